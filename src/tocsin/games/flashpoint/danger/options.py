"""Options of the expansion, what may be combined, what they mean (XD-GEN, sections 0.1, 0.2).

Every part and every ruling that a table may decide otherwise is a switch here; the rooms read
`DangerSettings`, whose fields say what is so, not which option made it so.
"""

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.errors import SetupError
from tocsin.core.options import Option, Value
from tocsin.games.flashpoint.danger.table import building
from tocsin.games.flashpoint.danger.table import specialists as danger_specialists
from tocsin.games.flashpoint.danger.table.building import Building
from tocsin.games.flashpoint.options import OPTIONS, Settings, check_cells
from tocsin.games.flashpoint.table import pieces
from tocsin.games.flashpoint.table.plan import Plan

EXTRA_OPTIONS: Final = [
    Option("car", "switch", False, "XD-OBJ-1"),
    Option("lab_large", "choice", "off", "XD-OBJ-1", choices=("off", "explosives")),
    Option("lab_small", "choice", "off", "XD-OBJ-1", choices=("off", "explosives", "chemicals")),
    Option("platform", "switch", False, "XD-PLAT-1"),
    Option("object_cells", "cells", (), "XD-OBJ-14"),
    Option("bridge", "switch", False, "XD-BRIDGE-1"),
    Option("ladder_down", "switch", False, "XD-BRIDGE-5"),
    Option("engineer", "switch", False, "XD-ENG-1"),
    Option("floor_repair", "switch", False, "XD-ENG-3"),
    Option("promo_specialists", "switch", False, "XD-SPEC-1"),
    Option(
        "open_window_blast", "choice", "absorb", "XD-WIN-7", choices=("absorb", "damage_and_pass")
    ),
    Option(
        "open_fdoor_blast",
        "choice",
        "pass_and_roll",
        "XD-FDOOR-6",
        choices=("pass_and_roll", "block", "destroy"),
    ),
    Option("toxic_total", "choice", "5", "XD-CHEM-3", choices=("5", "6", "8")),
    Option("spill_outside", "switch", False, "XD-CHEM-6"),
    Option(
        "hole_fire_target", "choice", "cell_below", "XD-FLOOR-10", choices=("cell_below", "reroll")
    ),
    Option(
        "trap_scope",
        "choice",
        "basement_and_ground",
        "XD-FLOOR-14",
        choices=("basement_and_ground", "all_levels", "off"),
    ),
    Option("gun_die_three_levels", "choice", "d12", "XD-GUN-5", choices=("d12", "d8")),
    Option(
        "family_ladders", "choice", "engine_spots", "XD-MODE-4", choices=("engine_spots", "none")
    ),
    Option("token_limits", "choice", "physical", "XD-GEN-7", choices=("physical", "unlimited")),
    Option("cannon_blocked_by_firefighter", "switch", False, "XD-PLAT-8"),
]

# XD-OBJ-1: for each object its name in the data of boards, and the board of ours that has it.
OBJECT_OPTIONS: Final = {
    "car": ("car", "garage"),
    "lab_large": ("large", "laboratory"),
    "lab_small": ("small", "laboratory"),
}


def list_danger_options() -> list[Option]:
    """The base game's table with these boards instead of its own, then the expansion's."""
    listed: list[Option] = []
    for option in OPTIONS:
        if option.name == "board":
            option = replace(option, default="garage", choices=building.BUILDINGS, rule="XD-GEN-2")
        elif option.name == "setup":
            # XD-SETUP-1: no fixed fires on these boards.
            option = replace(
                option, default="random", choices=("random", "advanced"), rule="XD-SETUP-1"
            )
        elif option.name == "specialists":
            option = replace(option, choices=danger_specialists.SPECIALISTS)
        listed.append(option)
    return listed + EXTRA_OPTIONS


