"""The deck gun of the engine (FP-GUN): gun, then dice; the driver may roll each of them again.

gun     keep     reroll:red     reroll:black

FP-GUN-7: as often as it can be paid.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import CELL, SEAT
from tocsin.games.flashpoint.actions import drive, moment, points
from tocsin.games.flashpoint.actions.moment import PhaseOneAction, SeatAction
from tocsin.games.flashpoint.rules import deck_gun, escape
from tocsin.games.flashpoint.table import codes, due, phases, specialists, ways
from tocsin.games.flashpoint.table.state import FlashpointState

NO_VEHICLES: Final[i64] = 1
OUT_OF_ORDER: Final[i64] = 2
NOT_ON_THE_ENGINE: Final[i64] = 3
IN_THE_LINE: Final[i64] = 4
SHORT: Final[i64] = 5
SHORT_DRIVER: Final[i64] = 6
REFUSALS: Final[list[Row]] = refusals(
    Row(1, "no-vehicles-in-play", "FP-MOD-2"),
    Row(2, "the-deck-gun-does-not-work", "FP-VAR-3"),
    Row(3, "not-on-the-engine", "FP-GUN-1"),
    Row(4, "a-firefighter-is-in-the-line", "FP-GUN-3", seat=SEAT, cell=CELL),
    points.short_row(5, "FP-GUN-1"),
    points.short_row(6, "FP-SPEC-DRIV-1"),
)
NO_DICE: Final[i64] = 1
ONLY_ONCE: Final[i64] = 2
AGAIN_REFUSALS: Final[list[Row]] = refusals(
    Row(1, "no-dice-to-keep", "FP-SPEC-DRIV-2"),
    Row(2, "each-die-only-once", "FP-SPEC-DRIV-2"),
)
DICE: Final = ("red", "black")


def price_of(s: FlashpointState) -> i64:
    """FP-GUN-1, FP-SPEC-DRIV-1."""
    return s.cards.gun_price[s.role_of(s.seat)]


def refused(s: FlashpointState) -> i64:
    """FP-GUN-1, FP-GUN-2, FP-GUN-3, FP-VAR-3: on the engine, nobody in its area, and the price."""
    if not s.rules.vehicles:
        return NO_VEHICLES
    if not s.rules.deck_gun:
        return OUT_OF_ORDER
    if not drive.is_on_engine(s, s.cell_of(s.seat)):
        return NOT_ON_THE_ENGINE
    if deck_gun.seat_in_line(s) >= 0:
        return IN_THE_LINE
    row = points.refused(s, s.seat, price_of(s), points.PLAIN)
    if row != points.SHORT:
        return row
    return SHORT_DRIVER if s.role_of(s.seat) == specialists.DRIVER else SHORT


def offer(s: FlashpointState, cell: i64, role: i64, pool: i64) -> None:
    """The same as `refused`, for a pool from which points may be kept back."""
    if s.rules.deck_gun and pool >= s.cards.gun_price[role]:
        if drive.is_on_engine(s, cell) and deck_gun.seat_in_line(s) < 0:
            s.offer(codes.GUN)


def do(s: FlashpointState, journal: Journal | None) -> i64:
    """FP-GUN-1, FP-GUN-4: the dice decide where it hits."""
    s.ap -= price_of(s)
    _tell(s, journal)
    s.rerolled = 0
    return due.GUN_ROLL


def _tell(s: FlashpointState, journal: Journal | None) -> None:
    if journal is None:
        return
    facts: dict[str, Arg] = {"seat": int(s.seat), "spot": ways.SIDES[s.engine]}
    journal.tell("deck-gun-fired", "FP-GUN-1", facts)


class Gun(PhaseOneAction):
    """`gun`."""

    def __init__(self) -> None:
        rows = [*REFUSALS, *points.ROWS, *escape.ROWS, *moment.PHASE_ONE]
        super().__init__(("gun",), refusals(*rows))

    def owns(self, code: i64) -> bool:
        return code == codes.GUN

    def judge_action(self, s: FlashpointState, code: i64) -> i64:
        return refused(s)

    def do(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        return do(s, journal)

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        if row == IN_THE_LINE:
            seat = deck_gun.seat_in_line(s)
            return {"seat": int(seat), "cell": s.board.names[s.cell_of(seat)]}
        return points.facts(s, price_of(s))

    def describe(self, state: State, code: i64) -> Description:
        return Description("gun", "gun", "FP-GUN-1", (), int(price_of(moment.state_of(state))))

    def write(self, state: State, code: i64) -> str:
        return "gun"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        return codes.GUN

    def every(self, state: State) -> list[int]:
        return [int(codes.GUN)]


def refused_again(s: FlashpointState, code: i64) -> i64:
    """FP-SPEC-DRIV-2: only the driver, only for the deck gun, each die once."""
    if s.phase != phases.GUN_KEEP:
        return NO_DICE
    once = 1 if code == codes.REROLL_RED else 2
    return ONLY_ONCE if code != codes.KEEP and s.rerolled & once else i64(0)


def offer_again(s: FlashpointState) -> None:
    """FP-SPEC-DRIV-2: the dice stand, or one of them is rolled once more."""
    for code in (codes.KEEP, codes.REROLL_RED, codes.REROLL_BLACK):
        if refused_again(s, code) == 0:
            s.offer(code)


def keep_or_roll(s: FlashpointState, code: i64) -> bool:
    """FP-SPEC-DRIV-2: the second result stands; says whether the dice are kept."""
    if code == codes.KEEP:
        return True
    s.rerolled |= 1 if code == codes.REROLL_RED else 2
    s.die_again = 0 if code == codes.REROLL_RED else 1
    return False


class RollAgain(SeatAction):
    """`keep`, `reroll:red`, `reroll:black`."""

    def __init__(self) -> None:
        super().__init__(("keep", "reroll"), refusals(*AGAIN_REFUSALS, *moment.ANY_MOMENT))

    def owns(self, code: i64) -> bool:
        return codes.KEEP <= code <= codes.REROLL_BLACK

    def judge(self, s: FlashpointState, code: i64) -> i64:
        return refused_again(s, code)

    def describe(self, state: State, code: i64) -> Description:
        text = self.write(state, code)
        if code == codes.KEEP:
            return Description(text, "keep", "FP-SPEC-DRIV-2")
        die = DICE[code - codes.REROLL_RED]
        there = (Target("die", die),)
        return Description(text, "reroll", "FP-SPEC-DRIV-2", there, 0, {"die": die})

    def write(self, state: State, code: i64) -> str:
        return "keep" if code == codes.KEEP else f"reroll:{DICE[code - codes.REROLL_RED]}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        if word == "keep":
            return codes.KEEP
        reader.expect(":")
        return codes.REROLL_RED + reader.one_of(DICE, "die")

    def every(self, state: State) -> list[int]:
        return [int(codes.KEEP), int(codes.REROLL_RED), int(codes.REROLL_BLACK)]
