"""What the team knows of hidden cards, and the law of the next one (TI-KNOW, TI-CHANCE-2).

Nothing is decided before it is shown. Every hidden card belongs to a pool: those nobody has seen
(`fresh`), those known to lie in one zone (`known[zone]`), or a split pool of the table. Without
split pools the law needs no table, and that path is free of allocation.
"""

from math import gcd

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.rng import Rng
from tocsin.games.titanic.bits import count, listed, lowest, pick
from tocsin.games.titanic.ship import PILE, Ship
from tocsin.games.titanic.table import (
    Table,
    divided,
    merged,
    reweighed,
    tidied,
    without,
)


def fresh_in(ship: Ship, zone: i64, row: i64) -> i64:
    """n(zone, new) in a row: what is neither known nor split."""
    many = ship.hidden[zone] - count(ship.known[zone])
    if zone == PILE or ship.table.pools_n == 0:
        return many
    return many - ship.table.split_in(row, zone)


def is_plain(ship: Ship, zone: i64) -> bool:
    """Can no split card lie in the zone? The pile never holds one."""
    return zone == PILE or ship.table.pools_n == 0


def pool_weights(ship: Ship, zone: i64) -> list[int]:
    """TI-KNOW-4: weight of known, new and each split pool as the source of the next card."""
    table = ship.table
    known = count(ship.known[zone])
    unknown = ship.hidden[zone] - known
    if zone == PILE:
        return [int(known), int(unknown)]
    found = [0] * (int(table.pools_n) + 2)
    total = 0
    for row in range(table.rows_n):
        weight = table.weights[row]
        total += weight
        fresh = unknown
        for pool in range(table.pools_n):
            many = table.in_line(row, pool, zone)
            if many > 0:
                found[pool + 2] += weight * int(many)
                fresh -= many
        found[1] += weight * int(fresh)
    found[0] = total * int(known)
    return found


def candidates(ship: Ship, zone: i64) -> i64:
    """The set of cards that may be shown next from the zone."""
    cards = ship.known[zone]
    unknown = ship.hidden[zone] - count(cards)
    if is_plain(ship, zone):
        return cards | ship.fresh if unknown > 0 else cards
    table = ship.table
    for row in range(table.rows_n):
        split: i64 = 0
        for pool in range(table.pools_n):
            many = table.in_line(row, pool, zone)
            if many > 0:
                cards |= table.pools[pool]
                split += many
        if unknown > split:
            cards |= ship.fresh
    return cards


