"""TI-SETUP, TI-VAR, TI-GEN: components, deal and layouts."""

import pytest

import tocsin
from tests.games.titanic.table import (
    do,
    field,
    hand,
    hand_size,
    line,
    moves,
    page,
    phase,
    pile,
    problems,
    refusal,
    ship,
    text,
)
from tocsin.core.data import load_json
from tocsin.core.facts import Problem
from tocsin.games.titanic.table import booklet as layouts
from tocsin.games.titanic.table import crew, heaps, passengers
from tocsin.games.titanic.table.booklet import Booklet

SOLO = ["murdoch", "boxhall", "lee", "latimer", "lowe", "fleet"]


def dealt(**options: object) -> tocsin.State:
    """A set-up table with seeded chance."""
    state = tocsin.game("titanic", **options).new()
    rng = tocsin.Rng(7)
    while state.actor == tocsin.CHANCE:
        state.play(state.draw(rng))
    assert state.problems() == []
    return state


@pytest.mark.rules("TI-GEN-1", "TI-GEN-2")
def test_sixty_passengers_two_of_each_class_and_number_with_four_lifeboats() -> None:
    names = [passengers.write_card(card) for card in range(passengers.CARDS)]
    assert len(set(names)) == 60
    assert [name for name in names if name.strip("fsa") == "1"] == ["f1", "f1a", "s1", "s1a"]
    assert sum(name.endswith("a") for name in names) == 30
    assert names[25] == "f13a"
    assert names[-1] == "s17a"


@pytest.mark.vector("titanic", "T01")
@pytest.mark.rules(
    "TI-SETUP-1",
    "TI-SETUP-4",
    "TI-SETUP-5",
    "TI-SETUP-6",
    "TI-SETUP-7",
    "TI-SETUP-8",
    "TI-SETUP-9",
    "TI-GEN-4",
    "TI-GEN-6",
)
def test_one_player_with_lee_is_dealt_four_cards_and_four_lines() -> None:
    state = dealt(crew=["lee"])
    view: dict = state.view(0).as_json()
    assert hand_size(state) == 4
    assert view["action_pile"] == 16
    assert [entry["hidden"] + len(entry["visible"]) for entry in view["lines"]] == [
        4,
        6,
        8,
        10,
        0,
        0,
        0,
    ]
    assert [len(entry["visible"]) for entry in view["lines"]] == [1, 1, 1, 1, 0, 0, 0]
    assert [entry["usable"] for entry in view["lines"]] == [True] * 6 + [False]
    assert view["pile"]["size"] == 32
    assert (view["page"], view["number"], view["discard"]) == (1, 10, 0)
    assert phase(state) == "turn:0"


@pytest.mark.vector("titanic", "T02")
@pytest.mark.rules("TI-SETUP-2")
def test_who_may_be_dealt_depends_on_the_number_of_players() -> None:
    assert crew.list_eligible(1) == SOLO
    assert len(crew.list_eligible(2)) == 9
    assert "smith" not in crew.list_eligible(2)
    assert len(crew.list_eligible(3)) == len(crew.list_eligible(5)) == 10
    for players, many in ((1, 6), (2, 9), (3, 10)):
        state = tocsin.game("titanic", players=players).new()
        assert len(state.legal()) == many
        assert set(state.weights()) == {1}


@pytest.mark.refuses("TI-SETUP-1", "TI-SETUP-2", "TI-SETUP-3")
def test_a_crew_that_cannot_be_is_refused() -> None:
    with pytest.raises(tocsin.SetupError, match="TI-SETUP-1"):
        tocsin.game("titanic", players=6)
    with pytest.raises(tocsin.SetupError, match="TI-SETUP-2"):
        tocsin.game("titanic", crew=["smith", "lee"])
    with pytest.raises(tocsin.SetupError, match="TI-SETUP-3"):
        tocsin.game("titanic", players=2, crew=["lee"])
    with pytest.raises(tocsin.SetupError, match="TI-SETUP-3"):
        tocsin.game("titanic", crew=["lee", "lee"])
    state = tocsin.game("titanic", players=2).new()
    assert refusal(state, "~crew:smith") == "TI-SETUP-2"
    do(state, "~crew:lee")
    assert refusal(state, "~crew:lee") == "TI-SETUP-3"
    assert refusal(state, "~action:wait") == "TI-SETUP-3"


@pytest.mark.rules("TI-SETUP-3")
def test_crew_cards_are_dealt_open_seat_by_seat() -> None:
    state = do(tocsin.game("titanic", players=2).new(), "~crew:pitman", "~crew:lee")
    assert field(state, 4) == "pitman/lee"


