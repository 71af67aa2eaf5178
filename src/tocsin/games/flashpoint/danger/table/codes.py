"""Int codes of what only this expansion knows, in the places the base game keeps for expansions.

Verbs 6 and 7 are moves with a folded ladder; 10, 11 and those from 15 on are actions of its own;
plain codes lie between the base game's.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.games.flashpoint.table import codes

# XD-LADDER-2: moves with a folded ladder.
TOTE: Final[i64] = 6
LEAD_TOTE: Final[i64] = 7
# XD-LADDER-3, XD-LADDER-4: ladders go up and come down.
RAISE: Final[i64] = 10
FOLD: Final[i64] = 11
# XD-CHEM-10, XD-ENG-1: cleaning and repairing.
CLEAN: Final[i64] = 15
REPAIR: Final[i64] = 16
# XD-SPEC-3: what only the rescue dog does; XD-SPEC-1: getting out of the way in the fire phase.
SQUEEZE: Final[i64] = 17
SNIFF: Final[i64] = 18
DODGE: Final[i64] = 19
DODGE_LEAD: Final[i64] = 20
# XD-BRIDGE-1, XD-BRIDGE-5: ladders over and in holes.
LAY: Final[i64] = 21
CLIMB: Final[i64] = 22
CLIMB_CARRY: Final[i64] = 23
CLIMB_HAUL: Final[i64] = 24
CLIMB_LEAD: Final[i64] = 25
VERBS_END: Final[i64] = 26
VERBS: Final = (
    *codes.VERBS[:6],
    "tote",
    "lead-tote",
    *codes.VERBS[8:10],
    "raise",
    "fold",
    *codes.VERBS[12:15],
    "clean",
    "repair",
    "squeeze",
    "sniff",
    "dodge",
    "dodge-lead",
    "lay",
    "climb",
    "climb-carry",
    "climb-haul",
    "climb-lead",
)

CLEAR: Final[i64] = 1730
FALL: Final[i64] = 1740
# XD-PLAT-3, XD-PLAT-4, XD-PLAT-6: the platform and its cannon; what is loaded names its cell.
CANNON: Final[i64] = 6990
BOARD: Final[i64] = 6991
OPERATE_FROM: Final[i64] = 7000
LOAD_FROM: Final[i64] = 8000
LOAD_TREATED_FROM: Final[i64] = 9000
LOAD_END: Final[i64] = 10000


def carries_ladder(verb: i64) -> bool:
    """Does the move take a folded ladder along?"""
    return verb in (TOTE, LEAD_TOTE)


def is_dodge(verb: i64) -> bool:
    """Is it a step out of the way of a blow?"""
    return verb in (DODGE, DODGE_LEAD)


def is_ladder_work(verb: i64) -> bool:
    """XD-BRIDGE-6, XD-SPEC-4: is it done with a ladder, and so a movement-type action?"""
    return verb in (RAISE, FOLD) or LAY <= verb <= CLIMB_LEAD


def loads_treated(code: i64) -> bool:
    """Is the victim that is loaded a treated one?"""
    return code >= LOAD_TREATED_FROM


def loaded_from(code: i64) -> i64:
    """The cell from which a victim is loaded."""
    return code - (LOAD_TREATED_FROM if loads_treated(code) else LOAD_FROM)


def is_for_dogs(verb: i64) -> bool:
    """XD-SPEC-3: does the rescue dog do that at all?"""
    return verb in (codes.WALK, codes.CARRY) or SQUEEZE <= verb <= DODGE_LEAD
