"""TI-CREW: the ten crew members."""

import pytest

import tocsin
from tests.games.titanic.table import (
    action_discard,
    discard,
    do,
    field,
    group,
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
    told,
)

MISFITS = {"l1": "|s11", "l2": "|s12", "l3": "|f3", "l4": "|f4", "l5": "|s14", "l6": "|s16"}


# Murdoch


@pytest.mark.vector("titanic", "T64")
@pytest.mark.rules("TI-CREW-MURDOCH-4", "TI-CREW-GEN-1")
def test_murdoch_draws_nothing_after_a_failure() -> None:
    state = ship(crew="murdoch", page=2, pile="f9|30|-", **MISFITS, rest="l6")
    do(state, "rescue*1")
    assert (page(state), hand(state), phase(state)) == (3, "-", "turn:0")


@pytest.mark.rules("TI-CREW-MURDOCH-1", "TI-CREW-MURDOCH-2", "TI-CREW-MURDOCH-3")
@pytest.mark.refuses("TI-CREW-MURDOCH-3", "TI-CREW-MURDOCH-4")
def test_murdoch_places_one_after_another_and_stops_when_he_likes() -> None:
    given = {"crew": "murdoch", "pile": "s10.s9.f9.f2|30|-", "rest": "l6"}
    state = do(ship(**given, **MISFITS), "rescue*4")
    assert moves(state) == ["place:f2>l3", "place:s10>l1"]
    assert refusal(state, "stop") == "TI-CREW-MURDOCH-3"
    assert refusal(state, "place:s9>l1") == "TI-GEN-8"
    do(state, "place:s10>l1")
    # S9 fits only now, on the card placed a moment before.
    assert moves(state) == ["stop", "place:f2>l3", "place:s9>l1"]
    assert refusal(state, "move:l1>l2*2") == "TI-CREW-MURDOCH-4"
    enough = do(state.copy(), "stop")
    assert discard(enough) == "f2.f9.s9"
    do(state, "place:s9>l1", "place:f2>l3")
    # F9 fits nowhere: the rescue is over by itself.
    assert (discard(state), phase(state), page(state)) == ("f9", "turn:0", 1)


# Boxhall, Lee, Pitman


@pytest.mark.vector("titanic", "T65")
@pytest.mark.rules("TI-CREW-BOXHALL-1")
def test_boxhall_keeps_two_cards() -> None:
    state = ship(crew="boxhall", pile="f9|30|-", **MISFITS, rest="l6")
    do(state, "rescue*1", "~action:wait", "~action:plan-a")
    assert (page(state), hand(state)) == (2, "wait.plan-a")


@pytest.mark.vector("titanic", "T67")
@pytest.mark.rules("TI-CREW-LEE-1", "TI-CREW-PITMAN-2")
def test_lee_gains_nothing_and_pitman_one() -> None:
    state = ship(crew="lee/pitman", pile="f9|30|-", **MISFITS, rest="l6")
    do(state, "rescue*1", "~action:wait")
    assert (hand(state, 0), hand(state, 1)) == ("-", "wait")


@pytest.mark.vector("titanic", "T68")
@pytest.mark.rules("TI-CREW-PITMAN-1")
def test_pitman_gains_nothing_by_his_own_failure() -> None:
    state = ship("turn:1", crew="lee/pitman", pile="f9|30|-", **MISFITS, rest="l6")
    do(state, "rescue*1")
    assert (page(state), field(state, 5), phase(state)) == (2, "-/-", "turn:0")


@pytest.mark.rules("TI-CREW-PITMAN-2")
def test_pitman_gains_nothing_by_a_reshuffle() -> None:
    state = ship(crew="lee/pitman", pile="-|0|-", discard="f9.s10", **MISFITS, rest="l6")
    do(state, "rescue", "rescue*1", "~show:s10", "place:s10>l1")
    assert (page(state), field(state, 5)) == (2, "-/-")


# Latimer


@pytest.mark.vector("titanic", "T70")
@pytest.mark.rules("TI-CREW-LATIMER-1", "TI-CREW-LATIMER-2", "TI-CREW-LATIMER-4")
@pytest.mark.refuses("TI-CREW-LATIMER-1")
def test_three_neighbouring_anchors_give_latimer_a_card_whoever_places() -> None:
    state = ship(crew="fleet/latimer", groups="apaa/-/-/-", l1="|f5a", l2="?|s9")
    do(state, "move:l1>gf1")
    assert refusal(state, "rescue*1") == "TI-CREW-LATIMER-1"
    do(state, "~action:wait")
    assert (hand(state, 0), hand(state, 1)) == ("-", "wait")
    assert group(state, "gf1") == "apuuu"
    assert phase(state) == "turn:0"


