"""TI-MOVE and TI-TURN: the move step, and how a turn goes."""

import pytest

import tocsin
from tests.games.titanic.table import (
    action_discard,
    do,
    group,
    line,
    moves,
    phase,
    refusal,
    ship,
    told,
)


@pytest.mark.vector("titanic", "T06")
@pytest.mark.rules("TI-MOVE-1", "TI-MOVE-2", "TI-MOVE-7", "TI-MOVE-10")
def test_a_whole_run_moves_onto_the_next_higher_number_and_uncovers() -> None:
    state = do(ship(l1="f2|s7a.s6", l3="s12|s8"), "move:l1>l3*2")
    assert line(state, "l3") == "1+s12|s8.s7a.s6"
    assert line(state, "l1") == "0|f2"


@pytest.mark.vector("titanic", "T07")
@pytest.mark.rules("TI-MOVE-8")
@pytest.mark.refuses("TI-MOVE-8")
def test_classes_never_mix_in_a_visible_run() -> None:
    assert refusal(ship(l1="|f7", l2="|s8"), "move:l1>l2") == "TI-MOVE-8"
    assert refusal(ship(l1="|f13", l2="|s1"), "move:l1>l2") == "TI-MOVE-8"
    assert refusal(ship(l1="|f2", groups="-/-/p/-"), "move:l1>gs1") == "TI-MOVE-8"
    # Hidden parts mix: a second-class run may lie on hidden first-class cards.
    assert refusal(ship(l1="|s7", l2="f3.f4|s8"), "move:l1>l2") == ""


@pytest.mark.vector("titanic", "T08")
@pytest.mark.refuses("TI-MOVE-2")
def test_a_gap_of_two_is_refused() -> None:
    assert refusal(ship(l1="|s6", l2="|s8"), "move:l1>l2") == "TI-MOVE-2"
    assert refusal(ship(l1="|s8", l2="|s8a"), "move:l1>l2") == "TI-MOVE-2"
    assert refusal(ship(l1="|s9", l2="|s8a"), "move:l1>l2") == "TI-MOVE-2"


@pytest.mark.vector("titanic", "T09")
@pytest.mark.rules("TI-MOVE-1", "TI-MOVE-10")
def test_a_part_of_a_run_moves_and_uncovers_nothing() -> None:
    state = do(ship(l1="f9|s9.s8.s7", l2="|s8a"), "move:l1>l2")
    assert line(state, "l1") == "1+f9|s9.s8"
    assert line(state, "l2") == "0|s8a.s7"


@pytest.mark.vector("titanic", "T10")
@pytest.mark.refuses("TI-MOVE-1")
def test_only_a_tail_moves_never_the_inner_cards_alone() -> None:
    state = ship(l1="f9|s9.s8.s7", l2="|s8a", l4="|s10")
    assert refusal(state, "move:l1>l4*2") == "TI-MOVE-1"
    assert refusal(state, "move:l1>l4*3") == ""
    assert refusal(state, "move:l1>l4*4") == "TI-MOVE-1"
    assert refusal(state, "move:l3>l4") == "TI-MOVE-1"


@pytest.mark.vector("titanic", "T11", "T13")
@pytest.mark.rules("TI-MOVE-3", "TI-MOVE-10")
def test_thirteen_and_seventeen_open_an_empty_line() -> None:
    state = do(ship(l2="s3|f13.f12a"), "move:l2>l5*2")
    assert line(state, "l5") == "0|f13.f12a"
    assert line(state, "l2") == "0|s3"
    state = do(ship(l2="|s17a.s16"), "move:l2>l6*2")
    assert line(state, "l6") == "0|s17a.s16"
    assert line(state, "l2") == "-"


@pytest.mark.vector("titanic", "T14")
@pytest.mark.refuses("TI-MOVE-3")
def test_no_other_number_opens_a_line() -> None:
    state = ship(l2="|f13.f12", l3="|s13", l4="|s17.s16")
    assert refusal(state, "move:l2>l5") == "TI-MOVE-1"
    assert refusal(state, "move:l3>l5") == "TI-MOVE-3"
    assert refusal(ship(l2="|f12"), "move:l2>l5") == "TI-MOVE-3"


@pytest.mark.vector("titanic", "T15")
@pytest.mark.rules("TI-MOVE-4", "TI-MOVE-5", "TI-MOVE-10", "TI-MOVE-11")
def test_a_lifeboat_goes_to_the_side_and_the_two_follows() -> None:
    state = do(ship(l4="f5|s2.s1a"), "move:l4>side")
    assert group(state, "gs1") == "a"
    assert line(state, "l4") == "1+f5|s2"
    do(state, "move:l4>gs1")
    assert group(state, "gs1") == "ap"
    assert line(state, "l4") == "0|f5"


