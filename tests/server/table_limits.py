"""What tables do just below, at, and just above each of their limits. See test_limits."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from tests.tables.world import World
from tocsin.facade import start
from tocsin.tables.computers.workers import WorkerPool
from tocsin.tables.lobby.forgetting import DAY_MS
from tocsin.tables.lobby.setting_up import is_too_long
from tocsin.tables.refusing import Refusal
from tocsin.wire.bodies import NewTable, SeatWish

Case = Callable[[int, int, Path], bool]
FAMILY = {"players": 2, "rules": "family"}


def is_allowed(call: Callable[[], Any], code: str) -> bool:
    try:
        call()
    except Refusal as refusal:
        return refusal.code != code
    return True


def think_ms_max(most: int, tried: int, _: Path) -> bool:
    """Is a computer still waited for after that many milliseconds?"""
    world = World(1, think_ms_max=most)
    world.thinkers.mood = "silent"
    seats = [SeatWish("computer"), SeatWish("me")]
    table = world.create("ann", "flashpoint", options=FAMILY, seats=seats).table.id
    # It was asked when the table was stored, one millisecond after it was wished for.
    asked_at = world.clock.ms - 50 + world.store.delay_ms
    world.clock.pass_ms(asked_at + tried - 1 - world.clock.ms + world.store.delay_ms)
    return not any(row.kind == "computer" for row in world.store.rows_of(table))


def inbox_max(most: int, tried: int, _: Path) -> bool:
    world = World(1, inbox_max=most)
    ann, _ben = world.two()
    ann.room.is_writing = True
    return all(ann.room.run(lambda: None) for _ in range(tried))


def chats_max(most: int, tried: int, _: Path) -> bool:
    ann, _ben = World(1, chats_max=most).two()
    answers = [ann.order("chat", seat=0, text="hello") for _ in range(tried)]
    return all(answer["type"] == "done" for answer in answers)


def rooms_max(most: int, tried: int, _: Path) -> bool:
    """Are that many tables, at which nothing goes on, live at once?"""
    world = World(1, rooms_max=most)
    seats = [SeatWish("me"), SeatWish("open")]
    for _number in range(tried):
        world.create("ann", options={"players": 2}, seats=seats)
    return len(world.lobby.rooms) == tried


def make_tables(world: World, count: int) -> None:
    for number in range(count):
        wish = NewTable(f"t{number}", "feurio", {"players": 2})
        session = World.session("ann")
        world.ask(partial(world.lobby.founding.create, session, "here", wish))


def tables_per_minute(most: int, tried: int, _: Path) -> bool:
    return is_allowed(partial(make_tables, World(1, tables_per_minute=most), tried), "too-fast")


def tables_per_day(most: int, tried: int, _: Path) -> bool:
    return is_allowed(partial(make_tables, World(1, tables_per_day=most), tried), "too-many")


def retention_days(most: int, tried: int, _: Path) -> bool:
    """Is a table that was closed that many days ago still there?"""
    world = World(1, retention_days=most)
    made = world.create("ann", options={"players": 2})
    world.ask(partial(world.lobby.entrance.close, World.session("ann"), made.table.id))
    card = world.store.cards[made.table.id]
    world.clock.ms = card.touched_ms + tried * DAY_MS
    world.lobby.forgetting.retire()
    world.settle()
    return made.table.id in world.store.cards


def resume_pause_ms(most: int, tried: int, _: Path) -> bool:
    """After a start: is the second table still asleep after that many milliseconds?"""
    world = World(1, resume_pause_ms=most)
    world.thinkers.mood = "silent"
    seats = [SeatWish("computer"), SeatWish("me")]
    for _number in range(2):
        world.create("ann", "flashpoint", options=FAMILY, seats=seats)
    world.restart()
    world.clock.pass_ms(tried - 1)
    return len(world.lobby.rooms) == 1


def name_chars_max(most: int, tried: int, _: Path) -> bool:
    world = World(1, name_chars_max=most)
    ann, _ben = world.two()
    name, seats = "x" * tried, [SeatWish("me", "x" * tried), SeatWish("computer")]
    session = World.session("ann")
    found = {
        ann.order("rename", seat=0, name=name)["type"] == "done",
        is_allowed(lambda: world.create("ann", name=name), "bad-text"),
        is_allowed(lambda: world.create("ann", options={"players": 2}, seats=seats), "bad-text"),
        is_allowed(
            lambda: world.ask(partial(world.lobby.forgetting.rename, session, name)), "bad-text"
        )
        if tried > most
        else True,
        is_allowed(lambda: world.join("eve", ann.table, "key", name=name), "bad-text")
        if tried > most
        else True,
    }
    assert len(found) == 1, "wherever a name is given"
    return found.pop()


def chat_chars_max(most: int, tried: int, _: Path) -> bool:
    ann, _ben = World(1, chat_chars_max=most).two()
    # Two marks that make one letter count as the letter.
    found = {
        ann.order("chat", seat=0, text=letter * tried)["type"] == "done"
        for letter in ("x", "e\u0301")
    }
    assert len(found) == 1
    return found.pop()


def word_chars_max(most: int, tried: int, _: Path) -> bool:
    ann, _ben = World(1, word_chars_max=most).two(dice="fair")
    return ann.order("word", seat=0, word="x" * tried)["type"] == "done"


def list_max(most: int, tried: int, _: Path) -> bool:
    """Are all of so many tables listed?"""
    world = World(1, list_max=most)
    seats = [SeatWish("me"), SeatWish("open")]
    for _number in range(tried):
        world.create("ann", options={"players": 2}, seats=seats, is_listed=True)
    listing, session = world.lobby.listing, World.session("ann")
    found = {len(listing.mine(session, False)) == tried, len(listing.listed(session)) == tried}
    assert len(found) == 1, "mine and everybody's"
    return found.pop()


def record_plies_max(most: int, tried: int, _: Path) -> bool:
    """A record of that many plies, by the blanks between them."""
    play = start("feurio", players=2, seed=1)
    while play.actor >= 0 and len(play.plies) < 30:
        play.do(play.moves()[0])
    record = play.record()
    most += record.count(" ") - tried
    world = World(1, record_plies_max=most)
    session = World.session("ann")
    wish = NewTable("t", record=record)
    call = partial(world.ask, partial(world.lobby.founding.create, session, "here", wish))
    is_taken = is_allowed(call, "bad-record")
    assert is_taken is not is_too_long(record, most)
    return is_taken


def facts_in_table_max(most: int, tried: int, _: Path) -> bool:
    """Do all facts of the set-up come with the table, if so many may?"""
    ann, _ben = World(1).two()
    total = len(ann.room.table.play.seat(0).events())
    world = World(1, facts_in_table_max=total + most - tried)
    ann, _ben = world.two()
    return len(ann.socket.last("table")["facts"]) == total


def notes_in_table_max(most: int, tried: int, _: Path) -> bool:
    world = World(1, notes_in_table_max=most)
    ann, _ben = world.two()
    while len(ann.room.table.remarks) < tried:
        ann.order("chat", seat=0, text="hello")
    shown = world.player("ann", ann.table, 0).socket.last("table")["notes"]
    return len(shown) == tried


def thinkers(most: int, tried: int, _: Path) -> bool:
    """Are so many questions thought about at the same time?"""
    from tocsin.tables.ports import Question

    pool = WorkerPool(lambda call: None, most, ["sleep", "60"])
    try:
        for _number in range(tried):
            pool.ask(Question("feurio", "", "", 0, "steady", 1), lambda thought: None)
        return pool.thinking == tried
    finally:
        pool.close()


# name: the limit that is set in the test, and the case.
CASES: dict[str, tuple[int, Case]] = {
    "think_ms_max": (2_000, think_ms_max),
    "inbox_max": (5, inbox_max),
    "facts_in_table_max": (0, facts_in_table_max),
    "notes_in_table_max": (4, notes_in_table_max),
    "chats_max": (3, chats_max),
    "rooms_max": (3, rooms_max),
    "tables_per_minute": (3, tables_per_minute),
    "tables_per_day": (4, tables_per_day),
    "retention_days": (2, retention_days),
    "resume_pause_ms": (70, resume_pause_ms),
    "name_chars_max": (12, name_chars_max),
    "chat_chars_max": (30, chat_chars_max),
    "word_chars_max": (9, word_chars_max),
    "list_max": (3, list_max),
    "record_plies_max": (0, record_plies_max),
    "thinkers": (2, thinkers),
}
