"""One build of tocsin in a process of its own, which measures what it is asked for."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from benchmarks.cases import Case

SCRIPT = Path(__file__).parent / "measure.py"


class Build:
    """A running process; `folder` stands before the installed package, "" means the installed."""

    def __init__(self, folder: str) -> None:
        environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if folder:
            environ["PYTHONPATH"] = folder
        # -P: the folder of the script stays off the path.
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(SCRIPT)],
            env=environ,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.origin = folder or "the installed build"
        about = self._read()
        self.is_compiled: bool = about["compiled"]
        self.origin = str(about["from"])

    def __enter__(self) -> "Build":
        return self

    def __exit__(self, *raised: object) -> None:
        self.process.__exit__(None, None, None)

    def measure(self, case: Case, figure: str, count: int) -> dict[str, Any] | None:
        """Seconds, things done and plies of one order; None when this build has no such thing."""
        order = {"game": case.game, "options": case.options, "figure": figure, "count": count}
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        found = self._read()
        return None if "missing" in found else found

    def calibrate(self, case: Case, figure: str, seconds: float) -> int:
        """How many times to do it so that it takes about so long; 0 when it is missing."""
        count = 1
        while True:
            found = self.measure(case, figure, count)
            if found is None:
                return 0
            if found["seconds"] >= seconds / 2:
                return max(1, round(count * seconds / found["seconds"]))
            count *= 2

    def _read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            code = self.process.wait()
            ended = f"killed by signal {-code}" if code < 0 else f"exit code {code}"
            sys.exit(f"{self.origin} broke off while it was measured: {ended}")
        found: dict[str, Any] = json.loads(line)
        return found
