"""Moving with a folded ladder, alone or leading a treated victim (XD-LADDER-2).

tote:n       lead-tote:n

One ladder each, not together with a carried victim or hazmat, through doors and windows and over
stairs. What is allowed is the base game's `walk` with the expansion's say to each step.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.actions import moment, walk
from tocsin.games.flashpoint.danger.actions.directed import DangerAction, danger_state
from tocsin.games.flashpoint.danger.rules import ladders
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.face import move_text
from tocsin.games.flashpoint.table import codes
from tocsin.games.flashpoint.table.state import FlashpointState

NO_LADDER: Final[i64] = 128
ROWS: Final[list[Row]] = refusals(Row(128, "no-ladder-here", "XD-LADDER-1", cell=CELL))
WORDS: Final = ("tote", "lead-tote")


def refused_burden(s: DangerState, cell: i64) -> i64:
    """XD-LADDER-1, XD-LADDER-2: is a folded ladder at hand?"""
    return i64(0) if ladders.ladder_within_reach(s, cell) >= 0 else NO_LADDER


class Tote(DangerAction):
    """`tote:n`, `lead-tote:n`."""

    def __init__(self) -> None:
        super().__init__(WORDS, [*walk.REFUSALS, *ROWS])

    def owns(self, code: i64) -> bool:
        return codes.is_directed(code) and danger_codes.carries_ladder(codes.verb_of(code))

    def judge_action(self, s: FlashpointState, code: i64) -> i64:
        return walk.refused(s, s.seat, codes.verb_of(code), codes.way_of(code))

    def do(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        return walk.do(s, codes.verb_of(code), codes.way_of(code), journal)

    def facts(self, state: State, code: i64, row: i64) -> dict[str, Arg]:
        s = danger_state(state)
        if row >= moment.OTHERS_FROM:
            return s.hooks.facts(s, code, row)
        return super().facts(state, code, row)

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        return walk.facts(s, s.seat, codes.verb_of(code), codes.way_of(code), row)

    def describe(self, state: State, code: i64) -> Description:
        s = danger_state(state)
        verb, way = codes.verb_of(code), codes.way_of(code)
        text, word = self.write(state, code), danger_codes.VERBS[verb]
        return walk.describe(s, s.seat, verb, way, text, word)

    def write(self, state: State, code: i64) -> str:
        way = danger_state(state).board.way_names[codes.way_of(code)]
        return f"{danger_codes.VERBS[codes.verb_of(code)]}:{way}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        way = move_text.read_way(danger_state(state).board, reader)
        return codes.directed_code(danger_codes.TOTE + WORDS.index(word), way)

    def every(self, state: State) -> list[int]:
        listed = move_text.every_way(danger_state(state).board)
        verbs = (danger_codes.TOTE, danger_codes.LEAD_TOTE)
        return [int(codes.directed_code(verb, way)) for verb in verbs for way in listed]
