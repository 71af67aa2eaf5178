"""Placing a single passenger: which fit, where, and what follows (TI-GEN-8, TI-CREW-LATIMER)."""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.titanic.bits import both, lowest, shifted
from tocsin.games.titanic.cards import (
    ANCHORS,
    CARDS,
    F13,
    MYSTERY,
    OPENERS,
    base_of,
    class_of,
    highest_of,
    is_lifeboat,
    is_opener,
    number_of,
    write_card,
)
from tocsin.games.titanic.codes import place_code
from tocsin.games.titanic.ship import (
    ALL_SAVED,
    BOAT,
    GROUP,
    LINES_N,
    PLACES,
    SIDE,
    STAND_IN,
    Ship,
)


def fitting(ship: Ship) -> i64:
    """TI-GEN-8: the set of all passengers that at least one destination accepts."""
    cards: i64 = 0
    for line in range(ship.lost, LINES_N):
        if ship.length[line] > 0:
            below = ship.low[line] - 1
            if below >= 0 and below != F13:
                cards |= both(below)
        elif line < BOAT:
            cards |= OPENERS
    for whose in range(i64(2)):
        base = base_of(whose)
        for group in range(2 * whose, 2 * whose + 2):
            top = ship.group_top[group]
            if top < highest_of(whose):
                cards |= both(base + top)
        if ship.mystery[whose] >= 0:
            cards |= both(ship.mystery[whose])
    return cards


def accepts(ship: Ship, place: i64, kind: i64) -> bool:
    """TI-GEN-8: does this destination accept a card of that class and number?"""
    if place <= BOAT:
        if place < ship.lost:
            return False
        if ship.length[place] > 0:
            return ship.low[place] == kind + 1 and kind != F13
        return place < BOAT and is_opener(kind)
    whose = class_of(kind)
    if place == SIDE:
        return is_lifeboat(kind) and ship.group_top[2 * whose + 1] == 0
    if place < STAND_IN:
        group = place - GROUP
        top = ship.group_top[group]
        return group >> 1 == whose and top > 0 and kind - base_of(whose) == top
    return place - STAND_IN == whose and ship.mystery[whose] == kind


def offer_places(ship: Ship, cards: i64) -> None:
    """TI-RESCUE-4: every placeable card with every destination."""
    cards &= fitting(ship)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        kind = card >> 1
        for place in range(ship.lost, STAND_IN + 2):
            if accepts(ship, place, kind):
                ship.offer(place_code(card, place))


def put(ship: Ship, card: i64, kind: i64, place: i64, journal: Journal | None) -> None:
    """Put one card where it is accepted; the end of the play is tested at once (TI-TURN-6)."""
    if place <= BOAT:
        ship.run[place] |= bit(card)
        ship.low[place] = kind
        ship.length[place] += 1
    elif place >= STAND_IN:
        replace(ship, card, place - STAND_IN, journal)
    else:
        group = place - GROUP
        if place == SIDE:
            group = 2 * class_of(kind)
            if ship.group_top[group] > 0:
                group += 1
        save(ship, card, group, journal)


def save(ship: Ship, card: i64, group: i64, journal: Journal | None) -> None:
    """TI-MOVE-4, TI-MOVE-5: a card goes on top of a survivor group; a new one starts with a 1."""
    ship.group[group] |= bit(card)
    ship.group_top[group] += 1
    if journal is not None:
        top = int(ship.group_top[group])
        rule = "TI-MOVE-4" if top == 1 else "TI-MOVE-5"
        code = "lifeboat-lowered" if top == 1 else "passenger-saved"
        facts: dict[str, int | str] = {
            "card": name_of(ship, card),
            "group": PLACES[GROUP + group],
            "top": top,
        }
        journal.tell(code, rule, facts)
    count_saved(ship, card, group, journal)


def count_saved(ship: Ship, card: i64, group: i64, journal: Journal | None) -> None:
    """TI-END-2 at once, else TI-CREW-LATIMER: a real passenger has entered a group."""
    if card >= CARDS:
        return
    ship.saved += 1
    if ship.saved == CARDS:
        ship.end(ALL_SAVED)
        return
    if card & 1 and ship.latimer_seat >= 0:
        _find_series(ship, card, group, journal)


def replace(ship: Ship, card: i64, whose: i64, journal: Journal | None) -> None:
    """TI-ACT-MYSTERY-6: the real passenger takes the place of its stand-in, wherever that lies."""
    stand_in = bit(MYSTERY + whose)
    where: i64 = -1
    for line in range(LINES_N):
        if ship.run[line] & stand_in:
            ship.run[line] ^= stand_in | bit(card)
            where = line
    for group in range(i64(4)):
        if ship.group[group] & stand_in:
            ship.group[group] ^= stand_in | bit(card)
            where = GROUP + group
    ship.drop_mystery(whose)
    if journal is not None:
        facts: dict[str, int | str] = {"card": write_card(card), "place": PLACES[where]}
        journal.tell("mystery-passenger-replaced", "TI-ACT-MYSTERY-6", facts)
    if where >= GROUP:
        count_saved(ship, card, where - GROUP, journal)


def _find_series(ship: Ship, card: i64, group: i64, journal: Journal | None) -> None:
    """TI-CREW-LATIMER-3: three neighbouring anchors, unused, with the new one among them."""
    free = ship.group[group] & ANCHORS & ~ship.used
    kind = card >> 1
    base = base_of(group >> 1)
    last = base + highest_of(group >> 1) - 3
    first = kind - 2 if kind - 2 > base else base
    while first <= kind and first <= last:
        window = shifted(0b101010, 2 * first)
        if free & window == window:
            ship.used |= window
            ship.latimer_owed += 1
            if journal is not None:
                facts: dict[str, int | str] = {
                    "seat": int(ship.latimer_seat),
                    "group": PLACES[GROUP + group],
                    "from": int(number_of(first)),
                    "to": int(number_of(first + 2)),
                }
                journal.tell("anchor-series-completed", "TI-CREW-LATIMER-1", facts)
            return
        first += 1


def name_of(ship: Ship, card: i64) -> str:
    """A card for people and logs: `f7a`, or `mf6` for a stand-in."""
    if card < CARDS:
        return write_card(card)
    kind = ship.mystery[card - MYSTERY]
    return f"{'mf' if card == MYSTERY else 'ms'}{number_of(kind)}"
