"""Numbers with names: the phases of a play, and the blocks of codes in the order lists are sorted.

Drawing a value is the value itself; then laying face up, laying face down, passing, placing men.
The rooms of `actions` pack and unpack the codes of their own block.
"""

from typing import Final

from mypy_extensions import i64

LAY_FROM: Final[i64] = 10_000
BREAK_FROM: Final[i64] = 20_000
PASS: Final[i64] = 99_999
MEN_FROM: Final[i64] = 100_000

START: Final[i64] = 0
DRAW: Final[i64] = 1
LAY: Final[i64] = 2
MEN: Final[i64] = 3
PLACE: Final[i64] = 4
OVER: Final[i64] = 5
PHASES: Final = ("start", "draw", "lay", "men", "place", "over")

SCORED: Final[i64] = 0
COOP: Final[i64] = 1
SOLO: Final[i64] = 2
MODES: Final = ("scored", "coop", "solo")

COLOURS: Final = ("red", "green", "blue", "yellow")
LETTERS: Final = "rgby"