@pytest.mark.refuses("TI-MOVE-4", "TI-MOVE-5", "TI-GEN-7")
def test_boats_take_only_what_follows() -> None:
    state = ship(l1="|s4.s3", l2="|f2", groups="-/-/p/-")
    assert refusal(state, "move:l1>side") == "TI-MOVE-4"
    assert refusal(state, "move:l1>gs1") == "TI-MOVE-5"
    assert refusal(state, "move:l2>gf1") == "TI-GEN-7"


@pytest.mark.vector("titanic", "T16", "T17")
@pytest.mark.rules("TI-MOVE-5", "TI-MOVE-12", "TI-GEN-7")
def test_a_run_climbs_card_by_card_and_may_stop_half_way() -> None:
    state = ship(l1="f4|s6.s5a.s4.s3", groups="-/-/pp/-")
    do(state, "move:l1>gs1", "move:l1>gs1")
    assert group(state, "gs1") == "pppp"
    assert line(state, "l1") == "1+f4|s6.s5a"
    assert "rescue*1" in moves(state)
    do(state, "move:l1>gs1", "move:l1>gs1")
    assert group(state, "gs1") == "ppppap"
    assert line(state, "l1") == "0|f4"


@pytest.mark.rules("TI-MOVE-12")
def test_a_lifeboat_may_stay_or_go_on_a_two() -> None:
    state = ship(l1="|f1", l2="|f2")
    assert {"move:l1>l2", "move:l1>side", "rescue*1"} <= set(moves(state))


@pytest.mark.vector("titanic", "T19")
@pytest.mark.rules("TI-MOVE-9")
@pytest.mark.refuses("TI-MOVE-9")
def test_survivors_never_leave() -> None:
    state = ship(l3="|f7", groups="pppppp/-/-/-")
    assert refusal(state, "move:gf1>l3") == "TI-MOVE-9"
    do(state, "move:l3>gf1")
    assert group(state, "gf1") == "ppppppp"


@pytest.mark.vector("titanic", "T20")
@pytest.mark.rules("TI-MOVE-4", "TI-GEN-7", "TI-MOVE-6")
def test_the_second_lifeboat_starts_a_second_group_and_both_may_accept() -> None:
    state = do(ship(l2="|f1a", l3="|f3", groups="pp/-/-/-"), "move:l2>side")
    assert (group(state, "gf1"), group(state, "gf2")) == ("pp", "a")
    both = ship(l3="|f3", groups="pp/aa/-/-")
    assert moves(both, "move") == ["move:l3>gf1", "move:l3>gf2"]
    assert group(do(both, "move:l3>gf2"), "gf2") == "aap"


@pytest.mark.vector("titanic", "T22")
@pytest.mark.refuses("TI-FLOOD-7")
@pytest.mark.rules("TI-FLOOD-7")
def test_a_lost_deck_has_no_line() -> None:
    state = ship(page=4, l3="|f13")
    assert refusal(state, "move:l3>l1") == "TI-FLOOD-7"
    assert moves(state, "move") == ["move:l3>l2", "move:l3>l4", "move:l3>l5", "move:l3>l6"]


@pytest.mark.vector("titanic", "T23")
@pytest.mark.rules("TI-MOVE-13")
@pytest.mark.refuses("TI-MOVE-13")
def test_no_move_leads_back_to_a_position_of_this_step() -> None:
    state = ship(l2="|s8.s7", l3="|s9", l4="|s9a", l1="|f5", l5="|f7", l6="|f10")
    do(state, "move:l2>l3*2", "move:l3>l4*2")
    assert refusal(state, "move:l4>l3*2") == "TI-MOVE-13"
    assert "move:l4>l3*2" not in moves(state)
    assert "l2>l3*2,l3>l4*2" in state.key()
    # A part of the run makes a new position; the rest may follow to another line.
    assert "move:l4>l3" not in moves(state)
    again = state.game.read_position(state.key())
    assert again.legal() == state.legal()


def test_seen_positions_are_forgotten_after_an_uncovering() -> None:
    state = ship(l2="?|s8", l3="|s9", l4="|s9a")
    do(state, "move:l2>l3", "~show:f2")
    assert state.key().split(" ")[12] == "-"
    do(state, "move:l3>l4")
    assert refusal(state, "move:l4>l3") == "TI-MOVE-13"
    do(state, "rescue*1", "~show:s8a")
    assert state.key().split(" ")[12] == "-"


