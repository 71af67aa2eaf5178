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
from tocsin.games.flashpoint.board import Board
from tocsin.games.flashpoint.codes import (
    ACCEPT,
    BLACK_FROM,
    BOARD,
    CANNON,
    CHOOSE_FROM,
    CLEAR,
    CREW_FROM,
    DEAL_FROM,
    DECLINE,
    DIAGONAL,
    DISPOSE,
    DOUSE,
    DRIVE_FROM,
    EXPLODE_FROM,
    FALL,
    FIRST_FROM,
    GUN,
    HERE,
    IDENTIFY_FROM,
    KEEP,
    LOAD_FROM,
    LOAD_TREATED_FROM,
    OPERATE_FROM,
    PARK_FROM,
    PASS,
    RECOVER_FROM,
    RED_FROM,
    REROLL_BLACK,
    REROLL_RED,
    REVEAL_ALARM,
    REVEAL_VICTIM,
    RIDE_FROM,
    SPRAY,
    STAND_FROM,
    STAY,
    TREAT,
    VEHICLES,
    VERBS,
    command_code,
    commanded,
    directed_code,
    is_command,
    is_directed,
    is_extra,
    is_rare,
    roll_code,
    verb_of,
    way_of,
)
from tocsin.games.flashpoint.plan import SIDES
from tocsin.games.flashpoint.specialists import ROLES, SPECIALISTS

WAYS: Final = ("n", "s", "w", "e", "up", "down", "high", "nw", "ne", "sw", "se", "here")
PLAIN_WORDS: Final = {
    PASS: "pass",
    TREAT: "treat",
    DISPOSE: "dispose",
    GUN: "gun",
    KEEP: "keep",
    REROLL_RED: "reroll:red",
    REROLL_BLACK: "reroll:black",
    ACCEPT: "accept",
    DECLINE: "decline",
    STAY: "stay",
    CLEAR: "clear",
    CANNON: "cannon",
    BOARD: "board",
    FALL: "fall",
    REVEAL_VICTIM: "~reveal:victim",
    REVEAL_ALARM: "~reveal:false-alarm",
}
CELL_VERBS: Final = (
    ("identify", IDENTIFY_FROM),
    ("ride", RIDE_FROM),
    ("explode", EXPLODE_FROM),
    ("recover", RECOVER_FROM),
    ("stand", STAND_FROM),
    ("operate", OPERATE_FROM),
    ("load", LOAD_FROM),
    ("load-treated", LOAD_TREATED_FROM),
)
_DIRECTED_WORDS: Final = tuple(dict.fromkeys(VERBS))


