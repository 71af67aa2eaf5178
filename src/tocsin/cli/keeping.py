"""Plays that are kept by themselves on this machine: one file each, the newest few of them.

The files lie in the folder that `TOCSIN_HOME` names, else where the system keeps the state of
programs. They are numbered, so that no clock is needed to know which one is the newest.
"""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tocsin.core.errors import SetupError, TocsinError
from tocsin.core.record import read_tags
from tocsin.host.files import read_text
from tocsin.host.saving import read_save

KEPT_MAX = 30
_NAME = re.compile(r"(\d{1,9})-[a-z-]+\.txt")


@dataclass(frozen=True)
class Kept:
    """A play that was kept: where, of what, by whom, how far."""

    path: Path
    game: str
    options: str
    seats: list[str]
    plies: int
    is_over: bool

    @property
    def is_open(self) -> bool:
        """Has it begun, and not ended?"""
        return self.plies > 0 and not self.is_over


def kept_folder(environ: Mapping[str, str]) -> Path:
    """Where plays are kept."""
    if environ.get("TOCSIN_HOME"):
        return Path(environ["TOCSIN_HOME"]) / "plays"
    state = environ.get("XDG_STATE_HOME")
    home = Path(state) if state else Path("~/.local/state").expanduser()
    return home / "tocsin" / "plays"


def keep_new(folder: Path, game_id: str) -> Path:
    """A file for a new play, with nothing in it yet; the oldest ones make room."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        numbered = _numbered(folder)
        for number in sorted(numbered)[: max(0, len(numbered) - KEPT_MAX + 1)]:
            numbered[number].unlink(missing_ok=True)
        number = max(numbered, default=0) + 1
        while True:
            path = folder / f"{number}-{game_id}.txt"
            try:
                path.touch(exist_ok=False)
                return path
            except FileExistsError:
                # Somebody at another terminal began a play in this very moment.
                number += 1
    except OSError as problem:
        facts = {"file": str(folder), "reason": "unknown", "system": problem.strerror or ""}
        raise SetupError("cannot-write-file", facts) from problem


def list_kept(folder: Path) -> list[Kept]:
    """The plays that are kept, the one that was played last first; damaged files are left out."""
    found: list[tuple[float, int, Kept]] = []
    try:
        numbered = _numbered(folder)
        for number, path in numbered.items():
            kept = _look(path)
            if kept is not None:
                found.append((path.stat().st_mtime, number, kept))
    except OSError:
        return []
    return [kept for _, _, kept in sorted(found, key=lambda one: one[:2], reverse=True)]


def _numbered(folder: Path) -> dict[int, Path]:
    if not folder.is_dir():
        return {}
    names = {path: _NAME.fullmatch(path.name) for path in folder.iterdir()}
    return {int(match.group(1)): path for path, match in names.items() if match is not None}


def _look(path: Path) -> Kept | None:
    """The head of a kept play."""
    try:
        tags = read_tags(read_save(read_text(path)).record)
        plies = int(tags["Plies"])
    except (TocsinError, ValueError):
        return None
    seats = tags["Seats"].split(",")
    return Kept(path, tags["Game"], tags["Options"], seats, plies, tags["Result"] != "*")


def environment() -> Mapping[str, str]:
    """What the system tells programs."""
    return os.environ
