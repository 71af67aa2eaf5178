"""TI-END and TI-SCORE: how a play ends and what it is worth."""

import pytest

import tocsin
from tests.games.titanic.table import do, group, moves, page, phase, refusal, ship, text

FIRST_ANCHORS = {3, 4, 5, 6, 7, 9, 11}
SECOND_ANCHORS = {1, 2, 3, 6, 8, 10, 12, 14, 17}


def letters(anchors: set[int], highest: int) -> str:
    """A group and its mirror image."""
    one = "".join("a" if n in anchors else "p" for n in range(1, highest + 1))
    return one + "/" + one.translate(str.maketrans("ap", "pa"))


def finished(groups: str, number: int, last: str) -> tocsin.State:
    """All but one card of GS2 saved; the last one enters from L6."""
    return do(ship(page=number, groups=groups[:-1], l6=f"|{last}"), "move:l6>gs2")


@pytest.mark.vector("titanic", "T78")
@pytest.mark.rules("TI-SCORE-1", "TI-SCORE-2", "TI-SCORE-3", "TI-SCORE-4")
def test_a_lost_ship_scores_its_groups_only() -> None:
    state = ship(page=11, hands="come-back", groups="ppppppp/aa/aaaaaa/pppp", l5="|s9", l6="|f13")
    do(state, "play:come-back")
    assert phase(state) == "over:ship-lost"
    assert state.scores() == [19]
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.ending, outcome.winners, outcome.rule) == ("ship-lost", (), "TI-END-1")


@pytest.mark.vector("titanic", "T79")
@pytest.mark.rules("TI-SCORE-1", "TI-SCORE-2", "TI-SCORE-3", "TI-END-2")
def test_all_saved_scores_survivors_page_and_longest_anchors() -> None:
    groups = letters(FIRST_ANCHORS, 13) + "/" + letters(SECOND_ANCHORS, 17)
    state = finished(groups, 9, "s17")
    assert state.scores() == [70]
    view: dict = state.view(0).as_json()
    assert (view["survivors"], view["page_points"], view["anchor_points"]) == (60, 2, 8)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.ending, outcome.winners) == ("all-saved", (0,))


@pytest.mark.vector("titanic", "T80")
@pytest.mark.rules("TI-SCORE-3")
def test_anchors_do_not_count_on_a_lost_ship() -> None:
    groups = "a" * 13 + "/" + "p" * 12 + "/" + "a" * 17 + "/" + "p" * 16
    state = ship(page=11, hands="come-back", groups=groups, l6="|f13", l5="|s17")
    do(state, "play:come-back")
    assert state.scores() == [58]


@pytest.mark.vector("titanic", "T82")
@pytest.mark.rules("TI-SCORE-3", "TI-SCORE-6")
def test_alternating_anchors_give_one_per_class() -> None:
    groups = letters(set(range(1, 14, 2)), 13) + "/" + letters(set(range(1, 18, 2)), 17)
    assert finished(groups, 11, "s17").scores() == [62]
    best = letters(set(range(1, 14)), 13) + "/" + letters(set(range(1, 18)), 17)
    assert finished(best, 1, "s17").scores() == [100]


@pytest.mark.vector("titanic", "T83")
@pytest.mark.rules("TI-SCORE-5", "TI-ACT-MYSTERY-9", "TI-ACT-MYSTERY-4")
def test_a_stand_in_in_a_group_counts_as_its_number() -> None:
    state = ship(page=11, hands="come-back", groups="-/-/ppmp/-", l6="|f3")
    do(state, "play:come-back")
    assert state.scores() == [4]


@pytest.mark.vector("titanic", "T85")
@pytest.mark.rules("TI-END-2", "TI-TURN-6")
def test_the_last_passenger_ends_the_play_at_once() -> None:
    state = ship(groups="p" * 13 + "/" + "a" * 13 + "/" + "p" * 17 + "/" + "a" * 16, l6="|s17a")
    do(state, "move:l6>gs2")
    assert phase(state) == "over:all-saved"
    assert moves(state) == []
    with pytest.raises(tocsin.PlaythroughOver):
        do(state, "rescue")


@pytest.mark.vector("titanic", "T86")
@pytest.mark.rules("TI-END-2", "TI-ACT-MYSTERY-9", "TI-ACT-MYSTERY-7")
def test_a_stand_in_does_not_end_the_play() -> None:
    first = "pppppmppppppp/" + "a" * 13
    state = ship(groups=first + "/" + "p" * 17 + "/" + "a" * 17)
    assert phase(state) == "turn:0"
    do(state, "rescue*1")
    assert moves(state) == ["place:f6>mf"]
    assert refusal(state, "stop") == "TI-RESCUE-4"
    do(state, "place:f6>mf")
    assert (phase(state), group(state, "gf1")) == ("over:all-saved", "p" * 13)


@pytest.mark.rules("TI-END-3")
def test_saved_and_lost_never_come_together() -> None:
    state = ship(page=11, groups="p" * 13 + "/" + "a" * 13 + "/" + "p" * 17 + "/" + "a" * 16)
    do(state, "rescue*1", "place:s17a>gs2")
    assert (phase(state), page(state)) == ("over:all-saved", 11)


@pytest.mark.rules("TI-END-4")
def test_there_is_no_way_to_give_up() -> None:
    state = ship(l1="|f9")
    assert {move.partition("*")[0] for move in moves(state)} == {"rescue"}
    for word in ("stop", "done", "keep"):
        assert refusal(state, word) == "TI-TURN-3"


@pytest.mark.rules("TI-END-5")
def test_a_thousand_turns_are_enough_and_stalling_never_pays() -> None:
    state = ship(turn=1000, hands="save-time", groups="ppp/-/-/-", l1="|f9")
    do(state, "play:save-time")
    assert phase(state) == "over:stalled"
    assert state.scores() == [3]
    on_time = ship(turn=999, hands="save-time", l1="|f9")
    do(on_time, "play:save-time")
    assert phase(on_time) == "turn:0"
    with pytest.raises(tocsin.NotationError):
        on_time.game.read_position(text(turn=1000, l1="|f9").replace(" 1000 ", " 1001 "))


@pytest.mark.rules("TI-SCORE-4", "TI-ACT-BOAT-7")
def test_passengers_on_the_collapsible_boat_are_not_survivors() -> None:
    state = ship(page=11, hands="come-back", groups="p/-/-/-", boat="|s9.s8", l6="|f3")
    do(state, "play:come-back")
    assert state.scores() == [1]


def test_every_seat_has_the_score_of_the_team() -> None:
    state = ship(crew="lee/fleet/smith", groups="pp/-/-/-", page=4, l3="|f9")
    assert state.scores() == [9, 9, 9]


def test_what_is_no_position_text_is_refused_with_its_place() -> None:
    game = tocsin.game("titanic", crew=["boxhall"])
    sound = text(l1="?.?|f3")
    assert game.write_position(game.read_position(sound)) == sound
    for wrong in (
        sound + " ",
        sound.replace("turn:0", "turn:1"),
        sound.replace("2|f3", "2+|f3"),
        sound.replace("2|f3", "02|f3"),
        sound.replace("2|f3", "2|f14"),
        sound.replace("titanic/1", "titanic/2"),
        sound.replace(" 1 boxhall", " 13 boxhall"),
        sound.replace("-/-/-/-", "-/-/-"),
    ):
        with pytest.raises(tocsin.NotationError) as caught:
            game.read_position(wrong)
        assert 0 <= int(str(caught.value.facts["offset"])) <= len(wrong)
