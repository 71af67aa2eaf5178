"""The rescue dog (XD-SPEC-3)."""

import pytest

import tocsin
from tests.games.flashpoint.table import (
    advanced,
    cells,
    cost,
    damage,
    do,
    look,
    moves,
    problems,
    refusal,
    told,
    tried,
)
from tocsin.bots.match import choose_fairly
from tocsin.bots.registry import make_bot

LAB: dict = {"board": "laboratory", "promo_specialists": True}
POIS = "1,1 1,3 1,4"


@pytest.mark.vector("extreme-danger", "TV-77")
@pytest.mark.rules("XD-SPEC-3")
@pytest.mark.refuses("XD-SPEC-3")
def test_the_dog_climbs_stairs_and_neither_ladders_nor_windows() -> None:
    state = advanced("3,3=dog", ap="12+0", **LAB)
    for move in ("walk:w", "walk:up"):
        assert cost(state, move) == 1
        do(state, move)
    assert cells(state) == ["u:3,2"]
    outside = advanced("4,0=dog", ap="12+0", vehicles="n/w", danger="ladder=4,0", **LAB)
    assert refusal(outside, "raise:up") == "XD-SPEC-3"
    assert refusal(outside, "tote:n") == "XD-SPEC-3"
    assert refusal(outside, "open:e") == "XD-SPEC-3"
    ladder = advanced("4,0=dog", ap="12+0", doors="4,0|u:4,0=ladder", **LAB)
    assert refusal(ladder, "walk:up") == "XD-SPEC-3"
    assert refusal(ladder, "fold:up") == "XD-SPEC-3"
    doors = "4,0|u:4,0=ladder u:4,0|u:4,1=open"
    inside = advanced("u:4,1=dog", ap="12+0", doors=doors, **LAB)
    assert refusal(inside, "walk:w") == "XD-SPEC-3"
    assert refusal(inside, "close:w") == "XD-SPEC-3"
    window = advanced("4,0=dog", ap="12+0", doors="4,0|4,1=open", **LAB)
    assert cost(window, "walk:e") == 1


@pytest.mark.rules("XD-SPEC-3")
def test_the_dog_has_twelve_points_and_keeps_six() -> None:
    state = advanced("0,3=generalist/6,3=dog", poi=POIS, **LAB)
    do(state, "pass", "~roll:3,3")
    assert look(state)["points"] == 12
    do(state, "walk:n")
    events = do(state, "pass")
    assert look(state)["firefighters"][1]["saved"] == 6
    assert told(events, "actions-ended")[0].args["wasted"] == 5
    most = advanced("6,3+6=dog/5,1=captain", phase="act:1", **LAB)
    assert problems(most, "FP-INV-7") == []
    more = advanced("6,3+7=dog/5,1+5=captain", phase="act:1", **LAB)
    assert len(problems(more, "FP-INV-7")) == 2
    assert problems(advanced("6,3=dog", ap="19+0", **LAB), "FP-AP-3")
    assert problems(advanced("6,3=dog", ap="18+0", **LAB), "FP-AP-3") == []


@pytest.mark.refuses("XD-SPEC-3")
def test_the_dog_never_goes_into_fire() -> None:
    state = advanced("5,2=dog", ap="12+0", fire="5,3", walls="4,2|5,2=1", victims="5,2", **LAB)
    assert refusal(state, "walk:e") == "XD-SPEC-3"
    assert refusal(state, "carry:e") == "XD-SPEC-3"
    hot = advanced("5,2=dog", ap="12+0", fire="4,2", walls="4,2|5,2=1", **LAB)
    assert refusal(hot, "squeeze:n") == "XD-SPEC-3"
    burnt = advanced("5,2=dog", fire="5,2", **LAB)
    assert problems(burnt, "XD-SPEC-3") == ["dog-in-fire cell 5,2 [XD-SPEC-3]"]
    aloft = advanced("u:4,0=dog", doors="4,0|u:4,0=ladder", **LAB)
    assert problems(aloft, "XD-SPEC-3") == ["dog-on-a-ladder cell u:4,0 [XD-SPEC-3]"]


