"""kill -9 at random moments under load: what was acknowledged is there, once."""

import asyncio
import os
import random
from pathlib import Path

from tests.server.serving import Served
from tocsin.client import AsyncClient, AsyncSeat, ClientError
from tocsin.store.engine import open_database
from tocsin.store.store import read_rows
from tocsin.tables.log.audit import audit
from tocsin.tables.log.entries import Moved, read_entry

KILLS = int(os.environ.get("TOCSIN_KILLS", "10"))
TABLES = 4


async def play_on(seat: AsyncSeat, ledger: list[tuple[str, int, str]], rng: random.Random) -> None:
    """Moves as fast as they are answered; the ledger is outside the server."""
    while True:
        await seat.wait()
        moves = seat.moves()
        if not moves:
            return
        text = rng.choice(moves)
        try:
            seq = await seat.do(text)
        except ClientError as refused:
            if refused.code in ("stale", "not-your-turn", "not-stored", "illegal", "over"):
                continue
            raise
        ledger.append((seat.table, seq, text))


async def torment(served: Served, rng: random.Random) -> list[tuple[str, int, str]]:
    ledger: list[tuple[str, int, str]] = []
    client = AsyncClient(served.address)
    seats = [
        await client.create("flashpoint", options={"players": 1, "play_on": True}, dice="secure")
        for _ in range(TABLES)
    ]
    players = [asyncio.create_task(play_on(seat, ledger, rng)) for seat in seats]
    for _ in range(KILLS):
        acknowledged = len(ledger)
        for _ in range(600):
            await asyncio.sleep(0.05)
            if len(ledger) > acknowledged + 2 or all(player.done() for player in players):
                break
        await asyncio.sleep(rng.random() * 0.1)
        await asyncio.to_thread(served.kill)
        await asyncio.to_thread(served.start)
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    for seat in seats:
        await seat.close()
    return ledger


def test_no_acknowledged_move_is_lost_or_doubled_by_kills(tmp_path: Path) -> None:
    served = Served(tmp_path)
    try:
        ledger = asyncio.run(torment(served, random.Random(1)))
    finally:
        served.stop()
    assert len(ledger) > KILLS
    database = open_database(str(tmp_path / "tables.db"))
    try:
        assert audit(database) == TABLES
        for table in {table for table, _, _ in ledger}:
            rows = read_rows(database.reading.connect(), table)
            mine = [(seq, text) for name, seq, text in ledger if name == table]
            assert len({seq for seq, _ in mine}) == len(mine), "no row answers two orders"
            for seq, text in mine:
                entry = read_entry(rows[seq])
                assert isinstance(entry, Moved)
                assert entry.text == text
            ids = [entry.id for entry in map(read_entry, rows) if isinstance(entry, Moved)]
            given = [id for id in ids if id]
            assert len(set(given)) == len(given), "no order is carried out twice"
    finally:
        database.close()
