"""Filling the view and the board record, field by field; nothing is hidden that anybody knows."""

from typing import Final

from mypy_extensions import i64

from tocsin.games.flashpoint.face.view import (
    CardBoard,
    EdgeBoard,
    EdgeView,
    FigureView,
    FlashpointBoard,
    FlashpointView,
    LevelBoard,
    PileView,
    RollBoard,
    VehicleView,
)
from tocsin.games.flashpoint.options import Settings
from tocsin.games.flashpoint.rules import movement
from tocsin.games.flashpoint.table import barriers, codes, marks, masks, pieces, ways
from tocsin.games.flashpoint.table.board import Board
from tocsin.games.flashpoint.table.state import FlashpointState

KINDS: Final = {
    int(barriers.WALL): "wall",
    int(barriers.DOORWAY): "doorway",
    int(barriers.CLOSED): "door",
}


class EdgeViews:
    """What can be said of each edge, made once and shared: records never change.

    Most edges stand as they stood in the last view, and making their records anew was most of the
    cost of a view.
    """

    def __init__(self, board: Board, kinds: dict[int, str]) -> None:
        self.board = board
        self.kinds = kinds
        self.edges: list[i64] = named_edges(board, kinds)
        self.made: list[dict[int, EdgeView]] = [{} for _ in self.edges]

    def of(self, s: FlashpointState) -> list[EdgeView]:
        """The edges as they stand now."""
        found: list[EdgeView] = []
        for number, edge in enumerate(self.edges):
            barrier = int(s.edges[edge])
            made = self.made[number]
            if barrier not in made:
                made[barrier] = edge_view(self.board, edge, i64(barrier), self.kinds)
            found.append(made[barrier])
        return found


def build_view(s: FlashpointState, seat: i64, edges_now: EdgeViews) -> FlashpointView:
    """The view of a seat or of a spectator: the same for all but for who looks."""
    board = s.board
    return FlashpointView(
        game="flashpoint",
        seat=int(seat),
        turn=int(s.turn),
        phase=s.hooks.phases[s.phase],
        actor=int(s.actor),
        active_seat=int(s.seat),
        points=int(s.ap),
        free_points=int(s.free),
        board=board.plan.name,
        edges=edges_now.of(s),
        fire=cells(s, marks.FIRE),
        smoke=cells(s, marks.SMOKE),
        pois=cells(s, marks.POI),
        victims=_piles(s, marks.VICTIM),
        treated=_piles(s, marks.TREATED),
        hazmats=_piles(s, marks.HAZMAT),
        hot_spots=cells(s, marks.HOT),
        alarms=cells(s, marks.ALARM),
        firefighters=[figure(s, number) for number in range(s.players)],
        ambulance=_vehicle(s, codes.AMBULANCE),
        engine=_vehicle(s, codes.ENGINE),
        safe_cells=_safe_cells(s),
        gun_area=gun_area(board, s.engine) if s.engine >= 0 and s.rules.deck_gun else [],
        gun_blocked_by=_gun_blockers(s),
        damage=int(s.damage),
        threat_markers_left=int(s.rules.markers - s.threats),
        hot_spot_reserve=int(s.reserve),
        poi_supply=int(s.supply()),
        unseen={"victim": int(s.hidden_victims), "false-alarm": int(s.hidden_alarms)},
        rescued=int(s.rescued),
        lost=int(s.lost),
        false_alarms_found=int(s.alarms_found),
        false_alarms_lost=int(s.alarms_lost),
        buried=int(s.buried),
        hazmats_removed=int(s.hazmats_safe),
        hazmats_exploded=int(s.hazmats_blown),
        can_change_crew=s.may_change_crew != 0,
        target=board.names[s.target] if s.target >= 0 else None,
        dice=[int(s.red), int(s.black)],
        to_come=int(s.to_come),
        asked=s.game.spell(s, s.asked) if s.asked else None,
        declined=seats(s, s.refusers),
        riding=seats(s, s.riders),
        ending=s.hooks.endings[s.ending] if s.ending else None,
    )


