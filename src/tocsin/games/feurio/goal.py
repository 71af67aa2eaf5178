"""The goal of the solitaire and the cooperative game (FE-SOLO-4, FE-COOP-2, FE-COOP-4)."""

from mypy_extensions import i64

from tocsin.core.contract import Outcome
from tocsin.core.journal import Journal
from tocsin.games.feurio.areas import areas_of
from tocsin.games.feurio.forest import COLOURS, MEN_PER_COLOUR, SOLO, Forest, men_of


def men_placed(forest: Forest, colour: i64) -> i64:
    """How many men of a colour stand in the forest."""
    count: i64 = 0
    for tile in range(forest.tiles):
        count += men_of(forest.tile_men[tile], colour)
    return count


def missing(forest: Forest, colour: i64) -> str:
    """What the colour still lacks: `men`, `one-area`, `open-one`, or nothing at all."""
    if men_placed(forest, colour) != MEN_PER_COLOUR:
        return "men"
    areas = areas_of(forest, colour)
    if len(areas) != 1:
        return "one-area"
    # The divisor is the lowest open value, so it is 1 just when an open 1-tile is in the area.
    if areas[0].divisor != 1:
        return "open-one"
    return ""


def is_reached(forest: Forest) -> bool:
    """FE-SOLO-4: all 48 men placed, each colour one area, each area with an open 1-tile."""
    return all(missing(forest, colour) == "" for colour in range(i64(4)))


def goal_outcome(forest: Forest) -> Outcome:
    """FE-SOLO-6, FE-COOP-3: all win or all lose; there are no points."""
    rule = "FE-SOLO-4" if forest.mode == SOLO else "FE-COOP-3"
    seats = tuple(range(forest.players))
    if is_reached(forest):
        return Outcome("forest-saved", (1,) * len(seats), seats, rule)
    return Outcome("forest-lost", (0,) * len(seats), (), rule)


def tell_goal(forest: Forest, journal: Journal) -> None:
    """The story of the end: what each colour lacks."""
    for colour in range(i64(4)):
        lack = missing(forest, colour)
        if lack:
            facts: dict[str, int | str] = {
                "colour": COLOURS[colour],
                "placed": int(men_placed(forest, colour)),
                "lack": lack,
            }
            journal.tell("colour-failed", "FE-SOLO-4", facts)
        else:
            journal.tell("colour-safe", "FE-SOLO-4", {"colour": COLOURS[colour]})
