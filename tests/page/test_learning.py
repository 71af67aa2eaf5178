"""Learning in the page: lessons by touch and by keyboard, the rule book, the words of the boxes."""

from typing import Any

import pytest

from tests.page.conftest import Visit
from tests.page.waiting import answer_of, next_frame, until

# Touches while a move is on its way do nothing: a slow machine needs many.
STEPS_MAX = 2000
# What is asked, touched as soon as it is there.
_TOUCH = """() => {
    const able = (name) => [...document.querySelectorAll(name)].filter((one) => !one.disabled)[0];
    if (able(".foot a.act")) return { isOver: true };
    const found = [".foot .answers .act", ".goal.touchable", ".touchable", ".pill"]
        .map(able)
        .find((one) => one);
    found?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return found ? { isOver: false } : null;
}"""


def take(page: Any) -> bool:
    """Touches what is lit, and goes on where something was learned; True at the end of a lesson."""
    for _ in range(STEPS_MAX):
        touched = answer_of(page, _TOUCH)
        assert touched, "nothing is lit"
        if touched["isOver"]:
            return True
        next_frame(page)
    return False


@pytest.mark.parametrize(
    "lesson", ["flashpoint/rescue", "flashpoint/ladders", "titanic/rescue", "feurio/men"]
)
def test_a_lesson_is_done_by_touching_what_is_asked(visit: Visit, lesson: str) -> None:
    page = visit(f"/learn/{lesson}")
    page.locator(".task").wait_for()
    assert take(page)
    page.goto(page.url.removesuffix(lesson).rstrip("/") + f"?game={lesson.partition('/')[0]}")
    page.locator(f'a[href="/learn/{lesson}"] .done').wait_for()


def test_a_lesson_is_done_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit("/learn/flashpoint/walk")
    page.locator(".task", has_text="Step into the house").wait_for()
    page.locator('[data-cell][tabindex="0"]').focus()
    for _ in range(8):
        if page.evaluate("document.activeElement.dataset.cell") != "3,0":
            page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.locator(".foot .act", has_text="Next").wait_for()
    until(page, "() => document.activeElement.innerText.startsWith('Next')")
    page.keyboard.press("Enter")
    page.locator(".task", has_text="one cell to the north").wait_for()
    page.keyboard.press("s")
    page.locator("#why", has_text="never diagonally").wait_for()


def test_what_is_not_asked_is_answered_with_a_reason_and_its_rule(visit: Visit) -> None:
    page = visit("/learn/flashpoint/walk", language="fr-FR")
    page.locator(".task").wait_for()
    page.locator('[data-cell="2,0"]').click()
    page.locator(".refusal", has_text="pas ce que demande la leçon").wait_for()
    page.locator(".refusal .rule").click()
    page.locator("dialog[open] .chosen", has_text="4 points d’action").wait_for()


def test_leaving_keeps_the_place_and_back_asks_for_the_step_again(visit: Visit) -> None:
    page = visit("/learn/flashpoint/walk")
    page.locator(".task").wait_for()
    page.keyboard.press("s")
    page.get_by_role("button", name="Next").wait_for()
    page.get_by_role("button", name="Leave").click()
    page.locator('a[href="/learn/flashpoint/walk"]').click()
    page.locator(".dots", has_text="Step 2 of 4").wait_for()
    page.get_by_role("button", name="Back").click()
    page.locator(".dots", has_text="Step 1 of 4").wait_for()
    page.locator('[data-cell="3,1"].touchable').wait_for()


def test_a_lesson_that_does_not_exist_says_so(visit: Visit) -> None:
    page = visit("/learn/flashpoint/nothing")
    page.get_by_role("alert").wait_for()
    assert "nothing" in page.get_by_role("alert").inner_text()


def test_the_rule_book_is_searched_by_word_and_by_id(visit: Visit) -> None:
    page = visit("/learn?game=flashpoint&rule=FP-FLASH-1", language="fr-FR")
    page.locator(".chosen", has_text="Embrasement").wait_for()
    page.locator("#rule-search").fill("fumee")
    page.locator("li", has_text="FP-FIRE-A2").wait_for()
    page.locator("li", has_text="FP-DOOR-1").first.wait_for(state="detached")
    page.locator("#rule-search").fill("xd-stair-2")
    page.locator("li", has_text="XD-STAIR-2").wait_for()
    until(page, "() => document.querySelectorAll('.book li').length === 1")


def test_the_words_of_both_french_boxes_lead_to_the_word_used_here(visit: Visit) -> None:
    page = visit("/learn", language="fr-FR")
    page.get_by_role("tab", name="Mots des boîtes").click()
    for typed in ("HàS", "vic"):
        page.locator("#word-search").fill(typed)
        page.locator("h3", has_text="point d’intérêt").wait_for()
    page.locator(".glossary .rule").first.click()
    page.locator(".chosen h3", has_text="FP-").wait_for()
