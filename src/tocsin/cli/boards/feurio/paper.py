"""A sheet of characters to draw on: words, boxes that share their lines, and styles."""

from itertools import groupby

from rich.text import Text

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
# The line character for every set of directions that meet in a point.
LINES = " │││─┘┐┤─└┌├─┴┬┼"


class Paper:
    """Characters by column and line; nothing has a fixed size until it is read."""

    def __init__(self) -> None:
        self.marks: dict[tuple[int, int], tuple[str, str]] = {}
        self.lines: dict[tuple[int, int], int] = {}

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a word; blanks leave what is below."""
        for i, letter in enumerate(text):
            if letter != " ":
                self.marks[x + i, y] = (letter, style)

    def box(self, x: int, y: int, width: int, height: int) -> None:
        """A frame; frames that touch share their lines and get the right corners."""
        for i in range(width):
            for line in (y, y + height):
                self._join(x + i, line, RIGHT)
                self._join(x + i + 1, line, LEFT)
        for i in range(height):
            for column in (x, x + width):
                self._join(column, y + i, DOWN)
                self._join(column, y + i + 1, UP)

    def posts(self, x: int, y: int, width: int, height: int) -> None:
        """Only the left and right side of a frame."""
        for i in range(height):
            for column in (x, x + width):
                self._join(column, y + i, UP | DOWN)

    def text(self) -> Text:
        """All of it, from the topmost to the lowest line that has anything."""
        for spot, directions in self.lines.items():
            self.marks.setdefault(spot, (LINES[directions], "dim"))
        if not self.marks:
            return Text("")
        top = min(y for _, y in self.marks)
        bottom = max(y for _, y in self.marks)
        left = min(x for x, _ in self.marks)
        return Text("\n").join(self._line(y, left) for y in range(top, bottom + 1))

    def _line(self, y: int, left: int) -> Text:
        columns = [x for x, line in self.marks if line == y]
        line = Text()
        if not columns:
            return line
        cells = [self.marks.get((x, y), (" ", "")) for x in range(left, max(columns) + 1)]
        for style, run in groupby(cells, key=lambda cell: cell[1]):
            line.append("".join(letter for letter, _ in run), style)
        return line

    def _join(self, x: int, y: int, directions: int) -> None:
        self.lines[x, y] = self.lines.get((x, y), 0) | directions
