"""How far the rescue dog gets this turn: it opens nothing and squeezes through damaged walls.

For everybody else the base game's search holds, over stairs and ladders too (XD-STAIR-2,
XD-LADDER-5). The dog's does real moves on copies as that one does, and stops where a marker is
turned over.
"""

from mypy_extensions import i64

from tocsin.core.facts import Reach, Target
from tocsin.games.flashpoint.actions import walk
from tocsin.games.flashpoint.danger.actions import squeeze
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table.state import DangerState, danger_of
from tocsin.games.flashpoint.rules import escape
from tocsin.games.flashpoint.table import codes, due

_KINDS = {
    int(codes.WALK): "cell",
    int(codes.CARRY): "cell-with-victim",
    int(danger_codes.SQUEEZE): "cell",
}


def find_dogs_reach(s: DangerState) -> list[Reach]:
    """XD-SPEC-3: alone, walking and squeezing; then dragging somebody."""
    alone = _search(s, [int(codes.WALK), int(danger_codes.SQUEEZE)])
    return alone + _search(s, [int(codes.CARRY)])


def _search(start: DangerState, verbs: list[int]) -> list[Reach]:
    """Cheapest first; no step costs nothing, so a cell that was met first was met cheapest."""
    best: dict[str, Reach] = {}
    rows: list[list[tuple[DangerState, tuple[str, ...]]]] = [[] for _ in range(int(start.ap) + 1)]
    rows[0].append((start, ()))
    seen: set[tuple[int, int]] = set()
    for row in rows:
        for here, moves in row:
            key = int(here.cell_of(here.seat)), int(here.ap)
            if key in seen:
                continue
            seen.add(key)
            for way in range(start.board.ways):
                for verb in verbs:
                    _go(here, moves, verb, way, int(start.ap), rows, best)
    return sorted(best.values(), key=lambda one: one.cost)


def _go(
    here: DangerState,
    moves: tuple[str, ...],
    verb: int,
    way: i64,
    budget: int,
    rows: list[list[tuple[DangerState, tuple[str, ...]]]],
    best: dict[str, Reach],
) -> None:
    """One step further, if the dog may take it and nobody is left in peril by it."""
    is_squeeze = verb == danger_codes.SQUEEZE
    refused = (
        squeeze.refused(here, here.seat, way)
        if is_squeeze
        else walk.refused(here, here.seat, verb, way)
    )
    if refused != 0:
        return
    after = danger_of(here.copy())
    if is_squeeze:
        after.ap -= squeeze.PRICE
        asked = squeeze.do(after, after.seat, way, None)
    else:
        asked = walk.do(after, verb, way, None)
    if escape.refused(here, after) != 0:
        return
    cost = budget - int(after.ap)
    told = (*moves, f"{danger_codes.VERBS[verb]}:{here.board.way_names[way]}")
    goal = here.board.names[after.cell_of(after.seat)]
    if goal not in best or cost < best[goal].cost:
        best[goal] = Reach(Target(_KINDS[verb], goal), cost, told)
    if asked == due.NOTHING and not after.has_ended():
        rows[cost].append((after, told))
