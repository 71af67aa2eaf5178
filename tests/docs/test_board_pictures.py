"""The pictures of boards that README and pages show were made, are whole, and are shown."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import tocsin
from tools.board_picture import FOLDER, SCENES, main

ROOT = Path(__file__).parent.parent.parent


def test_there_is_a_picture_of_every_game_and_expansion() -> None:
    named = {name.removeprefix("board-") for name in SCENES}
    games = set(tocsin.game_ids())
    expansions = {name for game_id in games for name in tocsin.expansions(game_id)}
    assert named == games | expansions
    assert {scene.game for scene in SCENES.values()} == games


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_is_whole_and_follows_the_reader_s_light_and_dark(name: str) -> None:
    text = (FOLDER / f"{name}.svg").read_text("utf-8")
    picture = ElementTree.fromstring(text)
    assert picture.get("viewBox")
    assert "prefers-color-scheme:dark" in text
    assert len(text) < 120_000


@pytest.mark.parametrize("name", SCENES)
def test_the_readme_and_the_page_of_the_game_show_it_with_words(name: str) -> None:
    folder = ROOT / "docs" / "games" / name.removeprefix("board-")
    for page in (ROOT / "README.md", folder / "index.md"):
        found = re.search(
            rf"!\[([^\]]+)\]\([./a-z]*pictures/{name}\.svg\)", page.read_text("utf-8")
        )
        assert found, page
        assert len(found[1]) > 40


def test_a_picture_that_is_unknown_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board-chess"]) == 2
    assert "No such picture: board-chess" in capsys.readouterr().out
