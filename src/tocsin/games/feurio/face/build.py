"""Forests made of words: tiles with their men are said, hands, pile and turn follow from them.

    build("feurio", players=3, tiles="0,0=1 1,-1=4 1,0=6/g2", drawn=2)

FE-SETUP-4, FE-TURN-1: every turn lays one tile, so their number says which turn it is and whose.
FE-COMP-1, FE-SETUP-5: tiles and men that do not lie in the forest are in the pile and in hands.
"""

# mypyc: off

from tocsin.core.build import Part, Said
from tocsin.core.notation import Reader
from tocsin.games.feurio.face.move_text import read_cell, read_colour
from tocsin.games.feurio.face.position_text import HEAD, read_men
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.hexes import name_of
from tocsin.games.feurio.table.state import COPIES, REINFORCEMENTS, TILES_MAX, men_dealt

PARTS = (
    Part("tiles", "table", "tiles={'0,0': 6, '2,-1': '#4@1'}", "FE-SETUP-2"),
    Part("men", "table", "men={'0,0': 'g1b1', '1,0': {'red': 2}}", "FE-PLACE-1"),
    Part("drawn", "number", "drawn=5", "FE-TURN-1"),
    Part("phase", "word", "phase='men'", "FE-TURN-2"),
    Part("turn", "number", "turn=7", "FE-TURN-4"),
    Part("seat", "number", "seat=1", "FE-SETUP-4"),
    Part("passes", "number", "passes=2", "FE-END-3"),
    Part("hands", "seats", "hands={0: 'r9', 2: 'b4y1'}", "FE-SETUP-5"),
    Part("given_up", "list", "given_up=['red', 'yellow']", "FE-BREAK-4"),
)


class Tile:
    """One tile as it was said: value, who hid it (-1 for nobody), men by colour."""

    def __init__(self, value: int, hider: int, men: list[int]) -> None:
        self.value = value
        self.hider = hider
        self.men = men

    def text(self) -> str:
        """As a position writes it."""
        if self.hider >= 0:
            return f"#{self.value}@{self.hider}" + _men_text(self.men)
        return str(self.value) + _men_text(self.men)


def build_position(said: Said, players: int, mode: int) -> str:
    """The position text of what was said."""
    tiles = _read_tiles(said, players)
    drawn = said.number("drawn", 1, 6, 0)
    phase = said.word("phase", codes.PHASES, _likely_phase(len(tiles), players, mode, drawn))
    last = players if phase == "over" and mode == codes.SCORED else 0
    passes = said.number("passes", 0, players, last)
    turn = said.number("turn", 0, 9999, _likely_turn(said, phase, len(tiles), players, passes))
    seat = said.number("seat", 0, players - 1, turn % players)
    whose = "" if phase in ("start", "over") else f":{seat}"
    laid = ";".join(f"{cell}={tile.text()}" for cell, tile in tiles.items())
    return " ".join(
        [
            HEAD,
            str(turn),
            phase + whose,
            str(drawn) if drawn else "-",
            laid or "-",
            _hands(said, players, list(tiles.values())),
            _pile(tiles, drawn),
            str(passes),
        ]
    )


def _likely_phase(tiles: int, players: int, mode: int, drawn: int) -> str:
    """FE-TURN-4, FE-END-1: where a play with that many tiles stands if nothing else is said."""
    if tiles < players:
        return "start"
    if drawn:
        return "lay"
    if tiles < TILES_MAX:
        return "draw"
    return "place" if mode == codes.SCORED else "men"


def _likely_turn(said: Said, phase: str, tiles: int, players: int, passes: int) -> int:
    """FE-TURN-1: a tile a turn; in the end it is the first turn of that seat with those passes."""
    if phase == "start":
        return 0
    if phase != "place":
        over = phase == "over" and passes > 0
        turn = tiles - players + (1 if phase in ("draw", "lay") else 0) + (passes if over else 0)
        return max(turn, 0)
    turn = int(TILES_MAX) + 1 - players + passes
    seat = said.number("seat", 0, players - 1, turn % players)
    return turn + (seat - turn) % players


