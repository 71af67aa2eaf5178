"""FP-BOARD: the two sides as data, and what a bad board file is told."""

import copy

import pytest

import tocsin
from tests.games.flashpoint.table import look, plan, table
from tocsin.core.data import load_json
from tocsin.core.errors import SetupError
from tocsin.games.flashpoint.table.board import BARRIERS, Board
from tocsin.games.flashpoint.table.plan import read_plan

FRONT: dict = load_json("tocsin.games.flashpoint", "front.json")  # type: ignore[assignment]


def kinds(board: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for edge in look(table(board=board))["edges"]:
        found[edge["kind"]] = found.get(edge["kind"], 0) + 1
    return found


@pytest.mark.rules("FP-BOARD-1", "FP-BOARD-2", "FP-BOARD-4", "FP-COMP-5")
def test_both_sides_have_their_walls_doors_and_doorways() -> None:
    assert kinds("front") == {"wall": 42, "door": 8, "doorway": 4}
    assert kinds("back") == {"wall": 45, "door": 7, "doorway": 2}
    level = plan(table())["levels"][0]
    assert (level["rows"], level["columns"], len(level["ring"])) == (6, 8, 32)


@pytest.mark.rules("FP-BOARD-5")
@pytest.mark.refuses("FP-BOARD-5")
def test_every_vehicle_has_a_spot_on_every_side() -> None:
    for board in ("front", "back"):
        view = plan(table(board=board))
        spots = [
            view[kind][side] for kind in ("ambulance_spots", "engine_spots") for side in "nesw"
        ]
        cells = [cell for spot in spots for cell in spot]
        assert len(cells) == len(set(cells)) == 16
        doorways = [
            edge["a"] + " " + edge["b"] for edge in view["edges"] if edge["kind"] == "doorway"
        ]
        ambulance = {cell for side in "nesw" for cell in view["ambulance_spots"][side]}
        assert all(set(pair.split()) & ambulance for pair in doorways)
    shared = copy.deepcopy(FRONT)
    shared["engine"]["n"] = ["0,6", "0,7"]
    with pytest.raises(SetupError, match="0,6 belongs to two spots"):
        read_plan("shared", shared)


@pytest.mark.rules("FP-POI-7")
def test_every_arrow_ends_in_the_centre() -> None:
    board = table().game.layout  # type: ignore[attr-defined]
    centre = {board.cell_named[name] for name in CENTRE}
    longest = 0
    for cell in range(48):
        seen = []
        while cell not in seen:
            seen.append(cell)
            cell = board.arrow[cell]
        assert cell in centre
        longest = max(longest, len(seen))
    assert longest == 11


CENTRE = ("3,3", "4,3", "4,4", "4,5", "4,6", "3,6", "3,5", "3,4")
BROKEN = [
    (("levels", 0, "walls", 0), "1,5|1,7", "1,5|1,7 does not join", "FP-ADJ-1"),
    (("levels", 0, "walls", 0), "1,5|9,9", "'9,9' is no cell", "FP-BOARD-1"),
    (("levels", 0, "walls", 0), "1,5", "is no edge", "FP-BOARD-2"),
    (("levels", 0, "walls", 0), "1,3|1,4", "1,3|1,4 is already among the walls", "FP-BOARD-2"),
    (("levels", 0, "walls", 0), "0,1|1,1", "an outer wall, which needs no entry", "FP-BOARD-2"),
    (("levels", 0, "walls", 0), "0,1|0,2", "wholly outside", "FP-BOARD-1"),
    (("levels", 0, "doorways", 0), "1,1|1,2", "does not lead outside", "FP-BOARD-4"),
    (
        ("levels", 0, "arrows", 0),
        "n s s s s s s sw",
        "the arrow on 1,1 leaves the building",
        "FP-POI-7",
    ),
    (("levels", 0, "arrows", 0), "se s", "2 arrows in row 1 for 8 columns", "FP-POI-7"),
    (("levels", 0, "arrows", 0), "up s s s s s s sw", "'up' on 1,1 is no direction", "FP-POI-7"),
    (("levels", 0, "rows"), 9, "a whole number from 1 to 6", "FP-BOARD-2"),
    (("levels", 0, "black_from"), 2, "without a gap", "FP-DICE-1"),
    (("levels", 0, "outside"), "sea", "'ground' for the first level", "FP-BOARD-2"),
    (("levels",), [], "at least one level", "FP-BOARD-2"),
    (("levels",), 5, "a list is needed", "FP-BOARD-2"),
    (("ambulance", "n"), ["0,5"], "a spot is two cells", "FP-BOARD-5"),
    (("ambulance", "n"), ["0,5", "0,7"], "side by side", "FP-BOARD-5"),
    (("ambulance",), {"n": []}, "one spot for each of the sides", "FP-BOARD-5"),
    (("gun", "n", "rows"), [1, 4], "one half of the die", "FP-GUN-2"),
    (("first_explosion", 0), "0,1", "0,1 is not a cell of the building", "FP-BOARD-1"),
    (("first_explosion", 0), "3,4", "3,4 is listed twice", "FP-SETUP-3"),
    (("first_explosion",), ["3,3"], "one cell for each face", "FP-ASET-4"),
    (("family_pois", 0), "2,2", "2,2 burns", "FP-SETUP-4"),
    (("family_pois",), ["1,1"], "exactly three", "FP-SETUP-4"),
    (("family_fires", 0), 7, "7 is not a text", "FP-BOARD-2"),
]


@pytest.mark.refuses("FP-BOARD-1", "FP-BOARD-2", "FP-BOARD-4", "FP-BOARD-5", "FP-ADJ-1")
@pytest.mark.refuses("FP-POI-7", "FP-GUN-2", "FP-ASET-4", "FP-SETUP-3", "FP-SETUP-4", "FP-DICE-1")
@pytest.mark.parametrize(("path", "value", "message", "rule"), BROKEN)
def test_a_bad_board_is_told_where_and_what(
    path: tuple, value: object, message: str, rule: str
) -> None:
    data: dict = copy.deepcopy(FRONT)
    at = data
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    with pytest.raises(SetupError) as error:
        read_plan("mine", data)
    assert error.value.facts["board"] == "mine"
    assert message in str(error.value.facts["problem"])
    assert error.value.rule == rule


@pytest.mark.rules("FP-BOARD-1")
def test_a_board_may_have_levels_and_other_sizes() -> None:
    data: dict = copy.deepcopy(FRONT)
    attic = copy.deepcopy(data["levels"][0])
    attic.update(prefix="a", columns=4, black_from=9, outside="none", doors=[], doorways=[])
    attic["walls"] = ["a1,1|a1,2"]
    attic["arrows"] = ["e e e w"] * 6
    data["levels"].append(attic)
    data["first_explosion"] += ["a1,1", "a1,2", "a1,3", "a1,4"]
    for side in "nesw":
        data["gun"][side]["columns"] = [1, 6]
    board = Board(read_plan("tower", data), BARRIERS)
    assert (board.levels, board.black_faces) == (2, 12)
    assert board.names[board.rolled[1 * 16 + 9]] == "a1,1"
    assert "a1,1|a1,2" in board.edge_named
    assert board.way_between(board.cell_named["a1,1"], board.cell_named["a2,1"]) == 1
    assert board.way_between(board.cell_named["a1,1"], board.cell_named["1,1"]) == -1


def test_there_is_no_third_board() -> None:
    with pytest.raises(SetupError):
        tocsin.game("flashpoint", board="cellar")
