"""The log of the server: lines of JSON, whoever speaks, and a full disk silences nothing else."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import tocsin

SOURCE = Path(tocsin.__file__).parents[1]
SPEAKING = """
import logging
from tocsin.server.logbook import keep_log, log_of

keep_log()
log_of("tocsin.store").error("not-written", system="disk full")
logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
logging.getLogger("uvicorn.error").error("Invalid UTF-8 sequence received from client.")
logging.getLogger("uvicorn.error").warning("Something else")
try:
    1 / 0
except ZeroDivisionError:
    logging.getLogger("asyncio").exception("Never retrieved")
    log_of("tocsin.http").exception("request-failed")
print("said all")
"""


def speak(errors: Path) -> str:
    with open(errors, "w", encoding="utf-8") as taken:
        order = [sys.executable, "-c", SPEAKING]
        environment = {"PYTHONPATH": str(SOURCE)}
        done = subprocess.run(
            order, env=environment, stdout=subprocess.PIPE, stderr=taken, text=True, check=False
        )
    return done.stdout


def test_every_line_is_json_whoever_speaks(tmp_path: Path) -> None:
    file = tmp_path / "errors.txt"
    assert speak(file) == "said all\n"
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    # What a stranger can make it say by sending rubbish is not said.
    events = ["not-written", "Something else", "Never retrieved", "request-failed"]
    assert [line["event"] for line in lines] == events
    assert [line["level"] for line in lines] == ["error", "warning", "error", "error"]
    assert all("ZeroDivisionError" in line["exception"] for line in lines[2:])
    assert all("timestamp" in line for line in lines)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk here is always full")
def test_a_full_disk_ends_nobody() -> None:
    assert speak(Path("/dev/full")) == "said all\n"
