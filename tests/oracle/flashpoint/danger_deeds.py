"""Deeds in a direction that only boards of the expansion know: who forbids them, what they cost.

          up, high                    n, s, w, e
raise     against the building        into the hole there              XD-LADDER-3, XD-BRIDGE-5
fold      from the street             from either end, or the bridge   XD-LADDER-4, XD-BRIDGE-4
lay                                   over the hole there              XD-BRIDGE-1
climb                                 along the ladder there           XD-BRIDGE-5
clean     a toxic cell there                                           XD-CHEM-10
repair    a floor (up, down)          a wall                           XD-ENG-1, XD-ENG-3
squeeze, sniff                        the dog's own                    XD-SPEC-3
"""

from tests.oracle.flashpoint import (
    barriers,
    danger_bridges,
    danger_dog,
    danger_engineer,
    danger_ladders,
    danger_steps,
    walking,
)
from tests.oracle.flashpoint.paying import pay, refuse_price
from tests.oracle.flashpoint.plan import STEPS
from tests.oracle.flashpoint.table import Table
from tests.oracle.flashpoint.words import CLIMBS, DODGES, LADDER_DEEDS
from tests.oracle.refusal import Refusal

PRICES = {"fold": 1, "climb": 1, "sniff": 0}
RULES = {
    "raise": "XD-LADDER-3",
    "fold": "XD-LADDER-4",
    "lay": "XD-BRIDGE-1",
    "clean": "XD-CHEM-10",
    "repair": "XD-ENG-1",
    "squeeze": "XD-SPEC-3",
    "sniff": "XD-SPEC-3",
}
# XD-LADDER-5: climbing with somebody or something is like moving with it.
AS_MOVE = {
    "climb": "walk",
    "climb-carry": "carry",
    "climb-haul": "haul",
    "climb-lead": "lead",
}


def refuse_rare(table: Table, seat: int, verb: str, way: str) -> Refusal | None:
    """The rules of the deed, then its price."""
    refusal = _refuse_deed(table, seat, verb, way)
    if refusal is not None:
        return refusal
    return refuse_price(table, seat, price_of(verb), _rule_of(table, verb, way), _purpose(verb))


def price_of(verb: str) -> int:
    """XD-LADDER-3, XD-LADDER-4, XD-LADDER-5, XD-CHEM-10, XD-ENG-1, XD-SPEC-3: mostly two."""
    return PRICES.get(verb, 2)


def _purpose(verb: str) -> str:
    """XD-BRIDGE-6, XD-SPEC-4: what is done with ladders is movement."""
    return "move" if verb in LADDER_DEEDS else ""


def _rule_of(table: Table, verb: str, way: str) -> str:
    """The rule that sets the price; ladders in holes are let down and folded too."""
    if table.house.deep and way in STEPS and verb in ("raise", "fold"):
        return "XD-BRIDGE-5"
    return RULES.get(verb, "XD-BRIDGE-5")


def _refuse_deed(table: Table, seat: int, verb: str, way: str) -> Refusal | None:
    if verb in DODGES:
        return Refusal("nothing-to-dodge", "XD-SPEC-1")
    if verb == "squeeze":
        cell = table.cell_of(seat)
        return danger_dog.refuse_squeeze(table, seat, way) or danger_steps.refuse_step(
            table, seat, "walk", cell, way
        )
    if verb == "sniff":
        return danger_dog.refuse_sniff(table, seat, way)
    if verb == "clean":
        return _refuse_clean(table, seat, way)
    if verb == "repair":
        return danger_engineer.refuse_repair(table, seat, way)
    if verb == "lay":
        return danger_bridges.refuse_lay(table, seat, way)
    if verb in CLIMBS:
        return danger_bridges.refuse_climb(table, seat, verb, way)
    if verb == "raise":
        if way in STEPS and table.house.ladder_down:
            return danger_bridges.refuse_let_down(table, seat, way)
        return danger_ladders.refuse_raise(table, seat, way)
    assert verb == "fold"
    if _shaft(table, seat, way) is not None:
        # XD-BRIDGE-5: a ladder let down can be folded from either end.
        return None
    if _bridge(table, seat, way) is not None:
        return danger_bridges.refuse_take_back(table, seat, way)
    return danger_ladders.refuse_fold(table, seat, way)


def _shaft(table: Table, seat: int, way: str) -> danger_bridges.Shaft | None:
    return danger_bridges.shaft_at(table, table.cell_of(seat), way)


def _bridge(table: Table, seat: int, way: str) -> str | None:
    """XD-BRIDGE-4: the bridge in that direction."""
    goal = table.beside(table.cell_of(seat), way) if way in STEPS else None
    return goal if goal is not None and table.is_bridge(goal) else None


def _refuse_clean(table: Table, seat: int, way: str) -> Refusal | None:
    """XD-CHEM-10: the hazmat technician removes the token of an adjacent cell."""
    cell = table.cell_of(seat)
    if table.figures[seat].role != "hazmat":
        return Refusal("only-the-hazmat-technician-cleans", "XD-CHEM-10")
    goal = table.beside(cell, way)
    if goal is None or goal not in table.adjacent_cells(cell, over_ladders=False):
        return Refusal("not-adjacent-to-clean", "XD-CHEM-10")
    if goal not in table.toxic:
        return Refusal("nothing-toxic-there", "XD-CHEM-10", {"cell": goal})
    return None


def do_rare(table: Table, seat: int, verb: str, way: str) -> None:
    """Pay, and what it changes for fire, bridges and ways off them."""
    pay(table, seat, price_of(verb), _purpose(verb))
    cell = table.cell_of(seat)
    goal = table.beside(cell, way)
    if verb == "raise" and way in STEPS:
        danger_ladders.take_ladder(table, cell)
        table.shafts.add((cell, way))
    elif verb == "raise":
        danger_ladders.raise_ladder(table, cell, way)
    elif verb == "fold":
        _fold(table, seat, way)
    elif verb == "lay":
        assert goal is not None
        danger_ladders.take_ladder(table, cell)
        table.folded[goal] += 1
    elif verb in CLIMBS:
        shaft = danger_bridges.shaft_at(table, cell, way)
        assert shaft is not None
        walking.shift(table, seat, AS_MOVE[verb], danger_bridges.other_end(table, shaft, cell))
    elif verb == "clean":
        table.toxic.discard(goal or "")
    elif verb == "squeeze":
        table.figures[seat].cell = goal or cell
    elif verb == "repair" and way in STEPS:
        table.edges[table.edge(cell, way)] = barriers.WALL
        table.damage -= 1
    elif verb == "repair":
        table.cracks.discard(danger_engineer.floor_at(table, cell, way))


def _fold(table: Table, seat: int, way: str) -> None:
    """XD-LADDER-4, XD-BRIDGE-4, XD-BRIDGE-5: to its base, to whoever takes it, to its top."""
    cell = table.cell_of(seat)
    shaft = _shaft(table, seat, way)
    bridge = _bridge(table, seat, way)
    if shaft is not None:
        table.shafts.discard(shaft)
        danger_ladders.put_ladder(table, shaft[0])
    elif bridge is not None:
        table.folded[bridge] -= 1
        danger_ladders.put_ladder(table, cell)
    else:
        danger_ladders.fold_ladder(table, cell, way)
