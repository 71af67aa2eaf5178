"""Ambulance and engine: driving, riding, the deck gun (FP-VEH, FP-GUN, FP-SPEC-DRIV)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.rules import endings
from tocsin.games.flashpoint.table import codes, due, marks, specialists, ways
from tocsin.games.flashpoint.table.state import FlashpointState

# The things that may ride with the engine under `victims_ride_engine`: two cells, two kinds.
_BERTHS: Final[i64] = 4


def spot_of(s: FlashpointState, vehicle: i64) -> i64:
    """Where a vehicle stands."""
    return s.ambulance if vehicle == codes.AMBULANCE else s.engine


def can_drive(s: FlashpointState, vehicle: i64, cell: i64) -> bool:
    """FP-VEH-4, FP-VEH-5: the ambulance by radio from anywhere, the engine only from its cells."""
    if vehicle == codes.AMBULANCE:
        return True
    return s.board.is_on_spot(codes.ENGINE, s.engine, cell) and not (
        s.extended and s.hooks.is_engine_held(s)
    )


def offer_drives(s: FlashpointState, cell: i64) -> None:
    """FP-VEH-2: to the next spot on either side; XD-DRIVE-1: on some boards to any."""
    for vehicle in range(i64(2)):
        if can_drive(s, vehicle, cell):
            spot = spot_of(s, vehicle)
            if s.rules.any_spot:
                for other in range(i64(4)):
                    if other != spot:
                        s.offer(codes.drive_code(vehicle, other))
                continue
            ahead = (spot + 1) % 4
            behind = (spot + 3) % 4
            s.offer(codes.drive_code(vehicle, ahead if ahead < behind else behind))
            s.offer(codes.drive_code(vehicle, behind if ahead < behind else ahead))


def drive(s: FlashpointState, vehicle: i64, spot: i64, journal: Journal | None) -> i64:
    """FP-VEH-2 to FP-VEH-6: the vehicle goes; then those on its cells say whether they ride."""
    board = s.board
    old = spot_of(s, vehicle)
    if journal is not None:
        facts: dict[str, int | str] = {
            "seat": int(s.seat),
            "vehicle": codes.VEHICLES[vehicle],
            "from": ways.SIDES[old],
            "spot": ways.SIDES[spot],
        }
        journal.tell("vehicle-driven", "FP-VEH-2", facts)
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


def next_to_ride(s: FlashpointState) -> i64:
    """FP-VEH-6: the seat whose choice to ride is next, -1 when all have chosen."""
    if s.riders:
        return s.first_of(s.riders)
    if s.rules.victims_ride and s.vehicle == codes.ENGINE:
        while s.berth < _BERTHS:
            if s.berth_left < 0:
                s.berth_left = s.count(_berth_kind(s), _berth_cell(s))
            if s.berth_left > 0:
                return s.seat
            s.berth += 1
            s.berth_left = -1
    s.berth = 0
    s.berth_left = 0
    s.spot_before = -1
    s.vehicle = 0
    return -1


def must_ride(s: FlashpointState) -> bool:
    """FP-VEH-4: who drives the engine goes with it."""
    return s.riders != 0 and s.vehicle == codes.ENGINE and s.actor == s.seat


def offer_seats(s: FlashpointState) -> None:
    """FP-VEH-6: stay, or step off on either cell of the new spot."""
    if not must_ride(s):
        s.offer(codes.STAY)
    spot = spot_of(s, s.vehicle)
    s.offer(codes.RIDE_FROM + s.board.spot_cell(s.vehicle, spot, 0))
    s.offer(codes.RIDE_FROM + s.board.spot_cell(s.vehicle, spot, 1))


def ride(s: FlashpointState, code: i64, journal: Journal | None) -> None:
    """FP-VEH-6: one firefighter (or, where that is agreed, one victim) rides or stays behind."""
    if s.riders:
        seat = s.first_of(s.riders)
        s.riders &= ~bit(seat)
        if code != codes.STAY:
            s.put(seat, code - codes.RIDE_FROM)
        if journal is not None:
            cell = s.board.names[s.cell_of(seat)]
            word = "firefighter-stayed-behind" if code == codes.STAY else "firefighter-rode"
            journal.tell(word, "FP-VEH-6", {"seat": int(seat), "cell": cell})
    else:
        kind = _berth_kind(s)
        s.berth_left -= 1
        if code != codes.STAY:
            s.take_thing(kind, _berth_cell(s))
            s.add_thing(kind, code - codes.RIDE_FROM)
            if journal is not None:
                cell = s.board.names[code - codes.RIDE_FROM]
                journal.tell("victim-rode", "FP-VEH-7", {"cell": cell})
        if s.berth_left == 0:
            s.berth += 1
            s.berth_left = -1


def _berth_cell(s: FlashpointState) -> i64:
    return s.board.spot_cell(s.vehicle, s.spot_before, s.berth >> 1)


def _berth_kind(s: FlashpointState) -> i64:
    return marks.VICTIM if s.berth & 1 == 0 else marks.TREATED


def _meet_victims(s: FlashpointState, cell: i64, journal: Journal | None) -> None:
    """FP-VEH-9: every victim on the cells where the ambulance arrives is rescued."""
    while not s.has_ended() and s.has(marks.VICTIM, cell):
        endings.rescue(s, marks.VICTIM, cell, "FP-VEH-9", journal)
    while not s.has_ended() and s.has(marks.TREATED, cell):
        endings.rescue(s, marks.TREATED, cell, "FP-VEH-9", journal)


def is_gun_clear(s: FlashpointState) -> bool:
    """FP-GUN-3: no firefighter in the building cells the engine faces."""
    board = s.board
    for seat in range(s.players):
        cell = s.cell_of(seat)
        area = board.gun_area[s.engine * board.sheets + (cell >> 6)]
        if (area >> (cell & 63)) & 1:
            return False
    return True


def fire_gun(s: FlashpointState, journal: Journal | None) -> i64:
    """FP-GUN-1, FP-GUN-4: the dice decide where it hits."""
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(s.seat), "spot": ways.SIDES[s.engine]}
        journal.tell("deck-gun-fired", "FP-GUN-1", facts)
    s.rerolled = 0
    return due.GUN_ROLL


def take_dice(s: FlashpointState, red: i64, black: i64, journal: Journal | None) -> bool:
    """FP-SPEC-DRIV-2: the driver may roll each die once more; for others the dice stand."""
    s.red = red
    s.black = black
    if journal is not None:
        journal.tell("gun-rolled", "FP-GUN-4", {"red": int(red), "black": int(black)})
    return s.role_of(s.seat) != specialists.DRIVER or s.rerolled == 3


def offer_rerolls(s: FlashpointState) -> None:
    """FP-SPEC-DRIV-2: each die once, one after the other."""
    s.offer(codes.KEEP)
    if s.rerolled & 1 == 0:
        s.offer(codes.REROLL_RED)
    if s.rerolled & 2 == 0:
        s.offer(codes.REROLL_BLACK)


def keep_or_reroll(s: FlashpointState, code: i64) -> bool:
    """FP-SPEC-DRIV-2: the second result stands; says whether the dice are kept."""
    if code == codes.KEEP:
        return True
    s.rerolled |= 1 if code == codes.REROLL_RED else 2
    s.die_again = 0 if code == codes.REROLL_RED else 1
    return False


def aim(s: FlashpointState, red: i64, black: i64) -> i64:
    """FP-GUN-4: a die that points outside the area is turned to its opposite face."""
    area = s.board.plan.gun[s.engine]
    if not area.red[0] <= red <= area.red[1]:
        red = s.board.red_faces + 1 - red
    if not area.black[0] <= black <= area.black[1]:
        black = opposite_black(s, black)
    return s.board.rolled[red * 16 + black]


def opposite_black(s: FlashpointState, black: i64) -> i64:
    """FP-DICE-3: the faces add up to one more than there are, or pair as on one printed die."""
    if s.rules.paired_black:
        # 1-6, 2-5, 3-8, 4-7.
        return 7 - black if black in (1, 2, 5, 6) else 11 - black
    return s.board.black_faces + 1 - black


def hit(s: FlashpointState, journal: Journal | None) -> None:
    """FP-GUN-5, FP-GUN-6: the target and the cells adjacent to it are cleared, nothing else."""
    cell = aim(s, s.red, s.black)
    if journal is not None:
        journal.tell("gun-hit", "FP-GUN-5", {"cell": s.board.names[cell]})
    wash(s, cell, journal)
    for way in range(i64(4)):
        if s.can_pass(cell, way):
            wash(s, s.board.cell_beside(cell, way), journal)
    put_dice_away(s)


def put_dice_away(s: FlashpointState) -> None:
    """The gun is silent again and the turn goes on."""
    s.red = 0
    s.black = 0
    s.rerolled = 0
    s.die_again = 0


def wash(s: FlashpointState, cell: i64, journal: Journal | None) -> None:
    if s.burns(cell) or s.smokes(cell):
        s.remove_threat(cell)
        if journal is not None:
            journal.tell("threat-washed-away", "FP-GUN-5", {"cell": s.board.names[cell]})
