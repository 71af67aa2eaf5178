"""Tempers: the same level, more careful or bolder, `steady:careful`, `expert:bold`.

A temper multiplies weights, or shifts how much kinds of moves are liked; by how much lies in
`bots/<game>/data/tempers.json`, so that it can be read and changed without touching a search.
"""

from typing import Final

from tocsin.core.data import load_json
from tocsin.core.errors import SetupError

TEMPERS: Final[tuple[str, ...]] = ("careful", "bold")
VERSION: Final = 1


def split_name(name: str) -> tuple[str, str]:
    """The level and the temper of a name; most names have no temper."""
    level, _, temper = name.partition(":")
    return level, temper


def load_temper(game_id: str, temper: str) -> dict[str, float]:
    """What a temper does to the weights of this game, by their names."""
    table = load_json(f"tocsin.bots.{game_id}", "tempers.json")
    if not isinstance(table, dict) or table.get("version") != VERSION:
        raise SetupError("bad-weights", {"given": "tempers", "problem": "version"})
    chosen = table["tempers"].get(temper)
    if not isinstance(chosen, dict):
        raise SetupError("bad-weights", {"given": temper[:40], "problem": "unknown"})
    return {str(name): float(value) for name, value in chosen.items()}


def tempered(
    weights: list[float], names: tuple[str, ...], factors: dict[str, float]
) -> list[float]:
    """The same weights with some of them multiplied; `fires*` means all that begin with fires."""
    changed = list(weights)
    for word, factor in factors.items():
        found = False
        for i, name in enumerate(names):
            if name == word or (word.endswith("*") and name.startswith(word[:-1])):
                changed[i] = weights[i] * factor
                found = True
        if not found:
            raise SetupError("bad-weights", {"given": word[:40], "problem": "term"})
    return changed
