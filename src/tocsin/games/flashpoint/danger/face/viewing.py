"""Filling the view and the board record of the expansion: the base game's parts and its own."""

from typing import Any, Final

from mypy_extensions import i64

from tocsin.core.facts import field_names
from tocsin.games.flashpoint.danger.actions import cannon
from tocsin.games.flashpoint.danger.face.view import (
    DangerView,
    DueView,
    ExtremeDangerBoard,
    LadderDownView,
    LadderPlaceBoard,
    LadderView,
    ObjectBoard,
    ObjectView,
    PlatformView,
    StairsBoard,
    StairsView,
)
from tocsin.games.flashpoint.danger.options import DangerSettings
from tocsin.games.flashpoint.danger.rules import ladders, platform, spill, veteran
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import board, queue, state
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.board import DangerBoard
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.face import viewing
from tocsin.games.flashpoint.face.view import FigureView, FlashpointBoard, FlashpointView
from tocsin.games.flashpoint.table import barriers, marks, ways

# XD-GEN-9: the kinds of edges these boards have.
KINDS: Final = {
    **viewing.KINDS,
    int(danger_barriers.LIGHT): "light-wall",
    int(danger_barriers.WINDOW): "window",
    int(danger_barriers.FIREPROOF): "fireproof-door",
}


def build_view(s: DangerState, seat: i64, edges_now: viewing.EdgeViews) -> DangerView:
    """The view of a seat or of a spectator: the same for all but for who looks."""
    base = viewing.build_view(s, seat, edges_now)
    shared: dict[str, Any] = {name: getattr(base, name) for name in field_names(FlashpointView)}
    shared["firefighters"] = [_figure(s, number) for number in range(s.players)]
    return DangerView(
        **shared,
        stairs=_stairs(s),
        damaged_floors=viewing.cells(s, danger_marks.CRACK),
        holes=viewing.cells(s, danger_marks.HOLE),
        toxic=viewing.cells(s, danger_marks.TOXIC),
        barred=viewing.cells(s, danger_marks.BARRED),
        objects=[_object(s, kind) for kind in range(i64(2)) if s.object_damage(kind) >= 0],
        jams=_jams(s),
        jams_left=int(s.ruling.jams_max - s.jams_used()),
        ladders_stored=int(s.count_ladders(state.STORED)),
        ladders_folded=_folded(s),
        ladders_raised=_raised(s),
        bridges=[s.board.names[cell] for cell in _bridges(s)],
        ladders_down=_let_down(s),
        ladders_lost=int(s.count_ladders(state.LOST)),
        platform=_platform(s),
        damage_out_of_play=int(s.spent),
        doors_to_roll=[s.board.edge_names[edge] for edge in s.doors_struck],
        due=[_due(s, item) for item in reversed(list(s.queue))],
        trail=[s.board.names[cell] for cell in s.trail],
        spill_ways=[s.board.names[cell] for cell in spill.list_ways(s)],
        extra_point=veteran.EXTRA_WORDS[s.extra_point],
        near_veteran=_near_veteran(s),
        dodging=viewing.seats(s, s.dodging),
    )


def build_board(house: DangerBoard, rules: DangerSettings) -> ExtremeDangerBoard:
    """What never changes at this table."""
    base = viewing.build_board(house, rules)
    shared: dict[str, Any] = {name: getattr(base, name) for name in field_names(FlashpointBoard)}
    shared["edges"] = viewing.edges(house, KINDS)
    return ExtremeDangerBoard(
        **shared,
        stairs=[_flight(house, edge) for edge in house.flights],
        ladder_places=_ladder_places(house),
        under={
            house.names[cell]: house.names[house.under[cell]]
            for cell in house.listed
            if house.under[cell] >= 0
        },
        objects=[
            ObjectBoard(
                board.OBJECTS[kind],
                _kind_of(rules, kind),
                _object_cells(house, kind),
                int(board.CAPACITY),
            )
            for kind in range(i64(2))
            if house.object_cells[2 * kind] >= 0
        ],
        object_places={
            name: [house.names[house.places[place]] for place in places]
            for name, places in house.building.objects.items()
        },
        platform_cells={
            ways.SIDES[side]: _reach(house, side) if rules.platform else []
            for side in range(i64(4))
        },
        ladders=int(rules.ladders),
        jams_max=int(rules.jams_max),
        floors_max=int(rules.floors_max),
        toxic_total=int(rules.toxic_total),
        gun_black_faces=int(rules.gun_faces),
        has_platform=rules.platform,
    )


# Parts of the view.


def _figure(s: DangerState, seat: i64) -> FigureView:
    """XD-LADDER-1: what it could take along may be a folded ladder."""
    base = viewing.figure(s, seat)
    cell = s.cell_of(seat)
    at_hand = list(base.at_hand)
    if cell >= 0 and ladders.ladder_within_reach(s, cell) >= 0:
        at_hand.append("ladder")
    return FigureView(
        seat=base.seat,
        cell=base.cell,
        saved=base.saved,
        specialist=base.specialist,
        is_down=base.is_down,
        at_hand=at_hand,
    )


