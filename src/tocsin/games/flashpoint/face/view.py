"""What anybody may know of a table, as typed records: everything but what lies face down.

`viewing` fills them. What never changes is said once by the board record.
"""

# mypyc: off

from dataclasses import dataclass

from tocsin.core.facts import Board, Record, View


@dataclass(frozen=True, slots=True)
class LevelBoard(Record):
    """One level: how its cells are named, its size, its black faces, what is round it."""

    prefix: str
    rows: int
    columns: int
    black_from: int
    outside: str
    ring: list[str]


@dataclass(frozen=True, slots=True)
class EdgeBoard(Record):
    """What lies between two cells at the start; all other neighbours have open floor between."""

    edge: str
    a: str
    b: str
    kind: str


@dataclass(frozen=True, slots=True)
class RollBoard(Record):
    """The cell that a roll names."""

    red: int
    black: int
    cell: str


@dataclass(frozen=True, slots=True)
class CardBoard(Record):
    """A specialist that is played with: points a turn, free ones, how many may be saved."""

    specialist: str
    points: int
    free_points: int
    saved_max: int


@dataclass(frozen=True, slots=True)
class FlashpointBoard(Board):
    """What never changes: the house, the spots of the vehicles, the dice, the limits."""

    game: str
    name: str
    levels: list[LevelBoard]
    edges: list[EdgeBoard]
    # Cells that belong together, with nothing but open floor between them at the start.
    rooms: list[list[str]]
    ambulance_spots: dict[str, list[str]]
    engine_spots: dict[str, list[str]]
    # The cells that the deck gun can hit, by the side where the engine stands.
    gun: dict[str, list[str]]
    # Where a new point of interest goes when its cell is taken.
    arrows: dict[str, str]
    rolls: list[RollBoard]
    first_explosion: list[str]
    specialists: list[CardBoard]
    players: int
    threat_markers: int
    damage_max: int
    rescued_goal: int
    lost_max: int
    pois_on_board: int


@dataclass(frozen=True, slots=True)
class FigureView(Record):
    """One firefighter; `cell` is None before it is placed.

    `at_hand` is what it could carry, haul or lead from where it stands.
    """

    seat: int
    cell: str | None
    saved: int
    specialist: str
    is_down: bool
    at_hand: list[str]


@dataclass(frozen=True, slots=True)
class PileView(Record):
    """Several things in one cell."""

    cell: str
    count: int


@dataclass(frozen=True, slots=True)
class EdgeView(Record):
    """A wall, a door or a doorway between two cells, as it is now."""

    edge: str
    a: str
    b: str
    kind: str
    damage: int
    door: str
    is_passable: bool
    is_breakable: bool


@dataclass(frozen=True, slots=True)
class VehicleView(Record):
    """Where a vehicle stands."""

    spot: str
    cells: list[str]


@dataclass(frozen=True, slots=True)
class FlashpointView(View):
    """Everything that lies open on the table."""

    game: str
    seat: int
    turn: int
    phase: str
    actor: int
    active_seat: int
    points: int
    free_points: int
    board: str
    edges: list[EdgeView]
    fire: list[str]
    smoke: list[str]
    pois: list[str]
    victims: list[PileView]
    treated: list[PileView]
    hazmats: list[PileView]
    hot_spots: list[str]
    alarms: list[str]
    firefighters: list[FigureView]
    ambulance: VehicleView | None
    engine: VehicleView | None
    # Where a victim that is brought along is rescued, as things stand.
    safe_cells: list[str]
    # What the deck gun can hit from where the engine stands, and who is in its way.
    gun_area: list[str]
    gun_blocked_by: list[int]
    damage: int
    threat_markers_left: int
    hot_spot_reserve: int
    poi_supply: int
    unseen: dict[str, int]
    rescued: int
    lost: int
    false_alarms_found: int
    false_alarms_lost: int
    buried: int
    hazmats_removed: int
    hazmats_exploded: int
    can_change_crew: bool
    target: str | None
    dice: list[int]
    to_come: int
    asked: str | None
    declined: list[int]
    riding: list[int]
    ending: str | None