@pytest.mark.rules("TI-CREW-LATIMER-2", "TI-CREW-LATIMER-3", "TI-CREW-LATIMER-6")
def test_a_passenger_belongs_to_one_series_and_lifeboats_count() -> None:
    state = ship(crew="latimer", groups="-/-/-/-", l1="|s6a.s5a.s4a.s3a.s2a.s1a", l2="?|f9")
    do(state, "move:l1>side", "move:l1>gs1", "move:l1>gs1", "~action:wait")
    assert group(state, "gs1") == "uuu"
    do(state, "move:l1>gs1", "move:l1>gs1")
    assert (hand_size(state), state.actor) == (1, 0)
    do(state, "move:l1>gs1", "~action:plan-a")
    assert group(state, "gs1") == "uuuuuu"
    # A card drawn in his own move step may be played at once.
    assert "play:plan-a" in moves(state)
    gap = ship(crew="latimer", groups="apa/-/-/-", l1="|f4a", l2="?|s9")
    do(gap, "move:l1>gf1")
    assert group(gap, "gf1") == "apaa"
    across = ship(crew="latimer", groups="aa/pp/-/-", l1="|f3a", l2="?|s9")
    do(across, "move:l1>gf2")
    assert (group(across, "gf2"), across.actor) == ("ppa", 0)


@pytest.mark.rules("TI-CREW-LATIMER-3", "TI-CREW-LATIMER-4")
def test_a_replacement_that_completes_several_windows_takes_the_lowest() -> None:
    state = ship(crew="latimer", groups="aamaa/-/-/-", l1="?|f3a")
    do(state, "move:l1>mf", "~show:s9")
    assert refusal(state, "~show:s8") == "TI-CREW-LATIMER-1"
    do(state, "~action:wait")
    assert group(state, "gf1") == "uuuaa"


@pytest.mark.rules("TI-CREW-LATIMER-5", "TI-CREW-LOWE-2")
def test_an_exchange_is_no_placement_and_marks_stay_with_the_passengers() -> None:
    state = ship(
        crew="lowe/latimer",
        groups="uuu/ppp/-/-",
        pile="s4a|30|-",
        **MISFITS | {"l3": "|f9"},
        rest="l6",
    )
    do(state, "seek", "swap:f2")
    assert (group(state, "gf1"), group(state, "gf2")) == ("upu", "pup")
    assert hand(state, 1) == "-"


@pytest.mark.refuses("TI-CREW-LATIMER-3")
def test_a_used_mark_without_its_passenger_is_a_problem() -> None:
    state = ship(crew="latimer", groups="uuu/-/-/-", l1="|f9")
    state.series_used |= 1 << 9  # type: ignore[attr-defined]
    assert problems(state) == [("used-anchor-not-saved", "TI-CREW-LATIMER-3")]


# Lowe


@pytest.mark.vector("titanic", "T71")
@pytest.mark.rules("TI-CREW-LOWE-1", "TI-CREW-LOWE-2", "TI-CREW-GEN-1")
@pytest.mark.refuses("TI-CREW-LOWE-2", "TI-CREW-LOWE-1")
def test_lowe_discards_until_an_anchor_and_may_exchange() -> None:
    given = {"crew": "lowe", "pile": "s4.f9.s12a|30|-", "groups": "-/-/ppp/aaa", "rest": "l6"}
    state = do(ship(**given, l6="|s16"), "seek")
    assert discard(state) == "f9.s4.s12a"
    assert moves(state) == ["done", "swap:s1", "swap:s2", "swap:s3"]
    assert refusal(state, "swap:s4") == "TI-CREW-LOWE-2"
    assert refusal(state, "swap:f1") == "TI-CREW-LOWE-2"
    none = do(state.copy(), "done")
    assert group(none, "gs1") == "ppp"
    do(state, "swap:s3")
    assert (group(state, "gs1"), group(state, "gs2")) == ("ppa", "aap")
    assert phase(state) == "turn:0"
    unknown = do(ship(crew="lowe", l6="|s16"), "seek")
    assert refusal(unknown, "rescue*1") == "TI-CREW-LOWE-1"
    do(unknown, "~show:f2", "~show:f2a")
    assert refusal(unknown, "swap:f1") == "TI-CREW-LOWE-1"


@pytest.mark.rules("TI-CREW-LOWE-3")
def test_lowe_may_act_without_anything_to_exchange() -> None:
    state = ship(crew="lowe", pile="s4a|30|-", l6="|s16", rest="l6")
    do(state, "seek")
    assert (discard(state), phase(state), page(state)) == ("s4a", "turn:0", 1)


