"""How far the active figure can get this turn: every cell with the whole price and the moves.

The search does real moves on copies: steps, doors opened on the way, through fire where a way off
is left. It stops where a marker is turned over, because nobody knows what then comes. A cell is
listed once for going there alone, and once for each thing in the figure's own cell that it could
bring there: `cell-with-victim`, `cell-with-hazmat`, `cell-with-treated`.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Reach, Target
from tocsin.games.flashpoint.actions import door, walk
from tocsin.games.flashpoint.rules import escape
from tocsin.games.flashpoint.table import codes, due
from tocsin.games.flashpoint.table.state import FlashpointState

_KINDS: Final = ("cell", "cell-with-victim", "cell-with-hazmat", "cell-with-treated")


class Way:
    """A table that can be reached, the price so far, the moves, the doors opened."""

    def __init__(self, s: FlashpointState, moves: tuple[str, ...], opened: tuple[int, ...]) -> None:
        self.s = s
        self.moves = moves
        self.opened = opened

    def key(self) -> tuple[int, ...]:
        """Where the figure is, with which points, and what it opened."""
        s = self.s
        return int(s.cell_of(s.seat)), int(s.ap), int(s.free), *sorted(self.opened)


def find_reach(s: FlashpointState) -> list[Reach]:
    """FP-MOVE-1, FP-MOVE-3, FP-DOOR-1: cheapest first, alone, then with each thing at hand."""
    found: list[Reach] = []
    for verb in range(i64(len(_KINDS))):
        found += _search(s, verb)
    return found


def _search(start: FlashpointState, verb: i64) -> list[Reach]:
    """Cheapest first; no action costs nothing, so a table that was met first was met cheapest."""
    budget = start.ap + start.free
    best: dict[str, Reach] = {}
    rows: list[list[Way]] = [[] for _ in range(int(budget) + 1)]
    rows[0].append(Way(start, (), ()))
    seen: set[tuple[int, ...]] = set()
    for row in rows:
        for here in row:
            if here.key() in seen:
                continue
            seen.add(here.key())
            for way in range(start.board.ways):
                _open(here, way, budget, rows)
                _go(here, verb, way, budget, rows, best)
    return sorted(best.values(), key=lambda one: one.cost)


def _open(here: Way, way: i64, budget: i64, rows: list[list[Way]]) -> None:
    s = here.s
    if door.refused(s, s.seat, codes.OPEN_DOOR, way) != 0:
        return
    after = s.copy()
    door.do(after, codes.OPEN_DOOR, way, None)
    if escape.refused(s, after) != 0:
        return
    edge = int(s.board.edge_beside(s.cell_of(s.seat), way))
    moves = (*here.moves, f"open:{s.board.way_names[way]}")
    rows[int(budget - after.ap - after.free)].append(Way(after, moves, (*here.opened, edge)))


def _go(
    here: Way, verb: i64, way: i64, budget: i64, rows: list[list[Way]], best: dict[str, Reach]
) -> None:
    s = here.s
    if walk.refused(s, s.seat, verb, way) != 0:
        return
    after = s.copy()
    asked = walk.do(after, verb, way, None)
    if escape.refused(s, after) != 0:
        return
    cost = int(budget - after.ap - after.free)
    moves = (*here.moves, f"{walk.WORDS[verb]}:{s.board.way_names[way]}")
    goal = s.board.names[after.cell_of(s.seat)]
    if goal not in best or cost < best[goal].cost:
        best[goal] = Reach(Target(_KINDS[verb], goal), cost, moves)
    if asked == due.NOTHING and not after.has_ended():
        rows[cost].append(Way(after, moves, here.opened))