def build_board(board: Board, rules: Settings) -> FlashpointBoard:
    """What never changes at this table."""
    return FlashpointBoard(
        game="flashpoint",
        name=board.plan.name,
        levels=levels(board),
        edges=edges(board, KINDS),
        rooms=rooms(board),
        ambulance_spots=spots(board, codes.AMBULANCE),
        engine_spots=spots(board, codes.ENGINE),
        gun={ways.SIDES[spot]: gun_area(board, spot) for spot in range(i64(4))},
        arrows=arrows(board),
        rolls=rolls(board),
        first_explosion=first_explosion(board),
        specialists=cards(rules),
        players=int(rules.players),
        threat_markers=int(rules.markers),
        damage_max=int(pieces.DAMAGE_MAX),
        rescued_goal=int(pieces.GOAL),
        lost_max=int(pieces.LOST_MAX),
        pois_on_board=int(pieces.POIS_ON_BOARD),
    )


# Parts of a view, which an expansion's view shares.


def cells(s: FlashpointState, kind: i64) -> list[str]:
    """The cells with this mark."""
    names = s.board.names
    found: list[str] = []
    for sheet in range(s.board.sheets):
        mask = s.marks[sheet * marks.KINDS + kind]
        while mask:
            found.append(names[sheet * 64 + masks.lowest(mask)])
            mask &= mask - 1
    return found


def _safe_cells(s: FlashpointState) -> list[str]:
    """FP-CARRY-2, FP-CARRY-3: where a victim who is brought there is rescued."""
    board = s.board
    if not s.rules.vehicles:
        return [board.names[board.outside[at]] for at in range(i64(len(board.outside)))]
    return [board.names[cell] for cell in board.listed if movement.is_safe_place(s, cell)]


def seats(s: FlashpointState, mask: i64) -> list[int]:
    """A set of seats as a list."""
    return [int(seat) for seat in range(s.players) if (mask >> seat) & 1]


def figure(s: FlashpointState, seat: i64) -> FigureView:
    """A firefighter, with what lies in its cell that it could take along."""
    cell = s.cell_of(seat)
    at_hand: list[str] = []
    if cell >= 0:
        for kind, word in (
            (marks.VICTIM, "victim"),
            (marks.TREATED, "treated"),
            (marks.HAZMAT, "hazmat"),
        ):
            at_hand += [word] * int(s.count(kind, cell))
    return FigureView(
        seat=int(seat),
        cell=s.board.names[cell] if cell >= 0 else None,
        saved=int(s.saved(seat)),
        specialist=s.cards.names[s.role_of(seat)],
        is_down=(s.fallen >> seat) & 1 != 0,
        at_hand=at_hand,
    )


def edge_view(board: Board, edge: i64, barrier: i64, kinds: dict[int, str]) -> EdgeView:
    """FP-ADJ: an edge with an obstacle or a doorway; all others are open floor."""
    start = i64(board.start_edges[edge])
    is_turned = barriers.can_open(start) or barriers.can_close(start)
    return EdgeView(
        edge=board.edge_names[edge],
        a=board.names[board.edge_a[edge]],
        b=board.names[board.edge_b[edge]],
        kind=kinds[int(start)],
        damage=int(barriers.markers_on(barrier)),
        door=_door_word(barrier) if is_turned else "",
        is_passable=barriers.lets_through(barrier),
        is_breakable=barriers.stands(barrier),
    )


def named_edges(board: Board, kinds: dict[int, str]) -> list[i64]:
    """The edges that have a name of their kind; others are told elsewhere."""
    numbers = range(barriers.FREE_EDGE + 1, i64(len(board.edge_names)))
    return [edge for edge in numbers if int(board.start_edges[edge]) in kinds]


def _door_word(barrier: i64) -> str:
    """How a door stands; nothing where something like it was broken."""
    if barrier == barriers.BROKEN:
        return ""
    if barrier == barriers.GONE:
        return "gone"
    return "open" if barriers.lets_through(barrier) else "closed"


def _piles(s: FlashpointState, kind: i64) -> list[PileView]:
    return [
        PileView(cell=s.board.names[cell], count=int(s.count(kind, cell)))
        for cell in s.cells_marked(kind)
    ]


def _vehicle(s: FlashpointState, vehicle: i64) -> VehicleView | None:
    spot = s.spot_of(vehicle)
    if spot < 0:
        return None
    return VehicleView(spot=ways.SIDES[spot], cells=_spot(s.board, vehicle, spot))


