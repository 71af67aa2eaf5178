"""Harm that comes at once: falling floors and toxic cells (XD-CHEM-7, XD-FLOOR-5, XD-KO-2).

A firefighter is down from that moment; on which cell at the ambulance it is put is asked in the
last step of the fire phase, as for all who are knocked down. Whoever may dodge (see `dodge`) is
asked first, and victims in that cell wait for the answer. A face-down marker is turned over
before anything else happens.
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.actions import dodge
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import endings
from tocsin.games.flashpoint.table import marks, masks


def strike_down(s: DangerState, cell: i64, rule: str, journal: Journal | None) -> None:
    """Victims in the cell are lost, firefighters there are knocked down."""
    for seat in range(s.players):
        if s.cell_of(seat) == cell:
            knock_down_now(s, seat, rule, journal)
    empty_struck_cell(s, cell, rule, journal)


def knock_down_now(s: DangerState, seat: i64, rule: str, journal: Journal | None) -> None:
    """XD-KO-2: this one does not wait for the end of the phase; XD-SPEC-1: it may dodge."""
    if s.is_struck(seat):
        return
    if s.ruling.promo and dodge.may_dodge(s, seat):
        s.dodging |= bit(seat)
        return
    _go_down(s, seat, rule, journal)


def take_blow(s: DangerState, seat: i64, journal: Journal | None) -> None:
    """XD-SPEC-1, XD-KO-2: who does not dodge goes down; in fire, with the others at the end."""
    s.dodging &= ~bit(seat)
    if s.resume:
        cell = s.cell_of(seat)
        _go_down(s, seat, blow_rule(s, cell), journal)
        empty_struck_cell(s, cell, blow_rule(s, cell), journal)


def blow_rule(s: DangerState, cell: i64) -> str:
    """What strikes at once in this cell: the hole, the poison, or the ladder that folded."""
    if s.has(danger_marks.HOLE, cell):
        return "XD-FLOOR-5"
    return "XD-CHEM-7" if s.has(danger_marks.TOXIC, cell) else "XD-LADDER-9"


def empty_struck_cell(s: DangerState, cell: i64, rule: str, journal: Journal | None) -> None:
    """XD-CHEM-7, XD-FLOOR-5: victims are lost, once nobody there may lead one away any more."""
    for seat in range(s.players):
        if (s.dodging >> seat) & 1 and s.cell_of(seat) == cell:
            return
    lose_victims_in(s, cell, rule, journal)


def must_ask_dodger(s: DangerState, journal: Journal | None) -> bool:
    """XD-SPEC-1: the first in turn order is asked; those without a way go down unasked."""
    while s.dodging and not s.has_ended():
        seat = s.first_of(s.dodging)
        if dodge.has_dodge(s, seat):
            return True
        take_blow(s, seat, journal)
    return False


def _go_down(s: DangerState, seat: i64, rule: str, journal: Journal | None) -> None:
    s.fallen |= bit(seat)
    if journal is not None:
        cell = s.board.names[s.cell_of(seat)]
        journal.tell("firefighter-knocked-down", rule, {"seat": int(seat), "cell": cell})


def lose_victims_in(s: DangerState, cell: i64, rule: str, journal: Journal | None) -> None:
    """Every victim in the cell, treated or not."""
    if s.victims == 0:
        return
    for kind in (marks.VICTIM, marks.TREATED):
        while s.has(kind, cell):
            s.take_thing(kind, cell)
            s.victims -= 1
            s.lost += 1
            if journal is not None:
                facts: dict[str, int | str] = {"cell": s.board.names[cell], "lost": int(s.lost)}
                journal.tell("victim-lost", rule, facts)
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
