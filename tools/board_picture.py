"""Draw a table of each game as an SVG file: the pictures of the README and the docs.

Usage: python tools/board_picture.py [NAME ...]     (all pictures without a name)

A picture is a real play: bots play up to a ply, then the table is drawn as a spectator sees it. It
follows the reader's own light or dark.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from tocsin.bots.match import choose_fairly
from tocsin.bots.registry import make_bot
from tocsin.core.playthrough import Playthrough
from tocsin.core.rng import Rng
from tocsin.drawing import draw
from tocsin.facade import game

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"


@dataclass(frozen=True)
class Scene:
    """What is played, and how far."""

    game: str
    options: dict[str, object]
    seed: int
    plies: int


SCENES: dict[str, Scene] = {
    "board-feurio": Scene("feurio", {"players": 4}, seed=4, plies=67),
    "board-flashpoint": Scene("flashpoint", {"players": 4}, seed=4, plies=200),
    "board-extreme-danger": Scene(
        "flashpoint",
        {
            "board": "laboratory+basement",
            "players": 4,
            "rules": "advanced",
            "specialists": ["captain", "engineer", "rescue", "driver"],
            "engineer": True,
            "lab_large": "explosives",
            "lab_small": "chemicals",
        },
        seed=1,
        plies=200,
    ),
    "board-titanic": Scene("titanic", {"crew": ["lee"]}, seed=3, plies=170),
}


def play_to(scene: Scene) -> Playthrough:
    """The play as far as the picture shows it."""
    rules = game(scene.game, **scene.options)
    play = Playthrough(rules, rules.new(), Rng(scene.seed))
    play.let_chance_act()
    thinking = Rng(scene.seed).fork()
    steady = make_bot("steady", rules)
    while len(play.plies) < scene.plies and not play.is_over:
        code = choose_fairly(steady, play.state, play.actor, thinking)
        play.do(rules.write_move(play.state, code))
    return play


def main(arguments: list[str]) -> int:
    """Draw the named pictures, or all."""
    unknown = [name for name in arguments if name not in SCENES]
    if unknown:
        print(f"No such picture: {', '.join(unknown)}. Known: {', '.join(SCENES)}.")
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in arguments or list(SCENES):
        target = FOLDER / f"{name}.svg"
        target.write_text(draw(play_to(SCENES[name]), theme="auto") + "\n", encoding="utf-8")
        print(f"docs/pictures/{target.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
