"""Round a table: open tables, what the log points at, levels by keys, chat, skipping, the end."""

import re
from typing import Any

import tocsin
from tests.page.conftest import Visit
from tests.page.tables import (
    QUICK,
    lit,
    make_table,
    make_there,
    moment,
    near_the_end,
    new_table,
    open_link,
    open_there,
    play_on,
    see,
)
from tests.page.waiting import next_frame, until

FAMILY = {"game": "flashpoint", "options": {"players": 2, "rules": "family"}}
FIRST = re.compile("^A (begins|starts)")
FOCUSED = "(cell) => document.activeElement.dataset.cell === cell"
SPOKEN = "p.unseen[role=status]"


def open_house(page: Any) -> None:
    """A house that burns, all seats mine."""
    make_there(page, **moment("flashpoint/advanced-victory", "act", late=0.6))
    see(page)


def test_home_lists_my_open_tables_and_whose_move_it_is(visit: Visit) -> None:
    page = visit("/")
    table = make_table(page, **FAMILY, seats=[{"kind": "me"}, QUICK])
    page.locator(".prompt b").wait_for()
    open_link(page, "/")
    row = page.locator(f'a[href="/t/{table}"]')
    row.filter(has_text="Your move").click()
    page.locator(".prompt", has_text="Who goes first").wait_for()


def test_a_real_box_that_waits_for_a_card_is_my_move_on_the_first_page(visit: Visit) -> None:
    page = visit("/")
    table = make_table(page, game="titanic", options={}, dice="typed", seats=[{"kind": "me"}])
    page.locator(".referee").wait_for()
    open_link(page, "/")
    page.locator(f'a[href="/t/{table}"]', has_text="Your move").wait_for()


def test_a_line_of_the_log_marks_its_cells_and_its_rule_opens(visit: Visit) -> None:
    page = visit("/")
    open_house(page)
    line = page.locator(".log li", has_text="Smoke rises in 2,8").last
    line.hover()
    page.locator('.floor use[href="#mark"]').first.wait_for(state="attached")
    page.locator(".prompt").hover()
    page.locator('.floor use[href="#mark"]').first.wait_for(state="detached")
    # The same by keys: up and down go from line to line.
    page.locator(".log").focus()
    page.keyboard.press("ArrowUp")
    line.locator(".told").focus()
    page.locator('.floor use[href="#mark"]').first.wait_for(state="attached")
    line.locator(".rule").click()
    page.locator(".book .chosen", has_text="FP-FIRE-A2").wait_for()


def test_the_log_keeps_to_its_end(visit: Visit) -> None:
    page = visit("/")
    wish = moment("flashpoint/advanced-victory", "act", late=0.6)
    wish |= {"dice": "seeded", "seed": 2, "seats": [{"kind": "me"}, QUICK, QUICK]}
    make_table(page, **wish)
    see(page)
    at_its_end = """() => {
        const { scrollHeight, scrollTop, clientHeight } = document.querySelector(".log");
        return scrollTop > 0 && scrollHeight - scrollTop - clientHeight < 2;
    }"""
    until(page, at_its_end)
    page.get_by_role("button", name="End turn").click()
    page.locator(".log h3", has_text="Turn 24").wait_for(state="attached")
    see(page)
    until(page, at_its_end)


def test_keys_lead_from_level_to_level_and_ask_the_board(visit: Visit) -> None:
    page = visit("/")
    make_there(page, **moment("flashpoint/extreme-laboratory-basement-collapse", "act", late=0.7))
    see(page)
    page.locator('[data-cell="3,2"]').focus()
    page.keyboard.press("PageUp")
    until(page, "() => document.activeElement.dataset.cell.startsWith('u:')")
    page.keyboard.press("PageDown")
    until(page, FOCUSED, "3,2")
    page.keyboard.press("o")
    page.locator(SPOKEN, has_text=re.compile("row 3, column 2|3,2", re.IGNORECASE)).wait_for(
        state="attached"
    )
    page.keyboard.press("m")
    page.locator(SPOKEN, has_text=re.compile(r"\d,\d")).wait_for(state="attached")
    page.keyboard.press("f")
    until(page, "() => document.activeElement.dataset.cell !== '3,2'")
    assert "fire" in page.evaluate("document.activeElement.ariaLabel")


