"""What the team has seen and what it has not: an aid to memory (TI-INFO-4, TI-INFO-5)."""

from tocsin.games.titanic.face.view import TitanicView
from tocsin.telling.line import Given, Line
from tocsin.telling.titanic.cards import face, tell_heaps, tell_place

CLASSES = (("first", "f"), ("second", "s"))
# The steps in which a passenger is placed, so that it matters who fits.
PLACING = ("place", "come-on", "come-back")


def tell_open(view: TitanicView) -> list[Line]:
    """What is in hand, and a discard while it may be looked through."""
    told: list[Line] = []
    step = view.step
    drawn = [face(card) for card in step.drawn]
    if drawn and step.fitting and view.phase in PLACING:
        fitting = [face(card) for card in step.fitting]
        told.append(Line("board-titanic-in-hand-fitting", cards=drawn, fitting=fitting))
    elif drawn:
        told.append(Line("board-titanic-in-hand", cards=drawn))
    if step.offered:
        told.append(Line("board-titanic-in-hand", cards=tell_heaps(step.offered)))
    if view.discard_open:
        cards = [face(card) for card in view.discard_cards]
        told.append(Line("board-titanic-in-discard", cards=cards))
    if view.action_discard_open:
        heaps = tell_heaps(view.action_discard_cards)
        told.append(Line("board-titanic-in-action-discard", cards=heaps))
    return told


def tell_known(view: TitanicView) -> list[Line]:
    """Cards that were seen and lie face down again, as far as their place is known."""
    pile = view.pile
    told = [
        Line(f"board-titanic-known-{where}", cards=[face(card) for card in cards])
        for where, cards in (("top", pile.top), ("bottom", pile.bottom), ("inside", pile.known))
        if cards
    ]
    for line in view.lines:
        if line.known:
            cards = [face(card) for card in line.known]
            place = tell_place(line.place)
            told.append(Line("board-titanic-known-behind", place=place, cards=cards))
    for split in view.split:
        cards = [face(card) for card in split.cards]
        places = [tell_place(place) for place in split.lines]
        told.append(Line("board-titanic-known-split", places=places, cards=cards))
    return told


def tell_unseen(view: TitanicView) -> list[Line]:
    """The cards not seen yet, a sentence for each class."""
    told: list[Line] = []
    for passenger_class, letter in CLASSES:
        cards = [face(card) for card in view.unseen_cards if card.startswith(letter)]
        if cards:
            args: dict[str, Given] = {"class": Line(f"name-titanic-class-{passenger_class}")}
            told.append(Line("say-titanic-unseen", cards=cards, **args))
    return told
