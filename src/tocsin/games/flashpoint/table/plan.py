"""Board data: what a board file says, checked with a message that names the place (FP-BOARD).

A board has levels; a level is a rectangle of building cells with, on the ground, a ring of
outside cells round it. This room only reads and checks; `board` turns a plan into tables.

    0,0 0,1 ... 0,9        outside ring: row 0, row 7, column 0, column 9
    1,0 1,1 ... 1,9        building: rows 1 to 6 (red die), columns 1 to 8 (black die)
     :
    7,0 7,1 ... 7,9        an edge is written `1,3|1,4`, the upper or left cell first
"""

from typing import Final

from tocsin.core.data import load_json
from tocsin.core.errors import SetupError
from tocsin.games.flashpoint.table import ways

CELLS_MAX: Final = 62
OUTSIDES: Final = ("ground", "air", "none")
EDGE_KINDS: Final = ("walls", "doors", "doorways")
RED_FACES: Final = 6
BLACK_FACES_MAX: Final = 12

Place = tuple[int, int, int]
Edge = tuple[Place, Place]


class Level:
    """One floor of the building: its size, what is round it, and what lies on its edges."""

    def __init__(self, prefix: str, rows: int, columns: int, black_from: int, outside: str) -> None:
        self.prefix = prefix
        self.rows = rows
        self.columns = columns
        self.black_from = black_from
        self.outside = outside
        self.edges: dict[str, list[Edge]] = {}
        self.arrows: dict[Place, Place] = {}


class GunArea:
    """FP-GUN-2: the rows and columns of the dice that an engine spot faces.

    `more` are further black faces, which an expansion may add.
    """

    def __init__(self, red: tuple[int, int], black: tuple[int, int]) -> None:
        self.red = red
        self.black = black
        self.more: list[int] = []


