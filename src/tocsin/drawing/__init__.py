"""Any view of any game as a drawing: one SVG document as text.

    svg(view, board)      what one seat may know, drawn on what never changes
    draw(play, seat)      the same for a playthrough
    sign(name)            one piece by itself
    stylesheet(...)       the colours, for a page that shows drawings of the theme `page`

Pure: nothing is written, loaded from elsewhere or asked of a clock; the same view gives the same
text. No words but names: see `naming`.
"""

from tocsin.drawing.colours import THEMES, stylesheet
from tocsin.drawing.picture import board_of, draw, svg
from tocsin.drawing.signs import sign

__all__ = ["THEMES", "board_of", "draw", "sign", "stylesheet", "svg"]
