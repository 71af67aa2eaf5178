"""Chance: the dice, face-down markers, dealt cards, with exact weights (FP-DICE, FP-COMP-3)."""

from mypy_extensions import i64

from tocsin.core.rng import Rng
from tocsin.games.flashpoint.rules import setup
from tocsin.games.flashpoint.table import codes, phases, specialists
from tocsin.games.flashpoint.table.state import FlashpointState


def is_reveal(s: FlashpointState) -> bool:
    """Is a face-down marker being turned?"""
    return s.phase in (phases.REVEAL, phases.LOSS, phases.UNVEIL)


def wants_red(s: FlashpointState) -> bool:
    """Is only the red die rolled?"""
    return s.phase == phases.BLAST_RED or (s.phase == phases.GUN_DIE and s.die_again == 0)


def wants_black(s: FlashpointState) -> bool:
    """Is only the black die rolled?"""
    return s.phase == phases.BLAST_BLACK or (s.phase == phases.GUN_DIE and s.die_again == 1)


def offer_chance(s: FlashpointState) -> None:
    """Every outcome that is possible now; rolls that must be repeated included (FP-DICE-1)."""
    board = s.board
    if is_reveal(s):
        if s.hidden_victims > 0:
            s.offer(codes.REVEAL_VICTIM)
        if s.hidden_alarms > 0:
            s.offer(codes.REVEAL_ALARM)
    elif s.phase == phases.DEAL:
        for role in range(i64(1), specialists.CARDS_END):
            if setup.can_take(s, role):
                s.offer(codes.DEAL_FROM + role)
    elif wants_red(s):
        for face in range(i64(1), board.red_faces + 1):
            s.offer(codes.RED_FROM + face)
    elif wants_black(s):
        for face in range(i64(1), board.black_faces + 1):
            s.offer(codes.BLACK_FROM + face)
    else:
        for red in range(i64(1), board.red_faces + 1):
            for black in range(i64(1), board.black_faces + 1):
                if board.rolled[red * 16 + black] >= 0:
                    s.offer(codes.roll_code(red, black))


def weigh_outcome(s: FlashpointState, code: i64) -> i64:
    """FP-COMP-3: markers weigh what is left of their kind; dice and cards are fair."""
    if code == codes.REVEAL_VICTIM:
        return s.hidden_victims
    if code == codes.REVEAL_ALARM:
        return s.hidden_alarms
    return 1


def draw_outcome(s: FlashpointState, rng: Rng) -> i64:
    """FP-DICE-2: red before black."""
    board = s.board
    if is_reveal(s):
        total = s.hidden_victims + s.hidden_alarms
        return codes.REVEAL_VICTIM if rng.below(total) < s.hidden_victims else codes.REVEAL_ALARM
    if wants_red(s):
        return codes.RED_FROM + 1 + rng.below(board.red_faces)
    if wants_black(s):
        return codes.BLACK_FROM + 1 + rng.below(board.black_faces)
    if s.phase == phases.DEAL:
        n = s.ready()
        return s.offers[rng.below(n)]
    while True:
        red = 1 + rng.below(board.red_faces)
        code = codes.roll_code(red, 1 + rng.below(board.black_faces))
        if board.rolled[code] >= 0:
            return code
