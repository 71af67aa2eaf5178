"""What never changes on a board of Flash Point, as JSON, read from the tables of the engine.

Only for games that do not say it themselves (`game.board()`). The form is what the rooms beside
this one read:

    levels    prefix, rows, columns, black_from, outside (ground, air or none), ring (cells)
    edges     edge, a, b, kind: what lies between two cells at the start
    rooms     cells that belong together, with nothing between them
    stairs    lower, upper, lower_exit, upper_exit
    objects   by kind, the cells where one may stand
    ambulance_spots, engine_spots     two cells for each side
    gun       cells the deck gun reaches, by the engine's side
    arrows    the next cell of every cell
    ladder_tops                       cells in the air that a ladder reaches
"""

from typing import Any

from tocsin.core.contract import Game
from tocsin.games.flashpoint import barriers
from tocsin.games.flashpoint.board import LETTERS, STEPS
from tocsin.games.flashpoint.board import Board as Table
from tocsin.games.flashpoint.plan import SIDES

KIND_OF = {
    int(barriers.WALL): "wall",
    int(barriers.LIGHT): "light-wall",
    int(barriers.WINDOW): "window",
    int(barriers.CLOSED): "door",
    int(barriers.FIREPROOF): "fireproof-door",
    int(barriers.DOORWAY): "doorway",
}
_UP = 4
_DOWN = 5


def board_of(game: Game) -> dict[str, Any]:
    """The board of a game, in the form above."""
    table: Table = game.board  # type: ignore[assignment]
    return {
        "game": "flashpoint",
        "name": table.plan.name,
        "levels": _levels(table),
        "edges": _edges(table),
        "rooms": _rooms(table),
        "stairs": _stairs(table),
        "objects": _objects(table),
        "ambulance_spots": _spots(table, 0),
        "engine_spots": _spots(table, 1),
        "gun": _gun(table),
        "arrows": {
            table.names[cell]: table.names[table.arrow[cell]]
            for cell in table.listed
            if table.arrow[cell] >= 0
        },
        "ladder_tops": [
            table.names[cell]
            for cell in table.listed
            if table.is_air(cell) and table.beside[8 * cell + _DOWN] >= 0
        ],
    }


def _levels(table: Table) -> list[dict[str, Any]]:
    return [
        {
            "prefix": level.prefix,
            "rows": level.rows,
            "columns": level.columns,
            "black_from": level.black_from,
            "outside": level.outside,
            "ring": [table.names[cell] for cell in table.listed if cell >> 6 == 2 * number + 1],
        }
        for number, level in enumerate(table.plan.levels)
    ]


def _edges(table: Table) -> list[dict[str, str]]:
    found = []
    for number in range(2, len(table.edge_names)):
        kind = KIND_OF.get(int(table.start_edges[number]))
        if kind is not None and int(table.edge_way[number]) < len(STEPS):
            found.append(
                {
                    "edge": table.edge_names[number],
                    "a": table.names[table.edge_a[number]],
                    "b": table.names[table.edge_b[number]],
                    "kind": kind,
                }
            )
    return found


def _rooms(table: Table) -> list[list[str]]:
    """Cells of the building joined without anything between them, room by room."""
    inside = [cell for cell in table.listed if (int(cell) >> 6) % 2 == 0]
    rooms: list[list[str]] = []
    seen: set[int] = set()
    for start in inside:
        if start in seen:
            continue
        room, front = {start}, [start]
        while front:
            here = front.pop()
            for way in range(len(STEPS)):
                there = int(table.beside[8 * here + way])
                is_free = there in inside and table.edge_at[8 * here + way] <= 1
                if is_free and there not in room:
                    room.add(there)
                    front.append(there)
        seen |= room
        rooms.append([table.names[cell] for cell in sorted(room)])
    return rooms


def _stairs(table: Table) -> list[dict[str, str]]:
    found = []
    for lower in table.listed:
        upper = int(table.beside[8 * lower + _UP])
        if table.exit[lower] >= 0 and upper >= 0:
            found.append(
                {
                    "lower": table.names[lower],
                    "upper": table.names[upper],
                    "lower_exit": LETTERS[table.exit[lower]],
                    "upper_exit": LETTERS[table.exit[upper]],
                }
            )
    return found


def _objects(table: Table) -> dict[str, list[str]]:
    if not table.plan.is_extreme:
        return {}
    from tocsin.games.flashpoint.danger.building import load_building

    levels = table.plan.levels
    return {
        kind: [f"{levels[level].prefix}{row},{column}" for level, row, column in places]
        for kind, places in load_building(table.plan.name).objects.items()
    }


def _spots(table: Table, vehicle: int) -> dict[str, list[str]]:
    return {
        side: [table.names[table.spot_cell(vehicle, spot, which)] for which in (0, 1)]
        for spot, side in enumerate(SIDES)
    }


def _gun(table: Table) -> dict[str, list[str]]:
    reached: dict[str, list[str]] = {}
    for spot, side in enumerate(SIDES):
        reached[side] = [
            table.names[cell]
            for cell in table.listed
            if (int(cell) >> 6) % 2 == 0
            and (int(table.gun_area[spot * int(table.sheets) + (int(cell) >> 6)]) >> (cell & 63))
            & 1
        ]
    return reached
