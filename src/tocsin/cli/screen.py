"""The terminal itself: lines out, one typed line in, with or without colours.

Plain mode is for screen readers: words only, no colours, no box drawing, nothing is redrawn.
Paragraphs are folded here and not by Rich, which would break lines at the non-breaking spaces that
French wants before its colons.
"""

import sys
import textwrap

from rich.console import Console
from rich.text import Text

LINE_CHARS_MAX = 2_000
WIDTH_MAX = 99
BREADTH_MAX = 199


class InputEnded(Exception):
    """Nobody will type anything any more."""


def _edit_lines() -> None:
    """Arrow keys and earlier answers, where the machine has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return


class Screen:
    """Where a play is shown and answered."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain
        # Lines since somebody typed the last one.
        self.told = 0
        if sys.stdin is not None and sys.stdin.isatty():
            _edit_lines()
        self.console = Console(
            highlight=False, markup=False, emoji=False, no_color=True if plain else None
        )

    @property
    def width(self) -> int:
        """Columns that may be used."""
        return max(40, min(WIDTH_MAX, self.console.width - 1))

    @property
    def breadth(self) -> int:
        """Columns that a picture may use: a wide window shows more of it, but no longer lines."""
        return max(40, min(BREADTH_MAX, self.console.width - 1))

    @property
    def height(self) -> int:
        """Lines that fit."""
        return self.console.height

    @property
    def is_terminal(self) -> bool:
        """Does somebody look at a window, in which lines scroll away?"""
        return self.console.is_terminal

    @property
    def is_ascii(self) -> bool:
        """Must it do without box drawing because the terminal cannot show it?"""
        return self.console.options.ascii_only

    def say(self, text: str = "", style: str = "", indent: str = "") -> None:
        """A paragraph; later lines hang under the first."""
        for part in self.fold(text, style, indent):
            self.show(part)

    def tell(self, text: str, rule: str) -> None:
        """A fact with its rule id, dimmed."""
        for part in self.fact(text, rule):
            self.show(part)

    def fold(self, text: str, style: str = "", indent: str = "", hang: str = "  ") -> list[Text]:
        """A paragraph in lines that fit, broken between words only."""
        lines: list[Text] = []
        for line in text.split("\n"):
            folded = textwrap.wrap(
                line,
                width=self.width,
                initial_indent=indent,
                subsequent_indent=indent + hang,
                break_long_words=False,
                break_on_hyphens=False,
            )
            lines += [Text(part, style if not self.plain else "") for part in folded or [""]]
        return lines

    def fact(self, text: str, rule: str) -> list[Text]:
        """A fact in lines that fit, its rule id dimmed at the end."""
        lines = self.fold(f"{text} [{rule}]" if rule else text)
        if rule and lines[-1].plain.endswith(f"[{rule}]"):
            lines[-1].stylize("dim", len(lines[-1]) - len(rule) - 2)
        return lines

    def show(self, drawing: Text | str) -> None:
        """Something that is laid out already."""
        self.told += str(drawing).count("\n") + 1
        if self.plain:
            print(drawing.plain if isinstance(drawing, Text) else drawing, flush=True)
        else:
            self.console.print(drawing, soft_wrap=True)

    def ask(self, question: str = "") -> str:
        """One typed line, without the blanks around it; a long question is folded before it."""
        *above, last = [part.plain for part in self.fold(question)]
        for part in above:
            self.show(part)
        # Folding drops the blank behind the question, which keeps the answer off it.
        asked = last + " " if question.endswith(" ") and last else last
        if sys.stdin is None:
            raise InputEnded
        try:
            typed = input(asked)
        except (EOFError, ValueError, UnicodeDecodeError) as ended:
            raise InputEnded from ended
        self.told = 0
        return typed.strip()[:LINE_CHARS_MAX]

    def wipe(self) -> None:
        """Take secrets off the screen before somebody else sits down in front of it."""
        self.told = 0
        if sys.stdout.isatty():
            sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
            sys.stdout.flush()
