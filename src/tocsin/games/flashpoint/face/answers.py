"""What a game of Flash Point answers about a table without changing it; the turn is in `game`."""

from tocsin.core.action import Action
from tocsin.core.build import Part, Said
from tocsin.core.contract import Game, State
from tocsin.core.facts import Board as Facts
from tocsin.core.facts import Problem, Prompt, Reach, View
from tocsin.core.notation import POSITION_CHARS_MAX, check_length
from tocsin.core.options import Option
from tocsin.core.rng import Rng, check_rng
from tocsin.core.seats import check_seat
from tocsin.core.vocabulary import Vocabulary
from tocsin.games.flashpoint import options
from tocsin.games.flashpoint.actions import list_every
from tocsin.games.flashpoint.actions.moment import state_of
from tocsin.games.flashpoint.face import (
    build,
    moments,
    position_text,
    problems,
    prompts,
    reaching,
    viewing,
    vocabulary,
)
from tocsin.games.flashpoint.face.moments import Moment
from tocsin.games.flashpoint.face.view import FlashpointView
from tocsin.games.flashpoint.hooks import Hooks
from tocsin.games.flashpoint.options import Settings
from tocsin.games.flashpoint.table import phases, plan
from tocsin.games.flashpoint.table.board import BARRIERS, Board
from tocsin.games.flashpoint.table.state import FlashpointState


class FlashpointFace(Game):
    """Options, board, views, questions, problems and texts."""

    def __init__(self, given: dict[str, object]) -> None:
        super().__init__(options.complete(given))
        options.check(self.options)
        self.settings = self.read_settings()
        self.seats = int(self.settings.players)
        name = self.options["board"]
        assert isinstance(name, str)
        self.layout = self.lay_board(name)
        self.check_board()
        self.hooks = self.make_hooks()
        self.edge_views = self.make_edge_views()
        self.position_text = self.make_position_text(name)

    # What an expansion replaces.

    def list_options(self) -> list[Option]:
        """See `options`."""
        return options.OPTIONS

    def list_actions(self) -> list[Action]:
        """Everything that may be done, in the order a front shows it."""
        return list_every()

    def read_settings(self) -> Settings:
        """What the options mean at this table."""
        return Settings(self.options)

    def lay_board(self, name: str) -> Board:
        """The board of that name."""
        return Board(plan.load_plan(name), BARRIERS)

    def check_board(self) -> None:
        """Can a play begin on this board?"""
        options.check_board(self.settings, self.layout.plan)

    def make_hooks(self) -> Hooks:
        """Steps of the rulebook at which an expansion would have a say."""
        return Hooks()

    def make_edge_views(self) -> viewing.EdgeViews:
        """What views say of the edges of this board."""
        return viewing.EdgeViews(self.layout, viewing.KINDS)

    def make_position_text(self, board: str) -> position_text.PositionText:
        """How positions on that board are written and read."""
        return position_text.PositionText(board)

    def blank(self) -> FlashpointState:
        """A table with nothing on it."""
        state = FlashpointState(self, self.layout, self.settings, self.hooks)
        state.clear()
        return state

    # What others see.

    def view(self, state: State, seat: int) -> View:
        """Everything is open; what lies face down is decided only when it is turned."""
        self.check_state(state)
        check_seat(self.seats, seat)
        return viewing.build_view(state_of(state), seat, self.edge_views)

    def board(self) -> Facts:
        """Cells, rooms, spots, arrows, the dice and the area of the gun."""
        return viewing.build_board(self.layout, self.settings)

    def view_type(self) -> type[View]:
        """See `face.view`."""
        return FlashpointView

    def imagine(self, state: State, seat: int, rng: Rng) -> FlashpointState:
        """Nobody knows more than anybody else."""
        check_rng(rng)
        check_seat(self.seats, seat)
        return state_of(state).copy()

    def problems(self, state: State) -> list[Problem]:
        """What is impossible about this table."""
        s = state_of(state)
        found = problems.find_problems(s) + moments.find_moment_problems(s, self.list_moments())
        found += self.find_more_problems(s)
        return found or problems.find_moveless(s)

    def list_moments(self) -> list[Moment]:
        """What must hold in each phase; an expansion has more of them."""
        return moments.MOMENTS

    def find_more_problems(self, s: FlashpointState) -> list[Problem]:
        """What only an expansion can find impossible."""
        return []

    def prompt(self, state: State) -> Prompt:
        """What the phase asks."""
        return prompts.prompt(state_of(state))

    def reach(self, state: State) -> list[Reach]:
        """Every cell the active figure can get to this turn, alone and with what it takes along."""
        s = state_of(state)
        return reaching.find_reach(s) if s.phase == phases.ACT else super().reach(state)

    def list_vocabularies(self) -> list[Vocabulary]:
        """See `face.vocabulary`."""
        return vocabulary.TABLES

    def build_parts(self) -> tuple[Part, ...]:
        """See `face.build`."""
        return build.PARTS

    def build_position(self, said: Said) -> str:
        """See `face.build`."""
        return build.Builder(said, self.blank(), self.position_text).write()

    def read_position(self, text: str) -> FlashpointState:
        """See `face.position_text`."""
        check_length("position", text, POSITION_CHARS_MAX)
        state = self.blank()
        self.position_text.read(state, text)
        return state

    def write_position(self, state: State) -> str:
        """See `face.position_text`."""
        return self.position_text.write(state_of(state))
