"""TI-ACT: the twenty Action cards."""

import itertools

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
    refusal,
    ship,
    told,
)

STERN = {"l5": "|s14", "l6": "|s16"}


# Playing.


@pytest.mark.rules("TI-ACT-GEN-1")
@pytest.mark.refuses("TI-ACT-GEN-1")
def test_a_card_in_front_of_the_player_is_resolved_and_then_discarded() -> None:
    state = ship(hands="save-time", l1="|f9", discard="f2")
    assert refusal(state, "play:wait>l1") == "TI-ACT-GEN-1"
    do(state, "play:save-time")
    assert (hand(state), action_discard(state)) == ("-", "save-time")


@pytest.mark.rules("TI-ACT-GEN-2")
@pytest.mark.refuses("TI-ACT-GEN-2", "TI-ACT-WAIT-1", "TI-ACT-YOURTURN-1", "TI-ACT-BOAT-2")
def test_a_card_without_effect_may_be_played_but_not_without_its_target() -> None:
    hands = "your-turn.same-lines.wait.plan-b.collapsible-boat.mystery-first"
    state = ship(hands=hands)
    for card in ("your-turn>l1", "wait>l1", "same-lines>l1,l2", "collapsible-boat>l1"):
        assert refusal(state, f"play:{card}") == "TI-ACT-GEN-2"
    assert "play:plan-b" in moves(state)
    assert [move for move in moves(state, "play") if "mystery" not in move] == ["play:plan-b"]
    state = ship(hands=hands, l2="|s9")
    assert refusal(state, "play:your-turn>l1") == "TI-ACT-YOURTURN-1"
    assert refusal(state, "play:wait>l1") == "TI-ACT-WAIT-1"
    assert refusal(state, "play:collapsible-boat>l1") == "TI-ACT-BOAT-2"
    nowhere = {"l1": "|s9", "l2": "|s8", "l3": "|s7", "l4": "|s6", "l5": "|s5", "l6": "|s4"}
    full = ship(hands="mystery-first", **nowhere, groups="p" * 13 + "/" + "a" * 13 + "/-/-")
    assert refusal(full, "play:mystery-first>l1") == "TI-ACT-GEN-2"


@pytest.mark.rules("TI-ACT-GEN-3", "TI-ACT-BOAT-4")
@pytest.mark.refuses("TI-ACT-GEN-3")
def test_a_line_is_a_usable_deck_or_the_boat_with_cards() -> None:
    state = ship(hands="your-turn.same-lines.wait", page=4, l3="|f9", boat="|s8.s7")
    assert {"play:wait>boat", "play:your-turn>boat", "play:same-lines>l3,boat"} <= set(moves(state))
    without = ship(hands="your-turn.same-lines.wait", page=4, l3="|f9")
    for card in ("wait>boat", "your-turn>boat", "same-lines>l3,boat"):
        assert refusal(without, f"play:{card}") == "TI-ACT-GEN-3"


@pytest.mark.rules("TI-ACT-GEN-5", "TI-CREW-LATIMER-4")
@pytest.mark.refuses("TI-ACT-GEN-5")
def test_placement_by_a_card_follows_the_same_rules() -> None:
    state = ship(
        crew="fleet/latimer", hands="come-back/-", discard="s3a.s9", groups="-/-/aa/-", l1="|f9"
    )
    do(state, "play:come-back")
    assert refusal(state, "place:s9>l1") == "TI-ACT-GEN-5"
    assert refusal(state, "place:s9>side") == "TI-ACT-GEN-5"
    do(state, "place:s3a>gs1", "~action:wait")
    assert hand(state, 1) == "wait"
    assert group(state, "gs1") == "uuu"


# Get Ready!


