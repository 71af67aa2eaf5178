"""Elements of a drawing as text: one function, and numbers that are written the same every time."""

from collections.abc import Iterable
from html import escape

Attribute = str | float


def number(value: float) -> str:
    """At most two places, no zeros behind the point."""
    shown = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if shown in ("-0", "") else shown


def tag(name: str, inside: str | Iterable[str] = "", /, **attributes: Attribute) -> str:
    """An element; `class_` and `aria_label` lose the sign that Python needs."""
    words = [name]
    for key, value in attributes.items():
        text = value if isinstance(value, str) else number(value)
        words.append(f'{key.rstrip("_").replace("_", "-")}="{escape(text)}"')
    body = inside if isinstance(inside, str) else "".join(inside)
    return f"<{' '.join(words)}>{body}</{name}>" if body else f"<{' '.join(words)}/>"


def group(inside: str | Iterable[str], /, **attributes: Attribute) -> str:
    """Elements that belong together; nothing for no elements."""
    body = inside if isinstance(inside, str) else "".join(inside)
    return tag("g", body, **attributes) if body else ""


def title(words: str) -> str:
    """What somebody who hears or points at an element is told."""
    return tag("title", escape(words, quote=False))


def moved(inside: str | Iterable[str], x: float, y: float, /, **attributes: Attribute) -> str:
    """A group drawn around 0,0 and brought to its place."""
    return group(inside, transform=f"translate({number(x)} {number(y)})", **attributes)


def box(x: float, y: float, width: float, height: float, /, **attributes: Attribute) -> str:
    """A rectangle."""
    return tag("rect", x=x, y=y, width=width, height=height, **attributes)


def disc(x: float, y: float, r: float, /, **attributes: Attribute) -> str:
    """A circle."""
    return tag("circle", cx=x, cy=y, r=r, **attributes)


def path(line: str, /, **attributes: Attribute) -> str:
    """A line, open or closed, in the language of SVG."""
    return tag("path", d=line, **attributes)


def points(corners: Iterable[tuple[float, float]]) -> str:
    """A closed line through corners."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"


def words(text: str, x: float, y: float, size: float, /, **attributes: Attribute) -> str:
    """Text with its middle at a point; figures stand upright in the middle of their height."""
    return tag(
        "text",
        escape(text, quote=False),
        x=x,
        y=y + 0.36 * size,
        font_size=size,
        **attributes,
    )
