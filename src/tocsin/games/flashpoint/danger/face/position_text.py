"""Text form of positions of the expansion: the base game's line and one field more.

... crack=3,3;hole=5,3;toxic=6,2;large=3;small=0;jam=1,4|1,5*2;ladder=4,0;spent=2;shaken=b:5,3
    |       |      |         |           |               |        |       set off under holes
    floors damaged, gone     objects     jam tokens      folded   counters out of the game
...;ladder=4,0;platform=u:0,3;spent=2;...      where the platform is, if it is in play
... ladder=5,3;down=5,2>n;lost=1     over a hole a bridge; let down north of 5,2; out of the game
knock=1,4|1,5;due=below:b:5,3;trail=6,2;trail=6,3;laid=2;resume=roll;aim=2,2
|             |               |                   |      the step that waits for dice, its target
doors to roll for, and what is due, last first    tokens laid by the spill along its trail
extra=ready;dodging=3
|           seats that may get out of the way (1 for seat 0, 2 for seat 1, 4 ...)
the point that the veteran gave this turn, ready or used
"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64, u8

from tocsin.core.bits import bit
from tocsin.core.notation import Reader
from tocsin.core.seats import CHANCE
from tocsin.games.flashpoint.danger.rules import stairs, veteran
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import board, queue, state
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState, danger_of
from tocsin.games.flashpoint.face.move_text import read_cell, read_edge, read_next_cell
from tocsin.games.flashpoint.face.position_text import PositionText
from tocsin.games.flashpoint.table import barriers, phases
from tocsin.games.flashpoint.table.state import FlashpointState

_FLOORS: Final = [
    ("crack", danger_marks.CRACK),
    ("hole", danger_marks.HOLE),
    ("toxic", danger_marks.TOXIC),
]
_LIST_MAX: Final = 24
_TRAIL_MAX: Final = 8


class DangerPositionText(PositionText):
    """The base game's text, with more kinds of edges and one field more."""

    def write(self, s: FlashpointState) -> str:
        """The one text of a table."""
        words = _write_words(danger_of(s))
        return f"{super().write(s)} {';'.join(words) if words else '-'}"

    def read(self, s: FlashpointState, text: str) -> None:
        """Fill a blank table from a position text."""
        first, _, _ = text.rpartition(" ")
        super().read(s, first)
        reader = Reader("position", text)
        reader.at = len(first) + 1
        d = danger_of(s)
        _count_raised(d)
        if not reader.takes("-"):
            _read_words(d, reader, reader.at)
        reader.end()
        if s.phase == danger_phases.DODGING:
            s.actor = s.first_of(d.dodging)
            if s.actor < 0:
                raise reader.fail("phase-with-a-choice")
        _put_in_order(d)

    def find_actor(self, s: FlashpointState, reader: Reader) -> i64:
        """XD-PLAT-4: those who board or step off are asked in turn order; dice are chance."""
        if s.phase in (danger_phases.JAM, danger_phases.SPILL):
            return CHANCE
        if s.phase in (danger_phases.EMBARK, danger_phases.ALIGHT) and s.riders:
            seat = s.first_of(s.riders)
            if seat < 0:
                raise reader.fail("phase-with-a-choice")
            return seat
        return super().find_actor(s, reader)

    def markers_max(self, start: i64) -> int:
        """XD-WIN-4, XD-LWALL-1: one damage marker breaks them."""
        if start in (danger_barriers.LIGHT, danger_barriers.WINDOW):
            return 1
        return super().markers_max(start)

    def door_word(self, barrier: i64) -> str:
        """XD-WIN-3, XD-FDOOR-6, XD-LADDER-3: open windows and doors, raised ladders."""
        if barrier == danger_barriers.LADDER:
            return "ladder"
        if barrier in (
            danger_barriers.OPEN_WINDOW,
            danger_barriers.FIREPROOF_OPEN,
            danger_barriers.JAMMED_OPEN,
        ):
            return "open"
        return super().door_word(barrier)

    def door_states(self, start: i64) -> list[tuple[str, i64]]:
        """Where a ladder can be raised there is nothing at the start."""
        if start == barriers.NOTHING:
            return [("ladder", danger_barriers.LADDER)]
        if start == danger_barriers.WINDOW:
            return [("open", danger_barriers.OPEN_WINDOW)]
        if start == danger_barriers.FIREPROOF:
            return [("open", danger_barriers.FIREPROOF_OPEN), ("gone", barriers.GONE)]
        return super().door_states(start)


