"""The list of what the page does names tests that there are."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_test_that_the_list_of_the_page_names_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "docs" / "page.md").read_text("utf-8")))
    sources = (ROOT / "tests" / "page").glob("test_*.py")
    known = {name for path in sources for name in re.findall(r"def (test_\w+)", path.read_text())}
    assert named
    assert named - known == set()
