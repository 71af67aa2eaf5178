"""Driving the ambulance or the engine to another spot (FP-VEH): drive:engine>e.

Who stands on the vehicle's cells is then asked to ride or to stay, see `ride`.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.games.flashpoint.actions import moment, points
from tocsin.games.flashpoint.actions.moment import PhaseOneAction
from tocsin.games.flashpoint.face import move_text
from tocsin.games.flashpoint.rules import endings, escape
from tocsin.games.flashpoint.table import codes, due, marks, phases, ways
from tocsin.games.flashpoint.table.state import FlashpointState

# FP-VEH-2.
PRICE: Final[i64] = 2

NO_VEHICLES: Final[i64] = 1
ALREADY_THERE: Final[i64] = 2
OPPOSITE_SIDE: Final[i64] = 3
NOT_ON_IT: Final[i64] = 4
SHORT: Final[i64] = 5
NOT_ACTIVE: Final[i64] = 6
REFUSALS: Final[list[Row]] = refusals(
    Row(1, "no-vehicles-in-play", "FP-MOD-2"),
    Row(2, "already-parked-there", "FP-VEH-2"),
    Row(3, "the-opposite-side-takes-two-drives", "FP-VEH-3"),
    Row(4, "not-on-the-engine", "FP-VEH-4"),
    points.short_row(5, "FP-VEH-2"),
    Row(6, "only-the-active-firefighter-drives", "FP-VEH-10"),
)


def refused(s: FlashpointState, vehicle: i64, spot: i64) -> i64:
    """FP-VEH-2, FP-VEH-3, FP-VEH-4, FP-VEH-5: to the next spot; the engine only from its cells."""
    if not s.rules.vehicles:
        return NO_VEHICLES
    here = s.spot_of(vehicle)
    if spot == here:
        return ALREADY_THERE
    if spot == _opposite(here) and not s.rules.any_spot:
        return OPPOSITE_SIDE
    if vehicle == codes.ENGINE and not is_on_engine(s, s.cell_of(s.seat)):
        return NOT_ON_IT
    return points.refused_price(s, s.seat, PRICE, points.PLAIN, SHORT)


def _opposite(spot: i64) -> i64:
    """FP-VEH-3: the spot across the board."""
    return (spot + 2) & 3


def is_on_engine(s: FlashpointState, cell: i64) -> bool:
    """FP-VEH-1: is it a cell of the engine's spot?"""
    return s.board.is_on_spot(codes.ENGINE, s.engine, cell)


def offer(s: FlashpointState, cell: i64, pool: i64) -> None:
    """Both vehicles, the ambulance by radio from anywhere (FP-VEH-5); see `refused`."""
    if pool < PRICE:
        return
    _offer_spots(s, codes.AMBULANCE)
    if is_on_engine(s, cell):
        _offer_spots(s, codes.ENGINE)


def _offer_spots(s: FlashpointState, vehicle: i64) -> None:
    here = s.spot_of(vehicle)
    if s.extended and s.hooks.forbids(s, s.seat, codes.drive_code(vehicle, here)) != 0:
        return
    too_far = i64(-1) if s.rules.any_spot else _opposite(here)
    for spot in range(i64(4)):
        if spot != here and spot != too_far:
            s.offer(codes.drive_code(vehicle, spot))


def do(s: FlashpointState, vehicle: i64, spot: i64, journal: Journal | None) -> i64:
    """FP-VEH-2, FP-VEH-6, FP-VEH-9: the vehicle goes; then those on its cells may ride."""
    s.ap -= PRICE
    board = s.board
    old = s.spot_of(vehicle)
    _tell(s, vehicle, old, spot, journal)
    s.vehicle = vehicle
    s.spot_before = old
    s.riders = 0
    for seat in range(s.players):
        if board.is_on_spot(vehicle, old, s.cell_of(seat)):
            s.riders |= bit(seat)
    s.berth = 0
    s.berth_left = -1
    if vehicle == codes.AMBULANCE:
        s.ambulance = spot
        _meet_victims(s, board.spot_cell(codes.AMBULANCE, spot, 0), journal)
        _meet_victims(s, board.spot_cell(codes.AMBULANCE, spot, 1), journal)
    else:
        s.engine = spot
    return due.RIDE


def _meet_victims(s: FlashpointState, cell: i64, journal: Journal | None) -> None:
    """FP-VEH-9: every victim on the cells where the ambulance arrives is rescued."""
    while not s.has_ended() and s.has(marks.VICTIM, cell):
        endings.rescue(s, marks.VICTIM, cell, "FP-VEH-9", journal)
    while not s.has_ended() and s.has(marks.TREATED, cell):
        endings.rescue(s, marks.TREATED, cell, "FP-VEH-9", journal)


def _tell(s: FlashpointState, vehicle: i64, old: i64, spot: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    facts: dict[str, Arg] = {
        "seat": int(s.seat),
        "vehicle": codes.VEHICLES[vehicle],
        "from": ways.SIDES[old],
        "spot": ways.SIDES[spot],
    }
    journal.tell("vehicle-driven", "FP-VEH-2", facts)


class Drive(PhaseOneAction):
    """`drive:engine>e`."""

    def __init__(self) -> None:
        rows = [*REFUSALS, *points.ROWS, *escape.ROWS, *moment.PHASE_ONE]
        super().__init__(("drive",), refusals(*rows))

    def owns(self, code: i64) -> bool:
        return codes.DRIVE_FROM <= code < codes.CREW_FROM

    def refused_now(self, s: FlashpointState) -> i64:
        """FP-VEH-10: nobody drives while others choose."""
        if s.phase > phases.ACT and s.actor != s.seat:
            return NOT_ACTIVE
        return moment.refused_before_phase_one(s)

    def judge_action(self, s: FlashpointState, code: i64) -> i64:
        where = code - codes.DRIVE_FROM
        return refused(s, codes.vehicle_of(where), codes.spot_of(where))

    def do(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        where = code - codes.DRIVE_FROM
        return do(s, codes.vehicle_of(where), codes.spot_of(where), journal)

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        return points.facts(s, PRICE)

    def describe(self, state: State, code: i64) -> Description:
        where = code - codes.DRIVE_FROM
        rule = "FP-VEH-4" if codes.vehicle_of(where) == codes.ENGINE else "FP-VEH-5"
        shown, targets = describe_spot(moment.state_of(state), where)
        return Description(self.write(state, code), "drive", rule, targets, int(PRICE), shown)

    def write(self, state: State, code: i64) -> str:
        return f"drive:{move_text.write_spot(code - codes.DRIVE_FROM)}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        return codes.DRIVE_FROM + move_text.read_spot(reader)

    def every(self, state: State) -> list[int]:
        return [int(codes.DRIVE_FROM) + where for where in move_text.every_spot()]


def describe_spot(s: FlashpointState, where: i64) -> tuple[dict[str, Arg], tuple[Target, ...]]:
    """A vehicle's spot as a front shows it: its cells, then the spot itself."""
    vehicle, spot = codes.vehicle_of(where), codes.spot_of(where)
    cells = [s.board.names[s.board.spot_cell(vehicle, spot, which)] for which in range(i64(2))]
    shown: dict[str, Arg] = {"vehicle": codes.VEHICLES[vehicle], "spot": ways.SIDES[spot]}
    return shown, (
        Target("cell", cells[0]),
        Target("cell", cells[1]),
        Target("spot", move_text.write_spot(where)),
    )
