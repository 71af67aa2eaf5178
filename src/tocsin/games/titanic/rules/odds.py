"""The law of the next card that is shown (TI-KNOW-4, TI-KNOW-8, TI-CHANCE-2).

Nothing is decided before it is shown. Every hidden card belongs to a pool: those nobody has seen
(`unseen`), those known to lie in one zone (`known[zone]`), or a split pool. Without split pools the
law needs no rows, and that path is free of allocation. TI-INFO-6: this is all that may be sampled.
"""

from math import gcd

from mypy_extensions import i64

from tocsin.core.rng import Rng
from tocsin.games.titanic.table import places, sets
from tocsin.games.titanic.table.state import TitanicState


def unseen_in(s: TitanicState, zone: i64, row: i64) -> i64:
    """TI-KNOW-3: n(zone, new) in a row: what is neither known nor split."""
    many = s.hidden[zone] - sets.count(s.known[zone])
    if is_plain(s, zone):
        return many
    return many - s.splits.split_in(row, zone)


def is_plain(s: TitanicState, zone: i64) -> bool:
    """Can no split card lie in the zone? The pile never holds one."""
    return zone == places.PILE or s.splits.pools_n == 0


def candidates(s: TitanicState, zone: i64) -> i64:
    """TI-KNOW-4: the set of cards that may be shown next from the zone."""
    cards = s.known[zone]
    unknown = s.hidden[zone] - sets.count(cards)
    if is_plain(s, zone):
        return cards | s.unseen if unknown > 0 else cards
    known = s.splits
    for row in range(known.rows_n):
        split: i64 = 0
        for pool in range(known.pools_n):
            many = known.in_line(row, pool, zone)
            if many > 0:
                cards |= known.pools[pool]
                split += many
        if unknown > split:
            cards |= s.unseen
    return cards


def pool_weights(s: TitanicState, zone: i64) -> list[int]:
    """TI-KNOW-4: weight of known, new and each split pool as the source of the next card."""
    splits = s.splits
    known = sets.count(s.known[zone])
    unknown = s.hidden[zone] - known
    if zone == places.PILE:
        return [int(known), int(unknown)]
    found = [0] * (int(splits.pools_n) + 2)
    total = 0
    for row in range(splits.rows_n):
        weight = splits.weights[row]
        total += weight
        unseen = unknown
        for pool in range(splits.pools_n):
            many = splits.in_line(row, pool, zone)
            if many > 0:
                found[pool + 2] += weight * int(many)
                unseen -= many
        found[1] += weight * int(unseen)
    found[0] = total * int(known)
    return found


def card_weights(s: TitanicState, zone: i64, cards: i64) -> list[int]:
    """TI-KNOW-4: whole-number weights of candidates, in canonical order and reduced."""
    weights = pool_weights(s, zone)
    sizes = [int(sets.count(s.known[zone])), int(s.unseen_n)]
    if zone != places.PILE:
        for pool in range(s.splits.pools_n):
            sizes.append(int(sets.count(s.splits.pools[pool])))
    common = 1
    for size in sizes:
        if size:
            common = common * size // gcd(common, size)
    found: list[int] = []
    divisor = 0
    for card in sets.listed(cards):
        number = _pool_number(s, zone, card)
        found.append(weights[number] * common // sizes[number])
        divisor = gcd(divisor, found[-1])
    return [weight // divisor for weight in found]


def weight_of(s: TitanicState, zone: i64, card: i64) -> i64:
    """TI-KNOW-4: the weight of one candidate, cut to what a native number holds."""
    cards = candidates(s, zone)
    weights = card_weights(s, zone, cards)
    number = 0
    while sets.lowest(cards) != card:
        cards &= cards - 1
        number += 1
    excess = max(0, sum(weights).bit_length() - 62)
    return max(1, weights[number] >> excess)


def _pool_number(s: TitanicState, zone: i64, card: i64) -> int:
    """0 known, 1 new, then the split pools."""
    if (s.known[zone] >> card) & 1:
        return 0
    if (s.unseen >> card) & 1:
        return 1
    return int(s.splits.pool_of(card)) + 2


def draw_hidden(s: TitanicState, zone: i64, rng: Rng) -> i64:
    """TI-KNOW-4: sample the next card of the zone."""
    if not is_plain(s, zone):
        return _draw_split(s, zone, rng)
    known = s.known[zone]
    number = rng.below(s.hidden[zone])
    if known:
        many = sets.count(known)
        if number < many:
            return sets.pick(known, number)
    return sets.pick(s.unseen, rng.below(s.unseen_n))


def _draw_split(s: TitanicState, zone: i64, rng: Rng) -> i64:
    weights = pool_weights(s, zone)
    number = below_any(rng, sum(weights))
    pool = 0
    while number >= weights[pool]:
        number -= weights[pool]
        pool += 1
    cards = s.known[zone]
    if pool == 1:
        cards = s.unseen
    elif pool > 1:
        cards = s.splits.pools[pool - 2]
    return sets.pick(cards, rng.below(sets.count(cards)))


def below_any(rng: Rng, limit: int) -> int:
    """A fair number below a limit of any size."""
    if limit < 2**31:
        return int(rng.below(limit))
    words = (limit.bit_length() + 31) // 32
    span = 1
    for _ in range(words):
        span *= 4294967296
    span -= span % limit
    while True:
        number = 0
        for _ in range(words):
            number = (number << 32) | int(rng.word())
        if number < span:
            return number % limit


def sure_card(s: TitanicState, zone: i64) -> i64:
    """The card that is shown next for certain, -1 if chance has to decide."""
    if zone == places.PILE and len(s.pile_top) > 0:
        return s.pile_top[0]
    if s.hidden[zone] != 1:
        return -1
    cards = candidates(s, zone)
    return sets.lowest(cards) if cards & (cards - 1) == 0 else i64(-1)


def sure_cards(s: TitanicState, zone: i64) -> i64:
    """All cards hidden in the zone if their set is certain, else the empty set."""
    cards = candidates(s, zone)
    return cards if sets.count(cards) == s.hidden[zone] else i64(0)
