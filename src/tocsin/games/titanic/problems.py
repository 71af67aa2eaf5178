"""What is impossible about a ship: conservation of cards, runs, groups and knowledge."""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.games.titanic.actions import (
    ACTION_CARDS_N,
    COLLAPSIBLE_BOAT,
    FULL_HEAP,
    MYSTERY_FIRST,
    heap_size,
    one,
)
from tocsin.games.titanic.bits import both, count
from tocsin.games.titanic.cards import ALL, ANCHORS, CARDS, MYSTERY, base_of, class_of, write_cards
from tocsin.games.titanic.crew import is_eligible
from tocsin.games.titanic.knowledge import fresh_in
from tocsin.games.titanic.ship import (
    ALL_SAVED,
    BOAT,
    CREW_DEAL,
    FIRST,
    GROUPS_N,
    LAYOUT,
    LINES_N,
    OVER,
    PILE,
    PLACES,
    SHIP_LOST,
    TURN,
    Ship,
)
from tocsin.games.titanic.steps import is_step_sound


def find_problems(ship: Ship) -> list[str]:
    """One named problem per entry; empty when the ship could be on a table."""
    found = _crew_problems(ship) + _action_problems(ship) + _line_problems(ship)
    found += _group_problems(ship)
    if ship.phase >= LAYOUT:
        found += _passenger_problems(ship)
    found += _page_problems(ship)
    if not found and not is_step_sound(ship):
        found.append("step-does-not-fit [TI-TURN-1]")
    return found


def _crew_problems(ship: Ship) -> list[str]:
    found: list[str] = []
    members: list[int] = []
    for seat in range(ship.charter.players):
        member = ship.crew[seat]
        if member < 0:
            if ship.phase != CREW_DEAL:
                found.append("crew-card-missing [TI-SETUP-3]")
        elif int(member) in members:
            found.append("crew-card-twice [TI-SETUP-3]")
        elif not is_eligible(member, ship.charter.players):
            found.append("crew-not-for-so-few [TI-SETUP-2]")
        members.append(int(member))
    fixed = ship.charter.crew
    if fixed and members != fixed:
        found.append("crew-is-not-the-fixed-one [TI-SETUP-3]")
    return found


def _action_problems(ship: Ship) -> list[str]:
    """TI-GEN-3: twenty Action cards, each in exactly one place."""
    total = ship.action_pile + ship.action_discard + ship.offered
    many = heap_size(ship.action_pile) + heap_size(ship.action_discard) + heap_size(ship.offered)
    for seat in range(ship.charter.players):
        total += ship.hand[seat]
        many += heap_size(ship.hand[seat])
    if ship.resolving >= 0:
        total += one(ship.resolving)
        many += 1
    if ship.boat_on:
        total += one(COLLAPSIBLE_BOAT)
        many += 1
    for whose in range(i64(2)):
        if ship.mystery[whose] >= 0:
            total += one(MYSTERY_FIRST + whose)
            many += 1
    found: list[str] = []
    if total != FULL_HEAP or many != ACTION_CARDS_N:
        found.append(f"action-cards-are-{many} [TI-GEN-3]")
    return found


def _line_problems(ship: Ship) -> list[str]:
    found: list[str] = []
    for line in range(LINES_N):
        name = PLACES[line]
        length = ship.length[line]
        low = ship.low[line]
        if line < ship.lost and not ship.is_empty(line):
            found.append(f"line-on-lost-deck-{name} [TI-FLOOD-7]")
        if length and class_of(low) != class_of(low + length - 1):
            found.append(f"classes-mixed-in-{name} [TI-MOVE-8]")
        if count(ship.run[line]) != length or ship.tail(line, length) != ship.run[line]:
            found.append(f"run-of-{name}-has-gaps [TI-GEN-5]")
        # In a play under way a line of hidden cards has its free end turned up (TI-GEN-5).
        waits = (ship.bare >> line) & 1 or ship.line == line
        if ship.hidden[line] > 0 and length == 0 and not waits:
            found.append(f"free-end-of-{name}-is-hidden [TI-GEN-5]")
    if not ship.boat_on and not ship.is_empty(BOAT):
        found.append("passengers-without-boat [TI-ACT-BOAT-1]")
    if ship.boat_on and ship.is_empty(BOAT) and ship.line != BOAT:
        found.append("boat-without-passengers [TI-ACT-BOAT-6]")
    return found


