"""What is impossible about a step that waits for an answer: nothing to answer, nobody to ask."""

from mypy_extensions import i64

from tocsin.core.facts import Problem
from tocsin.games.flashpoint.actions import command, drive, ride
from tocsin.games.flashpoint.face.naming import (
    cell_problem,
    phase_problem,
    seat_problem,
)
from tocsin.games.flashpoint.rules import escape, hazmat, knockdown, poi
from tocsin.games.flashpoint.table import codes, marks, phases, specialists
from tocsin.games.flashpoint.table.state import FlashpointState


def find_step_problems(s: FlashpointState) -> list[Problem]:
    """A step that waits for something must have it."""
    found: list[Problem] = []
    if not _is_played(s):
        found.append(phase_problem(s, "step-not-in-play", "FP-MOD-1"))
    found += _marker_problems(s) + _fire_problems(s)
    if s.phase == phases.REPLENISH and not poi.is_poi_missing(s):
        found.append(Problem("no-poi-to-bring", "FP-POI-1"))
    on_engine = drive.is_on_engine(s, s.cell_of(s.seat))
    if s.may_change_crew and (not s.rules.crew_change or not on_engine or not _is_fresh(s)):
        found.append(Problem("crew-change-away-from-the-engine", "FP-CREW-2"))
    if s.fallen >> s.players or s.riders >> s.players or s.refusers >> s.players:
        found.append(Problem("seats-that-do-not-exist", "FP-COMP-11"))
    is_early = s.phase < phases.ROLL and s.stage() < phases.ROLL
    if (s.fallen and is_early) or (s.phase == phases.RECOVER and not s.fallen):
        found.append(Problem("nobody-to-recover", "FP-KD-1"))
    if s.phase == phases.ACT and s.ap + s.free == 0 and not s.extended:
        found.append(phase_problem(s, "no-points-left", "FP-TURN-4"))
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


def _is_fresh(s: FlashpointState) -> bool:
    """FP-CREW-2: has the active firefighter all the points of a turn that has just begun?"""
    role = s.role_of(s.seat)
    return s.ap >= s.cards.points[role] and s.free == s.cards.free_points[role]


def _is_played(s: FlashpointState) -> bool:
    """FP-MOD-1, FP-MOD-2, FP-VAR-2: does this way to play have such a phase at all?"""
    phase, rules = s.phase, s.rules
    if phase == phases.FIRST:
        return s.players > 1
    if phase <= phases.BLAST_FAMILY:
        return _is_blast_played(s)
    if phase in (phases.HAZMATS, phases.HEAT):
        return (rules.hazmats if phase == phases.HAZMATS else rules.extra_hot_spots) > 0
    if phase == phases.POIS:
        return not rules.fixed_setup
    if phase in (phases.DEAL, phases.CHOOSE):
        is_open = rules.specialists and not s.game.options["specialists"]
        return is_open and rules.dealt == (phase == phases.DEAL)
    if phase in (phases.PARK, phases.RIDE):
        return rules.vehicles
    if phase == phases.CONSENT:
        return rules.consent and rules.specialists
    if phases.GUN_ROLL <= phase <= phases.GUN_DIE:
        return rules.deck_gun
    if phase == phases.EXPLODE:
        return rules.hazmats > 0 or rules.just_in_case
    return phase != phases.AFTERMATH or rules.just_in_case


def _is_blast_played(s: FlashpointState) -> bool:
    """FP-SETUP-3, FP-SETUP-9, FP-SETUP-11, FP-ASET-7: which explosions the set-up has."""
    rules = s.rules
    if rules.fixed_setup:
        return False
    if s.phase == phases.BLAST_FAMILY:
        return rules.random_setup or rules.first_by_roll
    if rules.random_setup:
        return False
    if s.phase == phases.BLAST_BLACK:
        return not rules.first_by_roll
    return s.phase != phases.BLAST_LAST or rules.blasts > 3


