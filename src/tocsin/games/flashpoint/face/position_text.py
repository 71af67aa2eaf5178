"""Text form of positions: one line, complete at every moment of a turn.

flashpoint/2:front 7 act:2 4+0 3,4+2/0,5=captain/... 2,2;2,3 1,1 2,4;5,8 3,3;4,4+ 5,2*2 4,6
|            |     | |     |   |                     |       |   |       |        |     hot spots
|            |     | |     |   |                     fire    |   |       |        hazmats
|            |     | |     |   firefighters: cell + saved    |   |       victims, + when treated
|            |     | |     points and free points            |   points of interest, face down
|            |     | phase and active seat (/first seat)     smoke
notation     board turn
2,3|3,3=1 1,3|1,4=open 10/5/0/0/0/0/0/0/0 n/w 6 target=5,2;ignited=1
|         |            |                  |   | what an unfinished step remembers
|         |            |                  |   hot spots in reserve
|         |            |                  ambulance and engine
|         |            hidden victims/hidden false alarms/rescued/lost/false alarms found/
|         doors not    false alarms burnt/markers buried/hazmats safe/hazmats blown up
damage    closed

What the unfinished step remembers is in `step_text`. An expansion has more words for edges.

A board of ours is named by its name, a user's plan by its name and a check sum of all of it:
`cottage~1f3a9c21`. Texts of the first notation, `flashpoint/1`, name no board and are read too.
Cells and words are written in the order of the board and read in any.
"""

from typing import Final
from zlib import crc32

from mypy_extensions import i64

from tocsin.core import data
from tocsin.core.errors import SetupError, notation_error
from tocsin.core.notation import Reader, split_fields
from tocsin.core.seats import CHANCE, NOBODY
from tocsin.games.flashpoint.face import step_text
from tocsin.games.flashpoint.face.move_text import read_cell, read_edge
from tocsin.games.flashpoint.face.words import read_cells, split_words
from tocsin.games.flashpoint.table import barriers, codes, marks, phases, pieces, ways
from tocsin.games.flashpoint.table.state import FlashpointState

HEAD: Final = "flashpoint/2:"
# The first notation named no board.
OLD_HEAD: Final = "flashpoint/1"
FIELDS: Final = 16
TURN_MAX: Final = 999_999
# How much of the name of a user's plan is told.
_NAME_MAX: Final = 24
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


def name_board(board: str) -> str:
    """The word for a board: its name, or the name of a user's plan with its check sum."""
    if not data.is_plan_text(board):
        return board
    name = ""
    for letter in data.name_plan(board).lower()[:_NAME_MAX]:
        name += letter if letter.isascii() and letter.isalnum() else "-"
    return f"{name}~{crc32(board.encode()):08x}"


def board_in(text: str) -> str:
    """The board that a position text names; empty if it names none."""
    head = text[:100].partition(" ")[0]
    return head[len(HEAD) :] if head.startswith(HEAD) else ""


