"""Opening and closing doors (FP-DOOR): open:e, close:e."""

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
from tocsin.games.flashpoint.rules import escape
from tocsin.games.flashpoint.table import barriers, codes, ways
from tocsin.games.flashpoint.table.specialists import DOOR_PRICE
from tocsin.games.flashpoint.table.state import FlashpointState

# Rows 1 and 2 are those of `walk`: there must be a cell beyond.
DOORWAY: Final[i64] = 21
GONE: Final[i64] = 22
GONE_FOR_GOOD: Final[i64] = 23
NO_DOOR: Final[i64] = 24
ALREADY_OPEN: Final[i64] = 25
ALREADY_CLOSED: Final[i64] = 26
SHORT: Final[i64] = 27
REFUSALS: Final[list[Row]] = refusals(
    Row(21, "doorway-stays-open", "FP-BOARD-4", edge=EDGE),
    Row(22, "the-door-is-gone", "FP-BOARD-3", edge=EDGE),
    Row(23, "the-door-is-gone", "FP-DOOR-2", edge=EDGE),
    Row(24, "no-door-there", "FP-DOOR-1", edge=EDGE),
    Row(25, "already-open", "FP-DOOR-1", edge=EDGE),
    Row(26, "already-closed", "FP-DOOR-1", edge=EDGE),
    points.short_row(27, "FP-DOOR-1"),
)
WORDS: Final = ("open", "close")


def refused(s: FlashpointState, seat: i64, verb: i64, way: i64) -> i64:
    """FP-DOOR-1, FP-DOOR-2, FP-BOARD-3, FP-BOARD-4: a door that can be turned, and its price.

    FP-DOOR-3: whatever stands on either side.
    """
    cell = s.cell_of(seat)
    if way >= ways.DIAGONAL:
        return walk.NOT_ADJACENT
    if s.board.cell_beside(cell, way) < 0:
        return s.hooks.nothing_beyond(s, cell, way) if s.extended else walk.NOTHING_BEYOND
    barrier = s.barrier(cell, way)
    opens = verb == codes.OPEN_DOOR
    row = _refused_barrier(s, barrier, opens)
    if row != 0:
        return row
    row = points.refused(s, seat, DOOR_PRICE, purpose_of(s, barrier))
    if row != points.SHORT:
        return row
    return s.hooks.short_of_turning(s, barrier) if s.extended else SHORT


def _refused_barrier(s: FlashpointState, barrier: i64, opens: bool) -> i64:
    if barrier == barriers.DOORWAY:
        return DOORWAY
    if barrier == barriers.GONE:
        return GONE if opens else GONE_FOR_GOOD
    if s.extended and barrier > barriers.GONE:
        row = s.hooks.refused_turning(s, barrier, opens)
        if row >= 0:
            return row
    if barriers.can_close(barrier):
        return ALREADY_OPEN if opens else i64(0)
    if barriers.can_open(barrier):
        return i64(0) if opens else ALREADY_CLOSED
    return NO_DOOR


def purpose_of(s: FlashpointState, barrier: i64) -> i64:
    """FP-SPEC-RESC-1: doors may be paid like moves where that is agreed."""
    if s.extended and s.hooks.opens_by_moving(barrier):
        return points.MOVING
    return points.DOOR


def do(s: FlashpointState, verb: i64, way: i64, journal: Journal | None) -> None:
    """The active firefighter pays and turns the door."""
    points.pay(s, DOOR_PRICE, purpose_of(s, s.barrier(s.cell_of(s.seat), way)))
    turn(s, s.seat, way, verb == codes.OPEN_DOOR, journal)


def turn(s: FlashpointState, seat: i64, way: i64, opens: bool, journal: Journal | None) -> None:
    """FP-DOOR-1: turn a door marker that borders the firefighter's cell, from either side."""
    edge = s.board.edge_beside(s.cell_of(seat), way)
    barrier = i64(s.edges[edge])
    s.set_edge(edge, barrier + 1 if opens else barrier - 1)
    if journal is None:
        return
    word = "door-opened" if opens else "door-closed"
    rule = "FP-DOOR-1"
    if s.extended:
        word = s.hooks.turned_word(barrier, opens, word)
        rule = s.hooks.turning_rule(barrier, rule)
    journal.tell(word, rule, {"seat": int(seat), "edge": s.board.edge_names[edge]})


def facts(s: FlashpointState, seat: i64, way: i64, row: i64) -> dict[str, Arg]:
    """The arguments of these refusals, for the active or a commanded figure."""
    if row in (walk.NOT_ADJACENT, walk.NOTHING_BEYOND):
        return walk.facts(s, seat, codes.WALK, way, row)
    if DOORWAY <= row <= ALREADY_CLOSED:
        name = s.board.edge_names[s.board.edge_beside(s.cell_of(seat), way)]
        return {"edge": name if name else "-"}
    return points.facts(s, DOOR_PRICE)


def describe(
    s: FlashpointState, seat: i64, verb: i64, way: i64, text: str, word: str
) -> Description:
    """A door as a front shows it: the cells on both sides, the edge, the price."""
    shown, targets = move_text.towards(s, seat, way)
    rule = "FP-DOOR-1"
    if way < s.board.ways:
        edge = s.board.edge_beside(s.cell_of(seat), way)
        shown["edge"] = s.board.edge_names[edge]
        targets = (*targets, Target("edge", s.board.edge_names[edge]))
    return Description(text, word, rule, targets, int(DOOR_PRICE), shown)


class Door(PhaseOneAction):
    """`open:e` and `close:e`."""

    def __init__(self) -> None:
        rows = [*walk.REFUSALS[:2], *REFUSALS, *points.ROWS, *escape.ROWS, *moment.PHASE_ONE]
        super().__init__(WORDS, refusals(*rows))

    def owns(self, code: i64) -> bool:
        return codes.is_directed(code) and codes.is_door(codes.verb_of(code))

    def judge_action(self, s: FlashpointState, code: i64) -> i64:
        return refused(s, s.seat, codes.verb_of(code), codes.way_of(code))

    def do(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        do(s, codes.verb_of(code), codes.way_of(code), journal)
        return 0

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        return facts(s, s.seat, codes.way_of(code), row)

    def describe(self, state: State, code: i64) -> Description:
        s = moment.state_of(state)
        verb = codes.verb_of(code)
        word = WORDS[verb - codes.OPEN_DOOR]
        return describe(s, s.seat, verb, codes.way_of(code), self.write(state, code), word)

    def write(self, state: State, code: i64) -> str:
        way = moment.state_of(state).board.way_names[codes.way_of(code)]
        return f"{WORDS[codes.verb_of(code) - codes.OPEN_DOOR]}:{way}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        way = move_text.read_way(moment.state_of(state).board, reader)
        return codes.directed_code(codes.OPEN_DOOR + WORDS.index(word), way)

    def every(self, state: State) -> list[int]:
        listed = move_text.every_way(moment.state_of(state).board)
        verbs = (codes.OPEN_DOOR, codes.CLOSE_DOOR)
        return [int(codes.directed_code(verb, way)) for verb in verbs for way in listed]
