"""The booklet: pages, their numbers and clocks, and which deck is lost on which page.

TI-SETUP-6, TI-FLOOD-1, TI-FLOOD-7, TI-FLOOD-8, TI-SCORE-2. It is a table made from the compartments
of each deck, so that another booklet can be tried by an option (TI-VAR-4). Layouts of the first
lines stand beside it (TI-SETUP-7, TI-VAR-1, TI-VAR-2, TI-VAR-3).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.core.data import load_json
from tocsin.core.errors import SetupError
from tocsin.core.facts import Arg

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
            facts: dict[str, Arg] = {"file": "layouts.json", "where": name}
            raise SetupError("bad-data", {**facts, "found": str(line)})
        layouts[name] = line
    return layouts


def read_clocks(loaded: object) -> list[str]:
    """The clocks of the standard booklet, one per page."""
    found = loaded.get("clocks") if isinstance(loaded, dict) else None
    if not isinstance(found, list) or len(found) != sum(COMPARTMENTS) + 1:
        facts: dict[str, Arg] = {"file": "booklet.json", "where": "clocks"}
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
    facts: dict[str, Arg] = {"booklet": ",".join(str(many) for many in compartments)}
    if len(compartments) != DECKS:
        raise SetupError("booklet-needs-six-decks", facts, "TI-VAR-4")
    if compartments[5] != 0:
        raise SetupError("deck-six-is-never-flooded", facts, "TI-FLOOD-8")
    last = max((deck for deck in range(6) if compartments[deck]), default=-1)
    if last < 0 or 0 in compartments[:last] or sum(compartments) >= PAGES_MAX:
        raise SetupError("booklet-floods-in-no-order", facts, "TI-FLOOD-1")


class Booklet:
    """One booklet: on every page its number, its clock and how many decks have no line any more."""

    def __init__(self, compartments: list[int]) -> None:
        check_compartments(compartments)
        self.compartments = compartments
        # TI-FLOOD-1: a page for each compartment, after the first.
        self.pages: i64 = sum(compartments) + 1
        standard = compartments == COMPARTMENTS
        self.clocks: list[str] = ["" for _ in range(sum(compartments) + 2)]
        numbers: vec[i64] = vec[i64]()
        decks_lost: vec[i64] = vec[i64]()
        for page in range(sum(compartments) + 2):
            plain = max(0, sum(compartments) - page)
            numbers = append(numbers, NUMBERS[page - 1] if standard and page > 0 else plain)
            decks_lost = append(decks_lost, _count_lost(compartments, page - 1))
            if standard and page > 0:
                self.clocks[page] = CLOCKS[page - 1]
        # TI-SCORE-2: the number printed on each page; index 0 is not used.
        self.numbers: vec[i64] = numbers
        # TI-FLOOD-7: how many decks are lost on each page.
        self.decks_lost: vec[i64] = decks_lost
        self.water: list[list[int]] = [
            _flood(compartments, max(0, page - 1)) for page in range(sum(compartments) + 2)
        ]

    def flooded(self, page: int) -> list[int]:
        """TI-FLOOD-1: flooded compartments of each deck on that page."""
        return list(self.water[page])

    def floods_next(self, page: int) -> int:
        """TI-FLOOD-1: the deck that loses a compartment when this page is turned, -1 for none."""
        if page >= self.pages:
            return -1
        after = self.water[page + 1]
        before = self.water[page]
        deck = 0
        while after[deck] == before[deck]:
            deck += 1
        return deck

    def lost_on(self, deck: int) -> int:
        """TI-FLOOD-7: the page on which a deck loses its last compartment, 0 if it never does."""
        if self.compartments[deck] == 0:
            return 0
        return sum(self.compartments[: deck + 1]) + 1


def _flood(compartments: list[int], water: int) -> list[int]:
    """TI-FLOOD-1: so many flooded compartments, from the bow on."""
    found: list[int] = []
    for many in compartments:
        found.append(min(many, water))
        water -= found[-1]
    return found


def _count_lost(compartments: list[int], flooded: int) -> int:
    """TI-FLOOD-7: decks whose compartments are all flooded, counted from the bow."""
    lost = 0
    for many in compartments:
        flooded -= many
        if many == 0 or flooded < 0:
            break
        lost += 1
    return lost
