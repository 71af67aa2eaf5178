"""A table as its log tells it. Applying the same rows gives the same table, live or years later."""

from __future__ import annotations

import json
from dataclasses import dataclass

from tocsin.core.errors import CorruptLog, SetupError
from tocsin.core.options import split_options
from tocsin.core.playthrough import Playthrough
from tocsin.core.seats import CHANCE
from tocsin.games.registry import make_game
from tocsin.lessons import Lesson, find_lesson
from tocsin.store.deeds import FIRST_HASH, Row
from tocsin.tables.computers.talk import TableTalk
from tocsin.tables.dice.dice import Dice
from tocsin.tables.log import entries
from tocsin.tables.log.entries import Created, Moved, SeatChanged, Wished, read_entry, unsalted
from tocsin.tables.news.phrases import Phrases
from tocsin.tables.ports import Randomness
from tocsin.telling.teller import Teller


@dataclass(slots=True)
class Chair:
    """A seat and whoever sits on it; `why` says how its stand-in came: handed, away or left.

    `named_by` is the browser whose word the name is.
    """

    number: int
    kind: str
    name: str = ""
    computer: str = ""
    stand_in: str = ""
    why: str = ""
    named_by: str = ""

    @property
    def player(self) -> str:
        """The computer that plays this seat now, or nothing when a person does."""
        return self.computer if self.kind == "computer" else self.stand_in


@dataclass(frozen=True, slots=True)
class Choice:
    """A move row: what undo goes back to."""

    seq: int
    ply: int
    seat: int
    text: str
    is_person: bool


@dataclass(frozen=True, slots=True)
class Remark:
    """A row as it is told; its line is made when somebody wants to read it."""

    row: Row
    entry: entries.Entry
    ply: int
    name: str


