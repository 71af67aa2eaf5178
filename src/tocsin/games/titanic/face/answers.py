"""What a game of SOS Titanic answers about a table without moving the play on.

Weights and draws of chance, scores, views, prompts, problems, words. The turn itself is in `game`.
"""

from mypy_extensions import i64

from tocsin.core.action import Action
from tocsin.core.build import Part, Said
from tocsin.core.contract import Game, State
from tocsin.core.facts import Board, Outcome, Problem, Prompt, View
from tocsin.core.options import Option
from tocsin.core.rng import Rng, check_rng
from tocsin.core.seats import check_seat
from tocsin.core.vocabulary import Vocabulary
from tocsin.core.wordlist import Wordlist
from tocsin.games.titanic import options
from tocsin.games.titanic.actions import chance, list_every
from tocsin.games.titanic.face import (
    boarding,
    build,
    position_text,
    problems,
    prompts,
    viewing,
    vocabulary,
    wordlists,
)
from tocsin.games.titanic.face.view import TitanicView
from tocsin.games.titanic.rules import endings, odds, scoring
from tocsin.games.titanic.table.state import TitanicState, state_of


class TitanicAnswers(Game):
    """Options, and whatever can be asked of a table."""

    def __init__(self, given: dict[str, object]) -> None:
        super().__init__(options.complete(given))
        options.check(self.options)
        self.setup = options.make_setup(self.options)
        self.seats = int(self.setup.players)

    def list_options(self) -> list[Option]:
        """Players, layout, crew, and the options of TI-VAR-4."""
        return options.OPTIONS

    def list_actions(self) -> list[Action]:
        """See `actions`."""
        return list_every()

    def weigh(self, state: State, code: i64) -> i64:
        """The weight of one outcome, cut to what a native number holds."""
        return chance.weigh(state_of(state), code)

    def weigh_all(self, state: State, n: i64) -> list[int]:
        """TI-KNOW-4: those of passengers all together, exact at any size."""
        s = state_of(state)
        zone = s.zone_to_show()
        if zone < 0:
            return super().weigh_all(state, n)
        return odds.card_weights(s, zone, odds.candidates(s, zone))

    def draw(self, state: State, rng: Rng) -> i64:
        """The next card that chance shows."""
        check_rng(rng)
        s = state_of(state)
        zone = s.zone_to_show()
        return odds.draw_hidden(s, zone, rng) if zone >= 0 else chance.sample_card(s, rng)

    def scores(self, state: State) -> list[int]:
        """TI-SCORE-1: the team's score for every seat."""
        return [int(scoring.score(state_of(state)))] * self.seats

    def outcome(self, state: State) -> Outcome | None:
        """None until the play is over."""
        return endings.judge(state_of(state))

    def imagine(self, state: State, seat: int, rng: Rng) -> TitanicState:
        """TI-INFO-1, TI-INFO-6: one team, nothing decided that nobody has seen: a copy."""
        check_rng(rng)
        check_seat(self.seats, seat)
        return state_of(state).copy()

    def view(self, state: State, seat: int) -> View:
        """What the team knows."""
        self.check_state(state)
        check_seat(self.seats, seat)
        return viewing.build_view(state_of(state), seat)

    def board(self) -> Board:
        """Decks, pages, crew and Action cards of this play."""
        return boarding.build_board(self.setup)

    def view_type(self) -> type[View]:
        """See `face.view`."""
        return TitanicView

    def prompt(self, state: State) -> Prompt:
        """What the phase asks."""
        return prompts.prompt(state_of(state))

    def problems(self, state: State) -> list[Problem]:
        """What is impossible about this table."""
        return problems.find_problems(state_of(state))

    def list_vocabularies(self) -> list[Vocabulary]:
        """See `face.vocabulary`."""
        return vocabulary.TABLES

    def verbs(self) -> list[str]:
        """Fleet's `keep:wait` is a verb of its own for a front: `keep-one`."""
        words = super().verbs()
        words.insert(words.index("keep") + 1, "keep-one")
        return words

    def write_position(self, state: State) -> str:
        """See `face.position_text`."""
        return position_text.write_position(state_of(state))

    def wordlists(self) -> tuple[Wordlist, ...]:
        """See `face.wordlists`."""
        return wordlists.list_words()

    def build_parts(self) -> tuple[Part, ...]:
        """Lines, groups, hands, piles, the step."""
        return build.PARTS

    def build_position(self, said: Said) -> str:
        """See `face.build`; nothing said is a fresh table."""
        if not said.given:
            return self.write_position(self.new())
        return build.build_position(said, self.setup)
