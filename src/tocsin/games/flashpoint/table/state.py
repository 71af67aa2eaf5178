"""The table: everything that lies on it, with the small changes that rules are made of.

It knows where things are (fire, smoke, people, markers, doors, damage, points, tallies), not what
may be done: that is in the rooms of the rulebook's chapters. Threat markers are counted by the
cells that hold one (FP-FIRE-7); a face-down marker has no identity until it is turned (FP-INV-4
counts those still unknown in `hidden_victims` and `hidden_alarms`, supply and board together).
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tocsin.core.bits import bit
from tocsin.core.contract import Game, State
from tocsin.core.mixing import SEED, mix, mix_all, mix_small
from tocsin.games.flashpoint.options import Settings
from tocsin.games.flashpoint.table import barriers, marks, phases, pieces, results
from tocsin.games.flashpoint.table.board import Board

if TYPE_CHECKING:
    from tocsin.games.flashpoint.hooks import Hooks

# FP-COMP-1: six figures, four numbers each: cell, saved points, specialist, and one to spare.
_NO_FIGURES: Final[list[i64]] = [-1, 0, 0, 0] * 6
_NO_CREW: Final = vec[i64](_NO_FIGURES)


class FlashpointState(State):
    """One mutable picture of the whole table."""

    def __init__(self, game: Game, board: Board, rules: Settings, hooks: "Hooks") -> None:
        super().__init__(game)
        self.board = board
        self.rules = rules
        # Is an expansion at this table? Then, and only then, its hooks are asked.
        self.extended: bool = hooks.is_extended
        self.hooks = hooks
        self.cards = rules.cards
        self.players: i64 = rules.players
        self.phase: i64 = phases.FIRST
        self.first: i64 = 0
        self.seat: i64 = 0
        # Points of the active firefighter: regular with what it had saved, and its free pool.
        self.ap: i64 = 0
        self.free: i64 = 0
        # FP-CREW-2: nothing done yet this turn, and begun on the engine.
        self.may_change_crew: i64 = 0
        # FP-SPEC-CAPT-3: points spent on commands to the CAFS firefighter this turn.
        self.cafs_spent: i64 = 0
        # With `command_consent`: seats that declined this turn, and the command being asked.
        self.refusers: i64 = 0
        self.asked: i64 = 0
        self.marks: vec[i64] = board.start_marks
        self.edges: vec[u8] = board.start_edges
        self.load: vec[u8] = board.empty_load
        self.crew: vec[i64] = _NO_CREW
        self.threats: i64 = 0
        self.damage: i64 = 0
        self.face_down: i64 = 0
        self.victims: i64 = 0
        self.hidden_victims: i64 = pieces.VICTIMS
        self.hidden_alarms: i64 = pieces.FALSE_ALARMS
        self.rescued: i64 = 0
        self.lost: i64 = 0
        self.alarms_found: i64 = 0
        self.alarms_lost: i64 = 0
        # FP-END-2: face-down markers under a collapsed building; nobody turns them any more.
        self.buried: i64 = 0
        self.hazmats_safe: i64 = 0
        self.hazmats_blown: i64 = 0
        self.ambulance: i64 = -1
        self.engine: i64 = -1
        self.reserve: i64 = 0
        self.ending: i64 = results.GOING_ON
        # What an unfinished step has to remember: pieces the set-up still brings, victims in a
        # berth of the engine that are still to be asked (-1: not counted yet), the die that the
        # driver rolls again (0 the red, 1 the black one).
        self.to_come: i64 = 0
        self.berth_left: i64 = 0
        self.die_again: i64 = 0
        self.red: i64 = 0
        self.black: i64 = 0
        self.rerolled: i64 = 0
        self.target: i64 = -1
        self.ignites: i64 = 0
        self.ignited: i64 = 0
        self.fallen: i64 = 0
        # FP-VAR-2b: seats brought to a cell that burned already; that fire fells nobody again.
        self.spared: i64 = 0
        self.riders: i64 = 0
        self.vehicle: i64 = 0
        self.spot_before: i64 = -1
        self.berth: i64 = 0
        # How many steps a search may still take; no part of the position (see `rules.escape`).
        self.tries: i64 = 0

    def clear(self) -> None:
        """Own copies of everything that changes."""
        self.marks = self.board.start_marks[:]
        self.edges = self.board.start_edges[:]
        self.load = self.board.empty_load[:]
        self.crew = _NO_CREW[:]

    def take_over(self, other: "FlashpointState") -> None:
        """Become equal to another table of the same game, sharing nothing that changes."""
        self.actor = other.actor
        self.turn = other.turn
        self.phase = other.phase
        self.first = other.first
        self.seat = other.seat
        self.ap = other.ap
        self.free = other.free
        self.may_change_crew = other.may_change_crew
        self.cafs_spent = other.cafs_spent
        self.refusers = other.refusers
        self.asked = other.asked
        self.marks = other.marks[:]
        self.edges = other.edges[:]
        self.load = other.load[:]
        self.crew = other.crew[:]
        self.threats = other.threats
        self.damage = other.damage
        self.face_down = other.face_down
        self.victims = other.victims
        self.hidden_victims = other.hidden_victims
        self.hidden_alarms = other.hidden_alarms
        self.rescued = other.rescued
        self.lost = other.lost
        self.alarms_found = other.alarms_found
        self.alarms_lost = other.alarms_lost
        self.buried = other.buried
        self.hazmats_safe = other.hazmats_safe
        self.hazmats_blown = other.hazmats_blown
        self.ambulance = other.ambulance
        self.engine = other.engine
        self.reserve = other.reserve
        self.ending = other.ending
        self.to_come = other.to_come
        self.berth_left = other.berth_left
        self.die_again = other.die_again
        self.red = other.red
        self.black = other.black
        self.rerolled = other.rerolled
        self.target = other.target
        self.ignites = other.ignites
        self.ignited = other.ignited
        self.fallen = other.fallen
        self.spared = other.spared
        self.riders = other.riders
        self.vehicle = other.vehicle
        self.spot_before = other.spot_before
        self.berth = other.berth

    # Marks: sets of cells.

    def has(self, kind: i64, cell: i64) -> bool:
        """Is the cell marked with this?"""
        return (self.marks[(cell >> 6) * marks.KINDS + kind] >> (cell & 63)) & 1 != 0

    def mark(self, kind: i64, cell: i64) -> None:
        """Mark the cell."""
        at = (cell >> 6) * marks.KINDS + kind
        self.marks[at] = self.marks[at] | bit(cell & 63)

    def wipe(self, kind: i64, cell: i64) -> None:
        """Take the mark off."""
        at = (cell >> 6) * marks.KINDS + kind
        self.marks[at] = self.marks[at] & ~bit(cell & 63)

    def burns(self, cell: i64) -> bool:
        """Is there fire in the cell?"""
        return (self.marks[(cell >> 6) * marks.KINDS + marks.FIRE] >> (cell & 63)) & 1 != 0

    def smokes(self, cell: i64) -> bool:
        """Is there smoke in the cell?"""
        return self.has(marks.SMOKE, cell)

    def cells_marked(self, kind: i64) -> list[i64]:
        """All cells with this mark in ascending order; for views, texts and checks."""
        return [cell for cell in self.board.listed if self.has(kind, cell)]

    # Threat markers.

    def add_fire(self, cell: i64) -> None:
        """A marker, fire side up, on a cell that had none."""
        self.mark(marks.FIRE, cell)
        self.threats += 1

    def add_smoke(self, cell: i64) -> None:
        """A marker, smoke side up, on a cell that had none."""
        self.mark(marks.SMOKE, cell)
        self.threats += 1

    def smoke_to_fire(self, cell: i64) -> None:
        """Turn a marker over."""
        self.wipe(marks.SMOKE, cell)
        self.mark(marks.FIRE, cell)

    def fire_to_smoke(self, cell: i64) -> None:
        """Turn a marker over."""
        self.wipe(marks.FIRE, cell)
        self.mark(marks.SMOKE, cell)

    def remove_threat(self, cell: i64) -> None:
        """Take the marker, whichever side is up, back to the supply."""
        self.wipe(marks.FIRE, cell)
        self.wipe(marks.SMOKE, cell)
        self.threats -= 1

    def has_marker(self) -> bool:
        """FP-FIRE-7: is a threat marker left in the supply?"""
        return self.threats < self.rules.markers

    # Things of which a cell may hold several: victims, treated victims, hazmats.

    def count(self, kind: i64, cell: i64) -> i64:
        """How many of a kind lie in the cell."""
        return i64(self.load[cell * 4 + kind - marks.VICTIM])

    def add_thing(self, kind: i64, cell: i64) -> None:
        """One more of a kind in the cell."""
        at = cell * 4 + kind - marks.VICTIM
        self.load[at] = u8(i64(self.load[at]) + 1)
        self.mark(kind, cell)

    def take_thing(self, kind: i64, cell: i64) -> None:
        """One fewer of a kind in the cell."""
        at = cell * 4 + kind - marks.VICTIM
        rest = i64(self.load[at]) - 1
        self.load[at] = u8(rest)
        if rest == 0:
            self.wipe(kind, cell)

    def add_poi(self, cell: i64) -> None:
        """A face-down marker."""
        self.mark(marks.POI, cell)
        self.face_down += 1

    def take_poi(self, cell: i64) -> None:
        """The marker that lay face down is turned or leaves."""
        self.wipe(marks.POI, cell)
        self.face_down -= 1

    def supply(self) -> i64:
        """Face-down markers that are not on the board yet."""
        return self.hidden_victims + self.hidden_alarms - self.face_down - self.buried

    # Edges.

    def barrier(self, cell: i64, way: i64) -> i64:
        """What lies between a cell and its neighbour."""
        return i64(self.edges[self.board.edge_at[8 * cell + way]])

    def can_pass(self, cell: i64, way: i64) -> bool:
        """FP-ADJ-3: is the neighbour adjacent?"""
        return barriers.lets_through(i64(self.edges[self.board.edge_at[8 * cell + way]]))

    def set_edge(self, edge: i64, barrier: i64) -> None:
        """Change what lies between two cells and keep the masks of free ways right."""
        self.edges[edge] = u8(barrier)
        a = self.board.edge_a[edge]
        b = self.board.edge_b[edge]
        if a >> 6 != b >> 6:
            return
        way = self.board.edge_way[edge]
        kind = marks.PASS_FROM + way
        back = marks.PASS_FROM + (way ^ 1)
        if barriers.lets_through(barrier):
            self.mark(kind, a)
            self.mark(back, b)
        else:
            self.wipe(kind, a)
            self.wipe(back, b)

    # Firefighters.

    def cell_of(self, seat: i64) -> i64:
        """Where a firefighter stands, -1 before it is placed."""
        return self.crew[seat * 4]

    def put(self, seat: i64, cell: i64) -> None:
        """Set a firefighter down."""
        self.crew[seat * 4] = cell

    def saved(self, seat: i64) -> i64:
        """FP-AP-3: action points kept from earlier turns."""
        return self.crew[seat * 4 + 1]

    def save(self, seat: i64, points: i64) -> None:
        """Keep action points for later."""
        self.crew[seat * 4 + 1] = points

    def role_of(self, seat: i64) -> i64:
        """The firefighter's specialist card."""
        return self.crew[seat * 4 + 2]

    def cast_role(self, seat: i64, role: i64) -> None:
        """Give a firefighter a specialist card."""
        self.crew[seat * 4 + 2] = role

    def spot_of(self, vehicle: i64) -> i64:
        """Where a vehicle stands: a side of the board, -1 before it is parked."""
        return self.engine if vehicle else self.ambulance

    def is_in_play(self, role: i64) -> bool:
        """FP-ASET-10: does anybody hold this card?"""
        for seat in range(self.players):
            if self.crew[seat * 4 + 2] == role:
                return True
        return False

    def is_manned(self, cell: i64) -> bool:
        """Does a firefighter stand in the cell?"""
        for seat in range(self.players):
            if self.crew[seat * 4] == cell:
                return True
        return False

    def next_seat(self, seat: i64) -> i64:
        """FP-TURN-1: clockwise."""
        return seat + 1 if seat + 1 < self.players else i64(0)

    def first_of(self, seats: i64) -> i64:
        """Of a set of seats, the first in turn order from the active one; -1 if it is empty."""
        seat = self.seat
        for _ in range(self.players):
            if (seats >> seat) & 1:
                return seat
            seat = self.next_seat(seat)
        return -1

    def stage(self) -> i64:
        """The phase as far as the set-up is concerned, also where dice interrupt it."""
        return self.phase

    def has_ended(self) -> bool:
        """Has something just decided the play? Then nothing further is resolved."""
        return self.ending != results.GOING_ON

    def hash(self) -> i64:
        """All that a position text says, folded into one number."""
        hashed = mix(SEED, self.phase)
        if self.phase < phases.ACT:
            hashed = mix(hashed, self.first)
        hashed = mix(hashed, self.ending if self.phase == phases.OVER else self.seat)
        hashed = mix_all(hashed, self.marks)
        hashed = mix_small(hashed, self.edges)
        hashed = mix_small(hashed, self.load)
        hashed = mix_all(hashed, self.crew)
        points = (self.turn << 16) | (self.ap << 8) | self.free
        hashed = mix(hashed, points)
        tallies = (self.hidden_victims << 40) | (self.hidden_alarms << 32) | (self.rescued << 24)
        tallies |= (self.lost << 16) | (self.alarms_found << 8) | self.alarms_lost
        hashed = mix(hashed, tallies)
        pieces_out = (self.buried << 24) | (self.hazmats_safe << 16) | (self.hazmats_blown << 8)
        hashed = mix(hashed, pieces_out | self.reserve)
        spots = ((self.ambulance + 1) << 16) | ((self.engine + 1) << 8) | (self.spot_before + 1)
        hashed = mix(hashed, spots)
        left = self.to_come or self.berth_left or self.die_again
        step = (self.may_change_crew << 40) | (self.cafs_spent << 36) | (self.refusers << 30)
        step |= ((left + 1) << 24) | (self.red << 20) | (self.black << 16) | (self.rerolled << 12)
        step |= (self.ignites << 8) | (self.ignited << 7) | (self.vehicle << 6) | self.berth
        hashed = mix(hashed, step)
        hashed = mix(hashed, (self.fallen << 32) | (self.spared << 16) | self.riders)
        return mix(hashed, (self.asked << 16) | (self.target + 1))

    def copy(self) -> "FlashpointState":
        """An independent table equal to this one."""
        other = FlashpointState(self.game, self.board, self.rules, self.hooks)
        other.take_over(self)
        return other