def _stairs(s: DangerState) -> list[StairsView]:
    found: list[StairsView] = []
    for edge in s.house.flights:
        flight = _flight(s.house, edge)
        gone = i64(s.edges[edge]) != barriers.FLOOR
        found.append(
            StairsView(flight.lower, flight.upper, flight.lower_exit, flight.upper_exit, gone)
        )
    return found


def _object(s: DangerState, kind: i64) -> ObjectView:
    return ObjectView(
        object=board.OBJECTS[kind],
        kind=_kind_of(s.ruling, kind),
        cells=_object_cells(s.house, kind),
        damage=int(s.object_damage(kind)),
        capacity=int(board.CAPACITY),
    )


def _jams(s: DangerState) -> dict[str, int]:
    edges = range(i64(len(s.board.edge_names)))
    return {s.board.edge_names[edge]: int(s.jams(edge)) for edge in edges if s.jams(edge)}


def _bridges(s: DangerState) -> list[i64]:
    return [cell for cell in s.cells_marked(danger_marks.HOLE) if s.is_bridge(cell)]


def _folded(s: DangerState) -> list[str]:
    """Where folded ladders lie; on a hole the first one is the bridge."""
    places = sorted(s.ladders[number] for number in range(s.ruling.ladders))
    names = [s.board.names[place] for place in places if place >= 0]
    for cell in _bridges(s):
        names.remove(s.board.names[cell])
    return names


def _raised(s: DangerState) -> list[LadderView]:
    names = s.board.names
    return [
        LadderView(names[s.board.edge_a[edge]], names[s.board.edge_b[edge]])
        for edge in range(i64(len(s.board.edge_names)))
        if i64(s.edges[edge]) == danger_barriers.LADDER
    ]


def _let_down(s: DangerState) -> list[LadderDownView]:
    names = s.board.names
    places = [s.ladders[number] for number in range(s.ruling.ladders)]
    return [
        LadderDownView(
            names[s.hole_ladder_top(place)],
            names[s.hole_ladder_hole(place)],
            names[s.hole_ladder_base(place)],
        )
        for place in sorted(places, reverse=True)
        if place <= state.HOLE_LADDER_FROM
    ]


def _platform(s: DangerState) -> PlatformView | None:
    if s.platform < 0:
        return None
    names = s.board.names
    target = cannon.find_target(s)
    splashed: list[str] = []
    if target >= 0:
        for way in range(s.board.ways):
            beyond = cannon.splashed(s, target, way)
            if beyond >= 0:
                splashed.append(names[beyond])
    seats = [int(seat) for seat in range(s.players) if s.cell_of(seat) == s.platform]
    held = len(seats) + int(platform.victims_on(s) + s.count(marks.HAZMAT, s.platform))
    return PlatformView(
        cell=names[s.platform],
        raised=s.is_platform_raised(),
        seats=seats,
        places_left=max(0, int(platform.PLACES) - held),
        target=names[target] if target >= 0 else None,
        splashed=splashed,
    )


def _due(s: DangerState, item: i64) -> DueView:
    subject = queue.subject_of(item)
    if queue.kind_of(item) == queue.OBJECT:
        subject = s.house.object_cells[2 * subject]
    return DueView(queue.word_of(item), s.board.names[subject])


def _near_veteran(s: DangerState) -> list[int]:
    teacher = veteran.seat_of_veteran(s)
    if teacher < 0 or s.cell_of(teacher) < 0:
        return []
    seats = [seat for seat in range(s.players) if seat != teacher and s.cell_of(seat) >= 0]
    return [int(seat) for seat in seats if veteran.is_near(s, seat, teacher)]


# Parts of the board record.


def _flight(house: DangerBoard, edge: i64) -> StairsBoard:
    lower, upper = house.edge_a[edge], house.edge_b[edge]
    return StairsBoard(
        house.names[lower],
        house.names[upper],
        danger_ways.LETTERS[house.exit[lower]],
        danger_ways.LETTERS[house.exit[upper]],
    )


def _ladder_places(house: DangerBoard) -> list[LadderPlaceBoard]:
    found: list[LadderPlaceBoard] = []
    for edge in range(barriers.FREE_EDGE + 1, i64(len(house.edge_names))):
        if i64(house.start_edges[edge]) == barriers.NOTHING:
            base, top = house.edge_a[edge], house.edge_b[edge]
            is_long = house.edge_way[edge] == danger_ways.HIGH
            found.append(LadderPlaceBoard(house.names[base], house.names[top], is_long))
    return found


def _kind_of(rules: DangerSettings, kind: i64) -> str:
    """XD-OBJ-1, XD-CHEM-1: what the object is."""
    if kind == board.SMALL:
        return "chemicals" if rules.chemicals else "explosives"
    return "car" if rules.car else "explosives"


def _object_cells(house: DangerBoard, kind: i64) -> list[str]:
    cells = [house.object_cells[2 * kind + which] for which in range(i64(2))]
    return [house.names[cell] for cell in cells if cell >= 0]


def _reach(house: DangerBoard, side: i64) -> list[str]:
    """XD-PLAT-3: the air cells over the street on that side."""
    return [
        house.names[house.reach[board.REACH_MAX * side + at]] for at in range(house.reach_n[side])
    ]