def _marker_problems(s: FlashpointState) -> list[Problem]:
    """FP-MOVE-9, FP-LOST-2, FP-POI-4, FP-VAR-2: the marker that is turned, and those that were."""
    found: list[Problem] = []
    turns = s.phase in (phases.REVEAL, phases.LOSS, phases.UNVEIL)
    if turns and (s.target < 0 or not s.has(marks.POI, s.target)):
        found.append(Problem("nothing-to-turn-over", "FP-MOVE-9"))
    elif s.phase == phases.LOSS and s.stage() == s.phase and s.target != knockdown.burning_poi(s):
        found.append(cell_problem(s, "another-marker-comes-first", "FP-LOST-2", s.target))
    elif s.phase in (phases.REVEAL, phases.UNVEIL) and not s.is_manned(s.target):
        # FP-SPEC-IMAG-1: a marker is named from afar; an expansion has its own ways to do that.
        is_seen = s.phase == phases.REVEAL and s.role_of(s.seat) == specialists.IMAGING
        if not is_seen and not s.extended:
            found.append(cell_problem(s, "nobody-turns-it-over", "FP-MOVE-9", s.target))
    alarms = s.cells_marked(marks.ALARM)
    for cell in alarms:
        if not s.board.is_building(cell):
            found.append(cell_problem(s, "poi-outside", "FP-INV-6", cell))
    if alarms and (len(alarms) > s.alarms_lost or not s.rules.just_in_case):
        found.append(Problem("no-false-alarm-to-explode", "FP-VAR-2"))
    return found


def _fire_problems(s: FlashpointState) -> list[Problem]:
    """FP-HAZ-3, FP-HOT-1, FP-KD-1, FP-VAR-2b: what the steps of the fire phase wait for."""
    found: list[Problem] = []
    if s.phase == phases.EXPLODE and hazmat.only_due(s) != -2:
        found.append(Problem("no-hazmat-to-explode", "FP-HAZ-3"))
    if s.phase == phases.AFTERMATH:
        if len(s.cells_marked(marks.ALARM)) < 2 or knockdown.burning_poi(s) >= 0:
            found.append(phase_problem(s, "nothing-to-choose", "FP-VAR-2b"))
    if (s.ignites or s.ignited) and s.phase not in (phases.OVER, phases.LOSS, phases.REVEAL):
        # An expansion may have taken the floor away under it.
        is_hot = s.target >= 0 and (s.has(marks.HOT, s.target) or s.extended)
        # What is rolled after an ignition may be another cell.
        is_rolled = s.target >= 0 and s.ignites == 0 and s.phase != phases.ROLL
        if not s.rules.hot_spots or not (is_hot or is_rolled):
            found.append(Problem("nothing-ignites", "FP-HOT-1"))
    elif s.phase == phases.ROLL and s.target >= 0:
        found.append(Problem("nothing-ignites", "FP-HOT-1"))
    for seat in range(s.players):
        if (s.fallen >> seat) & 1 and not s.extended and s.cell_of(seat) >= 0:
            if not s.burns(s.cell_of(seat)):
                found.append(seat_problem("nobody-fell-there", "FP-KD-1", seat))
    return found


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
    """FP-SPEC-CAPT-3, FP-SPEC-CAPT-6: only a captain commands, and what could be commanded."""
    is_captain = s.role_of(s.seat) == specialists.CAPTAIN
    if s.phase != phases.OVER and (s.cafs_spent or s.refusers) and not is_captain:
        return [seat_problem("no-captain-acts", "FP-SPEC-CAPT-3", s.seat)]
    if s.refusers and (not s.rules.consent or (s.refusers >> s.seat) & 1):
        return [seat_problem("no-captain-acts", "FP-SPEC-CAPT-6", s.seat)]
    for seat in range(s.players):
        # Nobody who stands on fire is asked, and nobody gets there who declined.
        if (s.refusers >> seat) & 1 and s.stage() < phases.ROLL and command.must_obey(s, seat):
            return [seat_problem("declined-and-must-obey", "FP-SPEC-CAPT-6", seat)]
    if s.phase != phases.CONSENT:
        return [Problem("a-command-that-nobody-answers", "FP-SPEC-CAPT-6")] if s.asked else []
    if not s.rules.consent or not _could_be_given(s, s.asked):
        return [Problem("a-command-that-cannot-be-given", "FP-SPEC-CAPT-6")]
    return []


def _could_be_given(s: FlashpointState, asked: i64) -> bool:
    if not codes.is_command(asked):
        return False
    seat, verb, way = codes.commanded(asked), codes.verb_of(asked), codes.way_of(asked)
    if command.refused(s, seat, verb, way) != 0 or not command.must_ask(s, asked):
        return False
    after = s.copy()
    command.do(after, asked, None)
    return escape.refused(s, after) == 0
