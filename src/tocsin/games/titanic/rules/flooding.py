"""Turning pages: compartments flood from the bow, lines flee to the next deck (TI-FLOOD-1).

TI-FLOOD-3: a partly flooded deck has no effect. TI-FLOOD-10, TI-ACT-BOAT-5: groups, pile, discard
and the Collapsible Boat are never touched.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.titanic.rules import endings, knowledge, stand_ins
from tocsin.games.titanic.table import passengers, places
from tocsin.games.titanic.table.state import TitanicState

# TI-FLOOD-2: what turns a page, and nothing else does. Only the first gives Action cards
# (TI-ACT-GEN-4).
FAILED_RESCUE: Final[i64] = 0
RESHUFFLE: Final[i64] = 1
COME_ON: Final[i64] = 2
COME_BACK: Final[i64] = 3
CAUSES: Final = ("failed-rescue", "reshuffle", "come-on", "come-back")
_RULES: Final = ("TI-RESCUE-6", "TI-DECK-2", "TI-ACT-COMEON-3", "TI-ACT-COMEBACK-2")


def turn_page(s: TitanicState, cause: i64, journal: Journal | None) -> None:
    """TI-FLOOD-1: one page on, one compartment flooded; the last page ends it all (TI-FLOOD-9)."""
    booklet = s.setup.booklet
    s.page += 1
    _tell_page(s, cause, journal)
    endings.check_ship_lost(s)
    if s.ending == 0:
        while s.decks_lost < booklet.decks_lost[s.page]:
            deck = s.decks_lost
            s.decks_lost = deck + 1
            flood(s, deck, journal)


def _tell_page(s: TitanicState, cause: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    number = int(s.setup.booklet.numbers[s.page])
    facts = {"page": int(s.page), "number": number, "cause": CAUSES[cause]}
    journal.tell("page-turned", _RULES[cause], facts)


def flood(s: TitanicState, deck: i64, journal: Journal | None) -> None:
    """TI-FLOOD-4, TI-FLOOD-6: the line of a lost deck is shuffled into that of the next.

    TI-FLOOD-5, TI-FLOOD-11: an empty line, or one of a stand-in only, leaves the next as it is.
    TI-FLOOD-8: deck 5 receives that of deck 4 like any other; deck 6 is never lost.
    """
    _tell_deck_lost(deck, journal)
    stand_ins.drop(s, deck, journal)
    if s.passengers_in(deck) == 0:
        s.clear_run(deck)
        return
    after = deck + 1
    stand_ins.drop(s, after, journal)
    seen = (s.run[deck] | s.run[after]) & passengers.ALL
    s.clear_run(deck)
    s.clear_run(after)
    knowledge.merge_lines(s, deck, after, seen)
    s.uncovered |= bit(after)
    _tell_fled(s, deck, journal)


def _tell_deck_lost(deck: i64, journal: Journal | None) -> None:
    """TI-FLOOD-7: from now on the deck has no line."""
    if journal is not None:
        journal.tell("deck-lost", "TI-FLOOD-7", {"line": places.NAMES[deck]})


def _tell_fled(s: TitanicState, deck: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    journal.tell(
        "line-fled",
        "TI-FLOOD-4",
        {
            "line": places.NAMES[deck],
            "next": places.NAMES[deck + 1],
            "cards": int(s.hidden[deck + 1]),
        },
    )
