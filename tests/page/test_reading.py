"""Everyone can read the page: no rule of WCAG 2.2 AA is broken on any screen and theme."""

from pathlib import Path
from typing import Any

import pytest

from tests.page.conftest import ROOT, Visit
from tests.page.tables import make_table, near_the_end

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "build" / "pictures"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LOOKS = [
    ("en-GB", 1440, 900, False),
    ("fr-FR", 1440, 900, True),
    ("fr-FR", 360, 740, False),
    ("en-GB", 360, 740, True),
]
SCREENS = ["/", "/new", "/join", "/learn", "/replay", "/t/nosuchtable"]
TABLES: dict[str, dict[str, Any]] = {
    "family": {"game": "flashpoint", "options": {"players": 4, "rules": "family"}},
    "levels": near_the_end("flashpoint/extreme-laboratory-basement-collapse", 12),
    "titanic": {"game": "titanic", "options": {"players": 2}},
    "feurio": {"game": "feurio", "options": {"players": 3}},
}


def broken_rules(page: Any) -> list[str]:
    """What axe finds, in words."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "(rules) => axe.run(document, { runOnly: rules }).then((found) => found.violations"
        ".map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 200)}`))",
        RULES,
    )
    return [str(one) for one in found]


def keep_picture(page: Any, name: str) -> None:
    """A picture for whoever compares them with the drawings of the design."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(PICTURES / f"{name}.png"))


def name_of(screen: str, look: tuple[str, int, int, bool]) -> str:
    language, width, _, dark = look
    kind = "phone" if width < 600 else "desktop"
    return f"{Path(screen).name or 'home'}-{kind}-{language[:2]}-{'night' if dark else 'paper'}"


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed (npm ci in web)")
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look[0]}-{look[1]}-{look[3]}")
def test_every_screen_can_be_read_by_everyone(
    visit: Visit, look: tuple[str, int, int, bool]
) -> None:
    language, width, height, dark = look
    page = visit("/", language=language, width=width, height=height, dark=dark)
    address = page.url.rstrip("/")
    broken: dict[str, list[str]] = {}
    for screen in SCREENS:
        page.goto(address + screen)
        page.locator("h1, main p").first.wait_for()
        page.wait_for_timeout(400)
        keep_picture(page, name_of(screen, look))
        if found := broken_rules(page):
            broken[screen] = found
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), screen
    for name, wish in TABLES.items():
        page.goto(address + "/")
        make_table(page, **wish)
        page.locator(".prompt b").wait_for()
        page.wait_for_timeout(600)
        keep_picture(page, name_of(name, look))
        if found := broken_rules(page):
            broken[name] = found
    assert broken == {}