@pytest.mark.rules("TI-CREW-LOWE-4")
def test_lowe_finds_no_anchor_and_exchanges_nothing() -> None:
    state = ship(crew="lowe", pile="s4.f9|0|-", groups="pp/aa/-/-", l6="|s16", rest="l6")
    events = told(state, "seek")
    assert "no-anchor-found" in [event.code for event in events]
    assert (discard(state), pile(state), phase(state), page(state)) == (
        "f9.s4",
        "-|0|-",
        "turn:0",
        1,
    )


@pytest.mark.vector("titanic", "T73")
@pytest.mark.rules("TI-CREW-LOWE-5")
@pytest.mark.refuses("TI-CREW-LOWE-5")
def test_lowe_needs_a_pile() -> None:
    state = ship(crew="lowe", pile="-|0|-", discard="f9", l6="|s16", rest="l6")
    assert "seek" not in moves(state)
    assert refusal(state, "seek") == "TI-CREW-LOWE-5"
    assert "seek" in moves(ship(crew="lowe", l6="|s16"))


@pytest.mark.rules("TI-CREW-LOWE-6")
def test_a_stand_in_may_be_exchanged() -> None:
    state = ship(crew="lowe", pile="s4a|30|-", groups="pmp/aaa/-/-", l6="|s16", rest="l6")
    do(state, "seek", "swap:f2")
    assert (group(state, "gf1"), group(state, "gf2")) == ("pap", "ama")


# Fleet


@pytest.mark.rules("TI-CREW-FLEET-1")
@pytest.mark.refuses("TI-CREW-FLEET-1")
def test_fleet_keeps_the_best_of_three() -> None:
    state = ship(crew="fleet", pile="f9|30|-", **MISFITS, rest="l6")
    do(state, "rescue*1", "~action:wait", "~action:plan-a", "~action:wait")
    assert moves(state) == ["keep:wait", "keep:plan-a"]
    assert refusal(state, "keep:plan-b") == "TI-CREW-FLEET-1"
    do(state, "keep:plan-a")
    assert (hand(state), action_discard(state)) == ("plan-a", "wait*2")
    assert refusal(state, "keep:wait") == "TI-CREW-FLEET-1"


@pytest.mark.rules("TI-CREW-FLEET-1", "TI-DECK-9")
def test_fleet_takes_what_there_is() -> None:
    everything = (
        "get-ready*2.come-on*3.come-back*3.your-turn*2.same-lines*2.wait.save-time.plan-a.plan-b."
        "collapsible-boat.mystery-first.mystery-second"
    )
    state = ship(crew="fleet", hands=everything, pile="f9|30|-", **MISFITS, rest="l6")
    do(state, "rescue*1")
    assert (hand_size(state), phase(state), action_discard(state)) == (20, "turn:0", "-")


# Smith


@pytest.mark.vector("titanic", "T74")
@pytest.mark.rules("TI-CREW-SMITH-1", "TI-CREW-SMITH-2")
@pytest.mark.refuses("TI-CREW-SMITH-2", "TI-CREW-SMITH-1")
def test_smith_redistributes_but_something_must_change() -> None:
    state = ship(crew="smith/lee/fleet", hands="wait/wait/-", l1="|f9")
    assert refusal(state, "give:wait>0") == "TI-CREW-SMITH-1"
    do(state, "share", "give:wait>1")
    # The other Wait! back to A would only have swapped two equal cards.
    assert refusal(state, "give:wait>0") == "TI-CREW-SMITH-2"
    assert moves(state) == ["give:wait>1", "give:wait>2"]
    do(state, "give:wait>2")
    assert field(state, 5) == "-/wait/wait"
    assert phase(state) == "turn:1"


@pytest.mark.rules("TI-CREW-SMITH-1")
@pytest.mark.refuses("TI-CREW-SMITH-1")
def test_smith_gives_card_by_card_in_a_fixed_order() -> None:
    state = ship(crew="smith/lee/fleet", hands="plan-a/come-on*2/wait", l1="|f9")
    do(state, "share")
    assert moves(state) == ["give:come-on>0", "give:come-on>1", "give:come-on>2"]
    assert refusal(state, "give:wait>0") == "TI-CREW-SMITH-1"
    assert refusal(state, "give:come-on>3") == "TI-SETUP-1"
    do(state, "give:come-on>0", "give:come-on>0", "give:wait>0", "give:plan-a>0")
    assert field(state, 5) == "come-on*2.wait.plan-a/-/-"


