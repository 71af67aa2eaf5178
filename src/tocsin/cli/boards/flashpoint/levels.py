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


def tell_folded(house: House, level: Level, words: Speaker) -> str:
    """A level in one line."""
    view = house.view
    people = [pile.cell for pile in [*view.victims, *view.treated] for _ in range(pile.count)]
    people += [*view.pois, *(one.cell for one in view.firefighters if one.cell)]
    return words(
        "board-flashpoint-folded",
        level=level_name(level, words),
        fire=sum(level.has(cell) for cell in view.fire),
        smoke=sum(level.has(cell) for cell in view.smoke),
        people=sum(level.has(cell) for cell in people),
        cell=level.cell(1, 1),
    )


def level_name(level: Level, words: Speaker) -> str:
    """What the level is called, with the faces of the black die that are its columns."""
    name = f"board-flashpoint-level-{level.prefix.removesuffix(':') or 'ground'}"
    if not words.has(name):
        name = "board-flashpoint-level"
    last = level.black_from + level.columns - 1
    return words(name, level=level.prefix, first=level.black_from, last=last)
