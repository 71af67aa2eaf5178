"""SOS Titanic as a whole: the steps of a play in order, and the answers a Game gives.

crew, actions, layout, first    chance deals, somebody begins          TI-SETUP
turn                            moves as often as wanted, then an act  moving, playing
draw, place                     a rescue                               rescue
number                          its number, after a reshuffle          TI-DECK-4
pay, keep, play-now             after a failure                        TI-RESCUE-7
look-top, arrange               Get Ready!                             looking
look-pile, come-on              Come On!                               looking
come-back                       Come Back!                             looking
look-line, pick                 Your Turn!                             looking
take-a, take-b                  Plan A, Plan B                         staying
seek, swap / give               Lowe / Smith                           crew_acts
end                             card discarded, Pitman, next player    turn
over                            the score                              scoring
"""

from typing import ClassVar, cast

from mypy_extensions import i64

from tocsin.core.contract import Description, Game, Outcome, Prompt, Refusal, State
from tocsin.core.journal import Journal
from tocsin.core.options import Option
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE
from tocsin.games.titanic import descriptions, notation, position, prompts, reading, refusals
from tocsin.games.titanic.actions import copies_in
from tocsin.games.titanic.bits import lowest
from tocsin.games.titanic.booklet import LINES, Booklet
from tocsin.games.titanic.codes import (
    ACTION_FROM,
    CREW_FROM,
    FIRST_FROM,
    GIVE_FROM,
    KEEP_CODE,
    KEEP_FROM,
    PICK_FROM,
    SEEK_CODE,
    SHARE_CODE,
    TAKE_FROM,
    is_move,
    is_play,
    is_rescue,
)
from tocsin.games.titanic.crew import CREW, CREW_N, LOWE, SMITH, is_eligible
from tocsin.games.titanic.crew_acts import (
    begin_seek,
    begin_share,
    give,
    hands_size,
    offer_gifts,
    offer_swaps,
    seek_one,
    swap,
)
from tocsin.games.titanic.knowledge import candidates, card_weights, draw_hidden
from tocsin.games.titanic.looking import (
    arrange,
    offer_arrangements,
    offer_picks,
    pick_free_end,
    place_from_discard,
    place_from_pile,
)
from tocsin.games.titanic.moving import make_move, offer_moves
from tocsin.games.titanic.options import OPTIONS, check, complete
from tocsin.games.titanic.piles import (
    draw_action,
    draw_passenger,
    look_at,
    offer_actions,
    offer_shown,
    take_action,
    turn_up,
)
from tocsin.games.titanic.placing import offer_places
from tocsin.games.titanic.playing import drawn_name, offer_card, offer_plays, play_card
from tocsin.games.titanic.problems import find_problems
from tocsin.games.titanic.rescue import (
    begin_rescue,
    keep_one,
    offer_keeps,
    offer_rescue,
    offer_rescued,
    place_rescued,
)
from tocsin.games.titanic.scoring import judge_play, score, tell_score
from tocsin.games.titanic.ship import (
    ACTION_DEAL,
    ARRANGE,
    COME_BACK_PLACE,
    COME_ON_PLACE,
    CREW_DEAL,
    END,
    FIRST,
    GIVE,
    KEEP,
    LOOK_LINE,
    LOOK_PILE,
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
    Charter,
    Ship,
)
from tocsin.games.titanic.staying import offer_takes, take_by_plan
from tocsin.games.titanic.turn import (
    begin_turns,
    deal_crew,
    keep_drawn,
    pay_latimer,
    pay_pitman,
    proceed,
    receive,
    seat_short_of_actions,
    seat_without_crew,
)
from tocsin.games.titanic.view import build_view


