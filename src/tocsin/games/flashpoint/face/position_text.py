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

What the unfinished step remembers is in `step_text`. An expansion has more words for edges.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.notation import Reader, split_fields
from tocsin.core.seats import CHANCE, NOBODY
from tocsin.games.flashpoint.face import step_text
from tocsin.games.flashpoint.face.move_text import read_cell, read_edge, read_next_cell
from tocsin.games.flashpoint.table import barriers, codes, marks, phases, pieces, ways
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
]


class PositionText:
    """Reads and writes positions; an expansion says more about phases and edges."""

    def write(self, s: FlashpointState) -> str:
        """The one text of a table."""
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
            self._write_doors(s),
            "/".join(str(number) for number in _tallies(s)),
            _write_vehicles(s),
            str(s.reserve),
            step_text.write(s),
        ]
        return " ".join(fields)

    def read(self, s: FlashpointState, text: str) -> None:
        """Fill a blank table from a position text."""
        fields = split_fields("position", text, HEAD, FIELDS)
        s.turn = fields[0].number(0, 99999, "turn")
        _read_phase(s, fields[1])
        s.ap = fields[2].number(0, 99, "points")
        fields[2].expect("+")
        s.free = fields[2].number(0, 9, "free-points")
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
        self._read_walls(s, fields[10])
        self._read_doors(s, fields[11])
        _read_tallies(s, fields[12])
        _read_vehicles(s, fields[13])
        s.reserve = fields[14].number(0, 99, "reserve")
        step_text.read(s, fields[15])
        for field in fields:
            field.end()
        s.threats = len(s.cells_marked(marks.FIRE)) + len(s.cells_marked(marks.SMOKE))
        s.face_down = len(s.cells_marked(marks.POI))
        s.actor = self.find_actor(s, fields[1])

    # What an expansion adds to.

    def find_actor(self, s: FlashpointState, reader: Reader) -> i64:
        """Who is to act in this phase."""
        phase = s.phase
        if phase == phases.OVER:
            return NOBODY
        if phase == phases.RECOVER or (phase == phases.RIDE and s.riders):
            seat = s.first_of(s.fallen if phase == phases.RECOVER else s.riders)
            if seat < 0:
                raise reader.fail("phase-with-a-choice")
            return seat
        if phase == phases.CONSENT:
            if not codes.is_command(s.asked):
                raise reader.fail("phase-with-a-command")
            return codes.commanded(s.asked)
        if phase in _CHANCE_PHASES:
            return CHANCE
        is_chosen = phase in (phases.FIRST, phases.CHOOSE, phases.STAND, phases.PARK)
        return CHANCE if phase < phases.ACT and not is_chosen else s.seat

    def markers_max(self, start: i64) -> int:
        """How many damage markers an edge can hold that was like this at the start."""
        return 2 if start == barriers.WALL else 0

    def door_word(self, barrier: i64) -> str:
        """How a door that is not closed is written; empty for anything else."""
        if barrier == barriers.OPEN:
            return "open"
        return "gone" if barrier == barriers.GONE else ""

    def door_states(self, start: i64) -> list[tuple[str, i64]]:
        """The words a door may be written with that was like this at the start, and what it is."""
        if start == barriers.CLOSED:
            return [("open", barriers.OPEN), ("gone", barriers.GONE)]
        return []

    # Edges.

    def _read_walls(self, s: FlashpointState, reader: Reader) -> None:
        if reader.takes("-"):
            return
        last: i64 = -1
        while True:
            last = _read_edge(s, reader, last, "wall", self)
            reader.expect("=")
            start = i64(s.board.start_edges[last])
            damage = reader.number(1, self.markers_max(start), "damage-markers")
            s.set_edge(last, barriers.WALL + damage if start == barriers.WALL else barriers.BROKEN)
            s.damage += damage
            if s.damage > 2 * pieces.DAMAGE_MAX:
                raise reader.fail("fewer-damage-markers")
            if not reader.takes(";"):
                return

    def _write_doors(self, s: FlashpointState) -> str:
        words: list[str] = []
        for edge in range(barriers.FREE_EDGE + 1, i64(len(s.board.edge_names))):
            word = self.door_word(i64(s.edges[edge]))
            if word:
                words.append(f"{s.board.edge_names[edge]}={word}")
        return ";".join(words) if words else "-"

    def _read_doors(self, s: FlashpointState, reader: Reader) -> None:
        if reader.takes("-"):
            return
        last: i64 = -1
        while True:
            last = _read_edge(s, reader, last, "door", self)
            reader.expect("=")
            states = self.door_states(i64(s.board.start_edges[last]))
            which = reader.one_of([word for word, _ in states], "door-state")
            s.set_edge(last, states[which][1])
            if not reader.takes(";"):
                return


