"""Houses: what a view says lies somewhere is drawn there, and nothing else is."""

import re

import pytest

import tocsin
from tests.drawing.everything import full_house
from tests.drawing.looking import SVG, drawn, pieces_in, plays, some_view, texts_in, with_mark
from tocsin.drawing import board_of, svg
from tocsin.drawing.flashpoint.house import House
from tocsin.drawing.flashpoint.levels import level_alone
from tocsin.drawing.flashpoint.paper import UNIT, Paper
from tocsin.drawing.flashpoint.slots import slots_for
from tocsin.drawing.picture import as_json

PLACES = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\)")


@pytest.mark.parametrize(
    "name", ["flashpoint-family-4", "flashpoint-heroic-6-back", "extreme-laboratory-basement-4"]
)
def test_what_lies_in_a_cell_is_drawn_in_that_cell(name: str) -> None:
    for play in plays(name, seed=5, plies=60, every=20):
        view, board = as_json(play.view(tocsin.SPECTATOR)), board_of(play.game)
        picture = drawn(view, board)
        said: dict[str, list[str]] = {}
        for code, field in (("fire", "fire"), ("smoke", "smoke"), ("poi", "pois")):
            for cell in view[field]:
                said.setdefault(cell, []).append(code)
        for code in ("victim", "treated", "hazmat"):
            for pile in view[f"{code}s" if code != "treated" else code]:
                said.setdefault(pile["cell"], []).append(code)
        for cell in view["hot_spots"]:
            said.setdefault(cell, []).append("hot-spot")
        for figure in view["firefighters"]:
            if figure["cell"] is not None:
                said.setdefault(figure["cell"], []).append(f"seat {figure['seat']}")
        shown = {
            str(found.get("data-cell")): sorted(pieces_in(found))
            for found in picture.iter(f"{SVG}g")
            if found.get("data-cell")
        }
        toxic = set(view.get("toxic", []))
        assert shown == {
            cell: sorted([*codes, *(["toxic"] if cell in toxic else [])])
            for cell, codes in said.items()
        } | {cell: ["toxic"] for cell in toxic - set(said)}


def test_a_cell_is_drawn_where_its_row_and_column_are() -> None:
    view, board = some_view("flashpoint-family-4")
    picture = drawn(view, board)
    places = {}
    for cell in view["fire"]:
        (found,) = with_mark(picture, "cell", cell)
        match = PLACES.fullmatch(str(found.get("transform")))
        assert match
        places[cell] = (float(match[1]), float(match[2]))
    assert len(places) > 3
    house = House(view, board)
    paper = Paper(house, 44)
    first = paper.corner(house.cell("1,1"))
    for cell, (x, y) in places.items():
        row, column = map(int, cell.split(","))
        assert (x - first[0], y - first[1]) == (UNIT * (column - 1), UNIT * (row - 1))


def test_every_edge_of_the_view_is_drawn_as_it_stands() -> None:
    view, board = full_house()
    picture = drawn(view, board)
    shown = {
        str(found.get("data-edge")): str(found.get("data-piece"))
        for found in picture.iter()
        if found.get("data-edge")
    }
    # The basement has six rows and four columns, with earth on all sides.
    assert len(shown) == len(view["edges"]) + 20
    for edge in view["edges"]:
        piece = shown[edge["edge"]]
        if edge["kind"] == "wall":
            assert piece == ("wall", "wall-damaged", "wall-destroyed")[edge["damage"]]
        elif edge["kind"] == "window" and edge["damage"]:
            assert piece == "window-gone"
        elif edge["door"]:
            assert piece.endswith(f"-{edge['door']}")
            assert piece.startswith(edge["kind"].removesuffix("-door"))
    assert {piece for edge, piece in shown.items() if ">" in edge} == {"solid-wall"}


def test_a_doorway_points_out_of_the_house() -> None:
    board = board_of(tocsin.game("flashpoint"))
    picture = drawn(None, board)
    turns = {"0": 0, "9": 90}
    for edge in board["edges"]:
        if edge["kind"] != "doorway":
            continue
        (found,) = with_mark(picture, "edge", edge["edge"])
        turn = re.search(r"rotate\((\d+)\)", str(found.get("transform") or "rotate(0)"))
        assert turn
        rows, columns = zip(*(map(int, edge[end].split(",")) for end in "ab"), strict=True)
        expected = {0 in rows: 0, 9 in columns: 90, 7 in rows: 180, 0 in columns: 270}[True]
        assert int(turn[1]) == expected, edge
    assert turns


def test_levels_stand_side_by_side_going_up() -> None:
    view, board = full_house()
    picture = drawn(view, board)
    levels = [found.get("data-level") for found in picture.iter() if found.get("class") == "level"]
    assert levels == ["b", "", "u"]
    # Rows of one number are at one height, and levels do not overlap.
    paper = Paper(House(view, board), 60)
    heights = {plate.corner(1, 1)[1] for plate in paper.plates}
    assert len(heights) == 1
    for left, right in zip(paper.plates, paper.plates[1:], strict=False):
        assert left.x + left.width < right.x


