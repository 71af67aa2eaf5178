"""One level of a board by itself, for pages that show them one below the other."""

from typing import Any


def level_alone(board: dict[str, Any], prefix: str) -> dict[str, Any]:
    """The board with nothing left but the level whose cells have this prefix.

    Stairs keep the end that is on the level.
    """

    def is_here(cell: str) -> bool:
        head, colon, _ = cell.rpartition(":")
        return head + colon == prefix

    def spots(name: str) -> dict[str, list[str]]:
        return {side: cells for side, cells in board[name].items() if is_here(cells[0])}

    return {
        **board,
        "levels": [level for level in board["levels"] if level["prefix"] == prefix],
        "edges": [edge for edge in board["edges"] if is_here(edge["a"])],
        "solid": [wall for wall in board["solid"] if is_here(wall["cell"])],
        "stairs": [
            flight
            for flight in board["stairs"]
            if is_here(flight["lower"]) or is_here(flight["upper"])
        ],
        "objects": {kind: cells for kind, cells in board["objects"].items() if is_here(cells[0])},
        "ambulance_spots": spots("ambulance_spots"),
        "engine_spots": spots("engine_spots"),
        "gun": {
            side: [cell for cell in cells if is_here(cell)] for side, cells in board["gun"].items()
        },
        "arrows": {cell: goal for cell, goal in board["arrows"].items() if is_here(cell)},
        "ladder_tops": [cell for cell in board["ladder_tops"] if is_here(cell)],
    }
