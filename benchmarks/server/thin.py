"""The yardstick: sockets, four to a table; one durable commit for each move, then told to all.

No rules, no views, no admission: what a server that keeps its word cannot do without.
"""

import asyncio
import logging
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor

from websockets.asyncio.server import ServerConnection, serve

TABLES: dict[str, list[ServerConnection]] = {}
WRITER = ThreadPoolExecutor(1)
DATABASE = sqlite3.connect(sys.argv[1], isolation_level=None, check_same_thread=False)


def commit(message: str) -> None:
    DATABASE.execute("INSERT INTO log (body) VALUES (?)", (message,))


async def handle(socket: ServerConnection) -> None:
    assert socket.request is not None
    seats = TABLES.setdefault(socket.request.path, [])
    seats.append(socket)
    async for message in socket:
        await asyncio.get_running_loop().run_in_executor(WRITER, commit, str(message))
        await asyncio.gather(*(seat.send(message) for seat in seats))


async def main() -> None:
    # Sockets that go while a message is on its way are no news.
    logging.getLogger("websockets").setLevel(logging.CRITICAL)
    for line in ("journal_mode=WAL", "synchronous=FULL"):
        DATABASE.execute(f"PRAGMA {line}")
    DATABASE.execute("CREATE TABLE IF NOT EXISTS log (seq INTEGER PRIMARY KEY, body TEXT)")
    async with serve(handle, "127.0.0.1", 0, compression=None) as server:
        print(next(iter(server.sockets)).getsockname()[1], flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main())