@pytest.mark.vector("titanic", "T43")
@pytest.mark.rules("TI-ACT-GETREADY-1", "TI-ACT-GETREADY-4", "TI-KNOW-1")
@pytest.mark.refuses("TI-ACT-GETREADY-1", "TI-ACT-GETREADY-2")
def test_five_cards_are_laid_back_on_top_and_below() -> None:
    state = ship(hands="get-ready", pile="s4.f9.s12.f2.s7.s3|0|-", l6="|s16", rest="l6")
    do(state, "play:get-ready")
    assert phase(state) == "arrange:0"
    assert refusal(state, "top:s3") == "TI-ACT-GETREADY-1"
    do(state, "bottom:s7", "bottom:f9", "bottom:s12", "top:s4")
    # F2 is left for the top and goes there by itself.
    assert pile(state) == "f2.s4.s3.s7.f9.s12|0|-"
    assert phase(state) == "turn:0"
    state = ship(hands="get-ready", pile="-|7|-", l6="|s16", rest="l6")
    do(state, "play:get-ready")
    assert refusal(state, "rescue*1") == "TI-ACT-GETREADY-1"
    do(state, "~show:f1", "~show:f2", "~show:f3", "~show:f4", "~show:f5")
    do(state, "bottom:f1", "top:f2")
    assert refusal(state, "bottom:f3") == "TI-ACT-GETREADY-2"
    do(state, "top:f3", "top:f4")
    assert pile(state) == "f5.f4.f3.f2|2|f1"
    do(state, "rescue*1")
    assert pile(state) == "f4.f3.f2|2|f1"


@pytest.mark.vector("titanic", "T44")
@pytest.mark.rules("TI-ACT-GETREADY-2")
def test_with_the_whole_pile_seen_only_the_orders_differ() -> None:
    state = ship(hands="get-ready", pile="s4.f9.s12|0|-", l6="|s16", rest="l6")
    do(state, "play:get-ready")
    assert refusal(state, "bottom:s4") == "TI-ACT-GETREADY-2"
    results = results_of(state)
    assert sorted(results) == sorted(set(results))
    assert len(results) == 6


def results_of(state: tocsin.State) -> list[str]:
    """Every pile that can come out of the arranging, one entry per way to get there."""
    if phase(state) != "arrange:0":
        return [pile(state)]
    found = []
    for code in state.legal():
        child = state.copy()
        child.play(code)
        found += results_of(child)
    return found


@pytest.mark.rules("TI-ACT-GETREADY-2")
def test_five_cards_of_a_larger_pile_have_720_results_each_spelled_once() -> None:
    state = ship(hands="get-ready", pile="f2.f9.s4.s7.s12|9|-", l6="|s16", rest="l6")
    results = results_of(do(state, "play:get-ready"))
    assert len(results) == len(set(results)) == 720
    expected = set()
    for order in itertools.permutations(("f2", "f9", "s4", "s7", "s12")):
        for kept in range(6):
            top, below = ".".join(order[:kept]) or "-", ".".join(order[kept:]) or "-"
            expected.add(f"{top}|9|{below}")
    assert set(results) == expected


@pytest.mark.rules("TI-ACT-GETREADY-3")
def test_get_ready_on_an_empty_pile_does_nothing() -> None:
    state = do(ship(hands="get-ready", pile="-|0|-", l6="|s16", rest="l6"), "play:get-ready")
    assert (phase(state), page(state), pile(state)) == ("turn:0", 1, "-|0|-")


# Come On! and Come Back!


@pytest.mark.rules("TI-ACT-COMEON-1", "TI-ACT-COMEON-2")
@pytest.mark.refuses("TI-ACT-COMEON-1", "TI-ACT-COMEON-2")
def test_come_on_places_a_card_of_the_pile_and_shuffles_it() -> None:
    state = ship(hands="come-on", pile="s15|2+f3|s2", discard="f8", l1="|f9", **STERN, rest="l6")
    do(state, "play:come-on")
    assert refusal(state, "rescue*1") == "TI-ACT-COMEON-1"
    do(state, "~show:f7")
    assert phase(state) == "come-on:0"
    assert refusal(state, "place:f5>l1") == "TI-ACT-COMEON-1"
    assert refusal(state, "place:f8>l1") == "TI-DECK-10"
    assert refusal(state, "stop") == "TI-ACT-COMEON-2"
    assert moves(state) == ["place:s15>l6"]
    do(state, "place:s15>l6")
    assert pile(state) == "-|4+f3.f7.s2.s15|-".replace(".s15", "").replace("4+", "3+")
    assert action_discard(state) == "come-on"


