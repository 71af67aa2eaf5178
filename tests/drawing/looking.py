"""What the tests of drawings share: plays to draw, and a drawing taken apart."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree

import tocsin
from tests.games.option_sets import OPTION_SETS
from tocsin.core.playthrough import Playthrough
from tocsin.drawing import board_of, svg
from tocsin.drawing.picture import as_json

SVG = "{http://www.w3.org/2000/svg}"
Element = ElementTree.Element


def plays(name: str, seed: int, plies: int, every: int) -> Iterator[Playthrough]:
    """One play of an option set, shown again every so many plies and when it ends.

    Verbs that were done least come first, so that rare pieces lie about.
    """
    game_id, options = OPTION_SETS[name]
    game = tocsin.game(game_id, **options)
    play = Playthrough(game, game.new(), tocsin.Rng(seed))
    play.let_chance_act()
    rng = tocsin.Rng(seed)
    done: dict[str, int] = {}
    for ply in range(plies):
        if play.is_over:
            break
        if ply % every == 0:
            yield play
        moves = play.moves()
        if rng.below(2):
            rare = min(done.get(verb_of(move), 0) for move in moves)
            moves = [move for move in moves if done.get(verb_of(move), 0) == rare]
        move = moves[int(rng.below(len(moves)))]
        done[verb_of(move)] = done.get(verb_of(move), 0) + 1
        play.do(move)
    yield play


def verb_of(move: str) -> str:
    """The word a move begins with."""
    return re.split(r"[:*>]", move)[0]


@cache
def some_view(name: str, seed: int = 3, plies: int = 40) -> tuple[dict[str, Any], dict[str, Any]]:
    """The view of a spectator late in a play, and the board, both as JSON."""
    *_, play = plays(name, seed, plies, plies)
    return as_json(play.view(tocsin.SPECTATOR)), board_of(play.game)


def drawn(view: dict[str, Any] | None, board: dict[str, Any], theme: str = "light") -> Element:
    """A drawing as elements."""
    return ElementTree.fromstring(svg(view, board, theme=theme))


def with_mark(picture: Element, mark: str, value: str) -> list[Element]:
    """Elements with that mark, such as data-cell="3,4"."""
    return [found for found in picture.iter() if found.get(f"data-{mark}") == value]


def pieces_in(found: Element) -> list[str]:
    """The pieces under an element, by the mark they carry."""
    return [str(part.get("data-piece")) for part in found.iter() if part.get("data-piece")]


def texts_in(found: Element) -> list[str]:
    """What is written under an element."""
    return [part.text or "" for part in found.iter(f"{SVG}text")]
