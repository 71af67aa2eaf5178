"""Whether the goal of the solitaire and the cooperative game can still be reached.

FE-SOLO-5: a goal out of reach ends nothing, but whoever plays wants to know. What is said here is
never wrong: it looks only at what no play can mend (turns left, men that stand apart, ones that are
closed or full), so a table that is lost in a subtler way still counts as open.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, u8

from tocsin.games.feurio.rules.areas import areas_of
from tocsin.games.feurio.rules.goal import is_reached, men_placed
from tocsin.games.feurio.rules.spaces import room_on
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.hexes import STEPS, WIDTH
from tocsin.games.feurio.table.state import MEN_PER_COLOUR, FeurioState, men_of, owner

# FE-PLACE-1: men that go in one turn.
PER_TURN: Final = 3
_NOWHERE: Final = vec[u8]([u8(0)] * int(WIDTH * WIDTH))


def can_be_won(s: FeurioState) -> bool:
    """FE-SOLO-4, FE-COOP-2: does nothing yet stand against the goal?"""
    if s.mode == codes.SCORED or s.phase == codes.START:
        return True
    if s.phase == codes.OVER:
        return is_reached(s)
    return _ones_suffice(s) and _turns_suffice(s) and _all_can_join(s)


def _ones_suffice(s: FeurioState) -> bool:
    """FE-SOLO-7: every colour without an open 1 needs one to itself, and a man for it."""
    free = int(s.pile[1])
    if s.phase == codes.LAY and s.drawn == 1:
        free += 1
    for tile in range(s.tiles):
        if s.tile_value[tile] == 1 and room_on(s, tile) > 0:
            free += 1
    for colour in range(i64(4)):
        if not _has_one(s, colour):
            free -= 1
            if men_placed(s, colour) == MEN_PER_COLOUR:
                return False
    return free >= 0


def _has_one(s: FeurioState, colour: i64) -> bool:
    """Does a man of the colour stand on a 1 with a free side?"""
    for tile in range(s.tiles):
        is_open = s.tile_value[tile] == 1 and s.free_sides(tile) > 0
        if is_open and men_of(s.tile_men[tile], colour) > 0:
            return True
    return False


def _turns_suffice(s: FeurioState) -> bool:
    """FE-SOLO-3, FE-COOP-3: one colour and three men a turn, as long as tiles are laid.

    FE-SOLO-7: the man for a 1 goes alone, because a 1 has one space.
    """
    players = int(s.players)
    turns = [0] * players
    left = int(s.pile_size) + (0 if s.phase == codes.DRAW else 1)
    for turn in range(left):
        turns[(int(s.seat) + turn) % players] += 1
    for seat in range(s.players):
        needed = 0
        for colour in range(i64(4)):
            hand = int(s.in_hand(seat, colour))
            if hand > 0 and owner(s.players, colour) == seat and not _has_one(s, colour):
                needed += 1
                hand -= 1
            needed += (hand + PER_TURN - 1) // PER_TURN
        if needed > turns[int(seat)]:
            return False
    return True


def _all_can_join(s: FeurioState) -> bool:
    for colour in range(i64(4)):
        if not _can_join(s, colour):
            return False
    return True


def _can_join(s: FeurioState, colour: i64) -> bool:
    """FE-SOLO-4: may all areas of a colour still become one, over free ground and free spaces?"""
    areas = areas_of(s, colour)
    if len(areas) < 2:
        return True
    if men_placed(s, colour) == MEN_PER_COLOUR:
        return False
    reached = _reach(s, colour, areas[0].cells[0])
    for area in areas:
        if not reached[area.cells[0]]:
            return False
    return True


def _reach(s: FeurioState, colour: i64, first: i64) -> vec[u8]:
    """Cells that can be joined to the first: tiles with its men or room, and ground beside tiles.

    The ground round the forest hangs together, so that it is enough to follow its edge.
    """
    reached = _NOWHERE[:]
    reached[first] = u8(1)
    todo = vec[i64]([first])
    has_tiles = s.pile_size > 0 or s.phase == codes.LAY
    while len(todo) > 0:
        todo, cell = pop(todo)
        for i in range(i64(6)):
            other = cell + STEPS[i]
            if reached[other]:
                continue
            tile = s.tile_on(other)
            if tile >= 0:
                is_open = men_of(s.tile_men[tile], colour) > 0 or room_on(s, tile) > 0
            else:
                is_open = has_tiles and s.heat(other) >= 0
            if is_open:
                reached[other] = u8(1)
                todo = append(todo, other)
    return reached
