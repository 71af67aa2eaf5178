"""Getting out of the way: a step instead of being knocked down (XD-SPEC-1, XD-SPEC-2).

The veteran pays one saved point, whoever is near the veteran when the blow falls pays two; the
rescue dog never dodges. What fire does at the end of the phase is asked then; falling floors,
poison and folding ladders ask before anything else goes on.
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.contract import Refusal
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.rules import veteran
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import specialists as danger_specialists
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import movement
from tocsin.games.flashpoint.table import barriers, codes, due, marks, ways


def dodge_price(s: DangerState, seat: i64) -> i64:
    """XD-SPEC-1, XD-SPEC-2: saved points, one for the veteran, two for the others."""
    return 1 if s.role_of(seat) == danger_specialists.VETERAN else 2


def may_dodge(s: DangerState, seat: i64) -> bool:
    """XD-SPEC-1 to XD-SPEC-3: the veteran or somebody near it who can pay; never the dog."""
    if s.saved(seat) < dodge_price(s, seat) or not s.has_hands(seat):
        return False
    teacher = veteran.veteran_seat(s)
    if teacher < 0 or teacher == seat:
        return teacher == seat
    # A veteran who is down already is on the way to the ambulance and helps nobody.
    return (s.fallen >> teacher) & 1 == 0 and veteran.is_near(s, seat, teacher)


def find_dodgers(s: DangerState) -> i64:
    """FP-KD-1: of those who stand on fire, the seats that may dodge."""
    seats: i64 = 0
    for seat in range(s.players):
        if s.burns(s.cell_of(seat)) and (s.fallen >> seat) & 1 == 0 and may_dodge(s, seat):
            seats |= bit(seat)
    return seats


def can_dodge_to(s: DangerState, seat: i64, verb: i64, way: i64) -> bool:
    """XD-SPEC-1: a move that costs one point, alone or leading a treated victim."""
    cell = s.cell_of(seat)
    goal = s.board.cell_beside(cell, way)
    if goal < 0 or not s.can_pass(cell, way) or s.burns(goal) or s.is_barred(goal):
        return False
    if verb == codes.LEAD and not s.has(marks.TREATED, cell):
        return False
    return movement.walk_price(s, seat, verb, cell, way) == 1 and s.hooks.may_step(
        s, seat, verb, cell, way
    )


def has_dodge(s: DangerState, seat: i64) -> bool:
    """Are there points to pay with and a cell to dodge to?"""
    if s.saved(seat) < dodge_price(s, seat):
        return False
    for way in range(s.board.ways):
        if can_dodge_to(s, seat, codes.WALK, way) or can_dodge_to(s, seat, codes.LEAD, way):
            return True
    return False


def offer_dodges(s: DangerState) -> None:
    """XD-SPEC-1: every step out of the way, and taking the blow."""
    if s.saved(s.actor) >= dodge_price(s, s.actor):
        for way in range(s.board.ways):
            if can_dodge_to(s, s.actor, codes.WALK, way):
                s.offer(codes.directed_code(danger_codes.DODGE, way))
            if can_dodge_to(s, s.actor, codes.LEAD, way):
                s.offer(codes.directed_code(danger_codes.DODGE_LEAD, way))
    s.offer(danger_codes.FALL)


def dodge(s: DangerState, seat: i64, code: i64, journal: Journal | None) -> i64:
    """XD-SPEC-1: pay and step aside; a marker that lies there is turned over (FP-MOVE-9)."""
    price = dodge_price(s, seat)
    s.save(seat, s.saved(seat) - price)
    if journal is not None:
        facts: dict[str, int | str] = {
            "seat": int(seat),
            "cost": int(price),
            "saved": int(s.saved(seat)),
        }
        journal.tell("dodged", "XD-SPEC-1" if price == 1 else "XD-SPEC-2", facts)
    target = s.target
    verb = codes.LEAD if codes.verb_of(code) == danger_codes.DODGE_LEAD else codes.WALK
    asked = movement.step(s, seat, verb, codes.way_of(code), journal)
    if asked == due.REVEAL:
        # The fire phase still needs to know where it struck.
        s.aim = target
    return asked


def explain_dodge(s: DangerState, code: i64) -> Refusal | None:
    """Rule by rule, why somebody cannot get out of the way like that."""
    if code == danger_codes.FALL:
        return None
    if not codes.is_directed(code) or not danger_codes.is_dodge(codes.verb_of(code)):
        return Refusal("another-choice-comes-first", "FP-TURN-2", {"actor": int(s.actor)})
    way = codes.way_of(code)
    if way >= ways.DIAGONAL:
        return Refusal("diagonal-cells-are-not-adjacent", "FP-ADJ-1", {"way": ways.WAYS[way]})
    refusal = _explain_saved(s, s.actor)
    if refusal is not None:
        return refusal
    return _explain_way(
        s,
        s.actor,
        codes.LEAD if codes.verb_of(code) == danger_codes.DODGE_LEAD else codes.WALK,
        way,
    )


def _explain_saved(s: DangerState, seat: i64) -> Refusal | None:
    """XD-SPEC-1, XD-SPEC-2: only saved points pay for it, one of the veteran, two of others."""
    price = 1 if s.role_of(seat) == danger_specialists.VETERAN else 2
    if s.saved(seat) >= price:
        return None
    facts: dict[str, int | str] = {"cost": price, "saved": int(s.saved(seat))}
    return Refusal("not-enough-saved-points", "XD-SPEC-1" if price == 1 else "XD-SPEC-2", facts)


def _explain_way(s: DangerState, seat: i64, verb: i64, way: i64) -> Refusal | None:
    """XD-SPEC-1: a move that costs one point, by all the rules of moving."""
    cell = s.cell_of(seat)
    goal = s.board.cell_beside(cell, way)
    if goal < 0:
        return s.hooks.explain_edge_of_level(s, cell, way)
    place: dict[str, int | str] = {"cell": s.board.names[goal]}
    if not barriers.lets_through(s.barrier(cell, way)):
        return Refusal("no-way-to-dodge", "XD-SPEC-1", place)
    if s.burns(goal):
        return Refusal("it-burns-there-too", "XD-SPEC-1", place)
    if verb == codes.LEAD and s.count(marks.TREATED, cell) == 0:
        here: dict[str, int | str] = {"cell": s.board.names[cell]}
        return Refusal("no-treated-victim-here", "FP-SPEC-PARA-2", here)
    refusal = s.hooks.explain_step(s, seat, verb, cell, way)
    if refusal is None and s.hooks.step_surcharge(s, seat, verb, cell, way) > 0:
        refusal = Refusal("too-slow-to-dodge", "XD-SPEC-1", place)
    return refusal
