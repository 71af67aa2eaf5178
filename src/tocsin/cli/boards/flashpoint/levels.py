"""Levels of a house: what they are called, which one a low window shows, the others in a line."""

from tocsin.telling.flashpoint.house import House, Level
from tocsin.telling.speaker import Speaker


def tell_crowd(house: House, cell: str, words: Speaker) -> str:
    """A cell that holds more than fits into it."""
    return words("board-flashpoint-crowd", cell=cell, things=house.tell_cell(cell))


def level_in_focus(house: House, focus: str) -> Level:
    """Where the player looks, else where somebody acts, else the street."""
    view = house.view
    acting = [one.cell for one in view.firefighters if one.seat == view.active_seat]
    for cell in (focus, *acting):
        for level in house.levels:
            if cell is not None and house.knows(cell) and level.has(cell):
                return level
    return house.levels[0]


def row_in_focus(house: House, level: Level, focus: str) -> int:
    """The row where the player looks, else where somebody acts, else the middle of the level."""
    view = house.view
    acting = [one.cell for one in view.firefighters if one.seat == view.active_seat]
    for cell in (focus, *acting):
        if cell and house.knows(cell) and level.has(cell):
            return int(cell.rpartition(":")[2].partition(",")[0])
    return level.rows // 2


def tell_folded(house: House, level: Level, words: Speaker) -> str:
    """A level in one line."""
    cells = [level.cell(row, column) for row in level.all_rows() for column in level.all_columns()]
    return words(
        "board-flashpoint-folded",
        level=level_name(level, words),
        cell=level.cell(1, 1),
        **_counted(house, cells),
    )


def tell_rows(house: House, level: Level, rows: list[int], words: Speaker) -> str:
    """The rows of a level that a low window leaves out, in one line."""
    cells = [level.cell(row, column) for row in rows for column in level.all_columns()]
    shown = " ".join(map(str, rows))
    return words("board-flashpoint-rows-folded", rows=shown, **_counted(house, cells))


def _counted(house: House, cells: list[str]) -> dict[str, int]:
    """Fire, smoke and people in some cells."""
    view = house.view
    people = [pile.cell for pile in [*view.victims, *view.treated] for _ in range(pile.count)]
    people += [*view.pois, *(one.cell for one in view.firefighters if one.cell)]
    return {
        "fire": sum(cell in cells for cell in view.fire),
        "smoke": sum(cell in cells for cell in view.smoke),
        "people": sum(cell in cells for cell in people),
    }


def level_name(level: Level, words: Speaker) -> str:
    """What the level is called, with the faces of the black die that are its columns."""
    name = f"board-flashpoint-level-{level.prefix.removesuffix(':') or 'ground'}"
    if not words.has(name):
        name = "board-flashpoint-level"
    last = level.black_from + level.columns - 1
    return words(name, level=level.prefix, first=level.black_from, last=last)
