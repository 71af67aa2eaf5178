"""Around the table: television, links and codes, sounds, notices, keys, presence, new table."""

import re
from typing import Any

from tests.page.conftest import Visit
from tests.page.tables import lit, make_table
from tests.page.waiting import next_frame, until

FAMILY = {"game": "flashpoint", "options": {"players": 2, "rules": "family"}}
US = [{"kind": "me", "name": "Zoe"}, {"kind": "computer", "computer": "random"}]
OPEN = [{"kind": "me", "name": "Zoe"}, {"kind": "open"}]
# A browser that only counts what it would play and show.
DEAF = """
    globalThis.heard = 0; globalThis.noticed = [];
    const real = globalThis.AudioContext;
    globalThis.AudioContext = class extends real { constructor() { heard += 1; super(); } };
    globalThis.Notification = class {
        static permission = "default";
        static async requestPermission() { this.permission = "granted"; return "granted"; }
        constructor(title, more) { noticed.push(title + ": " + more.body); }
        close() {}
    };
"""


def open_menu(page: Any) -> None:
    page.locator(".prompt b").wait_for()
    page.get_by_role("button", name="Menu").click()


def start_and_pass(page: Any) -> None:
    """A begins, stands at 4,9 and ends the turn: dice fall."""
    page.get_by_role("button", name=re.compile("^A begins")).click()
    lit(page, "4,9").click()
    page.locator(".prompt", has_text="Your turn, A").wait_for()
    page.get_by_role("button", name="End turn").click()


def test_a_television_shows_the_table_large_and_without_a_single_button(visit: Visit) -> None:
    mine = visit("/")
    make_table(mine, **FAMILY, seats=US)
    open_menu(mine)
    mine.get_by_role("button", name="Invite and share").click()
    share = mine.get_by_role("dialog", name="Invite and share")
    share.get_by_role("button", name="Make a link").last.click()
    link = share.get_by_label("Link", exact=True).input_value()
    assert "?tv=1#watch=" in link
    television = visit("/" + link.split("/", 3)[3], width=1920, height=1080)
    television.locator(".tv footer").wait_for()
    assert television.get_by_role("button").count() == 0
    share.get_by_role("button", name="Close").click()
    mine.get_by_role("button", name=re.compile("^A begins")).click()
    television.locator(".right li", has_text="A goes first").wait_for()


def test_an_open_seat_has_a_link_a_picture_of_it_and_a_code(visit: Visit) -> None:
    mine = visit("/")
    make_table(mine, **FAMILY, seats=OPEN)
    mine.locator(".prompt", has_text="Seats still open: 1").wait_for()
    mine.get_by_role("button", name="Invite and share").first.click()
    share = mine.get_by_role("dialog", name="Invite and share")
    share.get_by_role("button", name="Make a link").first.click()
    share.get_by_role("img", name="Picture of the link: Seat B").wait_for()
    code = share.get_by_label("Code").input_value()
    theirs = visit("/join")
    theirs.get_by_label("Link or code").fill(code)
    theirs.get_by_label("Under which name?").fill("Ali")
    theirs.get_by_role("button", name="Sit down").click()
    theirs.locator(".prompt b").wait_for()
    mine.keyboard.press("Escape")
    mine.locator(".team", has_text="Ali").wait_for()


def test_sounds_are_silent_until_wanted(visit: Visit) -> None:
    page = visit("/")
    page.context.add_init_script(DEAF)
    make_table(page, **FAMILY, seats=US)
    start_and_pass(page)
    page.locator(".log", has_text="Turn 2").wait_for()
    assert page.evaluate("heard") == 0
    open_menu(page)
    page.get_by_role("switch", name="Sound").check()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="End turn").click()
    until(page, "() => heard > 0")


def test_a_notice_comes_when_it_is_wanted_and_nobody_looks(visit: Visit) -> None:
    page = visit("/")
    page.context.add_init_script(DEAF)
    make_table(page, **FAMILY, seats=US)
    open_menu(page)
    page.get_by_role("switch", name="Notification").check()
    page.keyboard.press("Escape")
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    start_and_pass(page)
    until(page, "() => noticed.length > 0")
    assert "It is your move" in page.evaluate("noticed[0]")
    until(page, "() => document.title.includes('Your move')")