@pytest.mark.rules("TI-CREW-SMITH-3")
@pytest.mark.refuses("TI-CREW-SMITH-3")
def test_smith_needs_cards_in_front_of_somebody() -> None:
    state = ship(crew="smith/lee/fleet", actions="wait", l1="|f9", boat="|s9")
    assert "share" not in moves(state)
    assert refusal(state, "share") == "TI-CREW-SMITH-3"
    held = ship(crew="smith/lee/fleet", hands="-/-/wait", actions="plan-a", l1="|f9")
    do(held, "share", "give:wait>0")
    assert (field(held, 5), action_discard(held)) == ("wait/-/-", "plan-a")


# Lightoller


@pytest.mark.rules("TI-CREW-LIGHTOLLER-1", "TI-CREW-LIGHTOLLER-2", "TI-CREW-GEN-1")
@pytest.mark.refuses("TI-CREW-LIGHTOLLER-2", "TI-CREW-LIGHTOLLER-1")
def test_lightoller_may_play_the_card_just_drawn_and_only_that() -> None:
    given = {"crew": "lightoller/lee", "hands": "save-time/-", "pile": "f9|30|-", "rest": "l6"}
    state = do(ship(**given, **MISFITS), "rescue*1", "~action:plan-b")
    assert moves(state) == ["play:plan-b", "keep"]
    assert refusal(state, "play:save-time") == "TI-CREW-LIGHTOLLER-2"
    kept = do(state.copy(), "keep")
    assert (hand(kept), phase(kept)) == ("save-time.plan-b", "turn:1")
    do(state, "play:plan-b")
    assert (hand(state), action_discard(state), phase(state)) == ("save-time", "plan-b", "turn:1")
    taking = ship(crew="lightoller/lee", actions="wait", pile="f9|30|-", **MISFITS, rest="l6")
    do(taking, "rescue*1", "~action:plan-b", "play:plan-b")
    assert refusal(taking, "keep") == "TI-CREW-LIGHTOLLER-1"
    # What Plan B brings waits for a later turn.
    do(taking, "take:wait")
    assert (hand(taking), phase(taking)) == ("wait", "turn:1")


@pytest.mark.rules("TI-CREW-LIGHTOLLER-2")
def test_a_drawn_card_without_target_is_simply_kept() -> None:
    lines = {"l1": "|s9", "l2": "|s8", "l3": "|s7", "l4": "|s6", "l5": "|s5", "l6": "|s4"}
    full = "p" * 13 + "/" + "a" * 13 + "/-/-"
    state = ship(crew="lightoller/lee", pile="s14|15|-", **lines, groups=full, rest="l6")
    do(state, "rescue*1", "~action:mystery-first")
    assert (hand(state), phase(state)) == ("mystery-first", "turn:1")


@pytest.mark.rules("TI-CREW-LIGHTOLLER-1")
def test_a_card_that_stays_on_the_table_stays_there() -> None:
    state = ship(crew="lightoller/lee", pile="f9|30|-", **MISFITS, rest="l6")
    do(state, "rescue*1", "~action:collapsible-boat", "play:collapsible-boat>l1")
    assert (line(state, "boat"), action_discard(state)) == ("0|s11", "-")


# Phillips


@pytest.mark.vector("titanic", "T76")
@pytest.mark.rules("TI-CREW-PHILLIPS-1", "TI-CREW-PHILLIPS-2")
@pytest.mark.refuses("TI-CREW-PHILLIPS-1")
def test_phillips_plays_the_cards_of_others_and_keeps_the_gain() -> None:
    state = ship(crew="phillips/boxhall/lee", hands="wait/plan-a/save-time", l1="|f9")
    assert {"play:plan-a@1", "play:save-time@2", "play:wait>l1"} <= set(moves(state))
    assert refusal(state, "play:wait@0>l1") == "TI-CREW-PHILLIPS-1"
    assert refusal(state, "play:plan-b@1") == "TI-ACT-GEN-1"
    do(state, "play:plan-a@1", "take:come-on")
    assert field(state, 5) == "come-on.wait/-/save-time"
    assert action_discard(state) == "plan-a"
    assert refusal(state, "play:save-time@2") == "TI-CREW-PHILLIPS-1"


def test_every_crew_member_finishes_a_play() -> None:
    for crew in (["murdoch"], ["lowe", "pitman"], ["smith", "phillips", "lightoller"]):
        state = tocsin.game("titanic", crew=crew).new()
        state.playout(tocsin.Rng(4))
        assert state.problems() == []
