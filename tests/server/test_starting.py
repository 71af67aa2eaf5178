"""Starting and stopping: options, their variables, the code for phones, and Ctrl-C."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

import tocsin
from tests.server.serving import Served
from tocsin.client import Client
from tocsin.server.running import network_address

SOURCE = Path(tocsin.__file__).parents[1]
SERVE = [sys.executable, "-W", "ignore", "-m", "tocsin.cli", "serve"]
ENGLISH = {"PYTHONPATH": str(SOURCE), "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", "COLUMNS": "100"}


def health(port: int) -> dict[str, object]:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=30) as response:
        found: dict[str, object] = json.load(response)
        return found


def test_every_option_is_a_variable_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.db"
    variables = {
        "TOCSIN_HOST": "127.0.0.1",
        "TOCSIN_PORT": "0",
        "TOCSIN_DB": str(file),
        "TOCSIN_BROWSER": "0",
        "TOCSIN_RETENTION": "3",
        "TOCSIN_TRUSTED_PROXY": "127.0.0.1",
    }
    process = subprocess.Popen(
        SERVE, env={**os.environ, **ENGLISH, **variables}, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        found = re.search(r":(\d+)/", process.stdout.readline())
        assert found
        assert health(int(found[1]))["status"] == "ok"
        with urllib.request.urlopen(f"http://127.0.0.1:{found[1]}/api", timeout=30) as response:
            assert json.load(response)["limits"]["retention_days"] == 3
        assert file.is_file()
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
    assert process.returncode == 0


def test_a_limit_is_set_by_its_own_name_and_a_slip_of_the_pen_is_said(tmp_path: Path) -> None:
    variables = {"TOCSIN_RETENTION_DAYS": "7", "TOCSIN_TABLE_PER_DAY": "1", "TOCSIN_HOME": "/"}
    process = subprocess.Popen(
        [*SERVE, "--no-browser", "--port", "0", "--data", str(tmp_path)],
        env={**os.environ, **ENGLISH, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    found = re.search(r":(\d+)/", process.stdout.readline())
    assert found
    with urllib.request.urlopen(f"http://127.0.0.1:{found[1]}/api", timeout=30) as response:
        limits = json.load(response)["limits"]
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert (limits["retention_days"], limits["tables_per_day"]) == (7, 50)
    assert errors.count("\n") == 1
    assert "TOCSIN_TABLE_PER_DAY" in errors
    assert "TOCSIN_TABLES_PER_DAY" in errors


@pytest.mark.parametrize("host", ["0.0.0.0", network_address(), "127.0.0.1"])
def test_a_terminal_shows_the_address_for_phones_and_its_code(tmp_path: Path, host: str) -> None:
    if not host:
        pytest.skip("this machine is in no network")
    ours, theirs = pty.openpty()
    order = [*SERVE, "--no-browser", "--host", host, "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen(
        order, env={**os.environ, **ENGLISH}, stdout=theirs, stderr=theirs, close_fds=True
    )
    os.close(theirs)
    said = ""
    while "tables.db" not in said:
        said += os.read(ours, 4096).decode()
    process.send_signal(signal.SIGINT)
    process.wait(60)
    os.close(ours)
    port = re.search(r"http://[^/]+:(\d+)/", said)
    assert port
    addresses = set(re.findall(rf"http://([\d.]+):{port[1]}/", said)) - {"127.0.0.1"}
    # A machine without any network has no address for phones, and then no code either.
    blocks = sum(said.count(block) for block in "█▀▄")
    assert (blocks > 100) is bool(addresses)
    assert bool(addresses) is (host != "127.0.0.1" and bool(network_address()))


def test_an_interrupt_stops_the_server_with_a_word_and_nothing_is_left_open(tmp_path: Path) -> None:
    server = Served(tmp_path)
    assert health(server.port)["status"] == "ok"
    said = server.stop()
    assert said.strip()
    assert server.errors() == ""
    # What was written is in the file itself: nothing waits beside it.
    assert (
        not (tmp_path / "tables.db-wal").exists() or not (tmp_path / "tables.db-wal").stat().st_size
    )
    server.start()
    assert health(server.port)["status"] == "ok"
    server.stop()


@pytest.mark.parametrize(
    ("language", "advice"), [("en", "stop it with Ctrl-C"), ("fr", "arrêtez-le avec Ctrl-C")]
)
def test_a_database_that_is_taken_is_said_before_anything_is_served(
    tmp_path: Path, language: str, advice: str
) -> None:
    server = Served(tmp_path)
    try:
        order = [*SERVE, "--no-browser", "--port", "0", "--data", str(tmp_path)]
        second = subprocess.run(
            [*order, "--lang", language],
            env={**os.environ, **ENGLISH},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        assert second.returncode == 2
        said = " ".join(second.stderr.replace("\u2068", "").replace("\u2069", "").split())
        assert f"{server.pid}" in said
        assert f"{tmp_path / 'tables.db'} " in said
        assert advice in said
        assert "Traceback" not in second.stderr
        assert "http://" not in second.stdout
    finally:
        server.stop()


# What a shell starts in its background is deaf to Ctrl-C.
DEAF = ["sh", "-c", 'trap "" INT; exec "$@"', "sh"]


def test_a_server_in_the_background_of_a_shell_is_stopped_like_any_other(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*DEAF, *SERVE, "--no-browser", "--port", "0", "--data", str(tmp_path)],
        env={**os.environ, **ENGLISH},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    # At once, before it has answered anybody.
    assert "http://" in process.stdout.readline()
    process.send_signal(signal.SIGINT)
    said, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "Stopped" in said


# A library that makes code of its own while it is imported, interrupted in the middle of it. Only a
# module that is run as one (`-m`) is then ended by the signal, although the interrupt was caught.
INTERRUPTED = """
from tocsin.cli.app import main
from tocsin.server import running

