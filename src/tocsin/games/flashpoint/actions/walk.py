"""Moving: alone, with a victim, with a hazmat, leading a treated victim (FP-MOVE, FP-CARRY).

walk:n       carry:n       haul:n       lead:n  lead-carry:n  lead-haul:n

FP-CARRY-1: what comes along lies in the figure's own cell, at most one burden and one who is led;
picking up and putting down are no actions. FP-CARRY-4: it may be brought back inside as well.
FP-MOVE-6, FP-MOVE-7: the ring and cells with vehicles or other people are cells like all others.
What a step costs and brings is in `rules.movement`.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL, EDGE
from tocsin.games.flashpoint.actions import moment, points
from tocsin.games.flashpoint.actions.moment import PhaseOneAction
from tocsin.games.flashpoint.face import move_text
from tocsin.games.flashpoint.rules import escape, movement
from tocsin.games.flashpoint.table import barriers, codes, marks, ways
from tocsin.games.flashpoint.table.kinds import WAY
from tocsin.games.flashpoint.table.state import FlashpointState

NOT_ADJACENT: Final[i64] = 1
NOTHING_BEYOND: Final[i64] = 2
CLOSED_DOOR: Final[i64] = 3
WALL: Final[i64] = 4
VICTIM_IS_LED: Final[i64] = 5
MARKER_FIRST: Final[i64] = 6
NO_VICTIM: Final[i64] = 7
NO_HAZMAT: Final[i64] = 8
NO_TREATED: Final[i64] = 9
VICTIM_INTO_FIRE: Final[i64] = 10
HAZMAT_INTO_FIRE: Final[i64] = 11
TREATED_INTO_FIRE: Final[i64] = 12
SHORT_TO_COLD: Final[i64] = 13
SHORT_INTO_FIRE: Final[i64] = 14
SHORT_BURDENED: Final[i64] = 15
SHORT_HAULING: Final[i64] = 16
SHORT_LEADING: Final[i64] = 17
SHORT_LEADING_BURDENED: Final[i64] = 18
REFUSALS: Final[list[Row]] = refusals(
    Row(1, "diagonal-cells-are-not-adjacent", "FP-ADJ-1", way=WAY),
    Row(2, "nothing-beyond-the-ring", "FP-ADJ-5", way=WAY),
    Row(3, "closed-door-in-the-way", "FP-MOVE-5", edge=EDGE),
    Row(4, "wall-in-the-way", "FP-MOVE-5", edge=EDGE),
    Row(5, "treated-victims-are-led", "FP-CARRY-5", cell=CELL),
    Row(6, "turn-the-marker-first", "FP-MOVE-9", cell=CELL),
    Row(7, "no-victim-here", "FP-CARRY-1", cell=CELL),
    Row(8, "no-hazmat-here", "FP-HAZ-1", cell=CELL),
    Row(9, "no-treated-victim-here", "FP-SPEC-PARA-2", cell=CELL),
    Row(10, "no-victim-into-fire", "FP-MOVE-4", cell=CELL),
    Row(11, "no-hazmat-into-fire", "FP-HAZ-1", cell=CELL),
    Row(12, "no-treated-victim-into-fire", "FP-SPEC-PARA-4", cell=CELL),
    points.short_row(13, "FP-MOVE-1"),
    points.short_row(14, "FP-MOVE-2"),
    points.short_row(15, "FP-MOVE-3"),
    points.short_row(16, "FP-HAZ-1"),
    points.short_row(17, "FP-SPEC-PARA-2"),
    points.short_row(18, "FP-SPEC-PARA-3"),
)
WORDS: Final = ("walk", "carry", "haul", "lead", "lead-carry", "lead-haul")
# The rule a move is shown with, by verb.
_SHOWN: Final = (
    "FP-MOVE-1",
    "FP-MOVE-3",
    "FP-HAZ-1",
    "FP-SPEC-PARA-2",
    "FP-SPEC-PARA-3",
    "FP-SPEC-PARA-3",
)


def refused(s: FlashpointState, seat: i64, verb: i64, way: i64) -> i64:
    """FP-MOVE-5, FP-CARRY-1, FP-MOVE-4: adjacent, its burden at hand and not into fire, payable."""
    cell = s.cell_of(seat)
    row = refused_way(s, cell, way)
    if row == 0:
        row = _refused_burden(s, cell, verb)
    if row == 0 and s.extended:
        row = s.hooks.refused_step(s, seat, verb, cell, way)
    if row == 0 and s.burns(s.board.cell_beside(cell, way)):
        row = _refused_into_fire(verb)
    if row != 0:
        return row
    price = movement.walk_price(s, seat, verb, cell, way)
    row = points.refused(s, seat, price, points.MOVING)
    return _short(s, seat, verb, cell, way) if row == points.SHORT else row


def refused_way(s: FlashpointState, cell: i64, way: i64) -> i64:
    """FP-ADJ-1, FP-ADJ-3, FP-ADJ-5, FP-MOVE-5: is the next cell there adjacent?"""
    if way >= ways.DIAGONAL:
        return NOT_ADJACENT
    if s.board.cell_beside(cell, way) < 0:
        return s.hooks.nothing_beyond(s, cell, way) if s.extended else NOTHING_BEYOND
    barrier = s.barrier(cell, way)
    if barriers.lets_through(barrier):
        return 0
    if barrier == barriers.CLOSED:
        return CLOSED_DOOR
    if s.extended:
        row = s.hooks.refused_barrier(s, cell, way, barrier)
        if row != 0:
            return row
    return WALL


def _refused_burden(s: FlashpointState, cell: i64, verb: i64) -> i64:
    """FP-CARRY-1, FP-CARRY-5: what comes along lies in the firefighter's own cell."""
    if codes.carries_victim(verb) and not s.has(marks.VICTIM, cell):
        if s.has(marks.TREATED, cell):
            return VICTIM_IS_LED
        return MARKER_FIRST if s.has(marks.POI, cell) else NO_VICTIM
    if codes.carries_hazmat(verb) and not s.has(marks.HAZMAT, cell):
        return NO_HAZMAT
    if codes.leads(verb) and not s.has(marks.TREATED, cell):
        return NO_TREATED
    if s.extended and codes.takes_other_thing(verb):
        return s.hooks.refused_burden(s, cell)
    return 0


