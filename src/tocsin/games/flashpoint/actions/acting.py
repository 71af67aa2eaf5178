"""Phase 1: what the active firefighter may do, in the order of codes, and doing it.

`offer` walks once round the firefighter and asks the rooms of the actions; an expansion has a walk
of its own. `carry_out` finds the room of a code.
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.actions import (
    chop,
    command,
    crew_change,
    dispose,
    door,
    drive,
    gun,
    identify,
    spray,
    treat,
    walk,
)
from tocsin.games.flashpoint.rules import escape, movement
from tocsin.games.flashpoint.table import barriers, codes, due, marks, masks, specialists, ways
from tocsin.games.flashpoint.table.state import FlashpointState


def offer(s: FlashpointState) -> None:
    """FP-AP-2: every action that can be paid and leaves nobody on fire without a way off."""
    cell = s.cell_of(s.seat)
    role = s.role_of(s.seat)
    burning = s.burns(cell)
    if needs_care(s, burning, role):
        first = offer_pass_with_care(s)
        _offer_all(s, cell, role, -1)
        keep_with_care(s, first)
    else:
        if not burning:
            s.offer(codes.PASS)
        _offer_all(s, cell, role, 1 if burning else 0)


def needs_care(s: FlashpointState, burning: bool, role: i64) -> bool:
    """FP-MOVE-8, FP-SPEC-CAPT-5: may a point spent now be missing on the way off the fire?"""
    if burning and s.cards.spray_price[role] > 1:
        return True
    return role == specialists.CAPTAIN and escape.burning_seats(s) != 0


def offer_pass_with_care(s: FlashpointState) -> i64:
    """FP-TURN-4: passing, if nobody stands on fire; how many offers there are then."""
    if escape.burning_seats(s) == 0:
        s.offer(codes.PASS)
    return s.offers_n


def keep_with_care(s: FlashpointState, first: i64) -> None:
    """FP-MOVE-8, FP-SPEC-CAPT-5: try each of these offers, and look who could then get off."""
    kept = first
    for i in range(first, s.offers_n):
        code = s.offers[i]
        after = s.copy()
        carry_out(after, code, None)
        if escape.everybody_can_leave(after):
            s.offers[kept] = code
            kept += 1
    s.offers_n = kept


def _offer_all(s: FlashpointState, cell: i64, role: i64, keep: i64) -> None:
    """All actions in order of their codes; the slow twins are the rooms' `refused`.

    `keep` points stay for leaving the fire one stands on, where water costs a point a step; -1
    leaves that question to the caller.
    """
    spare = keep if keep > 0 else i64(0)
    # Points by what they may pay for (FP-AP-5), then what may be spent of them without leaving.
    water_pool = s.ap + (s.free if role == specialists.CAFS else i64(0))
    step_pool = s.ap + (s.free if role == specialists.RESCUE else i64(0))
    # Whoever steps off the fire needs to keep nothing.
    leave_pool = step_pool
    if keep > 0 and step_pool > water_pool - spare:
        step_pool = water_pool - spare
    plain_pool = s.ap if s.ap < water_pool - spare else water_pool - spare
    door_pool = step_pool if s.rules.free_doors else plain_pool
    for way in range(s.board.ways):
        barrier = s.barrier(cell, way)
        if barriers.lets_through(barrier):
            goal = s.board.cell_beside(cell, way)
            if not s.burns(goal):
                walk.offer(s, cell, way, leave_pool)
            elif step_pool >= movement.INTO_FIRE:
                if keep != 0 or escape.may_enter(s, goal, role):
                    s.offer(codes.directed_code(codes.WALK, way))
            if barrier == barriers.OPEN and door_pool >= specialists.DOOR_PRICE:
                s.offer(codes.directed_code(codes.CLOSE_DOOR, way))
            spray.offer(s, goal, way, water_pool - spare, role)
        elif barrier == barriers.CLOSED:
            if door_pool >= specialists.DOOR_PRICE:
                s.offer(codes.directed_code(codes.OPEN_DOOR, way))
        elif barriers.stands(barrier) and plain_pool >= s.cards.chop_price[role]:
            s.offer(codes.directed_code(codes.CHOP, way))
    spray.offer(s, cell, ways.HERE, water_pool, role)
    if plain_pool > 0 and (role != specialists.PLAIN or s.rules.vehicles):
        offer_undirected(s, cell, role, plain_pool)
    if role == specialists.CAPTAIN:
        command.offer(s, keep >= 0)


def offer_undirected(s: FlashpointState, cell: i64, role: i64, pool: i64) -> None:
    """What a specialist, a vehicle or another card adds, in order of the codes."""
    treat.offer(s, cell, role, pool)
    dispose.offer(s, cell, role, pool)
    if s.rules.vehicles:
        gun.offer(s, cell, role, pool)
        drive.offer(s, cell, pool)
        crew_change.offer(s, pool)
    identify.offer(s, role, pool)


def has_choice(s: FlashpointState) -> bool:
    """FP-TURN-4: is there anything but passing? Asked when hardly a point is left.

    Whoever may carry may also walk alone, and who may remove a fire may also turn it to smoke, so
    these need not be asked about.
    """
    cell = s.cell_of(s.seat)
    if s.burns(cell):
        return True
    role = s.role_of(s.seat)
    if role == specialists.CAPTAIN and escape.burning_seats(s) != 0:
        return True
    for way in range(s.board.ways):
        if walk.refused(s, s.seat, codes.WALK, way) == 0:
            goal = s.board.cell_beside(cell, way)
            if not s.burns(goal) or escape.may_enter(s, goal, role):
                return True
        if spray.refused(s, codes.SPRAY, way) == 0 or chop.refused(s, way) == 0:
            return True
        for verb in (codes.OPEN_DOOR, codes.CLOSE_DOOR):
            if door.refused(s, s.seat, verb, way) == 0:
                return True
    if spray.refused(s, codes.SPRAY, ways.HERE) == 0:
        return True
    if treat.refused(s) == 0 or dispose.refused(s) == 0 or gun.refused(s) == 0:
        return True
    return _has_rarer_choice(s, role)


def _has_rarer_choice(s: FlashpointState, role: i64) -> bool:
    """Drives, another card, a marker to turn over, a command."""
    if s.rules.vehicles:
        for vehicle in range(i64(2)):
            for spot in range(i64(4)):
                if drive.refused(s, vehicle, spot) == 0:
                    return True
    if s.may_change_crew:
        for card in range(i64(1), i64(len(s.cards.names))):
            if crew_change.refused(s, card) == 0:
                return True
    for level in range(s.board.levels):
        hidden = s.marks[2 * level * marks.KINDS + marks.POI]
        if hidden and identify.refused(s, 128 * level + masks.lowest(hidden)) == 0:
            return True
    return role == specialists.CAPTAIN and command.has_any(s)


def perform(s: FlashpointState, code: i64, journal: Journal | None) -> i64:
    """One action; a command is first put to its seat where consent is asked (FP-SPEC-CAPT-6)."""
    if codes.is_command(code) and command.must_ask(s, code):
        s.asked = code
        command.tell_asked(s, code, journal)
        return due.CONSENT
    return carry_out(s, code, journal)


def carry_out(s: FlashpointState, code: i64, journal: Journal | None) -> i64:
    """Pay for an action and do it; says what is due."""
    if codes.CREW_FROM <= code < codes.PARK_FROM:
        crew_change.do(s, code - codes.CREW_FROM, journal)
        return due.NOTHING
    # FP-CREW-2: whatever else is done, it is too late to change.
    s.may_change_crew = 0
    if codes.is_directed(code):
        return _carry_out_directed(s, codes.verb_of(code), codes.way_of(code), journal)
    if codes.is_command(code):
        return command.do(s, code, journal)
    if code < codes.DRIVE_FROM:
        if code == codes.GUN:
            return gun.do(s, journal)
        if code == codes.TREAT:
            treat.do(s, journal)
        else:
            dispose.do(s, journal)
        return due.NOTHING
    if code < codes.CREW_FROM:
        where = code - codes.DRIVE_FROM
        return drive.do(s, codes.vehicle_of(where), codes.spot_of(where), journal)
    if codes.IDENTIFY_FROM <= code < codes.RIDE_FROM:
        return identify.do(s, code - codes.IDENTIFY_FROM, journal)
    return s.hooks.do_action(s, code, journal)


def _carry_out_directed(s: FlashpointState, verb: i64, way: i64, journal: Journal | None) -> i64:
    if codes.is_move(verb):
        return walk.do(s, verb, way, journal)
    if codes.is_water(verb):
        spray.do(s, verb, way, journal)
    elif codes.is_door(verb):
        door.do(s, verb, way, journal)
    elif verb == codes.CHOP:
        chop.do(s, way, journal)
    else:
        return s.hooks.do_action(s, codes.directed_code(verb, way), journal)
    return due.NOTHING
