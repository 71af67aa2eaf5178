"""Places where nobody may stay: what base rooms ask about ladders over and in holes (XD-BRIDGE).

Hooks of the scene like those at its end, asked only where `deep` is true; the answers of a table
without such ladders stand here.
"""

from mypy_extensions import i64

from tocsin.core.contract import Game, State


class Perils(State):
    """A table on which no ladder lies over a hole or leads down into one."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        # Are ladders laid over holes or let down into them at this table?
        self.deep: bool = False

    def is_bridge(self, cell: i64) -> bool:
        """XD-BRIDGE-1: does a ladder lie over a hole there?"""
        return False

    def is_bridged(self) -> bool:
        """XD-BRIDGE-1: does a ladder lie over any hole?"""
        return False

    def bound_seats(self) -> i64:
        """XD-BRIDGE-2: the seats on bridges that this turn may not leave there."""
        return 0

    def all_get_off(self, excused: i64) -> bool:
        """XD-BRIDGE-2, FP-MOVE-8: can all but the excused seats leave bridges and fire?"""
        return True

    def burden_verb(self, cell: i64) -> i64:
        """XD-BRIDGE-2: the move that takes along all that lies on a bridge, -1 if none does."""
        return 0

    def ladder_goal(self, cell: i64, verb: i64, way: i64) -> i64:
        """XD-BRIDGE-5: the cell that a ladder in that direction leads or will lead to, or -1."""
        return -1

    def offer_beside_bridges(self) -> None:
        """XD-BRIDGE-2: what may be done while a bridge lies."""

    def offer_into_holes(self, way: i64, points: i64) -> None:
        """XD-BRIDGE-1, XD-BRIDGE-5: what may be done with ladders and holes in a direction."""
