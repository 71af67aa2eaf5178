"""What a seat has seen: the table as it was sent, brought up to date by the news."""

from __future__ import annotations

from typing import Any

from tocsin.wire.facts import Asked, Change, Ending, Fact, SeatInfo, TableInfo, Undo, Wish
from tocsin.wire.reports import AnyReport, News, Note, Seats, Table


class Seen:
    """The last known table; `seq` is -1 before anything was seen."""

    def __init__(self) -> None:
        self.seq = -1
        self.phase = ""
        self.actor = -2
        self.ply = 0
        self.info: TableInfo | None = None
        self.board: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.facts: list[Fact] = []
        self.notes: list[Note] = []
        self.seats: list[SeatInfo] = []
        self.asked: Asked | None = None
        self.undo: Undo | None = None
        self.wish: Wish | None = None
        self.ending: Ending | None = None
        self.next_table = ""

    def take(self, report: AnyReport) -> bool:
        """Take in a report; True if something was missed and the whole table is needed."""
        if isinstance(report, Table):
            self._take_table(report)
        elif isinstance(report, News):
            if report.seq <= self.seq:
                return False
            if report.seq != self.seq + 1:
                return True
            self._take_news(report)
        elif isinstance(report, Seats):
            self.seats = report.seats
        return False

    def _take_table(self, table: Table) -> None:
        info = table.info
        self.seq, self.info, self.phase = table.seq, info, info.phase
        self.actor, self.ply, self.seats = info.actor, info.ply, info.seats
        self.board, self.view = table.board, table.view
        self.facts, self.notes = list(table.facts), list(table.notes)
        self.asked, self.undo, self.wish = table.asked, table.undo, table.wish
        self.ending, self.next_table = info.ending, info.next_table

    def _take_news(self, news: News) -> None:
        self.seq, self.phase, self.actor, self.ply = news.seq, news.phase, news.actor, news.ply
        if news.facts_from is not None:
            self.facts = [fact for fact in self.facts if fact.ply < news.facts_from]
        self.facts += news.facts
        self.notes.append(news.note)
        for change in news.changes:
            self._change(change)
        self.seats = news.seats or self.seats
        self.asked, self.undo, self.wish = news.asked, news.undo, news.wish
        self.ending = news.ending or self.ending
        self.next_table = news.next_table

    def _change(self, change: Change) -> None:
        place: Any = self.view
        for step in change.path[:-1]:
            place = place[step]
        place[change.path[-1]] = change.value
