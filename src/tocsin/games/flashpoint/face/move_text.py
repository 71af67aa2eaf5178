"""Text forms of moves and chance outcomes, one spelling each.

walk:n  carry:n  haul:n  lead:n  lead-carry:n  lead-haul:n      alone, with a victim, a hazmat, ...
walk:up  walk:down  walk:high                                   stairs and ladders, where there are
open:e  close:e  spray:n  spray:n*2  spray:here  chop:w  pass
squeeze:n  sniff:e  dodge:n  dodge-lead:n  fall                the dog's own, and in the fire phase
treat  dispose  identify:2,4  drive:engine>e  gun  keep  reroll:red  crew:paramedic
command-walk:2>n  command-open:2>e  accept  decline  ride:0,7  stay
first:2  specialist:driver  stand:0,5  park:ambulance>n  explode:5,2  recover:0,6
operate:u:0,3  board  load:0,3  load-treated:0,3  cannon        the platform, where it is in play
~roll:3,5  ~red:4  ~black:7  ~reveal:victim  ~reveal:false-alarm  ~deal:captain
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.notation import Reader
from tocsin.games.flashpoint.table import codes, specialists, ways
from tocsin.games.flashpoint.table.board import Board

PLAIN_WORDS: Final = {
    codes.PASS: "pass",
    codes.TREAT: "treat",
    codes.DISPOSE: "dispose",
    codes.GUN: "gun",
    codes.KEEP: "keep",
    codes.REROLL_RED: "reroll:red",
    codes.REROLL_BLACK: "reroll:black",
    codes.ACCEPT: "accept",
    codes.DECLINE: "decline",
    codes.STAY: "stay",
    codes.CLEAR: "clear",
    codes.CANNON: "cannon",
    codes.BOARD: "board",
    codes.FALL: "fall",
    codes.REVEAL_VICTIM: "~reveal:victim",
    codes.REVEAL_ALARM: "~reveal:false-alarm",
}
CELL_VERBS: Final = (
    ("identify", codes.IDENTIFY_FROM),
    ("ride", codes.RIDE_FROM),
    ("explode", codes.EXPLODE_FROM),
    ("recover", codes.RECOVER_FROM),
    ("stand", codes.STAND_FROM),
    ("operate", codes.OPERATE_FROM),
    ("load", codes.LOAD_FROM),
    ("load-treated", codes.LOAD_TREATED_FROM),
)
_DIRECTED_WORDS: Final = tuple(dict.fromkeys(codes.VERBS))


def write_move(board: Board, code: i64) -> str:
    """The one text of a code."""
    if int(code) in PLAIN_WORDS:
        return PLAIN_WORDS[code]
    if code < codes.RED_FROM:
        return f"~roll:{code >> 4},{code & 15}"
    if code < codes.BLACK_FROM:
        return f"~red:{code - codes.RED_FROM}"
    if code < codes.REVEAL_VICTIM:
        return f"~black:{code - codes.BLACK_FROM}"
    if code < codes.PASS:
        return f"~deal:{specialists.ROLES[code - codes.DEAL_FROM]}"
    if codes.is_directed(code):
        return f"{codes.VERBS[codes.verb_of(code)]}:{_write_way(code)}"
    if codes.is_command(code):
        return (
            f"command-{codes.VERBS[codes.verb_of(code)]}:{codes.commanded(code)}>{_write_way(code)}"
        )
    if code < codes.CREW_FROM:
        return f"drive:{_write_spot(code - codes.DRIVE_FROM)}"
    if code < codes.PARK_FROM:
        return f"crew:{specialists.ROLES[code - codes.CREW_FROM]}"
    if code < codes.FIRST_FROM:
        return f"park:{_write_spot(code - codes.PARK_FROM)}"
    if code < codes.CHOOSE_FROM:
        return f"first:{code - codes.FIRST_FROM}"
    if code < codes.KEEP:
        return f"specialist:{specialists.ROLES[code - codes.CHOOSE_FROM]}"
    word, start = CELL_VERBS[(code - codes.IDENTIFY_FROM) // 1000]
    return f"{word}:{board.names[code - start]}"


def read_move(board: Board, seats: int, text: str) -> i64:
    """The code of a move text, legal or not."""
    reader = Reader("move", text)
    code = _read(board, seats, reader)
    reader.end()
    return code


def read_cell(board: Board, reader: Reader) -> i64:
    """A cell by its name; the longest name that fits counts."""
    names = [board.names[cell] for cell in board.listed]
    return board.cell_named[names[reader.one_of(names, "a cell of the board")]]


def list_all(board: Board, seats: int) -> list[str]:
    """Every move text that could be meant at this table, legal or not."""
    found: list[i64] = [
        code
        for code in PLAIN_WORDS
        if board.is_extreme or not (codes.is_extra(code) or code == codes.FALL)
    ]
    for red in range(i64(1), board.red_faces + 1):
        found.append(codes.RED_FROM + red)
        found += [codes.roll_code(red, black) for black in range(i64(1), board.black_faces + 1)]
    found += [codes.BLACK_FROM + black for black in range(i64(1), board.black_faces + 1)]
    for verb in range(i64(0), i64(len(codes.VERBS))):
        if codes.is_rare(verb) and not board.is_extreme:
            continue
        for way in range(i64(0), ways.HERE):
            if board.ways <= way < ways.DIAGONAL:
                continue
            found.append(codes.directed_code(verb, way))
            if way < board.ways and verb != codes.DOUSE:
                found += [codes.command_code(seat, verb, way) for seat in range(seats)]
    found += [
        codes.directed_code(codes.SPRAY, ways.HERE),
        codes.directed_code(codes.DOUSE, ways.HERE),
    ]
    for role in range(i64(1), i64(len(specialists.ROLES))):
        found += [codes.DEAL_FROM + role, codes.CREW_FROM + role, codes.CHOOSE_FROM + role]
    for start in (codes.DRIVE_FROM, codes.PARK_FROM):
        found += [start + vehicle * 8 + spot for vehicle in (0, 1) for spot in range(4)]
    found += [codes.FIRST_FROM + seat for seat in range(seats)]
    for _, start in CELL_VERBS:
        if board.is_extreme or not codes.is_extra(start):
            found += [start + cell for cell in board.listed]
    return [write_move(board, code) for code in found]


def _write_way(code: i64) -> str:
    return ways.WAYS[codes.way_of(code)] + ("*2" if codes.verb_of(code) == codes.DOUSE else "")


def _write_spot(where: i64) -> str:
    return f"{codes.VEHICLES[where >> 3]}>{ways.SIDES[where & 7]}"


def _read(board: Board, seats: int, reader: Reader) -> i64:
    if reader.sees("~"):
        return _read_chance(board, reader)
    if reader.takes("command-"):
        verb = reader.one_of(_DIRECTED_WORDS, "what to command")
        reader.expect(":")
        seat = reader.number(0, seats - 1, "a seat")
        reader.expect(">")
        verb = codes.VERBS.index(_DIRECTED_WORDS[verb])
        return codes.command_code(seat, verb, reader.one_of(_ways(board), "a direction"))
    for code, plain in PLAIN_WORDS.items():
        if reader.text == plain:
            reader.at = len(plain)
            return code
    return _read_worded(board, seats, reader)


def _read_worded(board: Board, seats: int, reader: Reader) -> i64:
    start = reader.at
    word = reader.word("a move")
    if not reader.sees(":"):
        reader.at = start
        raise reader.fail("a move such as walk:n, spray:e or pass")
    reader.expect(":")
    if word in codes.VERBS:
        return _read_directed(board, reader, word)
    if word in {"drive", "park"}:
        vehicle = reader.one_of(codes.VEHICLES, "ambulance or engine")
        reader.expect(">")
        spot = reader.one_of(ways.SIDES, "n, e, s or w")
        return (codes.DRIVE_FROM if word == "drive" else codes.PARK_FROM) + vehicle * 8 + spot
    if word in {"crew", "specialist"}:
        role = 1 + reader.one_of(specialists.SPECIALISTS, "a specialist")
        return (codes.CREW_FROM if word == "crew" else codes.CHOOSE_FROM) + role
    if word == "first":
        return codes.FIRST_FROM + reader.number(0, seats - 1, "a seat")
    for verb, base in CELL_VERBS:
        if word == verb:
            return base + read_cell(board, reader)
    reader.at = start
    raise reader.fail("a move such as walk:n, spray:e or pass")


def _ways(board: Board) -> tuple[str, ...]:
    """The directions a board knows; diagonals do not count."""
    return ways.WAYS[: int(board.ways)]


def _read_directed(board: Board, reader: Reader, word: str) -> i64:
    verb: i64 = codes.VERBS.index(word)
    known = _ways(board) + ways.WAYS[ways.DIAGONAL : ways.HERE]
    if verb == codes.SPRAY:
        known += ("here",)
    way: i64 = ways.WAYS.index(known[reader.one_of(known, "a direction")])
    if verb == codes.SPRAY and reader.takes("*2"):
        verb = codes.DOUSE
    return codes.directed_code(verb, way)


def _read_chance(board: Board, reader: Reader) -> i64:
    if reader.takes("~roll:"):
        red = reader.number(1, int(board.red_faces), "a face of the red die")
        reader.expect(",")
        return codes.roll_code(
            red, reader.number(1, int(board.black_faces), "a face of the black die")
        )
    if reader.takes("~red:"):
        return codes.RED_FROM + reader.number(1, int(board.red_faces), "a face of the red die")
    if reader.takes("~black:"):
        return codes.BLACK_FROM + reader.number(
            1, int(board.black_faces), "a face of the black die"
        )
    if reader.takes("~reveal:"):
        found = reader.one_of(("victim", "false-alarm"), "victim or false-alarm")
        return codes.REVEAL_VICTIM + found
    reader.expect("~deal:")
    return codes.DEAL_FROM + 1 + reader.one_of(specialists.SPECIALISTS, "a specialist")
