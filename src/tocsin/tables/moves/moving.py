"""Moves: admitted in one order, played, answered by chance, and written down as one row.

Known, well-formed, allowed to this seat, table open, not over, your turn, not stale, legal: the
first that fails is the answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tocsin.core.seats import CHANCE
from tocsin.host import admission
from tocsin.tables.log.deciding import Decision
from tocsin.tables.log.entries import Ended, Moved, Opened, SeatChanged, Started
from tocsin.tables.moves.learning import held_back
from tocsin.tables.refusing import refuse
from tocsin.wire.facts import line_of

if TYPE_CHECKING:
    from tocsin.tables.people.guests import Guest
    from tocsin.tables.room import Room
    from tocsin.tables.table import Table
    from tocsin.wire.orders import Do


def do(room: Room, guest: Guest, order: Do) -> None:
    """A move of a person, or an outcome of real dice."""
    from tocsin.tables.room import order_key

    table = room.table
    code = admission.read_known(table.play, order.text)
    check_seat(table, guest, order.seat)
    check_open(table)
    if table.play.actor != order.seat:
        raise refuse("not-your-turn", actor=line_of(table.teller.seat(int(table.play.actor))))
    check_fresh(table, order.seen)
    admission.check_legal(table.play, code)
    text = table.play.game.write_move(table.play.state, code)
    if (refusal := held_back(table, text)) is not None:
        raise refusal
    decisions: list[Decision] = []
    if order.seat >= 0 and table.chairs[order.seat].stand_in:
        # Whoever moves is back.
        decisions.append(Decision(order.seat, SeatChanged("taken")))
    played = play_move(table, order.seat, text, "person", order_key(guest, order.id))
    room.commit_order(guest, order.id, *decisions, *played)


def check_seat(table: Table, guest: Guest, seat: int) -> None:
    """Allowed to this seat: the guest sits there; outcomes are typed by whoever sits anywhere."""
    if seat == CHANCE:
        if not guest.rights.seats:
            raise refuse("not-your-seat")
        if not table.dice.are_typed:
            raise refuse("bad-dice")
        return
    if not 0 <= seat < len(table.chairs):
        raise refuse("no-such-seat", seats=len(table.chairs))
    if seat not in guest.rights.seats or table.chairs[seat].kind != "person":
        raise refuse("not-your-seat")


def check_open(table: Table) -> None:
    """The table is open and the play not over."""
    if table.phase in ("closed", "gathering"):
        raise refuse("table-closed")
    if table.phase == "over":
        raise refuse("over")


def check_fresh(table: Table, seen: int) -> None:
    """Not stale: nothing has changed in the play since the sender looked."""
    if seen < table.changed_at or seen > table.seq:
        raise refuse("stale")


def play_move(table: Table, seat: int, text: str, by: str, id: str = "") -> list[Decision]:
    """Play a legal move and let chance answer; what is to be written down."""
    done = table.lesson_plies
    table.play.do_one(text)
    if table.lesson is not None and table.lesson.asked(done) is not None:
        plies = table.lesson.follow(done, table.play)
    else:
        plies = table.dice.roll_all(table.play)
    return [Decision(seat, Moved(text, plies, by, id), is_played=True), *endings(table)]


def start_play(table: Table, id: str = "") -> list[Decision]:
    """The play begins: chance lays out what comes first."""
    plies = table.dice.roll_all(table.play)
    return [Decision(-2, Started(plies, id), is_played=True), *endings(table)]


def endings(table: Table) -> list[Decision]:
    """What is written when a play is over; fair dice are opened then."""
    outcome = table.play.outcome
    if outcome is None:
        return []
    ended = [Decision(-2, Ended(outcome.ending, list(outcome.scores)))]
    if table.head.dice == "fair" and not table.opened:
        ended.append(Decision(-2, Opened(table.dice.secret.hex())))
    return ended
