"""Questions that change nothing: another look, why not, a hint, an earlier moment, the past."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Literal

from msgspec.structs import replace

from tocsin.bots.hints import ADVISER
from tocsin.core.errors import NotationError, TocsinError
from tocsin.tables.computers.patience import Patience
from tocsin.tables.computers.talking import spoken_of
from tocsin.tables.moves.learning import held_back
from tocsin.tables.moves.moving import check_open
from tocsin.tables.news import showing
from tocsin.tables.news.phrases import Phrases
from tocsin.tables.refusing import refusal_of, refuse
from tocsin.wire.facts import AdvisedPlan, Move, line_of
from tocsin.wire.reports import Hinted, Moment, PastFacts, Why

if TYPE_CHECKING:
    from tocsin.tables.people.guests import Guest
    from tocsin.tables.ports import Thought
    from tocsin.tables.room import Room
    from tocsin.tables.table import Table
    from tocsin.wire import orders


def look(room: Room, guest: Guest, order: orders.Look) -> None:
    """The whole table, with these eyes from now on."""
    if not guest.may_see(order.eyes):
        raise refuse("not-your-seat")
    guest.eyes = order.eyes
    room.publisher.show(guest)


def why_not(room: Room, guest: Guest, order: orders.WhyNot) -> None:
    """Why a move may not be made by this seat now."""
    table = room.table
    if order.seat not in guest.rights.seats:
        raise refuse("not-your-seat")
    check_open(table)
    try:
        refusal = table.play.seat(order.seat).why_not(order.text)
    except NotationError as error:
        raise refusal_of(error, table.teller) from None
    held = held_back(table, order.text) if refusal is None else None
    if held is not None:
        guest.send(Why(order.id, order.text, held.line, held.rule))
    elif refusal is None:
        guest.send(Why(order.id, order.text, None))
    else:
        line = line_of(table.teller.refusal(refusal))
        guest.send(Why(order.id, order.text, line, refusal.rule))


def hint(room: Room, guest: Guest, order: orders.Hint) -> None:
    """What the best computer would do in this place; the answer comes when it has thought."""
    table = room.table
    if order.seat not in guest.rights.seats:
        raise refuse("not-your-seat")
    check_open(table)
    if table.play.actor != order.seat:
        raise refuse("not-your-turn", actor=line_of(table.teller.seat(int(table.play.actor))))
    if guest.hint is not None:
        if guest.hint[0] == order.id:
            # Asked again, and not answered yet: the answer is on its way.
            return
        # One at a time: thinkers are for everybody.
        raise refuse("busy")
    computer = ADVISER
    question = room.thinking.question(order.seat, computer, "hint")
    seen = table.changed_at
    answer = partial(_hinted, room, guest, order, computer, seen)
    guest.hint = order.id, Patience(room.around, question, answer)


def _hinted(
    room: Room, guest: Guest, order: orders.Hint, computer: str, seen: int, thought: Thought
) -> None:
    guest.hint = None
    room.run(partial(_tell_hint, room, guest, order, computer, seen, thought))


def _tell_hint(
    room: Room, guest: Guest, order: orders.Hint, computer: str, seen: int, thought: Thought
) -> None:
    table = room.table
    if table.changed_at != seen or not thought.hints:
        room.refuse(guest, order.id, refuse("no-hint"))
        return
    plans = [_plan_of(table, hint) for hint in thought.hints]
    plans = [plan for plan in plans if plan.moves]
    guest.send(Hinted(order.id, order.seat, computer, [plan.moves[0] for plan in plans], plans))


def _plan_of(table: Table, hint: dict[str, Any]) -> AdvisedPlan:
    """An advised plan in lines: its moves as they will be when their turn comes."""
    state = table.play.state.copy()
    moves: list[Move] = []
    try:
        for text in hint["moves"]:
            code = table.game.read_move(state, text)
            moves.append(showing.move_of(table.phrases, table.game.describe(state, code)))
            state.play(code)
    except TocsinError:
        return AdvisedPlan([])
    plan = AdvisedPlan(moves)
    if "shown" in hint:
        unit: Literal["chance", "points"] = "points" if table.game.id == "titanic" else "chance"
        worth = {name: int(hint[name]) for name in ("margin", "setback")}
        plan = replace(plan, unit=unit, chance=int(hint["shown"]), **worth)
    if "intention" in hint:
        told, why = spoken_of(hint["intention"]), spoken_of(hint["reason"])
        line, reason = line_of(table.teller.saying(told)), line_of(table.teller.saying(why))
        plan = replace(plan, line=line, reason=reason, talk=showing.talk_of(table.game, told))
    return plan


def at(room: Room, guest: Guest, order: orders.At) -> None:
    """How the table looked to these eyes after that many plies."""
    play = room.moments.at(room.table.play, order.ply)
    facts = showing.facts_of(play, Phrases(play), guest.eyes, order.ply - 1) if order.ply else []
    view = showing.view_of(play, guest.eyes).as_json()
    turn, actor = int(play.state.turn), int(play.actor)
    guest.send(Moment(order.id, order.ply, turn, actor, view, facts))


def past(room: Room, guest: Guest, order: orders.Past) -> None:
    """Facts from before a ply."""
    eyes = showing.shared_eyes(room.table, guest.eyes)
    most = room.around.settings.facts_in_table_max
    facts, facts_from = room.publisher.past(eyes, order.before, most)
    guest.send(PastFacts(order.id, facts_from, facts))
