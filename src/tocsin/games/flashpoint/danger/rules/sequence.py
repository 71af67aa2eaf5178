"""The order of things in and after an explosion (XD-SEQ).

An explosion is its directions with their shockwaves, then its floor effect. What it makes due is
resolved before anything that was due earlier: hazmats that fell through a floor, cells under holes,
objects. Wherever dice or a face-down marker have to speak, the sequence stops and goes on later.
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.rules import doors, harm, objects, spill
from tocsin.games.flashpoint.danger.table import due, state
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import due as base_due


def settle(s: DangerState, journal: Journal | None) -> i64:
    """XD-SEQ-3: go on until nothing is due; else who or what must speak first (see `due`)."""
    while not s.has_ended():
        if s.dodging and harm.must_ask_dodger(s, journal):
            return due.DODGE
        if doors.settle_known_knocks(s, journal):
            return due.JAM
        cell = harm.doomed_poi(s)
        if cell >= 0:
            s.aim = s.target
            s.target = cell
            return due.LOSS
        if s.trail_n > 0:
            if spill.run_spill(s, journal):
                return due.SPILL
            continue
        if s.due_n == 0:
            break
        resolve(s, s.next_due(), journal)
    return base_due.NOTHING


def resolve(s: DangerState, item: i64, journal: Journal | None) -> None:
    """One thing that was due: an object, or an explosion in a cell or from a hole."""
    if state.OBJECT <= item < state.SECOND:
        objects.go_off(s, item - state.OBJECT, journal)
    else:
        objects.blast_from(s, item % 1000, -1, journal)
