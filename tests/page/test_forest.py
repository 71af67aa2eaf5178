"""Feurio! in the page: laying, placing men, firebreaks, secrets, by mouse, keys and touch."""

import re
from typing import Any

import pytest

from tests.page.conftest import Visit
from tests.page.tables import make_table, moment, near_the_end, play_on

SOLO = {"game": "feurio", "options": {"players": 1}}
BREAKS = {"game": "feurio", "options": {"players": 2, "firebreaks": True}}
US = [{"kind": "me"}, {"kind": "computer"}]
LIT = "[role=gridcell].touchable"


def until_asked(page: Any, words: str = "where does the fire spread") -> None:
    """Waits until the prompt says so."""
    page.locator(".prompt", has_text=words).wait_for()


def test_a_tile_is_laid_on_the_hottest_cell_and_men_follow_by_the_stepper(visit: Visit) -> None:
    page = visit("/")
    make_table(page, **SOLO, seats=[{"kind": "me"}])
    until_asked(page)
    page.locator(LIT).first.click()
    until_asked(page, "place up to three men")
    page.locator(LIT).first.click()
    until_asked(page, "How many men")
    page.locator(".popup [role=radio]", has_text=re.compile("^1")).wait_for()
    page.get_by_role("radio", name="Green").click()
    page.get_by_role("button", name=re.compile("Place one green man")).click()
    page.locator(".log", has_text=re.compile("Forester placed 1 green man")).wait_for()
    until_asked(page)


def test_a_turn_is_played_with_keys_alone(visit: Visit) -> None:
    page = visit("/")
    make_table(page, **SOLO, seats=[{"kind": "me"}])
    until_asked(page)
    page.locator("[role=gridcell][tabindex='0']").focus()
    page.keyboard.press("f")
    page.keyboard.press("Enter")
    until_asked(page, "place up to three men")
    page.locator("[role=gridcell][tabindex='0']").focus()
    page.keyboard.press("m")
    page.keyboard.press("Enter")
    until_asked(page, "How many men")
    page.keyboard.press("Enter")
    page.locator(".log", has_text=re.compile("Forester placed 1 red man")).wait_for()


def test_a_cooler_cell_says_why_not_and_cites_its_rule(visit: Visit) -> None:
    page = visit("/")
    make_table(page, **SOLO, seats=[{"kind": "me"}])
    until_asked(page)
    page.locator("[role=gridcell]:not(.touchable)").first.click()
    page.locator(".refusal .rule", has_text=re.compile("FE-SPREAD")).wait_for()


def test_a_firebreak_is_asked_about_and_its_value_stays_with_its_layer(visit: Visit) -> None:
    page = visit("/")
    make_table(page, **BREAKS, seats=US)
    until_asked(page)
    page.get_by_role("button", name=re.compile("Firebreak")).click()
    if not page.locator(".answers .act").count():
        page.locator(LIT).first.click()
    until_asked(page, "face down")
    page.locator(".answers .act").click()
    page.locator("[role=gridcell][aria-label^='Firebreak']").first.wait_for()
    page.reload()
    mine = page.locator("[role=gridcell][aria-label^='Firebreak'][aria-label*='Red']").first
    assert re.search(r"value \d", mine.get_attribute("aria-label") or "")


def test_on_a_telephone_a_touch_shows_and_the_sheet_confirms(visit: Visit) -> None:
    page = visit("/", width=360, height=740)
    make_table(page, **SOLO, seats=[{"kind": "me"}])
    until_asked(page)
    page.locator(LIT).first.tap()
    until_asked(page, "here?")
    page.locator(".answers .act").tap()
    until_asked(page, "place up to three men")
    page.locator(LIT).first.tap()
    page.locator(".bar [role=radiogroup]").first.wait_for()
    page.locator(".answers .act").tap()
    until_asked(page)


@pytest.mark.parametrize("golden", ["feurio/four-best-area-firebreaks", "feurio/solo-saved"])
def test_a_forest_burns_to_its_end(visit: Visit, golden: str) -> None:
    page = visit("/")
    make_table(page, **near_the_end(golden, 12))
    page.locator(".prompt b").wait_for()
    assert play_on(page, 400)


def test_at_one_screen_the_curtain_calls_the_next_by_name_or_colour(visit: Visit) -> None:
    page = visit("/")
    wish = moment("feurio/three-firebreaks-hot", "lay-tile", late=0.5, seat=1)
    make_table(page, **{**wish, "seats": [{"kind": "me"}] * 3})
    page.get_by_role("alertdialog", name="Green is next").wait_for()
    named = [{"kind": "me"}, {"kind": "me", "name": "Ali"}, {"kind": "me"}]
    make_table(page, **{**wish, "seats": named})
    page.get_by_role("alertdialog", name="Ali is next").wait_for()
