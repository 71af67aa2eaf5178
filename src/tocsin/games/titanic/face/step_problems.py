"""What is wrong with the step being resolved, by the table of `moments`."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.facts import Problem
from tocsin.games.titanic.actions import give, play, rescue, swap
from tocsin.games.titanic.actions.cards import get_ready
from tocsin.games.titanic.face.moments import STEPS, Step
from tocsin.games.titanic.rules import placing
from tocsin.games.titanic.table import crew, heaps, passengers, phases, places, sets
from tocsin.games.titanic.table.state import TitanicState

# TI-ACT-GEN-1: cards that lie on the table instead are never discarded at the end of an act.
_DISCARDED: Final[tuple[str, ...]] = heaps.NAMES[:9]
# What can bare lines in an act, or place a passenger in one.
_BARING: Final[tuple[str, ...]] = ("wait", "same-lines", "come-on", "come-back")
_PLACING: Final[tuple[str, ...]] = ("-", "come-on", "come-back")


def find_step_problems(s: TitanicState) -> list[Problem]:
    """Every part of the step is there when its phase needs it, and only then."""
    step = STEPS[s.phase]
    found = _card_problems(s, step) + _turned_problems(s, step) + _drawn_problems(s, step)
    found += _number_problems(s, step) + _action_problems(s, step) + _owed_problems(s, step)
    found += _heap_problems(s, step)
    if s.seen_n > 0 and (s.phase != phases.TURN or s.uncovered or s.latimer_owed > 0):
        found.append(Problem("moves-are-forgotten-here", "TI-MOVE-13"))
    looks = s.phase == phases.LOOK_LINE or s.phase == phases.PICK
    if looks != (s.looked_line >= 0):
        found.append(Problem("looked-line-does-not-fit", "TI-ACT-YOURTURN-1"))
    elif looks:
        found += _looked_problems(s)
    return found


def _card_problems(s: TitanicState, step: Step) -> list[Problem]:
    """TI-ACT-GEN-1: the card and the crew member of the step."""
    found: list[Problem] = []
    name = _card_of(s)
    fits = name == step.card
    if step.card == "*":
        fits = name == "-" or name in _DISCARDED
    if not fits and name == "-":
        found.append(Problem("no-card-is-resolved", "TI-ACT-GEN-1", {"card": step.card}))
    elif not fits:
        found.append(Problem("another-card-is-resolved", "TI-ACT-GEN-1", {"card": name}))
    if step.member != "-" and crew.NAMES[s.crew[s.seat]] != step.member:
        found.append(Problem("step-of-another", step.rule, {"crew": step.member}))
    more = s.phase == phases.PLACE and s.is_seat_of(crew.MURDOCH)
    if s.placed and not more and s.phase != phases.OVER:
        found.append(Problem("only-murdoch-places-more", "TI-CREW-MURDOCH-1"))
    if s.phase == phases.FIRST and s.setup.players == 1:
        found.append(Problem("nobody-else-could-begin", "TI-SETUP-10"))
    return found


def _card_of(s: TitanicState) -> str:
    """The Action card being resolved, - for none."""
    return heaps.NAMES[s.resolving] if s.resolving >= 0 else "-"


def _turned_problems(s: TitanicState, step: Step) -> list[Problem]:
    """TI-GEN-5, TI-MOVE-10: free ends wait to be turned up only where something bared them."""
    if s.uncovered == 0 or _may_be_bare(s, step):
        return []
    line = places.NAMES[sets.lowest(s.uncovered)]
    return [Problem("free-end-is-hidden", "TI-GEN-5", {"line": line})]


def _may_be_bare(s: TitanicState, step: Step) -> bool:
    many = sets.count(s.uncovered)
    if step.turned == "deal":
        return True
    if step.turned == "move":
        return many == 1
    if step.turned == "flood":
        # TI-FLOOD-4: the deck before this line has been lost on this very page.
        lost = s.setup.booklet.decks_lost
        return s.uncovered == bit(s.decks_lost) and lost[s.page] > lost[s.page - 1]
    if step.turned != "act":
        return False
    if s.resolving < 0:
        return many == 1 and s.has_boat
    return _card_of(s) in _BARING and many <= (2 if s.resolving == heaps.SAME_LINES else 1)


def _drawn_problems(s: TitanicState, step: Step) -> list[Problem]:
    """Passengers in hand only while something is drawn or looked at; a placement has whom."""
    names = {"cards": passengers.names_in(s.drawn)}
    if step.drawn == "none" and s.drawn:
        return [Problem("drawn-cards-do-not-fit", step.rule, names)]
    if step.drawn == "some" and s.drawn == 0:
        return [Problem("nobody-to-choose", step.rule)]
    cards = s.discard if s.phase == phases.COME_BACK_PLACE else s.drawn
    if (step.drawn == "fits" or step.card == "come-back") and not cards & placing.fitting(s):
        return [Problem("nobody-to-place", step.rule)]
    many = sets.count(s.drawn)
    if (s.phase == phases.DRAW or s.phase == phases.PLACE) and (
        many + s.to_draw + (1 if s.placed else 0) > rescue.most_of(s)
    ):
        return [Problem("drawn-cards-do-not-fit", "TI-RESCUE-1", names)]
    if s.phase == phases.ARRANGE and not _is_arranged_well(s, many):
        return [Problem("drawn-cards-do-not-fit", step.rule, names)]
    return []


def _is_arranged_well(s: TitanicState, many: i64) -> bool:
    """TI-ACT-GETREADY-2: five were looked at, or the whole pile, which then is only ordered."""
    laid: i64 = len(s.pile_top) + len(s.pile_bottom)
    if many > get_ready.LOOK_MAX:
        return False
    if s.on_top_only:
        return len(s.pile_top) > 0 or s.pile_size() == 0
    return s.pile_size() > 0 and many + laid >= get_ready.LOOK_MAX


def _number_problems(s: TitanicState, step: Step) -> list[Problem]:
    """Cards still to be drawn: passengers that are there, or the compensation."""
    number = s.to_draw
    pile = s.pile_size()
    fits = number == 0
    if s.phase == phases.DRAW:
        fits = 0 < number <= pile
    elif s.phase == phases.LOOK_TOP:
        looked = sets.count(s.drawn) + number
        fits = 0 < number <= pile and looked <= get_ready.LOOK_MAX
        fits = fits and (looked == get_ready.LOOK_MAX or number == pile)
    elif s.phase == phases.PAY:
        most = crew.COMPENSATION[s.crew[s.seat]]
        fits = number == most if s.uncovered else 0 < number <= most
    return [] if fits else [Problem("number-does-not-fit", step.rule, {"number": int(number)})]


def _action_problems(s: TitanicState, step: Step) -> list[Problem]:
    """Action cards between pile and player only for Fleet, Lightoller and Smith."""
    many = heaps.size(s.loose_actions)
    fits = many == 0
    if step.actions == "fleet":
        fits = 0 < many <= crew.COMPENSATION[crew.FLEET]
    elif step.actions == "lightoller":
        fits = many == 1 and play.has_target(s, play.drawn_name(s))
    elif step.actions == "smith":
        fits = many > 0 and _is_given_well(s)
    elif step.actions == "paid" and s.is_seat_of(crew.FLEET):
        fits = many + s.to_draw == crew.COMPENSATION[crew.FLEET]
    if fits:
        return []
    names = {"cards": heaps.names_in(s.loose_actions)}
    return [Problem("loose-action-cards-do-not-fit", step.rule, names)]


def _is_given_well(s: TitanicState) -> bool:
    """TI-CREW-SMITH-1: the cards to give and those given are those gathered, names in order."""
    before: i64 = 0
    now = s.loose_actions
    many = heaps.size(now)
    first = heaps.first_in(s.loose_actions)
    for seat in range(s.setup.players):
        before += s.hands_before[seat]
        now += s.hand[seat]
        many += heaps.size(s.hand[seat]) - heaps.size(s.hands_before[seat])
        if s.hand[seat] >> (2 * first + 2):
            return False
    if before != now or many != 0:
        return False
    for seat in range(s.setup.players):
        if give.refused(s, first, seat) == 0:
            return True
    return False


def _owed_problems(s: TitanicState, step: Step) -> list[Problem]:
    """TI-CREW-LATIMER-1, TI-CREW-PITMAN-2: cards owed for a series, and for another's failure."""
    found: list[Problem] = []
    if s.latimer_owed > 0:
        fits = step.latimer and s.latimer_owed == 1 and s.series_used != 0
        if s.phase == phases.PLACE:
            fits = fits and s.placed
        elif s.phase == phases.END:
            fits = fits and _card_of(s) in _PLACING
        if not fits:
            found.append(Problem("nothing-owed-to-latimer", "TI-CREW-LATIMER-1"))
    failed = s.pitman_seat >= 0 and s.pitman_seat != s.seat
    fits = not s.pitman_owed
    if step.pitman == "failure":
        fits = s.pitman_owed == failed
    elif step.pitman == "lightoller":
        fits = fits or (failed and s.is_seat_of(crew.LIGHTOLLER))
    elif step.pitman == "perhaps":
        # TI-CREW-LIGHTOLLER-1: nobody else has a card to discard at the end of a failed rescue.
        of_act = s.resolving < 0 or s.is_seat_of(crew.LIGHTOLLER)
        fits = fits or (failed and of_act)
        if s.phase == phases.OVER:
            fits = not s.pitman_owed or s.pitman_seat >= 0
    if not fits:
        found.append(Problem("pitman-is-owed-otherwise", "TI-CREW-PITMAN-2"))
    return found


