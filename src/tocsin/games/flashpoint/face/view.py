"""What anybody may know of a scene: everything but what lies face down, which nobody knows."""

from typing import Final, TypedDict

from mypy_extensions import i64

from tocsin.games.flashpoint.table import (
    barriers,
    codes,
    marks,
    phases,
    pieces,
    results,
    specialists,
    ways,
)
from tocsin.games.flashpoint.table.state import FlashpointState

_KIND_OF: Final = {
    int(barriers.WALL): "wall",
    int(barriers.DOORWAY): "doorway",
    int(barriers.CLOSED): "door",
    int(barriers.LIGHT): "light-wall",
    int(barriers.WINDOW): "window",
    int(barriers.FIREPROOF): "fireproof-door",
}


class FigureView(TypedDict):
    """One firefighter; `cell` is None before it is placed."""

    seat: int
    cell: str | None
    saved: int
    specialist: str


class PileView(TypedDict):
    """Several things in one cell."""

    cell: str
    count: int


class EdgeView(TypedDict):
    """A wall, a door or a doorway between two cells."""

    edge: str
    a: str
    b: str
    kind: str
    damage: int
    door: str


class VehicleView(TypedDict):
    """Where a vehicle stands."""

    spot: str
    cells: list[str]


class FlashpointView(TypedDict):
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
    rows: int
    columns: int
    outside: list[str]
    ambulance_spots: dict[str, list[str]]
    engine_spots: dict[str, list[str]]
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
    damage: int
    damage_max: int
    threat_markers_left: int
    hot_spot_reserve: int
    poi_supply: int
    unseen: dict[str, int]
    rescued: int
    rescued_goal: int
    lost: int
    lost_max: int
    false_alarms_found: int
    false_alarms_lost: int
    buried: int
    hazmats_removed: int
    hazmats_exploded: int
    target: str | None
    dice: list[int]
    ending: str | None


def build_view(s: FlashpointState, seat: i64) -> FlashpointView:
    """The view of a seat or of a spectator: the same for all but for who looks."""
    board = s.board
    level = board.plan.levels[0]
    return FlashpointView(
        game="flashpoint",
        seat=int(seat),
        turn=int(s.turn),
        phase=phases.PHASES[s.phase],
        actor=int(s.actor),
        active_seat=int(s.seat),
        points=int(s.ap),
        free_points=int(s.free),
        board=board.plan.name,
        rows=level.rows,
        columns=level.columns,
        outside=[board.names[cell] for cell in board.listed if board.is_outside(cell)],
        ambulance_spots={
            ways.SIDES[spot]: _spot(s, codes.AMBULANCE, spot) for spot in range(i64(4))
        },
        engine_spots={ways.SIDES[spot]: _spot(s, codes.ENGINE, spot) for spot in range(i64(4))},
        edges=_edges(s),
        fire=_cells(s, marks.FIRE),
        smoke=_cells(s, marks.SMOKE),
        pois=_cells(s, marks.POI),
        victims=_piles(s, marks.VICTIM),
        treated=_piles(s, marks.TREATED),
        hazmats=_piles(s, marks.HAZMAT),
        hot_spots=_cells(s, marks.HOT),
        alarms=_cells(s, marks.ALARM),
        firefighters=[_figure(s, number) for number in range(s.players)],
        ambulance=_vehicle(s, codes.AMBULANCE, s.ambulance),
        engine=_vehicle(s, codes.ENGINE, s.engine),
        damage=int(s.damage),
        damage_max=int(pieces.DAMAGE_MAX),
        threat_markers_left=int(s.rules.markers - s.threats),
        hot_spot_reserve=int(s.reserve),
        poi_supply=int(s.supply()),
        unseen={"victim": int(s.hidden_victims), "false-alarm": int(s.hidden_alarms)},
        rescued=int(s.rescued),
        rescued_goal=int(pieces.GOAL),
        lost=int(s.lost),
        lost_max=int(pieces.LOST_MAX),
        false_alarms_found=int(s.alarms_found),
        false_alarms_lost=int(s.alarms_lost),
        buried=int(s.buried),
        hazmats_removed=int(s.hazmats_safe),
        hazmats_exploded=int(s.hazmats_blown),
        target=board.names[s.target] if s.target >= 0 else None,
        dice=[int(s.red), int(s.black)],
        ending=results.ENDINGS[s.ending] if s.ending else None,
    )


def _door_word(barrier: i64) -> str:
    """How a door or window stands; nothing for a doorway that never had one."""
    if barrier in (barriers.DOORWAY, barriers.BREACH):
        return ""
    if barrier == barriers.GONE:
        return "gone"
    return "open" if barriers.lets_through(barrier) else "closed"


def _cells(s: FlashpointState, kind: i64) -> list[str]:
    return [s.board.names[cell] for cell in s.cells_marked(kind)]


def _piles(s: FlashpointState, kind: i64) -> list[PileView]:
    return [
        PileView(cell=s.board.names[cell], count=int(s.count(kind, cell)))
        for cell in s.cells_marked(kind)
    ]


def _figure(s: FlashpointState, seat: i64) -> FigureView:
    cell = s.cell_of(seat)
    return FigureView(
        seat=int(seat),
        cell=s.board.names[cell] if cell >= 0 else None,
        saved=int(s.saved(seat)),
        specialist=specialists.ROLES[s.role_of(seat)],
    )


def _spot(s: FlashpointState, vehicle: i64, spot: i64) -> list[str]:
    return [s.board.names[s.board.spot_cell(vehicle, spot, which)] for which in range(i64(2))]


def _vehicle(s: FlashpointState, vehicle: i64, spot: i64) -> VehicleView | None:
    if spot < 0:
        return None
    return VehicleView(spot=ways.SIDES[spot], cells=_spot(s, vehicle, spot))


def _edges(s: FlashpointState) -> list[EdgeView]:
    """FP-ADJ: every edge with an obstacle or a doorway; all others are open floor."""
    edges: list[EdgeView] = []
    for edge in range(barriers.FREE_EDGE + 1, i64(len(s.board.edge_names))):
        barrier = i64(s.edges[edge])
        kind = _KIND_OF.get(int(s.board.start_edges[edge]), "")
        if not kind:
            # Stairs and places for ladders are told elsewhere.
            continue
        edges.append(
            EdgeView(
                edge=s.board.edge_names[edge],
                a=s.board.names[s.board.edge_a[edge]],
                b=s.board.names[s.board.edge_b[edge]],
                kind=kind,
                damage=int(barriers.markers_on(barrier)),
                door=_door_word(barrier) if "door" in kind or kind == "window" else "",
            )
        )
    return edges
