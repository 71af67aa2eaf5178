"""Undo at a table: at once where it is free, else when all people agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tocsin.core.seats import CHANCE
from tocsin.tables.log.deciding import Decision
from tocsin.tables.log.entries import Answered, Undone, Wished
from tocsin.tables.moves import undoing
from tocsin.tables.moves.moving import check_fresh, check_seat
from tocsin.tables.people.seating import key_of
from tocsin.tables.refusing import refuse

if TYPE_CHECKING:
    from tocsin.tables.people.guests import Guest
    from tocsin.tables.room import Room
    from tocsin.tables.table import Choice
    from tocsin.wire import orders


def undo(room: Room, guest: Guest, order: orders.TakeBack) -> None:
    """Take back the last choice, or ask the table for it."""
    table = room.table
    check_seat(table, guest, order.seat)
    if table.phase not in ("playing", "over"):
        raise refuse("table-closed")
    if table.opened:
        # The seed is known to all: nothing that is rolled from it now would be fair.
        raise refuse("over")
    check_fresh(table, order.seen)
    choice = _choice(room, order.seat)
    id = key_of(guest, order.id)
    back = Decision(order.seat, Undone(choice.ply, choice.text, id))
    if undoing.is_free(table, choice, order.seat):
        room.commit_order(guest, order.id, back)
        return
    if table.wish is not None:
        raise refuse("needs-consent")
    waiting = [
        chair.number
        for chair in table.owners
        if chair.number != order.seat and chair.number not in guest.rights.seats
    ]
    asked = Decision(order.seat, Wished(choice.ply, choice.text, waiting, id))
    if waiting:
        room.commit_order(guest, order.id, asked)
    else:
        # Nobody else is there to agree, and the log shows that it was asked.
        agreed = Decision(order.seat, Undone(choice.ply, choice.text))
        room.commit_order(guest, order.id, asked, agreed)


def answer(room: Room, guest: Guest, order: orders.Answer) -> None:
    """A seat agrees or not; the last one who agrees brings the table back."""
    table = room.table
    check_seat(table, guest, order.seat)
    wish = table.wish
    if wish is None or order.seat not in wish.waiting:
        raise refuse("nothing-to-undo")
    decisions = [Decision(order.seat, Answered(order.agrees, key_of(guest, order.id)))]
    if order.agrees and wish.waiting == [order.seat]:
        decisions.append(Decision(table.wish_seat, Undone(wish.to, wish.text)))
    room.commit_order(guest, order.id, *decisions)


def _choice(room: Room, seat: int) -> Choice:
    """What this seat would take back: the last choice if it may, else its own last one."""
    table = room.table
    last = undoing.last_choice(table)
    if last is not None and (table.head.practice or seat == CHANCE):
        return last
    own = undoing.last_choice(table, seat)
    if own is None:
        raise refuse("nothing-to-undo")
    return own
