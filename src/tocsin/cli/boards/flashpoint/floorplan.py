"""The house as a plan, one level above another, in characters that need no colour.

  0      1      2      3        ▲ fire   ≈ smoke   * hot spot   ? face down   V victim
0                               V+ treated   H hazmat   A to F firefighters
         ┌──────┬──!───┐        AMB ENG vehicles   amb eng where they could park
1 amb    │▲*    D V   A│
         └─    ─┴──────┘        ! damaged   : destroyed   D closed   / open   ; gone
"""

from dataclasses import dataclass

from rich.text import Text

from tocsin.cli.boards import Space
from tocsin.cli.boards.flashpoint.levels import (
    level_in_focus,
    level_name,
    row_in_focus,
    tell_crowd,
    tell_folded,
    tell_rows,
)
from tocsin.cli.boards.flashpoint.seats import style_of
from tocsin.cli.boards.flashpoint.signs import DANGER_SIGNS, DANGER_STYLES
from tocsin.cli.boards.wrapping import beside, wrap, wrap_all
from tocsin.core.seats import letter_of
from tocsin.telling.flashpoint.house import House, Level
from tocsin.telling.speaker import Speaker

MARGIN = 3
CELL_WIDTH = 6
# Levels as small as this are drawn two beside each other where the screen is wide enough.
SMALL_COLUMNS = 6
SMALL_WIDTH = 5
GAP = 2
CELL_WIDTH_MIN = 3

THING_STYLES = {
    "fire": "bold red",
    "smoke": "bold",
    "hot": "yellow",
    "poi": "bold yellow",
    "victim": "bold green",
    "treated": "bold green",
    "hazmat": "bold magenta",
    "ambulance": "bold black on white",
    "engine": "bold white on red",
    **DANGER_STYLES,
}
SIGNS = {"fire": "▲", "smoke": "≈", "hot": "*", "poi": "?", **DANGER_SIGNS}
EDGE_STYLES = {
    "damaged": "bold yellow",
    "destroyed": "yellow",
    "closed": "bold cyan",
    "open": "cyan",
    "gone": "cyan",
    "window": "bold blue",
    "window-open": "blue",
    "fireproof-door": "bold magenta",
    "fireproof-door-open": "magenta",
    "jammed": "bold yellow",
    "jammed-open": "yellow",
}
# What leaves no line in the corners; walls do, and the frames of doorways and windows.
FRAMELESS = ("free", "destroyed")
# Signs of edges that need no word; doors and windows have letters in the catalogue.
POSTS = {
    "wall": "│",
    "light-wall": "╎",
    "damaged": "!",
    "destroyed": ":",
    "open": "/",
    "gone": ";",
    "fireproof-door": "#",
    "fireproof-door-open": "%",
    "jammed": "X",
    "jammed-open": "x",
}
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
CORNERS = "·│││─┘┐┤─└┌├─┴┬┼"


@dataclass(frozen=True)
class Fold:
    """What is shown of a house: outside rows in which nothing is, levels where nobody acts.

    `rows` are so many rows round the one where somebody acts, 0 all.
    """

    has_ring: bool = True
    has_levels: bool = True
    rows: int = 0


def draw_house(
    house: House, words: Speaker, space: Space, width: int, fold: Fold | None = None
) -> list[Text]:
    """All levels, small ones beside each other, then the cells that hold more than fits."""
    fold = fold or Fold()
    shown = house.levels if fold.has_levels else [level_in_focus(house, space.focus)]
    plans = [DrawnLevel(house, level, words, width, fold) for level in shown]
    for plan in plans:
        if fold.rows:
            plan.crop(row_in_focus(house, plan.level, space.focus))
    if sum(plan.is_small for plan in plans) > 1:
        for plan in plans:
            plan.width = min(plan.width, SMALL_WIDTH)
    blocks = [plan.lines() for plan in plans]
    if len(house.levels) > 1:
        titled = zip(plans, blocks, strict=True)
        blocks = [[*wrap(plan.title(), width), *block] for plan, block in titled]
    lines = _pack(blocks, width)
    crowded = [cell for plan in plans for cell in plan.crowded]
    told = [Text(tell_crowd(house, cell, words), "dim") for cell in crowded]
    folded = [level for level in house.levels if level not in shown]
    told += [Text(tell_folded(house, level, words), "dim") for level in folded]
    told += [
        Text(tell_rows(house, plan.level, plan.hidden, words), "dim")
        for plan in plans
        if plan.hidden
    ]
    return lines + wrap_all(told, width)


