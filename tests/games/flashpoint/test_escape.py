"""FP-MOVE-8, FP-SPEC-CAPT-5: the quick answer about ways off the fire and the oracle agree."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.flashpoint.table import advanced, do, look, moves, refusal, table, tried
from tests.oracle import flashpoint as oracle
from tests.oracle.flashpoint import way_off
from tocsin.core.contract import State
from tocsin.games.flashpoint.rules.escape import everybody_can_leave
from tocsin.games.flashpoint.table.state import FlashpointState

INSIDE = [f"{row},{column}" for row in range(1, 7) for column in range(1, 9)]
WALLS = [edge for edge in table().game.layout.edge_names if edge]  # type: ignore[attr-defined]
DOORS = ["1,3|1,4", "2,5|2,6", "2,8|3,8", "3,2|3,3", "4,4|5,4", "4,6|4,7", "6,5|6,6", "6,7|6,8"]
SOLID = [
    edge
    for edge in WALLS
    if edge not in DOORS and edge not in ("0,6|1,6", "3,0|3,1", "4,8|4,9", "6,3|7,3")
]


def agree(state: State) -> None:
    assert isinstance(state, FlashpointState)
    seen = oracle.read(state.game.options, state.key())
    assert everybody_can_leave(state) == way_off.has_way_off(seen, way_off.NOBODY), state.key()


@st.composite
def burning_tables(draw: st.DrawFn) -> State:
    """A blaze round an active firefighter who stands in it, with few points."""
    role = draw(st.sampled_from(["paramedic", "rescue", "cafs", "generalist", "imaging"]))
    cell = draw(st.sampled_from(INSIDE))
    fire = draw(st.sets(st.sampled_from(INSIDE), min_size=15, max_size=47)) | {cell}
    free = draw(st.integers(0, 3)) if role in ("rescue", "cafs") else 0
    ap = draw(st.integers(0, 3))
    opened = draw(st.sets(st.sampled_from(DOORS), max_size=4))
    broken = draw(st.sets(st.sampled_from(SOLID), max_size=11))
    return advanced(
        f"{cell}={role}",
        ap=f"{ap}+{free}",
        fire=" ".join(fire),
        doors=" ".join(f"{door}={draw(st.sampled_from(['open', 'gone']))}" for door in opened),
        walls=" ".join(f"{wall}={draw(st.integers(1, 2))}" for wall in broken),
        free_move_opens_doors=draw(st.booleans()),
    )


@st.composite
def commanded_tables(draw: st.DrawFn) -> State:
    """A captain with a few points and others on fire, often together behind doors."""
    others = draw(st.lists(st.sampled_from(["cafs", "driver", "rescue"]), min_size=1, max_size=2))
    others = sorted(set(others))
    cells = [draw(st.sampled_from(INSIDE)) for _ in others]
    if len(cells) > 1 and draw(st.booleans()):
        cells = [cells[0]] * len(cells)
    captain = draw(st.sampled_from([*INSIDE, "0,0"]))
    fire = draw(st.sets(st.sampled_from(INSIDE), min_size=10, max_size=46)) | set(cells)
    opened = draw(st.sets(st.sampled_from(DOORS), max_size=3))
    crew = "/".join(
        [f"{captain}=captain"] + [f"{c}={r}" for c, r in zip(cells, others, strict=True)]
    )
    spent = draw(st.integers(0, 1))
    return advanced(
        crew,
        ap=f"{draw(st.integers(0, 2))}+{draw(st.integers(0, 2))}",
        fire=" ".join(fire),
        doors=" ".join(f"{door}=open" for door in opened),
        memory="cafs=1" if spent else "-",
    )


@pytest.mark.rules("FP-MOVE-8", "FP-AP-6")
@settings(max_examples=200)
@given(burning_tables())
def test_the_quick_answer_for_one_is_the_slow_one(state: State) -> None:
    agree(state)


@pytest.mark.rules("FP-SPEC-CAPT-5")
@settings(max_examples=200)
@given(commanded_tables())
def test_the_quick_answer_for_several_is_the_slow_one(state: State) -> None:
    agree(state)


@pytest.mark.rules("FP-SPEC-CAPT-5")
def test_two_may_leave_by_a_door_that_one_of_them_opens() -> None:
    # In (6,8) with the outer walls, fire above and one closed door: three points, not four.
    enough = advanced("0,0=captain/6,8=driver/6,8=rescue", ap="1+2", fire="6,8 5,8")
    agree(enough)
    assert isinstance(enough, FlashpointState)
    assert everybody_can_leave(enough)
    do(enough, "command-open:1>w", "command-walk:1>w", "command-walk:2>w")
    short = advanced("0,0=captain/6,8=driver/6,8=rescue", ap="0+2", fire="6,8 5,8")
    agree(short)


@pytest.mark.rules("FP-SPEC-CAPT-5")
def test_the_captain_puts_out_a_cell_behind_a_door_that_somebody_there_opens() -> None:
    # Two in (3,3) behind the closed door: opened for one point and put out for another; to walk
    # out would cost three.
    state = advanced("3,2=captain/3,3=driver/3,3=rescue", ap="1+1", fire="3,3 3,4 4,3")
    agree(state)
    assert refusal(state, "command-open:1>w") == ""
    assert refusal(state, "walk:n") == "FP-SPEC-CAPT-5"
    do(state, "command-open:1>w", "spray:e")
    assert look(state)["phase"] == "roll"


@pytest.mark.rules("FP-SPEC-CAPT-5")
def test_one_figure_may_come_to_the_cell_that_is_put_out_for_both() -> None:
    # Out of (5,6) through the burning (6,6), which the captain puts out for both of them.
    state = advanced(
        "6,5=captain/5,6=driver/6,6=rescue",
        ap="1+2",
        fire="5,6 6,6 5,7 6,7 5,5",
        doors="6,5|6,6=open",
    )
    agree(state)


@pytest.mark.rules("FP-SPEC-CAPT-5")
def test_the_captain_puts_out_one_cell_for_all_who_stand_in_it() -> None:
    state = advanced("4,4=captain/4,4=driver/4,4=rescue", ap="1+0", fire="4,4 4,3 4,5 3,4")
    assert isinstance(state, FlashpointState)
    assert everybody_can_leave(state)
    agree(state)
    assert moves(state) == ["spray:here"]


@pytest.mark.rules("FP-SPEC-CAPT-5")
def test_a_cell_that_the_captain_puts_out_is_a_way_off_for_its_neighbour() -> None:
    state = advanced("5,6=captain/6,6=cafs", ap="1+1", fire="5,6 6,6 6,7 5,7")
    agree(state)
    assert moves(state) == ["spray:here"]
    do(state, "spray:here", "command-walk:1>n")
    assert look(state)["phase"] == "roll"


@pytest.mark.rules("FP-MOVE-8")
def test_a_paramedic_with_one_point_needs_a_cold_neighbour() -> None:
    cold = advanced("4,4=paramedic", ap="3+0", fire="4,5")
    assert refusal(cold, "walk:e") == ""
    walled_in = advanced("4,4=paramedic", ap="3+0", fire="4,5 4,4 4,6 3,5")
    assert refusal(walled_in, "walk:e") == "FP-MOVE-8"
    assert refusal(walled_in, "spray:here") == ""


@pytest.mark.rules("FP-MOVE-8")
def test_a_rescue_specialist_may_chop_her_way_out() -> None:
    state = advanced("2,4=rescue", ap="1+1", fire="2,4 1,4 2,5", walls="2,3|2,4=1")
    assert moves(state) == ["chop:w"]
    after = tried(state, "chop:w")
    assert moves(after) == ["walk:w"]


@pytest.mark.refuses("FP-SPEC-CAPT-5", "FP-MOVE-8")
def test_points_that_others_need_are_not_spent_elsewhere() -> None:
    state = advanced("3,0=captain/4,4=generalist", ap="1+0", fire="4,4")
    assert refusal(state, "walk:e") == "FP-SPEC-CAPT-5"
    assert refusal(state, "drive:ambulance>e") == "FP-VEH-2"
    assert refusal(state, "command-walk:1>w") == ""