def _read_tiles(said: Said, players: int) -> dict[str, Tile]:
    """FE-COMP-1, FE-COMP-4: every tile with its men."""
    tiles: dict[str, Tile] = {}
    for key, value in said.table("tiles").items():
        reader = said.reader("tiles", f"{key}={_leaf(said, value)}")
        cell = name_of(read_cell(reader))
        reader.expect("=")
        hider = -1
        hidden = reader.takes("#")
        number = reader.number(1, 6, "tile-value")
        if hidden:
            reader.expect("@")
            hider = reader.number(0, players - 1, "seat")
        men = _unpacked(read_men(reader)) if reader.takes("/") else [0] * 4
        reader.end()
        tiles[cell] = Tile(number, hider, men)
    for key, value in said.table("men").items():
        reader = said.reader("men", f"{key}={_men_given(said, value)}")
        cell = name_of(read_cell(reader))
        if cell not in tiles:
            raise said.wrong("men", key, ", ".join(tiles) or "tiles")
        reader.expect("=")
        tiles[cell].men = _unpacked(read_men(reader))
        reader.end()
    return tiles


def _leaf(said: Said, value: object) -> str:
    if isinstance(value, (str, int)) and not isinstance(value, bool):
        return said.text_of("tiles", value)[:40]
    raise said.wrong("tiles", value, "6, '6/g1b1', '#4@1'")


def _men_given(said: Said, value: object) -> str:
    """`g1b1`, or a number for each colour by its name."""
    if not isinstance(value, dict):
        return value if isinstance(value, str) else _no_men(said, value)
    text = ""
    for name, many in value.items():
        if name not in codes.COLOURS or isinstance(many, bool) or not isinstance(many, int):
            _no_men(said, name)
        text += codes.LETTERS[codes.COLOURS.index(name)] + said.text_of("men", many)
    return text


def _no_men(said: Said, value: object) -> str:
    raise said.wrong("men", value, "'g1b1', {'green': 1, 'blue': 1}")


def _unpacked(men: int) -> list[int]:
    return [(int(men) >> (4 * colour)) & 15 for colour in range(4)]


def _men_text(men: list[int]) -> str:
    marks = [f"{codes.LETTERS[colour]}{men[colour]}" for colour in range(4) if men[colour]]
    return "/" + "".join(marks) if marks else ""


def _pile(tiles: dict[str, Tile], drawn: int) -> str:
    """FE-COMP-1: six of each value, less those seen; too many seen are a problem of the tiles."""
    seen = [tile.value for tile in tiles.values()] + [drawn]
    return "".join(str(max(0, int(COPIES) - seen.count(value))) for value in range(1, 7))


def _hands(said: Said, players: int, tiles: list[Tile]) -> str:
    """FE-SETUP-5, FE-PLACE-7, FE-BREAK-4: what is neither placed nor given up is still in hand."""
    hands = [[int(men_dealt(players, seat, c)) for c in range(4)] for seat in range(players)]
    for tile in tiles:
        for colour in range(4):
            for _ in range(tile.men[colour]):
                _take_one(hands, colour)
    _give_up(said, hands, players, [tile.hider for tile in tiles if tile.hider >= 0])
    for seat, value in said.seats("hands", players).items():
        reader = said.reader("hands", value)
        while not reader.at_end():
            colour = _read_letter(reader)
            most = int(men_dealt(players, seat, colour))
            hands[seat][colour] = reader.number(0, most, "men-in-hand")
    texts: list[str] = []
    for seat in range(players):
        dealt = [c for c in range(4) if men_dealt(players, seat, c) > 0]
        texts.append("".join(f"{codes.LETTERS[c]}{hands[seat][c]}" for c in dealt))
    return "/".join(texts)


def _read_letter(reader: Reader) -> int:
    return reader.one_of(list(codes.LETTERS), "men-letters")


def _take_one(hands: list[list[int]], colour: int) -> None:
    """From whoever holds that colour; of the reinforcements, whoever has most of them left."""
    most = max(hand[colour] for hand in hands)
    for hand in hands:
        if hand[colour] == most and most > 0:
            hand[colour] -= 1
            return


def _give_up(said: Said, hands: list[list[int]], players: int, hiders: list[int]) -> None:
    """FE-BREAK-4, FE-2P-4: a man for each firebreak; of the first own colour if none is named."""
    named = [int(read_colour(said.reader("given_up", name))) for name in said.texts("given_up")]
    for hider in hiders:
        own = [c for c in range(4) if men_dealt(players, hider, c) and _is_own(players, c)]
        wanted = [c for c in named if c in own]
        if wanted:
            named.remove(wanted[0])
        colour = next((c for c in wanted + own if hands[hider][c] > 0), -1)
        if colour >= 0:
            hands[hider][colour] -= 1


def _is_own(players: int, colour: int) -> bool:
    """FE-3P-4: reinforcements cannot be given up."""
    return players != 3 or colour != REINFORCEMENTS
