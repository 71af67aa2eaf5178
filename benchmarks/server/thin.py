"""The yardstick: fan-out to four sockets and one durable commit for each move, and nothing else."""

import asyncio
import queue
import sqlite3
import sys
import threading

from websockets.asyncio.server import ServerConnection, serve

PAYLOAD = '{"type":"news","seq":%d,"pad":"' + "x" * 1000 + '"}'


async def main(path: str, port: int) -> None:
    """Serve until killed."""
    loop = asyncio.get_running_loop()
    jobs: queue.SimpleQueue[tuple[str, str]] = queue.SimpleQueue()
    tables: dict[str, list[ServerConnection]] = {}
    counts: dict[str, int] = {}
    under_way: set[asyncio.Future[None]] = set()

    def tell(table: str) -> None:
        counts[table] = counts.get(table, 0) + 1
        for socket in tables[table]:
            sending = asyncio.ensure_future(socket.send(PAYLOAD % counts[table]))
            under_way.add(sending)
            sending.add_done_callback(under_way.discard)

    def write() -> None:
        log = sqlite3.connect(path)
        log.executescript(
            "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE log(t, m)"
        )
        while True:
            job = jobs.get()
            log.execute("INSERT INTO log VALUES (?, ?)", job)
            log.commit()
            loop.call_soon_threadsafe(tell, job[0])

    async def seat(socket: ServerConnection) -> None:
        assert socket.request is not None
        table = socket.request.path
        tables.setdefault(table, []).append(socket)
        async for move in socket:
            jobs.put((table, str(move)))

    threading.Thread(target=write, daemon=True).start()
    async with serve(seat, "127.0.0.1", port, compression=None):
        print("ready", flush=True)
        await asyncio.Future()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