class TitanicState(Ship):
    """A ship with its rules: what may be done now and what doing it changes."""

    def fill(self) -> None:
        """What the step offers."""
        phase = self.phase
        if self.actor == CHANCE:
            self._fill_chance()
        elif phase == TURN:
            offer_moves(self)
            offer_rescue(self)
            if self.crew[self.seat] == LOWE and self.pile_size() > 0:
                self.offer(SEEK_CODE)
            if self.crew[self.seat] == SMITH and hands_size(self) > 0:
                self.offer(SHARE_CODE)
            offer_plays(self)
        elif phase == PLACE:
            offer_rescued(self)
        elif phase == COME_ON_PLACE:
            offer_places(self, self.drawn)
        elif phase == COME_BACK_PLACE:
            offer_places(self, self.discard)
        else:
            self._fill_choice()

    def _fill_choice(self) -> None:
        phase = self.phase
        if phase == NUMBER:
            offer_rescue(self)
        elif phase == ARRANGE:
            offer_arrangements(self)
        elif phase == PICK:
            offer_picks(self)
        elif phase == TAKE_A or phase == TAKE_B:
            offer_takes(self)
        elif phase == KEEP:
            offer_keeps(self)
        elif phase == PLAY_NOW:
            offer_card(self, 0, drawn_name(self))
            self.offer(KEEP_CODE)
        elif phase == SWAP:
            offer_swaps(self)
        elif phase == GIVE:
            offer_gifts(self)
        elif phase == FIRST:
            for seat in range(self.charter.players):
                self.offer(FIRST_FROM + seat)

    def _fill_chance(self) -> None:
        zone = self.chance_zone()
        if zone >= 0:
            offer_shown(self, zone)
        elif self.phase == CREW_DEAL:
            for member in range(CREW_N):
                if self.can_be_dealt(member):
                    self.offer(CREW_FROM + member)
        else:
            offer_actions(self)

    def chance_zone(self) -> i64:
        """Where the next passenger is shown, -1 if chance is to give another kind of card."""
        if self.bare:
            return lowest(self.bare)
        phase = self.phase
        if self.latimer_owed > 0 or phase <= ACTION_DEAL or phase == PAY or phase == END:
            return -1
        return self.line if phase == LOOK_LINE else PILE

    def can_be_dealt(self, member: i64) -> bool:
        """TI-SETUP-2, TI-SETUP-3: an eligible crew card that nobody has."""
        for seat in range(self.charter.players):
            if self.crew[seat] == member:
                return False
        return is_eligible(member, self.charter.players)

    def apply(self, code: i64, journal: Journal | None) -> None:
        """One ply, then on until somebody has to act."""
        if self.actor == CHANCE:
            self._apply_chance(code, journal)
        elif self.phase == TURN:
            if is_move(code):
                make_move(self, code, journal)
            elif is_rescue(code):
                begin_rescue(self, code, journal)
            elif is_play(code):
                play_card(self, code, journal)
            else:
                self._begin_crew_act(code, journal)
        elif self.phase == PLACE:
            place_rescued(self, code, journal)
        else:
            self._apply_choice(code, journal)
        proceed(self, journal)
        if journal is not None and self.phase == OVER:
            tell_score(self, journal)

    def _begin_crew_act(self, code: i64, journal: Journal | None) -> None:
        self.forget_seen()
        if code == SEEK_CODE:
            begin_seek(self, journal)
        else:
            begin_share(self, journal)

    def _apply_choice(self, code: i64, journal: Journal | None) -> None:
        phase = self.phase
        if phase == NUMBER:
            begin_rescue(self, code, journal)
        elif phase == COME_ON_PLACE:
            place_from_pile(self, code, journal)
        elif phase == COME_BACK_PLACE:
            place_from_discard(self, code, journal)
        elif phase == ARRANGE:
            arrange(self, code, journal)
        elif phase == PICK:
            pick_free_end(self, code - PICK_FROM, journal)
        elif phase == TAKE_A or phase == TAKE_B:
            take_by_plan(self, code - TAKE_FROM, journal)
        elif phase == KEEP:
            keep_one(self, code - KEEP_FROM, journal)
        elif phase == PLAY_NOW:
            self._play_or_keep(code, journal)
        elif phase == SWAP:
            swap(self, code, journal)
        elif phase == GIVE:
            give(self, (code - GIVE_FROM) >> 3, (code - GIVE_FROM) & 7, journal)
        else:
            begin_turns(self, code - FIRST_FROM, journal)

    def _play_or_keep(self, code: i64, journal: Journal | None) -> None:
        """TI-CREW-LIGHTOLLER-1: the card just drawn, at once or later."""
        if code != KEEP_CODE:
            play_card(self, code, journal)
            return
        keep_drawn(self)
        if journal is not None:
            journal.tell("drawn-card-kept", "TI-CREW-LIGHTOLLER-1", {"seat": int(self.seat)})

    def _apply_chance(self, code: i64, journal: Journal | None) -> None:
        zone = self.chance_zone()
        if zone >= 0:
            if self.bare:
                turn_up(self, zone, code, journal)
            elif self.phase == LOOK_LINE or self.phase == LOOK_PILE:
                look_at(self, zone, code, journal)
            elif self.phase == SEEK:
                seek_one(self, code, journal)
            else:
                draw_passenger(self, code, journal)
        elif self.phase == CREW_DEAL:
            deal_crew(self, seat_without_crew(self), code - CREW_FROM, journal)
        elif self.latimer_owed > 0:
            pay_latimer(self, code - ACTION_FROM, journal)
        elif self.phase == PAY:
            receive(self, code - ACTION_FROM, journal)
        elif self.phase == END:
            pay_pitman(self, code - ACTION_FROM, journal)
        else:
            seat = seat_short_of_actions(self)
            take_action(self, code - ACTION_FROM, seat, "TI-SETUP-4", journal)

    def weigh(self, code: i64) -> i64:
        """TI-KNOW-4, TI-KNOW-8: the weight of one outcome; `weights` is exact at any size."""
        zone = self.chance_zone()
        if zone < 0:
            if self.phase == CREW_DEAL:
                return 1
            return copies_in(self.action_pile, code - ACTION_FROM)
        cards = candidates(self, zone)
        weights = card_weights(self, zone, cards)
        number = 0
        while lowest(cards) != code:
            cards &= cards - 1
            number += 1
        excess = max(0, sum(weights).bit_length() - 62)
        return max(1, weights[number] >> excess)

    def weights(self) -> list[int]:
        """The weights of `legal()` when chance is to act, all of one passenger draw together."""
        zone = self.chance_zone() if self.actor == CHANCE else i64(-1)
        if zone < 0:
            return super().weights()
        return card_weights(self, zone, candidates(self, zone))

    def draw(self, rng: Rng) -> i64:
        """The next card that chance shows."""
        zone = self.chance_zone()
        if zone >= 0:
            return draw_hidden(self, zone, rng)
        if self.phase != CREW_DEAL:
            return draw_action(self, rng)
        number = rng.below(self.ready())
        return self.offers[number]

    def copy(self) -> "TitanicState":
        """An independent ship equal to this one."""
        other = TitanicState(self.game, self.charter)
        other.take_over(self)
        return other

    def scores(self) -> list[int]:
        """TI-SCORE-1: the team's score for every seat."""
        return [int(score(self))] * int(self.charter.players)

    def view(self, seat: int) -> dict[str, object]:
        """What the team knows (TI-INFO)."""
        return cast(dict[str, object], build_view(self, seat))

    def imagine(self, seat: int, rng: Rng) -> "TitanicState":
        """TI-INFO-1, TI-INFO-6: one team, nothing decided that nobody has seen: a copy."""
        return self.copy()

    def problems(self) -> list[str]:
        """What is impossible about this ship."""
        return find_problems(self)

    def outcome(self) -> Outcome | None:
        """None until the play is over."""
        return judge_play(self)


