"""The page about boards of one's own: complete, and its example is what it shows."""

import json
import re
from pathlib import Path

import tocsin
from tests.cli import drawing
from tocsin.games.flashpoint.danger.table import building, furnishing
from tocsin.games.flashpoint.table import plan
from tocsin.telling import Speaker
from tools.pages.library import Library

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "boards.md").read_text("utf-8")
EXAMPLE = ROOT / "docs" / "examples" / "cottage.json"


def block(kind: str) -> str:
    """The one block of that kind."""
    (text,) = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert isinstance(text, str)
    return text


def test_the_example_is_the_file() -> None:
    assert json.loads(block("json")) == json.loads(EXAMPLE.read_text("utf-8"))


def test_the_drawing_is_what_the_terminal_draws() -> None:
    game = tocsin.game("flashpoint", board=EXAMPLE, players=1)
    assert drawing.picture(game.new().view(0), game, Speaker("en")).startswith(block("text"))


def test_the_page_has_a_drawing_of_it() -> None:
    drawn = Library(ROOT).draw(PAGE)
    assert "<!-- board" not in drawn
    assert drawn.count("<svg") == 2
    assert "12 cells" in drawn
    for door in ("2,2|2,3", "2,3|3,3"):
        assert f'data-edge="{door}"' in drawn


def test_every_field_is_explained() -> None:
    kinds = [kind.name for kind in (*plan.EDGE_KINDS, *building.OWN_KINDS)]
    fields = [*plan.FIELDS, *building.OWN_FIELDS, *plan.LEVEL_FIELDS, *kinds]
    fields += furnishing.OBJECT_CELLS
    rows = [line for line in PAGE.splitlines() if line.startswith("| `")]
    assert [name for name in fields if not any(f"`{name}`" in row for row in rows)] == []


def test_the_page_can_be_found() -> None:
    assert "boards.md" in (ROOT / "mkdocs.yml").read_text("utf-8")
    for page in ("index", "boards", "plateaux"):
        text = (ROOT / "docs" / "games" / "flashpoint" / f"{page}.md").read_text("utf-8")
        assert "](../../boards.md)" in text
