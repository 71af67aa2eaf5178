"""Parking the vehicles at the start (FP-ASET-14, FP-VEH-1): park:ambulance>n, then the engine."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.games.flashpoint.actions import drive, moment
from tocsin.games.flashpoint.actions.moment import SeatAction
from tocsin.games.flashpoint.face import move_text
from tocsin.games.flashpoint.table import codes, phases, ways
from tocsin.games.flashpoint.table.state import FlashpointState

NO_VEHICLES: Final[i64] = 1
TOO_LATE: Final[i64] = 2
OTHER_FIRST: Final[i64] = 3
REFUSALS: Final[list[Row]] = refusals(
    Row(1, "no-vehicles-in-play", "FP-MOD-2"),
    Row(2, "vehicles-are-parked-at-the-start", "FP-ASET-14"),
    Row(3, "park-the-other-vehicle-now", "FP-ASET-14"),
)


def refused(s: FlashpointState, where: i64) -> i64:
    """FP-ASET-14, FP-VEH-1: at the start, the ambulance first, each on a spot of its kind."""
    if not s.rules.vehicles:
        return NO_VEHICLES
    if s.phase != phases.PARK:
        return TOO_LATE
    return i64(0) if codes.vehicle_of(where) == s.vehicle else OTHER_FIRST


def offer(s: FlashpointState) -> None:
    """FP-ASET-14: any of its four spots."""
    for spot in range(i64(4)):
        s.offer(codes.park_code(s.vehicle, spot))


def do(s: FlashpointState, where: i64, journal: Journal | None) -> None:
    """FP-ASET-14: one spot of its kind for each vehicle, the first player's choice."""
    _tell(where, journal)
    if codes.vehicle_of(where) == codes.AMBULANCE:
        s.ambulance = codes.spot_of(where)
        s.vehicle = codes.ENGINE
    else:
        s.engine = codes.spot_of(where)
        s.vehicle = 0


def _tell(where: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    facts: dict[str, Arg] = {
        "vehicle": codes.VEHICLES[codes.vehicle_of(where)],
        "spot": ways.SIDES[codes.spot_of(where)],
    }
    journal.tell("vehicle-parked", "FP-ASET-14", facts)


class Park(SeatAction):
    """`park:ambulance>n`."""

    def __init__(self) -> None:
        super().__init__(("park",), refusals(*REFUSALS, *moment.ANY_MOMENT))

    def owns(self, code: i64) -> bool:
        return codes.PARK_FROM <= code < codes.FIRST_FROM

    def judge(self, s: FlashpointState, code: i64) -> i64:
        return refused(s, code - codes.PARK_FROM)

    def describe(self, state: State, code: i64) -> Description:
        shown, targets = drive.describe_spot(moment.state_of(state), code - codes.PARK_FROM)
        return Description(self.write(state, code), "park", "FP-ASET-14", targets, 0, shown)

    def write(self, state: State, code: i64) -> str:
        return f"park:{move_text.write_spot(code - codes.PARK_FROM)}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        return codes.PARK_FROM + move_text.read_spot(reader)

    def every(self, state: State) -> list[int]:
        return [int(codes.PARK_FROM) + where for where in move_text.every_spot()]
