"""Phase 1: what the active firefighter may do and what doing it changes (sections 6, 7, 16 to 19).

`offer_actions` walks once round the firefighter; `perform` carries one action out. What a
specialist adds (treat, identify, dispose, commands) is listed after the common actions.
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.actions import command, door, specials, spray, vehicles
from tocsin.games.flashpoint.rules import damage, escape, movement
from tocsin.games.flashpoint.table import barriers, codes, due, marks, specialists, ways
from tocsin.games.flashpoint.table.state import FlashpointState


def offer_actions(s: FlashpointState) -> None:
    """FP-AP-2: every action that can be paid and leaves nobody on fire without a way off."""
    seat = s.seat
    cell = s.cell_of(seat)
    role = s.role_of(seat)
    if s.extended:
        if s.hooks.has_bridges and s.hooks.is_bridged(s):
            s.hooks.offer_beside_bridges(s)
            return
        if role == specialists.DOG:
            s.offer(codes.PASS)
            offer_unchecked(s)
            return
    burning = s.burns(cell)
    if (burning and s.cards.spray_price[role] > 1) or (
        role == specialists.CAPTAIN and escape.burning_seats(s) != 0
    ):
        _offer_with_care(s, cell, role)
    else:
        if not burning:
            s.offer(codes.PASS)
        _offer_all(s, cell, role, 1 if burning else 0)


def _offer_with_care(s: FlashpointState, cell: i64, role: i64) -> None:
    """FP-MOVE-8, FP-SPEC-CAPT-5: where points are short, try each action and look what is left."""
    if escape.burning_seats(s) == 0:
        s.offer(codes.PASS)
    first = s.offers_n
    _offer_all(s, cell, role, -1)
    kept = first
    for i in range(first, s.offers_n):
        code = s.offers[i]
        if is_safe_after(s, code):
            s.offers[kept] = code
            kept += 1
    s.offers_n = kept


def is_safe_after(s: FlashpointState, code: i64) -> bool:
    """Would everybody on fire still have a way off after this action?"""
    after = s.copy()
    assert isinstance(after, FlashpointState)
    carry_out(after, code, None)
    return escape.everybody_can_leave(after)


def offer_unchecked(s: FlashpointState) -> None:
    """All that can be paid and is allowed, without asking whether it leaves somebody in peril."""
    cell = s.cell_of(s.seat)
    role = s.role_of(s.seat)
    if role == specialists.DOG and s.extended:
        s.hooks.offer_extra(s, cell, role, s.ap)
    else:
        _offer_all(s, cell, role, -1)


def _offer_all(s: FlashpointState, cell: i64, role: i64, keep: i64) -> None:
    """All actions in order of their codes.

    `keep` points stay for leaving the fire one stands on; -1 leaves that question to the caller.
    """
    spare = keep if keep > 0 else i64(0)
    # Points by what they may pay for (FP-AP-5), then what may be spent of them without leaving.
    spray_pool = s.ap + (s.free if role == specialists.CAFS else i64(0))
    walk_pool = s.ap + (s.free if role == specialists.RESCUE else i64(0))
    if keep > 0 and walk_pool > spray_pool - spare:
        walk_pool = spray_pool - spare
    plain_pool = s.ap if s.ap < spray_pool - spare else spray_pool - spare
    door_pool = walk_pool if s.rules.free_doors else plain_pool
    for way in range(s.board.ways):
        barrier = s.barrier(cell, way)
        if barriers.lets_through(barrier):
            goal = s.board.cell_beside(cell, way)
            if s.burns(goal):
                if walk_pool >= 2 and (keep != 0 or _may_enter(s, goal, role)):
                    _offer_into_fire(s, cell, way, walk_pool)
            else:
                # Whoever steps off the fire needs to keep nothing.
                _offer_walks(
                    s, cell, way, s.ap + (s.free if role == specialists.RESCUE else i64(0))
                )
            if barrier == barriers.OPEN:
                if door_pool >= specialists.DOOR_PRICE:
                    s.offer(codes.directed_code(codes.CLOSE_DOOR, way))
            elif barrier > barriers.GONE:
                _offer_hinge(s, barrier, way, walk_pool, door_pool)
            spray.offer_spray(s, goal, way, spray_pool - spare, role)
            if (
                barrier > barriers.GONE
                and plain_pool >= s.cards.chop_price[role]
                and barriers.can_chop(barrier)
            ):
                s.offer(codes.directed_code(codes.CHOP, way))
        elif barrier == barriers.CLOSED:
            if door_pool >= specialists.DOOR_PRICE:
                s.offer(codes.directed_code(codes.OPEN_DOOR, way))
        elif barrier in (barriers.WALL, barriers.DAMAGED):
            if plain_pool >= s.cards.chop_price[role]:
                s.offer(codes.directed_code(codes.CHOP, way))
        elif s.extended:
            _offer_hinge(s, barrier, way, walk_pool, door_pool)
            if plain_pool >= s.cards.chop_price[role] and barriers.can_chop(barrier):
                s.offer(codes.directed_code(codes.CHOP, way))
        if s.extended:
            _offer_rare(s, codes.CLEAN, way, plain_pool)
            _offer_rare(s, codes.REPAIR, way, plain_pool)
            if s.hooks.has_bridges:
                s.hooks.offer_into_holes(s, way, walk_pool)
    spray.offer_spray(s, cell, ways.HERE, spray_pool, role)
    if plain_pool > 0 and (role != 0 or s.rules.vehicles):
        specials.offer_specials(s, cell, role, plain_pool)
    if role == specialists.CAPTAIN:
        command.offer_commands(s, keep < 0)


def _may_enter(s: FlashpointState, goal: i64, role: i64) -> bool:
    """FP-MOVE-8: after the two points for stepping into fire, is there a way off again?"""
    ap = s.ap - 2
    free = s.free
    if role == specialists.RESCUE:
        paid = 2 if free > 2 else free
        ap += paid
        free -= paid
    return escape.can_leave(s, goal, role, ap, free)


def _offer_hinge(
    s: FlashpointState, barrier: i64, way: i64, walk_pool: i64, door_pool: i64
) -> None:
    """XD-WIN-2, XD-FDOOR-1, XD-LADDER-3, XD-LADDER-4: windows, fireproof doors, ladders."""
    if barriers.can_open(barrier) or barriers.can_close(barrier):
        # XD-WIN-2: a window is a movement action wherever doors are none.
        if (walk_pool if barriers.is_window(barrier) else door_pool) >= specialists.DOOR_PRICE:
            s.offer(
                codes.directed_code(
                    codes.OPEN_DOOR if barriers.can_open(barrier) else codes.CLOSE_DOOR, way
                )
            )
    elif barrier in (barriers.NOTHING, barriers.LADDER):
        _offer_rare(s, codes.RAISE, way, walk_pool)
        _offer_rare(s, codes.FOLD, way, walk_pool)


def _offer_into_fire(s: FlashpointState, cell: i64, way: i64, points: i64) -> None:
    """FP-MOVE-2, XD-LADDER-2: alone, or with a ladder."""
    if not s.extended:
        s.offer(codes.directed_code(codes.WALK, way))
        return
    if s.hooks.is_barred(s, s.board.cell_beside(cell, way)):
        return
    _offer_step(s, codes.WALK, cell, way, points)
    if s.hooks.has_ladder(s, cell):
        _offer_step(s, codes.TOTE, cell, way, points)


def _offer_walks(s: FlashpointState, cell: i64, way: i64, points: i64) -> None:
    """FP-MOVE-1, FP-MOVE-3, FP-CARRY-5: alone, or with what lies in the firefighter's cell."""
    if points < 1:
        return
    if s.extended:
        _offer_laden_walks(s, cell, way, points)
        return
    s.offer(codes.directed_code(codes.WALK, way))
    if s.victims == 0 and not s.has(marks.HAZMAT, cell):
        return
    carry = points >= 2 and s.has(marks.VICTIM, cell)
    haul = points >= 2 and s.has(marks.HAZMAT, cell)
    if carry:
        s.offer(codes.directed_code(codes.CARRY, way))
    if haul:
        s.offer(codes.directed_code(codes.HAUL, way))
    if s.has(marks.TREATED, cell):
        s.offer(codes.directed_code(codes.LEAD, way))
        if carry:
            s.offer(codes.directed_code(codes.LEAD_CARRY, way))
        if haul:
            s.offer(codes.directed_code(codes.LEAD_HAUL, way))


