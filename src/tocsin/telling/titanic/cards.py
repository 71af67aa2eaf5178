"""Cards as they are told: a passenger as it is printed, an Action card by its name."""

from tocsin.telling.line import Line, Part
from tocsin.telling.wording import is_known


def face(card: str) -> str:
    """`f7a` as F7a, a stand-in `mf6` as MF6; the class in capitals, the anchor small."""
    anchor = "a" if card.endswith("a") else ""
    return card.removesuffix("a").upper() + anchor


def tell_card(card: str) -> Part:
    """A passenger or an Action card."""
    known = f"name-titanic-card-{card}"
    return Line(known) if is_known(known) else face(card)


def tell_heaps(cards: list[str]) -> list[Part]:
    """Cards in their order, those of one name together: `2 Wait!`."""
    told: list[Part] = []
    for card in dict.fromkeys(cards):
        count = cards.count(card)
        name = tell_card(card)
        told.append(name if count == 1 else Line("board-titanic-count", count=count, card=name))
    return told


def tell_place(place: str) -> Part:
    """A deck, a lifeboat, a heap of cards."""
    known = f"name-titanic-place-{place}"
    return Line(known) if is_known(known) else place
