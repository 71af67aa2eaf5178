"""What is sent to a table over its socket, one type for each order, told apart by `type`.

Every order but `hello` and `ping` may carry an `id` of the sender's own making; the answer carries
it back, and the same id again gets the same answer and is never carried out twice.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tocsin.wire import limits
from tocsin.wire.facts import SPECTATOR

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=limits.ID_CHARS_MAX)]
Seq = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, msgspec.Meta(ge=SPECTATOR, lt=limits.SEATS_MAX)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=limits.MOVE_CHARS_MAX)]
Ply = Annotated[int, msgspec.Meta(ge=0, le=limits.PLIES_MAX)]


class Order(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What all orders share."""


class Hello(Order, frozen=True, tag="hello"):
    """The first message of a socket: which protocol, with whose eyes, and what was seen before.

    With `since` equal to the sequence number of the table as it is, no table is sent again.
    """

    version: int
    eyes: SeatNumber = SPECTATOR
    since: Seq = 0
    moves: Literal["full", "texts"] = "full"


class Look(Order, frozen=True, tag="look"):
    """See the table with other eyes, or once more as a whole; answered by `table`."""

    eyes: SeatNumber = SPECTATOR
    id: Id = "-"


class Do(Order, frozen=True, tag="do"):
    """A move of a seat; seat -1 gives an outcome of real dice. `seen` is the last sequence seen."""

    id: Id
    seat: SeatNumber
    text: MoveText
    seen: Seq


class TakeBack(Order, frozen=True, tag="undo"):
    """Take back the last choice: done at once if it is free, else all people are asked."""

    id: Id
    seat: SeatNumber
    seen: Seq


class Answer(Order, frozen=True, tag="answer"):
    """Whether this seat agrees to what was asked of the table."""

    id: Id
    seat: SeatNumber
    agrees: bool


class WhyNot(Order, frozen=True, tag="why_not"):
    """Why may this not be done? Answered by `why`."""

    id: Id
    seat: SeatNumber
    text: MoveText


class Hint(Order, frozen=True, tag="hint"):
    """What would an expert do in my place? Answered by `hinted`, when it has thought."""

    id: Id
    seat: SeatNumber


class Ask(Order, frozen=True, tag="ask"):
    """Ask a computer partner for something; everybody hears it, and the answer.

    `what` is one of the requests of the game (come, hold, leave, wait), `at` a cell or a line.
    """

    id: Id
    seat: SeatNumber
    to: SeatNumber
    what: Annotated[str, msgspec.Meta(min_length=1, max_length=limits.ID_CHARS_MAX)]
    at: Annotated[str, msgspec.Meta(max_length=limits.ID_CHARS_MAX)] = ""


class At(Order, frozen=True, tag="at"):
    """How did the table look after that many plies? Answered by `moment`."""

    id: Id
    ply: Ply


class Past(Order, frozen=True, tag="past"):
    """Facts from before that ply, which a `table` no longer held; answered by `past`."""

    id: Id
    before: Ply


class Chat(Order, frozen=True, tag="chat"):
    """Say something; seat -3 speaks as a watcher."""

    id: Id
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=limits.CHAT_CHARS_MOST)]
    seat: SeatNumber = SPECTATOR


class Rename(Order, frozen=True, tag="rename"):
    """Another name for whoever sits there."""

    id: Id
    seat: SeatNumber
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=limits.NAME_CHARS_MOST)]


class HandOver(Order, frozen=True, tag="hand_over"):
    """A computer plays this seat until it is taken back; the owner may do so for an away seat."""

    id: Id
    seat: SeatNumber
    computer: Annotated[str, msgspec.Meta(max_length=limits.ID_CHARS_MAX)] = "steady"


class TakeSeatBack(Order, frozen=True, tag="take_back"):
    """The person plays this seat again."""

    id: Id
    seat: SeatNumber


class GiveWord(Order, frozen=True, tag="word"):
    """A word of this seat's own for fair dice, before the table begins."""

    id: Id
    seat: SeatNumber
    word: Annotated[str, msgspec.Meta(min_length=1, max_length=limits.WORD_CHARS_MOST)]


class Start(Order, frozen=True, tag="start"):
    """The owner begins; seats that are still open are played by a computer until taken."""

    id: Id


class Hurry(Order, frozen=True, tag="hurry"):
    """The computer to act has thought long enough: any legal move will do."""

    id: Id


class Ping(Order, frozen=True, tag="ping"):
    """Is anybody there? Answered by `pong`."""

    at: int = 0


AnyOrder = (
    Hello
    | Look
    | Do
    | TakeBack
    | Answer
    | WhyNot
    | Hint
    | Ask
    | At
    | Past
    | Chat
    | Rename
    | HandOver
    | TakeSeatBack
    | GiveWord
    | Start
    | Hurry
    | Ping
)
