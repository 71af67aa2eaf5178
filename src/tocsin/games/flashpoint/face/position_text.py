"""Text form of positions: one line, complete at every moment of a turn.

flashpoint/1 7 act:2 4+0 3,4+2/0,5=captain/... 2,2;2,3 1,1 2,4;5,8 3,3;4,4+ 5,2*2 4,6
             |   |   |   |                     |       |   |       |        |     hot spots
             |   |   |   |                     fire    |   |       |        hazmats
             |   |   |   firefighters: cell + saved    |   |       victims, + when treated
             |   |   points and free points            |   points of interest, face down
             |   phase and active seat (/first seat)   smoke
             turn
2,3|3,3=1 1,3|1,4=open 10/5/0/0/0/0/0/0/0 n/w 6 target=5,2;ignited=1
|         |            |                  |   | what an unfinished step remembers
|         |            |                  |   hot spots in reserve
|         |            |                  ambulance and engine
|         |            hidden victims/hidden false alarms/rescued/lost/false alarms found/
|         doors not    false alarms burnt/markers buried/hazmats safe/hazmats blown up
damage    closed
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.notation import Reader, split_fields
from tocsin.core.seats import CHANCE, NOBODY
from tocsin.games.flashpoint.face import move_text
from tocsin.games.flashpoint.table import (
    barriers,
    codes,
    marks,
    phases,
    pieces,
    results,
    specialists,
    ways,
)
from tocsin.games.flashpoint.table.state import FlashpointState

HEAD: Final = "flashpoint/1"
FIELDS: Final = 16
# A list: compiled, a constant tuple of native numbers is never set.
_CHANCE_PHASES: Final = [
    phases.REVEAL,
    phases.GUN_ROLL,
    phases.GUN_DIE,
    phases.ROLL,
    phases.LOSS,
    phases.REPLENISH,
    phases.UNVEIL,
    phases.JAM,
    phases.SPILL,
]
# What an unfinished step may have to remember, with the largest number that makes sense.
_PLAIN_MEMORY: Final = (
    ("fresh", 1),
    ("cafs", 1),
    ("refusers", 63),
    ("left", 9),
    ("red", 6),
    ("black", 12),
    ("rerolled", 3),
    ("ignites", 1),
    ("ignited", 1),
    ("fallen", 63),
    ("riders", 63),
    ("vehicle", 1),
    ("boarding", 4),
)


def write_position(s: FlashpointState) -> str:
    """The one text of a scene."""
    fields = [
        HEAD,
        str(s.turn),
        _write_phase(s),
        f"{s.ap}+{s.free}",
        "/".join(_write_figure(s, seat) for seat in range(s.players)),
        _write_cells(s, marks.FIRE),
        _write_cells(s, marks.SMOKE),
        _write_cells(s, marks.POI),
        _write_victims(s),
        _write_hazmats(s),
        _write_cells(s, marks.HOT),
        _write_walls(s),
        _write_doors(s),
        "/".join(str(number) for number in _tallies(s)),
        _write_vehicles(s),
        str(s.reserve),
        _write_memory(s),
    ]
    return " ".join(fields)


def read_position(s: FlashpointState, text: str) -> None:
    """Fill a blank scene from a position text."""
    fields = split_fields("position", text, HEAD, FIELDS)
    s.turn = fields[0].number(0, 99999, "a turn number")
    _read_phase(s, fields[1])
    s.ap = fields[2].number(0, 99, "action points")
    fields[2].expect("+")
    s.free = fields[2].number(0, 9, "free action points")
    for seat in range(s.players):
        if seat > 0:
            fields[3].expect("/")
        _read_figure(s, fields[3], seat)
    _read_cells(s, fields[4], marks.FIRE)
    _read_cells(s, fields[5], marks.SMOKE)
    _read_cells(s, fields[6], marks.POI)
    _read_victims(s, fields[7])
    _read_hazmats(s, fields[8])
    _read_cells(s, fields[9], marks.HOT)
    _read_walls(s, fields[10])
    _read_doors(s, fields[11])
    _read_tallies(s, fields[12])
    _read_vehicles(s, fields[13])
    s.reserve = fields[14].number(0, 99, "hot spots in reserve")
    _read_memory(s, fields[15])
    for field in fields:
        field.end()
    s.threats = len(s.cells_marked(marks.FIRE)) + len(s.cells_marked(marks.SMOKE))
    s.face_down = len(s.cells_marked(marks.POI))
    s.actor = _find_actor(s, fields[1])


def _find_actor(s: FlashpointState, reader: Reader) -> i64:
    phase = s.phase
    if phase == phases.OVER:
        return NOBODY
    if phase == phases.RECOVER or (
        phase in (phases.RIDE, phases.EMBARK, phases.ALIGHT) and s.riders
    ):
        seat = s.first_of(s.fallen if phase == phases.RECOVER else s.riders)
        if seat < 0:
            raise reader.fail("a phase with somebody to choose")
        return seat
    if phase == phases.CONSENT:
        if not codes.is_command(s.asked):
            raise reader.fail("a phase with a command to answer")
        return codes.commanded(s.asked)
    if phase in _CHANCE_PHASES:
        return CHANCE
    if phase < phases.ACT and phase not in (phases.FIRST, phases.CHOOSE, phases.STAND, phases.PARK):
        return CHANCE
    return s.seat


def _write_phase(s: FlashpointState) -> str:
    if s.phase == phases.OVER:
        return f"over:{results.ENDINGS[s.ending]}"
    text = f"{phases.PHASES[s.phase]}:{s.seat}"
    return f"{text}/{s.first}" if s.phase < phases.ACT else text


def _read_phase(s: FlashpointState, reader: Reader) -> None:
    s.phase = reader.one_of(phases.PHASES, "a phase")
    reader.expect(":")
    if s.phase == phases.OVER:
        s.ending = 1 + reader.one_of(results.ENDINGS[1:], "an ending")
        return
    s.seat = reader.number(0, int(s.players) - 1, "a seat")
    if s.phase < phases.ACT:
        reader.expect("/")
        s.first = reader.number(0, int(s.players) - 1, "the first seat")


def _write_figure(s: FlashpointState, seat: i64) -> str:
    cell = s.cell_of(seat)
    text = s.board.names[cell] if cell >= 0 else "-"
    if s.saved(seat):
        text += f"+{s.saved(seat)}"
    if s.role_of(seat):
        text += f"={specialists.ROLES[s.role_of(seat)]}"
    return text


def _read_figure(s: FlashpointState, reader: Reader, seat: i64) -> None:
    if not reader.takes("-"):
        s.put(seat, move_text.read_cell(s.board, reader))
    if reader.takes("+"):
        s.save(seat, reader.number(1, 99, "saved action points"))
    if reader.takes("="):
        s.cast_role(seat, 1 + reader.one_of(specialists.SPECIALISTS, "a specialist"))


def _write_cells(s: FlashpointState, kind: i64) -> str:
    names = [s.board.names[cell] for cell in s.cells_marked(kind)]
    return ";".join(names) if names else "-"


def _read_cells(s: FlashpointState, reader: Reader, kind: i64) -> None:
    if reader.takes("-"):
        return
    last: i64 = -1
    while True:
        last = _read_next(s, reader, last)
        s.mark(kind, last)
        if not reader.takes(";"):
            return


def _read_next(s: FlashpointState, reader: Reader, last: i64) -> i64:
    """A cell after the last one, so that every list has one spelling."""
    at = reader.at
    cell = move_text.read_cell(s.board, reader)
    if cell <= last:
        reader.at = at
        raise reader.fail("cells once each, in the order of the board")
    return cell


def _write_victims(s: FlashpointState) -> str:
    words: list[str] = []
    for cell in s.board.listed:
        for kind, sign in ((marks.VICTIM, ""), (marks.TREATED, "+")):
            count = s.count(kind, cell)
            if count:
                times = f"*{count}" if count > 1 else ""
                words.append(f"{s.board.names[cell]}{sign}{times}")
    return ";".join(words) if words else "-"


def _read_victims(s: FlashpointState, reader: Reader) -> None:
    if reader.takes("-"):
        return
    last: i64 = -1
    while True:
        at = reader.at
        cell = move_text.read_cell(s.board, reader)
        kind = marks.TREATED if reader.takes("+") else marks.VICTIM
        rank = 2 * cell + (1 if kind == marks.TREATED else 0)
        if rank <= last:
            reader.at = at
            raise reader.fail("cells once each, in the order of the board")
        last = rank
        count = reader.number(2, 9, "2 to 9") if reader.takes("*") else 1
        for _ in range(count):
            s.add_thing(kind, cell)
        s.victims += count
        if not reader.takes(";"):
            return


def _write_hazmats(s: FlashpointState) -> str:
    words: list[str] = []
    for cell in s.cells_marked(marks.HAZMAT):
        count = s.count(marks.HAZMAT, cell)
        words.append(s.board.names[cell] + (f"*{count}" if count > 1 else ""))
    return ";".join(words) if words else "-"


def _read_hazmats(s: FlashpointState, reader: Reader) -> None:
    if reader.takes("-"):
        return
    last: i64 = -1
    while True:
        last = _read_next(s, reader, last)
        count = reader.number(2, 9, "2 to 9") if reader.takes("*") else 1
        for _ in range(count):
            s.add_thing(marks.HAZMAT, last)
        if not reader.takes(";"):
            return


def _write_walls(s: FlashpointState) -> str:
    words: list[str] = []
    for edge in range(barriers.FREE_EDGE + 1, i64(len(s.board.edge_names))):
        markers = barriers.markers_on(i64(s.edges[edge]))
        if markers:
            words.append(f"{s.board.edge_names[edge]}={markers}")
    return ";".join(words) if words else "-"


def _read_walls(s: FlashpointState, reader: Reader) -> None:
    if reader.takes("-"):
        return
    last: i64 = -1
    while True:
        last = _read_edge(
            s, reader, last, (barriers.WALL, barriers.LIGHT, barriers.WINDOW), "a wall"
        )
        reader.expect("=")
        if i64(s.board.start_edges[last]) == barriers.WALL:
            damage = reader.number(1, 2, "1 or 2 damage markers")
            s.set_edge(last, barriers.WALL + damage)
        else:
            damage = reader.number(1, 1, "1 damage marker")
            s.set_edge(last, barriers.BREACH)
        s.damage += damage
        if s.damage > 2 * pieces.DAMAGE_MAX:
            raise reader.fail("fewer damage markers")
        if not reader.takes(";"):
            return


def _write_doors(s: FlashpointState) -> str:
    words: list[str] = []
    for edge in range(barriers.FREE_EDGE + 1, i64(len(s.board.edge_names))):
        barrier = i64(s.edges[edge])
        if barrier in (
            barriers.OPEN,
            barriers.OPEN_WINDOW,
            barriers.FIREPROOF_OPEN,
            barriers.JAMMED_OPEN,
        ):
            words.append(f"{s.board.edge_names[edge]}=open")
        elif barrier == barriers.GONE:
            words.append(f"{s.board.edge_names[edge]}=gone")
        elif barrier == barriers.LADDER:
            words.append(f"{s.board.edge_names[edge]}=ladder")
    return ";".join(words) if words else "-"


def _read_doors(s: FlashpointState, reader: Reader) -> None:
    if reader.takes("-"):
        return
    last: i64 = -1
    while True:
        kinds = (barriers.CLOSED, barriers.WINDOW, barriers.FIREPROOF, barriers.NOTHING)
        last = _read_edge(s, reader, last, kinds, "a doorway with a marker")
        reader.expect("=")
        start = i64(s.board.start_edges[last])
        if start == barriers.NOTHING:
            reader.expect("ladder")
            s.set_edge(last, barriers.LADDER)
        elif reader.takes("open"):
            s.set_edge(last, start + 1)
        elif start != barriers.WINDOW and reader.takes("gone"):
            s.set_edge(last, barriers.GONE)
        else:
            raise reader.fail("open or gone")
        if not reader.takes(";"):
            return


def _read_edge(
    s: FlashpointState, reader: Reader, last: i64, kinds: tuple[i64, ...], expected: str
) -> i64:
    """An edge after the last one whose barrier at the start is of an expected kind."""
    at = reader.at
    edge: i64 = 2 + reader.one_of(s.board.edge_names[2:], expected)
    if edge <= last or i64(s.board.start_edges[edge]) not in kinds:
        reader.at = at
        raise reader.fail(f"{expected}, each once, in the order of the board")
    return edge


def _tallies(s: FlashpointState) -> list[i64]:
    return [
        s.hidden_victims,
        s.hidden_alarms,
        s.rescued,
        s.lost,
        s.alarms_found,
        s.alarms_lost,
        s.buried,
        s.hazmats_safe,
        s.hazmats_blown,
    ]


def _read_tallies(s: FlashpointState, reader: Reader) -> None:
    numbers: list[int] = []
    for place in range(9):
        if place > 0:
            reader.expect("/")
        numbers.append(reader.number(0, 99, "a number of markers"))
    s.hidden_victims, s.hidden_alarms = numbers[0], numbers[1]
    s.rescued, s.lost = numbers[2], numbers[3]
    s.alarms_found, s.alarms_lost = numbers[4], numbers[5]
    s.buried = numbers[6]
    s.hazmats_safe, s.hazmats_blown = numbers[7], numbers[8]


def _write_vehicles(s: FlashpointState) -> str:
    ambulance = ways.SIDES[s.ambulance] if s.ambulance >= 0 else "-"
    engine = ways.SIDES[s.engine] if s.engine >= 0 else "-"
    return f"{ambulance}/{engine}"


def _read_vehicles(s: FlashpointState, reader: Reader) -> None:
    if not reader.takes("-"):
        s.ambulance = reader.one_of(ways.SIDES, "the side where the ambulance stands")
    reader.expect("/")
    if not reader.takes("-"):
        s.engine = reader.one_of(ways.SIDES, "the side where the engine stands")


def _memory(s: FlashpointState) -> list[i64]:
    return [
        s.may_change_crew,
        s.cafs_spent,
        s.refusers,
        s.to_come or s.berth_left or s.die_again,
        s.red,
        s.black,
        s.rerolled,
        s.ignites,
        s.ignited,
        s.fallen,
        s.riders,
        s.vehicle,
        s.berth,
    ]


def _write_memory(s: FlashpointState) -> str:
    words: list[str] = []
    for (name, _), value in zip(_PLAIN_MEMORY, _memory(s), strict=True):
        if value:
            words.append(f"{name}={value}")
    if s.spot_before >= 0:
        words.append(f"from={ways.SIDES[s.spot_before]}")
    if s.target >= 0:
        words.append(f"target={s.board.names[s.target]}")
    for cell in s.cells_marked(marks.ALARM):
        words.append(f"alarm={s.board.names[cell]}")
    if s.asked:
        words.append(f"asked={move_text.write_move(s.board, s.asked)}")
    return ";".join(words) if words else "-"


def _read_memory(s: FlashpointState, reader: Reader) -> None:
    if reader.takes("-"):
        return
    values = {name: 0 for name, _ in _PLAIN_MEMORY}
    is_first = True
    for name, most in _PLAIN_MEMORY:
        if _takes_word(reader, name, is_first):
            # Only `left` may be below nothing: not yet counted.
            values[name] = reader.number(-1 if name == "left" else 1, most, f"1 to {most}")
            if values[name] == 0:
                raise reader.fail("nothing where nothing is to be remembered")
            is_first = False
    if _takes_word(reader, "from", is_first):
        s.spot_before = reader.one_of(ways.SIDES, "a side")
        is_first = False
    if _takes_word(reader, "target", is_first):
        s.target = move_text.read_cell(s.board, reader)
        is_first = False
    last: i64 = -1
    while _takes_word(reader, "alarm", is_first):
        last = _read_next(s, reader, last)
        s.mark(marks.ALARM, last)
        is_first = False
    if _takes_word(reader, "asked", is_first):
        rest = reader.text[reader.at :]
        s.asked = move_text.read_move(s.board, int(s.players), rest)
        reader.at = len(reader.text)
        is_first = False
    if is_first:
        raise reader.fail("what the step remembers")
    _remember(s, values)


def _takes_word(reader: Reader, name: str, is_first: bool) -> bool:
    return reader.takes(f"{name}=" if is_first else f";{name}=")


def _remember(s: FlashpointState, values: dict[str, int]) -> None:
    s.may_change_crew = values["fresh"]
    s.cafs_spent = values["cafs"]
    s.refusers = values["refusers"]
    if phases.GUN_ROLL <= s.phase <= phases.GUN_DIE:
        s.die_again = values["left"]
    elif s.phase == phases.RIDE or values["left"] < 0:
        s.berth_left = values["left"]
    else:
        s.to_come = values["left"]
    s.red = values["red"]
    s.black = values["black"]
    s.rerolled = values["rerolled"]
    s.ignites = values["ignites"]
    s.ignited = values["ignited"]
    s.fallen = values["fallen"]
    s.riders = values["riders"]
    s.vehicle = values["vehicle"]
    s.berth = values["boarding"]
