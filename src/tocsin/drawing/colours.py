"""The colours by name, light and dark, and how a finished drawing gets them.

Pieces and rooms write `var(--fire)` and no colour. What that is follows from the theme:

- `light`, `dark`: the colour is written in its place, so that any program can show the drawing;
- `auto`: the drawing carries both and follows the reader's own setting;
- `page`: the page round the drawing gives the colours (`stylesheet` writes them for it).
"""

import re
from functools import cache

from tocsin.core.data import load_json

THEMES = ("light", "dark", "auto", "page")
VARIABLE = re.compile(r"var\(--([a-z0-9-]+)\)")


@cache
def palette() -> dict[str, tuple[str, str]]:
    """Every colour by its name: light, dark."""
    loaded = load_json("tocsin.drawing", "palette.json")
    assert isinstance(loaded, dict)
    return {str(name): (str(light), str(dark)) for name, (light, dark) in loaded.items()}


def colour(name: str) -> str:
    """A colour to be written into an attribute; a name that nobody declared is an error."""
    if name not in palette():
        raise KeyError(name)
    return f"var(--{name})"


def write_colours(drawing: str, dark: bool) -> str:
    """The drawing with its colours in their places."""
    table = palette()
    return VARIABLE.sub(lambda found: table[found.group(1)][dark], drawing)


def used_in(drawing: str) -> list[str]:
    """The names a drawing uses, in the order of the palette."""
    used = set(VARIABLE.findall(drawing))
    return [name for name in palette() if name in used]


def declarations(names: list[str], dark: bool) -> str:
    """The names with their colours, as the inside of a rule of CSS."""
    return ";".join(f"--{name}:{palette()[name][dark]}" for name in names)


def stylesheet(light: str = ":root", dark: str = "") -> str:
    """CSS for a page that shows drawings of the theme `page`; both arguments are selectors."""
    names = list(palette())
    rules = f"{light}{{{declarations(names, False)}}}\n"
    if dark:
        return rules + f"{dark}{{{declarations(names, True)}}}\n"
    night = f"{light}{{{declarations(names, True)}}}"
    return rules + f"@media (prefers-color-scheme:dark){{{night}}}\n"
