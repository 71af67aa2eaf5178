"""Placing men: one to three of one colour on one tile (FE-PLACE-1, FE-PLACE-4, FE-3P-2, FE-2P-2).

FE-PLACE-5: spaces and sides are looked at only now, with the tile of this turn on the table; men
who stand somewhere stay, whatever is laid beside them later.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.action import Action
from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL, NUMBER, names
from tocsin.games.feurio.actions import laying, passing
from tocsin.games.feurio.face.move_text import read_cell, read_colour
from tocsin.games.feurio.rules.spaces import room_on
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.hexes import name_of
from tocsin.games.feurio.table.state import (
    REINFORCEMENTS,
    SPACES,
    FeurioState,
    men_dealt,
    men_in_all,
)

MEN_MAX: Final[i64] = 3
COLOUR = names("colour", codes.COLOURS)
# Rows 1 and 2 are those of `passing`: the moment is the same.
NO_TILE: Final[i64] = 3
FACE_DOWN: Final[i64] = 4
NOT_YOURS: Final[i64] = 5
NOT_YOURS_OF_THREE: Final[i64] = 6
NOT_YOURS_OF_TWO: Final[i64] = 7
TOO_FEW: Final[i64] = 8
TOO_FEW_LENT: Final[i64] = 9
NO_SPACE: Final[i64] = 10
NO_SIDE: Final[i64] = 11
REFUSALS: Final = refusals(
    Row(1, "a-tile-is-drawn-first", "FE-TURN-1"),
    Row(2, "lay-the-tile-first", "FE-TURN-2"),
    Row(3, "no-tile-there", "FE-PLACE-1", cell=CELL),
    Row(4, "no-men-on-a-firebreak", "FE-BREAK-9", cell=CELL),
    Row(5, "not-your-men", "FE-SETUP-5", colour=COLOUR),
    Row(6, "not-your-men", "FE-3P-1", colour=COLOUR),
    Row(7, "not-your-men", "FE-2P-1", colour=COLOUR),
    Row(8, "not-enough-men", "FE-PLACE-4", colour=COLOUR, count=NUMBER, hand=NUMBER),
    Row(9, "not-enough-men", "FE-3P-1", colour=COLOUR, count=NUMBER, hand=NUMBER),
    Row(
        10,
        "not-enough-spaces",
        "FE-PLACE-2",
        cell=CELL,
        spaces=NUMBER,
        present=NUMBER,
        count=NUMBER,
    ),
    Row(
        11,
        "not-enough-free-sides",
        "FE-PLACE-3",
        cell=CELL,
        sides=NUMBER,
        present=NUMBER,
        count=NUMBER,
    ),
)


def code_of(cell: i64, colour: i64, count: i64) -> i64:
    """Place one to three men of a colour on the tile of a cell."""
    return codes.MEN_FROM + (cell * 4 + colour) * 3 + count - 1


def cell_of(code: i64) -> i64:
    """Where men are placed."""
    return (code - codes.MEN_FROM) // 12


def colour_of(code: i64) -> i64:
    """Whose men."""
    return (code - codes.MEN_FROM) // 3 % 4


def count_of(code: i64) -> i64:
    """How many."""
    return (code - codes.MEN_FROM) % 3 + 1


def refused(s: FeurioState, cell: i64, colour: i64, count: i64) -> i64:
    """A tile face up, own men in hand, a space and a free side for each."""
    no = passing.refused(s)
    if no:
        return no
    tile = s.tile_on(cell)
    if tile < 0:
        return NO_TILE
    if s.is_hidden(tile):
        return FACE_DOWN
    if count > s.in_hand(s.seat, colour):
        return _refused_hand(s, colour)
    present = men_in_all(s.tile_men[tile])
    if present + count > SPACES[s.tile_value[tile]]:
        return NO_SPACE
    return NO_SIDE if present + count > s.free_sides(tile) else i64(0)


def _refused_hand(s: FeurioState, colour: i64) -> i64:
    """FE-SETUP-5, FE-3P-1, FE-2P-1: whose men these are, or that too few are left (FE-PLACE-4)."""
    if men_dealt(s.players, s.seat, colour) > 0:
        return TOO_FEW_LENT if s.players == 3 and colour == REINFORCEMENTS else TOO_FEW
    if s.players == 3:
        return NOT_YOURS_OF_THREE
    return NOT_YOURS_OF_TWO if s.players == 2 else NOT_YOURS


def offer(s: FeurioState) -> None:
    """FE-PLACE-1: a colour, a tile and a number in one choice: all that `refused` allows."""
    hand = s.hand
    base = s.seat * 4
    for i in range(s.tiles):
        tile = s.order[i]
        room = room_on(s, tile)
        if room <= 0:
            continue
        cell = s.tile_cell[tile]
        for colour in range(i64(4)):
            in_hand = hand[base + colour]
            most = in_hand if in_hand < room else room
            for count in range(i64(1), (most if most < MEN_MAX else MEN_MAX) + 1):
                s.offer(code_of(cell, colour, count))


def do(s: FeurioState, code: i64, journal: Journal | None) -> None:
    """FE-PLACE-7: the men leave the hand for good; FE-END-4: passing begins anew."""
    colour = colour_of(code)
    count = count_of(code)
    tile = s.tile_on(cell_of(code))
    s.tile_men[tile] += count << (4 * colour)
    s.take_from_hand(s.seat, colour, count)
    s.passes = 0
    _tell(s, code, tile, journal)


def _tell(s: FeurioState, code: i64, tile: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    facts: dict[str, Arg] = {
        "seat": int(s.seat),
        "colour": codes.COLOURS[colour_of(code)],
        "count": int(count_of(code)),
        "cell": name_of(cell_of(code)),
        "value": int(s.tile_value[tile]),
    }
    journal.tell("men-placed", "FE-PLACE-1", facts)


class Men(Action):
    """`men:green>0,0*2`."""

    def __init__(self) -> None:
        super().__init__(("men",), REFUSALS)

    def owns(self, code: i64) -> bool:
        return code >= codes.MEN_FROM

    def refused(self, state: State, code: i64) -> i64:
        assert isinstance(state, FeurioState)
        return refused(state, cell_of(code), colour_of(code), count_of(code))

    def facts(self, state: State, code: i64, row: i64) -> dict[str, Arg]:
        assert isinstance(state, FeurioState)
        facts: dict[str, Arg] = {
            "cell": name_of(cell_of(code)),
            "colour": codes.COLOURS[colour_of(code)],
            "count": int(count_of(code)),
            "hand": int(state.in_hand(state.seat, colour_of(code))),
        }
        tile = state.tile_on(cell_of(code))
        if tile >= 0:
            facts["spaces"] = int(SPACES[state.tile_value[tile]])
            facts["sides"] = int(state.free_sides(tile))
            facts["present"] = int(men_in_all(state.tile_men[tile]))
        return facts

    def describe(self, state: State, code: i64) -> Description:
        here = name_of(cell_of(code))
        facts: dict[str, Arg] = {
            "cell": here,
            "colour": codes.COLOURS[colour_of(code)],
            "count": int(count_of(code)),
        }
        text = self.write(state, code)
        return Description(text, "men", "FE-PLACE-1", (Target("cell", here),), 0, facts)

    def write(self, state: State, code: i64) -> str:
        times = f"*{count_of(code)}" if count_of(code) > 1 else ""
        return f"men:{codes.COLOURS[colour_of(code)]}>{name_of(cell_of(code))}{times}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        colour = read_colour(reader)
        reader.expect(">")
        cell = read_cell(reader)
        count = reader.number(2, int(MEN_MAX), "men-count") if reader.takes("*") else 1
        return code_of(cell, colour, count)

    def is_meant(self, state: State, code: i64) -> bool:
        return laying.is_a_cell(cell_of(code))

    def every(self, state: State) -> list[int]:
        assert isinstance(state, FeurioState)
        found: list[int] = []
        for cell in laying.every_cell(state):
            for colour in range(4):
                found += [int(code_of(cell, colour, count)) for count in (1, 2, 3)]
        return found
