"""Dice that are turned, arrows that are followed, orders that are asked: told as they happened."""

from typing import Any

import pytest

import tocsin
from tests.games.flashpoint.table import advanced, table
from tests.telling.storyteller import of_play
from tocsin.core.contract import State
from tocsin.core.playthrough import Playthrough


def sit_down(state: State) -> Playthrough:
    """A play that goes on from this table, with dice of one's own."""
    given: dict[str, Any] = {**state.game.options, "chance": "manual"}
    return tocsin.position("flashpoint", state.key(), **given)


def told(language: str, state: State, *moves: str) -> list[str]:
    """What a table is told of these moves."""
    play = sit_down(state)
    for move in moves:
        play.do(move)
    teller = of_play(language, play)
    return [teller.event(event) for event in play.events()]


def test_the_dice_of_the_deck_gun_are_told_as_rolled_and_as_turned() -> None:
    state = advanced("5,9=generalist", fire="5,7", vehicles="n/e")
    story = told("en", state, "gun", "~roll:2,7")
    assert story[1:] == [
        "The deck gun shows red 2 and black 7.",
        "Turned towards the engine’s side, the dice mean red 5 and black 7.",
        "The water strikes 5,7 and splashes round it.",
        "5,7 is washed clean.",
        *story[5:],
    ]
    french = told("fr", state, "gun", "~roll:2,7")
    assert french[2] == "Ramenés du côté du camion, les dés valent rouge 5 et noir 7."


def test_what_the_captain_asked_stands_before_the_answer() -> None:
    state = advanced("0,0=captain/3,3=generalist", ap="4+2", command_consent=True)
    story = told("en", state, "command-walk:1>e", "accept")
    assert story[0].endswith(": Walk, east, for 1 AP.")
    assert story[1].endswith(" obeys.")
    french = told("fr", state, "command-walk:1>e", "decline")
    assert french[0].endswith("\u00a0: Marcher, à l’est, pour 1 PA.")
    assert "refuse" in french[1]


def test_a_marker_is_told_from_the_dice_along_the_arrows_to_its_cell() -> None:
    state = advanced(phase="replenish:0", ap="0+0", poi="6,6 6,7", smoke="1,2")
    assert told("en", state, "~roll:1,2")[:3] == [
        "The dice show red 1 and black 2: 1,2.",
        "No room in 1,2: the marker moves on to 2,2.",
        "Somebody may be in 2,2.",
    ]


def test_past_an_object_and_down_a_hole_every_leg_has_its_rule() -> None:
    given: dict = {"board": "garage+basement", "car": True, "object_cells": ("3,4", "4,4")}
    state = advanced(
        phase="replenish:0", ap="0+0", poi="1,1 6,1", danger="hole=3,3;large=0;spent=2", **given
    )
    play = sit_down(state)
    play.do("~roll:3,4")
    legs = [event for event in play.events() if event.code == "poi-led-on"]
    assert [(leg.rule, leg.args["from"], leg.args["cell"]) for leg in legs] == [
        ("XD-OBJ-12", "3,4", "3,3"),
        ("XD-POI-3", "3,3", "b:3,3"),
    ]
    direct = told("fr", state, "~roll:3,3")
    assert direct[1] == "Pas de place en 3,3\u00a0: le marqueur passe en b:3,3."


@pytest.mark.parametrize(
    ("language", "climbed", "blown"),
    [
        ("en", "climbed from 4,0 to u:4,0 (1 AP).", "BLOWS UP!"),
        ("fr", "grimpe de 4,0 en u:4,0 (1 PA).", "EXPLOSE\u00a0!"),
    ],
)
def test_climbs_jams_and_the_car_are_told_with_all_their_cells(
    language: str, climbed: str, blown: str
) -> None:
    ladder = table("4,0", doors="4,0|u:4,0=ladder", board="laboratory")
    assert told(language, ladder, "walk:up")[0].endswith(climbed)
    jam = table("1,4", danger="jam=1,4|1,5", board="garage")
    first, second = told(language, jam, "chop:e")
    assert "1,4" in first
    assert "1,5" in first
    assert "1,5" in second
    car = table(fire="2,6", danger="large=3", board="garage", car=True)
    story = told(language, car, "pass", "~roll:2,6")
    (exploded,) = [line for line in story if line.endswith(blown)]
    assert "3,6" in exploded
    assert "3,7" in exploded
    (burst,) = [line for line in story if "EXPLOSION" in line and "3,6" in line]
    assert "3,7" in burst
