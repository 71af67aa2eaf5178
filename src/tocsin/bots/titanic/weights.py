"""What things are worth at SOS Titanic, in hundredths of a page: data/weights.json."""

from typing import Final

from mypy_extensions import i64

from tocsin.bots.weights import load_weights

NAMES: Final[tuple[str, ...]] = (
    "placed",
    "kept",
    "pay",
    "pay_fleet",
    "come_back",
    "come_on",
    "your_turn",
    "wait",
    "collapsible_boat",
    "plan",
    "get_ready",
    "other_card",
    "stand_in_side",
    "stand_in_side_follow",
    "stand_in_group",
    "stand_in_group_follow",
    "stand_in_line",
    "group_follow",
)


def load_appeal() -> "AppealWeights":
    """Those of the file."""
    return AppealWeights(load_weights("tocsin.bots.titanic", "appeal", NAMES))


class AppealWeights:
    """One number for every name, given in their order."""

    def __init__(self, given: list[float]) -> None:
        self.placed: i64 = round(given[0])
        self.kept: i64 = round(given[1])
        self.pay: i64 = round(given[2])
        self.pay_fleet: i64 = round(given[3])
        self.come_back: i64 = round(given[4])
        self.come_on: i64 = round(given[5])
        self.your_turn: i64 = round(given[6])
        self.wait: i64 = round(given[7])
        self.collapsible_boat: i64 = round(given[8])
        self.plan: i64 = round(given[9])
        self.get_ready: i64 = round(given[10])
        self.other_card: i64 = round(given[11])
        self.stand_in_side: i64 = round(given[12])
        self.stand_in_side_follow: i64 = round(given[13])
        self.stand_in_group: i64 = round(given[14])
        self.stand_in_group_follow: i64 = round(given[15])
        self.stand_in_line: i64 = round(given[16])
        self.group_follow: i64 = round(given[17])
