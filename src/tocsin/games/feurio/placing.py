"""Placing men: spaces, free sides, one colour and one tile a turn (FE-PLACE, FE-3P-2, FE-2P-2)."""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.feurio.codes import PASS, men_cell, men_code, men_colour, men_count
from tocsin.games.feurio.forest import COLOURS, SPACES, Forest, column, men_in_all, row


def room_on(forest: Forest, tile: i64) -> i64:
    """FE-PLACE-2, FE-PLACE-3: how many more men the tile takes, whoever places them."""
    if forest.tile_hider[tile] != 0:
        return 0
    spaces = SPACES[forest.tile_value[tile]]
    sides = 6 - forest.tile_near[tile]
    present = men_in_all(forest.tile_men[tile])
    return (spaces if spaces < sides else sides) - present


def may_add(forest: Forest, tile: i64, in_hand: i64) -> i64:
    """FE-PLACE-4: how many men of a colour with so many in hand may be added to the tile."""
    room = room_on(forest, tile)
    if in_hand < room:
        room = in_hand
    if room > 3:
        return 3
    return room if room > 0 else i64(0)


def offer_men(forest: Forest) -> None:
    """FE-PLACE-1, FE-PLACE-8: none, or a colour, a tile and a number in one choice."""
    forest.offer(PASS)
    base = forest.seat * 4
    hand = forest.hand
    for i in range(forest.tiles):
        tile = forest.order[i]
        room = room_on(forest, tile)
        if room <= 0:
            continue
        cell = forest.tile_cell[tile]
        for colour in range(i64(4)):
            in_hand = hand[base + colour]
            most = in_hand if in_hand < room else room
            for count in range(i64(1), (most if most < 3 else i64(3)) + 1):
                forest.offer(men_code(cell, colour, count))


def place_men(forest: Forest, code: i64, journal: Journal | None) -> None:
    """FE-PLACE-7: the men leave the hand for good."""
    cell = men_cell(code)
    colour = men_colour(code)
    count = men_count(code)
    tile = forest.tile_on(cell)
    forest.tile_men[tile] += count << (4 * colour)
    forest.hand[forest.seat * 4 + colour] -= count
    if journal is not None:
        journal.tell(
            "men-placed",
            "FE-PLACE-1",
            {
                "seat": int(forest.seat),
                "colour": COLOURS[colour],
                "count": int(count),
                "cell": f"{column(cell)},{row(cell)}",
                "value": int(forest.tile_value[tile]),
            },
        )
