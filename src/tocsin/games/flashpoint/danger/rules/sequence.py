"""The order of things in and after an explosion (XD-SEQ).

An explosion is its directions with their shockwaves, then its floor effect. What it makes due is
resolved before anything that was due earlier: hazmats that fell through a floor, cells under holes,
objects. Wherever dice or a face-down marker have to speak, the sequence stops and goes on later.
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.core.seats import CHANCE
from tocsin.games.flashpoint.danger.rules import doors, harm, objects, spill
from tocsin.games.flashpoint.danger.table import state
from tocsin.games.flashpoint.danger.table.state import DangerScene
from tocsin.games.flashpoint.table import phases


def is_settled(s: DangerScene, journal: Journal | None) -> bool:
    """XD-SEQ-3: go on until nothing is due; False where somebody or chance must speak first."""
    while s.phase != phases.OVER:
        if s.dodging and harm.must_ask_dodger(s, journal):
            return False
        if doors.settle_known_knocks(s, journal):
            return _wait(s, phases.JAM)
        cell = harm.doomed_poi(s)
        if cell >= 0:
            s.aim = s.target
            s.target = cell
            return _wait(s, phases.LOSS)
        if s.trail_n > 0:
            if spill.run_spill(s, journal):
                return _wait(s, phases.SPILL)
            continue
        if s.due_n == 0:
            return True
        resolve(s, s.next_due(), journal)
    return False


def _wait(s: DangerScene, phase: i64) -> bool:
    s.phase = phase
    s.actor = CHANCE
    return False


def resolve(s: DangerScene, item: i64, journal: Journal | None) -> None:
    """One thing that was due: an object, or an explosion in a cell or from a hole."""
    if state.OBJECT <= item < state.SECOND:
        objects.go_off(s, item - state.OBJECT, journal)
    else:
        objects.blast_from(s, item % 1000, -1, journal)
