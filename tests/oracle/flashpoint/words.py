"""The texts of moves: what each means, and all that could be said at a table.

walk:n  spray:e*2  spray:here  command-walk:2>n  drive:engine>e  identify:2,4  crew:driver  pass
~roll:3,5  ~red:4  ~black:7  ~reveal:victim  ~deal:captain
"""

from dataclasses import dataclass
from functools import cache

from tests.oracle.flashpoint.house import ALL_CARDS, CARDS
from tests.oracle.flashpoint.plan import SIDES
from tests.oracle.flashpoint.table import Table

# Moves by what comes along: a victim, a hazmat, a treated victim, a folded ladder.
MOVES = ("walk", "carry", "haul", "lead", "lead-carry", "lead-haul")
LADDER_MOVES = ("tote", "lead-tote")
ALL_MOVES = (*MOVES, *LADDER_MOVES)
CLIMBS = ("climb", "climb-carry", "climb-haul", "climb-lead")
# XD-LADDER-3, XD-LADDER-4, XD-BRIDGE-6: done with a ladder, and movement-type.
LADDER_DEEDS = ("raise", "fold", "lay", *CLIMBS)
DODGES = ("dodge", "dodge-lead")
# Done in a direction on boards of the expansion only, moves apart.
RARE_DEEDS = (*LADDER_DEEDS, "clean", "repair", "squeeze", "sniff", *DODGES)
DEEDS = ("open", "close", "spray", "chop")
DIAGONALS = ("nw", "ne", "sw", "se")
PLAIN = ("pass", "treat", "dispose", "gun", "keep", "accept", "decline", "stay")
DANGER_PLAIN = ("clear", "cannon", "board", "fall")
CELL_VERBS = ("identify", "ride", "explode", "recover", "stand")
DANGER_CELL_VERBS = ("operate", "load", "load-treated")
CARD_VERBS = ("~deal", "crew", "specialist")
VEHICLES = ("ambulance", "engine")


def carries_victim(verb: str) -> bool:
    """Does an untreated victim come along?"""
    return verb in ("carry", "lead-carry")


def carries_hazmat(verb: str) -> bool:
    """Does a hazmat come along?"""
    return verb in ("haul", "lead-haul")


def carries_ladder(verb: str) -> bool:
    """XD-LADDER-2: does a folded ladder come along?"""
    return verb in ("tote", "lead-tote")


def leads(verb: str) -> bool:
    """FP-SPEC-PARA-2: does a treated victim come along?"""
    return verb.startswith("lead")


@dataclass(frozen=True)
class Move:
    """What a text means; fields that do not belong to its verb are empty."""

    verb: str
    # Of a deed in a direction: the direction, `here`, or a diagonal.
    way: str = ""
    # FP-EXT-2: one step of extinguishing or two.
    steps: int = 1
    # The commanded or the first seat.
    seat: int = -1
    is_command: bool = False
    # A cell, a card, a die, what is revealed.
    name: str = ""
    vehicle: str = ""
    red: int = 0
    black: int = 0

    @property
    def is_chance(self) -> bool:
        """Is it an outcome of dice, markers or cards?"""
        return self.verb.startswith("~")

    @property
    def is_directed(self) -> bool:
        """Is it done in a direction by the active firefighter?"""
        return self.way != "" and not self.is_command


@cache
def read_move(text: str) -> Move:
    """The meaning of a move text."""
    verb, _, rest = text.partition(":")
    if verb.startswith("command-"):
        seat, _, way = rest.partition(">")
        return Move(verb.removeprefix("command-"), way=way, seat=int(seat), is_command=True)
    if verb in ALL_MOVES or verb in DEEDS or verb in RARE_DEEDS:
        way, _, steps = rest.partition("*")
        return Move(verb, way=way, steps=int(steps or 1))
    if verb in ("drive", "park"):
        vehicle, _, spot = rest.partition(">")
        return Move(verb, vehicle=vehicle, name=spot)
    if verb == "first":
        return Move(verb, seat=int(rest))
    if verb == "~roll":
        red, black = rest.split(",")
        return Move(verb, red=int(red), black=int(black))
    if verb == "~red":
        return Move(verb, red=int(rest))
    if verb == "~black":
        return Move(verb, black=int(rest))
    return Move(verb, name=rest)


def syntactic(table: Table) -> list[str]:
    """Every move text that could be meant at this table, legal or not."""
    extreme = table.house.extreme
    texts = list(PLAIN + (DANGER_PLAIN if extreme else ()))
    texts += ["reroll:red", "reroll:black", "~reveal:victim", "~reveal:false-alarm"]
    texts += _all_dice(table)
    ways = table.plan.ways()
    for verb in ALL_MOVES + DEEDS + RARE_DEEDS if extreme else MOVES + DEEDS:
        texts += [f"{verb}:{way}" for way in ways + DIAGONALS]
        for seat in range(table.house.players):
            texts += [f"command-{verb}:{seat}>{way}" for way in ways]
    texts += [f"spray:{way}*2" for way in ways + DIAGONALS]
    texts += ["spray:here", "spray:here*2"]
    cards = ALL_CARDS if extreme else CARDS
    texts += [f"{verb}:{card}" for verb in CARD_VERBS for card in cards]
    for verb in ("drive", "park"):
        texts += [f"{verb}:{vehicle}>{side}" for vehicle in VEHICLES for side in SIDES]
    texts += [f"first:{seat}" for seat in range(table.house.players)]
    for verb in CELL_VERBS + (DANGER_CELL_VERBS if extreme else ()):
        texts += [f"{verb}:{cell}" for cell in table.plan.places]
    return texts


def _all_dice(table: Table) -> list[str]:
    """FP-DICE-1: every face of either die, and every pair."""
    reds = range(1, table.plan.red_faces() + 1)
    blacks = range(1, table.plan.black_faces() + 1)
    pairs = [f"~roll:{red},{black}" for red in reds for black in blacks]
    return pairs + [f"~red:{red}" for red in reds] + [f"~black:{black}" for black in blacks]
