"""A link as a square that a phone's camera reads: for the page as a path, for a terminal as blocks.

The text comes in the body of a request, never in its address, because links hold secrets.
"""

from tocsin.wire.bodies import Qr


def draw(text: str) -> Qr:
    """The dark squares as one path of SVG, a unit each, with the quiet border that cameras need."""
    import segno

    code = segno.make(text, micro=False, error="m")
    border = code.default_border_size
    rows = [_row(bytes(row), border, y + border) for y, row in enumerate(code.matrix)]
    return Qr(len(code.matrix) + 2 * border, "".join(rows))


def _row(row: bytes, x: int, y: int) -> str:
    """One row of squares: a stroke for each run of dark ones."""
    path = ""
    while row:
        run = len(row) - len(row.lstrip(row[:1]))
        if row[0]:
            path += f"M{x} {y}h{run}v1h-{run}z"
        x += run
        row = row[run:]
    return path


def print_blocks(text: str) -> None:
    """The same for a terminal."""
    import segno

    segno.make(text, micro=False, error="m").terminal(compact=True)
