"""The forest as a map: pointy-top hexagons laid like bricks, so that neighbours touch.

        ┌───────┬───────┐          6 RG· 2   value, spaces (men's letters, · free, x closed),
        │3 ··  4│6 G·· 3│                    free sides
        │ 0,-1  │ 1,-1  │          0,-1      the cell, as it is typed in a move
    ┌───┴───┬───┴───┬───┘          «10°»     a hottest cell, with its heat
    │6 RG· 2│4 ··  4│ «10°»        5°        another cell the fire may reach
    │  0,0  │  1,0  │  2,-1        #######   a firebreak; (4) if the viewer laid it
    └───────┴───────┘

Where the window is too low the lines between the rows are left out.
"""

from rich.text import Text

from tocsin.cli.boards import Space
from tocsin.cli.boards.feurio.paper import Paper
from tocsin.cli.boards.feurio.window import Window, choose_window
from tocsin.games.feurio.face.view import CandidateView, FeurioView, TileView
from tocsin.telling.feurio.spoken import fire_front
from tocsin.telling.speaker import Speaker

CELL_WIDTH = 8

HEAT_STYLES = ("", "bold cyan", "cyan", "green", "yellow", "bright_red", "bold red")
MEN_STYLES = {
    "red": "bold white on red",
    "green": "bold black on green",
    "blue": "bold white on blue",
    "yellow": "bold black on yellow",
}


def draw_map(view: FeurioView, words: Speaker, space: Space, height: int) -> Text:
    """Every tile and every candidate cell that fits into the space."""
    window = choose_window(view, space, CELL_WIDTH, height)
    is_tall = window.rows * 3 + 1 <= height
    pitch = 3 if is_tall else 2
    paper = Paper()
    for tile in view.tiles:
        if window.has(tile.q, tile.r):
            x, y = _corner(window, tile.q, tile.r, pitch)
            _draw_tile(paper, tile, words, x, y + (1 if is_tall else 0))
            if is_tall:
                paper.box(x, y, CELL_WIDTH, 3)
            else:
                paper.posts(x, y, CELL_WIDTH, 2)
    for cell in fire_front(view):
        if window.has(cell.q, cell.r):
            x, y = _corner(window, cell.q, cell.r, pitch)
            _draw_candidate(paper, cell, x, y + (1 if is_tall else 0))
    picture = paper.text()
    if window.hidden:
        picture.append(f"\n{words('board-feurio-outside', count=window.hidden)}", "dim")
    return picture


def _corner(window: Window, q: int, r: int, pitch: int) -> tuple[int, int]:
    """The upper left corner of a cell: half a cell further right with every row."""
    return (2 * q + r - window.left) * CELL_WIDTH // 2, (r - window.top) * pitch


def _draw_tile(paper: Paper, tile: TileView, words: Speaker, x: int, y: int) -> None:
    paper.put(x + 1, y + 1, tile.cell.center(CELL_WIDTH - 1), "dim")
    value = tile.value
    if tile.laid_face_down_by is not None:
        known = f"({value})" if value is not None else ""
        paper.put(x + 1, y, known.center(CELL_WIDTH - 1, "#"), "dim yellow")
        return
    assert value is not None
    paper.put(x + 1, y, str(value), HEAT_STYLES[value])
    at = x + 3
    present = 0
    for colour, count in tile.men.items():
        for _ in range(count):
            paper.put(at, y, words(f"name-feurio-letter-{colour}"), MEN_STYLES[colour])
            at += 1
        present += count
    for number in range(present, tile.spaces):
        is_open = number < tile.free_sides
        paper.put(at, y, "·" if is_open else "x", "bold" if is_open else "dim")
        at += 1
    paper.put(x + CELL_WIDTH - 1, y, str(tile.free_sides), "dim")


def _draw_candidate(paper: Paper, cell: CandidateView, x: int, y: int) -> None:
    if cell.is_hottest:
        paper.put(x + 1, y, f"«{cell.heat}°»".center(CELL_WIDTH - 1), "bold red")
        paper.put(x + 1, y + 1, cell.cell.center(CELL_WIDTH - 1), "bold")
    else:
        paper.put(x + 1, y, f"{cell.heat}°".center(CELL_WIDTH - 1), "dim")
