"""Buildings of the expansion: a board, with an attic or a basement if wished (XD-GEN-2).

A half board adds a level: an attic over the others (XD-ATTIC-1) or a basement under the ground
(XD-BASE-1), and four faces to the black die (XD-ATTIC-2). A user's plan lists all its levels. What
a building is, rules ask of its levels, never of its name.

garage     attic            A half board is a level of its own with four columns, the faces 9
+--+--+    +--+             to 12 of a black die with twelve. It joins its board by one flight
|  |  |    |  |             of stairs, whose cells lie in the file of the half board. Levels
+--+--+    +--+             are numbered from the ground: the first one has the street round it.
1-4 5-8    9-12
"""

from typing import Final

from tocsin.core import data
from tocsin.games.flashpoint.danger.table import furnishing
from tocsin.games.flashpoint.danger.table.furnishing import Stairs
from tocsin.games.flashpoint.table import plan, plan_street, ways
from tocsin.games.flashpoint.table.plan import GunArea, Place, Plan
from tocsin.games.flashpoint.table.plan_edges import EdgeKind
from tocsin.games.flashpoint.table.plan_fields import Fields

BOARDS: Final = ("garage", "laboratory")
HALVES: Final = ("attic", "basement")
BUILDINGS: Final = tuple(
    board + half for board in BOARDS for half in ("", *(f"+{half}" for half in HALVES))
)
# XD-WIN-1, XD-LWALL-1, XD-FDOOR-1: what lies on edges of these boards only.
WINDOWS: Final = EdgeKind("windows", inner=True, outer=True, aloft=True, entrance=True)
LIGHT_WALLS: Final = EdgeKind("light_walls", inner=True, outer=True, aloft=True, entrance=False)
FIREPROOF: Final = EdgeKind("fireproof_doors", inner=True, outer=True, aloft=False, entrance=True)
OWN_KINDS: Final = (WINDOWS, LIGHT_WALLS, FIREPROOF)
OWN_FIELDS: Final = ("stairs", "objects")
# A level that begins beyond the eighth face of the black die is a half board.
WHOLE_FACES: Final = 8
_PACKAGE: Final = "tocsin.games.flashpoint.danger"


class Building:
    """A plan with its stairs, and with the objects that may stand in it."""

    def __init__(self, house: Plan) -> None:
        self.plan = house
        self.stairs: list[Stairs] = []
        self.objects: dict[str, list[Place]] = {}

    def halves(self) -> int:
        """XD-GEN-2: how many of the last levels are half boards: under ground, or beyond faces."""
        return sum(
            1
            for level in self.plan.levels
            if level.outside == "none" or level.black_from > WHOLE_FACES
        )

    def has_half(self) -> bool:
        """XD-GEN-2: is one of the levels a half board?"""
        return self.halves() > 0

    def has_two_levels(self) -> bool:
        """XD-GEN-2: is the board itself, half boards apart, one of two levels?"""
        return len(self.plan.levels) - self.halves() > 1

    def has_upper_level(self) -> bool:
        """XD-LADDER-3, XD-PLAT-3: is there a level above the ground?"""
        return self.storeys() > 1

    def has_basement(self) -> bool:
        """XD-BASE-1: is there a level below the ground? It has no outside (XD-GEN-5)."""
        return self.storeys() < len(self.plan.levels)

    def black_faces(self) -> int:
        """XD-ATTIC-2, XD-BASE-1: faces of the black die, one for each column of each level."""
        return self.plan.black_faces()

    def gun_faces(self) -> int:
        """XD-GUN-6, XD-GUN-7: faces of the gun's black die, which leaves half boards out."""
        whole = self.plan.levels[: len(self.plan.levels) - self.halves()]
        return sum(level.columns for level in whole)

    def storeys(self) -> int:
        """XD-GUN-5: levels from the ground upwards."""
        return sum(1 for level in self.plan.levels if level.outside != "none")