def check_danger(options: dict[str, Value], house: Building) -> None:
    """Refuse what cannot be combined, with the rule (XD-MODE-5: all the rest can)."""
    if options["platform"]:
        if not options["use_vehicles"]:
            raise SetupError("platform-needs-vehicles", {}, "XD-MODE-3")
        if not house.has_upper_level():
            raise SetupError("platform-needs-upper-level", {"board": house.plan.name}, "XD-PLAT-3")
    _check_objects(options, house)
    for name, rule in (("bridge", "XD-BRIDGE-1"), ("ladder_down", "XD-BRIDGE-5")):
        if options[name] and not house.has_basement():
            raise SetupError("ladders-in-holes-need-a-basement", {"option": name}, rule)
    if options["engineer"] and not options["use_specialists"]:
        raise SetupError("engineer-needs-specialists", {}, "XD-ENG-4")
    if options["promo_specialists"] and not options["use_specialists"]:
        raise SetupError("promo-needs-specialists", {}, "XD-SPEC-1")
    _check_cards(options)
    if options["floor_repair"] and not (options["engineer"] and house.has_basement()):
        raise SetupError("repair-needs-engineer-and-basement", {}, "XD-ENG-3")
    has_eight_faces = house.black_faces() == 8 and house.gun_faces() == 8
    if options["black_opposite"] != "nine-minus" and not has_eight_faces:
        raise SetupError("opposite-needs-eight-faces", {}, "XD-SETUP-6")


def check_levels(rules: "DangerSettings", board: Plan) -> None:
    """XD-SETUP-5: some markers must go to another level, which then may not burn as a whole."""
    elsewhere = int(pieces.POIS_ON_BOARD - rules.pois_per_level)
    if elsewhere == 0:
        return
    blasts = rules.blasts
    if len(board.levels) == 2 and board.levels[0].columns == board.levels[1].columns:
        # FP-ASET-6: the third explosion is on the other level than the second.
        blasts -= 1
    for level in board.levels:
        others = board.cells() - level.rows * level.columns
        check_cells(board, others, rules.most_lit(blasts) + elsewhere + int(rules.blocked_cells))


def _check_cards(options: dict[str, Value]) -> None:
    """XD-ENG-1, XD-SPEC-1, XD-SPEC-3: a card of the expansion is named only where it is in play."""
    names = options["specialists"]
    assert isinstance(names, tuple)
    for name, rule in danger_specialists.CARD_RULES.items():
        option = "engineer" if name == "engineer" else "promo_specialists"
        if name in names and not options[option]:
            facts: dict[str, int | str] = {"specialist": name, "option": option}
            raise SetupError("specialist-not-in-play", facts, rule)


def _check_objects(options: dict[str, Value], house: Building) -> None:
    """XD-OBJ-1, XD-OBJ-14: each object on a board that has it, unless cells are named for them."""
    wanted = [name for name in OBJECT_OPTIONS if options[name] not in (False, "off")]
    if options["object_cells"]:
        if "car" in wanted and "lab_large" in wanted:
            raise SetupError("one-large-object", {}, "XD-GEN-7")
        return
    for name in wanted:
        thing, board = OBJECT_OPTIONS[name]
        if thing not in house.objects:
            raise SetupError("object-needs-board", {"option": name, "board": board}, "XD-OBJ-1")
    if "car" in wanted and "lab_large" in wanted:
        raise SetupError("one-large-object", {}, "XD-GEN-7")


