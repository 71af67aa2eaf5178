"""Looking for plans with a request in mind: the worth of a position, and how much it is asked for.

The search stays the same. What a plan found this way is worth to the team is weighed afterwards,
without the request.
"""

from mypy_extensions import i64

from tocsin.bots.insight import Wish
from tocsin.bots.knowledge import Knowledge
from tocsin.core.contract import State


class HeedingKnowledge(Knowledge):
    """Another knowledge, and a wish that pulls."""

    def __init__(self, inside: Knowledge, wish: Wish, weight: float) -> None:
        self.inside = inside
        self.wish = wish
        self.weight = weight

    def meet(self, computers: i64) -> None:
        """See Knowledge."""
        self.inside.meet(computers)

    def look_from(self, state: State) -> None:
        """See Knowledge."""
        self.inside.look_from(state)

    def worth(self, state: State, seat: i64) -> float:
        """What it is worth, and more the closer it is to what was asked."""
        worth = self.inside.worth(state, seat)
        return worth + self.weight * float(self.wish.pull(state, int(seat)))

    def points(self, state: State) -> i64:
        """See Knowledge."""
        return self.inside.points(state)

    def is_acting(self, state: State, seat: i64) -> bool:
        """See Knowledge."""
        return self.inside.is_acting(state, seat)

    def is_waiting(self, state: State) -> bool:
        """See Knowledge."""
        return self.inside.is_waiting(state)

    def tries(self, state: State, code: i64) -> bool:
        """See Knowledge."""
        return self.inside.tries(state, code)

    def opening(self, state: State) -> i64:
        """See Knowledge."""
        return self.inside.opening(state)