def _offer_laden_walks(s: FlashpointState, cell: i64, way: i64, points: i64) -> None:
    """The same on boards with storeys, each move with the expansion's say (XD-LADDER)."""
    if s.hooks.is_barred(s, s.board.cell_beside(cell, way)):
        return
    carry = s.has(marks.VICTIM, cell)
    haul = s.has(marks.HAZMAT, cell)
    lead = s.has(marks.TREATED, cell)
    ladder = s.hooks.has_ladder(s, cell)
    _offer_step(s, codes.WALK, cell, way, points)
    if carry:
        _offer_step(s, codes.CARRY, cell, way, points)
    if haul:
        _offer_step(s, codes.HAUL, cell, way, points)
    if lead:
        _offer_step(s, codes.LEAD, cell, way, points)
        if carry:
            _offer_step(s, codes.LEAD_CARRY, cell, way, points)
        if haul:
            _offer_step(s, codes.LEAD_HAUL, cell, way, points)
    if ladder:
        _offer_step(s, codes.TOTE, cell, way, points)
        if lead:
            _offer_step(s, codes.LEAD_TOTE, cell, way, points)


def _offer_step(s: FlashpointState, verb: i64, cell: i64, way: i64, points: i64) -> None:
    """One move, if it can be paid and no rule of ladders forbids it."""
    if points >= movement.walk_price(s, s.seat, verb, cell, way) and s.hooks.may_step(
        s, s.seat, verb, cell, way
    ):
        s.offer(codes.directed_code(verb, way))


