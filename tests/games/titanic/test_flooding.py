"""TI-FLOOD: pages, lost decks and fleeing lines."""

import pytest

import tocsin
from tests.games.titanic.table import (
    action_discard,
    do,
    field,
    line,
    moves,
    odds,
    page,
    phase,
    problems,
    refusal,
    ship,
)


def turn_the_page(state: tocsin.State) -> tocsin.State:
    """Come Back! with an empty discard: a page and nothing else."""
    return do(state, "play:come-back")


@pytest.mark.vector("titanic", "T37")
@pytest.mark.rules("TI-FLOOD-4", "TI-KNOW-5")
def test_the_line_of_a_lost_deck_is_shuffled_into_the_next() -> None:
    state = turn_the_page(ship(page=3, hands="come-back", l1="f4|s9.s8", l2="s2|f11"))
    assert page(state) == 4
    assert line(state, "l1") == "x"
    assert line(state, "l2") == "5+f4.f11.s2.s8.s9|-"
    assert odds(state) == dict.fromkeys(("f4", "f11", "s2", "s8", "s9"), (1, 5))
    do(state, "~show:s2")
    assert line(state, "l2") == "4+f4.f11.s8.s9|s2"


@pytest.mark.vector("titanic", "T38")
@pytest.mark.rules("TI-FLOOD-5")
def test_an_empty_lost_deck_leaves_the_next_line_alone() -> None:
    state = turn_the_page(ship(page=3, hands="come-back", l2="s2|f11.f10"))
    assert page(state) == 4
    assert line(state, "l2") == "1+s2|f11.f10"
    assert phase(state) == "turn:0"


@pytest.mark.rules("TI-FLOOD-6")
def test_fleeing_into_an_empty_deck_shuffles_too() -> None:
    state = turn_the_page(ship(page=3, hands="come-back", l1="|s9.s8"))
    assert line(state, "l2") == "2+s8.s9|-"
    do(state, "~show:s9")
    assert line(state, "l2") == "1+s8|s9"


@pytest.mark.vector("titanic", "T40")
@pytest.mark.rules("TI-FLOOD-4", "TI-FLOOD-8", "TI-FLOOD-7")
def test_deck_five_receives_the_line_of_deck_four() -> None:
    hidden = ".".join(["?"] * 11)
    state = ship(page=10, hands="come-back", l4=f"{hidden}|s5", l5="|f13.f12")
    turn_the_page(state)
    do(state, "~show:f13")
    assert (page(state), line(state, "l5")) == (11, "13+f12.s5|f13")
    view: dict = state.view(0).as_json()
    assert [entry["place"] for entry in view["lines"] if entry["usable"]] == ["l5", "l6"]


@pytest.mark.vector("titanic", "T41")
@pytest.mark.rules("TI-FLOOD-10", "TI-ACT-BOAT-5")
def test_boats_piles_and_groups_are_not_touched() -> None:
    state = ship(
        page=8,
        hands="come-back",
        l3="s5|f9",
        l4="|f3",
        boat="|s8.s7",
        groups="p/-/-/-",
    )
    before = field(state, 8), field(state, 9), field(state, 10)
    turn_the_page(state)
    do(state, "~show:s5")
    assert (page(state), line(state, "l4")) == (9, "2+f3.f9|s5")
    assert line(state, "boat") == "0|s8.s7"
    assert (field(state, 8), field(state, 9), field(state, 10)) == before


@pytest.mark.rules("TI-FLOOD-3")
@pytest.mark.parametrize("number", [1, 2, 4, 5, 7, 9])
def test_a_partly_flooded_deck_changes_no_line(number: int) -> None:
    state = ship(page=number, hands="come-back", l4="?.?|s9.s8", l5="|f3")
    before = line(state, "l4"), line(state, "l5")
    turn_the_page(state)
    assert page(state) == number + 1
    assert (line(state, "l4"), line(state, "l5")) == before


@pytest.mark.rules("TI-FLOOD-2", "TI-ACT-GEN-4")
def test_a_page_turned_by_a_card_gives_no_card() -> None:
    state = turn_the_page(ship(crew="boxhall/pitman", page=1, hands="come-back/-", l1="|s9"))
    assert field(state, 5) == "-/-"


@pytest.mark.rules("TI-FLOOD-9", "TI-END-1")
def test_the_last_page_merges_nothing() -> None:
    state = turn_the_page(ship(page=11, hands="come-back", l5="?|s9", l6="|f3"))
    assert (page(state), phase(state)) == (12, "over:ship-lost")
    assert (line(state, "l5"), line(state, "l6")) == ("1|s9", "0|f3")


@pytest.mark.refuses("TI-END-1", "TI-END-2")
def test_the_end_and_its_page_belong_together() -> None:
    game = tocsin.game("titanic", crew=["boxhall"])
    lost = turn_the_page(ship(page=11, hands="come-back", l6="|f3")).key()
    early = game.read_position(lost.replace(":ship-lost 12 ", ":ship-lost 11 "))
    assert ("last-page-is-the-end", "TI-END-1") in problems(early)
    saved = game.read_position(lost.replace(":ship-lost 12 ", ":all-saved 11 "))
    assert ("all-saved-is-the-end", "TI-END-2") in problems(saved)


@pytest.mark.rules("TI-FLOOD-11", "TI-ACT-MYSTERY-8")
def test_a_stand_in_never_flees() -> None:
    alone = turn_the_page(ship(page=3, hands="come-back", l1="|mf13", l2="s2|f11.f10"))
    assert line(alone, "l2") == "1+s2|f11.f10"
    assert action_discard(alone) == "come-back.mystery-first"
    state = turn_the_page(ship(page=3, hands="come-back", l1="|s9.ms8.s7", l2="|f3.mf2"))
    assert line(state, "l2") == "3+f3.s7.s9|-"
    assert action_discard(state) == "mystery-first.mystery-second"
    assert refusal(state, "~show:f2") == "TI-KNOW-4"
    assert len(moves(state)) == 3