def test_a_story_is_told_beat_by_beat_and_space_ends_it(visit: Visit) -> None:
    page = visit("/", speed="half")
    make_table(page, **FAMILY, seats=[{"kind": "me"}, {"kind": "me"}])
    page.get_by_role("button", name=FIRST).click()
    lit(page, "4,9").click()
    page.locator(".prompt", has_text=re.compile("^B")).or_(
        page.locator(".beats:not(.listed)")
    ).first.wait_for()
    page.keyboard.press(" ")
    lit(page, "4,9").click()
    page.locator(".prompt", has_text="Your turn, A").wait_for()
    page.keyboard.press("e")
    page.locator(".beats:not(.listed)").wait_for()
    page.keyboard.press(" ")
    page.locator(".prompt", has_text="Your turn, B").wait_for()


def test_what_is_said_at_a_table_is_read_by_the_others(visit: Visit) -> None:
    mine = visit("/")
    made = new_table(mine, **FAMILY, seats=[{"kind": "me", "name": "Zoe"}, {"kind": "open"}])
    open_link(mine, f"/t/{made['table']['id']}")
    theirs = visit(next(one["path"] for one in made["links"] if one["role"] == "seat:1"))
    for page in (mine, theirs):
        page.get_by_role("tab", name="Chat").click()
    mine.locator(".chat input").fill("To the east door!")
    mine.keyboard.press("Enter")
    theirs.locator(".chat", has_text="To the east door!").wait_for()


def test_the_end_offers_another_game_and_the_record(visit: Visit) -> None:
    page = visit("/")
    table = make_table(page, **near_the_end("feurio/solo-saved", 4))
    page.locator(".prompt b").wait_for()
    assert play_on(page, 200)
    with page.expect_download() as coming:
        page.get_by_role("button", name="Download").click()
    record = coming.value.path().read_text(encoding="utf-8")
    assert tocsin.replay(record, chance="manual").is_over
    page.get_by_role("button", name="Rematch").click()
    until(page, "(before) => !location.href.includes(before)", table)
    page.locator(".prompt b").wait_for()


def test_a_long_name_of_what_is_played_gives_way_to_the_figures(visit: Visit) -> None:
    page = visit("/", language="fr-FR", width=1280, height=800)
    open_there(page, **moment("flashpoint/extreme-laboratory-basement-collapse", "act", late=0.7))
    page.locator(".prompt b").wait_for()
    page.locator("h1", has_text="laboratoire + sous-sol").wait_for()
    until(
        page,
        """() => {
            const found = document.querySelectorAll(".top h1, .top .middle > *, .top > .button");
            const boxes = [...found].map((one) => one.getBoundingClientRect());
            return boxes.every((box, at) => !at || boxes[at - 1].right <= box.left + 0.5);
        }""",
    )


def test_on_a_laptop_the_verbs_of_the_family_game_stand_in_one_row(visit: Visit) -> None:
    page = visit("/", language="fr-FR", width=1280, height=800)
    wish = moment("flashpoint/family-victory", "act", late=0.3)
    make_table(page, **wish | {"dice": "seeded", "seed": 2, "seats": [{"kind": "me"}] * 2})
    see(page)
    page.keyboard.press("e")
    page.locator(".ends .undo", has_text="Reprendre").wait_for()
    page.locator(".ends .dark").wait_for()
    rows = {round(one.bounding_box()["y"]) for one in page.locator(".verbs .verb").all()}
    assert len(rows) == 1


def test_at_one_screen_the_log_stays_when_the_next_is_asked(visit: Visit) -> None:
    page = visit("/")
    wish = moment("flashpoint/advanced-victory", "act", late=0.3)
    make_table(page, **wish | {"dice": "seeded", "seed": 2, "seats": [{"kind": "me"}] * 3})
    see(page)
    page.evaluate("window.line = [...document.querySelectorAll('.log li')].at(-1)")
    first = page.locator(".prompt b").inner_text()
    page.locator(".ends .dark").click()
    until(
        page,
        """(first) => {
            const asked = document.querySelector(".prompt b").textContent;
            return asked.startsWith("Your turn") && asked !== first;
        }""",
        first,
    )
    assert page.evaluate("window.line.isConnected")


def test_however_low_the_window_the_end_of_a_turn_is_in_sight(visit: Visit) -> None:
    page = visit("/", width=360, height=640)
    open_house(page)
    for height in (740, 640, 560):
        page.set_viewport_size({"width": 360, "height": height})
        next_frame(page)
        end = page.locator(".ends .dark").bounding_box()
        tabs = page.locator(".phone-tabs").bounding_box()
        assert end["y"] + end["height"] <= tabs["y"], f"{height}: {end} below {tabs}"
    # What is left of the verbs scrolls out from under that row when it is focused.
    verb = page.locator(".verbs .verb").last
    verb.focus()
    box, row = verb.bounding_box(), page.locator(".ends").bounding_box()
    assert box["y"] + box["height"] <= row["y"] + 1