def _refused_into_fire(verb: i64) -> i64:
    """FP-MOVE-4, FP-HAZ-1, FP-SPEC-PARA-4: nobody and nothing is brought into fire."""
    if codes.carries_victim(verb):
        return VICTIM_INTO_FIRE
    if codes.carries_hazmat(verb):
        return HAZMAT_INTO_FIRE
    return TREATED_INTO_FIRE if codes.leads(verb) else i64(0)


def _short(s: FlashpointState, seat: i64, verb: i64, cell: i64, way: i64) -> i64:
    """The row with the rule that names the price of this move."""
    if s.extended and s.hooks.step_surcharge(s, seat, verb, cell, way) > 0:
        return s.hooks.short_of_surcharge(s, seat)
    if codes.leads(verb):
        return SHORT_LEADING if verb in (codes.LEAD, codes.LEAD_TAKE) else SHORT_LEADING_BURDENED
    if codes.carries_victim(verb):
        return SHORT_BURDENED
    if codes.carries_hazmat(verb):
        return SHORT_HAULING
    return SHORT_INTO_FIRE if s.burns(s.board.cell_beside(cell, way)) else SHORT_TO_COLD


def offer(s: FlashpointState, cell: i64, way: i64, pool: i64) -> None:
    """All moves to an adjacent cell without fire; the slow twin is `refused`.

    Only for tables without an expansion, where the way is known to be open.
    """
    if pool < movement.TO_COLD:
        return
    s.offer(codes.directed_code(codes.WALK, way))
    if s.victims == 0 and not s.has(marks.HAZMAT, cell):
        return
    carry = pool >= movement.BURDENED and s.has(marks.VICTIM, cell)
    haul = pool >= movement.BURDENED and s.has(marks.HAZMAT, cell)
    if carry:
        s.offer(codes.directed_code(codes.CARRY, way))
    if haul:
        s.offer(codes.directed_code(codes.HAUL, way))
    if s.has(marks.TREATED, cell) and pool >= movement.LEADING:
        s.offer(codes.directed_code(codes.LEAD, way))
        if carry:
            s.offer(codes.directed_code(codes.LEAD_CARRY, way))
        if haul:
            s.offer(codes.directed_code(codes.LEAD_HAUL, way))


