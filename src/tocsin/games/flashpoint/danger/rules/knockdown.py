"""Knocked down and lost at once: falling floors, toxic cells, folding ladders (XD-KO-2).

A firefighter is down from that moment; on which cell at the ambulance it is put is asked in the
last step of the fire phase, as for all who are knocked down, from whatever level (XD-KO-1,
XD-SEQ-6). Whoever may dodge (see `dodging`) is asked first, and victims in that cell wait for the
answer. A face-down marker is turned over before anything else happens.
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.rules import dodging
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import endings, events
from tocsin.games.flashpoint.table import marks, masks


def strike_all(s: DangerState, cell: i64, rule: str, journal: Journal | None) -> None:
    """XD-CHEM-7, XD-FLOOR-5: firefighters in the cell are knocked down, victims there are lost."""
    for seat in range(s.players):
        if s.cell_of(seat) == cell:
            strike(s, seat, rule, journal)
    lose_victims_unless_led(s, cell, rule, journal)


def strike(s: DangerState, seat: i64, rule: str, journal: Journal | None) -> None:
    """XD-KO-2: this one does not wait for the end of the phase; XD-SPEC-1: it may dodge."""
    if s.is_struck(seat):
        return
    if s.ruling.promo and dodging.may_dodge(s, seat):
        s.dodging |= bit(seat)
        return
    _go_down(s, seat, rule, journal)


def take_blow(s: DangerState, seat: i64, journal: Journal | None) -> None:
    """XD-SPEC-1, XD-KO-2: who does not dodge goes down; in fire, with the others at the end."""
    s.dodging &= ~bit(seat)
    if s.resume:
        cell = s.cell_of(seat)
        rule = blow_rule(s, cell)
        _go_down(s, seat, rule, journal)
        lose_victims_unless_led(s, cell, rule, journal)


def blow_rule(s: DangerState, cell: i64) -> str:
    """What strikes at once in this cell: the hole, the poison, or the ladder that folded."""
    if s.is_hole(cell):
        return "XD-FLOOR-5"
    return "XD-CHEM-7" if s.is_toxic(cell) else "XD-LADDER-9"


def must_ask(s: DangerState, journal: Journal | None) -> bool:
    """XD-SPEC-1: the first in turn order is asked; those without a way go down unasked."""
    while s.dodging and not s.has_ended():
        seat = s.first_of(s.dodging)
        if dodging.has_way(s, seat):
            return True
        take_blow(s, seat, journal)
    return False


def _go_down(s: DangerState, seat: i64, rule: str, journal: Journal | None) -> None:
    s.fallen |= bit(seat)
    events.tell_figure(s, "firefighter-knocked-down", rule, seat, s.cell_of(seat), journal)


def lose_victims_unless_led(s: DangerState, cell: i64, rule: str, journal: Journal | None) -> None:
    """XD-CHEM-7, XD-FLOOR-5: victims are lost, once nobody there may lead one away any more."""
    for seat in range(s.players):
        if (s.dodging >> seat) & 1 and s.cell_of(seat) == cell:
            return
    lose_victims(s, cell, rule, journal)


def lose_victims(s: DangerState, cell: i64, rule: str, journal: Journal | None) -> None:
    """FP-LOST-1: every victim in the cell, treated or not."""
    if s.victims == 0:
        return
    for kind in (marks.VICTIM, marks.TREATED):
        while s.has(kind, cell):
            s.take_thing(kind, cell)
            s.victims -= 1
            s.lost += 1
            _tell_lost(s, cell, rule, journal)
    endings.judge_loss(s, journal)


def doomed_poi(s: DangerState) -> i64:
    """XD-CHEM-7, XD-FLOOR-5: a face-down marker on a toxic cell or a hole, -1 if there is none."""
    for level in range(s.board.levels):
        base = 2 * level * marks.KINDS
        doomed = s.marks[base + marks.POI] & (
            s.marks[base + danger_marks.TOXIC] | s.marks[base + danger_marks.HOLE]
        )
        if doomed:
            return 128 * level + masks.lowest(doomed)
    return -1


def _tell_lost(s: DangerState, cell: i64, rule: str, journal: Journal | None) -> None:
    if journal is None:
        return
    facts: dict[str, int | str] = {"cell": s.board.names[cell], "lost": int(s.lost)}
    journal.tell("victim-lost", rule, facts)
