"""Options of Flash Point, what may be combined, and the settings the rules read (sections 20, 22).

Every module, variant and named ruling is a switch here; the rooms read `Settings`, whose fields
say what is so at this table, not which option made it so.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core import data
from tocsin.core.errors import SetupError, quoted
from tocsin.core.options import Option, Value
from tocsin.games.flashpoint.table import pieces, plan, specialists
from tocsin.games.flashpoint.table.plan import Plan
from tocsin.games.flashpoint.table.specialists import Cards

RULES: Final = ("family", "advanced")
LEVELS: Final = ("recruit", "veteran", "heroic")
SETUPS: Final = ("fixed", "random", "alternative", "advanced")
MODULES: Final = ("use_specialists", "use_hazmats", "use_vehicles", "use_hot_spots")
VARIANTS: Final = ("remote_station", "just_in_case", "murphys_law")

OPTIONS: Final = [
    Option("players", "number", 4, "FP-COMP-11", low=1, high=6),
    Option("rules", "choice", "family", "FP-MOD-1", choices=RULES),
    Option("board", "board", "front", "FP-BOARD-2", choices=plan.BOARDS),
    Option("level", "choice", "recruit", "FP-ASET-3", choices=LEVELS),
    Option("setup", "choice", "fixed", "FP-SETUP-9", choices=SETUPS),
    Option("specialists", "names", (), "FP-ASET-10", choices=specialists.SPECIALISTS),
    Option("deal_specialists", "switch", False, "FP-ASET-10"),
    Option("use_specialists", "switch", False, "FP-MOD-1"),
    Option("use_hazmats", "switch", False, "FP-MOD-1"),
    Option("use_vehicles", "switch", False, "FP-MOD-2"),
    Option("use_hot_spots", "switch", False, "FP-MOD-1"),
    Option("remote_station", "switch", False, "FP-VAR-1"),
    Option("just_in_case", "switch", False, "FP-VAR-2"),
    Option("murphys_law", "switch", False, "FP-VAR-3"),
    Option("play_on", "switch", False, "FP-END-5"),
    Option("threat_markers", "number", 33, "FP-COMP-2", low=33, high=36),
    Option("black_opposite", "choice", "nine-minus", "FP-DICE-3", choices=("nine-minus", "pairs")),
    Option("family_random_keeps_doors", "switch", True, "FP-SETUP-9"),
    Option("setup_explosions_damage", "switch", True, "FP-ASET-8"),
    Option("hazmat_stacking", "switch", True, "FP-ASET-8b"),
    Option("victims_ride_engine", "switch", False, "FP-VEH-7"),
    Option("command_consent", "switch", False, "FP-SPEC-CAPT-6"),
    Option("free_move_opens_doors", "switch", True, "FP-SPEC-RESC-1"),
]

# FP-ASET-3: explosions, hazmats, extra hot spots, reserve by level.
EXPLOSIONS: Final = (3, 3, 4)
HAZMATS: Final = (3, 4, 5)
EXTRA_HOT_SPOTS: Final = (0, 3, 3)
RESERVES: Final = (6, 6, 12)
# FP-EXPL-2: an explosion lights its own cell and one in each direction.
CELLS_LIT: Final = 5
# FP-EXPL-1: it harms one wall in each direction at most.
WALLS_HIT: Final = 4


def complete(given: dict[str, object]) -> dict[str, object]:
    """The advanced game brings all its modules and its own set-up unless said otherwise."""
    whole = dict(given)
    if data.is_plan(whole.get("board")):
        whole["board"] = data.read_plan(whole["board"])
    if whole.get("rules") == "advanced":
        for module in MODULES:
            whole.setdefault(module, True)
        whole.setdefault("setup", "advanced")
    elif isinstance(whole.get("board"), dict) and not _has_fixed_start(whole["board"]):
        whole.setdefault("setup", "random")
    if quoted(whole.get("remote_station", "no")).lower() in ("true", "yes", "on", "1"):
        whole.setdefault("deal_specialists", True)
    return whole


def _has_fixed_start(board: object) -> bool:
    """FP-SETUP-3: does a user's plan say where a family game begins to burn?"""
    return isinstance(board, dict) and bool(board.get("family_fires"))