class PositionText:
    """Reads and writes positions; an expansion says more about phases and edges."""

    def __init__(self, board: str) -> None:
        self.board = name_board(board)
        self.fields_n = FIELDS

    def write(self, s: FlashpointState) -> str:
        """The one text of a table."""
        fields = [
            HEAD + self.board,
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
        fields = self._split(text)
        s.turn = fields[0].number(0, TURN_MAX, "turn")
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
        self.read_more(s, fields)
        for field in fields:
            field.end()
        s.threats = len(s.cells_marked(marks.FIRE)) + len(s.cells_marked(marks.SMOKE))
        s.face_down = len(s.cells_marked(marks.POI))
        s.actor = self.find_actor(s, fields[1])

    def _split(self, text: str) -> list[Reader]:
        """The fields of a text that belongs to this board."""
        named = board_in(text)
        if named and named != self.board:
            raise SetupError("position-of-another-board", {"named": named, "board": self.board})
        head = HEAD + named if named else OLD_HEAD
        if text[: len(head) + 1] not in (head, f"{head} "):
            raise notation_error("position", text, 0, "token", {"token": HEAD + self.board})
        return split_fields("position", text, head, self.fields_n)

    # What an expansion adds to.

    def read_more(self, s: FlashpointState, fields: list[Reader]) -> None:
        """The fields that only an expansion has."""

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

    def _read_walls(self, s: FlashpointState, field: Reader) -> None:
        named: list[i64] = []
        for word in split_words(field):
            edge = _read_edge(s, word, named, "wall", self)
            word.expect("=")
            start = i64(s.board.start_edges[edge])
            damage = word.number(1, self.markers_max(start), "damage-markers")
            word.end()
            s.set_edge(edge, barriers.WALL + damage if start == barriers.WALL else barriers.BROKEN)
            s.damage += damage
            if s.damage > 2 * pieces.DAMAGE_MAX:
                raise word.fail("fewer-damage-markers")

    def _write_doors(self, s: FlashpointState) -> str:
        words: list[str] = []
        for edge in range(barriers.FREE_EDGE + 1, i64(len(s.board.edge_names))):
            word = self.door_word(i64(s.edges[edge]))
            if word:
                words.append(f"{s.board.edge_names[edge]}={word}")
        return ";".join(words) if words else "-"

    def _read_doors(self, s: FlashpointState, field: Reader) -> None:
        named: list[i64] = []
        for word in split_words(field):
            edge = _read_edge(s, word, named, "door", self)
            word.expect("=")
            states = self.door_states(i64(s.board.start_edges[edge]))
            which = word.one_of([text for text, _ in states], "door-state")
            word.end()
            s.set_edge(edge, states[which][1])


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


def _read_cells(s: FlashpointState, field: Reader, kind: i64) -> None:
    for cell in read_cells(s.board, field):
        s.mark(kind, cell)


def _write_victims(s: FlashpointState) -> str:
    words: list[str] = []
    for cell in s.board.listed:
        for kind, sign in ((marks.VICTIM, ""), (marks.TREATED, "+")):
            count = s.count(kind, cell)
            if count:
                times = f"*{count}" if count > 1 else ""
                words.append(f"{s.board.names[cell]}{sign}{times}")
    return ";".join(words) if words else "-"


def _read_victims(s: FlashpointState, field: Reader) -> None:
    for word in split_words(field):
        at = word.at
        cell = read_cell(s.board, word)
        kind = marks.TREATED if word.takes("+") else marks.VICTIM
        s.victims += _read_things(s, word, kind, cell, at)


def _read_things(s: FlashpointState, word: Reader, kind: i64, cell: i64, at: int) -> i64:
    """How many of a kind lie in a cell, which is said once; the word began at that place."""
    if s.has(kind, cell):
        word.at = at
        raise word.fail("cells-once")
    count = word.number(2, 9, "how-many") if word.takes("*") else 1
    word.end()
    for _ in range(count):
        s.add_thing(kind, cell)
    return count


def _write_hazmats(s: FlashpointState) -> str:
    words: list[str] = []
    for cell in s.cells_marked(marks.HAZMAT):
        count = s.count(marks.HAZMAT, cell)
        words.append(s.board.names[cell] + (f"*{count}" if count > 1 else ""))
    return ";".join(words) if words else "-"


def _read_hazmats(s: FlashpointState, field: Reader) -> None:
    for word in split_words(field):
        at = word.at
        _read_things(s, word, marks.HAZMAT, read_cell(s.board, word), at)


def _write_walls(s: FlashpointState) -> str:
    words: list[str] = []
    for edge in range(barriers.FREE_EDGE + 1, i64(len(s.board.edge_names))):
        markers = barriers.markers_on(i64(s.edges[edge]))
        if markers:
            words.append(f"{s.board.edge_names[edge]}={markers}")
    return ";".join(words) if words else "-"


def _read_edge(
    s: FlashpointState, word: Reader, named: list[i64], expected: str, words: PositionText
) -> i64:
    """An edge that was a wall or a door at the start and is not named yet."""
    at = word.at
    edge: i64 = read_edge(s.board, word, expected)
    start = i64(s.board.start_edges[edge])
    fits = words.markers_max(start) > 0 if expected == "wall" else bool(words.door_states(start))
    if edge in named or not fits:
        word.at = at
        raise word.fail(f"{expected}s-once")
    named.append(edge)
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
