"""Putting a knocked-down firefighter beside the ambulance (FP-KD): recover:0,6."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL
from tocsin.games.flashpoint.actions import moment
from tocsin.games.flashpoint.actions.moment import SeatAction
from tocsin.games.flashpoint.face import move_text
from tocsin.games.flashpoint.table import codes, masks, phases
from tocsin.games.flashpoint.table.state import FlashpointState

NOBODY_DOWN: Final[i64] = 1
NOT_AT_THE_AMBULANCE: Final[i64] = 2
NO_SPOT: Final[i64] = 3
NOT_THE_NEAREST: Final[i64] = 4
# FP-BOARD-1: ambulance spots lie on the ring of the ground, sheet 1.
_RING: Final[i64] = 64
REFUSALS: Final[list[Row]] = refusals(
    Row(1, "nobody-is-down", "FP-KD-1"),
    Row(2, "not-at-the-ambulance", "FP-KD-4", cell=CELL),
    Row(3, "not-an-ambulance-spot", "FP-KD-2", cell=CELL),
    Row(4, "not-the-nearest-spot", "FP-KD-3", cell=CELL),
)


def cells_for(s: FlashpointState, seat: i64) -> i64:
    """FP-KD-2, FP-KD-3, FP-KD-4: the ring cells where a knocked-down firefighter may be put."""
    if s.ambulance >= 0:
        first = s.board.spot_cell(codes.AMBULANCE, s.ambulance, 0)
        second = s.board.spot_cell(codes.AMBULANCE, s.ambulance, 1)
        return bit(first & 63) | bit(second & 63)
    return s.board.nearest[s.cell_of(seat)]


def refused(s: FlashpointState, cell: i64) -> i64:
    """FP-KD-2, FP-KD-3, FP-KD-4: on the ambulance's spot, or without one on the nearest spot."""
    if s.phase != phases.RECOVER:
        return NOBODY_DOWN
    if s.board.is_outside(cell) and (cells_for(s, s.actor) >> (cell & 63)) & 1:
        return 0
    if s.rules.vehicles:
        return NOT_AT_THE_AMBULANCE
    for spot in range(i64(4)):
        if s.board.is_on_spot(codes.AMBULANCE, spot, cell):
            return NOT_THE_NEAREST
    return NO_SPOT


def offer(s: FlashpointState) -> None:
    """FP-KD-3: the player chooses among nearest spots and between their two cells."""
    cells = cells_for(s, s.actor)
    while cells:
        s.offer(codes.RECOVER_FROM + _RING + masks.lowest(cells))
        cells &= cells - 1


def do(s: FlashpointState, cell: i64, journal: Journal | None) -> None:
    """FP-KD-4, FP-KD-5, FP-KD-7: put there, the fire stays; it acts on its next turn as usual."""
    seat = s.first_of(s.fallen)
    s.fallen &= ~bit(seat)
    s.put(seat, cell)
    if s.rules.just_in_case and s.burns(cell):
        # FP-VAR-2b: it may be asked again who stands on fire, but this fire is an old one.
        s.spared |= bit(seat)
    _tell(s, seat, cell, journal)


def _tell(s: FlashpointState, seat: i64, cell: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    rule = "FP-KD-4" if s.ambulance >= 0 else "FP-KD-2"
    facts: dict[str, Arg] = {"seat": int(seat), "cell": s.board.names[cell]}
    journal.tell("firefighter-recovered", rule, facts)


class Recover(SeatAction):
    """`recover:0,6`."""

    def __init__(self) -> None:
        super().__init__(("recover",), refusals(*REFUSALS, *moment.ANY_MOMENT))

    def owns(self, code: i64) -> bool:
        return codes.RECOVER_FROM <= code < codes.STAND_FROM

    def judge(self, s: FlashpointState, code: i64) -> i64:
        return refused(s, code - codes.RECOVER_FROM)

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        return {"cell": s.board.names[code - codes.RECOVER_FROM]}

    def describe(self, state: State, code: i64) -> Description:
        cell = moment.state_of(state).board.names[code - codes.RECOVER_FROM]
        there = (Target("cell", cell),)
        return Description(f"recover:{cell}", "recover", "FP-KD-3", there, 0, {"cell": cell})

    def write(self, state: State, code: i64) -> str:
        return f"recover:{moment.state_of(state).board.names[code - codes.RECOVER_FROM]}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        return codes.RECOVER_FROM + move_text.read_cell(moment.state_of(state).board, reader)

    def every(self, state: State) -> list[int]:
        return [int(codes.RECOVER_FROM) + cell for cell in moment.state_of(state).board.listed]
