"""The captain's commands: others move and turn doors (FP-SPEC-CAPT)."""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.actions import door
from tocsin.games.flashpoint.rules import escape, movement
from tocsin.games.flashpoint.table import barriers, codes, marks, phases, specialists
from tocsin.games.flashpoint.table.state import Scene


def budget_for(s: Scene, seat: i64) -> i64:
    """FP-SPEC-CAPT-1, FP-SPEC-CAPT-3: points the captain may still spend on this figure."""
    points = s.ap + s.free
    if s.role(seat) == specialists.CAFS and points > 1 - s.cafs_spent:
        return 1 - s.cafs_spent
    return points


def offer_commands(s: Scene, unchecked: bool) -> None:
    """FP-SPEC-CAPT-2: moves and doors of the others; `unchecked` leaves fire to the caller."""
    for seat in range(s.players):
        if seat == s.seat or (s.refusers >> seat) & 1:
            continue
        points = budget_for(s, seat)
        if points < 1:
            continue
        cell = s.crew[4 * seat]
        is_dog = s.extreme and s.crew[4 * seat + 2] == specialists.DOG
        for way in range(s.board.ways):
            barrier = s.barrier(cell, way)
            if barriers.lets_through(barrier):
                _offer_moves(s, seat, way, points, unchecked)
            if is_dog:
                continue
            if barriers.can_open(barrier):
                s.offer(codes.command_code(seat, codes.OPEN_DOOR, way))
            elif barriers.can_close(barrier):
                s.offer(codes.command_code(seat, codes.CLOSE_DOOR, way))
            if s.extreme:
                _offer_rare(s, seat, codes.RAISE, way, points)
                _offer_rare(s, seat, codes.FOLD, way, points)
                if s.deep:
                    for verb in range(codes.LAY, codes.CLIMB_LEAD + 1):
                        _offer_rare(s, seat, verb, way, points)


def _offer_moves(s: Scene, seat: i64, way: i64, points: i64, unchecked: bool) -> None:
    cell = s.crew[4 * seat]
    goal = s.board.beside[8 * cell + way]
    if s.extreme:
        _offer_laden_moves(s, seat, way, points, unchecked)
        return
    if s.burns(goal):
        if points >= 2 and (unchecked or _may_send(s, seat, goal)):
            s.offer(codes.command_code(seat, codes.WALK, way))
        return
    s.offer(codes.command_code(seat, codes.WALK, way))
    carry = points >= 2 and s.has(marks.VICTIM, cell)
    haul = points >= 2 and s.has(marks.HAZMAT, cell)
    if carry:
        s.offer(codes.command_code(seat, codes.CARRY, way))
    if haul:
        s.offer(codes.command_code(seat, codes.HAUL, way))
    if s.has(marks.TREATED, cell):
        s.offer(codes.command_code(seat, codes.LEAD, way))
        if carry:
            s.offer(codes.command_code(seat, codes.LEAD_CARRY, way))
        if haul:
            s.offer(codes.command_code(seat, codes.LEAD_HAUL, way))


def _offer_laden_moves(s: Scene, seat: i64, way: i64, points: i64, unchecked: bool) -> None:
    """The same on boards with storeys, each move with the expansion's say (XD-LADDER)."""
    cell = s.crew[4 * seat]
    goal = s.board.beside[8 * cell + way]
    ladder = s.has_ladder(cell)
    if s.is_barred(goal):
        return
    if s.burns(goal):
        if points >= 2 and (unchecked or _may_send(s, seat, goal)):
            _offer_step(s, seat, codes.WALK, way, points)
            if ladder:
                _offer_step(s, seat, codes.TOTE, way, points)
        return
    carry = s.has(marks.VICTIM, cell)
    haul = s.has(marks.HAZMAT, cell)
    lead = s.has(marks.TREATED, cell)
    _offer_step(s, seat, codes.WALK, way, points)
    if carry:
        _offer_step(s, seat, codes.CARRY, way, points)
    if haul:
        _offer_step(s, seat, codes.HAUL, way, points)
    if lead:
        _offer_step(s, seat, codes.LEAD, way, points)
        if carry:
            _offer_step(s, seat, codes.LEAD_CARRY, way, points)
        if haul:
            _offer_step(s, seat, codes.LEAD_HAUL, way, points)
    if ladder:
        _offer_step(s, seat, codes.TOTE, way, points)
        if lead:
            _offer_step(s, seat, codes.LEAD_TOTE, way, points)


