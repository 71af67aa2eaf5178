"""What the documentation says of running a server: the unit for systemd, and the container file."""

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from tocsin.cli.app import run

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "server.md"


def unit() -> str:
    found = re.search(r"```ini\n(\[Unit\].*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert found
    return found[1]


def complaints(tool: str, file: Path) -> list[str]:
    """What systemd has to say about this unit; about others of the machine it may say anything."""
    order = [tool, "verify", str(file)]
    done = subprocess.run(order, capture_output=True, text=True, check=False)
    return [line for line in done.stderr.splitlines() if file.name in line]


def test_the_unit_is_accepted_by_systemd(tmp_path: Path) -> None:
    tool = shutil.which("systemd-analyze")
    if tool is None:
        pytest.skip("no systemd-analyze on this machine (apt-get install systemd)")
    # The program and the user of a real server are not here.
    text = unit().replace("/opt/tocsin/bin/tocsin", "/bin/true").replace("User=tocsin", "User=root")
    file = tmp_path / "tocsin.service"
    file.write_text(text, encoding="utf-8")
    assert complaints(tool, file) == []
    file.write_text(text.replace("Restart=always", "Restart=perhaps"), encoding="utf-8")
    assert complaints(tool, file) != []


def test_the_unit_stops_the_server_as_a_person_would_and_lets_it_write_its_data_alone() -> None:
    lines = unit().splitlines()
    for line in ("KillSignal=SIGINT", "ProtectSystem=strict", "StateDirectory=tocsin"):
        assert line in lines
    assert any("--data /var/lib/tocsin" in line for line in lines)


def container() -> list[str]:
    """The steps of the container file, each in one line."""
    found = re.search(r"```dockerfile\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert found
    return found[1].replace("\\\n", "").strip().splitlines()


def started() -> list[list[str]]:
    """The command of the unit, and that of the container."""
    line = next(line for line in unit().splitlines() if line.startswith("ExecStart="))
    last = next(step for step in container() if step.startswith("CMD "))
    return [shlex.split(line.removeprefix("ExecStart=")), json.loads(last.removeprefix("CMD "))]


def test_both_start_a_command_that_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    for program, *words in started():
        assert Path(program).name == "tocsin"
        # An option that is not there would be a mistake before any help.
        assert run([*words, "--help"]) == 0
        assert run([*words, "--no-such-option", "--help"]) == 2
    capsys.readouterr()


def test_the_container_writes_to_its_data_alone_and_stops_as_a_person_would() -> None:
    steps = container()
    user = next(step for step in steps if step.startswith("USER ")).split()[1]
    assert user.isdigit()
    assert any(f"mkdir /data && chown {user} /data" in step for step in steps)
    for step in ("VOLUME /data", "EXPOSE 8033", "STOPSIGNAL SIGINT"):
        assert step in steps
    _, words = started()
    assert words[words.index("--data") + 1] == "/data"


def test_an_image_holds_the_page_and_nothing_that_make_made() -> None:
    kept_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {".git", ".venv", "build", "web", "tests"} <= set(kept_out)
    assert not [name for name in kept_out if name.startswith(("src", "*.py", "LICENSE", "README"))]
    assert any(step.startswith("COPY . ") for step in container())
