"""What the actor is asked in each step, as a code with arguments and the rule that asks."""

from typing import Final

from tocsin.core.contract import Prompt
from tocsin.core.errors import Args
from tocsin.core.seats import CHANCE
from tocsin.games.titanic.actions import ACTIONS, first_in, write_heap
from tocsin.games.titanic.bits import lowest
from tocsin.games.titanic.cards import write_cards
from tocsin.games.titanic.crew import CREW, RESCUE_MAX
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
    PLACE,
    PLACES,
    PLAY_NOW,
    SEEK,
    SWAP,
    TAKE_A,
    TAKE_B,
    TURN,
    Ship,
)
from tocsin.games.titanic.turn import seat_short_of_actions, seat_without_crew

_ASKED: Final = {
    int(FIRST): ("choose-who-begins", "TI-SETUP-10"),
    int(TURN): ("move-or-act", "TI-TURN-1"),
    int(NUMBER): ("name-the-number", "TI-DECK-4"),
    int(PLACE): ("place-a-drawn-passenger", "TI-RESCUE-4"),
    int(KEEP): ("keep-one-action-card", "TI-CREW-FLEET-1"),
    int(PLAY_NOW): ("play-the-drawn-card", "TI-CREW-LIGHTOLLER-1"),
    int(ARRANGE): ("lay-back-a-card", "TI-ACT-GETREADY-1"),
    int(COME_ON_PLACE): ("place-from-the-pile", "TI-ACT-COMEON-1"),
    int(COME_BACK_PLACE): ("place-from-the-discard", "TI-ACT-COMEBACK-1"),
    int(PICK): ("pick-the-free-end", "TI-ACT-YOURTURN-1"),
    int(TAKE_A): ("take-from-the-action-pile", "TI-ACT-PLANA-1"),
    int(TAKE_B): ("take-from-the-action-discard", "TI-ACT-PLANB-1"),
    int(SWAP): ("exchange-survivors", "TI-CREW-LOWE-2"),
    int(GIVE): ("give-a-card", "TI-CREW-SMITH-1"),
}


def prompt(ship: Ship) -> Prompt:
    """What is asked now."""
    if ship.phase == OVER:
        return Prompt("over", "TI-END-4")
    if ship.actor == CHANCE:
        return _chance(ship)
    code, rule = _ASKED[int(ship.phase)]
    facts: Args = {"seat": 0 if ship.phase == FIRST else int(ship.seat)}
    if ship.phase == TURN or ship.phase == NUMBER:
        facts["crew"] = CREW[ship.crew[ship.seat]]
        facts["most"] = int(RESCUE_MAX[ship.crew[ship.seat]])
        facts["pile"] = int(ship.pile_size())
    elif ship.phase == PLACE:
        facts["cards"] = write_cards(ship.drawn)
        if ship.placed:
            code, rule = "place-another-or-stop", "TI-CREW-MURDOCH-1"
    elif ship.phase == ARRANGE or ship.phase == PICK or ship.phase == COME_ON_PLACE:
        facts["cards"] = write_cards(ship.drawn)
    elif ship.phase == COME_BACK_PLACE:
        facts["cards"] = write_cards(ship.discard)
    elif ship.phase == KEEP or ship.phase == PLAY_NOW:
        facts["cards"] = write_heap(ship.offered)
    elif ship.phase == GIVE:
        facts["card"] = ACTIONS[first_in(ship.offered)]
    return Prompt(code, rule, facts)


def _chance(ship: Ship) -> Prompt:
    """What chance has to show."""
    phase = ship.phase
    if ship.bare:
        rule = "TI-SETUP-8" if ship.turn == 0 else "TI-MOVE-10"
        return Prompt("turn-up-a-passenger", rule, {"line": PLACES[lowest(ship.bare)]})
    if ship.latimer_owed > 0:
        seat = int(ship.latimer_seat)
        return Prompt("draw-an-action-card", "TI-CREW-LATIMER-1", {"seat": seat})
    if phase == CREW_DEAL:
        return Prompt("deal-a-crew-card", "TI-SETUP-3", {"seat": int(seat_without_crew(ship))})
    if phase == ACTION_DEAL:
        seat = int(seat_short_of_actions(ship))
        return Prompt("deal-an-action-card", "TI-SETUP-4", {"seat": seat})
    if phase == PAY:
        return Prompt("draw-an-action-card", "TI-RESCUE-7", {"seat": int(ship.seat)})
    if phase == END:
        return Prompt("draw-an-action-card", "TI-CREW-PITMAN-2", {"seat": int(ship.pitman_seat)})
    if phase == LOOK_LINE:
        return Prompt("look-at-a-passenger", "TI-ACT-YOURTURN-1", {"line": PLACES[ship.line]})
    rules = {
        int(DRAW): "TI-RESCUE-2",
        int(LOOK_TOP): "TI-ACT-GETREADY-1",
        int(LOOK_PILE): "TI-ACT-COMEON-1",
        int(SEEK): "TI-CREW-LOWE-1",
    }
    return Prompt("draw-a-passenger", rules[int(phase)], {"pile": int(ship.pile_size())})
