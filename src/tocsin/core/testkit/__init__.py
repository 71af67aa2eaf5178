"""What every game must pass, whatever its rules: `check_game` and `fuzz_positions` on option sets.

A failing check names the law, the game with its options, the seed and the position, which is all
it takes to see it again.
"""

from tocsin.core.testkit.fingerprint import fingerprint
from tocsin.core.testkit.fuzz import fuzz_positions
from tocsin.core.testkit.walk import check_game

__all__ = ["check_game", "fingerprint", "fuzz_positions"]
