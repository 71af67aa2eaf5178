"""The specialists: points, free points and prices (section 18: FP-SPEC, FP-AP-1, FP-AP-5).

What each of them may do besides lies in the room of that action; here is only the table.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Without the specialists everybody is a plain firefighter.
PLAIN: Final[i64] = 0
PARAMEDIC: Final[i64] = 1
CAPTAIN: Final[i64] = 2
IMAGING: Final[i64] = 3
CAFS: Final[i64] = 4
HAZMAT_TECHNICIAN: Final[i64] = 5
GENERALIST: Final[i64] = 6
RESCUE: Final[i64] = 7
DRIVER: Final[i64] = 8
# XD-ENG, XD-SPEC-1, XD-SPEC-3: only where the expansion brings them into play.
ENGINEER: Final[i64] = 9
VETERAN: Final[i64] = 10
DOG: Final[i64] = 11
CARDS_END: Final[i64] = 12

ROLES: Final = (
    "plain",
    "paramedic",
    "captain",
    "imaging",
    "cafs",
    "hazmat",
    "generalist",
    "rescue",
    "driver",
    "engineer",
    "veteran",
    "dog",
)
SPECIALISTS: Final = ROLES[1:]
BASE_SPECIALISTS: Final = ROLES[1:9]
# One bit for each of the eight cards of the base game.
BASE_CARDS: Final[i64] = 0b1_1111_1110
# The rule that brings a card of the expansion into play.
CARD_RULES: Final = {"engineer": "XD-ENG-1", "veteran": "XD-SPEC-1", "dog": "XD-SPEC-3"}

POINTS: Final = vec[i64]([4, 4, 4, 4, 3, 4, 5, 4, 4, 4, 4, 12])
FREE_POINTS: Final = vec[i64]([0, 0, 2, 0, 3, 0, 0, 3, 0, 0, 0, 0])
# FP-AP-3, XD-SPEC-3: regular points that may be kept for later turns.
SAVED_MAX: Final = vec[i64]([4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 6])
# FP-SPEC-PARA-5, FP-SPEC-RESC-3: one step of extinguishing; XD-ENG-1: never for the engineer.
# XD-SPEC-3: nothing of all this is for the dog.
SPRAY_PRICE: Final = vec[i64]([1, 2, 1, 1, 1, 1, 1, 2, 1, 99, 1, 99])
# FP-CHOP-1, FP-SPEC-RESC-2.
CHOP_PRICE: Final = vec[i64]([2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 99])
# FP-GUN-1, FP-SPEC-DRIV-1.
GUN_PRICE: Final = vec[i64]([4, 4, 4, 4, 4, 4, 4, 4, 2, 4, 4, 99])
DRIVE_PRICE: Final[i64] = 2
CREW_PRICE: Final[i64] = 2
TREAT_PRICE: Final[i64] = 1
IDENTIFY_PRICE: Final[i64] = 1
DISPOSE_PRICE: Final[i64] = 2
DOOR_PRICE: Final[i64] = 1
