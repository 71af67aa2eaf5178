"""Why a move or a placement is not legal, rule by rule (TI-MOVE, TI-GEN-7, TI-GEN-8)."""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.contract import Refusal
from tocsin.core.errors import Args
from tocsin.games.titanic.bits import both
from tocsin.games.titanic.cards import (
    KINDS,
    MYSTERY,
    class_of,
    is_lifeboat,
    number_of,
    write_card,
    write_kind,
)
from tocsin.games.titanic.codes import move_many, move_place, move_source
from tocsin.games.titanic.ship import (
    BOAT,
    COME_BACK_PLACE,
    COME_ON_PLACE,
    GROUP,
    LINES_N,
    PLACES,
    SIDE,
    STAND_IN,
    Ship,
)


def visible_kinds(ship: Ship, line: i64) -> list[int]:
    """The kinds of a visible run from the inner end to the free end, read card by card."""
    found: list[int] = []
    for kind in range(KINDS):
        stands_in = ship.mystery[class_of(kind)] == kind
        here = (ship.run[line] >> (2 * kind)) & 3
        if here or (stands_in and ship.run[line] & bit(MYSTERY + class_of(kind))):
            found.append(int(kind))
    found.reverse()
    return found


def explain_move(ship: Ship, code: i64) -> Refusal | None:
    """The first rule of TI-MOVE that forbids the move."""
    source = move_source(code)
    place = move_place(code)
    many = int(move_many(code))
    if source >= GROUP:
        return Refusal("survivors-stay", "TI-MOVE-9", {"group": PLACES[source]})
    refusal = explain_line(ship, source)
    if refusal is not None:
        return refusal
    if source == place:
        return Refusal("same-line", "TI-MOVE-14", {"line": PLACES[place]})
    kinds = visible_kinds(ship, source)
    if many > len(kinds):
        facts: Args = {"line": PLACES[source], "many": many, "visible": len(kinds)}
        return Refusal("not-so-many-visible", "TI-MOVE-1", facts)
    if place <= BOAT:
        return _explain_tail(ship, source, place, many)
    stand_in = class_of(kinds[-1])
    is_mystery = ship.run[source] & bit(MYSTERY + stand_in) and ship.mystery[stand_in] == kinds[-1]
    return _explain_boat(ship, kinds[-1], place, not is_mystery)


def explain_line(ship: Ship, line: i64) -> Refusal | None:
    """TI-FLOOD-7, TI-ACT-BOAT-6: is there such a line?"""
    if line < ship.lost:
        return Refusal("deck-is-lost", "TI-FLOOD-7", {"line": PLACES[line]})
    if line == BOAT and not ship.boat_on:
        return Refusal("no-boat-on-the-table", "TI-ACT-BOAT-6")
    return None


def _explain_tail(ship: Ship, source: i64, line: i64, many: int) -> Refusal | None:
    """TI-MOVE-2, TI-MOVE-3, TI-MOVE-8, TI-MOVE-13 for a tail."""
    refusal = explain_line(ship, line)
    if refusal is not None:
        return refusal
    kinds = visible_kinds(ship, source)
    head = kinds[-many]
    refusal = _explain_card_on_line(ship, head, line)
    if refusal is not None:
        whole = _explain_card_on_line(ship, kinds[0], line)
        if many < len(kinds) and whole is None:
            return Refusal("only-a-tail-moves", "TI-MOVE-1", {"line": PLACES[source]})
        return refusal
    if _was_seen(ship, source, line, many):
        return Refusal("position-already-seen", "TI-MOVE-13")
    return None


def _explain_card_on_line(ship: Ship, kind: i64, line: i64) -> Refusal | None:
    there = visible_kinds(ship, line)
    facts: Args = {"card": write_kind(kind), "line": PLACES[line]}
    if not there:
        if write_kind(kind) in ("f13", "s17"):
            return None
        return Refusal("does-not-open-a-line", "TI-MOVE-3", facts)
    facts["onto"] = write_kind(there[-1])
    if class_of(there[-1]) != class_of(kind):
        return Refusal("classes-never-mix", "TI-MOVE-8", facts)
    if number_of(there[-1]) != number_of(kind) + 1:
        return Refusal("not-one-higher", "TI-MOVE-2", facts)
    return None


