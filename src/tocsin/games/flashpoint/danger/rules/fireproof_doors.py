"""Fireproof doors: whether a blast jams them, and how jams come off (XD-FDOOR).

XD-FDOOR-2: any explosion or shockwave counts, of whatever phase. XD-FDOOR-8: for water, flashover
and people it is a door like any other, closed or open (see `table.barriers`).
"""

from typing import Final

from mypy_extensions import i64, u8

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import events
from tocsin.games.flashpoint.table import barriers

# XD-FDOOR-3: from this face on the door jams.
JAMS_FROM: Final[i64] = 4


def needs_die(s: DangerState, journal: Journal | None) -> bool:
    """XD-FDOOR-4, XD-FDOOR-7: jammed doors take one more token each; is there one to roll for?"""
    while len(s.doors_struck) > 0:
        edge = s.doors_struck[0]
        barrier = i64(s.edges[edge])
        if barrier in (danger_barriers.FIREPROOF, danger_barriers.FIREPROOF_OPEN):
            return True
        s.take_struck_door()
        if danger_barriers.is_jammed(barrier):
            _jam(s, edge, "XD-FDOOR-4", journal)
    return False


def roll(s: DangerState, face: i64, journal: Journal | None) -> None:
    """XD-FDOOR-3, XD-FDOOR-6: 4 to 6 jam the door as it stands."""
    edge = s.take_struck_door()
    is_open = i64(s.edges[edge]) == danger_barriers.FIREPROOF_OPEN
    rule = "XD-FDOOR-6" if is_open else "XD-FDOOR-3"
    _tell_held(s, edge, face, rule, journal)
    if face >= JAMS_FROM:
        _jam(s, edge, rule, journal)


def _jam(s: DangerState, edge: i64, rule: str, journal: Journal | None) -> None:
    """XD-GEN-7: one token, if one is left."""
    if s.jams_used() >= s.ruling.jams_max:
        return
    barrier = i64(s.edges[edge])
    if barrier == danger_barriers.FIREPROOF:
        s.set_edge(edge, danger_barriers.JAMMED)
    elif barrier == danger_barriers.FIREPROOF_OPEN:
        s.set_edge(edge, danger_barriers.JAMMED_OPEN)
    s.jam_tokens[edge] = u8(i64(s.jam_tokens[edge]) + 1)
    _tell_jams(s, "door-jammed", rule, edge, journal)


def loosen(s: DangerState, edge: i64, journal: Journal | None) -> None:
    """XD-FDOOR-5: one token off; with the last one the door is gone for good."""
    events.tell_struck(s, "jam-chopped", "XD-FDOOR-5", s.seat, edge, journal)
    left = i64(s.jam_tokens[edge]) - 1
    s.jam_tokens[edge] = u8(left)
    if left == 0:
        s.set_edge(edge, barriers.GONE)
    _tell_jams(s, "jam-removed" if left else "jammed-door-removed", "XD-FDOOR-5", edge, journal)


def _tell_held(s: DangerState, edge: i64, face: i64, rule: str, journal: Journal | None) -> None:
    if journal is None:
        return
    facts: dict[str, int | str] = {"edge": s.board.edge_names[edge], "face": int(face)}
    journal.tell("fireproof-door-held", rule, facts)


def _tell_jams(s: DangerState, code: str, rule: str, edge: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    facts: dict[str, int | str] = {"edge": s.board.edge_names[edge], "jams": int(s.jams(edge))}
    journal.tell(code, rule, facts)
