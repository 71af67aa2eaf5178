"""The platform of the engine: what it holds and who steps on or off above (XD-PLAT).

 street side n    air cells u:0,1 .. u:0,4     Raised, it is in an air cell of the side where
  [engine]        -------- window -------      the engine stands, and holds at most two. On the
 building         u:1,1 .. u:1,4               engine it lies on one of the engine's two cells;
                                               who stands on either of them stands on it.

Moving it is in `actions.operate`, who boards and steps off at the engine in `actions.board`,
`actions.load` and `actions.step_off`, the water cannon in `actions.cannon`.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import events
from tocsin.games.flashpoint.table import codes, marks

PLACES: Final[i64] = 2
VICTIMS_MAX: Final[i64] = 1

THIN_AIR: Final[i64] = 113
NO_LADDER_ON_IT: Final[i64] = 114
HAZMAT_ALONE: Final[i64] = 115
ONE_VICTIM: Final[i64] = 116
FULL: Final[i64] = 117
STEP_ROWS: Final[list[Row]] = refusals(
    Row(113, "nothing-to-stand-on", "XD-GEN-6", cell=CELL),
    Row(114, "no-ladder-on-the-platform", "XD-PLAT-2", cell=CELL),
    Row(115, "no-hazmat-alone-on-the-platform", "XD-PLAT-2", cell=CELL),
    Row(116, "one-victim-on-the-platform", "XD-PLAT-2", cell=CELL),
    Row(117, "two-places-on-the-platform", "XD-PLAT-2", cell=CELL),
)


def victims_on(s: DangerState) -> i64:
    """XD-PLAT-2: victims in the platform's cell; a treated one fills a place too."""
    return s.count(marks.VICTIM, s.platform) + s.count(marks.TREATED, s.platform)


def has_victim_at_engine(s: DangerState) -> bool:
    """XD-PLAT-2: does a victim, treated or not, lie on a cell of the engine?"""
    for which in range(i64(2)):
        cell = s.board.spot_cell(codes.ENGINE, s.engine, which)
        if s.has(marks.VICTIM, cell) or s.has(marks.TREATED, cell):
            return True
    return False


def can_load(s: DangerState, code: i64) -> bool:
    """XD-PLAT-2: does such a victim lie on the engine?"""
    cell = danger_codes.loaded_from(code)
    kind = marks.TREATED if danger_codes.loads_treated(code) else marks.VICTIM
    return s.board.is_on_spot(codes.ENGINE, s.engine, cell) and s.has(kind, cell)


def is_load_allowed(s: DangerState) -> bool:
    """XD-PLAT-2: two places, one victim at most, and no hazmat without a firefighter."""
    figures = s.figures_in(s.platform)
    victims = victims_on(s)
    hazmats = s.count(marks.HAZMAT, s.platform)
    return figures + victims + hazmats <= PLACES and victims <= VICTIMS_MAX and hazmats <= figures


def refused_step(s: DangerState, verb: i64, cell: i64, goal: i64) -> i64:
    """XD-PLAT-2, XD-PLAT-4: on or off between building and raised platform, as it will be then."""
    if s.house.is_air(cell) and s.house.is_air(goal):
        return THIN_AIR
    if danger_codes.carries_ladder(verb):
        return NO_LADDER_ON_IT
    figures = s.figures_in(s.platform)
    hazmats = s.count(marks.HAZMAT, s.platform)
    hauled: i64 = 1 if codes.carries_hazmat(verb) else 0
    if cell == s.platform:
        return HAZMAT_ALONE if hazmats - hauled > 0 and figures == 1 else i64(0)
    victims = victims_on(s)
    brought: i64 = (1 if codes.carries_victim(verb) else 0) + (1 if codes.leads(verb) else 0)
    if brought > 0 and victims + brought > VICTIMS_MAX:
        return ONE_VICTIM
    if figures + 1 + victims + brought + hazmats + hauled > PLACES:
        return FULL
    return 0


def move_with_load(s: DangerState, old: i64, goal: i64, journal: Journal | None) -> i64:
    """XD-PLAT-3: firefighters, victim or hazmat go with it; says which seats do."""
    riders: i64 = 0
    for seat in range(s.players):
        if s.cell_of(seat) == old:
            s.put(seat, goal)
            riders |= bit(seat)
    s.berth = 0
    if s.has(marks.VICTIM, old):
        s.take_thing(marks.VICTIM, old)
        s.add_thing(marks.VICTIM, goal)
        s.berth = 1
    if s.has(marks.TREATED, old):
        s.take_thing(marks.TREATED, old)
        s.add_thing(marks.TREATED, goal)
        s.berth = 2
    if s.has(marks.HAZMAT, old):
        s.take_thing(marks.HAZMAT, old)
        if s.house.is_air(goal):
            s.add_thing(marks.HAZMAT, goal)
        else:
            _remove_hazmat(s, goal, "FP-HAZ-6", journal)
    if s.house.is_air(goal):
        s.berth = 0
    return riders


def burn(s: DangerState, journal: Journal | None) -> None:
    """XD-PLAT-10: fire reaches it; a hazmat is outside already and goes without an explosion.

    People on it suffer in the last step like everybody else, and the platform stays.
    """
    while s.has(marks.HAZMAT, s.platform):
        s.take_thing(marks.HAZMAT, s.platform)
        _remove_hazmat(s, s.platform, "XD-PLAT-10", journal)


def _remove_hazmat(s: DangerState, cell: i64, rule: str, journal: Journal | None) -> None:
    s.hazmats_safe += 1
    events.tell_cell(s, "hazmat-removed", rule, cell, journal)
