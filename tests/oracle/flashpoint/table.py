"""The table as plain objects: where everything lies, and small questions about it.

Cells and edges are their names; seats are numbers. It says what is so; what may be done is in the
rooms of the actions.
"""

from collections import Counter
from dataclasses import dataclass, field, replace

from tests.oracle.flashpoint import barriers
from tests.oracle.flashpoint.house import House
from tests.oracle.flashpoint.plan import Plan

# Steps of the set-up at which somebody chooses, and those at which dice or cards speak.
CHOSEN = {"first", "choose", "stand", "park"}
BLASTS = {"blast-black", "blast-both", "blast-red", "blast-last", "blast-family"}
ROLLED = {*BLASTS, "hazmats", "pois", "deal", "heat"}
SETUP_PHASES = CHOSEN | ROLLED
# The same in a turn: dice and markers.
TURNED = {"reveal", "loss", "unveil"}
CHANCE_PHASES = {
    *(ROLLED | TURNED),
    *("gun-roll", "gun-die", "roll", "replenish", "jam", "spill"),
}
# FP-END-2: the building collapses with this damage marker.
DAMAGE_MAX = 24
# Where somebody stands who has not been placed yet.
NOWHERE = "-"


@dataclass
class Figure:
    """A firefighter: its cell, the points it saved (FP-AP-3), its specialist card."""

    cell: str
    saved: int
    role: str