@pytest.mark.refuses("TI-SETUP-4", "TI-SETUP-8", "TI-KNOW-8")
def test_the_deal_keeps_its_order_and_its_copies() -> None:
    state = tocsin.game("titanic", crew=["lee"]).new()
    assert refusal(state, "~show:f1") == "TI-SETUP-4"
    do(state, "~action:wait", "~action:wait")
    assert refusal(state, "~action:wait") == "TI-KNOW-8"
    do(state, "~action:plan-a", "~action:plan-b")
    assert hand(state) == "wait*2.plan-a.plan-b"
    assert refusal(state, "~action:come-on") == "TI-SETUP-8"
    do(state, "~show:f3")
    assert line(state, "l1") == "3|f3"
    assert refusal(state, "~show:f3") == "TI-KNOW-4"


@pytest.mark.rules("TI-SETUP-10")
@pytest.mark.refuses("TI-SETUP-10", "TI-SETUP-1")
def test_the_team_chooses_who_begins_once_all_lies_open() -> None:
    state = dealt(crew=["lee", "fleet", "smith"])
    assert phase(state) == "first"
    assert moves(state) == ["first:0", "first:1", "first:2"]
    assert refusal(state, "rescue*1") == "TI-SETUP-10"
    assert refusal(state, "first:3") == "TI-SETUP-1"
    do(state, "first:2")
    assert phase(state) == "turn:2"
    assert refusal(state, "first:1") == "TI-SETUP-10"


@pytest.mark.refuses("TI-SETUP-6")
def test_the_booklet_opens_at_page_one() -> None:
    state = tocsin.game("titanic").new()
    game = state.game
    late = game.read_position(state.key().replace(" crew 1 ", " crew 2 "))
    assert problems(late) == [("page-turned-too-early", "TI-SETUP-6")]


@pytest.mark.vector("titanic", "T04")
@pytest.mark.rules("TI-VAR-1", "TI-VAR-2", "TI-VAR-3")
@pytest.mark.parametrize(
    ("layout", "sizes"), [("expert", [7, 7, 7, 7, 0, 0, 0]), ("ultimate", [10, 8, 6, 4, 0, 0, 0])]
)
def test_harder_layouts_change_the_lines_only(layout: str, sizes: list[int]) -> None:
    view: dict = dealt(layout=layout, crew=["fleet"]).view(0).as_json()
    assert [entry["hidden"] + len(entry["visible"]) for entry in view["lines"]] == sizes
    assert view["pile"]["size"] == 32


@pytest.mark.refuses("TI-VAR-1")
def test_another_layout_is_refused() -> None:
    with pytest.raises(tocsin.SetupError, match="standard, expert, ultimate"):
        tocsin.game("titanic", layout="impossible")


@pytest.mark.vector("titanic", "T05")
@pytest.mark.rules("TI-FLOOD-1", "TI-FLOOD-9", "TI-SCORE-2")
def test_the_page_table() -> None:
    booklet = Booklet([3, 3, 2, 2, 1, 0])
    pages = range(1, 13)
    assert booklet.pages == 12
    assert [booklet.numbers[p] for p in pages] == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0]
    assert [p for p in range(2, 12) if booklet.decks_lost[p] > booklet.decks_lost[p - 1]] == [
        4,
        7,
        9,
        11,
    ]
    assert booklet.flooded(7) == [3, 3, 0, 0, 0, 0]
    assert booklet.flooded(12) == [3, 3, 2, 2, 1, 0]
    assert booklet.clocks[1] == "23:40"
    assert booklet.clocks[12] == "02:30"


@pytest.mark.rules("TI-VAR-4")
@pytest.mark.refuses("TI-VAR-4", "TI-FLOOD-1", "TI-FLOOD-8")
def test_another_booklet_can_be_tried() -> None:
    short = tocsin.game("titanic", crew=["lee"], booklet=[1, 1, 1, 1, 0, 0])
    state = short.new()
    rng = tocsin.Rng(3)
    while not state.is_over:
        state.step(rng)
    assert page(state) <= 5
    with pytest.raises(tocsin.SetupError, match="TI-VAR-4"):
        tocsin.game("titanic", booklet=[3, 3, 2])
    with pytest.raises(tocsin.SetupError, match="TI-FLOOD-8"):
        tocsin.game("titanic", booklet=[3, 3, 2, 2, 1, 1])
    with pytest.raises(tocsin.SetupError, match="TI-FLOOD-1"):
        tocsin.game("titanic", booklet=[3, 0, 2, 2, 1, 0])


