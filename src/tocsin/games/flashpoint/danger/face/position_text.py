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
from tocsin.games.flashpoint.face.move_text import read_cell, read_edge
from tocsin.games.flashpoint.face.position_text import PositionText
from tocsin.games.flashpoint.face.words import NamedWords, read_cell_words
from tocsin.games.flashpoint.table import barriers, phases
from tocsin.games.flashpoint.table.state import FlashpointState

_FLOORS: Final = [
    ("crack", danger_marks.CRACK),
    ("hole", danger_marks.HOLE),
    ("toxic", danger_marks.TOXIC),
]
# All words of the expansion's field.
NAMES: Final[tuple[str, ...]] = (
    *(word for word, _ in _FLOORS),
    *board.OBJECTS,
    "jam",
    "ladder",
    "platform",
    "down",
    "lost",
    "spent",
    "shaken",
    "knock",
    "due",
    "trail",
    "laid",
    "resume",
    "first",
    "aim",
    "extra",
    "dodging",
)
_LIST_MAX: Final = 24
_TRAIL_MAX: Final = 8


class DangerPositionText(PositionText):
    """The base game's text, with more kinds of edges and one field more."""

    def __init__(self, board: str) -> None:
        super().__init__(board)
        self.fields_n += 1

    def write(self, s: FlashpointState) -> str:
        """The one text of a table."""
        words = _write_words(danger_of(s))
        return f"{super().write(s)} {';'.join(words) if words else '-'}"

    def read_more(self, s: FlashpointState, fields: list[Reader]) -> None:
        """The field of the expansion's pieces, and what follows from it."""
        d = danger_of(s)
        words = NamedWords(fields[-1], [*NAMES], "expansion-word")
        _read_words(d, words)
        words.end()
        _put_in_order(d)

    def find_actor(self, s: FlashpointState, reader: Reader) -> i64:
        """XD-PLAT-4, XD-SPEC-1: those who are asked, in turn order; dice are chance."""
        phase = s.phase
        if phase in (danger_phases.JAM, danger_phases.SPILL):
            return CHANCE
        asks_riders = phase in (danger_phases.EMBARK, danger_phases.ALIGHT) and s.riders != 0
        if asks_riders or phase == danger_phases.DODGING:
            seat = s.first_of(s.riders if asks_riders else danger_of(s).dodging)
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


def words_written(s: DangerState) -> list[str]:
    """The words of the expansion's field that have something to say, each once."""
    found: list[str] = []
    for word in _write_words(s):
        name = word.partition("=")[0]
        if name not in found:
            found.append(name)
    return found


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


def _read_words(s: DangerState, words: NamedWords) -> None:
    for name, kind in _FLOORS:
        _read_floors(s, words.all(name), kind)
    for number, name in enumerate(board.OBJECTS):
        word = words.one(name)
        if word is not None:
            if s.house.object_cells[2 * number] < 0:
                raise word.fail("object-in-play")
            s.set_object(number, word.number(0, int(board.CAPACITY), "object-damage"))
    _read_jams(s, words.all("jam"))
    _read_ladders(s, words)
    platform = words.one("platform")
    if platform is not None:
        s.platform = _read_platform(s, platform)
    s.spent = words.number("spent", 1, 48, "counters-gone")
    for cell in read_cell_words(s.board, words.all("shaken")):
        if not s.house.is_basement(cell):
            raise words.all("shaken")[0].fail("cell-of-the-basement")
        s.shaken |= bit(cell & 63)
    _read_lists(s, words)
    _read_interrupted(s, words)
    extra = words.one("extra")
    if extra is not None:
        s.extra_point = 1 + extra.one_of(veteran.EXTRA_WORDS[1:], "extra-point")
    s.dodging = words.number("dodging", 1, int(bit(s.players)) - 1, "dodging-seats")


def _read_floors(s: DangerState, words: list[Reader], kind: i64) -> None:
    """XD-FLOOR-1, XD-CHEM-6: floors over the basement; poison in the building or in the street."""
    for word in words:
        at = word.at
        cell = read_cell_words(s.board, [word])[0]
        word.at = at
        if s.has(kind, cell):
            raise word.fail("cells-once")
        if kind != danger_marks.TOXIC and s.house.under[cell] < 0:
            raise word.fail("cell-over-the-basement")
        if not s.board.is_building(cell):
            if not s.ruling.spill_outside or not s.board.is_outside(cell):
                raise word.fail("cell-of-the-building")
        word.at = len(word.text)
        s.mark(kind, cell)


