"""What the team knows (TI-INFO): one common state of information, built field by field.

Nothing is decided that nobody has seen, so every seat and a spectator know the same.
"""

from typing import TypedDict

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.games.titanic.actions import ACTIONS, heap_size, names_in
from tocsin.games.titanic.bits import both, count, listed
from tocsin.games.titanic.cards import (
    ALL,
    CARDS,
    CLASSES,
    MYSTERY,
    base_of,
    class_of,
    highest_of,
    number_of,
    write_card,
)
from tocsin.games.titanic.codes import move_many, move_place, move_source
from tocsin.games.titanic.crew import COMPENSATION, CREW, RESCUE_MAX
from tocsin.games.titanic.moving import offer_moves
from tocsin.games.titanic.placing import fitting, name_of
from tocsin.games.titanic.scoring import anchor_points, page_points, score, survivors
from tocsin.games.titanic.ship import (
    COME_BACK_PLACE,
    ENDINGS,
    GROUP,
    GROUPS_N,
    LAYOUT,
    LINES_N,
    OVER,
    PHASES,
    PILE,
    PLACES,
    TAKE_B,
    TURN,
    Ship,
)


class CardView(TypedDict):
    """A card on the table; a Mystery Passenger has `mystery` set and no anchor."""

    card: str
    passenger_class: str
    number: int
    anchor: bool
    mystery: bool


class LineView(TypedDict):
    """A line: hidden cards first, then the visible run up to the free end."""

    place: str
    usable: bool
    hidden: int
    known: list[str]
    visible: list[CardView]


class GroupView(TypedDict):
    """A survivor group from 1 up; `used` lists anchors that were in a series of Latimer's."""

    place: str
    passenger_class: str
    top: int
    cards: list[CardView]
    used: list[str]


class SeatView(TypedDict):
    """A crew member and the Action cards in front of that player."""

    seat: int
    crew: str | None
    actions: list[str]
    rescue_max: int
    compensation: int


class PileView(TypedDict):
    """The passenger pile: known places at both ends, the rest in no order."""

    size: int
    top: list[str]
    middle: int
    known: list[str]
    bottom: list[str]


class SplitView(TypedDict):
    """Cards that lie in one of several lines; `odds` are weights of the ways they can lie."""

    cards: list[str]
    lines: list[str]


class MoveView(TypedDict):
    """One thing that can be moved now."""

    source: str
    place: str
    many: int
    cards: list[str]


class StepView(TypedDict):
    """What is being resolved."""

    resolving: str | None
    drawn: list[str]
    fitting: list[str]
    to_draw: int
    line: str | None
    offered: list[str]


class TitanicView(TypedDict):
    """Everything the team knows."""

    game: str
    seat: int
    turn: int
    phase: str
    actor: int
    active_seat: int
    page: int
    pages: int
    number: int
    clock: str
    flooded: list[int]
    compartments: list[int]
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
    survivors: int
    score: int
    page_points: int
    anchor_points: int
    ending: str | None


def build_view(ship: Ship, seat: i64) -> TitanicView:
    """The view of a seat, which is the view of the team (TI-INFO-1)."""
    booklet = ship.charter.booklet
    page = int(ship.page)
    return TitanicView(
        game="titanic",
        seat=int(seat),
        turn=int(ship.turn),
        phase=PHASES[ship.phase],
        actor=int(ship.actor),
        active_seat=int(ship.seat),
        page=page,
        pages=int(booklet.pages),
        number=int(booklet.number[page]),
        clock=booklet.clocks[page],
        flooded=booklet.flooded(page),
        compartments=list(booklet.compartments),
        seats=[_seat(ship, number) for number in range(ship.charter.players)],
        lines=[_line(ship, line) for line in range(LINES_N)],
        groups=[_group(ship, group) for group in range(GROUPS_N)],
        pile=_pile(ship),
        discard=int(count(ship.discard)),
        discard_cards=_names(ship.discard),
        discard_open=ship.phase == COME_BACK_PLACE,
        action_pile=int(heap_size(ship.action_pile)),
        action_pile_cards=names_in(ship.action_pile),
        action_discard=int(heap_size(ship.action_discard)),
        action_discard_cards=names_in(ship.action_discard),
        action_discard_open=ship.phase == TAKE_B,
        unseen=_unseen(ship),
        unseen_cards=_names(ship.fresh),
        split=_split(ship),
        moves=_moves(ship),
        step=_step(ship),
        survivors=int(survivors(ship)),
        score=int(score(ship)),
        page_points=int(page_points(ship)),
        anchor_points=int(anchor_points(ship)),
        ending=ENDINGS[ship.ending] if ship.phase == OVER else None,
    )


def _names(cards: i64) -> list[str]:
    return [write_card(card) for card in listed(cards)]


