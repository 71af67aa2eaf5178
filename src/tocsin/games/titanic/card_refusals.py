"""Why an Action card cannot be played, rule by rule (TI-ACT-GEN and each card's own rules)."""

from mypy_extensions import i64

from tocsin.core.contract import Refusal
from tocsin.core.errors import Args
from tocsin.games.titanic.actions import (
    ACTIONS,
    COLLAPSIBLE_BOAT,
    MYSTERY_FIRST,
    SAME_LINES,
    WAIT,
    YOUR_TURN,
    copies_in,
)
from tocsin.games.titanic.cards import MYSTERY, class_of, number_of
from tocsin.games.titanic.codes import PAIR_FROM, TAIL_FROM, play_name, play_owner, play_target
from tocsin.games.titanic.crew import PHILLIPS
from tocsin.games.titanic.move_refusals import visible_kinds
from tocsin.games.titanic.ship import BOAT, GROUP, PLACES, PLAY_NOW, SIDE, Ship


def explain_play(ship: Ship, code: i64) -> Refusal | None:
    """The first rule that forbids playing the card on that target."""
    name = play_name(code)
    refusal = _explain_owner(ship, name, play_owner(code))
    if refusal is not None:
        return refusal
    if not _has_target(ship, name):
        return Refusal("no-target-anywhere", "TI-ACT-GEN-2", {"card": ACTIONS[name]})
    target = play_target(code)
    if name == WAIT or name == YOUR_TURN:
        return _explain_stirring(ship, name, target - 1)
    if name == SAME_LINES:
        return _explain_pair(ship, (target - PAIR_FROM) >> 3, (target - PAIR_FROM) & 7)
    if name == COLLAPSIBLE_BOAT:
        return _explain_launch(ship, (target - TAIL_FROM) >> 5, int((target - TAIL_FROM) & 31))
    if name >= MYSTERY_FIRST:
        return _explain_stand_in(ship, name - MYSTERY_FIRST, target - 1)
    return None


def _has_target(ship: Ship, name: i64) -> bool:
    """TI-ACT-GEN-2: is there any target of the kind the card needs?"""
    if name >= MYSTERY_FIRST:
        places = range(i64(12))
        return any(_explain_stand_in(ship, name - MYSTERY_FIRST, at) is None for at in places)
    lines = [line for line in range(BOAT + 1) if _explain_line(ship, line) is None]
    if name == WAIT:
        return any(visible_kinds(ship, line) for line in lines)
    if name == YOUR_TURN or name == SAME_LINES:
        return any(_real(ship, line) > 0 for line in lines)
    if name == COLLAPSIBLE_BOAT:
        return any(visible_kinds(ship, line) for line in lines if line != BOAT)
    return True


def _explain_owner(ship: Ship, name: i64, owner: i64) -> Refusal | None:
    """TI-ACT-GEN-1, TI-CREW-PHILLIPS-1: whose card is it?"""
    if ship.phase == PLAY_NOW:
        return None
    seat = ship.seat if owner == 0 else owner - 1
    facts: Args = {"card": ACTIONS[name], "seat": int(seat)}
    if seat >= ship.charter.players:
        return Refusal("no-such-seat", "TI-SETUP-1", facts)
    if owner > 0 and seat == ship.seat:
        return Refusal("own-cards-need-no-seat", "TI-CREW-PHILLIPS-1", facts)
    if owner > 0 and ship.crew[ship.seat] != PHILLIPS:
        return Refusal("only-phillips-plays-others-cards", "TI-CREW-PHILLIPS-1", facts)
    if copies_in(ship.hand[seat], name) == 0:
        return Refusal("card-not-there", "TI-ACT-GEN-1", facts)
    return None


def _explain_line(ship: Ship, line: i64) -> Refusal | None:
    """TI-ACT-GEN-3: a usable line, or the boat while it holds cards."""
    if line < ship.lost:
        return Refusal("deck-is-lost", "TI-FLOOD-7", {"line": PLACES[line]})
    if line == BOAT and not ship.boat_on:
        return Refusal("no-boat-on-the-table", "TI-ACT-GEN-3")
    return None


