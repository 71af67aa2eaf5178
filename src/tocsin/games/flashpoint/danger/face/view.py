"""What anybody may see of the expansion's pieces; all of it lies open."""

from typing import TypedDict

from mypy_extensions import i64

from tocsin.games.flashpoint.danger.actions import cannon
from tocsin.games.flashpoint.danger.rules import veteran
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import board, state
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import barriers


class LevelView(TypedDict):
    """One level: how its cells are named, its size, its black faces, what is round it."""

    prefix: str
    rows: int
    columns: int
    black_from: int
    outside: str
    ring: list[str]


class StairsView(TypedDict):
    """A flight of stairs; `gone` when its upper floor has fallen."""

    lower: str
    upper: str
    lower_exit: str
    upper_exit: str
    gone: bool


class ObjectView(TypedDict):
    """An object in play: `kind` is car, explosives or chemicals."""

    object: str
    kind: str
    cells: list[str]
    damage: int
    capacity: int


class LadderView(TypedDict):
    """A raised ladder."""

    base: str
    top: str


class PlatformView(TypedDict):
    """The platform: its cell, whether it is away from the engine, what its cannon would strike."""

    cell: str
    raised: bool
    target: str | None


class LadderDownView(TypedDict):
    """A ladder let down into a hole from the cell beside it."""

    top: str
    hole: str
    base: str


class DangerView(TypedDict):
    """Fields added to the view of the base game."""

    levels: list[LevelView]
    stairs: list[StairsView]
    damaged_floors: list[str]
    holes: list[str]
    toxic: list[str]
    objects: list[ObjectView]
    jams: dict[str, int]
    ladders_stored: int
    ladders_folded: list[str]
    ladders_raised: list[LadderView]
    platform: PlatformView | None
    bridges: list[str]
    ladders_down: list[LadderDownView]
    ladders_lost: int
    damage_out_of_play: int
    doors_to_roll: list[str]
    trail: list[str]
    extra_point: str
    dodging: list[int]


def build_danger_view(s: DangerState) -> DangerView:
    """What the expansion adds to a view."""
    names = s.board.names
    edges = range(i64(len(s.board.edge_names)))
    places = [s.ladders[number] for number in range(s.ruling.ladders)]
    return DangerView(
        levels=_levels(s),
        stairs=_stairs(s),
        damaged_floors=[names[cell] for cell in s.cells_marked(danger_marks.CRACK)],
        holes=[names[cell] for cell in s.cells_marked(danger_marks.HOLE)],
        toxic=[names[cell] for cell in s.cells_marked(danger_marks.TOXIC)],
        objects=[_object(s, kind) for kind in range(i64(2)) if s.object_damage(kind) >= 0],
        jams={s.board.edge_names[edge]: int(s.jams(edge)) for edge in edges if s.jams(edge)},
        ladders_stored=places.count(state.STORED),
        ladders_folded=_folded(s, places),
        ladders_raised=[
            _ladder(s, edge) for edge in edges if i64(s.edges[edge]) == danger_barriers.LADDER
        ],
        platform=_platform(s),
        bridges=[names[cell] for cell in s.cells_marked(danger_marks.HOLE) if s.is_bridge(cell)],
        ladders_down=[
            _ladder_down(s, place)
            for place in sorted(places, reverse=True)
            if place <= state.HOLE_LADDER_FROM
        ],
        ladders_lost=places.count(state.LOST),
        damage_out_of_play=int(s.spent),
        doors_to_roll=[
            s.board.edge_names[s.doors_struck[at]] for at in range(i64(len(s.doors_struck)))
        ],
        trail=[names[s.trail[at]] for at in range(i64(len(s.trail)))],
        extra_point=veteran.EXTRA_WORDS[s.extra_point],
        dodging=[int(seat) for seat in range(s.players) if (s.dodging >> seat) & 1],
    )


def _levels(s: DangerState) -> list[LevelView]:
    found: list[LevelView] = []
    for number, level in enumerate(s.board.plan.levels):
        ring = [s.board.names[cell] for cell in s.board.listed if cell >> 6 == 2 * number + 1]
        found.append(
            LevelView(
                prefix=level.prefix,
                rows=level.rows,
                columns=level.columns,
                black_from=level.black_from,
                outside=level.outside,
                ring=ring,
            )
        )
    return found


def _stairs(s: DangerState) -> list[StairsView]:
    found: list[StairsView] = []
    for number in range(i64(len(s.house.flights))):
        edge = s.house.flights[number]
        lower, upper = s.board.edge_a[edge], s.board.edge_b[edge]
        found.append(
            StairsView(
                lower=s.board.names[lower],
                upper=s.board.names[upper],
                lower_exit=danger_ways.LETTERS[s.house.exit[lower]],
                upper_exit=danger_ways.LETTERS[s.house.exit[upper]],
                gone=i64(s.edges[edge]) != barriers.FLOOR,
            )
        )
    return found


def _object(s: DangerState, kind: i64) -> ObjectView:
    cells = [s.house.object_cells[2 * kind + which] for which in range(i64(2))]
    word = "car" if s.ruling.car else "explosives"
    if kind == 1 and s.ruling.chemicals:
        word = "chemicals"
    return ObjectView(
        object=board.OBJECTS[kind],
        kind=word,
        cells=[s.board.names[cell] for cell in cells if cell >= 0],
        damage=int(s.object_damage(kind)),
        capacity=int(board.CAPACITY),
    )


def _folded(s: DangerState, places: list[i64]) -> list[str]:
    """Where folded ladders lie; on a hole the first one is the bridge."""
    names = [s.board.names[place] for place in sorted(places) if place >= 0]
    for cell in s.cells_marked(danger_marks.HOLE):
        if s.is_bridge(cell):
            names.remove(s.board.names[cell])
    return names


def _ladder_down(s: DangerState, place: i64) -> LadderDownView:
    names = s.board.names
    return LadderDownView(
        top=names[s.hole_ladder_top(place)],
        hole=names[s.hole_ladder_hole(place)],
        base=names[s.hole_ladder_base(place)],
    )


def _ladder(s: DangerState, edge: i64) -> LadderView:
    names = s.board.names
    return LadderView(base=names[s.board.edge_a[edge]], top=names[s.board.edge_b[edge]])


def _platform(s: DangerState) -> PlatformView | None:
    if s.platform < 0:
        return None
    names = s.board.names
    target = cannon.find_target(s)
    return PlatformView(
        cell=names[s.platform],
        raised=s.is_platform_raised(),
        target=names[target] if target >= 0 else None,
    )