class Plan:
    """A whole board as its file describes it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.levels: list[Level] = []
        self.ambulance: list[tuple[Place, Place]] = []
        self.engine: list[tuple[Place, Place]] = []
        self.gun: list[GunArea] = []
        self.first_explosion: list[Place] = []
        self.family_fires: list[Place] = []
        self.family_pois: list[Place] = []

    def fail(self, where: str, problem: str, rule: str = "FP-BOARD-2") -> SetupError:
        """The one way to say what is wrong with a board, and where."""
        facts: dict[str, int | str] = {"board": self.name, "where": where, "problem": problem}
        return SetupError("bad-board", facts, rule)

    def is_building(self, place: Place) -> bool:
        """Is it a cell of the building?"""
        level = self.levels[place[0]]
        return 1 <= place[1] <= level.rows and 1 <= place[2] <= level.columns

    def is_ring(self, place: Place) -> bool:
        """Is it a cell of the ring outside (FP-BOARD-1)?"""
        level = self.levels[place[0]]
        on_board = 0 <= place[1] <= level.rows + 1 and 0 <= place[2] <= level.columns + 1
        return level.outside != "none" and on_board and not self.is_building(place)

    def name_of(self, place: Place) -> str:
        """The text of a cell."""
        return f"{self.levels[place[0]].prefix}{place[1]},{place[2]}"

    def read_cell(self, text: str, where: str) -> Place:
        """The cell of a text, inside or outside."""
        for number, level in enumerate(self.levels):
            if not text.startswith(level.prefix):
                continue
            row, comma, column = text[len(level.prefix) :].partition(",")
            if comma and row.isdigit() and column.isdigit() and len(text) < 12:
                place = (number, int(row), int(column))
                if self.is_building(place) or self.is_ring(place):
                    return place
        raise self.fail(where, f"{text[:20]!r} is no cell of this board", "FP-BOARD-1")

    def read_building_cell(self, text: str, where: str) -> Place:
        """The cell of a text, which must be inside."""
        place = self.read_cell(text, where)
        if not self.is_building(place):
            raise self.fail(where, f"{text} is not a cell of the building", "FP-BOARD-1")
        return place

    def read_edge(self, text: str, where: str) -> Edge:
        """Two neighbours with a bar between them, the upper or left one first."""
        first, bar, second = text.partition("|")
        if not bar:
            raise self.fail(where, f"{text[:20]!r} is no edge such as 1,3|1,4")
        a = self.read_cell(first, where)
        b = self.read_cell(second, where)
        step = (b[1] - a[1], b[2] - a[2])
        if a[0] != b[0] or step not in ((0, 1), (1, 0)):
            raise self.fail(
                where, f"{text} does not join a cell to the one on its right or below", "FP-ADJ-1"
            )
        if self.is_ring(a) and self.is_ring(b):
            raise self.fail(where, f"{text} lies wholly outside the building", "FP-BOARD-1")
        return a, b


def load_plan(name: str) -> Plan:
    """The plan of a board that lies beside the game."""
    return read_plan(name, load_json("tocsin.games.flashpoint", name + ".json"))


def read_plan(name: str, data: object, more_kinds: tuple[str, ...] = ()) -> Plan:
    """A plan from loaded JSON; SetupError says which board, which field, what is wrong.

    `more_kinds` are kinds of edges that an expansion knows and that need not be there.
    """
    plan = Plan(name)
    fields = _table(plan, data, "the file")
    for number, item in enumerate(_items(plan, fields, "levels")):
        _read_level(plan, _table(plan, item, f"levels[{number}]"), f"levels[{number}]")
    _check_dice(plan)
    for number, item in enumerate(_items(plan, fields, "levels")):
        _read_edges(plan, _table(plan, item, f"levels[{number}]"), number, more_kinds)
    plan.ambulance = _read_spots(plan, fields, "ambulance")
    plan.engine = _read_spots(plan, fields, "engine")
    _check_parking(plan)
    _read_gun(plan, fields)
    _read_start(plan, fields)
    return plan


def _read_level(plan: Plan, fields: dict[str, object], where: str) -> None:
    prefix = fields.get("prefix")
    if not isinstance(prefix, str) or prefix in [level.prefix for level in plan.levels]:
        raise plan.fail(f"{where}.prefix", "a text that no other level has is needed")
    rows = _number(plan, fields, "rows", where, 1, RED_FACES)
    columns = _number(plan, fields, "columns", where, 1, BLACK_FACES_MAX)
    black_from = _number(plan, fields, "black_from", where, 1, BLACK_FACES_MAX)
    outside = fields.get("outside")
    if outside not in OUTSIDES or (outside == "ground") != (not plan.levels):
        raise plan.fail(f"{where}.outside", "'ground' for the first level, 'air' or 'none' above")
    if rows * columns > CELLS_MAX or 2 * (rows + columns) + 4 > CELLS_MAX:
        raise plan.fail(where, f"a level and its ring hold at most {CELLS_MAX} cells each")
    plan.levels.append(Level(prefix, rows, columns, black_from, str(outside)))


def _check_dice(plan: Plan) -> None:
    """FP-DICE-1: every face of the black die names one column of one level."""
    if not plan.levels:
        raise plan.fail("levels", "a board needs at least one level")
    faces: list[int] = []
    for level in plan.levels:
        faces += list(range(level.black_from, level.black_from + level.columns))
    if sorted(faces) != list(range(1, len(faces) + 1)) or len(faces) > BLACK_FACES_MAX:
        raise plan.fail(
            "levels", "the columns do not number the black die from 1 without a gap", "FP-DICE-1"
        )


def _read_edges(
    plan: Plan, fields: dict[str, object], number: int, more_kinds: tuple[str, ...]
) -> None:
    level = plan.levels[number]
    taken: dict[Edge, str] = {}
    for kind in (*EDGE_KINDS, *more_kinds):
        where = f"levels[{number}].{kind}"
        level.edges[kind] = []
        if kind not in fields and kind in more_kinds:
            continue
        for text in _words(plan, fields, kind, f"levels[{number}]"):
            edge = plan.read_edge(text, where)
            if edge in taken:
                raise plan.fail(where, f"{text} is already among the {taken[edge]}")
            taken[edge] = kind
            crosses = plan.is_ring(edge[0]) or plan.is_ring(edge[1])
            if kind == "walls" and crosses:
                raise plan.fail(where, f"{text} is an outer wall, which needs no entry")
            if kind == "doorways" and not crosses:
                raise plan.fail(where, f"{text} does not lead outside", "FP-BOARD-4")
            level.edges[kind].append(edge)
    _read_arrows(plan, fields, number)


def _read_arrows(plan: Plan, fields: dict[str, object], number: int) -> None:
    """FP-POI-7: one arrow per cell, which stays in the building."""
    level = plan.levels[number]
    where = f"levels[{number}].arrows"
    lines = _words(plan, fields, "arrows", f"levels[{number}]")
    if len(lines) != level.rows:
        raise plan.fail(where, f"{len(lines)} lines for {level.rows} rows", "FP-POI-7")
    for row, line in enumerate(lines, start=1):
        words = line.split()
        if len(words) != level.columns:
            raise plan.fail(
                where, f"{len(words)} arrows in row {row} for {level.columns} columns", "FP-POI-7"
            )
        for column, word in enumerate(words, start=1):
            place = (number, row, column)
            if word not in ways.COMPASS:
                raise plan.fail(
                    where, f"{word[:10]!r} on {plan.name_of(place)} is no direction", "FP-POI-7"
                )
            step = ways.COMPASS[word]
            goal = (number, row + step[0], column + step[1])
            if not plan.is_building(goal):
                raise plan.fail(
                    where, f"the arrow on {plan.name_of(place)} leaves the building", "FP-POI-7"
                )
            level.arrows[place] = goal


def _read_spots(plan: Plan, fields: dict[str, object], kind: str) -> list[tuple[Place, Place]]:
    """FP-BOARD-5: one parking spot of two neighbouring outside cells per side."""
    sides = _table(plan, fields.get(kind), kind)
    if sorted(sides) != sorted(ways.SIDES):
        raise plan.fail(kind, "one spot for each of the sides n, e, s, w is needed", "FP-BOARD-5")
    spots: list[tuple[Place, Place]] = []
    for side in ways.SIDES:
        where = f"{kind}.{side}"
        cells = [plan.read_cell(text, where) for text in _words(plan, sides, side, kind)]
        if len(cells) != 2 or not all(plan.is_ring(cell) for cell in cells):
            raise plan.fail(where, "a spot is two cells outside the building", "FP-BOARD-5")
        a, b = cells
        if a[0] != b[0] or (b[1] - a[1], b[2] - a[2]) not in ((0, 1), (1, 0)):
            raise plan.fail(
                where, "the two cells of a spot lie side by side, upper or left first", "FP-BOARD-5"
            )
        spots.append((a, b))
    return spots


def _check_parking(plan: Plan) -> None:
    """FP-BOARD-5: no cell belongs to two spots."""
    seen: set[Place] = set()
    for spot in plan.ambulance + plan.engine:
        for place in spot:
            if place in seen:
                raise plan.fail(
                    "parking", f"{plan.name_of(place)} belongs to two spots", "FP-BOARD-5"
                )
            seen.add(place)


def _read_gun(plan: Plan, fields: dict[str, object]) -> None:
    """FP-GUN-2: the area of each engine spot is half of each die."""
    sides = _table(plan, fields.get("gun"), "gun")
    black_faces = sum(level.columns for level in plan.levels)
    for side in ways.SIDES:
        where = f"gun.{side}"
        area = _table(plan, sides.get(side), where)
        red = _span(plan, area, "rows", where, RED_FACES)
        if 2 * (red[1] - red[0] + 1) != RED_FACES:
            raise plan.fail(f"{where}.rows", "one half of the die is needed", "FP-GUN-2")
        black = _span(plan, area, "columns", where, black_faces)
        plan.gun.append(GunArea(red, black))


def _read_start(plan: Plan, fields: dict[str, object]) -> None:
    """FP-ASET-4, FP-SETUP-3, FP-SETUP-4: where a play begins to burn and whom to look for."""
    for name, goal in (
        ("first_explosion", plan.first_explosion),
        ("family_fires", plan.family_fires),
        ("family_pois", plan.family_pois),
    ):
        for text in _words(plan, fields, name, "the file"):
            place = plan.read_building_cell(text, name)
            if place in goal:
                raise plan.fail(name, f"{text} is listed twice", "FP-SETUP-3")
            goal.append(place)
    faces = sum(level.columns for level in plan.levels)
    if plan.first_explosion and len(plan.first_explosion) != faces:
        raise plan.fail(
            "first_explosion", "one cell for each face of the black die is needed", "FP-ASET-4"
        )
    for place in plan.family_pois:
        if place in plan.family_fires:
            raise plan.fail("family_pois", f"{plan.name_of(place)} burns", "FP-SETUP-4")
    if plan.family_fires and len(plan.family_pois) != 3:
        raise plan.fail("family_pois", "exactly three points of interest are needed", "FP-SETUP-4")


def _table(plan: Plan, value: object, where: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise plan.fail(where, "a table of named fields is needed")
    return {str(key): value[key] for key in value}


def _items(plan: Plan, fields: dict[str, object], name: str) -> list[object]:
    value = fields.get(name)
    if not isinstance(value, list):
        raise plan.fail(name, "a list is needed")
    return list(value)


def _words(plan: Plan, fields: dict[str, object], name: str, where: str) -> list[str]:
    words: list[str] = []
    value = fields.get(name)
    if not isinstance(value, list):
        raise plan.fail(f"{where}.{name}", "a list is needed")
    for item in value:
        if not isinstance(item, str):
            raise plan.fail(f"{where}.{name}", f"{str(item)[:20]} is not a text")
        words.append(item)
    return words


def _number(
    plan: Plan, fields: dict[str, object], name: str, where: str, low: int, high: int
) -> int:
    value = fields.get(name)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise plan.fail(f"{where}.{name}", f"a whole number from {low} to {high} is needed")
    return value


def _span(
    plan: Plan, fields: dict[str, object], name: str, where: str, faces: int
) -> tuple[int, int]:
    value = fields.get(name)
    if isinstance(value, list) and len(value) == 2:
        low, high = value
        if isinstance(low, int) and isinstance(high, int):
            if 1 <= low <= high <= faces:
                return low, high
    raise plan.fail(
        f"{where}.{name}", "first and last face of a part of the die are needed", "FP-GUN-2"
    )
