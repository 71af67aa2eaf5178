"""Objects where the players want them: any free cells, on any board (XD-OBJ-14).

large first, then small:   object_cells=3,6/3,7/b:2,2
                                        |       a small object
                                        a large one: two cells side by side
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tocsin.core.errors import SetupError
from tocsin.games.flashpoint.table import barriers

if TYPE_CHECKING:
    from tocsin.games.flashpoint.danger.table.board import DangerBoard


def choose_cells(
    board: "DangerBoard", names: tuple[str, ...], large: bool, small: bool
) -> list[int]:
    """XD-OBJ-14: the cells that were named, large object first; a SetupError says what is wrong."""
    needed = (2 if large else 0) + (1 if small else 0)
    if len(names) != needed:
        facts: dict[str, int | str] = {"needed": needed, "given": len(names)}
        raise SetupError("object-cells-are-counted", facts, "XD-OBJ-14")
    cells: list[int] = []
    for name in names:
        cells.append(_read_cell(board, name, cells))
    if large:
        _check_pair(board, cells[0], cells[1])
    return cells


def _read_cell(board: "DangerBoard", name: str, taken: list[int]) -> int:
    """Inside the building, not on stairs, each once."""
    cell = board.cell_named.get(name, -1)
    if cell < 0 or (cell >> 6) & 1:
        raise SetupError("object-cell-is-not-inside", {"cell": name[:20]}, "XD-OBJ-14")
    if board.exit[cell] >= 0:
        raise SetupError("object-cell-has-stairs", {"cell": name}, "XD-OBJ-14")
    if cell in taken:
        raise SetupError("object-cell-twice", {"cell": name}, "XD-OBJ-14")
    return cell


def _check_pair(board: "DangerBoard", first: int, second: int) -> None:
    """The two cells of a large object lie side by side with nothing between them."""
    way = board.way_between(first, second)
    if way < 0 or i64(board.start_edges[board.edge_beside(first, way)]) != barriers.FLOOR:
        facts: dict[str, int | str] = {"first": board.names[first], "second": board.names[second]}
        raise SetupError("object-cells-lie-apart", facts, "XD-OBJ-14")
