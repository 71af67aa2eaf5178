"""Boards of users as drawings: all their levels, and wide enough for what stands above them."""

import pytest

import tocsin
from tests.drawing.looking import SVG, drawn
from tests.games.flashpoint.plans import cottage, house
from tocsin.drawing import board_of
from tocsin.drawing.flashpoint.status import WIDTH_MIN
from tocsin.drawing.picture import as_json


@pytest.mark.parametrize("plan", [cottage(), house()], ids=lambda plan: plan["name"])
def test_a_users_board_is_drawn_from_its_data(plan: dict) -> None:
    play = tocsin.start("flashpoint", board=plan, players=6, seed=1)
    board = board_of(play.game)
    assert board["name"] == plan["name"]
    for view in ({}, as_json(play.view(tocsin.SPECTATOR))):
        picture = drawn(view, board)
        levels = [g for g in picture.iter(f"{SVG}g") if g.get("class") == "level"]
        assert len(levels) == len(plan["levels"])
        edges = {g.get("data-edge") for g in picture.iter() if g.get("data-edge")}
        for level in plan["levels"]:
            assert {*level["walls"], *level.get("doors", []), *level.get("windows", [])} <= edges
        assert not view or float(picture.get("viewBox", "").split()[2]) >= WIDTH_MIN
