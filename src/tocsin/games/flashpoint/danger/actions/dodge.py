"""Getting out of the way: a step instead of being knocked down, or taking the blow.

XD-SPEC-1, XD-SPEC-2: paid with saved points, alone or leading a treated victim away; what was
carried stays behind. Who may do it, and where to, is in `rules.dodging`.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.games.flashpoint.actions import moment, walk
from tocsin.games.flashpoint.actions.moment import SeatAction
from tocsin.games.flashpoint.danger.actions.directed import DirectedAction, danger_state
from tocsin.games.flashpoint.danger.rules import dodging
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table.state import DangerState, danger_of
from tocsin.games.flashpoint.rules import movement
from tocsin.games.flashpoint.table import codes, due, ways
from tocsin.games.flashpoint.table.state import FlashpointState

NOTHING_TO_DODGE: Final[i64] = 127
ROWS: Final[list[Row]] = refusals(Row(127, "nothing-to-dodge", "XD-SPEC-1"))


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


class Dodge(DirectedAction):
    """`dodge:n`, `dodge-lead:n`; no action of phase 1, but said like one."""

    def __init__(self) -> None:
        first, last = danger_codes.DODGE, danger_codes.DODGE_LEAD
        rows = [*ROWS, *dodging.ROWS]
        super().__init__(first, last, dodging.VETERANS_PRICE, "XD-SPEC-1", rows)

    def judge(self, s: FlashpointState, code: i64) -> i64:
        """XD-SPEC-1: by whoever is asked, and only then."""
        if s.phase != danger_phases.DODGING:
            return super().judge(s, code)
        way = codes.way_of(code)
        if way >= ways.DIAGONAL:
            return walk.NOT_ADJACENT
        return dodging.refused(danger_of(s), s.actor, move_of(codes.verb_of(code)), way)

    def refused_directed(self, s: DangerState, seat: i64, verb: i64, way: i64) -> i64:
        return NOTHING_TO_DODGE

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        way = codes.way_of(code)
        if row == walk.NOT_ADJACENT:
            return {"way": s.board.way_names[way]}
        if s.phase != danger_phases.DODGING:
            return {}
        return dodging.facts(danger_of(s), s.actor, way, row)

    def describe(self, state: State, code: i64) -> Description:
        """Done by whoever is asked, and paid with saved points."""
        s = danger_state(state)
        seat = s.actor if s.phase == danger_phases.DODGING else s.seat
        verb, way = codes.verb_of(code), codes.way_of(code)
        text, word = self.write(state, code), danger_codes.VERBS[verb]
        shown = walk.describe(s, seat, move_of(verb), way, text, word)
        price = int(dodging.price_of(s, seat))
        return Description(text, word, self.rule, shown.targets, price, shown.args)


class Fall(SeatAction):
    """`fall`: taking the blow."""

    def __init__(self) -> None:
        super().__init__(("fall",), refusals(*ROWS, *moment.ANY_MOMENT))

    def owns(self, code: i64) -> bool:
        return code == danger_codes.FALL

    def judge(self, s: FlashpointState, code: i64) -> i64:
        return i64(0) if s.phase == danger_phases.DODGING else NOTHING_TO_DODGE

    def describe(self, state: State, code: i64) -> Description:
        return Description("fall", "fall", "XD-SPEC-1")

    def write(self, state: State, code: i64) -> str:
        return "fall"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        return danger_codes.FALL

    def every(self, state: State) -> list[int]:
        return [int(danger_codes.FALL)]
