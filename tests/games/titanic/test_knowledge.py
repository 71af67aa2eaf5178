"""TI-KNOW, TI-CHANCE and TI-INFO: what the team knows, against enumeration of all arrangements."""

from fractions import Fraction

import pytest

import tocsin
from tests.games.titanic.table import (
    NEARLY,
    do,
    field,
    line,
    moves,
    odds,
    pile,
    problems,
    refusal,
    ship,
)
from tests.games.titanic.worlds import ZONES, Worlds
from tocsin.core.contract import State
from tocsin.core.journal import Journal
from tocsin.games.titanic.rules import odds as law_of
from tocsin.games.titanic.table import passengers

Odds = dict[str, Fraction]


def law(state: State, zone: str) -> Odds:
    """The law of the next card of a zone, whoever is to act."""
    number = ZONES.index(zone)
    cards = law_of.candidates(state, number)  # type: ignore[arg-type]
    weights = law_of.card_weights(state, number, cards)  # type: ignore[arg-type]
    names = [passengers.write_card(card) for card in range(60) if (cards >> card) & 1]
    total = sum(weights)
    return {name: Fraction(weight, total) for name, weight in zip(names, weights, strict=True)}


def even(cards: str, share: str) -> Odds:
    return dict.fromkeys(cards.split(), Fraction(share))


# Worked examples of section 17.

NEW_87 = "f11 f11a f12 s15 s15a"


@pytest.fixture
def t87() -> State:
    state = ship(
        page=3,
        groups=NEARLY,
        pile="-|0|-",
        discard="f12a.s16a.s17a",
        l1="?.?|s17.s16",
        l2="?|f13a",
        l3="?.?|f13",
    )
    return do(state, "rescue")


@pytest.mark.vector("titanic", "T87")
@pytest.mark.rules("TI-KNOW-3", "TI-KNOW-4", "TI-KNOW-5", "TI-INFO-5", "TI-CHANCE-1")
def test_flooding_mixes_known_and_new_cards(t87: State) -> None:
    assert law(t87, "l2") == even("s17 s16 f13a", "1/6") | even(NEW_87, "1/10")
    assert odds(t87)["s17"] == (1, 6)
    assert odds(t87)["f11"] == (1, 10)
    assert law(t87, "l3") == even(NEW_87, "1/5")
    assert law(t87, "pile") == even("f12a s16a s17a", "1/3")
    a = do(t87.copy(), "~show:f11", "rescue*1", "~show:f12a", "place:f12a>l3")
    assert line(a, "l2") == "5+f13a.s16.s17|f11"
    a = do(t87.copy(), "~show:f11")
    assert law(a, "l2") == even("s17 s16 f13a", "1/5") | even("f11a f12 s15 s15a", "1/10")
    assert law(a, "l3") == even("f11a f12 s15 s15a", "1/4")
    b = do(t87.copy(), "~show:s16")
    assert law(b, "l2") == even("s17 f13a", "1/5") | even(NEW_87, "3/25")
    assert law(b, "l3") == even(NEW_87, "1/5")


@pytest.mark.vector("titanic", "T88")
@pytest.mark.rules("TI-KNOW-1", "TI-KNOW-2", "TI-KNOW-4", "TI-KNOW-5", "TI-ACT-GETREADY-4")
def test_get_ready_and_save_time_keep_what_was_seen() -> None:
    state = ship(
        crew="boxhall",
        hands="get-ready.save-time",
        groups=NEARLY,
        pile="-|6|-",
        discard="f12a.s17.s17a",
        l6="?.?|f13",
    )
    do(state, "play:get-ready")
    chance = Fraction(1)
    for card in ("f11", "s16", "s15", "f12", "f13a"):
        chance *= Fraction(*odds(state)[card])
        do(state, f"~show:{card}")
    assert chance == Fraction(1, 6720)
    do(state, "bottom:s16", "bottom:f12", "bottom:f13a", "top:f11")
    assert pile(state) == "s15.f11|1|s16.f12.f13a"
    assert law(state, "pile") == even("f11a s15a s16a", "1/3")
    assert law(state, "l6") == even("f11a s15a s16a", "1/3")
    do(state, "rescue*1", "place:s15>gs1", "play:save-time")
    known = "f11 f12 f12a f13a s16 s17 s17a"
    assert law(state, "pile") == even(known, "1/8") | even("f11a s15a s16a", "1/24")
    assert law(state, "l6") == even("f11a s15a s16a", "1/3")
    do(state, "rescue*2")
    a = do(state.copy(), "~show:f11a")
    assert law(a, "pile") == even(known, "1/7")
    assert law(a, "l6") == even("s15a s16a", "1/2")
    b = do(state.copy(), "~show:s17")
    assert law(b, "pile") == even("f11 f12 f12a f13a s16 s17a", "1/7") | even(
        "f11a s15a s16a", "1/21"
    )
    assert law(b, "l6") == even("f11a s15a s16a", "1/3")