def _write_words(s: DangerState) -> list[str]:
    """The expansion's field, word by word."""
    names = s.board.names
    words: list[str] = []
    for word, kind in _FLOORS:
        words += [f"{word}={names[cell]}" for cell in s.cells_marked(kind)]
    for kind, name in enumerate(board.OBJECTS):
        if s.object_damage(kind) != state.AWAY:
            words.append(f"{name}={s.object_damage(kind)}")
    for edge in range(i64(len(s.board.edge_names))):
        if s.jams(edge):
            times = f"*{s.jams(edge)}" if s.jams(edge) > 1 else ""
            words.append(f"jam={s.board.edge_names[edge]}{times}")
    places = sorted(s.ladders[number] for number in range(s.ruling.ladders))
    words += [f"ladder={names[place]}" for place in places if place >= 0]
    if s.platform >= 0:
        words.append(f"platform={names[s.platform]}")
    for place in sorted(
        state.HOLE_LADDER_FROM - place for place in places if place <= state.HOLE_LADDER_FROM
    ):
        words.append(f"down={names[place >> 3]}>{danger_ways.LETTERS[place & 7]}")
    if state.LOST in places:
        words.append(f"lost={places.count(state.LOST)}")
    if s.spent:
        words.append(f"spent={s.spent}")
    for cell in s.board.listed:
        if s.house.is_basement(cell) and (s.shaken >> (cell & 63)) & 1:
            words.append(f"shaken={names[cell]}")
    words += _write_lists(s)
    if s.resume:
        words.append(f"resume={danger_phases.PHASES[s.resume]}")
        if s.resume < phases.ACT and s.first:
            words.append(f"first={s.first}")
    if s.rolled_target >= 0:
        words.append(f"aim={names[s.rolled_target]}")
    if s.extra_point:
        words.append(f"extra={veteran.EXTRA_WORDS[s.extra_point]}")
    if s.dodging:
        words.append(f"dodging={s.dodging}")
    return words


def _write_lists(s: DangerState) -> list[str]:
    words: list[str] = []
    for edge in s.doors_struck:
        words.append(f"knock={s.board.edge_names[edge]}")
    for item in s.queue:
        subject = queue.subject_of(item)
        is_object = queue.kind_of(item) == queue.OBJECT
        thing = board.OBJECTS[subject] if is_object else s.board.names[subject]
        words.append(f"due={queue.word_of(item)}:{thing}")
    for cell in s.trail:
        words.append(f"trail={s.board.names[cell]}")
    if s.toxic_laid:
        words.append(f"laid={s.toxic_laid}")
    return words


def _read_words(s: DangerState, reader: Reader, start: int) -> None:
    for word, kind in _FLOORS:
        last: i64 = -1
        while _takes(reader, word, start):
            last = read_next_cell(s.board, reader, last)
            if kind != danger_marks.TOXIC and s.house.under[last] < 0:
                raise reader.fail("cell-over-the-basement")
            if not s.board.is_building(last):
                if not s.ruling.spill_outside or not s.board.is_outside(last):
                    raise reader.fail("cell-of-the-building")
            s.mark(kind, last)
    for number, name in enumerate(board.OBJECTS):
        if _takes(reader, name, start):
            if s.house.object_cells[2 * number] < 0:
                raise reader.fail("object-in-play")
            s.set_object(number, reader.number(0, int(board.CAPACITY), "object-damage"))
    _read_jams(s, reader, start)
    _read_ladders(s, reader, start)
    if s.platform < 0 and _takes(reader, "platform", start):
        s.platform = _read_platform(s, reader)
    if _takes(reader, "spent", start):
        s.spent = reader.number(1, 48, "counters-gone")
    last = -1
    while _takes(reader, "shaken", start):
        last = read_next_cell(s.board, reader, last)
        if not s.house.is_basement(last):
            raise reader.fail("cell-of-the-basement")
        s.shaken |= bit(last & 63)
    _read_lists(s, reader, start)
    if _takes(reader, "resume", start):
        s.resume = reader.one_of(danger_phases.PHASES, "phase")
        if s.resume == 0:
            raise reader.fail("phase-that-can-wait")
        if s.resume < phases.ACT and _takes(reader, "first", start):
            s.first = reader.number(1, int(s.players) - 1, "first-seat")
    if _takes(reader, "aim", start):
        s.rolled_target = read_cell(s.board, reader)
    if _takes(reader, "extra", start):
        s.extra_point = 1 + reader.one_of(veteran.EXTRA_WORDS[1:], "extra-point")
    if _takes(reader, "dodging", start):
        s.dodging = reader.number(1, int(bit(s.players)) - 1, "dodging-seats")