def _stand_ins(ship: Ship, line: i64) -> int:
    return int((ship.run[line] >> MYSTERY) & 1) + int((ship.run[line] >> (MYSTERY + 1)) & 1)


def _explain_stirring(ship: Ship, name: i64, line: i64) -> Refusal | None:
    """TI-ACT-WAIT-1, TI-ACT-YOURTURN-1, TI-ACT-MYSTERY-8: a line with cards."""
    refusal = _explain_line(ship, line)
    if refusal is not None:
        return refusal
    visible = len(visible_kinds(ship, line))
    facts: Args = {"line": PLACES[line], "card": ACTIONS[name]}
    if visible == 0:
        rule = "TI-ACT-WAIT-1" if name == WAIT else "TI-ACT-YOURTURN-1"
        return Refusal("line-is-empty", rule, facts)
    if name == YOUR_TURN and visible + ship.hidden[line] == _stand_ins(ship, line):
        return Refusal("only-a-mystery-passenger-there", "TI-ACT-MYSTERY-8", facts)
    return None


def _real(ship: Ship, line: i64) -> int:
    return len(visible_kinds(ship, line)) - _stand_ins(ship, line) + int(ship.hidden[line])


def _explain_pair(ship: Ship, line: i64, other: i64) -> Refusal | None:
    """TI-ACT-SAMELINES-1, TI-ACT-MYSTERY-8."""
    refusal = _explain_line(ship, line)
    if refusal is None:
        refusal = _explain_line(ship, other)
    if refusal is not None:
        return refusal
    facts: Args = {"line": PLACES[line], "other": PLACES[other]}
    if other == BOAT and _real(ship, BOAT) == 0:
        return Refusal("only-a-mystery-passenger-there", "TI-ACT-MYSTERY-8", facts)
    if _real(ship, line) + _real(ship, other) == 0:
        return Refusal("both-lines-are-empty", "TI-ACT-SAMELINES-1", facts)
    return None


def _explain_launch(ship: Ship, line: i64, many: int) -> Refusal | None:
    """TI-ACT-BOAT-2, TI-ACT-BOAT-3: a tail of a line."""
    if line == BOAT:
        return Refusal("from-a-deck-only", "TI-ACT-BOAT-2")
    refusal = _explain_line(ship, line)
    if refusal is not None:
        return refusal
    visible = len(visible_kinds(ship, line))
    facts: Args = {"line": PLACES[line], "many": many, "visible": visible}
    if visible == 0:
        return Refusal("line-is-empty", "TI-ACT-BOAT-2", facts)
    if many > visible:
        return Refusal("not-so-many-visible", "TI-ACT-BOAT-3", facts)
    return None


def _explain_stand_in(ship: Ship, whose: i64, place: i64) -> Refusal | None:
    """TI-ACT-MYSTERY-1, 2: a free legal place for a passenger of the class."""
    facts: Args = {"class": int(whose) + 1, "place": PLACES[place]}
    nowhere = Refusal("no-place-for-that-class", "TI-ACT-MYSTERY-1", facts)
    number = 1
    highest = 17 if whose else 13
    if place <= BOAT:
        refusal = _explain_line(ship, place)
        if refusal is not None:
            return refusal
        there = visible_kinds(ship, place)
        if there and class_of(there[-1]) != whose:
            return nowhere
        number = int(number_of(there[-1])) - 1 if there else highest
        if number == 0:
            return nowhere
    elif place == SIDE:
        if ship.group_top[2 * whose] > 0 and ship.group_top[2 * whose + 1] > 0:
            return Refusal("two-groups-already", "TI-GEN-7", {"card": "s1" if whose else "f1"})
    else:
        group = place - GROUP
        number = int(ship.group_top[group]) + 1
        if group >> 1 != whose or number == 1 or number > highest:
            return nowhere
    if number == 1 and ship.charter.no_mystery_lifeboat:
        return Refusal("never-a-lifeboat", "TI-ACT-MYSTERY-2", facts)
    return None
