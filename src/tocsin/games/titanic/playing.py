"""Playing an Action card: which may be played, on what, and who begins its effect (TI-ACT-GEN)."""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.titanic.actions import (
    ACTIONS,
    ACTIONS_N,
    COLLAPSIBLE_BOAT,
    COME_BACK,
    COME_ON,
    GET_READY,
    MYSTERY_FIRST,
    PLAN_A,
    PLAN_B,
    SAME_LINES,
    SAVE_TIME,
    WAIT,
    YOUR_TURN,
    copies_in,
    one,
)
from tocsin.games.titanic.codes import (
    NO_TARGET,
    PAIR_FROM,
    TAIL_FROM,
    pair_target,
    play_code,
    play_name,
    play_owner,
    play_target,
    tail_target,
)
from tocsin.games.titanic.crew import PHILLIPS
from tocsin.games.titanic.looking import (
    begin_come_back,
    begin_come_on,
    begin_get_ready,
    begin_your_turn,
)
from tocsin.games.titanic.ship import BOAT, LINES_N, PLAY_NOW, STAND_IN, Ship
from tocsin.games.titanic.shuffling import same_lines, save_time, wait
from tocsin.games.titanic.staying import (
    begin_plan_a,
    begin_plan_b,
    launch_boat,
    place_stand_in,
    stand_in_kind,
)


def offer_plays(ship: Ship) -> None:
    """TI-TURN-2: an own Action card; TI-CREW-PHILLIPS-1: for Phillips anybody's."""
    _offer_hand(ship, 0, ship.hand[ship.seat])
    if ship.crew[ship.seat] == PHILLIPS:
        for seat in range(ship.charter.players):
            if seat != ship.seat:
                _offer_hand(ship, seat + 1, ship.hand[seat])


def _offer_hand(ship: Ship, owner: i64, heap: i64) -> None:
    name: i64 = 0
    while heap:
        if heap & 3:
            offer_card(ship, owner, name)
        heap >>= 2
        name += 1


def offer_card(ship: Ship, owner: i64, name: i64) -> None:
    """TI-ACT-GEN-2: a card with every target it needs; one that needs none always."""
    if name == WAIT or name == YOUR_TURN:
        for line in range(ship.lost, LINES_N):
            if can_stir(ship, name, line):
                ship.offer(play_code(owner, name, line + 1))
    elif name == SAME_LINES:
        _offer_pairs(ship, owner)
    elif name == COLLAPSIBLE_BOAT:
        for line in range(ship.lost, BOAT):
            for many in range(i64(1), ship.length[line] + 1):
                ship.offer(play_code(owner, name, tail_target(line, many)))
    elif name >= MYSTERY_FIRST:
        for place in range(ship.lost, STAND_IN):
            if stand_in_kind(ship, name - MYSTERY_FIRST, place) >= 0:
                ship.offer(play_code(owner, name, place + 1))
    else:
        ship.offer(play_code(owner, name, NO_TARGET))


def can_stir(ship: Ship, name: i64, line: i64) -> bool:
    """TI-ACT-GEN-2, TI-ACT-MYSTERY-8: a line that is not empty; for Wait! a stand-in is enough."""
    if name == WAIT:
        return ship.length[line] > 0
    return ship.passengers_in(line) > 0


def _offer_pairs(ship: Ship, owner: i64) -> None:
    """TI-ACT-SAMELINES-1: two lines, at most one of them empty."""
    filled: i64 = 0
    for line in range(ship.lost, LINES_N):
        if ship.passengers_in(line) > 0:
            filled |= bit(line)
    for line in range(ship.lost, BOAT):
        for other in range(line + 1, LINES_N):
            if other == BOAT and not (filled >> BOAT) & 1:
                continue
            if ((filled >> line) | (filled >> other)) & 1:
                ship.offer(play_code(owner, SAME_LINES, pair_target(line, other)))


def is_playable(ship: Ship, name: i64) -> bool:
    """TI-CREW-LIGHTOLLER-2, TI-ACT-GEN-2: has the card the target it needs?"""
    if name == WAIT or name == YOUR_TURN or name == SAME_LINES:
        for line in range(ship.lost, LINES_N):
            if can_stir(ship, name, line):
                return True
        return False
    if name == COLLAPSIBLE_BOAT:
        for line in range(ship.lost, BOAT):
            if ship.length[line] > 0:
                return True
        return False
    if name >= MYSTERY_FIRST:
        for place in range(ship.lost, STAND_IN):
            if stand_in_kind(ship, name - MYSTERY_FIRST, place) >= 0:
                return True
        return False
    return True


def play_card(ship: Ship, code: i64, journal: Journal | None) -> None:
    """TI-ACT-GEN-1: the card leaves its owner, is resolved, and is discarded afterwards."""
    name = play_name(code)
    owner = play_owner(code)
    whose = ship.seat if owner == 0 else owner - 1
    ship.forget_seen()
    if ship.phase == PLAY_NOW:
        ship.offered = 0
    else:
        ship.hand[whose] -= one(name)
    ship.resolving = name
    if journal is not None:
        facts: dict[str, int | str] = {
            "seat": int(ship.seat),
            "owner": int(whose),
            "card": ACTIONS[name],
        }
        journal.tell("action-card-played", "TI-ACT-GEN-1", facts)
    _begin(ship, name, play_target(code), journal)


def _begin(ship: Ship, name: i64, target: i64, journal: Journal | None) -> None:
    if name == GET_READY:
        begin_get_ready(ship)
    elif name == COME_ON:
        begin_come_on(ship)
    elif name == COME_BACK:
        begin_come_back(ship, journal)
    elif name == YOUR_TURN:
        begin_your_turn(ship, target - 1, journal)
    elif name == SAME_LINES:
        same_lines(ship, (target - PAIR_FROM) >> 3, (target - PAIR_FROM) & 7, journal)
    elif name == WAIT:
        wait(ship, target - 1, journal)
    elif name == SAVE_TIME:
        save_time(ship, journal)
    elif name == PLAN_A:
        begin_plan_a(ship, journal)
    elif name == PLAN_B:
        begin_plan_b(ship)
    elif name == COLLAPSIBLE_BOAT:
        launch_boat(ship, (target - TAIL_FROM) >> 5, (target - TAIL_FROM) & 31, journal)
    else:
        place_stand_in(ship, name - MYSTERY_FIRST, target - 1, journal)


def drawn_name(ship: Ship) -> i64:
    """TI-CREW-LIGHTOLLER-1: the one card that Lightoller has just drawn."""
    for name in range(ACTIONS_N):
        if copies_in(ship.offered, name) > 0:
            return name
    return -1
