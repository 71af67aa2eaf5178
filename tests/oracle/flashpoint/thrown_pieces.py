"""Pieces thrown onto a board at random: doors, walls, holes, ladders, the platform, fire, things.

What has been decided so far stays decided; `thrown` adds people and writes the position down.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from tests.oracle.flashpoint import barriers, house, plan
from tests.oracle.flashpoint.plan import SIDES, STEPS

Words = list[str]


class Pieces:
    """One throw: cells, edges and words of a position, piece by piece."""

    def __init__(self, options: Mapping[str, Any], dice: Random) -> None:
        self.options = options
        self.dice = dice
        self.plan = plan.load_plan(options["board"])
        self.house = house.read_house(options, self.plan)
        self.inside = [cell for cell in self.plan.places if self.plan.is_inside(cell)]
        self.streets = [cell for cell in self.plan.places if self.plan.is_street(cell)]
        self.engine = dice.choice(SIDES)
        self.ambulance = dice.choice(SIDES)
        self.doors: Words = []
        self.walls: Words = []
        # Where somebody may want to stand: ladder tops, bridges, ends of shafts, the platform.
        self.lures: Words = []
        # The words of the expansion's field by their names.
        self.danger: dict[str, Words] = {}
        self.holes: set[str] = set()
        self._turn_edges()
        if self.house.extreme:
            self._break_floors()
            self._jam_doors()
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

    def engine_cells(self) -> tuple[str, str]:
        """Where the engine stands."""
        return self.plan.spots[("engine", self.engine)]

    def _turn_edges(self) -> None:
        """Doors, windows, walls in any state."""
        for edge, kind in self.plan.start_edges.items():
            if kind in (barriers.CLOSED, barriers.FIREPROOF) and self.is_lucky(0.5):
                self.doors.append(f"{edge}={self.dice.choice(['open', 'open', 'gone'])}")
            elif kind == barriers.WINDOW and self.is_lucky(0.4):
                self.doors.append(f"{edge}=open")
            elif kind in (barriers.WALL, barriers.LIGHT, barriers.WINDOW) and self.is_lucky(0.08):
                damage = self.dice.randint(1, 2) if kind == barriers.WALL else 1
                if len(self.walls) < 11:
                    self.walls.append(f"{edge}={damage}")

    def _break_floors(self) -> None:
        """XD-FLOOR-1, XD-CHEM-2, XD-OBJ-1: floors, poison, objects."""
        chosen = self.some(list(self.plan.under), 6)
        self.holes = set(self.some(chosen, 5))
        self.danger["crack"] = [cell for cell in chosen if cell not in self.holes]
        self.danger["hole"] = sorted(self.holes)
        streets = self.streets if self.house.spill_outside else []
        floor = [cell for cell in self.inside + streets if cell not in self.holes]
        self.danger["toxic"] = self.some(floor, 4) if self.is_lucky(0.5) else []
        for name in self.house.object_cells:
            if self.is_lucky(0.7):
                self.add_word(name, str(self.dice.randint(0, 3)))

    def _jam_doors(self) -> None:
        """XD-FDOOR-5: fireproof doors that are still there, open or closed."""
        gone = {word.partition("=")[0] for word in self.doors if word.endswith("gone")}
        for edge, kind in self.plan.start_edges.items():
            if kind == barriers.FIREPROOF and edge not in gone and self.is_lucky(0.3):
                self.add_word("jam", edge + self.dice.choice(["", "*2"]))

    def _place_ladders(self) -> None:
        """XD-LADDER-1: each raised, over a hole, let down, folded somewhere, lost or stored."""
        bases: set[str] = set()
        # Beside a platform no ladder is let down or lost: not every engine reads such a text.
        is_alone = not self.house.platform
        # XD-BRIDGE-1, XD-BRIDGE-5: one ladder for a hole.
        free = self.dice.sample(sorted(self.holes), len(self.holes))
        for _ in range(self.house.ladders):
            use = self.dice.choice(["raised", "bridge", "down", "folded", "stored", "lost"])
            if use == "raised":
                self._raise(bases)
            elif use == "bridge" and self.house.bridge and free:
                self._fold(free.pop())
            elif use == "down" and self.house.ladder_down and free and is_alone:
                self._let_down(free.pop())
            elif use == "folded":
                self._fold(self.dice.choice([*self.inside, *self.streets, *self.lures]))
            elif use == "lost" and self.house.bridge and is_alone and self.is_lucky(0.3):
                self.danger["lost"] = ["1"]

    def _raise(self, bases: set[str]) -> None:
        rooms = [edge for edge, kind in self.plan.start_edges.items() if kind == barriers.NOTHING]
        if not rooms:
            return
        base, _, top = self.dice.choice(rooms).partition("|")
        if base not in bases:
            bases.add(base)
            self.doors.append(f"{base}|{top}=ladder")
            self.lures += [top, base]

    def _fold(self, cell: str) -> None:
        self.add_word("ladder", cell)
        self.lures += [cell, cell]

    def _let_down(self, hole: str) -> None:
        for way in self.dice.sample(list(STEPS), 4):
            top = self.plan.beside.get((hole, way))
            if top is not None and top not in self.holes:
                self.add_word("down", f"{top}>{plan.OPPOSITE[way]}")
                self.lures += [top, self.plan.under[hole]]
                return

    def _place_platform(self) -> None:
        """XD-PLAT-3: on a cell of the engine, or in an air cell of its side."""
        if not self.house.platform:
            return
        spot = list(self.engine_cells())
        air = [cell for cell in self.plan.places if self.plan.is_air(cell)]
        over = [cell for cell in air if (cell, "down") in self.plan.beside]
        facing = [cell for cell in over if self._side_of(cell) == self.engine]
        place = self.dice.choice([*facing, *facing, *spot * 2])
        self.danger["platform"] = [place]
        self.lures += [place] * 4 + spot

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