def _offer_rare(s: FlashpointState, verb: i64, way: i64, points: i64) -> None:
    if points >= s.hooks.rare_price(s, verb) and s.hooks.can_do_rare(s, s.seat, verb, way):
        s.offer(codes.directed_code(verb, way))


def price_of(s: FlashpointState, code: i64) -> i64:
    """What an action costs whoever takes it now, all pools together."""
    role = s.role_of(s.seat)
    if codes.is_directed(code) or codes.is_command(code):
        verb = codes.verb_of(code)
        if codes.is_move(verb):
            seat = codes.commanded(code) if codes.is_command(code) else s.seat
            cell = s.cell_of(seat)
            goal = s.board.cell_beside(cell, codes.way_of(code))
            return (
                movement.walk_price(s, seat, verb, cell, codes.way_of(code))
                if goal >= 0
                else i64(1)
            )
        if codes.is_rare(verb):
            return s.hooks.rare_price(s, verb)
        if verb == codes.SPRAY:
            return s.cards.spray_price[role]
        if verb == codes.DOUSE:
            return 2 * s.cards.spray_price[role]
        return s.cards.chop_price[role] if verb == codes.CHOP else specialists.DOOR_PRICE
    if code == codes.GUN:
        return s.cards.gun_price[role]
    if codes.DRIVE_FROM <= code < codes.CREW_FROM:
        return specialists.DRIVE_PRICE
    if codes.CREW_FROM <= code < codes.PARK_FROM:
        return specialists.CREW_PRICE
    if code == codes.DISPOSE:
        return specialists.DISPOSE_PRICE
    if codes.is_extra(code):
        return s.hooks.rare_price(s, code)
    return specialists.TREAT_PRICE if code == codes.TREAT or code >= codes.IDENTIFY_FROM else i64(0)


def perform(s: FlashpointState, code: i64, journal: Journal | None) -> i64:
    """One action; a command is first put to its seat where consent is asked (FP-SPEC-CAPT-6)."""
    if (
        s.rules.consent
        and codes.is_command(code)
        and not _must_obey(s, s.cell_of(codes.commanded(code)))
    ):
        s.asked = code
        return due.CONSENT
    return carry_out(s, code, journal)


