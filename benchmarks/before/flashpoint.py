"""Steady at Flash Point: reach people, bring them out the short way, keep fire off them.

It thinks its own turn through and weighs where that leads: people saved and lost first, then how
far each person is from help and from safety, then fire, damage and the points left. Distances
count action points, with doors to open, walls to break and fires to cross.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.bots.bot import TurnBot
from tocsin.core.contract import Game, State
from tocsin.games.flashpoint.rules import flashover
from tocsin.games.flashpoint.table import barriers, marks, phases, results
from tocsin.games.flashpoint.table.state import FlashpointState

FAR: Final[i64] = 60
# What it costs to get through a barrier, in points, in the order of `barriers`: doors and windows
# to open, walls and jams to break, what nothing breaks.
_TOLL: Final = vec[i64]([0, 0, 0, 4, 2, 0, 1, 0, 0, 60, 2, 1, 0, 0, 1, 0, 4, 0, 1])
_UNKNOWN: Final = vec[i64]([FAR] * 512)
_NO_CELLS: Final = vec[i64]([0] * 512)


class Weights:
    """What things are worth, in one unit; the defaults did best among a few tried by hand."""

    def __init__(self) -> None:
        self.saved: i64 = 600
        self.lost: i64 = 500
        self.damage: i64 = 14
        self.burning: i64 = 12
        self.smoking: i64 = 5
        self.point: i64 = 1
        self.help: i64 = 5
        self.safety: i64 = 7
        self.company: i64 = 1
        self.threat: i64 = 7
        self.blaze: i64 = 3
        self.fallen: i64 = 25
        self.caught: i64 = 350
        self.gun: i64 = 16


class SteadyFlashpoint(TurnBot):
    """A turn ahead at Flash Point."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.weights = Weights()

    def worth(self, state: State, seat: i64) -> i64:
        """People, then the way to them, then the house, as the next flashover will leave it."""
        after = state.copy()
        assert isinstance(after, FlashpointState)
        w = self.weights
        points = after.ap if after.phase == phases.ACT else after.saved(seat)
        # FP-AP-3: more than four cannot be kept, so the fifth is better spent on anything.
        total = w.point * (points if points < 4 else i64(4))
        if after.phase == phases.GUN_ROLL:
            total += w.gun
        # FP-FLASH-1: smoke beside fire is fire as soon as the turn ends.
        flashover.flash_over(after, None)
        total += w.saved * after.rescued - w.lost * after.lost - w.damage * after.damage
        for sheet in range(after.board.sheets):
            total -= w.burning * _many(after.marks[sheet * marks.KINDS + marks.FIRE])
            total -= w.smoking * _many(after.marks[sheet * marks.KINDS + marks.SMOKE])
        for number in range(after.players):
            if after.cell_of(number) >= 0 and after.burns(after.cell_of(number)):
                total -= w.fallen
        if after.has_ended() and after.ending > results.VICTIMS_LOST:
            # Endings of an expansion are defeats: folding the last ladder out saves no points.
            total -= 4 * w.lost
        return total + _worth_of_people(after, w)


def _worth_of_people(scene: FlashpointState, w: Weights) -> i64:
    """How far each point of interest and each victim is from help and from safety."""
    total: i64 = 0
    safety = _from_safety(scene)
    nearest = _UNKNOWN[:]
    for number in range(len(scene.board.listed)):
        cell: i64 = scene.board.listed[number]
        is_victim = scene.has(marks.VICTIM, cell) or scene.has(marks.TREATED, cell)
        if scene.has(marks.HAZMAT, cell):
            total -= _threat(scene, cell, w) // 3
        if not is_victim and not scene.has(marks.POI, cell):
            continue
        help_from = _from_cell(scene, cell)
        closest: i64 = FAR
        for seat in range(scene.players):
            at = scene.cell_of(seat)
            if at >= 0:
                if help_from[at] < closest:
                    closest = help_from[at]
                if help_from[at] < nearest[seat]:
                    nearest[seat] = help_from[at]
        total -= w.help * closest + _threat(scene, cell, w)
        if is_victim:
            total -= w.safety * safety[cell]
        else:
            total -= w.safety * (safety[cell] // 2 + 3)
    blaze = _from_fire(scene)
    for seat in range(scene.players):
        total -= w.company * nearest[seat]
        if scene.cell_of(seat) >= 0:
            total -= w.blaze * blaze[scene.cell_of(seat)]
    return total


def _threat(scene: FlashpointState, cell: i64, w: Weights) -> i64:
    """Fire that may reach the cell in the next roll or two."""
    if scene.burns(cell):
        return w.caught
    threat: i64 = 0
    if scene.has(marks.SMOKE, cell):
        threat += w.threat
    for way in range(scene.board.ways):
        if scene.can_pass(cell, way):
            beside = scene.board.cell_beside(cell, way)
            if beside >= 0 and scene.burns(beside):
                threat += w.threat
    return threat


def _from_safety(scene: FlashpointState) -> vec[i64]:
    """For every cell, the points it takes to carry somebody from there to safety."""
    board = scene.board
    goals = _NO_CELLS[:]
    count: i64 = 0
    if scene.rules.vehicles and scene.ambulance >= 0:
        goals[0] = board.spot_cell(0, scene.ambulance, 0)
        goals[1] = board.spot_cell(0, scene.ambulance, 1)
        count = 2
    else:
        for number in range(len(board.outside)):
            goals[count] = board.outside[number]
            count += 1
    return _spread(scene, goals, count, 2, 3)


def _from_fire(scene: FlashpointState) -> vec[i64]:
    """For every cell, the points it takes a firefighter to come from there to a fire."""
    goals = _NO_CELLS[:]
    count: i64 = 0
    for number in range(len(scene.board.listed)):
        cell: i64 = scene.board.listed[number]
        if scene.burns(cell):
            goals[count] = cell
            count += 1
    return _spread(scene, goals, count, 1, 1)


def _from_cell(scene: FlashpointState, cell: i64) -> vec[i64]:
    """For every cell, the points it takes a firefighter to come from there to this one."""
    goals = _NO_CELLS[:]
    goals[0] = cell
    return _spread(scene, goals, 1, 1, 1)


def _spread(
    scene: FlashpointState, queue: vec[i64], count: i64, step: i64, through_fire: i64
) -> vec[i64]:
    """Points from every cell to the nearest of the first `count` cells of the queue."""
    board = scene.board
    costs = _UNKNOWN[:]
    for i in range(count):
        costs[queue[i]] = 0
    head: i64 = 0
    tail = count
    size: i64 = 512
    while head != tail:
        cell = queue[head]
        head = head + 1 if head + 1 < size else i64(0)
        base = costs[cell] + step
        if scene.burns(cell):
            base += through_fire
        for way in range(scene.board.ways):
            barrier = i64(scene.edges[board.edge_beside(cell, way)])
            if barrier == barriers.NOTHING:
                continue
            cost = base + _TOLL[barrier]
            beside = board.cell_beside(cell, way)
            if cost < costs[beside]:
                costs[beside] = cost
                queue[tail] = beside
                tail = tail + 1 if tail + 1 < size else i64(0)
    return costs


def _many(mask: i64) -> i64:
    """How many cells a mask holds."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
