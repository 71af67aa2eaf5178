"""Int codes of SOS Titanic moves, in the order in which lists of them are sorted.

0..59       ~show a passenger          60..71   ~action card      80..89   ~crew card
100..104    first seat to play
1000..      move: source, destination, how many
8000..      rescue: 0 while the pile is empty, else how many
8100, 8101  seek (Lowe), share (Smith)
10000..     play: whose card, which card, target
40000..     stop, done, keep, and the choices within a step

Every room of `actions` owns a block; those packed here are packed and unpacked in hot places.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.games.titanic.table import crew, heaps, passengers

ACTION_FROM: Final[i64] = 60
CREW_FROM: Final[i64] = 80
FIRST_FROM: Final[i64] = 100
FIRST_TO: Final[i64] = 105
MOVE_FROM: Final[i64] = 1000
MOVE_TO: Final[i64] = 7500
RESCUE_FROM: Final[i64] = 8000
RESCUE_TO: Final[i64] = 8007
SEEK: Final[i64] = 8100
SHARE: Final[i64] = 8101
PLAY_FROM: Final[i64] = 10_000
PLAY_TO: Final[i64] = 38_000
STOP: Final[i64] = 40_000
DONE: Final[i64] = 40_001
KEEP: Final[i64] = 40_002
PLACE_FROM: Final[i64] = 41_000
TOP_FROM: Final[i64] = 43_000
BOTTOM_FROM: Final[i64] = 43_100
PICK_FROM: Final[i64] = 43_200
TAKE_FROM: Final[i64] = 43_300
KEEP_ONE_FROM: Final[i64] = 43_400
SWAP_FROM: Final[i64] = 43_500
GIVE_FROM: Final[i64] = 43_600
GIVE_TO: Final[i64] = 43_700

# How many targets a played card can have: none, a place plus one, two lines, or a tail.
TARGETS: Final[i64] = 384
NO_TARGET: Final[i64] = 0


def is_show(code: i64) -> bool:
    """Does chance show a passenger?"""
    return 0 <= code < passengers.CARDS


def is_action(code: i64) -> bool:
    """Does chance give an Action card?"""
    return ACTION_FROM <= code < ACTION_FROM + heaps.NAMES_N


def is_crew(code: i64) -> bool:
    """Does chance deal a crew card?"""
    return CREW_FROM <= code < CREW_FROM + crew.MEMBERS_N


def is_chance(code: i64) -> bool:
    """Is it an outcome of chance?"""
    return code < FIRST_FROM


def is_first(code: i64) -> bool:
    """Does it name who plays first?"""
    return FIRST_FROM <= code < FIRST_TO


def move_code(source: i64, place: i64, many: i64) -> i64:
    """Move the last cards of a line to a place."""
    return MOVE_FROM + (source * 16 + place) * 32 + many


def is_move(code: i64) -> bool:
    """Is it a move of the move step?"""
    return MOVE_FROM <= code < MOVE_TO


def move_source(code: i64) -> i64:
    """The line a move takes from."""
    return (code - MOVE_FROM) >> 9


def move_place(code: i64) -> i64:
    """Where a move goes."""
    return ((code - MOVE_FROM) >> 5) & 15


def move_many(code: i64) -> i64:
    """How many cards a move takes."""
    return (code - MOVE_FROM) & 31


def is_rescue(code: i64) -> bool:
    """Is it the decision to rescue, or the number of it?"""
    return RESCUE_FROM <= code < RESCUE_TO


def play_code(owner: i64, name: i64, target: i64) -> i64:
    """Play an Action card: `owner` 0 is the player, otherwise the owner's seat plus one."""
    return PLAY_FROM + (owner * heaps.NAMES_N + name) * TARGETS + target


def is_play(code: i64) -> bool:
    """Does it play an Action card?"""
    return PLAY_FROM <= code < PLAY_TO


def play_owner(code: i64) -> i64:
    """0 for an own card, else the owner's seat plus one."""
    return (code - PLAY_FROM) // TARGETS // heaps.NAMES_N


def play_name(code: i64) -> i64:
    """Which Action card is played."""
    return (code - PLAY_FROM) // TARGETS % heaps.NAMES_N


def play_target(code: i64) -> i64:
    """The target of a played card, as its room packs it."""
    return (code - PLAY_FROM) % TARGETS


def place_code(card: i64, place: i64) -> i64:
    """Place a passenger."""
    return PLACE_FROM + card * 16 + place


def is_place(code: i64) -> bool:
    """Does it place a passenger?"""
    return PLACE_FROM <= code < PLACE_FROM + passengers.CARDS * 16


def place_card(code: i64) -> i64:
    """Which passenger is placed."""
    return (code - PLACE_FROM) >> 4


def place_place(code: i64) -> i64:
    """Where the passenger goes."""
    return (code - PLACE_FROM) & 15