def write_move(board: Board, code: i64) -> str:
    """The one text of a code."""
    if int(code) in PLAIN_WORDS:
        return PLAIN_WORDS[code]
    if code < RED_FROM:
        return f"~roll:{code >> 4},{code & 15}"
    if code < BLACK_FROM:
        return f"~red:{code - RED_FROM}"
    if code < REVEAL_VICTIM:
        return f"~black:{code - BLACK_FROM}"
    if code < PASS:
        return f"~deal:{ROLES[code - DEAL_FROM]}"
    if is_directed(code):
        return f"{VERBS[verb_of(code)]}:{_write_way(code)}"
    if is_command(code):
        return f"command-{VERBS[verb_of(code)]}:{commanded(code)}>{_write_way(code)}"
    if code < CREW_FROM:
        return f"drive:{_write_spot(code - DRIVE_FROM)}"
    if code < PARK_FROM:
        return f"crew:{ROLES[code - CREW_FROM]}"
    if code < FIRST_FROM:
        return f"park:{_write_spot(code - PARK_FROM)}"
    if code < CHOOSE_FROM:
        return f"first:{code - FIRST_FROM}"
    if code < KEEP:
        return f"specialist:{ROLES[code - CHOOSE_FROM]}"
    word, start = CELL_VERBS[(code - IDENTIFY_FROM) // 1000]
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
    codes: list[i64] = [
        code for code in PLAIN_WORDS if board.is_extreme or not (is_extra(code) or code == FALL)
    ]
    for red in range(i64(1), board.red_faces + 1):
        codes.append(RED_FROM + red)
        codes += [roll_code(red, black) for black in range(i64(1), board.black_faces + 1)]
    codes += [BLACK_FROM + black for black in range(i64(1), board.black_faces + 1)]
    for verb in range(i64(0), i64(len(VERBS))):
        if is_rare(verb) and not board.is_extreme:
            continue
        for way in range(i64(0), HERE):
            if board.ways <= way < DIAGONAL:
                continue
            codes.append(directed_code(verb, way))
            if way < board.ways and verb != DOUSE:
                codes += [command_code(seat, verb, way) for seat in range(seats)]
    codes += [directed_code(SPRAY, HERE), directed_code(DOUSE, HERE)]
    for role in range(i64(1), i64(len(ROLES))):
        codes += [DEAL_FROM + role, CREW_FROM + role, CHOOSE_FROM + role]
    for start in (DRIVE_FROM, PARK_FROM):
        codes += [start + vehicle * 8 + spot for vehicle in (0, 1) for spot in range(4)]
    codes += [FIRST_FROM + seat for seat in range(seats)]
    for _, start in CELL_VERBS:
        if board.is_extreme or not is_extra(start):
            codes += [start + cell for cell in board.listed]
    return [write_move(board, code) for code in codes]


def _write_way(code: i64) -> str:
    return WAYS[way_of(code)] + ("*2" if verb_of(code) == DOUSE else "")


def _write_spot(where: i64) -> str:
    return f"{VEHICLES[where >> 3]}>{SIDES[where & 7]}"


def _read(board: Board, seats: int, reader: Reader) -> i64:
    if reader.sees("~"):
        return _read_chance(board, reader)
    if reader.takes("command-"):
        verb = reader.one_of(_DIRECTED_WORDS, "what to command")
        reader.expect(":")
        seat = reader.number(0, seats - 1, "a seat")
        reader.expect(">")
        verb = VERBS.index(_DIRECTED_WORDS[verb])
        return command_code(seat, verb, reader.one_of(_ways(board), "a direction"))
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
    if word in VERBS:
        return _read_directed(board, reader, word)
    if word in {"drive", "park"}:
        vehicle = reader.one_of(VEHICLES, "ambulance or engine")
        reader.expect(">")
        spot = reader.one_of(SIDES, "n, e, s or w")
        return (DRIVE_FROM if word == "drive" else PARK_FROM) + vehicle * 8 + spot
    if word in {"crew", "specialist"}:
        role = 1 + reader.one_of(SPECIALISTS, "a specialist")
        return (CREW_FROM if word == "crew" else CHOOSE_FROM) + role
    if word == "first":
        return FIRST_FROM + reader.number(0, seats - 1, "a seat")
    for verb, base in CELL_VERBS:
        if word == verb:
            return base + read_cell(board, reader)
    reader.at = start
    raise reader.fail("a move such as walk:n, spray:e or pass")


def _ways(board: Board) -> tuple[str, ...]:
    """The directions a board knows; diagonals do not count."""
    return WAYS[: int(board.ways)]


def _read_directed(board: Board, reader: Reader, word: str) -> i64:
    verb: i64 = VERBS.index(word)
    known = _ways(board) + WAYS[DIAGONAL:HERE]
    if verb == SPRAY:
        known += ("here",)
    way: i64 = WAYS.index(known[reader.one_of(known, "a direction")])
    if verb == SPRAY and reader.takes("*2"):
        verb = DOUSE
    return directed_code(verb, way)


def _read_chance(board: Board, reader: Reader) -> i64:
    if reader.takes("~roll:"):
        red = reader.number(1, int(board.red_faces), "a face of the red die")
        reader.expect(",")
        return roll_code(red, reader.number(1, int(board.black_faces), "a face of the black die"))
    if reader.takes("~red:"):
        return RED_FROM + reader.number(1, int(board.red_faces), "a face of the red die")
    if reader.takes("~black:"):
        return BLACK_FROM + reader.number(1, int(board.black_faces), "a face of the black die")
    if reader.takes("~reveal:"):
        found = reader.one_of(("victim", "false-alarm"), "victim or false-alarm")
        return REVEAL_VICTIM + found
    reader.expect("~deal:")
    return DEAL_FROM + 1 + reader.one_of(SPECIALISTS, "a specialist")
