"""Draw what a player sees in the terminal as an SVG file: the pictures of the README and the docs.

Usage: python tools/terminal_picture.py [NAME ...]     (all pictures without a name)

A picture is a real session: bots play up to a ply, then the typed lines are answered. Fonts are
whatever monospaced face the reader has; nothing is loaded from elsewhere.
"""

from __future__ import annotations

import io
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from tocsin.bots.match import choose_fairly
from tocsin.bots.registry import make_bot
from tocsin.cli.screen import InputEnded, Screen
from tocsin.cli.session import Habits, Session
from tocsin.core.playthrough import Playthrough
from tocsin.core.rng import Rng
from tocsin.facade import game
from tocsin.host import Host
from tocsin.telling import Speaker

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
WIDTH = 88
HEIGHT = 40


@dataclass(frozen=True)
class Scene:
    """What is played, how far the bots play it, and what is typed then."""

    game: str
    title: str
    options: dict[str, object]
    seed: int
    plies: int
    typed: tuple[str, ...]
    language: str = "en"
    seats: tuple[str, ...] = field(default=("human",))


SCENES: dict[str, Scene] = {
    "feurio": Scene(
        "feurio",
        "tocsin play feurio firebreaks=yes",
        {"players": 4, "firebreaks": True},
        seed=33,
        plies=50,
        typed=("why lay:0,3", "hint"),
        seats=("human", "steady", "steady", "steady"),
    ),
}

THEME = TerminalTheme(
    (24, 26, 31),
    (222, 222, 215),
    [
        (22, 24, 28),
        (214, 72, 80),
        (140, 200, 110),
        (232, 190, 92),
        (52, 112, 204),
        (205, 140, 222),
        (86, 190, 200),
        (236, 236, 230),
    ],
    [
        (125, 130, 140),
        (255, 135, 140),
        (165, 222, 135),
        (250, 212, 120),
        (140, 195, 255),
        (225, 165, 240),
        (120, 212, 222),
        (245, 245, 240),
    ],
)

# Rich's own frame would fetch a font from elsewhere; this one asks for none.
FRAME = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" role="img" \
xmlns="http://www.w3.org/2000/svg">
<title>TITLE</title>
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; \
font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-size: 18px; font-family: system-ui, sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


class Easel(Screen):
    """A screen that remembers what it showed and is typed at from a list."""

    def __init__(self, typed: tuple[str, ...]) -> None:
        super().__init__(plain=False)
        self.console = Console(
            record=True,
            width=WIDTH,
            height=HEIGHT,
            file=io.StringIO(),
            force_terminal=True,
            color_system="truecolor",
            highlight=False,
            markup=False,
            emoji=False,
        )
        self._typed = list(typed)

    def ask(self, question: str = "") -> str:
        """The next typed line, shown as it would stand there; after the last one a cursor."""
        if not self._typed:
            self.console.print(question + "▮")
            raise InputEnded
        line = self._typed.pop(0)
        self.console.print(question + line)
        return line


def _begin(scene: Scene) -> Playthrough:
    rules = game(scene.game, **scene.options)
    play = Playthrough(rules, rules.new(), Rng(scene.seed))
    play.let_chance_act()
    return play


def draw(scene: Scene) -> str:
    """The SVG of a scene."""
    words = Speaker(scene.language)
    play = _begin(scene)
    thinking = Rng(scene.seed).fork()
    steady = make_bot("steady", play.game)
    while len(play.plies) < scene.plies or scene.seats[play.actor] != "human":
        code = choose_fairly(steady, play.state, play.actor, thinking)
        play.do(play.game.write_move(play.state, code))
    easel = Easel(scene.typed)
    with suppress(InputEnded):
        Session(Host(play, list(scene.seats), thinking), words, easel, Habits()).run()
    return easel.console.export_svg(
        title=scene.title,
        theme=THEME,
        code_format=FRAME.replace("TITLE", scene.title),
        unique_id=f"tocsin-{scene.game}",
    )


def main(arguments: list[str]) -> int:
    """Draw the named pictures, or all."""
    unknown = [name for name in arguments if name not in SCENES]
    if unknown:
        print(f"No such picture: {', '.join(unknown)}. Known: {', '.join(SCENES)}.")
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in arguments or list(SCENES):
        target = FOLDER / f"{name}.svg"
        target.write_text(draw(SCENES[name]), encoding="utf-8")
        print(f"docs/pictures/{target.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
