"""Laying the drawn tile face down as a firebreak, for a man given up (FE-BREAK-1).

FE-BREAK-3: the value stays the layer's secret. FE-BREAK-5: no men are placed in that turn.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.action import Action
from tocsin.core.bits import bit
from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.core.seats import CHANCE
from tocsin.core.vocabulary import CELL, NUMBER, names
from tocsin.games.feurio.actions import lay, laying
from tocsin.games.feurio.face.move_text import read_cell, read_colour
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.hexes import name_of
from tocsin.games.feurio.table.state import REINFORCEMENTS, FeurioState, men_dealt

COLOUR = names("colour", codes.COLOURS)
# Rows 1 to 6 are those of `laying`.
SOLO: Final[i64] = 7
COOP: Final[i64] = 8
NOT_IN_USE: Final[i64] = 9
LENT: Final[i64] = 10
NOT_YOURS: Final[i64] = 11
NONE_IN_HAND: Final[i64] = 12
REFUSALS: Final = refusals(
    Row(1, "a-tile-is-drawn-first", "FE-TURN-1"),
    Row(2, "no-tile-left-to-lay", "FE-END-1"),
    Row(3, "tile-already-laid", "FE-TURN-1"),
    Row(4, "a-tile-lies-there", "FE-SPREAD-1", cell=CELL),
    Row(5, "not-beside-the-fire", "FE-SPREAD-1", cell=CELL),
    Row(6, "not-the-hottest-cell", "FE-BREAK-2", cell=CELL, heat=NUMBER, hottest=NUMBER),
    Row(7, "no-firebreaks-in-this-mode", "FE-SOLO-2"),
    Row(8, "no-firebreaks-in-this-mode", "FE-COOP-5"),
    Row(9, "firebreaks-not-in-use", "FE-BREAK-1"),
    Row(10, "reinforcements-cannot-be-given-up", "FE-3P-4"),
    Row(11, "not-your-men", "FE-BREAK-4", colour=COLOUR),
    Row(12, "no-man-to-give-up", "FE-BREAK-6", colour=COLOUR),
)


def code_of(cell: i64, colour: i64) -> i64:
    """Lay on a cell and give up a man of a colour."""
    return codes.BREAK_FROM + cell * 4 + colour


def cell_of(code: i64) -> i64:
    """The cell of a firebreak code."""
    return (code - codes.BREAK_FROM) // 4


def colour_of(code: i64) -> i64:
    """The colour of the man given up."""
    return (code - codes.BREAK_FROM) % 4


def refused_man(s: FeurioState, colour: i64) -> i64:
    """FE-BREAK-4, FE-BREAK-6: an own man in hand; reinforcements do not count (FE-3P-4).

    FE-2P-4: with two colours of one's own, a man of either.
    """
    if s.players == 3 and colour == REINFORCEMENTS:
        return LENT
    if s.in_hand(s.seat, colour) > 0:
        return 0
    return NOT_YOURS if men_dealt(s.players, s.seat, colour) == 0 else NONE_IN_HAND


def refused(s: FeurioState, cell: i64, colour: i64) -> i64:
    """FE-BREAK-1, FE-BREAK-2, FE-BREAK-12: where firebreaks are in use, on a hottest cell."""
    if s.actor == CHANCE:
        return laying.DRAW_FIRST
    if s.mode != codes.SCORED:
        return SOLO if s.mode == codes.SOLO else COOP
    if not s.firebreaks:
        return NOT_IN_USE
    no = laying.refused_now(s)
    if no == 0:
        no = refused_man(s, colour)
    return no if no else laying.refused_cell(s, cell)


def offer(s: FeurioState) -> None:
    """FE-BREAK-2: every cell just offered for laying face up, with every man to be given up.

    Its slow twin is `refused`. Whose man it can be is asked once for all cells, and only of the
    colours in hand.
    """
    if not s.firebreaks:
        return
    men: i64 = 0
    for colour in range(i64(4)):
        if s.in_hand(s.seat, colour) > 0 and refused_man(s, colour) == 0:
            men |= bit(colour)
    for i in range(s.offers_n):
        cell = lay.cell_of(s.offers[i])
        for colour in range(i64(4)):
            if (men >> colour) & 1:
                s.offer(code_of(cell, colour))


def do(s: FeurioState, code: i64, journal: Journal | None) -> None:
    """FE-BREAK-4: the man goes back to the box; FE-BREAK-10: the tile stays face down for good."""
    cell = cell_of(code)
    value = s.drawn
    _tell(s, code, value, journal)
    s.drawn = 0
    s.take_from_hand(s.seat, colour_of(code), 1)
    s.add_tile(cell, value, s.seat)


def _tell(s: FeurioState, code: i64, value: i64, journal: Journal | None) -> None:
    """FE-BREAK-3, FE-INFO-3: everybody sees where, only the layer knows what."""
    if journal is None:
        return
    facts: dict[str, Arg] = {
        "seat": int(s.seat),
        "cell": name_of(cell_of(code)),
        "heat": int(s.heat(cell_of(code))),
        "colour": codes.COLOURS[colour_of(code)],
    }
    journal.confide(s.seat, "firebreak-laid", "FE-BREAK-1", facts, {"value": int(value)})


class Firebreak(Action):
    """`break:green>2,-1`."""

    def __init__(self) -> None:
        super().__init__(("break",), REFUSALS)

    def owns(self, code: i64) -> bool:
        return codes.BREAK_FROM <= code < codes.PASS

    def refused(self, state: State, code: i64) -> i64:
        assert isinstance(state, FeurioState)
        return refused(state, cell_of(code), colour_of(code))

    def facts(self, state: State, code: i64, row: i64) -> dict[str, Arg]:
        assert isinstance(state, FeurioState)
        facts = laying.cell_facts(state, cell_of(code))
        facts["colour"] = codes.COLOURS[colour_of(code)]
        return facts

    def describe(self, state: State, code: i64) -> Description:
        """Its price is one man."""
        assert isinstance(state, FeurioState)
        facts = self.facts(state, code, 0)
        del facts["hottest"]
        target = Target("cell", name_of(cell_of(code)))
        return Description(self.write(state, code), "break", "FE-BREAK-1", (target,), 1, facts)

    def write(self, state: State, code: i64) -> str:
        return f"break:{codes.COLOURS[colour_of(code)]}>{name_of(cell_of(code))}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        colour = read_colour(reader)
        reader.expect(">")
        return code_of(read_cell(reader), colour)

    def is_meant(self, state: State, code: i64) -> bool:
        return laying.is_a_cell(cell_of(code))

    def every(self, state: State) -> list[int]:
        assert isinstance(state, FeurioState)
        found: list[int] = []
        for cell in laying.every_cell(state):
            found += [int(code_of(cell, colour)) for colour in range(4)]
        return found