@pytest.mark.vector("titanic", "T89")
@pytest.mark.rules("TI-KNOW-2", "TI-KNOW-3", "TI-KNOW-4", "TI-KNOW-5", "TI-KNOW-6")
def test_same_lines_splits_what_was_seen_and_a_mixing_needs_the_table() -> None:
    new = "f11 f12 s15 s15a"
    state = ship(
        page=3,
        hands="same-lines",
        groups=NEARLY,
        pile="-|0|-",
        discard="f11a.f12a.s16a",
        l1="?|s17.s16",
        l2="?|s17a",
        l4="?|f13",
        l5="?|f13a",
    )
    do(state, "play:same-lines>l1,l4")
    assert law(state, "l1") == even("s17 s16 f13", "1/5") | even(new, "1/10")
    do(state, "~show:s17")
    assert law(state, "l4") == even("s16 f13", "1/4") | even(new, "1/8")
    do(state, "~show:f13")
    assert field(state, 11) == "s16@1:1000000;2:0001000"
    assert law(state, "l1") == law(state, "l4") == even("s16", "1/3") | even(new, "1/6")
    assert law(state, "l2") == law(state, "l5") == even(new, "1/4")
    do(state, "rescue")
    assert law(state, "l2") == even("s17 s17a", "1/4") | even("s16", "1/12") | even(new, "5/48")
    assert law(state, "l4") == even("s16", "1/3") | even(new, "1/6")
    a = do(state.copy(), "~show:f11")
    assert field(a, 11) == "s16@1:0100000;4:0001000"
    assert law(a, "l2") == (
        even("s17 s17a", "1/3") | even("s16", "1/15") | even("f12 s15 s15a", "4/45")
    )
    assert law(a, "l4") == even("s16", "2/5") | even("f12 s15 s15a", "1/5")
    assert law(a, "l5") == even("f12 s15 s15a", "1/3")
    b = do(state.copy(), "~show:s17")
    assert law(b, "l2") == even("s17a", "1/3") | even("s16", "1/9") | even(new, "5/36")
    assert law(b, "l4") == even("s16", "1/3") | even(new, "1/6")


# Random small games against enumeration.

SEVEN_LEFT = "p" * 12 + "/" + "a" * 12 + "/" + "p" * 15 + "/" + "a" * 14
HANDS = "get-ready.come-back*2.your-turn.same-lines*2.wait*2.save-time"


