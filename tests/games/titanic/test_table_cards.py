"""TI-ACT-BOAT and TI-ACT-MYSTERY: the cards that stay on the table."""

import pytest

import tocsin
from tests.games.titanic.table import (
    action_discard,
    discard,
    do,
    group,
    line,
    moves,
    page,
    problems,
    refusal,
    ship,
)

STERN = {"l5": "|s14", "l6": "|s16"}


# Collapsible Boat


@pytest.mark.rules("TI-ACT-BOAT-1", "TI-ACT-BOAT-2", "TI-ACT-BOAT-3", "TI-ACT-BOAT-4")
@pytest.mark.refuses("TI-ACT-BOAT-2", "TI-ACT-BOAT-3")
def test_the_boat_takes_a_tail_of_any_height_and_is_a_line_from_then_on() -> None:
    state = ship(
        hands="collapsible-boat", l1="f2|s9.s8.s7", l2="|s7a", l3="|s10", groups="-/-/pppppp/-"
    )
    assert refusal(state, "play:collapsible-boat>l1*4") == "TI-ACT-BOAT-3"
    assert refusal(state, "play:collapsible-boat>l4") == "TI-ACT-BOAT-2"
    assert refusal(state, "play:collapsible-boat>boat") == "TI-ACT-BOAT-2"
    do(state, "play:collapsible-boat>l1*2")
    assert (line(state, "boat"), line(state, "l1")) == ("0|s8.s7", "1+f2|s9")
    assert action_discard(state) == "-"
    assert {"move:boat>l1*2", "move:boat>gs1"} <= set(moves(state))
    do(state, "move:boat>gs1", "move:l2>boat")
    assert line(state, "boat") == "0|s8.s7a"


@pytest.mark.vector("titanic", "T58")
@pytest.mark.rules("TI-ACT-BOAT-6")
@pytest.mark.refuses("TI-ACT-BOAT-6")
def test_an_emptied_boat_is_gone_and_nothing_opens_it() -> None:
    state = ship(l1="|s9a", l2="|f13", boat="|s8")
    do(state, "move:boat>l1")
    assert (line(state, "boat"), action_discard(state)) == ("-", "collapsible-boat")
    assert refusal(state, "move:l2>boat") == "TI-ACT-BOAT-6"


@pytest.mark.rules("TI-ACT-BOAT-4", "TI-GEN-8")
def test_a_drawn_passenger_may_be_placed_on_the_boat() -> None:
    state = ship(pile="s6|30|-", l1="|f9", boat="|s8.s7", **STERN, rest="l6")
    do(state, "rescue*1")
    assert "place:s6>boat" in moves(state)
    do(state, "place:s6>boat")
    assert line(state, "boat") == "0|s8.s7.s6"


@pytest.mark.refuses("TI-ACT-MYSTERY-1")
def test_nothing_stands_below_a_lifeboat() -> None:
    state = ship(hands="mystery-first.mystery-second", l1="|s1", l2="|f1", l3="|s9")
    assert refusal(state, "play:mystery-second>l1") == "TI-ACT-MYSTERY-1"
    assert refusal(state, "play:mystery-first>l2") == "TI-ACT-MYSTERY-1"
    assert not {"play:mystery-second>l1", "play:mystery-first>l2"} & set(moves(state))


@pytest.mark.rules("TI-ACT-BOAT-1")
def test_launching_uncovers_what_lies_behind() -> None:
    state = ship(hands="collapsible-boat", l1="?.?|s9")
    do(state, "play:collapsible-boat>l1", "~show:f3")
    assert (line(state, "l1"), line(state, "boat")) == ("1|f3", "0|s9")


@pytest.mark.refuses("TI-ACT-BOAT-1", "TI-ACT-BOAT-6")
def test_boat_and_passengers_belong_together() -> None:
    state = ship(l1="|f9", boat="|s9")
    state.has_boat = False  # type: ignore[attr-defined]
    assert ("passengers-without-boat", "TI-ACT-BOAT-1") in problems(state)
    with pytest.raises(tocsin.NotationError):
        ship(hands="collapsible-boat", l1="|f9").game.read_move(state, "play:collapsible-boat")
    empty = ship(l1="|f9").key().replace(";-;-;- -/-", ";-;-;0|- -/-")
    found = problems(state.game.read_position(empty))
    assert found == [("boat-without-passengers", "TI-ACT-BOAT-6")]


# Mystery Passenger


@pytest.mark.vector("titanic", "T59")
@pytest.mark.rules("TI-ACT-MYSTERY-1", "TI-ACT-MYSTERY-6", "TI-ACT-MYSTERY-7", "TI-ACT-MYSTERY-3")
def test_a_stand_in_fills_a_gap_until_the_real_card_comes() -> None:
    state = ship(hands="mystery-first", l1="|f5", l2="|f7", l3="|s3", l4="|s4", **STERN)
    do(state, "play:mystery-first>l2")
    assert line(state, "l2") == "0|f7.mf6"
    do(state, "move:l1>l2")
    assert line(state, "l2") == "0|f7.mf6.f5"
    do(state, "rescue*1", "~show:f6a")
    assert moves(state) == ["place:f6a>mf"]
    do(state, "place:f6a>mf")
    assert line(state, "l2") == "0|f7.f6a.f5"
    assert (action_discard(state), page(state)) == ("mystery-first", 1)