def _read_jams(s: DangerState, reader: Reader, start: int) -> None:
    last: i64 = 1
    while _takes(reader, "jam", start):
        at = reader.at
        edge: i64 = read_edge(s.board, reader, "fireproof-door")
        barrier = i64(s.edges[edge])
        if edge <= last or barrier not in (
            danger_barriers.FIREPROOF,
            danger_barriers.FIREPROOF_OPEN,
        ):
            reader.at = at
            raise reader.fail("fireproof-doors-in-order")
        last = edge
        count = reader.number(2, 60, "jams") if reader.takes("*") else 1
        s.jam_tokens[edge] = u8(count)
        s.set_edge(
            edge,
            danger_barriers.JAMMED
            if barrier == danger_barriers.FIREPROOF
            else danger_barriers.JAMMED_OPEN,
        )


def _count_raised(s: DangerState) -> i64:
    """Raised ladders stand on edges."""
    used: i64 = 0
    for edge in range(i64(len(s.board.edge_names))):
        if i64(s.edges[edge]) == danger_barriers.LADDER and used < s.ruling.ladders:
            s.set_ladder(used, state.RAISED)
            used += 1
    return used


def _read_ladders(s: DangerState, reader: Reader, start: int) -> None:
    """Ladders that are neither raised nor named are stored."""
    used = _count_raised(s)
    last: i64 = -1
    while _takes(reader, "ladder", start):
        at = reader.at
        cell = read_cell(s.board, reader)
        if cell < last or used >= s.ruling.ladders:
            reader.at = at
            raise reader.fail("ladders-in-order")
        last = cell
        s.set_ladder(used, cell)
        used += 1
    # The platform stands between ladders that are raised and those let down or lost.
    if _takes(reader, "platform", start):
        s.platform = _read_platform(s, reader)
    used = _read_hole_ladders(s, reader, start, used)
    if used < s.ruling.ladders and _takes(reader, "lost", start):
        for _ in range(reader.number(1, int(s.ruling.ladders - used), "ladders-lost")):
            s.set_ladder(used, state.LOST)
            used += 1


def _read_hole_ladders(s: DangerState, reader: Reader, start: int, used: i64) -> i64:
    """Ladders let down into holes; gives back how many ladders are accounted for."""
    last: i64 = -1
    while _takes(reader, "down", start):
        at = reader.at
        top = read_cell(s.board, reader)
        reader.expect(">")
        way: i64 = reader.one_of(danger_ways.LETTERS[:4], "side-of-a-cell")
        hole = s.board.cell_beside(top, way)
        if not s.ruling.ladder_down or hole < 0 or s.house.under[hole] < 0:
            reader.at = at
            raise reader.fail("cell-beside-a-hole")
        if 8 * top + way <= last or used >= s.ruling.ladders:
            reader.at = at
            raise reader.fail("ladders-in-order")
        last = 8 * top + way
        s.set_ladder(used, state.hole_ladder_place(top, way))
        used += 1
    return used


def _read_platform(s: DangerState, reader: Reader) -> i64:
    """XD-PLAT-1, XD-PLAT-3: in the street or in the air, where it is in play."""
    at = reader.at
    if not s.ruling.platform:
        raise reader.fail("platform-in-play")
    cell = read_cell(s.board, reader)
    if s.board.is_building(cell):
        reader.at = at
        raise reader.fail("cell-outside")
    return cell


def _read_lists(s: DangerState, reader: Reader, start: int) -> None:
    while len(s.doors_struck) < _LIST_MAX and _takes(reader, "knock", start):
        s.add_struck_door(2 + reader.one_of(s.board.edge_names[2:], "door"))
    while len(s.queue) < _LIST_MAX and _takes(reader, "due", start):
        kind = reader.one_of(queue.WORDS, "due")
        reader.expect(":")
        if queue.WORDS[kind] == "object":
            thing: i64 = reader.one_of(board.OBJECTS, "object")
        else:
            thing = read_cell(s.board, reader)
        s.add_due(queue.item_of(kind, thing))
    while len(s.trail) < _TRAIL_MAX and _takes(reader, "trail", start):
        s.trail = append(s.trail, read_cell(s.board, reader))
    if _takes(reader, "laid", start):
        s.toxic_laid = reader.number(1, 8, "toxic-laid")


def _put_in_order(s: DangerState) -> None:
    """What follows from the rest: where nobody may go, stairs that are cut, counters in use."""
    for cell in s.board.listed:
        fallen = s.has(danger_marks.HOLE, cell) and not s.is_bridge(cell)
        if fallen or s.has(danger_marks.TOXIC, cell) or s.has_object(cell):
            s.mark(danger_marks.BARRED, cell)
        if s.has(danger_marks.HOLE, cell):
            stairs.cut_stairs(s, cell, None)
    s.damage += s.spent
    for kind in range(i64(2)):
        if s.object_damage(kind) > 0:
            s.damage += s.object_damage(kind)


def _takes(reader: Reader, name: str, start: int) -> bool:
    return reader.takes(f"{name}=" if reader.at == start else f";{name}=")
