"""Which boards the pages show: those of the game and its expansions, and the halves alone."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from tocsin.drawing import board_of
from tocsin.drawing.flashpoint.house import House
from tocsin.drawing.flashpoint.levels import level_alone
from tocsin.facade import expansions, game

# Boards of users, as the page about them shows one.
EXAMPLES = Path(__file__).parents[3] / "docs" / "examples"
# What lies between cells, in the order of the legend.
KINDS = (
    "wall",
    "light-wall",
    "window",
    "door",
    "fireproof-door",
    "doorway",
    "solid-wall",
)


@cache
def board_names() -> tuple[str, ...]:
    """Every board that can be chosen, the base game's first."""
    found: list[str] = []
    for rules in (game("flashpoint"), *expansions("flashpoint").values()):
        for option in rules.option_specs:
            if option.name == "board":
                found += option.choices
    return tuple(dict.fromkeys(found))


def base_boards() -> tuple[str, ...]:
    """The boards of the game without its expansions."""
    specs = {option.name: option for option in game("flashpoint").option_specs}
    return tuple(specs["board"].choices)


def half_boards() -> tuple[str, ...]:
    """Boards that are only ever added to another one."""
    return tuple(dict.fromkeys(name.partition("+")[2] for name in board_names() if "+" in name))


def drawn_boards() -> tuple[str, ...]:
    """What is drawn: boards, halves by themselves, then what they make together."""
    alone = [name for name in board_names() if "+" not in name]
    return (*alone, *half_boards(), *(name for name in board_names() if "+" in name))


@cache
def read_board(name: str) -> dict[str, Any]:
    """The board of that name; a half is the last level of a board that has it."""
    if (EXAMPLES / f"{name}.json").exists():
        return board_of(game("flashpoint", board=EXAMPLES / f"{name}.json"))
    if name not in half_boards():
        return board_of(game("flashpoint", board=name))
    whole = next(read_board(other) for other in board_names() if other.endswith(f"+{name}"))
    alone = level_alone(whole, whole["levels"][-1]["prefix"])
    # What the gun and ladders reach depends on the board it is added to.
    return {**alone, "name": name, "gun": {}, "ladder_places": []}


def levels_of(board: dict[str, Any]) -> list[dict[str, Any]]:
    """Each level as a board of its own."""
    return [level_alone(board, level["prefix"]) for level in board["levels"]]


def count(board: dict[str, Any], kind: str) -> int:
    """How many edges of a board are of that kind."""
    return sum(edge.kind == kind for edge in House({}, board).edges)


def other_end(name: str, flight: dict[str, str], is_up: bool) -> str:
    """The other end of a flight by the dice; nothing where that depends on the board under it."""
    wholes = [name]
    if name in half_boards():
        wholes = [other for other in board_names() if other.endswith(f"+{name}")]
    here, there = ("lower", "upper") if is_up else ("upper", "lower")
    found = set()
    for whole in wholes:
        board = read_board(whole)
        for other in board.get("stairs", []):
            if other[here] == flight[here]:
                found.add(dice_of(board, other[there]))
    return found.pop() if len(found) == 1 else ""


def dice_of(board: dict[str, Any], cell: str) -> str:
    """The red and the black face that hit a cell."""
    prefix, colon, place = cell.rpartition(":")
    row, column = place.split(",")
    for level in board["levels"]:
        if level["prefix"] == prefix + colon:
            return f"{row},{level['black_from'] + int(column) - 1}"
    raise ValueError(f"no level has the cell {cell}")