def _gun_blockers(s: FlashpointState) -> list[int]:
    """FP-GUN-3: who stands where the gun could hit."""
    if s.engine < 0 or not s.rules.deck_gun:
        return []
    area = gun_area(s.board, s.engine)
    standing = [seat for seat in range(s.players) if s.cell_of(seat) >= 0]
    return [int(seat) for seat in standing if s.board.names[s.cell_of(seat)] in area]


# Parts of the board record, which an expansion's shares.


def levels(board: Board) -> list[LevelBoard]:
    """From the ground on."""
    found: list[LevelBoard] = []
    for number, level in enumerate(board.plan.levels):
        ring = [board.names[cell] for cell in board.listed if cell >> 6 == 2 * number + 1]
        found.append(
            LevelBoard(
                level.prefix, level.rows, level.columns, level.black_from, level.outside, ring
            )
        )
    return found


def edges(board: Board, kinds: dict[int, str]) -> list[EdgeBoard]:
    """Walls, doors and doorways as the plan has them."""
    return [
        EdgeBoard(
            board.edge_names[edge],
            board.names[board.edge_a[edge]],
            board.names[board.edge_b[edge]],
            kinds[int(board.start_edges[edge])],
        )
        for edge in named_edges(board, kinds)
    ]


def rooms(board: Board) -> list[list[str]]:
    """Cells of the building joined by open floor at the start."""
    seen: set[int] = set()
    found: list[list[str]] = []
    for first in board.listed:
        if first in seen or not board.is_building(first):
            continue
        room = [first]
        seen.add(first)
        for cell in room:
            for way in range(i64(4)):
                goal = int(board.cell_beside(cell, way))
                barrier = i64(board.start_edges[board.edge_beside(cell, way)])
                if barrier == barriers.FLOOR and goal not in seen and board.is_building(goal):
                    seen.add(goal)
                    room.append(goal)
        found.append([board.names[cell] for cell in sorted(room)])
    return found


def spots(board: Board, vehicle: i64) -> dict[str, list[str]]:
    """FP-BOARD-5: the two cells of each of a vehicle's spots, by side."""
    return {ways.SIDES[spot]: _spot(board, vehicle, spot) for spot in range(i64(4))}


def _spot(board: Board, vehicle: i64, spot: i64) -> list[str]:
    return [board.names[board.spot_cell(vehicle, spot, which)] for which in range(i64(2))]


def gun_area(board: Board, spot: i64) -> list[str]:
    """FP-GUN-2: the cells that the engine faces from that side."""
    found: list[str] = []
    for cell in board.listed:
        area = board.gun_area[spot * board.sheets + (cell >> 6)]
        if (area >> (cell & 63)) & 1:
            found.append(board.names[cell])
    return found


def arrows(board: Board) -> dict[str, str]:
    """FP-POI-7: where the arrow of each cell points."""
    return {
        board.names[cell]: board.names[board.arrow[cell]]
        for cell in board.listed
        if board.arrow[cell] >= 0
    }


def rolls(board: Board) -> list[RollBoard]:
    """FP-DICE-1: every roll that names a cell."""
    found: list[RollBoard] = []
    for red in range(i64(1), board.red_faces + 1):
        for black in range(i64(1), board.black_faces + 1):
            cell = board.rolled[codes.roll_code(red, black)]
            if cell >= 0:
                found.append(RollBoard(int(red), int(black), board.names[cell]))
    return found


def first_explosion(board: Board) -> list[str]:
    """FP-ASET-4: by black face; empty where the first explosion is rolled like the others."""
    faces = range(i64(1), board.black_faces + 1)
    named = [board.first_blast[face] for face in faces]
    return [board.names[cell] for cell in named if cell >= 0]


def cards(rules: Settings) -> list[CardBoard]:
    """FP-AP-1: the specialists that are played with."""
    if not rules.specialists:
        return []
    table = rules.cards
    return [
        CardBoard(
            table.names[role],
            int(table.points[role]),
            int(table.free_points[role]),
            int(table.saved_max[role]),
        )
        for role in range(i64(1), i64(len(table.names)))
        if (rules.cards_in_play >> role) & 1
    ]
