"""Why a move is not legal, rule by rule.

Written from the rules and not from the lists of `spread` and `placing`: free sides and heat are
counted afresh here, so the two check each other (see `tocsin.core.perft`).
"""

from mypy_extensions import i64

from tocsin.core.contract import Refusal
from tocsin.core.seats import CHANCE
from tocsin.games.feurio.codes import (
    PASS,
    given_colour,
    is_break,
    is_draw,
    is_lay,
    laid_cell,
    men_cell,
    men_colour,
    men_count,
)
from tocsin.games.feurio.forest import (
    COLOURS,
    LAY,
    REINFORCEMENTS,
    SCORED,
    SOLO,
    SPACES,
    STEPS,
    Forest,
    column,
    men_dealt,
    men_in_all,
    row,
)


def explain(forest: Forest, code: i64) -> Refusal | None:
    """The first rule that forbids the code now, None if none does."""
    if is_draw(code) or forest.actor == CHANCE:
        return _explain_draw(forest, code)
    if is_lay(code):
        return _explain_phase(forest, code) or _explain_cell(forest, laid_cell(code), "FE-SPREAD-2")
    if is_break(code):
        return _explain_break(forest, code)
    if forest.phase == LAY:
        return Refusal("lay-the-tile-first", "FE-TURN-2")
    if code == PASS:
        return None
    return _explain_men(forest, code)


def _explain_draw(forest: Forest, code: i64) -> Refusal | None:
    if forest.actor != CHANCE:
        return Refusal("no-tile-to-draw-now", "FE-TURN-1")
    if not is_draw(code):
        return Refusal("a-tile-is-drawn-first", "FE-TURN-1")
    if code < 1 or code > 6 or forest.pile[code] == 0:
        return Refusal("no-such-tile-left", "FE-COMP-1", {"value": int(code)})
    return None


def _explain_phase(forest: Forest, code: i64) -> Refusal | None:
    if forest.phase == LAY:
        return None
    if forest.pile_size == 0:
        return Refusal("no-tile-left-to-lay", "FE-END-1")
    return Refusal("tile-already-laid", "FE-TURN-1")


def _explain_cell(forest: Forest, cell: i64, rule: str) -> Refusal | None:
    here = _name(cell)
    if forest.tile_on(cell) >= 0:
        return Refusal("a-tile-lies-there", "FE-SPREAD-1", {"cell": here})
    if _tiles_beside(forest, cell) == 0:
        return Refusal("not-beside-the-fire", "FE-SPREAD-1", {"cell": here})
    heat = _heat_afresh(forest, cell)
    best = _hottest_afresh(forest)
    if heat < best:
        return Refusal(
            "not-the-hottest-cell", rule, {"cell": here, "heat": int(heat), "hottest": int(best)}
        )
    return None


def _explain_break(forest: Forest, code: i64) -> Refusal | None:
    if forest.mode != SCORED:
        rule = "FE-SOLO-2" if forest.mode == SOLO else "FE-COOP-5"
        return Refusal("no-firebreaks-in-this-mode", rule)
    if not forest.firebreaks:
        return Refusal("firebreaks-not-in-use", "FE-BREAK-1")
    refusal = _explain_phase(forest, code)
    if refusal is not None:
        return refusal
    colour = given_colour(code)
    name = COLOURS[colour]
    if forest.players == 3 and colour == REINFORCEMENTS:
        return Refusal("reinforcements-cannot-be-given-up", "FE-3P-4")
    if men_dealt(forest.players, forest.seat, colour) == 0:
        return Refusal("not-your-men", "FE-BREAK-4", {"colour": name})
    if forest.hand[forest.seat * 4 + colour] == 0:
        return Refusal("no-man-to-give-up", "FE-BREAK-6", {"colour": name})
    return _explain_cell(forest, laid_cell(code), "FE-BREAK-2")


def _explain_men(forest: Forest, code: i64) -> Refusal | None:
    cell = men_cell(code)
    colour = men_colour(code)
    count = men_count(code)
    here = _name(cell)
    name = COLOURS[colour]
    tile = forest.tile_on(cell)
    if tile < 0:
        return Refusal("no-tile-there", "FE-PLACE-1", {"cell": here})
    if forest.tile_hider[tile] != 0:
        return Refusal("no-men-on-a-firebreak", "FE-BREAK-9", {"cell": here})
    if men_dealt(forest.players, forest.seat, colour) == 0:
        return Refusal("not-your-men", _dealing_rule(forest), {"colour": name})
    in_hand = forest.hand[forest.seat * 4 + colour]
    if count > in_hand:
        facts: dict[str, int | str] = {"colour": name, "count": int(count), "hand": int(in_hand)}
        lent = forest.players == 3 and colour == REINFORCEMENTS
        return Refusal("not-enough-men", "FE-3P-1" if lent else "FE-PLACE-4", facts)
    present = men_in_all(forest.tile_men[tile])
    spaces = SPACES[forest.tile_value[tile]]
    if present + count > spaces:
        facts = {"cell": here, "spaces": int(spaces), "present": int(present), "count": int(count)}
        return Refusal("not-enough-spaces", "FE-PLACE-2", facts)
    sides = 6 - _tiles_beside(forest, cell)
    if present + count > sides:
        facts = {"cell": here, "sides": int(sides), "present": int(present), "count": int(count)}
        return Refusal("not-enough-free-sides", "FE-PLACE-3", facts)
    return None


def _dealing_rule(forest: Forest) -> str:
    """Which rule says whose men these are."""
    if forest.players == 3:
        return "FE-3P-1"
    return "FE-2P-1" if forest.players == 2 else "FE-SETUP-5"


def _tiles_beside(forest: Forest, cell: i64) -> i64:
    count: i64 = 0
    for i in range(i64(6)):
        if forest.tile_on(cell + STEPS[i]) >= 0:
            count += 1
    return count


def _heat_afresh(forest: Forest, cell: i64) -> i64:
    heat: i64 = 0
    for i in range(i64(6)):
        tile = forest.tile_on(cell + STEPS[i])
        if tile >= 0 and forest.tile_hider[tile] == 0:
            heat += forest.tile_value[tile]
    return heat


def _hottest_afresh(forest: Forest) -> i64:
    best: i64 = -1
    for tile in range(forest.tiles):
        for i in range(i64(6)):
            cell = forest.tile_cell[tile] + STEPS[i]
            if forest.tile_on(cell) < 0:
                heat = _heat_afresh(forest, cell)
                if heat > best:
                    best = heat
    return best


def _name(cell: i64) -> str:
    return f"{column(cell)},{row(cell)}"
