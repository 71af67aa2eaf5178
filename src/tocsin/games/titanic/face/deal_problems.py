"""What is wrong with a table that is being set up, or that nobody has acted on yet."""

from mypy_extensions import i64

from tocsin.core.facts import Problem
from tocsin.games.titanic.rules import setup
from tocsin.games.titanic.table import booklet, crew, heaps, passengers, phases, places
from tocsin.games.titanic.table.state import TitanicState


def find_deal_problems(s: TitanicState) -> list[Problem]:
    """TI-SETUP-3, TI-SETUP-4, TI-SETUP-7: cards are dealt in order, and then lines are laid."""
    found: list[Problem] = []
    if s.phase > phases.TURN or (s.phase == phases.TURN and s.turn != 1):
        return found
    if s.phase <= phases.FIRST:
        found += _crew_problems(s) + _hand_problems(s)
    if s.phase <= phases.ACTION_DEAL:
        if not _is_bare_table(s):
            found.append(Problem("lines-laid-too-early", "TI-SETUP-7"))
    elif s.phase < phases.TURN and not _is_layout(s):
        found.append(Problem("lines-are-not-the-layout", "TI-SETUP-7"))
    if not _is_untouched(s):
        found.append(Problem("nobody-has-acted-yet", "TI-TURN-1"))
    return found


def _crew_problems(s: TitanicState) -> list[Problem]:
    """TI-SETUP-3: seat by seat."""
    dealt = setup.seat_without_crew(s)
    for seat in range(dealt, s.setup.players):
        if s.crew[seat] >= 0:
            return [Problem("dealt-out-of-order", "TI-SETUP-3", {"seat": int(seat)})]
    return []


def _hand_problems(s: TitanicState) -> list[Problem]:
    """TI-SETUP-4: seat by seat, as many as the crew card says."""
    short = False
    for seat in range(s.setup.players):
        most = crew.START_CARDS[s.crew[seat]] if s.phase > phases.CREW_DEAL else i64(0)
        many = heaps.size(s.hand[seat])
        if many > most or (short and many > 0):
            return [Problem("dealt-out-of-order", "TI-SETUP-4", {"seat": int(seat)})]
        short = short or many < most
    if short and s.phase > phases.ACTION_DEAL:
        return [Problem("action-cards-missing", "TI-SETUP-4")]
    return []


def _is_bare_table(s: TitanicState) -> bool:
    """TI-SETUP-7: before the lines are laid no passenger is anywhere."""
    for zone in range(places.PILE + 1):
        if s.hidden[zone] > 0 or s.known[zone] or (zone < places.LINES_N and s.run[zone]):
            return False
    return s.unseen_n == passengers.CARDS and s.saved == 0 and s.pile_size() == 0


def _is_layout(s: TitanicState) -> bool:
    """TI-SETUP-7, TI-SETUP-8: as many cards as the layout says, free ends turned from the bow."""
    waits = False
    for deck in range(booklet.DECKS):
        many: i64 = s.setup.layout[deck]
        if s.run_length[deck] + s.hidden[deck] != many or s.run_length[deck] > 1:
            return False
        waits = waits or (many > 0 and s.run_length[deck] == 0)
        if waits and s.run_length[deck] > 0:
            return False
    return s.saved == 0 and (waits or s.phase == phases.FIRST)


def _is_untouched(s: TitanicState) -> bool:
    """TI-SETUP-5, TI-SETUP-9: nothing played, discarded or looked at before the first act."""
    for zone in range(places.PILE + 1):
        if s.known[zone]:
            return False
    if s.phase >= phases.LAYOUT and s.hidden[places.PILE] != s.pile_size():
        return False
    rest = passengers.CARDS
    for many in s.setup.layout:
        rest -= many
    if s.phase >= phases.LAYOUT and s.pile_size() != rest:
        return False
    return (
        s.splits.pools_n == 0
        and s.discard == 0
        and s.action_discard == 0
        and not s.has_boat
        and s.mystery[0] < 0
        and s.mystery[1] < 0
    )
