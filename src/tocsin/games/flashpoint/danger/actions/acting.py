"""Phase 1 on these boards: what the active firefighter may do, in the order of codes.

One walk round the figure, as in the base game, with windows, ladders, holes and storeys; the
rescue dog has a walk of its own. Where a bridge lies, `escape` asks in addition who could then be
brought off it.
"""

from mypy_extensions import i64

from tocsin.games.flashpoint.actions import (
    acting,
    chop,
    crew_change,
    dispose,
    door,
    drive,
    identify,
    spray,
    treat,
    walk,
)
from tocsin.games.flashpoint.danger.actions import (
    cannon,
    clean,
    clear,
    climb,
    command,
    fold_ladder,
    forbidden,
    lay_bridge,
    operate,
    raise_ladder,
    repair,
    sniff,
    squeeze,
)
from tocsin.games.flashpoint.danger.rules import ladders, steps
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import specialists as danger_specialists
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import escape, movement
from tocsin.games.flashpoint.table import barriers, codes, marks, masks, specialists, ways


def offer(s: DangerState) -> None:
    """FP-AP-2: every action that can be paid and leaves nobody on fire without a way off."""
    if not s.has_hands(s.seat):
        s.offer(codes.PASS)
        _offer_dog(s)
        return
    cell = s.cell_of(s.seat)
    role = s.role_of(s.seat)
    burning = s.burns(cell)
    if acting.needs_care(s, burning, role):
        first = acting.offer_pass_with_care(s)
        _offer_all(s, cell, role, -1)
        acting.keep_with_care(s, first)
    else:
        if not burning:
            s.offer(codes.PASS)
        _offer_all(s, cell, role, 1 if burning else 0)


def offer_unchecked(s: DangerState) -> None:
    """All that can be paid and is allowed, without asking whether it leaves somebody in peril."""
    if s.has_hands(s.seat):
        _offer_all(s, s.cell_of(s.seat), s.role_of(s.seat), -1)
    else:
        _offer_dog(s)


def _offer_all(s: DangerState, cell: i64, role: i64, keep: i64) -> None:
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
        passable = barriers.lets_through(barrier)
        goal = s.board.cell_beside(cell, way)
        if passable:
            if not s.burns(goal):
                _offer_walks(s, cell, way, leave_pool)
            elif step_pool >= movement.INTO_FIRE:
                if keep != 0 or escape.may_enter(s, goal, role):
                    _offer_into_fire(s, cell, way, step_pool)
        _offer_turning(s, way, barrier, step_pool, door_pool)
        if s.ruling.ladders > 0:
            _offer_ladder(s, way, step_pool)
        if passable:
            spray.offer(s, goal, way, water_pool - spare, role)
        if danger_barriers.can_chop(barrier) and plain_pool >= s.cards.chop_price[role]:
            s.offer(codes.directed_code(codes.CHOP, way))
        if role == specialists.HAZMAT_TECHNICIAN:
            if plain_pool >= clean.PRICE and clean.refused(s, s.seat, way) == 0:
                s.offer(codes.directed_code(danger_codes.CLEAN, way))
        elif role == danger_specialists.ENGINEER:
            if plain_pool >= repair.PRICE and repair.refused(s, s.seat, way) == 0:
                s.offer(codes.directed_code(danger_codes.REPAIR, way))
        if s.ruling.holes_take_ladders and way < danger_ways.UP:
            _offer_holes(s, way, step_pool)
    spray.offer(s, cell, ways.HERE, water_pool, role)
    if plain_pool > 0 and (role != specialists.PLAIN or s.rules.vehicles):
        acting.offer_undirected(s, cell, role, plain_pool)
        clear.offer(s, plain_pool)
        if s.ruling.platform:
            cannon.offer(s, plain_pool)
            operate.offer(s, plain_pool)
    if role == specialists.CAPTAIN:
        command.offer(s, keep >= 0)