make_app = running.make_app


def interrupted(*given):
    exec("import signal; signal.raise_signal(signal.SIGINT); all(n < 9 for n in range(9))")
    return make_app(*given)


running.make_app = interrupted
main()
"""


def test_ctrl_c_while_the_server_is_made_stops_it_like_any_other(tmp_path: Path) -> None:
    (tmp_path / "interrupted.py").write_text(INTERRUPTED)
    order = ["serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    ended = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "interrupted", *order],
        env={**os.environ, **ENGLISH, "PYTHONPATH": f"{SOURCE}{os.pathsep}{tmp_path}"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert ended.returncode == 0
    assert "Stopped" in ended.stdout
    assert ended.stderr == ""


def test_a_polite_signal_stops_the_server_as_ctrl_c_does(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*SERVE, "--no-browser", "--port", "0", "--data", str(tmp_path)],
        env={**os.environ, **ENGLISH},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    found = re.search(r":(\d+)/", process.stdout.readline())
    assert found
    assert health(int(found[1]))["status"] == "ok"
    process.send_signal(signal.SIGTERM)
    said, errors = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "Stopped" in said
    assert errors == ""


def test_ctrl_c_in_a_terminal_ends_thinking_computers_without_a_word(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*SERVE, "--no-browser", "--port", "0", "--data", str(tmp_path)],
        env={**os.environ, **ENGLISH},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    found = re.search(r":(\d+)/", process.stdout.readline())
    assert found
    with Client(f"http://127.0.0.1:{found[1]}") as client:
        client.make_table("flashpoint", options={"players": 2}, seats=["expert", "expert"])
        while not thinking(int(found[1])):
            time.sleep(0.05)
    # A terminal tells everybody in it.
    os.killpg(process.pid, signal.SIGINT)
    said, errors = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "Stopped" in said
    assert errors == ""


def thinking(port: int) -> bool:
    """Does a computer think now?"""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as response:
        found = re.search(r"^tocsin_thinking ([\d.]+)$", response.read().decode(), re.M)
    return found is not None and float(found[1]) > 0
