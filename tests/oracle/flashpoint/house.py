"""What the options of a play mean for what may be done (FP-MOD, FP-VAR, XD-GEN).

Only what legality asks for; how many explosions a set-up has, or what a blast does to a window, is
no business of these rooms.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tests.oracle.flashpoint.plan import Plan

# FP-ASET-10: the eight cards of the base game.
CARDS = ("paramedic", "captain", "imaging", "cafs", "hazmat", "generalist", "rescue", "driver")
# The rule that brings a card of the expansion into play.
CARD_RULES = {"engineer": "XD-ENG-1", "veteran": "XD-SPEC-1", "dog": "XD-SPEC-3"}
ALL_CARDS = (*CARDS, *CARD_RULES)
# FP-AP-1, XD-SPEC-3: points of a turn, and free points for one purpose only (FP-AP-5).
POINTS = {"cafs": 3, "generalist": 5, "dog": 12}
FREE_POINTS = {"captain": 2, "cafs": 3, "rescue": 3}


@dataclass(frozen=True)
class House:
    """The rules of this table."""

    players: int
    # Is the expansion at this table?
    extreme: bool
    # XD-SETUP-7: does an attic or a basement ask for one more explosion?
    half_board: bool
    specialists: bool
    dealt: bool
    remote_station: bool
    vehicles: bool
    deck_gun: bool
    free_doors: bool
    cards: frozenset[str]
    advanced: bool
    any_spot: bool
    gun_faces: int
    platform: bool
    cannon_spares_crew: bool
    bridge: bool
    ladder_down: bool
    ladders: int
    floor_repair: bool
    spill_outside: bool
    # XD-OBJ-1, XD-OBJ-14: the cells of the large and of the small object.
    object_cells: Mapping[str, tuple[str, ...]]

    @property
    def deep(self) -> bool:
        """XD-BRIDGE-1, XD-BRIDGE-5: are ladders laid over holes or let down into them?"""
        return self.ladders > 0 and (self.bridge or self.ladder_down)


def read_house(options: Mapping[str, Any], plan: Plan) -> House:
    """The rules of a table from the options of its game."""
    cards = set(CARDS)
    if options.get("engineer"):
        cards.add("engineer")
    if options.get("promo_specialists"):
        cards |= {"veteran", "dog"}
    upper = any(level.outside == "air" for level in plan.levels)
    # XD-GUN-5: only three levels over the ground take the long die.
    is_long = plan.storeys > 1 and plan.levels[-1].outside == "air" and len(plan.levels) > 2
    has_long_die = is_long and options.get("gun_die_three_levels") == "d12"
    bridge, ladder_down = bool(options.get("bridge")), bool(options.get("ladder_down"))
    # XD-LADDER-1, XD-MODE-4: on the engine, or in the family game at the engine's spots.
    kept = options["use_vehicles"] or options.get("family_ladders") == "engine_spots"
    return House(
        players=options["players"],
        extreme="platform" in options,
        half_board=len(plan.levels) > plan.storeys,
        specialists=options["use_specialists"],
        dealt=options["deal_specialists"],
        remote_station=options["remote_station"],
        vehicles=options["use_vehicles"],
        # FP-VAR-3, XD-PLAT-1.
        deck_gun=not options["murphys_law"] and not options.get("platform"),
        free_doors=options["free_move_opens_doors"],
        cards=frozenset(cards),
        advanced=options["rules"] == "advanced",
        # XD-DRIVE-1: on boards with two levels.
        any_spot=plan.storeys > 1,
        gun_faces=12 if has_long_die else 8,
        platform=bool(options.get("platform")),
        cannon_spares_crew=bool(options.get("cannon_blocked_by_firefighter")),
        bridge=bridge,
        ladder_down=ladder_down,
        ladders=4 if kept and (upper or bridge or ladder_down) else 0,
        floor_repair=bool(options.get("floor_repair")),
        spill_outside=bool(options.get("spill_outside")),
        object_cells=_place_objects(options, plan),
    )


def _place_objects(options: Mapping[str, Any], plan: Plan) -> dict[str, tuple[str, ...]]:
    """XD-OBJ-1: the car or the large explosives, and a small token with one of two sides."""
    large = "car" if options.get("car") else "large"
    has_large = bool(options.get("car")) or options.get("lab_large", "off") != "off"
    has_small = options.get("lab_small", "off") != "off"
    named = tuple(options.get("object_cells", ()))
    found: dict[str, tuple[str, ...]] = {}
    if has_large:
        found["large"] = named[:2] or tuple(plan.objects[large])
    if has_small:
        found["small"] = named[-1:] or tuple(plan.objects["small"])
    return found
