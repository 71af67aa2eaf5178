"""The move step: tails from line to line, passengers to the boats (TI-MOVE)."""

from librt.vecs import append
from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.titanic.cards import (
    CARDS,
    MYSTERY,
    base_of,
    class_of,
    is_lifeboat,
    is_opener,
)
from tocsin.games.titanic.codes import move_code, move_many, move_place, move_source
from tocsin.games.titanic.placing import name_of, put
from tocsin.games.titanic.ship import BOAT, GROUP, LINES_N, PLACES, SIDE, STAND_IN, Ship


def offer_moves(ship: Ship) -> None:
    """TI-MOVE-1 to TI-MOVE-15: every move of one card or tail that is legal now."""
    for source in range(ship.lost, LINES_N):
        if ship.length[source] > 0:
            _offer_lines(ship, source)
            _offer_boats(ship, source)


def _offer_lines(ship: Ship, source: i64) -> None:
    """TI-MOVE-2, TI-MOVE-3: onto the next higher number, or 13 and 17 onto an empty line."""
    low = ship.low[source]
    many = ship.length[source]
    whose = class_of(low)
    opens = is_opener(low + many - 1)
    for line in range(ship.lost, LINES_N):
        if line == source:
            continue
        if ship.length[line] > 0:
            gap = ship.low[line] - low
            if gap < 1 or gap > many or class_of(ship.low[line]) != whose:
                continue
        elif opens and line < BOAT:
            gap = many
        else:
            continue
        if ship.seen_n == 0 or not returns(ship, source, line, gap):
            ship.offer(move_code(source, line, gap))


def _offer_boats(ship: Ship, source: i64) -> None:
    """TI-MOVE-4, TI-MOVE-5, TI-MOVE-15: the free-end card to the side, a group, a stand-in."""
    low = ship.low[source]
    whose = class_of(low)
    if is_lifeboat(low):
        if ship.group_top[2 * whose + 1] == 0:
            ship.offer(move_code(source, SIDE, 1))
    else:
        below = low - base_of(whose)
        for group in range(2 * whose, 2 * whose + 2):
            if ship.group_top[group] == below:
                ship.offer(move_code(source, GROUP + group, 1))
    if ship.mystery[whose] == low and ship.tail(source, 1) < bit(CARDS):
        ship.offer(move_code(source, STAND_IN + whose, 1))


def returns(ship: Ship, source: i64, line: i64, many: i64) -> bool:
    """TI-MOVE-13: would this lead back to a position seen in this move step?"""
    tail = ship.tail(source, many)
    left = ship.run[source] ^ tail
    grown = ship.run[line] | tail
    for number in range(ship.seen_n):
        at = number * LINES_N
        if ship.seen[at + source] == left and ship.seen[at + line] == grown:
            same = True
            for other in range(LINES_N):
                if other != source and other != line and ship.seen[at + other] != ship.run[other]:
                    same = False
            if same:
                return True
    return False


def make_move(ship: Ship, code: i64, journal: Journal | None) -> None:
    """One move of the move step."""
    source = move_source(code)
    place = move_place(code)
    many = move_many(code)
    tail = ship.tail(source, many)
    low = ship.low[source]
    if place <= BOAT:
        if journal is not None:
            _tell_move(ship, source, place, many, journal)
        remember(ship)
        ship.run[place] |= tail
        ship.length[place] += many
        ship.low[place] = low
        take_tail(ship, source, many, tail, journal)
        return
    ship.forget_seen()
    card = 2 * low
    if tail >= bit(CARDS):
        card = MYSTERY + class_of(low)
    elif tail != bit(card):
        card += 1
    if journal is not None and place >= STAND_IN:
        facts: dict[str, int | str] = {"card": name_of(ship, card), "line": PLACES[source]}
        journal.tell("passenger-left-line", "TI-MOVE-15", facts)
    take_tail(ship, source, 1, tail, journal)
    put(ship, card, low, place, journal)


def take_tail(ship: Ship, line: i64, many: i64, tail: i64, journal: Journal | None) -> None:
    """TI-MOVE-10: the tail leaves its line; what it uncovers is turned up before anything else."""
    ship.run[line] ^= tail
    ship.length[line] -= many
    ship.low[line] += many
    if ship.length[line] == 0:
        ship.low[line] = 0
        leave_bare(ship, line, journal)


def leave_bare(ship: Ship, line: i64, journal: Journal | None) -> None:
    """TI-MOVE-10, TI-ACT-BOAT-6: a line lost its last visible card."""
    if ship.hidden[line] > 0:
        ship.bare |= bit(line)
        ship.forget_seen()
    elif line == BOAT:
        ship.drop_boat()
        ship.forget_seen()
        if journal is not None:
            journal.tell("collapsible-boat-emptied", "TI-ACT-BOAT-6")


def remember(ship: Ship) -> None:
    """TI-MOVE-13: the present position has been seen in this move step."""
    for line in range(LINES_N):
        ship.seen = append(ship.seen, ship.run[line])
    ship.seen_n += 1


def run_names(ship: Ship, line: i64, many: i64) -> str:
    """The last cards of a visible run, highest first."""
    names: list[str] = []
    low = ship.low[line]
    for kind in range(low + many - 1, low - 1, -1):
        if ship.run[line] & bit(2 * kind):
            names.append(name_of(ship, 2 * kind))
        elif ship.run[line] & bit(2 * kind + 1):
            names.append(name_of(ship, 2 * kind + 1))
        else:
            names.append(name_of(ship, MYSTERY + class_of(kind)))
    return ".".join(names)


def _tell_move(ship: Ship, source: i64, line: i64, many: i64, journal: Journal) -> None:
    facts: dict[str, int | str] = {
        "cards": run_names(ship, source, many),
        "many": int(many),
        "source": PLACES[source],
        "line": PLACES[line],
    }
    if ship.length[line] > 0:
        journal.tell("passengers-moved", "TI-MOVE-2", facts)
    else:
        journal.tell("line-opened", "TI-MOVE-3", facts)
