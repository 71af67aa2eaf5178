"""What things are worth at Feurio! alone or together, in one unit: data/weights.json."""

from typing import Final

from mypy_extensions import i64

from tocsin.bots.weights import load_weights

NAMES: Final[tuple[str, ...]] = (
    "man",
    "one_needed",
    "one_more",
    "closing",
    "hot_side",
    "in_hand",
    "short_of_room",
    "start_on_one",
    "start_beside_one",
    "start_elsewhere",
    "opened",
    "one_beside",
    "rival_colour",
    "passing",
    "close_one",
    "close_free_one",
    "close_manned",
    "space_lost",
)


def load_goal() -> "GoalWeights":
    """Those of the file."""
    return GoalWeights(load_weights("tocsin.bots.feurio", "goal", NAMES))


class GoalWeights:
    """One number for every name, given in their order."""

    def __init__(self, given: list[float]) -> None:
        self.man: i64 = round(given[0])
        self.one_needed: i64 = round(given[1])
        self.one_more: i64 = round(given[2])
        self.closing: i64 = round(given[3])
        self.hot_side: i64 = round(given[4])
        self.in_hand: i64 = round(given[5])
        self.short_of_room: i64 = round(given[6])
        self.start_on_one: i64 = round(given[7])
        self.start_beside_one: i64 = round(given[8])
        self.start_elsewhere: i64 = round(given[9])
        self.opened: i64 = round(given[10])
        self.one_beside: i64 = round(given[11])
        self.rival_colour: i64 = round(given[12])
        self.passing: i64 = round(given[13])
        self.close_one: i64 = round(given[14])
        self.close_free_one: i64 = round(given[15])
        self.close_manned: i64 = round(given[16])
        self.space_lost: i64 = round(given[17])
