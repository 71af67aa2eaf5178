"""Phase 1: what the active firefighter may do and what doing it changes (sections 6, 7, 16 to 19).

`offer_actions` walks once round the firefighter; `perform` carries one action out. What a
specialist adds (treat, identify, dispose, commands) is listed after the common actions.
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.barriers import (
    CLOSED,
    DAMAGED,
    GONE,
    LADDER,
    NOTHING,
    OPEN,
    WALL,
    can_chop,
    can_close,
    can_open,
    is_jammed,
    is_window,
    lets_through,
)
from tocsin.games.flashpoint.board import HAZMAT, TREATED, VICTIM
from tocsin.games.flashpoint.codes import (
    CARRY,
    CHOP,
    CLEAN,
    CLOSE_DOOR,
    CREW_FROM,
    DISPOSE,
    DOUSE,
    DRIVE_FROM,
    FOLD,
    GUN,
    HAUL,
    HERE,
    IDENTIFY_FROM,
    LEAD,
    LEAD_CARRY,
    LEAD_HAUL,
    LEAD_TOTE,
    OPEN_DOOR,
    PARK_FROM,
    PASS,
    RAISE,
    REPAIR,
    SPRAY,
    TOTE,
    TREAT,
    WALK,
    commanded,
    directed_code,
    is_command,
    is_directed,
    is_extra,
    is_ladder_deed,
    is_move,
    is_rare,
    verb_of,
    way_of,
)
from tocsin.games.flashpoint.command import offer_commands, order
from tocsin.games.flashpoint.damage import damage_wall
from tocsin.games.flashpoint.doors import turn_door
from tocsin.games.flashpoint.escape import burning_seats, can_leave, everybody_can_leave
from tocsin.games.flashpoint.extinguish import offer_spray, spray
from tocsin.games.flashpoint.moving import step, walk_price
from tocsin.games.flashpoint.scene import CONSENT, Scene
from tocsin.games.flashpoint.specialists import (
    CAFS,
    CAPTAIN,
    CHOP_PRICE,
    CREW_PRICE,
    DISPOSE_PRICE,
    DOG,
    DOOR_PRICE,
    DRIVE_PRICE,
    GUN_PRICE,
    RESCUE,
    SPRAY_PRICE,
    TREAT_PRICE,
)
from tocsin.games.flashpoint.specials import (
    change_crew,
    dispose,
    identify,
    offer_specials,
    treat,
)
from tocsin.games.flashpoint.vehicles import drive, fire_gun


def offer_actions(s: Scene) -> None:
    """FP-AP-2: every action that can be paid and leaves nobody on fire without a way off."""
    seat = s.seat
    cell = s.crew[4 * seat]
    role = s.crew[4 * seat + 2]
    if s.extreme:
        if s.deep and s.is_bridged():
            s.offer_beside_bridges()
            return
        if role == DOG:
            s.offer(PASS)
            offer_unchecked(s)
            return
    burning = s.burns(cell)
    if (burning and SPRAY_PRICE[role] > 1) or (role == CAPTAIN and burning_seats(s) != 0):
        _offer_with_care(s, cell, role)
    else:
        if not burning:
            s.offer(PASS)
        _offer_all(s, cell, role, 1 if burning else 0)


def _offer_with_care(s: Scene, cell: i64, role: i64) -> None:
    """FP-MOVE-8, FP-SPEC-CAPT-5: where points are short, try each action and look what is left."""
    if burning_seats(s) == 0:
        s.offer(PASS)
    first = s.offers_n
    _offer_all(s, cell, role, -1)
    kept = first
    for i in range(first, s.offers_n):
        code = s.offers[i]
        if is_safe_after(s, code):
            s.offers[kept] = code
            kept += 1
    s.offers_n = kept


def is_safe_after(s: Scene, code: i64) -> bool:
    """Would everybody on fire still have a way off after this action?"""
    after = s.copy()
    assert isinstance(after, Scene)
    carry_out(after, code, None)
    return everybody_can_leave(after)


def offer_unchecked(s: Scene) -> None:
    """All that can be paid and is allowed, without asking whether it leaves somebody in peril."""
    cell = s.crew[4 * s.seat]
    role = s.crew[4 * s.seat + 2]
    if role == DOG and s.extreme:
        s.offer_extra(cell, role, s.ap)
    else:
        _offer_all(s, cell, role, -1)


def _offer_all(s: Scene, cell: i64, role: i64, keep: i64) -> None:
    """All actions in order of their codes.

    `keep` points stay for leaving the fire one stands on; -1 leaves that question to the caller.
    """
    spare = keep if keep > 0 else i64(0)
    # Points by what they may pay for (FP-AP-5), then what may be spent of them without leaving.
    spray_pool = s.ap + (s.free if role == CAFS else i64(0))
    walk_pool = s.ap + (s.free if role == RESCUE else i64(0))
    if keep > 0 and walk_pool > spray_pool - spare:
        walk_pool = spray_pool - spare
    plain_pool = s.ap if s.ap < spray_pool - spare else spray_pool - spare
    door_pool = walk_pool if s.rules.free_doors else plain_pool
    for way in range(s.board.ways):
        barrier = s.barrier(cell, way)
        if lets_through(barrier):
            goal = s.board.beside[8 * cell + way]
            if s.burns(goal):
                if walk_pool >= 2 and (keep != 0 or _may_enter(s, goal, role)):
                    _offer_into_fire(s, cell, way, walk_pool)
            else:
                # Whoever steps off the fire needs to keep nothing.
                _offer_walks(s, cell, way, s.ap + (s.free if role == RESCUE else i64(0)))
            if barrier == OPEN:
                if door_pool >= DOOR_PRICE:
                    s.offer(directed_code(CLOSE_DOOR, way))
            elif barrier > GONE:
                _offer_hinge(s, barrier, way, walk_pool, door_pool)
            offer_spray(s, goal, way, spray_pool - spare, role)
            if barrier > GONE and plain_pool >= CHOP_PRICE[role] and can_chop(barrier):
                s.offer(directed_code(CHOP, way))
        elif barrier == CLOSED:
            if door_pool >= DOOR_PRICE:
                s.offer(directed_code(OPEN_DOOR, way))
        elif barrier in (WALL, DAMAGED):
            if plain_pool >= CHOP_PRICE[role]:
                s.offer(directed_code(CHOP, way))
        elif s.extreme:
            _offer_hinge(s, barrier, way, walk_pool, door_pool)
            if plain_pool >= CHOP_PRICE[role] and can_chop(barrier):
                s.offer(directed_code(CHOP, way))
        if s.extreme:
            _offer_rare(s, CLEAN, way, plain_pool)
            _offer_rare(s, REPAIR, way, plain_pool)
            if s.deep:
                s.offer_into_holes(way, walk_pool)
    offer_spray(s, cell, HERE, spray_pool, role)
    if plain_pool > 0 and (role != 0 or s.rules.vehicles):
        offer_specials(s, cell, role, plain_pool)
    if role == CAPTAIN:
        offer_commands(s, keep < 0)


def _may_enter(s: Scene, goal: i64, role: i64) -> bool:
    """FP-MOVE-8: after the two points for stepping into fire, is there a way off again?"""
    ap = s.ap - 2
    free = s.free
    if role == RESCUE:
        paid = 2 if free > 2 else free
        ap += paid
        free -= paid
    return can_leave(s, goal, role, ap, free)


def _offer_hinge(s: Scene, barrier: i64, way: i64, walk_pool: i64, door_pool: i64) -> None:
    """XD-WIN-2, XD-FDOOR-1, XD-LADDER-3, XD-LADDER-4: windows, fireproof doors, ladders."""
    if can_open(barrier) or can_close(barrier):
        # XD-WIN-2: a window is a movement action wherever doors are none.
        if (walk_pool if is_window(barrier) else door_pool) >= DOOR_PRICE:
            s.offer(directed_code(OPEN_DOOR if can_open(barrier) else CLOSE_DOOR, way))
    elif barrier in (NOTHING, LADDER):
        _offer_rare(s, RAISE, way, walk_pool)
        _offer_rare(s, FOLD, way, walk_pool)


def _offer_into_fire(s: Scene, cell: i64, way: i64, points: i64) -> None:
    """FP-MOVE-2, XD-LADDER-2: alone, or with a ladder."""
    if not s.extreme:
        s.offer(directed_code(WALK, way))
        return
    if s.is_barred(s.board.beside[8 * cell + way]):
        return
    _offer_step(s, WALK, cell, way, points)
    if s.has_ladder(cell):
        _offer_step(s, TOTE, cell, way, points)


def _offer_walks(s: Scene, cell: i64, way: i64, points: i64) -> None:
    """FP-MOVE-1, FP-MOVE-3, FP-CARRY-5: alone, or with what lies in the firefighter's cell."""
    if points < 1:
        return
    if s.extreme:
        _offer_laden_walks(s, cell, way, points)
        return
    s.offer(directed_code(WALK, way))
    if s.victims == 0 and not s.has(HAZMAT, cell):
        return
    carry = points >= 2 and s.has(VICTIM, cell)
    haul = points >= 2 and s.has(HAZMAT, cell)
    if carry:
        s.offer(directed_code(CARRY, way))
    if haul:
        s.offer(directed_code(HAUL, way))
    if s.has(TREATED, cell):
        s.offer(directed_code(LEAD, way))
        if carry:
            s.offer(directed_code(LEAD_CARRY, way))
        if haul:
            s.offer(directed_code(LEAD_HAUL, way))


