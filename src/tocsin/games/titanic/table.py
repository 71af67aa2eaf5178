"""The table of what is known about cards seen before a Same Lines! (TI-KNOW-2, TI-KNOW-3).

A table has split pools (sets of cards) and rows; a row has a whole-number weight and says how many
cards of each pool lie in each line. Usually nothing is split: no pool, one row. Tables are never
changed: every update makes a new one, so copies of a state share theirs. Weights are unbounded
integers, because only they stay exact whatever is shuffled how often.
"""

from math import gcd
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.games.titanic.bits import count

# A row's counts of one pool, six bits for each of the seven lines.
_WIDTH: Final[i64] = 6
_FIELD: Final[i64] = 63
# One more than the cards there are.
_CARDS: Final = 61


class Table:
    """`spread[row * pools_n + pool]` packs how many cards of a pool lie in each line."""

    def __init__(self, pools: vec[i64], weights: list[int], spread: vec[i64]) -> None:
        self.pools = pools
        self.pools_n: i64 = len(pools)
        self.weights = weights
        self.rows_n: i64 = len(weights)
        self.spread = spread

    def in_line(self, row: i64, pool: i64, line: i64) -> i64:
        """n(line, split pool) of a row."""
        return (self.spread[row * self.pools_n + pool] >> (_WIDTH * line)) & _FIELD

    def split_in(self, row: i64, line: i64) -> i64:
        """How many split cards of all pools lie in the line in that row."""
        total: i64 = 0
        for pool in range(self.pools_n):
            total += self.in_line(row, pool, line)
        return total

    def pool_of(self, card: i64) -> i64:
        """The split pool a card belongs to, -1 for none."""
        for pool in range(self.pools_n):
            if (self.pools[pool] >> card) & 1:
                return pool
        return -1

    def total(self) -> int:
        """The sum of all weights."""
        return sum(self.weights)


def _pascal() -> vec[i64]:
    ways: vec[i64] = vec[i64]([0] * (_CARDS * _CARDS))
    for n in range(_CARDS):
        ways[n * _CARDS] = 1
        for k in range(1, n + 1):
            above = ways[(n - 1) * _CARDS + k - 1]
            ways[n * _CARDS + k] = above + ways[(n - 1) * _CARDS + k]
    return ways


_WAYS: Final = _pascal()


def choose(n: i64, k: i64) -> i64:
    """In how many ways k of n cards can be taken, for up to sixty cards."""
    return _WAYS[n * _CARDS + k]


SINGLE_ROW: Final = Table(vec[i64](), [1], vec[i64]())


def packed(line: i64, many: i64) -> i64:
    """So many cards in one line and none elsewhere."""
    return many << (_WIDTH * line)


def without(table: Table, line: i64, pool: i64, card: i64) -> Table:
    """TI-KNOW-4: a card of a split pool has been shown in the line."""
    pools = table.pools[:]
    pools[pool] &= ~bit(card)
    spread = table.spread[:]
    weights: list[int] = []
    for row in range(table.rows_n):
        many = table.in_line(row, pool, line)
        weights.append(table.weights[row] * int(many))
        if many > 0:
            spread[row * table.pools_n + pool] -= packed(line, 1)
    return Table(pools, weights, spread)


def reweighed(table: Table, factors: list[int]) -> Table:
    """Every row multiplied by its factor; a factor of 0 rules the row out."""
    weights = [table.weights[row] * factors[row] for row in range(len(factors))]
    return Table(table.pools, weights, table.spread)


def merged(table: Table, line: i64, other: i64) -> Table:
    """TI-KNOW-5, flooding: what lay in one line lies in the other."""
    spread = table.spread[:]
    for place in range(i64(len(spread))):
        many = (spread[place] >> (_WIDTH * line)) & _FIELD
        spread[place] += packed(other, many) - packed(line, many)
    return joined_rows(Table(table.pools, table.weights, spread))


def divided(
    table: Table, cards: i64, lines: tuple[int, int], size: int, fresh_in_both: list[int]
) -> Table:
    """TI-KNOW-5, Same Lines!: every division of two lines' cards, the seen ones as a new pool.

    `size` is the new size of the first line; `fresh_in_both` says for each row how many cards
    nobody has seen lie in the two lines together.
    """
    if table.pools_n == 0:
        return _divided_first(cards, lines, size, fresh_in_both[0])
    divider = Divider(table, lines, size, count(cards))
    for row in range(table.rows_n):
        divider.divide(row, fresh_in_both[row])
    pools = append(table.pools[:], cards)
    return joined_rows(Table(pools, divider.weights, divider.spread))


