"""Figures with their 95 % confidence intervals: shares, means, paired differences, ratings."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

# The number of standard deviations that leaves 2.5 % outside on either side.
Z95 = 1.959963984540054
# A difference of 400 points means ten wins to one, as in chess.
SCALE = 400 / math.log(10)
_ROUNDS = 500
_ENOUGH = 1e-10


@dataclass(frozen=True)
class Figure:
    """A number and the interval that holds the true one 95 times in 100."""

    value: float
    low: float
    high: float

    def as_json(self) -> list[float]:
        """Value, low, high, rounded to what such numbers can mean."""
        return [round(number, 6) for number in (self.value, self.low, self.high)]


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share, by Wilson's score."""
    share = wins / games
    spread = Z95 * Z95 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = Z95 * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    # At the ends the interval touches them exactly; rounding would miss them by a hair.
    return (0.0 if wins == 0 else middle - reach), (1.0 if wins == games else middle + reach)


def mean_interval(total: int, squares: int, games: int) -> tuple[float, float, float]:
    """Mean and its 95 % confidence interval, by the normal distribution."""
    mean = total / games
    variance = max(0.0, (squares - games * mean * mean) / (games - 1)) if games > 1 else 0.0
    reach = Z95 * math.sqrt(variance / games)
    return mean, mean - reach, mean + reach


def share_of(wins: int, games: int) -> Figure:
    """A share with Wilson's interval."""
    return Figure(wins / games, *wilson(wins, games))


def mean_of(values: Sequence[int]) -> Figure:
    """A mean with its interval."""
    squares = sum(value * value for value in values)
    return Figure(*mean_interval(sum(values), squares, len(values)))


def paired_share(first: Sequence[bool], second: Sequence[bool]) -> Figure:
    """How much larger the second share is, both seen on the same plays (Bonett and Price)."""
    n = len(first)
    gained = sum(b and not a for a, b in zip(first, second, strict=True))
    dropped = sum(a and not b for a, b in zip(first, second, strict=True))
    # One play more on either side keeps the interval honest where the two never differ.
    up, down = (gained + 1) / (n + 2), (dropped + 1) / (n + 2)
    reach = Z95 * math.sqrt((up + down - (up - down) ** 2) / (n + 2))
    value = (gained - dropped) / n
    return Figure(value, max(-1.0, up - down - reach), min(1.0, up - down + reach))


def paired_mean(first: Sequence[int], second: Sequence[int]) -> Figure:
    """How much larger the second mean is, both seen on the same plays."""
    return mean_of([b - a for a, b in zip(first, second, strict=True)])


def sign_test(gained: int, dropped: int) -> float:
    """How likely so lopsided a result is when both are equally good: two-sided, exact."""
    n = gained + dropped
    if n == 0:
        return 1.0
    least = min(gained, dropped)
    # Logarithms, because the numbers of ways outgrow a float long before a run ends.
    ways = [
        math.lgamma(n + 1) - math.lgamma(k + 1) - math.lgamma(n - k + 1) - n * math.log(2)
        for k in range(least + 1)
    ]
    return min(1.0, 2 * sum(math.exp(way) for way in ways))


def ratings(wins: Sequence[Sequence[float]]) -> list[Figure]:
    """Bradley and Terry's ratings in points, their mean 0; `wins[i][j]` is how often i beat j.

    Half a win is added to each side of every pair that met, so that nobody's rating is infinite;
    the intervals come from the curvature of the likelihood.
    """
    many = len(wins)
    met = [[wins[i][j] + wins[j][i] for j in range(many)] for i in range(many)]
    won = [
        sum(wins[i][j] + 0.5 * (met[i][j] > 0) for j in range(many) if j != i) for i in range(many)
    ]
    games = [[met[i][j] + (met[i][j] > 0) for j in range(many)] for i in range(many)]
    strength = [1.0] * many
    for _ in range(_ROUNDS):
        last = strength
        strength = [_better(i, last, won, games) for i in range(many)]
        middle = math.exp(sum(math.log(s) for s in strength) / many)
        strength = [s / middle for s in strength]
        if max(abs(a - b) / b for a, b in zip(last, strength, strict=True)) < _ENOUGH:
            break
    found = []
    for i in range(many):
        known = sum(
            games[i][j] * strength[i] * strength[j] / (strength[i] + strength[j]) ** 2
            for j in range(many)
            if j != i
        )
        reach = Z95 * SCALE / math.sqrt(known) if known > 0 else math.inf
        points = SCALE * math.log(strength[i])
        found.append(Figure(points, points - reach, points + reach))
    return found


def _better(i: int, strength: list[float], won: list[float], games: list[list[float]]) -> float:
    """One step of the fixed point of the likelihood."""
    share = sum(
        games[i][j] / (strength[i] + strength[j])
        for j in range(len(strength))
        if j != i and games[i][j] > 0
    )
    return won[i] / share if share > 0 else strength[i]
