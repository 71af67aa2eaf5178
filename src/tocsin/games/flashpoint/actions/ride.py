"""Going along with a vehicle that leaves, or staying behind (FP-VEH-6, FP-VEH-7): ride:0,7, stay.

Firefighters on the vehicle's cells choose in turn order; where victims may ride with the engine,
the active seat then chooses for each of them: two cells, on each the untreated ones first.
"""

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
from tocsin.games.flashpoint.table import codes, marks, phases
from tocsin.games.flashpoint.table.state import FlashpointState

# The things that may ride with the engine under `victims_ride_engine`: two cells, two kinds.
BERTHS: Final[i64] = 4

NOTHING_LEAVES: Final[i64] = 1
DRIVER_RIDES: Final[i64] = 2
NOT_THERE: Final[i64] = 3
REFUSALS: Final[list[Row]] = refusals(
    Row(1, "no-vehicle-is-leaving", "FP-VEH-6"),
    Row(2, "the-driver-goes-along", "FP-VEH-4"),
    Row(3, "not-where-the-vehicle-stands", "FP-VEH-6", cell=CELL),
)


def refused(s: FlashpointState, code: i64) -> i64:
    """FP-VEH-4, FP-VEH-6: those on the vehicle ride or stay; the engine's driver rides."""
    if s.phase != phases.RIDE:
        return NOTHING_LEAVES
    if code == codes.STAY:
        return DRIVER_RIDES if must_ride(s) else i64(0)
    there = s.board.is_on_spot(s.vehicle, s.spot_of(s.vehicle), code - codes.RIDE_FROM)
    return i64(0) if there else NOT_THERE


def must_ride(s: FlashpointState) -> bool:
    """FP-VEH-4: who drives the engine goes with it."""
    return s.riders != 0 and s.vehicle == codes.ENGINE and s.actor == s.seat


def next_to_ride(s: FlashpointState) -> i64:
    """FP-VEH-6: the seat whose choice to ride is next, -1 when all have chosen."""
    if s.riders:
        return s.first_of(s.riders)
    if s.rules.victims_ride and s.vehicle == codes.ENGINE:
        while s.berth < BERTHS:
            if s.berth_left < 0:
                s.berth_left = s.count(berth_kind(s), berth_cell(s))
            if s.berth_left > 0:
                return s.seat
            s.berth += 1
            s.berth_left = -1
    s.berth = 0
    s.berth_left = 0
    s.spot_before = -1
    s.vehicle = 0
    return -1


def offer(s: FlashpointState) -> None:
    """FP-VEH-6: stay, or step off on either cell of the new spot."""
    if not must_ride(s):
        s.offer(codes.STAY)
    spot = s.spot_of(s.vehicle)
    s.offer(codes.RIDE_FROM + s.board.spot_cell(s.vehicle, spot, 0))
    s.offer(codes.RIDE_FROM + s.board.spot_cell(s.vehicle, spot, 1))


def do(s: FlashpointState, code: i64, journal: Journal | None) -> None:
    """FP-VEH-6: one firefighter (or, where that is agreed, one victim) rides or stays behind."""
    if s.riders:
        seat = s.first_of(s.riders)
        s.riders &= ~bit(seat)
        if code != codes.STAY:
            s.put(seat, code - codes.RIDE_FROM)
        _tell_seat(s, seat, code == codes.STAY, journal)
        return
    kind = berth_kind(s)
    s.berth_left -= 1
    if code != codes.STAY:
        s.take_thing(kind, berth_cell(s))
        s.add_thing(kind, code - codes.RIDE_FROM)
        _tell_victim(s, code - codes.RIDE_FROM, journal)
    if s.berth_left == 0:
        s.berth += 1
        s.berth_left = -1


def berth_cell(s: FlashpointState) -> i64:
    """FP-VEH-7: the cell the engine left, where the victims lie that are asked for."""
    return s.board.spot_cell(s.vehicle, s.spot_before, s.berth >> 1)


def berth_kind(s: FlashpointState) -> i64:
    """FP-VEH-7: untreated victims first, then treated ones."""
    return marks.VICTIM if s.berth & 1 == 0 else marks.TREATED


def _tell_seat(s: FlashpointState, seat: i64, stays: bool, journal: Journal | None) -> None:
    if journal is None:
        return
    word = "firefighter-stayed-behind" if stays else "firefighter-rode"
    facts: dict[str, Arg] = {"seat": int(seat), "cell": s.board.names[s.cell_of(seat)]}
    journal.tell(word, "FP-VEH-6", facts)


def _tell_victim(s: FlashpointState, cell: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    journal.tell("victim-rode", "FP-VEH-7", {"cell": s.board.names[cell]})


class Ride(SeatAction):
    """`ride:0,7` and `stay`."""

    def __init__(self) -> None:
        super().__init__(("ride", "stay"), refusals(*REFUSALS, *moment.ANY_MOMENT))

    def owns(self, code: i64) -> bool:
        return code == codes.STAY or codes.RIDE_FROM <= code < codes.EXPLODE_FROM

    def judge(self, s: FlashpointState, code: i64) -> i64:
        return refused(s, code)

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        return {"cell": s.board.names[code - codes.RIDE_FROM]} if row == NOT_THERE else {}

    def describe(self, state: State, code: i64) -> Description:
        if code == codes.STAY:
            return Description("stay", "stay", "FP-VEH-6")
        cell = moment.state_of(state).board.names[code - codes.RIDE_FROM]
        there = (Target("cell", cell),)
        return Description(f"ride:{cell}", "ride", "FP-VEH-6", there, 0, {"cell": cell})

    def write(self, state: State, code: i64) -> str:
        if code == codes.STAY:
            return "stay"
        return f"ride:{moment.state_of(state).board.names[code - codes.RIDE_FROM]}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        if word == "stay":
            return codes.STAY
        reader.expect(":")
        return codes.RIDE_FROM + move_text.read_cell(moment.state_of(state).board, reader)

    def every(self, state: State) -> list[int]:
        cells = moment.state_of(state).board.listed
        return [int(codes.STAY), *[int(codes.RIDE_FROM) + cell for cell in cells]]
