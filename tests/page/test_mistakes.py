"""What can go wrong is said calmly, with what to do, and never leaves a blank page."""

from tests.page.conftest import Visit


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


def test_a_code_that_is_none_is_refused_before_anything_is_asked(visit: Visit) -> None:
    page = visit("/join")
    page.get_by_label("Link or code").fill("??")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_text("neither a link nor the code").wait_for()


def test_an_impossible_option_is_refused_beside_itself(visit: Visit) -> None:
    page = visit("/new?game=flashpoint")
    page.get_by_role("switch", name="Murphy").check()
    page.get_by_role("alert").wait_for()


def test_an_address_that_nobody_has_is_said_in_the_page(visit: Visit) -> None:
    page = visit("/nowhere/at/all")
    page.get_by_text("There is nothing at this address.").wait_for()
    page.get_by_role("button", name="Home").click()
    page.get_by_role("button", name="Play Flash Point").wait_for()
