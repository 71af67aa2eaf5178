"""A rule that the page names by itself is one that the rule book explains."""

import re
from pathlib import Path

from tocsin.telling import Speaker

SOURCES = Path(__file__).parents[2] / "web" / "src"
RULE = re.compile(r'"([A-Z]{2,3}-[A-Z]+-\d+[a-z]?)"')


def test_every_rule_named_in_the_page_is_in_the_book() -> None:
    named = {
        rule
        for path in SOURCES.rglob("*")
        if path.suffix in (".ts", ".svelte") and "made" not in path.parts
        for rule in RULE.findall(path.read_text("utf-8"))
    }
    assert "FP-EXT-1" in named
    assert named - set(Speaker("en").rule_ids()) == set()
