"""Replay and the end: any moment has a link, and the result explains itself."""

import re
from typing import Any

from tests.page.conftest import Visit
from tests.page.tables import GOLDEN, QUICK, make_table, play_on
from tests.page.waiting import until


def open_record(page: Any, golden: str) -> None:
    """A golden play, uploaded as a person would."""
    page.goto(page.url.rstrip("/") + "/replay")
    page.locator("textarea").fill((GOLDEN / f"{golden}.txt").read_text(encoding="utf-8"))
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").wait_for()


def at(page: Any) -> str:
    """Where the replay stands, as it says."""
    return str(page.locator(".bar [role=status]").inner_text())


def test_keys_step_through_moves_turns_and_the_whole_play(visit: Visit) -> None:
    page = visit("/")
    open_record(page, "flashpoint/family-victims-lost")
    page.locator(".bar [role=status]", has_text="Move 0 of").wait_for()
    last = at(page).split(" of ")[1].split(",")[0]
    page.keyboard.press("ArrowRight")
    page.locator(".bar [role=status]", has_text="Move 1 of").wait_for()
    page.keyboard.press("End")
    page.locator(".bar [role=status]", has_text=f"Move {last} of").wait_for()
    end = at(page)
    page.keyboard.press("[")
    until(page, "(end) => document.querySelector('.bar [role=status]').innerText !== end", end)
    page.keyboard.press("Home")
    page.locator(".bar [role=status]", has_text="Move 0 of").wait_for()


def test_the_whole_log_is_there_and_every_line_leads_to_its_moment(visit: Visit) -> None:
    page = visit("/")
    open_record(page, "flashpoint/family-victims-lost")
    page.keyboard.press("End")
    page.locator(".log .now").first.wait_for()
    for _ in range(40):
        more = page.get_by_role("button", name="Show earlier")
        if not more.count():
            break
        lines = page.locator(".log li").count()
        more.click()
        until(page, "(lines) => document.querySelectorAll('.log li').length > lines", lines)
    assert page.locator(".log h3", has_text="Set-up").count() == 1
    assert page.locator(".log h3", has_text=re.compile("^Turn 1 ")).count() == 1
    end = page.url
    page.locator(".log .told").nth(30).click()
    until(page, "(end) => location.href !== end", end)
    ply = page.url.split("=")[1]
    page.locator(".bar [role=status]", has_text=f"Move {ply} of").wait_for()


def test_what_stands_beside_the_board_is_of_the_same_moment(visit: Visit) -> None:
    page = visit("/")
    open_record(page, "flashpoint/family-victims-lost")
    page.keyboard.press("End")
    rolled = page.locator(".under .roll")
    rolled.wait_for()
    last = rolled.inner_text()
    page.keyboard.press("[")
    page.keyboard.press("[")
    until(page, "(last) => document.querySelector('.under .roll')?.innerText !== last", last)
    page.keyboard.press("Home")
    # Before the first roll there is none.
    rolled.wait_for(state="detached")


def test_a_link_opens_the_moment_and_play_goes_on_from_there(visit: Visit) -> None:
    page = visit("/")
    open_record(page, "titanic/expert-lee-ship-lost")
    table = page.url.split("?")[0]
    page.goto(f"{table}?at=12")
    page.locator(".bar [role=status]", has_text="Move 12 of").wait_for()
    page.get_by_role("region", name="Piles and cards").wait_for()
    page.get_by_role("button", name="Play on from here").click()
    until(page, "(before) => !location.href.startsWith(before)", table)
    page.locator(".prompt b").wait_for()


def test_the_end_says_why_in_three_sentences_and_where_it_was_decided(visit: Visit) -> None:
    page = visit("/")
    record = (GOLDEN / "titanic/expert-lee-ship-lost.txt").read_text(encoding="utf-8")
    make_table(page, record=record, is_practice=True)
    page.locator("#end-title").wait_for()
    why = page.locator(".why", has_text="Pages turned")
    why.wait_for()
    assert len(re.findall(r"[.!](?:\s|$)", why.inner_text())) >= 3
    assert page.locator(".parts li").count() >= 5
    page.get_by_role("button", name="See this moment").first.click()
    page.get_by_role("slider").wait_for()


def test_fair_dice_are_verified_at_the_end(visit: Visit) -> None:
    page = visit("/")
    seats = [{"kind": "me"}, QUICK, QUICK, QUICK]
    make_table(page, game="feurio", options={"players": 4}, seats=seats, dice="fair")
    page.get_by_role("button", name="Begin without waiting").click()
    page.locator(".prompt b").wait_for()
    assert play_on(page, 900)
    page.get_by_role("button", name="Verify them").click()
    page.locator(".fair.yes").wait_for()
