"""Phase 1: the first rule that forbids an action (FP-AP-2), and what an action leaves behind.

An action is refused by the rules of its own room first; then nobody may be left on fire or on a
bridge without a way off (`way_off`).
"""

from collections.abc import Callable

from tests.oracle.flashpoint import (
    beyond,
    chopping,
    danger_deeds,
    danger_engineer,
    danger_platform,
    doors,
    specialists,
    spraying,
    vehicles,
    walking,
)
from tests.oracle.flashpoint.paying import pay
from tests.oracle.flashpoint.table import Table
from tests.oracle.flashpoint.words import ALL_MOVES, DIAGONALS, LADDER_DEEDS, RARE_DEEDS, Move
from tests.oracle.refusal import Refusal

# XD-SPEC-3: all that a dog can do, sniffing and squeezing through among it.
DOGS_DEEDS = ("walk", "carry", "squeeze", "sniff", "dodge", "dodge-lead")
# FP-SPEC-CAPT-2, XD-SPEC-4: what a captain may have others do.
COMMANDS = (*ALL_MOVES, "open", "close", *LADDER_DEEDS)

SPECIALS: dict[str, Callable[[Table, Move], Refusal | None]] = {
    "treat": lambda table, move: specialists.refuse_treat(table),
    "dispose": lambda table, move: specialists.refuse_dispose(table),
    "identify": lambda table, move: specialists.refuse_identify(table, move.name),
    "crew": lambda table, move: specialists.refuse_crew(table, move.name),
    "gun": lambda table, move: vehicles.refuse_gun(table),
    "drive": lambda table, move: vehicles.refuse_drive(table, move.vehicle, move.name),
    "clear": lambda table, move: danger_engineer.refuse_clear(table),
    "cannon": lambda table, move: danger_platform.refuse_cannon(table),
    "operate": lambda table, move: danger_platform.refuse_operate(table, move.name),
    "board": lambda table, move: danger_platform.refuse_boarding_now(table),
    "load": lambda table, move: danger_platform.refuse_boarding_now(table),
    "load-treated": lambda table, move: danger_platform.refuse_boarding_now(table),
}


def refuse_action(table: Table, move: Move) -> Refusal | None:
    """The rules of the action itself; whether somebody is left in peril is asked elsewhere."""
    if move.is_command:
        return _refuse_command(table, move)
    if move.is_directed:
        return _refuse_deed(table, table.seat, move)
    if table.is_dog(table.seat) and move.verb != "crew":
        return Refusal("that-is-not-for-the-dog", "XD-SPEC-3", {"seat": table.seat})
    return SPECIALS[move.verb](table, move)


def _refuse_command(table: Table, move: Move) -> Refusal | None:
    """FP-SPEC-CAPT-1, FP-SPEC-CAPT-2: the captain has others move and turn doors."""
    if table.role != "captain":
        return Refusal("only-the-captain-commands", "FP-SPEC-CAPT-1")
    if move.seat == table.seat:
        return Refusal("no-command-to-oneself", "FP-SPEC-CAPT-1")
    if move.verb not in COMMANDS:
        return Refusal("commands-are-moves-and-doors", "FP-SPEC-CAPT-2")
    if move.seat in table.refusers:
        return Refusal("the-player-declined", "FP-SPEC-CAPT-6", {"seat": move.seat})
    return _refuse_deed(table, move.seat, move)


def _refuse_deed(table: Table, seat: int, move: Move) -> Refusal | None:
    """Something done in a direction by the active or a commanded firefighter."""
    verb, way = move.verb, move.way
    cell = table.cell_of(seat)
    if table.is_dog(seat) and verb not in DOGS_DEEDS:
        return Refusal("that-is-not-for-the-dog", "XD-SPEC-3", {"seat": seat})
    if way in DIAGONALS:
        return Refusal("diagonal-cells-are-not-adjacent", "FP-ADJ-1", {"way": way})
    if verb in RARE_DEEDS:
        return danger_deeds.refuse_rare(table, seat, verb, way)
    if way != "here" and table.beside(cell, way) is None:
        return beyond.refuse_beyond(table, cell, way)
    if verb in ALL_MOVES:
        return walking.refuse_move(table, seat, verb, way)
    if verb == "spray":
        return spraying.refuse_spray(table, way, move.steps)
    if verb == "chop":
        return chopping.refuse_chop(table, way)
    return doors.refuse_door(table, seat, verb, way)


def carry_out(table: Table, move: Move) -> Table:
    """The table after an action, as far as fire, bridges and ways off them are concerned."""
    after = table.copy()
    if move.way:
        _do_deed(after, move.seat if move.is_command else table.seat, move)
        return after
    if move.verb == "crew":
        specialists.change_crew(after, move.name)
        return after
    pay(after, table.seat, price_of_special(table, move))
    here = table.cell_of(table.seat)
    if move.verb == "treat":
        after.victims[here] -= 1
        after.treated[here] += 1
    elif move.verb == "dispose":
        after.hazmats[here] -= 1
    elif move.verb == "drive":
        vehicles.drive(after, move.vehicle, move.name)
    elif move.verb == "cannon":
        danger_platform.fire_cannon(after)
    elif move.verb == "operate":
        danger_platform.operate(after, move.name)
    return after


def price_of_special(table: Table, move: Move) -> int:
    """The points for an action without a direction; its room has checked that they are there."""
    prices = {
        "treat": specialists.TREAT_PRICE,
        "dispose": specialists.DISPOSE_PRICE,
        "identify": specialists.IDENTIFY_PRICE,
        "drive": vehicles.DRIVE_PRICE,
        "gun": vehicles.gun_price(table),
        "clear": danger_engineer.CLEAR_PRICE,
        "cannon": danger_platform.cannon_price(table),
        "operate": danger_platform.operate_price(table),
    }
    return prices[move.verb]


def _do_deed(after: Table, seat: int, move: Move) -> None:
    cell = after.cell_of(seat)
    verb, way = move.verb, move.way
    if verb in ALL_MOVES:
        pay(after, seat, walking.price_of(after, seat, verb, way), "move")
        walking.shift(after, seat, verb, after.plan.beside[(cell, way)])
    elif verb in ("open", "close"):
        pay(after, seat, doors.DOOR_PRICE, doors.purpose_of(after.barrier(cell, way)))
        doors.turn(after, cell, way)
    elif verb == "spray":
        pay(after, seat, spraying.price_of(after, move.steps), "spray")
        spraying.put_out(after, spraying.aimed_at(after, way), move.steps)
    elif verb == "chop":
        pay(after, seat, chopping.price_of(after))
        chopping.strike(after, cell, way)
    else:
        danger_deeds.do_rare(after, seat, verb, way)