@dataclass
class Table:
    """Everything that lies on the table."""

    plan: Plan
    house: House
    phase: str
    seat: int
    points: int
    free: int
    figures: list[Figure]
    fire: set[str]
    smoke: set[str]
    # Points of interest that lie face down.
    poi: set[str]
    victims: Counter[str]
    treated: Counter[str]
    hazmats: Counter[str]
    hot: set[str]
    edges: dict[str, str]
    damage: int
    hidden_victims: int
    hidden_alarms: int
    ambulance: str
    engine: str
    # FP-CREW-2: nothing done yet in this turn, and begun on the engine.
    fresh: bool = False
    # FP-SPEC-CAPT-3: points spent on commands to the CAFS firefighter in this turn.
    cafs_spent: int = 0
    # FP-SPEC-CAPT-6: seats that declined a command in this turn.
    refusers: set[int] = field(default_factory=set)
    # The seat that is asked whether it obeys.
    asked: int = -1
    # FP-SPEC-DRIV-2: the die that is rolled again, and those that have been.
    left: int = 0
    rerolled: set[str] = field(default_factory=set)
    riders: set[int] = field(default_factory=set)
    fallen: set[int] = field(default_factory=set)
    vehicle: str = "ambulance"
    # FP-VAR-2b: burnt false alarms that still have to explode.
    alarms: set[str] = field(default_factory=set)
    # The expansion's pieces.
    cracks: set[str] = field(default_factory=set)
    holes: set[str] = field(default_factory=set)
    toxic: set[str] = field(default_factory=set)
    objects: set[str] = field(default_factory=set)
    jams: Counter[str] = field(default_factory=Counter)
    # XD-LADDER-1: folded ladders by cell, those on the engine or in depots, and those let down into
    # a hole: the cell of the top and the way from there to the hole (XD-BRIDGE-5).
    folded: Counter[str] = field(default_factory=Counter)
    stored: int = 0
    shafts: set[tuple[str, str]] = field(default_factory=set)
    platform: str = NOWHERE
    trail: list[str] = field(default_factory=list)
    dodging: set[int] = field(default_factory=set)

    def copy(self) -> "Table":
        """A table of its own, equal to this one, as far as an action of phase 1 changes it."""
        return replace(
            self,
            figures=[replace(figure) for figure in self.figures],
            fire=set(self.fire),
            smoke=set(self.smoke),
            poi=set(self.poi),
            victims=Counter(self.victims),
            treated=Counter(self.treated),
            hazmats=Counter(self.hazmats),
            edges=dict(self.edges),
            cracks=set(self.cracks),
            toxic=set(self.toxic),
            jams=Counter(self.jams),
            folded=Counter(self.folded),
            shafts=set(self.shafts),
        )

    # Whose moment it is.

    @property
    def chance_acts(self) -> bool:
        """Do dice, markers or cards speak now?"""
        return self.phase in CHANCE_PHASES

    @property
    def actor(self) -> int:
        """The seat that is asked; only where somebody is."""
        if self.phase == "recover":
            return self.first_of(self.fallen)
        if self.phase in ("ride", "embark", "alight") and self.riders:
            return self.first_of(self.riders)
        if self.phase == "dodge":
            return self.first_of(self.dodging)
        return self.asked if self.phase == "consent" else self.seat

    def first_of(self, seats: set[int]) -> int:
        """FP-TURN-1: of several seats, the first in turn order from the active one."""
        return min(seats, key=lambda seat: (seat - self.seat) % self.house.players)

    # Firefighters.

    @property
    def role(self) -> str:
        """The card of the active firefighter; empty without specialists."""
        return self.figures[self.seat].role

    def cell_of(self, seat: int) -> str:
        """Where a firefighter stands."""
        return self.figures[seat].cell

    def seats_in(self, cell: str) -> list[int]:
        """The firefighters in a cell."""
        return [seat for seat, figure in enumerate(self.figures) if figure.cell == cell]

    def is_dog(self, seat: int) -> bool:
        """XD-SPEC-3: has it no hands?"""
        return self.figures[seat].role == "dog"

    # Edges.

    def beside(self, cell: str, way: str) -> str | None:
        """The next cell in a direction, whatever lies between."""
        return self.plan.beside.get((cell, way))

    def edge(self, cell: str, way: str) -> str:
        """The name of the edge in a direction; empty over open floor and where nothing is."""
        return self.plan.edge_at.get((cell, way), "")

    def barrier(self, cell: str, way: str) -> str:
        """What lies between a cell and the next one in a direction."""
        if self.beside(cell, way) is None:
            return barriers.NOTHING
        return self.edges.get(self.edge(cell, way), barriers.FLOOR)

    def is_adjacent(self, cell: str, way: str) -> bool:
        """FP-ADJ-3: does nothing keep the next cell in that direction apart?"""
        return self.barrier(cell, way) in barriers.PASSABLE

    def adjacent_cells(self, cell: str, *, over_ladders: bool = True) -> list[str]:
        """FP-ADJ-3, XD-STAIR-2: all adjacent cells; XD-LADDER-7: ladders are for people only."""
        found = []
        for way in self.plan.ways():
            goal = self.beside(cell, way)
            barrier = self.barrier(cell, way)
            if goal is not None and barrier in barriers.PASSABLE:
                if over_ladders or barrier != barriers.LADDER:
                    found.append(goal)
        return found

    # Vehicles.

    def engine_cells(self) -> tuple[str, ...]:
        """FP-VEH-1: the two cells of the engine."""
        return self.plan.spots.get(("engine", self.engine), ())

    def ambulance_cells(self) -> tuple[str, ...]:
        """FP-VEH-1: the two cells of the ambulance."""
        return self.plan.spots.get(("ambulance", self.ambulance), ())

    # Holes, bridges and the platform.

    def is_bridge(self, cell: str) -> bool:
        """XD-BRIDGE-1: does a ladder lie over a hole there?"""
        return cell in self.holes and self.folded[cell] > 0

    def is_platform_raised(self) -> bool:
        """XD-PLAT-9: is the platform away from the engine?"""
        return self.platform != NOWHERE and self.plan.is_air(self.platform)

    def reached_by_water(self, cell: str) -> str:
        """XD-FLOOR-8: water aimed at a hole reaches the cell of the basement under it."""
        return self.plan.under[cell] if cell in self.holes else cell
