"""Every screen, board, panel and dialog of the page, and how a visitor gets to see it.

One list for all that is looked at: axe, narrow windows, large text, pictures. A component of
`web/src/screens`, a dialog or a board that no row shows makes `test_reading` fail: a new screen
puts its row here.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.page.conftest import ROOT
from tests.page.tables import go_to, moment, near_the_end, open_there, play_on

SOURCES = ROOT / "web" / "src"
Open = Callable[[Any], None]


@dataclass(frozen=True)
class Screen:
    """What it is called, which components it shows, and how it is opened from anywhere."""

    name: str
    shows: tuple[str, ...]
    open: Open
    # All else stands still behind a dialog, and was looked at by the row of its table.
    within: str = "html"
    # What brings it back where a smaller window put it behind a tab.
    again: Open | None = None


def _at(path: str, shown: str = "h1, main p") -> Open:
    def open_it(page: Any) -> None:
        go_to(page, path)
        page.locator(shown).first.wait_for()

    return open_it


def _table(wish: dict[str, Any], *then: Open) -> Open:
    def open_it(page: Any) -> None:
        open_there(page, **wish)
        page.locator(".prompt b").wait_for()
        for step in then:
            step(page)

    return open_it


def _click(name: str) -> Open:
    return lambda page: page.locator(name).first.click()


def _see(name: str) -> Open:
    return lambda page: page.locator(name).first.wait_for()


def _tab(number: int, shown: str) -> Open:
    """One of log, rules, advice, chat; on a telephone they stand behind the third tab."""

    def open_it(page: Any) -> None:
        if page.locator(".phone-tabs").count():
            page.locator(".phone-tabs button").nth(2).click()
        page.locator("[role=tab]").nth(number).click()
        page.locator(f"#panel {shown}").first.wait_for()

    return open_it


def _lesson(name: str) -> Open:
    """A lesson whose first step is done: what happened and why stand beside the board."""

    def open_it(page: Any) -> None:
        go_to(page, f"/learn/{name}")
        page.locator(".task").wait_for()
        page.locator(".foot .answers .button:last-child").wait_for()
        page.keyboard.press("s")
        page.locator("#why").wait_for()

    return open_it


def _learn(part: int, shown: str) -> Open:
    """Rule book or glossary beside the lessons."""

    def open_it(page: Any) -> None:
        go_to(page, "/learn")
        page.locator("[role=tab]").nth(part).click()
        page.locator(shown).first.wait_for()

    return open_it


def _to_the_end(page: Any) -> None:
    assert play_on(page, 400)


def _share(page: Any) -> None:
    """The sheet of links, with one link made."""
    page.locator("dialog[open] .button:has(.icon)", has_text=SHARE).click()
    page.locator("dialog[open] section .button").first.click()
    page.locator("dialog[open] input").first.wait_for()


def _television(page: Any) -> None:
    open_there(page, **HOUSE)
    page.locator(".prompt b").wait_for()
    go_to(page, "/" + page.url.split("/", 3)[3] + "?tv=1")
    page.locator(".tv footer").wait_for()


SHARE = re.compile("share|partager")
FAMILY = {"game": "flashpoint", "options": {"players": 4, "rules": "family"}}
HOUSE = moment("flashpoint/advanced-victory", "act", late=0.6)
LEVELS = moment("flashpoint/extreme-laboratory-basement-collapse", "act", late=0.7)
SHIP = moment("titanic/table-phillips-all-saved", "move-or-act", late=0.5)
CARDS = moment("titanic/table-phillips-all-saved", "place-a-drawn-passenger", late=0.5)
FOREST = moment("feurio/three-firebreaks-hot", "lay-tile", late=0.7)
MEN = moment("feurio/three-firebreaks-hot", "place-men", late=0.5)
# Three share this screen: it is the turn of the second while the first looks.
SHARED = {
    **moment("feurio/three-firebreaks-hot", "lay-tile", late=0.5, seat=1),
    "seats": [{"kind": "me"}] * 3,
}
DICE = {**FAMILY, "dice": "typed"}
# The house of advanced rules begins with dice, as soon as somebody is first.
ROLL = {**DICE, "options": {"players": 2, "rules": "advanced"}}
OPEN = {**FAMILY, "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
DIALOG = "dialog[open]"
MENU = _click(".top .button:last-child")
RULES, ADVICE, CHAT = _tab(1, ".book li"), _tab(2, ".advice"), _tab(3, ".chat")

SCREENS: tuple[Screen, ...] = (
    Screen("home", ("Home",), _at("/")),
    Screen("new-house", ("NewTable",), _at("/new?game=flashpoint", ".seat-name")),
    Screen("new-ship", ("NewTable",), _at("/new?game=titanic", ".seat-name")),
    Screen("new-forest", ("NewTable",), _at("/new?game=feurio", ".seat-name")),
    Screen("join", ("JoinTable",), _at("/join")),
    Screen("learn", ("Learn",), _at("/learn")),
    Screen("book", ("RuleBook",), _learn(1, ".book li")),
    Screen("words", ("Glossary",), _learn(2, ".glossary li")),
    Screen("lesson-house", ("Lesson",), _lesson("flashpoint/fire")),
    Screen("lesson-levels", ("Lesson",), _lesson("flashpoint/stairs")),
    Screen("lesson-ship", ("Lesson",), _lesson("titanic/cards")),
    Screen("lesson-forest", ("Lesson",), _lesson("feurio/value")),
    Screen("record", ("OpenRecord",), _at("/replay")),
    Screen("unknown-table", ("Door",), _at("/t/nosuchtable")),
    Screen("first", ("TableScreen", "flashpoint"), _table(FAMILY)),
    Screen("house", ("flashpoint",), _table(HOUSE)),
    Screen("levels", ("flashpoint",), _table(LEVELS)),
    Screen("ship", ("titanic",), _table(SHIP)),
    Screen("cards", ("titanic",), _table(CARDS)),
    Screen("forest", ("feurio",), _table(FOREST)),
    Screen("men", ("feurio",), _table(MEN, _click("[role=gridcell].touchable"))),
    Screen("companion", ("Companion",), _at("/companion")),
    Screen(
        "dice", ("flashpoint",), _table(ROLL, _click(".verbs .outline"), _click(".black .face"))
    ),
    Screen("dice-cards", ("titanic",), _table({**DICE, "game": "titanic", "options": {}})),
    Screen("dice-tiles", ("feurio",), _table({**DICE, "game": "feurio", "options": {}})),
    Screen("share", ("ShareSheet",), _table(OPEN, MENU, _share), DIALOG),
    Screen("television", ("Television",), _television),
    Screen("menu", ("MenuSheet",), _table(FAMILY, MENU), DIALOG),
    Screen("keys", ("HelpSheet",), _table(FAMILY, lambda page: page.keyboard.press("?")), DIALOG),
    Screen("rules", ("RuleBook",), _table(HOUSE, RULES), "#panel", RULES),
    Screen("advice", ("Advice",), _table(HOUSE, ADVICE), "#panel", ADVICE),
    Screen("chat", ("Chat",), _table(HOUSE, CHAT), "#panel", CHAT),
    Screen("replay", ("Replay",), _table(HOUSE, _click(".log li button"))),
    Screen("curtain", ("TableScreen",), _table(SHARED, _see(".curtain"))),
    Screen(
        "house-lost",
        ("End",),
        _table(near_the_end("flashpoint/family-victims-lost", 6), _to_the_end),
        DIALOG,
    ),
    Screen(
        "ship-lost",
        ("End",),
        _table(near_the_end("titanic/expert-lee-ship-lost", 6), _to_the_end),
        DIALOG,
    ),
    Screen(
        "forest-saved", ("End",), _table(near_the_end("feurio/solo-saved", 6), _to_the_end), DIALOG
    ),
)


def components_to_show() -> set[str]:
    """What must be in a row: screens, whatever opens as a dialog, and a board for every game."""
    screens = {path.stem for path in (SOURCES / "screens").glob("*.svelte")}
    sheets = {
        path.stem
        for path in (SOURCES / "parts").glob("*.svelte")
        if path.stem != "Sheet"
        and any(sign in path.read_text("utf-8") for sign in ("<Sheet", "<dialog"))
    }
    boards = {path.parent.name for path in (SOURCES / "boards").glob("*/face.ts")}
    return screens | sheets | (boards - {"plain"})
