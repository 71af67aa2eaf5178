"""Same Lines! and what is known: every division of two lines' cards (TI-KNOW-5, TI-KNOW-6).

The shortcut of TI-KNOW-6 is not taken: the rows give the same law, also after a mixing.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.games.titanic.table import sets, splits
from tocsin.games.titanic.table.splits import Splits


def divided(
    known: Splits, cards: i64, lines: tuple[int, int], size: int, unseen_in_both: list[int]
) -> Splits:
    """TI-KNOW-5, Same Lines!: every division of two lines' cards, the seen ones as a new pool.

    `size` is the new size of the first line; `unseen_in_both` says for each row how many cards
    nobody has seen lie in the two lines together.
    """
    if known.pools_n == 0:
        return _divided_first(cards, lines, size, unseen_in_both[0])
    divider = Divider(known, lines, size, sets.count(cards))
    for row in range(known.rows_n):
        divider.divide(row, unseen_in_both[row])
    pools = append(known.pools[:], cards)
    return splits.joined_rows(Splits(pools, divider.weights, divider.spread))


class Divider:
    """Divides rows between two lines, way by way; a new pool comes last."""

    def __init__(self, known: Splits, lines: tuple[int, int], size: i64, many: i64) -> None:
        self.splits = known
        self.first: i64 = lines[0]
        self.second: i64 = lines[1]
        self.size = size
        self.many = many
        self.weights: list[int] = []
        self.spread: vec[i64] = vec[i64]()
        # Of each pool: what lies elsewhere, what lies in the two lines, what the first one gets.
        self.kept: vec[i64] = vec[i64]()
        self.total: vec[i64] = vec[i64]()
        self.part: vec[i64] = vec[i64]()
        self.used: i64 = 0

    def divide(self, row: i64, unseen: i64) -> None:
        """All divisions of one row, in which so many cards of the two lines were never seen."""
        self._take_up(row)
        while True:
            missing = self.size - self.used
            if missing <= unseen:
                weight = self.splits.weights[row] * int(splits.choose(unseen, missing))
                for pool in range(i64(len(self.part))):
                    part = self.part[pool]
                    total = self.total[pool]
                    if total > 0:
                        weight *= int(splits.choose(total, part))
                    there = splits.lying_in(self.first, part) + splits.lying_in(
                        self.second, total - part
                    )
                    self.spread = append(self.spread, self.kept[pool] + there)
                self.weights.append(weight)
            if not self._next_way():
                return

    def _take_up(self, row: i64) -> None:
        known = self.splits
        self.kept = vec[i64]()
        self.total = vec[i64]()
        self.part = vec[i64]()
        self.used = 0
        elsewhere = ~(
            splits.lying_in(self.first, splits.FIELD) | splits.lying_in(self.second, splits.FIELD)
        )
        for pool in range(known.pools_n):
            here = known.in_line(row, pool, self.first) + known.in_line(row, pool, self.second)
            self.total = append(self.total, here)
            self.kept = append(self.kept, known.spread[row * known.pools_n + pool] & elsewhere)
            self.part = append(self.part, i64(0))
        self.total = append(self.total, self.many)
        self.kept = append(self.kept, i64(0))
        self.part = append(self.part, i64(0))

    def _next_way(self) -> bool:
        """The next way to give the first line at most its size; false after the last."""
        pool: i64 = 0
        pools: i64 = len(self.part)
        while pool < pools and (self.part[pool] == self.total[pool] or self.used == self.size):
            self.used -= self.part[pool]
            self.part[pool] = 0
            pool += 1
        if pool == pools:
            return False
        self.part[pool] += 1
        self.used += 1
        return True


def _divided_first(cards: i64, lines: tuple[int, int], size: i64, unseen: i64) -> Splits:
    """The usual case of `divided`: nothing was split before. Weights fit a native number."""
    first: i64 = lines[0]
    second: i64 = lines[1]
    total = sets.count(cards)
    weights: list[int] = []
    spread: vec[i64] = vec[i64]()
    x = total if total < size else size
    while x >= 0 and size - x <= unseen:
        weights.append(int(splits.choose(total, x) * splits.choose(unseen, size - x)))
        spread = append(spread, splits.lying_in(first, x) + splits.lying_in(second, total - x))
        x -= 1
    return Splits(vec[i64]([cards]), weights, spread)
