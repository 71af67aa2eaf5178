"""What the fire will do: how many of the possible rolls hit a cell, a wall, a neighbour.

A roll on a burning cell explodes, and a shockwave runs on along a straight line of fire. So a cell
is hit by every fire of an unbroken line that points at it, and a wall by every fire before it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.games.flashpoint.table import barriers, marks, masks
from tocsin.games.flashpoint.table.state import FlashpointState

# How many counts are kept, a power of two.
_KEPT: Final[i64] = 512


class Blaze:
    """Counts over the whole board, after a flashover; those of the last fields are kept."""

    def __init__(self) -> None:
        self.fires: i64 = 0
        self.smokes: i64 = 0
        self.walls_hit: i64 = 0
        self.cells_lit: i64 = 0
        self.beside_fire: i64 = 0
        self.doors_beside: i64 = 0
        self.opened: i64 = 0
        self.closed: i64 = 0
        self.keys: vec[i64] = vec[i64]([0] * int(_KEPT))
        self.kept: vec[i64] = vec[i64]([0] * int(8 * _KEPT))

    def count(self, s: FlashpointState, field: i64) -> None:
        """Everything; only smoke does not follow from the field."""
        self.smokes = 0
        for sheet in range(s.board.sheets):
            self.smokes += masks.count(s.marks[sheet * marks.KINDS + marks.SMOKE])
        slot = field & (_KEPT - 1)
        if self.keys[slot] == field:
            self._recall(8 * slot)
            return
        self._count_field(s)
        self.keys[slot] = field
        self._keep(8 * slot)

    def _count_field(self, s: FlashpointState) -> None:
        """Look at every fire once, in all four directions, and at every door."""
        self.fires = 0
        self.walls_hit = 0
        self.cells_lit = 0
        self.beside_fire = 0
        self.doors_beside = 0
        self.opened = 0
        self.closed = 0
        for sheet in range(s.board.sheets):
            fire = s.marks[sheet * marks.KINDS + marks.FIRE]
            self.fires += masks.count(fire)
            while fire:
                cell = sheet * 64 + masks.lowest(fire)
                fire &= fire - 1
                for way in range(i64(4)):
                    self._look(s, cell, way)
        for edge in range(i64(2), i64(len(s.edges))):
            barrier = i64(s.edges[edge])
            if barrier == barriers.CLOSED:
                self.closed += 1
            elif barrier == barriers.OPEN:
                self.opened += 1

    def _keep(self, at: i64) -> None:
        kept = self.kept
        kept[at] = self.fires
        kept[at + 1] = self.walls_hit
        kept[at + 2] = self.cells_lit
        kept[at + 3] = self.beside_fire
        kept[at + 4] = self.doors_beside
        kept[at + 5] = self.opened
        kept[at + 6] = self.closed

    def _recall(self, at: i64) -> None:
        kept = self.kept
        self.fires = kept[at]
        self.walls_hit = kept[at + 1]
        self.cells_lit = kept[at + 2]
        self.beside_fire = kept[at + 3]
        self.doors_beside = kept[at + 4]
        self.opened = kept[at + 5]
        self.closed = kept[at + 6]

    def _look(self, s: FlashpointState, cell: i64, way: i64) -> None:
        """Where an explosion in this cell ends in one direction."""
        board = s.board
        first = True
        while True:
            barrier = i64(s.edges[board.edge_beside(cell, way)])
            if barrier == barriers.NOTHING:
                return
            if barriers.stands(barrier):
                self.walls_hit += 1
                return
            if barrier in (barriers.CLOSED, barriers.OPEN):
                if first:
                    self.doors_beside += 1
                if barrier == barriers.CLOSED:
                    return
            elif not barriers.lets_through(barrier):
                return
            cell = board.cell_beside(cell, way)
            if not s.burns(cell):
                self.cells_lit += 1
                if first:
                    self.beside_fire += 1
                return
            first = False


def danger(s: FlashpointState, cell: i64) -> i64:
    """How many of the possible rolls would set this cell on fire; all of them where it burns."""
    if s.burns(cell):
        return 48
    board = s.board
    rolls: i64 = 0
    near = False
    smokes = s.smokes(cell)
    for way in range(i64(4)):
        at = cell
        while True:
            barrier = i64(s.edges[board.edge_beside(at, way)])
            if not barriers.lets_through(barrier):
                break
            at = board.cell_beside(at, way)
            if not s.burns(at):
                if smokes and board.cell_beside(cell, way) == at and s.smokes(at):
                    rolls += 1
                break
            rolls += 1
            near = True
    return rolls + 1 if smokes or near else rolls
