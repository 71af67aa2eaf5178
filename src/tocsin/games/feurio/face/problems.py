"""What is impossible about a forest: tiles and men lost, doubled or where they cannot be.

What a phase asks for is in `moments`. Every condition here stays true whatever is done next: what
is not named when a position is read is never named later.
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.facts import Problem
from tocsin.games.feurio.face import moments
from tocsin.games.feurio.face.history import find_history_problems
from tocsin.games.feurio.rules.setup import START_CELLS
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.hexes import STEPS, cell_at, name_of
from tocsin.games.feurio.table.state import (
    COPIES,
    MEN_PER_COLOUR,
    REINFORCEMENTS,
    SPACES,
    FeurioState,
    men_dealt,
    men_in_all,
    men_of,
    owner,
)


def find_problems(s: FeurioState) -> list[Problem]:
    """One named problem per entry; empty when it could be on a table."""
    found = _count_problems(s) + _tile_problems(s) + _start_problems(s) + _men_problems(s)
    if s.tiles > 1 and not _is_connected(s):
        found.append(Problem("forest-in-pieces", "FE-SPREAD-1"))
    found += moments.find_phase_problems(s)
    # Who did what when can be asked only of a table on which everything is there.
    return found if found else _turn_problems(s) + find_history_problems(s)


def _count_problems(s: FeurioState) -> list[Problem]:
    """FE-COMP-1: six tiles of each value, in the pile, in hand or in the forest."""
    found: list[Problem] = []
    for value in range(i64(1), i64(7)):
        count = s.pile[value]
        if s.phase == codes.LAY and s.drawn == value:
            count += 1
        for tile in range(s.tiles):
            if s.tile_value[tile] == value:
                count += 1
        if count != COPIES:
            facts = {"value": int(value), "count": int(count)}
            found.append(Problem("wrong-number-of-tiles", "FE-COMP-1", facts))
    return found


def _tile_problems(s: FeurioState) -> list[Problem]:
    """FE-BREAK-1, FE-BREAK-9, FE-PLACE-2: what may lie face down and who may stand where."""
    found: list[Problem] = []
    for tile in range(s.tiles):
        where = {"cell": name_of(s.tile_cell[tile])}
        if s.tile_hider[tile] != 0 and not s.firebreaks:
            found.append(Problem("firebreak-without-the-rule", "FE-BREAK-1", where))
        if s.tile_hider[tile] != 0 and s.tile_men[tile] != 0:
            found.append(Problem("men-on-a-firebreak", "FE-BREAK-9", where))
        elif men_in_all(s.tile_men[tile]) > SPACES[s.tile_value[tile]]:
            found.append(Problem("more-men-than-spaces", "FE-PLACE-2", where))
    return found


def _start_problems(s: FeurioState) -> list[Problem]:
    """FE-SETUP-2: the start tiles fill their cells in order, face up, before anything else."""
    found: list[Problem] = []
    if s.phase == codes.START:
        if s.tiles >= s.players:
            found.append(Problem("too-many-start-tiles", "FE-SETUP-2"))
        elif _is_start_elsewhere(s):
            found.append(Problem("start-tile-elsewhere", "FE-SETUP-2"))
        return found
    for q, r in START_CELLS[s.players - 1]:
        tile = s.tile_on(cell_at(q, r))
        if tile < 0:
            found.append(Problem("start-tiles-missing", "FE-SETUP-2", {"cell": f"{q},{r}"}))
        elif s.is_hidden(tile):
            found.append(Problem("start-tile-face-down", "FE-SETUP-3", {"cell": f"{q},{r}"}))
    return found


def _is_start_elsewhere(s: FeurioState) -> bool:
    """FE-SETUP-2: the first tiles fill their cells in order."""
    filled = START_CELLS[s.players - 1][: int(s.tiles)]
    cells = [cell_at(q, r) for q, r in filled]
    for tile in range(s.tiles):
        if s.tile_cell[tile] not in cells or s.is_hidden(tile):
            return True
    return False


def _men_problems(s: FeurioState) -> list[Problem]:
    """FE-COMP-4, FE-SETUP-5: twelve men of each colour, each in one place."""
    found: list[Problem] = []
    for colour in range(i64(4)):
        for seat in range(s.players):
            if s.hand[seat * 4 + colour] > men_dealt(s.players, seat, colour):
                facts = {"colour": codes.COLOURS[colour]}
                found.append(Problem("hand-too-full", "FE-SETUP-5", facts))
        held = _men_there(s, colour)
        if held > MEN_PER_COLOUR:
            more = {"colour": codes.COLOURS[colour], "count": int(held)}
            found.append(Problem("too-many-men", "FE-COMP-4", more))
    is_counted = not found
    for seat in range(s.players):
        gone: i64 = 0
        for colour in range(i64(4)):
            if owner(s.players, colour) == seat:
                gone += MEN_PER_COLOUR - _men_there(s, colour)
        hidden = _firebreaks_of(s, seat)
        if is_counted and gone != hidden:
            facts_of = {"seat": int(seat), "missing": int(gone), "firebreaks": int(hidden)}
            found.append(Problem("men-missing", "FE-BREAK-4", facts_of))
    lent = MEN_PER_COLOUR - _men_there(s, REINFORCEMENTS)
    if s.players == 3 and lent > 0:
        found.append(Problem("reinforcements-missing", "FE-3P-4", {"missing": int(lent)}))
    return found


def _men_there(s: FeurioState, colour: i64) -> i64:
    """Men of a colour in hands and in the forest."""
    held: i64 = 0
    for seat in range(s.players):
        held += s.hand[seat * 4 + colour]
    for tile in range(s.tiles):
        held += men_of(s.tile_men[tile], colour)
    return held


def _firebreaks_of(s: FeurioState, seat: i64) -> i64:
    count: i64 = 0
    for tile in range(s.tiles):
        if s.tile_hider[tile] == seat + 1:
            count += 1
    return count


def _turn_problems(s: FeurioState) -> list[Problem]:
    """FE-TURN-2, FE-PLACE-1: one firebreak or men on one tile in a turn, and no more.

    FE-3P-1: whose the reinforcements in the forest were, only the hands tell.
    """
    found: list[Problem] = []
    spare: i64 = 0
    for seat in range(s.players):
        hidden = _firebreaks_of(s, seat)
        if hidden > moments.tiles_laid_by(s, seat):
            facts = {"seat": int(seat), "firebreaks": int(hidden)}
            found.append(Problem("too-many-firebreaks", "FE-BREAK-1", facts))
        free = moments.turns_of(s, seat, moments.turns_done(s)) - hidden - _places_of(s, seat)
        lent: i64 = 0
        if s.players == 3:
            lent = (men_dealt(s.players, seat, REINFORCEMENTS) - s.hand[seat * 4 + 3] + 2) // 3
        if free < lent:
            found.append(Problem("men-placed-too-soon", "FE-PLACE-1", {"seat": int(seat)}))
        spare += free
    if s.players == 3 and spare < _tiles_with(s, REINFORCEMENTS) and not found:
        found.append(Problem("men-placed-too-soon", "FE-PLACE-1", {"seat": int(s.seat)}))
    return found


def _places_of(s: FeurioState, seat: i64) -> i64:
    """How many placings of its own men the forest shows at least."""
    count: i64 = 0
    for colour in range(i64(4)):
        if owner(s.players, colour) == seat:
            count += _tiles_with(s, colour)
    return count


def _tiles_with(s: FeurioState, colour: i64) -> i64:
    count: i64 = 0
    for tile in range(s.tiles):
        if men_of(s.tile_men[tile], colour) > 0:
            count += 1
    return count


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