def _write_phase(s: FlashpointState) -> str:
    if s.phase == phases.OVER:
        return f"over:{s.hooks.endings[s.ending]}"
    text = f"{s.hooks.phases[s.phase]}:{s.seat}"
    return f"{text}/{s.first}" if s.phase < phases.ACT else text


def _read_phase(s: FlashpointState, reader: Reader) -> None:
    s.phase = reader.one_of(s.hooks.phases, "phase")
    reader.expect(":")
    if s.phase == phases.OVER:
        s.ending = 1 + reader.one_of(s.hooks.endings[1:], "ending")
        return
    s.seat = reader.number(0, int(s.players) - 1, "seat")
    if s.phase < phases.ACT:
        reader.expect("/")
        s.first = reader.number(0, int(s.players) - 1, "first-seat")


def _write_figure(s: FlashpointState, seat: i64) -> str:
    cell = s.cell_of(seat)
    text = s.board.names[cell] if cell >= 0 else "-"
    if s.saved(seat):
        text += f"+{s.saved(seat)}"
    if s.role_of(seat):
        text += f"={s.cards.names[s.role_of(seat)]}"
    return text


def _read_figure(s: FlashpointState, reader: Reader, seat: i64) -> None:
    if not reader.takes("-"):
        s.put(seat, read_cell(s.board, reader))
    if reader.takes("+"):
        s.save(seat, reader.number(1, 99, "saved-points"))
    if reader.takes("="):
        s.cast_role(seat, 1 + reader.one_of(s.cards.names[1:], "specialist"))


def _write_cells(s: FlashpointState, kind: i64) -> str:
    names = [s.board.names[cell] for cell in s.cells_marked(kind)]
    return ";".join(names) if names else "-"


def _read_cells(s: FlashpointState, reader: Reader, kind: i64) -> None:
    if reader.takes("-"):
        return
    last: i64 = -1
    while True:
        last = read_next_cell(s.board, reader, last)
        s.mark(kind, last)
        if not reader.takes(";"):
            return


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
        cell = read_cell(s.board, reader)
        kind = marks.TREATED if reader.takes("+") else marks.VICTIM
        rank = 2 * cell + (1 if kind == marks.TREATED else 0)
        if rank <= last:
            reader.at = at
            raise reader.fail("cells-in-order")
        last = rank
        count = reader.number(2, 9, "how-many") if reader.takes("*") else 1
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
        last = read_next_cell(s.board, reader, last)
        count = reader.number(2, 9, "how-many") if reader.takes("*") else 1
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


def _read_edge(
    s: FlashpointState, reader: Reader, last: i64, expected: str, words: PositionText
) -> i64:
    """An edge after the last one that was a wall or a door at the start."""
    at = reader.at
    edge: i64 = read_edge(s.board, reader, expected)
    start = i64(s.board.start_edges[edge])
    fits = words.markers_max(start) > 0 if expected == "wall" else bool(words.door_states(start))
    if edge <= last or not fits:
        reader.at = at
        raise reader.fail(f"{expected}s-in-order")
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
        numbers.append(reader.number(0, 99, "tally"))
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
        s.ambulance = reader.one_of(ways.SIDES, "ambulance-side")
    reader.expect("/")
    if not reader.takes("-"):
        s.engine = reader.one_of(ways.SIDES, "engine-side")
