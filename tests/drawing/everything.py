"""Scenes with every piece somewhere: views of real plays, with what is rare put in by hand."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from tests.drawing.looking import some_view

Scene = tuple[dict[str, Any] | None, dict[str, Any]]

ROLES = ("paramedic", "captain", "imaging", "cafs", "hazmat", "generalist", "rescue", "driver")
MORE_ROLES = ("engineer", "veteran", "dog")


def scenes() -> Iterator[Scene]:
    """Houses with everything, the empty board, and a ship with the rarest cards."""
    view, board = full_house()
    yield view, board
    yield None, board
    view, board = some_view("extreme-garage-basement-5")
    yield view, board
    yield None, board
    yield from crews()
    yield full_ship()


def full_house() -> tuple[dict[str, Any], dict[str, Any]]:
    """A building of three levels in which every marker lies and every edge state is seen."""
    seen, board = some_view("extreme-everything-5")
    view = deepcopy(seen)
    view["fire"], view["smoke"] = ["1,1", "u:1,1"], ["1,2"]
    view["pois"], view["alarms"] = ["2,1"], ["2,2"]
    view["victims"] = [{"cell": "3,1", "count": 2}]
    view["treated"], view["hazmats"] = [{"cell": "2,3", "count": 1}], [{"cell": "1,1", "count": 3}]
    view["hot_spots"], view["toxic"] = ["1,1", "5,1"], ["1,2", "5,2"]
    view["damaged_floors"], view["holes"] = ["1,3"], ["1,4", "2,4"]
    view["bridges"] = ["2,4"]
    view["ladders_raised"] = [{"base": "3,0", "top": "u:3,0"}]
    view["ladders_down"] = [{"top": "1,3", "hole": "1,4", "base": "b:1,4"}]
    view["ladders_folded"] = ["4,0"]
    view["platform"] = {"cell": "2,0", "raised": True, "target": "2,1"}
    view["ambulance"] = {"spot": "n", "cells": board["ambulance_spots"]["n"]}
    view["engine"] = {"spot": "s", "cells": board["engine_spots"]["s"]}
    view["target"], view["dice"] = "1,1", [2, 7]
    view["stairs"] = [{**flight, "gone": at == 0} for at, flight in enumerate(board["stairs"])]
    _vary_edges(view["edges"])
    first = next(edge["edge"] for edge in view["edges"] if edge["kind"] == "fireproof-door")
    view["jams"] = {first: 2}
    return view, board


def _vary_edges(edges: list[dict[str, Any]]) -> None:
    """Each kind in all its states, one after the other."""
    states = {
        "wall": [(0, ""), (1, ""), (2, "")],
        "light-wall": [(0, ""), (1, "")],
        "door": [(0, "closed"), (0, "open"), (0, "gone")],
        "window": [(0, "closed"), (0, "open"), (1, "")],
        "fireproof-door": [(0, "closed"), (0, "open"), (0, "gone")],
        "doorway": [(0, "")],
    }
    met: dict[str, int] = {}
    for edge in edges:
        kind = edge["kind"]
        at = met.get(kind, 0)
        met[kind] = at + 1
        edge["damage"], edge["door"] = states[kind][at % len(states[kind])]


def crews() -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """The base game with doorways, and every specialist at some seat."""
    seen, board = some_view("flashpoint-heroic-6-back")
    for roles in (ROLES[:6], (*ROLES[6:], *MORE_ROLES, "plain")):
        view = deepcopy(seen)
        for figure, role in zip(view["firefighters"], roles, strict=True):
            figure["specialist"] = role
            figure["is_down"] = figure["seat"] == 0
        yield view, board


def full_ship() -> tuple[dict[str, Any], dict[str, Any]]:
    """A ship with a collapsible boat, every crew member and every Action card."""
    seen, board = some_view("titanic-5")
    view = deepcopy(seen)
    view["page"], view["ending"] = 3, None
    decks = board["decks"]
    view["flooded"] = [decks[0]["compartments"], *(0 for _ in decks[1:])]
    view["floods_next"] = decks[1]["place"]
    view["lines"] = [{**line, "lost": at == 0} for at, line in enumerate(view["lines"])]
    members = ("murdoch", "boxhall", "lee", "latimer", "lowe", "fleet", "smith", "pitman")
    view["seats"] = [
        {"seat": at, "crew": crew, "actions": [], "rescue_max": 3, "compensation": 1}
        for at, crew in enumerate((*members, "lightoller", "phillips", None))
    ]
    view["seats"][0]["actions"] = [
        *("get-ready", "come-on", "come-back", "your-turn", "same-lines", "wait"),
        *("save-time", "plan-a", "plan-b", "collapsible-boat", "mystery-first", "mystery-second"),
    ]
    numbers = (1, 2, 3, 4, 5)
    view["step"]["drawn"] = [*(f"f{n}" for n in numbers), "s2a", "s3"]
    view["step"]["fitting"] = ["f2"]
    view["lines"][1] = {**view["lines"][1], "known": ["s4a"], "hidden": 3, "visible": [card("s5")]}
    view["lines"][2] = {**view["lines"][2], "hidden": 0, "known": [], "visible": [card("s4")]}
    view["lines"][6] = {**view["lines"][6], "usable": True, "visible": [card("s6"), card("s5")]}
    view["groups"][0] = {
        **view["groups"][0],
        "top": 3,
        "cards": [card("f1a"), card("f2"), {**card("f3"), "card": "mf3", "mystery": True}],
        "used": [],
    }
    return view, board


def card(code: str) -> dict[str, Any]:
    """A card as views give it."""
    rank = {"f": "first", "s": "second"}[code[0]]
    number = int(code[1:].removesuffix("a"))
    anchor = code.endswith("a")
    return {
        "card": code,
        "passenger_class": rank,
        "number": number,
        "anchor": anchor,
        "mystery": False,
    }
