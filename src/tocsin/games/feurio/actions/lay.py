"""Laying the drawn tile face up at the hottest point (FE-SPREAD-2, FE-SPREAD-3)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.action import Action
from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL, NUMBER
from tocsin.games.feurio.actions import laying
from tocsin.games.feurio.face.move_text import read_cell
from tocsin.games.feurio.rules.heat import hottest
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.hexes import name_of
from tocsin.games.feurio.table.state import FeurioState

REFUSALS: Final = refusals(
    Row(1, "a-tile-is-drawn-first", "FE-TURN-1"),
    Row(2, "no-tile-left-to-lay", "FE-END-1"),
    Row(3, "tile-already-laid", "FE-TURN-1"),
    Row(4, "a-tile-lies-there", "FE-SPREAD-1", cell=CELL),
    Row(5, "not-beside-the-fire", "FE-SPREAD-1", cell=CELL),
    Row(6, "not-the-hottest-cell", "FE-SPREAD-2", cell=CELL, heat=NUMBER, hottest=NUMBER),
)


def cell_of(code: i64) -> i64:
    """The cell of a lay code."""
    return code - codes.LAY_FROM


def refused(s: FeurioState, cell: i64) -> i64:
    """The drawn tile, on a hottest cell."""
    no = laying.refused_now(s)
    return no if no else laying.refused_cell(s, cell)


def offer(s: FeurioState) -> None:
    """FE-SPREAD-2, FE-SPREAD-3: all hottest cells, which are those that `refused` allows.

    Candidates come in no order and ties are few: each code is inserted at its place.
    """
    best = hottest(s)
    first = s.offers_n
    for i in range(s.fringe):
        if s.fringe_heat[i] == best:
            code = codes.LAY_FROM + s.fringe_cell[i]
            s.offer(code)
            place = s.offers_n - 1
            while place > first and s.offers[place - 1] > code:
                s.offers[place] = s.offers[place - 1]
                place -= 1
            s.offers[place] = code


def do(s: FeurioState, code: i64, journal: Journal | None) -> None:
    """The tile lies face up and warms its neighbours from now on (FE-SPREAD-1)."""
    cell = cell_of(code)
    value = s.drawn
    _tell(s, cell, value, journal)
    s.drawn = 0
    s.add_tile(cell, value, -1)


def _tell(s: FeurioState, cell: i64, value: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    facts: dict[str, Arg] = {
        "seat": int(s.seat),
        "cell": name_of(cell),
        "heat": int(s.heat(cell)),
        "value": int(value),
    }
    journal.tell("tile-laid", "FE-SPREAD-2", facts)


class Lay(Action):
    """`lay:2,-1`."""

    def __init__(self) -> None:
        super().__init__(("lay",), REFUSALS)

    def owns(self, code: i64) -> bool:
        return codes.LAY_FROM <= code < codes.BREAK_FROM

    def refused(self, state: State, code: i64) -> i64:
        assert isinstance(state, FeurioState)
        return refused(state, cell_of(code))

    def facts(self, state: State, code: i64, row: i64) -> dict[str, Arg]:
        assert isinstance(state, FeurioState)
        return laying.cell_facts(state, cell_of(code))

    def describe(self, state: State, code: i64) -> Description:
        assert isinstance(state, FeurioState)
        here = name_of(cell_of(code))
        facts: dict[str, Arg] = {"cell": here, "heat": int(state.heat(cell_of(code)))}
        text = self.write(state, code)
        return Description(text, "lay", "FE-SPREAD-2", (Target("cell", here),), 0, facts)

    def write(self, state: State, code: i64) -> str:
        return f"lay:{name_of(cell_of(code))}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        return codes.LAY_FROM + read_cell(reader)

    def is_meant(self, state: State, code: i64) -> bool:
        return laying.is_a_cell(cell_of(code))

    def every(self, state: State) -> list[int]:
        assert isinstance(state, FeurioState)
        return [int(codes.LAY_FROM) + cell for cell in laying.every_cell(state)]