def card_weights(ship: Ship, zone: i64, cards: i64) -> list[int]:
    """TI-KNOW-4: whole-number weights of candidates, in canonical order and reduced."""
    weights = pool_weights(ship, zone)
    sizes = [int(count(ship.known[zone])), int(ship.fresh_n)]
    if zone != PILE:
        for pool in range(ship.table.pools_n):
            sizes.append(int(count(ship.table.pools[pool])))
    common = 1
    for size in sizes:
        if size:
            common = common * size // gcd(common, size)
    found: list[int] = []
    divisor = 0
    for card in listed(cards):
        pool = _pool_number(ship, zone, card)
        found.append(weights[pool] * common // sizes[pool])
        divisor = gcd(divisor, found[-1])
    return [weight // divisor for weight in found]


def _pool_number(ship: Ship, zone: i64, card: i64) -> int:
    """0 known, 1 new, then the split pools."""
    if (ship.known[zone] >> card) & 1:
        return 0
    if (ship.fresh >> card) & 1:
        return 1
    return int(ship.table.pool_of(card)) + 2


def draw_hidden(ship: Ship, zone: i64, rng: Rng) -> i64:
    """TI-KNOW-4: sample the next card of the zone."""
    if not is_plain(ship, zone):
        return _draw_split(ship, zone, rng)
    known = ship.known[zone]
    number = rng.below(ship.hidden[zone])
    if known:
        many = count(known)
        if number < many:
            return pick(known, number)
    return pick(ship.fresh, rng.below(ship.fresh_n))


def _draw_split(ship: Ship, zone: i64, rng: Rng) -> i64:
    weights = pool_weights(ship, zone)
    number = below_any(rng, sum(weights))
    pool = 0
    while number >= weights[pool]:
        number -= weights[pool]
        pool += 1
    cards = ship.known[zone]
    if pool == 1:
        cards = ship.fresh
    elif pool > 1:
        cards = ship.table.pools[pool - 2]
    return pick(cards, rng.below(count(cards)))


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


def sure_card(ship: Ship, zone: i64) -> i64:
    """The card that is shown next for certain, -1 if chance has to decide."""
    if zone == PILE and len(ship.top) > 0:
        return ship.top[0]
    if ship.hidden[zone] != 1:
        return -1
    cards = candidates(ship, zone)
    return lowest(cards) if cards & (cards - 1) == 0 else i64(-1)


def sure_cards(ship: Ship, zone: i64) -> i64:
    """All cards hidden in the zone if their set is certain, else the empty set."""
    cards = candidates(ship, zone)
    return cards if count(cards) == ship.hidden[zone] else i64(0)


def leave_zone(ship: Ship, zone: i64, card: i64) -> None:
    """TI-KNOW-4: the card has been shown; every row is weighed by how well it explains that."""
    mark = bit(card)
    if is_plain(ship, zone):
        ship.hidden[zone] -= 1
        if ship.known[zone] & mark:
            ship.known[zone] &= ~mark
        else:
            ship.fresh &= ~mark
            ship.fresh_n -= 1
        return
    table = ship.table
    if ship.known[zone] & mark:
        ship.hidden[zone] -= 1
        ship.known[zone] &= ~mark
        return
    if ship.fresh & mark:
        factors = [int(fresh_in(ship, zone, row)) for row in range(table.rows_n)]
        ship.hidden[zone] -= 1
        ship.fresh &= ~mark
        ship.fresh_n -= 1
        tidy(ship, reweighed(table, factors))
    else:
        ship.hidden[zone] -= 1
        tidy(ship, without(table, zone, table.pool_of(card), card))


def tidy(ship: Ship, table: Table) -> None:
    """Take a new table, in its one normal form."""
    ship.table = tidied(table, ship.known)


def leave_pile(ship: Ship, card: i64) -> None:
    """TI-KNOW-4: the top card of the pile has been shown: known places first, then the middle."""
    if len(ship.top) > 0:
        ship.top = ship.top[1:]
    else:
        leave_zone(ship, PILE, card)
    settle_pile(ship)


def settle_pile(ship: Ship) -> None:
    """TI-KNOW-1: without a middle, all of the pile is written in `top`."""
    if ship.hidden[PILE] == 0 and len(ship.bottom) > 0:
        ship.top = joined(ship.top, ship.bottom)
        ship.bottom = ship.bottom[:0]


def joined(upper: vec[i64], lower: vec[i64]) -> vec[i64]:
    """One list below the other, as a new list."""
    whole = upper[:]
    for i in range(i64(len(lower))):
        whole = append(whole, lower[i])
    return whole


def shuffle_into_pile(ship: Ship, cards: i64) -> None:
    """TI-KNOW-5: `top`, `bottom` and these known cards join known(middle)."""
    for i in range(i64(len(ship.top))):
        cards |= bit(ship.top[i])
    for i in range(i64(len(ship.bottom))):
        cards |= bit(ship.bottom[i])
    ship.top = ship.top[:0]
    ship.bottom = ship.bottom[:0]
    ship.known[PILE] |= cards
    ship.hidden[PILE] += count(cards)


def merge_lines(ship: Ship, line: i64, other: i64, seen: i64) -> None:
    """TI-KNOW-5, flooding: one zone joins the next, and the seen cards of both with it."""
    ship.known[other] |= ship.known[line] | seen
    ship.hidden[other] += ship.hidden[line] + count(seen)
    ship.known[line] = 0
    ship.hidden[line] = 0
    if ship.table.pools_n > 0:
        tidy(ship, merged(ship.table, line, other))


def divide_lines(ship: Ship, line: i64, other: i64, seen: i64, size: i64) -> None:
    """TI-KNOW-5, Same Lines!: `size` cards to the first line, the rest to the other."""
    fresh = [
        int(fresh_in(ship, line, row) + fresh_in(ship, other, row))
        for row in range(ship.table.rows_n)
    ]
    total = ship.hidden[line] + ship.hidden[other] + count(seen)
    pool = seen | ship.known[line] | ship.known[other]
    ship.known[line] = 0
    ship.known[other] = 0
    ship.hidden[line] = size
    ship.hidden[other] = total - size
    tidy(ship, divided(ship.table, pool, (int(line), int(other)), int(size), fresh))
