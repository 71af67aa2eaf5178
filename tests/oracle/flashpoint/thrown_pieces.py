"""Pieces thrown onto a board at random: doors, walls, holes, ladders, the platform, fire.

What has been decided so far stays decided; `thrown` adds people and writes the position down.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from tests.oracle.flashpoint import barriers, house, plan
from tests.oracle.flashpoint.plan import SIDES, STEPS

Words = list[str]
# What may become of an edge, as the position text says it; empty as at the start.
FATES: dict[str, Words] = {
    barriers.CLOSED: ["", "", "open", "open", "gone"],
    barriers.FIREPROOF: ["", "open", "open", "gone", "jam", "jam open"],
    barriers.WINDOW: ["", "", "open", "open", "1"],
    barriers.LIGHT: ["", "", "1"],
    barriers.WALL: ["", "", "", "1", "1", "2"],
}
# FP-END-2: fewer than bring the building down, holes included.
DAMAGE_MAX = 12


class Pieces:
    """One throw: cells, edges and words of a position, piece by piece."""

    def __init__(self, options: Mapping[str, Any], dice: Random) -> None:
        self.options = options
        self.dice = dice
        self.plan = plan.plan_of(options["board"])
        self.house = house.read_house(options, self.plan)
        self.inside = [cell for cell in self.plan.places if self.plan.is_inside(cell)]
        self.streets = [cell for cell in self.plan.places if self.plan.is_street(cell)]
        self.engine = dice.choice(SIDES)
        self.ambulance = dice.choice(SIDES)
        self.edges: dict[str, str] = {}
        # Where somebody may want to stand, by what is there: a bridge, a ladder, the platform.
        self.lures: dict[str, Words] = {}
        # The words of the expansion's field by their names.
        self.danger: dict[str, Words] = {}
        self.holes: set[str] = set()
        for edge in self.plan.start_edges:
            if self.is_lucky(0.3):
                self.stir(edge)
        if self.house.extreme:
            self._break_floors()
            self._place_ladders()
            self._place_platform()
        self._set_fire()

    def is_lucky(self, odds: float) -> bool:
        """True so often."""
        return self.dice.random() < odds

    def some(self, cells: Words, most: int) -> Words:
        """A few of them."""
        return self.dice.sample(cells, self.dice.randint(0, min(most, len(cells))))

    def add_word(self, name: str, value: str) -> None:
        """One more word of the expansion's field."""
        self.danger.setdefault(name, []).append(value)

    def lure(self, kind: str, *cells: str) -> None:
        """Places that are worth standing in."""
        self.lures.setdefault(kind, []).extend(cells)

    def engine_cells(self) -> tuple[str, str]:
        """Where the engine stands."""
        return self.plan.spots[("engine", self.engine)]

    def stir(self, edge: str, wanted: str | None = None) -> None:
        """A fate for an edge: any, or the wanted one if its kind knows it."""
        fates = FATES.get(self.plan.start_edges[edge], [""])
        fate = wanted if wanted in fates else self.dice.choice(fates)
        damage = sum(int(state) for state in self.edges.values() if state.isdigit())
        if self.edges.get(edge) != "ladder" and (not fate.isdigit() or damage < DAMAGE_MAX):
            self.edges[edge] = fate

    def stir_round(self, cell: str) -> None:
        """All sides of a cell anew, where the next one to act will look."""
        for way in STEPS:
            edge = self.plan.edge_at.get((cell, way))
            if edge is not None:
                self.stir(edge)

    def _open_wall(self, kind: str, cell: str) -> None:
        """Mostly something to climb through beside a ladder top or the platform."""
        way = self.plan.way_in(cell)
        if way is not None:
            self.lure(kind, self.plan.beside[(cell, way)])
            edge = self.plan.edge_at[(cell, way)]
            is_wall = self.plan.start_edges[edge] == barriers.WALL
            if self.is_lucky(0.8):
                self.stir(edge, "2" if is_wall else "open")

    def _break_floors(self) -> None:
        """XD-FLOOR-1, XD-CHEM-2, XD-OBJ-1: floors, poison, objects."""
        chosen = self.some(list(self.plan.under), 6)
        self.holes = set(self.some(chosen, 5))
        self.danger["crack"] = [cell for cell in chosen if cell not in self.holes]
        self.danger["hole"] = sorted(self.holes)
        for cell in self.danger["crack"]:
            self.lure("crack", cell, self.plan.under[cell])
        streets = self.streets if self.house.spill_outside else []
        floor = [cell for cell in self.inside + streets if cell not in self.holes]
        self.danger["toxic"] = self.some(floor, 4) if self.is_lucky(0.5) else []
        for name in self.house.object_cells:
            if self.is_lucky(0.7):
                self.add_word(name, str(self.dice.randint(0, 3)))

    def _place_ladders(self) -> None:
        """XD-LADDER-1: each raised, over a hole, let down, folded somewhere, lost or stored."""
        # Beside a platform no ladder is let down or lost: not every engine reads such a text.
        is_alone = not self.house.platform
        # XD-BRIDGE-1, XD-BRIDGE-5: one ladder for a hole.
        free = self.dice.sample(sorted(self.holes), len(self.holes))
        for _ in range(self.house.ladders):
            use = self.dice.choice(["raised", "bridge", "down", "folded", "stored", "lost"])
            if use == "raised":
                self._raise()
            elif use == "bridge" and self.house.bridge and free:
                self._fold(free.pop())
            elif use == "down" and self.house.ladder_down and free and is_alone:
                self._let_down(free.pop())
            elif use == "folded":
                kinds = [self.inside, self.streets, *self.lures.values()]
                self._fold(self.dice.choice(self.dice.choice(kinds)))
            elif use == "lost" and self.house.bridge and is_alone and self.is_lucky(0.3):
                self.danger["lost"] = ["1"]

    def _raise(self) -> None:
        taken = {edge.partition("|")[0] for edge, state in self.edges.items() if state == "ladder"}
        rooms = [
            edge
            for edge, kind in self.plan.start_edges.items()
            if kind == barriers.NOTHING and edge.partition("|")[0] not in taken
        ]
        if rooms:
            edge = self.dice.choice(rooms)
            self.edges[edge] = "ladder"
            base, _, top = edge.partition("|")
            self.lure("ladder", top, base)
            self._open_wall("ladder", top)

    def _fold(self, cell: str) -> None:
        self.add_word("ladder", cell)
        kind = "bridge" if cell in self.holes else "folded"
        beside = [self.plan.beside.get((cell, way), cell) for way in STEPS]
        self.lure(kind, cell, cell, *beside)

    def _let_down(self, hole: str) -> None:
        for way in self.dice.sample(list(STEPS), 4):
            top = self.plan.beside.get((hole, way))
            if top is not None and top not in self.holes:
                self.add_word("down", f"{top}>{plan.OPPOSITE[way]}")
                self.lure("shaft", top, self.plan.under[hole])
                return

    def _place_platform(self) -> None:
        """XD-PLAT-3: on a cell of the engine, or in an air cell of its side."""
        if not self.house.platform:
            return
        spot = list(self.engine_cells())
        air = [cell for cell in self.plan.places if self.plan.is_air(cell)]
        over = [cell for cell in air if (cell, "down") in self.plan.beside]
        facing = [cell for cell in over if self._side_of(cell) == self.engine]
        place = self.dice.choice([*facing, *facing, *spot])
        self.danger["platform"] = [place]
        self.lure("platform", place, place, *spot)
        self._open_wall("platform", place)

    def _side_of(self, cell: str) -> str:
        way = self.plan.way_in(cell)
        return plan.OPPOSITE[way] if way else ""

    def _set_fire(self) -> None:
        """Fire as dense as it comes, and some smoke beside it."""
        objects = {cell for cells in self.house.object_cells.values() for cell in cells}
        floor = [cell for cell in self.inside if cell not in self.holes | objects]
        heat = self.dice.random() * 0.6
        self.fire = set([cell for cell in floor if self.is_lucky(heat)][:24])
        self.cold = [cell for cell in floor if cell not in self.fire]
        self.smoke = set(self.some(self.cold, 6))
