"""What the package says and knows, as examples that the page's own tests are held against.

    python -m tools.page_examples

Written into web/tests/made: lines with their words in both languages, cells as `telling` speaks
them, stories (view before, facts, view after), and a whole play as reports of the wire, from plays
with fixed seeds.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

import tocsin
from tocsin.core.facts import to_json
from tocsin.core.playthrough import Playthrough
from tocsin.games.feurio.face.view import FeurioView
from tocsin.games.flashpoint.face.view import FlashpointBoard, FlashpointView
from tocsin.games.titanic.face.view import TitanicBoard, TitanicView
from tocsin.telling.flashpoint.house import House
from tocsin.telling.flashpoint.spoken import tell_round
from tocsin.telling.line import Line
from tocsin.telling.speaker import Speaker
from tocsin.telling.teller import Teller
from tocsin.telling.titanic.spoken import speak
from tocsin.wire.facts import Asked, Ending, Move, SeatInfo, Target, line_of

MADE = Path(__file__).resolve().parent.parent / "web" / "tests" / "made"
PLIES = 60
PLAYS: list[tuple[str, dict[str, Any]]] = [
    ("flashpoint", {"players": 3, "rules": "family"}),
    ("flashpoint", {"players": 3, "rules": "advanced", "board": "back"}),
    ("flashpoint", {"players": 3, "rules": "advanced", "board": "laboratory+attic"}),
    ("flashpoint", {"players": 3, "rules": "advanced", "board": "garage+basement"}),
    ("titanic", {"players": 2}),
    ("titanic", {"players": 4}),
    ("feurio", {"players": 3}),
    ("feurio", {"players": 2, "firebreaks": True}),
    ("feurio", {"players": 1}),
]


def told_by(play: Playthrough, first: int, teller: Teller) -> list[dict[str, Any]]:
    """The facts of the last plies as a server would send them."""
    return [
        {**event.as_json(), "line": teller.event(event).as_json()}
        for event in play.seat(0).events(first)
    ]


def spoken_cells(play: Playthrough) -> list[dict[str, Any]]:
    """Every cell of the house with its four sides, as telling says it."""
    view, board = play.view(0), play.game.board()
    assert isinstance(view, FlashpointView)
    assert isinstance(board, FlashpointBoard)
    house = House(view, board)
    cells = [
        level.cell(row, column)
        for level in house.levels
        for row in level.all_rows()
        for column in level.all_columns()
    ]
    return [{"cell": cell, "line": tell_round(house, cell).as_json()} for cell in cells]


def ship_now(play: Playthrough) -> dict[str, Any]:
    """The table of SOS Titanic with its legal moves, and all that telling says of it."""
    view, board = play.view(0), play.game.board()
    assert isinstance(view, TitanicView)
    assert isinstance(board, TitanicBoard)
    return {
        "board": to_json(board),
        "view": to_json(view),
        "moves": [to_json(move) for move in play.describe()] if play.actor >= 0 else [],
        "lines": [line.as_json() for line in speak(view, board)],
    }


def spoken_forest(play: Playthrough) -> dict[str, Any]:
    """A forest and every line that telling says of it."""
    view = play.view(0)
    assert isinstance(view, FeurioView)
    told = [line.as_json() for line in Teller.at(play).view(view)]
    return {"board": to_json(play.game.board()), "view": to_json(view), "lines": told}


def said(line: Line) -> dict[str, Any]:
    """A line with its words."""
    words = {language: Speaker(language).sentence(line) for language in ("en", "fr")}
    return {"line": line.as_json(), **words}


def asked_now(play: Playthrough, teller: Teller) -> Asked | None:
    """What the only player is asked."""
    prompt = play.seat(0).prompt()
    if prompt is None or play.actor != 0:
        return None
    moves = [
        Move(
            move.text,
            move.verb,
            move.rule,
            move.cost,
            [Target(target.kind, target.id) for target in move.targets],
            line_of(teller.move(move)),
        )
        for move in play.seat(0).describe()
    ]
    texts = sorted(move.text for move in moves)
    return Asked(0, prompt.code, prompt.rule, line_of(teller.prompt(prompt)), texts, moves)


def whole_play() -> dict[str, Any]:
    """A forest for one from its first tile to its end: every moment, and the move that follows."""
    play, chooser = tocsin.start("feurio", players=1, seed=5), random.Random(5)
    teller, moments, first = Teller.at(play), [], 0
    while True:
        asked = asked_now(play, teller)
        move = chooser.choice(play.moves()) if asked else ""
        wrong = play.seat(0).why_not("lay:9,9") if asked else None
        moment = {
            "ply": len(play.plies),
            "turn": play.plies[-1].turn if play.plies else 0,
            "actor": int(play.actor),
            "view": to_json(play.view(0)),
            "facts": told_by(play, first, teller),
            "asked": asked,
            "move": move,
            "why": wrong and {"line": line_of(teller.refusal(wrong)), "rule": wrong.rule},
        }
        moments.append(moment)
        if not move:
            break
        first = len(play.plies)
        play.do(move)
    outcome = play.outcome
    assert outcome is not None
    line = line_of(teller.outcome(outcome))
    scores, winners = list(outcome.scores), list(outcome.winners)
    seat = SeatInfo(0, "person", "Zoe", line_of(teller.seat(0)), "here")
    found: dict[str, Any] = msgspec.to_builtins(
        {
            "board": to_json(play.game.board()),
            "moments": moments,
            "seats": [seat],
            "ending": Ending(outcome.ending, outcome.rule, scores, winners, line),
            "record": play.record(),
        }
    )
    return found


def main() -> int:
    """One file of each kind."""
    lines: list[dict[str, Any]] = []
    stories: list[dict[str, Any]] = []
    spoken: list[dict[str, Any]] = []
    ship: list[dict[str, Any]] = []
    rescues: list[dict[str, Any]] = []
    forests: list[dict[str, Any]] = []
    spreads: list[dict[str, Any]] = []
    for seed, (game, options) in enumerate(PLAYS):
        play = tocsin.start(game, seed=seed, **options)
        teller, chooser = Teller.at(play), random.Random(seed)
        for _ in range(PLIES):
            if play.is_over:
                break
            first, before = len(play.plies), to_json(play.view(0))
            lines += [said(teller.prompt(play.prompt()))] if play.actor >= 0 else []
            moves = play.moves()
            chosen = [move for move in moves if move != "pass"] or moves
            play.do(chooser.choice(chosen if chooser.random() < 0.85 else moves))
            facts = told_by(play, first, teller)
            lines += [said(teller.event(event)) for event in play.seat(0).events(first)]
            if game == "flashpoint":
                stories.append({"before": before, "facts": facts, "after": to_json(play.view(0))})
            elif game == "titanic":
                rescues.append({"before": before, "facts": facts, "after": to_json(play.view(0))})
                ship.append(ship_now(play))
            elif game == "feurio":
                spreads.append({"before": before, "facts": facts, "after": to_json(play.view(0))})
                forests += [spoken_forest(play)] if len(play.plies) % 12 == 0 else []
        if game == "flashpoint":
            spoken.append(
                {
                    "board": to_json(play.game.board()),
                    "view": to_json(play.view(0)),
                    "cells": spoken_cells(play),
                }
            )
    MADE.mkdir(parents=True, exist_ok=True)
    made = {"lines": lines, "stories": stories, "spoken": spoken, "ship": ship}
    made |= {"rescues": rescues, "forests": forests, "spreads": spreads}
    (MADE / "play.json").write_text(json.dumps(whole_play()), encoding="utf-8")
    for name, found in made.items():
        (MADE / f"{name}.json").write_text(json.dumps(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
