"""Feurio! as a whole: the turn, read from top to bottom, and the answers a Game gives.

start    chance lays one tile per player                      FE-SETUP-2
draw     chance draws a tile                                  FE-TURN-1
lay      the active seat lays it at a hottest cell            FE-TURN-2, FE-SPREAD-2
men      then places men or none                              FE-TURN-2, FE-PLACE-1
place    once the pile is empty, only men, in turn            FE-END-1
over     scoring, or the goal of solo and coop                FE-SCORE-7, FE-SOLO-4

This is the only room that moves the phase on.
"""

from typing import ClassVar

from mypy_extensions import i64

from tocsin.core.action import Action
from tocsin.core.build import Part, Said
from tocsin.core.contract import Game, State
from tocsin.core.facts import Board, Outcome, Problem, Prompt, View
from tocsin.core.journal import Journal
from tocsin.core.options import Option
from tocsin.core.rng import Rng, check_rng
from tocsin.core.seats import CHANCE, NOBODY, check_seat
from tocsin.core.vocabulary import Vocabulary
from tocsin.core.wordlist import Wordlist
from tocsin.games.feurio.actions import draw, firebreak, lay, list_every, men, passing
from tocsin.games.feurio.face import (
    build,
    position_text,
    problems,
    prompts,
    viewing,
    vocabulary,
    wordlists,
)
from tocsin.games.feurio.face.view import FeurioView
from tocsin.games.feurio.options import OPTIONS, check, complete
from tocsin.games.feurio.rules import goal, imagining, scoring, setup
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.state import FeurioState


