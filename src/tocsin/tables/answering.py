"""Orders over a socket: which room of the house carries out which."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tocsin.core.seats import SPECTATOR
from tocsin.tables.computers import talking
from tocsin.tables.moves import moving, taking_back
from tocsin.tables.news import asking
from tocsin.tables.people import seating
from tocsin.tables.people.guests import Guest
from tocsin.tables.refusing import refuse
from tocsin.tables.room import Room
from tocsin.wire import PROTOCOL, orders
from tocsin.wire.orders import AnyOrder
from tocsin.wire.reports import Pong

# What comes before `hello` breaks the protocol.
UNGREETED = 1008
Handler = Callable[[Room, Guest, Any], None]

HANDLERS: dict[type[Any], Handler] = {
    orders.Look: asking.look,
    orders.Do: moving.do,
    orders.TakeBack: taking_back.undo,
    orders.Answer: taking_back.answer,
    orders.WhyNot: asking.why_not,
    orders.Hint: asking.hint,
    orders.Ask: talking.ask,
    orders.At: asking.at,
    orders.Past: asking.past,
    orders.Chat: seating.chat,
    orders.Rename: seating.rename,
    orders.HandOver: seating.hand_over,
    orders.TakeSeatBack: seating.take_back,
    orders.GiveWord: seating.give_word,
    orders.Start: seating.start,
    orders.Hurry: seating.hurry,
}


def answer(room: Room, guest: Guest, order: AnyOrder) -> None:
    """Carry out an order, or refuse it."""
    if isinstance(order, orders.Hello):
        room.take(guest, "", partial(_greet, room, guest, order))
    elif isinstance(order, orders.Ping):
        guest.send(Pong(order.at, room.around.clock.now_ms()))
    elif not guest.is_greeted:
        # Nothing is said about the order itself: it may have been carried out on another socket.
        guest.line.close(UNGREETED)
    else:
        handler = HANDLERS[type(order)]
        room.take(guest, order.id, partial(handler, room, guest, order))


def _greet(room: Room, guest: Guest, order: orders.Hello) -> None:
    """The first message: who is there, and what they have missed."""
    if order.version != PROTOCOL:
        raise refuse("wrong-version", wanted=PROTOCOL, found=order.version)
    guest.eyes = order.eyes if guest.may_see(order.eyes) else int(SPECTATOR)
    guest.wants = order.moves
    guest.is_greeted = True
    room.publisher.welcome(guest)
    if order.since and order.since == room.table.seq:
        room.publisher.remember(guest)
    else:
        room.publisher.show(guest)
    room.attendance.greet(guest)
    room.thinking.foretelling.show(guest)
    if not room.is_writing:
        room.thinking.go_on()
