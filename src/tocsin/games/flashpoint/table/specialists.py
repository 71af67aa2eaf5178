"""The specialists: points, free points and prices (section 18: FP-SPEC-ALL-1, FP-AP-1, FP-AP-5).

What each of them may do besides lies in the room of that action; here is only the table.
"""

from typing import Final

from librt.vecs import append, vec
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

SPECIALISTS: Final = (
    "paramedic",
    "captain",
    "imaging",
    "cafs",
    "hazmat",
    "generalist",
    "rescue",
    "driver",
)
# FP-COMP-10: one bit for each of the eight cards of the base game.
BASE_CARDS: Final[i64] = 0b1_1111_1110

# The price of what a card does not do.
NEVER: Final[i64] = 99
# FP-DOOR-1.
DOOR_PRICE: Final[i64] = 1


class Cards:
    """What each card gives and what things cost who holds it; an expansion adds cards of its own.

    Without the specialists everybody is a plain firefighter, which is card 0.
    """

    def __init__(self) -> None:
        self.names: list[str] = []
        # FP-AP-1, FP-AP-5: points of a turn, and those that are free for one purpose only.
        self.points: vec[i64] = vec[i64]()
        self.free_points: vec[i64] = vec[i64]()
        # FP-AP-3, FP-SPEC-ALL-2: regular points that may be kept for later turns.
        self.saved_max: vec[i64] = vec[i64]()
        # FP-EXT-2, FP-CHOP-1, FP-GUN-1: one step of extinguishing, one chop, the deck gun.
        self.spray_price: vec[i64] = vec[i64]()
        self.chop_price: vec[i64] = vec[i64]()
        self.gun_price: vec[i64] = vec[i64]()

    def add(
        self,
        name: str,
        *,
        points: i64 = 4,
        free: i64 = 0,
        saved: i64 = 4,
        spray: i64 = 1,
        chop: i64 = 2,
        gun: i64 = 4,
    ) -> None:
        """One more card; FP-SPEC-ALL-1: with the usual numbers unless said otherwise."""
        self.names.append(name)
        self.points = append(self.points, points)
        self.free_points = append(self.free_points, free)
        self.saved_max = append(self.saved_max, saved)
        self.spray_price = append(self.spray_price, spray)
        self.chop_price = append(self.chop_price, chop)
        self.gun_price = append(self.gun_price, gun)


def list_cards() -> Cards:
    """The eight cards of the base game, after plain firefighters (section 18)."""
    cards = Cards()
    cards.add("plain")
    # FP-SPEC-PARA-5: water costs the paramedic double.
    cards.add("paramedic", spray=2)
    cards.add("captain", free=2)
    cards.add("imaging")
    cards.add("cafs", points=3, free=3)
    cards.add("hazmat")
    # FP-SPEC-GEN-1.
    cards.add("generalist", points=5)
    # FP-SPEC-RESC-2, FP-SPEC-RESC-3: chops for one point, water for double.
    cards.add("rescue", free=3, spray=2, chop=1)
    # FP-SPEC-DRIV-1: the deck gun for half.
    cards.add("driver", gun=2)
    return cards
