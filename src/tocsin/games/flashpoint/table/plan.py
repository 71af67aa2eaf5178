"""Plans: what a board is, as its file or its user describes it, checked (FP-BOARD).

A plan has levels; a level is a rectangle of building cells with, on the ground, a ring of outside
cells round it. The rooms `plan_edges` and `plan_street` read its chapters; `board` turns a plan
into tables. What is wrong with a plan is told with its place: see `plan_problems`.

    0,0 0,1 ... 0,9        outside ring: row 0, row 7, column 0, column 9
    1,0 1,1 ... 1,9        building: rows 1 to 6 (red die), columns 1 to 8 (black die)
     :
    7,0 7,1 ... 7,9        other sizes have dice with as many faces as rows and columns
"""

from typing import Final

from tocsin.core import data
from tocsin.core.errors import SetupError
from tocsin.core.facts import Args
from tocsin.games.flashpoint.table import plan_edges, plan_street, ways
from tocsin.games.flashpoint.table.plan_edges import EdgeKind
from tocsin.games.flashpoint.table.plan_fields import QUOTED_MAX, Fields, fault

LEVELS_MAX: Final = 3
CELLS_MAX: Final = 62
RED_FACES_MAX: Final = 6
BLACK_FACES_MAX: Final = 12
NAME_MAX: Final = 40
# What is round a level, and how its cells are called then.
PREFIXES: Final = {"ground": ("",), "air": ("u:", "a:"), "none": ("b:",)}
# FP-SETUP-1, FP-ASET-1: either side; FP-SETUP-8: both files name the same family cells.
BOARDS: Final = ("front", "back")
FIELDS: Final = (
    "name",
    "levels",
    "ambulance",
    "engine",
    "gun",
    "first_explosion",
    "family_fires",
    "family_pois",
)
LEVEL_FIELDS: Final = ("prefix", "rows", "columns", "black_from", "outside", "arrows")
EDGE_KINDS: Final = (plan_edges.WALLS, plan_edges.DOORS, plan_edges.DOORWAYS)
_PACKAGE: Final = "tocsin.games.flashpoint"

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
    """A whole board as it is described."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.levels: list[Level] = []
        self.ambulance: list[tuple[Place, Place]] = []
        self.engine: list[tuple[Place, Place]] = []
        self.gun: list[GunArea] = []
        self.first_explosion: list[Place] = []
        self.family_fires: list[Place] = []
        self.family_pois: list[Place] = []

    def fail(self, place: str, problem: str, rule: str, args: Args | None = None) -> SetupError:
        """What is wrong with this board, and where."""
        return fault(self.name, place, problem, rule, args)

    def cells(self) -> int:
        """How many cells the building has."""
        return sum(level.rows * level.columns for level in self.levels)

    def black_faces(self) -> int:
        """FP-DICE-1: faces of the black die, one for each column of each level."""
        return sum(level.columns for level in self.levels)

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
            row, _, column = text[len(level.prefix) :].partition(",")
            if not (row.isascii() and row.isdigit() and column.isascii() and column.isdigit()):
                continue
            if len(text) < 12:
                place = (number, int(row), int(column))
                # One spelling only: neither 01,1 nor the cell of another level.
                if self.name_of(place) == text and (self.is_building(place) or self.is_ring(place)):
                    return place
        raise self.fail(where, "no-such-cell", "FP-BOARD-1", {"text": text[:QUOTED_MAX]})

    def read_building_cell(self, text: str, where: str) -> Place:
        """The cell of a text, which must be inside."""
        place = self.read_cell(text, where)
        if not self.is_building(place):
            raise self.fail(where, "not-inside", "FP-BOARD-1", {"cell": text})
        return place

    def read_edge(self, text: str, where: str) -> Edge:
        """Two neighbours with a bar between them, the upper or left one first."""
        first, bar, second = text.partition("|")
        if not bar:
            raise self.fail(where, "no-edge", "FP-BOARD-2", {"text": text[:QUOTED_MAX]})
        a = self.read_cell(first, where)
        b = self.read_cell(second, where)
        if a[0] != b[0] or (b[1] - a[1], b[2] - a[2]) not in ((0, 1), (1, 0)):
            raise self.fail(where, "not-neighbours", "FP-ADJ-1", {"edge": text})
        if self.is_ring(a) and self.is_ring(b):
            raise self.fail(where, "edge-outside", "FP-BOARD-1", {"edge": text})
        return a, b


def load_plan(board: str) -> Plan:
    """The plan of a board of ours by its name, or of a user's by its JSON text."""
    if not data.is_plan_text(board):
        return read_plan(board, data.load_json(_PACKAGE, board + ".json"))
    plan = read_plan("", data.read_plan(board))
    if len(plan.levels) > 1:
        raise plan.fail("levels[1]", "needs-expansion", "FP-BOARD-1")
    return plan


