"""Opening and closing doors (FP-DOOR), by the active firefighter or on the captain's command."""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.barriers import CLOSED, OPEN
from tocsin.games.flashpoint.scene import Scene


def turn_door(s: Scene, seat: i64, way: i64, opens: bool, journal: Journal | None) -> None:
    """FP-DOOR-1: turn a door marker that borders the firefighter's cell, from either side."""
    edge = s.board.edge_at[8 * s.crew[4 * seat] + way]
    s.set_edge(edge, OPEN if opens else CLOSED)
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(seat), "edge": s.board.edge_names[edge]}
        journal.tell("door-opened" if opens else "door-closed", "FP-DOOR-1", facts)
