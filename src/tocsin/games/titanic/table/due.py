"""What is due after a room has done its part: rooms return one of these, `game` moves on."""

from typing import Final

from mypy_extensions import i64

# The question stays open: the same phase again.
THE_SAME: Final[i64] = 0
# The act is resolved; what is left is the end of the turn.
END_OF_ACT: Final[i64] = 1
# Passengers are to be drawn for a rescue.
DRAWING: Final[i64] = 2
# The pile is empty: the discard becomes the pile and a page is turned before the draw.
NEW_PILE: Final[i64] = 3
# A rescue, or the card just played, finds nobody who fits.
NOBODY_FITS: Final[i64] = 4
# One of the cards that fit has to be placed.
PLACING: Final[i64] = 5
# Cards are looked at one by one.
LOOKING: Final[i64] = 6
# Something is to be chosen before the act is resolved.
CHOOSING: Final[i64] = 7
