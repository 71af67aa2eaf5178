"""The contract: what a Game and a State are, whatever the rulebook.

A `Game` is rules plus options and has no memory; a `State` is everything true now and changes by
`play`. Chance is one of the actors: its outcomes are codes like any move, with integer weights.
Int codes are internal and have exactly one text each. What is shared by all games lives here
(offering, checking, random play); the rules themselves are in `tocsin.games`.
"""

from dataclasses import dataclass, field
from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.core.errors import Args, CorruptLog, IllegalMove, InvariantBroken, PlaythroughOver
from tocsin.core.journal import Journal
from tocsin.core.options import Option, Value, read_options, split_options, write_options
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE, NOBODY

_ROOM: Final[i64] = 96
_BLANK: Final = vec[i64]([0] * 96)


@dataclass(frozen=True)
class Prompt:
    """What the actor is asked: a code with arguments, and the rule that asks."""

    code: str
    rule: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True)
class Refusal:
    """Why a move is not legal: a code with arguments, and the rule that forbids it."""

    code: str
    rule: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True)
class Description:
    """What a user interface needs to draw a move: its verb, the cells it touches, what it costs."""

    text: str
    verb: str
    rule: str
    cells: tuple[str, ...] = ()
    cost: int = 0
    args: Args = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """How a play ended: `ending` is a code, `winners` the seats that won (all or none in coop)."""

    ending: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rule: str


class State:
    """Everything true now. Games fill `fill`, `apply`, `draw`, `copy` and the questions below.

    `actor` is a seat, CHANCE or NOBODY; `turn` counts turns from 1 (0 while setting up).
    """

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.actor: i64 = NOBODY
        self.turn: i64 = 0
        self.offers: vec[i64] = _BLANK[:]
        # -1 says that the offers are those of an earlier position and must be listed anew.
        self.offers_n: i64 = -1

    # What every game writes.

    def fill(self) -> None:
        """List the actor's legal codes with `offer`, in ascending order; chance: all outcomes."""
        raise NotImplementedError

    def weigh(self, code: i64) -> i64:
        """The integer weight of a chance outcome that is possible now."""
        raise NotImplementedError

    def apply(self, code: i64, journal: Journal | None) -> None:
        """Carry out a legal code, telling the journal what happened."""
        raise NotImplementedError

    def draw(self, rng: Rng) -> i64:
        """Sample a chance outcome with the right probabilities, without listing all of them."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent state equal to this one."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """One number per seat, equal in a cooperative game; meaningful at the end."""
        raise NotImplementedError

    def view(self, seat: int) -> dict[str, object]:
        """What that seat (or a spectator) may know, JSON-ready, built field by field."""
        raise NotImplementedError

    def imagine(self, seat: int, rng: Rng) -> "State":
        """A state this seat cannot tell from this one: what it may not know is drawn anew."""
        raise NotImplementedError

    def problems(self) -> list[str]:
        """What is impossible about this state, one named problem per entry; empty when sound."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """None while the play goes on."""
        raise NotImplementedError

    # What all games share.

    def offer(self, code: i64) -> None:
        """Add one code to the offers being listed."""
        n = self.offers_n
        if n < len(self.offers):
            self.offers[n] = code
        else:
            self.offers = append(self.offers, code)
        self.offers_n = n + 1

    def ready(self) -> i64:
        """List the offers unless they are listed already; how many there are."""
        if self.offers_n < 0:
            self.offers_n = 0
            self.fill()
        return self.offers_n

    def is_offered(self, code: i64) -> bool:
        """Is this code legal now?"""
        n = self.ready()
        for i in range(n):
            if self.offers[i] == code:
                return True
        return False

    def legal(self) -> list[int]:
        """The actor's legal codes in ascending order; at chance the possible outcomes."""
        n = self.ready()
        return [self.offers[i] for i in range(n)]

    def weights(self) -> list[int]:
        """The weights of `legal()` when chance is to act."""
        n = self.ready()
        if self.actor != CHANCE:
            return []
        return [self.weigh(self.offers[i]) for i in range(n)]

    def play(self, code: i64, journal: Journal | None = None) -> None:
        """Carry out one code of the actor; an illegal one raises and changes nothing."""
        if not self.is_offered(code):
            self.refuse(code)
        self.apply(code, journal)
        self.offers_n = -1

    def refuse(self, code: i64) -> None:
        """Raise what is wrong with a code that is not legal now."""
        if self.actor == NOBODY:
            raise PlaythroughOver("the-play-is-over", {}, "", self.game.write_position(self))
        position = self.game.write_position(self)
        refusal = self.game.explain(self, code)
        if refusal is None:
            raise InvariantBroken(
                f"code {code} is not offered and no rule forbids it in {position}"
            )
        raise IllegalMove(refusal.code, refusal.args, refusal.rule, position)

    def step(self, rng: Rng) -> i64:
        """One uniformly random ply, chance or decision, unchecked; gives the code back."""
        if self.actor == CHANCE:
            code = self.draw(rng)
        else:
            n = self.ready()
            if n == 0:
                raise InvariantBroken("no legal move in " + self.game.write_position(self))
            code = self.offers[rng.below(n)]
        self.apply(code, None)
        self.offers_n = -1
        return code

    def playout(self, rng: Rng) -> i64:
        """Uniformly random play to the end, all inside; the number of plies it took."""
        plies: i64 = 0
        limit: i64 = self.game.plies_max
        while self.actor != NOBODY:
            self.step(rng)
            plies += 1
            if plies > limit:
                raise InvariantBroken("ply limit passed in " + self.game.write_position(self))
        return plies

    @property
    def is_over(self) -> bool:
        """Has the play ended?"""
        return self.actor == NOBODY

    def key(self) -> str:
        """A hashable identity: equal keys mean equal positions under the same game."""
        return self.game.write_position(self)

    def to_bytes(self) -> bytes:
        """The state as bytes, game, rules version and options first; `Game.from_bytes` reads it."""
        return (self.game.headline() + "\n" + self.game.write_position(self)).encode()

    def __reduce__(self) -> tuple[object, ...]:
        return _revive, (type(self.game), self.game.options_text(), self.to_bytes())

    def __repr__(self) -> str:
        return f"<{self.game.write_position(self)}>"


