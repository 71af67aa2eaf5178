"""What fronts read: the board once, the view, how far somebody gets, the hash of a position."""

import pytest

import tocsin
from tests.games.flashpoint.table import advanced, do, family, look, table, tried
from tocsin.core.facts import Reach
from tocsin.core.schema import schema_of
from tocsin.games.flashpoint.face.view import FlashpointBoard, FlashpointView


def reach(state: tocsin.State, kind: str = "cell") -> dict[str, Reach]:
    """How far the figure gets, by cell."""
    return {way.target.id: way for way in state.game.reach(state) if way.target.kind == kind}


def test_the_board_names_rooms_rolls_arrows_and_areas() -> None:
    board = tocsin.game("flashpoint", rules="advanced").board()
    assert isinstance(board, FlashpointBoard)
    assert len(board.rolls) == 48
    assert sum(len(room) for room in board.rooms) == 48
    corner = next(room for room in board.rooms if "1,1" in room)
    assert "1,3" in corner
    assert "1,4" not in corner
    assert board.arrows["1,1"] == "2,2"
    assert board.gun["n"] == [f"{row},{column}" for row in (1, 2, 3) for column in (5, 6, 7, 8)]
    assert [card.specialist for card in board.specialists][-1] == "driver"
    kinds = {edge.edge: edge.kind for edge in board.edges}
    assert kinds["1,3|1,4"] == "door"
    assert kinds["0,6|1,6"] == "doorway"
    assert kinds["0,1|1,1"] == "wall"


def test_a_view_says_what_can_be_passed_broken_and_taken_along() -> None:
    state = advanced(
        "3,2=paramedic",
        victims="3,2 3,2+",
        hazmats="3,2",
        walls="2,3|3,3=1 2,4|3,4=2",
        doors="3,2|3,3=open",
    )
    view = state.view(0)
    assert isinstance(view, FlashpointView)
    assert view.firefighters[0].at_hand == ["victim", "treated", "hazmat"]
    edges = {edge.edge: edge for edge in view.edges}
    assert edges["3,2|3,3"].is_passable
    assert not edges["3,2|3,3"].is_breakable
    assert edges["2,3|3,3"].is_breakable
    assert not edges["2,3|3,3"].is_passable
    assert edges["2,4|3,4"].is_passable
    assert edges["2,4|3,4"].damage == 2
    assert view.safe_cells == ["0,5", "0,6"]
    assert view.gun_area[0] == "1,1"
    assert view.gun_blocked_by == [0]


def test_without_vehicles_every_cell_outside_is_safe() -> None:
    assert look(table())["safe_cells"] == look(table())["outside"]


def test_the_schema_of_a_view_names_every_field() -> None:
    schema = schema_of(FlashpointView)
    assert set(schema["$defs"]["FlashpointView"]["properties"]) == set(look(table()))


@pytest.mark.rules("FP-MOVE-1", "FP-MOVE-2", "FP-DOOR-1")
def test_reach_names_the_whole_price_and_the_moves() -> None:
    state = table("1,3", ap="4+0", fire="2,2")
    ways = reach(state)
    assert (ways["1,2"].cost, ways["1,2"].moves) == (1, ("walk:w",))
    assert (ways["1,4"].cost, ways["1,4"].moves) == (2, ("open:e", "walk:e"))
    assert ways["2,2"].cost == 3
    assert "1,7" not in ways
    for way in ways.values():
        after = tried(state, *way.moves)
        assert look(after)["firefighters"][0]["cell"] == way.target.id


@pytest.mark.rules("FP-MOVE-8")
def test_reach_leaves_points_for_the_way_off_the_fire() -> None:
    assert "4,4" in reach(table("4,3", ap="3+0", fire="4,4"))
    assert "4,4" not in reach(table("4,3", ap="2+0", fire="4,4"))


@pytest.mark.rules("FP-MOVE-3", "FP-MOVE-4")
def test_reach_with_a_victim_is_a_row_of_its_own() -> None:
    state = table("3,1", ap="4+0", victims="3,1", fire="4,1")
    assert reach(state, "cell-with-victim")["3,0"].cost == 2
    assert "4,1" not in reach(state, "cell-with-victim")
    assert "4,1" in reach(state)


@pytest.mark.rules("FP-MOVE-9")
def test_reach_ends_where_a_marker_is_turned_over() -> None:
    ways = reach(table("3,0", ap="3+0", poi="3,1"))
    assert ways["3,1"].cost == 1
    assert "3,2" not in ways


def test_reach_of_a_question_is_what_its_answers_point_at() -> None:
    state = tocsin.game("flashpoint", players=1).new()
    assert {way.target.id for way in state.game.reach(state)} == set(look(state)["outside"])


def test_a_hash_tells_positions_apart() -> None:
    seen: dict[int, str] = {}
    state = tocsin.game("flashpoint", rules="advanced", players=3).new()
    rng = tocsin.Rng(5)
    while not state.is_over:
        assert seen.setdefault(state.hash(), state.key()) == state.key()
        assert state.game.read_position(state.key()).hash() == state.hash()
        state.step(rng)
    assert len(seen) > 50


def test_what_a_figure_may_do_is_shown_in_the_order_of_the_game() -> None:
    state = family(crew="3,1", fire="3,2")
    verbs = state.game.verbs()
    assert verbs.index("walk") < verbs.index("open") < verbs.index("spray") < verbs.index("pass")
    shown = {state.game.describe(state, code).verb for code in state.legal()}
    assert shown <= set(verbs)


def test_targets_are_kinds_with_ids() -> None:
    state = advanced("3,2=captain/0,0=driver", ap="4+2")
    moves = {state.game.describe(state, code).text: code for code in state.legal()}

    def targets(text: str) -> list[tuple[str, str]]:
        found = state.game.describe(state, moves[text]).targets
        return [(target.kind, target.id) for target in found]

    assert targets("open:e") == [("cell", "3,2"), ("cell", "3,3"), ("edge", "3,2|3,3")]
    assert targets("drive:ambulance>e")[-1] == ("spot", "ambulance>e")
    assert targets("command-walk:1>e") == [("cell", "0,0"), ("cell", "0,1")]
    do(state, "pass")
    assert state.game.prompt(state).code == "roll-fire"