def check(options: dict[str, Value]) -> None:
    """Refuse what cannot be combined, with the rule."""
    if options["rules"] == "family":
        _check_family(options)
    else:
        _check_advanced(options)
    _check_specialists(options)


def _check_family(options: dict[str, Value]) -> None:
    for name in MODULES:
        if options[name]:
            raise SetupError("module-needs-advanced-rules", {"option": name}, "FP-MOD-1")
    for name in VARIANTS:
        if options[name]:
            raise SetupError("variant-needs-advanced-rules", {"option": name}, "FP-VAR-4")
    if options["setup"] == "advanced":
        raise SetupError("setup-needs-advanced-rules", {"setup": "advanced"}, "FP-SETUP-11")
    if options["level"] != "recruit":
        raise SetupError(
            "level-needs-advanced-rules", {"level": str(options["level"])}, "FP-ASET-3"
        )


def _check_advanced(options: dict[str, Value]) -> None:
    if not any(options[name] for name in MODULES):
        raise SetupError("no-module-in-use", {}, "FP-MOD-3")
    if options["setup"] != "advanced":
        raise SetupError("setup-is-for-family", {"setup": str(options["setup"])}, "FP-MOD-3")
    for variant, module, rule in (
        ("remote_station", "use_specialists", "FP-VAR-1"),
        ("just_in_case", "use_hazmats", "FP-VAR-2"),
        ("murphys_law", "use_vehicles", "FP-VAR-3"),
    ):
        if options[variant] and not options[module]:
            raise SetupError("variant-needs-module", {"option": variant, "module": module}, rule)
    if options["remote_station"] and not options["deal_specialists"]:
        raise SetupError("specialists-are-dealt", {}, "FP-VAR-1")


def _check_specialists(options: dict[str, Value]) -> None:
    """FP-ASET-10, FP-MOD-3: one card each, no card twice, no driver without a vehicle."""
    names = options["specialists"]
    assert isinstance(names, tuple)
    if not options["use_specialists"]:
        if names or options["deal_specialists"]:
            raise SetupError("specialists-not-in-use", {}, "FP-MOD-1")
        return
    if not names:
        return
    if options["deal_specialists"]:
        raise SetupError("specialists-are-dealt", {}, "FP-ASET-10")
    if len(names) != options["players"]:
        counts: dict[str, int | str] = {"given": len(names), "players": str(options["players"])}
        raise SetupError("one-specialist-each", counts, "FP-ASET-10")
    for name in names:
        if names.count(name) > 1:
            raise SetupError("specialist-twice", {"specialist": name}, "FP-ASET-10")
    if "driver" in names and not options["use_vehicles"]:
        raise SetupError("no-driver-without-vehicles", {}, "FP-MOD-3")


def check_board(rules: "Settings", board: Plan) -> None:
    """FP-SETUP-3, FP-ASET-4, FP-DICE-3: has the board all that this play needs of it?"""
    if rules.paired_black and board.black_faces() != 8:
        raise SetupError("opposite-needs-eight-faces", {}, "FP-DICE-3")
    if rules.fixed_setup:
        if not board.family_fires:
            raise board.fail("family_fires", "no-fixed-start", "FP-SETUP-3")
        return
    if not (rules.random_setup or rules.first_by_roll or board.first_explosion):
        raise board.fail("first_explosion", "no-first-explosion", "FP-ASET-4")
    _check_room(rules, board)


