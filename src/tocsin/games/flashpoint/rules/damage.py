"""Damage to walls and the loss of doors (FP-ADJ-4, FP-CHOP-4, FP-END-2), whoever causes it."""

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.rules import endings, events
from tocsin.games.flashpoint.table import barriers, pieces
from tocsin.games.flashpoint.table.state import FlashpointState


def damage_wall(s: FlashpointState, edge: i64, rule: str, journal: Journal | None) -> None:
    """FP-ADJ-4: one more marker on a wall that stands; the 24th brings the building down."""
    barrier = barriers.weakened(i64(s.edges[edge]))
    s.set_edge(edge, barrier)
    s.damage += 1
    _tell(s, edge, barrier, rule, journal)
    if s.damage >= pieces.DAMAGE_MAX:
        endings.collapse(s, journal)


def remove_door(s: FlashpointState, edge: i64, rule: str, journal: Journal | None) -> None:
    """FP-BOARD-3: the marker is gone for good and the doorway counts as a destroyed wall."""
    s.set_edge(edge, barriers.GONE)
    events.tell_edge(s, "door-blown-away", rule, edge, journal)


def _tell(s: FlashpointState, edge: i64, barrier: i64, rule: str, journal: Journal | None) -> None:
    if journal is None:
        return
    word = "wall-damaged" if barrier == barriers.DAMAGED else "wall-destroyed"
    facts: dict[str, Arg] = {
        "edge": s.board.edge_names[edge],
        "damage": int(barriers.markers_on(barrier)),
        "total": int(s.damage),
    }
    journal.tell(word, rule, facts)
