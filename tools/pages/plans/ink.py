"""Elements of a drawing as text: one function, and numbers that are written the same every time."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

Attribute = str | float


def number(value: float) -> str:
    """At most two places, no zeros behind the point."""
    shown = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if shown == "-0" else shown


def tag(name: str, inside: str | Iterable[str] = "", /, **attributes: Attribute) -> str:
    """An element; `class_` and `aria_label` lose the sign that Python needs."""
    words = [name]
    for key, value in attributes.items():
        text = value if isinstance(value, str) else number(value)
        words.append(f'{key.rstrip("_").replace("_", "-")}="{escape(text)}"')
    body = inside if isinstance(inside, str) else "".join(inside)
    return f"<{' '.join(words)}>{body}</{name}>" if body else f"<{' '.join(words)}/>"


def text(words: str, x: float, y: float, class_: str) -> str:
    """Words with their middle at a point."""
    return tag("text", escape(words, quote=False), x=x, y=y, class_=class_)


def path(line: str, class_: str) -> str:
    """A line, open or closed, in the language of SVG."""
    return tag("path", d=line, class_=class_)
