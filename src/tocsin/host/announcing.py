"""A plan that was announced, as it is carried out: when it is said, said again, and explained.

Said once a turn, and again only when the partner does something else than it said. What it does is
told by codes here, by texts at a table of the server: whatever names a move.
"""

from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from tocsin.core.talk import Saying

Move = TypeVar("Move")


@dataclass(frozen=True)
class Announced(Generic[Move]):
    """Whose plan in which turn, its moves to come, and its words.

    `ply` is how many plies there are when the next move is due: with more or fewer of them
    somebody else, or chance, had a say.
    """

    seat: int
    turn: int
    ply: int
    rest: tuple[Move, ...]
    intention: Saying
    reason: Saying | None = None
    is_firm: bool = False

    def is_of(self, seat: int, turn: int) -> bool:
        """Is it the plan for this turn of this seat?"""
        return self.seat == seat and self.turn == turn

    def next_move(self, ply: int) -> Move | None:
        """What may be played at this ply without thinking again."""
        return self.rest[0] if self.is_firm and self.rest and ply == self.ply else None

    def follow(self, move: Move) -> "Announced[Move] | None":
        """The plan after this move, if that is the next of it."""
        if self.rest and self.rest[0] == move:
            return replace(self, rest=self.rest[1:], ply=self.ply + 1)
        return None

    def changed_to(self, other: "Announced[Move]") -> "tuple[Announced[Move], bool]":
        """The plan that counts now, and whether it is to be said: not if it is the same thing."""
        is_same = self.intention.code == other.intention.code
        kept = replace(self, rest=other.rest, ply=other.ply, is_firm=other.is_firm)
        return (kept if is_same else other), not is_same
