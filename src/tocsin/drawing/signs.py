"""One piece by itself, for legends and the README of the pieces."""

from tocsin.drawing.sheet import Sheet, read_piece


def sign(
    name: str, *, width: float = 48, theme: str = "auto", bound: dict[str, str] | None = None
) -> str:
    """A piece as a drawing of its own, with the words beside it left to whoever shows it."""
    frame, _ = read_piece(name)
    height = width * frame[3] / frame[2]
    sheet = Sheet()
    drawn = sheet.piece(name, width / 2, height / 2, width, bound=bound)
    return sheet.finish(drawn, width, height, None, theme)
