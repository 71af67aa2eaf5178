"""Chopping a wall (FP-CHOP): chop:w."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import EDGE
from tocsin.games.flashpoint.actions import moment, points, walk
from tocsin.games.flashpoint.actions.moment import PhaseOneAction
from tocsin.games.flashpoint.face import move_text
from tocsin.games.flashpoint.rules import damage, escape, events
from tocsin.games.flashpoint.table import barriers, codes, specialists, ways
from tocsin.games.flashpoint.table.state import FlashpointState

# Rows 1 and 2 are those of `walk`: there must be a cell beyond.
DESTROYED: Final[i64] = 41
DOORWAY: Final[i64] = 42
NO_WALL: Final[i64] = 43
SHORT: Final[i64] = 44
SHORT_RESCUE: Final[i64] = 45
REFUSALS: Final[list[Row]] = refusals(
    Row(41, "wall-already-destroyed", "FP-ADJ-4", edge=EDGE),
    Row(42, "doorways-cannot-be-chopped", "FP-CHOP-3", edge=EDGE),
    Row(43, "no-wall-there", "FP-CHOP-3", edge=EDGE),
    points.short_row(44, "FP-CHOP-1"),
    points.short_row(45, "FP-SPEC-RESC-2"),
)


def price_of(s: FlashpointState) -> i64:
    """FP-CHOP-1, FP-SPEC-RESC-2: one damage marker."""
    return s.cards.chop_price[s.role_of(s.seat)]


def refused(s: FlashpointState, way: i64) -> i64:
    """FP-CHOP-1, FP-CHOP-3, FP-ADJ-4: a wall that stands beside one's cell, and the price.

    FP-CHOP-2: from inside or outside, interior and exterior walls alike.
    """
    cell = s.cell_of(s.seat)
    if way >= ways.DIAGONAL:
        return walk.NOT_ADJACENT
    if s.board.cell_beside(cell, way) < 0:
        return s.hooks.nothing_beyond(s, cell, way) if s.extended else walk.NOTHING_BEYOND
    row = _refused_barrier(s, s.barrier(cell, way))
    if row != 0:
        return row
    row = points.refused(s, s.seat, price_of(s), points.PLAIN)
    if row != points.SHORT:
        return row
    return SHORT_RESCUE if s.role_of(s.seat) == specialists.RESCUE else SHORT


def _refused_barrier(s: FlashpointState, barrier: i64) -> i64:
    if s.extended and barrier > barriers.GONE:
        row = s.hooks.refused_chop(s, barrier)
        return row if row >= 0 else NO_WALL
    if barriers.stands(barrier):
        return 0
    if barrier == barriers.RUIN:
        return DESTROYED
    return NO_WALL if barrier in (barriers.NOTHING, barriers.FLOOR) else DOORWAY


def do(s: FlashpointState, way: i64, journal: Journal | None) -> None:
    """FP-CHOP-1, FP-CHOP-4: one damage marker, which counts toward collapse at once."""
    s.ap -= price_of(s)
    edge = s.board.edge_beside(s.cell_of(s.seat), way)
    if s.extended and s.hooks.chop(s, edge, journal):
        return
    rule = rule_of(s, i64(s.edges[edge]))
    events.tell_struck(s, "wall-chopped", rule, s.seat, edge, journal)
    damage.damage_wall(s, edge, "FP-CHOP-4", journal)


def rule_of(s: FlashpointState, barrier: i64) -> str:
    """FP-CHOP-1, or what the expansion says of such a barrier."""
    return s.hooks.chop_rule(barrier) if s.extended else "FP-CHOP-1"


class Chop(PhaseOneAction):
    """`chop:w`."""

    def __init__(self) -> None:
        rows = [*walk.REFUSALS[:2], *REFUSALS, *points.ROWS, *escape.ROWS, *moment.PHASE_ONE]
        super().__init__(("chop",), refusals(*rows))

    def owns(self, code: i64) -> bool:
        return codes.is_directed(code) and codes.verb_of(code) == codes.CHOP

    def judge_action(self, s: FlashpointState, code: i64) -> i64:
        return refused(s, codes.way_of(code))

    def do(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        do(s, codes.way_of(code), journal)
        return 0

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        way = codes.way_of(code)
        if row in (walk.NOT_ADJACENT, walk.NOTHING_BEYOND):
            return walk.facts(s, s.seat, codes.WALK, way, row)
        if row <= NO_WALL:
            name = s.board.edge_names[s.board.edge_beside(s.cell_of(s.seat), way)]
            return {"edge": name if name else "-"}
        return points.facts(s, price_of(s))

    def describe(self, state: State, code: i64) -> Description:
        s = moment.state_of(state)
        way = codes.way_of(code)
        shown, targets = move_text.towards(s, s.seat, way)
        rule = "FP-CHOP-1"
        if way < s.board.ways:
            rule = rule_of(s, s.barrier(s.cell_of(s.seat), way))
            edge = s.board.edge_names[s.board.edge_beside(s.cell_of(s.seat), way)]
            shown["edge"] = edge
            targets = (*targets, Target("edge", edge))
        text = self.write(state, code)
        return Description(text, "chop", rule, targets, int(price_of(s)), shown)

    def write(self, state: State, code: i64) -> str:
        return f"chop:{moment.state_of(state).board.way_names[codes.way_of(code)]}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        way = move_text.read_way(moment.state_of(state).board, reader)
        return codes.directed_code(codes.CHOP, way)

    def every(self, state: State) -> list[int]:
        listed = move_text.every_way(moment.state_of(state).board)
        return [int(codes.directed_code(codes.CHOP, way)) for way in listed]
