"""SOS Titanic in the page: a card is picked up, its places open, a touch or a key does it."""

from typing import Any

import pytest

from tests.page.conftest import Visit
from tests.page.tables import make_table, make_there, moment, play_on, see
from tests.page.waiting import until

SHIP = {
    "game": "titanic",
    "options": {"players": 1, "crew": "lee"},
    "is_practice": True,
    "seats": [{"kind": "me", "name": "A"}],
}
LOG_GREW = "(before) => document.querySelectorAll('.log li').length > before"


def _somebody_fits(visit: Visit) -> tuple[Any, int]:
    """Draws as many as allowed until somebody fits; the page, and how long its log is then."""
    page = visit("/")
    make_table(page, **SHIP)
    for _ in range(40):
        see(page)
        told: int = page.locator(".log li").count()
        if page.locator(".tray .drawn .touchable").count():
            return page, told
        page.locator(".tray [data-cell=pile]").click()
        page.locator(".answers .act, .verbs .outline").last.click()
        until(page, LOG_GREW, told)
    raise AssertionError("nobody ever fits")


def test_a_drawn_card_is_picked_up_and_a_touch_on_an_open_place_lays_it(visit: Visit) -> None:
    page, before = _somebody_fits(visit)
    page.locator(".tray .drawn .touchable").first.click()
    page.locator(".tray .chosen").wait_for()
    page.locator(".board .goal").first.click()
    until(page, LOG_GREW, before)


def test_a_card_is_dragged_to_its_place(visit: Visit) -> None:
    page, before = _somebody_fits(visit)
    page.locator(".tray .drawn .touchable").first.hover()
    page.mouse.down()
    # A little way, so that the browser takes it for a drag; then its places are open.
    box = page.locator(".tray .drawn .touchable").first.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] - 12, steps=4)
    page.locator(".board .goal").first.wait_for()
    page.locator(".board .goal").first.hover()
    page.mouse.up()
    until(page, LOG_GREW, before)


def test_on_a_telephone_every_card_that_fits_is_in_sight(visit: Visit) -> None:
    page = visit("/", width=390, height=844)
    drawn = moment("titanic/table-phillips-all-saved", "place-a-drawn-passenger", late=0.5)
    make_there(page, **drawn)
    page.locator(".tray .drawn .touchable").first.wait_for()
    assert page.locator(".tray .drawn [data-cell]").count() == 6
    until(
        page,
        """() => [...document.querySelectorAll(".tray .drawn .touchable")].every((card) => {
            const { left, right } = card.getBoundingClientRect();
            return left >= 0 && right <= innerWidth;
        })""",
    )


def test_keys_alone_pick_up_and_lay_a_card(visit: Visit) -> None:
    page, before = _somebody_fits(visit)
    page.locator(".tray [tabindex='0']").focus()
    page.keyboard.press("m")
    page.keyboard.press("Enter")
    page.locator(".tray .chosen").wait_for()
    page.keyboard.press("1")
    until(page, LOG_GREW, before)


def test_board_and_tray_have_one_tab_stop_each_and_arrows_go_on(visit: Visit) -> None:
    page = visit("/")
    make_table(page, **SHIP)
    page.locator(".board .line").first.wait_for()
    assert page.locator(".board [data-cell][tabindex='0']").count() == 1
    assert page.locator(".tray [data-cell][tabindex='0']").count() == 1
    page.locator(".board [data-cell='l1*1']").focus()
    page.keyboard.press("ArrowRight")
    until(page, "() => document.activeElement.dataset.cell === 'l2*1'")
    assert "Deck 2" in page.evaluate("document.activeElement.textContent")


def test_what_does_not_fit_says_why_and_cites_the_rule(visit: Visit) -> None:
    page = visit("/")
    make_table(page, **SHIP)
    page.locator(".board [data-cell='gf1']").click(button="right")
    page.locator(".refusal .rule").wait_for()


# Every kind of question is asked in test_questions; this plays on whatever comes.
@pytest.mark.slow
@pytest.mark.parametrize("crew", ["smith,phillips,lowe", "murdoch,lightoller,fleet"])
def test_every_question_of_the_crew_can_be_answered(visit: Visit, crew: str) -> None:
    page = visit("/")
    wish: dict[str, Any] = {
        "game": "titanic",
        "options": {"players": 3, "crew": crew},
        "is_practice": True,
        "seats": [{"kind": "me", "name": name} for name in "ABC"],
    }
    make_table(page, **wish)
    page.locator(".prompt b").wait_for()
    first = page.locator(".log li").count()
    play_on(page, 60, seed=3)
    assert page.locator(".log li").count() > first + 8


def test_on_a_telephone_the_open_place_is_in_sight(visit: Visit) -> None:
    page = visit("/", width=360, height=740)
    make_table(page, **SHIP)
    page.locator(".board .line").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator(".tray [data-cell=pile]").click()
    page.locator(".answers .button").first.wait_for()


def test_on_a_telephone_whatever_may_be_moved_is_in_sight(visit: Visit) -> None:
    page = visit("/", width=360, height=740)
    make_there(page, **moment("titanic/table-phillips-all-saved", "move-or-act", late=0.5))
    page.locator(".line .touchable").first.wait_for()
    # The upper strip of every card of the lines that is lit, not behind the boats.
    until(
        page,
        """() => [...document.querySelectorAll(".line .touchable")].every((card) => {
            const { x, y, width } = card.getBoundingClientRect();
            return !!document.elementFromPoint(x + width / 2, y + 12)?.closest(".line");
        })""",
    )