def _offer_laden_walks(s: Scene, cell: i64, way: i64, points: i64) -> None:
    """The same on boards with storeys, each move with the expansion's say (XD-LADDER)."""
    if s.is_barred(s.board.beside[8 * cell + way]):
        return
    carry = s.has(VICTIM, cell)
    haul = s.has(HAZMAT, cell)
    lead = s.has(TREATED, cell)
    ladder = s.has_ladder(cell)
    _offer_step(s, WALK, cell, way, points)
    if carry:
        _offer_step(s, CARRY, cell, way, points)
    if haul:
        _offer_step(s, HAUL, cell, way, points)
    if lead:
        _offer_step(s, LEAD, cell, way, points)
        if carry:
            _offer_step(s, LEAD_CARRY, cell, way, points)
        if haul:
            _offer_step(s, LEAD_HAUL, cell, way, points)
    if ladder:
        _offer_step(s, TOTE, cell, way, points)
        if lead:
            _offer_step(s, LEAD_TOTE, cell, way, points)


def _offer_step(s: Scene, verb: i64, cell: i64, way: i64, points: i64) -> None:
    """One move, if it can be paid and no rule of ladders forbids it."""
    if points >= walk_price(s, s.seat, verb, cell, way) and s.may_step(s.seat, verb, cell, way):
        s.offer(directed_code(verb, way))


