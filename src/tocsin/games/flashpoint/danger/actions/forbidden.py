"""What is forbidden before anything else about an action of phase 1 is asked.

XD-SPEC-3: the rescue dog moves, drags, squeezes, sniffs, changes its card, and nothing else.
XD-GUN-9, XD-PLAT-1: with the platform there is no deck gun; XD-PLAT-9, XD-DRIVE-2: the engine does
not drive while the platform is away.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.danger.rules import rescue_dog
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import codes

NO_GUN: Final[i64] = 265
PLATFORM_AWAY: Final[i64] = 266
ROWS: Final[list[Row]] = [
    *rescue_dog.STEP_ROWS[:1],
    *refusals(
        Row(265, "the-platform-replaces-the-gun", "XD-GUN-9"),
        Row(266, "bring-the-platform-back-first", "XD-PLAT-9", cell=CELL),
    ),
]


def refused(s: DangerState, seat: i64, code: i64) -> i64:
    """What this figure may not do at all now, whatever else there is to say about it."""
    if s.ruling.platform:
        if code == codes.GUN:
            return NO_GUN
        if s.is_platform_raised() and _drives_engine(code):
            return PLATFORM_AWAY
    if s.has_hands(seat):
        return 0
    return i64(0) if _is_for_dogs(s, seat, code) else rescue_dog.NOT_FOR_DOGS


def _drives_engine(code: i64) -> bool:
    return codes.drive_code(codes.ENGINE, 0) <= code < codes.CREW_FROM


def _is_for_dogs(s: DangerState, seat: i64, code: i64) -> bool:
    """XD-SPEC-3: what the dog does itself, or is commanded to do."""
    if codes.is_command(code):
        # That the dog is no captain is said elsewhere.
        return seat == s.seat or danger_codes.is_for_dogs(codes.verb_of(code))
    if codes.is_directed(code):
        return danger_codes.is_for_dogs(codes.verb_of(code))
    return codes.CREW_FROM <= code < codes.PARK_FROM


def facts(s: DangerState, seat: i64) -> dict[str, Arg]:
    """Who, and where the platform is."""
    platform = s.board.names[s.platform] if s.platform >= 0 else ""
    return {"seat": int(seat), "cell": platform}
