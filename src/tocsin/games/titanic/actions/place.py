"""Placing a passenger from the hand, the pile or the discard.

TI-RESCUE-4; Murdoch goes on (TI-CREW-MURDOCH-1, TI-CREW-MURDOCH-2); Come On! and Come Back! place
one by the same conditions (TI-ACT-GEN-5, TI-ACT-COMEON-1, TI-ACT-COMEBACK-1). TI-ACT-MYSTERY-7:
taking the place of a stand-in counts, so a rescue that can do only that must.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.games.titanic.actions import moment
from tocsin.games.titanic.face import move_text
from tocsin.games.titanic.rules import knowledge, placing, rescue_outcome
from tocsin.games.titanic.table import codes, crew, due, kinds, passengers, phases, places, sets
from tocsin.games.titanic.table.state import TitanicState, state_of

# Rows 61 to 72 are the obstacles of `placing`; those of lines are one here.
NOT_IN_DISCARD: Final[i64] = 80
DISCARD_CLOSED: Final[i64] = 81
NOT_IN_PILE: Final[i64] = 82
NOT_DRAWN: Final[i64] = 83
DOES_NOT_FIT: Final[i64] = 84
DOES_NOT_FIT_BY_CARD: Final[i64] = 85
DISCARD_CLOSED_IN_TURN: Final[i64] = 86
ROWS: Final[list[Row]] = [
    *placing.ROWS,
    Row(60, "nothing-to-place-now", "TI-RESCUE-3"),
    Row(80, "not-in-the-discard", "TI-ACT-COMEBACK-1", card=kinds.PASSENGER, place=kinds.PLACE),
    Row(81, "discard-is-closed", "TI-DECK-10", card=kinds.PASSENGER, place=kinds.PLACE),
    Row(82, "not-in-the-pile", "TI-ACT-COMEON-1", card=kinds.PASSENGER, place=kinds.PLACE),
    Row(83, "not-drawn", "TI-RESCUE-4", card=kinds.ANY_CARD, place=kinds.PLACE),
    Row(84, "does-not-fit", "TI-GEN-8", card=kinds.PASSENGER, place=kinds.PLACE),
    Row(85, "does-not-fit", "TI-ACT-GEN-5", card=kinds.PASSENGER, place=kinds.PLACE),
    Row(86, "discard-is-closed", "TI-DECK-10", card=kinds.PASSENGER),
]


def to_place(s: TitanicState) -> i64:
    """TI-ACT-COMEBACK-1: the cards to choose from are the discard, else those in hand."""
    return s.discard if s.phase == phases.COME_BACK_PLACE else s.drawn


def refused(s: TitanicState, card: i64, place: i64) -> i64:
    """TI-RESCUE-4, TI-GEN-8: one of the cards at hand, where it fits as things lie now."""
    if not (to_place(s) >> card) & 1:
        return _refused_card(s, card)
    no = placing.obstacle(s, card >> 1, place)
    if no == 0 or no < placing.NOT_OPENER or no > placing.NOT_A_LIFEBOAT:
        return no
    return DOES_NOT_FIT if s.phase == phases.PLACE else DOES_NOT_FIT_BY_CARD


def _refused_card(s: TitanicState, card: i64) -> i64:
    """TI-DECK-10: a card that is not at hand; discards are closed to all but Come Back!."""
    if s.phase == phases.COME_BACK_PLACE:
        return NOT_IN_DISCARD
    if (s.discard >> card) & 1:
        return DISCARD_CLOSED
    return NOT_IN_PILE if s.phase == phases.COME_ON_PLACE else NOT_DRAWN


def offer(s: TitanicState) -> None:
    """Every card at hand that fits somewhere (`placing.fitting`) with every place that takes it.

    `refused` is the slow twin for one card and place.
    """
    cards = to_place(s) & placing.fitting(s)
    while cards:
        card = sets.lowest(cards)
        cards &= cards - 1
        _offer_lines(s, card)
        _offer_boats(s, card)


def _offer_lines(s: TitanicState, card: i64) -> None:
    """TI-MOVE-2, TI-MOVE-3: on the next higher number, 13 and 17 on an empty line."""
    kind = card >> 1
    opens = passengers.is_opener(kind)
    for line in range(s.decks_lost, places.LINES_N):
        if s.run_length[line] > 0:
            if s.run_low[line] == kind + 1 and kind != passengers.F13:
                s.offer(codes.place_code(card, line))
        elif opens and line < places.BOAT:
            s.offer(codes.place_code(card, line))


def _offer_boats(s: TitanicState, card: i64) -> None:
    """TI-RESCUE-5: to the side, on a group, or in place of a stand-in."""
    kind = card >> 1
    klass = passengers.class_of(kind)
    below = kind - passengers.lifeboat_of(klass)
    if below == 0:
        if s.group_top[2 * klass + 1] == 0:
            s.offer(codes.place_code(card, places.SIDE))
    else:
        for group in range(2 * klass, 2 * klass + 2):
            if s.group_top[group] == below:
                s.offer(codes.place_code(card, places.GROUP + group))
    if s.mystery[klass] == kind:
        s.offer(codes.place_code(card, places.STAND_IN + klass))


def do(s: TitanicState, code: i64, journal: Journal | None) -> i64:
    """The card goes to its place; what was at hand beside it is put away."""
    card = codes.place_card(code)
    place = codes.place_place(code)
    if s.phase == phases.PLACE:
        return _place_drawn(s, card, place, journal)
    if s.phase == phases.COME_ON_PLACE:
        # TI-ACT-COMEON-1: the pile is shuffled without the card.
        knowledge.shuffle_into_pile(s, s.drawn & ~bit(card))
        s.drawn = 0
        _put(s, card, place, "TI-ACT-COMEON-1", journal)
    else:
        # TI-ACT-COMEBACK-1: the rest of the discard stays.
        s.discard &= ~bit(card)
        _put(s, card, place, "TI-ACT-COMEBACK-1", journal)
    return due.END_OF_ACT


def _place_drawn(s: TitanicState, card: i64, place: i64, journal: Journal | None) -> i64:
    """TI-RESCUE-4: place one and discard the rest; Murdoch may go on (TI-CREW-MURDOCH-2)."""
    s.drawn &= ~bit(card)
    _put(s, card, place, "TI-RESCUE-4", journal)
    if s.ending:
        return due.THE_SAME
    s.placed = True
    if s.is_seat_of(crew.MURDOCH) and s.drawn & placing.fitting(s):
        return due.THE_SAME
    rescue_outcome.discard_rest(s, journal)
    return due.END_OF_ACT


def _put(s: TitanicState, card: i64, place: i64, rule: str, journal: Journal | None) -> None:
    _tell_placed(card, place, rule, journal)
    placing.put(s, card, card >> 1, place, journal)


def _tell_placed(card: i64, place: i64, rule: str, journal: Journal | None) -> None:
    """Groups tell of their new member themselves."""
    if journal is None or places.BOAT < place < places.STAND_IN:
        return
    facts: dict[str, Arg] = {"card": passengers.write_card(card), "place": places.NAMES[place]}
    journal.tell("passenger-placed", "TI-ACT-MYSTERY-7" if place > places.BOAT else rule, facts)


class Place(moment.TitanicAction):
    """`place:f8>l2`."""

    def __init__(self) -> None:
        super().__init__(("place",), ROWS)

    def owns(self, code: i64) -> bool:
        return codes.is_place(code)

    def is_asked(self, s: TitanicState, code: i64) -> bool:
        return (
            moment.is_decided_in(s, phases.PLACE)
            or moment.is_decided_in(s, phases.COME_ON_PLACE)
            or moment.is_decided_in(s, phases.COME_BACK_PLACE)
        )

    def forbidden(self, s: TitanicState, code: i64) -> i64:
        return refused(s, codes.place_card(code), codes.place_place(code))

    def not_now(self, s: TitanicState, code: i64) -> i64:
        row = moment.why_not_now(s, code)
        if row == moment.NOT_IN_A_TURN and (s.discard >> codes.place_card(code)) & 1:
            return DISCARD_CLOSED_IN_TURN
        return row

    def facts(self, state: State, code: i64, row: i64) -> dict[str, Arg]:
        card = codes.place_card(code)
        place = codes.place_place(code)
        facts = placing.obstacle_facts(state_of(state), card >> 1, place)
        if row >= NOT_IN_DISCARD:
            facts["card"] = passengers.write_card(card)
        return facts

    def describe(self, state: State, code: i64) -> Description:
        s = state_of(state)
        card = passengers.write_card(codes.place_card(code))
        place = codes.place_place(code)
        rule = "TI-RESCUE-4"
        if s.phase == phases.COME_ON_PLACE:
            rule = "TI-ACT-COMEON-1"
        elif s.phase == phases.COME_BACK_PLACE:
            rule = "TI-ACT-COMEBACK-1"
        facts: dict[str, Arg] = {"card": card, "place": places.NAMES[place]}
        targets = (Target("card", card), moment.target_at(s, place))
        return Description(self.write(s, code), "place", rule, targets, args=facts)

    def write(self, state: State, code: i64) -> str:
        card = passengers.write_card(codes.place_card(code))
        return f"place:{card}>{places.NAMES[codes.place_place(code)]}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        card = move_text.read_card_after(reader, ":")
        reader.expect(">")
        return codes.place_code(card, move_text.read_place(reader))

    def is_meant(self, state: State, code: i64) -> bool:
        """Is it in `every`, without making the list?"""
        return codes.place_place(code) < places.PLACES_N

    def every(self, state: State) -> list[int]:
        found: list[int] = []
        for card in range(passengers.CARDS):
            found += [int(codes.place_code(card, at)) for at in range(places.PLACES_N)]
        return found