def _read_interrupted(s: DangerState, words: NamedWords) -> None:
    """The phase that an explosion belongs to, who began in its set-up, and what was rolled."""
    resume = words.one("resume")
    if resume is not None:
        s.resume = resume.one_of(danger_phases.PHASES, "phase")
        if s.resume == 0:
            raise resume.fail("phase-that-can-wait")
    first = words.one("first")
    if first is not None:
        if s.resume == 0 or s.resume >= phases.ACT:
            raise first.fail("expansion-word")
        s.first = first.number(1, int(s.players) - 1, "first-seat")
    aim = words.one("aim")
    if aim is not None:
        s.rolled_target = read_cell(s.board, aim)


def _read_jams(s: DangerState, words: list[Reader]) -> None:
    for word in words:
        at = word.at
        edge: i64 = read_edge(s.board, word, "fireproof-door")
        barrier = i64(s.edges[edge])
        # A door that was named already is jammed by now.
        if barrier not in (danger_barriers.FIREPROOF, danger_barriers.FIREPROOF_OPEN):
            word.at = at
            raise word.fail("fireproof-doors-once")
        count = word.number(2, 60, "jams") if word.takes("*") else 1
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


def _read_ladders(s: DangerState, words: NamedWords) -> None:
    """Ladders that are neither raised nor named are stored."""
    used = _count_raised(s)
    places: list[i64] = []
    for word in words.all("ladder"):
        _check_ladders(s, word, used + len(places) + 1)
        places.append(read_cell(s.board, word))
    downs: list[i64] = []
    for word in words.all("down"):
        _check_ladders(s, word, used + len(places) + len(downs) + 1)
        downs.append(_read_hole_ladder(s, word))
    for place in [*sorted(places), *sorted(downs, reverse=True)]:
        s.set_ladder(used, place)
        used += 1
    lost = words.one("lost")
    if lost is not None:
        _check_ladders(s, lost, used + 1)
        for _ in range(lost.number(1, int(s.ruling.ladders - used), "ladders-lost")):
            s.set_ladder(used, state.LOST)
            used += 1


def _check_ladders(s: DangerState, word: Reader, used: i64) -> None:
    """XD-LADDER-1: no more than there are."""
    if used > s.ruling.ladders:
        raise word.fail("fewer-ladders")


def _read_hole_ladder(s: DangerState, word: Reader) -> i64:
    """XD-BRIDGE-5: the place of a ladder let down into a hole beside its upper cell."""
    at = word.at
    top = read_cell(s.board, word)
    word.expect(">")
    way: i64 = word.one_of(danger_ways.LETTERS[:4], "side-of-a-cell")
    hole = s.board.cell_beside(top, way)
    if not s.ruling.ladder_down or hole < 0 or s.house.under[hole] < 0:
        word.at = at
        raise word.fail("cell-beside-a-hole")
    return state.hole_ladder_place(top, way)


def _read_platform(s: DangerState, word: Reader) -> i64:
    """XD-PLAT-1, XD-PLAT-3: in the street or in the air, where it is in play."""
    at = word.at
    if not s.ruling.platform:
        raise word.fail("platform-in-play")
    cell = read_cell(s.board, word)
    if s.board.is_building(cell):
        word.at = at
        raise word.fail("cell-outside")
    return cell


def _read_lists(s: DangerState, words: NamedWords) -> None:
    """What is due, in the order in which it comes: that order is part of the position."""
    for word in words.all("knock"):
        _check_list(word, len(s.doors_struck), _LIST_MAX)
        s.add_struck_door(2 + word.one_of(s.board.edge_names[2:], "door"))
    for word in words.all("due"):
        _check_list(word, len(s.queue), _LIST_MAX)
        kind = word.one_of(queue.WORDS, "due")
        word.expect(":")
        if queue.WORDS[kind] == "object":
            thing: i64 = word.one_of(board.OBJECTS, "object")
        else:
            thing = read_cell(s.board, word)
        s.add_due(queue.item_of(kind, thing))
    for word in words.all("trail"):
        _check_list(word, len(s.trail), _TRAIL_MAX)
        s.trail = append(s.trail, read_cell(s.board, word))
    s.toxic_laid = words.number("laid", 1, 8, "toxic-laid")


def _check_list(word: Reader, length: int, most: int) -> None:
    if length >= most:
        raise word.fail("fewer-words", {"most": most})


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
