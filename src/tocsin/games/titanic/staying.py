"""Cards that stay on the table, and the two plans: Collapsible Boat, Mystery Passenger (TI-ACT)."""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.titanic.actions import (
    ACTIONS,
    ACTIONS_N,
    copies_in,
    one,
)
from tocsin.games.titanic.cards import (
    F13,
    MYSTERY,
    S17,
    base_of,
    class_of,
    highest_of,
    number_of,
)
from tocsin.games.titanic.codes import TAKE_FROM
from tocsin.games.titanic.moving import run_names, take_tail
from tocsin.games.titanic.piles import refill_actions
from tocsin.games.titanic.placing import put
from tocsin.games.titanic.ship import (
    BOAT,
    END,
    GROUP,
    PLACES,
    SIDE,
    STAND_IN,
    TAKE_A,
    TAKE_B,
    Ship,
)


def launch_boat(ship: Ship, line: i64, many: i64, journal: Journal | None) -> None:
    """TI-ACT-BOAT-1: a tail of any height moves onto the boat, which is a line from then on."""
    if journal is not None:
        facts: dict[str, int | str] = {
            "cards": run_names(ship, line, many),
            "many": int(many),
            "line": PLACES[line],
        }
        journal.tell("collapsible-boat-launched", "TI-ACT-BOAT-1", facts)
    tail = ship.tail(line, many)
    ship.boat_on = True
    ship.resolving = -1
    ship.run[BOAT] = tail
    ship.low[BOAT] = ship.low[line]
    ship.length[BOAT] = many
    take_tail(ship, line, many, tail, journal)
    ship.phase = END


def stand_in_kind(ship: Ship, whose: i64, place: i64) -> i64:
    """TI-ACT-MYSTERY-1 to 3: the kind a Mystery Passenger has at a place, -1 where it cannot be."""
    base = base_of(whose)
    kind: i64 = -1
    if place <= BOAT:
        if place >= ship.lost and ship.length[place] > 0:
            above = ship.low[place]
            if class_of(above) == whose and above > base:
                kind = above - 1
        elif lost_or_boat(ship, place):
            return -1
        else:
            kind = S17 if whose else F13
    elif place == SIDE:
        if ship.group_top[2 * whose + 1] == 0:
            kind = base
    elif place < STAND_IN:
        group = place - GROUP
        top = ship.group_top[group]
        if group >> 1 == whose and 0 < top < highest_of(whose):
            kind = base + top
    if kind == base and ship.charter.no_mystery_lifeboat:
        return -1
    return kind


def lost_or_boat(ship: Ship, place: i64) -> bool:
    """TI-FLOOD-7, TI-ACT-BOAT-6: a place that is never an empty line."""
    return place < ship.lost or place == BOAT


def place_stand_in(ship: Ship, whose: i64, place: i64, journal: Journal | None) -> None:
    """TI-ACT-MYSTERY-1: the card goes where a passenger of that class and number could."""
    kind = stand_in_kind(ship, whose, place)
    ship.mystery[whose] = kind
    ship.resolving = -1
    ship.phase = END
    if journal is not None:
        facts: dict[str, int | str] = {
            "class": int(whose) + 1,
            "number": int(number_of(kind)),
            "place": PLACES[place],
        }
        journal.tell("mystery-passenger-placed", "TI-ACT-MYSTERY-1", facts)
    put(ship, MYSTERY + whose, kind, place, journal)


def begin_plan_a(ship: Ship, journal: Journal | None) -> None:
    """TI-ACT-PLANA-2: an empty Action pile takes the discard first; still empty, no effect."""
    ship.phase = TAKE_A if refill_actions(ship, journal) else END


def begin_plan_b(ship: Ship) -> None:
    """TI-ACT-PLANB-1: no effect if the Action discard is empty."""
    ship.phase = TAKE_B if ship.action_discard else END


def searched(ship: Ship) -> i64:
    """The heap a plan takes from."""
    return ship.action_pile if ship.phase == TAKE_A else ship.action_discard


def offer_takes(ship: Ship) -> None:
    """TI-ACT-PLANA-1, TI-ACT-PLANB-1: any card of the heap."""
    heap = searched(ship)
    for name in range(ACTIONS_N):
        if copies_in(heap, name) > 0:
            ship.offer(TAKE_FROM + name)


def take_by_plan(ship: Ship, name: i64, journal: Journal | None) -> None:
    """The chosen Action card is laid in front of the player of the plan."""
    rule = "TI-ACT-PLANA-1"
    if ship.phase == TAKE_A:
        ship.action_pile -= one(name)
    else:
        ship.action_discard -= one(name)
        rule = "TI-ACT-PLANB-1"
    ship.hand[ship.seat] += one(name)
    ship.phase = END
    if journal is not None:
        journal.tell("action-card-taken", rule, {"seat": int(ship.seat), "card": ACTIONS[name]})