def _offer_walks(s: DangerState, cell: i64, way: i64, pool: i64) -> None:
    """FP-MOVE-1, FP-CARRY-5, XD-LADDER-2: to a cell without fire, alone or with what is here."""
    if pool < movement.TO_COLD or s.is_barred(s.board.cell_beside(cell, way)):
        return
    carry = s.has(marks.VICTIM, cell)
    haul = s.has(marks.HAZMAT, cell)
    lead = s.has(marks.TREATED, cell)
    _offer_step(s, codes.WALK, cell, way, pool)
    if carry:
        _offer_step(s, codes.CARRY, cell, way, pool)
    if haul:
        _offer_step(s, codes.HAUL, cell, way, pool)
    if lead:
        _offer_step(s, codes.LEAD, cell, way, pool)
        if carry:
            _offer_step(s, codes.LEAD_CARRY, cell, way, pool)
        if haul:
            _offer_step(s, codes.LEAD_HAUL, cell, way, pool)
    if ladders.ladder_within_reach(s, cell) >= 0:
        _offer_step(s, danger_codes.TOTE, cell, way, pool)
        if lead:
            _offer_step(s, danger_codes.LEAD_TOTE, cell, way, pool)


def _offer_into_fire(s: DangerState, cell: i64, way: i64, pool: i64) -> None:
    """FP-MOVE-2, XD-LADDER-2: alone, or with a ladder."""
    if s.is_barred(s.board.cell_beside(cell, way)):
        return
    _offer_step(s, codes.WALK, cell, way, pool)
    if ladders.ladder_within_reach(s, cell) >= 0:
        _offer_step(s, danger_codes.TOTE, cell, way, pool)


def _offer_step(s: DangerState, verb: i64, cell: i64, way: i64, pool: i64) -> None:
    """One move, if it can be paid and nothing of the expansion's forbids it."""
    if pool >= movement.walk_price(s, s.seat, verb, cell, way):
        if steps.refused(s, s.seat, verb, cell, way) == 0:
            s.offer(codes.directed_code(verb, way))


def _offer_turning(s: DangerState, way: i64, barrier: i64, step_pool: i64, door_pool: i64) -> None:
    """FP-DOOR-1, XD-WIN-2, XD-FDOOR-1: a window is a movement action wherever doors are none."""
    verb = codes.OPEN_DOOR
    if barriers.can_close(barrier):
        verb = codes.CLOSE_DOOR
    elif not barriers.can_open(barrier):
        return
    pool = step_pool if danger_barriers.is_window(barrier) else door_pool
    if pool >= specialists.DOOR_PRICE:
        s.offer(codes.directed_code(verb, way))


def _offer_ladder(s: DangerState, way: i64, pool: i64) -> None:
    """XD-LADDER-3, XD-LADDER-4, XD-BRIDGE-5: against the building, and into holes."""
    if way < danger_ways.UP and not s.ruling.holes_take_ladders:
        return
    if pool >= raise_ladder.PRICE and raise_ladder.refused(s, s.seat, way) == 0:
        s.offer(codes.directed_code(danger_codes.RAISE, way))
    if pool >= fold_ladder.PRICE and fold_ladder.refused(s, s.seat, way) == 0:
        s.offer(codes.directed_code(danger_codes.FOLD, way))


def _offer_holes(s: DangerState, way: i64, pool: i64) -> None:
    """XD-BRIDGE-1, XD-BRIDGE-5: ladders laid over holes, and climbed in them."""
    if pool >= lay_bridge.PRICE and lay_bridge.refused(s, s.seat, way) == 0:
        s.offer(codes.directed_code(danger_codes.LAY, way))
    for verb in range(danger_codes.CLIMB, danger_codes.CLIMB_LEAD + 1):
        if pool >= climb.price_of(verb) and climb.refused(s, s.seat, verb, way) == 0:
            s.offer(codes.directed_code(verb, way))


def _offer_dog(s: DangerState) -> None:
    """XD-SPEC-3: moves, dragging, squeezing through, sniffing; on the engine also another card."""
    cell = s.cell_of(s.seat)
    for way in range(s.board.ways):
        if s.can_pass(cell, way):
            _offer_step(s, codes.WALK, cell, way, s.ap)
            if s.has(marks.VICTIM, cell):
                _offer_step(s, codes.CARRY, cell, way, s.ap)
        if squeeze.refused(s, s.seat, way) == 0:
            s.offer(codes.directed_code(danger_codes.SQUEEZE, way))
        if sniff.refused(s, s.seat, way) == 0:
            s.offer(codes.directed_code(danger_codes.SNIFF, way))
    crew_change.offer(s, s.ap)


