"""Reading the weights of the goal: data/goal.json."""

from mypy_extensions import i64

from tocsin.core.data import load_json
from tocsin.core.errors import SetupError

VERSION = 1


class GoalWeights:
    """What things are worth, in one unit."""

    def __init__(self) -> None:
        table = load_json("tocsin.bots.feurio", "goal.json")
        if not isinstance(table, dict) or table.get("version") != VERSION:
            raise SetupError("bad-weights", {"given": "goal", "problem": "version"})
        given = table["weights"]
        self.man: i64 = int(given["man"])
        self.one_needed: i64 = int(given["one_needed"])
        self.one_more: i64 = int(given["one_more"])
        self.closing: i64 = int(given["closing"])
        self.hot_side: i64 = int(given["hot_side"])
        self.in_hand: i64 = int(given["in_hand"])
        self.short_of_room: i64 = int(given["short_of_room"])
        self.start_on_one: i64 = int(given["start_on_one"])
        self.start_beside_one: i64 = int(given["start_beside_one"])
        self.start_elsewhere: i64 = int(given["start_elsewhere"])
        self.opened: i64 = int(given["opened"])
        self.one_beside: i64 = int(given["one_beside"])
        self.rival_colour: i64 = int(given["rival_colour"])
        self.passing: i64 = int(given["passing"])
        self.close_one: i64 = int(given["close_one"])
        self.close_free_one: i64 = int(given["close_free_one"])
        self.close_manned: i64 = int(given["close_manned"])
        self.space_lost: i64 = int(given["space_lost"])

    def multiply(self, factors: dict[str, float]) -> None:
        """What a temper makes of them; it may know others that are not meant here."""
        self.man = scaled(self.man, factors, "man")
        self.in_hand = scaled(self.in_hand, factors, "in_hand")
        self.passing = scaled(self.passing, factors, "passing")
        self.close_one = scaled(self.close_one, factors, "close_one")
        self.close_free_one = scaled(self.close_free_one, factors, "close_free_one")
        self.space_lost = scaled(self.space_lost, factors, "space_lost")


def scaled(weight: i64, factors: dict[str, float], name: str) -> i64:
    """The weight times its factor, if there is one."""
    return round(float(weight) * factors.get(name, 1.0))
