"""What may be taken back: the last choice of a person, with all that followed from it.

Fair play takes back nothing that chance has answered from its seed, because what was seen stays
seen. Practice takes back anything, and then the generator goes back as well: the same move meets
the same chance, so that nobody fishes for better dice.
"""

from dataclasses import dataclass

from tocsin.core.errors import MoveError, NotYourTurn
from tocsin.core.playthrough import Playthrough
from tocsin.core.rng import load_rng
from tocsin.core.seats import CHANCE

FAIR = "fair"
PRACTICE = "practice"
POLICIES = (FAIR, PRACTICE)
# The comment that says in a record that it was practice.
MARK = "practice"


def is_practice(play: Playthrough) -> bool:
    """Does the record say that anything could be taken back?"""
    return any(ply.comment == MARK for ply in play.plies)


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of a person: before which ply, and where the generator stood, if that is known."""

    ply: int
    seat: int
    generator: str = ""


class Choices:
    """The choices that people have made, the last one on top."""

    def __init__(self, policy: str) -> None:
        assert policy in POLICIES, policy
        self.policy = policy
        self._made: list[Choice] = []

    def made(self, play: Playthrough, seat: int) -> None:
        """Somebody is about to enter a ply."""
        generator = play.rng.save() if play.rng is not None else ""
        self._made.append(Choice(len(play.plies), seat, generator))

    def recall(self, play: Playthrough, seats: list[int]) -> None:
        """The choices of these seats in a play that was loaded."""
        self._made = [
            Choice(number, ply.actor) for number, ply in enumerate(play.plies) if ply.actor in seats
        ]

    def undo(self, play: Playthrough, seat: int | None) -> Choice:
        """Take the last choice back; with a seat, only if it was that seat's."""
        if not self._made:
            raise MoveError("nothing-to-undo")
        last = self._made[-1]
        if seat is not None and last.seat != seat:
            raise NotYourTurn("not-your-turn", {"actor": last.seat})
        answered = any(ply.actor == CHANCE for ply in play.plies[last.ply :])
        if self.policy == FAIR and answered and play.rng is not None:
            # Which answer is not said: it may be a tile that only another seat has seen.
            raise MoveError("chance-has-answered")
        self._made.pop()
        while len(play.plies) > last.ply:
            play.undo_any()
        if play.rng is not None and last.generator:
            play.rng = load_rng(last.generator)
        return last
