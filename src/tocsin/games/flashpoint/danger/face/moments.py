"""What must hold in each phase on boards of the expansion: rows of `flashpoint.face.moments`.

Explosions can be interrupted here, and then remember what the fire phase, or a set-up, knew before.
What the expansion's own field remembers in which phase stands in `OWN_WORDS`.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Problem
from tocsin.games.flashpoint.danger.face import position_text
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.face import moments as base
from tocsin.games.flashpoint.face.moments import Moment
from tocsin.games.flashpoint.table import phases

# XD-KO-2: whoever is down stays so until the last step; FP-VAR-2b: false alarms wait as well.
_FIRE: Final = "ignites ignited fallen spared target alarm"
# XD-SETUP-7: an explosion of the set-up.
_BLAST: Final = "left black"
_TURN: Final = "cafs refusers"
_OTHERS: Final[list[Moment]] = [
    Moment(phases.BLAST_LAST, "FP-ASET-7", must="left"),
    Moment(phases.REVEAL, "FP-MOVE-9", must="target", may=f"{_FIRE} {_TURN}", points=True),
    Moment(phases.ROLL, "FP-FIRE-A1", may="ignited target fallen"),
    Moment(phases.EXPLODE, "FP-HAZ-3", may=_FIRE),
    Moment(phases.LOSS, "FP-LOST-2", must="target", may=_FIRE),
    Moment(danger_phases.JAM, "XD-FDOOR-3", may=f"{_FIRE} {_BLAST}"),
    Moment(danger_phases.SPILL, "XD-CHEM-4", may=f"{_FIRE} {_BLAST}"),
    Moment(danger_phases.DODGING, "XD-SPEC-1", may=_FIRE),
    Moment(danger_phases.EMBARK, "XD-PLAT-4", may=f"riders {_TURN}", points=True),
    Moment(danger_phases.ALIGHT, "XD-PLAT-4", may=f"riders boarding {_TURN}", points=True),
    Moment(danger_phases.REST, "XD-PLAT-4", may=_TURN, points=True),
]


def _merge() -> list[Moment]:
    replaced = [moment.phase for moment in _OTHERS]
    return [*(row for row in base.MOMENTS if row.phase not in replaced), *_OTHERS]


MOMENTS: Final[list[Moment]] = _merge()

# What an interrupted explosion remembers, and the phases in which one can be interrupted.
INTERRUPTED: Final = ("knock", "due", "trail", "laid", "resume", "first", "aim")
_INTERRUPTING: Final[list[i64]] = [danger_phases.JAM, danger_phases.SPILL]
_MAYBE_INTERRUPTING: Final[list[i64]] = [danger_phases.DODGING, phases.LOSS, phases.REVEAL]


def find_own_moment_problems(s: DangerState) -> list[Problem]:
    """XD-SEQ-3: an explosion remembers what is due while something interrupts it, and only then.

    One of the set-up knows nothing of a fire phase, and the other way round.
    """
    if s.phase in _INTERRUPTING or (s.phase in _MAYBE_INTERRUPTING and s.resume):
        fits = s.resume == phases.ROLL or phases.BLAST_BLACK <= s.resume <= phases.BLAST_FAMILY
        if not fits or (s.resume == phases.ROLL) != (s.turn > 0):
            return [Problem("nothing-is-interrupted", "XD-SEQ-3", {"phase": _name(s)})]
        others = _BLAST if s.resume == phases.ROLL else _FIRE
        return [
            _out_of_step(s, word) for word in base.words_remembered(s) if word in others.split()
        ]
    found: list[Problem] = []
    for word in position_text.words_written(s):
        # XD-SPEC-1: who dodges from the fire may find something, too.
        is_aim = word == "aim" and s.phase == phases.REVEAL and s.dodging != 0
        if word in INTERRUPTED and not is_aim:
            found.append(_out_of_step(s, word))
    return found


def _out_of_step(s: DangerState, word: str) -> Problem:
    return Problem("remembered-out-of-step", "XD-SEQ-3", {"word": word, "phase": _name(s)})


def _name(s: DangerState) -> str:
    return s.hooks.phases[s.phase]
