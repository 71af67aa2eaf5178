"""The water cannon, built into the platform (XD-PLAT-6, XD-PLAT-7, XD-PLAT-8, XD-PLAT-11).

No dice: it strikes the cell of the building beside the platform, through an opening, and every
cell adjacent to that one. It replaces the deck gun (XD-PLAT-1, XD-GUN-9).
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.actions import points
from tocsin.games.flashpoint.danger.actions.directed import DangerAction, danger_state
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table.state import DangerState, danger_of
from tocsin.games.flashpoint.rules import events
from tocsin.games.flashpoint.table import codes, due, marks, specialists
from tocsin.games.flashpoint.table.state import FlashpointState

PRICE: Final[i64] = 4
DRIVERS_PRICE: Final[i64] = 2

NO_PLATFORM: Final[i64] = 210
NOT_ON_IT: Final[i64] = 211
NO_OPENING: Final[i64] = 212
HITS_A_VICTIM: Final[i64] = 213
HITS_CREW: Final[i64] = 214
SHORT: Final[i64] = 215
ROWS: Final[list[Row]] = refusals(
    Row(210, "no-platform-in-play", "XD-PLAT-1"),
    Row(211, "not-on-the-platform", "XD-PLAT-6", cell=CELL),
    Row(212, "no-opening-before-the-platform", "XD-PLAT-6", cell=CELL),
    Row(213, "a-victim-would-be-hit", "XD-PLAT-8", cell=CELL),
    Row(214, "a-firefighter-would-be-hit", "XD-PLAT-8", cell=CELL),
    points.short_row(215, "XD-PLAT-6"),
)


def price_of(s: DangerState) -> i64:
    """XD-PLAT-6: four points, two for the driver."""
    return DRIVERS_PRICE if s.role_of(s.seat) == specialists.DRIVER else PRICE


def is_on_platform(s: DangerState, cell: i64) -> bool:
    """XD-PLAT-4, XD-PLAT-6: in its air cell, or, while it lies there, on the engine."""
    if s.house.is_air(s.platform):
        return cell == s.platform
    return s.board.is_on_spot(codes.ENGINE, s.engine, cell)


def find_target(s: DangerState) -> i64:
    """XD-PLAT-6, XD-OBJ-2: the cell beside the platform if an opening leads there, else -1."""
    way = s.house.inward[s.platform]
    if way < 0 or not s.can_pass(s.platform, way):
        return -1
    goal = s.board.cell_beside(s.platform, way)
    return -1 if s.has_object(goal) else goal


def splashed(s: DangerState, target: i64, way: i64) -> i64:
    """XD-PLAT-7: the cell that the splash reaches this way, over stairs too; -1 if none."""
    if not s.can_pass(target, way) or s.has_raised_ladder(target, way):
        return -1
    beyond = s.board.cell_beside(target, way)
    return -1 if beyond == s.platform else beyond


def first_spared(s: DangerState, target: i64) -> i64:
    """XD-PLAT-8: the first cell it would hit where somebody must not be hit, -1 if none is."""
    if refused_in(s, target) != 0:
        return target
    for way in range(s.board.ways):
        beyond = splashed(s, target, way)
        if beyond >= 0 and refused_in(s, beyond) != 0:
            return beyond
    return -1


def refused_in(s: DangerState, cell: i64) -> i64:
    """XD-PLAT-8: is a victim there or, where that is agreed, a firefighter?"""
    if s.has(marks.VICTIM, cell) or s.has(marks.TREATED, cell):
        return HITS_A_VICTIM
    return HITS_CREW if s.ruling.cannon_spares_crew and s.is_manned(cell) else i64(0)


def refused(s: DangerState) -> i64:
    """XD-PLAT-6, XD-PLAT-8: from the platform, through an opening, at nobody spared; payable."""
    if not s.ruling.platform:
        return NO_PLATFORM
    if not is_on_platform(s, s.cell_of(s.seat)):
        return NOT_ON_IT
    target = find_target(s)
    if target < 0:
        return NO_OPENING
    spared = first_spared(s, target)
    if spared >= 0:
        return refused_in(s, spared)
    return points.refused_price(s, s.seat, price_of(s), points.PLAIN, SHORT)


def facts(s: DangerState, row: i64) -> dict[str, Arg]:
    """Where the platform is, or where somebody would be hit."""
    if row == NO_PLATFORM:
        return {}
    cell = s.platform
    if row in (HITS_A_VICTIM, HITS_CREW):
        cell = first_spared(s, find_target(s))
    return {"cell": s.board.names[cell]}


def offer(s: DangerState, pool: i64) -> None:
    """The same as `refused`, for a pool from which points may be kept back."""
    if pool >= price_of(s) and refused(s) == 0:
        s.offer(danger_codes.CANNON)


def do(s: DangerState, journal: Journal | None) -> i64:
    """XD-PLAT-7, XD-PLAT-11: fire and smoke go in the target and round it, never down a hole."""
    s.ap -= price_of(s)
    target = find_target(s)
    events.tell_figure(s, "cannon-fired", "XD-PLAT-6", s.seat, target, journal)
    _wash(s, target, journal)
    for way in range(s.board.ways):
        beyond = splashed(s, target, way)
        if beyond >= 0:
            _wash(s, beyond, journal)
    return due.NOTHING


def _wash(s: DangerState, cell: i64, journal: Journal | None) -> None:
    if s.burns(cell) or s.smokes(cell):
        s.remove_threat(cell)
        events.tell_cell(s, "threat-washed-away", "XD-PLAT-7", cell, journal)


class Cannon(DangerAction):
    """`cannon`."""

    def __init__(self) -> None:
        super().__init__(("cannon",), ROWS)

    def owns(self, code: i64) -> bool:
        return code == danger_codes.CANNON

    def judge_action(self, s: FlashpointState, code: i64) -> i64:
        return refused(danger_of(s))

    def do(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        return do(danger_of(s), journal)

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        d = danger_of(s)
        return {**points.facts(s, price_of(d)), **facts(d, row)}

    def describe(self, state: State, code: i64) -> Description:
        """From the platform into the cell that it would strike."""
        s = danger_state(state)
        price = int(price_of(s))
        if s.platform < 0:
            return Description("cannon", "cannon", "XD-PLAT-6", (), price)
        struck = find_target(s)
        cells = [s.platform, struck] if struck >= 0 else [s.platform]
        targets = tuple(Target("cell", s.board.names[cell]) for cell in cells)
        shown: dict[str, Arg] = {"cell": targets[-1].id}
        return Description("cannon", "cannon", "XD-PLAT-6", targets, price, shown)

    def write(self, state: State, code: i64) -> str:
        return "cannon"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        return danger_codes.CANNON

    def every(self, state: State) -> list[int]:
        return [int(danger_codes.CANNON)]
