"""How quick the page is, in a real browser with a server of its own on this machine.

Each figure is a median of several; of a fire phase its longest frame counts. Whatever else the
machine does is in them: measure on an idle one. Throttling multiplies it, because the browser
slows a page down by the clock: a page that waits for a core is made to wait four times as long. So
the same fire phases with the same dice are told several times over, and of each phase the quickest
time counts: a busy machine makes a frame longer, never shorter. A page with nothing but one moving
square is timed as well, and its longest frames stand beside the figure: more than 17 ms there is
the machine, not the page.
"""

import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from tests.page.conftest import FLAGS, House, find_chromium
from tests.page.tables import QUICK, make_table, moment, see

LOADS, MOVES, PHASES, TIMES = 5, 7, 3, 5
THROTTLE = 4
FAMILY = {"game": "flashpoint", "options": {"players": 2, "rules": "family"}}
SEATS = [{"kind": "me"}, QUICK]

# From a touch until the changed prompt is drawn.
_TOUCH = """(cell) => new Promise((resolve) => {
    const start = performance.now();
    const prompt = document.querySelector(".prompt");
    const shown = prompt.textContent;
    const watch = new MutationObserver(() => {
        if (prompt.textContent === shown) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    watch.observe(prompt, { subtree: true, characterData: true, childList: true });
    const touched = document.querySelector(`[data-cell="${cell}"]`);
    touched.dispatchEvent(new MouseEvent("click", { bubbles: true }));
})"""
# The longest frames from the end of a turn until somebody here is asked again: while a story plays,
# beat after beat, and of all, with the question after it.
_PHASE = """() => new Promise((resolve) => {
    let [last, isTold, hasBegun] = [0, false, false];
    const longest = { told: 0, all: 0 };
    const step = (now) => {
        const isTelling = !!document.querySelector(".beats:not(.listed)");
        if (isTold && isTelling) longest.told = Math.max(longest.told, now - last);
        longest.all = Math.max(longest.all, now - last);
        [last, isTold] = [now, isTelling];
        const isAsked = !!document.querySelector(".ends .dark:not([disabled])");
        if (document.querySelector("dialog[open] #end-title")) return resolve(longest);
        if (hasBegun && isAsked) return resolve(longest);
        hasBegun ||= !isAsked;
        requestAnimationFrame(step);
    };
    requestAnimationFrame((now) => {
        last = now;
        document.querySelector(".ends .dark").click();
        requestAnimationFrame(step);
    });
})"""

# The longest frame of a page with nothing on it but one square that moves.
_SQUARE = """(seconds) => new Promise((resolve) => {
    const square = document.createElement("div");
    square.style = "width: 20px; height: 20px; background: red";
    document.body.replaceChildren(square);
    const to = { marginLeft: "600px" };
    square.animate(to, { duration: 1000, iterations: Infinity, direction: "alternate" });
    let [first, last, longest] = [0, 0, 0];
    const step = (now) => {
        if (last) longest = Math.max(longest, now - last);
        first ||= now;
        last = now;
        if (now - first < 1000 * seconds) requestAnimationFrame(step);
        else resolve(longest);
    };
    requestAnimationFrame(step);
})"""
SQUARE_SECONDS = 5


class Fetched:
    """The names of the files that a browser asked for."""

    def __init__(self, page: Any) -> None:
        self.names: set[str] = set()
        page.on("response", self._hear)

    def _hear(self, response: Any) -> None:
        name = response.url.rpartition("/")[2]
        if response.ok and name.endswith((".js", ".css")):
            self.names.add(name)


def _load(page: Any) -> list[float]:
    """How long until a table can be played, from the address on; nothing is in the cache."""
    found = []
    for _ in range(LOADS):
        page.reload()
        page.locator(".verbs .button").first.wait_for()
        found.append(float(page.evaluate("performance.now()")))
    return found


def _answers(page: Any) -> list[float]:
    """How long until the answer to a step is drawn; each step is taken back."""
    page.locator(".verbs .outline").first.click()
    page.locator(".prompt", has_text="where outside do you start").wait_for()
    see(page)
    page.locator('[data-cell="4,9"]').click()
    found = []
    for _ in range(MOVES):
        page.locator(".prompt", has_text="Your turn, A: 4 AP").wait_for()
        see(page)
        found.append(float(page.evaluate(_TOUCH, "4,8")))
        page.locator(".prompt", has_text="Your turn, A: 3 AP").wait_for()
        page.keyboard.press("u")
    return found


def _frames(page: Any, session: Any) -> list[dict[str, float]]:
    """The longest frames of each fire phase in a house that burns, on a slow machine."""
    wish = moment("flashpoint/advanced-victory", "act", late=0.6)
    # All seats are mine: nothing thinks, and the same dice tell the same story every time.
    make_table(page, **wish | {"dice": "seeded", "seed": 2, "seats": [{"kind": "me"}] * 3})
    see(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    found = []
    for _ in range(PHASES):
        if see(page)["over"]:
            break
        longest = page.evaluate(_PHASE)
        # A browser tells the time in tenths: three frames, 50 ms, may be 50.1.
        found.append({name: round(gap) for name, gap in longest.items()})
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return found


def _square(context: Any) -> float:
    """The longest frame that this machine gives to a page which does nothing."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    longest = float(page.evaluate(_SQUARE, SQUARE_SECONDS))
    page.close()
    return longest


def measure() -> tuple[dict[str, float], set[str]]:
    """The figures, and every script and style that a table of Flash Point asked for."""
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        house = House(Path(folder))
        try:
            browser = driver.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
            page = context.new_page()
            session = context.new_cdp_session(page)
            page.goto(house.address)
            make_table(page, **FAMILY, seats=SEATS)
            page.locator(".verbs .button").first.wait_for()
            session.send("Network.setCacheDisabled", {"cacheDisabled": True})
            fetched = Fetched(page)
            loads = _load(page)
            names = set(fetched.names)
            answers = _answers(page)
            squares, frames = [], []
            for _ in range(TIMES):
                squares.append(_square(context))
                page.bring_to_front()
                frames.append(_frames(page, session))
            browser.close()
        finally:
            house.kill()
    phases = list(zip(*frames, strict=False))
    seen = {"loads": loads, "answers": answers}
    for number, same in enumerate(phases, 1):
        seen[f"longest frames of fire phase {number}, each time"] = [one["told"] for one in same]
        seen[f"with the question that follows {number}"] = [one["all"] for one in same]
    seen["longest frames of one moving square"] = squares
    for what, found in seen.items():
        print(f"        {what}: {', '.join(f'{one:.0f}' for one in found)} ms")
    figures = {
        "ms until a table can be played": median(loads),
        "ms from a touch to the drawn answer": median(answers),
        f"longest frame of a fire phase at {THROTTLE} x throttle, ms": max(
            min(one["told"] for one in same) for same in phases
        ),
    }
    return figures, names
