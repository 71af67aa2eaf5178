"""The pieces: one file each, colours by name only, every one used, none missing."""

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree

import pytest

import tocsin
from tests.drawing import everything
from tests.drawing.looking import plays
from tests.games.option_sets import OPTION_SETS
from tocsin.core.data import load_json
from tocsin.drawing import board_of, sheet, svg
from tocsin.drawing.colours import VARIABLE, palette
from tocsin.drawing.flashpoint.arrows import draw_arrows
from tocsin.drawing.flashpoint.barriers import piece_of
from tocsin.drawing.flashpoint.house import Edge
from tocsin.drawing.titanic.tray import FAMILIES

# Colours that whoever places a piece must bind.
BOUND = {"face", "core", "side", "letter", "edge", "family", "skin", "hair", "coat"}


def names_in(folder: str) -> list[str]:
    found = files("tocsin.drawing").joinpath(folder).iterdir()
    return sorted(path.name.removesuffix(".svg") for path in found if path.name.endswith(".svg"))


@pytest.mark.parametrize("folder", ["pieces", "patterns"])
def test_a_file_is_one_drawing_with_colours_by_name_only(folder: str) -> None:
    for name in names_in(folder):
        text = files("tocsin.drawing").joinpath(folder, f"{name}.svg").read_text("utf-8")
        picture = ElementTree.fromstring(text)
        assert len(str(picture.get("viewBox")).split()) == 4, name
        assert not re.search(r"#[0-9a-fA-F]{3}|rgb|href|<(script|style|image|text|title)", text)
        for part in picture.iter():
            assert part.get("id") is None, name
            for paint in ("fill", "stroke", "stop-color"):
                assert re.fullmatch(r"none|var\(--[a-z0-9-]+\)", part.get(paint, "none")), name
        assert set(VARIABLE.findall(text)) <= set(palette()) | BOUND, name


def test_names_that_are_bound_are_not_colours_of_their_own() -> None:
    # `glass` is one; a name in both would be painted before anybody could bind it.
    assert BOUND & set(palette()) == set()


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, str]]:
    """The files that were asked for while a test drew."""
    found: set[tuple[str, str]] = set()
    read: Callable[..., Any] = sheet.read_piece

    def note(name: str, folder: str = "pieces") -> Any:
        found.add((folder, name))
        return read(name, folder)

    monkeypatch.setattr(sheet, "read_piece", note)
    return found


def test_every_file_is_used_in_some_drawing(asked: set[tuple[str, str]]) -> None:
    for view, board in everything.scenes():
        svg(view, board)
    for name in ("feurio-4-firebreaks", "feurio-solo", "titanic-5", "titanic-solo"):
        for play in plays(name, seed=2, plies=60, every=10):
            svg(play.view(0), board_of(play.game))
    draw_arrows(board_of(tocsin.game("flashpoint")))
    there = {(folder, name) for folder in ("pieces", "patterns") for name in names_in(folder)}
    assert there - asked == set()


@cache
def choices(game_id: str, option: str, **given: object) -> tuple[str, ...]:
    specs = {spec.name: spec for spec in tocsin.game(game_id, **given).option_specs}
    return tuple(specs[option].choices)


def test_every_specialist_crew_member_and_action_card_has_a_piece() -> None:
    pieces = set(names_in("pieces"))
    roles = choices("flashpoint", "specialists", board="laboratory")
    assert {f"role-{role}" for role in roles if role != "plain"} <= pieces
    assert {f"crew-{member}" for member in choices("titanic", "crew")} <= pieces
    actions = load_json("tocsin.games.titanic", "actions.json")
    assert isinstance(actions, list)
    ids = {str(action["id"]) for action in actions}
    assert {f"action-{code}" for code in ids} <= pieces
    assert set(FAMILIES) == ids


def test_every_state_of_every_edge_has_a_piece() -> None:
    pieces = set(names_in("pieces"))
    for name, (game_id, options) in OPTION_SETS.items():
        if game_id != "flashpoint":
            continue
        kinds = {edge["kind"] for edge in board_of(tocsin.game(game_id, **options))["edges"]}
        for kind in (*kinds, "solid-wall"):
            for damage in range(3):
                for door in ("", "open", "closed", "gone"):
                    edge = Edge("e", kind, (0, 1, 1), (0, 1, 2), False, damage, door)
                    assert piece_of(edge) in pieces, (name, kind, damage, door)


def test_shapes_are_never_told_by_colour_alone() -> None:
    """Two pieces that mean different things have different outlines, not only other colours."""
    outlines: dict[str, str] = {}
    for name in names_in("pieces"):
        text = files("tocsin.drawing").joinpath("pieces", f"{name}.svg").read_text("utf-8")
        bare = VARIABLE.sub("", text)
        assert outlines.setdefault(bare, name) == name