@pytest.mark.rules("XD-SPEC-3")
@pytest.mark.refuses("XD-SPEC-3")
def test_dragging_somebody_costs_four_for_each_cell() -> None:
    state = advanced("3,3=dog", ap="12+0", victims="3,3", **LAB)
    for move in ("carry:w", "carry:up"):
        assert cost(state, move) == 4
        code = state.game.read_move(state, move)
        assert state.game.describe(state, code).rule == "XD-SPEC-3"
        moved = told(do(state, move), "moved")[0]
        assert (moved.rule, moved.args["cost"]) == ("XD-SPEC-3", 4)
    assert look(state)["victims"] == [{"cell": "u:3,2", "count": 1}]
    short = advanced("3,3=dog", ap="3+0", victims="3,3", **LAB)
    assert refusal(short, "carry:w") == "XD-SPEC-3"
    man = advanced("3,3=generalist", ap="3+0", victims="3,3", **LAB)
    assert cost(man, "carry:w") == 2


@pytest.mark.rules("XD-SPEC-3")
@pytest.mark.refuses("XD-SPEC-3")
def test_the_dog_squeezes_alone_through_a_wall_with_one_damage() -> None:
    state = advanced("5,2=dog", ap="12+0", walls="4,2|5,2=1", victims="5,2", **LAB)
    assert cost(state, "squeeze:n") == 2
    events = do(state, "squeeze:n")
    assert told(events, "squeezed-through")[0].rule == "XD-SPEC-3"
    assert cells(state) == ["4,2"]
    assert look(state)["victims"] == [{"cell": "5,2", "count": 1}]
    assert damage(state) == {"4,2|5,2": 1}
    poor = advanced("5,2=dog", ap="1+0", walls="4,2|5,2=1", **LAB)
    assert refusal(poor, "squeeze:n") == "XD-SPEC-3"
    whole = advanced("5,2=dog", ap="12+0", **LAB)
    assert refusal(whole, "squeeze:n") == "XD-SPEC-3"
    gone = advanced("5,2=dog", ap="12+0", walls="4,2|5,2=2", **LAB)
    assert refusal(gone, "squeeze:n") == "XD-SPEC-3"
    assert cost(gone, "walk:n") == 1
    man = advanced("5,2=generalist", ap="5+0", walls="4,2|5,2=1", **LAB)
    assert refusal(man, "squeeze:n") == "XD-SPEC-3"
    light = advanced("3,3=dog", ap="12+0", **LAB)
    assert refusal(light, "squeeze:e") == "XD-SPEC-3"
    window = advanced("4,1=dog", ap="12+0", **LAB)
    assert refusal(window, "squeeze:w") == "XD-SPEC-3"
    street = advanced("3,1=dog", ap="12+0", walls="3,0|3,1=1", **LAB)
    assert cells(tried(street, "squeeze:w")) == ["3,0"]
    air = advanced("u:3,1=dog", ap="12+0", walls="u:3,0|u:3,1=1", **LAB)
    assert refusal(air, "squeeze:w") == "XD-GEN-6"


@pytest.mark.rules("XD-SPEC-3")
def test_squeezing_onto_a_marker_turns_it_over() -> None:
    state = advanced("5,2=dog", ap="12+0", walls="4,2|5,2=1", poi="4,2", **LAB)
    do(state, "squeeze:n")
    assert look(state)["phase"] == "reveal"
    do(state, "~reveal:false-alarm")
    assert (look(state)["pois"], look(state)["points"]) == ([], 10)


@pytest.mark.rules("XD-SPEC-3")
@pytest.mark.refuses("XD-SPEC-3")
def test_the_dog_sniffs_out_an_adjacent_marker_for_nothing() -> None:
    state = advanced("3,2=dog", ap="12+0", poi="3,3 u:3,2 4,2 3,1", **LAB)
    assert [move for move in moves(state) if "sniff" in move] == ["sniff:e", "sniff:up"]
    assert cost(state, "sniff:e") == 0
    events = do(state, "sniff:e", "~reveal:victim")
    assert told(events, "poi-sniffed")[0].rule == "XD-SPEC-3"
    assert look(state)["victims"] == [{"cell": "3,3", "count": 1}]
    assert cells(state) == ["3,2"]
    assert refusal(state, "sniff:e") == "XD-SPEC-3"
    assert refusal(state, "sniff:s") == "XD-SPEC-3"
    man = advanced("3,2=imaging", poi="3,3", **LAB)
    assert refusal(man, "sniff:e") == "XD-SPEC-3"