def needs_expansion(given: dict[str, object]) -> bool:
    """Has a plan more than one level, or anything else that the base game does not know?"""
    levels = given.get("levels")
    if not isinstance(levels, list):
        return False
    own = [kind.name for kind in OWN_KINDS]
    return (
        len(levels) > 1
        or any(given.get(name) for name in OWN_FIELDS)
        or any(isinstance(level, dict) and level.get(name) for level in levels for name in own)
    )


def make_plain(given: dict[str, object]) -> dict[str, object]:
    """A plan that does not need the expansion, without its empty fields."""
    plain = {name: value for name, value in given.items() if value or name not in OWN_FIELDS}
    own = [kind.name for kind in OWN_KINDS]
    levels = given.get("levels")
    if isinstance(levels, list):
        plain["levels"] = [
            {name: value for name, value in level.items() if value or name not in own}
            if isinstance(level, dict)
            else level
            for level in levels
        ]
    return plain


def load_building(board: str) -> Building:
    """The building of a name, such as `laboratory+basement`, or of a user's plan in JSON text."""
    if data.is_plan_text(board):
        return read_building("", data.read_plan(board))
    name, _, half = board.partition("+")
    whole = Fields(board, "", data.load_json(_PACKAGE, name + ".json")).values
    if half:
        added = Fields(board, "", data.load_json(_PACKAGE, half + ".json"))
        whole = _add_half(name, Fields(board, "", whole), added)
    return read_building(board, whole)


def _add_half(name: str, whole: Fields, half: Fields) -> dict[str, object]:
    """XD-ATTIC-1, XD-BASE-1: the board with the level, the stairs and the gun areas of the half."""
    stairs = whole.words("stairs") + half.table("stairs").words(name)
    gun = {**whole.table("gun").values, **half.table("gun").table(name).values}
    return {
        **whole.values,
        "levels": [*whole.items("levels"), half.value("level")],
        # XD-SETUP-3: the table of the first explosion has eight entries for a die with eight faces.
        "first_explosion": [],
        "stairs": stairs,
        "gun": gun,
    }


def read_building(name: str, given: object) -> Building:
    """A building from loaded JSON; without a name it is called as it says itself."""
    fields = Fields(name or "-", "", given)
    known = (*plan.FIELDS, *OWN_FIELDS)
    house = plan.begin_plan(name, fields, known, [*plan.EDGE_KINDS, *OWN_KINDS])
    if house.family_fires:
        raise house.fail("family_fires", "start-is-rolled", "XD-SETUP-1")
    furnishing.check_arrows(house)
    whole = Building(house)
    whole.stairs = furnishing.read_stairs(house, fields)
    whole.objects = furnishing.read_objects(house, fields, whole.stairs)
    _read_gun(whole, fields)
    return whole


def _read_gun(whole: Building, fields: Fields) -> None:
    """XD-GUN-2, XD-GUN-5, XD-GUN-6: areas that fit every die the gun may be fired by here."""
    house = whole.plan
    dice = [whole.gun_faces()]
    if whole.storeys() > 2:
        dice.append(whole.black_faces())
    areas = fields.table("gun")
    areas.know(ways.SIDES)
    for side in ways.SIDES:
        area = areas.table(side)
        area.know(("rows", "columns", "more_columns"))
        red = plan_street.read_rows(house, area)
        if not area.has("more_columns"):
            house.gun.append(GunArea(red, plan_street.read_columns(house, area, dice)))
            continue
        house.gun.append(GunArea(red, area.span("columns", whole.gun_faces())))
        house.gun[-1].more = _read_more(whole, area, dice)


def _read_more(whole: Building, area: Fields, dice: list[int]) -> list[int]:
    """XD-GUN-6: black faces that the gun also reaches, with the upper part of its own die."""
    first, last = area.span("columns", whole.gun_faces())
    low, high = area.span("more_columns", whole.black_faces())
    basement = whole.plan.levels[-1] if whole.has_basement() else None
    is_under = basement is not None and high >= basement.black_from
    # Each face of the die stands for one column: the lower ones for these, the others for those.
    if first != 1 or is_under or dice != [last + high - low + 1]:
        raise whole.plan.fail(
            area.at("more_columns"), "more-columns", "XD-GUN-6", {"faces": dice[0]}
        )
    return list(range(low, high + 1))
