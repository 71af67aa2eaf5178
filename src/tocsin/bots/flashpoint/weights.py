"""Reading weights: data/weights.json, by the names of the terms."""

from librt.vecs import vec

from tocsin.bots.flashpoint.term_names import NAMES
from tocsin.core.data import load_json
from tocsin.core.errors import SetupError

VERSION = 1


def load_weights(name: str) -> vec[float]:
    """One set of weights, in the order of the terms; SetupError if the file does not fit."""
    table = load_json("tocsin.bots.flashpoint", "weights.json")
    if not isinstance(table, dict) or table.get("version") != VERSION:
        raise SetupError("bad-weights", {"given": name, "problem": "version"})
    chosen = table["sets"].get(name)
    if not isinstance(chosen, dict):
        raise SetupError("bad-weights", {"given": name, "problem": "unknown"})
    given = chosen["weights"]
    for term in given:
        if term not in NAMES:
            raise SetupError("bad-weights", {"given": str(term)[:40], "problem": "term"})
    return vec[float]([float(given.get(term, 0.0)) for term in NAMES])


def tempered(weights: vec[float], factors: dict[str, float]) -> vec[float]:
    """The same weights with some of them multiplied; `fires*` means all that begin with fires."""
    changed = weights[:]
    for word, factor in factors.items():
        found = 0
        for i in range(len(NAMES)):
            if NAMES[i] == word or (word.endswith("*") and NAMES[i].startswith(word[:-1])):
                changed[i] = weights[i] * factor
                found += 1
        if found == 0:
            raise SetupError("bad-weights", {"given": word[:40], "problem": "term"})
    return changed
