"""A real box on the table: dice, markers, cards and tiles are touched, the page is the referee."""

from typing import Any

import pytest

from tests.page.conftest import Visit
from tests.page.questions import places
from tests.page.tables import make_there, press, see
from tests.page.waiting import until

ASKS_FOR_A_CARD = """() => !document.querySelector("[aria-busy=true]")
    && !!document.querySelector(".classes, .pick")"""
FIRST_TILE_SAYS_OTHER = """(left) => {
    const told = document.querySelector(".tiles button span:not(.unseen)");
    return !!told && told.innerText !== left;
}"""
WENT_ON = "(said) => document.querySelector('.bar').innerText !== said"


def open_companion(visit: Visit, game: str, **look: Any) -> Any:
    """A table for a real box, opened as a person does."""
    page = visit(f"/companion?game={game}", **look)
    page.get_by_role("button", name="Begin").wait_for()
    page.locator(".option").first.wait_for()
    page.get_by_role("button", name="Begin").click()
    page.locator(".prompt b").wait_for()
    return page


def until_the_dice(page: Any) -> None:
    """A begins, everybody stands somewhere, and A ends the turn."""
    page.get_by_role("button", name="A begins").click()
    end = page.get_by_role("button", name="End turn")
    for _ in range(60):
        see(page)
        if end.count():
            break
        press(page, "[data-cell].touchable", 0)
    end.click()
    page.locator(".referee").wait_for()


def test_home_leads_to_the_companion_whose_seats_are_all_here(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Real box").click()
    page.get_by_role("heading", name="A real box on the table").wait_for()
    page.get_by_label("Name of A").fill("Zoe")
    page.get_by_role("button", name="Begin").click()
    page.locator(".prompt", has_text="Who goes first").wait_for()
    page.locator(".team", has_text="Zoe").wait_for()


def test_real_dice_are_touched_what_follows_is_told_and_can_be_taken_back(visit: Visit) -> None:
    page = open_companion(visit, "flashpoint")
    until_the_dice(page)
    page.get_by_role("group", name="Red").get_by_role("button", name="2", exact=True).click()
    page.get_by_role("group", name="Black").get_by_role("button", name="8", exact=True).click()
    page.get_by_role("button", name="Red 2, black 8").click()
    page.locator(".follows", has_text="2,8").wait_for()
    page.get_by_role("button", name="Take back").click()
    page.locator(".follows", has_text="Take back on your table").wait_for()
    page.locator(".referee").wait_for()


def test_a_marker_that_is_turned_is_named_by_what_it_shows(visit: Visit) -> None:
    page = visit("/")
    record, ply = places()["flashpoint", "reveal-poi"]
    make_there(page, record=record, ply=ply, is_practice=True, dice="typed")
    page.locator(".referee .marker").first.wait_for()
    # Two faces, and nothing else that could be touched by mistake.
    assert page.locator(".referee button").all_inner_texts() == ["A victim", "A false alarm"]
    page.get_by_role("button", name="A false alarm").click()
    page.locator(".log", has_text="false alarm").wait_for()


def test_dice_are_typed_as_figures(visit: Visit) -> None:
    page = open_companion(visit, "flashpoint")
    until_the_dice(page)
    page.locator(".prompt").click()
    page.keyboard.press("2")
    page.keyboard.press("8")
    page.keyboard.press("Enter")
    page.locator(".follows", has_text="2,8").wait_for()


@pytest.mark.parametrize("width", [1440, 360])
def test_cards_of_the_ship_are_touched_by_their_picture(visit: Visit, width: int) -> None:
    page = open_companion(visit, "titanic", width=width, height=800)
    page.get_by_role("button", name="Murdoch").click()
    page.locator(".follows", has_text="Murdoch").wait_for()
    for _ in range(12):
        until(page, ASKS_FOR_A_CARD)
        if page.locator(".classes").count():
            break
        said = page.locator(".bar").inner_text()
        press(page, ".pick", 0)
        until(page, WENT_ON, said)
    page.get_by_role("button", name="F7a").click()
    page.locator(".follows", has_text="F7a").wait_for()
    page.get_by_role("button", name="F7a", exact=True).wait_for(state="detached")


def test_a_tile_of_the_forest_is_touched_by_its_picture_with_how_many_are_left(
    visit: Visit,
) -> None:
    page = open_companion(visit, "feurio")
    page.locator(".tiles button").first.wait_for()
    left = page.locator(".tiles button span:not(.unseen)").first.inner_text()
    press(page, ".tiles button", 0)
    page.locator(".follows").wait_for()
    until(page, FIRST_TILE_SAYS_OTHER, left)
