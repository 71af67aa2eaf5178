"""A house as a front asks for it: what lies in a cell, what is between two, where things are.

0,0   0,1   0,2  ...        Row and column 0 and the last ones are outside. A level above or
    +-----+-----+           below the ground has a prefix before its cells: b:3,2.
1,0 | 1,1   1,2
"""

from dataclasses import dataclass

from tocsin.games.flashpoint.face.view import EdgeView, FlashpointBoard, FlashpointView
from tocsin.telling.flashpoint.dangers import Dangers
from tocsin.telling.line import Line

THREATS = ("fire", "smoke")


@dataclass(frozen=True)
class Level:
    """One level: its prefix, the rows and columns of the building, and whether a ring is round.

    `black_from` is the face of the black die that means its first column.
    """

    prefix: str
    rows: int
    columns: int
    has_ring: bool
    black_from: int = 1

    def cell(self, row: int, column: int) -> str:
        """The name of a cell, as it is typed."""
        return f"{self.prefix}{row},{column}"

    def has(self, cell: str) -> bool:
        """Is the cell on this level?"""
        place = cell.partition(":")
        return (place[0] + ":" if place[1] else "") == self.prefix

    def is_inside(self, row: int, column: int) -> bool:
        """Does the cell belong to the building?"""
        return 1 <= row <= self.rows and 1 <= column <= self.columns

    def all_rows(self) -> range:
        """Every row that can be drawn."""
        return range(self.rows + 2) if self.has_ring else range(1, self.rows + 1)

    def all_columns(self) -> range:
        """Every column that can be drawn."""
        return range(self.columns + 2) if self.has_ring else range(1, self.columns + 1)


class House:
    """A view and its board, asked by cell and by edge."""

    def __init__(self, view: FlashpointView, board: FlashpointBoard) -> None:
        self.view = view
        self.board = board
        self.dangers = Dangers(view)
        self.levels = [
            Level(one.prefix, one.rows, one.columns, one.outside != "none", one.black_from)
            for one in board.levels
        ]
        self._places = {
            level.cell(row, column): (level, row, column)
            for level in self.levels
            for row in level.all_rows()
            for column in level.all_columns()
        }
        self._edges = {edge.edge: edge for edge in view.edges}

    def knows(self, cell: str) -> bool:
        """Is it a cell of the board?"""
        return cell in self._places

    def between(self, a: str, b: str) -> str:
        """What is between two neighbours: wall, damaged, destroyed, closed, open, gone, ..."""
        edge = self._edges.get(f"{a}|{b}") or self._edges.get(f"{b}|{a}")
        return "free" if edge is None else self.name_edge(edge)

    def name_edge(self, edge: EdgeView) -> str:
        """One word for what an edge is now, jammed doors included."""
        if edge.edge in self.dangers.jams:
            return "jammed-open" if edge.door == "open" else "jammed"
        return name_edge(edge)

    def beside(self, cell: str, down: int, right: int) -> str | None:
        """The neighbour of a cell, None beyond the board."""
        level, row, column = self._places[cell]
        other = level.cell(row + down, column + right)
        return other if self.knows(other) else None

    def things(self, cell: str) -> list[str]:
        """What lies in a cell, one word per piece, threats first."""
        view = self.view
        found = [kind for kind in THREATS if cell in (view.fire, view.smoke)[kind == "smoke"]]
        if cell in view.hot_spots:
            found.append("hot")
        if cell in view.pois:
            found.append("poi")
        for kind, piles in (
            ("victim", view.victims),
            ("treated", view.treated),
            ("hazmat", view.hazmats),
        ):
            found += [kind for pile in piles if pile.cell == cell for _ in range(pile.count)]
        for kind, vehicle in (("ambulance", view.ambulance), ("engine", view.engine)):
            if vehicle is not None and cell in vehicle.cells:
                found.append(kind)
        return found + self.dangers.things(cell)

    def figures(self, cell: str) -> list[int]:
        """The firefighters in a cell."""
        return [one.seat for one in self.view.firefighters if one.cell == cell]

    def spot(self, cell: str) -> str:
        """The vehicle that could park here; engines where there is one, or ladders wait for it."""
        view = self.view
        if any(cell in cells for cells in self.board.ambulance_spots.values()):
            return "ambulance"
        has_engine = view.engine is not None or view.phase == "park"
        has_engine = has_engine or self.dangers.has_depots()
        if has_engine and any(cell in cells for cells in self.board.engine_spots.values()):
            return "engine"
        return ""

    def tell_cell(self, cell: str) -> Line | list[Line]:
        """Everything in a cell: `fire, 2 × victim, Red`."""
        things = self.things(cell)
        told: list[Line] = []
        for kind in dict.fromkeys(things):
            goal = self.dangers.leads.get((cell, kind), "")
            thing = Line(f"board-flashpoint-thing-{kind}", cell=goal)
            count = things.count(kind)
            if count > 1:
                thing = Line("board-flashpoint-times", count=count, thing=thing)
            told.append(thing)
        told += [Line(f"name-flashpoint-seat-{seat}") for seat in self.figures(cell)]
        return told or Line("say-flashpoint-nothing")


def name_edge(edge: EdgeView) -> str:
    """One word for what an edge is now."""
    kind, door = edge.kind, edge.door
    if kind == "wall":
        return ("wall", "damaged", "destroyed")[min(edge.damage, 2)]
    if kind in ("light-wall", "window") and edge.damage:
        return "destroyed"
    if kind in ("window", "fireproof-door") and door != "gone":
        return f"{kind}-open" if door == "open" else kind
    return door or kind
