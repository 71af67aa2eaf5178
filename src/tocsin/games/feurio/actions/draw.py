"""Drawing a tile: chance turns over the next one of the pile (FE-TURN-1, FE-INFO-2)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.action import Action
from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE
from tocsin.core.vocabulary import NUMBER
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.state import FeurioState

NOT_NOW: Final[i64] = 1
NONE_LEFT: Final[i64] = 2
REFUSALS: Final = refusals(
    Row(1, "no-tile-to-draw-now", "FE-TURN-1"),
    Row(2, "no-such-tile-left", "FE-COMP-1", value=NUMBER),
)


def refused(s: FeurioState, value: i64) -> i64:
    """FE-TURN-1, FE-COMP-1: only when a tile is due, and only one that is left in the pile."""
    if s.actor != CHANCE:
        return NOT_NOW
    if value < 1 or value > 6 or s.pile[value] == 0:
        return NONE_LEFT
    return 0


def offer(s: FeurioState) -> None:
    """FE-INFO-2: chance may draw any value that is left in the pile."""
    for value in range(i64(1), i64(7)):
        if refused(s, value) == 0:
            s.offer(value)


def sample(s: FeurioState, rng: Rng) -> i64:
    """FE-INFO-2: one tile of the pile, each equally likely."""
    rest = rng.below(s.pile_size)
    value: i64 = 1
    while rest >= s.pile[value]:
        rest -= s.pile[value]
        value += 1
    return value


def do(s: FeurioState, value: i64, journal: Journal | None) -> None:
    """FE-TURN-1, FE-TURN-3: the tile is seen before its cell is chosen."""
    s.take_from_pile(value)
    s.drawn = value
    _tell(s, value, journal)


def _tell(s: FeurioState, value: i64, journal: Journal | None) -> None:
    """FE-INFO-4: with firebreaks in use only the seat that drew it sees the tile."""
    if journal is None:
        return
    facts = {"seat": int(s.seat), "left": int(s.pile_size)}
    if s.firebreaks:
        journal.confide(s.seat, "tile-drawn", "FE-INFO-4", facts, {"value": int(value)})
    else:
        journal.tell("tile-drawn", "FE-TURN-1", {**facts, "value": int(value)})


class Draw(Action):
    """`~draw:5`."""

    def __init__(self) -> None:
        super().__init__(("~draw",), REFUSALS)

    def owns(self, code: i64) -> bool:
        return code < codes.LAY_FROM

    def refused(self, state: State, code: i64) -> i64:
        assert isinstance(state, FeurioState)
        return refused(state, code)

    def facts(self, state: State, code: i64, row: i64) -> dict[str, Arg]:
        return {"value": int(code)}

    def describe(self, state: State, code: i64) -> Description:
        return Description(self.write(state, code), "draw", "FE-TURN-1", args={"value": int(code)})

    def write(self, state: State, code: i64) -> str:
        return f"~draw:{code}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        return reader.number(1, 6, "tile-value")

    def every(self, state: State) -> list[int]:
        return list(range(1, 7))
