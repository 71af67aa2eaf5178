"""The text form of positions.

feurio/1 5 lay:1 2 0,-1=3;1,-1=6/y2;2,-1=#4@1 r12/g11/b12/y10 565645 0
         |   |   |  |                         |               |      passes in a row
         |   |   |  |                         |               pile: how many 1s, 2s, ... 6s
         |   |   |  tiles by row; /men; #value@seat for a firebreak    hands by seat
         |   |   tile drawn and not yet laid
         turn, phase and seat

That is how it is written; read are tiles, and colours on a tile or in a hand, in any order.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.notation import Reader, split_fields
from tocsin.core.seats import CHANCE, NOBODY
from tocsin.games.feurio.face.move_text import read_cell
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.codes import LETTERS
from tocsin.games.feurio.table.hexes import name_of
from tocsin.games.feurio.table.state import TILES_MAX, FeurioState, men_dealt, men_of

HEAD: Final = "feurio/1"


def write_position(s: FeurioState) -> str:
    """The one text of a table."""
    phase = codes.PHASES[s.phase]
    if s.phase != codes.START and s.phase != codes.OVER:
        phase += f":{s.seat}"
    tiles = ";".join(_write_tile(s, s.order[i]) for i in range(s.tiles))
    hands = "/".join(_write_hand(s, seat) for seat in range(s.players))
    pile = "".join(str(s.pile[value]) for value in range(i64(1), i64(7)))
    return " ".join(
        [
            HEAD,
            str(s.turn),
            phase,
            str(s.drawn) if s.drawn else "-",
            tiles if tiles else "-",
            hands,
            pile,
            str(s.passes),
        ]
    )


def read_position(s: FeurioState, text: str) -> None:
    """Fill an empty table from a position text."""
    fields = split_fields("position", text, HEAD, 7)
    s.turn = fields[0].number(0, 9999, "turn")
    s.phase = fields[1].one_of(codes.PHASES, "phase")
    if s.phase != codes.START and s.phase != codes.OVER:
        fields[1].expect(":")
        s.seat = fields[1].number(0, int(s.players) - 1, "seat")
    if s.phase == codes.LAY:
        s.drawn = fields[2].number(1, 6, "drawn-tile")
    else:
        fields[2].expect("-")
    if not fields[3].takes_nothing():
        _read_tile(s, fields[3])
        while fields[3].takes(";"):
            _read_tile(s, fields[3])
    for seat in range(s.players):
        if seat > 0:
            fields[4].expect("/")
        _read_hand(s, fields[4], seat)
    _read_pile(s, fields[5])
    s.passes = fields[6].number(0, int(s.players), "passes")
    for field in fields:
        field.end()
    if s.phase == codes.OVER:
        # FE-SETUP-4: whose turn was the last follows from its number.
        s.seat = s.turn % s.players
        s.actor = NOBODY
    elif s.phase == codes.START or s.phase == codes.DRAW:
        s.actor = CHANCE
    else:
        s.actor = s.seat


def _write_tile(s: FeurioState, tile: i64) -> str:
    text = f"{name_of(s.tile_cell[tile])}="
    if s.is_hidden(tile):
        return f"{text}#{s.tile_value[tile]}@{s.tile_hider[tile] - 1}"
    text += str(s.tile_value[tile])
    men = s.tile_men[tile]
    if men:
        text += "/"
        for colour in range(i64(4)):
            if men_of(men, colour):
                text += f"{LETTERS[colour]}{men_of(men, colour)}"
    return text


def _read_tile(s: FeurioState, reader: Reader) -> None:
    if s.tiles >= TILES_MAX:
        raise reader.fail("tiles-at-most")
    at = reader.at
    cell = read_cell(reader)
    if s.tile_on(cell) >= 0:
        reader.at = at
        raise reader.fail("cell-once")
    reader.expect("=")
    hider: i64 = -1
    if reader.takes("#"):
        value = reader.number(1, 6, "tile-value")
        reader.expect("@")
        hider = reader.number(0, int(s.players) - 1, "seat")
    else:
        value = reader.number(1, 6, "tile-value")
    s.add_tile(cell, value, hider)
    if hider >= 0 or not reader.takes("/"):
        return
    s.tile_men[s.tiles - 1] = read_men(reader)


def read_men(reader: Reader) -> i64:
    """The men of a tile, colours in any order, packed four bits a colour."""
    men: i64 = 0
    while True:
        at = reader.at
        colour: i64 = LETTERS.find(reader.text[at : at + 1]) if not reader.at_end() else -1
        if colour < 0:
            if men == 0:
                raise reader.fail("men-letters")
            return men
        if men_of(men, colour):
            raise reader.fail("colour-once")
        reader.at += 1
        men |= i64(reader.number(1, 3, "men-on-tile")) << (4 * colour)


def _write_hand(s: FeurioState, seat: i64) -> str:
    text = ""
    for colour in range(i64(4)):
        if men_dealt(s.players, seat, colour) > 0:
            text += f"{LETTERS[colour]}{s.hand[seat * 4 + colour]}"
    return text


def _read_hand(s: FeurioState, reader: Reader, seat: i64) -> None:
    """Every colour that the seat was dealt, in any order."""
    due: list[i64] = [c for c in range(i64(4)) if men_dealt(s.players, seat, c) > 0]
    while due:
        at = reader.at
        colour: i64 = LETTERS.find(reader.text[at : at + 1]) if not reader.at_end() else -1
        if colour not in due:
            raise reader.fail("token", {"token": LETTERS[due[0]]})
        reader.at += 1
        due.remove(colour)
        most = men_dealt(s.players, seat, colour)
        s.hand[seat * 4 + colour] = reader.number(0, int(most), "men-in-hand")


def _read_pile(s: FeurioState, reader: Reader) -> None:
    s.pile_size = 0
    for value in range(i64(1), i64(7)):
        count = reader.one_of(("0", "1", "2", "3", "4", "5", "6"), "pile-digits")
        s.pile[value] = count
        s.pile_size += count
