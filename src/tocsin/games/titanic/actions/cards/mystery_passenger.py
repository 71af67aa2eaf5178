"""Mystery Passenger: a stand-in for one passenger of its class (TI-ACT-MYSTERY-1).

TI-ACT-MYSTERY-3: any number with a legal place, which never changes. TI-ACT-MYSTERY-4: it has no
anchor. How it is replaced or lost is in `rules/stand_ins`.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Arg, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.core.vocabulary import NUMBER
from tocsin.games.titanic.actions import moment
from tocsin.games.titanic.actions.cards import card
from tocsin.games.titanic.rules import placing
from tocsin.games.titanic.table import codes, due, heaps, kinds, passengers, places
from tocsin.games.titanic.table.state import TitanicState

NO_PLACE: Final[i64] = 10
TWO_GROUPS: Final[i64] = 11
NEVER_A_LIFEBOAT: Final[i64] = 12
ROWS: Final[list[Row]] = [
    *card.LINE_ROWS,
    Row(
        10,
        "no-place-for-that-class",
        "TI-ACT-MYSTERY-1",
        **{"class": NUMBER, "place": kinds.PLACE},
    ),
    Row(11, "two-groups-already", "TI-GEN-7", card=kinds.PASSENGER),
    Row(12, "never-a-lifeboat", "TI-ACT-MYSTERY-2", **{"class": NUMBER, "place": kinds.PLACE}),
]


def kind_at(s: TitanicState, klass: i64, place: i64) -> i64:
    """TI-ACT-MYSTERY-1: what the stand-in of a class would be at a place.

    Where it cannot be, minus the row that forbids it. TI-ACT-MYSTERY-2, TI-VAR-4: it may be a
    lifeboat unless an option forbids that.
    """
    base = passengers.lifeboat_of(klass)
    kind = base
    if place <= places.BOAT:
        no = card.refused_line(s, place)
        if no:
            return -no
        kind = passengers.opener_of(klass)
        if s.run_length[place] > 0:
            above = s.run_low[place]
            if passengers.class_of(above) != klass or above == base:
                return -NO_PLACE
            kind = above - 1
        elif place == places.BOAT:
            return -NO_PLACE
    elif place == places.SIDE:
        if s.group_top[2 * klass + 1] > 0:
            return -TWO_GROUPS
    else:
        group = place - places.GROUP
        top = s.group_top[group]
        if group >> 1 != klass or top == 0 or top == passengers.highest_of(klass):
            return -NO_PLACE
        kind = base + top
    return -NEVER_A_LIFEBOAT if kind == base and s.setup.never_lifeboat else kind


def refused(s: TitanicState, klass: i64, place: i64) -> i64:
    """TI-ACT-MYSTERY-1: a free legal place for a passenger of the class."""
    kind = kind_at(s, klass, place)
    return -kind if kind < 0 else i64(0)


def offer(s: TitanicState, owner: i64, klass: i64) -> None:
    """TI-ACT-GEN-2: every place that `refused` allows."""
    for place in range(s.decks_lost, places.STAND_IN):
        if refused(s, klass, place) == 0:
            s.offer(codes.play_code(owner, heaps.MYSTERY_FIRST + klass, place + 1))


def has_target(s: TitanicState, klass: i64) -> bool:
    """TI-ACT-GEN-2: is there any place for it?"""
    for place in range(s.decks_lost, places.STAND_IN):
        if refused(s, klass, place) == 0:
            return True
    return False


def do(s: TitanicState, klass: i64, place: i64, journal: Journal | None) -> i64:
    """TI-ACT-MYSTERY-1: the card goes where a passenger of that class and number could."""
    kind = kind_at(s, klass, place)
    s.mystery[klass] = kind
    s.resolving = -1
    _tell(klass, kind, place, journal)
    placing.put(s, passengers.MYSTERY + klass, kind, place, journal)
    return due.END_OF_ACT


def _tell(klass: i64, kind: i64, place: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    journal.tell(
        "mystery-passenger-placed",
        "TI-ACT-MYSTERY-1",
        {
            "class": int(klass) + 1,
            "number": int(passengers.number_of(kind)),
            "place": places.NAMES[place],
        },
    )


class MysteryPassenger(card.ActionCard):
    """`play:mystery-first>gf1`; the target is the place plus one."""

    def __init__(self) -> None:
        super().__init__("TI-ACT-MYSTERY-1", (), ROWS)

    def has_target(self, s: TitanicState, name: i64) -> bool:
        return has_target(s, name - heaps.MYSTERY_FIRST)

    def refused(self, s: TitanicState, name: i64, target: i64) -> i64:
        return refused(s, name - heaps.MYSTERY_FIRST, target - 1)

    def facts(self, s: TitanicState, name: i64, target: i64) -> dict[str, Arg]:
        klass = name - heaps.MYSTERY_FIRST
        place = places.NAMES[target - 1]
        kind = kind_at(s, klass, target - 1)
        return {
            "class": int(klass) + 1,
            "place": place,
            "line": place,
            "card": passengers.write_kind(passengers.lifeboat_of(klass)),
            "number": int(passengers.number_of(kind)) if kind >= 0 else 0,
        }

    def told(self) -> tuple[str, ...]:
        return ("place", "number")

    def targets(self, s: TitanicState, target: i64) -> list[Target]:
        return [moment.target_at(s, target - 1)]

    def write_target(self, target: i64) -> str:
        return places.NAMES[target - 1]

    def read_target(self, reader: Reader) -> i64:
        reader.expect(">")
        return reader.one_of(places.NAMES[: int(places.STAND_IN)], "stand-in-place") + 1

    def every_target(self) -> list[int]:
        return [int(place) + 1 for place in range(places.STAND_IN)]
