"""Forests: tiles, men, heats, areas and what stays hidden."""

import re

import pytest

import tocsin
from tests.drawing.looking import SVG, Element, drawn, pieces_in, plays, texts_in, with_mark
from tocsin.drawing import board_of
from tocsin.drawing.feurio.hexes import S, middle, neighbour, outlines
from tocsin.drawing.picture import as_json

NAMES = ["feurio-4-firebreaks", "feurio-2", "feurio-3", "feurio-solo", "feurio-coop-3"]


def faces(picture: Element, cell: str) -> list[Element]:
    """What is drawn on top of a cell."""
    return [found for found in with_mark(picture, "cell", cell) if found.tag == f"{SVG}g"]


@pytest.mark.parametrize("name", NAMES)
def test_every_tile_shows_its_value_and_its_men(name: str) -> None:
    for play in plays(name, seed=6, plies=60, every=20):
        view = as_json(play.view(tocsin.SPECTATOR))
        picture = drawn(view, board_of(play.game))
        for tile in view["tiles"]:
            (face,) = faces(picture, tile["cell"])
            men = [piece for piece in pieces_in(face) if piece.startswith("man")]
            if tile["laid_face_down_by"] is not None and view["phase"] != "over":
                assert texts_in(face) == ["0"]
                continue
            assert str(tile["value"]) in " ".join(texts_in(face))
            if tile["laid_face_down_by"] is None:
                assert sorted(men) == sorted(
                    f"man {colour}" for colour, many in tile["men"].items() for _ in range(many)
                )
                spaces = [piece for piece in pieces_in(face) if piece.startswith("space")]
                assert len(men) + len(spaces) == tile["spaces"]
                assert spaces.count("space") == min(tile["room"], len(spaces))


@pytest.mark.parametrize("name", NAMES)
def test_every_cell_that_may_burn_shows_its_heat_and_the_hottest_are_marked(name: str) -> None:
    for play in plays(name, seed=7, plies=40, every=20):
        view = as_json(play.view(0))
        picture = drawn(view, board_of(play.game))
        for cell in view["candidates"]:
            (face,) = faces(picture, cell["cell"])
            assert str(cell["heat"]) in texts_in(face)
            piece = "hottest" if cell["is_hottest"] else "candidate"
            assert pieces_in(face) == [piece]
            if cell["is_hottest"] and len(cell["terms"]) > 1:
                terms = sorted((term["value"] for term in cell["terms"]), reverse=True)
                assert " + ".join(map(str, terms)) in texts_in(face)


def test_a_firebreak_shows_its_value_to_its_owner_alone() -> None:
    for play in plays("feurio-4-firebreaks", seed=2, plies=60, every=5):
        hidden = [
            tile
            for tile in as_json(play.view(0))["tiles"]
            if tile["laid_face_down_by"] == 0 and tile["value"] is not None
        ]
        if hidden and not play.is_over:
            break
    else:
        pytest.fail("no firebreak of seat 0 was met")
    board = board_of(play.game)
    tile = hidden[0]
    (own,) = faces(drawn(as_json(play.view(0)), board), tile["cell"])
    assert texts_in(own) == ["0", f"({tile['value']})"]
    (others,) = faces(drawn(as_json(play.view(1)), board), tile["cell"])
    assert texts_in(others) == ["0"]


@pytest.mark.parametrize("name", ["feurio-4", "feurio-solo"])
def test_every_area_is_outlined(name: str) -> None:
    *_, play = plays(name, seed=3, plies=50, every=50)
    view = as_json(play.view(0))
    picture = drawn(view, board_of(play.game))
    shown = sorted(str(g.get("data-area")) for g in picture.iter() if g.get("data-area"))
    assert shown == sorted(f"{area['colour']} {' '.join(area['cells'])}" for area in view["areas"])
    assert shown


def test_the_card_of_a_colour_tells_its_areas_or_the_goal() -> None:
    *_, play = plays("feurio-4", seed=3, plies=50, every=50)
    view = as_json(play.view(0))
    picture = drawn(view, board_of(play.game))
    for colour in ("red", "green", "blue", "yellow"):
        (card,) = with_mark(picture, "colour", colour)
        areas = [area for area in view["areas"] if area["colour"] == colour]
        assert str(sum(area["value"] for area in areas)) in texts_in(card)
    *_, play = plays("feurio-solo", seed=3, plies=50, every=50)
    goals = {goal["colour"]: goal for goal in as_json(play.view(0))["goal"]}
    picture = drawn(as_json(play.view(0)), board_of(play.game))
    for colour, goal in goals.items():
        (card,) = with_mark(picture, "colour", colour)
        assert f"{goal['placed']}/12" in texts_in(card)


def test_the_pile_and_what_is_unseen_are_counted() -> None:
    play = tocsin.start("feurio", players=3, seed=5)
    view = as_json(play.view(0))
    picture = drawn(view, board_of(play.game))
    (pile,) = with_mark(picture, "piece", "pile")
    assert texts_in(pile) == [str(view["pile"])]
    for value, many in view["unseen"].items():
        (mini,) = with_mark(picture, "unseen", value)
        assert texts_in(mini) == [value, str(many)]


def test_an_empty_table_shows_where_the_first_tiles_go() -> None:
    board = board_of(tocsin.game("feurio", players=3))
    picture = drawn(None, board)
    shown = [g.get("data-cell") for g in picture.iter() if g.get("data-cell")]
    assert shown == [cell["cell"] for cell in board["start_cells"]]


def test_an_outline_goes_round_its_cells_and_stays_inside_them() -> None:
    (ring,) = outlines([(0, 0)], 5)
    assert len(ring) == 6
    for x, y in ring:
        assert abs((x * x + y * y) ** 0.5 - (S - 5 / 0.866)) < 0.05
    (pair,) = outlines([(0, 0), (1, 0)], 4)
    assert len(pair) == 10
    around = [neighbour((0, 0), side) for side in range(6)]
    loops = outlines(around, 3)
    assert sorted(map(len, loops)) == [6, 18]
    # The hole in the middle is drawn wider, not narrower: its line lies in the cells round it.
    inner = min(loops, key=len)
    assert all((x * x + y * y) ** 0.5 > S for x, y in inner)


def test_neighbours_touch() -> None:
    for side in range(6):
        x, y = middle(neighbour((0, 0), side))
        assert re.match(r"1\.7", str((x * x + y * y) ** 0.5 / S))
