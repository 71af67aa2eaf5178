"""The cards of the expansion: structural engineer, veteran, rescue dog (XD-ENG, XD-SPEC)."""

from typing import Final

from mypy_extensions import i64

from tocsin.games.flashpoint.table import specialists
from tocsin.games.flashpoint.table.specialists import NEVER, Cards

ENGINEER: Final[i64] = 9
VETERAN: Final[i64] = 10
DOG: Final[i64] = 11

SPECIALISTS: Final = (*specialists.SPECIALISTS, "engineer", "veteran", "dog")
# The rule that brings a card of the expansion into play.
CARD_RULES: Final = {"engineer": "XD-ENG-1", "veteran": "XD-SPEC-1", "dog": "XD-SPEC-3"}


def list_cards() -> Cards:
    """The base game's cards, then these."""
    cards = specialists.list_cards()
    # XD-ENG-1: the engineer puts nothing out.
    cards.add("engineer", spray=NEVER)
    cards.add("veteran")
    # XD-SPEC-3: twelve points, up to six saved, and nothing that takes hands.
    cards.add("dog", points=12, saved=6, spray=NEVER, chop=NEVER, gun=NEVER)
    return cards
