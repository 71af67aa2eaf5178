"""Which part of a large forest is shown: all of it if it fits, else the part where the fire burns.

Columns are counted in half cells, because every row is shifted by half a cell.
"""

from dataclasses import dataclass, replace

from tocsin.cli.boards import Space
from tocsin.games.feurio.face.view import FeurioView
from tocsin.telling.feurio.spoken import fire_front

# However low the window is, so many rows are shown.
ROWS_MIN = 3


@dataclass(frozen=True)
class Window:
    """A cut-out of the plane; `hidden` says how many tiles lie outside it."""

    left: int
    right: int
    top: int
    rows: int
    hidden: int

    def has(self, q: int, r: int) -> bool:
        """Is the cell inside?"""
        return self.left <= 2 * q + r <= self.right and self.top <= r < self.top + self.rows


def choose_window(view: FeurioView, space: Space, cell_width: int, height: int) -> Window:
    """Tiles and candidates if they fit; else tiles and hottest cells; else round the focus."""
    tiles = [(tile.q, tile.r) for tile in view.tiles]
    hottest = [(c.q, c.r) for c in fire_front(view) if c.is_hottest]
    others = [(c.q, c.r) for c in fire_front(view)]
    # How many half cells fit beside the first one, and how many rows.
    span_max = max(2, (space.width - cell_width - 1) * 2 // cell_width)
    rows_max = max(ROWS_MIN, height // 2)
    left, right, top, rows = _bounds(tiles + others)
    if right - left <= span_max and rows <= rows_max:
        return Window(left, right, top, rows, 0)
    left, right, top, rows = _bounds(tiles + hottest)
    if right - left <= span_max and rows <= rows_max:
        return Window(left, right, top, rows, 0)
    q, r = _focus(space.focus, hottest, tiles)
    if right - left > span_max:
        left = max(min(2 * q + r - span_max // 2, right - span_max), left)
        right = left + span_max
    if rows > rows_max:
        # The line that says what is hidden takes the place of half a row.
        rows_max = max(ROWS_MIN, (height - 1) // 2)
        top = max(min(r - rows_max // 2, top + rows - rows_max), top)
        rows = rows_max
    window = Window(left, right, top, rows, 0)
    return replace(window, hidden=sum(not window.has(q, r) for q, r in tiles))


def _bounds(cells: list[tuple[int, int]]) -> tuple[int, int, int, int]:
    if not cells:
        return 0, 0, 0, 1
    columns = [2 * q + r for q, r in cells]
    lines = [r for _, r in cells]
    return min(columns), max(columns), min(lines), max(lines) - min(lines) + 1


def _focus(
    wanted: str, hottest: list[tuple[int, int]], tiles: list[tuple[int, int]]
) -> tuple[int, int]:
    """The cell to put in the middle."""
    for q, r in hottest + tiles:
        if wanted in ("", f"{q},{r}"):
            return q, r
    return hottest[0] if hottest else (0, 0)
