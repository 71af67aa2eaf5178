"""Tables at which only computers sit, thinking all the time while others are measured."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from typing import Any

from benchmarks.server.tables import SEATS, new_session, new_table

CHECK_SECONDS = 1.0


class Thinkers:
    """Keeps so many tables of the best computers going; one that is over is followed by another."""

    def __init__(self, port: int, tables: int) -> None:
        self._port = port
        self._tables = tables
        self._tasks: list[asyncio.Task[None]] = []
        self.moves = 0

    async def start(self) -> None:
        """Make the tables."""
        self._tasks = [asyncio.create_task(self._keep(n)) for n in range(self._tables)]
        await asyncio.sleep(CHECK_SECONDS)

    async def stop(self) -> None:
        """Watch them no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep(self, number: int) -> None:
        cookie = await asyncio.to_thread(new_session, self._port)
        computer = await asyncio.to_thread(best_computer, self._port)
        seats = [{"kind": "computer", "computer": computer}] * SEATS
        made = 0
        while True:
            name = f"thinking{number}.{made}"
            table = await asyncio.to_thread(new_table, self._port, cookie, name, seats)
            made += 1
            ply = 0
            while True:
                await asyncio.sleep(CHECK_SECONDS)
                info = await asyncio.to_thread(look, self._port, cookie, table)
                self.moves += info["ply"] - ply
                ply = info["ply"]
                if info["phase"] != "playing":
                    break


def best_computer(port: int) -> str:
    """The strongest computer of the game that is played here; the best is named last."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=60) as response:
        games = json.load(response)["games"]
    return str(next(game for game in games if game["id"] == "flashpoint")["computers"][-1])


def look(port: int, cookie: str, table: str) -> dict[str, Any]:
    """How far a table is."""
    address = f"http://127.0.0.1:{port}/api/tables/{table}"
    asking = urllib.request.Request(address, headers={"Cookie": cookie})
    with urllib.request.urlopen(asking, timeout=60) as response:
        info: dict[str, Any] = json.load(response)["table"]
        return info