def _offer_step(s: Scene, seat: i64, verb: i64, way: i64, points: i64) -> None:
    """One move, if it can be paid and no rule of ladders forbids it."""
    cell = s.crew[4 * seat]
    if points >= movement.walk_price(s, seat, verb, cell, way) and s.may_step(
        seat, verb, cell, way
    ):
        s.offer(codes.command_code(seat, verb, way))


def _offer_rare(s: Scene, seat: i64, verb: i64, way: i64, points: i64) -> None:
    """XD-SPEC-4, XD-BRIDGE-6: windows, ladders and bridges may be commanded too."""
    if points >= s.rare_price(verb) and s.can_do_rare(seat, verb, way):
        s.offer(codes.command_code(seat, verb, way))


def _may_send(s: Scene, seat: i64, goal: i64) -> bool:
    """FP-SPEC-CAPT-5: could the figure be brought off the fire it is sent into?"""
    cell = s.crew[4 * seat]
    ap = s.ap
    free = s.free
    _pay(s, 2)
    s.put(seat, goal)
    found = escape.everybody_can_leave(s)
    s.put(seat, cell)
    s.ap = ap
    s.free = free
    return found


def _pay(s: Scene, price: i64) -> None:
    """FP-AP-6: command points first, then the captain's regular ones."""
    paid = price if s.free >= price else s.free
    s.free -= paid
    s.ap -= price - paid


def order(s: Scene, code: i64, journal: Journal | None) -> None:
    """FP-SPEC-CAPT-2, FP-SPEC-CAPT-4: the figure acts, the captain pays."""
    seat = codes.commanded(code)
    verb = codes.verb_of(code)
    way = codes.way_of(code)
    cell = s.crew[4 * seat]
    price: i64 = specialists.DOOR_PRICE
    if codes.is_move(verb):
        price = movement.walk_price(s, seat, verb, cell, way)
    elif codes.is_rare(verb):
        price = s.rare_price(verb)
    _pay(s, price)
    if s.role(seat) == specialists.CAFS:
        s.cafs_spent += price
    if journal is not None:
        facts: dict[str, int | str] = {
            "captain": int(s.seat),
            "seat": int(seat),
            "cost": int(price),
        }
        journal.tell("command-given", "FP-SPEC-CAPT-1", facts)
    if codes.is_move(verb):
        movement.step(s, seat, verb, way, journal)
    elif codes.is_rare(verb):
        s.do_rare(seat, verb, way, journal)
    else:
        door.turn_door(s, seat, way, verb == codes.OPEN_DOOR, journal)


def offer_answers(s: Scene) -> None:
    """FP-SPEC-CAPT-6, the other reading: the commanded player agrees or does not."""
    s.offer(codes.ACCEPT)
    s.offer(codes.DECLINE)


def answer(s: Scene, code: i64, journal: Journal | None) -> None:
    """Who declines is asked no more in this turn; who stands on fire is not asked at all."""
    seat = codes.commanded(s.asked)
    s.asked = 0
    s.phase = phases.ACT
    s.actor = s.seat
    if code == codes.DECLINE:
        s.refusers |= bit(seat)
    if journal is not None:
        word = "command-accepted" if code == codes.ACCEPT else "command-declined"
        journal.tell(word, "FP-SPEC-CAPT-6", {"seat": int(seat)})