def has_choice(s: DangerState) -> bool:
    """FP-TURN-4: is there anything but passing? Asked when hardly a point is left."""
    if not s.has_hands(s.seat):
        return _has_dogs_choice(s)
    cell = s.cell_of(s.seat)
    role = s.role_of(s.seat)
    if s.burns(cell) or (role == specialists.CAPTAIN and escape.burning_seats(s) != 0):
        # Then there is no passing.
        return True
    for way in range(s.board.ways):
        if _has_choice_towards(s, cell, role, way):
            return True
    return has_choice_on_the_spot(s) or (role == specialists.CAPTAIN and command.has_any(s))


def _has_choice_towards(s: DangerState, cell: i64, role: i64, way: i64) -> bool:
    """Something that can be done in that direction; from a ladder perhaps only with a burden."""
    if s.can_pass(cell, way):
        goal = s.board.cell_beside(cell, way)
        if not s.burns(goal) or escape.may_enter(s, goal, role):
            for verb in range(codes.WALK, danger_codes.LEAD_TOTE + 1):
                if walk.refused(s, s.seat, verb, way) == 0:
                    return True
        if spray.refused(s, codes.SPRAY, way) == 0:
            return True
    if chop.refused(s, way) == 0 or door.refused(s, s.seat, codes.OPEN_DOOR, way) == 0:
        return True
    if door.refused(s, s.seat, codes.CLOSE_DOOR, way) == 0:
        return True
    if clean.refused(s, s.seat, way) == 0 or repair.refused(s, s.seat, way) == 0:
        return True
    if s.ruling.ladders == 0:
        return False
    if raise_ladder.refused(s, s.seat, way) == 0 or fold_ladder.refused(s, s.seat, way) == 0:
        return True
    # Whoever may climb with something may also climb alone.
    if lay_bridge.refused(s, s.seat, way) == 0:
        return True
    return climb.refused(s, s.seat, danger_codes.CLIMB, way) == 0


def has_choice_on_the_spot(s: DangerState) -> bool:
    """What is done without a direction and moves nobody."""
    if not s.has_hands(s.seat):
        return _has_other_card(s)
    if spray.refused(s, codes.SPRAY, ways.HERE) == 0:
        return True
    if treat.refused(s) == 0 or dispose.refused(s) == 0 or clear.refused(s) == 0:
        return True
    for level in range(s.board.levels):
        hidden = s.marks[2 * level * marks.KINDS + marks.POI]
        if hidden and identify.refused(s, 128 * level + masks.lowest(hidden)) == 0:
            return True
    # The ambulance can always drive, by radio; all else that needs a vehicle is no cheaper.
    return s.rules.vehicles and s.ap >= drive.PRICE


def _has_other_card(s: DangerState) -> bool:
    """FP-CREW-1: is there a card to change to?"""
    if s.rules.vehicles and s.may_change_crew:
        for role in range(i64(1), i64(len(s.cards.names))):
            if crew_change.refused(s, role) == 0:
                return True
    return False


def _has_dogs_choice(s: DangerState) -> bool:
    """XD-SPEC-3: sniffing is free, so the dog may have something to do without a point."""
    for way in range(s.board.ways):
        if sniff.refused(s, s.seat, way) == 0 or squeeze.refused(s, s.seat, way) == 0:
            return True
        if walk.refused(s, s.seat, codes.WALK, way) == 0:
            return True
    return _has_other_card(s)


def refused(s: DangerState, verb: i64, way: i64) -> i64:
    """What forbids the active firefighter something in a direction, being left in peril apart."""
    row = forbidden.refused(s, s.seat, codes.directed_code(verb, way))
    if row != 0:
        return row
    if codes.is_move(verb):
        return walk.refused(s, s.seat, verb, way)
    if codes.is_door(verb):
        return door.refused(s, s.seat, verb, way)
    if codes.is_water(verb):
        return spray.refused(s, verb, way)
    if verb == codes.CHOP:
        return chop.refused(s, way)
    return s.hooks.refused_directed(s, s.seat, verb, way)