@pytest.mark.vector("titanic", "T46")
@pytest.mark.rules("TI-ACT-COMEON-3", "TI-ACT-GEN-4")
def test_come_on_without_a_fit_shuffles_and_turns_a_page_for_nobody() -> None:
    known = "s2.s3.s4.s5|4+s7.s8.s9.s10|-"
    state = ship(
        crew="fleet/pitman",
        hands="come-on/-",
        page=4,
        pile=known,
        l2="|f9",
        l3="|f8a",
        l4="|f6",
        l5="|s14",
        l6="|s17",
        rest="l6",
    )
    do(state, "play:come-on")
    assert pile(state) == "-|8+s2.s3.s4.s5.s7.s8.s9.s10|-"
    assert (page(state), field(state, 5), action_discard(state)) == (5, "-/-", "come-on")


@pytest.mark.rules("TI-ACT-COMEBACK-1", "TI-ACT-COMEBACK-2")
@pytest.mark.refuses("TI-ACT-COMEBACK-1", "TI-ACT-COMEBACK-2")
def test_come_back_places_a_card_of_the_discard() -> None:
    state = ship(hands="come-back", discard="f3.f8.s2", l1="|f9", **STERN)
    do(state, "play:come-back")
    view: dict = state.view(0).as_json()
    assert view["discard_open"]
    assert moves(state) == ["place:f8>l1"]
    assert refusal(state, "place:s15>l6") == "TI-ACT-COMEBACK-1"
    assert refusal(state, "stop") == "TI-ACT-COMEBACK-2"
    do(state, "place:f8>l1")
    assert (discard(state), page(state)) == ("f3.s2", 1)


@pytest.mark.vector("titanic", "T47")
@pytest.mark.rules("TI-ACT-COMEBACK-2", "TI-FLOOD-4")
def test_come_back_with_an_empty_discard_turns_a_page() -> None:
    state = ship(hands="come-back", page=6, l2="|s9.s8", l3="|f4", l4="|s3", **STERN)
    do(state, "play:come-back", "~show:s9")
    assert (page(state), hand(state)) == (7, "-")
    assert line(state, "l2") == "x"
    assert line(state, "l3") == "2+f4.s8|s9"


# Your Turn!


@pytest.mark.vector("titanic", "T49")
@pytest.mark.rules("TI-ACT-YOURTURN-1", "TI-ACT-YOURTURN-2")
@pytest.mark.refuses("TI-ACT-YOURTURN-2")
def test_your_turn_puts_one_card_of_the_line_at_its_free_end() -> None:
    state = ship(hands="your-turn", l4="s2.f7|s9.s8")
    do(state, "play:your-turn>l4")
    assert moves(state) == ["pick:f7", "pick:s2", "pick:s8", "pick:s9"]
    assert refusal(state, "pick:f8") == "TI-ACT-YOURTURN-2"
    do(state, "pick:f7")
    assert line(state, "l4") == "3+s2.s8.s9|f7"
    alone = do(ship(hands="your-turn", l4="|s9"), "play:your-turn>l4")
    assert (line(alone, "l4"), phase(alone)) == ("0|s9", "turn:0")


@pytest.mark.refuses("TI-ACT-YOURTURN-1")
def test_your_turn_looks_at_unseen_cards_one_by_one() -> None:
    state = ship(hands="your-turn", l4="?.?.f7|s9")
    do(state, "play:your-turn>l4", "~show:f1")
    assert refusal(state, "pick:f7") == "TI-ACT-YOURTURN-1"
    do(state, "~show:f2", "pick:f1")
    assert line(state, "l4") == "3+f2.f7.s9|f1"


# Same Lines!


