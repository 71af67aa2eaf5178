"""Playing in the page: by mouse, by keyboard alone, on a telephone, to the end, together."""

import re
from typing import Any

import pytest

from tests.page.conftest import House, Visit
from tests.page.tables import (
    QUICK,
    link_of,
    lit,
    make_table,
    moment,
    near_the_end,
    new_table,
    play_on,
    see,
)
from tests.page.waiting import until

FAMILY = {"game": "flashpoint", "options": {"players": 2, "rules": "family"}}
FIRST = re.compile("^A (begins|starts)")
US = [{"kind": "me"}, {"kind": "computer"}]


def until_my_turn(page: Any) -> None:
    """Sits down, stands at 4,9 and waits to be asked for an action."""
    page.get_by_role("button", name=FIRST).click()
    lit(page, "4,9").click()
    page.locator(".prompt", has_text="Your turn, A").wait_for()


def test_play_now_leads_to_the_first_move_and_a_far_cell_shows_its_way_and_price(
    visit: Visit,
) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play Flash Point").click()
    until_my_turn(page)
    lit(page, "4,7").click()
    page.locator(".prompt", has_text="in 2 moves costs 2 AP and leaves 2").wait_for()
    page.get_by_role("button", name="Walk · 2 AP").click()
    page.locator(".prompt", has_text="Your turn, A: 2 AP").wait_for()
    page.locator(".log", has_text="A went from 4,8 to 4,7").wait_for()


def test_undo_takes_back_what_it_says(visit: Visit) -> None:
    page = visit("/")
    make_table(page, **FAMILY, seats=US)
    until_my_turn(page)
    lit(page, "4,8").click()
    page.locator(".prompt", has_text="3 AP").wait_for()
    page.get_by_role("button", name=re.compile("Undo “walk”")).click()
    page.locator(".prompt", has_text="4 AP").wait_for()


def test_a_refusal_says_why_and_cites_its_rule(visit: Visit) -> None:
    page = visit("/")
    make_table(page, **FAMILY, seats=US)
    until_my_turn(page)
    page.locator('[data-cell="4,9"]').focus()
    page.keyboard.press("2")
    page.locator(".refusal .rule", has_text=re.compile("FP-")).wait_for()


def test_why_not_says_of_what_is_possible_that_it_is_and_for_how_much(visit: Visit) -> None:
    page = visit("/")
    make_table(page, **FAMILY, seats=US)
    until_my_turn(page)
    page.locator('[data-cell="4,7"]').focus()
    page.keyboard.press("w")
    page.locator(".refusal", has_text="possible now, for 2 AP in all").wait_for()
    page.locator('[data-cell="1,1"]').click(button="right")
    page.locator(".refusal", has_text="too far").wait_for()


def test_a_long_press_asks_why_not_and_moves_nobody(visit: Visit) -> None:
    page = visit("/")
    make_table(page, **FAMILY, seats=US)
    until_my_turn(page)
    page.locator('[data-cell="1,1"]').hover()
    page.mouse.down()
    page.locator(".refusal", has_text="too far").get_by_text("FP-MOVE-1").wait_for()
    page.mouse.up()
    lit(page, "4,8").hover()
    page.mouse.down()
    page.locator(".refusal", has_text="possible now").wait_for()
    page.mouse.up()
    # Had the long press walked there, the touch that follows would find A there already.
    lit(page, "4,8").click()
    page.locator(".prompt", has_text="Your turn, A: 3 AP").wait_for()


def test_whoever_waits_long_for_a_computer_may_stop_waiting(visit: Visit) -> None:
    page = visit("/")
    page.clock.install()
    sent: list[str] = []
    heard: list[str] = []

    def carry(socket: Any) -> None:
        """A computer that thinks whenever it is shown, and of which nothing more is heard."""
        server = socket.connect_to_server()
        idle, thinks = '"is_thinking":false', '"is_thinking":true'

        def tell(told: str) -> None:
            if not any('"actor":1' in one for one in heard):
                socket.send(told.replace(idle, thinks))
            heard.append(told)

        def order(told: str) -> None:
            sent.append(told)
            server.send(told)

        server.on_message(tell)
        socket.on_message(order)

    page.route_web_socket(re.compile("/socket$"), carry)
    make_table(page, **FAMILY, seats=US)
    page.get_by_role("button", name=re.compile("^B (begins|starts)")).click()
    hurry = page.get_by_role("button", name="Stop waiting")
    for _ in range(60):
        page.clock.fast_forward(1000)
        if hurry.count():
            break
    hurry.click()
    assert '"hurry"' in sent[-1]


def test_a_typed_move_that_is_none_is_refused_in_words_and_the_keys_stay_with_the_board(
    visit: Visit,
) -> None:
    page = visit("/")
    make_table(page, **FAMILY, seats=US)
    until_my_turn(page)
    page.keyboard.press("/")
    page.get_by_label("Type a move").fill("walk:q")
    page.keyboard.press("Enter")
    page.locator(".refusal", has_text="a direction (n, s, w, e)").wait_for()
    page.get_by_label("Type a move").fill("walk:w")
    page.keyboard.press("Enter")
    page.locator(".prompt", has_text="3 AP").wait_for()
    until(page, "() => document.activeElement.matches('[data-cell]')")


def test_the_language_changes_in_the_middle_of_a_game_and_old_lines_with_it(visit: Visit) -> None:
    page = visit("/")
    make_table(page, **FAMILY, seats=US)
    until_my_turn(page)
    page.locator(".log", has_text="Turn 1: A has 4 AP.").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Français").click()
    page.keyboard.press("Escape")
    page.locator(".log", has_text="Tour 1").wait_for()
    page.locator(".prompt", has_text="À vous, A").wait_for()