def _explain_boat(ship: Ship, kind: i64, place: i64, real: bool) -> Refusal | None:
    """TI-MOVE-4, TI-MOVE-5, TI-MOVE-15 for the free-end card."""
    facts: Args = {"card": write_kind(kind), "place": PLACES[place]}
    if place == SIDE:
        if not is_lifeboat(kind):
            return Refusal("not-a-lifeboat", "TI-MOVE-4", facts)
        return _explain_new_group(ship, kind)
    if place < STAND_IN:
        return _explain_group(ship, kind, place - GROUP, "TI-MOVE-5")
    return _explain_replacing(ship, kind, place, real)


def _explain_new_group(ship: Ship, kind: i64) -> Refusal | None:
    whose = class_of(kind)
    for group in range(2 * whose, 2 * whose + 2):
        if ship.group_top[group] == 0:
            return None
    return Refusal("two-groups-already", "TI-GEN-7", {"card": write_kind(kind)})


def _explain_group(ship: Ship, kind: i64, group: i64, rule: str) -> Refusal | None:
    top = int(ship.group_top[group])
    facts: Args = {"card": write_kind(kind), "place": PLACES[GROUP + group], "top": top}
    if top == 0:
        return Refusal("no-such-group", "TI-GEN-7", facts)
    if class_of(kind) != group >> 1:
        return Refusal("classes-never-mix", "TI-MOVE-8", facts)
    if number_of(kind) != top + 1:
        return Refusal("not-one-lower", rule, facts)
    return None


def _explain_replacing(ship: Ship, kind: i64, place: i64, real: bool) -> Refusal | None:
    whose = place - STAND_IN
    if ship.mystery[whose] < 0:
        return Refusal("no-mystery-passenger-there", "TI-MOVE-15", {"place": PLACES[place]})
    facts: Args = {"card": write_kind(kind), "stands_for": write_kind(ship.mystery[whose])}
    if ship.mystery[whose] != kind or not real:
        return Refusal("stands-for-another", "TI-ACT-MYSTERY-6", facts)
    return None


def _was_seen(ship: Ship, source: i64, line: i64, many: int) -> bool:
    """TI-MOVE-13: the position after the move, line by line, against all seen ones."""
    moved: i64 = 0
    for kind in visible_kinds(ship, source)[-many:]:
        here = ship.run[source] & both(kind)
        moved |= here if here else bit(MYSTERY + class_of(kind))
    after = [int(ship.run[other]) for other in range(LINES_N)]
    after[int(source)] -= int(moved)
    after[int(line)] += int(moved)
    for number in range(ship.seen_n):
        seen = [int(ship.seen[number * LINES_N + other]) for other in range(LINES_N)]
        if seen == after:
            return True
    return False


def explain_place(ship: Ship, card: i64, place: i64) -> Refusal | None:
    """TI-RESCUE-4, TI-ACT-COMEON-1, TI-ACT-COMEBACK-1, TI-GEN-8: this card there."""
    facts: Args = {"card": write_card(card), "place": PLACES[place]}
    if ship.phase == COME_BACK_PLACE:
        if not ship.discard & bit(card):
            return Refusal("not-in-the-discard", "TI-ACT-COMEBACK-1", facts)
    elif not ship.drawn & bit(card):
        if ship.discard & bit(card):
            return Refusal("discard-is-closed", "TI-DECK-10", facts)
        if ship.phase == COME_ON_PLACE:
            return Refusal("not-in-the-pile", "TI-ACT-COMEON-1", facts)
        return Refusal("not-drawn", "TI-RESCUE-4", facts)
    by_card = ship.phase == COME_ON_PLACE or ship.phase == COME_BACK_PLACE
    kind = card >> 1
    if place > BOAT:
        if place == SIDE and not is_lifeboat(kind):
            return Refusal("does-not-fit", "TI-ACT-GEN-5" if by_card else "TI-GEN-8", facts)
        return _explain_boat(ship, kind, place, True)
    refusal = explain_line(ship, place)
    if refusal is None and _explain_card_on_line(ship, kind, place) is not None:
        return Refusal("does-not-fit", "TI-ACT-GEN-5" if by_card else "TI-GEN-8", facts)
    return refusal
