"""The goal of the solitaire and the cooperative game (FE-SOLO-4, FE-COOP-2, FE-COOP-4)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Outcome
from tocsin.core.journal import Journal
from tocsin.games.feurio.rules.areas import Area, areas_of
from tocsin.games.feurio.table.codes import COLOURS, SOLO
from tocsin.games.feurio.table.state import MEN_PER_COLOUR, FeurioState, men_of

# What a colour may lack, in the order in which it is asked.
LACKS: Final = ("men", "one-area", "open-one")


def men_placed(s: FeurioState, colour: i64) -> i64:
    """How many men of a colour stand in the forest."""
    count: i64 = 0
    for tile in range(s.tiles):
        count += men_of(s.tile_men[tile], colour)
    return count


def missing(s: FeurioState, colour: i64) -> str:
    """What the colour still lacks: `men`, `one-area`, `open-one`, or nothing at all."""
    return lack_of(men_placed(s, colour), areas_of(s, colour))


def lack_of(placed: i64, areas: list[Area]) -> str:
    """The same for a colour with so many men placed in these areas."""
    if placed != MEN_PER_COLOUR:
        return "men"
    if len(areas) != 1:
        return "one-area"
    # The divisor is the lowest open value, so it is 1 just when an open 1-tile is in the area.
    if areas[0].divisor != 1:
        return "open-one"
    return ""


def is_reached(s: FeurioState) -> bool:
    """FE-SOLO-4: all 48 men placed, each colour one area, each area with an open 1-tile."""
    return all(missing(s, colour) == "" for colour in range(i64(4)))


def goal_outcome(s: FeurioState) -> Outcome:
    """FE-SOLO-6, FE-COOP-3: all win or all lose; there are no points."""
    rule = "FE-SOLO-4" if s.mode == SOLO else "FE-COOP-3"
    seats = tuple(range(s.players))
    if is_reached(s):
        return Outcome("forest-saved", (1,) * len(seats), seats, rule)
    return Outcome("forest-lost", (0,) * len(seats), (), rule)


def tell_goal(s: FeurioState, journal: Journal | None) -> None:
    """The story of the end: what each colour lacks."""
    if journal is None:
        return
    for colour in range(i64(4)):
        lack = missing(s, colour)
        if lack:
            facts: dict[str, int | str] = {
                "colour": COLOURS[colour],
                "placed": int(men_placed(s, colour)),
                "lack": lack,
            }
            journal.tell("colour-failed", "FE-SOLO-4", facts)
        else:
            journal.tell("colour-safe", "FE-SOLO-4", {"colour": COLOURS[colour]})
