"""Filling the board: what never changes during a play, said once."""

from typing import Final

from mypy_extensions import i64

from tocsin.games.titanic.actions import play
from tocsin.games.titanic.face.view import (
    ActionCardBoard,
    ClassBoard,
    CrewBoard,
    DeckBoard,
    PageBoard,
    TitanicBoard,
)
from tocsin.games.titanic.table import booklet, crew, heaps, passengers, places
from tocsin.games.titanic.table.setup import Setup

# TI-SCORE-6: how many the history of that night would score.
HISTORICAL_SCORE: Final = 19


def build_board(settled: Setup) -> TitanicBoard:
    """Decks, pages, crew and Action cards of one way to play."""
    return TitanicBoard(
        game="titanic",
        players=int(settled.players),
        layout=settled.layout_name,
        mystery_never_lifeboat=settled.never_lifeboat,
        decks=[_deck(settled, deck) for deck in range(int(booklet.DECKS))],
        pages=[_page(settled, page + 1) for page in range(int(settled.booklet.pages))],
        crew=[_member(member) for member in range(crew.MEMBERS_N)],
        action_cards=_action_cards(),
        classes=[_class(klass) for klass in range(i64(2))],
        passengers=int(passengers.CARDS),
        historical_score=HISTORICAL_SCORE,
    )


def _deck(settled: Setup, deck: int) -> DeckBoard:
    lost = settled.booklet.lost_on(deck)
    return DeckBoard(
        place=places.NAMES[deck],
        compartments=settled.booklet.compartments[deck],
        passengers=settled.layout[deck],
        lost_on_page=lost if lost else None,
    )


def _page(settled: Setup, page: int) -> PageBoard:
    pages = settled.booklet
    decks = range(int(booklet.DECKS))
    return PageBoard(
        page=page,
        number=int(pages.numbers[page]),
        clock=pages.clocks[page],
        flooded=pages.flooded(page),
        decks_lost=[places.NAMES[deck] for deck in decks if pages.lost_on(deck) == page],
        is_last=page == pages.pages,
    )


def _member(member: i64) -> CrewBoard:
    action: str | None = None
    if member == crew.LOWE:
        action = "seek"
    elif member == crew.SMITH:
        action = "share"
    return CrewBoard(
        crew=crew.NAMES[member],
        start_cards=int(crew.START_CARDS[member]),
        rescue_max=int(crew.RESCUE_MAX[member]),
        compensation=int(crew.COMPENSATION[member]),
        players_min=int(crew.PLAYERS_MIN[member]),
        action=action,
    )


def _action_cards() -> list[ActionCardBoard]:
    found: list[ActionCardBoard] = []
    for name, room in enumerate(play.list_rooms()):
        stays = name >= heaps.COLLAPSIBLE_BOAT
        found.append(ActionCardBoard(heaps.NAMES[name], heaps.COPIES[name], room.rule, stays))
    return found


def _class(klass: i64) -> ClassBoard:
    return ClassBoard(
        passenger_class=passengers.CLASSES[klass],
        letter="fs"[klass],
        highest=int(passengers.highest_of(klass)),
        groups=[places.GROUPS[2 * klass], places.GROUPS[2 * klass + 1]],
    )
