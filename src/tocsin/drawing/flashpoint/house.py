"""A house as it is drawn: the JSON of a board and of a view put together, level by level.

Cells are `(level, row, column)`. Everything that lies in a cell is in `lies`, everything between
two cells in `edges`; a house without a view has its walls and nothing in it. Of a board are read
`name, levels, edges, rooms, ambulance_spots, engine_spots` and, where there are any, `stairs,
object_places, ladder_places`; the name only for the title.
"""

from dataclasses import dataclass, field
from typing import Any

Cell = tuple[int, int, int]

STEPS = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}


@dataclass(frozen=True)
class Level:
    """One level: how its cells are named, its size, its black faces, what is round it."""

    prefix: str
    rows: int
    columns: int
    black_from: int
    outside: str
    ring: frozenset[tuple[int, int]]

    def is_inside(self, row: int, column: int) -> bool:
        """Is it a cell of the building?"""
        return 1 <= row <= self.rows and 1 <= column <= self.columns


@dataclass(frozen=True)
class Edge:
    """What lies between two cells, which are side by side on one level."""

    name: str
    kind: str
    a: Cell
    b: Cell
    is_outer: bool
    damage: int = 0
    door: str = ""
    jams: int = 0

    @property
    def is_upright(self) -> bool:
        """Do its cells stand beside one another?"""
        return self.a[1] == self.b[1]

    @property
    def middle(self) -> tuple[float, float]:
        """The row and the column halfway."""
        return (self.a[1] + self.b[1]) / 2, (self.a[2] + self.b[2]) / 2


@dataclass(frozen=True)
class Flight:
    """One end of a flight of stairs; both ends carry the same number."""

    number: int
    cell: Cell
    exit: str
    is_up: bool
    is_gone: bool


@dataclass(frozen=True)
class Crate:
    """An object, in play or only its place."""

    kind: str
    cells: list[Cell]
    damage: int = 0
    capacity: int = 0
    is_in_play: bool = True


@dataclass(frozen=True)
class Rung:
    """One end of a ladder: its letter, its cell, where it leans to (nowhere under a hole)."""

    letter: str
    cell: Cell
    is_up: bool
    way: str


@dataclass
class Lying:
    """What lies and stands in one cell."""

    threat: str = ""
    is_toxic: bool = False
    is_hot: bool = False
    discs: list[tuple[str, int]] = field(default_factory=list)
    figures: list[int] = field(default_factory=list)

    @property
    def codes(self) -> list[str]:
        """What a reader is told of it, figures apart."""
        words = [self.threat] if self.threat else []
        words += ["toxic"] if self.is_toxic else []
        words += ["hot-spot"] if self.is_hot else []
        return words + [name if many == 1 else f"{name} {many}" for name, many in self.discs]


