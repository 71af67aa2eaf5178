"""Dice that only these boards roll, or roll with other faces.

~red:4          for a fireproof door (XD-FDOOR-3); for a spill with two, three or five ways
~black:7        for a spill with four ways (XD-CHEM-4, XD-CHEM-5); for the gun, once more
~roll:3,5       the deck gun has a black die of its own (XD-GUN-5, XD-GUN-6, XD-GUN-7)
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.refusing import Row, refusals
from tocsin.core.rng import Rng
from tocsin.games.flashpoint.danger.rules import setup, spill
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import codes, phases

_RED_FACES: Final[i64] = 6

RED_FOR_DOOR: Final[i64] = 270
RED_FOR_SPILL: Final[i64] = 271
BLACK_FOR_SPILL: Final[i64] = 272
GUNS_OWN_DIE: Final[i64] = 273
BOTH_FOR_GUN: Final[i64] = 274
BLACK_FOR_GUN: Final[i64] = 275
# XD-SETUP-1, XD-SETUP-3, XD-SETUP-4, XD-SETUP-7: explosions that no base rule asks for.
_SETUP_RULES: Final[list[str]] = ["XD-SETUP-1", "XD-SETUP-3", "XD-SETUP-4", "XD-SETUP-7"]
_SETUP_FROM: Final[i64] = 276
ROWS: Final[list[Row]] = refusals(
    Row(270, "only-the-red-die", "XD-FDOOR-3"),
    Row(271, "only-the-red-die", "XD-CHEM-4"),
    Row(272, "four-ways-take-eight-faces", "XD-CHEM-4"),
    Row(273, "the-gun-has-a-die-of-its-own", "XD-GUN-7"),
    Row(274, "both-dice-are-rolled", "FP-GUN-4"),
    Row(275, "only-the-black-die", "FP-SPEC-DRIV-2"),
    Row(276, "both-dice-are-rolled", "XD-SETUP-1"),
    Row(277, "both-dice-are-rolled", "XD-SETUP-3"),
    Row(278, "both-dice-are-rolled", "XD-SETUP-4"),
    Row(279, "both-dice-are-rolled", "XD-SETUP-7"),
)


def is_rolled(s: DangerState) -> bool:
    """Is a die rolled that the base game does not roll, or not with these faces?"""
    phase = s.phase
    if phase == phases.GUN_DIE:
        return s.die_again == 1
    return phase in (danger_phases.JAM, danger_phases.SPILL, phases.GUN_ROLL)


def refused(s: DangerState, code: i64) -> i64:
    """XD-FDOOR-3, XD-CHEM-4, XD-CHEM-5, XD-GUN-5, XD-GUN-7: which die, and how many faces."""
    if s.phase == phases.GUN_ROLL:
        if code >= codes.RED_FROM:
            return BOTH_FOR_GUN
        black = code & 15
        fits = 1 <= code >> 4 <= s.board.red_faces and 1 <= black <= s.ruling.gun_faces
        return i64(0) if fits else GUNS_OWN_DIE
    fits = _start(s) < code <= _start(s) + _faces(s)
    if fits:
        return 0
    if s.phase == danger_phases.JAM:
        return RED_FOR_DOOR
    if s.phase == phases.GUN_DIE:
        return BLACK_FOR_GUN
    return RED_FOR_SPILL if _start(s) == codes.RED_FROM else BLACK_FOR_SPILL


def refused_in_set_up(s: DangerState, code: i64) -> i64:
    """XD-SETUP-1, XD-SETUP-3, XD-SETUP-4, XD-SETUP-7: both dice; -1 if the base game asks."""
    rule = setup.blast_rule(s, s.phase)
    if rule == "" or code < codes.RED_FROM:
        return -1
    return _SETUP_FROM + _SETUP_RULES.index(rule)


def _faces(s: DangerState) -> i64:
    """How many faces the one die has that is rolled."""
    if s.phase == danger_phases.SPILL:
        return spill.faces(s)
    return s.ruling.gun_faces if s.phase == phases.GUN_DIE else _RED_FACES


def _start(s: DangerState) -> i64:
    """XD-FDOOR-3, XD-CHEM-4: the code before the first face of the die that is rolled."""
    if s.phase == danger_phases.SPILL:
        return codes.RED_FROM if spill.faces(s) == _RED_FACES else codes.BLACK_FROM
    return codes.RED_FROM if s.phase == danger_phases.JAM else codes.BLACK_FROM


def face_of(code: i64) -> i64:
    """What one die shows."""
    return code - (codes.RED_FROM if code < codes.BLACK_FROM else codes.BLACK_FROM)


def offer(s: DangerState) -> None:
    """Every face, or every pair for the gun; rolls that must be repeated included."""
    if s.phase != phases.GUN_ROLL:
        start = _start(s)
        for face in range(i64(1), _faces(s) + 1):
            s.offer(start + face)
        return
    for red in range(i64(1), s.board.red_faces + 1):
        for black in range(i64(1), s.ruling.gun_faces + 1):
            s.offer(codes.roll_code(red, black))


def sample(s: DangerState, rng: Rng) -> i64:
    """FP-DICE-2: red before black."""
    if s.phase != phases.GUN_ROLL:
        return _start(s) + 1 + rng.below(_faces(s))
    red = 1 + rng.below(s.board.red_faces)
    return codes.roll_code(red, 1 + rng.below(s.ruling.gun_faces))
