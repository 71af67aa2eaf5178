"""Why a move is not legal, rule by rule: whose moment it is, dice, set-up and answers.

Written from the rules and not from the lists of the other rooms, so that the two check each other
(see `tocsin.core.perft`). What phase 1 forbids is in `refused_actions`.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import Refusal
from tocsin.core.seats import CHANCE
from tocsin.games.flashpoint.actions import refused_actions
from tocsin.games.flashpoint.table import codes, marks, phases, specialists
from tocsin.games.flashpoint.table.state import FlashpointState

_REVEALS: Final = [phases.REVEAL, phases.LOSS, phases.UNVEIL]
# The rule that wants both dice, by phase.
_ROLLS: Final = {
    int(phases.BLAST_BOTH): "FP-ASET-5",
    int(phases.BLAST_LAST): "FP-ASET-7",
    int(phases.BLAST_FAMILY): "FP-SETUP-9",
    int(phases.HAZMATS): "FP-ASET-8b",
    int(phases.POIS): "FP-ASET-9",
    int(phases.HEAT): "FP-ASET-11",
    int(phases.GUN_ROLL): "FP-GUN-4",
    int(phases.ROLL): "FP-FIRE-A1",
    int(phases.REPLENISH): "FP-POI-2",
}


def explain(s: FlashpointState, code: i64) -> Refusal | None:
    """The first rule that forbids the code now, None if none does."""
    if s.actor == CHANCE or codes.is_chance(code):
        return _explain_chance(s, code)
    is_choice = codes.PARK_FROM <= code < codes.COMMAND_FROM and not codes.is_extra(code)
    if is_choice and not codes.IDENTIFY_FROM <= code < codes.RIDE_FROM:
        return _explain_choice(s, code)
    if s.phase != phases.ACT:
        return _explain_other_moment(s, code)
    return refused_actions.explain_action(s, code)


def _explain_other_moment(s: FlashpointState, code: i64) -> Refusal:
    """FP-TURN-2: actions belong to phase 1, and a question must be answered first."""
    if s.phase < phases.ACT:
        return Refusal("set-up-is-not-finished", "FP-SETUP-12")
    if codes.DRIVE_FROM <= code < codes.CREW_FROM and s.actor != s.seat:
        return Refusal("only-the-active-firefighter-drives", "FP-VEH-10")
    rule = "FP-TURN-4" if code == codes.PASS else "FP-TURN-2"
    return Refusal("another-choice-comes-first", rule, {"actor": int(s.actor)})


def _explain_chance(s: FlashpointState, code: i64) -> Refusal | None:
    if s.actor != CHANCE:
        return Refusal("nothing-to-roll-now", "FP-DICE-1")
    if not codes.is_chance(code):
        return Refusal("chance-comes-first", "FP-TURN-3")
    if s.phase in _REVEALS:
        return _explain_reveal(s, code)
    if s.phase == phases.DEAL:
        return _explain_deal(s, code)
    red_only = s.phase == phases.BLAST_RED or (s.phase == phases.GUN_DIE and s.die_again == 0)
    black_only = s.phase == phases.BLAST_BLACK or (s.phase == phases.GUN_DIE and s.die_again == 1)
    if red_only:
        fits = codes.RED_FROM < code < codes.BLACK_FROM
        return None if fits else Refusal("only-the-red-die", _single_rule(s))
    if black_only:
        fits = codes.BLACK_FROM < code < codes.REVEAL_VICTIM
        return None if fits else Refusal("only-the-black-die", _single_rule(s))
    if code >= codes.RED_FROM:
        return Refusal("both-dice-are-rolled", _ROLLS[int(s.phase)])
    if s.board.rolled[code] < 0:
        return Refusal("no-such-cell", "FP-DICE-1")
    return None


def _single_rule(s: FlashpointState) -> str:
    if s.phase == phases.BLAST_BLACK:
        return "FP-ASET-4"
    return "FP-ASET-6" if s.phase == phases.BLAST_RED else "FP-SPEC-DRIV-2"


def _explain_reveal(s: FlashpointState, code: i64) -> Refusal | None:
    """FP-COMP-3: only what is still face down somewhere can come up."""
    if code == codes.REVEAL_VICTIM:
        return Refusal("no-victim-left-to-find", "FP-COMP-3") if s.hidden_victims == 0 else None
    if code == codes.REVEAL_ALARM:
        return Refusal("no-false-alarm-left", "FP-COMP-3") if s.hidden_alarms == 0 else None
    rule = (
        "FP-LOST-2"
        if s.phase == phases.LOSS
        else "FP-POI-4"
        if s.phase == phases.UNVEIL
        else "FP-MOVE-9"
    )
    return Refusal("a-marker-is-turned-first", rule)


def _explain_deal(s: FlashpointState, code: i64) -> Refusal | None:
    if code <= codes.DEAL_FROM:
        return Refusal("a-card-is-dealt-first", "FP-ASET-10")
    return _explain_card(s, code - codes.DEAL_FROM)


def _explain_card(s: FlashpointState, role: i64) -> Refusal | None:
    """FP-ASET-10, FP-MOD-3: each card once; no driver where nothing drives."""
    for seat in range(s.players):
        if s.role_of(seat) == role:
            return Refusal(
                "specialist-taken", "FP-ASET-10", {"specialist": specialists.ROLES[role]}
            )
    if role == specialists.DRIVER and not s.rules.vehicles:
        return Refusal("no-driver-without-vehicles", "FP-MOD-3")
    return refused_actions.explain_absent_card(s, role)


def _explain_choice(s: FlashpointState, code: i64) -> Refusal | None:
    """Choices that have a moment of their own."""
    if code < codes.FIRST_FROM:
        return _explain_park(s, code)
    if code < codes.CHOOSE_FROM:
        if s.phase != phases.FIRST:
            return Refusal("first-player-already-chosen", "FP-SETUP-7")
        return None
    if code < codes.KEEP:
        return _explain_choose(s, code - codes.CHOOSE_FROM)
    if code <= codes.REROLL_BLACK:
        return _explain_reroll(s, code)
    if code < codes.STAY:
        if s.phase != phases.CONSENT:
            return Refusal("no-command-to-answer", "FP-SPEC-CAPT-6")
        return None
    if code == codes.FALL:
        return Refusal("nothing-to-dodge", "XD-SPEC-1")
    if code == codes.STAY or code < codes.EXPLODE_FROM:
        return _explain_ride(s, code)
    if code < codes.RECOVER_FROM:
        return _explain_explode(s, code - codes.EXPLODE_FROM)
    if code < codes.STAND_FROM:
        return _explain_recover(s, code - codes.RECOVER_FROM)
    return _explain_stand(s, code - codes.STAND_FROM)


def _explain_park(s: FlashpointState, code: i64) -> Refusal | None:
    """FP-ASET-14, FP-VEH-1: at the start, the ambulance first, each on a spot of its kind."""
    if not s.rules.vehicles:
        return Refusal("no-vehicles-in-play", "FP-MOD-2")
    if s.phase != phases.PARK:
        return Refusal("vehicles-are-parked-at-the-start", "FP-ASET-14")
    if (code - codes.PARK_FROM) >> 3 != s.vehicle:
        return Refusal("park-the-other-vehicle-now", "FP-ASET-14")
    return None


def _explain_choose(s: FlashpointState, role: i64) -> Refusal | None:
    if not s.rules.specialists:
        return Refusal("no-specialists-in-play", "FP-MOD-1")
    if s.rules.dealt:
        return Refusal(
            "specialists-are-dealt", "FP-VAR-1" if s.rules.remote_station else "FP-ASET-10"
        )
    if s.phase != phases.CHOOSE:
        return Refusal("specialists-are-chosen-at-the-start", "FP-ASET-10")
    return _explain_card(s, role)


def _explain_reroll(s: FlashpointState, code: i64) -> Refusal | None:
    """FP-SPEC-DRIV-2: only the driver, only for the deck gun, each die once."""
    if s.phase != phases.GUN_KEEP:
        return Refusal("no-dice-to-keep", "FP-SPEC-DRIV-2")
    if (code == codes.REROLL_RED and s.rerolled & 1) or (
        code == codes.REROLL_BLACK and s.rerolled & 2
    ):
        return Refusal("each-die-only-once", "FP-SPEC-DRIV-2")
    return None


def _explain_ride(s: FlashpointState, code: i64) -> Refusal | None:
    """FP-VEH-4, FP-VEH-6: those on the vehicle ride or stay; the engine's driver rides."""
    if s.phase != phases.RIDE:
        return Refusal("no-vehicle-is-leaving", "FP-VEH-6")
    if code == codes.STAY:
        if s.vehicle == codes.ENGINE and s.riders and s.actor == s.seat:
            return Refusal("the-driver-goes-along", "FP-VEH-4")
        return None
    spot = s.engine if s.vehicle == codes.ENGINE else s.ambulance
    if not s.board.is_on_spot(s.vehicle, spot, code - codes.RIDE_FROM):
        return Refusal(
            "not-where-the-vehicle-stands",
            "FP-VEH-6",
            {"cell": s.board.names[code - codes.RIDE_FROM]},
        )
    return None