class House:
    """Board and view in one; `view` is empty for a board by itself."""

    def __init__(self, view: dict[str, Any], board: dict[str, Any]) -> None:
        self.view = view
        self.board = board
        self.levels = [_level(level) for level in board["levels"]]
        self.heat: dict[str, float] = board.get("heat", {})
        self.edges = self._edges()
        self.edges += self._solid_edges()
        self.lies = self._lies()

    @property
    def active_seat(self) -> int:
        """Whose turn it is, -1 when it is nobody's."""
        is_over = self.view.get("ending") is not None
        return -1 if is_over else int(self.view.get("active_seat", -1))

    def cell(self, name: str) -> Cell:
        """The place of a name such as `3,4` or `u:3,4`."""
        prefix, colon, place = name.rpartition(":")
        row, column = place.split(",")
        for number, level in enumerate(self.levels):
            if level.prefix == prefix + colon:
                return number, int(row), int(column)
        raise ValueError(f"no level has the cell {name}")

    def name(self, cell: Cell) -> str:
        """The name of a place."""
        return f"{self.levels[cell[0]].prefix}{cell[1]},{cell[2]}"

    def cells(self, field_name: str) -> list[Cell]:
        """The places that a field of the view lists."""
        return [self.cell(name) for name in self.view.get(field_name, [])]

    def is_inside(self, cell: Cell) -> bool:
        """Is it a cell of the building?"""
        return self.levels[cell[0]].is_inside(cell[1], cell[2])

    def _edges(self) -> list[Edge]:
        now = {edge["edge"]: edge for edge in self.view.get("edges", [])}
        jams = self.view.get("jams", {})
        found = []
        for edge in self.board["edges"]:
            name = edge["edge"]
            a, b = self.cell(edge["a"]), self.cell(edge["b"])
            is_outer = not (self.is_inside(a) and self.is_inside(b))
            state = now.get(name, {})
            damage, door = state.get("damage", 0), state.get("door", "closed")
            found.append(Edge(name, edge["kind"], a, b, is_outer, damage, door, jams.get(name, 0)))
        return found

    def _solid_edges(self) -> list[Edge]:
        """XD-BASE-2: where a level has no outside, what ends it cannot be broken."""
        known = {frozenset((edge.a, edge.b)) for edge in self.edges}
        found = []
        for number, level in enumerate(self.levels):
            if level.outside != "none":
                continue
            for row in range(1, level.rows + 1):
                for column in range(1, level.columns + 1):
                    for way, (down, across) in STEPS.items():
                        a, b = (number, row, column), (number, row + down, column + across)
                        if not self.is_inside(b) and frozenset((a, b)) not in known:
                            name = f"{self.name(a)}>{way}"
                            found.append(Edge(name, "solid-wall", a, b, True))
        return found

    def rooms(self, number: int) -> list[list[tuple[int, int]]]:
        """The rooms of a level as rows and columns."""
        rooms = [[self.cell(name) for name in room] for room in self.board["rooms"]]
        return [
            [(row, column) for _, row, column in room] for room in rooms if room[0][0] == number
        ]

    def _lies(self) -> dict[Cell, Lying]:
        found: dict[Cell, Lying] = {}

        def at(cell: Cell) -> Lying:
            return found.setdefault(cell, Lying())

        for threat in ("fire", "smoke"):
            for cell in self.cells(threat):
                at(cell).threat = threat
        for cell in self.cells("toxic"):
            at(cell).is_toxic = True
        for cell in self.cells("hot_spots"):
            at(cell).is_hot = True
        # Unknown before known, so that pieces do not jump when one is turned over.
        for code, field_name in (("poi", "pois"), ("false-alarm", "alarms")):
            for cell in self.cells(field_name):
                at(cell).discs.append((code, 1))
        for code, field_name in (
            ("victim", "victims"),
            ("treated", "treated"),
            ("hazmat", "hazmats"),
        ):
            for pile in self.view.get(field_name, []):
                at(self.cell(pile["cell"])).discs.append((code, pile["count"]))
        for figure in self.view.get("firefighters", []):
            if figure["cell"] is not None:
                at(self.cell(figure["cell"])).figures.append(figure["seat"])
        return found

    def has(self, name: str) -> bool:
        """Is the cell on a level that is drawn?"""
        prefix, colon, _ = name.rpartition(":")
        return any(level.prefix == prefix + colon for level in self.levels)

    def flights(self) -> list[Flight]:
        """Both ends of every flight of stairs, as far as their levels are drawn."""
        gone = {
            (flight["lower"], flight["upper"])
            for flight in self.view.get("stairs", [])
            if flight["gone"]
        }
        found = []
        for number, flight in enumerate(self.board.get("stairs", []), 1):
            is_gone = (flight["lower"], flight["upper"]) in gone
            for end, is_up in (("lower", True), ("upper", False)):
                if self.has(flight[end]):
                    cell = self.cell(flight[end])
                    found.append(Flight(number, cell, flight[f"{end}_exit"], is_up, is_gone))
        return found

    def crates(self) -> list[Crate]:
        """Objects in play; on a board by itself the places where they may stand."""
        if "objects" in self.view:
            return [
                Crate(
                    entry["kind"],
                    [self.cell(name) for name in entry["cells"]],
                    entry["damage"],
                    entry["capacity"],
                )
                for entry in self.view["objects"]
            ]
        if self.view:
            return []
        return [
            Crate(kind, [self.cell(name) for name in names], is_in_play=False)
            for kind, names in self.board.get("object_places", {}).items()
        ]

    def ladders(self) -> list[Rung]:
        """Both ends of every ladder that is raised or let down."""
        found = []
        raised = self.view.get("ladders_raised", [])
        for letter, ladder in zip("abcdefghijkl", raised, strict=False):
            base, top = self.cell(ladder["base"]), self.cell(ladder["top"])
            found.append(Rung(letter, base, True, self._inward(base)))
            found.append(Rung(letter, top, False, self._inward(top)))
        letters = "abcdefghijkl"[len(raised) :]
        for letter, ladder in zip(letters, self.view.get("ladders_down", []), strict=False):
            top, hole = self.cell(ladder["top"]), self.cell(ladder["hole"])
            found.append(Rung(letter, top, False, _way(top, hole)))
            found.append(Rung(letter, self.cell(ladder["base"]), True, ""))
        return found

    def _inward(self, cell: Cell) -> str:
        """The way from a cell of the ring to the building."""
        level = self.levels[cell[0]]
        for way, (down, across) in STEPS.items():
            if level.is_inside(cell[1] + down, cell[2] + across):
                return way
        return "n"


def _way(a: Cell, b: Cell) -> str:
    step = (b[1] - a[1], b[2] - a[2])
    return next((way for way, found in STEPS.items() if found == step), "n")


def _level(level: dict[str, Any]) -> Level:
    places = [name.rpartition(":")[2].split(",") for name in level["ring"]]
    return Level(
        level["prefix"],
        level["rows"],
        level["columns"],
        level["black_from"],
        level["outside"],
        frozenset((int(row), int(column)) for row, column in places),
    )
