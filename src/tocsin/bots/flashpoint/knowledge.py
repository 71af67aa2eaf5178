"""Flash Point for the turn planner: the worth of a position, and which moves deserve a thought."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.bots.flashpoint import terms
from tocsin.bots.flashpoint.crew import should_change
from tocsin.bots.flashpoint.term_names import COUNT, NAMES
from tocsin.bots.flashpoint.terms import Terms
from tocsin.bots.knowledge import Knowledge
from tocsin.bots.tempers import load_temper, tempered
from tocsin.bots.weights import load_weights
from tocsin.core.contract import Game, State
from tocsin.games.flashpoint.table import (
    barriers,
    codes,
    masks,
    phases,
    results,
    specialists,
)
from tocsin.games.flashpoint.table.state import FlashpointState

# Games that are decided lie outside all others.
WON: Final = 1.0
LOST: Final = 0.0


class FlashpointKnowledge(Knowledge):
    """Terms with weights, for family or advanced rules."""

    def __init__(self, game: Game) -> None:
        state = game.new()
        assert isinstance(state, FlashpointState)
        # Vehicles make the advanced game.
        self.is_advanced: bool = state.rules.vehicles
        name = "advanced" if state.rules.vehicles else "family"
        self.weights: vec[float] = vec[float](load_weights("tocsin.bots.flashpoint", name, NAMES))
        self.terms = Terms(int(state.board.cells))
        self.turn: i64 = -1
        self.computers: i64 = 0

    def take_temper(self, temper: str) -> None:
        """More careful, or bolder."""
        factors = load_temper("flashpoint", temper)
        self.weights = vec[float](tempered(list(self.weights), NAMES, factors))

    def worth(self, state: State, seat: i64) -> float:
        """The chance of winning: the logistic of the weighted terms."""
        assert isinstance(state, FlashpointState)
        if state.has_ended():
            return WON if state.ending < results.COLLAPSE else LOST
        after = state.copy()
        # A turn that has just begun has all its points; one's own is weighed as if it stopped.
        begun = state.phase == phases.ACT and (state.seat != seat or state.turn != self.turn)
        if begun:
            following = state.seat
        else:
            terms.stop_here(after)
            following = state.next_seat(state.seat)
        self.terms.measure(after, following, begun)
        total = 0.0
        values = self.terms.values
        for i in range(COUNT):
            total += values[i] * self.weights[i]
        return 1.0 / (1.0 + math.exp(-total))

    def meet(self, computers: i64) -> None:
        """FP-SPEC-CAPT-6: a captain commands the figures of computers alone."""
        self.computers = computers

    def look_from(self, state: State) -> None:
        """The turn that is being planned, for who plays alone and is always next."""
        self.turn = state.turn

    def points(self, state: State) -> i64:
        """Action points, free ones with them."""
        assert isinstance(state, FlashpointState)
        return state.ap + state.free

    def is_acting(self, state: State, seat: i64) -> bool:
        """Phase 1 of the seat's own turn, no question open."""
        assert isinstance(state, FlashpointState)
        return state.phase == phases.ACT and state.seat == seat

    def is_waiting(self, state: State) -> bool:
        """A marker to turn over, or the dice of the deck gun."""
        assert isinstance(state, FlashpointState)
        return state.phase in (phases.REVEAL, phases.GUN_ROLL, phases.GUN_DIE)

    def tries(self, state: State, code: i64) -> bool:
        """Not chopping on base boards (the same wins without), nor what two sprays do as well.

        A command is worth a thought if a computer obeys it.
        """
        assert isinstance(state, FlashpointState)
        if codes.is_directed(code):
            verb = codes.verb_of(code)
            return verb != codes.DOUSE and (verb != codes.CHOP or state.extended)
        if codes.is_command(code):
            return (self.computers >> codes.commanded(code)) & 1 != 0
        return True

    def opening(self, state: State) -> i64:
        """FP-ASET-13, FP-ASET-14: the driver stands where the engine will face most fire.

        With it stands whoever will change the card there. In the family game everybody begins at a
        door, and all doors get their share.
        """
        assert isinstance(state, FlashpointState)
        if state.phase == phases.STAND and not state.rules.vehicles:
            return self._doorstep(state)
        if state.phase == phases.STAND:
            seat = state.seat
            if state.role_of(seat) == specialists.DRIVER or should_change(state, seat):
                spot = hottest_side(state)
                return codes.STAND_FROM + state.board.spot_cell(codes.ENGINE, spot, 0)
        if state.phase == phases.PARK and state.vehicle == codes.ENGINE:
            return codes.park_code(codes.ENGINE, hottest_side(state))
        return -1

    def _doorstep(self, s: FlashpointState) -> i64:
        """FP-SETUP-6: the best door at which not too many stand; -1 where the house has none.

        Where it seemed best at once most came in by one door, and four of six waited for a turn.
        """
        doors: i64 = 0
        for i in range(s.count_offers()):
            if has_way_in(s, s.offers[i] - codes.STAND_FROM):
                doors += 1
        best: i64 = -1
        most = -1.0
        for i in range(s.count_offers()):
            code = s.offers[i]
            cell = code - codes.STAND_FROM
            if not has_way_in(s, cell) or crowd(s, cell) * doors >= s.players:
                continue
            child = s.copy()
            child.apply(code, None)
            worth = self.worth(child, s.seat)
            if worth > most:
                most = worth
                best = code
        return best


def has_way_in(s: FlashpointState, cell: i64) -> bool:
    """Does a door, or a hole, lead from this cell outside into the building?"""
    board = s.board
    for way in range(i64(4)):
        barrier = i64(s.edges[board.edge_beside(cell, way)])
        if barriers.lets_through(barrier) or barriers.can_open(barrier):
            if not board.is_outside(board.cell_beside(cell, way)):
                return True
    return False


def crowd(s: FlashpointState, cell: i64) -> i64:
    """How many stand there already."""
    count: i64 = 0
    for seat in range(s.players):
        if s.cell_of(seat) == cell:
            count += 1
    return count


def hottest_side(s: FlashpointState) -> i64:
    """The spot of the engine that faces most fire."""
    best: i64 = 0
    most: i64 = -1
    for spot in range(i64(4)):
        fires: i64 = 0
        for sheet in range(s.board.sheets):
            area = s.board.gun_area[spot * s.board.sheets + sheet]
            fires += masks.count(area & s.marks[sheet * 16])
        if fires > most:
            most = fires
            best = spot
    return best
