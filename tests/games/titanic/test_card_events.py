"""TI-ACT: what is told of an Action card names the card's own rule, or the general one it follows.

Each scene is played to the end of the turn. Its rules stand in the order in which they are told,
each once where it is told several times in a row: the card is played (TI-ACT-GEN-1), its effect,
what follows from it by itself, and the next turn (TI-TURN-1).
"""

from itertools import groupby
from typing import Any

import pytest

import tocsin
from tests.games.titanic.table import text

PLAYED, NEXT_TURN = "TI-ACT-GEN-1", "TI-TURN-1"
FOUND, TURNED_UP = "TI-CHANCE-2", "TI-MOVE-10"
# Nothing fits at the free ends of these lines but what is one lower.
NARROW = {"l1": "|s9", "l2": "|s8", "l3": "|s7", "l4": "|s6", "l5": "|s5", "l6": "|s4"}
ALL_BUT_FIVE = (
    "get-ready*2.come-on*3.come-back*3.your-turn*2.plan-a.plan-b.collapsible-boat"
    ".mystery-first.mystery-second"
)

# The part of a rule id that is a card's own; both stand-ins have one chapter.
CHAPTERS = {
    "get-ready": "GETREADY",
    "come-on": "COMEON",
    "come-back": "COMEBACK",
    "your-turn": "YOURTURN",
    "same-lines": "SAMELINES",
    "wait": "WAIT",
    "save-time": "SAVETIME",
    "plan-a": "PLANA",
    "plan-b": "PLANB",
    "collapsible-boat": "BOAT",
    "mystery-first": "MYSTERY",
    "mystery-second": "MYSTERY",
}
# Cards that lie on the table leave it by their own rules, whatever made them.
ON_THE_TABLE = {"TI-ACT-BOAT-6", "TI-ACT-MYSTERY-6", "TI-ACT-MYSTERY-7", "TI-ACT-MYSTERY-8"}

# Position, moves after the card, and the rules that are told between playing it and the next turn.
Scene = tuple[dict[str, Any], str, list[str]]
SCENES: dict[str, Scene] = {
    "get-ready": (
        {"pile": "-|7|-", "l6": "|s16", "rest": "l6"},
        "play:get-ready ~show:f1 ~show:f2 ~show:f3 ~show:f4 ~show:f5 "
        "bottom:f1 top:f2 top:f3 top:f4",
        ["TI-ACT-GETREADY-1"],
    ),
    "get-ready, empty pile": (
        {"pile": "-|0|-", "l6": "|s16", "rest": "l6"},
        "play:get-ready",
        [],
    ),
    "come-on": (
        {"pile": "-|3|-", "l1": "|f9", "l6": "|s16", "rest": "l6"},
        "play:come-on ~show:f8 ~show:s2 ~show:s3 place:f8>l1",
        [FOUND, "TI-ACT-COMEON-1"],
    ),
    "come-on, saved": (
        {"pile": "f2|2|-", "groups": "p/-/-/-", "l6": "|s4", "rest": "l6"},
        "play:come-on ~show:s3 ~show:f9 place:f2>gf1",
        [FOUND, "TI-MOVE-5"],
    ),
    "come-on, nobody fits": (
        {"pile": "-|2|-", **NARROW, "rest": "l6"},
        "play:come-on ~show:f8 ~show:f2",
        [FOUND, "TI-ACT-COMEON-3"],
    ),
    "come-on, a deck is lost": (
        {"pile": "-|2|-", **NARROW, "rest": "l6", "page": 3},
        "play:come-on ~show:f8 ~show:f2 ~show:s9",
        [FOUND, "TI-ACT-COMEON-3", "TI-FLOOD-7", "TI-FLOOD-4", TURNED_UP],
    ),
    "come-back": (
        {"discard": "f8.s2", "l1": "|f9"},
        "play:come-back place:f8>l1",
        ["TI-ACT-COMEBACK-1"],
    ),
    "come-back, lifeboat": (
        {"discard": "f1.s2", "l1": "|f9"},
        "play:come-back place:f1>side",
        ["TI-MOVE-4"],
    ),
    "come-back, replacing": (
        {"discard": "f8.s2", "l1": "|f9.mf8.f7"},
        "play:come-back place:f8>mf",
        ["TI-ACT-MYSTERY-7", "TI-ACT-MYSTERY-6"],
    ),
    "come-back, empty discard": (
        {"l1": "|f9"},
        "play:come-back",
        ["TI-ACT-COMEBACK-2"],
    ),
    "your-turn": (
        {"l1": "?.?|f9.f8"},
        "play:your-turn>l1 ~show:s2 ~show:s3 pick:s2",
        [FOUND, "TI-ACT-YOURTURN-1"],
    ),
    "your-turn, stand-in": (
        {"l1": "?.?|f9.mf8"},
        "play:your-turn>l1 ~show:s2 ~show:s3 pick:s2",
        ["TI-ACT-MYSTERY-8", FOUND, "TI-ACT-YOURTURN-1"],
    ),
    "same-lines": (
        {"l1": "?.?|f9.f8", "l3": "|s2"},
        "play:same-lines>l1,l3 ~show:f8 ~show:f9",
        ["TI-ACT-SAMELINES-1", TURNED_UP],
    ),
    "same-lines, boat left empty": (
        {"boat": "|s2"},
        "play:same-lines>l1,boat",
        ["TI-ACT-SAMELINES-1", "TI-ACT-BOAT-6", TURNED_UP],
    ),
    "wait": (
        {"l1": "?|f9.f8"},
        "play:wait>l1 ~show:s2",
        ["TI-ACT-WAIT-1", TURNED_UP],
    ),
    "wait, boat with a stand-in": (
        {"boat": "|s2.ms1"},
        "play:wait>boat",
        ["TI-ACT-WAIT-1", "TI-ACT-MYSTERY-8", "TI-ACT-BOAT-6"],
    ),
    "save-time": (
        {"l1": "?|f9.f8", "discard": "s2"},
        "play:save-time",
        ["TI-ACT-SAVETIME-1"],
    ),
    "plan-a": (
        {"l1": "?|f9.f8"},
        "play:plan-a take:wait",
        ["TI-ACT-PLANA-1"],
    ),
    "plan-a, empty Action pile": (
        {"l1": "?|f9.f8", "hands": ALL_BUT_FIVE, "actions": "same-lines*2.wait*2.save-time"},
        "play:plan-a take:wait",
        ["TI-DECK-7", "TI-ACT-PLANA-1"],
    ),
    "plan-b": (
        {"l1": "?|f9.f8", "actions": "wait"},
        "play:plan-b take:wait",
        ["TI-ACT-PLANB-1"],
    ),
    "plan-b, empty discard": (
        {"l1": "?|f9.f8"},
        "play:plan-b",
        [],
    ),
    "collapsible-boat": (
        {"l1": "?|f9.f8"},
        "play:collapsible-boat>l1*2 ~show:s2",
        ["TI-ACT-BOAT-1", TURNED_UP],
    ),
    "mystery-first": (
        {"l1": "?|f9.f8"},
        "play:mystery-first>l1",
        ["TI-ACT-MYSTERY-1"],
    ),
    "mystery-first, lifeboat": (
        {"l1": "?|f9.f8"},
        "play:mystery-first>side",
        ["TI-ACT-MYSTERY-1", "TI-MOVE-4"],
    ),
    "mystery-second": (
        {"groups": "-/-/p/-", "l1": "?|f9.f8"},
        "play:mystery-second>gs1",
        ["TI-ACT-MYSTERY-1", "TI-MOVE-5"],
    ),
}


