"""Weights of bots as data: what every term is worth, with where the numbers come from.

    {"version": 2, "sets": {"family": {"from": "…", "weights": {"rescued": 0.9, …}}}}

`from` says which command made them from which plays. A term without a number is worth nothing; one
that the bot does not know, a damaged file or one of another version is an error with a name.
"""

import json
import math
from typing import Final

from tocsin.core.data import load_text
from tocsin.core.errors import SetupError

VERSION: Final = 2


def load_weights(package: str, name: str, terms: tuple[str, ...]) -> list[float]:
    """The set of that name in `package`/data/weights.json, in the order of the terms."""
    return read_weights(load_text(package, "weights.json"), name, terms)


def read_weights(text: str, name: str, terms: tuple[str, ...]) -> list[float]:
    """One set out of the text of a file."""
    try:
        table = json.loads(text)
    except ValueError:
        raise _bad(name, "damaged") from None
    if not isinstance(table, dict) or table.get("version") != VERSION:
        raise _bad(name, "version")
    sets = table.get("sets")
    chosen = sets.get(name) if isinstance(sets, dict) else None
    if not isinstance(chosen, dict):
        raise _bad(name, "unknown")
    given = chosen.get("weights")
    if not isinstance(given, dict) or not chosen.get("from"):
        raise _bad(name, "damaged")
    for term, number in given.items():
        if term not in terms:
            raise _bad(term, "term")
        is_number = isinstance(number, (int, float)) and not isinstance(number, bool)
        if not is_number or not math.isfinite(number):
            raise _bad(term, "number")
    return [float(given.get(term, 0.0)) for term in terms]


def _bad(given: str, problem: str) -> SetupError:
    return SetupError("bad-weights", {"given": given[:40], "problem": problem})