def read_plan(name: str, given: object) -> Plan:
    """A plan of the base game; without a name it is called as it says itself."""
    fields = Fields(name or "-", "", given)
    plan = begin_plan(name, fields, FIELDS, list(EDGE_KINDS))
    areas = fields.table("gun")
    areas.know(ways.SIDES)
    for side in ways.SIDES:
        area = areas.table(side)
        area.know(("rows", "columns"))
        red = plan_street.read_rows(plan, area)
        black = plan_street.read_columns(plan, area, [plan.black_faces()])
        plan.gun.append(GunArea(red, black))
    return plan


def begin_plan(name: str, fields: Fields, known: tuple[str, ...], kinds: list[EdgeKind]) -> Plan:
    """All of a plan that does not ask which dice the deck gun is fired by."""
    plan = Plan(name or _read_name(fields))
    fields.board = plan.name
    fields.know(known)
    levels = [
        Fields(plan.name, f"levels[{number}]", item)
        for number, item in enumerate(fields.items("levels"))
    ]
    if not levels:
        raise plan.fail("levels", "no-level", "FP-BOARD-2")
    if len(levels) > LEVELS_MAX:
        raise plan.fail("levels", "too-many-levels", "FP-BOARD-2", {"most": LEVELS_MAX})
    for level in levels:
        level.know((*LEVEL_FIELDS, *(kind.name for kind in kinds)))
        _read_level(plan, level)
    for number, level in enumerate(levels):
        plan_edges.read_edges(plan, level, number, kinds)
        plan_edges.read_arrows(plan, level, number)
    plan_edges.check_way_in(plan, kinds)
    plan.ambulance = plan_street.read_spots(plan, fields, "ambulance")
    plan.engine = plan_street.read_spots(plan, fields, "engine")
    plan_street.check_parking(plan)
    plan_street.read_start(plan, fields)
    return plan


def _read_name(fields: Fields) -> str:
    """What a user calls the board: short and printable."""
    name = fields.text("name")
    if not 0 < len(name) <= NAME_MAX or not name.isprintable() or name != name.strip():
        raise fields.fail("name", "bad-name", {"most": NAME_MAX})
    return name


def _read_level(plan: Plan, fields: Fields) -> None:
    """FP-BOARD-1, FP-DICE-1: size, surroundings, and the faces of the black die."""
    outside = _read_outside(plan, fields)
    prefix = _read_prefix(plan, fields, outside)
    rows = fields.number("rows", 1, RED_FACES_MAX)
    columns = fields.number("columns", 1, BLACK_FACES_MAX)
    if rows * columns > CELLS_MAX:
        raise plan.fail(fields.place, "level-too-large", "FP-BOARD-1", {"most": CELLS_MAX})
    _check_stack(plan, fields, rows, columns)
    black_from = plan.black_faces() + 1
    if fields.has("black_from") and fields.value("black_from") != black_from:
        raise plan.fail(
            fields.at("black_from"), "faces-out-of-order", "FP-DICE-1", {"expected": black_from}
        )
    faces = plan.black_faces() + columns
    if faces > BLACK_FACES_MAX:
        facts = {"columns": faces, "most": BLACK_FACES_MAX}
        raise plan.fail(fields.at("columns"), "too-many-columns", "FP-DICE-1", facts)
    plan.levels.append(Level(prefix, rows, columns, black_from, outside))


def _read_outside(plan: Plan, fields: Fields) -> str:
    """What is round a level: the street for the first, then air, or nothing under the ground."""
    known = list(PREFIXES)[1:] if plan.levels else ["ground"]
    if not plan.levels and not fields.has("outside"):
        return "ground"
    outside = fields.text("outside")
    if outside not in known:
        raise fields.fail("outside", "bad-outside", {"known": known})
    if plan.levels and plan.levels[-1].outside == "none":
        raise plan.fail(f"levels[{len(plan.levels) - 1}]", "underground-not-last", "FP-BOARD-1")
    return outside


def _read_prefix(plan: Plan, fields: Fields, outside: str) -> str:
    """How the names of its cells begin."""
    if not plan.levels and not fields.has("prefix"):
        return ""
    prefix = fields.text("prefix")
    known = [one for one in PREFIXES[outside] if one not in [level.prefix for level in plan.levels]]
    if prefix not in known:
        raise fields.fail("prefix", "bad-prefix", {"known": known})
    return prefix


def _check_stack(plan: Plan, fields: Fields, rows: int, columns: int) -> None:
    """FP-DICE-1: every pair of faces names a cell; and no level hangs over the one below it."""
    if not plan.levels:
        return
    if rows != plan.levels[0].rows:
        facts = {"rows": rows, "expected": plan.levels[0].rows}
        raise plan.fail(fields.at("rows"), "rows-differ", "FP-DICE-1", facts)
    # What lies under the ground is the last level, so the one before is never narrower by that.
    below = plan.levels[0] if fields.values.get("outside") == "none" else plan.levels[-1]
    if columns > below.columns:
        facts = {"columns": columns, "most": below.columns}
        raise plan.fail(fields.at("columns"), "level-overhangs", "FP-BOARD-1", facts)
