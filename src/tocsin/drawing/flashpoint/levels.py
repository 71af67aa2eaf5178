"""One level of a board by itself, for pages that show them one below the other."""

from typing import Any


def level_alone(board: dict[str, Any], prefix: str) -> dict[str, Any]:
    """The board with nothing left but the level whose cells have this prefix.

    Stairs keep the end that is on the level.
    """

    def is_here(cell: str) -> bool:
        head, colon, _ = cell.rpartition(":")
        return head + colon == prefix

    def kept(name: str) -> dict[str, Any]:
        return {key: cells for key, cells in board.get(name, {}).items() if is_here(cells[0])}

    alone = {
        **board,
        "levels": [level for level in board["levels"] if level["prefix"] == prefix],
        "edges": [edge for edge in board["edges"] if is_here(edge["a"])],
        "rooms": [room for room in board["rooms"] if is_here(room[0])],
        "stairs": [
            flight
            for flight in board.get("stairs", [])
            if is_here(flight["lower"]) or is_here(flight["upper"])
        ],
        "gun": {
            side: [cell for cell in cells if is_here(cell)] for side, cells in board["gun"].items()
        },
        "arrows": {cell: goal for cell, goal in board["arrows"].items() if is_here(cell)},
        "ladder_places": [at for at in board.get("ladder_places", []) if is_here(at["top"])],
    }
    for name in ("object_places", "ambulance_spots", "engine_spots"):
        alone[name] = kept(name)
    return alone
