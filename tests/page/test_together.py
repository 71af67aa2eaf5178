"""Several at one table: secrets stay with their owner, undo asks, somebody watches."""

import re
from typing import Any

from tests.page.conftest import Visit
from tests.page.tables import link_of, lit, new_table, open_link
from tests.page.waiting import answer_of

FAMILY = {"game": "flashpoint", "options": {"players": 2, "rules": "family"}}
BREAKS = {"game": "feurio", "options": {"players": 2, "firebreaks": True}}
TWO = [{"kind": "me", "name": "Zoe"}, {"kind": "open"}]
FIRST = re.compile("^A (begins|starts)")
LIT = "[role=gridcell].touchable"
# How long each is looked at before the other is.
GLANCE_MS = 200
# How many tabs wait until another has its cookie.
WAITING = "async () => (await navigator.locks.query()).pending.length"


def two_at(visit: Visit, wish: dict[str, Any]) -> tuple[Any, Any]:
    """Two browsers at one table, each with a seat of its own."""
    mine = visit("/")
    made = new_table(mine, **wish, seats=TWO)
    open_link(mine, f"/t/{made['table']['id']}")
    theirs = visit(link_of(made, "seat:1"))
    theirs.locator(".prompt b").wait_for()
    return mine, theirs


def asked_first(*pages: Any) -> tuple[Any, ...]:
    """The same pages, whoever is asked in front."""
    for _ in range(100):
        for page in pages:
            if answer_of(page, "(lit) => !!document.querySelector(lit)", LIT, GLANCE_MS):
                return (page, *(other for other in pages if other is not page))
    raise AssertionError("nobody is asked")


def lay_a_firebreak(page: Any) -> None:
    """Whoever is asked lays the tile face down."""
    page.get_by_role("button", name=re.compile("Firebreak")).click()
    if not page.locator(".answers .act").count():
        page.locator(LIT).first.click()
    page.locator(".answers .act").click()
    page.locator("[role=gridcell][aria-label^='Firebreak']").first.wait_for()


def test_what_a_firebreak_hides_is_known_to_its_layer_alone(visit: Visit) -> None:
    mine, theirs = two_at(visit, BREAKS)
    layer, other = asked_first(mine, theirs)
    lay_a_firebreak(layer)
    layer.reload()
    label = "[role=gridcell][aria-label^='Firebreak']"
    layer.locator(label).first.wait_for()
    other.locator(label).first.wait_for()
    known = re.compile(r"value \d")
    assert known.search(layer.locator(label).first.get_attribute("aria-label") or "")
    assert not known.search(other.locator(label).first.get_attribute("aria-label") or "")


def test_what_chance_answered_is_taken_back_only_if_the_other_agrees(visit: Visit) -> None:
    mine, theirs = two_at(visit, FAMILY)
    mine.get_by_role("button", name=FIRST).click()
    lit(mine, "4,9").click()
    theirs.locator(".prompt", has_text="B").wait_for()
    theirs.locator(".touchable").first.wait_for()
    lit(theirs, "4,9").click()
    mine.locator(".prompt", has_text="Your turn, A").wait_for()
    mine.keyboard.press("e")
    theirs.locator(".prompt", has_text="Your turn, B").wait_for()
    mine.get_by_role("button", name="Ask to take back").click()
    mine.locator(".prompt", has_text="waiting for the others").wait_for()
    theirs.locator(".prompt", has_text="Zoe asks to take back").wait_for()
    theirs.get_by_role("button", name="No", exact=True).click()
    theirs.locator(".prompt", has_text="Your turn, B").wait_for()
    mine.get_by_role("button", name="Ask to take back").click()
    theirs.get_by_role("button", name="Agreed").click()
    mine.locator(".prompt", has_text="Your turn, A: 4 AP").wait_for()


def test_a_spectator_sees_everything_open_and_can_touch_nothing(visit: Visit) -> None:
    mine = visit("/")
    made = new_table(mine, **FAMILY, seats=[{"kind": "me"}, {"kind": "computer"}])
    open_link(mine, f"/t/{made['table']['id']}")
    guest = visit(link_of(made, "watch"))
    guest.locator(".prompt b").wait_for()
    mine.get_by_role("button", name=FIRST).click()
    guest.locator(".log", has_text="A goes first").wait_for()
    assert guest.locator(".touchable, .verbs .button, .ends .button").count() == 0
    lit(mine, "4,9").click()
    guest.locator(".log", has_text="Turn 1: A has 4 AP.").wait_for()


def test_two_tabs_that_open_at_once_become_one_visitor(visit: Visit) -> None:
    # Nothing of the page is open yet that could ask by itself.
    first = visit("/health")
    home = first.url.removesuffix("health")
    context = first.context
    second = context.new_page()
    asked: list[Any] = []
    context.route("**/api/session", lambda route: asked.append(route))
    for page in (first, second):
        page.goto(home, wait_until="commit")
    # The second waits for the cookie of the first; else each would get one of its own.
    while len(asked) < 2 and not (asked and first.evaluate(WAITING)):
        first.wait_for_timeout(GLANCE_MS)
    assert len(asked) == 1
    asked[0].continue_()
    while len(asked) < 2:
        second.wait_for_timeout(GLANCE_MS)
    asked[1].continue_()
    context.unroute("**/api/session")
    made = new_table(first, **FAMILY, seats=TWO)
    open_link(second, f"/t/{made['table']['id']}")
    second.locator(".prompt b").wait_for()
