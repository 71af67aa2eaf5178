"""A way off bridges: nobody stays on one (XD-BRIDGE-2), nor on fire (FP-MOVE-8).

Whoever goes onto a bridge, or is sent there, needs the points to be off it again when the turn
ends, and off any fire it then comes to. Only tables where a bridge lies go this way: it tries on
copies what could help, asking the rooms of the actions and listing nothing. Who could not be
brought off a bridge before an action need not be.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.refusing import Row
from tocsin.games.flashpoint.actions import acting as base_acting
from tocsin.games.flashpoint.actions import command
from tocsin.games.flashpoint.danger.actions import acting
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import escape
from tocsin.games.flashpoint.table import codes, pieces, specialists, ways

NO_WAY_OFF: Final[i64] = 260
GET_OFF_FIRST: Final[i64] = 261
ACTION_ROWS: Final[list[Row]] = [Row(260, "no-way-off-the-bridge", "XD-BRIDGE-2")]
PASS_ROWS: Final[list[Row]] = [Row(261, "get-off-the-bridge-first", "XD-BRIDGE-2")]


def seats_to_bring_off(s: DangerState) -> i64:
    """XD-BRIDGE-2: the active figure on a bridge, and in a captain's turn the others."""
    seats: i64 = 0
    for seat in range(s.players):
        if s.is_bridge(s.cell_of(seat)) and (
            seat == s.seat or s.role_of(s.seat) == specialists.CAPTAIN
        ):
            seats |= bit(seat)
    return seats


def excused_seats(s: DangerState) -> i64:
    """Who is on a bridge and cannot be brought off it now; then nobody has to."""
    bound = seats_to_bring_off(s)
    return bound if bound != 0 and not can_all_get_off(s, 0) else i64(0)


def refused_pass(s: DangerState) -> i64:
    """XD-BRIDGE-2, FP-TURN-4: phase 1 does not end while somebody can be brought off a bridge."""
    bound = seats_to_bring_off(s)
    return GET_OFF_FIRST if bound != 0 and can_all_get_off(s, 0) else i64(0)


def refused_after(s: DangerState, after: DangerState) -> i64:
    """XD-BRIDGE-2, FP-MOVE-8: would an action that leads there leave somebody in peril?"""
    if can_all_get_off(after, excused_seats(s)):
        return 0
    return NO_WAY_OFF if escape.burning_seats(after) == 0 else escape.refused_row(after)


def offer(s: DangerState) -> None:
    """XD-BRIDGE-2: what leads onto a bridge or into fire is tried first, in peril everything."""
    bound = seats_to_bring_off(s)
    in_peril = bound != 0 or escape.burning_seats(s) != 0
    excused = excused_seats(s)
    if escape.burning_seats(s) == 0 and bound == excused:
        s.offer(codes.PASS)
    first = s.offers_n
    acting.offer_unchecked(s)
    kept = first
    for i in range(first, s.offers_n):
        code = s.offers[i]
        if _is_left_in_peace(s, code, in_peril) or _is_safe(s, code, excused):
            s.offers[kept] = code
            kept += 1
    s.offers_n = kept


def has_choice(s: DangerState) -> bool:
    """FP-TURN-4: is there anything but passing? The slow twin is `offer`."""
    if escape.burning_seats(s) != 0:
        # Then there is no passing.
        return True
    bound = seats_to_bring_off(s)
    if bound != 0 and can_all_get_off(s, 0):
        return True
    # Whoever is on a bridge now cannot be brought off it, and is excused.
    for way in range(s.board.ways):
        for verb in range(danger_codes.VERBS_END):
            if acting.refused(s, verb, way) == 0:
                code = codes.directed_code(verb, way)
                if _is_left_in_peace(s, code, bound != 0) or _is_safe(s, code, bound):
                    return True
    # All else moves nobody, except by a command.
    if acting.has_choice_on_the_spot(s):
        return True
    return s.role_of(s.seat) == specialists.CAPTAIN and _has_command(s, bound)


