"""What chance has to show: a passenger, an Action card or a crew card (TI-CHANCE-2).

Which of the three is due follows from the state; each has a room of its own.
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.core.rng import Rng
from tocsin.games.titanic.actions import deal_crew_card, draw_action_card, show
from tocsin.games.titanic.rules import odds
from tocsin.games.titanic.table import codes, due, phases
from tocsin.games.titanic.table.state import TitanicState


def offer(s: TitanicState) -> None:
    """Every outcome that is possible now."""
    zone = s.zone_to_show()
    if zone >= 0:
        show.offer(s, zone)
    elif s.phase == phases.CREW_DEAL:
        deal_crew_card.offer(s)
    else:
        draw_action_card.offer(s)


def do(s: TitanicState, code: i64, journal: Journal | None) -> i64:
    """One card is shown, given or dealt."""
    zone = s.zone_to_show()
    if zone >= 0:
        return show.do(s, zone, code, journal)
    if s.phase == phases.CREW_DEAL:
        deal_crew_card.do(s, code - codes.CREW_FROM, journal)
    else:
        draw_action_card.do(s, code - codes.ACTION_FROM, journal)
    return due.THE_SAME


def weigh(s: TitanicState, code: i64) -> i64:
    """TI-KNOW-4, TI-KNOW-8, TI-SETUP-3: the weight of one outcome."""
    zone = s.zone_to_show()
    if zone >= 0:
        return odds.weight_of(s, zone, code)
    return 1 if s.phase == phases.CREW_DEAL else draw_action_card.weigh(s, code - codes.ACTION_FROM)


def sample_card(s: TitanicState, rng: Rng) -> i64:
    """TI-KNOW-8, TI-SETUP-3: the next card that is no passenger, by its probability."""
    if s.phase == phases.CREW_DEAL:
        return deal_crew_card.sample(s, rng)
    return draw_action_card.sample(s, rng)
