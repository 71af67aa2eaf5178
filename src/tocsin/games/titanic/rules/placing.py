"""Where a single passenger fits, and putting it there (TI-GEN-8).

A passenger drawn, found or moved goes by the same conditions. TI-MOVE-6: where both groups of a
class fit, whoever places chooses. TI-MOVE-7: anchors do not matter. TI-MOVE-11: nothing fits below
a lifeboat. TI-MOVE-12: it may also go on a 2. TI-RESCUE-5: so a lifeboat nearly always fits.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.core.refusing import Row
from tocsin.core.vocabulary import NUMBER
from tocsin.games.titanic.rules import stand_ins, survivors
from tocsin.games.titanic.table import kinds, passengers, places, sets
from tocsin.games.titanic.table.state import TitanicState

# Obstacles; rooms that refuse use them as rows of their tables.
LOST_DECK: Final[i64] = 61
NO_BOAT: Final[i64] = 62
NOT_OPENER: Final[i64] = 63
OTHER_CLASS: Final[i64] = 64
NOT_ONE_HIGHER: Final[i64] = 65
NOT_A_LIFEBOAT: Final[i64] = 66
TWO_GROUPS: Final[i64] = 67
NO_SUCH_GROUP: Final[i64] = 68
GROUP_OF_OTHER_CLASS: Final[i64] = 69
NOT_ONE_LOWER: Final[i64] = 70
NO_STAND_IN: Final[i64] = 71
STANDS_FOR_ANOTHER: Final[i64] = 72
ROWS: Final[list[Row]] = [
    Row(61, "deck-is-lost", "TI-FLOOD-7", line=kinds.PLACE),
    Row(62, "no-boat-on-the-table", "TI-ACT-BOAT-6"),
    Row(67, "two-groups-already", "TI-GEN-7", card=kinds.PASSENGER),
    Row(68, "no-such-group", "TI-GEN-7", card=kinds.PASSENGER, place=kinds.PLACE, top=NUMBER),
    Row(69, "classes-never-mix", "TI-MOVE-8", card=kinds.PASSENGER, place=kinds.PLACE, top=NUMBER),
    Row(70, "not-one-lower", "TI-MOVE-5", card=kinds.PASSENGER, place=kinds.PLACE, top=NUMBER),
    Row(71, "no-mystery-passenger-there", "TI-MOVE-15", place=kinds.PLACE),
    Row(
        72,
        "stands-for-another",
        "TI-ACT-MYSTERY-6",
        card=kinds.PASSENGER,
        stands_for=kinds.PASSENGER,
    ),
]


def obstacle(s: TitanicState, kind: i64, place: i64) -> i64:
    """TI-GEN-8: 0 if the place accepts a passenger of that class and number, else what is wrong.

    TI-MOVE-2, TI-MOVE-8: a line takes one lower of the same class; TI-MOVE-3: an empty one 13 and
    17. TI-FLOOD-7: a lost deck has no line; TI-ACT-BOAT-6: the boat is never an empty one.
    """
    if place <= places.BOAT:
        if place < s.decks_lost:
            return LOST_DECK
        if s.run_length[place] == 0:
            if place == places.BOAT:
                return NO_BOAT
            return i64(0) if passengers.is_opener(kind) else NOT_OPENER
        low = s.run_low[place]
        if low == kind + 1 and kind != passengers.F13:
            return 0
        is_of_class = passengers.class_of(low) == passengers.class_of(kind)
        return NOT_ONE_HIGHER if is_of_class else OTHER_CLASS
    return _obstacle_at_side(s, kind, place)


def _obstacle_at_side(s: TitanicState, kind: i64, place: i64) -> i64:
    """TI-MOVE-4, TI-GEN-7: a lifeboat starts a group; TI-MOVE-5: others go on one, one higher.

    TI-MOVE-15, TI-ACT-MYSTERY-6: or a passenger takes the place of its stand-in.
    """
    klass = passengers.class_of(kind)
    if place == places.SIDE:
        if not passengers.is_lifeboat(kind):
            return NOT_A_LIFEBOAT
        return TWO_GROUPS if s.group_top[2 * klass + 1] > 0 else i64(0)
    if place < places.STAND_IN:
        group = place - places.GROUP
        top = s.group_top[group]
        if top == 0:
            return NO_SUCH_GROUP
        if group >> 1 != klass:
            return GROUP_OF_OTHER_CLASS
        return i64(0) if kind - passengers.lifeboat_of(klass) == top else NOT_ONE_LOWER
    stands_for = s.mystery[place - places.STAND_IN]
    if stands_for < 0:
        return NO_STAND_IN
    return i64(0) if stands_for == kind else STANDS_FOR_ANOTHER


def fitting(s: TitanicState) -> i64:
    """TI-GEN-8: all passengers that some place accepts, at once; the slow twin is `obstacle`."""
    cards: i64 = 0
    for line in range(s.decks_lost, places.LINES_N):
        if s.run_length[line] > 0:
            below = s.run_low[line] - 1
            if below >= 0 and below != passengers.F13:
                cards |= sets.both(below)
        elif line < places.BOAT:
            cards |= passengers.OPENERS
    for klass in range(i64(2)):
        base = passengers.lifeboat_of(klass)
        highest = passengers.highest_of(klass)
        for group in range(2 * klass, 2 * klass + 2):
            top = s.group_top[group]
            if top < highest:
                cards |= sets.both(base + top)
        if s.mystery[klass] >= 0:
            cards |= sets.both(s.mystery[klass])
    return cards


def obstacle_facts(s: TitanicState, kind: i64, place: i64) -> dict[str, Arg]:
    """What the rows of obstacles tell of a class and number at a place."""
    facts: dict[str, Arg] = {
        "card": passengers.write_kind(kind),
        "place": places.NAMES[place],
        "line": places.NAMES[place],
    }
    if place <= places.BOAT:
        if s.run_length[place] > 0:
            facts["onto"] = passengers.write_kind(s.run_low[place])
    elif place >= places.STAND_IN:
        stands_for = s.mystery[place - places.STAND_IN]
        if stands_for >= 0:
            facts["stands_for"] = passengers.write_kind(stands_for)
    elif place >= places.GROUP:
        facts["top"] = int(s.group_top[place - places.GROUP])
    return facts


def put(s: TitanicState, card: i64, kind: i64, place: i64, journal: Journal | None) -> None:
    """Put one card where it is accepted: on a line, for a stand-in, at the side or in a group."""
    if place <= places.BOAT:
        s.run[place] |= bit(card)
        s.run_low[place] = kind
        s.run_length[place] += 1
    elif place >= places.STAND_IN:
        where = stand_ins.replace(s, card, place - places.STAND_IN, journal)
        if where >= places.GROUP:
            survivors.count_saved(s, card, where - places.GROUP, journal)
    else:
        group = place - places.GROUP
        if place == places.SIDE:
            group = 2 * passengers.class_of(kind)
            if s.group_top[group] > 0:
                group += 1
        survivors.save(s, card, group, journal)
