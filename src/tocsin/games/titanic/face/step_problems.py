"""Does what lies beside the table belong to the step being resolved? For positions from texts."""

from mypy_extensions import i64

from tocsin.games.titanic.rules import placing
from tocsin.games.titanic.table import crew, heaps, passengers, phases, places
from tocsin.games.titanic.table.state import TitanicState


def is_step_sound(s: TitanicState) -> bool:
    """Every part of the step is there when its phase needs it, and only then."""
    phase = s.phase
    if phase <= phases.FIRST and not is_deal_sound(s):
        return False
    if phase == phases.OVER:
        return True
    return (
        _card_fits(s)
        and _drawn_fits(s)
        and _actions_fit(s)
        and _member_fits(s)
        and (s.looked_line >= 0) == (phase == phases.LOOK_LINE or phase == phases.PICK)
        and _number_fits(s)
        and (s.seen_n == 0 or (phase == phases.TURN and s.uncovered == 0))
    )


def is_deal_sound(s: TitanicState) -> bool:
    """TI-SETUP-4, TI-SETUP-5: nothing played or discarded, nobody with too many Action cards."""
    if s.phase <= phases.ACTION_DEAL and not _is_bare_table(s):
        return False
    if s.action_discard or s.discard or s.saved or s.has_boat:
        return False
    for seat in range(s.setup.players):
        most = crew.START_CARDS[s.crew[seat]] if s.phase > phases.CREW_DEAL else i64(0)
        if heaps.size(s.hand[seat]) > most:
            return False
    return s.mystery[0] < 0 and s.mystery[1] < 0


def _is_bare_table(s: TitanicState) -> bool:
    """TI-SETUP-7: before the lines are laid no passenger is anywhere."""
    for zone in range(places.PILE + 1):
        if s.hidden[zone] > 0 or s.known[zone] or s.run[zone]:
            return False
    return s.unseen_n == passengers.CARDS and s.saved == 0 and s.pile_size() == 0


def _number_fits(s: TitanicState) -> bool:
    """Cards still to be drawn: passengers that are there, or the compensation."""
    if s.phase == phases.DRAW or s.phase == phases.LOOK_TOP:
        return s.to_draw <= s.pile_size()
    return s.to_draw <= 3 if s.phase == phases.PAY else s.to_draw == 0


def card_of(phase: i64) -> i64:
    """The Action card that a phase resolves, -1 for none."""
    if phase == phases.LOOK_TOP or phase == phases.ARRANGE:
        return heaps.GET_READY
    if phase == phases.LOOK_PILE or phase == phases.COME_ON_PLACE:
        return heaps.COME_ON
    if phase == phases.COME_BACK_PLACE:
        return heaps.COME_BACK
    if phase == phases.LOOK_LINE or phase == phases.PICK:
        return heaps.YOUR_TURN
    if phase == phases.TAKE_A:
        return heaps.PLAN_A
    return heaps.PLAN_B if phase == phases.TAKE_B else i64(-1)


def _card_fits(s: TitanicState) -> bool:
    """TI-ACT-GEN-1: the card being resolved is the one of the phase; at the end it may be any."""
    return s.phase == phases.END or s.resolving == card_of(s.phase)


def _drawn_fits(s: TitanicState) -> bool:
    """Cards in hand only while something is drawn or looked at; a placement has what to place."""
    phase = s.phase
    settled = s.uncovered == 0
    if phase == phases.PLACE or phase == phases.COME_ON_PLACE:
        return settled and s.drawn & placing.fitting(s) != 0
    if phase == phases.COME_BACK_PLACE:
        return settled and s.drawn == 0 and s.discard & placing.fitting(s) != 0
    if phase == phases.ARRANGE or phase == phases.PICK:
        return s.drawn != 0
    draws = phase == phases.DRAW or phase == phases.LOOK_TOP
    looks = phase == phases.LOOK_PILE or phase == phases.LOOK_LINE
    return draws or looks or s.drawn == 0


def _actions_fit(s: TitanicState) -> bool:
    """Action cards between pile and player only for Fleet, Lightoller and Smith."""
    phase = s.phase
    if phase == phases.GIVE:
        return s.loose_actions != 0 and _all_given_back(s)
    many = heaps.size(s.loose_actions)
    if phase == phases.KEEP:
        return many > 0 and s.is_seat_of(crew.FLEET)
    if phase == phases.PLAY_NOW:
        return many == 1 and s.is_seat_of(crew.LIGHTOLLER)
    if phase == phases.PAY and many > 0:
        return s.is_seat_of(crew.FLEET) or (s.is_seat_of(crew.LIGHTOLLER) and many <= 1)
    return many == 0


def _all_given_back(s: TitanicState) -> bool:
    """TI-CREW-SMITH-1: the cards to give and those given are those gathered."""
    before: i64 = 0
    now = s.loose_actions
    for seat in range(s.setup.players):
        before += s.hands_before[seat]
        now += s.hand[seat]
    return before == now


def _member_fits(s: TitanicState) -> bool:
    """Steps of one crew member belong to that member's turn."""
    phase = s.phase
    if phase == phases.SEEK or phase == phases.SWAP:
        return s.is_seat_of(crew.LOWE) and (phase == phases.SWAP or s.pile_size() > 0)
    if phase == phases.GIVE:
        return s.is_seat_of(crew.SMITH)
    if phase == phases.NUMBER and s.pile_size() == 0:
        return False
    if s.placed and (phase != phases.PLACE or not s.is_seat_of(crew.MURDOCH)):
        return False
    if phase <= phases.FIRST:
        return not s.pitman_owed and s.latimer_owed == 0
    return not s.pitman_owed or _may_owe_pitman(s)


def _may_owe_pitman(s: TitanicState) -> bool:
    """TI-CREW-PITMAN-2: only after the failure of another member."""
    phase = s.phase
    own = s.pitman_seat == s.seat
    early = phase == phases.TURN or phase == phases.NUMBER
    return not own and not early and phase != phases.DRAW and phase != phases.PLACE
