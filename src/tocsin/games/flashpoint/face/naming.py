"""How problems are named, and how far the fire phase has come, which many of them depend on."""

from mypy_extensions import i64

from tocsin.core.facts import Problem
from tocsin.games.flashpoint.table import phases
from tocsin.games.flashpoint.table.state import FlashpointState


def cell_problem(s: FlashpointState, code: str, rule: str, cell: i64) -> Problem:
    """Something is wrong in a cell."""
    return Problem(code, rule, {"cell": s.board.names[cell]})


def seat_problem(code: str, rule: str, seat: i64) -> Problem:
    """Something is wrong with a firefighter."""
    return Problem(code, rule, {"seat": int(seat)})


def count_problem(code: str, rule: str, count: i64) -> Problem:
    """Something is wrong with a number."""
    return Problem(code, rule, {"count": int(count)})


def phase_problem(s: FlashpointState, code: str, rule: str) -> Problem:
    """Something is wrong with the phase itself."""
    return Problem(code, rule, {"phase": s.hooks.phases[s.phase]})


def is_calm(s: FlashpointState) -> bool:
    """FP-INV-1: is nothing of the fire phase under way?"""
    if s.phase < phases.ROLL:
        return s.stage() < phases.ROLL
    if s.phase == phases.ROLL:
        return s.ignited == 0
    if s.phase > phases.OVER:
        # An expansion asks something, in somebody's actions or in an explosion.
        return s.stage() in (phases.PARK, phases.ACT)
    return s.phase in (phases.REPLENISH, phases.UNVEIL)


def is_after_flashover(s: FlashpointState) -> bool:
    """FP-FLASH-3: has the flashover been, and nothing since that could bring smoke beside fire?

    In the middle of an explosion of an expansion it is still to come.
    """
    if s.phase == phases.ROLL:
        return s.ignited != 0
    return phases.EXPLODE <= s.phase < phases.OVER and s.stage() == s.phase


def is_after_hazmats(s: FlashpointState) -> bool:
    """FP-HAZ-5: have all hazmats exploded that burn?"""
    if s.phase == phases.ROLL:
        return s.ignited != 0
    return phases.RECOVER <= s.phase < phases.OVER and s.stage() == s.phase


def is_after_losses(s: FlashpointState) -> bool:
    """FP-LOST-1: are the victims gone that burnt, and everybody knocked down put elsewhere?"""
    return phases.LOSS <= s.phase < phases.OVER and s.stage() == s.phase
