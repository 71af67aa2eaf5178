"""What a seat or a spectator may know of a forest (FE-INFO-1), as typed records; see `viewing`."""

# mypyc: off

from collections.abc import Mapping
from dataclasses import dataclass

from tocsin.core.facts import Board, Record, View


@dataclass(frozen=True, slots=True)
class StartCell(Record):
    """Where a start tile is laid."""

    cell: str
    q: int
    r: int


@dataclass(frozen=True, slots=True)
class FeurioBoard(Board):
    """What never changes: who plays with which colours, and what a tile of each value holds."""

    game: str
    players: int
    mode: str
    firebreaks: bool
    rounding: str
    colours: list[str]
    # The seat each colour belongs to; None for the reinforcements of three players.
    owners: dict[str, int | None]
    copies: int
    spaces: dict[str, int]
    men_per_colour: int
    start_cells: list[StartCell]


@dataclass(frozen=True, slots=True)
class TileView(Record):
    """One tile; `value` is None for a firebreak the viewer did not lay.

    `room` is how many more men it takes: spaces, free sides and men there considered.
    """

    cell: str
    q: int
    r: int
    value: int | None
    laid_face_down_by: int | None
    spaces: int
    free_sides: int
    room: int
    men: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class HeatTerm(Record):
    """One of the tiles whose values add up to the heat of a cell."""

    cell: str
    value: int


@dataclass(frozen=True, slots=True)
class CandidateView(Record):
    """One cell where the fire may spread to, with the terms of its heat."""

    cell: str
    q: int
    r: int
    heat: int
    terms: tuple[HeatTerm, ...]
    is_hottest: bool


@dataclass(frozen=True, slots=True)
class AreaView(Record):
    """One area of a colour: its sum divided by its water, the lowest tile with a free side.

    `water` is None where the fire has closed every side; then the area is worth nothing.
    """

    colour: str
    seat: int | None
    cells: list[str]
    sum: int
    water: int | None
    water_cells: list[str]
    value: int


@dataclass(frozen=True, slots=True)
class GoalView(Record):
    """How far a colour is in the games with a goal: its three checks, and what it lacks first."""

    colour: str
    placed: int
    is_all_placed: bool
    areas: int
    is_one_area: bool
    has_open_one: bool
    lack: str


@dataclass(frozen=True, slots=True)
class FeurioView(View):
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
    hottest: int
    hands: list[dict[str, int]]
    box: dict[str, int]
    pile: int
    unseen: dict[str, int]
    passes: int
    areas: list[AreaView]
    standing: list[int]
    goal: list[GoalView]
    # False once a common goal is surely out of reach; always true in a game for points.
    can_be_won: bool
