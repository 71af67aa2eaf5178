"""A server in a process of its own: started, looked at from outside, and ended."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
LIMITS = {
    "sockets_per_address": 100_000,
    "tables_per_minute": 100_000,
    "tables_per_day": 100_000,
    "player_messages_max": 100_000,
}


@dataclass(frozen=True, slots=True)
class Used:
    """What a process has used so far."""

    cpu_seconds: float
    memory_mb: float


class Process:
    """Either server, by the line in which it says its port."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}
        )
        assert self._process.stdout is not None
        found = re.search(r"(?:^|:)(\d+)(?:/|\s*$)", self._process.stdout.readline())
        if found is None:
            raise SystemExit(f"{command[-1]} did not start")
        self.port = int(found[1])

    def used(self) -> Used:
        """Processor time and memory, as the system counts them."""
        folder = Path("/proc") / str(self._process.pid)
        fields = (folder / "stat").read_text().rpartition(")")[2].split()
        resident = re.search(r"VmRSS:\s+(\d+)", (folder / "status").read_text())
        memory = int(resident[1]) / 1024 if resident else 0.0
        return Used((int(fields[11]) + int(fields[12])) / TICKS, memory)

    def end(self) -> None:
        """End it and wait."""
        self._process.terminate()
        self._process.communicate(timeout=30)


def start_thin(folder: Path) -> Process:
    """The yardstick."""
    return Process([sys.executable, "-m", "benchmarks.server.thin", str(folder / "thin.db")], {})


def start_tocsin(folder: Path) -> tuple[Process, float]:
    """`tocsin serve` with limits out of the way, and its CPU seconds to the first answer."""
    command = [sys.executable, "-m", "tocsin.cli", "serve", "--no-browser", "--port", "0"]
    limits = {f"TOCSIN_{name.upper()}": str(most) for name, most in LIMITS.items()}
    process = Process([*command, "--data", str(folder)], {**limits, "LC_ALL": "C.UTF-8"})
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{process.port}/health", timeout=5).close()
            return process, process.used().cpu_seconds
        except OSError:
            time.sleep(0.02)
    raise SystemExit("tocsin serve did not answer")


def rows_and_commits(port: int) -> tuple[float, float]:
    """What the writer counted so far."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=20) as response:
        text = response.read().decode()
    found = dict(re.findall(r"^(tocsin_rows|tocsin_commits) ([\d.e+]+)$", text, re.M))
    return float(found["tocsin_rows"]), float(found["tocsin_commits"])
