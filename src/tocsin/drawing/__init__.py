"""Any view of any game as a drawing: one SVG document as text.

    svg(view, board)      what one seat may know, drawn on what never changes
    draw(play, seat)      the same for a playthrough

Pure: nothing is written, loaded from elsewhere or asked of a clock; the same view gives the same
text. No words but names: see `naming`.
"""

from tocsin.drawing.picture import board_of, draw, svg

__all__ = ["board_of", "draw", "svg"]
