"""What a bot says of a decision: codes with values, and whole turns with values.

The unit is the bot's own and the same within one answer. Planners speak of the chance of winning,
from 0 to 1; rollouts of the mean result of a play; policies of how much a move is liked.
"""

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.errors import SetupError
from tocsin.core.rng import Rng


class Rating:
    """One legal code and what it is worth."""

    def __init__(self, code: i64, value: float) -> None:
        self.code = code
        self.value = value

    def __repr__(self) -> str:
        return f"Rating({self.code}, {self.value:.4g})"


class Line:
    """Own moves in a row: where they lead, what that is worth, and how they began."""

    def __init__(self, state: State, codes: list[int], worth: float) -> None:
        self.state = state
        self.codes = codes
        self.worth = worth

    def __repr__(self) -> str:
        return f"Line({self.codes}, {self.worth:.4g})"


def check_budget(budget: int) -> None:
    """Nobody thinks for nothing."""
    if budget < 1:
        raise SetupError("bad-budget", {"given": budget, "low": 1})


def insert_rating(ratings: list[Rating], rating: Rating) -> None:
    """Keep them sorted, the best first; the older of equals first."""
    at = len(ratings)
    while at > 0 and ratings[at - 1].value < rating.value:
        at -= 1
    ratings.insert(at, rating)


def insert(lines: list[Line], line: Line, start: int) -> None:
    """Keep lines from `start` on sorted by worth, the best first; the older of equals first."""
    low = start
    high = len(lines)
    while low < high:
        middle = (low + high) // 2
        if lines[middle].worth < line.worth:
            high = middle
        else:
            low = middle + 1
    lines.insert(low, line)


def pick(ratings: list[Rating], rng: Rng) -> i64:
    """The best of them; a fair pick among equals."""
    ties = 1
    while ties < len(ratings) and ratings[ties].value == ratings[0].value:
        ties += 1
    return ratings[rng.below(ties) if ties > 1 else 0].code


def first_moves(lines: list[Line]) -> list[Rating]:
    """Each code that begins a line, by the best line it begins; the lines are sorted."""
    found: list[Rating] = []
    seen: set[int] = set()
    for line in lines:
        if line.codes[0] not in seen:
            seen.add(line.codes[0])
            found.append(Rating(line.codes[0], line.worth))
    return found