def _card(ship: Ship, card: i64) -> CardView:
    kind = card >> 1 if card < CARDS else ship.mystery[card - MYSTERY]
    return CardView(
        card=name_of(ship, card),
        passenger_class=CLASSES[class_of(kind)],
        number=int(number_of(kind)),
        anchor=card < CARDS and card & 1 == 1,
        mystery=card >= CARDS,
    )


def cards_of(ship: Ship, cards: i64, low: i64, many: i64) -> list[i64]:
    """The cards of a run or group from its lowest kind up, stand-ins included."""
    found: list[i64] = []
    for kind in range(low, low + many):
        if cards & bit(2 * kind):
            found.append(2 * kind)
        elif cards & bit(2 * kind + 1):
            found.append(2 * kind + 1)
        else:
            found.append(MYSTERY + class_of(kind))
    return found


def _line(ship: Ship, line: i64) -> LineView:
    run = cards_of(ship, ship.run[line], ship.low[line], ship.length[line])
    run.reverse()
    return LineView(
        place=PLACES[line],
        usable=ship.phase >= LAYOUT and ship.is_usable(line),
        hidden=int(ship.hidden[line]),
        known=_names(ship.known[line]),
        visible=[_card(ship, card) for card in run],
    )


def _group(ship: Ship, group: i64) -> GroupView:
    top = ship.group_top[group]
    cards = cards_of(ship, ship.group[group], base_of(group >> 1), top)
    return GroupView(
        place=PLACES[GROUP + group],
        passenger_class=CLASSES[group >> 1],
        top=int(top),
        cards=[_card(ship, card) for card in cards],
        used=_names(ship.group[group] & ship.used & ALL),
    )


def _seat(ship: Ship, seat: i64) -> SeatView:
    member = ship.crew[seat]
    return SeatView(
        seat=int(seat),
        crew=CREW[member] if member >= 0 else None,
        actions=names_in(ship.hand[seat]),
        rescue_max=int(RESCUE_MAX[member]) if member >= 0 else 0,
        compensation=int(COMPENSATION[member]) if member >= 0 else 0,
    )


def _pile(ship: Ship) -> PileView:
    return PileView(
        size=int(ship.pile_size()),
        top=[write_card(ship.top[i]) for i in range(i64(len(ship.top)))],
        middle=int(ship.hidden[PILE]),
        known=_names(ship.known[PILE]),
        bottom=[write_card(ship.bottom[i]) for i in range(i64(len(ship.bottom)))],
    )


def _unseen(ship: Ship) -> dict[str, dict[str, int]]:
    """TI-INFO-4: how many cards of each class and number nobody has seen yet."""
    found: dict[str, dict[str, int]] = {}
    for whose in range(i64(2)):
        base = base_of(whose)
        found[CLASSES[whose]] = {
            str(at + 1): int(count(ship.fresh & both(base + at))) for at in range(highest_of(whose))
        }
    return found


def _split(ship: Ship) -> list[SplitView]:
    """TI-KNOW-2: cards seen before a Same Lines!, and the lines they can be in."""
    found: list[SplitView] = []
    table = ship.table
    for pool in range(table.pools_n):
        lines = [
            PLACES[line]
            for line in range(LINES_N)
            if any(table.in_line(row, pool, line) > 0 for row in range(table.rows_n))
        ]
        found.append(SplitView(cards=_names(table.pools[pool]), lines=lines))
    return found


def _moves(ship: Ship) -> list[MoveView]:
    """Which passengers can move now, and where (TI-MOVE)."""
    if ship.phase != TURN or ship.actor != ship.seat:
        return []
    listing = ship.copy()
    assert isinstance(listing, Ship)
    listing.offers_n = 0
    offer_moves(listing)
    found: list[MoveView] = []
    for i in range(listing.offers_n):
        code = listing.offers[i]
        source = move_source(code)
        many = move_many(code)
        cards = cards_of(ship, ship.run[source], ship.low[source], many)
        cards.reverse()
        found.append(
            MoveView(
                source=PLACES[source],
                place=PLACES[move_place(code)],
                many=int(many),
                cards=[name_of(ship, card) for card in cards],
            )
        )
    return found


def _step(ship: Ship) -> StepView:
    fits = ship.drawn
    if ship.phase == COME_BACK_PLACE:
        fits = ship.discard
    settled = ship.phase > LAYOUT and ship.bare == 0 and ship.line < 0
    return StepView(
        resolving=ACTIONS[ship.resolving] if ship.resolving >= 0 else None,
        drawn=_names(ship.drawn),
        fitting=_names(fits & fitting(ship)) if settled else [],
        to_draw=int(ship.to_draw),
        line=PLACES[ship.line] if ship.line >= 0 else None,
        offered=names_in(ship.offered),
    )
