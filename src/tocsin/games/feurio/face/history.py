"""Could these tiles have been laid at all? What the way the fire spreads tells of a forest.

FE-SPREAD-7: without firebreaks every tile touches two others as soon as there are three. And
FE-SPREAD-2: some tile was laid last, at a hottest cell, and another before it. Only the last two
are looked for: that stays true of whatever is played from there on, and takes little time.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Problem
from tocsin.games.feurio.rules.setup import START_CELLS
from tocsin.games.feurio.table.hexes import STEPS, cell_at, name_of
from tocsin.games.feurio.table.state import FeurioState

LOOKED_BACK: Final = 2


def find_history_problems(s: FeurioState) -> list[Problem]:
    """A forest that no fire makes; the tiles are there and in one piece."""
    if s.tiles <= s.players:
        return []
    # Face down a tile warms nothing (FE-BREAK-7).
    warmth = {
        int(s.tile_cell[tile]): 0 if s.is_hidden(tile) else int(s.tile_value[tile])
        for tile in range(s.tiles)
    }
    lonely = _lonely(warmth)
    if lonely >= 0 and len(warmth) > 2 and 0 not in warmth.values():
        return [Problem("tile-beside-one-only", "FE-SPREAD-7", {"cell": name_of(lonely)})]
    start = [int(cell_at(q, r)) for q, r in START_CELLS[s.players - 1]]
    if not _could_be_laid(warmth, start, LOOKED_BACK):
        return [Problem("no-tile-could-be-the-last", "FE-SPREAD-2")]
    return []


def _beside(cell: int) -> list[int]:
    return [cell + int(STEPS[i]) for i in range(i64(6))]


def _lonely(warmth: dict[int, int]) -> int:
    """A tile that touches fewer than two others, -1 if there is none."""
    for cell in warmth:
        if sum(other in warmth for other in _beside(cell)) < 2:
            return cell
    return -1


def _could_be_laid(warmth: dict[int, int], start: list[int], back: int) -> bool:
    """Is there a last tile, laid where it was hottest, and so on for the tiles before it?"""
    if back == 0 or len(warmth) <= len(start):
        return True
    heat = _heat(warmth)
    for cell, warms in warmth.items():
        if cell in start or not _was_hottest(cell, warms, warmth, heat):
            continue
        before = {other: value for other, value in warmth.items() if other != cell}
        if _is_in_one_piece(before) and _could_be_laid(before, start, back - 1):
            return True
    return False


def _was_hottest(cell: int, warms: int, warmth: dict[int, int], heat: dict[int, int]) -> bool:
    """FE-SPREAD-2: without the tile itself no empty cell was hotter than its own."""
    beside = _beside(cell)
    own = sum(warmth.get(other, 0) for other in beside)
    for empty, warm in heat.items():
        if warm > own and (empty not in beside or warm - warms > own):
            return False
    return True


def _heat(warmth: dict[int, int]) -> dict[int, int]:
    """FE-SPREAD-1: how hot it is in every empty cell beside the fire."""
    found: dict[int, int] = {}
    for cell, value in warmth.items():
        for empty in _beside(cell):
            if empty not in warmth:
                found[empty] = found.get(empty, 0) + value
    return found


def _is_in_one_piece(warmth: dict[int, int]) -> bool:
    todo = [next(iter(warmth))]
    seen = set(todo)
    while todo:
        for other in _beside(todo.pop()):
            if other in warmth and other not in seen:
                seen.add(other)
                todo.append(other)
    return len(seen) == len(warmth)