def _check_room(rules: "Settings", board: Plan) -> None:
    """FP-ASET-8b, FP-ASET-9, FP-ASET-11: is there room, wherever the dice of the set-up fall?

    Else they might be rolled for ever: explosions could leave no cell for the pieces that follow.
    """
    pois = int(pieces.POIS_ON_BOARD)
    hazmats = 0 if rules.stacking else int(rules.hazmats)
    needed = rules.most_lit(rules.blasts) + max(pois, hazmats)
    hot_spots = int(rules.blasts + rules.extra_hot_spots) if rules.hot_spots else 0
    check_cells(board, board.cells(), max(needed, hot_spots) + int(rules.blocked_cells))


def check_cells(board: Plan, cells: int, needed: int) -> None:
    """FP-ASET-9: are there so many cells?"""
    if cells < needed:
        raise board.fail("levels", "too-few-cells", "FP-ASET-9", {"cells": cells, "needed": needed})


class Settings:
    """What is so at this table; shared by all states of a game, never changed."""

    def __init__(self, options: dict[str, Value]) -> None:
        level = LEVELS.index(_text(options, "level"))
        setup = _text(options, "setup")
        family = options["rules"] == "family"
        self.players: i64 = _number(options, "players")
        self.fixed_setup: bool = setup == "fixed"
        self.random_setup: bool = setup == "random"
        self.explosions: i64 = 3 if family else EXPLOSIONS[level]
        # FP-SETUP-9, FP-ASET-8: what set-up explosions do to the building.
        damages = not family and options["setup_explosions_damage"] is True
        self.setup_damages: bool = damages
        keeps = options["family_random_keeps_doors"] is True
        self.setup_takes_doors: bool = (not keeps) if family else damages
        self.specialists: bool = options["use_specialists"] is True
        self.dealt: bool = options["deal_specialists"] is True
        self.vehicles: bool = options["use_vehicles"] is True
        self.hot_spots: bool = options["use_hot_spots"] is True
        self.just_in_case: bool = options["just_in_case"] is True
        with_hazmats = options["use_hazmats"] is True and not self.just_in_case
        self.hazmats: i64 = HAZMATS[level] if with_hazmats else 0
        self.extra_hot_spots: i64 = self._extra(level)
        self.reserve: i64 = RESERVES[level] if self.hot_spots else 0
        self.stacking: bool = options["hazmat_stacking"] is True
        self.crew_change: bool = (
            self.specialists and self.vehicles and options["remote_station"] is not True
        )
        self.deck_gun: bool = self.vehicles and options["murphys_law"] is not True
        self.remote_station: bool = options["remote_station"] is True
        self.play_on: bool = options["play_on"] is True
        self.markers: i64 = _number(options, "threat_markers")
        self.paired_black: bool = options["black_opposite"] == "pairs"
        self.victims_ride: bool = options["victims_ride_engine"] is True
        self.consent: bool = options["command_consent"] is True
        self.free_doors: bool = options["free_move_opens_doors"] is True
        # What only an expansion changes: explosions of the set-up, cells where no piece can lie.
        self.blasts: i64 = self.explosions
        self.blocked_cells: i64 = 0
        self.cards: Cards = specialists.list_cards()
        self.cards_in_play: i64 = specialists.BASE_CARDS
        self.any_spot: bool = False
        self.hot_spots_max: i64 = 24
        self.first_by_roll: bool = False

    def most_lit(self, blasts: i64) -> int:
        """FP-EXPL-2: how many cells so many explosions of a set-up can set on fire at most."""
        return CELLS_LIT * int(blasts)

    def _extra(self, level: int) -> i64:
        """FP-ASET-11: the level's hot spots, two more for three figures, three from four on."""
        if not self.hot_spots:
            return 0
        more = 0
        if self.players == 3:
            more = 2
        elif self.players >= 4:
            more = 3
        return EXTRA_HOT_SPOTS[level] + more


def _text(options: dict[str, Value], name: str) -> str:
    value = options[name]
    assert isinstance(value, str)
    return value


def _number(options: dict[str, Value], name: str) -> int:
    value = options[name]
    assert isinstance(value, int)
    return value
