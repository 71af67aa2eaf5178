"""A drawing in the making: which pieces and patterns it uses, and how it becomes one document.

A piece is a file in `pieces/`, a pattern one in `patterns/`. Both have a viewBox and say
`var(--x)` for every colour: `x` is a name of the palette, or one that whoever places the piece must
bind (the face of a figure, say). Each way of binding a piece becomes one `<symbol>`, however often
it is used.
"""

import re
import zlib
from functools import cache
from html import escape
from importlib.resources import files

from tocsin.drawing import colours, ink

FONT = "Atkinson Hyperlegible Next, Atkinson Hyperlegible, Segoe UI, system-ui, sans-serif"

# Stands before every id until the drawing is whole; then its check sum does, so that two drawings
# in one page never share an id unless they are the same.
_MINE = "\x00"
_FILE = re.compile(r"<svg[^>]*\bviewBox=\"([^\"]+)\"[^>]*>(.*)</svg>", re.DOTALL)
_OPENING = re.compile(r"<(\w+)")
_BETWEEN = re.compile(r">\s+<")


@cache
def read_piece(name: str, folder: str = "pieces") -> tuple[tuple[float, ...], str]:
    """The view box of a piece and what is in it."""
    text = files("tocsin.drawing").joinpath(folder, f"{name}.svg").read_text(encoding="utf-8")
    found = _FILE.search(text)
    if found is None:
        raise ValueError(f"{folder}/{name}.svg has no viewBox")
    return tuple(map(float, found.group(1).split())), _BETWEEN.sub("><", found.group(2).strip())


class Sheet:
    """One drawing; `piece` and `pattern` remember what they were asked for."""

    def __init__(self) -> None:
        self._symbols: dict[str, str] = {}
        self._patterns: dict[str, str] = {}
        self._clips: dict[str, str] = {}

    def piece(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        /,
        *,
        turn: float = 0,
        squeeze: float = 1,
        bound: dict[str, str] | None = None,
        **attributes: ink.Attribute,
    ) -> str:
        """A piece with its middle at a point, as wide as `size`; `bound` names its colours."""
        frame, _ = read_piece(name)
        height = size * frame[3] / frame[2]
        link = f"#{_MINE}{self._symbol(name, bound or {})}"
        if turn or squeeze != 1:
            move = f"translate({ink.number(x)} {ink.number(y)})"
            move += f" rotate({ink.number(turn)})" if turn else ""
            move += f" scale(1 {ink.number(squeeze)})" if squeeze != 1 else ""
            x, y = 0, 0
            attributes = {"transform": move, **attributes}
        left, top = x - size / 2, y - height / 2
        return ink.tag("use", href=link, x=left, y=top, width=size, height=height, **attributes)

    def _symbol(self, name: str, bound: dict[str, str]) -> str:
        known = "-".join([name, *bound.values()])
        if known not in self._symbols:
            frame, inside = read_piece(name)
            for parameter, value in bound.items():
                inside = inside.replace(f"var(--{parameter})", colours.colour(value))
            self._symbols[known] = ink.tag(
                "symbol",
                inside,
                id=_MINE + known,
                viewBox=" ".join(map(ink.number, frame)),
                overflow="visible",
            )
        return known

    def pattern(self, name: str) -> str:
        """What to fill with to get a pattern; the same for the two glows, which are gradients."""
        if name not in self._patterns:
            _, inside = read_piece(name, "patterns")
            self._patterns[name] = _OPENING.sub(rf'<\1 id="{_MINE}{name}"', inside, count=1)
        return f"url(#{_MINE}{name})"

    def clip(self, name: str, shape: str) -> str:
        """What to clip with to see only what lies in a shape."""
        self._clips[name] = ink.tag("clipPath", shape, id=f"{_MINE}clip-{name}")
        return f"url(#{_MINE}clip-{name})"

    def finish(
        self, body: str, width: float, height: float, told: tuple[str, str] | None, theme: str
    ) -> str:
        """The whole document; `told` is its title and its description, None for a silent one."""
        if theme not in colours.THEMES:
            raise ValueError(f"theme is one of {', '.join(colours.THEMES)}, not {theme!r}")
        defs = [*self._patterns.values(), *self._clips.values(), *self._symbols.values()]
        whole = (ink.tag("defs", defs) if defs else "") + body
        mine = f"t{zlib.crc32('|'.join([theme, *(told or ()), whole]).encode()):08x}-"
        style = _style(colours.used_in(whole), f".{mine}drawing") if theme == "auto" else ""
        if theme in ("light", "dark"):
            whole = colours.write_colours(whole, theme == "dark")
        spoken: dict[str, ink.Attribute] = {"aria_hidden": "true"}
        names = ""
        if told is not None:
            names = ink.tag("title", escape(told[0], quote=False), id=f"{mine}title")
            names += ink.tag("desc", escape(told[1], quote=False), id=f"{mine}desc")
            spoken = {"role": "img", "aria_labelledby": f"{mine}title {mine}desc"}
        return ink.tag(
            "svg",
            names + style + whole.replace(_MINE, mine),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {ink.number(width)} {ink.number(height)}",
            width=width,
            height=height,
            class_=f"tocsin {mine}drawing",
            **spoken,
            font_family=FONT,
            text_anchor="middle",
        )


def _style(names: list[str], root: str) -> str:
    """Both colours of every name, for a drawing that follows the reader's setting."""
    day, night = colours.declarations(names, False), colours.declarations(names, True)
    media = f"@media(prefers-color-scheme:dark){{{root}{{{night}}}}}"
    return ink.tag("style", f"{root}{{{day}}}{media}")