def _heap_problems(s: TitanicState, step: Step) -> list[Problem]:
    """What the step takes from has to be there, and what it has taken up is there no more."""
    fits = True
    pile = s.pile_size()
    if s.phase == phases.NUMBER:
        # TI-DECK-4: the discard has just become the pile.
        fits = 0 < pile == sets.count(s.known[places.PILE]) and s.discard == 0
    elif s.phase == phases.LOOK_PILE:
        fits = pile == s.hidden[places.PILE] and s.known[places.PILE] == 0
    elif s.phase == phases.COME_ON_PLACE:
        fits = pile == 0
    elif s.phase == phases.SEEK:
        fits = pile > 0
    elif s.phase == phases.SWAP:
        fits = swap.is_possible(s) and s.discard & passengers.ANCHORS != 0
    elif s.phase == phases.TAKE_A:
        fits = s.action_pile != 0
    elif s.phase == phases.TAKE_B:
        fits = s.action_discard != 0
    return [] if fits else [Problem("heap-does-not-fit", step.rule)]


def _looked_problems(s: TitanicState) -> list[Problem]:
    """TI-ACT-YOURTURN-1: all cards of the line are taken up; none may be left behind.

    While they are looked at, those seen may tell which the others are (TI-KNOW-4).
    """
    line = s.looked_line
    where = {"line": places.NAMES[line]}
    fits = line >= s.decks_lost and s.run_length[line] == 0
    fits = fits and (line != places.BOAT or s.has_boat)
    left = s.hidden[line]
    fits = fits and (left > 0 if s.phase == phases.LOOK_LINE else left == 0)
    return [] if fits else [Problem("looked-line-holds-cards", "TI-ACT-YOURTURN-1", where)]