class Game:
    """Rules and options. Subclasses fill in notation and explanation; `new` gives a fresh State."""

    id: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1
    plies_max: ClassVar[int] = 100_000
    endings: ClassVar[tuple[str, ...]] = ()

    def __init__(self, given: dict[str, object]) -> None:
        """Check the given options; SetupError says which one is wrong and what is allowed."""
        self.option_specs = self.list_options()
        self.options: dict[str, Value] = read_options(self.option_specs, given)
        self.seats: int = 1

    def list_options(self) -> list[Option]:
        """The table of this game's options."""
        raise NotImplementedError

    def options_text(self) -> str:
        """The options as `name=value` words, in the order the game lists them."""
        return write_options(self.option_specs, self.options)

    def headline(self) -> str:
        """Game, rules version and options in one line."""
        return f"{self.id}/{self.rules_version} {self.options_text()}"

    def from_bytes(self, data: bytes) -> State:
        """The state of `State.to_bytes`, which must have been written under the same options."""
        head, _, position = data.decode().partition("\n")
        if head != self.headline():
            raise CorruptLog("bytes-of-another-game", {"found": head, "expected": self.headline()})
        return self.read_position(position)

    def new(self) -> State:
        """A state before anything happened; chance or a seat sets up from there."""
        raise NotImplementedError

    def read_position(self, text: str) -> State:
        """The state a position text describes; NotationError says where it cannot be read."""
        raise NotImplementedError

    def write_position(self, state: State) -> str:
        """The one text of a state."""
        raise NotImplementedError

    def read_move(self, state: State, text: str) -> int:
        """The code of a move text, legal or not; NotationError when it is no move at all."""
        raise NotImplementedError

    def write_move(self, state: State, code: int) -> str:
        """The one text of a code."""
        raise NotImplementedError

    def describe(self, state: State, code: int) -> Description:
        """What a user interface shows for this legal code."""
        raise NotImplementedError

    def prompt(self, state: State) -> Prompt:
        """What the actor is asked now."""
        raise NotImplementedError

    def explain(self, state: State, code: i64) -> Refusal | None:
        """The rule that forbids a code now, None if none does.

        Written rule by rule and never from the offers, so that the two check each other.
        """
        raise NotImplementedError

    def syntactic_moves(self, state: State) -> list[str]:
        """Every move text that could be meant here, legal or not, for the naive generator."""
        raise NotImplementedError

    def why_not(self, state: State, text: str) -> Refusal | None:
        """None if the move is legal now, else the rule that forbids it."""
        code = self.read_move(state, text)
        if state.actor == NOBODY:
            return Refusal("the-play-is-over", "")
        return self.explain(state, code)

    def __repr__(self) -> str:
        return f"<Game {self.headline()}>"


def _revive(kind: type[Game], options: str, data: bytes) -> State:
    """What pickle calls: the game from its options, then the state from its bytes."""
    return kind(split_options(options)).from_bytes(data)