def _must_obey(s: FlashpointState, cell: i64) -> bool:
    """FP-SPEC-CAPT-6, XD-BRIDGE-2: who stands on fire or on a bridge is not asked."""
    return s.burns(cell) or (s.hooks.has_bridges and s.hooks.is_bridge(s, cell))


def carry_out(s: FlashpointState, code: i64, journal: Journal | None) -> i64:
    """Pay for an action and do it; says what is due."""
    if codes.CREW_FROM <= code < codes.PARK_FROM:
        specials.change_crew(s, code - codes.CREW_FROM, journal)
        return due.NOTHING
    s.may_change_crew = 0
    if codes.is_directed(code):
        return _do_directed(s, codes.verb_of(code), codes.way_of(code), journal)
    if codes.is_command(code):
        return command.order(s, code, journal)
    s.ap -= price_of(s, code)
    if code == codes.TREAT:
        specials.treat(s, journal)
    elif code == codes.DISPOSE:
        specials.dispose(s, journal)
    elif code == codes.GUN:
        return vehicles.fire_gun(s, journal)
    elif codes.is_extra(code):
        return s.hooks.do_extra(s, code, journal)
    elif code < codes.CREW_FROM:
        where = code - codes.DRIVE_FROM
        return vehicles.drive(s, where >> 3, where & 7, journal)
    else:
        return specials.identify(s, code - codes.IDENTIFY_FROM, journal)
    return due.NOTHING


def _do_directed(s: FlashpointState, verb: i64, way: i64, journal: Journal | None) -> i64:
    seat = s.seat
    cell = s.cell_of(seat)
    role = s.role_of(seat)
    if codes.is_move(verb):
        price = movement.walk_price(s, seat, verb, cell, way)
        if role == specialists.RESCUE:
            _pay_free_first(s, price)
        else:
            s.ap -= price
        return movement.step(s, seat, verb, way, journal)
    if verb in (codes.OPEN_DOOR, codes.CLOSE_DOOR):
        by_window = barriers.is_window(s.barrier(cell, way))
        if role == specialists.RESCUE and (s.rules.free_doors or by_window):
            _pay_free_first(s, specialists.DOOR_PRICE)
        else:
            s.ap -= specialists.DOOR_PRICE
        door.turn_door(s, seat, way, verb == codes.OPEN_DOOR, journal)
    elif verb == codes.CHOP:
        s.ap -= s.cards.chop_price[role]
        _chop(s, s.board.edge_beside(cell, way), journal)
    elif codes.is_rare(verb):
        if role == specialists.RESCUE and codes.is_ladder_deed(verb):
            _pay_free_first(s, s.hooks.rare_price(s, verb))
        else:
            s.ap -= s.hooks.rare_price(s, verb)
        return s.hooks.do_rare(s, seat, verb, way, journal)
    else:
        price = s.cards.spray_price[role] if verb == codes.SPRAY else 2 * s.cards.spray_price[role]
        if role == specialists.CAFS:
            _pay_free_first(s, price)
        else:
            s.ap -= price
        goal = cell if way == ways.HERE else s.board.cell_beside(cell, way)
        spray.spray(s, s.hooks.water_reaches(s, goal) if s.extended else goal, verb, journal)
    return due.NOTHING


def _pay_free_first(s: FlashpointState, price: i64) -> None:
    """FP-AP-6: free points that are allowed for it go first, then the regular ones."""
    paid = price if s.free >= price else s.free
    s.free -= paid
    s.ap -= price - paid


def _chop(s: FlashpointState, edge: i64, journal: Journal | None) -> None:
    """FP-CHOP-1, FP-CHOP-4: one damage marker, which counts toward collapse at once."""
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(s.seat), "edge": s.board.edge_names[edge]}
        journal.tell("wall-chopped", "FP-CHOP-1", facts)
    if barriers.is_jammed(i64(s.edges[edge])):
        s.hooks.loosen(s, edge, journal)
        return
    damage.damage_wall(s, edge, "FP-CHOP-4", journal)
