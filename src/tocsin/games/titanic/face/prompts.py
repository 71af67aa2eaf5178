"""What the actor is asked in each phase, as a code with arguments and the rule that asks."""

from typing import Final

from tocsin.core.facts import Arg, Prompt
from tocsin.core.seats import CHANCE
from tocsin.games.titanic.rules import setup
from tocsin.games.titanic.table import crew, heaps, passengers, phases, places, sets
from tocsin.games.titanic.table.state import TitanicState

# What a seat is asked, by phase; phases of chance have none.
_ASKED: Final = {
    int(phases.FIRST): ("choose-who-begins", "TI-SETUP-10"),
    int(phases.TURN): ("move-or-act", "TI-TURN-1"),
    int(phases.NUMBER): ("name-the-number", "TI-DECK-4"),
    int(phases.PLACE): ("place-a-drawn-passenger", "TI-RESCUE-4"),
    int(phases.KEEP): ("keep-one-action-card", "TI-CREW-FLEET-1"),
    int(phases.PLAY_NOW): ("play-the-drawn-card", "TI-CREW-LIGHTOLLER-1"),
    int(phases.ARRANGE): ("lay-back-a-card", "TI-ACT-GETREADY-1"),
    int(phases.COME_ON_PLACE): ("place-from-the-pile", "TI-ACT-COMEON-1"),
    int(phases.COME_BACK_PLACE): ("place-from-the-discard", "TI-ACT-COMEBACK-1"),
    int(phases.PICK): ("pick-the-free-end", "TI-ACT-YOURTURN-1"),
    int(phases.TAKE_A): ("take-from-the-action-pile", "TI-ACT-PLANA-1"),
    int(phases.TAKE_B): ("take-from-the-action-discard", "TI-ACT-PLANB-1"),
    int(phases.SWAP): ("exchange-survivors", "TI-CREW-LOWE-2"),
    int(phases.GIVE): ("give-a-card", "TI-CREW-SMITH-1"),
}
# The rule by which chance draws from the pile.
_DRAWN_BY: Final = {
    int(phases.DRAW): "TI-RESCUE-2",
    int(phases.LOOK_TOP): "TI-ACT-GETREADY-1",
    int(phases.LOOK_PILE): "TI-ACT-COMEON-1",
    int(phases.SEEK): "TI-CREW-LOWE-1",
}


def prompt(s: TitanicState) -> Prompt:
    """What is asked now."""
    phase = s.phase
    if phase == phases.OVER:
        return Prompt("over", "TI-END-4")
    if s.actor == CHANCE:
        return _ask_chance(s)
    code, rule = _ASKED[int(phase)]
    facts: dict[str, Arg] = {"seat": 0 if phase == phases.FIRST else int(s.seat)}
    if phase == phases.TURN or phase == phases.NUMBER:
        facts["crew"] = crew.NAMES[s.crew[s.seat]]
        facts["most"] = int(crew.RESCUE_MAX[s.crew[s.seat]])
        facts["pile"] = int(s.pile_size())
    elif phase == phases.PLACE:
        facts["cards"] = passengers.names_in(s.drawn)
        if s.placed:
            code, rule = "place-another-or-stop", "TI-CREW-MURDOCH-1"
    elif phase == phases.ARRANGE or phase == phases.PICK or phase == phases.COME_ON_PLACE:
        facts["cards"] = passengers.names_in(s.drawn)
    elif phase == phases.COME_BACK_PLACE:
        facts["cards"] = passengers.names_in(s.discard)
    elif phase == phases.KEEP or phase == phases.PLAY_NOW:
        facts["cards"] = heaps.names_in(s.loose_actions)
    elif phase == phases.GIVE:
        facts["card"] = heaps.NAMES[heaps.first_in(s.loose_actions)]
    return Prompt(code, rule, facts)


def _ask_chance(s: TitanicState) -> Prompt:
    """What chance has to show."""
    phase = s.phase
    if s.uncovered:
        rule = "TI-SETUP-8" if s.turn == 0 else "TI-MOVE-10"
        line = places.NAMES[sets.lowest(s.uncovered)]
        return Prompt("turn-up-a-passenger", rule, {"line": line})
    if s.latimer_owed > 0:
        seat = int(s.latimer_seat)
        return Prompt("draw-an-action-card", "TI-CREW-LATIMER-1", {"seat": seat})
    if phase == phases.CREW_DEAL:
        seat = int(setup.seat_without_crew(s))
        return Prompt("deal-a-crew-card", "TI-SETUP-3", {"seat": seat})
    if phase == phases.ACTION_DEAL:
        seat = int(setup.seat_short_of_actions(s))
        return Prompt("deal-an-action-card", "TI-SETUP-4", {"seat": seat})
    if phase == phases.PAY:
        return Prompt("draw-an-action-card", "TI-RESCUE-7", {"seat": int(s.seat)})
    if phase == phases.END:
        return Prompt("draw-an-action-card", "TI-CREW-PITMAN-2", {"seat": int(s.pitman_seat)})
    if phase == phases.LOOK_LINE:
        line = places.NAMES[s.looked_line]
        return Prompt("look-at-a-passenger", "TI-ACT-YOURTURN-1", {"line": line})
    return Prompt("draw-a-passenger", _DRAWN_BY[int(phase)], {"pile": int(s.pile_size())})