@pytest.mark.vector("titanic", "T61")
@pytest.mark.rules("TI-ACT-MYSTERY-8")
def test_a_stand_in_leaves_the_table_when_its_run_is_sent_back() -> None:
    state = do(ship(hands="wait", l3="f2|s9.ms8.s7"), "play:wait>l3")
    assert discard(state) == "s7.s9"
    assert action_discard(state) == "wait.mystery-second"
    assert line(state, "l3") == "0|f2"


@pytest.mark.vector("titanic", "T90")
@pytest.mark.rules("TI-GEN-7", "TI-RESCUE-5", "TI-ACT-MYSTERY-2", "TI-ACT-MYSTERY-6")
@pytest.mark.refuses("TI-GEN-7")
def test_the_last_lifeboat_can_only_replace_its_stand_in() -> None:
    state = ship(groups="mp/a/-/-", l1="|f9", pile="f1|30|-", l6="|s16", rest="l6")
    do(state, "rescue*1")
    assert moves(state) == ["place:f1>mf"]
    assert refusal(state, "place:f1>side") == "TI-GEN-7"
    do(state, "place:f1>mf")
    assert (group(state, "gf1"), action_discard(state)) == ("pp", "mystery-first")


@pytest.mark.rules("TI-ACT-MYSTERY-2", "TI-ACT-MYSTERY-3", "TI-ACT-MYSTERY-5")
@pytest.mark.refuses("TI-ACT-MYSTERY-2", "TI-GEN-7")
def test_a_stand_in_may_be_a_lifeboat_unless_the_option_forbids_it() -> None:
    given = {"hands": "mystery-second", "l1": "|s2", "l2": "|f9", "groups": "-/-/p/-"}
    state = ship(**given)
    places = [move.partition(">")[2] for move in moves(state, "play")]
    assert places == ["l1", "l3", "l4", "l5", "l6", "side", "gs1"]
    afloat = do(ship(**given), "play:mystery-second>side")
    assert group(afloat, "gs2") == "m"
    do(afloat, "move:l1>gs2")
    assert group(afloat, "gs2") == "mp"
    assert refusal(afloat, "move:gs2>l1") == "TI-MOVE-9"
    strict = ship(strict=True, **given)
    assert refusal(strict, "play:mystery-second>side") == "TI-ACT-MYSTERY-2"
    assert refusal(strict, "play:mystery-second>l1") == "TI-ACT-MYSTERY-2"
    assert refusal(strict, "play:mystery-second>gs1") == ""
    full = ship(hands="mystery-second", l2="|f9", groups="-/-/p/a")
    assert refusal(full, "play:mystery-second>side") == "TI-GEN-7"


@pytest.mark.rules("TI-ACT-MYSTERY-1", "TI-ACT-MYSTERY-5")
@pytest.mark.refuses("TI-ACT-MYSTERY-1")
def test_a_stand_in_takes_a_free_legal_place_and_moves_like_its_passenger() -> None:
    state = ship(hands="mystery-first", l1="|s9", l2="|f1a", l3="|f13a", groups="p" * 13 + "/-/-/-")
    for place in ("l1", "l2", "gf1", "gf2", "gs1"):
        assert refusal(state, f"play:mystery-first>{place}") == "TI-ACT-MYSTERY-1"
    do(state, "play:mystery-first>l5")
    assert line(state, "l5") == "0|mf13"
    assert "move:l5>l6" in moves(state)
    moving = ship(l1="|f7.mf6.f5", l2="|f7a", l3="?|f9")
    do(moving, "move:l1>l2*2")
    assert line(moving, "l2") == "0|f7a.mf6.f5"
    assert refusal(moving, "move:l2>l1*2") == "TI-MOVE-13"


@pytest.mark.refuses("TI-ACT-MYSTERY-8")
def test_a_line_of_one_stand_in_is_empty_for_the_shuffling_cards() -> None:
    state = ship(hands="your-turn.same-lines.wait", l1="|mf13", l2="|s9", boat="|ms8")
    assert refusal(state, "play:your-turn>l1") == "TI-ACT-MYSTERY-8"
    assert refusal(state, "play:your-turn>boat") == "TI-ACT-MYSTERY-8"
    assert refusal(state, "play:same-lines>l2,boat") == "TI-ACT-MYSTERY-8"
    assert refusal(state, "play:same-lines>l1,l3") == "TI-ACT-SAMELINES-1"
    do(state, "play:same-lines>l1,l2")
    assert (line(state, "l1"), line(state, "l2")) == ("-", "0|s9")
    do(state, "play:wait>boat")
    assert line(state, "boat") == "-"
    assert action_discard(state) == "same-lines.wait.collapsible-boat.mystery-first.mystery-second"
