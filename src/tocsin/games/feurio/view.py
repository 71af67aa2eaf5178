"""What a seat or a spectator may know of a forest (FE-INFO), built field by field."""

from typing import TypedDict

from mypy_extensions import i64

from tocsin.games.feurio.forest import (
    COLOURS,
    COPIES,
    LAY,
    MEN_PER_COLOUR,
    OVER,
    PHASES,
    SCORED,
    SPACES,
    Forest,
    column,
    men_of,
    row,
)
from tocsin.games.feurio.goal import missing
from tocsin.games.feurio.scoring import totals
from tocsin.games.feurio.spread import hottest


class TileView(TypedDict):
    """One tile; `value` is None for a firebreak the viewer did not lay."""

    cell: str
    q: int
    r: int
    value: int | None
    laid_face_down_by: int | None
    spaces: int
    free_sides: int
    men: dict[str, int]


class CandidateView(TypedDict):
    """One cell where the fire may spread to."""

    cell: str
    q: int
    r: int
    heat: int
    is_hottest: bool


class FeurioView(TypedDict):
    """Everything a seat may know."""

    game: str
    seat: int
    turn: int
    phase: str
    actor: int
    active_seat: int
    drawn: int | None
    has_drawn: bool
    tiles: list[TileView]
    candidates: list[CandidateView]
    hands: list[dict[str, int]]
    box: dict[str, int]
    pile: int
    unseen: dict[str, int]
    passes: int
    standing: list[int]
    lacking: dict[str, str]


def may_know_tile(forest: Forest, tile: i64, seat: i64) -> bool:
    """FE-INFO-3, FE-INFO-6: face up, laid by this seat, or the play is over."""
    hider = forest.tile_hider[tile] - 1
    return hider < 0 or hider == seat or forest.phase == OVER


def may_know_drawn(forest: Forest, seat: i64) -> bool:
    """FE-INFO-4: with firebreaks in use a drawn tile is private until it lies face up."""
    return not forest.firebreaks or forest.seat == seat


def build_view(forest: Forest, seat: i64) -> FeurioView:
    """The view of one seat; a spectator is a seat that laid nothing."""
    knows_drawn = forest.phase == LAY and may_know_drawn(forest, seat)
    return FeurioView(
        game="feurio",
        seat=int(seat),
        turn=int(forest.turn),
        phase=PHASES[forest.phase],
        actor=int(forest.actor),
        active_seat=int(forest.seat),
        drawn=int(forest.drawn) if knows_drawn else None,
        has_drawn=forest.phase == LAY,
        tiles=[_tile(forest, forest.order[i], seat) for i in range(forest.tiles)],
        candidates=_candidates(forest),
        hands=[_hand(forest, number) for number in range(forest.players)],
        box={COLOURS[colour]: _in_box(forest, colour) for colour in range(i64(4))},
        pile=int(forest.pile_size),
        unseen=_unseen(forest, seat, knows_drawn),
        passes=int(forest.passes),
        standing=totals(forest) if forest.mode == SCORED else [],
        lacking=_lacking(forest),
    )


def _tile(forest: Forest, tile: i64, seat: i64) -> TileView:
    cell = forest.tile_cell[tile]
    value = forest.tile_value[tile]
    hidden = forest.is_hidden(tile)
    men = forest.tile_men[tile]
    return TileView(
        cell=f"{column(cell)},{row(cell)}",
        q=int(column(cell)),
        r=int(row(cell)),
        value=int(value) if may_know_tile(forest, tile, seat) else None,
        laid_face_down_by=int(forest.tile_hider[tile]) - 1 if hidden else None,
        spaces=0 if hidden else int(SPACES[value]),
        free_sides=int(forest.free_sides(tile)),
        men={COLOURS[c]: int(men_of(men, c)) for c in range(i64(4)) if men_of(men, c) > 0},
    )


def _candidates(forest: Forest) -> list[CandidateView]:
    best = hottest(forest)
    cells = sorted(forest.fringe_cell[i] for i in range(forest.fringe))
    return [
        CandidateView(
            cell=f"{column(cell)},{row(cell)}",
            q=int(column(cell)),
            r=int(row(cell)),
            heat=int(forest.heat(cell)),
            is_hottest=forest.heat(cell) == best,
        )
        for cell in cells
    ]


def _hand(forest: Forest, seat: i64) -> dict[str, int]:
    hand: dict[str, int] = {}
    for colour in range(i64(4)):
        if forest.hand[seat * 4 + colour] > 0:
            hand[COLOURS[colour]] = int(forest.hand[seat * 4 + colour])
    return hand


def _in_box(forest: Forest, colour: i64) -> int:
    """FE-INFO-1: men given up follow from what is on the table."""
    count: i64 = MEN_PER_COLOUR
    for seat in range(forest.players):
        count -= forest.hand[seat * 4 + colour]
    for tile in range(forest.tiles):
        count -= men_of(forest.tile_men[tile], colour)
    return int(count)


def _unseen(forest: Forest, seat: i64, knows_drawn: bool) -> dict[str, int]:
    """FE-INFO-2, FE-INFO-3: six of each value less what this seat has seen."""
    counts = {str(value): int(COPIES) for value in range(1, 7)}
    for tile in range(forest.tiles):
        if may_know_tile(forest, tile, seat):
            counts[str(forest.tile_value[tile])] -= 1
    if knows_drawn:
        counts[str(forest.drawn)] -= 1
    return counts


def _lacking(forest: Forest) -> dict[str, str]:
    """In the games with a goal: what each colour still lacks."""
    if forest.mode == SCORED:
        return {}
    return {COLOURS[colour]: missing(forest, colour) for colour in range(i64(4))}
