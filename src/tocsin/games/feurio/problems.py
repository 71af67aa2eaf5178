"""What is impossible about a forest: conservation of tiles and men, and what may stand where."""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.games.feurio.forest import (
    COLOURS,
    COPIES,
    DRAW,
    LAY,
    MEN_PER_COLOUR,
    PLACE,
    SPACES,
    START,
    START_CELLS,
    STEPS,
    Forest,
    cell_at,
    men_dealt,
    men_in_all,
    men_of,
)


def find_problems(forest: Forest) -> list[str]:
    """One named problem per entry; empty when the forest could be on a table."""
    found = _tile_problems(forest) + _men_problems(forest)
    if forest.tiles > 1 and not _is_connected(forest):
        found.append("forest-in-pieces [FE-SPREAD-1]")
    if forest.phase == START and forest.tiles >= forest.players:
        found.append("too-many-start-tiles [FE-SETUP-2]")
    if forest.phase != START and forest.tiles < forest.players:
        found.append("start-tiles-missing [FE-SETUP-2]")
    if forest.phase == START and _is_start_elsewhere(forest):
        found.append("start-tile-elsewhere [FE-SETUP-2]")
    if forest.phase == DRAW and forest.pile_size == 0:
        found.append("nothing-left-to-draw [FE-END-1]")
    if forest.phase == PLACE and forest.pile_size > 0:
        found.append("placing-only-with-tiles-left [FE-END-1]")
    if forest.phase != PLACE and forest.passes > 0 and forest.pile_size > 0:
        found.append("passes-counted-too-early [FE-END-4]")
    return found


def _is_start_elsewhere(forest: Forest) -> bool:
    """FE-SETUP-2: the first tiles fill their cells in order."""
    filled = START_CELLS[forest.players - 1][: int(forest.tiles)]
    cells = [cell_at(q, r) for q, r in filled]
    return any(forest.tile_cell[tile] not in cells for tile in range(forest.tiles))


def _tile_problems(forest: Forest) -> list[str]:
    found: list[str] = []
    for value in range(i64(1), i64(7)):
        count = forest.pile[value]
        if forest.phase == LAY and forest.drawn == value:
            count += 1
        for tile in range(forest.tiles):
            if forest.tile_value[tile] == value:
                count += 1
        if count != COPIES:
            found.append(f"tiles-of-value-{value}-are-{count} [FE-COMP-1]")
    for tile in range(forest.tiles):
        if forest.tile_hider[tile] != 0 and not forest.firebreaks:
            found.append("firebreak-without-the-rule [FE-BREAK-1]")
        if forest.tile_hider[tile] != 0 and forest.tile_men[tile] != 0:
            found.append("men-on-a-firebreak [FE-BREAK-9]")
        elif men_in_all(forest.tile_men[tile]) > SPACES[forest.tile_value[tile]]:
            found.append("more-men-than-spaces [FE-PLACE-2]")
    return found


def _men_problems(forest: Forest) -> list[str]:
    """Men in hand, in the forest and given up for firebreaks are twelve of each colour."""
    found: list[str] = []
    given = [0, 0, 0, 0]
    for colour in range(i64(4)):
        held: i64 = 0
        for seat in range(forest.players):
            in_hand = forest.hand[seat * 4 + colour]
            held += in_hand
            if in_hand > men_dealt(forest.players, seat, colour):
                found.append(f"hand-too-full-of-{COLOURS[colour]} [FE-SETUP-5]")
        for tile in range(forest.tiles):
            held += men_of(forest.tile_men[tile], colour)
        if held > MEN_PER_COLOUR:
            found.append(f"{COLOURS[colour]}-men-are-{held} [FE-COMP-4]")
        given[colour] = int(MEN_PER_COLOUR - held)
    firebreaks = 0
    for tile in range(forest.tiles):
        if forest.tile_hider[tile] != 0:
            firebreaks += 1
    if sum(given) != firebreaks:
        found.append(f"men-missing-{sum(given)}-firebreaks-{firebreaks} [FE-BREAK-4]")
    return found


def _is_connected(forest: Forest) -> bool:
    seen: i64 = 1
    todo = [0]
    while todo:
        tile = todo.pop()
        for i in range(i64(6)):
            beside = forest.tile_on(forest.tile_cell[tile] + STEPS[i])
            if beside >= 0 and not (seen >> beside) & 1:
                seen |= bit(beside)
                todo.append(int(beside))
    return seen == bit(forest.tiles) - 1