def _explain_explode(s: FlashpointState, cell: i64) -> Refusal | None:
    """FP-HAZ-3, FP-VAR-2b: only something due can be next."""
    facts: dict[str, int | str] = {"cell": s.board.names[cell]}
    if s.phase == phases.AFTERMATH:
        if not s.has(marks.ALARM, cell):
            return Refusal("no-false-alarm-burnt-there", "FP-VAR-2b", facts)
        return None
    if s.phase != phases.EXPLODE:
        return Refusal("nothing-is-due-to-explode", "FP-HAZ-3")
    if not s.has(marks.HAZMAT, cell):
        return Refusal("no-hazmat-there", "FP-HAZ-2", facts)
    if not s.has(marks.FIRE, cell):
        return Refusal("that-hazmat-does-not-burn", "FP-HAZ-7", facts)
    return None


def _explain_recover(s: FlashpointState, cell: i64) -> Refusal | None:
    """FP-KD-2 to FP-KD-4: distances are measured afresh here."""
    if s.phase != phases.RECOVER:
        return Refusal("nobody-is-down", "FP-KD-1")
    board = s.board
    facts: dict[str, int | str] = {"cell": board.names[cell]}
    if s.rules.vehicles:
        if not board.is_on_spot(0, s.ambulance, cell):
            return Refusal("not-at-the-ambulance", "FP-KD-4", facts)
        return None
    here = s.cell_of(s.actor)
    mine: i64 = -1
    best: i64 = -1
    for spot in range(i64(4)):
        near: i64 = -1
        for which in range(i64(2)):
            other = board.ambulance[2 * spot + which]
            down = board.row[other] - board.row[here]
            across = board.column[other] - board.column[here]
            gap = down * down + across * across
            if near < 0 or gap < near:
                near = gap
        if board.is_on_spot(0, spot, cell):
            mine = near
        if best < 0 or near < best:
            best = near
    if mine < 0:
        return Refusal("not-an-ambulance-spot", "FP-KD-2", facts)
    if mine > best:
        return Refusal("not-the-nearest-spot", "FP-KD-3", facts)
    return None


def _explain_stand(s: FlashpointState, cell: i64) -> Refusal | None:
    """FP-SETUP-6, FP-ASET-13: any outside cell."""
    if s.phase != phases.STAND:
        return Refusal("firefighters-are-placed-at-the-start", "FP-SETUP-6")
    if not s.board.is_outside(cell):
        return Refusal("start-outside", "FP-SETUP-6", {"cell": s.board.names[cell]})
    if s.has(marks.TOXIC, cell):
        return Refusal("the-cell-is-toxic", "XD-CHEM-8", {"cell": s.board.names[cell]})
    return None