@pytest.mark.vector("titanic", "T50")
@pytest.mark.rules("TI-ACT-SAMELINES-1", "TI-ACT-SAMELINES-2", "TI-ACT-SAMELINES-4")
def test_same_lines_evens_two_lines_out() -> None:
    state = ship(hands="same-lines", l2="?.?.f2|s9.s8")
    do(state, "play:same-lines>l2,l4", "~show:f2")
    assert line(state, "l4") == "3|-"
    do(state, "~show:s9")
    assert (line(state, "l2"), line(state, "l4")) == ("1|f2", "2|s9")
    view: dict = state.view(0).as_json()
    split = view["split"][0]
    assert (split["cards"], split["lines"]) == (["s8"], ["l2", "l4"])
    # One hidden card in one line, two in the other, each of the three equally likely.
    assert [share["permille"] for share in split["shares"]] == [333, 667]


@pytest.mark.vector("titanic", "T51")
@pytest.mark.rules("TI-ACT-SAMELINES-2")
def test_a_single_card_goes_to_the_stern() -> None:
    state = do(ship(hands="same-lines", l3="|s9"), "play:same-lines>l3,l5")
    assert (line(state, "l3"), line(state, "l5")) == ("-", "0|s9")


@pytest.mark.vector("titanic", "T52")
@pytest.mark.refuses("TI-FLOOD-7", "TI-ACT-SAMELINES-1")
def test_same_lines_needs_two_usable_lines_with_at_least_one_card() -> None:
    state = ship(hands="same-lines", page=7, l3="|s9")
    assert refusal(state, "play:same-lines>l2,l3") == "TI-FLOOD-7"
    assert refusal(state, "play:same-lines>l4,l5") == "TI-ACT-SAMELINES-1"
    with pytest.raises(tocsin.NotationError):
        refusal(state, "play:same-lines>l3,l3")


@pytest.mark.rules("TI-ACT-SAMELINES-3", "TI-ACT-BOAT-6")
def test_with_the_boat_the_odd_card_goes_to_the_deck() -> None:
    state = ship(hands="same-lines", l3="|s9.s8", boat="|f4")
    do(state, "play:same-lines>l3,boat", "~show:f4", "~show:s9")
    assert (line(state, "l3"), line(state, "boat")) == ("1+s8|f4", "0|s9")
    state = do(ship(hands="same-lines", boat="|f4"), "play:same-lines>l3,boat")
    assert (line(state, "l3"), line(state, "boat")) == ("0|f4", "-")
    assert action_discard(state) == "same-lines.collapsible-boat"


# Wait!, Save Time


@pytest.mark.vector("titanic", "T53")
@pytest.mark.rules("TI-ACT-WAIT-1")
def test_wait_sends_the_whole_visible_run_to_the_discard() -> None:
    state = ship(hands="wait", l3="f2.f9|s8.s7a")
    do(state, "play:wait>l3", "~show:f9")
    assert discard(state) == "s7a.s8"
    assert line(state, "l3") == "1+f2|f9"


@pytest.mark.rules("TI-ACT-WAIT-2")
def test_wait_empties_a_line_without_hidden_cards() -> None:
    state = do(ship(hands="wait", l3="|s8.s7a"), "play:wait>l3")
    assert (line(state, "l3"), discard(state)) == ("-", "s7a.s8")


@pytest.mark.rules("TI-ACT-SAVETIME-1", "TI-ACT-SAVETIME-2")
def test_save_time_makes_one_pile_without_a_page() -> None:
    state = ship(hands="save-time", pile="s4|2+f3|s5", discard="f8.s2", **STERN, rest="l6")
    do(state, "play:save-time")
    assert (pile(state), discard(state), page(state)) == ("-|6+f3.f8.s2.s4.s5|-", "-", 1)
    state = ship(hands="save-time", pile="-|0|-", discard="f8.s2", **STERN, rest="l6")
    assert pile(do(state, "play:save-time")) == "-|2+f8.s2|-"
    state = ship(hands="save-time", pile="s4.s5|0|-", **STERN, rest="l6")
    assert pile(do(state, "play:save-time")) == "-|2+s4.s5|-"


