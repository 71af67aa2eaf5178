"""What the expansion adds to the table: objects, jams, ladders, floors, and what is still due.

Own slots of the state, with the small changes that the chapters are made of. One list of numbers
holds what an unfinished explosion remembers: doors still to be rolled for, explosions still to
come, the trail of a spill, and the four ladders.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tocsin.core.contract import Game
from tocsin.games.flashpoint.danger.options import DangerSettings
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table import specialists as danger_specialists
from tocsin.games.flashpoint.danger.table.board import DangerBoard
from tocsin.games.flashpoint.hooks import Hooks
from tocsin.games.flashpoint.table import phases
from tocsin.games.flashpoint.table.state import FlashpointState

# Where things lie in the memo.
KNOCKS_AT: Final[i64] = 0
DUE_AT: Final[i64] = 24
FRESH_AT: Final[i64] = 72
TRAIL_AT: Final[i64] = 120
LADDERS_AT: Final[i64] = 132
LADDERS: Final[i64] = 4
_NO_MEMO: Final = vec[i64]([0] * 132 + [-1] * 4)

# A ladder is folded in a cell, or:
STORED: Final[i64] = -1
RAISED: Final[i64] = -2
# XD-BRIDGE-3: gone for good.
LOST: Final[i64] = -3
# XD-BRIDGE-5: let down into a hole; less eight times its upper cell, less the way to the hole.
SHAFT_FROM: Final[i64] = -100

# What can be due (XD-SEQ-3), in the order in which it is resolved; the cell is added.
FROM_HOLE: Final[i64] = 1000
BELOW: Final[i64] = 2000
OBJECT: Final[i64] = 3000
SECOND: Final[i64] = 4000

# An object that is not there, or no more.
AWAY: Final[i64] = -1


def shaft_place(top: i64, way: i64) -> i64:
    """Where a ladder is that stands in the hole in that way of its upper cell."""
    return SHAFT_FROM - 8 * top - way


class DangerState(FlashpointState):
    """A table of the expansion."""

    def __init__(self, game: Game, house: DangerBoard, rules: DangerSettings, hooks: Hooks) -> None:
        super().__init__(game, house, rules, hooks)
        self.house = house
        self.ruling = rules
        self.jam_tokens: vec[u8] = house.no_jams
        self.memo: vec[i64] = _NO_MEMO
        self.knocks_n: i64 = 0
        self.due_n: i64 = 0
        self.fresh_n: i64 = 0
        self.trail_n: i64 = 0
        # XD-CHEM-3: toxic tokens laid by the spill.
        self.toxic_laid: i64 = 0
        # XD-FLOOR-11: cells of the basement that a blast through a hole has set off in this roll.
        self.shaken: i64 = 0
        # The phase to which an explosion that waits for dice belongs.
        self.resume: i64 = 0
        # The target of the roll, while a face-down marker that fell is turned over.
        self.aim: i64 = -1
        # XD-OBJ-7, XD-FLOOR-5: damage counters that have left the game.
        self.spent: i64 = 0
        self.large: i64 = AWAY
        self.small: i64 = AWAY
        # XD-PLAT-1: a cell of the engine or an air cell; AWAY before the start and without it.
        self.platform: i64 = AWAY
        # XD-SPEC-2: the extra point of this turn (see `veteran`), and the points before a deed.
        self.extra: i64 = 0
        self.ap_before: i64 = 0
        # XD-SPEC-1: seats that may still get out of the way of what has struck them.
        self.dodging: i64 = 0
        # Are ladders laid over holes or let down into them?
        self.deep: bool = rules.ladders > 0 and (rules.bridge or rules.ladder_down)

    def clear(self) -> None:
        """Own copies of everything that changes; objects stand where they belong (XD-OBJ-3)."""
        super().clear()
        self.jam_tokens = self.house.no_jams[:]
        self.memo = _NO_MEMO[:]

    def copy(self) -> "DangerState":
        """An independent table equal to this one."""
        other = DangerState(self.game, self.house, self.ruling, self.hooks)
        other.take_over_danger(self)
        return other

    def take_over_danger(self, other: "DangerState") -> None:
        """Become equal to another scene of the same game, sharing nothing that changes."""
        self.take_over(other)
        self.jam_tokens = other.jam_tokens[:]
        self.memo = other.memo[:]
        self.knocks_n = other.knocks_n
        self.due_n = other.due_n
        self.fresh_n = other.fresh_n
        self.trail_n = other.trail_n
        self.toxic_laid = other.toxic_laid
        self.shaken = other.shaken
        self.resume = other.resume
        self.aim = other.aim
        self.spent = other.spent
        self.large = other.large
        self.small = other.small
        self.platform = other.platform
        self.extra = other.extra
        self.dodging = other.dodging

    def stage(self) -> i64:
        """The phase, or the one whose explosion waits for dice; an end in the set-up is its own."""
        if self.phase == phases.OVER and self.turn == 0:
            return phases.FIRST
        if self.phase == danger_phases.REST:
            return phases.PARK if self.turn == 0 else phases.ACT
        if self.phase != phases.OVER and (
            self.dodging or (self.phase == phases.LOSS and self.resume)
        ):
            return phases.ROLL
        return self.resume if self.phase in (danger_phases.JAM, danger_phases.SPILL) else self.phase

    def has_hands(self, seat: i64) -> bool:
        """XD-SPEC-3: is it anybody but the rescue dog?"""
        return self.role_of(seat) != danger_specialists.DOG

    def is_struck(self, seat: i64) -> bool:
        """Is the firefighter down, or may it still get out of the way?"""
        return ((self.fallen | self.dodging) >> seat) & 1 != 0

    # Objects.

    def object_damage(self, kind: i64) -> i64:
        """Counters on an object, AWAY if it is not there."""
        return self.large if kind == 0 else self.small

    def set_object(self, kind: i64, damage: i64) -> None:
        """Put counters on an object, or take it away."""
        if kind == 0:
            self.large = damage
        else:
            self.small = damage

    def has_object(self, cell: i64) -> bool:
        """XD-OBJ-2: does an object stand in the cell?"""
        kind = self.house.object_on[cell]
        return kind >= 0 and self.object_damage(kind) >= 0

    def place_objects(self) -> None:
        """XD-OBJ-3: before anything else."""
        for kind in range(i64(2)):
            if self.house.object_cells[2 * kind] >= 0:
                self.set_object(kind, 0)
                for which in range(i64(2)):
                    if self.house.object_cells[2 * kind + which] >= 0:
                        self.mark(danger_marks.BARRED, self.house.object_cells[2 * kind + which])

    def is_barred(self, cell: i64) -> bool:
        """XD-FLOOR-7, XD-OBJ-2, XD-CHEM-8: may nobody set foot there?"""
        return self.has(danger_marks.BARRED, cell)

    def open_up(self, cell: i64) -> None:
        """People may enter the cell again, unless something else forbids it."""
        if self.has(danger_marks.HOLE, cell) and not self.is_bridge(cell):
            return
        if not self.has(danger_marks.TOXIC, cell) and not self.has_object(cell):
            self.wipe(danger_marks.BARRED, cell)

    # The platform.

    def is_engine_held(self) -> bool:
        """XD-PLAT-9: is the platform away from the engine?"""
        return self.platform >= 0 and self.board.is_air(self.platform)

    def figures_in(self, cell: i64) -> i64:
        """How many firefighters stand in the cell."""
        count: i64 = 0
        for seat in range(self.players):
            if self.cell_of(seat) == cell:
                count += 1
        return count

    # Jam tokens.

    def jams(self, edge: i64) -> i64:
        """XD-FDOOR-5: how many hold a door."""
        return i64(self.jam_tokens[edge])

    def jams_used(self) -> i64:
        """XD-GEN-7: how many lie on the board."""
        total: i64 = 0
        for edge in range(i64(len(self.jam_tokens))):
            total += i64(self.jam_tokens[edge])
        return total

    # Lists in the memo.

    def knock(self, edge: i64) -> None:
        """XD-FDOOR-3: a blast hit a fireproof door, and a die will say what came of it."""
        self.memo[KNOCKS_AT + self.knocks_n] = edge
        self.knocks_n += 1

    def next_knock(self) -> i64:
        """Take the first door off the list."""
        edge = self.memo[KNOCKS_AT]
        self.knocks_n -= 1
        for at in range(self.knocks_n):
            self.memo[KNOCKS_AT + at] = self.memo[KNOCKS_AT + at + 1]
        return edge

    def note(self, item: i64) -> None:
        """Something becomes due in the explosion that is being resolved."""
        self.memo[FRESH_AT + self.fresh_n] = item
        self.fresh_n += 1

    def file_notes(self) -> None:
        """XD-SEQ-3: what became due comes before all that was due already, kind by kind."""
        if self.fresh_n == 0:
            return
        self._file(OBJECT)
        self._file(BELOW)
        self._file(FROM_HOLE)
        self.fresh_n = 0

    def _file(self, kind: i64) -> None:
        at = self.fresh_n
        while at > 0:
            at -= 1
            item = self.memo[FRESH_AT + at]
            if kind <= item < kind + 1000:
                self.memo[DUE_AT + self.due_n] = item
                self.due_n += 1

    def next_due(self) -> i64:
        """Take the next thing that is due off the list."""
        self.due_n -= 1
        return self.memo[DUE_AT + self.due_n]

    # Ladders.

    def ladder_place(self, number: i64) -> i64:
        """A cell, STORED, RAISED, LOST or `shaft_place`."""
        return self.memo[LADDERS_AT + number]

    def set_ladder(self, number: i64, place: i64) -> None:
        """Put a ladder somewhere."""
        self.memo[LADDERS_AT + number] = place

    def find_ladder(self, place: i64) -> i64:
        """The number of a ladder that is there, -1 if none is."""
        for number in range(self.ruling.ladders):
            if self.memo[LADDERS_AT + number] == place:
                return number
        return -1

    def count_ladders(self, place: i64) -> i64:
        """How many ladders are there."""
        count: i64 = 0
        for number in range(self.ruling.ladders):
            if self.memo[LADDERS_AT + number] == place:
                count += 1
        return count

    def is_bridge(self, cell: i64) -> bool:
        """XD-BRIDGE-1: a ladder that lies folded where the floor is gone is a bridge."""
        return self.has(danger_marks.HOLE, cell) and self.find_ladder(cell) >= 0

    def is_bridged(self) -> bool:
        """XD-BRIDGE-1: does a ladder lie over any hole?"""
        for number in range(self.ruling.ladders):
            place = self.memo[LADDERS_AT + number]
            if place >= 0 and self.has(danger_marks.HOLE, place):
                return True
        return False

    def shaft_top(self, place: i64) -> i64:
        """XD-BRIDGE-5: the upper cell of a ladder that is let down into a hole."""
        return (SHAFT_FROM - place) >> 3

    def shaft_hole(self, place: i64) -> i64:
        """XD-BRIDGE-5: the hole it goes through."""
        return self.board.beside[SHAFT_FROM - place]

    def shaft_base(self, place: i64) -> i64:
        """XD-BRIDGE-5: the cell of the basement it stands in."""
        return self.board.under[self.shaft_hole(place)]

    def is_ladder_edge(self, edge: i64) -> bool:
        """Does a raised ladder stand on the edge?"""
        return i64(self.edges[edge]) == danger_barriers.LADDER


def danger_of(s: FlashpointState) -> DangerState:
    """The table as the expansion keeps it."""
    assert isinstance(s, DangerState)
    return s
