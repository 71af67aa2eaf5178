"""Filling the view of the team, field by field (TI-INFO-1, TI-INFO-2, TI-INFO-3).

Nothing is decided that nobody has seen, so every seat and a spectator know the same. TI-INFO-4,
TI-INFO-5: what was seen is remembered; whether a discard lies open is said beside its cards.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.filling import filler
from tocsin.games.titanic.actions import move, place, swap
from tocsin.games.titanic.face.view import (
    CardView,
    GroupView,
    LineView,
    MoveView,
    PileView,
    PlacementView,
    ScorePart,
    SeatView,
    SplitShare,
    SplitView,
    StepView,
    TitanicView,
)
from tocsin.games.titanic.rules import odds, placing, scoring
from tocsin.games.titanic.table import booklet, codes, crew, heaps, passengers, phases, places, sets
from tocsin.games.titanic.table.state import TitanicState

fill_view: Final = filler(TitanicView)
fill_line: Final = filler(LineView)
fill_group: Final = filler(GroupView)
fill_seat: Final = filler(SeatView)
fill_pile: Final = filler(PileView)
fill_move: Final = filler(MoveView)
fill_placement: Final = filler(PlacementView)
fill_step: Final = filler(StepView)


def build_view(s: TitanicState, seat: i64) -> TitanicView:
    """The view of a seat, which is the view of the team (TI-INFO-1)."""
    pages = s.setup.booklet
    page = int(s.page)
    flooded = pages.flooded(page)
    next_deck = pages.floods_next(page)
    return fill_view(
        game="titanic",
        seat=int(seat),
        turn=int(s.turn),
        phase=phases.NAMES[s.phase],
        actor=int(s.actor),
        active_seat=int(s.seat),
        page=page,
        number=int(pages.numbers[page]),
        clock=pages.clocks[page],
        flooded=flooded,
        floods_next=places.NAMES[next_deck] if next_deck >= 0 else None,
        seats=[_seat(s, number) for number in range(s.setup.players)],
        lines=[_line(s, line, flooded) for line in range(places.LINES_N)],
        groups=[_group(s, group) for group in range(places.GROUPS_N)],
        pile=_pile(s),
        discard=int(sets.count(s.discard)),
        discard_cards=passengers.names_in(s.discard),
        discard_open=s.phase == phases.COME_BACK_PLACE,
        action_pile=int(heaps.size(s.action_pile)),
        action_pile_cards=heaps.names_in(s.action_pile),
        action_discard=int(heaps.size(s.action_discard)),
        action_discard_cards=heaps.names_in(s.action_discard),
        action_discard_open=s.phase == phases.TAKE_B,
        unseen=_unseen(s),
        unseen_cards=passengers.names_in(s.unseen),
        split=[_split(s, pool) for pool in range(s.splits.pools_n)],
        moves=_moves(s),
        step=_step(s),
        saved=int(s.saved),
        survivors=int(scoring.survivors(s)),
        score=int(scoring.score(s)),
        page_points=int(scoring.page_points(s)),
        anchor_points=int(scoring.anchor_points(s)),
        score_parts=_score_parts(s),
        ending=phases.ENDINGS[s.ending] if s.phase == phases.OVER else None,
    )


def _card(s: TitanicState, card: i64) -> CardView:
    if card < passengers.CARDS:
        return _CARDS[card]
    return _describe(card, s.name_of(card), s.mystery[card - passengers.MYSTERY])


def _describe(card: i64, name: str, kind: i64) -> CardView:
    is_real = card < passengers.CARDS
    return CardView(
        card=name,
        passenger_class=passengers.CLASSES[passengers.class_of(kind)],
        number=int(passengers.number_of(kind)),
        anchor=is_real and card & 1 == 1,
        mystery=not is_real,
    )


# Records never change, so every passenger needs only one.
_CARDS: Final[list[CardView]] = [
    _describe(card, passengers.write_card(card), card >> 1) for card in range(passengers.CARDS)
]


def _line(s: TitanicState, line: i64, flooded: list[int]) -> LineView:
    run = s.cards_of(s.run[line], s.run_low[line], s.run_length[line])
    run.reverse()
    possible: i64 = 0
    for pool in range(s.splits.pools_n):
        for row in range(s.splits.rows_n):
            if s.splits.in_line(row, pool, line) > 0:
                possible |= s.splits.pools[pool]
    unseen = odds.unseen_in(s, line, 0)
    for row in range(i64(1), s.splits.rows_n):
        unseen = min(unseen, odds.unseen_in(s, line, row))
    dry: int | None = None
    if line < places.BOAT:
        dry = s.setup.booklet.compartments[line] - flooded[line]
    return fill_line(
        place=places.NAMES[line],
        usable=s.phase >= phases.LAYOUT and s.is_usable(line),
        lost=line < s.decks_lost,
        dry=dry,
        hidden=int(s.hidden[line]),
        known=passengers.names_in(s.known[line]),
        possible=passengers.names_in(possible),
        unseen=int(unseen),
        visible=[_card(s, card) for card in run],
    )


def _group(s: TitanicState, group: i64) -> GroupView:
    top = s.group_top[group]
    base = passengers.lifeboat_of(group >> 1)
    highest = passengers.highest_of(group >> 1)
    cards = s.group[group]
    anchored = [at + 1 for at in range(highest) if cards & bit(2 * (base + at) + 1)]
    return fill_group(
        place=places.GROUPS[group],
        passenger_class=passengers.CLASSES[group >> 1],
        top=int(top),
        wants=int(top) + 1 if top < highest else None,
        cards=[_card(s, card) for card in s.cards_of(cards, base, top)],
        used=passengers.names_in(cards & s.series_used & passengers.ALL),
        anchors=[int(number) for number in anchored],
        longest_anchors=int(scoring.longest_anchors(s, group)),
    )


def _seat(s: TitanicState, seat: i64) -> SeatView:
    member = s.crew[seat]
    return fill_seat(
        seat=int(seat),
        crew=crew.NAMES[member] if member >= 0 else None,
        actions=heaps.names_in(s.hand[seat]),
        rescue_max=int(crew.RESCUE_MAX[member]) if member >= 0 else 0,
        compensation=int(crew.COMPENSATION[member]) if member >= 0 else 0,
        is_active=seat == s.seat and s.turn > 0 and s.phase != phases.OVER,
    )


def _pile(s: TitanicState) -> PileView:
    return fill_pile(
        size=int(s.pile_size()),
        top=[passengers.write_card(s.pile_top[i]) for i in range(i64(len(s.pile_top)))],
        middle=int(s.hidden[places.PILE]),
        known=passengers.names_in(s.known[places.PILE]),
        bottom=[passengers.write_card(s.pile_bottom[i]) for i in range(i64(len(s.pile_bottom)))],
    )


_NUMBERS: Final[list[str]] = [str(number) for number in range(1, 18)]


def _unseen(s: TitanicState) -> dict[str, dict[str, int]]:
    """TI-INFO-4: how many cards of each class and number nobody has seen yet."""
    found: dict[str, dict[str, int]] = {}
    for klass in range(i64(2)):
        pairs = s.unseen >> (2 * passengers.lifeboat_of(klass))
        counts: dict[str, int] = {}
        for at in range(passengers.highest_of(klass)):
            counts[_NUMBERS[at]] = int((pairs & 1) + (pairs >> 1 & 1))
            pairs >>= 2
        found[passengers.CLASSES[klass]] = counts
    return found


def _split(s: TitanicState, pool: i64) -> SplitView:
    """TI-KNOW-2, TI-KNOW-7: cards seen before a Same Lines!, and where they can be."""
    known = s.splits
    total = known.total() * int(sets.count(known.pools[pool]))
    shares: list[SplitShare] = []
    for line in range(places.LINES_N):
        weight = 0
        for row in range(known.rows_n):
            weight += known.weights[row] * int(known.in_line(row, pool, line))
        if weight:
            shares.append(SplitShare(places.NAMES[line], (2000 * weight + total) // (2 * total)))
    return SplitView(
        cards=passengers.names_in(known.pools[pool]),
        lines=[share.line for share in shares],
        shares=shares,
    )


def _moves(s: TitanicState) -> list[MoveView]:
    """Which passengers can move now, and where (TI-MOVE-1)."""
    if s.phase != phases.TURN or s.actor != s.seat:
        return []
    listing = s.copy()
    listing.offers_n = 0
    move.offer(listing)
    found: list[MoveView] = []
    for i in range(listing.offers_n):
        code = listing.offers[i]
        source = codes.move_source(code)
        many = codes.move_many(code)
        found.append(
            fill_move(
                places.NAMES[source],
                places.NAMES[codes.move_place(code)],
                int(many),
                s.run_names(source, many),
            )
        )
    return found


def _step(s: TitanicState) -> StepView:
    settled = s.phase > phases.LAYOUT and s.uncovered == 0 and s.looked_line < 0
    fits = place.to_place(s) & placing.fitting(s) if settled else i64(0)
    is_swap = s.phase == phases.SWAP
    kinds = [kind for kind in range(passengers.KINDS) if is_swap and swap.refused(s, kind) == 0]
    gives = s.phase == phases.GIVE
    return fill_step(
        resolving=heaps.NAMES[s.resolving] if s.resolving >= 0 else None,
        drawn=passengers.names_in(s.drawn),
        fitting=passengers.names_in(fits),
        placements=_placements(s, fits),
        to_draw=int(s.to_draw),
        line=places.NAMES[s.looked_line] if s.looked_line >= 0 else None,
        turns_up=places.NAMES[sets.lowest(s.uncovered)] if s.uncovered else None,
        offered=heaps.names_in(s.loose_actions),
        gives=heaps.NAMES[heaps.first_in(s.loose_actions)] if gives else None,
        swaps=[passengers.write_kind(kind) for kind in kinds],
        may_stop=s.phase == phases.PLACE and s.placed,
        latimer_owed=int(s.latimer_owed),
        pitman_owed=s.pitman_owed,
    )


def _placements(s: TitanicState, fits: i64) -> list[PlacementView]:
    """TI-GEN-8: where each of the cards that fit may go, while one is to be placed."""
    found: list[PlacementView] = []
    if s.phase == phases.PLACE or s.phase in (phases.COME_ON_PLACE, phases.COME_BACK_PLACE):
        for card in sets.listed(fits):
            where = [at for at in range(places.PLACES_N) if place.refused(s, card, at) == 0]
            names = [places.NAMES[at] for at in where]
            found.append(fill_placement(passengers.write_card(card), names))
    return found


def _parts(part: str, of: str, rule: str, most: int) -> list[ScorePart]:
    return [ScorePart(part, of, points, rule) for points in range(most + 1)]


# Records never change, so each term needs only one for every number of points.
_SURVIVORS: Final[list[list[ScorePart]]] = [
    _parts("survivors", places.GROUPS[group], "TI-SCORE-1", int(passengers.highest_of(group >> 1)))
    for group in range(places.GROUPS_N)
]
_PAGE: Final[list[ScorePart]] = _parts("page", "page", "TI-SCORE-2", booklet.PAGES_MAX)
_ANCHORS: Final[list[list[ScorePart]]] = [
    _parts("anchors", passengers.CLASSES[klass], "TI-SCORE-3", int(passengers.highest_of(klass)))
    for klass in range(i64(2))
]


def _score_parts(s: TitanicState) -> list[ScorePart]:
    """TI-SCORE-1: every term of the score with its rule; together they are the score."""
    found = [_SURVIVORS[group][s.group_top[group]] for group in range(places.GROUPS_N)]
    found.append(_PAGE[scoring.page_points(s)])
    for klass in range(i64(2)):
        found.append(_ANCHORS[klass][scoring.class_anchors(s, klass)])
    return found
