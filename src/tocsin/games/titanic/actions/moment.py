"""When it is nobody's moment for an action: what is due instead, said for all rooms alike.

TI-TURN-1, TI-TURN-4: one act, and no moves once it has begun. TI-TURN-3: no passing. TI-TURN-5: the
active seat takes every decision, so nothing here depends on who asks. TI-CHANCE-2: chance shows a
card before anything else happens. Rows below 60 belong to this room; each room adds its own.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.action import Action
from tocsin.core.contract import State
from tocsin.core.facts import Target
from tocsin.core.refusing import Row, refusals
from tocsin.core.seats import CHANCE
from tocsin.games.titanic.table import codes, crew, passengers, phases, places
from tocsin.games.titanic.table.state import TitanicState, state_of

# In a turn a choice is refused by a row of its own room, which has this number.
NOT_IN_A_TURN: Final[i64] = 60

NOTHING_TO_SHOW: Final[i64] = 1
CHOOSE_WHO_BEGINS: Final[i64] = 2
SOMEBODY_HAS_BEGUN: Final[i64] = 3
RESCUE_IS_DECIDED: Final[i64] = 4
NO_MOVES_BEFORE_PLACING: Final[i64] = 5
NO_MOVES_BETWEEN_PLACINGS: Final[i64] = 6
NUMBER_STANDS: Final[i64] = 7
PLACE_ONE: Final[i64] = 8
MURDOCH_PLACES_ONE: Final[i64] = 9
COME_ON_PLACES_ONE: Final[i64] = 10
COME_BACK_PLACES_ONE: Final[i64] = 11
NO_MOVES_NOW: Final[i64] = 12
NO_CARD_JUST_DRAWN: Final[i64] = 13
ACT_CHOSEN: Final[i64] = 14
PLAN_A_WAITS: Final[i64] = 15
PLAN_B_WAITS: Final[i64] = 16

FREE_ENDS_FIRST: Final[i64] = 20
UNCOVERED_FIRST: Final[i64] = 21
LATIMER_FIRST: Final[i64] = 22
# What chance is about in each phase: this number plus the phase.
DUE: Final[i64] = 30

_ROWS: Final[list[Row]] = [
    Row(1, "chance-has-nothing-to-show", "TI-CHANCE-2"),
    Row(2, "choose-who-begins", "TI-SETUP-10"),
    Row(3, "somebody-has-begun", "TI-SETUP-10"),
    Row(4, "rescue-is-decided", "TI-DECK-4"),
    Row(5, "no-moves-during-a-rescue", "TI-RESCUE-3"),
    Row(6, "no-moves-during-a-rescue", "TI-CREW-MURDOCH-4"),
    Row(7, "number-cannot-change", "TI-RESCUE-2"),
    Row(8, "one-must-be-placed", "TI-RESCUE-4"),
    Row(9, "one-must-be-placed", "TI-CREW-MURDOCH-3"),
    Row(10, "one-must-be-placed", "TI-ACT-COMEON-2"),
    Row(11, "one-must-be-placed", "TI-ACT-COMEBACK-2"),
    Row(12, "no-moves-after-the-act", "TI-TURN-4"),
    Row(13, "no-card-just-drawn", "TI-CREW-LIGHTOLLER-1"),
    Row(14, "act-already-chosen", "TI-TURN-1"),
    Row(15, "one-act-per-turn", "TI-ACT-PLANA-3"),
    Row(16, "one-act-per-turn", "TI-TURN-1"),
    Row(20, "a-card-is-turned-up-first", "TI-SETUP-8"),
    Row(21, "a-card-is-turned-up-first", "TI-MOVE-10"),
    Row(22, "latimer-draws-first", "TI-CREW-LATIMER-1"),
    Row(30 + 0, "a-crew-card-is-dealt", "TI-SETUP-3"),
    Row(30 + 1, "an-action-card-is-dealt", "TI-SETUP-4"),
    Row(30 + 6, "passengers-are-drawn-first", "TI-RESCUE-2"),
    Row(30 + 8, "an-action-card-is-drawn-first", "TI-RESCUE-7"),
    Row(30 + 11, "passengers-are-looked-at-first", "TI-ACT-GETREADY-1"),
    Row(30 + 13, "passengers-are-looked-at-first", "TI-ACT-COMEON-1"),
    Row(30 + 16, "passengers-are-looked-at-first", "TI-ACT-YOURTURN-1"),
    Row(30 + 20, "passengers-are-discarded-first", "TI-CREW-LOWE-1"),
    Row(30 + 23, "pitman-draws-first", "TI-CREW-PITMAN-2"),
]


def why_not_now(s: TitanicState, code: i64) -> i64:
    """The row that says what is due instead, for a code whose question is not asked."""
    if s.actor == CHANCE:
        return _due_of_chance(s)
    if codes.is_chance(code):
        return NOTHING_TO_SHOW
    phase = s.phase
    if phase == phases.FIRST:
        return CHOOSE_WHO_BEGINS
    if codes.is_first(code):
        return SOMEBODY_HAS_BEGUN
    if phase == phases.TURN:
        return NOT_IN_A_TURN
    if phase == phases.NUMBER:
        return RESCUE_IS_DECIDED
    if codes.STOP <= code <= codes.KEEP:
        return _why_not_enough(s, code)
    if phase == phases.PLACE and codes.is_move(code):
        return NO_MOVES_BETWEEN_PLACINGS if s.placed else NO_MOVES_BEFORE_PLACING
    if phase == phases.PLACE and codes.is_rescue(code):
        return NUMBER_STANDS
    if phase == phases.TAKE_A and codes.is_play(code):
        return PLAN_A_WAITS
    if phase == phases.TAKE_B and codes.is_play(code):
        return PLAN_B_WAITS
    return NO_MOVES_NOW if codes.is_move(code) else ACT_CHOSEN


def _due_of_chance(s: TitanicState) -> i64:
    """TI-CHANCE-2: the card that chance shows before anything else."""
    if s.uncovered:
        return FREE_ENDS_FIRST if s.turn == 0 else UNCOVERED_FIRST
    return LATIMER_FIRST if s.latimer_owed > 0 else DUE + s.phase


def _why_not_enough(s: TitanicState, code: i64) -> i64:
    """Stop, done or keep where that is no answer: one that fits must be placed."""
    if s.phase == phases.COME_ON_PLACE:
        return COME_ON_PLACES_ONE
    if s.phase == phases.COME_BACK_PLACE:
        return COME_BACK_PLACES_ONE
    if s.phase == phases.PLACE:
        return MURDOCH_PLACES_ONE if s.is_seat_of(crew.MURDOCH) else PLACE_ONE
    return NO_CARD_JUST_DRAWN if code == codes.KEEP else ACT_CHOSEN


class TitanicAction(Action):
    """An action of this game: first its moment, then what its own room forbids."""

    def __init__(self, words: tuple[str, ...], rows: list[Row]) -> None:
        super().__init__(words, refusals(*_ROWS, *rows))

    def is_asked(self, s: TitanicState, code: i64) -> bool:
        """Is this what the phase asks of whoever acts?"""
        raise NotImplementedError

    def forbidden(self, s: TitanicState, code: i64) -> i64:
        """The room's own statement: 0, or one of its rows."""
        return 0

    def not_now(self, s: TitanicState, code: i64) -> i64:
        """The row for a moment at which this is not asked."""
        return why_not_now(s, code)

    def refused(self, state: State, code: i64) -> i64:
        s = state_of(state)
        return self.forbidden(s, code) if self.is_asked(s, code) else self.not_now(s, code)


def is_decided_in(s: TitanicState, phase: i64) -> bool:
    """Is a seat, not chance, to act in that phase?"""
    return s.phase == phase and s.actor != CHANCE


def target_at(s: TitanicState, place: i64) -> Target:
    """A place as something that a front can point at; a stand-in is the card that lies there."""
    if place >= places.STAND_IN:
        return Target("card", s.name_of(passengers.MYSTERY + place - places.STAND_IN))
    return Target(places.kind_of(place), places.NAMES[place])