def _offer_rare(s: Scene, verb: i64, way: i64, points: i64) -> None:
    if points >= s.rare_price(verb) and s.can_do_rare(s.seat, verb, way):
        s.offer(directed_code(verb, way))


def price_of(s: Scene, code: i64) -> i64:
    """What an action costs whoever takes it now, all pools together."""
    role = s.role(s.seat)
    if is_directed(code) or is_command(code):
        verb = verb_of(code)
        if is_move(verb):
            seat = commanded(code) if is_command(code) else s.seat
            cell = s.cell_of(seat)
            goal = s.board.beside[8 * cell + way_of(code)]
            return walk_price(s, seat, verb, cell, way_of(code)) if goal >= 0 else i64(1)
        if is_rare(verb):
            return s.rare_price(verb)
        if verb == SPRAY:
            return SPRAY_PRICE[role]
        if verb == DOUSE:
            return 2 * SPRAY_PRICE[role]
        return CHOP_PRICE[role] if verb == CHOP else DOOR_PRICE
    if code == GUN:
        return GUN_PRICE[role]
    if DRIVE_FROM <= code < CREW_FROM:
        return DRIVE_PRICE
    if CREW_FROM <= code < PARK_FROM:
        return CREW_PRICE
    if code == DISPOSE:
        return DISPOSE_PRICE
    if is_extra(code):
        return s.rare_price(code)
    return TREAT_PRICE if code == TREAT or code >= IDENTIFY_FROM else i64(0)


