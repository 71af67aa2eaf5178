"""Golden playthroughs: everything observable stays what it was, and every ending has one."""

from pathlib import Path

import pytest

import tocsin
from tocsin.cli.golden import find_differences
from tocsin.core.record import read_tags

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_playthrough_replays_to_the_last_event(record: Path) -> None:
    assert find_differences(record) == []


@pytest.mark.parametrize(
    "name", ["feurio/two-best-area", "flashpoint/extreme-trapped", "titanic/solo-lee-ship-lost"]
)
def test_a_record_from_before_an_option_existed_replays(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    told = tocsin.replay(text)
    given = read_tags(text)["Options"].split()
    usual = told.game.option_specs
    kept = [
        word
        for word, spec in zip(given, usual, strict=True)
        if spec.name in ("board", "players", "crew")
        or word != f"{spec.name}={spec.write(spec.default)}"
    ]
    assert len(kept) < len(given)
    older = tocsin.replay(text.replace(" ".join(given), " ".join(kept)))
    assert older.events() == told.events()
    assert older.record() == text


@pytest.mark.parametrize("game_id", tocsin.game_ids())
def test_every_ending_has_a_golden_playthrough(game_id: str) -> None:
    game = tocsin.game(game_id)
    seen = {
        read_tags(path.read_text(encoding="utf-8"))["Ending"]
        for path in RECORDS
        if path.parent.name == game_id
    }
    assert game.endings
    assert set(game.endings) <= seen, sorted(set(game.endings) - seen)
    assert seen - {"-"} <= set(game.endings)


def test_every_golden_file_is_used() -> None:
    expected = {path.with_suffix(".events.json") for path in RECORDS} | set(RECORDS)
    found = {path for path in FOLDER.glob("*/*") if path.parent.name != "__pycache__"}
    assert found == expected


def test_every_golden_folder_is_a_game() -> None:
    assert {path.parent.name for path in RECORDS} <= set(tocsin.game_ids())
