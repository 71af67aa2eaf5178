"""The fire spreads: drawing a tile and laying it at the hottest point (FE-SPREAD, FE-BREAK)."""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.core.rng import Rng
from tocsin.games.feurio.codes import (
    break_code,
    given_colour,
    is_break,
    laid_cell,
    lay_code,
)
from tocsin.games.feurio.forest import COLOURS, REINFORCEMENTS, Forest, column, row


def hottest(forest: Forest) -> i64:
    """FE-SPREAD-2: the largest heat of any candidate cell, -1 before the first tile."""
    best: i64 = -1
    for i in range(forest.fringe):
        if forest.fringe_heat[i] > best:
            best = forest.fringe_heat[i]
    return best


def offer_tiles(forest: Forest) -> None:
    """FE-INFO-2: chance may draw any value that is left in the pile."""
    for value in range(i64(1), i64(7)):
        if forest.pile[value] > 0:
            forest.offer(value)


def draw_value(forest: Forest, rng: Rng) -> i64:
    """One tile of the pile, each equally likely."""
    rest = rng.below(forest.pile_size)
    value: i64 = 1
    while rest >= forest.pile[value]:
        rest -= forest.pile[value]
        value += 1
    return value


def offer_cells(forest: Forest) -> None:
    """FE-SPREAD-2, FE-SPREAD-3: all hottest cells, face up, and face down where that is in use."""
    best = hottest(forest)
    first = forest.offers_n
    for i in range(forest.fringe):
        if forest.fringe_heat[i] == best:
            _offer_sorted(forest, first, lay_code(forest.fringe_cell[i]))
    if not forest.firebreaks:
        return
    count = forest.offers_n
    for i in range(first, count):
        cell = laid_cell(forest.offers[i])
        for colour in range(i64(4)):
            if can_give_up(forest, colour):
                forest.offer(break_code(cell, colour))


def can_give_up(forest: Forest, colour: i64) -> bool:
    """FE-BREAK-4, FE-BREAK-6: an own man in hand; reinforcements do not count (FE-3P-4)."""
    if forest.players == 3 and colour == REINFORCEMENTS:
        return False
    return forest.hand[forest.seat * 4 + colour] > 0


def lay_tile(forest: Forest, code: i64, journal: Journal | None) -> None:
    """Lay the drawn tile: face up (FE-SPREAD) or as a firebreak, for a man given up (FE-BREAK)."""
    cell = laid_cell(code)
    value = forest.drawn
    seat = forest.seat
    forest.drawn = 0
    if journal is not None:
        facts: dict[str, int | str] = {
            "seat": int(seat),
            "cell": f"{column(cell)},{row(cell)}",
            "heat": int(forest.heat(cell)),
        }
        if is_break(code):
            facts["colour"] = COLOURS[given_colour(code)]
            journal.confide(seat, "firebreak-laid", "FE-BREAK-1", facts, {"value": int(value)})
        else:
            facts["value"] = int(value)
            journal.tell("tile-laid", "FE-SPREAD-2", facts)
    if is_break(code):
        forest.hand[seat * 4 + given_colour(code)] -= 1
        forest.add_tile(cell, value, seat)
    else:
        forest.add_tile(cell, value, -1)


def _offer_sorted(forest: Forest, first: i64, code: i64) -> None:
    """Ties are few and come in no order: insert each at its place."""
    forest.offer(code)
    i = forest.offers_n - 1
    while i > first and forest.offers[i - 1] > code:
        forest.offers[i] = forest.offers[i - 1]
        i -= 1
    forest.offers[i] = code
