"""Buildings of the expansion: a board, with an attic or a basement if wished (XD-GEN-2).

A half board adds a level: an attic over the others (XD-ATTIC-1) or a basement under the ground
(XD-BASE-1), and four faces to the black die (XD-ATTIC-2). What a building is, rules ask of its
levels, never of its name.

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
from tocsin.games.flashpoint.table.plan import Place, Plan, read_plan

BOARDS: Final = ("garage", "laboratory")
HALVES: Final = ("attic", "basement")
BUILDINGS: Final = tuple(
    board + half for board in BOARDS for half in ("", *(f"+{half}" for half in HALVES))
)
_PACKAGE: Final = "tocsin.games.flashpoint.danger"
# XD-GEN-9: kinds of edges that only these boards have.
_MORE_KINDS: Final = ("windows", "light_walls", "fireproof_doors")


class Stairs:
    """XD-STAIR-1, XD-STAIR-4: a lower and an upper cell, each with the side one leaves it by."""

    def __init__(self, lower: Place, lower_exit: str, upper: Place, upper_exit: str) -> None:
        self.lower = lower
        self.lower_exit = lower_exit
        self.upper = upper
        self.upper_exit = upper_exit


class Building:
    """A plan with stairs and objects; `halves` of its levels are half boards."""

    def __init__(self, plan: Plan, halves: int) -> None:
        self.plan = plan
        self.halves = halves
        self.stairs: list[Stairs] = []
        self.objects: dict[str, list[Place]] = {}

    def has_half(self) -> bool:
        """XD-GEN-2: has a half board been added?"""
        return self.halves > 0

    def has_two_levels(self) -> bool:
        """XD-GEN-2: is the board itself, half boards apart, one of two levels?"""
        return len(self.plan.levels) - self.halves > 1

    def has_upper_level(self) -> bool:
        """XD-LADDER-3, XD-PLAT-3: is there a level above the ground?"""
        return any(level.outside == "air" for level in self.plan.levels)

    def has_basement(self) -> bool:
        """XD-BASE-1: is there a level below the ground? It has no outside (XD-GEN-5)."""
        return any(level.outside == "none" for level in self.plan.levels)

    def black_faces(self) -> int:
        """XD-ATTIC-2, XD-BASE-1: faces of the black die, one for each column of each level."""
        return sum(level.columns for level in self.plan.levels)

    def gun_faces(self) -> int:
        """XD-GUN-6, XD-GUN-7: faces of the gun's black die, which leaves half boards out."""
        whole = self.plan.levels[: len(self.plan.levels) - self.halves]
        return sum(level.columns for level in whole)

    def storeys(self) -> int:
        """XD-GUN-5: levels from the ground upwards."""
        return sum(1 for level in self.plan.levels if level.outside != "none")


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
    plan = read_plan(name, whole, _MORE_KINDS)
    _read_more_columns(plan, _fields(name, whole.get("gun")))
    building = Building(plan, 1 if half else 0)
    building.stairs = [_read_stairs(plan, text) for text in stairs]
    objects = _fields(name, data.get("objects"))
    for kind in objects:
        building.objects[kind] = _read_object(building, objects, kind)
    return building


def _read_more_columns(plan: Plan, gun: dict[str, object]) -> None:
    """XD-GUN-6: black faces that the gun also reaches with the upper half of its own die."""
    for area, side in zip(plan.gun, ways.SIDES, strict=True):
        span = _fields(plan.name, gun.get(side)).get("more_columns")
        if span is None:
            continue
        faces = range(1, sum(level.columns for level in plan.levels) + 1)
        if not isinstance(span, list) or len(span) != 2 or not all(one in faces for one in span):
            raise plan.fail(
                f"gun.{side}.more_columns", "first and last face are needed", "XD-GUN-6"
            )
        area.more = list(range(span[0], span[1] + 1))


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


def _read_object(building: Building, objects: dict[str, object], kind: str) -> list[Place]:
    """XD-OBJ-1: one cell, or two side by side, not on a staircase."""
    plan = building.plan
    texts = _texts(plan.name, objects, kind)
    places = [plan.read_building_cell(text, f"objects.{kind}") for text in texts]
    ends = [end for stairs in building.stairs for end in (stairs.lower, stairs.upper)]
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
