"""The ten crew members and what is printed on their cards (TI-SETUP-2, TI-SETUP-4, TI-RESCUE-1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.core.data import load_json
from tocsin.core.errors import SetupError
from tocsin.core.facts import Arg

MURDOCH: Final[i64] = 0
BOXHALL: Final[i64] = 1
LEE: Final[i64] = 2
LATIMER: Final[i64] = 3
LOWE: Final[i64] = 4
FLEET: Final[i64] = 5
SMITH: Final[i64] = 6
PITMAN: Final[i64] = 7
LIGHTOLLER: Final[i64] = 8
PHILLIPS: Final[i64] = 9
MEMBERS_N: Final[i64] = 10
NAMES: Final[tuple[str, ...]] = (
    "murdoch",
    "boxhall",
    "lee",
    "latimer",
    "lowe",
    "fleet",
    "smith",
    "pitman",
    "lightoller",
    "phillips",
)
PLAYERS_MAX: Final = 5


def read_column(loaded: object, column: str, low: int, high: int) -> list[int]:
    """Check one column of the data file: ten members in order, each value within its bounds."""
    if not isinstance(loaded, list) or len(loaded) != len(NAMES):
        facts: dict[str, Arg] = {"file": "crew.json", "where": "top"}
        raise SetupError("bad-data", {**facts, "expected": "a list of ten"})
    values: list[int] = []
    for number, entry in enumerate(loaded):
        name = entry.get("id") if isinstance(entry, dict) else None
        value = entry.get(column) if isinstance(entry, dict) else None
        if name != NAMES[number]:
            raise SetupError("bad-data", {"file": "crew.json", "where": number, "found": str(name)})
        if not isinstance(value, int) or not low <= value <= high:
            raise SetupError(
                "bad-data", {"file": "crew.json", "where": f"{name} {column}", "found": str(value)}
            )
        values.append(value)
    return values


_TABLE: Final = load_json("tocsin.games.titanic", "crew.json")
# TI-SETUP-4: Action cards at the start.
START_CARDS: Final = vec[i64](read_column(_TABLE, "start", 0, 4))
# TI-RESCUE-1: the interval runs from 1 to this.
RESCUE_MAX: Final = vec[i64](read_column(_TABLE, "rescue_max", 1, 6))
PLAYERS_MIN: Final = vec[i64](read_column(_TABLE, "players_min", 1, 5))
# TI-RESCUE-7: Action cards drawn after an own failure; Fleet keeps one of his three.
COMPENSATION: Final = vec[i64](read_column(_TABLE, "compensation", 0, 3))


def is_eligible(member: i64, players: i64) -> bool:
    """TI-SETUP-2: may the crew card be used by that many players?"""
    return players >= PLAYERS_MIN[member]


def list_eligible(players: i64) -> list[str]:
    """TI-SETUP-2: the crew cards that many players may use."""
    return [NAMES[member] for member in range(MEMBERS_N) if is_eligible(member, players)]
