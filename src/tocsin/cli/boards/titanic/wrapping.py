"""Lines of the picture that are too long for the window go on underneath, colours and all."""

from rich.text import Text

HANG = 5


def wrap(row: Text, width: int) -> list[Text]:
    """A row in parts that fit, broken at blanks, the later ones indented; a word is never cut."""
    parts: list[Text] = []
    rest = row
    while len(rest) > width:
        cut = rest.plain.rfind(" ", HANG + 1, width + 1)
        if cut < 0:
            break
        parts.append(rest[:cut])
        parts[-1].rstrip()
        rest = Text(" " * HANG).append_text(rest[cut + 1 :])
    return [*parts, rest]
