"""A State: everything true now, as a game's own class keeps it, and what all games share of it.

It changes by `play`. Which moves there are and what they do is asked of the game, whose rules
these are; listing, checking and random play are here, because they are the hot path of everything.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.core.errors import (
    IllegalMove,
    InvariantBroken,
    NotYourTurn,
    PlaythroughOver,
    quoted,
)
from tocsin.core.facts import Outcome, Problem, View
from tocsin.core.journal import Journal
from tocsin.core.mixing import SEED, mix
from tocsin.core.options import split_options
from tocsin.core.rng import Rng, check_rng
from tocsin.core.seats import CHANCE, NOBODY

if TYPE_CHECKING:
    from tocsin.core.contract import Game

_BLANK: Final = vec[i64]([0] * 96)
# Codes are native integers; a number beyond them is no code of any game. It is the largest that
# mypyc holds without a box, so that asking is one comparison.
CODE_MAX: Final = 2**62 - 1


class State:
    """Everything true now: what lies on the table, as a game's own class keeps it.

    `actor` is a seat, CHANCE or NOBODY; `turn` counts turns from 1 (0 while setting up). What may
    be done and what doing it changes is asked of the game, whose rules these are.
    """

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.actor: i64 = NOBODY
        self.turn: i64 = 0
        self.offers: vec[i64] = _BLANK[:]
        # -1 says that the offers are those of an earlier position and must be listed anew.
        self.offers_n: i64 = -1

    # What every game's own class writes.

    def copy(self) -> "State":
        """An independent state equal to this one."""
        raise NotImplementedError

    def hash(self) -> i64:
        """A native hash of the position, for tables of a search: equal positions, equal hashes."""
        hashed = SEED
        for letter in self.game.write_position(self):
            hashed = mix(hashed, ord(letter))
        return hashed

    # What the rules of the game answer.

    def fill(self) -> None:
        """List the actor's legal codes with `offer`, in ascending order; chance: all outcomes."""
        # Anew, so that whoever asks twice does not find every code twice.
        self.offers_n = 0
        self.game.fill(self)

    def apply(self, code: i64, journal: Journal | None) -> None:
        """Carry out a legal code, unchecked, telling the journal what happened."""
        self.game.apply(self, code, journal)

    def weigh(self, code: int) -> i64:
        """The integer weight of a chance outcome that is possible now."""
        if self.actor != CHANCE or not self.is_offered(code):
            raise IllegalMove("unknown-code", {"number": quoted(code)})
        return self.game.weigh(self, code)

    def draw(self, rng: Rng) -> i64:
        """Sample a chance outcome with the right probabilities, without listing all of them."""
        check_rng(rng)
        if self.actor != CHANCE:
            self._check_going_on()
            raise NotYourTurn("not-your-turn", {"actor": int(self.actor)})
        return self.game.draw(self, rng)

    def scores(self) -> list[int]:
        """One number per seat, equal in a cooperative game; meaningful at the end."""
        return self.game.scores(self)

    def view(self, seat: int) -> View:
        """What that seat (or a spectator) may know, a typed record built field by field."""
        return self.game.view(self, seat)

    def imagine(self, seat: int, rng: Rng) -> "State":
        """A state this seat cannot tell from this one: what it may not know is drawn anew."""
        check_rng(rng)
        return self.game.imagine(self, seat, rng)

    def problems(self) -> list[Problem]:
        """What is impossible about this state, one named problem per entry; empty when sound."""
        return self.game.problems(self)

    def outcome(self) -> Outcome | None:
        """None while the play goes on."""
        return self.game.outcome(self)

    # What all games share.

    def offer(self, code: i64) -> None:
        """Add one code to the offers being listed."""
        n = self.offers_n
        if n < len(self.offers):
            self.offers[n] = code
        else:
            self.offers = append(self.offers, code)
        self.offers_n = n + 1

    def count_offers(self) -> i64:
        """List the offers unless they are listed already; how many there are."""
        if self.offers_n < 0:
            self.offers_n = 0
            self.game.fill(self)
        return self.offers_n

    def ready(self) -> i64:
        """The former name of `count_offers`."""
        return self.count_offers()

    def is_offered(self, code: int) -> bool:
        """Is this code legal now?"""
        if not -CODE_MAX < code < CODE_MAX:
            return False
        wanted: i64 = code
        n = self.count_offers()
        for i in range(n):
            if self.offers[i] == wanted:
                return True
        return False

    def legal(self) -> list[int]:
        """The actor's legal codes in ascending order; at chance the possible outcomes."""
        n = self.count_offers()
        return [self.offers[i] for i in range(n)]

    def weights(self) -> list[int]:
        """The weights of `legal()` when chance is to act."""
        n = self.count_offers()
        if self.actor != CHANCE:
            return []
        return self.game.weigh_all(self, n)

    def play(self, code: int, journal: Journal | None = None) -> None:
        """Carry out one code of the actor; an illegal one raises and changes nothing."""
        if journal is not None and not isinstance(journal, Journal):
            raise TypeError(f"a journal is a Journal, not {type(journal).__name__}")
        if not self.is_offered(code):
            self.refuse(code)
        self.apply(code, journal)
        self.offers_n = -1

    def refuse(self, code: int) -> None:
        """Raise what is wrong with a code that is not legal now; with one that is, nothing."""
        if self.is_offered(code):
            return
        self._check_going_on()
        position = self.game.write_position(self)
        refusal = self.game.explain(self, code)
        if refusal is None:
            raise InvariantBroken(
                f"code {code} is not offered and no rule forbids it in {position}"
            )
        raise IllegalMove(refusal.code, refusal.args, refusal.rule, position)

    def _check_going_on(self) -> None:
        """Raise if nobody is to act any more."""
        if self.actor == NOBODY:
            raise PlaythroughOver("the-play-is-over", {}, "", self.game.write_position(self))

    def step(self, rng: Rng) -> i64:
        """One uniformly random ply, chance or decision, unchecked; gives the code back."""
        check_rng(rng)
        game = self.game
        if self.actor == CHANCE:
            code = game.draw(self, rng)
        else:
            n = self.count_offers()
            if n == 0:
                self._check_going_on()
                raise InvariantBroken("no legal move in " + game.write_position(self))
            code = self.offers[rng.below(n)]
        game.apply(self, code, None)
        self.offers_n = -1
        return code

    def playout(self, rng: Rng) -> i64:
        """Uniformly random play to the end, all inside; the number of plies it took."""
        check_rng(rng)
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


def _revive(kind: "type[Game]", options: str, data: bytes) -> State:
    """What pickle calls: the game from its options, then the state from its bytes."""
    return kind(split_options(options)).from_bytes(data)