class Twin:
    """Follows a state by its events and compares every law of chance with the enumeration."""

    def __init__(self, state: State, worlds: Worlds) -> None:
        self.state = state
        self.worlds = worlds
        self.compared = 0
        self.with_table = 0

    def seen(self, name: str) -> list[str]:
        """The visible cards of a line."""
        run = line(self.state, name).partition("|")[2]
        return [card for card in run.split(".") if card not in ("", "-")]

    def known(self, name: str) -> set[str]:
        view: dict = self.state.view(0).as_json()
        entry = view["pile"] if name == "pile" else view["lines"][ZONES.index(name)]
        return set(entry["known"])

    def play(self, move: str) -> None:
        """One ply, its events followed one by one."""
        state = self.state
        lines = {name: self.seen(name) for name in ZONES[:7]}
        known = {name: self.known(name) for name in ZONES}
        thrown = [card for card in field(state, 10).split(".") if card != "-"]
        looked = [
            card
            for card in field(state, 13).partition("drawn=")[2].split(";")[0].split(".")
            if card
        ]
        if state.actor == tocsin.CHANCE:
            self.compare()
        elif move.startswith("play:your-turn"):
            target = move.partition(">")[2]
            self.worlds.take_known(target, known[target])
        journal = Journal()
        state.play(state.game.read_move(state, move), journal)
        for event in journal.events:
            fact = {name: str(value) for name, value in event.args.items()}
            if event.code == "passenger-turned-up":
                self.worlds.show(fact["line"], fact["card"])
            elif event.code == "passenger-drawn":
                self.worlds.show("pile", fact["card"])
            elif event.code == "passenger-found":
                self.worlds.show(fact["where"], fact["card"])
            elif event.code == "lines-evened":
                both = [fact["line"], fact["other"]]
                added = lines[both[0]] + lines[both[1]]
                self.worlds.shuffle(both, added, [int(fact["cards"]), int(fact["others"])])
            elif event.code == "line-fled":
                both = [fact["line"], fact["next"]]
                added = lines[both[0]] + lines[both[1]]
                self.worlds.shuffle(both, added, [0, int(fact["cards"])])
            elif event.code == "free-end-chosen":
                told = event.args["cards"]
                assert isinstance(told, list)
                others = [str(card) for card in told if card != fact["card"]]
                self.worlds.shuffle([fact["line"]], others, [len(others)])
            elif event.code == "passenger-discard-reshuffled":
                self.worlds.shuffle(["pile"], thrown, [len(thrown)])
            elif event.code == "discard-shuffled-in":
                self.worlds.shuffle(["pile"], thrown, [int(fact["pile"])])
            elif event.code in ("card-laid-on-top", "card-laid-below"):
                assert fact["card"] in looked or len(looked) <= 1
                self.lay(fact["card"], event.code == "card-laid-on-top")

    def lay(self, card: str, on_top: bool) -> None:
        kept = type(self.worlds.weights)()
        for world, weight in self.worlds.weights.items():
            cards = (*world[7], card) if on_top else (card, *world[7])
            kept[(*world[:7], cards)] += weight
        self.worlds.weights = kept

    def compare(self) -> None:
        """The engine's odds are those of the enumeration, to the last digit."""
        state = self.state
        view: dict = state.view(0).as_json()
        waiting = [
            entry["place"] for entry in view["lines"] if entry["hidden"] and not entry["visible"]
        ]
        looking = view["step"]["line"]
        if looking:
            zone = looking
        else:
            zone = waiting[0] if waiting else "pile"
        found = {card: Fraction(*odd) for card, odd in odds(state).items()}
        assert found == self.worlds.next_card(zone), state.key()
        self.compared += 1
        if field(state, 11) != "-":
            self.with_table += 1


def small_game(seed: int) -> Twin:
    """Seven passengers left, some hidden; random moves as long as passengers stay on board."""
    rng = tocsin.Rng(seed)
    left = ["f13", "f13a", "s15a", "s16", "s16a", "s17", "s17a"]
    shuffled = sorted(left, key=lambda card: rng.word())
    visible, unseen = shuffled[:3], shuffled[3:]
    hidden = {"l2": ["?"], "l3": ["?"], "l4": ["?"], "pile": ["?"]}
    state = ship(
        page=6,
        hands=HANDS,
        groups=SEVEN_LEFT,
        pile="-|1|-",
        l2=f"?|{visible[0]}",
        l3=f"?|{visible[1]}",
        l4=f"?|{visible[2]}",
    )
    twin = Twin(state, Worlds(unseen, hidden))
    for _ in range(40):
        if state.is_over:
            break
        if state.actor == tocsin.CHANCE and any(m.startswith("~action") for m in moves(state)):
            do(state, moves(state)[0])
            continue
        choice = moves(state)
        if state.actor != tocsin.CHANCE:
            # Saving passengers only makes the case smaller, so shuffling comes first.
            stirring = [m for m in choice if m.startswith(("play:", "pick:", "top:", "bottom:"))]
            choice = stirring or choice
            choice = [m for m in choice if not m.startswith("play:collapsible")] or choice
        twin.play(choice[rng.below(len(choice))])
    return twin


@pytest.mark.rules("TI-KNOW-4", "TI-KNOW-5", "TI-KNOW-7", "TI-INFO-5", "TI-INFO-6", "TI-CHANCE-3")
def test_every_law_of_chance_equals_the_enumeration_of_all_arrangements() -> None:
    twins = [small_game(seed) for seed in range(25)]
    assert sum(twin.compared for twin in twins) > 150
    assert sum(twin.with_table for twin in twins) > 30


# The rest of the model.


@pytest.mark.refuses("TI-KNOW-3")
def test_rows_that_do_not_add_up_are_a_problem() -> None:
    state = ship(
        hands="same-lines",
        groups=NEARLY,
        pile="-|0|-",
        discard="f11a.f12a.s16a",
        l1="?|s17.s16",
        l2="?|s17a",
        l4="?|f13",
        l5="?|f13a",
    )
    do(state, "play:same-lines>l1,l4", "~show:s17", "~show:f13")
    wrong = state.key().replace("s16@1:100", "s16@1:110")
    found = problems(state.game.read_position(wrong))
    assert any(rule == "TI-KNOW-3" for _, rule in found)