def test_ladders_and_stairs_carry_the_same_sign_at_both_ends() -> None:
    view, board = full_house()
    house = House(view, board)
    ends = [(rung.letter, rung.is_up) for rung in house.ladders()]
    assert ends == [("a", True), ("a", False), ("b", False), ("b", True)]
    flights = [(flight.number, flight.is_up) for flight in house.flights()]
    assert flights == [(1, True), (1, False), (2, True), (2, False)]
    picture = drawn(view, board)
    written = texts_in(picture)
    assert written.count("a") == written.count("b") == 2
    assert pieces_in(picture).count("ladder") == 4
    assert pieces_in(picture).count("stairs-gone") == 2
    assert pieces_in(picture).count("stairs") == 2


def test_counters_show_what_the_view_counts() -> None:
    view, board = some_view("flashpoint-heroic-6-back")
    picture = drawn(view, board)
    for meter, text in (
        ("rescued", f"{view['rescued']}/{board['rescued_goal']}"),
        ("lost", f"{view['lost']}/{board['lost_max']}"),
        ("damage", f"{view['damage']}/{board['damage_max']}"),
    ):
        (found,) = with_mark(picture, "meter", meter)
        assert texts_in(found) == [text]
    assert len(list(with_mark(picture, "meter", "damage")[0].iter(f"{SVG}use"))) == 24
    for code, field in (("poi", "poi_supply"), ("fire", "threat_markers_left")):
        (found,) = with_mark(picture, "reserve", code)
        assert texts_in(found) == [str(view[field])]


def test_a_figure_has_a_letter_a_shape_and_the_sign_of_its_specialist() -> None:
    view, board = some_view("flashpoint-heroic-6-back")
    picture = drawn(view, board)
    for figure in view["firefighters"]:
        (found,) = with_mark(picture, "seat", str(figure["seat"]))
        assert "ABCDEF"[figure["seat"]] in texts_in(found)
        assert f"role-{figure['specialist']}" in pieces_in(found)


def test_the_name_of_a_board_changes_nothing_but_the_title() -> None:
    view, board = full_house()

    def words(kind: str, name: str) -> str:
        return "" if kind == "title" else name

    own = {**view, "board": "my-own-house"}
    ours = svg(view, board, theme="light", describe=words)
    theirs = svg(own, {**board, "name": "my-own-house"}, theme="light", describe=words)
    assert ours == theirs


def test_a_house_of_another_size_is_drawn() -> None:
    """Nothing is known beforehand about rows, columns or what is round a level."""
    ring = ["0,1", "0,2", "1,3", "2,3", "3,2", "3,1", "2,0", "1,0"]
    ring += ["0,0", "0,3", "3,0", "3,3"]
    board = {
        "game": "flashpoint",
        "name": "hut",
        "levels": [
            {
                "prefix": "",
                "rows": 2,
                "columns": 2,
                "black_from": 1,
                "outside": "ground",
                "ring": ring,
            }
        ],
        "edges": [
            {"edge": "0,1|1,1", "a": "0,1", "b": "1,1", "kind": "doorway"},
            {"edge": "1,1|1,2", "a": "1,1", "b": "1,2", "kind": "wall"},
        ],
        "rooms": [["1,1", "2,1", "2,2", "1,2"]],
        "ambulance_spots": {"n": ["0,1", "0,2"]},
        "engine_spots": {},
    }
    picture = drawn(None, board)
    assert len([found for found in picture.iter() if found.get("data-edge")]) == 2
    assert len(with_mark(picture, "spot", "ambulance n")) == 1


def test_rooms_are_parted_by_walls_even_when_they_have_fallen() -> None:
    view, board = some_view("flashpoint-family-4")
    whole = House({}, board).rooms(0)
    assert sum(map(len, whole)) == 48
    assert len(whole) == 8
    ruined = {**view, "edges": [{**edge, "damage": 2} for edge in view["edges"]]}
    assert House(ruined, board).rooms(0) == whole


def test_one_level_by_itself_keeps_what_is_on_it() -> None:
    _, board = full_house()
    upper = level_alone(board, "u:")
    assert [level["prefix"] for level in upper["levels"]] == ["u:"]
    picture = drawn(None, upper)
    edges = [found for found in picture.iter() if found.get("data-edge")]
    assert len(edges) == sum(edge["a"].startswith("u:") for edge in board["edges"])
    assert pieces_in(picture).count("stairs") == 1
    assert with_mark(picture, "spot", "ambulance n") == []


@pytest.mark.parametrize("figures", range(8))
@pytest.mark.parametrize("discs", range(6))
def test_crowded_cells_have_a_place_for_everything(figures: int, discs: int) -> None:
    for has_threat in (False, True):
        places = slots_for(figures, discs, has_threat)
        assert (len(places.figures), len(places.discs)) == (figures, discs)
        for x, y, r in (*places.figures, *places.discs):
            assert r >= 6.6
            assert 0 < x < UNIT
            assert 0 < y < UNIT
        middles = [place[:2] for place in (*places.figures, *places.discs)]
        assert len(set(middles)) == len(middles)
