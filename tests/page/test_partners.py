"""Computer partners in the page: their words under the seat, requests by touch, advice as plans."""

import re
from typing import Any

import pytest

from tests.page.conftest import Visit
from tests.page.tables import lit, make_table, moment

US = [{"kind": "me"}, {"kind": "computer", "computer": "steady:careful"}]
FIRST = re.compile("^A (begins|starts)")
# Thinking takes longer where the package is not compiled.
PATIENCE_MS = 60_000


def until_my_turn(page: Any) -> None:
    """A table with a careful partner, and me at the east door."""
    make_table(page, game="flashpoint", options={"players": 2, "rules": "family"}, seats=US)
    page.get_by_role("button", name=FIRST).click()
    lit(page, "4,9").click()
    page.locator(".prompt", has_text="Your turn, A").wait_for()


def test_a_partner_is_asked_by_touch_and_answers_under_its_seat(visit: Visit) -> None:
    page = visit("/")
    until_my_turn(page)
    assert page.locator(".team", has_text="Steady, careful").count() == 1
    page.get_by_role("button", name="Come here").click()
    page.get_by_text("Touch the place: Come here.").wait_for()
    page.locator('[data-cell="3,1"]').click()
    answer = re.compile("3,1|rather not|my turn")
    page.locator(".said", has_text=answer).wait_for(timeout=PATIENCE_MS)
    assert page.locator(".prompt", has_text="Your turn, A: 4 AP").count() == 1


def test_a_partner_says_what_it_does_and_why(visit: Visit) -> None:
    page = visit("/")
    until_my_turn(page)
    page.keyboard.press("e")
    page.locator(".said", has_text=re.compile("chance is|nothing better")).wait_for(
        timeout=PATIENCE_MS
    )


def test_advice_is_plans_with_their_chances(visit: Visit) -> None:
    page = visit("/")
    until_my_turn(page)
    page.get_by_role("tab", name="Advice").click()
    page.locator(".advice .button", has_text="Advice").click()
    page.locator(".advice .best .chance", has_text="%").wait_for(timeout=2 * PATIENCE_MS)
    assert page.locator(".advice .best", has_text="give or take").count() == 1
    page.locator(".advice .best button", has_text="See it on the board").click()
    page.locator(".advice .best button", has_text="Do it").click()
    page.locator(".prompt", has_text=re.compile("[0-3] AP")).wait_for()


def test_a_plan_is_seen_while_a_person_decides_and_stands_in_the_chat_when_it_was_said(
    visit: Visit,
) -> None:
    page = visit("/")
    until_my_turn(page)
    page.locator(".team .said").wait_for(timeout=PATIENCE_MS)
    plan = page.locator(".team .said").inner_text()
    # The same words in a bubble on the board, with the way and its end.
    page.locator("#board .bubble").first.wait_for()
    assert page.locator(".prompt", has_text="Your turn, A: 4 AP").count() == 1
    page.keyboard.press("l")
    page.locator("p.unseen[role=status]", has_text=plan.strip("“” ")).wait_for(state="attached")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_text("Nothing has been said yet").wait_for()
    page.keyboard.press("e")
    page.locator(".chat .talk").first.wait_for(timeout=PATIENCE_MS)


def test_however_much_partners_say_what_is_left_in_the_box_stays_in_sight(visit: Visit) -> None:
    page = visit("/", language="fr-FR")
    seats = [{"kind": "me"}] + [{"kind": "computer", "computer": "steady"}] * 3
    make_table(page, game="flashpoint", options={"players": 4, "rules": "family"}, seats=seats)
    page.get_by_role("button", name="A commence").click()
    lit(page, "4,9").click()
    page.locator(".prompt", has_text="À vous, A").wait_for()
    page.keyboard.press("e")
    page.locator(".log", has_text="Tour 5").wait_for(timeout=2 * PATIENCE_MS)
    # However long it is: what they said depends on the dice.
    page.locator(".said").first.wait_for()
    page.evaluate("""() => document.querySelectorAll(".said").forEach((said) => {
        said.textContent += " Et encore quelques mots de plus.".repeat(6);
    })""")
    left = page.locator(".under section").last.bounding_box()
    foot = page.locator(".foot").bounding_box()
    assert left["y"] + left["height"] <= foot["y"]
    request = page.locator(".request").last.bounding_box()
    assert request["y"] + request["height"] <= left["y"]


@pytest.mark.parametrize(
    ("play", "late", "players", "height"),
    [
        ("advanced-victory", 0.6, 3, 800),
        ("family-victims-lost", 0.4, 4, 800),
        ("family-victims-lost", 0.4, 4, 768),
    ],
)
def test_in_a_low_window_everybody_is_in_sight_above_the_requests(
    visit: Visit, play: str, late: float, players: int, height: int
) -> None:
    page = visit("/", width=1280, height=height, language="fr-FR")
    wish = moment(f"flashpoint/{play}", "act", late=late)
    partners = [{"kind": "computer", "computer": "steady"}] * (players - 1)
    make_table(page, **wish | {"seats": [{"kind": "me"}, *partners]})
    page.locator(".said").first.wait_for(timeout=PATIENCE_MS)
    last = page.locator(".team li").last.bounding_box()
    asked = page.locator(".ask").first.bounding_box()
    assert last["y"] + last["height"] <= asked["y"]
    points = page.locator(".team .points").bounding_box()
    mine = page.locator(".team li.active").bounding_box()
    assert points["x"] + points["width"] <= mine["x"] + mine["width"]
