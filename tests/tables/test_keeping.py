"""Backups, full disks and workers that die: with the real store and the real processes."""

import gzip
import os
import queue
import signal
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

import tocsin
from tests.tables.world import Dice, TestThinkers, VirtualClock, World
from tocsin.store.backup import read_backup, write_backup
from tocsin.store.engine import open_database
from tocsin.store.errors import StoreError
from tocsin.store.store import DatabaseStore, open_store
from tocsin.tables.computers.workers import WorkerPool
from tocsin.tables.lobby import Lobby
from tocsin.tables.log.audit import audit
from tocsin.tables.moves.moving import play_move
from tocsin.tables.ports import Question, Settings, Thought
from tocsin.tables.refusing import Refusal
from tocsin.tables.room import Surroundings
from tocsin.wire.bodies import NewTable, Seated, SeatWish

LIMITS = Settings(tables_per_minute=1000, tables_per_day=1000)


class Post:
    """What other threads deliver, taken when the test says so."""

    def __init__(self) -> None:
        self.calls: queue.Queue[Callable[[], None]] = queue.Queue()

    def deliver(self, call: Callable[[], None]) -> None:
        self.calls.put(call)

    def take(self) -> None:
        self.calls.get(timeout=60)()


class Kept:
    """A lobby on a real database."""

    def __init__(self, path: Path) -> None:
        self.post = Post()
        self.clock = VirtualClock()
        self.store: DatabaseStore = open_store(str(path), self.post.deliver)
        thinkers = TestThinkers(self.clock)
        self.lobby = Lobby(Surroundings(self.store, self.clock, Dice(1), thinkers, LIMITS))

    def make(self, wish: NewTable) -> str:
        found: list[Seated | Refusal] = []
        self.lobby.founding.create(World.session("ann"), "here", wish, found.append)
        self.post.take()
        assert isinstance(found[0], Seated)
        return found[0].table.id

    def move(self, table: str) -> list[StoreError | None]:
        """One move of whoever is to act; what was answered."""
        room = self.lobby.room(table)
        play = room.table.play
        move = play_move(room.table, int(play.actor), play.moves()[0], "person")
        answers: list[StoreError | None] = []
        room.commit(move, answers.append)
        self.post.take()
        return answers

    def create(self, id: str = "a") -> Seated | Refusal:
        found: list[Seated | Refusal] = []
        wish = NewTable(id, "feurio", options={"players": 1}, dice="seeded", seed=3)
        self.lobby.founding.create(World.session("ann"), "here", wish, found.append)
        self.post.take()
        return found[0]


def test_a_drill_wipe_restore_replay_and_every_chain_holds(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "t.db")
    made = [kept.create(f"t{number}") for number in range(3)]
    assert all(isinstance(one, Seated) for one in made)
    # While the server has the database open.
    assert write_backup(str(tmp_path / "t.db"), tmp_path / "b.gz") == 3
    rows = [kept.store.rows_of(one.table.id) for one in made if isinstance(one, Seated)]
    kept.store.close()
    (tmp_path / "t.db").unlink()
    database = open_database(str(tmp_path / "new.db"))
    try:
        assert read_backup(tmp_path / "b.gz", database) == 3
        assert audit(database) == 3
        with pytest.raises(StoreError) as refused:
            read_backup(tmp_path / "b.gz", database)
        assert refused.value.code == "database-not-empty"
    finally:
        database.close()
    again = Kept(tmp_path / "new.db")
    assert [again.store.rows_of(found[0].table) for found in rows] == rows
    assert again.lobby.listing.mine(World.session("ann"), False)
    again.store.close()


def test_a_backup_that_was_cut_restores_nothing(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "t.db")
    kept.create()
    write_backup(str(tmp_path / "t.db"), tmp_path / "b.gz")
    kept.store.close()
    lines = gzip.decompress((tmp_path / "b.gz").read_bytes()).splitlines(keepends=True)
    for number, left in enumerate([lines[:-1], lines[1:], [*lines[:2], *lines[3:]], [b"no\n"]]):
        cut = tmp_path / f"cut{number}.gz"
        cut.write_bytes(gzip.compress(b"".join(left)))
        database = open_database(str(tmp_path / f"n{number}.db"))
        with pytest.raises(StoreError) as refused:
            read_backup(cut, database)
        assert refused.value.code == "bad-backup"
        with database.reading.connect() as connection:
            assert connection.execute(text("SELECT count(*) FROM log")).scalar() == 0
        database.close()


def pragma(kept: Kept, setting: str) -> object:
    """Past SQLAlchemy, which would begin to write first."""
    connection = kept.store.database.writing.raw_connection()
    found = connection.cursor().execute(f"PRAGMA {setting}").fetchone()
    connection.close()
    return found[0] if found else None


