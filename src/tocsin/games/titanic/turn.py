"""What happens by itself: the way from one decision or chance event to the next (TI-TURN).

`proceed` goes on until somebody has to act. What is uncovered is turned up before anything else,
then Latimer draws, then the step goes its way. A card that is certain is shown without asking
chance (TI-KNOW-4); chance is asked only where there is something to decide (TI-CHANCE-2).
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.core.seats import CHANCE, NOBODY
from tocsin.games.titanic.actions import ACTIONS, first_in, heap_size, is_uniform, one
from tocsin.games.titanic.bits import listed, lowest
from tocsin.games.titanic.cards import ALL
from tocsin.games.titanic.codes import TOP_FROM
from tocsin.games.titanic.crew import CREW, FLEET, LATIMER, LIGHTOLLER, PITMAN, START_CARDS
from tocsin.games.titanic.crew_acts import seek_one
from tocsin.games.titanic.knowledge import sure_card, sure_cards
from tocsin.games.titanic.looking import (
    arrange,
    begin_arranging,
    begin_picking,
    end_come_on,
    pick_free_end,
)
from tocsin.games.titanic.piles import (
    draw_passenger,
    look_at,
    refill_actions,
    sure_action,
    take_action,
    turn_up,
)
from tocsin.games.titanic.playing import drawn_name, is_playable
from tocsin.games.titanic.rescue import judge, keep_one
from tocsin.games.titanic.ship import (
    ACTION_DEAL,
    ARRANGE,
    CREW_DEAL,
    DRAW,
    END,
    FIRST,
    KEEP,
    LAYOUT,
    LOOK_LINE,
    LOOK_PILE,
    LOOK_TOP,
    OVER,
    PAY,
    PICK,
    PILE,
    PLAY_NOW,
    SEEK,
    STALLED,
    TURN,
    TURNS_MAX,
    Ship,
)


def proceed(ship: Ship, journal: Journal | None) -> None:
    """Go on until a seat or chance has to act, or the play is over."""
    while True:
        if ship.phase == OVER:
            ship.actor = NOBODY
            return
        if ship.bare:
            card = sure_card(ship, lowest(ship.bare))
            if card < 0:
                ship.actor = CHANCE
                return
            turn_up(ship, lowest(ship.bare), card, journal)
        elif ship.latimer_owed > 0:
            if _draws_for_latimer(ship, journal):
                return
        elif _step(ship, journal):
            return


def _step(ship: Ship, journal: Journal | None) -> bool:
    """One step of the phase; does somebody have to act?"""
    phase = ship.phase
    if phase == TURN:
        ship.actor = ship.seat
        return True
    if phase == DRAW or phase == LOOK_TOP:
        return _draw_step(ship, journal)
    if phase == END:
        return _end_step(ship, journal)
    if phase == PAY:
        return _pay_step(ship, journal)
    if phase == LOOK_PILE or phase == LOOK_LINE:
        return _look_step(ship, journal)
    if phase == SEEK:
        card = sure_card(ship, PILE)
        if card >= 0:
            seek_one(ship, card, journal)
            return False
        ship.actor = CHANCE
        return True
    if phase <= LAYOUT:
        return _deal_step(ship, journal)
    if phase == ARRANGE and ship.placed and ship.drawn & (ship.drawn - 1) == 0:
        # The last card on top is no choice.
        arrange(ship, TOP_FROM + lowest(ship.drawn), journal)
        return False
    if phase == PICK and ship.drawn & (ship.drawn - 1) == 0:
        pick_free_end(ship, lowest(ship.drawn), journal)
        return False
    if phase == KEEP and is_uniform(ship.offered):
        keep_one(ship, first_in(ship.offered), journal)
        return False
    ship.actor = i64(0) if phase == FIRST else ship.seat
    return True


def _deal_step(ship: Ship, journal: Journal | None) -> bool:
    """TI-SETUP-3 to TI-SETUP-10: crew, Action cards, lines, first player."""
    if ship.phase == CREW_DEAL:
        if seat_without_crew(ship) < ship.charter.players:
            ship.actor = CHANCE
            return True
        ship.phase = ACTION_DEAL
    elif ship.phase == ACTION_DEAL:
        if seat_short_of_actions(ship) < ship.charter.players:
            ship.actor = CHANCE
            return True
        lay_lines(ship)
    elif ship.charter.players > 1:
        ship.phase = FIRST
    else:
        begin_turns(ship, 0, journal)
    return False


def seat_without_crew(ship: Ship) -> i64:
    """TI-SETUP-3: the seat whose crew card is dealt next."""
    seat: i64 = 0
    while seat < ship.charter.players and ship.crew[seat] >= 0:
        seat += 1
    return seat


def seat_short_of_actions(ship: Ship) -> i64:
    """TI-SETUP-4: the seat whose Action card is dealt next."""
    seat: i64 = 0
    while seat < ship.charter.players:
        if heap_size(ship.hand[seat]) < START_CARDS[ship.crew[seat]]:
            break
        seat += 1
    return seat


def deal_crew(ship: Ship, seat: i64, member: i64, journal: Journal | None) -> None:
    """TI-SETUP-3: a crew card lies open in front of its player."""
    ship.crew[seat] = member
    if member == LATIMER:
        ship.latimer_seat = seat
    if member == PITMAN:
        ship.pitman_seat = seat
    if journal is not None:
        journal.tell("crew-card-dealt", "TI-SETUP-3", {"seat": int(seat), "crew": CREW[member]})


def lay_lines(ship: Ship) -> None:
    """TI-SETUP-7 to 9: lines face down at the first decks, the rest is the pile."""
    ship.phase = LAYOUT
    left: i64 = 60
    for deck in range(i64(6)):
        many: i64 = ship.charter.layout[deck]
        ship.hidden[deck] = many
        left -= many
        if many > 0:
            ship.bare |= bit(deck)
    ship.hidden[PILE] = left
    ship.fresh = ALL
    ship.fresh_n = 60


def begin_turns(ship: Ship, seat: i64, journal: Journal | None) -> None:
    """TI-SETUP-10: the first turn."""
    ship.seat = seat
    ship.turn = 1
    ship.phase = TURN
    if journal is not None:
        journal.tell("turn-begun", "TI-TURN-1", {"seat": int(seat), "turn": 1})


def _draw_step(ship: Ship, journal: Journal | None) -> bool:
    """TI-RESCUE-2, TI-ACT-GETREADY-1: card by card from the top of the pile."""
    if ship.to_draw > 0:
        card = sure_card(ship, PILE)
        if card < 0:
            ship.actor = CHANCE
            return True
        draw_passenger(ship, card, journal)
    elif ship.phase == DRAW:
        judge(ship, journal)
    else:
        begin_arranging(ship)
    return False


def _look_step(ship: Ship, journal: Journal | None) -> bool:
    """TI-ACT-COMEON-1, TI-ACT-YOURTURN-1: the rest of the zone, all at once where it is certain."""
    zone = PILE if ship.phase == LOOK_PILE else ship.line
    if ship.hidden[zone] > 0:
        cards = sure_cards(ship, zone)
        if cards == 0:
            ship.actor = CHANCE
            return True
        for card in listed(cards):
            look_at(ship, zone, card, journal)
    elif ship.phase == LOOK_PILE:
        end_come_on(ship, journal)
    else:
        begin_picking(ship)
    return False


def _pay_step(ship: Ship, journal: Journal | None) -> bool:
    """TI-RESCUE-7: the compensation, card by card; then what Fleet and Lightoller decide."""
    if ship.to_draw > 0:
        if not refill_actions(ship, journal):
            ship.to_draw = 0
            return False
        name = sure_action(ship)
        if name < 0:
            ship.actor = CHANCE
            return True
        receive(ship, name, journal)
    elif ship.offered == 0:
        ship.phase = END
    elif ship.is_seat_of(FLEET):
        ship.phase = KEEP
    elif is_playable(ship, drawn_name(ship)):
        ship.phase = PLAY_NOW
    else:
        keep_drawn(ship)
    return False


def keep_drawn(ship: Ship) -> None:
    """TI-CREW-LIGHTOLLER-1: the card just drawn joins the others."""
    ship.hand[ship.seat] += ship.offered
    ship.offered = 0
    ship.phase = END


def receive(ship: Ship, name: i64, journal: Journal | None) -> None:
    """TI-RESCUE-7: an Action card drawn as compensation."""
    ship.to_draw -= 1
    if ship.is_seat_of(FLEET) or ship.is_seat_of(LIGHTOLLER):
        ship.action_pile -= one(name)
        ship.offered += one(name)
        if journal is not None:
            rule = "TI-CREW-FLEET-1" if ship.is_seat_of(FLEET) else "TI-CREW-LIGHTOLLER-1"
            facts: dict[str, int | str] = {"seat": int(ship.seat), "card": ACTIONS[name]}
            journal.tell("action-card-drawn", rule, facts)
    else:
        take_action(ship, name, ship.seat, "TI-RESCUE-7", journal)


def _draws_for_latimer(ship: Ship, journal: Journal | None) -> bool:
    """TI-CREW-LATIMER-1: one Action card for the series; skipped where none is left."""
    if not refill_actions(ship, journal):
        ship.latimer_owed = 0
        return False
    name = sure_action(ship)
    if name < 0:
        ship.actor = CHANCE
        return True
    pay_latimer(ship, name, journal)
    return False


def pay_latimer(ship: Ship, name: i64, journal: Journal | None) -> None:
    """TI-CREW-LATIMER-1: Latimer's card."""
    ship.latimer_owed -= 1
    take_action(ship, name, ship.latimer_seat, "TI-CREW-LATIMER-1", journal)


def pay_pitman(ship: Ship, name: i64, journal: Journal | None) -> None:
    """TI-CREW-PITMAN-2: Pitman's card for another member's failure."""
    ship.pitman_due = False
    take_action(ship, name, ship.pitman_seat, "TI-CREW-PITMAN-2", journal)


def _end_step(ship: Ship, journal: Journal | None) -> bool:
    """TI-ACT-GEN-1, TI-RESCUE-8: discard the card played, pay Pitman, next player."""
    if ship.resolving >= 0:
        ship.action_discard += one(ship.resolving)
        ship.resolving = -1
    if ship.pitman_due:
        if not refill_actions(ship, journal):
            ship.pitman_due = False
            return False
        name = sure_action(ship)
        if name < 0:
            ship.actor = CHANCE
            return True
        pay_pitman(ship, name, journal)
        return False
    if ship.turn == TURNS_MAX:
        # TI-END-5: stalling never pays.
        ship.end(STALLED)
        return False
    ship.turn += 1
    ship.seat += 1
    if ship.seat == ship.charter.players:
        ship.seat = 0
    ship.phase = TURN
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(ship.seat), "turn": int(ship.turn)}
        journal.tell("turn-begun", "TI-TURN-1", facts)
    return False
