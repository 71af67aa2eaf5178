"""A real server in a process of its own, for the tests that need one."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import tocsin

SOURCE = Path(tocsin.__file__).parents[1]


class Served:
    """`tocsin serve` on a port of the system's choice."""

    def __init__(self, folder: Path, *options: str, port: int = 0, **limits: int) -> None:
        self.folder = folder
        self.port = port
        self._options = options
        self._limits = {f"TOCSIN_{name.upper()}": str(most) for name, most in limits.items()}
        self._process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start, and wait for the address."""
        environment = dict(os.environ, PYTHONPATH=str(SOURCE), LC_ALL="C.UTF-8", LANG="C.UTF-8")
        environment |= self._limits
        command = [sys.executable, "-W", "ignore", "-m", "tocsin.cli", "serve", "--no-browser"]
        with open(self.folder / "stderr.txt", "a", encoding="utf-8") as errors:
            self._process = subprocess.Popen(
                [*command, "--data", str(self.folder), "--port", str(self.port), *self._options],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=environment,
            )
        assert self._process.stdout is not None
        first = self._process.stdout.readline()
        found = re.search(r"http://[^/]+:(\d+)/", first)
        assert found, first + self.errors()
        self.port = int(found[1])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def errors(self) -> str:
        return (self.folder / "stderr.txt").read_text(encoding="utf-8")

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._wait()

    def stop(self) -> str:
        """Politely; what it said last."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
        return self._wait()

    def _wait(self) -> str:
        assert self._process is not None
        said, _ = self._process.communicate(timeout=30)
        return said
