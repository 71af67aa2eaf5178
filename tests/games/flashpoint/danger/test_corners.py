"""Corners of the expansion that no other test held: faults put in on purpose went unseen here."""

import pytest

from tests.games.flashpoint.table import (
    advanced,
    do,
    look,
    moves,
    problems,
    refusal,
    roll,
    table,
    told,
)
from tocsin.core.errors import NotationError

BASEMENT: dict = {"board": "garage+basement"}
LAB: dict = {"board": "laboratory"}


@pytest.mark.rules("XD-FLOOR-7")
def test_no_new_hot_spot_lies_on_a_floor_that_fell_in_the_same_roll() -> None:
    state = advanced(
        fire="3,3",
        smoke="1,8",
        hot="1,8",
        reserve=6,
        danger="crack=3,3",
        vehicles="n/w",
        **BASEMENT,
    )
    events = roll(state, "1,8", "3,3")
    assert told(events, "hot-spot-ignited")
    assert look(state)["holes"] == ["3,3"]
    assert look(state)["hot_spots"] == ["1,8"]
    assert look(state)["hot_spot_reserve"] == 6


@pytest.mark.rules("XD-SETUP-6")
def test_a_column_that_burns_all_over_has_no_third_explosion() -> None:
    column = " ".join(f"{row},8" for row in range(1, 7))
    state = advanced(
        "-=generalist",
        phase="blast-both:0/0",
        ap="0+0",
        turn=0,
        fire=column,
        vehicles="-/-",
        board="garage",
    )
    do(state, "~roll:3,1")
    assert look(state)["phase"] == "hazmats"


@pytest.mark.rules("XD-CHEM-3", "XD-CHEM-4")
def test_a_spill_that_is_over_remembers_nothing() -> None:
    state = table(fire="6,3", lab_small="chemicals", danger="small=3", **LAB)
    roll(state, "6,3")
    while look(state)["phase"] == "spill":
        state.play(state.legal()[0])
    assert len(look(state)["toxic"]) == 5
    assert "laid=" not in state.key()
    assert "trail=" not in state.key()


@pytest.mark.parametrize(
    ("danger", "offset"),
    [
        ("ladder=1,0;ladder=1,0;ladder=1,0;ladder=1,0;ladder=1,0", "ladder=1,0;" * 4 + "ladder="),
        ("ladder=2,0;laid=1;ladder=9,0", "ladder=2,0;laid=1;ladder="),
        ("jam=1,4|1,5", "jam="),
    ],
)
def test_a_text_with_pieces_that_are_not_there_says_where(danger: str, offset: str) -> None:
    with pytest.raises(NotationError) as error:
        table(danger=danger, **LAB)
    before = str(table(**LAB).key()).removesuffix("-")
    assert error.value.facts["offset"] == len(before) + len(offset)


@pytest.mark.rules("XD-GUN-8")
@pytest.mark.refuses("XD-GUN-7")
def test_each_die_of_the_gun_is_rolled_again_for_itself() -> None:
    given: dict = {"vehicles": "w/n", "board": "garage+basement", "ap": "2+0"}
    red = advanced("0,7=driver", phase="gun-die:0", memory="red=2;black=3;rerolled=1", **given)
    assert refusal(red, "~red:4") == ""
    assert refusal(red, "~black:4") == "FP-SPEC-DRIV-2"
    memory = "left=1;red=2;black=3;rerolled=2"
    black = advanced("0,7=driver", phase="gun-die:0", memory=memory, **given)
    assert refusal(black, "~black:8") == ""
    assert refusal(black, "~black:9") == "FP-SPEC-DRIV-2"
    assert refusal(black, "~red:4") == "FP-SPEC-DRIV-2"


@pytest.mark.rules("XD-SPEC-3", "XD-PLAT-5")
def test_the_dog_rides_the_platform_through_an_open_window() -> None:
    state = advanced(
        "u:1,4=dog/0,3=driver",
        ap="12+0",
        doors="u:0,4|u:1,4=open",
        vehicles="w/n",
        danger="platform=u:0,4",
        platform=True,
        promo_specialists=True,
        **LAB,
    )
    do(state, "walk:n")
    assert look(state)["firefighters"][0]["cell"] == "u:0,4"
    assert refusal(state, "cannon") == "XD-SPEC-3"
    assert refusal(state, "operate:u:0,3") == "XD-SPEC-3"
    assert "walk:s" in moves(state)


@pytest.mark.rules("XD-SEQ-3")
@pytest.mark.parametrize("word", ["due=below:b:3,3", "knock=1,4|1,5", "trail=1,1;laid=1"])
def test_what_is_due_needs_a_step_that_waits_for_it(word: str) -> None:
    assert problems(table(danger=word, **BASEMENT), "XD-SEQ-3")


@pytest.mark.rules("XD-PLAT-4")
def test_saying_where_the_platform_lies_is_no_operation() -> None:
    given: dict = {"vehicles": "w/n", "platform": True, **LAB}
    state = advanced("0,3=driver", phase="rest:0", danger="platform=0,4", **given)
    told_as = state.game.describe(state, state.legal()[0])
    assert (told_as.verb, told_as.cost) == ("rest", 0)
    raised = advanced("0,3=driver", danger="platform=0,4", **given)
    code = raised.game.read_move(raised, "operate:u:0,3")
    assert raised.game.describe(raised, code).verb == "operate"


@pytest.mark.rules("XD-LADDER-4")
@pytest.mark.refuses("XD-LADDER-4")
def test_a_ladder_is_folded_from_its_base_and_from_nowhere_else() -> None:
    at_base = table("4,0", doors="4,0|u:4,0=ladder", **LAB)
    assert refusal(at_base, "fold:up") == ""
    assert refusal(at_base, "fold:n") == "XD-LADDER-4"
    assert refusal(table("3,0", doors="4,0|u:4,0=ladder", **LAB), "fold:up") == "XD-LADDER-4"
    on_top = table("u:4,0", doors="4,0|u:4,0=ladder", **LAB)
    assert refusal(on_top, "fold:down") == "XD-LADDER-4"


@pytest.mark.rules("XD-PLAT-2", "XD-PLAT-4")
@pytest.mark.refuses("XD-PLAT-2")
def test_a_victim_is_carried_onto_an_empty_platform_and_not_to_another_victim() -> None:
    given: dict = {"doors": "u:0,4|u:1,4=open", "vehicles": "w/n", "platform": True, **LAB}
    crew = "u:1,4=generalist/0,3=driver"
    free = advanced(crew, victims="u:1,4", danger="platform=u:0,4", **given)
    assert refusal(free, "carry:n") == ""
    assert refusal(free, "walk:n") == ""
    taken = advanced(crew, victims="u:0,4 u:1,4", danger="platform=u:0,4", **given)
    assert refusal(taken, "carry:n") == "XD-PLAT-2"
    assert refusal(taken, "walk:n") == ""
