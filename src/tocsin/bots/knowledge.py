"""What a search has to be told of a game: it knows none itself.

A subclass says how good a position is and which moves are worth a thought; the searches (`planner`,
`rollouts`) do the rest.
"""

from mypy_extensions import i64, mypyc_attr

from tocsin.core.contract import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """Answers about one game under its options."""

    def meet(self, computers: i64) -> None:
        """Which seats are computers: theirs are the pieces that one may move for them."""

    def look_from(self, state: State) -> None:
        """Thinking begins here; asked once before anything is weighed."""

    def worth(self, state: State, seat: i64) -> float:
        """How likely this seat wins from here, from 0 to 1 (or any number that grows with it).

        Asked of every position: in the middle of the seat's own turn as if it stopped now.
        """
        raise NotImplementedError

    def points(self, state: State) -> i64:
        """How much of the turn is left to spend, at most 20; 0 ends it."""
        return 1

    def is_acting(self, state: State, seat: i64) -> bool:
        """Is this seat in the middle of its own turn, free to go on?"""
        return state.actor == seat

    def is_waiting(self, state: State) -> bool:
        """Does the turn go on after a chance that is due now (not: the turn is over)?"""
        return False

    def tries(self, state: State, code: i64) -> bool:
        """Is this move worth a thought?"""
        return True

    def opening(self, state: State) -> i64:
        """A move that needs no thought, -1 if there is none."""
        return -1
