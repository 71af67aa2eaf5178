"""Extinguishing (FP-EXT): spray:n turns fire to smoke or smoke to nothing, spray:n*2 does both.

spray:here for the firefighter's own cell. FP-EXT-3: two steps do the same as both at once.
FP-EXT-5, FP-HOT-5: only the threat marker changes; FP-EXT-4: smoke left beside fire waits.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL, EDGE
from tocsin.games.flashpoint.actions import moment, points, walk
from tocsin.games.flashpoint.actions.moment import PhaseOneAction
from tocsin.games.flashpoint.face import move_text
from tocsin.games.flashpoint.rules import escape
from tocsin.games.flashpoint.table import codes, specialists, ways
from tocsin.games.flashpoint.table.state import FlashpointState

# Rows 1 and 2 are those of `walk`: there must be a cell beyond.
NOT_ADJACENT: Final[i64] = 31
NOTHING_THERE: Final[i64] = 32
ONLY_SMOKE: Final[i64] = 33
SHORT: Final[i64] = 34
SHORT_PARAMEDIC: Final[i64] = 35
SHORT_RESCUE: Final[i64] = 36
REFUSALS: Final[list[Row]] = refusals(
    Row(31, "not-adjacent-to-extinguish", "FP-EXT-1", edge=EDGE),
    Row(32, "nothing-to-extinguish", "FP-EXT-2", cell=CELL),
    Row(33, "smoke-takes-one-step", "FP-EXT-2", cell=CELL),
    points.short_row(34, "FP-EXT-2"),
    points.short_row(35, "FP-SPEC-PARA-5"),
    points.short_row(36, "FP-SPEC-RESC-3"),
)


def price_of(s: FlashpointState, verb: i64) -> i64:
    """FP-EXT-2: one step, or two at once to remove a fire; some cards pay double."""
    step = s.cards.spray_price[s.role_of(s.seat)]
    return step if verb == codes.SPRAY else 2 * step


def refused(s: FlashpointState, verb: i64, way: i64) -> i64:
    """FP-EXT-1, FP-EXT-2: smoke or fire in an adjacent cell or one's own, and the price."""
    cell = s.cell_of(s.seat)
    if way != ways.HERE:
        if way >= ways.DIAGONAL:
            return walk.NOT_ADJACENT
        if s.board.cell_beside(cell, way) < 0:
            return s.hooks.nothing_beyond(s, cell, way) if s.extended else walk.NOTHING_BEYOND
        if not s.can_pass(cell, way):
            return NOT_ADJACENT
    goal = reached(s, way)
    if not s.burns(goal):
        if not s.smokes(goal):
            return NOTHING_THERE
        if verb == codes.DOUSE:
            return ONLY_SMOKE
    role = s.role_of(s.seat)
    if s.cards.spray_price[role] >= specialists.NEVER:
        return s.hooks.never(s, role, verb)
    row = points.refused(s, s.seat, price_of(s, verb), points.WATER)
    if row != points.SHORT:
        return row
    if role == specialists.PARAMEDIC:
        return SHORT_PARAMEDIC
    return SHORT_RESCUE if role == specialists.RESCUE else SHORT


def reached(s: FlashpointState, way: i64) -> i64:
    """The cell that the water reaches."""
    cell = s.cell_of(s.seat)
    if way != ways.HERE:
        cell = s.board.cell_beside(cell, way)
    return s.hooks.water_reaches(s, cell) if s.extended else cell


def offer(s: FlashpointState, goal: i64, way: i64, pool: i64, role: i64) -> None:
    """FP-EXT-1, FP-EXT-2: one step on smoke or fire, two to remove a fire; see `refused`."""
    price = s.cards.spray_price[role]
    if pool < price:
        return
    if s.extended:
        goal = s.hooks.water_reaches(s, goal)
    if s.burns(goal):
        s.offer(codes.directed_code(codes.SPRAY, way))
        if pool >= 2 * price:
            s.offer(codes.directed_code(codes.DOUSE, way))
    elif s.smokes(goal):
        s.offer(codes.directed_code(codes.SPRAY, way))


def do(s: FlashpointState, verb: i64, way: i64, journal: Journal | None) -> None:
    """FP-EXT-2, FP-EXT-5: the fire turns to smoke, or the marker goes."""
    points.pay(s, price_of(s, verb), points.WATER)
    goal = reached(s, way)
    if not s.burns(goal):
        s.remove_threat(goal)
        _tell(s, "smoke-removed", goal, journal)
    elif verb == codes.SPRAY:
        s.fire_to_smoke(goal)
        _tell(s, "fire-turned-to-smoke", goal, journal)
    else:
        s.remove_threat(goal)
        _tell(s, "fire-removed", goal, journal)


def _tell(s: FlashpointState, word: str, goal: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    journal.tell(word, "FP-EXT-2", {"seat": int(s.seat), "cell": s.board.names[goal]})


class Spray(PhaseOneAction):
    """`spray:n`, `spray:n*2`, `spray:here`."""

    def __init__(self) -> None:
        rows = [*walk.REFUSALS[:2], *REFUSALS, *points.ROWS, *escape.ROWS, *moment.PHASE_ONE]
        super().__init__(("spray",), refusals(*rows))

    def owns(self, code: i64) -> bool:
        return codes.is_directed(code) and codes.is_water(codes.verb_of(code))

    def judge_action(self, s: FlashpointState, code: i64) -> i64:
        return refused(s, codes.verb_of(code), codes.way_of(code))

    def do(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        do(s, codes.verb_of(code), codes.way_of(code), journal)
        return 0

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        way = codes.way_of(code)
        if row in (walk.NOT_ADJACENT, walk.NOTHING_BEYOND):
            return walk.facts(s, s.seat, codes.WALK, way, row)
        if row == NOT_ADJACENT:
            edge = s.board.edge_beside(s.cell_of(s.seat), way)
            return {"edge": s.board.edge_names[edge]}
        if row in (NOTHING_THERE, ONLY_SMOKE):
            return {"cell": s.board.names[reached(s, way)]}
        return points.facts(s, price_of(s, codes.verb_of(code)))

    def describe(self, state: State, code: i64) -> Description:
        s = moment.state_of(state)
        verb, way = codes.verb_of(code), codes.way_of(code)
        shown, targets = move_text.towards(s, s.seat, way)
        if way == ways.HERE or (way < s.board.ways and s.can_pass(s.cell_of(s.seat), way)):
            shown["threat"] = "fire" if s.burns(reached(s, way)) else "smoke"
            shown["steps"] = 2 if verb == codes.DOUSE else 1
        price = int(price_of(s, verb))
        return Description(self.write(state, code), "spray", "FP-EXT-2", targets, price, shown)

    def write(self, state: State, code: i64) -> str:
        way = moment.state_of(state).board.way_names[codes.way_of(code)]
        return f"spray:{way}*2" if codes.verb_of(code) == codes.DOUSE else f"spray:{way}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        way = move_text.read_way_or_here(moment.state_of(state).board, reader)
        return codes.directed_code(codes.DOUSE if reader.takes("*2") else codes.SPRAY, way)

    def every(self, state: State) -> list[int]:
        listed = [*move_text.every_way(moment.state_of(state).board), int(ways.HERE)]
        verbs = (codes.SPRAY, codes.DOUSE)
        return [int(codes.directed_code(verb, way)) for verb in verbs for way in listed]
