"""What is impossible about a table: conservation of tiles and men, and what may stand where."""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.facts import Problem
from tocsin.games.feurio.rules.setup import START_CELLS
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.hexes import STEPS, cell_at
from tocsin.games.feurio.table.state import (
    COPIES,
    MEN_PER_COLOUR,
    SPACES,
    FeurioState,
    men_dealt,
    men_in_all,
    men_of,
)


def find_problems(s: FeurioState) -> list[Problem]:
    """One named problem per entry; empty when it could be on a table."""
    found = _tile_problems(s) + _men_problems(s)
    if s.tiles > 1 and not _is_connected(s):
        found.append(Problem("forest-in-pieces", "FE-SPREAD-1"))
    if s.phase == codes.START and s.tiles >= s.players:
        found.append(Problem("too-many-start-tiles", "FE-SETUP-2"))
    if s.phase != codes.START and s.tiles < s.players:
        found.append(Problem("start-tiles-missing", "FE-SETUP-2"))
    if s.phase == codes.START and _is_start_elsewhere(s):
        found.append(Problem("start-tile-elsewhere", "FE-SETUP-2"))
    if s.phase == codes.DRAW and s.pile_size == 0:
        found.append(Problem("nothing-left-to-draw", "FE-END-1"))
    if s.phase == codes.PLACE and s.pile_size > 0:
        found.append(Problem("placing-only-with-tiles-left", "FE-END-1"))
    if s.phase != codes.PLACE and s.passes > 0 and s.pile_size > 0:
        found.append(Problem("passes-counted-too-early", "FE-END-4"))
    return found


def _is_start_elsewhere(s: FeurioState) -> bool:
    """FE-SETUP-2: the first tiles fill their cells in order."""
    filled = START_CELLS[s.players - 1][: int(s.tiles)]
    cells = [cell_at(q, r) for q, r in filled]
    return any(s.tile_cell[tile] not in cells for tile in range(s.tiles))


def _tile_problems(s: FeurioState) -> list[Problem]:
    found: list[Problem] = []
    for value in range(i64(1), i64(7)):
        count = s.pile[value]
        if s.phase == codes.LAY and s.drawn == value:
            count += 1
        for tile in range(s.tiles):
            if s.tile_value[tile] == value:
                count += 1
        if count != COPIES:
            found.append(
                Problem(
                    "wrong-number-of-tiles", "FE-COMP-1", {"value": int(value), "count": int(count)}
                )
            )
    for tile in range(s.tiles):
        if s.tile_hider[tile] != 0 and not s.firebreaks:
            found.append(Problem("firebreak-without-the-rule", "FE-BREAK-1"))
        if s.tile_hider[tile] != 0 and s.tile_men[tile] != 0:
            found.append(Problem("men-on-a-firebreak", "FE-BREAK-9"))
        elif men_in_all(s.tile_men[tile]) > SPACES[s.tile_value[tile]]:
            found.append(Problem("more-men-than-spaces", "FE-PLACE-2"))
    return found


def _men_problems(s: FeurioState) -> list[Problem]:
    """Men in hand, in the forest and given up for firebreaks are twelve of each colour."""
    found: list[Problem] = []
    given = [0, 0, 0, 0]
    for colour in range(i64(4)):
        held: i64 = 0
        for seat in range(s.players):
            in_hand = s.hand[seat * 4 + colour]
            held += in_hand
            if in_hand > men_dealt(s.players, seat, colour):
                found.append(
                    Problem("hand-too-full", "FE-SETUP-5", {"colour": codes.COLOURS[colour]})
                )
        for tile in range(s.tiles):
            held += men_of(s.tile_men[tile], colour)
        if held > MEN_PER_COLOUR:
            found.append(
                Problem(
                    "too-many-men",
                    "FE-COMP-4",
                    {"colour": codes.COLOURS[colour], "count": int(held)},
                )
            )
        given[colour] = int(MEN_PER_COLOUR - held)
    firebreaks = 0
    for tile in range(s.tiles):
        if s.tile_hider[tile] != 0:
            firebreaks += 1
    if sum(given) != firebreaks:
        found.append(
            Problem("men-missing", "FE-BREAK-4", {"missing": sum(given), "firebreaks": firebreaks})
        )
    return found


def _is_connected(s: FeurioState) -> bool:
    seen: i64 = 1
    todo = [0]
    while todo:
        tile = todo.pop()
        for i in range(i64(6)):
            beside = s.tile_on(s.tile_cell[tile] + STEPS[i])
            if beside >= 0 and not (seen >> beside) & 1:
                seen |= bit(beside)
                todo.append(int(beside))
    return seen == bit(s.tiles) - 1