@pytest.mark.parametrize("trouble", ["full", "read-only"])
def test_a_disk_that_takes_nothing_refuses_and_loses_nothing(tmp_path: Path, trouble: str) -> None:
    kept = Kept(tmp_path / "t.db")
    assert isinstance(kept.create("before"), Seated)
    table = kept.make(NewTable("m", "feurio", {"players": 2}, [SeatWish("me")] * 2))
    assert kept.move(table) == [None]
    if trouble == "full":
        pages = pragma(kept, "page_count")
        pragma(kept, f"max_page_count={pages}")
    else:
        pragma(kept, "query_only=1")
    refused = [one for one in (kept.create(f"x{n}") for n in range(25)) if isinstance(one, Refusal)]
    assert refused
    assert {one.code for one in refused} == {"not-stored"}
    assert kept.store.counts.is_failing
    # A move is refused as well, and the table stands where it stood.
    before = [row.hash for row in kept.store.rows_of(table)]
    for _ in range(100):
        if kept.move(table) != [None]:
            break
        # There was room for a small row in the last page.
        before = [row.hash for row in kept.store.rows_of(table)]
    else:
        raise AssertionError("a full disk takes no end of moves")
    assert [row.hash for row in kept.store.rows_of(table)] == before
    assert kept.lobby.room(table).table.hash == before[-1]
    pragma(kept, "max_page_count=1000000")
    pragma(kept, "query_only=0")
    assert isinstance(kept.create("after"), Seated)
    assert kept.move(table) == [None]
    assert not kept.store.counts.is_failing
    kept.store.close()
    database = open_database(str(tmp_path / "t.db"))
    assert audit(database) >= 2
    database.close()


def question() -> Question:
    play = tocsin.start("feurio", players=2, seed=1)
    return Question("feurio", play.game.options_text(), play.position(), play.actor, "steady", 7)


def test_a_worker_that_is_killed_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    source = str(Path(tocsin.__file__).parents[1])
    monkeypatch.setenv("PYTHONPATH", source)
    post = Post()
    pool = WorkerPool(post.deliver, most=1)
    thoughts: list[Thought] = []
    pool.ask(question(), thoughts.append)
    post.take()
    legal = tocsin.start("feurio", players=2, seed=1).moves()
    assert thoughts[0].moves[0] in legal
    os.kill(pool.pids[0], signal.SIGKILL)
    pool.ask(question(), thoughts.append)
    while len(thoughts) < 2:
        post.take()
    assert thoughts[1] == Thought((), "died") or thoughts[1].moves
    pool.ask(question(), thoughts.append)
    while len(thoughts) < 3:
        post.take()
    assert thoughts[2].moves[0] in legal
    assert pool.deaths == 1
    pool.close()
    post.take()


def test_a_question_that_nobody_waits_for_ends_its_worker() -> None:
    post = Post()
    sleeper = [sys.executable, "-c", "import time; time.sleep(600)"]
    pool = WorkerPool(post.deliver, most=1, command=sleeper)
    thoughts: list[Thought] = []
    asked = pool.ask(question(), thoughts.append)
    asked.cancel()
    post.take()
    assert thoughts == []
    assert pool.deaths == 1
    pool.close()


def test_whoever_cannot_even_be_started_has_failed() -> None:
    post = Post()
    pool = WorkerPool(post.deliver, most=1, command=["/no/such/program"])
    thoughts: list[Thought] = []
    for _ in range(2):
        pool.ask(question(), thoughts.append)
    assert thoughts == []
    for _ in range(2):
        post.take()
    assert [thought.failure.partition(":")[0] for thought in thoughts] == ["FileNotFoundError"] * 2
    assert pool.thinking == 0
    pool.close()


def test_hints_leave_a_thinker_for_moves_and_wait_for_each_other() -> None:
    post = Post()
    sleeper = [sys.executable, "-c", "import time; time.sleep(600)"]
    pool = WorkerPool(post.deliver, most=2, command=sleeper)
    begun: list[str] = []

    def ask(about: str) -> None:
        pool.ask(replace(question(), about=about), lambda _: None, lambda: begun.append(about))

    for _ in range(5):
        ask("hint")
    assert (begun, pool.thinking, pool.is_free) == (["hint"], 1, False)
    ask("move")
    assert (begun, pool.thinking) == (["hint", "move"], 2)
    ask("move")
    assert pool.thinking == 2
    # Whoever ends next, a move comes before all those hints.
    os.kill(pool.pids[0], signal.SIGKILL)
    post.take()
    assert begun == ["hint", "move", "move"]
    pool.close()


def test_tables_whose_computers_think_for_ever_keep_no_other_table_waiting(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "t.db")
    sleeper = [sys.executable, "-c", "import time; time.sleep(600)"]
    pool = WorkerPool(kept.post.deliver, most=2, command=sleeper)
    around = Surroundings(kept.store, kept.clock, Dice(1), pool, LIMITS)
    kept.lobby = Lobby(around)
    family: dict[str, Any] = {"players": 2, "rules": "family"}
    thinking = [SeatWish("computer"), SeatWish("me")]
    tables = [kept.make(NewTable(f"c{n}", "flashpoint", family, thinking)) for n in range(3)]
    # Two think, each in a process of its own; the third waits for one of them.
    assert pool.thinking == 2
    assert len(set(pool.pids)) == 2
    assert os.getpid() not in pool.pids
    people = [SeatWish("me"), SeatWish("me")]
    other = kept.make(NewTable("p", "flashpoint", family, people))
    room = kept.lobby.room(other)
    for _ in range(20):
        before = room.table.seq
        play = room.table.play
        move = play_move(room.table, int(play.actor), play.moves()[0], "person")
        answers: list[StoreError | None] = []
        room.commit(move, answers.append)
        # The next thing that comes from anywhere is that this move is stored.
        kept.post.take()
        assert answers == [None]
        assert room.table.seq > before
    assert all(kept.lobby.room(table).thinking.is_going_on for table in tables)
    for table in tables:
        kept.lobby.room(table).thinking.stop()
    pool.close()
    kept.store.close()