def _pack(blocks: list[list[Text]], width: int) -> list[Text]:
    """Put each block beside the one before if both fit, else below it."""
    packed: list[list[Text]] = []
    for block in blocks:
        if packed and _width(packed[-1]) + GAP + _width(block) <= width:
            packed[-1] = beside(packed[-1], block, GAP)
        else:
            packed.append(block)
    return [line for block in packed for line in block]


def _width(block: list[Text]) -> int:
    return max(line.cell_len for line in block)


class DrawnLevel:
    """One level being drawn; `crowded` are the cells that could not be drawn whole."""

    def __init__(self, house: House, level: Level, words: Speaker, width: int, fold: Fold) -> None:
        self.house = house
        self.level = level
        self.words = words
        self.fold = fold
        fitting = (width - MARGIN) // len(level.all_columns()) - 1
        self.width = max(CELL_WIDTH_MIN, min(CELL_WIDTH, fitting))
        self.crowded: list[str] = []
        # Rows that a low window leaves out.
        self.hidden: list[int] = []

    def crop(self, middle: int) -> None:
        """Leave out the rows far from one, and what is outside beside them."""
        many = self.fold.rows
        first = max(1, min(middle - (many - 1) // 2, self.level.rows + 1 - many))
        shown = [*range(first, first + many)]
        if first == 1:
            shown.append(0)
        if first + many > self.level.rows:
            shown.append(self.level.rows + 1)
        self.hidden = [row for row in self.level.all_rows() if row not in shown]

    @property
    def is_small(self) -> bool:
        """Could another level stand beside it?"""
        return len(self.level.all_columns()) <= SMALL_COLUMNS

    def title(self) -> Text:
        """What the level is called."""
        return Text(level_name(self.level, self.words), "bold")

    def lines(self) -> list[Text]:
        """Column numbers, then rows of cells with the walls between them."""
        lines = [self._numbers()]
        rows = self.level.all_rows()
        for row in rows:
            # The wall above a row is shown with it, and the last one below what is shown.
            is_wall = row not in self.hidden or (row > 1 and row - 1 not in self.hidden)
            if is_wall and (row > rows[0] or not self.level.has_ring):
                lines.append(self._walls(row))
            if row not in self.hidden and self._is_shown(row):
                lines.append(self._cells(row))
        if not self.level.has_ring:
            lines.append(self._walls(rows[-1] + 1))
        for line in lines:
            line.rstrip()
        return lines

    def _is_shown(self, row: int) -> bool:
        """A row of the building, or one outside with something in it."""
        if self.fold.has_ring or 1 <= row <= self.level.rows:
            return True
        cells = [self.level.cell(row, column) for column in self.level.all_columns()]
        return any(self.house.things(cell) or self.house.figures(cell) for cell in cells)

    def _numbers(self) -> Text:
        line = Text(" " * MARGIN)
        for column in self.level.all_columns():
            inside = 1 <= column <= self.level.columns
            line.append(" ")
            line.append(str(column).center(self.width), "bold" if inside else "dim")
        return line

    def _cells(self, row: int) -> Text:
        inside = 1 <= row <= self.level.rows
        line = Text(f"{row:>2} ", "bold" if inside else "dim")
        for column in self.level.all_columns():
            kind = self._left_of(row, column)
            line.append(_post(kind, self.words), _style(kind))
            line.append(self._cell(row, column))
        if not self.level.has_ring:
            kind = self._left_of(row, self.level.columns + 1)
            line.append(_post(kind, self.words), _style(kind))
        return line

    def _walls(self, row: int) -> Text:
        """The line above a row."""
        line = Text(" " * MARGIN)
        for column in self.level.all_columns():
            line.append(self._corner(row, column), "" if self._is_framed(row, column) else "dim")
            kind = self._above(row, column)
            line.append(_beam(kind, self.words, self.width), _style(kind))
        if not self.level.has_ring:
            line.append(self._corner(row, self.level.columns + 1))
        return line

    def _cell(self, row: int, column: int) -> Text:
        """Things on the left, firefighters on the right."""
        cell = self.level.cell(row, column)
        house = self.house
        things = Text()
        kinds = house.things(cell)
        for kind in kinds:
            things.append(self._sign(kind), THING_STYLES[kind])
        people = Text()
        for seat in house.figures(cell):
            people.append(letter_of(seat), style_of(seat))
        spot = house.spot(cell)
        if spot and spot not in kinds:
            sign = self.words(f"sign-flashpoint-{spot}").lower()
            # A parking spot is printed on the board: whoever stands there hides it.
            if things.cell_len + len(sign) + people.cell_len <= self.width:
                things.append(sign, "dim")
        gap = self.width - things.cell_len - people.cell_len
        if gap < 0:
            self.crowded.append(cell)
            things.append(people)
            shown = things[: self.width - 1]
            return shown.append("…", "bold")
        # A blank before and behind where there is room, so that nothing sticks to a wall.
        before = 1 if gap else 0
        behind = 1 if gap > 2 and people.plain else 0
        shown = Text(" " * before).append(things).append(" " * (gap - before - behind))
        return shown.append(people).append(" " * behind)

    def _sign(self, kind: str) -> str:
        if kind in SIGNS:
            return SIGNS[kind]
        if kind == "treated":
            return self.words("sign-flashpoint-victim") + "+"
        return self.words(f"sign-flashpoint-{kind}")

    def _left_of(self, row: int, column: int) -> str:
        return self._between((row, column - 1), (row, column))

    def _above(self, row: int, column: int) -> str:
        return self._between((row - 1, column), (row, column))

    def _between(self, a: tuple[int, int], b: tuple[int, int]) -> str:
        """What is between two cells; a building without a ring has a wall all round."""
        level = self.level
        if not level.has_ring and level.is_inside(*a) != level.is_inside(*b):
            return "wall"
        if min(*a, *b) < 0:
            return "free"
        return self.house.between(level.cell(*a), level.cell(*b))

    def _joined(self, row: int, column: int) -> int:
        """Which lines meet in the upper left corner of a cell."""
        meeting = (
            (UP, self._left_of(row - 1, column) if row > 0 else "free"),
            (DOWN, self._left_of(row, column)),
            (LEFT, self._above(row, column - 1) if column > 0 else "free"),
            (RIGHT, self._above(row, column)),
        )
        return sum(direction for direction, kind in meeting if kind not in FRAMELESS)

    def _is_framed(self, row: int, column: int) -> bool:
        return self._joined(row, column) != 0

    def _corner(self, row: int, column: int) -> str:
        joined = self._joined(row, column)
        inside = 1 < row <= self.level.rows and 1 < column <= self.level.columns
        return CORNERS[joined] if joined or inside else " "


def _post(kind: str, words: Speaker) -> str:
    """What is between a cell and the one to its left."""
    if kind == "closed":
        return words("sign-flashpoint-door")
    if kind.startswith("window"):
        window = words("sign-flashpoint-window")
        return window if kind == "window" else window.lower()
    return POSTS.get(kind, " ")


def _beam(kind: str, words: Speaker, width: int) -> str:
    """What is between a cell and the one above it."""
    if kind in ("wall", "light-wall"):
        return ("─" if kind == "wall" else "╌") * width
    if kind == "damaged":
        return "!".center(width, "─")
    if kind in ("closed", "window", "fireproof-door", "jammed"):
        return (_post(kind, words) * 2).center(width, "─")
    end = "─" if kind == "doorway" else _post(kind, words)
    return end + " " * (width - 2) + end


def _style(kind: str) -> str:
    return EDGE_STYLES.get(kind, "")