@pytest.mark.rules("TI-GEN-3")
@pytest.mark.refuses("TI-GEN-3")
def test_every_card_is_in_exactly_one_place() -> None:
    game = tocsin.game("titanic", crew=["boxhall"])
    sound = text(l1="?.?|f3", l2="|s9")
    assert game.read_position(sound).problems() == []
    twice = sound.replace("2|f3", "2+s9|f3")
    assert (
        Problem("passengers-twice", "TI-GEN-3", {"cards": ["s9"]})
        in game.read_position(twice).problems()
    )
    short = sound.replace("2|f3", "1|f3")
    assert (
        Problem("wrong-number-of-passengers", "TI-GEN-3", {"count": 59})
        in game.read_position(short).problems()
    )
    with pytest.raises(tocsin.NotationError, match="no-more-copies, most 1, card plan-a"):
        game.read_position(text(hands="plan-a", actions="plan-a"))


@pytest.mark.rules("TI-GEN-5")
@pytest.mark.refuses("TI-GEN-5")
def test_the_visible_run_is_one_class_and_falls_by_one() -> None:
    state = ship(l1="?|s9.s8a.s7")
    assert line(state, "l1") == "1|s9.s8a.s7"
    for run in ("s9.s7", "s9.f8", "s8.s9", "f1.s1"):
        with pytest.raises(tocsin.NotationError, match="expected run"):
            ship(l1=f"?|{run}")
    broken = ship(l1="?|s9.s8a.s7")
    broken.run[0] = 0  # type: ignore[attr-defined]
    assert any(rule == "TI-GEN-5" for _, rule in problems(broken))


def test_fixed_crew_and_dealt_crew_are_told_apart_by_problems() -> None:
    game = tocsin.game("titanic", crew=["lee"])
    fleet = game.read_position(text(crew="fleet"))
    assert problems(fleet) == [("crew-is-not-the-fixed-one", "TI-SETUP-3")]


# The data files say what they should, and a damaged one is named.


def test_the_data_files_add_up() -> None:
    assert sum(heaps.COPIES) == 20
    assert len(heaps.NAMES) == 12
    assert {name: sum(line) for name, line in layouts.LINES.items()} == dict.fromkeys(
        layouts.LINES, 28
    )
    members = load_json("tocsin.games.titanic", "crew.json")
    assert crew.read_column(members, "start", 0, 4) == [2, 0, 4, 0, 2, 1, 1, 1, 2, 1]
    assert crew.read_column(members, "rescue_max", 1, 6) == [4, 3, 6, 5, 5, 3, 5, 5, 5, 6]
    assert crew.read_column(members, "players_min", 1, 5) == [1, 1, 1, 1, 1, 1, 3, 2, 2, 2]
    assert crew.read_column(members, "compensation", 0, 3) == [0, 2, 0, 1, 1, 3, 1, 0, 1, 1]


@pytest.mark.parametrize(
    "damaged",
    [
        {},
        [],
        [{"id": "wait", "copies": 2}],
        [{"id": "get-ready", "copies": 0}],
        [{"id": "get-ready", "copies": 2}],
        [3],
    ],
)
def test_damaged_action_data_is_refused(damaged: object) -> None:
    with pytest.raises(tocsin.SetupError, match="actions"):
        heaps.read_copies(damaged)


def test_damaged_crew_booklet_and_layout_data_are_refused() -> None:
    members = load_json("tocsin.games.titanic", "crew.json")
    assert isinstance(members, list)
    with pytest.raises(tocsin.SetupError, match=r"crew\.json"):
        crew.read_column(members[:9], "start", 0, 4)
    with pytest.raises(tocsin.SetupError, match="boxhall"):
        crew.read_column([members[1], *members[1:]], "start", 0, 4)
    with pytest.raises(tocsin.SetupError, match="lee start"):
        crew.read_column(members, "start", 0, 3)
    with pytest.raises(tocsin.SetupError, match="clocks"):
        layouts.read_clocks({"clocks": ["23:40"]})
    with pytest.raises(tocsin.SetupError, match="standard"):
        layouts.read_layouts({"standard": [4, 6, 8, 9, 0, 0]})
    with pytest.raises(tocsin.SetupError, match="standard"):
        layouts.read_layouts({"standard": [4, 6, 8]})
    with pytest.raises(tocsin.SetupError, match="standard"):
        layouts.read_layouts({"standard": [4, 6, 8, "x", 0, 0]})


def test_an_unused_pile_is_written_as_such() -> None:
    assert pile(ship(l1="|f3")) == "-|59|-"