class Divider:
    """Divides rows of a table between two lines, way by way; a new pool comes last."""

    def __init__(self, table: Table, lines: tuple[int, int], size: i64, many: i64) -> None:
        self.table = table
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

    def divide(self, row: i64, fresh: i64) -> None:
        """All divisions of one row, in which so many cards of the two lines were never seen."""
        self._take_up(row)
        while True:
            missing = self.size - self.used
            if missing <= fresh:
                weight = self.table.weights[row] * int(choose(fresh, missing))
                for pool in range(i64(len(self.part))):
                    part = self.part[pool]
                    total = self.total[pool]
                    if total > 0:
                        weight *= int(choose(total, part))
                    there = packed(self.first, part) + packed(self.second, total - part)
                    self.spread = append(self.spread, self.kept[pool] + there)
                self.weights.append(weight)
            if not self._next_way():
                return

    def _take_up(self, row: i64) -> None:
        table = self.table
        self.kept = vec[i64]()
        self.total = vec[i64]()
        self.part = vec[i64]()
        self.used = 0
        elsewhere = ~(packed(self.first, _FIELD) | packed(self.second, _FIELD))
        for pool in range(table.pools_n):
            here = table.in_line(row, pool, self.first) + table.in_line(row, pool, self.second)
            self.total = append(self.total, here)
            self.kept = append(self.kept, table.spread[row * table.pools_n + pool] & elsewhere)
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


def _divided_first(cards: i64, lines: tuple[int, int], size: i64, fresh: i64) -> Table:
    """The usual case of `divided`: nothing was split before. Weights fit a native number."""
    first: i64 = lines[0]
    second: i64 = lines[1]
    total = count(cards)
    weights: list[int] = []
    spread: vec[i64] = vec[i64]()
    x = total if total < size else size
    while x >= 0 and size - x <= fresh:
        weights.append(int(choose(total, x) * choose(fresh, size - x)))
        spread = append(spread, packed(first, x) + packed(second, total - x))
        x -= 1
    return Table(vec[i64]([cards]), weights, spread)


def joined_rows(table: Table) -> Table:
    """TI-KNOW-3: rows with equal counts become one, in a fixed order."""
    # A row's counts in one number, first pool first; 42 bits hold those of a pool.
    where: dict[int, int] = {}
    kept: list[int] = []
    for row in range(table.rows_n):
        key = 0
        for pool in range(table.pools_n):
            key = key * 4398046511104 + int(table.spread[row * table.pools_n + pool])
        if key in where:
            kept[where[key]] += table.weights[row]
            kept.append(0)
        else:
            where[key] = int(row)
            kept.append(table.weights[row])
    weights: list[int] = []
    spread: vec[i64] = vec[i64]()
    for key in sorted(where):
        row = where[key]
        weights.append(kept[row])
        for pool in range(table.pools_n):
            spread = append(spread, table.spread[row * table.pools_n + pool])
    return Table(table.pools, weights, spread)


def tidied(table: Table, settled: vec[i64]) -> Table:
    """TI-KNOW-3: without impossible rows, common divisors and pools that lie in one line.

    `settled[line]` gains the cards that lie in that line in every row. Rows that differed differ
    still, and keep their order.
    """
    rows = _possible_rows(table)
    pools: vec[i64] = vec[i64]()
    columns: vec[i64] = vec[i64]()
    for pool in range(table.pools_n):
        cards = table.pools[pool]
        if cards == 0:
            continue
        line = _only_line(table, pool, rows)
        if line >= 0:
            settled[line] |= cards
        else:
            pools = append(pools, cards)
            columns = append(columns, pool)
    if len(pools) == 0:
        return SINGLE_ROW
    divisor = _common_divisor(table, rows)
    weights: list[int] = []
    spread: vec[i64] = vec[i64]()
    for i in range(i64(len(rows))):
        row = rows[i]
        weight = table.weights[row]
        weights.append(weight if divisor == 1 else weight // divisor)
        for j in range(i64(len(columns))):
            spread = append(spread, table.spread[row * table.pools_n + columns[j]])
    return Table(pools, weights, spread)


def _possible_rows(table: Table) -> vec[i64]:
    rows: vec[i64] = vec[i64]()
    for row in range(table.rows_n):
        if table.weights[row] > 0:
            rows = append(rows, row)
    return rows


def _common_divisor(table: Table, rows: vec[i64]) -> int:
    divisor = table.weights[rows[0]]
    for i in range(i64(1), i64(len(rows))):
        if divisor == 1:
            break
        divisor = gcd(divisor, table.weights[rows[i]])
    return divisor


def _only_line(table: Table, pool: i64, rows: vec[i64]) -> i64:
    """The line that holds the whole pool in every row, -1 if there is none."""
    first = table.spread[rows[0] * table.pools_n + pool]
    for i in range(i64(1), i64(len(rows))):
        if table.spread[rows[i] * table.pools_n + pool] != first:
            return -1
    for line in range(i64(7)):
        if first == packed(line, (first >> (_WIDTH * line)) & _FIELD):
            return line
    return -1
