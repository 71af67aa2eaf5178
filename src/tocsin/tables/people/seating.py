"""Orders about people: chat, names, seats handed over and taken back, fair words, the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tocsin.bots.registry import is_bot, usual_bot
from tocsin.core.seats import SPECTATOR
from tocsin.tables.log.deciding import Decision
from tocsin.tables.log.entries import Said, SeatChanged, WordGiven, salted
from tocsin.tables.moves.moving import check_seat, start_play
from tocsin.tables.people.courtesy import tidy, tidy_said
from tocsin.tables.refusing import refuse

if TYPE_CHECKING:
    from tocsin.tables.people.guests import Guest
    from tocsin.tables.room import Room
    from tocsin.wire import orders

SALT_BYTES = 8


def chat(room: Room, guest: Guest, order: orders.Chat) -> None:
    """Something said, as a seat or as a watcher."""
    table = room.table
    if order.seat != SPECTATOR:
        check_person(room, guest, order.seat)
    if table.chats >= room.around.settings.chats_max:
        raise refuse("too-many")
    said = Said(id=key_of(guest, order.id))
    text = tidy_said(order.text, room.around.settings.chat_chars_max)
    room.commit_order(guest, order.id, spoken(room, guest, order.seat, said, text))


def rename(room: Room, guest: Guest, order: orders.Rename) -> None:
    """Another name for whoever sits there."""
    check_person(room, guest, order.seat)
    renamed = SeatChanged("renamed", id=key_of(guest, order.id))
    name = tidy(order.name, room.around.settings.name_chars_max)
    decision = spoken(room, guest, order.seat, renamed, name)
    room.commit_order(guest, order.id, decision)


def hand_over(room: Room, guest: Guest, order: orders.HandOver) -> None:
    """A computer plays this seat until it is taken back; the owner may do so for who is away."""
    table = room.table
    if not 0 <= order.seat < len(table.chairs):
        raise refuse("no-such-seat", seats=len(table.chairs))
    chair = table.chairs[order.seat]
    is_mine = order.seat in guest.rights.seats
    is_away = guest.rights.is_owner and not room.attendance.is_here(order.seat)
    if chair.kind != "person" or not (is_mine or is_away):
        raise refuse("not-your-seat")
    check_going(room)
    if not is_bot(order.computer):
        raise refuse("bad-setup")
    handed = SeatChanged("handed", order.computer, id=key_of(guest, order.id))
    room.commit_order(guest, order.id, Decision(order.seat, handed))


def take_back(room: Room, guest: Guest, order: orders.TakeSeatBack) -> None:
    """The person plays this seat again."""
    check_person(room, guest, order.seat)
    taken = SeatChanged("taken", id=key_of(guest, order.id))
    room.commit_order(guest, order.id, Decision(order.seat, taken))


def give_word(room: Room, guest: Guest, order: orders.GiveWord) -> None:
    """A word for fair dice: it counts only if it is given before anything is rolled."""
    table = room.table
    check_person(room, guest, order.seat)
    if table.head.dice != "fair" or table.phase != "gathering":
        raise refuse("bad-dice")
    word = tidy_said(order.word, room.around.settings.word_chars_max)
    given = WordGiven(word, key_of(guest, order.id))
    room.commit_order(guest, order.id, Decision(order.seat, given))


def start(room: Room, guest: Guest, order: orders.Start) -> None:
    """The owner begins; whoever is still missing is played by a computer until they come."""
    if not guest.rights.is_owner:
        raise refuse("not-allowed")
    if room.table.phase != "gathering":
        raise refuse("table-closed")
    decisions = begin(room, key_of(guest, order.id))
    room.commit_order(guest, order.id, *decisions)


def begin(room: Room, id: str = "") -> list[Decision]:
    """Seats that are open get a stand-in, and the play starts."""
    table = room.table
    computer = usual_bot(table.game.id)
    empty = [chair.number for chair in table.chairs if chair.kind == "open"]
    stand_ins = [Decision(seat, SeatChanged("left", computer)) for seat in empty]
    return [*stand_ins, *start_play(table, id)]


def hurry(room: Room, guest: Guest, order: orders.Hurry) -> None:
    """A computer has thought long enough."""
    if not guest.rights.seats:
        raise refuse("not-your-seat")
    failed = room.thinking.hurry(key_of(guest, order.id))
    if failed is None:
        raise refuse("not-allowed")
    room.commit_order(guest, order.id, failed)


def check_person(room: Room, guest: Guest, seat: int) -> None:
    """The guest sits there."""
    if seat < 0:
        raise refuse("no-such-seat", seats=len(room.table.chairs))
    check_seat(room.table, guest, seat)


def check_going(room: Room) -> None:
    """The play has begun and is not over."""
    if room.table.phase != "playing":
        raise refuse("table-closed")


def key_of(guest: Guest, id: str) -> str:
    """How the log names an order."""
    from tocsin.tables.room import order_key

    return order_key(guest, id)


def spoken(room: Room, guest: Guest, seat: int, entry: Said | SeatChanged, text: str) -> Decision:
    """A decision with a person's own words beside it."""
    salt = room.around.randomness.bytes(SALT_BYTES)
    return Decision(seat, entry, salted(salt, text), guest.session)
