"""The booklet: pages, their numbers and clocks, and which deck is lost on which page (TI-FLOOD).

It is a table made from the compartments of each deck, so that another booklet can be tried by an
option (TI-VAR-4). Layouts of the first lines stand beside it (TI-SETUP-7, TI-VAR-1, TI-VAR-2).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.core.data import load_json
from tocsin.core.errors import SetupError

DECKS: Final[i64] = 6
PAGES_MAX: Final = 40


def _numbers(loaded: object, key: str, low: int, high: int, length: int) -> list[int]:
    found = loaded.get(key) if isinstance(loaded, dict) else None
    if not isinstance(found, list) or (length and len(found) != length):
        raise SetupError("bad-data", {"file": "titanic", "where": key, "found": str(found)[:60]})
    values: list[int] = []
    for value in found:
        if not isinstance(value, int) or not low <= value <= high:
            found_text = str(value)[:60]
            raise SetupError("bad-data", {"file": "titanic", "where": key, "found": found_text})
        values.append(value)
    return values


def read_layouts(loaded: object) -> dict[str, list[int]]:
    """Check the layouts: six decks, twenty-eight passengers, the last two decks empty."""
    layouts: dict[str, list[int]] = {}
    for name in LAYOUTS:
        line = _numbers(loaded, name, 0, 28, 6)
        if sum(line) != 28 or line[4] or line[5] or 0 in line[:4]:
            facts: dict[str, int | str] = {"file": "layouts.json", "where": name}
            raise SetupError("bad-data", {**facts, "found": str(line)})
        layouts[name] = line
    return layouts


def read_clocks(loaded: object) -> list[str]:
    """The clocks of the standard booklet, one per page."""
    found = loaded.get("clocks") if isinstance(loaded, dict) else None
    if not isinstance(found, list) or len(found) != sum(COMPARTMENTS) + 1:
        facts: dict[str, int | str] = {"file": "booklet.json", "where": "clocks"}
        raise SetupError("bad-data", {**facts, "found": str(found)[:60]})
    return [str(clock) for clock in found]


LAYOUTS: Final = ("standard", "expert", "ultimate")
LINES: Final = read_layouts(load_json("tocsin.games.titanic", "layouts.json"))
_BOOKLET: Final = load_json("tocsin.games.titanic", "booklet.json")
COMPARTMENTS: Final = _numbers(_BOOKLET, "compartments", 0, 9, 6)
NUMBERS: Final = _numbers(_BOOKLET, "numbers", 0, 10, sum(COMPARTMENTS) + 1)
CLOCKS: Final = read_clocks(_BOOKLET)


def check_compartments(compartments: list[int]) -> None:
    """TI-VAR-4, TI-FLOOD-8: flooding runs from the bow without a gap and never takes deck 6."""
    facts: dict[str, int | str] = {"booklet": ",".join(str(many) for many in compartments)}
    if len(compartments) != DECKS:
        raise SetupError("booklet-needs-six-decks", facts, "TI-VAR-4")
    if compartments[5] != 0:
        raise SetupError("deck-six-is-never-flooded", facts, "TI-FLOOD-8")
    last = max((deck for deck in range(6) if compartments[deck]), default=-1)
    if last < 0 or 0 in compartments[:last] or sum(compartments) >= PAGES_MAX:
        raise SetupError("booklet-floods-in-no-order", facts, "TI-FLOOD-1")


class Booklet:
    """One booklet: `lost[page]` is how many decks have no line any more on that page."""

    def __init__(self, compartments: list[int]) -> None:
        check_compartments(compartments)
        self.compartments = compartments
        self.pages: i64 = sum(compartments) + 1
        standard = compartments == COMPARTMENTS
        self.clocks: list[str] = ["" for _ in range(sum(compartments) + 2)]
        number: vec[i64] = vec[i64]()
        lost: vec[i64] = vec[i64]()
        for page in range(sum(compartments) + 2):
            plain = max(0, sum(compartments) - page)
            number = append(number, NUMBERS[page - 1] if standard and page > 0 else plain)
            lost = append(lost, _decks_lost(compartments, page - 1))
            if standard and page > 0:
                self.clocks[page] = CLOCKS[page - 1]
        # TI-SCORE-2: the number printed on each page; index 0 is not used.
        self.number: vec[i64] = number
        self.lost: vec[i64] = lost

    def flooded(self, page: int) -> list[int]:
        """TI-FLOOD-1: flooded compartments of each deck on that page."""
        left = page - 1
        found: list[int] = []
        for many in self.compartments:
            found.append(min(many, left))
            left -= found[-1]
        return found


def _decks_lost(compartments: list[int], flooded: int) -> int:
    """TI-FLOOD-7: decks whose compartments are all flooded, counted from the bow."""
    lost = 0
    for many in compartments:
        flooded -= many
        if many == 0 or flooded < 0:
            break
        lost += 1
    return lost
