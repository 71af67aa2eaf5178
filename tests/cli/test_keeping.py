"""Plays that are kept by themselves: a file each, the newest few, damaged ones left out."""

from pathlib import Path

import pytest

import tocsin as engine
from tocsin.cli.keeping import KEPT_MAX, keep_new, kept_folder, list_kept
from tocsin.core.errors import SetupError
from tocsin.host import Host


def keep(folder: Path, names: list[str], plies: int = 0) -> Path:
    play = engine.start("feurio", players=2, seed=5)
    host = Host(play, names, engine.Rng(1))
    for _ in range(plies):
        host.do(host.actor, play.moves()[0])
    path = keep_new(folder, "feurio")
    path.write_text(host.save(), encoding="utf-8")
    return path


def test_plays_are_kept_where_the_system_or_the_player_says() -> None:
    assert kept_folder({"TOCSIN_HOME": "/games"}) == Path("/games/plays")
    assert kept_folder({"XDG_STATE_HOME": "/state"}) == Path("/state/tocsin/plays")
    assert kept_folder({}).parts[-4:] == (".local", "state", "tocsin", "plays")


def test_a_kept_play_says_who_played_what_and_how_far(tmp_path: Path) -> None:
    path = keep(tmp_path, ["Anna", "human"])
    (kept,) = list_kept(tmp_path)
    assert (kept.path, kept.game, kept.seats) == (path, "feurio", ["Anna", "human"])
    assert "players=2" in kept.options
    assert not kept.is_over


def test_the_play_that_was_played_last_comes_first(tmp_path: Path) -> None:
    first, second = keep(tmp_path, ["human", "human"]), keep(tmp_path, ["human", "human"])
    assert [kept.path for kept in list_kept(tmp_path)] == [second, first]


def test_files_that_are_no_plays_are_left_out(tmp_path: Path) -> None:
    keep_new(tmp_path, "feurio")
    (tmp_path / "7-feurio.txt").write_text("rubbish", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    (tmp_path / "8-feurio.txt").write_bytes(b"\xff\xfe")
    assert list_kept(tmp_path) == []
    assert list_kept(tmp_path / "nowhere") == []


def test_the_oldest_plays_make_room(tmp_path: Path) -> None:
    paths = [keep_new(tmp_path, "feurio") for _ in range(KEPT_MAX + 3)]
    assert len(list(tmp_path.iterdir())) == KEPT_MAX
    assert not paths[2].exists()
    assert paths[3].exists()


def test_a_place_that_cannot_be_made_is_a_named_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(SetupError, match="cannot write file"):
        keep_new(tmp_path / "file" / "plays", "feurio")
