"""Golden playthroughs: everything observable stays what it was, and every ending has one."""

from pathlib import Path

import pytest

import tocsin
from tests.builds import sampled
from tocsin.cli.golden import INDEX, READABLE, find_differences, list_records, show_difference
from tocsin.core.record import read_tags
from tocsin.core.testkit.observation import read_index

FOLDER = Path(__file__).parent
RECORDS = list_records(FOLDER)
READABLES = [path for path in RECORDS if path.with_suffix(READABLE).exists()]
INDEXES = {
    home: read_index((home / INDEX).read_text(encoding="utf-8"))
    for home in {path.parent for path in RECORDS}
}


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("record", sampled(RECORDS, 4), ids=name_of)
def test_a_golden_playthrough_replays_to_the_last_event(record: Path) -> None:
    found = find_differences(record, INDEXES[record.parent])
    # The readable text, where there is one, shows the lines that changed.
    shown = show_difference(record) if "play" in found else []
    assert (found, shown) == ([], [])


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
    boxes = [tocsin.game(game_id), *tocsin.expansions(game_id).values()]
    endings = {ending for box in boxes for ending in box.endings}
    seen = {
        read_tags(path.read_text(encoding="utf-8"))["Ending"]
        for path in RECORDS
        if path.parent.name == game_id
    }
    assert endings
    assert endings <= seen, sorted(endings - seen)
    assert seen - {"-"} <= endings


@pytest.mark.parametrize("game_id", tocsin.game_ids())
def test_every_ending_can_be_read(game_id: str) -> None:
    plays = [path for path in READABLES if path.parent.name == game_id]
    seen = {read_tags(path.read_text(encoding="utf-8"))["Ending"] for path in plays}
    assert set(tocsin.game(game_id).endings) <= seen


def test_every_golden_file_is_used() -> None:
    readables = {path.with_suffix(READABLE) for path in READABLES}
    expected = {home / INDEX for home in INDEXES} | readables | set(RECORDS)
    found = {path for path in FOLDER.glob("*/*") if path.parent.name != "__pycache__"}
    assert found == expected


def test_every_line_of_an_index_has_its_record() -> None:
    for home, lines in INDEXES.items():
        assert set(lines) == {path.stem for path in RECORDS if path.parent == home}


def test_every_golden_folder_is_a_game() -> None:
    assert {path.parent.name for path in RECORDS} <= set(tocsin.game_ids())