@pytest.mark.parametrize("scene", SCENES)
def test_every_event_of_a_card_names_its_rule(scene: str) -> None:
    given, moves, rules = SCENES[scene]
    position = text(**{"hands": scene.partition(",")[0], **given})
    play = tocsin.position("titanic", position, players=1, chance="manual")
    for move in moves.split():
        play.do(move)
    told = [rule for rule, _ in groupby(event.rule for event in play.events())]
    assert told == [PLAYED, *rules, NEXT_TURN]


@pytest.mark.rules("TI-END-1", "TI-ACT-COMEON-3")
def test_a_card_that_turns_the_last_page_names_the_end() -> None:
    position = text(hands="come-on", page=11, pile="-|1|-", l5="|s9", l6="|s4", rest="l6")
    play = tocsin.position("titanic", position, players=1, chance="manual")
    play.do("play:come-on")
    play.do("~show:f8")
    told = [rule for rule, _ in groupby(event.rule for event in play.events())]
    assert told == [PLAYED, FOUND, "TI-ACT-COMEON-3", "TI-END-1"]


@pytest.mark.parametrize("seed", range(6))
def test_in_a_random_play_no_card_is_told_by_the_rule_of_another(seed: int) -> None:
    play = tocsin.start("titanic", crew=["lee", "phillips", "fleet"], seed=seed)
    rng = tocsin.Rng(seed)
    played = ""
    told = 0
    while not play.is_over:
        moves = play.moves()
        move = moves[rng.below(len(moves))]
        if move.startswith("play:"):
            played = move.removeprefix("play:").partition(">")[0].partition("@")[0]
        for event in play.do(move):
            if event.rule.startswith("TI-ACT-") and event.rule not in {PLAYED, *ON_THE_TABLE}:
                assert event.rule.startswith(f"TI-ACT-{CHAPTERS[played]}-"), (move, event)
                told += 1
    assert told > 0


def test_every_action_card_is_in_a_scene() -> None:
    deal = tocsin.start("titanic", crew=["lee"], chance="manual")
    cards = {move.removeprefix("~action:") for move in deal.moves()}
    assert {scene.partition(",")[0] for scene in SCENES} == cards == set(CHAPTERS)
