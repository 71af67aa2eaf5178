"""Each game to its end: by mouse, by keyboard alone, by finger on a telephone; once in whole."""

import random
from typing import Any

import pytest

from tests.page.conftest import Visit
from tests.page.tables import QUICK, make_table, near_the_end, play_on, see

NEAR = {
    "flashpoint": near_the_end("flashpoint/family-victims-lost", 6),
    "titanic": near_the_end("titanic/expert-lee-ship-lost", 6),
    "feurio": near_the_end("feurio/solo-saved", 8),
}
# Known dice, so that a game is as long today as it was yesterday, and a partner who does not think.
KNOWN = {"seats": [{"kind": "me"}, QUICK], "dice": "seeded", "seed": 1}
WHOLE = {
    "flashpoint": {"game": "flashpoint", "options": {"players": 2, "rules": "family"}, **KNOWN},
    "titanic": {"game": "titanic", "options": {"players": 2}, **KNOWN},
    "feurio": {"game": "feurio", "options": {"players": 2}, **KNOWN},
}
STEPS_MAX = 200
# A touch that meets nothing any more is no mistake: the table went on meanwhile.
TOUCH_MS = 1500
TABS_MAX = 40


def touch_on(page: Any, hand: str) -> None:
    """Real clicks or taps on whatever may be touched, until the end is shown."""
    from playwright.sync_api import TimeoutError as Gone

    chooser = random.Random(1)
    for _ in range(STEPS_MAX):
        seen = see(page)
        if seen["over"]:
            return
        if seen["answers"]:
            name = ".answers .act"
        elif seen["list"]:
            name = ".verbs .outline"
        elif seen["end"] and chooser.random() < 0.6:
            name = ".ends .dark"
        elif seen["cells"] and chooser.random() < 0.8:
            name = ".touchable"
        else:
            name = ".verbs .verb:not(.dim)"
        found = page.locator(name)
        if many := found.count():
            one = found.nth(chooser.randrange(many))
            try:
                one.tap(timeout=TOUCH_MS) if hand == "finger" else one.click(timeout=TOUCH_MS)
            except Gone:
                continue
    raise AssertionError("the end never came")


def type_on(page: Any) -> None:
    """Keys alone: digits choose, arrows go, `m` finds what is possible, Enter acts, `e` ends."""
    chooser = random.Random(1)
    for _ in range(STEPS_MAX):
        seen = see(page)
        if seen["over"]:
            return
        if seen["answers"]:
            page.keyboard.press("1" if page.locator(".tray").count() else "Enter")
        elif seen["list"]:
            page.keyboard.press(str(chooser.randint(1, min(9, seen["list"]))))
        elif seen["end"] and chooser.random() < 0.6:
            page.keyboard.press("e")
        elif seen["cells"]:
            tab_to_the_board(page)
            page.keyboard.press(f"Arrow{chooser.choice(('Up', 'Right', 'Down', 'Left'))}")
            page.keyboard.press("m")
            page.keyboard.press("Enter")
        elif seen["verbs"]:
            page.keyboard.press(str(chooser.randint(1, 9)))
    raise AssertionError("the end never came")


def tab_to_the_board(page: Any) -> None:
    """Tab until a cell or card of the table has the focus, where something can be done."""
    here = """() => {
        const one = document.activeElement;
        if (!one?.dataset.cell) return false;
        const stop = one.closest(".board, .tray");
        return !document.querySelector(".touchable") || !!stop?.querySelector(".touchable");
    }"""
    for _ in range(TABS_MAX):
        if page.evaluate(here):
            return
        page.keyboard.press("Tab")
    raise AssertionError("no Tab leads to the board")


def open_near(visit: Visit, game: str, **look: Any) -> Any:
    page = visit("/", **look)
    make_table(page, **NEAR[game])
    page.locator(".prompt b").wait_for()
    return page


@pytest.mark.parametrize("game", sorted(NEAR))
def test_a_game_ends_by_mouse(visit: Visit, game: str) -> None:
    touch_on(open_near(visit, game), "mouse")


@pytest.mark.parametrize("game", sorted(NEAR))
def test_a_game_ends_by_keyboard_alone(visit: Visit, game: str) -> None:
    type_on(open_near(visit, game))


@pytest.mark.parametrize("game", sorted(NEAR))
def test_a_game_ends_by_finger_on_a_telephone(visit: Visit, game: str) -> None:
    touch_on(open_near(visit, game, width=360, height=740), "finger")


@pytest.mark.parametrize(
    "game",
    [
        "flashpoint",
        pytest.param("titanic", marks=pytest.mark.slow),
        pytest.param("feurio", marks=pytest.mark.slow),
    ],
)
def test_a_game_is_played_from_start_to_end(visit: Visit, game: str) -> None:
    page = visit("/")
    make_table(page, **WHOLE[game])
    page.locator(".prompt b").wait_for()
    assert play_on(page, 6000)
    assert page.locator("#end-title").inner_text() != ""
