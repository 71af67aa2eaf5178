"""The table of Feurio! as plain objects, read from a position text (FE-COMP, FE-SETUP, FE-INFO-1).

    feurio/1 5 lay:1 2 0,-1=3;1,-1=6/y2;2,-1=#4@1 r12/g11/b12/y10 565645 0

Turn, phase and seat, the tile drawn, the tiles laid, the hands by seat, how many 1s to 6s are left
in the pile, passes in a row. It says where things lie; what may be done is in `spreading` and
`placing`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

Cell = tuple[int, int]

COLOURS = ("red", "green", "blue", "yellow")
LETTERS = {"r": "red", "g": "green", "b": "blue", "y": "yellow"}
# FE-COMP-3: how many men a tile has room for, by its value.
SPACES = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
# FE-SETUP-5, FE-3P-1, FE-2P-1, FE-SOLO-1: the colours in each seat's hand, by number of players.
DEALT = {
    4: [{"red"}, {"green"}, {"blue"}, {"yellow"}],
    3: [{"red", "yellow"}, {"green", "yellow"}, {"blue", "yellow"}],
    2: [{"red", "yellow"}, {"green", "blue"}],
    1: [{"red", "green", "blue", "yellow"}],
}
# FE-3P-1: with three players the fourth colour is nobody's own: the reinforcements.
REINFORCEMENTS = "yellow"


@dataclass(frozen=True)
class Tile:
    """A tile in the forest; a firebreak lies face down (FE-COMP-2)."""

    value: int
    firebreak: bool
    men: Mapping[str, int]

    @property
    def heat(self) -> int:
        """FE-COMP-2, FE-BREAK-7: a firebreak is worth 0."""
        return 0 if self.firebreak else self.value

    @property
    def men_in_all(self) -> int:
        """Men of all colours together."""
        return sum(self.men.values())


@dataclass(frozen=True)
class Table:
    """Everything that lies open, and what the pile holds."""

    players: int
    mode: str
    firebreaks: bool
    phase: str
    seat: int
    forest: Mapping[Cell, Tile]
    hands: list[dict[str, int]]
    pile: Mapping[int, int]

    @property
    def chance_acts(self) -> bool:
        """FE-SETUP-2, FE-TURN-1: start tiles and drawn tiles come from the pile."""
        return self.phase in ("start", "draw")

    @property
    def tiles_left(self) -> int:
        """How many tiles the pile holds."""
        return sum(self.pile.values())

    @property
    def hand(self) -> dict[str, int]:
        """The men of the seat to act."""
        return self.hands[self.seat]

    def is_dealt(self, colour: str) -> bool:
        """Does the seat to act play men of this colour at all?"""
        return colour in DEALT[self.players][self.seat]

    def is_lent(self, colour: str) -> bool:
        """FE-3P-1: is it the colour of the reinforcements?"""
        return self.players == 3 and colour == REINFORCEMENTS


def neighbours(cell: Cell) -> list[Cell]:
    """The six cells around a cell: E, NE, NW, W, SW, SE."""
    q, r = cell
    return [(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)]


def tiles_beside(table: Table, cell: Cell) -> list[Tile]:
    """The tiles that touch a cell, face up or face down."""
    return [table.forest[beside] for beside in neighbours(cell) if beside in table.forest]


def read_cell(text: str) -> Cell:
    """A cell as `q,r`."""
    q, r = text.split(",")
    return int(q), int(r)


def write_cell(cell: Cell) -> str:
    """A cell as `q,r`."""
    return f"{cell[0]},{cell[1]}"


def read(options: Mapping[str, object], text: str) -> Table:
    """The table that a position text describes under these options."""
    head, _turn, phase, _drawn, tiles, hands, pile, _passes = text.split(" ")
    assert head == "feurio/1"
    step, _, seat = phase.partition(":")
    laid = [] if tiles == "-" else tiles.split(";")
    return Table(
        players=int(str(options["players"])),
        mode=str(options["mode"]),
        firebreaks=options["firebreaks"] is True,
        phase=step,
        seat=int(seat or 0),
        forest=dict(_read_tile(tile) for tile in laid),
        hands=[_read_men(hand) for hand in hands.split("/")],
        pile={value: int(count) for value, count in enumerate(pile, start=1)},
    )


def _read_tile(text: str) -> tuple[Cell, Tile]:
    """`0,0=6/g1b1`, or `2,-1=#4@1` for a 4 that seat 1 laid face down."""
    cell, _, what = text.partition("=")
    if what.startswith("#"):
        return read_cell(cell), Tile(int(what[1]), True, {})
    value, _, men = what.partition("/")
    return read_cell(cell), Tile(int(value), False, _read_men(men))


def _read_men(text: str) -> dict[str, int]:
    """`r12y4` as men by colour."""
    return {LETTERS[letter]: int(many) for letter, many in re.findall(r"([rgby])(\d+)", text)}
