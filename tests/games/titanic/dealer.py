"""A dealer with real cards: every zone has a true order, and chance only shows what lies there.

It follows a state by its events. What the state shows without asking chance must be what really
lies next, and what really lies next must be something the state thinks possible.
"""

import tocsin
from tests.games.titanic.table import CARDS, field, moves
from tocsin.core.contract import State
from tocsin.core.journal import Event, Journal

LINES = ("l1", "l2", "l3", "l4", "l5", "l6", "boat")


class Dealer:
    """The true order of every zone, the card shown next last."""

    def __init__(self, state: State, rng: tocsin.Rng) -> None:
        self.state = state
        self.rng = rng
        deck = self.mixed(list(CARDS))
        self.zones: dict[str, list[str]] = {}
        sizes = zip(LINES, state.game.setup.layout + [0], strict=True)  # type: ignore[attr-defined]
        for name, size in sizes:
            self.zones[name] = [deck.pop() for _ in range(size)]
        self.zones["pile"] = deck
        self.shown = 0

    def mixed(self, cards: list[str]) -> list[str]:
        left = list(cards)
        return [left.pop(self.rng.below(len(left))) for _ in range(len(left))]

    def outcome(self) -> str:
        """What chance shows: the true next card, or an Action or crew card as it comes."""
        choice = moves(self.state)
        if not choice[0].startswith("~show"):
            return choice[self.rng.below(len(choice))]
        view: dict = self.state.view(0).as_json()
        bare = [e["place"] for e in view["lines"] if e["hidden"] and not e["visible"]]
        looked = view["step"]["line"]
        zone = looked or (bare[0] if bare else "pile")
        if looked or view["phase"] == "look-pile":
            unseen = [card for card in self.zones[zone] if card not in view["step"]["drawn"]]
            card = unseen[-1]
        else:
            card = self.zones[zone][-1]
        assert f"~show:{card}" in choice, f"{card} lies in {zone} of {self.state.key()}"
        self.shown += 1
        return f"~show:{card}"

    def play(self, move: str) -> None:
        """One ply of the state, followed with the real cards."""
        state = self.state
        visible = {name: run_of(state, name) for name in LINES}
        thrown = [card for card in field(state, 10).split(".") if card != "-"]
        phase = field(state, 2).partition(":")[0]
        journal = Journal()
        state.play(state.game.read_move(state, move), journal)
        if phase == "come-on":
            self.zones["pile"].remove(move.partition(":")[2].partition(">")[0])
            self.zones["pile"] = self.mixed(self.zones["pile"])
        for event in journal.events:
            self.follow(event, visible, thrown)

    def follow(self, event: Event, visible: dict[str, list[str]], thrown: list[str]) -> None:
        """What one event does to the hidden cards."""
        fact = {name: str(value) for name, value in event.args.items()}
        code = event.code
        if code == "passenger-turned-up":
            assert self.zones[fact["line"]].pop() == fact["card"]
        elif code in ("passenger-drawn", "passenger-discarded-by-lowe"):
            assert self.zones["pile"].pop() == fact["card"]
        elif code == "lines-evened":
            first, second = fact["line"], fact["other"]
            cards = self.mixed(self.take(first, second) + visible[first] + visible[second])
            self.zones[first] = cards[: int(fact["cards"])]
            self.zones[second] = cards[int(fact["cards"]) :]
        elif code == "line-fled":
            first, second = fact["line"], fact["next"]
            cards = self.take(first, second) + visible[first] + visible[second]
            self.zones[second] = self.mixed(cards)
        elif code == "free-end-chosen":
            cards = [str(card) for card in event.args["cards"]]  # type: ignore[union-attr]
            assert set(self.take(fact["line"])) <= set(cards)
            self.zones[fact["line"]] = self.mixed([c for c in cards if c != fact["card"]])
        elif code in ("passenger-discard-reshuffled", "discard-shuffled-in"):
            self.zones["pile"] = self.mixed(self.zones["pile"] + thrown)
        elif code == "nobody-fits" and fact["where"] == "pile":
            self.zones["pile"] = self.mixed(self.zones["pile"])
        elif code == "card-laid-on-top":
            self.zones["pile"].append(fact["card"])
        elif code == "card-laid-below":
            self.zones["pile"].insert(0, fact["card"])

    def take(self, *names: str) -> list[str]:
        cards = [card for name in names for card in self.zones[name]]
        for name in names:
            self.zones[name] = []
        return cards

    def check(self) -> None:
        """Sizes, known cards and known places are true."""
        view: dict = self.state.view(0).as_json()
        for entry in view["lines"]:
            if view["step"]["line"] != entry["place"]:
                true = self.zones[entry["place"]]
                assert len(true) == entry["hidden"]
                assert set(entry["known"]) <= set(true)
        if view["phase"] not in ("look-pile", "come-on"):
            pile = self.zones["pile"]
            assert len(pile) == view["pile"]["size"]
            assert set(view["pile"]["known"]) <= set(pile)
            top, bottom = view["pile"]["top"], view["pile"]["bottom"]
            assert pile[::-1][: len(top)] == top
            assert pile[: len(bottom)][::-1] == bottom
        for split in view["split"]:
            for card in split["cards"]:
                assert any(card in self.zones[name] for name in split["lines"])


def run_of(state: State, name: str) -> list[str]:
    """The visible passengers of a line, stand-ins left out."""
    run = field(state, 7).split(";")[LINES.index(name)].partition("|")[2]
    return [card for card in run.split(".") if card not in ("", "-") and card[0] != "m"]
