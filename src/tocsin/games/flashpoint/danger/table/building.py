"""Buildings of the expansion: a board, with an attic or a basement if wished (XD-GEN-2).

garage     attic            A half board is a level of its own with four columns, the faces 9
+--+--+    +--+             to 12 of a black die with twelve. It joins its board by one flight
|  |  |    |  |             of stairs, whose cells lie in the file of the half board. Levels
+--+--+    +--+             are numbered from the ground: the first one has the street round it.
1-4 5-8    9-12
"""

from typing import Final

from tocsin.core.data import load_json
from tocsin.core.errors import SetupError
from tocsin.games.flashpoint.table import ways
from tocsin.games.flashpoint.table.plan import Place, Plan, Stairs, read_plan

BOARDS: Final = ("garage", "laboratory")
HALVES: Final = ("attic", "basement")
BUILDINGS: Final = tuple(
    board + half for board in BOARDS for half in ("", *(f"+{half}" for half in HALVES))
)
_PACKAGE: Final = "tocsin.games.flashpoint.danger"


class Building:
    """A plan with the objects that may stand in it."""

    def __init__(self, plan: Plan, objects: dict[str, list[Place]]) -> None:
        self.plan = plan
        self.objects = objects


def load_building(name: str) -> Building:
    """The building of that name, such as `laboratory+basement`."""
    board, _, half = name.partition("+")
    data = _fields(name, load_json(_PACKAGE, board + ".json"))
    return read_building(
        name, data, _fields(name, load_json(_PACKAGE, half + ".json")) if half else {}
    )


def read_building(name: str, data: dict[str, object], half: dict[str, object]) -> Building:
    """A building from loaded JSON; SetupError says which one, which field, what is wrong."""
    board = name.partition("+")[0]
    whole = dict(data)
    stairs = _texts(name, data, "stairs")
    if half:
        levels = data.get("levels")
        if not isinstance(levels, list):
            raise _fail(name, "levels", "a list is needed")
        whole["levels"] = [*levels, half.get("level")]
        # XD-SETUP-3: the table of the first explosion has eight entries for a die with eight faces.
        whole["first_explosion"] = []
        stairs = stairs + _texts(name, _fields(name, half.get("stairs")), board)
        gun = _fields(name, data.get("gun"))
        whole["gun"] = {**gun, **_fields(name, _fields(name, half.get("gun")).get(board))}
    plan = read_plan(name, whole)
    plan.is_extreme = True
    plan.stairs = [_read_stairs(plan, text) for text in stairs]
    objects = _fields(name, data.get("objects"))
    return Building(plan, {kind: _read_object(plan, objects, kind) for kind in objects})


def _read_stairs(plan: Plan, text: str) -> Stairs:
    """XD-STAIR-4: `3,2>e|u:3,2>e`, the lower cell first, each with its exit."""
    ends: list[tuple[Place, str]] = []
    for end in text.split("|"):
        cell, _, side = end.partition(">")
        if side not in ways.SIDES:
            raise plan.fail("stairs", f"{text} names no exit such as 3,2>e")
        ends.append((plan.read_building_cell(cell, "stairs"), side))
    if len(ends) != 2 or ends[0][0][0] == ends[1][0][0]:
        raise plan.fail("stairs", f"{text} does not join two levels")
    for place, side in ends:
        _check_exit(plan, place, side)
    return Stairs(ends[0][0], ends[0][1], ends[1][0], ends[1][1])


def _check_exit(plan: Plan, place: Place, side: str) -> None:
    """XD-STAIR-4: nothing stands in the exit of a staircase."""
    step = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}[side]
    goal = (place[0], place[1] + step[0], place[2] + step[1])
    taken = [edge for edges in plan.levels[place[0]].edges.values() for edge in edges]
    if not plan.is_building(goal) or (place, goal) in taken or (goal, place) in taken:
        raise plan.fail("stairs", f"the exit {side} of {plan.name_of(place)} is not open")


def _read_object(plan: Plan, objects: dict[str, object], kind: str) -> list[Place]:
    """XD-OBJ-1: one cell, or two side by side, not on a staircase."""
    texts = _texts(plan.name, objects, kind)
    places = [plan.read_building_cell(text, f"objects.{kind}") for text in texts]
    ends = [end for stairs in plan.stairs for end in (stairs.lower, stairs.upper)]
    for place in places:
        if place in ends:
            raise plan.fail(f"objects.{kind}", f"{plan.name_of(place)} is a staircase")
    if len(places) == 2:
        a, b = places
        if a[0] != b[0] or abs(a[1] - b[1]) + abs(a[2] - b[2]) != 1:
            raise plan.fail(f"objects.{kind}", "the two cells do not lie side by side")
    elif len(places) != 1:
        raise plan.fail(f"objects.{kind}", "one or two cells are needed")
    return places


def _fail(name: str, where: str, problem: str) -> SetupError:
    return Plan(name).fail(where, problem)


def _fields(name: str, value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise _fail(name, "the file", "a table of named fields is needed")
    return {str(key): value[key] for key in value}


def _texts(name: str, fields: dict[str, object], key: str) -> list[str]:
    value = fields.get(key)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise _fail(name, key, "a list of texts is needed")
    return [str(item) for item in value]
