"""Plans of users' own boards: a house with all that the base game has, and one of two levels."""

import copy
import json
from pathlib import Path
from typing import Any

from tocsin.core.data import load_json

ROOT = Path(__file__).parents[3]
COTTAGE = ROOT / "docs" / "examples" / "cottage.json"

# Four rows and five columns, enough for the advanced game at its first level.
HOUSE: dict[str, Any] = {
    "name": "Mill house",
    "levels": [
        {
            "prefix": "",
            "rows": 4,
            "columns": 5,
            "black_from": 1,
            "outside": "ground",
            "walls": ["1,2|1,3", "2,2|2,3", "2,3|3,3", "2,4|3,4", "4,3|4,4"],
            "doors": ["3,3|3,4", "2,5|3,5", "2,1|3,1", "0,4|1,4"],
            "doorways": ["2,0|2,1", "3,5|3,6"],
            "arrows": ["e e e e s", "n w w w s", "n e e e s", "n w w w w"],
        }
    ],
    "ambulance": {
        "n": ["0,1", "0,2"],
        "e": ["3,6", "4,6"],
        "s": ["5,4", "5,5"],
        "w": ["1,0", "2,0"],
    },
    "engine": {
        "n": ["0,4", "0,5"],
        "e": ["1,6", "2,6"],
        "s": ["5,1", "5,2"],
        "w": ["3,0", "4,0"],
    },
    "gun": {
        "n": {"rows": [1, 2], "columns": [3, 5]},
        "e": {"rows": [1, 2], "columns": [3, 5]},
        "s": {"rows": [3, 4], "columns": [1, 3]},
        "w": {"rows": [3, 4], "columns": [1, 3]},
    },
    "first_explosion": ["2,1", "2,2", "2,3", "2,4", "2,5"],
    "family_fires": ["1,1", "1,2", "2,4", "3,2"],
    "family_pois": ["1,5", "4,1", "4,5"],
}

# The same size twice, with windows, light walls, fireproof doors, stairs and objects.
TOWER: dict[str, Any] = {
    "name": "Tower",
    "levels": [
        {
            "prefix": "",
            "rows": 4,
            "columns": 5,
            "outside": "ground",
            "walls": ["1,2|1,3", "2,3|3,3"],
            "doors": ["2,2|2,3", "4,5|4,6"],
            "doorways": ["2,0|2,1"],
            "windows": ["0,3|1,3", "3,5|3,6"],
            "light_walls": ["3,2|3,3"],
            "fireproof_doors": ["4,2|4,3"],
            "arrows": ["e e e e s", "n w w w s", "n e e e s", "n w w w w"],
        },
        {
            "prefix": "u:",
            "rows": 4,
            "columns": 5,
            "outside": "air",
            "walls": ["u:1,2|u:1,3"],
            "doors": ["u:2,2|u:2,3"],
            "windows": ["u:0,3|u:1,3", "u:2,0|u:2,1", "u:3,5|u:3,6", "u:4,2|u:5,2"],
            "light_walls": ["u:3,2|u:3,3"],
            "fireproof_doors": ["u:2,4|u:3,4"],
            "arrows": ["e e e e s", "n w w w s", "n e e e s", "n w w w w"],
        },
    ],
    "ambulance": HOUSE["ambulance"],
    "engine": HOUSE["engine"],
    "gun": {
        "n": {"rows": [1, 2], "columns": [1, 10]},
        "e": {"rows": [1, 2], "columns": [1, 10]},
        "s": {"rows": [3, 4], "columns": [1, 10]},
        "w": {"rows": [3, 4], "columns": [1, 10]},
    },
    "stairs": ["3,1>n|u:3,1>n"],
    "objects": {"car": ["1,4", "1,5"], "large": ["u:4,4", "u:4,5"], "small": ["4,3"]},
}


def house() -> dict[str, Any]:
    """A house to be changed."""
    return copy.deepcopy(HOUSE)


def tower() -> dict[str, Any]:
    """A house of two levels to be changed."""
    return copy.deepcopy(TOWER)


def cottage() -> dict[str, Any]:
    """The example of the documentation."""
    plan: dict[str, Any] = json.loads(COTTAGE.read_text("utf-8"))
    return plan


def ours(name: str) -> dict[str, Any]:
    """One of our own boards as a user would write it, half boards laid beside it."""
    board, _, half = name.partition("+")
    if board in ("front", "back"):
        return _loaded("tocsin.games.flashpoint", board)
    plan = _loaded("tocsin.games.flashpoint.danger", board) | {"name": f"My {name}"}
    if half:
        added = _loaded("tocsin.games.flashpoint.danger", half)
        plan["levels"].append(added["level"])
        plan["stairs"] += added["stairs"][board]
        plan["gun"] |= added["gun"][board]
        plan["first_explosion"] = []
    return plan


def _loaded(package: str, name: str) -> dict[str, Any]:
    loaded = load_json(package, name + ".json")
    assert isinstance(loaded, dict)
    return loaded