@pytest.mark.refuses("TI-KNOW-4")
def test_a_card_known_to_lie_elsewhere_cannot_be_shown() -> None:
    state = ship(hands="wait", l3="f2.f9|s8", l4="?|s3")
    do(state, "play:wait>l3")
    assert moves(state) == ["~show:f2", "~show:f9"]
    assert refusal(state, "~show:f3") == "TI-KNOW-4"


@pytest.mark.rules("TI-KNOW-8")
def test_the_action_pile_is_a_known_multiset() -> None:
    state = ship(crew="boxhall", actions="come-on*3.wait", pile="f9|30|-", l6="|s16", rest="l6")
    do(state, "rescue*1")
    names = [state.game.write_move(state, code)[8:] for code in state.legal()]
    weights = dict(zip(names, state.weights(), strict=True))
    assert weights["wait"] == 1
    assert weights["come-back"] == 3
    assert "come-on" not in weights
    assert sum(weights.values()) == 16


@pytest.mark.rules("TI-KNOW-7", "TI-CHANCE-3")
def test_outcomes_are_listed_in_canonical_order_and_sampling_follows_the_weights() -> None:
    state = ship(hands="wait", l3="s2.f9a.?|s8", l4="?|s3", pile="-|4|-", rest="l4")
    do(state, "play:wait>l3")
    assert state.legal() == sorted(state.legal())
    weights = dict(zip(state.legal(), state.weights(), strict=True))
    rng = tocsin.Rng(11)
    drawn = [state.draw(rng) for _ in range(6000)]
    total = sum(weights.values())
    for code, weight in weights.items():
        share = drawn.count(code) / 6000
        assert abs(share - weight / total) < 0.03


@pytest.mark.rules("TI-KNOW-4")
def test_sampling_follows_the_table_too() -> None:
    state = ship(
        hands="same-lines.wait",
        groups=NEARLY,
        pile="-|0|-",
        discard="f11a.f12a.s16a",
        l1="?|s17.s16",
        l2="?|s17a",
        l4="?|f13",
        l5="?|f13a",
    )
    do(state, "play:same-lines>l1,l4", "~show:s17", "~show:f13", "play:wait>l4")
    assert odds(state)["s16"] == (1, 3)
    rng = tocsin.Rng(4)
    code = state.game.read_move(state, "~show:s16")
    drawn = [state.draw(rng) for _ in range(3000)]
    assert 0.29 < drawn.count(code) / 3000 < 0.38


@pytest.mark.rules("TI-INFO-1", "TI-INFO-2", "TI-INFO-3")
def test_all_seats_and_spectators_know_the_same() -> None:
    state = ship(crew="fleet/pitman/lee", hands="wait/-/plan-a", l1="?.f3|s9", discard="f8")
    views = []
    for seat in (0, 1, 2, tocsin.SPECTATOR):
        view: dict = state.view(seat).as_json()
        del view["seat"]
        views.append(view)
    assert all(view == views[0] for view in views)
    entry = views[0]["lines"][0]
    assert (entry["hidden"], entry["known"]) == (2, ["f3"])
    assert views[0]["unseen"]["first"]["9"] == 2
    assert views[0]["unseen"]["first"]["3"] == 1
    assert "f3" not in views[0]["unseen_cards"]
    assert state.imagine(0, tocsin.Rng(1)).key() == state.key()


@pytest.mark.rules("TI-KNOW-7")
def test_a_state_holds_nothing_finer_than_its_text() -> None:
    game = tocsin.game("titanic", players=3)
    rng = tocsin.Rng(5)
    state = game.new()
    while not state.is_over:
        again = game.read_position(state.key())
        assert again.weights() == state.weights()
        assert again.view(0) == state.view(0)
        state.step(rng)


def test_big_weights_stay_exact() -> None:
    rng = tocsin.Rng(2)
    limit = 3 * 2**70
    drawn = [law_of.below_any(rng, limit) for _ in range(3000)]
    assert all(0 <= number < limit for number in drawn)
    assert 800 < sum(number < 2**70 for number in drawn) < 1200
    assert {law_of.below_any(rng, 3) for _ in range(50)} == {0, 1, 2}
