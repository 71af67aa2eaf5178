"""What can go wrong is said calmly, with what to do, and never leaves a blank page."""

from tests.page.conftest import House, Visit
from tests.page.tables import make_table

FAMILY = {"game": "flashpoint", "options": {"players": 2, "rules": "family"}}


def test_an_unknown_table_is_named_as_such_and_leads_home(visit: Visit) -> None:
    page = visit("/t/nosuchtable")
    page.get_by_role("alert").wait_for()
    page.get_by_role("button", name="Home").click()
    page.get_by_role("button", name="Play Flash Point").wait_for()


def test_a_dead_link_is_refused_in_words(visit: Visit) -> None:
    page = visit("/t/nosuchtable#seat=0000000000000000")
    page.get_by_role("alert").wait_for()


def test_a_record_that_is_none_is_refused_in_words(visit: Visit) -> None:
    page = visit("/replay")
    page.locator("textarea").fill("this is no record")
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("alert").wait_for()


def test_no_record_at_all_is_asked_for(visit: Visit) -> None:
    page = visit("/replay")
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("alert").filter(has_text="Choose a file first").wait_for()


def test_a_part_that_cannot_be_fetched_is_said_and_comes_by_itself(visit: Visit) -> None:
    page = visit("/")
    make_table(page, **FAMILY)
    page.locator(".prompt b").wait_for()
    page.route("**/*", lambda route: route.abort("connectionrefused"))
    page.get_by_role("button", name="Menu").click()
    missing = page.get_by_role("alert").filter(has_text="could not be fetched")
    missing.wait_for()
    page.unroute_all()
    missing.wait_for(state="detached")
    page.locator(".prompt b").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").wait_for()


def test_a_move_on_its_way_is_done_before_missing_parts_are_fetched(
    visit: Visit, own_house: House
) -> None:
    page = visit("/", base=own_house.address)
    make_table(page, **FAMILY)
    page.locator(".prompt b").wait_for()
    own_house.kill()
    page.get_by_text("Connection lost").wait_for()
    page.get_by_role("button", name="A begins").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("alert").filter(has_text="could not be fetched").wait_for()
    own_house.start()
    page.get_by_role("alert").filter(has_text="could not be fetched").wait_for(state="detached")
    page.locator(".log", has_text="A goes first").wait_for()


def test_a_browser_that_may_keep_nothing_is_told_what_to_allow(visit: Visit) -> None:
    page = visit("/health")
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('denied'); } })"
    )
    # A cookie that is refused never comes back.
    page.route("**/api/session", lambda route: route.fulfill(json={}))
    page.goto(page.url.removesuffix("/health"))
    page.get_by_role("button", name="Play Feurio!").click()
    page.get_by_role("alert").filter(has_text="Allow cookies").wait_for()
    page.get_by_role("button", name="Night").click()
    page.locator("html[data-theme=night]").wait_for()


def test_a_code_that_is_none_is_refused_before_anything_is_asked(visit: Visit) -> None:
    page = visit("/join")
    page.get_by_label("Link or code").fill("??")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_text("neither a link nor the code").wait_for()


def test_an_impossible_option_is_refused_beside_itself(visit: Visit) -> None:
    page = visit("/new?game=flashpoint")
    page.get_by_role("switch", name="Murphy").check()
    page.get_by_role("alert").wait_for()


def test_the_rule_of_a_refusal_is_cited_once(visit: Visit) -> None:
    page = visit("/new?game=flashpoint")
    plan = {"name": "plan.json", "mimeType": "application/json", "buffer": b'{"levels": []}'}
    page.locator("input[type=file]").set_input_files(plan)
    told = page.locator("footer .refusal")
    told.wait_for()
    assert told.inner_text().count("FP-BOARD-2") == 1


def test_an_address_that_nobody_has_is_said_in_the_page(visit: Visit) -> None:
    page = visit("/nowhere/at/all")
    page.get_by_text("There is nothing at this address.").wait_for()
    page.get_by_role("button", name="Home").click()
    page.get_by_role("button", name="Play Flash Point").wait_for()