class Titanic(Game):
    """Rules and options of one way to play SOS Titanic."""

    id: ClassVar[str] = "titanic"
    rules_version: ClassVar[int] = 1
    plies_max: ClassVar[int] = 200_000
    endings: ClassVar[tuple[str, ...]] = ("ship-lost", "all-saved", "stalled")

    def __init__(self, given: dict[str, object]) -> None:
        super().__init__(complete(given))
        check(self.options)
        players = self.options["players"]
        layout = self.options["layout"]
        crew = self.options["crew"]
        pages = self.options["booklet"]
        assert isinstance(players, int) and isinstance(layout, str)
        assert isinstance(crew, tuple) and isinstance(pages, tuple)
        self.seats = players
        strict = self.options["mystery_never_lifeboat"] is True
        booklet = Booklet([int(many) for many in pages])
        self.charter = Charter(players, booklet, LINES[layout], strict)
        self.charter.crew = [CREW.index(name) for name in crew]
        self._every_move: list[str] = []

    def list_options(self) -> list[Option]:
        """Players, layout, crew, and the options of TI-VAR-4."""
        return OPTIONS

    def new(self) -> TitanicState:
        """Nothing dealt; chance deals crew, Action cards and lines."""
        state = self.blank()
        for seat, member in enumerate(self.charter.crew):
            deal_crew(state, seat, member, None)
        proceed(state, None)
        return state

    def blank(self) -> TitanicState:
        """An empty table."""
        state = TitanicState(self, self.charter)
        state.clear()
        return state

    def read_position(self, text: str) -> TitanicState:
        """See `reading`."""
        state = self.blank()
        reading.read_position(state, text)
        return state

    def write_position(self, state: State) -> str:
        """See `position`."""
        return position.write_position(ship_of(state))

    def read_move(self, state: State, text: str) -> int:
        """See `notation`."""
        return notation.read_move(text)

    def write_move(self, state: State, code: int) -> str:
        """See `notation`."""
        return notation.write_move(code)

    def describe(self, state: State, code: int) -> Description:
        """See `descriptions`."""
        return descriptions.describe(ship_of(state), code)

    def prompt(self, state: State) -> Prompt:
        """See `prompts`."""
        return prompts.prompt(ship_of(state))

    def explain(self, state: State, code: i64) -> Refusal | None:
        """See `refusals`."""
        return refusals.explain(ship_of(state), code)

    def syntactic_moves(self, state: State) -> list[str]:
        """Every text that could be a move of this many players."""
        if not self._every_move:
            self._every_move = notation.every_move(self.seats)
        return self._every_move


def ship_of(state: State) -> TitanicState:
    """A state of this game."""
    assert isinstance(state, TitanicState)
    return state
