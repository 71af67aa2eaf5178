"""What a specialist does to something in its own cell: one word says it all, such as `treat`."""

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.games.flashpoint.actions import moment, points
from tocsin.games.flashpoint.actions.moment import PhaseOneAction
from tocsin.games.flashpoint.rules import escape
from tocsin.games.flashpoint.table.state import FlashpointState


class DeedOnTheSpot(PhaseOneAction):
    """A word with one code; its refusals name the cell and the price."""

    def __init__(self, word: str, code: i64, price: i64, rule: str, rows: list[Row]) -> None:
        self.code = code
        self.price = price
        self.rule = rule
        whole = [*rows, *points.ROWS, *escape.ROWS, *moment.PHASE_ONE]
        super().__init__((word,), refusals(*whole))

    def owns(self, code: i64) -> bool:
        return code == self.code

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        return {"cell": s.board.names[s.cell_of(s.seat)], **points.facts(s, self.price)}

    def describe(self, state: State, code: i64) -> Description:
        s = moment.state_of(state)
        here = (Target("cell", s.board.names[s.cell_of(s.seat)]),)
        word = self.words[0]
        return Description(word, word, self.rule, here, int(self.price))

    def write(self, state: State, code: i64) -> str:
        return self.words[0]

    def read(self, state: State, reader: Reader, word: str) -> i64:
        return self.code

    def every(self, state: State) -> list[int]:
        return [int(self.code)]
