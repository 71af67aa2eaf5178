"""Turning pages: compartments flood from the bow, lines flee to the next deck (TI-FLOOD)."""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.titanic.cards import ALL, MYSTERY
from tocsin.games.titanic.knowledge import merge_lines
from tocsin.games.titanic.ship import BOAT, PLACES, SHIP_LOST, Ship


def turn_page(ship: Ship, rule: str, journal: Journal | None) -> bool:
    """TI-FLOOD-1, TI-FLOOD-9: one page on; does the play go on?"""
    booklet = ship.charter.booklet
    ship.page += 1
    if journal is not None:
        number = int(booklet.number[ship.page])
        journal.tell("page-turned", rule, {"page": int(ship.page), "number": number})
    if ship.page == booklet.pages:
        ship.end(SHIP_LOST)
        return False
    while ship.lost < booklet.lost[ship.page]:
        deck = ship.lost
        ship.lost = deck + 1
        flood(ship, deck, journal)
    return True


def flood(ship: Ship, deck: i64, journal: Journal | None) -> None:
    """TI-FLOOD-4 to TI-FLOOD-6: the line of a lost deck is shuffled into that of the next."""
    if journal is not None:
        journal.tell("deck-lost", "TI-FLOOD-7", {"line": PLACES[deck]})
    drop_stand_ins(ship, deck, journal)
    if ship.passengers_in(deck) == 0:
        clear_run(ship, deck)
        return
    after = deck + 1
    drop_stand_ins(ship, after, journal)
    seen = (ship.run[deck] | ship.run[after]) & ALL
    clear_run(ship, deck)
    clear_run(ship, after)
    merge_lines(ship, deck, after, seen)
    ship.bare |= bit(after)
    if journal is not None:
        facts: dict[str, int | str] = {
            "line": PLACES[deck],
            "next": PLACES[after],
            "cards": int(ship.hidden[after]),
        }
        journal.tell("line-fled", "TI-FLOOD-4", facts)


def drop_stand_ins(ship: Ship, line: i64, journal: Journal | None) -> None:
    """TI-ACT-MYSTERY-8: before a line is shuffled or discarded its stand-ins leave the table."""
    if ship.run[line] <= ALL:
        return
    for whose in range(i64(2)):
        if ship.run[line] & bit(MYSTERY + whose):
            ship.run[line] ^= bit(MYSTERY + whose)
            ship.drop_mystery(whose)
            if journal is not None:
                facts: dict[str, int | str] = {"line": PLACES[line]}
                journal.tell("mystery-passenger-lost", "TI-ACT-MYSTERY-8", facts)


def clear_run(ship: Ship, line: i64) -> None:
    """The visible run is taken up; whoever calls knows where its cards go."""
    ship.run[line] = 0
    ship.length[line] = 0
    ship.low[line] = 0


def lay_again(ship: Ship, line: i64, journal: Journal | None) -> None:
    """A line whose visible run was taken up: turn up its next card, or drop an empty boat."""
    if ship.hidden[line] > 0:
        ship.bare |= bit(line)
    elif line == BOAT and ship.boat_on:
        ship.drop_boat()
        if journal is not None:
            journal.tell("collapsible-boat-emptied", "TI-ACT-BOAT-6")
