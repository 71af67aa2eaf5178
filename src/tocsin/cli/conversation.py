"""Talking with computer partners at the keyboard: their words, requests to them, and hints.

`ask B come 3,4` asks the partner with the letter B; words of the player's language do as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tocsin.bots.hints import Hint
from tocsin.bots.insight import Estimate
from tocsin.core.seats import letter_of
from tocsin.core.talk import REASON, REQUEST, Request, TalkError
from tocsin.host.conversation import Said
from tocsin.telling.line import Line, stop
from tocsin.telling.wording import tame

if TYPE_CHECKING:
    from tocsin.cli.session import Session


def tell_words(session: Session, said: list[Said]) -> None:
    """What partners say, each on a line; reasons in a smaller voice."""
    for one in said:
        line = session.teller.said(one.seat, one.saying)
        style = "dim" if one.saying.sort == REASON else "cyan"
        session.screen.say(session.words.sentence(line), style)


def ask_partner(session: Session, rest: str) -> None:
    """A request and its answer."""
    words = rest.split()
    partners = sorted(session.host.bots)
    if len(words) < 2:
        letter = letter_of(partners[0]) if partners else "B"
        example = f"{session.words('cli-order-ask').split()[0]} {letter} "
        verb = session.words("cli-word-wait").split()[0]
        session.screen.say(session.words("cli-ask-how", example=example + verb), "yellow")
        return
    seat = _seat_of(session, words[0])
    code = _code_of(session, words[1])
    at = tame("".join(words[2:]).lower())
    request = Request(code, _asker(session), at)
    reply = session.host.ask(seat, request)
    tell_words(session, [Said(seat, reply)])


def _seat_of(session: Session, letter: str) -> int:
    seats = session.play.game.seats
    for seat in range(seats):
        if letter.upper() == letter_of(seat):
            return seat
    raise TalkError("nobody-asked", {"first": letter_of(0), "last": letter_of(seats - 1)})


def _code_of(session: Session, word: str) -> str:
    """The request that a word means, in English or in the player's language."""
    for code in session.play.game.vocabulary(REQUEST).words:
        if word.lower() == code or word.lower() in session.words(f"cli-word-{code}").split():
            return code
    return word.lower()


def _asker(session: Session) -> int:
    actor, people = session.host.actor, session.host.people
    return actor if actor in people else people[0] if people else 0


# Advice.


def show_hints(session: Session) -> None:
    """The best plans with their chances, one reason each, and the moves they are made of."""
    hints = session.host.hints()
    for number, hint in enumerate(hints, start=1):
        _show_hint(session, number, hint)
    if _are_close(hints):
        session.screen.say(session.words("cli-hint-close"), "dim")


def _show_hint(session: Session, number: int, hint: Hint) -> None:
    moves = session.host.describe_plan(hint.codes)
    steps = [session.teller.named_move(move) for move in moves]
    told = session.teller.saying(hint.intention) if hint.intention else stop(steps[0])
    line = Line("cli-hint-plan", number=number, told=told)
    session.screen.say(session.words.sentence(line), "cyan")
    if hint.estimate is not None:
        _show_estimate(session, hint.estimate)
    if hint.reason is not None:
        session.screen.say(session.words.sentence(session.teller.saying(hint.reason)), indent="   ")
    if hint.intention is not None:
        plan = session.words.sentence(Line("cli-hint-steps", moves=steps))
        session.screen.say(plan, "dim", indent="   ")


def _show_estimate(session: Session, estimate: Estimate) -> None:
    unit = "points" if session.play.game.id == "titanic" else "chance"
    chance = Line(f"cli-hint-{unit}", chance=estimate.shown, margin=estimate.margin)
    session.screen.say(session.words.sentence(stop(chance)), indent="   ")
    if estimate.setback >= 0:
        risk = stop(Line("cli-hint-setback", chance=estimate.setback))
        session.screen.say(session.words.sentence(risk), indent="   ")


def _are_close(hints: list[Hint]) -> bool:
    known = [hint.estimate for hint in hints if hint.estimate is not None]
    if len(known) < 2:
        return False
    best, second = known[0], known[1]
    return best.shown - second.shown <= best.margin + second.margin
