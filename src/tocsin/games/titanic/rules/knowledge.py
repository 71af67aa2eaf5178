"""What the team knows of hidden cards, kept up with what happens (TI-KNOW-5, TI-INFO-5).

TI-KNOW-7: zones, lists, pools and rows and nothing finer. A shuffle is no event here: it only makes
the places of a zone interchangeable (TI-CHANCE-1). The law of the next card is in `odds`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.games.titanic.rules import dividing, odds
from tocsin.games.titanic.table import places, sets, splits
from tocsin.games.titanic.table.splits import Splits
from tocsin.games.titanic.table.state import TitanicState


def leave_zone(s: TitanicState, zone: i64, card: i64) -> None:
    """TI-KNOW-4: the card has been shown; every row is weighed by how well it explains that."""
    mark = bit(card)
    if odds.is_plain(s, zone):
        s.hidden[zone] -= 1
        if s.known[zone] & mark:
            s.known[zone] &= ~mark
        else:
            s.unseen &= ~mark
            s.unseen_n -= 1
        return
    known = s.splits
    if s.known[zone] & mark:
        s.hidden[zone] -= 1
        s.known[zone] &= ~mark
    elif s.unseen & mark:
        factors = [int(odds.unseen_in(s, zone, row)) for row in range(known.rows_n)]
        s.hidden[zone] -= 1
        s.unseen &= ~mark
        s.unseen_n -= 1
        take_rows(s, splits.reweighed(known, factors))
    else:
        s.hidden[zone] -= 1
        take_rows(s, splits.without(known, zone, known.pool_of(card), card))


def take_rows(s: TitanicState, rows: Splits) -> None:
    """TI-KNOW-3: take new rows, in their one normal form."""
    s.splits = splits.tidied(rows, s.known)


def leave_pile(s: TitanicState, card: i64) -> None:
    """TI-KNOW-4: the top card of the pile has been shown: known places first, then the middle."""
    if len(s.pile_top) > 0:
        s.pile_top = s.pile_top[1:]
    else:
        leave_zone(s, places.PILE, card)
    settle_pile(s)


def settle_pile(s: TitanicState) -> None:
    """TI-KNOW-1: without a middle, all of the pile is written in `pile_top`."""
    if s.hidden[places.PILE] == 0 and len(s.pile_bottom) > 0:
        s.pile_top = joined(s.pile_top, s.pile_bottom)
        s.pile_bottom = s.pile_bottom[:0]


def joined(upper: vec[i64], lower: vec[i64]) -> vec[i64]:
    """One list below the other, as a new list."""
    whole = upper[:]
    for i in range(i64(len(lower))):
        whole = append(whole, lower[i])
    return whole


def take_known_ends(s: TitanicState) -> i64:
    """The cards of known places at both ends of the pile, taken out of their places."""
    cards: i64 = 0
    for i in range(i64(len(s.pile_top))):
        cards |= bit(s.pile_top[i])
    for i in range(i64(len(s.pile_bottom))):
        cards |= bit(s.pile_bottom[i])
    s.pile_top = s.pile_top[:0]
    s.pile_bottom = s.pile_bottom[:0]
    return cards


def shuffle_into_pile(s: TitanicState, cards: i64) -> None:
    """TI-KNOW-5: both ends of the pile and these cards join known(middle)."""
    cards |= take_known_ends(s)
    s.known[places.PILE] |= cards
    s.hidden[places.PILE] += sets.count(cards)


def take_known(s: TitanicState, zone: i64) -> i64:
    """The cards known to lie in a zone, taken out to be looked at."""
    cards = s.known[zone]
    s.hidden[zone] -= sets.count(cards)
    s.known[zone] = 0
    return cards


def merge_lines(s: TitanicState, line: i64, other: i64, seen: i64) -> None:
    """TI-KNOW-5, flooding: one zone joins the next, and the seen cards of both with it."""
    s.known[other] |= s.known[line] | seen
    s.hidden[other] += s.hidden[line] + sets.count(seen)
    s.known[line] = 0
    s.hidden[line] = 0
    if s.splits.pools_n > 0:
        take_rows(s, splits.merged(s.splits, line, other))


def divide_lines(s: TitanicState, line: i64, other: i64, seen: i64, size: i64) -> None:
    """TI-KNOW-5, Same Lines!: `size` cards to the first line, the rest to the other."""
    unseen = [
        int(odds.unseen_in(s, line, row) + odds.unseen_in(s, other, row))
        for row in range(s.splits.rows_n)
    ]
    total = s.hidden[line] + s.hidden[other] + sets.count(seen)
    pool = seen | s.known[line] | s.known[other]
    s.known[line] = 0
    s.known[other] = 0
    s.hidden[line] = size
    s.hidden[other] = total - size
    take_rows(s, dividing.divided(s.splits, pool, (int(line), int(other)), int(size), unseen))
