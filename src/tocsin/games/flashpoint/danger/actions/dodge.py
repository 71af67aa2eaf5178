"""Getting out of the way: a step instead of being knocked down, or taking the blow.

XD-SPEC-1, XD-SPEC-2: paid with saved points, alone or leading a treated victim away; what was
carried stays behind. Who may do it, and where to, is in `rules.dodging`.
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.rules import dodging
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import movement
from tocsin.games.flashpoint.table import codes, due


def move_of(verb: i64) -> i64:
    """The move that a dodge is made by."""
    return codes.LEAD if verb == danger_codes.DODGE_LEAD else codes.WALK


def offer(s: DangerState) -> None:
    """XD-SPEC-1: every step out of the way, and taking the blow."""
    for way in range(s.board.ways):
        if dodging.refused(s, s.actor, codes.WALK, way) == 0:
            s.offer(codes.directed_code(danger_codes.DODGE, way))
        if dodging.refused(s, s.actor, codes.LEAD, way) == 0:
            s.offer(codes.directed_code(danger_codes.DODGE_LEAD, way))
    s.offer(danger_codes.FALL)


def do(s: DangerState, seat: i64, code: i64, journal: Journal | None) -> i64:
    """XD-SPEC-1: pay and step aside; a marker that lies there is turned over (FP-MOVE-9)."""
    price = dodging.price_of(s, seat)
    s.save(seat, s.saved(seat) - price)
    _tell(s, seat, price, journal)
    target = s.target
    asked = movement.step(s, seat, move_of(codes.verb_of(code)), codes.way_of(code), journal)
    if asked == due.REVEAL:
        # The fire phase still needs to know where it struck.
        s.rolled_target = target
    return asked


def _tell(s: DangerState, seat: i64, price: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    told: dict[str, int | str] = {
        "seat": int(seat),
        "cost": int(price),
        "saved": int(s.saved(seat)),
    }
    rule = "XD-SPEC-1" if price == dodging.VETERANS_PRICE else "XD-SPEC-2"
    journal.tell("dodged", rule, told)
