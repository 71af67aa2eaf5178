"""The contract: what a Game is, whatever the rulebook; a State has the room beside it.

A `Game` is rules plus options and has no memory; a `State` is everything true now and changes by
`play`. Chance is one of the actors: its outcomes are codes like any move, with integer weights.
Int codes are internal and have exactly one text each. What is shared by all games lives here
(answers made from the list of actions); the rules themselves are in `tocsin.games`.
"""

from typing import ClassVar

from mypy_extensions import i64

from tocsin.core.action import Action
from tocsin.core.admission import check_state, find_action, known_action, read_bytes
from tocsin.core.build import Part, Said
from tocsin.core.errors import ImpossiblePosition
from tocsin.core.facts import (
    Board,
    Description,
    Outcome,
    Problem,
    Prompt,
    Reach,
    Refusal,
    View,
)
from tocsin.core.journal import Journal
from tocsin.core.notation import MOVE_CHARS_MAX, Reader, check_length
from tocsin.core.options import Option, Value, read_options, write_options
from tocsin.core.refusing import vocabulary_of
from tocsin.core.rng import Rng
from tocsin.core.seats import NOBODY
from tocsin.core.state import State
from tocsin.core.vocabulary import EVERY_GAME_REFUSES, Vocabulary
from tocsin.core.wordlist import Wordlist

__all__ = ["Description", "Game", "Outcome", "Problem", "Prompt", "Refusal", "State"]


