"""Where cards seen before a Same Lines! can lie: split pools and weighted rows (TI-KNOW-3).

A split pool is a set of cards (TI-KNOW-2). A row has a whole-number weight and says how many cards
of each pool lie in each line. Usually nothing is split: no pool, one row. Nothing here is ever
changed: every update makes a new one, so copies of a state share theirs. Weights are unbounded
integers, because only they stay exact whatever is shuffled how often.
"""

from math import gcd
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.mixing import mix, mix_all

# A row's counts of one pool, six bits for each of the seven lines.
WIDTH: Final[i64] = 6
FIELD: Final[i64] = 63
# One more than the cards there are.
_CARDS: Final = 61
# What is folded into a hash at a time.
_PART: Final = 2**60 - 1


class Splits:
    """`spread[row * pools_n + pool]` packs how many cards of a pool lie in each line."""

    def __init__(self, pools: vec[i64], weights: list[int], spread: vec[i64]) -> None:
        self.pools = pools
        self.pools_n: i64 = len(pools)
        self.weights = weights
        self.rows_n: i64 = len(weights)
        self.spread = spread

    def in_line(self, row: i64, pool: i64, line: i64) -> i64:
        """n(line, split pool) of a row."""
        return (self.spread[row * self.pools_n + pool] >> (WIDTH * line)) & FIELD

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

    def mixed_into(self, hashed: i64) -> i64:
        """A hash with pools, weights and rows folded in."""
        if self.pools_n == 0:
            return hashed
        for weight in self.weights:
            while weight:
                hashed = mix(hashed, weight & _PART)
                weight >>= 60
        return mix_all(mix_all(hashed, self.pools), self.spread)


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


NOTHING_SPLIT: Final = Splits(vec[i64](), [1], vec[i64]())


def lying_in(line: i64, many: i64) -> i64:
    """So many cards in one line and none elsewhere."""
    return many << (WIDTH * line)


def without(known: Splits, line: i64, pool: i64, card: i64) -> Splits:
    """TI-KNOW-4: a card of a split pool has been shown in the line."""
    pools = known.pools[:]
    pools[pool] &= ~bit(card)
    spread = known.spread[:]
    weights: list[int] = []
    for row in range(known.rows_n):
        many = known.in_line(row, pool, line)
        weights.append(known.weights[row] * int(many))
        if many > 0:
            spread[row * known.pools_n + pool] -= lying_in(line, 1)
    return Splits(pools, weights, spread)


def reweighed(known: Splits, factors: list[int]) -> Splits:
    """Every row multiplied by its factor; a factor of 0 rules the row out."""
    weights = [known.weights[row] * factors[row] for row in range(len(factors))]
    return Splits(known.pools, weights, known.spread)


def merged(known: Splits, line: i64, other: i64) -> Splits:
    """TI-KNOW-5, flooding: what lay in one line lies in the other."""
    spread = known.spread[:]
    for place in range(i64(len(spread))):
        many = (spread[place] >> (WIDTH * line)) & FIELD
        spread[place] += lying_in(other, many) - lying_in(line, many)
    return joined_rows(Splits(known.pools, known.weights, spread))


def joined_rows(known: Splits) -> Splits:
    """TI-KNOW-3: rows with equal counts become one, in a fixed order."""
    # A row's counts in one number, first pool first; 42 bits hold those of a pool.
    where: dict[int, int] = {}
    kept: list[int] = []
    for row in range(known.rows_n):
        key = 0
        for pool in range(known.pools_n):
            key = key * 4398046511104 + int(known.spread[row * known.pools_n + pool])
        if key in where:
            kept[where[key]] += known.weights[row]
            kept.append(0)
        else:
            where[key] = int(row)
            kept.append(known.weights[row])
    weights: list[int] = []
    spread: vec[i64] = vec[i64]()
    for key in sorted(where):
        row = where[key]
        weights.append(kept[row])
        for pool in range(known.pools_n):
            spread = append(spread, known.spread[row * known.pools_n + pool])
    return Splits(known.pools, weights, spread)


def tidied(known: Splits, settled: vec[i64]) -> Splits:
    """TI-KNOW-3: without impossible rows, common divisors and pools that lie in one line.

    `settled[line]` gains the cards that lie in that line in every row. Rows that differed differ
    still, and keep their order.
    """
    rows = _possible_rows(known)
    pools: vec[i64] = vec[i64]()
    columns: vec[i64] = vec[i64]()
    for pool in range(known.pools_n):
        cards = known.pools[pool]
        if cards == 0:
            continue
        line = _only_line(known, pool, rows)
        if line >= 0:
            settled[line] |= cards
        else:
            pools = append(pools, cards)
            columns = append(columns, pool)
    if len(pools) == 0:
        return NOTHING_SPLIT
    divisor = _common_divisor(known, rows)
    weights: list[int] = []
    spread: vec[i64] = vec[i64]()
    for i in range(i64(len(rows))):
        row = rows[i]
        weight = known.weights[row]
        weights.append(weight if divisor == 1 else weight // divisor)
        for j in range(i64(len(columns))):
            spread = append(spread, known.spread[row * known.pools_n + columns[j]])
    return Splits(pools, weights, spread)


def _possible_rows(known: Splits) -> vec[i64]:
    rows: vec[i64] = vec[i64]()
    for row in range(known.rows_n):
        if known.weights[row] > 0:
            rows = append(rows, row)
    return rows


def _common_divisor(known: Splits, rows: vec[i64]) -> int:
    divisor = known.weights[rows[0]]
    for i in range(i64(1), i64(len(rows))):
        if divisor == 1:
            break
        divisor = gcd(divisor, known.weights[rows[i]])
    return divisor


def _only_line(known: Splits, pool: i64, rows: vec[i64]) -> i64:
    """The line that holds the whole pool in every row, -1 if there is none."""
    first = known.spread[rows[0] * known.pools_n + pool]
    for i in range(i64(1), i64(len(rows))):
        if known.spread[rows[i] * known.pools_n + pool] != first:
            return -1
    for line in range(i64(7)):
        if first == lying_in(line, (first >> (WIDTH * line)) & FIELD):
            return line
    return -1
