"""The unit for systemd in the documentation is one that systemd accepts."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "server.md"


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
