"""Harm that comes at once: falling floors and toxic cells (XD-CHEM-7, XD-FLOOR-5, XD-KO-2).

A firefighter is down from that moment; on which cell at the ambulance it is put is asked in the
last step of the fire phase, as for all who are knocked down. A face-down marker is turned over
before anything else happens.
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.bits import bit, lowest
from tocsin.games.flashpoint.board import HOLE, KINDS, POI, TOXIC, TREATED, VICTIM
from tocsin.games.flashpoint.danger.scene import DangerScene
from tocsin.games.flashpoint.endings import judge_loss


def strike_down(s: DangerScene, cell: i64, rule: str, journal: Journal | None) -> None:
    """Victims in the cell are lost, firefighters there are knocked down."""
    for seat in range(s.players):
        if s.crew[4 * seat] == cell:
            knock_down_now(s, seat, rule, journal)
    lose_victims_in(s, cell, rule, journal)


def knock_down_now(s: DangerScene, seat: i64, rule: str, journal: Journal | None) -> None:
    """XD-KO-2: this one does not wait for the end of the phase."""
    if (s.fallen >> seat) & 1:
        return
    s.fallen |= bit(seat)
    if journal is not None:
        cell = s.board.names[s.crew[4 * seat]]
        journal.tell("firefighter-knocked-down", rule, {"seat": int(seat), "cell": cell})


def lose_victims_in(s: DangerScene, cell: i64, rule: str, journal: Journal | None) -> None:
    """Every victim in the cell, treated or not."""
    if s.victims == 0:
        return
    for kind in (VICTIM, TREATED):
        while s.has(kind, cell):
            s.take_thing(kind, cell)
            s.victims -= 1
            s.lost += 1
            if journal is not None:
                facts: dict[str, int | str] = {"cell": s.board.names[cell], "lost": int(s.lost)}
                journal.tell("victim-lost", rule, facts)
    judge_loss(s, journal)


def doomed_poi(s: DangerScene) -> i64:
    """XD-CHEM-7, XD-FLOOR-5: a face-down marker on a toxic cell or a hole, -1 if there is none."""
    for level in range(s.board.levels):
        base = 2 * level * KINDS
        doomed = s.marks[base + POI] & (s.marks[base + TOXIC] | s.marks[base + HOLE])
        if doomed:
            return 128 * level + lowest(doomed)
    return -1
