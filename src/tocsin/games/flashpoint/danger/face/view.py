"""What anybody may see of the expansion's pieces, as typed records; all of it lies open.

`viewing` fills them. They extend the records of the base game: what it says of a table and of its
board holds here too.
"""

# mypyc: off

from dataclasses import dataclass

from tocsin.core.facts import Record
from tocsin.games.flashpoint.face.view import FlashpointBoard, FlashpointView


@dataclass(frozen=True, slots=True)
class StairsBoard(Record):
    """A flight of stairs: its two cells, and the side by which one leaves each of them."""

    lower: str
    upper: str
    lower_exit: str
    upper_exit: str


@dataclass(frozen=True, slots=True)
class LadderPlaceBoard(Record):
    """Where a ladder can be raised: a cell of the street and the air cell over it."""

    base: str
    top: str
    # From the ground past a level in between, for twice the points.
    is_long: bool


@dataclass(frozen=True, slots=True)
class ObjectBoard(Record):
    """An object that stands in the building at the start: a car, explosives or chemicals."""

    object: str
    kind: str
    cells: list[str]
    capacity: int


@dataclass(frozen=True, slots=True)
class ExtremeDangerBoard(FlashpointBoard):
    """What the expansion's building adds to a board."""

    stairs: list[StairsBoard]
    ladder_places: list[LadderPlaceBoard]
    # The cell of the basement under a cell of the ground.
    under: dict[str, str]
    objects: list[ObjectBoard]
    # Where the plan has room for them (a car, a large, a small one), in play or not.
    object_places: dict[str, list[str]]
    # Where the platform can be raised to, by the side where the engine stands.
    platform_cells: dict[str, list[str]]
    ladders: int
    jams_max: int
    floors_max: int
    toxic_total: int
    gun_black_faces: int
    has_platform: bool


@dataclass(frozen=True, slots=True)
class StairsView(Record):
    """A flight of stairs; `gone` when a floor at one of its ends has fallen."""

    lower: str
    upper: str
    lower_exit: str
    upper_exit: str
    gone: bool


@dataclass(frozen=True, slots=True)
class ObjectView(Record):
    """An object in play: `kind` is car, explosives or chemicals."""

    object: str
    kind: str
    cells: list[str]
    damage: int
    capacity: int


@dataclass(frozen=True, slots=True)
class LadderView(Record):
    """A raised ladder."""

    base: str
    top: str


@dataclass(frozen=True, slots=True)
class LadderDownView(Record):
    """A ladder let down into a hole from the cell beside it."""

    top: str
    hole: str
    base: str


@dataclass(frozen=True, slots=True)
class PlatformView(Record):
    """The platform: its cell, whether it is away from the engine, what is on it.

    `target` is the cell that its cannon would strike; `splashed` those round it that water reaches.
    """

    cell: str
    raised: bool
    seats: list[int]
    places_left: int
    target: str | None
    splashed: list[str]


@dataclass(frozen=True, slots=True)
class DueView(Record):
    """Something that is due after the running explosion: `kind` says what, `cell` where."""

    kind: str
    cell: str


@dataclass(frozen=True, slots=True)
class DangerView(FlashpointView):
    """The view of the base game, with what the expansion adds."""

    stairs: list[StairsView]
    damaged_floors: list[str]
    holes: list[str]
    toxic: list[str]
    # Cells where nobody may set foot as things stand.
    barred: list[str]
    objects: list[ObjectView]
    jams: dict[str, int]
    jams_left: int
    ladders_stored: int
    ladders_folded: list[str]
    ladders_raised: list[LadderView]
    bridges: list[str]
    ladders_down: list[LadderDownView]
    ladders_lost: int
    platform: PlatformView | None
    damage_out_of_play: int
    doors_to_roll: list[str]
    # What an explosion that waits for dice has left to do, the next thing first.
    due: list[DueView]
    trail: list[str]
    spill_ways: list[str]
    extra_point: str
    # Who is near the veteran, and who may still get out of the way.
    near_veteran: list[int]
    dodging: list[int]
