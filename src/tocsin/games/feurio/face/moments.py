"""What must hold in each phase: how many tiles lie, whether the pile lasts, which turn it can be.

    phase   tiles            pile    passes              turn
    start   fewer than seats left    none                0
    draw    the start tiles  left    none                that of the next tile
    lay     the start tiles  any     none                that of the next tile
    men     one more         any     none                that of the last tile
    place   all              empty   fewer than seats    after that of the last tile
    over    all              empty   all, or none where  after it, or that of the last tile where
                             there is a goal             there is a goal

Every turn lays one tile (FE-TURN-1), so the number of tiles says which turn it is, and that whose
it is (FE-SETUP-4). How the fire came to lie as it does is not asked: that the cells were hottest
in some order (FE-SPREAD-2) is nobody's to prove.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from tocsin.core.facts import Problem
from tocsin.games.feurio.rules.goal import men_placed
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.state import TILES_MAX, FeurioState


class Stage(NamedTuple):
    """One phase: the rule that makes it, and what lies on the table then."""

    phase: str
    rule: str
    pile: str
    passes: str
    turn: str


STAGES: Final[tuple[Stage, ...]] = (
    Stage("start", "FE-SETUP-2", "left", "none", "set-up"),
    Stage("draw", "FE-TURN-1", "left", "none", "next-tile"),
    Stage("lay", "FE-TURN-2", "any", "none", "next-tile"),
    Stage("men", "FE-PLACE-1", "any", "none", "last-tile"),
    Stage("place", "FE-END-1", "empty", "some", "later"),
    Stage("over", "FE-END-3", "empty", "all", "later"),
)


def find_phase_problems(s: FeurioState) -> list[Problem]:
    """Pile, passes, turn and seat as the phase has them."""
    stage = STAGES[s.phase]
    found: list[Problem] = []
    if stage.pile == "left" and s.pile_size == 0:
        found.append(Problem("nothing-left-to-draw", "FE-END-1"))
    if stage.pile == "empty" and s.pile_size > 0:
        found.append(Problem("placing-only-with-tiles-left", "FE-END-1"))
    if s.phase == codes.PLACE and s.mode != codes.SCORED:
        rule = "FE-SOLO-3" if s.mode == codes.SOLO else "FE-COOP-3"
        found.append(Problem("no-placing-after-the-last-tile", rule))
    return found + _pass_problems(s, stage) + _turn_problems(s, stage)


def _pass_problems(s: FeurioState, stage: Stage) -> list[Problem]:
    """FE-END-3, FE-END-4: passes are counted once the pile is empty, until all have passed."""
    if stage.passes == "none":
        return [Problem("passes-counted-too-early", "FE-END-4")] if s.passes > 0 else []
    wanted: i64 = s.players if s.mode == codes.SCORED else 0
    fits = s.passes < s.players if stage.passes == "some" else s.passes == wanted
    return [] if fits else [Problem("passes-do-not-fit", "FE-END-3", {"passes": int(s.passes)})]


def _turn_problems(s: FeurioState, stage: Stage) -> list[Problem]:
    low = first_turn(s, stage)
    high = last_turn(s, stage)
    found: list[Problem] = []
    if s.turn < low or s.turn > high:
        # One turn only is told as such.
        facts = {"turn": int(s.turn), "low": int(low), "high": int(high if high > low else 0)}
        found.append(Problem("turn-does-not-fit", "FE-TURN-1", facts))
    if s.phase != codes.START and s.phase != codes.OVER and s.seat != s.turn % s.players:
        found.append(Problem("seat-does-not-fit", "FE-SETUP-4", {"seat": int(s.seat)}))
    return found


def first_turn(s: FeurioState, stage: Stage) -> i64:
    """FE-TURN-1, FE-END-3: the earliest turn in which the table can lie like this."""
    if stage.turn == "set-up":
        return 0
    laid = s.tiles - s.players
    if stage.turn == "next-tile":
        return laid + 1
    if stage.turn == "last-tile" or s.mode != codes.SCORED:
        return laid if laid > 0 else i64(1)
    # The passes of the placing-only phase took a turn each; that of the last one is still on.
    return laid + s.passes + (1 if s.phase == codes.PLACE else 0)


def last_turn(s: FeurioState, stage: Stage) -> i64:
    """FE-END-3: with all passing the play ends, so every round of the end places somebody."""
    first = first_turn(s, stage)
    if stage.turn == "last-tile":
        return s.tiles - s.players
    if stage.turn != "later" or s.mode != codes.SCORED:
        return first
    placed: i64 = 0
    for colour in range(i64(4)):
        placed += men_placed(s, colour)
    return first + placed * s.players


def turns_of(s: FeurioState, seat: i64, turns: i64) -> i64:
    """FE-SETUP-4: how many of the first turns were those of a seat; seat 0 comes last."""
    first = seat if seat > 0 else s.players
    return 0 if turns < first else (turns - first) // s.players + 1


def turns_done(s: FeurioState) -> i64:
    """How many turns have been played to their end."""
    if s.phase == codes.OVER or s.turn == 0:
        return s.turn
    return s.turn - 1


def tiles_laid_by(s: FeurioState, seat: i64) -> i64:
    """FE-TURN-1: how many tiles a seat has laid in the turns it has ended."""
    turns = turns_done(s)
    laying = TILES_MAX - s.players
    return turns_of(s, seat, turns if turns < laying else laying)
