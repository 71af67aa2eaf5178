"""What cells of these boards are also marked with, in the places kept for expansions."""

from typing import Final

from mypy_extensions import i64

HOLE: Final[i64] = 12
CRACK: Final[i64] = 13
TOXIC: Final[i64] = 14
# XD-FLOOR-7, XD-OBJ-2, XD-CHEM-8: where nobody may set foot.
BARRED: Final[i64] = 15
