"""Filling the view of a seat or a spectator, field by field (FE-INFO-1).

What could be worked out from the table is open, so it is said: heats with their terms, areas with
their sums, men in the box.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.filling import filler
from tocsin.games.feurio.face.view import (
    AreaView,
    CandidateView,
    FeurioBoard,
    FeurioView,
    GoalView,
    HeatTerm,
    StartCell,
    TileView,
)
from tocsin.games.feurio.rules import areas, goal, heat, hope
from tocsin.games.feurio.rules.setup import START_CELLS
from tocsin.games.feurio.rules.spaces import room_on
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.codes import COLOURS
from tocsin.games.feurio.table.hexes import STEPS, column, name_of, row
from tocsin.games.feurio.table.state import (
    COPIES,
    MEN_PER_COLOUR,
    SPACES,
    FeurioState,
    men_of,
    owner,
)

fill_view: Final = filler(FeurioView)
fill_tile: Final = filler(TileView)
fill_candidate: Final = filler(CandidateView)
fill_area: Final = filler(AreaView)
fill_goal: Final = filler(GoalView)


def may_know_tile(s: FeurioState, tile: i64, seat: i64) -> bool:
    """FE-INFO-3, FE-INFO-6: face up, laid by this seat, or the play is over."""
    hider = s.tile_hider[tile] - 1
    return hider < 0 or hider == seat or s.phase == codes.OVER


def may_know_drawn(s: FeurioState, seat: i64) -> bool:
    """FE-INFO-4: with firebreaks in use a drawn tile is private until it lies face up.

    FE-COOP-6: where all play together there are none, and nothing is hidden but the pile.
    """
    return not s.firebreaks or s.seat == seat


def build_board(s: FeurioState) -> FeurioBoard:
    """What never changes at this table."""
    owners: dict[str, int | None] = {}
    for colour in range(i64(4)):
        whose = int(owner(s.players, colour))
        owners[COLOURS[colour]] = whose if whose >= 0 else None
    return FeurioBoard(
        game="feurio",
        players=int(s.players),
        mode=codes.MODES[s.mode],
        firebreaks=s.firebreaks,
        rounding="up" if s.round_up else "down",
        colours=list(COLOURS),
        owners=owners,
        copies=int(COPIES),
        spaces={str(value): int(SPACES[value]) for value in range(i64(1), i64(7))},
        men_per_colour=int(MEN_PER_COLOUR),
        start_cells=[StartCell(f"{q},{r}", q, r) for q, r in START_CELLS[s.players - 1]],
    )


def build_view(s: FeurioState, seat: i64) -> FeurioView:
    """The view of one seat; a spectator is a seat that laid nothing."""
    knows_drawn = s.phase == codes.LAY and may_know_drawn(s, seat)
    found = [areas.areas_of(s, colour) for colour in range(i64(4))]
    areas_now = _areas(s, found)
    return fill_view(
        game="feurio",
        seat=int(seat),
        turn=int(s.turn),
        phase=codes.PHASES[s.phase],
        actor=int(s.actor),
        active_seat=int(s.seat),
        drawn=int(s.drawn) if knows_drawn else None,
        has_drawn=s.phase == codes.LAY,
        tiles=[_tile(s, s.order[i], seat) for i in range(s.tiles)],
        candidates=_candidates(s),
        hottest=int(heat.hottest(s)),
        hands=[_hand(s, number) for number in range(s.players)],
        box={COLOURS[colour]: _in_box(s, colour) for colour in range(i64(4))},
        pile=int(s.pile_size),
        unseen=_unseen(s, seat, knows_drawn),
        passes=int(s.passes),
        areas=areas_now,
        standing=_standing(s, areas_now) if s.mode == codes.SCORED else [],
        goal=_goal(s, found),
        can_be_won=hope.can_be_won(s),
    )


# Records are only read, so equal ones may be one: most of a forest stays as it was a view ago.
_TILES: Final[dict[int, TileView]] = {}
_CANDIDATES: Final[dict[int, CandidateView]] = {}
KEPT_MAX: Final = 20_000
# Stands for a value that the viewer may not know.
_UNKNOWN: Final[i64] = 7


def _tile(s: FeurioState, tile: i64, seat: i64) -> TileView:
    shown = s.tile_value[tile] if may_know_tile(s, tile, seat) else _UNKNOWN
    face = (s.free_sides(tile) * 8 + shown) * 8 + s.tile_hider[tile]
    key = int(((s.tile_cell[tile] * 512 + face) << 16) | s.tile_men[tile])
    known = _TILES.get(key)
    if known is None:
        known = _describe_tile(s, tile, shown)
        if len(_TILES) >= KEPT_MAX:
            _TILES.clear()
        _TILES[key] = known
    return known


def _describe_tile(s: FeurioState, tile: i64, shown: i64) -> TileView:
    cell = s.tile_cell[tile]
    hidden = s.is_hidden(tile)
    men = s.tile_men[tile]
    room = room_on(s, tile)
    there = {COLOURS[c]: int(men_of(men, c)) for c in range(i64(4)) if men_of(men, c) > 0}
    return fill_tile(
        cell=name_of(cell),
        q=int(column(cell)),
        r=int(row(cell)),
        value=int(shown) if shown != _UNKNOWN else None,
        laid_face_down_by=int(s.tile_hider[tile]) - 1 if hidden else None,
        spaces=0 if hidden else int(SPACES[s.tile_value[tile]]),
        free_sides=int(s.free_sides(tile)),
        room=int(room) if room > 0 else 0,
        men=there,
    )


def _candidates(s: FeurioState) -> list[CandidateView]:
    best = heat.hottest(s)
    return [_candidate(s, cell, best) for cell in sorted(_fringe(s))]


def _fringe(s: FeurioState) -> list[i64]:
    return [s.fringe_cell[i] for i in range(s.fringe)]


def _candidate(s: FeurioState, cell: i64, best: i64) -> CandidateView:
    warmth = s.heat(cell)
    round_it: i64 = 0
    for i in range(i64(6)):
        tile = s.tile_on(cell + STEPS[i])
        round_it = round_it * 8
        if tile >= 0 and not s.is_hidden(tile):
            round_it += s.tile_value[tile]
    is_hottest = warmth == best
    key = int(((cell << 18) | round_it) * 2 + (1 if is_hottest else 0))
    known = _CANDIDATES.get(key)
    if known is None:
        terms = [_term(s.tile_cell[tile], s.tile_value[tile]) for tile in heat.terms_of(s, cell)]
        known = fill_candidate(
            name_of(cell), int(column(cell)), int(row(cell)), int(warmth), tuple(terms), is_hottest
        )
        if len(_CANDIDATES) >= KEPT_MAX:
            _CANDIDATES.clear()
        _CANDIDATES[key] = known
    return known


# Records never change, so equal terms may be one: at most six for each cell a forest reaches.
_TERMS: Final[dict[int, HeatTerm]] = {}


def _term(cell: i64, value: i64) -> HeatTerm:
    key = int(cell * 8 + value)
    term = _TERMS.get(key)
    if term is None:
        term = HeatTerm(name_of(cell), int(value))
        _TERMS[key] = term
    return term


def _standing(s: FeurioState, areas_now: list[AreaView]) -> list[int]:
    """FE-SCORE-7: the totals of all seats, from the areas that are shown."""
    totals = [0] * int(s.players)
    for area in areas_now:
        if area.seat is not None:
            totals[area.seat] += area.value
    return totals


def _hand(s: FeurioState, seat: i64) -> dict[str, int]:
    hand: dict[str, int] = {}
    for colour in range(i64(4)):
        if s.in_hand(seat, colour) > 0:
            hand[COLOURS[colour]] = int(s.in_hand(seat, colour))
    return hand


def _in_box(s: FeurioState, colour: i64) -> int:
    """FE-INFO-1: men given up follow from what is on the table."""
    count = MEN_PER_COLOUR - goal.men_placed(s, colour)
    for seat in range(s.players):
        count -= s.in_hand(seat, colour)
    return int(count)


def _unseen(s: FeurioState, seat: i64, knows_drawn: bool) -> dict[str, int]:
    """FE-INFO-2, FE-INFO-3: six of each value less what this seat has seen."""
    counts = {str(value): int(COPIES) for value in range(1, 7)}
    for tile in range(s.tiles):
        if may_know_tile(s, tile, seat):
            counts[str(s.tile_value[tile])] -= 1
    if knows_drawn:
        counts[str(s.drawn)] -= 1
    return counts


def _areas(s: FeurioState, found: list[list[areas.Area]]) -> list[AreaView]:
    return [_area(s, area) for of_colour in found for area in of_colour]


def _area(s: FeurioState, area: areas.Area) -> AreaView:
    whose = int(owner(s.players, area.colour))
    return fill_area(
        colour=COLOURS[area.colour],
        seat=whose if whose >= 0 else None,
        cells=[name_of(cell) for cell in sorted(area.cells)],
        sum=int(area.total),
        water=int(area.divisor) if area.divisor else None,
        water_cells=[name_of(cell) for cell in areas.water_cells(s, area)],
        value=int(area.value(s.round_up)),
    )


def _goal(s: FeurioState, found: list[list[areas.Area]]) -> list[GoalView]:
    """In the games with a goal: how far each colour is (FE-SOLO-4, FE-COOP-2)."""
    if s.mode == codes.SCORED:
        return []
    goals: list[GoalView] = []
    for colour in range(i64(4)):
        own = found[colour]
        placed = goal.men_placed(s, colour)
        goals.append(
            fill_goal(
                colour=COLOURS[colour],
                placed=int(placed),
                is_all_placed=placed == MEN_PER_COLOUR,
                areas=len(own),
                is_one_area=len(own) == 1,
                has_open_one=any(area.divisor == 1 for area in own),
                lack=goal.lack_of(placed, own),
            )
        )
    return goals
