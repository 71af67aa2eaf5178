"""What the team knows of a play, and what never changes in it, as typed records; see `viewing`."""

# mypyc: off

from dataclasses import dataclass

from tocsin.core.facts import Board, Record, View


@dataclass(frozen=True, slots=True)
class DeckBoard(Record):
    """A deck from bow to stern: its compartments, its first passengers, the page it is lost on.

    `lost_on_page` is None for a deck that is never flooded; where it is the last page, the ship is
    lost with it.
    """

    place: str
    compartments: int
    passengers: int
    lost_on_page: int | None


@dataclass(frozen=True, slots=True)
class PageBoard(Record):
    """A page of the booklet: its number, its clock, flooded compartments, decks lost on it."""

    page: int
    number: int
    clock: str
    flooded: list[int]
    decks_lost: list[str]
    is_last: bool


@dataclass(frozen=True, slots=True)
class CrewBoard(Record):
    """A crew card: cards at the start, the limit of a rescue, cards after a failure.

    `action` is the act of its own that replaces the standard one (`seek`, `share`), else None.
    """

    crew: str
    start_cards: int
    rescue_max: int
    compensation: int
    players_min: int
    action: str | None


@dataclass(frozen=True, slots=True)
class ActionCardBoard(Record):
    """An Action card: how many there are, its rule, and whether it stays on the table."""

    card: str
    copies: int
    rule: str
    stays: bool


@dataclass(frozen=True, slots=True)
class ClassBoard(Record):
    """A class of passengers: two cards of each number, one of them with an anchor."""

    passenger_class: str
    letter: str
    highest: int
    groups: list[str]


@dataclass(frozen=True, slots=True)
class TitanicBoard(Board):
    """What never changes during a play."""

    game: str
    players: int
    layout: str
    mystery_never_lifeboat: bool
    decks: list[DeckBoard]
    pages: list[PageBoard]
    crew: list[CrewBoard]
    action_cards: list[ActionCardBoard]
    classes: list[ClassBoard]
    passengers: int
    historical_score: int


@dataclass(frozen=True, slots=True)
class CardView(Record):
    """A card on the table; a Mystery Passenger has `mystery` set and no anchor."""

    card: str
    passenger_class: str
    number: int
    anchor: bool
    mystery: bool


@dataclass(frozen=True, slots=True)
class LineView(Record):
    """A line: hidden cards first, then the visible run up to the free end.

    `known` certainly lie hidden there, `possible` may (they lie here or in another line);
    `unseen` says how many of the hidden ones are sure to be cards that nobody has seen.
    `dry` counts the compartments that are not flooded yet, None for the boat.
    """

    place: str
    usable: bool
    lost: bool
    dry: int | None
    hidden: int
    known: list[str]
    possible: list[str]
    unseen: int
    visible: list[CardView]


@dataclass(frozen=True, slots=True)
class GroupView(Record):
    """A survivor group from 1 up; `used` lists anchors that were in a series of Latimer's.

    `anchors` are the numbers with an anchor, `longest_anchors` the longest row of them; `wants` is
    the number that goes on top next, None when the group is full.
    """

    place: str
    passenger_class: str
    top: int
    wants: int | None
    cards: list[CardView]
    used: list[str]
    anchors: list[int]
    longest_anchors: int


@dataclass(frozen=True, slots=True)
class SeatView(Record):
    """A crew member and the Action cards in front of that player."""

    seat: int
    crew: str | None
    actions: list[str]
    rescue_max: int
    compensation: int
    is_active: bool


@dataclass(frozen=True, slots=True)
class PileView(Record):
    """The passenger pile: known places at both ends, the rest in no order."""

    size: int
    top: list[str]
    middle: int
    known: list[str]
    bottom: list[str]


@dataclass(frozen=True, slots=True)
class SplitShare(Record):
    """How likely each card of a split pool lies in one line, in thousandths."""

    line: str
    permille: int


@dataclass(frozen=True, slots=True)
class SplitView(Record):
    """Cards that certainly lie in one of several lines, and how likely in which."""

    cards: list[str]
    lines: list[str]
    shares: list[SplitShare]


@dataclass(frozen=True, slots=True)
class MoveView(Record):
    """One thing that can be moved now."""

    source: str
    place: str
    many: int
    cards: list[str]


@dataclass(frozen=True, slots=True)
class PlacementView(Record):
    """A card that has to be placed, or may be, and where it fits."""

    card: str
    places: list[str]


@dataclass(frozen=True, slots=True)
class StepView(Record):
    """What is being resolved, and what there is to choose from.

    `turns_up` is the line whose free end chance shows next; `line` is one that is looked through.
    `placements` are the cards that fit with their places; `offered` the Action cards that wait for
    a choice; `swaps` what Lowe may exchange; `may_stop` is set when Murdoch may place no more.
    """

    resolving: str | None
    drawn: list[str]
    fitting: list[str]
    placements: list[PlacementView]
    to_draw: int
    line: str | None
    turns_up: str | None
    offered: list[str]
    gives: str | None
    swaps: list[str]
    may_stop: bool
    latimer_owed: int
    pitman_owed: bool


@dataclass(frozen=True, slots=True)
class ScorePart(Record):
    """One term of the score: the place or class it comes from, the points, and its rule."""

    part: str
    of: str
    points: int
    rule: str


@dataclass(frozen=True, slots=True)
class TitanicView(View):
    """Everything the team knows."""

    game: str
    seat: int
    turn: int
    phase: str
    actor: int
    active_seat: int
    page: int
    number: int
    clock: str
    flooded: list[int]
    floods_next: str | None
    seats: list[SeatView]
    lines: list[LineView]
    groups: list[GroupView]
    pile: PileView
    discard: int
    discard_cards: list[str]
    discard_open: bool
    action_pile: int
    action_pile_cards: list[str]
    action_discard: int
    action_discard_cards: list[str]
    action_discard_open: bool
    unseen: dict[str, dict[str, int]]
    unseen_cards: list[str]
    split: list[SplitView]
    moves: list[MoveView]
    step: StepView
    saved: int
    survivors: int
    score: int
    page_points: int
    anchor_points: int
    score_parts: list[ScorePart]
    ending: str | None
