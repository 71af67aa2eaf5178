"""Everything that may be done in Feurio!, one room each, in the order a front shows it."""

from tocsin.core.action import Action
from tocsin.games.feurio.actions.draw import Draw
from tocsin.games.feurio.actions.firebreak import Firebreak
from tocsin.games.feurio.actions.lay import Lay
from tocsin.games.feurio.actions.men import Men
from tocsin.games.feurio.actions.passing import Pass


def list_every() -> list[Action]:
    """The actions of chance and of the seats."""
    return [Draw(), Lay(), Firebreak(), Pass(), Men()]
