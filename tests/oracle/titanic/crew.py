"""What only some crew members may do (TI-CREW), and the deal of their cards (TI-SETUP-2).

seek   swap:f3   done          Lowe
share  give:wait>2             Smith
keep:wait                      Fleet
keep   play:wait>l3            Lightoller, the card just drawn
"""

from collections import Counter

from tests.oracle.refusal import Facts, Refusal
from tests.oracle.titanic import cards
from tests.oracle.titanic.components import ACTIONS, CREW, passenger
from tests.oracle.titanic.table import Table


def deal_refusal(table: Table, member: str) -> Refusal | None:
    """TI-SETUP-2, TI-SETUP-3: a crew card for so many players that nobody has yet."""
    facts: Facts = {"crew": member, "players": table.players}
    if table.players < CREW[member].players:
        return Refusal("crew-not-for-so-few", "TI-SETUP-2", facts)
    if member in table.crew:
        return Refusal("crew-card-twice", "TI-SETUP-3", facts)
    return None


def seek_refusal(table: Table) -> Refusal | None:
    """TI-CREW-LOWE-1, TI-CREW-LOWE-5: Lowe's action needs a pile."""
    if table.member != "lowe":
        return Refusal("only-lowe-seeks", "TI-TURN-2")
    return None if table.pile_size > 0 else Refusal("pile-is-empty", "TI-CREW-LOWE-5")


def swap_refusal(table: Table, kind: str) -> Refusal | None:
    """TI-CREW-LOWE-2: both groups of the class reach that number."""
    card = passenger(kind)
    if all(table.top_of(group) >= card.number for group in table.groups_of(card.whose)):
        return None
    return Refusal("not-in-both-groups", "TI-CREW-LOWE-2", {"kind": kind})


def share_refusal(table: Table) -> Refusal | None:
    """TI-CREW-SMITH-1, TI-CREW-SMITH-3: Smith's action needs an Action card somewhere."""
    if table.member != "smith":
        return Refusal("only-smith-shares", "TI-TURN-2")
    return None if any(table.hands) else Refusal("nobody-holds-action-cards", "TI-CREW-SMITH-3")


def give_refusal(table: Table, card: str, seat: int) -> Refusal | None:
    """TI-CREW-SMITH-1, TI-CREW-SMITH-2: card by card in a fixed order; something must change."""
    if seat >= table.players:
        return Refusal("no-such-seat", "TI-SETUP-1", {"seat": seat})
    due = next(name for name in ACTIONS if table.step.offered[name] > 0)
    if card != due:
        return Refusal("another-card-comes-first", "TI-CREW-SMITH-1", {"card": due})
    after = [Counter(hand) for hand in table.hands]
    after[seat][card] += 1
    is_last = table.step.offered.total() == 1
    if is_last and after == list(table.step.before):
        return Refusal("something-must-change", "TI-CREW-SMITH-2")
    return None


def keep_one_refusal(table: Table, card: str) -> Refusal | None:
    """TI-CREW-FLEET-1: one of the cards just drawn."""
    if table.step.offered[card] > 0:
        return None
    return Refusal("not-drawn", "TI-CREW-FLEET-1", {"card": card})


def play_now_refusal(table: Table, card: str, owner: int | None, target: str) -> Refusal | None:
    """TI-CREW-LIGHTOLLER-2: only the card just drawn, played as any other."""
    if owner is not None or table.step.offered[card] == 0:
        return Refusal("only-the-card-just-drawn", "TI-CREW-LIGHTOLLER-2", {"card": card})
    return cards.play_refusal(table, card, owner, target)