def _has_command(s: DangerState, bound: i64) -> bool:
    """FP-SPEC-CAPT-2: can the captain command anything that leaves nobody in peril?"""
    for seat in range(s.players):
        for way in range(s.board.ways):
            for verb in range(danger_codes.VERBS_END):
                if command.refused(s, seat, verb, way) == 0:
                    code = codes.command_code(seat, verb, way)
                    if _is_left_in_peace(s, code, bound != 0) or _is_safe(s, code, bound):
                        return True
    return False


def can_all_get_off(s: DangerState, excused: i64) -> bool:
    """XD-BRIDGE-2, FP-MOVE-8: can everybody be brought off bridges and fire with what is left?"""
    peril = escape.burning_seats(s) | (seats_to_bring_off(s) & ~excused)
    if peril == 0:
        return True
    if s.ap + s.free < 1:
        return False
    for way in range(s.board.ways):
        for verb in range(codes.CHOP + 1):
            if _helps(s, verb, way, peril) and acting.refused(s, verb, way) == 0:
                if _is_safe(s, codes.directed_code(verb, way), excused):
                    return True
    if _helps(s, codes.SPRAY, ways.HERE, peril) and acting.refused(s, codes.SPRAY, ways.HERE) == 0:
        if _is_safe(s, codes.directed_code(codes.SPRAY, ways.HERE), excused):
            return True
    if s.role_of(s.seat) != specialists.CAPTAIN:
        return False
    for seat in range(s.players):
        if (peril >> seat) & 1 and seat != s.seat and _can_be_ordered_off(s, seat, excused):
            return True
    return False


def _can_be_ordered_off(s: DangerState, seat: i64, excused: i64) -> bool:
    """FP-SPEC-CAPT-5: a command to this figure, a step or a door, after which all get off."""
    for way in range(s.board.ways):
        for verb in range(codes.OPEN_DOOR + 1):
            if verb == codes.OPEN_DOOR or _is_flight(s, seat, verb):
                if command.refused(s, seat, verb, way) == 0:
                    if _is_safe(s, codes.command_code(seat, verb, way), excused):
                        return True
    return False


def _is_left_in_peace(s: DangerState, code: i64, in_peril: bool) -> bool:
    """Can it bring nobody into peril who was not in it?"""
    return not in_peril and not _is_daring(s, code)


def _is_daring(s: DangerState, code: i64) -> bool:
    """Is it a move into fire or onto a bridge?"""
    if not (codes.is_directed(code) or codes.is_command(code)):
        return False
    if not codes.is_move(codes.verb_of(code)):
        return False
    seat = codes.commanded(code) if codes.is_command(code) else s.seat
    goal = s.board.cell_beside(s.cell_of(seat), codes.way_of(code))
    return s.burns(goal) or s.is_bridge(goal)


def _is_safe(s: DangerState, code: i64, excused: i64) -> bool:
    after = s.copy()
    base_acting.carry_out(after, code, None)
    return can_all_get_off(after, excused)


def _helps(s: DangerState, verb: i64, way: i64, peril: i64) -> bool:
    """Could it bring somebody nearer to safety: a step, a door, water, an axe?"""
    if verb == codes.SPRAY:
        here = s.cell_of(s.seat)
        goal = here if way == ways.HERE else s.board.cell_beside(here, way)
        return goal >= 0 and s.burns(goal)
    if (peril >> s.seat) & 1 == 0:
        return False
    if verb == codes.CHOP:
        return s.damage + 1 < pieces.DAMAGE_MAX
    return verb == codes.OPEN_DOOR or _is_flight(s, s.seat, verb)


def _is_flight(s: DangerState, seat: i64, verb: i64) -> bool:
    """A move: off the fire alone, off a bridge with all that is there."""
    return verb == codes.WALK or (codes.is_move(verb) and s.is_bridge(s.cell_of(seat)))
