"""Runs in a folder: nothing is lost by a kill, none played twice, nothing foreign taken."""

import json
from pathlib import Path

import pytest

from tocsin.bots.bot import Bot
from tocsin.core.contract import Game
from tocsin.core.errors import SetupError
from tocsin.lab.job import Job, game_seed, make_job, seat_known
from tocsin.lab.keeping import LINES, TABLE, Run
from tocsin.lab.playing import Row, play_batch
from tocsin.lab.running import run_job

GAMES = 12


def forest(games: int = GAMES, seed: int = 7, watch: bool = False) -> Job:
    return make_job("feurio", "players=2", ("random",), games, seed, watch=watch)


def test_a_run_that_was_cut_short_ends_as_if_nothing_had_been(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    rows = run_job(forest(), seat_known, folder=whole)
    run_job(forest(5), seat_known, folder=cut)
    # The kill came in the middle of a line.
    with (cut / LINES).open("ab") as lines:
        lines.write(b'{"number":5,"ending":"high')
    assert run_job(forest(), seat_known, folder=cut) == rows
    told = sorted((cut / LINES).read_text().splitlines())
    assert told == sorted((whole / LINES).read_text().splitlines())
    assert len(told) == GAMES
    assert (cut / TABLE).read_bytes() == (whole / TABLE).read_bytes()


def test_plays_that_are_done_are_not_played_again(tmp_path: Path) -> None:
    run_job(forest(), seat_known, folder=tmp_path)
    seen: list[int] = []
    rows = run_job(forest(), _nobody, folder=tmp_path, progress=seen.append)
    assert len(rows) == GAMES
    assert seen == [GAMES]


def _nobody(game: Game, name: str) -> Bot:
    raise AssertionError("nobody has to sit down")


def test_an_interrupted_run_keeps_its_table(tmp_path: Path) -> None:
    def stop(done: int) -> None:
        if done >= 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_job(forest(), seat_known, folder=tmp_path, progress=stop)
    from pyarrow import parquet

    kept = parquet.read_table(tmp_path / TABLE).column("number").to_pylist()
    assert kept == sorted(kept)
    assert 3 <= len(kept) < GAMES


def test_the_table_says_what_the_lines_say(tmp_path: Path) -> None:
    rows = run_job(forest(), seat_known, folder=tmp_path)
    from pyarrow import parquet

    table = parquet.read_table(tmp_path / TABLE).to_pylist()
    assert [row["number"] for row in table] == list(range(GAMES))
    assert [tuple(row["scores"]) for row in table] == [row.scores for row in rows]
    assert [row["ending"] for row in table] == [row.ending for row in rows]


def test_more_processes_play_the_same(tmp_path: Path) -> None:
    assert run_job(forest(6), seat_known, jobs=2) == run_job(forest(6), seat_known)


def test_another_job_is_not_let_into_the_folder(tmp_path: Path) -> None:
    run_job(forest(2), seat_known, folder=tmp_path)
    with pytest.raises(SetupError, match="lab folder taken"):
        run_job(forest(2, seed=8), seat_known, folder=tmp_path)


def test_a_damaged_line_is_named_and_nothing_is_changed(tmp_path: Path) -> None:
    run_job(forest(3), seat_known, folder=tmp_path)
    lines = (tmp_path / LINES).read_bytes().splitlines(keepends=True)
    (tmp_path / LINES).write_bytes(b"".join([lines[0], b"{}\n", *lines[2:]]))
    before = (tmp_path / LINES).read_bytes()
    with pytest.raises(SetupError, match="lab folder damaged") as caught:
        run_job(forest(3), seat_known, folder=tmp_path)
    assert str(caught.value.facts["file"]).endswith(":2")
    assert (tmp_path / LINES).read_bytes() == before


def _full(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_full_disk_keeps_what_was_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = Run(tmp_path, forest())
    rows = play_batch(forest(), range(4), seat_known)
    run.add(rows[:3])

    monkeypatch.setattr(Path, "open", _full)
    with pytest.raises(SetupError, match="lab cannot write") as caught:
        run.add(rows[3:])
    monkeypatch.undo()
    assert caught.value.facts["done"] == 3
    assert len(Run(tmp_path, forest()).rows) == 3


def test_a_row_goes_to_the_folder_and_back_with_its_marks(tmp_path: Path) -> None:
    rows = run_job(forest(2, watch=True), seat_known, folder=tmp_path)
    assert rows[0].marks["burns"]
    assert Run(tmp_path, forest(2, watch=True)).chosen() == rows


def test_being_watched_changes_no_play() -> None:
    def plain(rows: list[Row]) -> list[tuple[object, ...]]:
        return [(row.number, row.ending, row.turns, row.scores, row.winners) for row in rows]

    for game in ("flashpoint", "titanic", "feurio"):
        watched = make_job(game, "players=2", ("random",), 3, 5, watch=True)
        blind = make_job(game, "players=2", ("random",), 3, 5)
        assert plain(run_job(watched, seat_known)) == plain(run_job(blind, seat_known))


def test_a_seed_belongs_to_a_number_and_not_to_an_order() -> None:
    rows = play_batch(forest(), [4, 1], seat_known)
    assert rows == [play_batch(forest(), [number], seat_known)[0] for number in (4, 1)]
    assert game_seed(7, 1) != game_seed(7, 2) != game_seed(8, 2)


def test_a_job_says_what_it_is_in_one_line(tmp_path: Path) -> None:
    run_job(forest(1), seat_known, folder=tmp_path)
    said = json.loads((tmp_path / "job.json").read_text())
    assert (said["game"], said["seats"], said["seed"]) == ("feurio", ["random", "random"], 7)
    assert "games" not in said


@pytest.mark.parametrize(
    ("seats", "games", "code"),
    [
        (("nobody",), 1, "unknown-bot"),
        (("random",) * 3, 1, "seats-do-not-fit"),
        (("random",), 0, "bad-number"),
        (("random",), 10**9, "bad-number"),
    ],
)
def test_a_job_that_cannot_be_played_is_refused(
    seats: tuple[str, ...], games: int, code: str
) -> None:
    with pytest.raises(SetupError, match=code.replace("-", " ")):
        make_job("feurio", "players=2", seats, games, 1)


def test_ray_plays_the_same() -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'tocsin[ray]'")
    assert run_job(forest(6), seat_known, jobs=2, backend="ray") == run_job(forest(6), seat_known)