def do(s: FlashpointState, verb: i64, way: i64, journal: Journal | None) -> i64:
    """FP-MOVE-1: the active firefighter pays and goes."""
    seat = s.seat
    points.pay(s, movement.walk_price(s, seat, verb, s.cell_of(seat), way), points.MOVING)
    return movement.step(s, seat, verb, way, journal)


def facts(s: FlashpointState, seat: i64, verb: i64, way: i64, row: i64) -> dict[str, Arg]:
    """The arguments of these refusals, for the active or a commanded figure."""
    here = s.cell_of(seat)
    if row in (NOT_ADJACENT, NOTHING_BEYOND):
        return {"way": s.board.way_names[way]}
    if row in (CLOSED_DOOR, WALL):
        return {"edge": s.board.edge_names[s.board.edge_beside(here, way)]}
    if VICTIM_IS_LED <= row <= NO_TREATED:
        return {"cell": s.board.names[here]}
    if VICTIM_INTO_FIRE <= row <= TREATED_INTO_FIRE:
        return {"cell": s.board.names[s.board.cell_beside(here, way)]}
    return points.facts(s, movement.walk_price(s, seat, verb, here, way))


def shown_rule(s: FlashpointState, seat: i64, verb: i64, way: i64) -> str:
    """The rule that a front shows beside the move."""
    if s.extended:
        rule = s.hooks.move_rule(s, seat, verb, s.cell_of(seat), way)
        if rule:
            return rule
    goal = s.board.cell_beside(s.cell_of(seat), way)
    return "FP-MOVE-2" if verb == codes.WALK and s.burns(goal) else _SHOWN[verb]


class Walk(PhaseOneAction):
    """The six moves; `verb` is the number of a word."""

    def __init__(self) -> None:
        rows = [*REFUSALS, *points.ROWS, *escape.ROWS, *moment.PHASE_ONE]
        super().__init__(WORDS, refusals(*rows))

    def owns(self, code: i64) -> bool:
        return codes.is_directed(code) and codes.verb_of(code) <= codes.LEAD_HAUL

    def judge_action(self, s: FlashpointState, code: i64) -> i64:
        return refused(s, s.seat, codes.verb_of(code), codes.way_of(code))

    def do(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        return do(s, codes.verb_of(code), codes.way_of(code), journal)

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        return facts(s, s.seat, codes.verb_of(code), codes.way_of(code), row)

    def describe(self, state: State, code: i64) -> Description:
        s = moment.state_of(state)
        verb, way = codes.verb_of(code), codes.way_of(code)
        return describe(s, s.seat, verb, way, self.write(state, code), WORDS[verb])

    def write(self, state: State, code: i64) -> str:
        way = moment.state_of(state).board.way_names[codes.way_of(code)]
        return f"{WORDS[codes.verb_of(code)]}:{way}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        way = move_text.read_way(moment.state_of(state).board, reader)
        return codes.directed_code(WORDS.index(word), way)

    def every(self, state: State) -> list[int]:
        listed = move_text.every_way(moment.state_of(state).board)
        return [int(codes.directed_code(verb, way)) for verb in range(6) for way in listed]


def describe(
    s: FlashpointState, seat: i64, verb: i64, way: i64, text: str, word: str
) -> Description:
    """A move as a front shows it: from where to where, its price."""
    here = s.cell_of(seat)
    goal = s.board.cell_beside(here, way) if way < s.board.ways else i64(-1)
    shown: dict[str, Arg] = {"seat": int(seat), "way": s.board.way_names[way]}
    targets = (Target("cell", s.board.names[here]),)
    if goal < 0:
        return Description(text, word, _SHOWN[0], targets, int(movement.TO_COLD), shown)
    shown["cell"] = s.board.names[goal]
    price = movement.walk_price(s, seat, verb, here, way)
    both = (*targets, Target("cell", s.board.names[goal]))
    return Description(text, word, shown_rule(s, seat, verb, way), both, int(price), shown)