def perform(s: Scene, code: i64, journal: Journal | None) -> None:
    """One action; a command is first put to its seat where consent is asked (FP-SPEC-CAPT-6)."""
    if s.rules.consent and is_command(code) and not _must_obey(s, s.cell_of(commanded(code))):
        s.asked = code
        s.phase = CONSENT
        s.actor = commanded(code)
        return
    carry_out(s, code, journal)


def _must_obey(s: Scene, cell: i64) -> bool:
    """FP-SPEC-CAPT-6, XD-BRIDGE-2: who stands on fire or on a bridge is not asked."""
    return s.burns(cell) or (s.deep and s.is_bridge(cell))


def carry_out(s: Scene, code: i64, journal: Journal | None) -> None:
    """Pay for an action and do it."""
    if is_directed(code):
        s.fresh = 0
        _do_directed(s, verb_of(code), way_of(code), journal)
    elif is_command(code):
        s.fresh = 0
        order(s, code, journal)
    elif CREW_FROM <= code < PARK_FROM:
        change_crew(s, code - CREW_FROM, journal)
    else:
        s.fresh = 0
        s.ap -= price_of(s, code)
        if code == TREAT:
            treat(s, journal)
        elif code == DISPOSE:
            dispose(s, journal)
        elif code == GUN:
            fire_gun(s, journal)
        elif is_extra(code):
            s.do_extra(code, journal)
        elif code < CREW_FROM:
            drive(s, (code - DRIVE_FROM) >> 3, (code - DRIVE_FROM) & 7, journal)
        else:
            identify(s, code - IDENTIFY_FROM, journal)


def _do_directed(s: Scene, verb: i64, way: i64, journal: Journal | None) -> None:
    seat = s.seat
    cell = s.crew[4 * seat]
    role = s.crew[4 * seat + 2]
    if is_move(verb):
        price = walk_price(s, seat, verb, cell, way)
        if role == RESCUE:
            _pay_free_first(s, price)
        else:
            s.ap -= price
        step(s, seat, verb, way, journal)
    elif verb in (OPEN_DOOR, CLOSE_DOOR):
        by_window = is_window(s.barrier(cell, way))
        if role == RESCUE and (s.rules.free_doors or by_window):
            _pay_free_first(s, DOOR_PRICE)
        else:
            s.ap -= DOOR_PRICE
        turn_door(s, seat, way, verb == OPEN_DOOR, journal)
    elif verb == CHOP:
        s.ap -= CHOP_PRICE[role]
        _chop(s, s.board.edge_at[8 * cell + way], journal)
    elif is_rare(verb):
        if role == RESCUE and is_ladder_deed(verb):
            _pay_free_first(s, s.rare_price(verb))
        else:
            s.ap -= s.rare_price(verb)
        s.do_rare(seat, verb, way, journal)
    else:
        price = SPRAY_PRICE[role] if verb == SPRAY else 2 * SPRAY_PRICE[role]
        if role == CAFS:
            _pay_free_first(s, price)
        else:
            s.ap -= price
        goal = cell if way == HERE else s.board.beside[8 * cell + way]
        spray(s, s.hosed(goal) if s.extreme else goal, verb, journal)


def _pay_free_first(s: Scene, price: i64) -> None:
    """FP-AP-6: free points that are allowed for it go first, then the regular ones."""
    paid = price if s.free >= price else s.free
    s.free -= paid
    s.ap -= price - paid


def _chop(s: Scene, edge: i64, journal: Journal | None) -> None:
    """FP-CHOP-1, FP-CHOP-4: one damage marker, which counts toward collapse at once."""
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(s.seat), "edge": s.board.edge_names[edge]}
        journal.tell("wall-chopped", "FP-CHOP-1", facts)
    if is_jammed(i64(s.edges[edge])):
        s.loosen(edge, journal)
        return
    damage_wall(s, edge, "FP-CHOP-4", journal)
