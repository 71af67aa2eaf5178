"""Everything that may be done in SOS Titanic, one room each, in the order a front shows it."""

from tocsin.core.action import Action
from tocsin.games.titanic.actions.arrange import Arrange
from tocsin.games.titanic.actions.deal_crew_card import DealCrewCard
from tocsin.games.titanic.actions.done import Done
from tocsin.games.titanic.actions.draw_action_card import DrawActionCard
from tocsin.games.titanic.actions.first import First
from tocsin.games.titanic.actions.give import Give
from tocsin.games.titanic.actions.keep import Keep
from tocsin.games.titanic.actions.move import Move
from tocsin.games.titanic.actions.pick import Pick
from tocsin.games.titanic.actions.place import Place
from tocsin.games.titanic.actions.play import Play
from tocsin.games.titanic.actions.rescue import Rescue
from tocsin.games.titanic.actions.seek import Seek
from tocsin.games.titanic.actions.share import Share
from tocsin.games.titanic.actions.show import Show
from tocsin.games.titanic.actions.stop import Stop
from tocsin.games.titanic.actions.swap import Swap
from tocsin.games.titanic.actions.take import Take


def list_every() -> list[Action]:
    """Chance first, then moves, acts, and the choices within a step."""
    return [
        Show(),
        DrawActionCard(),
        DealCrewCard(),
        First(),
        Move(),
        Rescue(),
        Seek(),
        Share(),
        Play(),
        Place(),
        Stop(),
        Done(),
        Keep(),
        Arrange(),
        Pick(),
        Take(),
        Swap(),
        Give(),
    ]