def _group_problems(ship: Ship) -> list[str]:
    found: list[str] = []
    saved: i64 = 0
    for group in range(GROUPS_N):
        whose = group >> 1
        cards = ship.group[group]
        saved += count(cards & ALL)
        for kind in range(base_of(whose), base_of(whose) + ship.group_top[group]):
            here = cards & both(kind)
            stand_in = cards & bit(MYSTERY + whose) and ship.mystery[whose] == kind
            if count(here) + (1 if stand_in else 0) != 1:
                found.append(f"group-{PLACES[8 + group]}-has-gaps [TI-GEN-7]")
        if group & 1 and ship.group_top[group] > 0 and ship.group_top[group - 1] == 0:
            found.append(f"group-{PLACES[8 + group]}-without-the-first [TI-GEN-7]")
    if saved != ship.saved:
        found.append(f"saved-are-{saved} [TI-GEN-3]")
    all_groups = ship.group[0] | ship.group[1] | ship.group[2] | ship.group[3]
    if ship.used & ~(all_groups & ANCHORS):
        found.append("used-anchor-not-saved [TI-CREW-LATIMER-3]")
    if (ship.ending == ALL_SAVED) != (ship.saved == CARDS):
        found.append("all-saved-is-the-end [TI-END-2]")
    return found


def _passenger_problems(ship: Ship) -> list[str]:
    """TI-GEN-3, TI-KNOW-3: sixty passengers, each in exactly one place or pool."""
    found: list[str] = []
    sets = [ship.discard, ship.drawn, ship.fresh]
    hidden: i64 = 0
    for zone in range(PILE + 1):
        sets.append(ship.known[zone])
        hidden += ship.hidden[zone]
    sets += [ship.run[line] & ALL for line in range(LINES_N)]
    sets += [ship.group[group] & ALL for group in range(GROUPS_N)]
    sets += [ship.table.pools[pool] for pool in range(ship.table.pools_n)]
    for i in range(i64(len(ship.top))):
        sets.append(bit(ship.top[i]))
    for i in range(i64(len(ship.bottom))):
        sets.append(bit(ship.bottom[i]))
    seen: i64 = 0
    for cards in sets:
        if seen & cards:
            found.append(f"passengers-twice-{write_cards(seen & cards)} [TI-GEN-3]")
        seen |= cards
    open_cards = count(ship.discard) + count(ship.drawn) + ship.saved
    for line in range(LINES_N):
        open_cards += count(ship.run[line] & ALL)
    total = open_cards + hidden + len(ship.top) + len(ship.bottom)
    if total != CARDS:
        found.append(f"passengers-are-{total} [TI-GEN-3]")
    if ship.fresh_n != count(ship.fresh):
        found.append("new-cards-miscounted [TI-KNOW-2]")
    return found + _row_problems(ship)


def _row_problems(ship: Ship) -> list[str]:
    found: list[str] = []
    table = ship.table
    for row in range(table.rows_n):
        fresh: i64 = 0
        for zone in range(PILE + 1):
            many = fresh_in(ship, zone, row)
            if many < 0:
                found.append(f"row-{row}-overfills-a-zone [TI-KNOW-3]")
            fresh += many
        if fresh != ship.fresh_n:
            found.append(f"row-{row}-has-{fresh}-new-cards [TI-KNOW-3]")
        for pool in range(table.pools_n):
            many = 0
            for line in range(LINES_N):
                many += table.in_line(row, pool, line)
            if many != count(table.pools[pool]):
                found.append(f"row-{row}-misplaces-a-pool [TI-KNOW-3]")
    return found


def _page_problems(ship: Ship) -> list[str]:
    found: list[str] = []
    last = ship.page == ship.charter.booklet.pages
    if last != (ship.ending == SHIP_LOST):
        found.append("last-page-is-the-end [TI-END-1]")
    if ship.phase == OVER and ship.ending == 0:
        found.append("over-without-ending [TI-END-4]")
    if (ship.phase >= TURN) != (ship.turn > 0):
        found.append("turn-number-does-not-fit [TI-TURN-1]")
    if ship.phase <= FIRST and ship.page != 1:
        found.append("page-turned-too-early [TI-SETUP-6]")
    return found