class DangerSettings(Settings):
    """What is so at a table of the expansion, as its options and its building have it."""

    def __init__(self, options: dict[str, Value], house: Building) -> None:
        super().__init__(options)
        # XD-MODE-1: no vehicles, specialists, hazmats or hot spots in the family game.
        family = options["rules"] == "family"
        self._read_board(family, house)
        self._read_cards(options)
        self._read_objects(options)
        self._read_rulings(options)
        long_gun = house.storeys() > 2 and options["gun_die_three_levels"] == "d12"
        self.gun_faces: i64 = house.black_faces() if long_gun else house.gun_faces()
        self._read_ladders(options, house)

    def _read_board(self, family: bool, house: Building) -> None:
        """XD-DRIVE-1, XD-SETUP-3, XD-SETUP-4, XD-SETUP-5, XD-SETUP-7: what follows from levels."""
        self.any_spot = house.has_two_levels()
        # Only a board alone, and of one level, has a table for the first explosion.
        self.first_by_roll = not family and not house.plan.first_explosion
        self.half_board: bool = house.has_half()
        # XD-ATTIC-3, XD-BASE-3: one more explosion; three more hot spots on the board and at hand.
        if family and self.half_board:
            self.explosions += 1
        if self.half_board and self.hot_spots:
            self.extra_hot_spots += 3
            self.reserve += 3
        self.flights: i64 = len(house.stairs)
        self.blasts = self.explosions
        if self.half_board and not family:
            self.blasts += 1
        # XD-SETUP-9: the box is unlimited at the start; 14 lie on the board and 15 at hand at most,
        # and three more where objects blow up (XD-OBJ-9, XD-OBJ-10).
        self.hot_spots_max = 32
        self.pois_per_level: i64 = 2 if house.has_two_levels() and not family else 3

    def most_lit(self, blasts: i64) -> int:
        """XD-STAIR-5: a shockwave takes the stairs, and lights one cell more."""
        count = int(blasts)
        return super().most_lit(blasts) + min(count, 2 * int(self.flights))

    def _read_cards(self, options: dict[str, Value]) -> None:
        """XD-ENG-1, XD-SPEC-1, XD-SPEC-3: engineer, veteran and rescue dog."""
        self.cards = danger_specialists.list_cards()
        self.engineer: bool = options["engineer"] is True
        self.promo: bool = options["promo_specialists"] is True
        if self.engineer:
            self.cards_in_play |= bit(danger_specialists.ENGINEER)
        if self.promo:
            self.cards_in_play |= bit(danger_specialists.VETERAN) | bit(danger_specialists.DOG)
        self.floor_repair: bool = options["floor_repair"] is True

    def _read_objects(self, options: dict[str, Value]) -> None:
        """XD-OBJ-1, XD-OBJ-14: which objects stand where."""
        cells = options["object_cells"]
        assert isinstance(cells, tuple)
        # Where they stand, if not where the board says.
        self.object_cells: tuple[str, ...] = cells
        self.car: bool = options["car"] is True
        self.large: bool = options["lab_large"] != "off"
        self.small: bool = options["lab_small"] == "explosives"
        self.chemicals: bool = options["lab_small"] == "chemicals"
        if self.car or self.large:
            self.blocked_cells += 2
        if self.small or self.chemicals:
            self.blocked_cells += 1

    def _read_rulings(self, options: dict[str, Value]) -> None:
        """What a table may decide otherwise than the specification does."""
        self.windows_pass: bool = options["open_window_blast"] == "damage_and_pass"
        self.fdoors_block: bool = options["open_fdoor_blast"] == "block"
        self.fdoors_break: bool = options["open_fdoor_blast"] == "destroy"
        self.spill_outside: bool = options["spill_outside"] is True
        self.toxic_total: i64 = int(str(options["toxic_total"]))
        self.holes_reroll: bool = options["hole_fire_target"] == "reroll"
        self.traps: bool = options["trap_scope"] != "off"
        self.traps_above: bool = options["trap_scope"] == "all_levels"
        self.cannon_spares_crew: bool = options["cannon_blocked_by_firefighter"] is True
        limited = options["token_limits"] == "physical"
        self.jams_max: i64 = 8 if limited else 60
        self.floors_max: i64 = 12 if limited else 24

    def _read_ladders(self, options: dict[str, Value], house: Building) -> None:
        """XD-LADDER-1, XD-PLAT-1, XD-BRIDGE-1, XD-BRIDGE-5, XD-MODE-4: the engine's equipment."""
        self.platform: bool = options["platform"] is True
        if self.platform:
            # XD-PLAT-1, XD-GUN-9: its cannon replaces the gun for the whole game.
            self.deck_gun = False
        self.bridge: bool = options["bridge"] is True
        self.ladder_down: bool = options["ladder_down"] is True
        depots = options["family_ladders"] == "engine_spots"
        used = house.has_upper_level() or self.bridge or self.ladder_down
        self.ladders: i64 = 4 if used and (self.vehicles or depots) else 0
        # Are ladders laid over holes or let down into them?
        self.holes_take_ladders: bool = self.ladders > 0 and (self.bridge or self.ladder_down)
