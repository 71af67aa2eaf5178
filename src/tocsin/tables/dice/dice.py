"""Where chance comes from at a table.

- `secure`: the system's generator, one fair number for each outcome.
- `seeded`: the engine's generator from a seed that the table names; the same seed and moves give
  the same play as `tocsin play --seed`.
- `typed`: real dice lie on a real table, and people type what they show.
- `fair`: HMAC-SHA-256 of a secret seed over the words of the seats, the ply and the attempt. The
  hash of the seed is shown before the first move and the seed is opened at the end, so that
  everybody can recompute every roll (`proof`).
"""

import hashlib
import hmac

from tocsin.core.facts import Odds
from tocsin.core.playthrough import Playthrough
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE
from tocsin.tables.ports import Randomness

SEED_BYTES = 32


def commitment_of(seed: bytes) -> str:
    """What is shown of a secret seed before the first move."""
    return hashlib.sha256(seed).hexdigest()


def fair_number(seed: bytes, words: dict[int, str], ply: int, below: int) -> int:
    """A fair number from 0 to below - 1; what does not divide evenly is tried again."""
    said = "".join(f"{seat}={word}\n" for seat, word in sorted(words.items()))
    attempt = 0
    while True:
        message = f"{said}{ply}\n{attempt}".encode()
        number = int.from_bytes(hmac.new(seed, message, hashlib.sha256).digest(), "big")
        if number < 2**256 // below * below:
            return number % below
        attempt += 1


def pick(odds: list[Odds], number: int) -> str:
    """The outcome that a number below the sum of weights falls on, in order of the texts."""
    for outcome in sorted(odds, key=_text_of):
        number -= outcome.weight
        if number < 0:
            return outcome.text
    raise AssertionError("the number is beyond all weights")


def _text_of(outcome: Odds) -> str:
    return outcome.text


class Dice:
    """The dice of one table."""

    def __init__(
        self,
        kind: str,
        randomness: Randomness,
        seed: int = 0,
        secret: bytes = b"",
        first: int = 0,
    ) -> None:
        self.kind = kind
        self.words: dict[int, str] = {}
        self.secret = secret
        self._randomness = randomness
        self._seed = seed
        # Plies before this one came with a record and were not drawn here.
        self._first = first
        self._rng: Rng | None = None
        self._drawn_to = -1

    @property
    def are_typed(self) -> bool:
        """Do people give the outcomes?"""
        return self.kind == "typed"

    def roll_all(self, play: Playthrough) -> list[str]:
        """Let chance act as long as it is to act; the texts of what came."""
        texts: list[str] = []
        while play.actor == CHANCE and not self.are_typed:
            texts.append(self._roll(play))
            play.do_one(texts[-1])
            self._drawn_to = len(play.plies)
        if play.actor != CHANCE:
            self._drawn_to = len(play.plies)
        return texts

    def _roll(self, play: Playthrough) -> str:
        if self.kind == "seeded":
            return play.game.write_move(play.state, play.state.draw(self._generator(play)))
        odds = play.odds()
        whole = odds[0].of
        if self.kind == "fair":
            return pick(odds, fair_number(self.secret, self.words, len(play.plies), whole))
        return pick(odds, self._randomness.below(whole))

    def _generator(self, play: Playthrough) -> Rng:
        """The seeded generator where it stands after the plies of this play.

        Where it stands follows from the plies alone: after an undo, or when the table is loaded,
        they are drawn once more, so that the same moves meet the same chance.
        """
        if self._rng is None or self._drawn_to > len(play.plies):
            self._rng = Rng(self._seed)
            state = play.game.read_position(play.start_position)
            for number, ply in enumerate(play.plies):
                if ply.actor == CHANCE and number >= self._first:
                    state.draw(self._rng)
                state.play(play.game.read_move(state, ply.text))
        return self._rng

    def forget(self) -> None:
        """Plies were taken back: find out anew where the generator stands."""
        self._rng = None
