"""Sitting down and getting up: what of it is written in the log of a table."""

from __future__ import annotations

from tocsin.bots.registry import usual_bot
from tocsin.tables.log.deciding import Decision
from tocsin.tables.log.entries import SeatChanged, salted
from tocsin.tables.moves.moving import start_play
from tocsin.tables.refusing import refuse
from tocsin.tables.room import Room

SALT_BYTES = 8


def decide_sitting(room: Room, session: str, role: str, name: str) -> list[Decision]:
    """A person takes a seat; the last one who was missing lets the play begin."""
    table = room.table
    if table.phase == "closed":
        raise refuse("table-closed")
    if not role.startswith("seat:"):
        return []
    chair = table.chairs[int(role[5:])]
    if chair.kind == "computer":
        raise refuse("seat-taken")
    if chair.kind == "person":
        # Whoever has the link of the seat sits there already, on another device.
        return []
    said = salted(room.around.randomness.bytes(SALT_BYTES), name)
    decisions = [Decision(chair.number, SeatChanged("sat"), said, session)]
    missing = [other for other in table.chairs if other.kind == "open" and other is not chair]
    if table.phase == "gathering" and not missing and table.head.dice != "fair":
        decisions += start_play(table)
    return decisions


def decide_leaving(room: Room, seat: int) -> list[Decision]:
    """A person gets up; while the play goes on a computer plays on, so that nobody is stuck."""
    table = room.table
    if table.chairs[seat].kind != "person":
        return []
    computer = usual_bot(table.game.id) if table.phase == "playing" else ""
    return [Decision(seat, SeatChanged("left", computer))]