# The plans.


@pytest.mark.vector("titanic", "T55")
@pytest.mark.rules("TI-ACT-PLANA-1", "TI-ACT-PLANA-3")
@pytest.mark.refuses("TI-ACT-PLANA-1", "TI-ACT-PLANA-3")
def test_plan_a_takes_a_card_of_the_action_pile() -> None:
    others = "come-on*3.come-back*3.your-turn*2.same-lines*2"
    state = ship(hands="plan-a", actions=others, l1="|f9", **STERN)
    view: dict = state.view(0).as_json()
    assert view["action_pile"] == 9
    do(state, "play:plan-a")
    assert refusal(state, "take:come-on") == "TI-ACT-PLANA-1"
    assert refusal(state, "play:wait>l1") == "TI-ACT-PLANA-3"
    do(state, "take:wait")
    view = state.view(0).as_json()
    assert (hand(state), view["action_pile"]) == ("wait", 8)
    assert action_discard(state) == others + ".plan-a"
    assert phase(state) == "turn:0"
    assert field(state, 1) == "21"


@pytest.mark.vector("titanic", "T56")
@pytest.mark.rules("TI-ACT-PLANB-1", "TI-ACT-PLANB-2")
def test_plan_b_without_a_discard_has_no_effect() -> None:
    state = do(ship(hands="plan-b", l1="|f9"), "play:plan-b")
    assert (hand(state), action_discard(state), phase(state)) == ("-", "plan-b", "turn:0")


@pytest.mark.rules("TI-ACT-PLANB-1")
@pytest.mark.refuses("TI-ACT-PLANB-1", "TI-ACT-PLANB-2")
def test_plan_b_takes_a_card_of_the_discard_but_never_itself() -> None:
    state = ship(hands="plan-b", actions="come-on*2.wait", l1="|f9")
    do(state, "play:plan-b")
    assert moves(state) == ["take:come-on", "take:wait"]
    assert refusal(state, "take:plan-b") == "TI-ACT-PLANB-2"
    assert refusal(state, "take:get-ready") == "TI-ACT-PLANB-1"
    do(state, "take:come-on")
    assert (hand(state), action_discard(state)) == ("come-on", "come-on.wait.plan-b")


@pytest.mark.vector("titanic", "T62")
@pytest.mark.rules("TI-DECK-7", "TI-ACT-PLANA-2")
def test_plan_a_on_an_empty_pile_searches_the_reshuffled_discard() -> None:
    held = "get-ready*2.come-on*3.come-back*3.your-turn*2.same-lines*2.plan-a"
    thrown = "wait*2.save-time.plan-b.mystery-first.mystery-second"
    state = ship(crew="fleet", hands=held, actions=thrown, boat="|f4", l1="|f9")
    view: dict = state.view(0).as_json()
    assert (view["action_pile"], view["action_discard"]) == (0, 6)
    do(state, "play:plan-a", "take:wait")
    view = state.view(0).as_json()
    assert (view["action_pile"], action_discard(state)) == (5, "plan-a")
    assert hand_size(state) == 13
    # With nothing in either heap it has no effect.
    everything = held + ".wait*2.save-time.plan-b".replace(".plan-b", "")
    state = ship(
        crew="fleet",
        hands="get-ready*2.come-on*3.come-back*3.your-turn*2.same-lines*2.wait*2.save-time.plan-a.plan-b",
        boat="|f4",
        l1="|f9.mf8",
        l2="|s9.ms8",
    )
    do(state, "play:plan-a")
    assert (action_discard(state), phase(state)) == ("plan-a", "turn:0")
    assert everything.startswith("get-ready")


def test_every_event_of_a_card_names_its_rule() -> None:
    state = ship(hands="same-lines", l2="?|s9", l4="|f3")
    events = told(state, "play:same-lines>l2,l4")
    assert [(event.code, event.rule) for event in events] == [
        ("action-card-played", "TI-ACT-GEN-1"),
        ("lines-evened", "TI-ACT-SAMELINES-1"),
    ]