def test_a_turn_is_played_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit("/")
    make_table(page, **FAMILY, seats=US)
    page.locator(".prompt b").wait_for()
    page.keyboard.press("1")
    page.locator(".verb", has_text="Start").or_(page.locator(".verb.chosen")).first.wait_for()
    page.locator('[data-cell][tabindex="0"]').focus()
    for _ in range(8):
        page.keyboard.press("ArrowRight")
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    until(page, "() => document.activeElement.dataset.cell === '4,9'")
    page.keyboard.press("Enter")
    page.locator(".prompt", has_text="Your turn, A: 4 AP").wait_for()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.locator(".prompt", has_text="costs 2 AP").wait_for()
    page.keyboard.press("Enter")
    page.locator(".prompt", has_text="2 AP").wait_for()
    page.keyboard.press("/")
    page.keyboard.type("pass")
    page.keyboard.press("Enter")
    page.locator(".log h3", has_text="Turn 2").wait_for()


def test_on_a_telephone_a_first_touch_shows_and_a_second_acts(visit: Visit) -> None:
    page = visit("/", width=360, height=740)
    make_table(page, **FAMILY, seats=US)
    page.get_by_role("button", name=FIRST).tap()
    lit(page, "4,9").tap()
    page.locator('[data-cell="4,9"]').tap()
    page.locator(".prompt", has_text="Your turn, A: 4 AP").wait_for()
    lit(page, "4,8").tap()
    page.locator(".answers .act").wait_for()
    assert page.locator(".prompt", has_text="4 AP").count() == 1
    page.locator('[data-cell="4,8"]').tap()
    page.locator(".prompt", has_text="3 AP").wait_for()


def test_on_a_telephone_a_refusal_is_in_sight(visit: Visit) -> None:
    page = visit("/", width=360, height=640)
    make_table(page, **FAMILY, seats=US)
    page.get_by_role("button", name=FIRST).click()
    page.locator(".prompt", has_text="where outside").wait_for()
    page.locator('[data-cell="3,4"]').tap(force=True)
    refusal = page.locator(".refusal")
    refusal.wait_for()
    until(
        page,
        """() => {
            const box = document.querySelector(".refusal").getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            return !!document.elementFromPoint(x, y)?.closest(".refusal");
        }""",
    )


@pytest.mark.parametrize(
    "golden",
    [
        "flashpoint/family-victims-lost",
        "flashpoint/extreme-garage-attic-victims-lost",
        "feurio/coop-three-lost",
        "titanic/expert-lee-ship-lost",
    ],
)
def test_a_game_is_played_to_its_end_which_explains_itself(visit: Visit, golden: str) -> None:
    page = visit("/")
    make_table(page, **near_the_end(golden, 6))
    page.locator(".prompt b").wait_for()
    assert play_on(page, 400)
    assert page.locator("#end-title").inner_text() != ""
    page.get_by_role("button", name="See it again").click()
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    page.locator(".bar [role=status]").wait_for()


def test_a_fire_phase_draws_nothing_anew_that_it_does_not_change(visit: Visit) -> None:
    page = visit("/")
    wish = moment("flashpoint/advanced-victory", "act", late=0.6)
    wish |= {"dice": "seeded", "seed": 2, "seats": [{"kind": "me"}, QUICK, QUICK]}
    make_table(page, **wish)
    see(page)
    sheets = page.evaluate(
        """() => {
            const all = { subtree: true, childList: true, attributes: true, characterData: true };
            globalThis.changed = [...document.querySelectorAll(".floor > svg")].map(() => 0);
            document.querySelectorAll(".floor > svg").forEach((sheet, at) =>
                new MutationObserver(() => (changed[at] += 1)).observe(sheet, all));
            return [...document.querySelectorAll(".floor > svg")]
                .map((sheet) => getComputedStyle(sheet).willChange);
        }"""
    )
    assert sheets == ["opacity"] * 5
    page.get_by_role("button", name="End turn").click()
    page.locator(".log h3", has_text="Turn 24").wait_for()
    ground, tints, things, *_ = page.evaluate("changed")
    assert (ground, tints > 0, things > 0) == (0, True, True)


def test_two_browsers_meet_at_one_table_by_a_link(visit: Visit) -> None:
    mine = visit("/")
    seats = [{"kind": "me", "name": "Zoe"}, {"kind": "open"}]
    made = new_table(mine, **FAMILY, seats=seats)
    link = link_of(made, "seat:1")
    mine.goto(mine.url + f"t/{made['table']['id']}")
    theirs = visit(link, language="fr-FR")
    theirs.locator(".prompt b").wait_for()
    mine.get_by_role("button", name=FIRST).click()
    theirs.locator(".log", has_text="A commence").wait_for()
    assert "#" not in theirs.url


def test_nothing_is_lost_when_the_server_is_killed_and_comes_back(
    visit: Visit, own_house: House
) -> None:
    page = visit("/", base=own_house.address)
    make_table(page, **FAMILY, seats=US)
    until_my_turn(page)
    own_house.kill()
    page.get_by_role("alert").filter(has_text="no move is lost").wait_for()
    own_house.start()
    page.get_by_role("alert").filter(has_text="no move is lost").wait_for(state="detached")
    lit(page, "4,8").click()
    page.locator(".prompt", has_text="3 AP").wait_for()