@pytest.mark.rules("XD-SPEC-3")
def test_a_dog_without_points_may_still_sniff() -> None:
    state = advanced("5,1=dog", ap="1+0", poi="5,3", **LAB)
    do(state, "walk:e")
    assert moves(state) == ["pass", "sniff:e"]
    do(state, "sniff:e", "~reveal:false-alarm")
    assert look(state)["phase"] == "roll"
    alone = advanced("5,1=dog", ap="1+0", poi="6,4", **LAB)
    do(alone, "walk:e")
    assert look(alone)["phase"] == "roll"


@pytest.mark.refuses("XD-SPEC-3")
def test_what_takes_hands_is_not_for_the_dog() -> None:
    state = advanced(
        "5,2=dog",
        ap="12+0",
        fire="5,3",
        smoke="5,2",
        hazmats="5,2",
        victims="5,2+",
        walls="4,2|5,2=1",
        vehicles="n/w",
        **LAB,
    )
    for move in ("spray:e", "spray:here", "chop:n", "haul:w", "lead:w", "dispose", "treat"):
        assert refusal(state, move) == "XD-SPEC-3", move
    assert refusal(state, "drive:ambulance>e") == "XD-SPEC-3"
    assert refusal(state, "command-walk:0>e") == "FP-SPEC-CAPT-1"
    door = advanced("2,3=dog", ap="12+0", doors="2,2|2,3=open", **LAB)
    assert refusal(door, "close:w") == "XD-SPEC-3"
    engine = advanced("5,0=dog", ap="12+0", vehicles="n/w", **LAB)
    assert refusal(engine, "drive:engine>n") == "XD-SPEC-3"
    assert refusal(engine, "gun") == "XD-SPEC-3"


@pytest.mark.rules("XD-SPEC-3")
def test_the_dog_rides_along_and_hands_its_card_over() -> None:
    state = advanced("5,0=dog/5,0=driver", phase="act:1", vehicles="n/w", **LAB)
    do(state, "drive:engine>n", "ride:0,3")
    assert look(state)["actor"] == 0
    do(state, "ride:0,4")
    assert cells(state) == ["0,4", "0,3"]
    crew = advanced("5,0=dog", ap="18+0", vehicles="n/w", memory="fresh=1", **LAB)
    do(crew, "crew:captain")
    # Six saved and four of the new card, less two.
    assert look(crew)["points"] == 8


@pytest.mark.rules("XD-SPEC-3")
@pytest.mark.refuses("XD-SPEC-3")
def test_the_captain_commands_the_dog_to_move_and_to_drag_only() -> None:
    state = advanced(
        "6,1=captain/2,3=dog",
        ap="4+2",
        victims="2,3 2,3+",
        doors="2,3|2,4=open",
        walls="1,3|2,3=1",
        fire="2,4",
        **LAB,
    )
    assert cost(state, "command-walk:1>s") == 1
    assert cost(state, "command-carry:1>s") == 4
    assert refusal(state, "command-lead:1>s") == "XD-SPEC-3"
    assert refusal(state, "command-open:1>w") == "XD-SPEC-3"
    assert refusal(state, "command-close:1>e") == "XD-SPEC-3"
    assert refusal(state, "command-walk:1>e") == "XD-SPEC-3"
    assert refusal(state, "command-sniff:1>s") == "FP-SPEC-CAPT-2"
    poor = advanced("6,1=captain/2,3=dog", ap="1+2", victims="2,3", **LAB)
    assert refusal(poor, "command-carry:1>s") == "XD-SPEC-3"


@pytest.mark.rules("XD-SPEC-3")
def test_the_dog_is_knocked_down_like_everybody() -> None:
    state = advanced("5,2=dog", ap="1+0", smoke="5,2", poi=POIS, **LAB)
    events = do(state, "pass", "~roll:5,2")
    assert told(events, "firefighter-knocked-down")[0].rule == "FP-KD-1"


def test_steady_plays_on_with_veteran_and_dog() -> None:
    game = tocsin.game(
        "flashpoint", players=2, rules="advanced", specialists=["veteran", "dog"], **LAB
    )
    state = game.new()
    bot = make_bot("steady", game)
    rng = tocsin.Rng(5)
    while not state.is_over and state.turn < 3:
        by_chance = state.actor == tocsin.CHANCE
        state.play(state.draw(rng) if by_chance else choose_fairly(bot, state, state.actor, rng))
        assert state.problems() == []
    assert state.turn == 3 or state.is_over
