"""Ways to play drawn at random: every switch, choice and number of a game, as long as they combine.

A hand-made table of option sets covers what somebody thought of; a swarm also meets the pairs that
nobody did. One seed is one way to play, for ever: a failure names its seed and its options.
"""

import tocsin
from tocsin.core.options import Option
from tocsin.games.flashpoint.danger.table.building import BUILDINGS

# What a swarm plays: the id of the game and the boards it is drawn from, if it has any.
SWARMS: dict[str, tuple[str, tuple[str, ...]]] = {
    "swarm-feurio": ("feurio", ()),
    "swarm-flashpoint": ("flashpoint", ("front", "back")),
    "swarm-extreme": ("flashpoint", BUILDINGS),
    "swarm-titanic": ("titanic", ()),
}


def draw_way(name: str, seed: int) -> tuple[str, dict[str, object]]:
    """The game id and the options of one seed; a value that the game refuses stays out."""
    game_id, boards = SWARMS[name]
    rng = tocsin.Rng(seed)
    options: dict[str, object] = {}
    if boards:
        options["board"] = boards[rng.below(len(boards))]
    for option in tocsin.game(game_id, **options).option_specs:
        if option.name in options or option.kind in ("names", "cells") or rng.below(3) == 0:
            continue
        given = {**options, option.name: _draw(option, rng)}
        try:
            tocsin.game(game_id, **given)
        except tocsin.SetupError:
            continue
        options = given
    return game_id, options


def _draw(option: Option, rng: tocsin.Rng) -> object:
    """One value; lists of names are left to the tables made by hand."""
    if option.kind == "switch":
        return rng.below(2) == 1
    if option.kind in ("choice", "board"):
        return option.choices[rng.below(len(option.choices))]
    return option.low + rng.below(option.high - option.low + 1)
