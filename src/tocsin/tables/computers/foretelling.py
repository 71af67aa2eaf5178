"""What a partner means to do next is known while a person still decides, and kept up to date.

Nobody waits for it and nothing depends on it: it is thought of only where a thinker has nothing
else to do, and is no part of the log. In its turn the partner says what it really does.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tocsin.core.talk import Request, Saying
from tocsin.tables.computers.patience import Patience
from tocsin.tables.computers.talking import askable, spoken_of
from tocsin.tables.news.showing import talk_of
from tocsin.wire.facts import line_of
from tocsin.wire.reports import Outlook

if TYPE_CHECKING:
    from tocsin.tables.people.guests import Guest
    from tocsin.tables.ports import Thought
    from tocsin.tables.room import Room

# The last change of the play, the partner whose turn comes next, and what was asked of it.
Moment = tuple[int, int, Request | None]


class Foretelling:
    """The outlook at one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._about: Moment | None = None
        self._is_asking = False
        self._said: Saying | None = None
        self._told: Outlook | None = None

    def go_on(self) -> None:
        """Ask the partner who plays after the person that decides now, if that is not known."""
        due = self._due()
        if due is None or self._about is None or due[1] != self._about[1]:
            self._said = self._told = self._about = None
        if due is None or due == self._about or self._is_asking:
            return
        thinkers = self._room.around.thinkers
        if not thinkers.is_free:
            return
        self._about = due
        self._is_asking = True
        chair = self._room.table.chairs[due[1]]
        question = self._room.thinking.question(due[1], chair.player, "outlook")
        Patience(self._room.around, question, partial(self._answered, due))

    def show(self, guest: Guest) -> None:
        """Somebody came in the middle of it."""
        if self._told is not None and self._due() is not None:
            guest.send(self._told)

    def _due(self) -> Moment | None:
        table = self._room.table
        actor, seats = int(table.play.actor), len(table.chairs)
        is_wanted = table.phase == "playing" and actor >= 0 and not table.head.lesson
        if not is_wanted or table.chairs[actor].player:
            return None
        after = [(actor + step) % seats for step in range(1, seats)]
        seat = next((number for number in after if table.chairs[number].player), None)
        # Rivals keep their plans to themselves: nothing is asked of them.
        if seat is None or not askable(table) or not self._room.attendance.is_anybody_here:
            return None
        return (table.changed_at, seat, table.talk.request_to(seat))

    def _answered(self, about: Moment, thought: Thought) -> None:
        self._is_asking = False
        self._room.run(partial(self._tell, about, thought))

    def _tell(self, about: Moment, thought: Thought) -> None:
        if not self._room.is_lost and about == self._due():
            said = spoken_of(thought.said[0]) if thought.said else None
            if said is not None and said != self._said:
                self._said = said
                self._publish(about[1], said)
        if not self._room.is_writing:
            self.go_on()

    def _publish(self, seat: int, said: Saying) -> None:
        table = self._room.table
        line, talk = line_of(table.teller.saying(said)), talk_of(table.game, said)
        self._told = Outlook(seat, len(table.play.plies), line, talk)
        self._room.publisher.broadcast(self._told)
