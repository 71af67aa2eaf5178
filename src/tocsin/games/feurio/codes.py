"""Int codes of Feurio! moves, in the order in which lists of them are sorted.

Drawing a value is the value itself; then laying face up, laying face down, passing, placing men.
"""

from typing import Final

from mypy_extensions import i64

LAY_FROM: Final[i64] = 10_000
BREAK_FROM: Final[i64] = 20_000
PASS: Final[i64] = 99_999
MEN_FROM: Final[i64] = 100_000


def lay_code(cell: i64) -> i64:
    """Lay the drawn tile face up."""
    return LAY_FROM + cell


def break_code(cell: i64, colour: i64) -> i64:
    """Lay the drawn tile face down and give up a man of a colour."""
    return BREAK_FROM + cell * 4 + colour


def men_code(cell: i64, colour: i64, count: i64) -> i64:
    """Place one to three men of a colour on the tile of a cell."""
    return MEN_FROM + (cell * 4 + colour) * 3 + count - 1


def is_draw(code: i64) -> bool:
    """Is it a chance outcome?"""
    return code < LAY_FROM


def is_lay(code: i64) -> bool:
    """Is it laying face up?"""
    return LAY_FROM <= code < BREAK_FROM


def is_break(code: i64) -> bool:
    """Is it laying face down?"""
    return BREAK_FROM <= code < PASS


def is_men(code: i64) -> bool:
    """Is it placing men?"""
    return code >= MEN_FROM


def laid_cell(code: i64) -> i64:
    """The cell of a lay or break code."""
    return code - LAY_FROM if code < BREAK_FROM else (code - BREAK_FROM) // 4


def given_colour(code: i64) -> i64:
    """The colour of the man given up in a break code."""
    return (code - BREAK_FROM) % 4


def men_cell(code: i64) -> i64:
    """The cell of a men code."""
    return (code - MEN_FROM) // 12


def men_colour(code: i64) -> i64:
    """The colour of a men code."""
    return (code - MEN_FROM) // 3 % 4


def men_count(code: i64) -> i64:
    """How many men a men code places."""
    return (code - MEN_FROM) % 3 + 1
