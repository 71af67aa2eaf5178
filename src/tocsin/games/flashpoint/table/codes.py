"""Int codes of Flash Point moves, in the order in which lists of them are sorted.

Chance first, then passing, then everything done in a direction (one block of 32 per direction, so
that one walk round the firefighter lists them in order), then what names a cell or a seat. Some
numbers are kept for expansions: verbs 6, 7, 10, 11 and from 15 on, plain codes from 1730 to 1749
and from 6500 to 9999.
"""

from typing import Final

from mypy_extensions import i64

# Chance.
ROLL_FROM: Final[i64] = 0
RED_FROM: Final[i64] = 300
BLACK_FROM: Final[i64] = 320
REVEAL_VICTIM: Final[i64] = 340
REVEAL_ALARM: Final[i64] = 341
DEAL_FROM: Final[i64] = 350
CHANCE_END: Final[i64] = 400

PASS: Final[i64] = 900

DIRECTED_FROM: Final[i64] = 1000
WALK: Final[i64] = 0
CARRY: Final[i64] = 1
HAUL: Final[i64] = 2
LEAD: Final[i64] = 3
LEAD_CARRY: Final[i64] = 4
LEAD_HAUL: Final[i64] = 5
# Moves with a thing that an expansion brings, alone or leading somebody besides.
TAKE: Final[i64] = 6
LEAD_TAKE: Final[i64] = 7
OPEN_DOOR: Final[i64] = 8
CLOSE_DOOR: Final[i64] = 9
SPRAY: Final[i64] = 12
DOUSE: Final[i64] = 13
CHOP: Final[i64] = 14
# The words of verbs by their numbers; those of an expansion are its own.
VERBS: Final = (
    "walk",
    "carry",
    "haul",
    "lead",
    "lead-carry",
    "lead-haul",
    "",
    "",
    "open",
    "close",
    "",
    "",
    "spray",
    "spray",
    "chop",
)

TREAT: Final[i64] = 1600
DISPOSE: Final[i64] = 1601
GUN: Final[i64] = 1602
DRIVE_FROM: Final[i64] = 1610
CREW_FROM: Final[i64] = 1630
PARK_FROM: Final[i64] = 1650
FIRST_FROM: Final[i64] = 1670
CHOOSE_FROM: Final[i64] = 1680
KEEP: Final[i64] = 1700
REROLL_RED: Final[i64] = 1701
REROLL_BLACK: Final[i64] = 1702
ACCEPT: Final[i64] = 1710
DECLINE: Final[i64] = 1711
STAY: Final[i64] = 1720
IDENTIFY_FROM: Final[i64] = 2000
RIDE_FROM: Final[i64] = 3000
EXPLODE_FROM: Final[i64] = 4000
RECOVER_FROM: Final[i64] = 5000
STAND_FROM: Final[i64] = 6000
STAND_END: Final[i64] = 6500
COMMAND_FROM: Final[i64] = 10000
COMMAND_BLOCK: Final[i64] = 1000

# FP-COMP-9.
VEHICLES: Final[tuple[str, ...]] = ("ambulance", "engine")
AMBULANCE: Final[i64] = 0
ENGINE: Final[i64] = 1


def roll_code(red: i64, black: i64) -> i64:
    """Both dice."""
    return red * 16 + black


def directed_code(verb: i64, way: i64) -> i64:
    """Something the active firefighter does in a direction."""
    return DIRECTED_FROM + way * 32 + verb


def is_directed(code: i64) -> bool:
    """Is it done in a direction by the active firefighter?"""
    return DIRECTED_FROM <= code < TREAT


def way_of(code: i64) -> i64:
    """The direction of a directed or a command code."""
    return _directed_part(code) >> 5


def verb_of(code: i64) -> i64:
    """The verb of a directed or a command code."""
    return _directed_part(code) & 31


def command_code(seat: i64, verb: i64, way: i64) -> i64:
    """What the captain has another firefighter do."""
    return COMMAND_FROM + seat * COMMAND_BLOCK + way * 32 + verb


def is_command(code: i64) -> bool:
    """Is it one of the captain's commands?"""
    return code >= COMMAND_FROM


def commanded(code: i64) -> i64:
    """The seat of a command."""
    return (code - COMMAND_FROM) // COMMAND_BLOCK


def is_chance(code: i64) -> bool:
    """Is it an outcome of dice or of turning something over?"""
    return code < CHANCE_END


def drive_code(vehicle: i64, spot: i64) -> i64:
    """Drive a vehicle to a spot."""
    return DRIVE_FROM + vehicle * 8 + spot


def park_code(vehicle: i64, spot: i64) -> i64:
    """Park a vehicle at the start."""
    return PARK_FROM + vehicle * 8 + spot


def vehicle_of(where: i64) -> i64:
    """The vehicle of a drive or park code, its start taken off."""
    return where >> 3


def spot_of(where: i64) -> i64:
    """The spot of a drive or park code, its start taken off."""
    return where & 7


def carries_victim(verb: i64) -> bool:
    """Does the move take an untreated victim along?"""
    return verb in (CARRY, LEAD_CARRY)


def carries_hazmat(verb: i64) -> bool:
    """Does the move take a hazmat along?"""
    return verb in (HAUL, LEAD_HAUL)


def leads(verb: i64) -> bool:
    """Does a treated victim come along?"""
    return verb in (LEAD, LEAD_CARRY, LEAD_HAUL, LEAD_TAKE)


def takes_other_thing(verb: i64) -> bool:
    """Does the move take a thing along that an expansion brings?"""
    return verb in (TAKE, LEAD_TAKE)


def is_move(verb: i64) -> bool:
    """Is it a move, alone or with something?"""
    return verb <= LEAD_TAKE


def is_door(verb: i64) -> bool:
    """Is a door opened or closed?"""
    return verb in (OPEN_DOOR, CLOSE_DOOR)


def is_water(verb: i64) -> bool:
    """Is something put out?"""
    return verb in (SPRAY, DOUSE)


def _directed_part(code: i64) -> i64:
    if code >= COMMAND_FROM:
        return (code - COMMAND_FROM) % COMMAND_BLOCK
    return code - DIRECTED_FROM