def test_single_letter_keys_can_be_switched_off(visit: Visit) -> None:
    page = visit("/")
    make_table(page, **FAMILY, seats=US)
    open_menu(page)
    page.get_by_role("switch", name="Single-letter keys").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    next_frame(page)
    assert page.get_by_label("Type a move").count() == 0
    open_menu(page)
    page.get_by_role("button", name="Type a move").click()
    page.get_by_label("Type a move").wait_for()


def test_a_seat_is_handed_to_a_computer_and_taken_back(visit: Visit) -> None:
    page = visit("/")
    make_table(page, **FAMILY, seats=[{"kind": "me", "name": "Zoe"}, {"kind": "me", "name": "Ali"}])
    open_menu(page)
    page.get_by_role("button", name="Let a computer play").last.click()
    page.locator("dialog[open] li", has_text="a computer stands in").wait_for()
    page.get_by_role("button", name="Take my seat back").click()
    page.locator("dialog[open] li", has_text="a computer stands in").wait_for(state="detached")


def test_what_no_longer_fits_is_taken_away_and_told(visit: Visit) -> None:
    page = visit("/new?game=flashpoint")
    page.get_by_text("Advanced", exact=True).first.click()
    page.get_by_role("switch", name="Murphy").check()
    page.locator("footer", has_text="with murphy").wait_for()
    page.get_by_text("Family", exact=True).click()
    page.locator("footer", has_text="No longer fits").wait_for()


def test_a_refused_option_is_mended_by_one_touch(visit: Visit) -> None:
    page = visit("/new?game=flashpoint")
    page.get_by_role("switch", name="Murphy").check()
    page.get_by_role("alert").wait_for()
    page.get_by_role("button", name="Leave it out").click()
    page.get_by_role("alert").wait_for(state="detached")


def test_a_plan_that_is_none_is_refused_in_words(visit: Visit) -> None:
    page = visit("/new?game=flashpoint")
    page.locator("input[type=file]").set_input_files(
        {"name": "plan.json", "mimeType": "application/json", "buffer": b"no plan"}
    )
    page.get_by_role("alert").filter(has_text="no plan").wait_for()


def test_a_table_over_days_says_so_and_is_opened_as_one(visit: Visit) -> None:
    page = visit("/new?game=feurio")
    page.locator(".seat-name").first.wait_for()
    page.get_by_text("Over days", exact=True).click()
    page.get_by_text("the table waits").wait_for()
    page.locator("footer", has_text="over days").wait_for()
    with page.expect_request(lambda request: request.method == "POST") as asked:
        page.locator("footer .open").click()
    assert asked.value.post_data_json["pace"] == "days"
    page.locator(".prompt b").wait_for()


def test_fair_dice_take_a_word_before_they_are_sealed(visit: Visit) -> None:
    page = visit("/")
    make_table(page, **FAMILY, seats=US, dice="fair")
    page.get_by_label("Word of A").fill("tulip")
    page.get_by_role("button", name="Mix it in").click()
    page.get_by_text("The word is in.").wait_for()


def test_a_board_on_a_telephone_grows_by_a_button_and_by_two_fingers(visit: Visit) -> None:
    page = visit("/", width=360, height=740)
    make_table(page, **FAMILY, seats=US)
    cell = page.locator('[data-cell="3,4"]')
    cell.wait_for()

    before = float(cell.bounding_box()["width"])

    def until_wide(least: float, most: float) -> None:
        until(
            page,
            """([least, most]) => {
                const cell = document.querySelector('[data-cell="3,4"]');
                const { width } = cell.getBoundingClientRect();
                return least < width && width < most;
            }""",
            [least * before, most * before],
        )

    page.get_by_role("button", name="Larger").click()
    until_wide(1.4, 9)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.get_by_role("button", name="Smaller").click()
    until_wide(0.98, 1.02)
    fingers = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 40), ("touchMove", 60), ("touchMove", 90)):
        points = [{"x": 180 - apart / 2, "y": 200}, {"x": 180 + apart / 2, "y": 200}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    until_wide(1.8, 9)
    # A move is made on the grown board as on the whole one.
    page.get_by_role("button", name=re.compile("^A begins")).click()
    page.locator(".prompt", has_text="where outside").wait_for()
