"""Moving, alone or with somebody or something (FP-MOVE, FP-CARRY, FP-SPEC-PARA, FP-HAZ-1).

Each move says what comes along; nothing is picked up or put down (FP-CARRY-1).
"""

from tests.oracle.flashpoint import barriers, danger_ladders, danger_steps
from tests.oracle.flashpoint.paying import refuse_price
from tests.oracle.flashpoint.plan import STOREY_WAYS
from tests.oracle.flashpoint.table import Table
from tests.oracle.flashpoint.words import carries_hazmat, carries_ladder, carries_victim, leads
from tests.oracle.refusal import Facts, Refusal


def refuse_move(table: Table, seat: int, verb: str, way: str) -> Refusal | None:
    """The first rule that forbids a move of the active or a commanded firefighter."""
    cell = table.cell_of(seat)
    goal = table.beside(cell, way)
    assert goal is not None
    return (
        _refuse_barrier(table, cell, way, goal)
        or _refuse_burden(table, cell, verb)
        or danger_steps.refuse_step(table, seat, verb, cell, way)
        or _refuse_into_fire(table, verb, goal)
        or refuse_price(
            table, seat, price_of(table, seat, verb, way), *_tariff(table, seat, verb, way)
        )
    )


def _refuse_barrier(table: Table, cell: str, way: str, goal: str) -> Refusal | None:
    """FP-MOVE-5, XD-WIN-3, XD-GEN-3: not through what is closed, stands or is not there."""
    barrier = table.barrier(cell, way)
    where: Facts = {"edge": table.edge(cell, way)}
    if barrier in barriers.PASSABLE:
        return None
    if barrier in (barriers.CLOSED, barriers.FIREPROOF, barriers.JAMMED):
        return Refusal("closed-door-in-the-way", "FP-MOVE-5", where)
    if barrier == barriers.WINDOW:
        return Refusal("closed-window-in-the-way", "XD-WIN-3", where)
    if way in STOREY_WAYS:
        return Refusal("no-ladder-stands-there", "XD-GEN-3", {"cell": goal})
    return Refusal("wall-in-the-way", "FP-MOVE-5", where)


def _refuse_burden(table: Table, cell: str, verb: str) -> Refusal | None:
    """FP-CARRY-1, FP-CARRY-5: what comes along lies in the firefighter's own cell."""
    here: Facts = {"cell": cell}
    if carries_victim(verb) and not table.victims[cell]:
        if table.treated[cell]:
            return Refusal("treated-victims-are-led", "FP-CARRY-5", here)
        if cell in table.poi:
            return Refusal("turn-the-marker-first", "FP-MOVE-9", here)
        return Refusal("no-victim-here", "FP-CARRY-1", here)
    if carries_hazmat(verb) and not table.hazmats[cell]:
        return Refusal("no-hazmat-here", "FP-HAZ-1", here)
    if leads(verb) and not table.treated[cell]:
        return Refusal("no-treated-victim-here", "FP-SPEC-PARA-2", here)
    if carries_ladder(verb) and not danger_ladders.has_ladder_at_hand(table, cell):
        return Refusal("no-ladder-here", "XD-LADDER-1", here)
    return None


def _refuse_into_fire(table: Table, verb: str, goal: str) -> Refusal | None:
    """FP-MOVE-4, FP-HAZ-1, FP-SPEC-PARA-4: only alone, or with a ladder."""
    place: Facts = {"cell": goal}
    if goal not in table.fire:
        return None
    if carries_victim(verb):
        return Refusal("no-victim-into-fire", "FP-MOVE-4", place)
    if carries_hazmat(verb):
        return Refusal("no-hazmat-into-fire", "FP-HAZ-1", place)
    if leads(verb):
        return Refusal("no-treated-victim-into-fire", "FP-SPEC-PARA-4", place)
    return None


def _usual_price(table: Table, verb: str, goal: str) -> int:
    """FP-MOVE-1, FP-MOVE-2, FP-MOVE-3, FP-SPEC-PARA-2, FP-SPEC-PARA-3, FP-HAZ-1, XD-LADDER-2."""
    if carries_victim(verb) or carries_hazmat(verb):
        return 2
    return 2 if goal in table.fire else 1


def price_of(table: Table, seat: int, verb: str, way: str) -> int:
    """One point; two into fire or with a burden; more on ladders and for the dog."""
    cell = table.cell_of(seat)
    goal = table.plan.beside[(cell, way)]
    return _usual_price(table, verb, goal) + danger_steps.toll(table, seat, verb, cell, way)


def _tariff(table: Table, seat: int, verb: str, way: str) -> tuple[str, str]:
    """The rule that sets the price, and the purpose for which free points may be kept."""
    cell = table.cell_of(seat)
    goal = table.plan.beside[(cell, way)]
    if danger_steps.toll(table, seat, verb, cell, way):
        return ("XD-SPEC-3" if table.is_dog(seat) else "XD-LADDER-5"), "move"
    if leads(verb):
        usual = _usual_price(table, verb, goal)
        return ("FP-SPEC-PARA-2" if usual == 1 else "FP-SPEC-PARA-3"), "move"
    if carries_hazmat(verb):
        return "FP-HAZ-1", "move"
    if carries_victim(verb):
        return "FP-MOVE-3", "move"
    return ("FP-MOVE-2" if goal in table.fire else "FP-MOVE-1"), "move"


def shift(table: Table, seat: int, verb: str, goal: str) -> None:
    """FP-CARRY-1, FP-CARRY-2, FP-CARRY-3, FP-HAZ-6: the figure and what comes along are there.

    A victim in safety and a hazmat in the street leave the board.
    """
    cell = table.cell_of(seat)
    table.figures[seat].cell = goal
    if carries_victim(verb):
        table.victims[cell] -= 1
        table.victims[goal] += 0 if is_safe(table, goal) else 1
    if leads(verb):
        table.treated[cell] -= 1
        table.treated[goal] += 0 if is_safe(table, goal) else 1
    if carries_hazmat(verb):
        table.hazmats[cell] -= 1
        table.hazmats[goal] += 0 if table.plan.is_street(goal) else 1
    if carries_ladder(verb):
        danger_ladders.take_ladder(table, cell)
        danger_ladders.put_ladder(table, goal)


def is_safe(table: Table, cell: str) -> bool:
    """FP-CARRY-2, FP-CARRY-3: anywhere in the street, or with vehicles only at the ambulance."""
    if table.house.vehicles:
        return cell in table.ambulance_cells()
    return table.plan.is_street(cell)
