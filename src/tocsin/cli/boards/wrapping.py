"""Lines of a picture that are too long for the window go on underneath, colours and all."""

from rich.text import Text

HANG = 5


def wrap(row: Text, width: int, hang: int = HANG) -> list[Text]:
    """A row in parts that fit, broken at blanks, the later ones indented; a word is never cut."""
    parts: list[Text] = []
    rest = row
    while len(rest) > width:
        cut = rest.plain.rfind(" ", hang + 1, width + 1)
        if cut < 0:
            # A word longer than the window goes over its edge as a whole.
            cut = rest.plain.find(" ", width)
        if cut < 0:
            break
        parts.append(rest[:cut])
        parts[-1].rstrip()
        rest = Text(" " * hang).append_text(rest[cut + 1 :])
    return [*parts, rest]


def wrap_all(rows: list[Text], width: int, hang: int = HANG) -> list[Text]:
    """Every row in parts that fit."""
    return [part for row in rows for part in wrap(row, width, hang)]


def beside(left: list[Text], right: list[Text], gap: int) -> list[Text]:
    """Two blocks side by side."""
    column = max((line.cell_len for line in left), default=0) + gap
    lines: list[Text] = []
    for at in range(max(len(left), len(right))):
        line = left[at].copy() if at < len(left) else Text()
        if at < len(right) and right[at].plain:
            line.append(" " * (column - line.cell_len))
            line.append(right[at])
        lines.append(line)
    return lines
