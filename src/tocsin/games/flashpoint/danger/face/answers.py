"""What a game of Extreme Danger answers about a table without moving the play on.

Options, building, views, prompts, problems, words and positions: those of the base game with what
the expansion adds. The turn itself is in `game`.
"""

from tocsin.core.action import Action
from tocsin.core.build import Part, Said
from tocsin.core.contract import State
from tocsin.core.facts import Board as Facts
from tocsin.core.facts import Problem, Prompt, Reach, View
from tocsin.core.options import Option
from tocsin.core.seats import check_seat
from tocsin.core.vocabulary import Vocabulary
from tocsin.games.flashpoint.actions.moment import state_of
from tocsin.games.flashpoint.danger import options
from tocsin.games.flashpoint.danger.actions import list_directed, list_every
from tocsin.games.flashpoint.danger.face import (
    build,
    moments,
    position_text,
    problems,
    prompts,
    reaching,
    viewing,
    vocabulary,
)
from tocsin.games.flashpoint.danger.face.view import DangerView
from tocsin.games.flashpoint.danger.hooks import DangerHooks
from tocsin.games.flashpoint.danger.options import DangerSettings
from tocsin.games.flashpoint.danger.table import building
from tocsin.games.flashpoint.danger.table.board import DangerBoard
from tocsin.games.flashpoint.danger.table.state import DangerState, danger_of
from tocsin.games.flashpoint.face import viewing as base_viewing
from tocsin.games.flashpoint.face.moments import Moment
from tocsin.games.flashpoint.face.position_text import PositionText
from tocsin.games.flashpoint.game import Flashpoint
from tocsin.games.flashpoint.hooks import Hooks
from tocsin.games.flashpoint.table import phases
from tocsin.games.flashpoint.table.board import Board
from tocsin.games.flashpoint.table.state import FlashpointState


class DangerFace(Flashpoint):
    """The options of a board of the expansion, and whatever can be asked of a table."""

    def list_options(self) -> list[Option]:
        """See `options`."""
        return options.list_danger_options()

    def list_actions(self) -> list[Action]:
        """The base game's, some replaced, and the expansion's own."""
        self.directed = list_directed()
        return list_every(self.directed)

    def read_settings(self) -> DangerSettings:
        """What the options mean at this table."""
        name = self.options["board"]
        assert isinstance(name, str)
        self.building = building.load_building(name)
        options.check_danger(self.options, self.building)
        self.ruling = DangerSettings(self.options, self.building)
        return self.ruling

    def lay_board(self, name: str) -> Board:
        """The building of that name, with the objects that stand in it."""
        self.house = DangerBoard(self.building, self.ruling)
        return self.house

    def check_board(self) -> None:
        """Can a play begin in this building, on all its levels?"""
        super().check_board()
        options.check_levels(self.ruling, self.building.plan)

    def make_hooks(self) -> Hooks:
        """What the expansion says to the steps of the base game."""
        return DangerHooks(self.directed)

    def make_edge_views(self) -> base_viewing.EdgeViews:
        """What views say of the edges, windows and fireproof doors among them."""
        return base_viewing.EdgeViews(self.layout, viewing.KINDS)

    def blank(self) -> DangerState:
        """A table with nothing on it."""
        state = DangerState(self, self.house, self.ruling, self.hooks)
        state.clear()
        return state

    def view(self, state: State, seat: int) -> View:
        """The base game's view with what the expansion adds."""
        self.check_state(state)
        check_seat(self.seats, seat)
        return viewing.build_view(danger_of(state_of(state)), seat, self.edge_views)

    def board(self) -> Facts:
        """The base game's board with levels, stairs, objects and what the platform reaches."""
        return viewing.build_board(self.house, self.ruling)

    def view_type(self) -> type[View]:
        """See `face.view`."""
        return DangerView

    def list_moments(self) -> list[Moment]:
        """The base game's rows, some replaced, and those of the expansion's own phases."""
        return moments.MOMENTS

    def find_more_problems(self, s: FlashpointState) -> list[Problem]:
        """What is impossible about the expansion's pieces."""
        return problems.find_problems(danger_of(s))

    def prompt(self, state: State) -> Prompt:
        """What the phase asks."""
        return prompts.prompt(danger_of(state_of(state)))

    def reach(self, state: State) -> list[Reach]:
        """The base game's search; the rescue dog has one of its own."""
        s = danger_of(state_of(state))
        if s.phase == phases.ACT and not s.has_hands(s.seat):
            return reaching.find_dogs_reach(s)
        return super().reach(state)

    def list_vocabularies(self) -> list[Vocabulary]:
        """What the base game can say, and the expansion's words."""
        return super().list_vocabularies() + vocabulary.TABLES

    def make_position_text(self, board: str) -> PositionText:
        """See `face.position_text`."""
        return position_text.DangerPositionText(board)

    def build_parts(self) -> tuple[Part, ...]:
        """See `face.build`."""
        return build.PARTS

    def build_position(self, said: Said) -> str:
        """See `face.build`."""
        return build.DangerBuilder(said, self.blank(), self.position_text).write()

    def read_position(self, text: str) -> DangerState:
        """See `face.position_text`."""
        return danger_of(super().read_position(text))
