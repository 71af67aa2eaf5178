"""Does what lies beside the table belong to the step being resolved? For positions from texts."""

from mypy_extensions import i64

from tocsin.games.titanic.actions import (
    COME_BACK,
    COME_ON,
    GET_READY,
    PLAN_A,
    PLAN_B,
    YOUR_TURN,
    heap_size,
)
from tocsin.games.titanic.cards import CARDS
from tocsin.games.titanic.crew import FLEET, LIGHTOLLER, LOWE, MURDOCH, SMITH, START_CARDS
from tocsin.games.titanic.placing import fitting
from tocsin.games.titanic.ship import (
    ACTION_DEAL,
    ARRANGE,
    COME_BACK_PLACE,
    COME_ON_PLACE,
    CREW_DEAL,
    DRAW,
    END,
    FIRST,
    GIVE,
    KEEP,
    LOOK_LINE,
    LOOK_PILE,
    LOOK_TOP,
    NUMBER,
    OVER,
    PAY,
    PICK,
    PILE,
    PLACE,
    PLAY_NOW,
    SEEK,
    SWAP,
    TAKE_A,
    TAKE_B,
    TURN,
    Ship,
)


def is_bare_table(ship: Ship) -> bool:
    """TI-SETUP-7: before the lines are laid no passenger is anywhere."""
    for zone in range(PILE + 1):
        if ship.hidden[zone] > 0 or ship.known[zone] or ship.run[zone]:
            return False
    return ship.fresh_n == CARDS and ship.saved == 0 and ship.pile_size() == 0


def is_deal_sound(ship: Ship) -> bool:
    """TI-SETUP-4 to 9: nothing played, nothing discarded, nobody with too many Action cards."""
    if ship.phase <= ACTION_DEAL and not is_bare_table(ship):
        return False
    if ship.action_discard or ship.discard or ship.saved or ship.boat_on:
        return False
    for seat in range(ship.charter.players):
        most = START_CARDS[ship.crew[seat]] if ship.phase > CREW_DEAL else i64(0)
        if heap_size(ship.hand[seat]) > most:
            return False
    return ship.mystery[0] < 0 and ship.mystery[1] < 0


def is_step_sound(ship: Ship) -> bool:
    """Every part of the step is there when its phase needs it, and only then."""
    phase = ship.phase
    if phase <= FIRST and not is_deal_sound(ship):
        return False
    if phase == OVER:
        return True
    return (
        _card_fits(ship)
        and _drawn_fits(ship)
        and _offered_fits(ship)
        and _member_fits(ship)
        and (ship.line >= 0) == (phase == LOOK_LINE or phase == PICK)
        and _number_fits(ship)
        and (ship.seen_n == 0 or (phase == TURN and ship.bare == 0))
    )


def _number_fits(ship: Ship) -> bool:
    """Cards still to be drawn: passengers that are there, or the compensation."""
    if ship.phase == DRAW or ship.phase == LOOK_TOP:
        return ship.to_draw <= ship.pile_size()
    return ship.to_draw <= 3 if ship.phase == PAY else ship.to_draw == 0


def card_of(phase: i64) -> i64:
    """The Action card that a phase resolves, -1 for none."""
    if phase == LOOK_TOP or phase == ARRANGE:
        return GET_READY
    if phase == LOOK_PILE or phase == COME_ON_PLACE:
        return COME_ON
    if phase == COME_BACK_PLACE:
        return COME_BACK
    if phase == LOOK_LINE or phase == PICK:
        return YOUR_TURN
    if phase == TAKE_A:
        return PLAN_A
    return PLAN_B if phase == TAKE_B else i64(-1)


def _card_fits(ship: Ship) -> bool:
    """TI-ACT-GEN-1: the card being resolved is the one of the phase; at the end it may be any."""
    return ship.phase == END or ship.resolving == card_of(ship.phase)


def _drawn_fits(ship: Ship) -> bool:
    """Cards in hand only while something is drawn or looked at; a placement has what to place."""
    phase = ship.phase
    settled = ship.bare == 0
    if phase == PLACE or phase == COME_ON_PLACE:
        return settled and ship.drawn & fitting(ship) != 0
    if phase == COME_BACK_PLACE:
        return settled and ship.drawn == 0 and ship.discard & fitting(ship) != 0
    if phase == ARRANGE or phase == PICK:
        return ship.drawn != 0
    looks = phase == DRAW or phase == LOOK_TOP or phase == LOOK_PILE or phase == LOOK_LINE
    return looks or ship.drawn == 0


def _offered_fits(ship: Ship) -> bool:
    """Action cards between pile and player only for Fleet, Lightoller and Smith."""
    phase = ship.phase
    if phase == GIVE:
        return ship.offered != 0 and _all_given_back(ship)
    many = heap_size(ship.offered)
    if phase == KEEP:
        return many > 0 and ship.is_seat_of(FLEET)
    if phase == PLAY_NOW:
        return many == 1 and ship.is_seat_of(LIGHTOLLER)
    if phase == PAY and many > 0:
        return ship.is_seat_of(FLEET) or (ship.is_seat_of(LIGHTOLLER) and many <= 1)
    return many == 0


def _all_given_back(ship: Ship) -> bool:
    """TI-CREW-SMITH-1: the cards to give and those given are those gathered."""
    before: i64 = 0
    now = ship.offered
    for seat in range(ship.charter.players):
        before += ship.before[seat]
        now += ship.hand[seat]
    return before == now


def _member_fits(ship: Ship) -> bool:
    """Steps of one crew member belong to that member's turn."""
    phase = ship.phase
    if phase == SEEK or phase == SWAP:
        return ship.is_seat_of(LOWE) and (phase == SWAP or ship.pile_size() > 0)
    if phase == GIVE:
        return ship.is_seat_of(SMITH)
    if phase == NUMBER and ship.pile_size() == 0:
        return False
    if phase == PLACE and ship.placed and not ship.is_seat_of(MURDOCH):
        return False
    if ship.placed and phase != PLACE and phase != ARRANGE:
        return False
    if phase <= FIRST:
        return not ship.pitman_due and ship.latimer_owed == 0
    if ship.pitman_due:
        own = ship.pitman_seat == ship.seat
        early = phase == TURN or phase == NUMBER or phase == DRAW or phase == PLACE
        return not own and not early and phase != GIVE
    return True
