"""`make bench-server`: 100 tables, 400 sockets, real Flash Point, against the thin yardstick.

Rounds are interleaved, medians are told. Bars are judged only with five rounds of 20 s or more.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import tocsin
from benchmarks.server.load import Load, LoadedTable, percentile
from tocsin.client import AsyncClient

TICKS = os.sysconf("SC_CLK_TCK")
OPEN = {
    "TOCSIN_SOCKETS_PER_SESSION": "5000",
    "TOCSIN_SOCKETS_PER_ADDRESS": "5000",
    "TOCSIN_PLAYER_MESSAGES_MAX": "1000000",
    "TOCSIN_TABLES_PER_MINUTE": "100000",
    "TOCSIN_TABLES_PER_DAY": "100000",
}


def cpu_seconds(pid: int) -> float:
    """What a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_mb(pid: int) -> float:
    """What a process holds now."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


async def one_round(
    kind: str, tables: int, rate: float, seconds: float, seed: int
) -> dict[str, float]:
    """Start a server, load it, measure it, end it."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.perf_counter()
        process, port = _start(kind, folder)
        started = time.perf_counter() - begun
        try:
            load = Load(kind == "thin", seed)
            joined = await _tables(load, kind, tables, port)
            before, rows = cpu_seconds(process.pid), _rows(kind, port)
            await load.run(joined, rate, seconds)
            cpu = cpu_seconds(process.pid) - before
            answered = len(load.spans)
            return {
                "p50": percentile(load.spans, 0.5),
                "p99": percentile(load.spans, 0.99),
                "cpu_us": cpu / max(answered, 1) * 1e6,
                "rss": memory_mb(process.pid),
                "lost": load.sent - answered,
                "moves": answered,
                "start": started,
                "rows_per_commit": _ratio(rows, _rows(kind, port)),
            }
        finally:
            process.kill()
            process.wait()


def _start(kind: str, folder: str) -> tuple[subprocess.Popen[str], int]:
    environment = dict(os.environ, **OPEN)
    if kind == "thin":
        port = 18_099
        module = ["benchmarks.server.thin", f"{folder}/thin.db", str(port)]
    else:
        module = ["tocsin.cli", "serve", "--no-browser", "--port", "0", "--data", folder]
    process = subprocess.Popen(
        [sys.executable, "-m", *module], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert process.stdout is not None
    said = process.stdout.readline()
    if kind != "thin":
        found = re.search(r":(\d+)/", said)
        assert found, said
        port = int(found[1])
    return process, port


async def _tables(load: Load, kind: str, count: int, port: int) -> list[LoadedTable]:
    if kind == "thin":
        joined = [LoadedTable(f"/{number}") for number in range(count)]
        for table in joined:
            await load.join(table, f"ws://127.0.0.1:{port}{table.name}", {})
        return joined
    client = AsyncClient(f"http://127.0.0.1:{port}")
    joined = []
    for number in range(count):
        options = {"players": 4, "rules": "advanced"}
        made = await client.make_table(
            "flashpoint", options=options, seats=["me"] * 4, dice="seeded", seed=number
        )
        table = LoadedTable(made.table.id)
        address = f"{client.requests.socket_address}/api/tables/{table.name}/socket"
        await load.join(table, address, {"Cookie": client.requests.cookie})
        joined.append(table)
    await asyncio.sleep(1)
    return joined


def _rows(kind: str, port: int) -> tuple[float, float]:
    if kind == "thin":
        return (0.0, 0.0)
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as response:
        text = response.read().decode()
    found = dict(re.findall(r"^(tocsin_(?:rows|commits)) ([0-9.e+]+)$", text, re.M))
    return (float(found["tocsin_rows"]), float(found["tocsin_commits"]))


def _ratio(before: tuple[float, float], after: tuple[float, float]) -> float:
    commits = after[1] - before[1]
    return (after[0] - before[0]) / commits if commits else 0.0


def main() -> int:
    """Print a table, and say which bars are met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rates", default="40,400")
    wanted = parser.parse_args()
    print(f"tocsin {tocsin.__version__}, {'compiled' if tocsin.is_compiled() else 'interpreted'}")
    sockets = wanted.tables * 4
    print(f"{wanted.tables} tables, {sockets} sockets, {wanted.rounds} rounds, {wanted.seconds} s")
    head = ("server", "moves/s", "p50 ms", "p99 ms", "CPU µs/move", "RSS MB", "lost", "rows/commit")
    print("".join(f"{name:>13}" for name in head))
    for rate in [float(text) for text in wanted.rates.split(",")]:
        found: dict[str, list[dict[str, float]]] = {"thin": [], "tocsin": []}
        for number in range(wanted.rounds):
            for kind, rounds in found.items():
                made = one_round(kind, wanted.tables, rate, wanted.seconds, number)
                rounds.append(asyncio.run(made))
        for kind, rounds in found.items():
            _print_row(kind, rate, rounds)
        thin, ours = found["thin"], found["tocsin"]
        for name, text in (("p99", "p99"), ("cpu_us", "CPU per move"), ("rss", "memory")):
            ratio = _median(ours, name) / max(_median(thin, name), 1e-9)
            print(f"    {text}: {ratio:.2f} × thin")
    return 0


def _median(rounds: list[dict[str, float]], name: str) -> float:
    return statistics.median(found[name] for found in rounds)


def _print_row(kind: str, rate: float, rounds: list[dict[str, float]]) -> None:
    middle = [_median(rounds, name) for name in ("p50", "p99", "cpu_us", "rss")]
    lost = sum(found["lost"] for found in rounds)
    shown = [f"{kind:>13}", f"{rate:>13.0f}", *[f"{value:>13.1f}" for value in middle]]
    print("".join([*shown, f"{lost:>13.0f}", f"{_median(rounds, 'rows_per_commit'):>13.2f}"]))


if __name__ == "__main__":
    sys.exit(main())
