"""What players say to each other about the play: intentions, reasons, requests and replies.

Each is a code with arguments, declared in the vocabularies of a game like its events, and told by
`telling`. What is said changes nothing on the table and belongs to no rule.
"""

# mypyc: off

from collections.abc import Iterable
from dataclasses import dataclass, field

from tocsin.core.contract import Game
from tocsin.core.errors import TocsinError, quoted
from tocsin.core.facts import Args, Record
from tocsin.core.vocabulary import NUMBER, SEAT, Kind, Vocabulary, Word

INTENTION = "intention"
REASON = "reason"
REQUEST = "request"
REPLY = "reply"
SORTS = (INTENTION, REASON, REQUEST, REPLY)

COME = "come"
HOLD = "hold"
LEAVE = "leave"
WAIT = "wait"


@dataclass(frozen=True, slots=True)
class Saying(Record):
    """One thing said: `sort` is intention, reason, request or reply."""

    sort: str
    code: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Request(Record):
    """What a person asks of a computer partner; `at` names a cell, a line, or nothing."""

    code: str
    asker: int
    at: str = ""

    def said_to(self, seat: int) -> Saying:
        """The request as everybody hears it."""
        where = {"at": self.at} if self.at else {}
        return Saying(REQUEST, self.code, {"asker": self.asker, "seat": seat, **where})


def requests_about(at: Kind, codes: Iterable[str]) -> Vocabulary:
    """What can be asked where `at` is what a request points at; waiting points at nothing."""
    who = {"asker": SEAT, "seat": SEAT}
    return Vocabulary(
        REQUEST, [Word(code, **who, **({} if code == WAIT else {"at": at})) for code in codes]
    )


def replies_about(at: Kind) -> Vocabulary:
    """How a computer partner answers; chances are in a hundred."""
    return Vocabulary(
        REPLY,
        [
            Word("yes-come", at=at),
            Word("yes-hold", at=at),
            Word("yes-leave", at=at),
            Word("yes-wait"),
            Word("on-my-way", at=at),
            Word("later"),
            Word("ruinous", chance=NUMBER, instead=NUMBER),
            Word("no-longer", chance=NUMBER, instead=NUMBER),
            Word("no-way-there", at=at),
            Word("nothing-to-hold", at=at),
            Word("nothing-to-leave", at=at),
            Word("not-possible"),
            Word("rivals"),
        ],
    )


def reasons(*words: Word) -> Vocabulary:
    """Why something was done; that somebody asked is a reason everywhere."""
    return Vocabulary(
        REASON, [*words, Word("nothing-better"), Word("little-changes"), Word("asked")]
    )


class TalkError(TocsinError):
    """Something was asked that cannot be asked: of nobody, about nothing, or too often."""


def renew(before: Saying | None, reply: Saying) -> Saying | None:
    """An answer after an earlier one: nothing if it is the same; a yes is taken back as such."""
    if before is None:
        return reply
    if before.code == reply.code:
        return None
    if reply.code == "ruinous" and before.code.startswith(("yes", "on-my-way")):
        return Saying(REPLY, "no-longer", reply.args)
    return reply


def check_words(game: Game, request: Request) -> None:
    """Is this a request of the game, with a place just where it needs one?"""
    known = game.vocabulary(REQUEST).words
    word = known.get(request.code)
    if word is None:
        facts = {"request": quoted(request.code[:40]), "known": ", ".join(known)}
        raise TalkError("no-such-request", facts)
    if ("at" in word.args) != bool(request.at):
        if not request.at:
            raise TalkError("request-needs-place", {"request": request.code})
        raise TalkError("no-such-place", {"place": request.at[:40]})
