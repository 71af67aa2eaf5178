"""A run in a folder of its own, which a kill does not harm.

    job.json        what is played; another job is refused here
    games.jsonl     one line for each play that is done, written as soon as it is
    games.parquet   the same in order, for whoever analyses it; made when a run ends or pauses

A line that a kill cut short is dropped when the run goes on, and its play is played again: every
play is there exactly once.
"""

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tocsin.core.errors import SetupError, quoted
from tocsin.lab.job import Job
from tocsin.lab.playing import Row

FORMAT = 1
JOB = "job.json"
LINES = "games.jsonl"
TABLE = "games.parquet"
ROWS_PER_GROUP = 100_000


class Run:
    """The plays of a job that are done, on disk."""

    def __init__(self, folder: Path, job: Job) -> None:
        self.folder = folder
        self.job = job
        self.rows: dict[int, Row] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._claim()
            self._read_lines()
        except OSError as problem:
            raise self._trouble(problem) from problem

    def missing(self) -> list[int]:
        """The numbers still to be played."""
        return [number for number in range(self.job.games) if number not in self.rows]

    def add(self, rows: Iterable[Row]) -> None:
        """These plays are done."""
        fresh = list(rows)
        text = "".join(json.dumps(_as_json(row), separators=(",", ":")) + "\n" for row in fresh)
        try:
            with (self.folder / LINES).open("ab") as lines:
                lines.write(text.encode())
        except OSError as problem:
            raise self._trouble(problem) from problem
        self.rows.update((row.number, row) for row in fresh)

    def chosen(self) -> list[Row]:
        """The rows of the job in order; an earlier, longer run may have left more."""
        return [self.rows[number] for number in sorted(self.rows) if number < self.job.games]

    def close(self) -> None:
        """Nothing more will come: make the table."""
        try:
            write_table(self.folder / TABLE, [self.rows[number] for number in sorted(self.rows)])
        except OSError as problem:
            raise self._trouble(problem) from problem

    def _claim(self) -> None:
        """Say what is played here, or check that it is the same as before."""
        path = self.folder / JOB
        mine = {"format": FORMAT, **self.job.identity()}
        if not path.exists():
            if (self.folder / LINES).exists():
                raise SetupError("lab-folder-damaged", {"file": quoted(str(path))})
            _replace(path, json.dumps(mine, indent=2, sort_keys=True).encode() + b"\n")
            return
        try:
            known = json.loads(path.read_text(encoding="utf-8"))
        except ValueError as problem:
            raise SetupError("lab-folder-damaged", {"file": quoted(str(path))}) from problem
        if known != mine:
            raise SetupError("lab-folder-taken", {"file": quoted(str(self.folder))})

    def _read_lines(self) -> None:
        """What an earlier run has done; a line cut short at the end is cut off."""
        path = self.folder / LINES
        if not path.exists():
            return
        data = path.read_bytes()
        whole = data.rfind(b"\n") + 1
        for number, line in enumerate(data[:whole].splitlines(), 1):
            try:
                row = _from_json(json.loads(line))
            except (ValueError, KeyError, TypeError, AttributeError) as problem:
                facts = {"file": quoted(f"{path}:{number}")}
                raise SetupError("lab-folder-damaged", facts) from problem
            self.rows[row.number] = row
        if whole < len(data):
            os.truncate(path, whole)

    def _trouble(self, problem: OSError) -> SetupError:
        facts = {"file": quoted(str(self.folder)), "system": problem.strerror or ""}
        return SetupError("lab-cannot-write", {**facts, "done": len(self.rows)})


def write_table(path: Path, rows: list[Row]) -> None:
    """All rows as Parquet, in one go: nobody ever sees half a table."""
    import pyarrow
    from pyarrow import parquet

    columns: dict[str, Any] = {
        "number": pyarrow.array([row.number for row in rows], pyarrow.int64()),
        "ending": pyarrow.array([row.ending for row in rows], pyarrow.string()),
        "turns": pyarrow.array([row.turns for row in rows], pyarrow.int32()),
        "scores": pyarrow.array([list(row.scores) for row in rows], _list_of(pyarrow.int32())),
        "winners": pyarrow.array([list(row.winners) for row in rows], _list_of(pyarrow.int8())),
        "team": pyarrow.array([list(row.team) for row in rows], _list_of(pyarrow.string())),
        "marks": pyarrow.array(
            [json.dumps(row.marks, sort_keys=True) if row.marks else "" for row in rows]
        ),
    }
    half = path.with_suffix(".half")
    try:
        parquet.write_table(pyarrow.table(columns), half, row_group_size=ROWS_PER_GROUP)
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)


def _list_of(kind: Any) -> Any:
    import pyarrow

    return pyarrow.list_(kind)


def _replace(path: Path, data: bytes) -> None:
    half = path.with_suffix(".half")
    half.write_bytes(data)
    half.replace(path)


def _as_json(row: Row) -> dict[str, object]:
    said: dict[str, object] = {
        "number": row.number,
        "ending": row.ending,
        "turns": row.turns,
        "scores": row.scores,
        "winners": row.winners,
    }
    if row.team:
        said["team"] = row.team
    if row.marks:
        said["marks"] = row.marks
    return said


def _from_json(said: dict[str, Any]) -> Row:
    return Row(
        int(said["number"]),
        str(said["ending"]),
        int(said["turns"]),
        tuple(int(score) for score in said["scores"]),
        tuple(int(winner) for winner in said["winners"]),
        tuple(str(role) for role in said.get("team", ())),
        {
            str(kind): {str(place): int(many) for place, many in places.items()}
            for kind, places in said.get("marks", {}).items()
        },
    )