class Feurio(Game):
    """Rules and options of one way to play Feurio!."""

    id: ClassVar[str] = "feurio"
    rules_version: ClassVar[int] = 1
    plies_max: ClassVar[int] = 400
    endings: ClassVar[tuple[str, ...]] = vocabulary.ENDINGS
    # FE-INFO-6: nothing depends on the firebreaks any more.
    opens_secrets_at_end: ClassVar[bool] = True

    def __init__(self, given: dict[str, object]) -> None:
        super().__init__(complete(given))
        check(self.options)
        players = self.options["players"]
        mode = self.options["mode"]
        assert isinstance(players, int) and isinstance(mode, str)
        self.seats = players
        self.mode: i64 = codes.MODES.index(mode)
        self.firebreaks = self.options["firebreaks"] is True
        self.round_up = self.options["rounding"] == "up"

    # The turn.

    def new(self) -> FeurioState:
        """FE-SETUP-1: an empty table; chance lays the start tiles."""
        s = self.blank()
        s.phase = codes.START
        s.actor = CHANCE
        return s

    def fill(self, state: State) -> None:
        """What the phase offers."""
        s = state_of(state)
        if s.actor == CHANCE:
            draw.offer(s)
        elif s.phase == codes.LAY:
            lay.offer(s)
            firebreak.offer(s)
        elif s.phase != codes.OVER:
            passing.offer(s)
            men.offer(s)

    def apply(self, state: State, code: i64, journal: Journal | None) -> None:
        """FE-TURN-4: draw, lay, men, in this order; FE-TURN-5: each a ply, choice or no choice."""
        s = state_of(state)
        if s.phase == codes.START:
            setup.lay_start_tile(s, code, journal)
            if setup.is_set_up(s):
                # FE-SETUP-4: the seat to the left of the oldest player, seat 0, begins.
                s.seat = 0
                self._next_turn(s, journal)
        elif s.phase == codes.DRAW:
            draw.do(s, code, journal)
            s.phase = codes.LAY
            s.actor = s.seat
        elif s.phase == codes.LAY:
            self._lay(s, code, journal)
        else:
            if code == codes.PASS:
                passing.do(s, journal)
            else:
                men.do(s, code, journal)
            self._next_turn(s, journal)

    def _lay(self, s: FeurioState, code: i64, journal: Journal | None) -> None:
        """FE-TURN-2: men follow a tile laid face up; FE-BREAK-5: none follow a firebreak.

        FE-BREAK-11: the last tile may be one too, and laying it is not counted as a pass.
        """
        if code < codes.BREAK_FROM:
            lay.do(s, code, journal)
            s.phase = codes.MEN
        else:
            firebreak.do(s, code, journal)
            self._next_turn(s, journal)

    def _next_turn(self, s: FeurioState, journal: Journal | None) -> None:
        """FE-SETUP-4: clockwise; a new tile as long as there is one (FE-TURN-1, FE-END-1)."""
        if s.pile_size > 0:
            s.phase = codes.DRAW
            s.actor = CHANCE
        elif s.mode != codes.SCORED or s.passes == s.players:
            # FE-SOLO-3, FE-COOP-3: with a goal the last tile ends it, and nothing before does
            # (FE-SOLO-5); FE-END-3: otherwise it ends when all have passed in a row.
            self._finish(s, journal)
            return
        else:
            if s.phase != codes.PLACE:
                _tell_pile_empty(journal)
            s.phase = codes.PLACE
        s.turn += 1
        s.seat = s.seat + 1 if s.seat + 1 < s.players else i64(0)
        if s.phase == codes.PLACE:
            s.actor = s.seat

    def _finish(self, s: FeurioState, journal: Journal | None) -> None:
        """The play is over and is counted; nothing but the passes ended it (FE-END-3, FE-END-5)."""
        s.phase = codes.OVER
        s.actor = NOBODY
        if journal is None:
            return
        if s.mode == codes.SCORED:
            scoring.tell_scores(s, journal)
        else:
            goal.tell_goal(s, journal)
        outcome = self.outcome(s)
        assert outcome is not None
        winners = [int(seat) for seat in outcome.winners]
        journal.tell("play-ended", outcome.rule, {"ending": outcome.ending, "winners": winners})

    # The rest of the contract.

    def weigh(self, state: State, code: i64) -> i64:
        """FE-INFO-2: every tile of the pile is equally likely."""
        return state_of(state).pile[code]

    def draw(self, state: State, rng: Rng) -> i64:
        """The next tile of the pile."""
        check_rng(rng)
        return draw.sample(state_of(state), rng)

    def scores(self, state: State) -> list[int]:
        """Totals in a scored game; 1 or 0 for everybody where there is a goal instead."""
        s = state_of(state)
        if s.mode == codes.SCORED:
            return scoring.totals(s)
        return list(goal.goal_outcome(s).scores)

    def outcome(self, state: State) -> Outcome | None:
        """None until the play is over."""
        s = state_of(state)
        if s.phase != codes.OVER:
            return None
        return scoring.scored_outcome(s) if s.mode == codes.SCORED else goal.goal_outcome(s)

    def imagine(self, state: State, seat: int, rng: Rng) -> FeurioState:
        """What this seat has not seen is drawn anew."""
        check_rng(rng)
        check_seat(self.seats, seat)
        return imagining.imagine(state_of(state), seat, rng)

    def view(self, state: State, seat: int) -> View:
        """What that seat may know."""
        self.check_state(state)
        check_seat(self.seats, seat)
        return viewing.build_view(state_of(state), seat)

    def board(self) -> Board:
        """Colours, spaces and start cells of this table."""
        return viewing.build_board(self.blank())

    def view_type(self) -> type[View]:
        """See `face.view`."""
        return FeurioView

    def prompt(self, state: State) -> Prompt:
        """What the phase asks."""
        return prompts.prompt(state_of(state))

    def problems(self, state: State) -> list[Problem]:
        """What is impossible about this table."""
        return problems.find_problems(state_of(state))

    def list_vocabularies(self) -> list[Vocabulary]:
        """See `face.vocabulary`."""
        return vocabulary.TABLES

    def list_options(self) -> list[Option]:
        """Players, mode, firebreaks, rounding."""
        return OPTIONS

    def list_actions(self) -> list[Action]:
        """Draw, lay, break, pass, men."""
        return list_every()

    def read_position(self, text: str) -> FeurioState:
        """See `face.position_text`."""
        s = self.blank()
        position_text.read_position(s, text)
        return s

    def write_position(self, state: State) -> str:
        """See `face.position_text`."""
        return position_text.write_position(state_of(state))

    def wordlists(self) -> tuple[Wordlist, ...]:
        """See `face.wordlists`."""
        return wordlists.list_words()

    def build_parts(self) -> tuple[Part, ...]:
        """Tiles, men, hands, turn."""
        return build.PARTS

    def build_position(self, said: Said) -> str:
        """See `face.build`."""
        return build.build_position(said, self.seats, int(self.mode))

    def blank(self) -> FeurioState:
        """A table with full hands and a full pile and nothing laid."""
        s = FeurioState(self, self.seats, self.mode, self.firebreaks, self.round_up)
        s.clear()
        return s


def _tell_pile_empty(journal: Journal | None) -> None:
    if journal is not None:
        journal.tell("pile-empty", "FE-END-1", {})


def state_of(state: State) -> FeurioState:
    """A state of this game."""
    if not isinstance(state, FeurioState):
        raise TypeError("this is no state of feurio")
    return state
