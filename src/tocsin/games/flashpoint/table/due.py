"""What is due after an action: rooms say it, `game` moves the phase on."""

from typing import Final

from mypy_extensions import i64

# The turn goes on.
NOTHING: Final[i64] = 0
# FP-MOVE-9: the face-down marker in the cell `target` is turned over.
REVEAL: Final[i64] = 1
# FP-SPEC-CAPT-6: the player whose firefighter is commanded by `asked` agrees or does not.
CONSENT: Final[i64] = 2
# FP-VEH-6: a vehicle has gone, and those on its cells ride or stay.
RIDE: Final[i64] = 3
# FP-GUN-4: dice say where the deck gun hits.
GUN_ROLL: Final[i64] = 4
# From here on an expansion has numbers of its own.
OTHERS_FROM: Final[i64] = 16