@pytest.mark.rules("TI-MOVE-14")
@pytest.mark.refuses("TI-MOVE-14")
def test_source_and_destination_differ_but_an_opener_may_change_decks() -> None:
    state = ship(l2="|f13.f12")
    assert refusal(state, "move:l2>l2*2") == "TI-MOVE-14"
    assert line(do(state, "move:l2>l6*2"), "l6") == "0|f13.f12"


@pytest.mark.rules("TI-MOVE-15")
@pytest.mark.refuses("TI-MOVE-15", "TI-ACT-MYSTERY-6")
def test_a_free_end_card_takes_the_place_of_its_stand_in() -> None:
    state = ship(l1="s3|f6a", l2="|f7.mf6.f5")
    do(state, "move:l1>mf")
    assert line(state, "l2") == "0|f7.f6a.f5"
    assert line(state, "l1") == "0|s3"
    assert action_discard(state) == "mystery-first"
    assert refusal(ship(l1="|f6"), "move:l1>mf") == "TI-MOVE-15"
    assert refusal(ship(l1="|f6", l2="|f9.mf8"), "move:l1>mf") == "TI-ACT-MYSTERY-6"
    assert refusal(ship(l2="|f9.mf8"), "move:l2>mf") == "TI-ACT-MYSTERY-6"


@pytest.mark.refuses("TI-MOVE-10", "TI-CHANCE-2")
@pytest.mark.rules("TI-CHANCE-2")
def test_what_is_uncovered_is_turned_up_before_anything_else() -> None:
    state = ship(l1="?.?|s7", l2="|s8")
    do(state, "move:l1>l2")
    assert state.actor == tocsin.CHANCE
    assert refusal(state, "rescue*1") == "TI-MOVE-10"
    assert refusal(state, "~action:wait") == "TI-MOVE-10"
    do(state, "~show:f9")
    assert line(state, "l1") == "1|f9"
    assert refusal(state, "~show:f8") == "TI-CHANCE-2"


# The turn.


@pytest.mark.rules("TI-TURN-1", "TI-TURN-2")
@pytest.mark.refuses("TI-TURN-1", "TI-TURN-2", "TI-TURN-3")
def test_moves_then_exactly_one_act() -> None:
    state = ship(crew="fleet/boxhall", hands="wait/-", l1="?|s7", l2="|s8", l3="|f4")
    do(state, "move:l1>l2", "~show:f9")
    assert refusal(state, "seek") == "TI-TURN-2"
    assert refusal(state, "share") == "TI-TURN-2"
    assert refusal(state, "stop") == "TI-TURN-3"
    assert refusal(state, "done") == "TI-TURN-3"
    do(state, "rescue*1", "~show:s6")
    assert refusal(state, "play:wait>l1") == "TI-TURN-1"
    do(state, "place:s6>l2")
    assert phase(state) == "turn:1"


@pytest.mark.rules("TI-TURN-4")
@pytest.mark.refuses("TI-TURN-4")
def test_no_moves_once_the_act_has_begun() -> None:
    state = ship(hands="come-back", l1="|s8", l2="|f5", l3="|s9", discard="f4")
    do(state, "play:come-back")
    assert refusal(state, "move:l1>l3") == "TI-TURN-4"


@pytest.mark.rules("TI-TURN-3")
@pytest.mark.vector("titanic", "T77")
def test_without_cards_a_rescue_is_the_only_act() -> None:
    state = ship(crew="fleet", l1="|s8")
    assert moves(state) == ["rescue*1", "rescue*2", "rescue*3"]


@pytest.mark.rules("TI-TURN-5")
def test_the_active_player_decides_everything() -> None:
    state = ship(crew="fleet/pitman", l1="|f9")
    do(state, "rescue*1", "~show:s3")
    while state.actor == tocsin.CHANCE:
        do(state, moves(state)[0])
    assert state.actor == int(phase(state).partition(":")[2])


@pytest.mark.rules("TI-TURN-6")
def test_the_end_is_tested_after_every_single_placement() -> None:
    state = ship(l6="|s17a", groups="p" * 13 + "/" + "a" * 13 + "/" + "p" * 17 + "/" + "a" * 16)
    events = told(state, "move:l6>gs2")
    assert [event.code for event in events] == ["passenger-saved", "play-ended"]
    assert state.is_over
