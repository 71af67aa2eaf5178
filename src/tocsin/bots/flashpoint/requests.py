"""What people ask of a firefighter, as the planner sees it: come, hold, leave, wait."""

# mypyc: off

from tocsin.bots.flashpoint.floods import FAR, Floods, field_of
from tocsin.bots.insight import Wish
from tocsin.bots.rating import Line
from tocsin.core.contract import State
from tocsin.core.talk import REPLY, Saying
from tocsin.games.flashpoint.table import barriers, codes, marks, phases
from tocsin.games.flashpoint.table.state import FlashpointState

# A threat in the cell itself counts so much more than one beside it.
FIRE_HERE = 4
SMOKE_HERE = 2
MOST_THREAT = FIRE_HERE + 4


class Come(Wish):
    """Be there at the end of the turn, or as close as the points allow."""

    def __init__(self, state: FlashpointState, seat: int, cell: int) -> None:
        self.cell = cell
        self.name = state.board.names[cell]
        self.floods = Floods(int(state.board.cells))
        self.before = self.distance(state, seat)

    def distance(self, state: FlashpointState, seat: int) -> int:
        """Points to walk there."""
        self.floods.walk(state, field_of(state))
        return int(self.floods.on_foot[seat][self.cell])

    def pull(self, state: State, seat: int) -> float:
        assert isinstance(state, FlashpointState)
        return 1.0 - min(self.distance(state, seat), int(FAR)) / FAR

    def met_by(self, before: State, line: Line, seat: int) -> str:
        assert isinstance(line.state, FlashpointState)
        left = self.distance(line.state, seat)
        if line.state.cell_of(seat) == self.cell:
            return "yes-come"
        return "on-my-way" if left <= self.before - 2 or 0 < left <= 1 < self.before else ""

    def refused(self) -> Saying:
        return Saying(REPLY, "no-way-there", {"at": self.name})


class Hold(Wish):
    """Less fire and smoke in the cell and beside it, or at least on the way there."""

    def __init__(self, state: FlashpointState, seat: int, cell: int) -> None:
        self.cell = cell
        self.coming = Come(state, seat, cell)
        self.before = threat(state, cell)

    def pull(self, state: State, seat: int) -> float:
        assert isinstance(state, FlashpointState)
        return 1.0 - threat(state, self.cell) / MOST_THREAT + 0.3 * self.coming.pull(state, seat)

    def met_by(self, before: State, line: Line, seat: int) -> str:
        assert isinstance(line.state, FlashpointState)
        if threat(line.state, self.cell) < self.before:
            return "yes-hold"
        return "on-my-way" if self.coming.met_by(before, line, seat) else ""

    def refused(self) -> Saying:
        return self.coming.refused()


def threat(s: FlashpointState, cell: int) -> int:
    """How much burns and smokes here and next door, through what lets fire through."""
    found = FIRE_HERE * s.burns(cell) + SMOKE_HERE * s.smokes(cell)
    for way in range(4):
        beside = s.board.cell_beside(cell, way)
        if beside >= 0 and barriers.lets_through(s.barrier(cell, way)):
            found += s.burns(beside)
    return int(found)


class Leave(Wish):
    """Whoever or whatever lies there is not touched."""

    KINDS = (marks.POI, marks.VICTIM, marks.TREATED, marks.HAZMAT)

    def __init__(self, state: FlashpointState, cell: int) -> None:
        self.cell = cell
        self.before = self.lies_there(state)

    def lies_there(self, state: FlashpointState) -> tuple[int, ...]:
        """What is in the cell, a number for each kind."""
        return tuple(
            int(state.has(kind, self.cell))
            if kind == marks.POI
            else int(state.count(kind, self.cell))
            for kind in self.KINDS
        )

    def pull(self, state: State, seat: int) -> float:
        assert isinstance(state, FlashpointState)
        # Whoever steps onto a marker turns it over, a moment later.
        is_turned = state.phase == phases.REVEAL and state.cell_of(seat) == self.cell
        return float(self.lies_there(state) == self.before and not is_turned)

    def met_by(self, before: State, line: Line, seat: int) -> str:
        assert isinstance(line.state, FlashpointState)
        return "yes-leave" if self.pull(line.state, seat) else ""

    def refused(self) -> Saying:
        return Saying(REPLY, "not-possible")


class Wait(Wish):
    """Do nothing this turn and keep the points."""

    def __init__(self, state: FlashpointState, seat: int) -> None:
        self.cell = state.cell_of(seat)
        self.points = state.ap + state.free

    def pull(self, state: State, seat: int) -> float:
        assert isinstance(state, FlashpointState)
        return float(state.cell_of(seat) == self.cell) + 0.1 * int(state.ap + state.free)

    def met_by(self, before: State, line: Line, seat: int) -> str:
        return "yes-wait" if line.codes[0] == codes.PASS else ""

    def refused(self) -> Saying:
        return Saying(REPLY, "not-possible")
