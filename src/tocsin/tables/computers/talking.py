"""Talk about the play at a table: people ask computer partners, and all hear what is said."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

from tocsin.bots.insight import Insight
from tocsin.bots.partners import make_insight
from tocsin.core.options import split_options
from tocsin.core.talk import REQUEST, Request, Saying, TalkError, check_words
from tocsin.games.registry import make_game
from tocsin.tables.computers.patience import Patience
from tocsin.tables.log.deciding import Decision
from tocsin.tables.log.entries import Spoke
from tocsin.tables.moves.moving import check_open, check_seat
from tocsin.tables.refusing import refuse
from tocsin.wire.facts import Askable

if TYPE_CHECKING:
    from tocsin.store.errors import StoreError
    from tocsin.tables.people.guests import Guest
    from tocsin.tables.ports import Thought
    from tocsin.tables.room import Room
    from tocsin.tables.table import Table
    from tocsin.wire import orders

# How often one partner may be asked within one turn of the play.
REQUESTS_MAX = 3


def ask(room: Room, guest: Guest, order: orders.Ask) -> None:
    """A person asks a partner; the answer comes when it has thought."""
    from tocsin.tables.room import order_key

    table = room.table
    if order.seat < 0:
        raise refuse("no-such-seat", seats=len(table.chairs))
    check_seat(table, guest, order.seat)
    check_open(table)
    if not 0 <= order.to < len(table.chairs):
        raise refuse("no-such-seat", seats=len(table.chairs))
    if not table.chairs[order.to].player:
        raise TalkError("not-a-partner", {"actor": order.to})
    request = Request(order.what, order.seat, order.at)
    check_words(table.game, request)
    if order.at and not _insight(table.head.game, table.head.options).knows_place(
        table.play.state, order.at
    ):
        raise TalkError("no-such-place", {"place": order.at})
    turn = int(table.play.state.turn)
    if table.talk.times_asked(order.to, turn) >= REQUESTS_MAX:
        raise TalkError("too-many-requests", {"actor": order.to, "most": REQUESTS_MAX})
    said = request.said_to(order.to)
    asked = speak(order.seat, said, turn, order_key(guest, order.id))
    room.commit_order(guest, order.id, asked)
    question = room.thinking.question(order.to, table.chairs[order.to].player, "reply")
    Patience(room.around, question, partial(_answered, room, order.to, request))


def askable(table: Table) -> list[Askable]:
    """What the game declares as requests; rivals are asked for nothing."""
    if not _insight(table.head.game, table.head.options).is_together:
        return []
    words = table.game.vocabulary(REQUEST).words
    return [
        Askable(code, word.args["at"].name if "at" in word.args else "")
        for code, word in words.items()
    ]


def _answered(room: Room, seat: int, request: Request, thought: Thought) -> None:
    room.run(partial(_reply, room, seat, request, thought))


def _reply(room: Room, seat: int, request: Request, thought: Thought) -> None:
    """What the partner answers, unless something else has been asked since, or it had its turn."""
    if room.is_lost or room.table.phase != "playing" or not thought.said:
        return
    talk, turn = room.table.talk, int(room.table.play.state.turn)
    if talk.request_to(seat) == request and seat not in talk.replies:
        room.commit([speak(seat, spoken_of(thought.said[0]), turn)], _ignore)


def _ignore(error: StoreError | None) -> None:
    """An answer that could not be written is not given; the partner answers in its turn."""


def speak(seat: int, saying: Saying, turn: int, id: str = "") -> Decision:
    """Something said in that turn of the play, to be written down."""
    return Decision(seat, Spoke(saying.sort, saying.code, dict(saying.args), turn, id))


def spoken_of(given: dict[str, Any]) -> Saying:
    """What a thinker elsewhere said."""
    return Saying(str(given["sort"]), str(given["code"]), dict(given["args"]))


@lru_cache(maxsize=32)
def _insight(game: str, options: str) -> Insight:
    return make_insight(make_game(game, split_options(options)))
