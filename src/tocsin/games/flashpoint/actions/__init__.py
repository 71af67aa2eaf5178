"""Everything that may be done in Flash Point, one room each."""

from tocsin.core.action import Action
from tocsin.games.flashpoint.actions.chop import Chop
from tocsin.games.flashpoint.actions.command import Command
from tocsin.games.flashpoint.actions.consent import Consent
from tocsin.games.flashpoint.actions.crew_change import CrewChange
from tocsin.games.flashpoint.actions.deal import Deal
from tocsin.games.flashpoint.actions.dice import Roll
from tocsin.games.flashpoint.actions.dispose import Dispose
from tocsin.games.flashpoint.actions.door import Door
from tocsin.games.flashpoint.actions.drive import Drive
from tocsin.games.flashpoint.actions.explode import Explode
from tocsin.games.flashpoint.actions.first import First
from tocsin.games.flashpoint.actions.gun import Gun, RollAgain
from tocsin.games.flashpoint.actions.identify import Identify
from tocsin.games.flashpoint.actions.park import Park
from tocsin.games.flashpoint.actions.passing import Pass
from tocsin.games.flashpoint.actions.recover import Recover
from tocsin.games.flashpoint.actions.reveal import Reveal
from tocsin.games.flashpoint.actions.ride import Ride
from tocsin.games.flashpoint.actions.specialist import Specialist
from tocsin.games.flashpoint.actions.spray import Spray
from tocsin.games.flashpoint.actions.stand import Stand
from tocsin.games.flashpoint.actions.treat import Treat
from tocsin.games.flashpoint.actions.walk import Walk
from tocsin.games.flashpoint.table import codes


def list_every() -> list[Action]:
    """In the order a front shows them: phase 1, what it asks, set-up, the fire, chance."""
    return [
        Walk(),
        Door(),
        Spray(),
        Chop(),
        Treat(),
        Dispose(),
        Identify(),
        Drive(),
        Gun(),
        RollAgain(),
        CrewChange(),
        Command(codes.VERBS),
        Consent(),
        Ride(),
        First(),
        Specialist(),
        Stand(),
        Park(),
        Explode(),
        Recover(),
        Pass(),
        Roll(),
        Reveal(),
        Deal(),
    ]
