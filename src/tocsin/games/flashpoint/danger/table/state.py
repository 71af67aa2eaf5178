"""What the expansion adds to the table: objects, jams, ladders, floors, and what is still due.

Own slots of the state, with the small changes that the chapters are made of. What an unfinished
explosion remembers is kept in lists: doors still to be rolled for, explosions still to come, the
trail of a spill.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from tocsin.core.contract import Game
from tocsin.core.mixing import SEED, mix, mix_all, mix_small
from tocsin.games.flashpoint.danger.options import DangerSettings
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table import specialists as danger_specialists
from tocsin.games.flashpoint.danger.table.board import DangerBoard
from tocsin.games.flashpoint.hooks import Hooks
from tocsin.games.flashpoint.table import phases
from tocsin.games.flashpoint.table.state import FlashpointState

# XD-LADDER-1: a ladder is folded in a cell, or in one of these places.
STORED: Final[i64] = -1
RAISED: Final[i64] = -2
# XD-BRIDGE-3: gone for good.
LOST: Final[i64] = -3
# XD-BRIDGE-5: let down into a hole; less eight times its upper cell, less the way to the hole.
HOLE_LADDER_FROM: Final[i64] = -100
_ALL_STORED: Final[list[i64]] = [STORED] * 4
_NO_LADDER_OUT: Final = vec[i64](_ALL_STORED)

# An object that is not there, or no more.
AWAY: Final[i64] = -1


def hole_ladder_place(top: i64, way: i64) -> i64:
    """XD-BRIDGE-5: where a ladder is that stands in the hole in that way of its upper cell."""
    return HOLE_LADDER_FROM - 8 * top - way


class DangerState(FlashpointState):
    """A table of the expansion."""

    def __init__(self, game: Game, house: DangerBoard, rules: DangerSettings, hooks: Hooks) -> None:
        super().__init__(game, house, rules, hooks)
        self.house = house
        self.ruling = rules
        self.jam_tokens: vec[u8] = house.no_jams
        self.ladders: vec[i64] = _NO_LADDER_OUT
        # XD-FDOOR-3: fireproof doors that a blast has hit, in the order in which it did.
        self.doors_struck: vec[i64] = vec[i64]()
        # XD-SEQ-3: what is due, the next one last, and what the running explosion adds to it.
        self.queue: vec[i64] = vec[i64]()
        self.newly_due: vec[i64] = vec[i64]()
        # XD-CHEM-4: the cells from which a spill may go on, its source first; tokens it has laid.
        self.trail: vec[i64] = vec[i64]()
        self.toxic_laid: i64 = 0
        # XD-FLOOR-11: cells of the basement that a blast through a hole has set off in this roll.
        self.shaken: i64 = 0
        # The phase to which an explosion that waits for dice belongs.
        self.resume: i64 = 0
        # The target of the roll, while `target` is a marker that is turned over in between.
        self.rolled_target: i64 = -1
        # XD-OBJ-7, XD-FLOOR-5: damage counters that have left the game.
        self.spent: i64 = 0
        self.large: i64 = AWAY
        self.small: i64 = AWAY
        # XD-PLAT-1: a cell of the engine or an air cell; AWAY before the start and without it.
        self.platform: i64 = AWAY
        # XD-SPEC-2: the extra point of this turn (see `veteran`), and the points before an action.
        self.extra_point: i64 = 0
        self.points_before: i64 = 0
        # XD-SPEC-1: seats that may still get out of the way of what has struck them.
        self.dodging: i64 = 0

    def clear(self) -> None:
        """Own copies of everything that changes."""
        super().clear()
        self.jam_tokens = self.house.no_jams[:]
        self.ladders = _NO_LADDER_OUT[:]

    def copy(self) -> "DangerState":
        """An independent table equal to this one."""
        other = DangerState(self.game, self.house, self.ruling, self.hooks)
        other.take_over_danger(self)
        return other

    def take_over_danger(self, other: "DangerState") -> None:
        """Become equal to another table of the same game, sharing nothing that changes."""
        self.take_over(other)
        self.jam_tokens = other.jam_tokens[:]
        self.ladders = other.ladders[:]
        self.doors_struck = other.doors_struck[:]
        self.queue = other.queue[:]
        self.newly_due = other.newly_due[:]
        self.trail = other.trail[:]
        self.toxic_laid = other.toxic_laid
        self.shaken = other.shaken
        self.resume = other.resume
        self.rolled_target = other.rolled_target
        self.spent = other.spent
        self.large = other.large
        self.small = other.small
        self.platform = other.platform
        self.extra_point = other.extra_point
        self.dodging = other.dodging

    def hash(self) -> i64:
        """Of everything a position text tells."""
        hashed = mix(super().hash(), (self.large + 1) * 64 + (self.small + 1) * 8 + self.toxic_laid)
        hashed = mix(hashed, (self.platform + 1) * 1024 + self.rolled_target + 1)
        hashed = mix(hashed, (self.spent * 64 + self.resume) * 64 + self.dodging)
        hashed = mix(mix(hashed, self.shaken), self.extra_point)
        hashed = mix_small(hashed, self.jam_tokens)
        # One ladder is like another.
        ladders: i64 = 0
        for number in range(self.ruling.ladders):
            ladders += mix(SEED, self.ladders[number] + 4096) >> 8
        hashed = mix_all(mix(hashed, ladders), self.doors_struck)
        return mix_all(mix_all(mix(hashed, 1), self.queue), self.trail)

    def stage(self) -> i64:
        """The phase, or the one that a question interrupts; an end in the set-up is its own."""
        if self.phase == phases.OVER and self.turn == 0:
            return phases.FIRST
        if danger_phases.asks_about_platform(self.phase):
            is_setup = self.phase == danger_phases.REST and self.turn == 0
            return phases.PARK if is_setup else phases.ACT
        if self.phase != phases.OVER and (
            self.dodging or (self.phase == phases.LOSS and self.resume)
        ):
            return phases.ROLL
        return self.resume if self.phase in (danger_phases.JAM, danger_phases.SPILL) else self.phase

    # People.

    def has_hands(self, seat: i64) -> bool:
        """XD-SPEC-3: is it anybody but the rescue dog?"""
        return self.role_of(seat) != danger_specialists.DOG

    def is_struck(self, seat: i64) -> bool:
        """Is the firefighter down, or may it still get out of the way?"""
        return ((self.fallen | self.dodging) >> seat) & 1 != 0

    def figures_in(self, cell: i64) -> i64:
        """How many firefighters stand in the cell."""
        count: i64 = 0
        for seat in range(self.players):
            if self.cell_of(seat) == cell:
                count += 1
        return count

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

    # Cells where nobody may set foot.

    def is_hole(self, cell: i64) -> bool:
        """XD-FLOOR-1: is the floor of the cell gone?"""
        return self.has(danger_marks.HOLE, cell)

    def is_toxic(self, cell: i64) -> bool:
        """XD-CHEM-8: does a toxic token lie in the cell?"""
        return self.has(danger_marks.TOXIC, cell)

    def is_barred(self, cell: i64) -> bool:
        """XD-FLOOR-7, XD-OBJ-2, XD-CHEM-8: may nobody set foot there?"""
        return self.has(danger_marks.BARRED, cell)

    def open_up(self, cell: i64) -> None:
        """People may enter the cell again, unless something else forbids it."""
        if self.is_hole(cell) and not self.is_bridge(cell):
            return
        if not self.is_toxic(cell) and not self.has_object(cell):
            self.wipe(danger_marks.BARRED, cell)

    # The platform.

    def is_platform_raised(self) -> bool:
        """XD-PLAT-9: is the platform away from the engine, in an air cell?"""
        return self.platform >= 0 and self.house.is_air(self.platform)

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

    # What an unfinished explosion remembers.

    def add_struck_door(self, edge: i64) -> None:
        """XD-FDOOR-3: a blast hit a fireproof door, and a die will say what came of it."""
        self.doors_struck = append(self.doors_struck, edge)

    def take_struck_door(self) -> i64:
        """Take the first door off the list."""
        edge = self.doors_struck[0]
        self.doors_struck = self.doors_struck[1:]
        return edge

    def make_due(self, item: i64) -> None:
        """Something becomes due in the explosion that is being resolved (see `queue`)."""
        self.newly_due = append(self.newly_due, item)

    def add_due(self, item: i64) -> None:
        """Put something into the queue as the next that is taken up."""
        self.queue = append(self.queue, item)

    def take_due(self) -> i64:
        """Take the next thing that is due off the queue."""
        last = i64(len(self.queue)) - 1
        item = self.queue[last]
        self.queue = self.queue[:last]
        return item

    # Ladders.

    def set_ladder(self, number: i64, place: i64) -> None:
        """Put a ladder somewhere: a cell, STORED, RAISED, LOST or `hole_ladder_place`."""
        self.ladders[number] = place

    def find_ladder(self, place: i64) -> i64:
        """The number of a ladder that is there, -1 if none is."""
        for number in range(self.ruling.ladders):
            if self.ladders[number] == place:
                return number
        return -1

    def count_ladders(self, place: i64) -> i64:
        """How many ladders are there."""
        count: i64 = 0
        for number in range(self.ruling.ladders):
            if self.ladders[number] == place:
                count += 1
        return count

    def has_raised_ladder(self, cell: i64, way: i64) -> bool:
        """XD-LADDER-3: does a raised ladder lead from the cell that way?"""
        return i64(self.edges[self.board.edge_beside(cell, way)]) == danger_barriers.LADDER

    def is_bridge(self, cell: i64) -> bool:
        """XD-BRIDGE-1: a ladder that lies folded where the floor is gone is a bridge."""
        return self.is_hole(cell) and self.find_ladder(cell) >= 0

    def has_bridge(self) -> bool:
        """XD-BRIDGE-1: does a ladder lie over any hole?"""
        for number in range(self.ruling.ladders):
            place = self.ladders[number]
            if place >= 0 and self.is_hole(place):
                return True
        return False

    def hole_ladder_top(self, place: i64) -> i64:
        """XD-BRIDGE-5: the upper cell of a ladder that is let down into a hole."""
        return (HOLE_LADDER_FROM - place) >> 3

    def hole_ladder_hole(self, place: i64) -> i64:
        """XD-BRIDGE-5: the hole it goes through."""
        return self.board.beside[HOLE_LADDER_FROM - place]

    def hole_ladder_base(self, place: i64) -> i64:
        """XD-BRIDGE-5: the cell of the basement it stands in."""
        return self.house.under[self.hole_ladder_hole(place)]


def danger_of(s: FlashpointState) -> DangerState:
    """The table as the expansion keeps it."""
    if not isinstance(s, DangerState):
        raise TypeError("this is no state of the expansion")
    return s
