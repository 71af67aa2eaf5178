"""What is impossible about a step that waits for an answer: nothing to answer, nobody to ask."""

from mypy_extensions import i64

from tocsin.core.facts import Problem
from tocsin.games.flashpoint.actions import command, drive, ride
from tocsin.games.flashpoint.rules import escape, poi
from tocsin.games.flashpoint.table import codes, marks, phases, specialists
from tocsin.games.flashpoint.table.state import FlashpointState


def find_step_problems(s: FlashpointState) -> list[Problem]:
    """A step that waits for something must have it."""
    found: list[Problem] = []
    turns = s.phase in (phases.REVEAL, phases.LOSS, phases.UNVEIL)
    if turns and (s.target < 0 or not s.has(marks.POI, s.target)):
        found.append(Problem("nothing-to-turn-over", "FP-MOVE-9"))
    burning = [cell for cell in s.cells_marked(marks.HAZMAT) if s.burns(cell)]
    if s.phase == phases.EXPLODE and not burning:
        found.append(Problem("no-hazmat-to-explode", "FP-HAZ-2"))
    if s.phase == phases.REPLENISH and not poi.is_poi_missing(s):
        found.append(Problem("no-poi-to-bring", "FP-POI-1"))
    if s.phase == phases.AFTERMATH and not s.rules.just_in_case:
        found.append(Problem("no-false-alarm-to-explode", "FP-VAR-2"))
    on_engine = drive.is_on_engine(s, s.cell_of(s.seat))
    if s.may_change_crew and (s.phase not in (phases.ACT, phases.CONSENT) or not on_engine):
        found.append(Problem("crew-change-away-from-the-engine", "FP-CREW-2"))
    if s.fallen >> s.players or s.riders >> s.players or s.refusers >> s.players:
        found.append(Problem("seats-that-do-not-exist", "FP-COMP-11"))
    is_early = s.phase < phases.ROLL and s.stage() < phases.ROLL
    if (s.fallen and is_early) or (s.phase == phases.RECOVER and not s.fallen):
        found.append(Problem("nobody-to-recover", "FP-KD-1"))
    if s.spared and not _are_spared(s):
        found.append(Problem("nobody-to-spare", "FP-VAR-2b"))
    return found + _ride_problems(s) + _gun_problems(s) + _command_problems(s)


def _are_spared(s: FlashpointState) -> bool:
    """FP-VAR-2b: only who was brought to a fire outside, until that goes out."""
    if not s.rules.just_in_case or s.stage() < phases.ROLL or s.spared >> s.players:
        return False
    for seat in range(s.players):
        if (s.spared >> seat) & 1 and not s.burns(s.cell_of(seat)):
            return False
    return True


def _ride_problems(s: FlashpointState) -> list[Problem]:
    """FP-VEH-6, FP-VEH-7: those who may ride stand where the vehicle stood."""
    if s.phase > phases.OVER:
        # Questions of the expansion have their own check.
        return []
    if s.phase != phases.RIDE:
        is_idle = s.riders == 0 and s.berth == 0 and s.spot_before < 0
        is_idle = is_idle and (s.vehicle == 0 or s.phase == phases.PARK)
        return [] if is_idle else [Problem("a-vehicle-leaves-and-nobody-is-asked", "FP-VEH-6")]
    if not s.rules.vehicles or s.spot_before < 0 or s.spot_before == s.spot_of(s.vehicle):
        return [Problem("no-vehicle-has-left", "FP-VEH-2")]
    found: list[Problem] = []
    for seat in range(s.players):
        if (s.riders >> seat) & 1:
            if not s.board.is_on_spot(s.vehicle, s.spot_before, s.cell_of(seat)):
                facts = {"seat": int(seat)}
                found.append(Problem("firefighter-rides-from-elsewhere", "FP-VEH-6", facts))
    if s.riders == 0 and not 0 < s.berth_left <= _victims_in_berth(s):
        found.append(Problem("nobody-to-ride", "FP-VEH-7"))
    return found


def _victims_in_berth(s: FlashpointState) -> i64:
    if not s.rules.victims_ride or s.vehicle != codes.ENGINE or s.berth >= ride.BERTHS:
        return 0
    return s.count(ride.berth_kind(s), ride.berth_cell(s))


def _gun_problems(s: FlashpointState) -> list[Problem]:
    """FP-GUN-1, FP-SPEC-DRIV-2: dice that have fallen, and who may roll them again."""
    if not phases.GUN_ROLL <= s.phase <= phases.GUN_DIE:
        return []
    found: list[Problem] = []
    if not s.rules.deck_gun or not drive.is_on_engine(s, s.cell_of(s.seat)):
        found.append(Problem("nobody-at-the-deck-gun", "FP-GUN-1"))
    if s.phase == phases.GUN_ROLL:
        if s.red or s.black or s.rerolled:
            found.append(Problem("dice-before-they-were-rolled", "FP-GUN-4"))
        return found
    if s.role_of(s.seat) != specialists.DRIVER:
        found.append(Problem("only-a-driver-rolls-again", "FP-SPEC-DRIV-2"))
    if not 1 <= s.red <= s.board.red_faces or not 1 <= s.black <= s.board.black_faces:
        found.append(Problem("no-dice-for-the-deck-gun", "FP-GUN-4"))
    asked = s.die_again if s.phase == phases.GUN_DIE else i64(0)
    if not 0 <= asked <= 1 or s.rerolled > 3 or (s.phase == phases.GUN_KEEP and s.rerolled == 3):
        found.append(Problem("no-die-to-roll-again", "FP-SPEC-DRIV-2"))
    return found


def _command_problems(s: FlashpointState) -> list[Problem]:
    """FP-SPEC-CAPT-6: a command that waits for its answer could be given."""
    if s.phase != phases.CONSENT:
        return [Problem("a-command-that-nobody-answers", "FP-SPEC-CAPT-6")] if s.asked else []
    if not s.rules.consent or not _could_be_given(s, s.asked):
        return [Problem("a-command-that-cannot-be-given", "FP-SPEC-CAPT-6")]
    return []


def _could_be_given(s: FlashpointState, asked: i64) -> bool:
    if not codes.is_command(asked):
        return False
    seat, verb, way = codes.commanded(asked), codes.verb_of(asked), codes.way_of(asked)
    if command.refused(s, seat, verb, way) != 0:
        return False
    after = s.copy()
    command.do(after, asked, None)
    return escape.refused(s, after) == 0
