"""What must hold in each phase: one row for each, from which whatever does not fit is named.

A row says what an unfinished step may remember (the words of `step_text`), what it must remember,
and whether points are left in it. Whether the phase belongs to this way to play at all, and whether
what it waits for is there, is asked in `step_problems` and `setup_problems`. An expansion has rows
of its own for its phases and for those of the base game in which it remembers more.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Problem
from tocsin.games.flashpoint.face import step_text
from tocsin.games.flashpoint.table import phases, pieces, results
from tocsin.games.flashpoint.table.state import FlashpointState

# Every turn has two plies at least and a play 100,000 at most, so no play gets beyond this turn.
TURNS_MAX: Final = 50_000


class Moment:
    """One phase: the words that may and that must be remembered in it, and are points left?"""

    def __init__(
        self, phase: i64, rule: str, must: str = "", may: str = "", points: bool = False
    ) -> None:
        self.phase = phase
        self.rule = rule
        self.must = must.split()
        self.may = [*self.must, *may.split()]
        self.points = points


# FP-SPEC-CAPT-3, FP-SPEC-CAPT-6: what a captain's turn remembers in whatever step of phase 1.
_TURN: Final = "cafs refusers"
MOMENTS: Final[list[Moment]] = [
    Moment(phases.FIRST, "FP-SETUP-7"),
    Moment(phases.BLAST_BLACK, "FP-ASET-4"),
    Moment(phases.BLAST_BOTH, "FP-ASET-5"),
    Moment(phases.BLAST_RED, "FP-ASET-6", must="black"),
    Moment(phases.BLAST_LAST, "FP-ASET-7"),
    Moment(phases.BLAST_FAMILY, "FP-SETUP-9", must="left"),
    Moment(phases.HAZMATS, "FP-ASET-8b", must="left"),
    Moment(phases.POIS, "FP-ASET-9", must="left"),
    Moment(phases.DEAL, "FP-ASET-10"),
    Moment(phases.CHOOSE, "FP-ASET-10"),
    Moment(phases.HEAT, "FP-ASET-11", must="left"),
    Moment(phases.STAND, "FP-SETUP-6"),
    Moment(phases.PARK, "FP-ASET-14", may="vehicle"),
    Moment(phases.ACT, "FP-TURN-2", may=f"fresh {_TURN}", points=True),
    Moment(phases.REVEAL, "FP-MOVE-9", must="target", may=_TURN, points=True),
    Moment(phases.CONSENT, "FP-SPEC-CAPT-6", must="asked", may=f"fresh {_TURN}", points=True),
    Moment(
        phases.RIDE,
        "FP-VEH-6",
        must="from left",
        may=f"vehicle riders boarding {_TURN}",
        points=True,
    ),
    Moment(phases.GUN_ROLL, "FP-GUN-4", may=_TURN, points=True),
    Moment(
        phases.GUN_KEEP,
        "FP-SPEC-DRIV-2",
        must="red black",
        may=f"rerolled left {_TURN}",
        points=True,
    ),
    Moment(
        phases.GUN_DIE,
        "FP-SPEC-DRIV-2",
        must="red black rerolled",
        may=f"left {_TURN}",
        points=True,
    ),
    Moment(phases.ROLL, "FP-FIRE-A1", may="ignited target"),
    Moment(phases.EXPLODE, "FP-HAZ-3", may="ignites ignited target alarm spared"),
    Moment(phases.RECOVER, "FP-KD-3", must="fallen", may="alarm spared"),
    Moment(phases.LOSS, "FP-LOST-2", must="target", may="alarm spared"),
    Moment(phases.AFTERMATH, "FP-VAR-2b", must="alarm", may="spared"),
    Moment(phases.REPLENISH, "FP-POI-1"),
    Moment(phases.UNVEIL, "FP-POI-4", must="target"),
]


def words_remembered(s: FlashpointState) -> list[str]:
    """The words that the unfinished step has something to say for."""
    text = step_text.write(s)
    return [] if text == "-" else [word.partition("=")[0] for word in text.split(";")]


def find_moment_problems(s: FlashpointState, moments: list[Moment]) -> list[Problem]:
    """What is remembered, how many points there are, and which turn it is fit the phase."""
    found = _turn_problems(s)
    if s.phase == phases.OVER:
        return found + _ending_problems(s)
    for moment in moments:
        if moment.phase == s.phase:
            found += _row_problems(s, moment)
    return found


def _row_problems(s: FlashpointState, moment: Moment) -> list[Problem]:
    found: list[Problem] = []
    phase = s.hooks.phases[s.phase]
    words = words_remembered(s)
    for word in words:
        if word not in moment.may:
            facts = {"word": word, "phase": phase}
            found.append(Problem("remembered-out-of-step", moment.rule, {**facts}))
    for word in moment.must:
        if word not in words:
            facts = {"word": word, "phase": phase}
            found.append(Problem("step-does-not-remember", moment.rule, {**facts}))
    if not moment.points and s.ap + s.free > 0:
        found.append(Problem("points-out-of-step", "FP-AP-7", {"phase": phase}))
    return found


def _turn_problems(s: FlashpointState) -> list[Problem]:
    """FP-TURN-1: turns count from one, once the set-up is done."""
    if s.turn > TURNS_MAX:
        return [Problem("turn-too-late", "FP-TURN-1", {"turn": int(s.turn)})]
    if s.turn == 0 and s.stage() >= phases.ACT and s.phase != phases.OVER:
        return [Problem("turn-not-begun", "FP-TURN-1", {"turn": 0})]
    return []


def _ending_problems(s: FlashpointState) -> list[Problem]:
    """FP-END: what was rescued, lost and damaged brings about this ending and no other."""
    fits = True
    collapsed = s.damage >= pieces.DAMAGE_MAX
    kept = s.rules.play_on and s.rescued >= pieces.GOAL
    if s.ending == results.VICTORY:
        fits = s.rescued == pieces.GOAL and not s.rules.play_on and not collapsed
    elif s.ending == results.PERFECT:
        fits = s.rules.play_on and s.rescued == pieces.VICTIMS and not collapsed
    elif s.ending == results.VICTORY_KEPT:
        fits = kept and (collapsed or s.rescued + s.lost == pieces.VICTIMS)
    elif s.ending == results.COLLAPSE:
        fits = collapsed and s.rescued < pieces.GOAL
    elif s.ending == results.VICTIMS_LOST:
        fits = s.lost >= pieces.LOST_MAX and not collapsed
    else:
        fits = not collapsed
    if collapsed and (s.victims or s.face_down):
        fits = False
    if fits and (collapsed or s.buried == 0):
        return []
    ending = s.hooks.endings[s.ending]
    return [Problem("ending-does-not-fit", s.hooks.ending_rules[s.ending], {"ending": ending})]