class Game:
    """Rules and options. `actions` lists everything that may be done, each in a room of its own."""

    id: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1
    plies_max: ClassVar[int] = 100_000
    endings: ClassVar[tuple[str, ...]] = ()
    # May everybody know everything once it is over? Then views and events say it.
    opens_secrets_at_end: ClassVar[bool] = False
    # May two seats know different things? If not, one view and one list of events serve everybody.
    has_secrets: ClassVar[bool] = True

    def __init__(self, given: dict[str, object]) -> None:
        """Check the given options; SetupError says which one is wrong and what is allowed."""
        self.option_specs = self.list_options()
        self.options: dict[str, Value] = read_options(self.option_specs, given)
        self.seats: int = 1
        # In the order in which a front shows their moves.
        self.actions: list[Action] = self.list_actions()
        # Which action reads the texts of a verb, and whose a code is, as far as it was asked for.
        self.readers: dict[str, Action] = {}
        self.owners: dict[int, Action] = {}
        for action in self.actions:
            for word in action.words:
                self.readers.setdefault(word, action)
        # Put together when first asked for.
        self.vocabularies: dict[str, Vocabulary] = {}

    # What every game writes.

    def list_options(self) -> list[Option]:
        """The table of this game's options."""
        raise NotImplementedError

    def list_actions(self) -> list[Action]:
        """Everything a player or chance may do, in the order in which a front shows it."""
        return []

    def new(self) -> State:
        """A state before anything happened; chance or a seat sets up from there."""
        raise NotImplementedError

    def fill(self, state: State) -> None:
        """List the actor's legal codes with `state.offer`, in ascending order."""
        raise NotImplementedError

    def apply(self, state: State, code: i64, journal: Journal | None) -> None:
        """Carry out a legal code and move on to the next phase."""
        raise NotImplementedError

    def weigh(self, state: State, code: i64) -> i64:
        """The integer weight of a chance outcome that is possible now."""
        raise NotImplementedError

    def weigh_all(self, state: State, n: i64) -> list[int]:
        """The weights of the n outcomes that are offered; a game may know a quicker way."""
        return [self.weigh(state, state.offers[i]) for i in range(n)]

    def draw(self, state: State, rng: Rng) -> i64:
        """Sample a chance outcome with the right probabilities."""
        raise NotImplementedError

    def scores(self, state: State) -> list[int]:
        """One number per seat."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        """None while the play goes on."""
        raise NotImplementedError

    def view(self, state: State, seat: int) -> View:
        """What that seat may know of what changes."""
        raise NotImplementedError

    def board(self) -> Board:
        """What never changes during a play, said once beside the views."""
        raise NotImplementedError

    def list_vocabularies(self) -> list[Vocabulary]:
        """The tables of what this game can say, refusals apart: those its actions declare."""
        raise NotImplementedError

    def view_type(self) -> type[View]:
        """The record type of this game's views, from which its schema is made."""
        raise NotImplementedError

    def imagine(self, state: State, seat: int, rng: Rng) -> State:
        """A state this seat cannot tell from the given one."""
        raise NotImplementedError

    def problems(self, state: State) -> list[Problem]:
        """What is impossible about a state."""
        raise NotImplementedError

    def read_position(self, text: str) -> State:
        """The state a position text describes; NotationError says where it cannot be read."""
        raise NotImplementedError

    def write_position(self, state: State) -> str:
        """The one text of a state."""
        raise NotImplementedError

    def build_parts(self) -> tuple[Part, ...]:
        """The words of which a position can be made, beside the options."""
        return ()

    def build_position(self, said: Said) -> str:
        """A position text of what was said; what follows from it is filled in."""
        raise NotImplementedError

    def wordlists(self) -> tuple[Wordlist, ...]:
        """Every word that stands in positions, for the notation page."""
        return ()

    def prompt(self, state: State) -> Prompt:
        """What the actor is asked now."""
        raise NotImplementedError

    def reach(self, state: State) -> list[Reach]:
        """What the actor can get to this turn, each with its whole price and the moves to it.

        Here: everything one move away points at, the cheapest move for each; games whose figures
        walk look further.
        """
        self.check_state(state)
        found: dict[tuple[str, str], Reach] = {}
        for code in state.legal():
            move = self.action_of(code).describe(state, code)
            for target in move.targets:
                known = found.get((target.kind, target.id))
                if known is None or move.cost < known.cost:
                    found[target.kind, target.id] = Reach(target, move.cost, (move.text,))
        return list(found.values())

    # What follows from the list of actions.

    def action_of(self, code: int) -> Action:
        """The action that a code belongs to."""
        known = self.owners.get(code)
        return known if known is not None else find_action(self, code)

    def known_action(self, state: State, code: int) -> Action:
        """The action of a code that anybody may have sent: one that could be meant here."""
        return known_action(self, state, code)

    def check_state(self, state: State) -> None:
        """A state of these rules and options; that of another table is the wrong type."""
        check_state(self, state)

    def read_move(self, state: State, text: str) -> int:
        """The code of a move text, legal or not; NotationError when it is no move at all."""
        self.check_state(state)
        check_length("move", text, MOVE_CHARS_MAX)
        reader = Reader("move", text)
        word = reader.verb()
        action = self.readers.get(word)
        if action is None:
            reader.at = 0
            raise reader.fail("move")
        code = action.read(state, reader, word)
        reader.end()
        return code

    def write_move(self, state: State, code: int) -> str:
        """The one text of a code; a number that is none is an IllegalMove."""
        return self.known_action(state, code).write(state, code)

    def spell(self, state: State, code: i64) -> str:
        """`write_move` for a code that the rules themselves have given."""
        return self.action_of(code).write(state, code)

    def describe(self, state: State, code: int) -> Description:
        """What a user interface shows for this code."""
        return self.known_action(state, code).describe(state, code)

    def explain(self, state: State, code: int) -> Refusal | None:
        """The rule that forbids a code now, None if none does."""
        return self.known_action(state, code).explain(state, code)

    def syntactic_moves(self, state: State) -> list[str]:
        """Every move text that could be meant here, legal or not."""
        self.check_state(state)
        return [
            action.write(state, code) for action in self.actions for code in action.every(state)
        ]

    def vocabulary(self, sort: str) -> Vocabulary:
        """What this game can say: `sort` is event, prompt, refusal, problem, expected or move."""
        known = self.vocabularies.get(sort)
        if known is None:
            known = Vocabulary(sort, [])
            for table in self.list_vocabularies():
                if table.sort == sort:
                    known = known | table
            if sort == "refusal":
                known = vocabulary_of([action.refusals for action in self.actions])
                known = known | EVERY_GAME_REFUSES
            self.vocabularies[sort] = known
        return known

    def verbs(self) -> list[str]:
        """The verbs of moves in the order in which a front shows them; chance has `~`."""
        return [word for action in self.actions for word in action.words]

    # What all games share.

    def options_text(self) -> str:
        """The options as `name=value` words, in the order the game lists them."""
        return write_options(self.option_specs, self.options)

    def headline(self) -> str:
        """Game, rules version and options in one line."""
        return f"{self.id}/{self.rules_version} {self.options_text()}"

    def check_position(self, text: str) -> State:
        """The state of a position text; one that no play could have raises its problems."""
        state = self.read_position(text)
        problems = state.problems()
        if problems:
            raise ImpossiblePosition(problems, text)
        return state

    def build(self, given: dict[str, object]) -> State:
        """The state made of these words, see `build_parts`."""
        if not isinstance(given, dict):
            raise TypeError(f"what is said is a dict, not {type(given).__name__}")
        names = [option.name for option in self.option_specs]
        return self.check_position(self.build_position(Said(self.build_parts(), given, names)))

    def from_bytes(self, data: bytes) -> State:
        """The state of `State.to_bytes`, which must have been written under the same options."""
        return read_bytes(self, data)

    def why_not(self, state: State, text: str) -> Refusal | None:
        """None if the move is legal now, else the rule that forbids it."""
        code = self.read_move(state, text)
        if state.actor == NOBODY:
            return Refusal("the-play-is-over", "")
        return self.action_of(code).explain(state, code)

    def __repr__(self) -> str:
        return f"<Game {self.headline()}>"
