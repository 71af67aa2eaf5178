"""Opening and closing doors and windows (FP-DOOR, XD-WIN), by anybody or on command."""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.table import barriers
from tocsin.games.flashpoint.table.state import FlashpointState


def turn_door(
    s: FlashpointState, seat: i64, way: i64, opens: bool, journal: Journal | None
) -> None:
    """FP-DOOR-1: turn a door marker that borders the firefighter's cell, from either side."""
    edge = s.board.edge_beside(s.cell_of(seat), way)
    barrier = i64(s.edges[edge])
    s.set_edge(edge, barrier + 1 if opens else barrier - 1)
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(seat), "edge": s.board.edge_names[edge]}
        if barriers.is_window(barrier):
            journal.tell("window-opened" if opens else "window-closed", "XD-WIN-2", facts)
        else:
            journal.tell("door-opened" if opens else "door-closed", "FP-DOOR-1", facts)
