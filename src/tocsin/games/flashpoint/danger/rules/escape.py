"""Nobody stays on a bridge: what may be done while one lies (XD-BRIDGE-2, FP-MOVE-8).

Whoever goes onto a bridge, or is sent there, needs the points to be off it again when the turn
ends, and off any fire it then comes to. Only tables with a bridge go this way: it tries on copies
what could help. Its twin is `last_resort`, which explains the refusals.
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.games.flashpoint.actions import acting, specials
from tocsin.games.flashpoint.danger.actions import sniff, squeeze
from tocsin.games.flashpoint.danger.rules import steps
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import escape, movement
from tocsin.games.flashpoint.table import barriers, codes, marks, pieces, specialists, ways


def seats_to_bring_off(s: DangerState) -> i64:
    """XD-BRIDGE-2: the active figure on a bridge, and in a captain's turn the others."""
    seats: i64 = 0
    for seat in range(s.players):
        if s.is_bridge(s.cell_of(seat)) and (
            seat == s.seat or s.role_of(s.seat) == specialists.CAPTAIN
        ):
            seats |= bit(seat)
    return seats


def offer_with_bridges(s: DangerState) -> None:
    """XD-BRIDGE-2: what leads onto a bridge or into fire is tried first, in peril everything."""
    bound = seats_to_bring_off(s)
    in_peril = bound != 0 or escape.burning_seats(s) != 0
    excused: i64 = 0
    if bound != 0 and not try_now(s, 0):
        # Nobody could bring them off now; then nobody has to.
        excused = bound
    if escape.burning_seats(s) == 0 and bound == excused:
        s.offer(codes.PASS)
    first = s.offers_n
    acting.offer_unchecked(s)
    kept = first
    for i in range(first, s.offers_n):
        code = s.offers[i]
        if not (in_peril or _is_daring(s, code)) or _is_safe(s, code, excused):
            s.offers[kept] = code
            kept += 1
    s.offers_n = kept


def try_now(s: DangerState, excused: i64) -> bool:
    """XD-BRIDGE-2, FP-MOVE-8: can everybody be brought off bridges and fire with what is left?"""
    now = s.copy()
    assert isinstance(now, DangerState)
    return _can_all_get_off(now, excused)


def _is_daring(s: DangerState, code: i64) -> bool:
    """Is it a move into fire or onto a bridge?"""
    if not (codes.is_directed(code) or codes.is_command(code)) or not codes.is_move(
        codes.verb_of(code)
    ):
        return False
    seat = codes.commanded(code) if codes.is_command(code) else s.seat
    goal = s.board.cell_beside(s.cell_of(seat), codes.way_of(code))
    return s.burns(goal) or s.is_bridge(goal)


def _is_safe(s: DangerState, code: i64, excused: i64) -> bool:
    after = s.copy()
    assert isinstance(after, DangerState)
    acting.carry_out(after, code, None)
    return _can_all_get_off(after, excused)


def _can_all_get_off(s: DangerState, excused: i64) -> bool:
    """The search for `try_now`; it lists offers of its own in the scene it is given."""
    peril = escape.burning_seats(s) | (seats_to_bring_off(s) & ~excused)
    if peril == 0:
        return True
    if s.ap + s.free < 1:
        return False
    s.offers_n = 0
    acting.offer_unchecked(s)
    for i in range(s.offers_n):
        code = s.offers[i]
        if _helps(s, code, peril) and _is_safe(s, code, excused):
            return True
    return False


def _helps(s: DangerState, code: i64, peril: i64) -> bool:
    """Could it bring somebody nearer to safety: a step, a door, water, an axe?"""
    if codes.is_command(code):
        seat = codes.commanded(code)
        if (peril >> seat) & 1 == 0:
            return False
        return codes.verb_of(code) == codes.OPEN_DOOR or _is_flight(s, seat, codes.verb_of(code))
    if not codes.is_directed(code):
        return False
    verb = codes.verb_of(code)
    way = codes.way_of(code)
    here = s.cell_of(s.seat)
    if verb == codes.SPRAY:
        return s.burns(here if way == ways.HERE else s.board.cell_beside(here, way))
    if (peril >> s.seat) & 1 == 0:
        return False
    if verb == codes.CHOP:
        return s.damage + 1 < pieces.DAMAGE_MAX
    return verb == codes.OPEN_DOOR or _is_flight(s, s.seat, verb)


def _is_flight(s: DangerState, seat: i64, verb: i64) -> bool:
    """A move: off the fire alone, off a bridge with all that is there."""
    return verb == codes.WALK or (codes.is_move(verb) and s.is_bridge(s.cell_of(seat)))


def offer_dogs_actions(s: DangerState) -> None:
    """XD-SPEC-3: moves, dragging, squeezing through, sniffing; on the engine also another card."""
    cell = s.cell_of(s.seat)
    for way in range(s.board.ways):
        if s.can_pass(cell, way):
            _offer_dogs_step(s, codes.WALK, cell, way)
            if s.has(marks.VICTIM, cell):
                _offer_dogs_step(s, codes.CARRY, cell, way)
        if s.ap >= squeeze.PRICE and squeeze.refused(s, s.seat, way) == 0:
            s.offer(codes.directed_code(danger_codes.SQUEEZE, way))
        if sniff.refused(s, s.seat, way) == 0:
            s.offer(codes.directed_code(danger_codes.SNIFF, way))
    if s.may_change_crew and s.rules.crew_change and s.ap >= specialists.CREW_PRICE:
        specials.offer_crew(s)


def _offer_dogs_step(s: DangerState, verb: i64, cell: i64, way: i64) -> None:
    if s.ap >= movement.walk_price(s, s.seat, verb, cell, way) and (
        steps.refused(s, s.seat, verb, cell, way) == 0
    ):
        s.offer(codes.directed_code(verb, way))


def offer_ladders(s: DangerState, way: i64, points: i64) -> None:
    """XD-BRIDGE-6: ladders laid, let down, taken back and climbed, in the order of their codes."""
    # Where no cell is, the base game's walk round has offered these two already.
    if way < danger_ways.UP and s.barrier(s.cell_of(s.seat), way) != barriers.NOTHING:
        for verb in (danger_codes.RAISE, danger_codes.FOLD):
            if points >= s.hooks.rare_price(s, verb) and s.hooks.can_do_rare(s, s.seat, verb, way):
                _insert(s, codes.directed_code(verb, way))
    for verb in range(danger_codes.LAY, danger_codes.CLIMB_LEAD + 1):
        if points >= s.hooks.rare_price(s, verb) and s.hooks.can_do_rare(s, s.seat, verb, way):
            s.offer(codes.directed_code(verb, way))


def _insert(s: DangerState, code: i64) -> None:
    """Offer a code that belongs before some of those already offered."""
    s.offer(code)
    at = s.offers_n - 1
    while at > 0 and s.offers[at - 1] > code:
        s.offers[at] = s.offers[at - 1]
        at -= 1
    s.offers[at] = code
