"""TI-RESCUE and TI-DECK: rescues, piles and discards."""

import pytest

import tocsin
from tests.games.titanic.table import (
    action_discard,
    discard,
    do,
    field,
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

MISFITS = {"l1": "|s11", "l2": "|s12", "l3": "|f3", "l4": "|f4", "l5": "|s14", "l6": "|s16"}


@pytest.mark.vector("titanic", "T24")
@pytest.mark.rules("TI-RESCUE-1", "TI-RESCUE-2", "TI-RESCUE-3", "TI-RESCUE-4", "TI-GEN-8")
@pytest.mark.refuses("TI-RESCUE-4", "TI-RESCUE-3", "TI-GEN-8")
def test_the_one_fitting_card_must_be_placed_and_nothing_may_follow_it() -> None:
    # The cards drawn do not fit anywhere but S10a on L1.
    lines = MISFITS | {"l2": "|s8a", "l3": "|f8", "l4": "|f9"}
    state = ship(crew="fleet", pile="f3.s9.s10a|40|-", **lines, rest="l6")
    do(state, "rescue*3")
    assert moves(state) == ["place:s10a>l1"]
    assert refusal(state, "stop") == "TI-RESCUE-4"
    assert refusal(state, "place:s9>l1") == "TI-GEN-8"
    assert refusal(state, "place:s13>l1") == "TI-RESCUE-4"
    assert refusal(state, "move:l1>l5") == "TI-RESCUE-3"
    do(state, "place:s10a>l1")
    assert line(state, "l1") == "0|s11.s10a"
    assert discard(state) == "f3.s9"
    assert page(state) == 1
    assert phase(state) == "turn:0"


@pytest.mark.vector("titanic", "T25")
@pytest.mark.rules("TI-RESCUE-4")
def test_two_cards_fit_and_exactly_one_is_placed() -> None:
    state = ship(pile="f8.s10a|30|-", **MISFITS | {"l2": "|f9"}, rest="l6")
    do(state, "rescue*2")
    assert moves(state) == ["place:f8>l2", "place:s10a>l1"]
    do(state, "place:f8>l2")
    assert discard(state) == "s10a"
    assert line(state, "l1") == "0|s11"


@pytest.mark.vector("titanic", "T26")
@pytest.mark.refuses("TI-RESCUE-4")
def test_a_fitting_card_cannot_be_declined() -> None:
    state = ship(pile="f8|30|-", **MISFITS | {"l2": "|f9"}, rest="l6")
    do(state, "rescue*1")
    for decline in ("stop", "done", "keep"):
        assert refusal(state, decline) == "TI-RESCUE-4"
    assert moves(state) == ["place:f8>l2"]


@pytest.mark.vector("titanic", "T28")
@pytest.mark.rules("TI-RESCUE-5")
def test_a_thirteen_opens_an_empty_line_and_a_lifeboat_always_fits() -> None:
    lines = MISFITS | {"l6": "-", "l4": "?|f4"}
    state = ship(pile="f13.s8|30|-", **lines, rest="l4", groups="-/-/-/-")
    assert moves(do(state, "rescue*2")) == ["place:f13>l6"]
    state = ship(
        pile="f13.s8|20|-",
        **lines | {"l3": "|s9a", "l4": "?|s5"},
        rest="l4",
        groups="p" * 12 + "/-/-/-",
    )
    assert "place:f13>gf1" in moves(do(state, "rescue*2"))
    state = ship(pile="s1|20|-", **MISFITS, rest="l6")
    assert moves(do(state, "rescue*1")) == ["place:s1>side"]


@pytest.mark.refuses("TI-RESCUE-1", "TI-DECK-1", "TI-RESCUE-2")
@pytest.mark.rules("TI-DECK-1")
def test_the_number_lies_within_the_crew_card_and_the_pile() -> None:
    state = ship(crew="fleet", **MISFITS)
    assert refusal(state, "rescue*4") == "TI-RESCUE-1"
    assert refusal(state, "rescue") == "TI-RESCUE-1"
    state = ship(crew="lee", pile="-|2|-", **MISFITS, rest="l6")
    assert moves(state, "rescue") == ["rescue*1", "rescue*2"]
    assert refusal(state, "rescue*3") == "TI-DECK-1"
    do(state, "rescue*2")
    assert refusal(state, "rescue*1") == "TI-RESCUE-2"
    do(state, "~show:s10")
    assert state.actor == tocsin.CHANCE
    do(state, "~show:s15")
    assert refusal(state, "rescue*1") == "TI-RESCUE-2"


@pytest.mark.vector("titanic", "T29")
@pytest.mark.rules("TI-RESCUE-6", "TI-RESCUE-7", "TI-FLOOD-3", "TI-FLOOD-2", "TI-RESCUE-9")
@pytest.mark.refuses("TI-RESCUE-7")
def test_a_failure_discards_turns_a_page_and_gives_a_card() -> None:
    state = ship(crew="latimer", pile="s2.f9|30|-", **MISFITS, rest="l6")
    before = field(state, 7)
    do(state, "rescue*2")
    assert state.actor == tocsin.CHANCE
    assert refusal(state, "~show:f1") == "TI-RESCUE-7"
    do(state, "~action:wait")
    assert discard(state) == "f9.s2"
    assert page(state) == 2
    assert hand(state) == "wait"
    assert field(state, 7) == before


@pytest.mark.vector("titanic", "T31")
@pytest.mark.rules("TI-DECK-2", "TI-DECK-3", "TI-DECK-4")
@pytest.mark.refuses("TI-DECK-2", "TI-DECK-4")
def test_an_empty_pile_is_refilled_at_the_decision_and_costs_a_page() -> None:
    lines = {name: run for name, run in MISFITS.items() if name != "l1"}
    state = ship(page=5, discard="f9.s2.s4.s5.s6.s7.s8", pile="-|0|-", **lines, rest="l6")
    assert moves(state, "rescue") == ["rescue"]
    assert refusal(state, "rescue*2") == "TI-DECK-2"
    do(state, "rescue")
    assert (page(state), discard(state), hand(state)) == (6, "-", "-")
    assert pile(state) == "-|7+f9.s2.s4.s5.s6.s7.s8|-"
    assert moves(state) == ["rescue*1", "rescue*2", "rescue*3"]
    assert refusal(state, "seek") == "TI-DECK-4"
    assert refusal(state, "rescue") == "TI-DECK-4"


@pytest.mark.rules("TI-DECK-3")
def test_the_pile_may_stay_empty_over_several_turns() -> None:
    state = ship(hands="save-time.plan-b", pile="s10|0|-", **MISFITS, rest="l6")
    do(state, "rescue*1", "place:s10>l1")
    assert pile(state) == "-|0|-"
    do(state, "play:plan-b")
    assert (pile(state), page(state)) == ("-|0|-", 1)


@pytest.mark.vector("titanic", "T32")
@pytest.mark.rules("TI-DECK-4", "TI-END-1")
def test_the_reshuffle_can_lose_the_ship_before_any_draw() -> None:
    state = ship(page=11, discard="f9.s2", pile="-|0|-", l5="|s14", l6="|s16", rest="l6")
    do(state, "rescue")
    assert (page(state), phase(state)) == (12, "over:ship-lost")


@pytest.mark.vector("titanic", "T34")
@pytest.mark.rules("TI-DECK-4", "TI-RESCUE-8", "TI-FLOOD-4")
def test_a_turn_can_turn_two_pages_one_after_the_other() -> None:
    lines = MISFITS | {
        "l1": "|s13a",
        "l2": "|s13",
        "l3": "|f9",
        "l4": "|s9.s8.s7.s6.s5",
        "l5": "|s14",
    }
    state = ship(
        crew="latimer", page=2, discard="f2.f4.f5.f6.f7.s2", pile="-|0|-", **lines, rest="l6"
    )
    do(state, "rescue")
    assert (page(state), phase(state)) == (3, "number:0")
    do(state, "rescue*1", "~show:f2")
    assert page(state) == 4
    assert line(state, "l1") == "x"
    # The merged line is turned up first, then the compensation is drawn.
    assert refusal(state, "~action:wait") == "TI-MOVE-10"
    do(state, "~show:s13", "~action:wait")
    assert line(state, "l2") == "1+s13a|s13"
    assert hand(state) == "wait"


@pytest.mark.vector("titanic", "T35")
@pytest.mark.rules("TI-RESCUE-8", "TI-END-1", "TI-END-3")
def test_a_failure_on_page_eleven_ends_the_play_without_a_card() -> None:
    state = ship(page=11, pile="f9|20|-", l5="|s14", l6="|s16", rest="l6")
    events = told(state, "rescue*1")
    assert [event.code for event in events] == [
        "rescue-begun",
        "passenger-drawn",
        "rescue-failed",
        "page-turned",
        "play-ended",
    ]
    assert (page(state), hand(state), discard(state)) == (12, "-", "f9")


@pytest.mark.rules("TI-RESCUE-8", "TI-CREW-PITMAN-2")
@pytest.mark.refuses("TI-CREW-PITMAN-2")
def test_lightoller_plays_at_once_and_pitman_draws_last() -> None:
    state = ship(crew="lightoller/pitman", pile="f9|30|-", **MISFITS, rest="l6")
    do(state, "rescue*1", "~action:wait")
    assert phase(state) == "play-now:0"
    assert "pitman" in field(state, 13)
    do(state, "play:wait>l1")
    assert discard(state) == "f9.s11"
    assert action_discard(state) == "wait"
    assert refusal(state, "rescue*1") == "TI-CREW-PITMAN-2"
    do(state, "~action:plan-a")
    assert (hand(state, 0), hand(state, 1)) == ("-", "plan-a")
    assert phase(state) == "turn:1"


@pytest.mark.rules("TI-DECK-5")
def test_with_nothing_to_draw_at_all_a_rescue_is_a_failure_with_one_page() -> None:
    state = ship(pile="-|0|-", discard="-", **MISFITS, rest="l6")
    do(state, "rescue", "~action:wait", "~action:wait")
    assert (page(state), hand_size(state)) == (2, 2)


@pytest.mark.rules("TI-DECK-6", "TI-ACT-GETREADY-3", "TI-ACT-COMEON-4")
def test_other_effects_never_refill_the_pile() -> None:
    given = {"pile": "-|0|-", "discard": "f9.s2", "rest": "l6"}
    state = do(ship(hands="get-ready", **given, **MISFITS), "play:get-ready")
    assert (pile(state), page(state), action_discard(state)) == ("-|0|-", 1, "get-ready")
    state = do(ship(hands="come-on", **given, **MISFITS), "play:come-on")
    assert (pile(state), page(state), hand(state)) == ("-|0|-", 2, "-")
    state = ship(crew="lowe", **given, **MISFITS)
    assert refusal(state, "seek") == "TI-CREW-LOWE-5"


@pytest.mark.rules("TI-DECK-7", "TI-DECK-8")
def test_an_empty_action_pile_takes_the_discard_when_a_card_is_needed() -> None:
    hands = "come-on*3.come-back*3.your-turn*2.same-lines*2.wait*2.save-time.plan-a.plan-b"
    rest = "get-ready.collapsible-boat.mystery-first.mystery-second"
    state = ship(hands=hands, actions=rest, pile="f9|30|-", **MISFITS, rest="l6")
    do(state, "rescue*1")
    # One Get Ready! was left in the pile: certain, drawn without asking; then the discard.
    assert action_discard(state) == "-"
    assert sorted(moves(state)) == [
        "~action:collapsible-boat",
        "~action:get-ready",
        "~action:mystery-first",
        "~action:mystery-second",
    ]
    do(state, "~action:mystery-first")
    assert hand_size(state) == 17


@pytest.mark.rules("TI-DECK-9")
def test_a_draw_that_cannot_be_made_is_skipped() -> None:
    everything = (
        "get-ready*2.come-on*3.come-back*3.your-turn*2.same-lines*2.wait*2.save-time.plan-a.plan-b."
        "collapsible-boat.mystery-first.mystery-second"
    )
    state = ship(hands=everything, pile="f9|30|-", **MISFITS, rest="l6")
    do(state, "rescue*1")
    assert (page(state), hand_size(state), phase(state)) == (2, 20, "turn:0")


@pytest.mark.rules("TI-DECK-10", "TI-INFO-4")
@pytest.mark.refuses("TI-DECK-10")
def test_discards_are_closed_but_remembered() -> None:
    state = ship(pile="s10|30|-", discard="f2", actions="wait", **MISFITS, rest="l6")
    assert refusal(state, "place:f2>l3") == "TI-DECK-10"
    assert refusal(state, "take:wait") == "TI-DECK-10"
    view: dict = state.view(0).as_json()
    assert (view["discard"], view["discard_cards"], view["discard_open"]) == (1, ["f2"], False)
    do(state, "rescue*1")
    assert refusal(state, "place:f2>l3") == "TI-DECK-10"


@pytest.mark.rules("TI-RESCUE-7")
@pytest.mark.parametrize(
    ("crew", "cards"),
    [("murdoch", 0), ("boxhall", 2), ("lee", 0), ("latimer", 1), ("lowe", 1), ("fleet", 1)],
)
def test_what_each_solo_member_gains_by_a_failure(crew: str, cards: int) -> None:
    state = ship(crew=crew, pile="f9|30|-", **MISFITS, rest="l6")
    do(state, "rescue*1")
    while state.actor == tocsin.CHANCE:
        do(state, moves(state)[0])
    if phase(state) == "keep:0":
        do(state, moves(state)[0])
    assert (page(state), hand_size(state)) == (2, cards)
