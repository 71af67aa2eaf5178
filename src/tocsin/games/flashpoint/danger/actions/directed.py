"""What the expansion's own actions of phase 1 share: their price, and how they are said.

A directed action is done by the active firefighter or, where a captain may command it, by another
(FP-SPEC-CAPT-2, XD-SPEC-4): the rooms state it for any seat.
"""

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.games.flashpoint.actions import moment, points, walk
from tocsin.games.flashpoint.actions.moment import PhaseOneAction
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table.state import DangerState, danger_of
from tocsin.games.flashpoint.face import move_text
from tocsin.games.flashpoint.rules import escape
from tocsin.games.flashpoint.table import codes, ways
from tocsin.games.flashpoint.table.state import FlashpointState


def danger_state(state: State) -> DangerState:
    """The table as the expansion keeps it."""
    return danger_of(moment.state_of(state))


class DangerAction(PhaseOneAction):
    """An action of phase 1 that only this expansion knows."""

    def __init__(self, words: tuple[str, ...], rows: list[Row]) -> None:
        whole = [*rows, *points.ROWS, *escape.ROWS, *moment.PHASE_ONE]
        super().__init__(words, refusals(*whole))

    def facts(self, state: State, code: i64, row: i64) -> dict[str, Arg]:
        s = danger_state(state)
        if row == moment.CHOICE_FIRST:
            return {"actor": int(s.actor)}
        return {"seat": int(s.seat), **self.own_facts(s, code, row)}


class DirectedAction(DangerAction):
    """A verb and a direction, such as `raise:up`; its verbs have numbers in a row from `first`."""

    def __init__(self, first: i64, last: i64, price: i64, rule: str, rows: list[Row]) -> None:
        self.first = first
        self.last = last
        self.price = price
        self.rule = rule
        self.texts: tuple[str, ...] = danger_codes.VERBS[first : last + 1]
        super().__init__(self.texts, [walk.REFUSALS[0], *rows])

    # What a room writes.

    def refused_directed(self, s: DangerState, seat: i64, verb: i64, way: i64) -> i64:
        """May the figure do that, and can it be paid?"""
        raise NotImplementedError

    def do_directed(
        self, s: DangerState, seat: i64, verb: i64, way: i64, journal: Journal | None
    ) -> i64:
        """Do it, paid for as it is; says what is due."""
        raise NotImplementedError

    def directed_facts(self, s: DangerState, seat: i64, way: i64, row: i64) -> dict[str, Arg]:
        """The arguments of the room's rows."""
        return {}

    def price_of(self, verb: i64) -> i64:
        """What it costs."""
        return self.price

    def goal_of(self, s: DangerState, cell: i64, verb: i64, way: i64) -> i64:
        """The cell that it is done to, -1 if there is none."""
        return s.board.cell_beside(cell, way)

    def rule_of(self, s: DangerState, cell: i64, verb: i64, way: i64) -> str:
        """The rule it is shown with."""
        return self.rule

    # What all of them share.

    def owns(self, code: i64) -> bool:
        return codes.is_directed(code) and self.first <= codes.verb_of(code) <= self.last

    def judge_action(self, s: FlashpointState, code: i64) -> i64:
        way = codes.way_of(code)
        if way >= ways.DIAGONAL:
            return walk.NOT_ADJACENT
        return self.refused_directed(danger_of(s), s.seat, codes.verb_of(code), way)

    def do(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        verb = codes.verb_of(code)
        points.pay(s, self.price_of(verb), purpose_of(verb))
        return self.do_directed(danger_of(s), s.seat, verb, codes.way_of(code), journal)

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        return self.facts_for(danger_of(s), s.seat, codes.verb_of(code), codes.way_of(code), row)

    def facts_for(self, s: DangerState, seat: i64, verb: i64, way: i64, row: i64) -> dict[str, Arg]:
        """The arguments of every row that a figure can be refused with."""
        if row == walk.NOT_ADJACENT:
            return {"way": s.board.way_names[way]}
        paid = points.facts(s, self.price_of(verb))
        return {**paid, **self.directed_facts(s, seat, way, row)}

    def describe(self, state: State, code: i64) -> Description:
        s = danger_state(state)
        verb = codes.verb_of(code)
        word = danger_codes.VERBS[verb]
        return self.describe_directed(s, s.seat, code, self.write(state, code), word)

    def describe_directed(
        self, s: DangerState, seat: i64, code: i64, text: str, word: str
    ) -> Description:
        """As a front shows it: who, which way, from which cell to which, its price."""
        verb, way = codes.verb_of(code), codes.way_of(code)
        here = s.cell_of(seat)
        shown: dict[str, Arg] = {"seat": int(seat), "way": s.board.way_names[way]}
        targets: tuple[Target, ...] = (Target("cell", s.board.names[here]),)
        goal = self.goal_of(s, here, verb, way) if way < s.board.ways else i64(-1)
        if goal >= 0:
            shown["cell"] = s.board.names[goal]
        if goal >= 0 and goal != here:
            targets = (*targets, Target("cell", s.board.names[goal]))
        rule = self.rule_of(s, here, verb, way)
        return Description(text, word, rule, targets, int(self.price_of(verb)), shown)

    def write(self, state: State, code: i64) -> str:
        way = moment.state_of(state).board.way_names[codes.way_of(code)]
        return f"{danger_codes.VERBS[codes.verb_of(code)]}:{way}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        way = move_text.read_way(moment.state_of(state).board, reader)
        return codes.directed_code(self.first + self.texts.index(word), way)

    def every(self, state: State) -> list[int]:
        listed = move_text.every_way(moment.state_of(state).board)
        verbs = range(int(self.first), int(self.last) + 1)
        return [int(codes.directed_code(verb, way)) for verb in verbs for way in listed]


def purpose_of(verb: i64) -> i64:
    """XD-BRIDGE-6, XD-SPEC-4: free movement points pay for what is done with ladders."""
    return points.MOVING if danger_codes.is_ladder_work(verb) else points.PLAIN
