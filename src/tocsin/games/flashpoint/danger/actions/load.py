"""Loading a victim from the engine onto the platform that goes up, or nobody (XD-PLAT-2)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.games.flashpoint.danger.actions import platform_answers
from tocsin.games.flashpoint.danger.actions.directed import DangerAction, danger_state
from tocsin.games.flashpoint.danger.rules import platform
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table.state import DangerState, danger_of
from tocsin.games.flashpoint.face import move_text
from tocsin.games.flashpoint.rules import events
from tocsin.games.flashpoint.table import codes, due, marks
from tocsin.games.flashpoint.table.state import FlashpointState

WORDS: Final = ("load", "load-treated")


def offer(s: DangerState) -> None:
    """XD-PLAT-2: nobody, or one of the victims on the engine's cells."""
    s.offer(codes.STAY)
    for start in (danger_codes.LOAD_FROM, danger_codes.LOAD_TREATED_FROM):
        for which in range(i64(2)):
            code = start + s.board.spot_cell(codes.ENGINE, s.engine, which)
            if platform.can_load(s, code):
                s.offer(code)


def do(s: DangerState, code: i64, journal: Journal | None) -> i64:
    """XD-PLAT-2: the victim fills the place that was left."""
    if code == codes.STAY:
        return due.NOTHING
    kind = marks.TREATED if danger_codes.loads_treated(code) else marks.VICTIM
    cell = danger_codes.loaded_from(code)
    s.take_thing(kind, cell)
    s.add_thing(kind, s.platform)
    events.tell_route(s, "victim-loaded", "XD-PLAT-2", cell, s.platform, journal)
    return due.NOTHING


class Load(DangerAction):
    """`load:0,3`, `load-treated:0,3`."""

    def __init__(self) -> None:
        super().__init__(WORDS, [*platform_answers.ROWS, *platform_answers.OTHER_TIMES])

    def owns(self, code: i64) -> bool:
        return danger_codes.LOAD_FROM <= code < danger_codes.LOAD_END

    def judge(self, s: FlashpointState, code: i64) -> i64:
        """XD-PLAT-2: only where it is asked (see `platform_answers`)."""
        return i64(0) if danger_phases.asks_about_platform(s.phase) else super().judge(s, code)

    def judge_action(self, s: FlashpointState, code: i64) -> i64:
        return platform_answers.refused_other_time(danger_of(s))

    def describe(self, state: State, code: i64) -> Description:
        cell = danger_state(state).board.names[danger_codes.loaded_from(code)]
        there = (Target("cell", cell),)
        shown: dict[str, Arg] = {"cell": cell}
        return Description(self.write(state, code), word_of(code), "XD-PLAT-2", there, 0, shown)

    def write(self, state: State, code: i64) -> str:
        cell = danger_state(state).board.names[danger_codes.loaded_from(code)]
        return f"{word_of(code)}:{cell}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        start = danger_codes.LOAD_FROM if word == WORDS[0] else danger_codes.LOAD_TREATED_FROM
        return start + move_text.read_cell(danger_state(state).board, reader)

    def every(self, state: State) -> list[int]:
        starts = (danger_codes.LOAD_FROM, danger_codes.LOAD_TREATED_FROM)
        return [int(start) + cell for start in starts for cell in danger_state(state).board.listed]


def word_of(code: i64) -> str:
    """With which of the two words it is said."""
    return WORDS[1] if danger_codes.loads_treated(code) else WORDS[0]
