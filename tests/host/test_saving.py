"""A play on its own disk: it keeps its future, and a record never does."""

from pathlib import Path

import pytest

import tocsin as engine
from tocsin.core.errors import CorruptLog, SetupError
from tocsin.host import Host
from tocsin.host.files import read_text, write_text
from tocsin.host.host import resume
from tocsin.host.saving import read_save, write_save

TABLES: list[tuple[str, dict[str, object], list[str]]] = [
    ("feurio", {"players": 2, "firebreaks": True}, ["steady", "random"]),
    ("feurio", {"players": 3}, ["random", "random", "random"]),
]


def begin(name: str, options: dict[str, object], seats: list[str]) -> Host:
    play = engine.start(name, seed=11, chance="seeded", **options)
    return Host(play, seats, engine.Rng(4))


@pytest.mark.parametrize(("name", "options", "seats"), TABLES)
def test_a_play_that_is_saved_and_resumed_keeps_its_future(
    name: str, options: dict[str, object], seats: list[str]
) -> None:
    host = begin(name, options, seats)
    for _ in range(15):
        host.let_bot_act()
    saved = host.save()
    host.let_bots_act()
    # Other generators are offered and not taken.
    again = resume(saved, engine.Rng(999), engine.Rng(998))
    again.let_bots_act()
    assert again.play.record() == host.play.record()


def test_a_record_tells_nothing_of_the_future() -> None:
    host = begin(*TABLES[0])
    host.let_bot_act()
    assert host.play.rng is not None
    for generator in (host.play.rng.save(), host.thinking.save()):
        assert generator in host.save()
        assert generator not in host.play.record()
    assert read_save(host.save()).record == host.play.record()


def test_a_bare_record_is_resumed_with_the_generators_given() -> None:
    host = begin(*TABLES[0])
    for _ in range(5):
        host.let_bot_act()
    record = host.play.record()
    futures = []
    for seed in (1, 1, 2):
        again = resume(record, engine.Rng(seed), engine.Rng(7))
        again.let_bots_act()
        futures.append(again.play.record())
    assert futures[0] == futures[1]
    assert futures[0] != futures[2]


def test_without_chance_the_dice_of_a_save_are_typed() -> None:
    host = begin(*TABLES[0])
    typed = resume(host.save(), None, engine.Rng(1))
    assert typed.play.rng is None


def test_a_play_that_is_over_is_saved_as_its_record() -> None:
    host = begin(*TABLES[1])
    host.let_bots_act()
    assert host.save() == host.play.record()


def test_a_play_with_typed_dice_saves_no_chance() -> None:
    play = engine.start("feurio", players=2, chance="manual")
    saved = read_save(write_save(play, engine.Rng(1)))
    assert saved.chance is None
    assert saved.thinking is not None


def test_who_sits_where_can_be_changed_when_it_goes_on() -> None:
    host = begin(*TABLES[0])
    again = resume(host.save(), engine.Rng(1), engine.Rng(1), ["human", "human"])
    assert again.people == [0, 1]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("[Chance ", "[Chances ", "save-head-wrong"),
        ("[Thinking ", "[Thinker ", "save-head-wrong"),
        ('"]\n[Thinking', '"]\n[More "x"]\n[Thinking', "save-head-wrong"),
        ('[Chance "', '[Chance "x', "bad-generator"),
        ('[Save "1"]', '[Save "2"]', "record-tag-missing"),
        ("\n\n[Tocsin", "\n\n\n[Tocsin", "record-tag-missing"),
    ],
)
def test_a_damaged_save_is_a_named_error(old: str, new: str, code: str) -> None:
    saved = begin(*TABLES[0]).save()
    assert old in saved
    with pytest.raises((CorruptLog, SetupError)) as refused:
        resume(saved.replace(old, new, 1), engine.Rng(1), engine.Rng(1))
    assert refused.value.code == code


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "forest.txt"
    write_text(file, "one\n")
    write_text(file, "two\n")
    assert read_text(file) == "two\n"
    assert list(tmp_path.iterdir()) == [file]
    with pytest.raises(SetupError) as refused:
        write_text(tmp_path / "no" / "forest.txt", "x")
    assert refused.value.facts["reason"] == "no-folder"
    with pytest.raises(SetupError) as refused:
        read_text(tmp_path)
    assert refused.value.facts["reason"] == "eisdir"


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(CorruptLog) as refused:
        read_text(file)
    assert refused.value.code == "file-is-not-text"
