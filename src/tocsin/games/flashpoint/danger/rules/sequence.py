"""The order of things in and after an explosion (XD-SEQ).

An explosion is its directions with their shockwaves, then its floor effect. What it makes due is
resolved before anything that was due earlier: hazmats that fell through a floor, cells under holes,
objects. Wherever dice or a face-down marker have to speak, the sequence stops and goes on later.
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.rules import (
    explosion,
    fireproof_doors,
    knockdown,
    objects,
    spill,
)
from tocsin.games.flashpoint.danger.table import due, queue
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import due as base_due


def resolve_due(s: DangerState, journal: Journal | None) -> i64:
    """XD-SEQ-3: go on until nothing is due; else who or what must speak first (see `due`)."""
    while not s.has_ended():
        if s.dodging and knockdown.must_ask(s, journal):
            return due.DODGE
        if fireproof_doors.needs_die(s, journal):
            return due.JAM
        cell = knockdown.doomed_poi(s)
        if cell >= 0:
            s.rolled_target = s.target
            s.target = cell
            return due.LOSS
        if len(s.trail) > 0:
            if spill.run(s, journal):
                return due.SPILL
            continue
        if len(s.queue) == 0:
            break
        _resolve(s, s.take_due(), journal)
    return base_due.NOTHING


def _resolve(s: DangerState, item: i64, journal: Journal | None) -> None:
    """One thing that was due: an object, or an explosion in a cell or from a hole."""
    kind = queue.kind_of(item)
    if kind == queue.OBJECT:
        objects.go_off(s, queue.subject_of(item), journal)
    else:
        explosion.explode(s, queue.subject_of(item), -1, _rule_of(kind), journal)


def _rule_of(kind: i64) -> str:
    """The rule that makes a cell explode which was due."""
    if kind == queue.FROM_HOLE:
        return "XD-FLOOR-6"
    return "XD-FLOOR-11" if kind == queue.BELOW else "XD-OBJ-10"