class Table:
    """Everything about one table that its log holds."""

    def __init__(self, rows: list[Row], randomness: Randomness) -> None:
        if not rows or rows[0].kind != "create":
            raise CorruptLog("bad-log-row", {"table": rows[0].table if rows else "?", "row": 0})
        head = read_entry(rows[0])
        assert isinstance(head, Created)
        self.id = rows[0].table
        self.head = head
        self.name = ""
        self.named_by = ""
        self.chairs = [Chair(n, seat.kind, "", seat.computer) for n, seat in enumerate(head.seats)]
        self.play = begin(head)
        self.game = self.play.game
        self.lesson = _lesson_of(head)
        self.phrases = Phrases(self.play)
        secret = bytes.fromhex(head.secret)
        self.dice = Dice(head.dice, randomness, head.seed, secret, len(head.plies))
        self.phase = "gathering"
        self.created_ms = rows[0].at_ms
        self.touched_ms = rows[0].at_ms
        self.seq = -1
        self.changed_at = 0
        self.hash = FIRST_HASH
        self.choices: list[Choice] = []
        self.remarks: list[Remark] = []
        self.answered: dict[str, int] = {}
        self.wish: Wished | None = None
        self.wish_seat = 0
        self.opened = ""
        self.next_table = ""
        self.chats = 0
        self.talk = TableTalk()
        # While the log is read: plies that were not taken back again. They are played at its end,
        # so that a table is found again as quickly however often something was taken back.
        self._unplayed: list[str] | None = []
        for row in rows:
            self.apply(row)
        unplayed, self._unplayed = self._unplayed or [], None
        self._play(unplayed)
        self._notice_end()

    @property
    def has_secrets(self) -> bool:
        """May two seats know different things? If not, one view serves everybody."""
        return self.game.has_secrets

    @property
    def teller(self) -> Teller:
        """Whoever tells this play."""
        return self.phrases.teller

    @property
    def lesson_plies(self) -> int:
        """How many plies the table has seen itself."""
        return len(self.play.plies) - len(self.head.plies)

    @property
    def people(self) -> list[Chair]:
        """The seats that a person plays now."""
        return [chair for chair in self.chairs if chair.kind == "person" and not chair.stand_in]

    @property
    def owners(self) -> list[Chair]:
        """The seats whose person has a say: also one that is away, not one that was handed over.

        Else whoever waits until the others are away could roll the dice anew.
        """
        return [chair for chair in self.chairs if chair.kind == "person" and chair.why != "handed"]

    def apply(self, row: Row, is_played: bool = False) -> None:
        """One more row. `is_played`: its plies were played already, when it was decided."""
        if row.seq != self.seq + 1 or not row.is_linked(self.hash):
            raise CorruptLog("log-chain-broken", {"table": self.id, "row": row.seq})
        entry = read_entry(row)
        ply = len(self.play.plies) + len(self._unplayed or ())
        if is_played and isinstance(entry, (Moved, entries.Started)):
            ply -= len(entry.plies) + (1 if isinstance(entry, Moved) else 0)
        name = self.chairs[row.actor].name if row.actor >= 0 else ""
        self._apply(row, entry, ply, is_played)
        self.seq = row.seq
        self.hash = row.hash
        self.touched_ms = row.at_ms
        if row.kind in entries.CHANGING:
            self.changed_at = row.seq
            self.wish = None
        if isinstance(entry, SeatChanged) and entry.what in ("sat", "renamed"):
            name = self.chairs[row.actor].name
        if row.kind != "create":
            self.remarks.append(Remark(row, entry, ply, name))
        if order := getattr(entry, "id", ""):
            self.answered[order] = row.seq

    def _apply(self, row: Row, entry: entries.Entry, ply: int, is_played: bool) -> None:
        if isinstance(entry, Moved):
            is_person = entry.by == "person"
            self.choices.append(Choice(row.seq, ply, row.actor, entry.text, is_person))
            if not is_played:
                self._play([entry.text, *entry.plies])
        elif isinstance(entry, entries.Started):
            self.phase = "playing"
            if not is_played:
                self._play(entry.plies)
        elif isinstance(entry, entries.Undone):
            self._go_back(entry.to)
        elif isinstance(entry, Created):
            self._name_all(unsalted(row.said), row.who or "")
        elif isinstance(entry, SeatChanged):
            self._change_seat(self.chairs[row.actor], entry, unsalted(row.said))
            if entry.what in ("sat", "left", "renamed"):
                self.chairs[row.actor].named_by = row.who or ""
        else:
            self._apply_rest(row, entry)
        if self._unplayed is None:
            self._notice_end()

    def _notice_end(self) -> None:
        if self.play.is_over and self.phase == "playing":
            self.phase = "over"

    def _apply_rest(self, row: Row, entry: entries.Entry) -> None:
        if isinstance(entry, Wished):
            self.wish, self.wish_seat = entry, row.actor
        elif isinstance(entry, entries.Answered):
            self._answer(row.actor, entry.agrees)
        elif isinstance(entry, entries.WordGiven):
            self.dice.words[row.actor] = entry.word
        elif isinstance(entry, entries.Said):
            self.chats += 1
        elif isinstance(entry, entries.Spoke):
            self.talk.hear(row.actor, entry)
        elif isinstance(entry, entries.Opened):
            self.opened = entry.seed
        elif isinstance(entry, entries.NextTable):
            self.next_table = entry.table
        elif isinstance(entry, entries.Closed):
            self.phase = "closed"

    def _play(self, texts: list[str]) -> None:
        if self._unplayed is not None:
            self._unplayed += texts
            return
        for text in texts:
            self.play.do_one(text)

    def _go_back(self, plies: int) -> None:
        kept = plies - len(self.play.plies)
        if self._unplayed is not None and kept >= 0:
            del self._unplayed[kept:]
        else:
            if self._unplayed is not None:
                self._unplayed = []
            self.play = self.play.at(plies)
            self.phrases = Phrases(self.play)
        self.choices = [choice for choice in self.choices if choice.ply < plies]
        self.dice.forget()
        self.talk = TableTalk()
        if self.phase == "over":
            self.phase = "playing"

    def _answer(self, seat: int, agrees: bool) -> None:
        if self.wish is None:
            return
        left = [waiting for waiting in self.wish.waiting if waiting != seat]
        self.wish = Wished(self.wish.to, self.wish.text, left, self.wish.id) if agrees else None

    def _name_all(self, said: str, who: str) -> None:
        names = json.loads(said) if said else {}
        self.name = names.get("name", "")
        self.named_by = who
        for chair, name in zip(self.chairs, names.get("seats", []), strict=False):
            chair.name, chair.named_by = name, who

    def _change_seat(self, chair: Chair, entry: SeatChanged, said: str) -> None:
        if entry.what == "sat":
            chair.kind, chair.name, chair.stand_in, chair.why = "person", said, "", ""
        elif entry.what == "left":
            chair.kind, chair.name = "open", ""
            chair.stand_in, chair.why = entry.computer, "left" if entry.computer else ""
        elif entry.what == "renamed":
            chair.name = said
        elif entry.what in ("handed", "away"):
            chair.stand_in, chair.why = entry.computer, entry.what
        elif entry.what in ("taken", "back"):
            chair.stand_in, chair.why = "", ""

    def is_typed_chance(self) -> bool:
        """Is an outcome of real dice awaited?"""
        return self.phase == "playing" and self.play.actor == CHANCE and self.dice.are_typed


def begin(head: Created) -> Playthrough:
    """The play as it stood before anything happened at the table."""
    game = make_game(head.game, split_options(head.options))
    start = game.new() if head.start == "-" else game.read_position(head.start)
    play = Playthrough(game, start, None)
    for text in head.plies:
        play.do_one(text)
    return play


def _lesson_of(head: Created) -> Lesson | None:
    """The lesson that is taken here; one that this Tocsin no longer knows is just a play."""
    try:
        return find_lesson(head.lesson) if head.lesson else None
    except SetupError:
        return None
