"""A seat's firefighter in characters: letter, shape and colours, the same as in the drawings."""

from tocsin.core.seats import letter_of
from tocsin.drawing.colours import palette

# Circle, square, triangle, diamond, hexagon, pentagon, as on the figures of the drawings.
SHAPES = "●■△◆⬢⬟"


def style_of(seat: int) -> str:
    """The colours of a figure's face and letter."""
    kind = letter_of(seat).lower()
    face, ink = palette()[f"seat-{kind}"][0], palette()[f"seat-{kind}-ink"][0]
    return f"bold {ink} on {face}"


def sign_of(seat: int) -> str:
    """`A●`: letter and shape, where there is room for both."""
    return letter_of(seat) + SHAPES[seat % len(SHAPES)]
