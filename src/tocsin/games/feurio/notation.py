"""Text forms of Feurio!: positions and moves.

feurio/1 5 lay:1 2 0,-1=3;1,-1=6/y2;2,-1=#4@1 r12/g11/b12/y10 565645 0
         |   |   |  |                         |               |      passes in a row
         |   |   |  |                         |               pile: how many 1s, 2s, ... 6s
         |   |   |  tiles by row; /men; #value@seat for a firebreak    hands by seat
         |   |   tile drawn and not yet laid
         turn, phase and seat

lay:2,-1   break:green>2,-1   men:green>0,0*2   pass   ~draw:5
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.notation import Reader, split_fields
from tocsin.core.seats import CHANCE, NOBODY
from tocsin.games.feurio.codes import (
    PASS,
    break_code,
    given_colour,
    is_break,
    is_draw,
    is_lay,
    laid_cell,
    lay_code,
    men_cell,
    men_code,
    men_colour,
    men_count,
)
from tocsin.games.feurio.forest import (
    COLOURS,
    DRAW,
    LAY,
    OVER,
    PHASES,
    REACH,
    START,
    TILES_MAX,
    Forest,
    cell_at,
    column,
    men_dealt,
    men_of,
    row,
)

LETTERS: Final = "rgby"
HEAD: Final = "feurio/1"


def write_cell(cell: i64) -> str:
    """A cell as `q,r`."""
    return f"{column(cell)},{row(cell)}"


def write_move(code: i64) -> str:
    """The one text of a code."""
    if is_draw(code):
        return f"~draw:{code}"
    if is_lay(code):
        return f"lay:{write_cell(laid_cell(code))}"
    if is_break(code):
        return f"break:{COLOURS[given_colour(code)]}>{write_cell(laid_cell(code))}"
    if code == PASS:
        return "pass"
    count = men_count(code)
    times = f"*{count}" if count > 1 else ""
    return f"men:{COLOURS[men_colour(code)]}>{write_cell(men_cell(code))}{times}"


def read_move(text: str) -> i64:
    """The code of a move text, legal or not."""
    reader = Reader("move", text)
    code: i64 = PASS
    if reader.takes("~draw:"):
        code = reader.number(1, 6, "a tile value from 1 to 6")
    elif reader.takes("lay:"):
        code = lay_code(_read_cell(reader))
    elif reader.takes("break:"):
        colour = reader.one_of(COLOURS, "a colour")
        reader.expect(">")
        code = break_code(_read_cell(reader), colour)
    elif reader.takes("men:"):
        colour = reader.one_of(COLOURS, "a colour")
        reader.expect(">")
        cell = _read_cell(reader)
        count = 1
        if reader.takes("*"):
            count = reader.number(2, 3, "2 or 3")
        code = men_code(cell, colour, count)
    elif not reader.takes("pass"):
        raise reader.fail("lay:, break:, men:, pass or ~draw:")
    reader.end()
    return code


def write_position(forest: Forest) -> str:
    """The one text of a forest."""
    phase = PHASES[forest.phase]
    if forest.phase != START and forest.phase != OVER:
        phase += f":{forest.seat}"
    tiles = ";".join(_write_tile(forest, forest.order[i]) for i in range(forest.tiles))
    hands = "/".join(_write_hand(forest, seat) for seat in range(forest.players))
    pile = "".join(str(forest.pile[value]) for value in range(i64(1), i64(7)))
    return " ".join(
        [
            HEAD,
            str(forest.turn),
            phase,
            str(forest.drawn) if forest.drawn else "-",
            tiles if tiles else "-",
            hands,
            pile,
            str(forest.passes),
        ]
    )


def read_position(forest: Forest, text: str) -> None:
    """Fill an empty forest from a position text."""
    fields = split_fields("position", text, HEAD, 7)
    forest.turn = fields[0].number(0, 9999, "a turn number")
    forest.phase = fields[1].one_of(PHASES, "a phase")
    if forest.phase != START and forest.phase != OVER:
        fields[1].expect(":")
        forest.seat = fields[1].number(0, int(forest.players) - 1, "a seat")
    if forest.phase == LAY:
        forest.drawn = fields[2].number(1, 6, "the drawn tile from 1 to 6")
    else:
        fields[2].expect("-")
    if not fields[3].takes_nothing():
        _read_tile(forest, fields[3])
        while fields[3].takes(";"):
            _read_tile(forest, fields[3])
    for seat in range(forest.players):
        if seat > 0:
            fields[4].expect("/")
        _read_hand(forest, fields[4], seat)
    _read_pile(forest, fields[5])
    forest.passes = fields[6].number(0, int(forest.players), "passes in a row")
    for field in fields:
        field.end()
    if forest.phase == OVER:
        forest.actor = NOBODY
    elif forest.phase == START or forest.phase == DRAW:
        forest.actor = CHANCE
    else:
        forest.actor = forest.seat


def _read_cell(reader: Reader) -> i64:
    q = reader.number(-REACH, REACH, "a cell as q,r")
    reader.expect(",")
    return cell_at(q, reader.number(-REACH, REACH, "a cell as q,r"))


def _write_tile(forest: Forest, tile: i64) -> str:
    text = f"{write_cell(forest.tile_cell[tile])}="
    if forest.is_hidden(tile):
        return f"{text}#{forest.tile_value[tile]}@{forest.tile_hider[tile] - 1}"
    text += str(forest.tile_value[tile])
    men = forest.tile_men[tile]
    if men:
        text += "/"
        for colour in range(i64(4)):
            if men_of(men, colour):
                text += f"{LETTERS[colour]}{men_of(men, colour)}"
    return text


def _read_tile(forest: Forest, reader: Reader) -> None:
    if forest.tiles >= TILES_MAX:
        raise reader.fail("at most 36 tiles")
    at = reader.at
    cell = _read_cell(reader)
    if forest.tile_on(cell) >= 0 or (
        forest.tiles > 0 and forest.tile_cell[forest.order[forest.tiles - 1]] > cell
    ):
        reader.at = at
        raise reader.fail("cells once each, by row and then by column")
    reader.expect("=")
    hider: i64 = -1
    if reader.takes("#"):
        value = reader.number(1, 6, "a tile value from 1 to 6")
        reader.expect("@")
        hider = reader.number(0, int(forest.players) - 1, "a seat")
    else:
        value = reader.number(1, 6, "a tile value from 1 to 6")
    forest.add_tile(cell, value, hider)
    if hider >= 0 or not reader.takes("/"):
        return
    first = reader.at
    for colour in range(i64(4)):
        if reader.takes(LETTERS[colour]):
            forest.tile_men[forest.tiles - 1] |= reader.number(1, 3, "1 to 3 men") << (4 * colour)
    if reader.at == first:
        raise reader.fail("men as r, g, b, y with a number")


def _write_hand(forest: Forest, seat: i64) -> str:
    text = ""
    for colour in range(i64(4)):
        if men_dealt(forest.players, seat, colour) > 0:
            text += f"{LETTERS[colour]}{forest.hand[seat * 4 + colour]}"
    return text


def _read_hand(forest: Forest, reader: Reader, seat: i64) -> None:
    for colour in range(i64(4)):
        most = men_dealt(forest.players, seat, colour)
        if most > 0:
            reader.expect(LETTERS[colour])
            forest.hand[seat * 4 + colour] = reader.number(0, int(most), f"0 to {most} men")


def _read_pile(forest: Forest, reader: Reader) -> None:
    forest.pile_size = 0
    for value in range(i64(1), i64(7)):
        count = reader.one_of(("0", "1", "2", "3", "4", "5", "6"), "six digits from 0 to 6")
        forest.pile[value] = count
        forest.pile_size += count
