"""Ways through the building, in action points: to a place on foot, and out with somebody carried.

    on foot    1 a step, 2 into fire, 1 more for a closed door
    carrying   2 a step, 1 more through fire, 1 more for a closed door

Standing walls stop both: breaking through hardly ever pays (tried: the same wins without).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.core.mixing import SEED, mix, mix_small
from tocsin.games.flashpoint.table import marks
from tocsin.games.flashpoint.table.state import FlashpointState

FAR: Final[i64] = 40
# What a barrier costs on the way, in the order of `barriers`; those of an expansion from 9 on.
_TOLLS: Final = vec[i64](
    [0, 0, 0, FAR, FAR, 0, 1, 0, 0, FAR, 2, 1, 0, 0, 1, 0, FAR, 0, 1],
)
_QUEUE: Final[i64] = 1024
# How many tables are kept, a power of two.
_KEPT: Final[i64] = 1024


def field_of(s: FlashpointState) -> i64:
    """Fires and edges in one number: all that ways and explosions depend on."""
    hashed = mix_small(SEED, s.edges)
    for sheet in range(s.board.sheets):
        hashed = mix(hashed, s.marks[sheet * marks.KINDS + marks.FIRE])
    return hashed


class Floods:
    """Tables of ways for one board; those of the last few hundred fields are kept.

    In one's turn most positions differ by where one stands or by one fire, so that a table made
    for one serves many.
    """

    def __init__(self, cells: int) -> None:
        self.cells: i64 = cells
        self.far: vec[i64] = vec[i64]([FAR] * cells)
        self.queue: vec[i64] = vec[i64]([0] * int(_QUEUE))
        # One table for every seat, and the way out.
        self.on_foot: list[vec[i64]] = [self.far for _ in range(6)]
        self.out: vec[i64] = self.far
        self.keys: vec[i64] = vec[i64]([0] * int(_KEPT))
        self.tables: list[vec[i64]] = [self.far for _ in range(int(_KEPT))]

    def walk(self, s: FlashpointState, field: i64) -> None:
        """From every firefighter to every cell."""
        for seat in range(s.players):
            cell = s.cell_of(seat)
            if cell < 0:
                self.on_foot[seat] = self.far
                continue
            key = mix(field, cell)
            slot = key & (_KEPT - 1)
            if self.keys[slot] == key:
                self.on_foot[seat] = self.tables[slot]
                continue
            costs = self.far[:]
            costs[cell] = 0
            self.queue[0] = cell
            self._spread(s, costs, 1, 1, True)
            self.on_foot[seat] = costs
            self.keys[slot] = key
            self.tables[slot] = costs

    def carry(self, s: FlashpointState, field: i64) -> None:
        """From every cell to where people are safe: outside, or at the ambulance (2 a drive)."""
        key = mix(field, 4096 + s.ambulance)
        slot = key & (_KEPT - 1)
        if self.keys[slot] != key:
            self.tables[slot] = self._carry(s)
            self.keys[slot] = key
        self.out = self.tables[slot]

    def _carry(self, s: FlashpointState) -> vec[i64]:
        board = s.board
        costs = self.far[:]
        count: i64 = 0
        if s.rules.vehicles and s.ambulance >= 0:
            for turn in range(i64(4)):
                # FP-VEH-3: round the board; three sides on is one side back.
                spot = (s.ambulance + turn) & 3
                drives = turn if turn < 3 else i64(1)
                for which in range(i64(2)):
                    cell = board.spot_cell(0, spot, which)
                    if 2 * drives < costs[cell]:
                        costs[cell] = 2 * drives
                        self.queue[count] = cell
                        count += 1
        else:
            for number in range(i64(len(board.outside))):
                cell = board.outside[number]
                costs[cell] = 0
                self.queue[count] = cell
                count += 1
        self._spread(s, costs, count, 2, False)
        return costs

    def _spread(
        self, s: FlashpointState, costs: vec[i64], count: i64, step: i64, entering: bool
    ) -> None:
        """Relax until nothing gets cheaper; `entering`: the fire of the next cell counts."""
        board = s.board
        queue = self.queue
        head: i64 = 0
        tail = count
        ways = board.ways
        while head != tail:
            cell = queue[head]
            head += 1
            if head == _QUEUE:
                head = 0
            base = costs[cell] + step
            if not entering and s.burns(cell):
                base += 1
            for way in range(ways):
                barrier = i64(s.edges[board.edge_beside(cell, way)])
                if barrier == 0:
                    continue
                toll = _TOLLS[barrier]
                if toll == FAR:
                    continue
                beside = board.cell_beside(cell, way)
                cost = base + toll
                if cost >= costs[beside]:
                    continue
                if entering and s.burns(beside):
                    cost += 1
                    if cost >= costs[beside]:
                        continue
                costs[beside] = cost
                queue[tail] = beside
                tail += 1
                if tail == _QUEUE:
                    tail = 0
