"""How heavy and how quick the page is, in a real browser: `make bench-page`.

Bytes are what a browser was given, each file compressed by itself; times are of this machine, with
whatever else it does. A figure over its bar makes the command fail.
"""

import gzip
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Error

from tests.page.conftest import FLAGS, House, find_chromium, what_is_missing
from tests.page.tables import make_table

BARS = {
    "script, gzip kB": 90.0,
    "catalogues, gzip kB": 40.0,
    "all of the first load, gzip kB": 400.0,
    "ms until the page can be used": 1000.0,
    "ms from a click to the drawn answer": 100.0,
    "longest frame while the fire plays at 4 x throttle, ms": 50.0,
}
SETTLE_MS = 2500
FAMILY = {"game": "flashpoint", "options": {"players": 2, "rules": "family"}}

_FRAMES = """() => {
    window.longest = 0;
    let last = performance.now();
    const step = (now) => {
        window.longest = Math.max(window.longest, now - last);
        last = now;
        requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
}"""
_CLICK = """(cell) => new Promise((resolve) => {
    const start = performance.now();
    const shown = document.querySelector(".prompt b").textContent;
    const look = new MutationObserver(() => {
        if (document.querySelector(".prompt b").textContent === shown) return;
        look.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - start));
    });
    look.observe(document.querySelector(".prompt"), { subtree: true, characterData: true, childList: true });
    document.querySelector(`[data-cell="${cell}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
})"""  # noqa: E501


class Weights:
    """What came over the wire, by kind."""

    def __init__(self) -> None:
        self.script = self.words = self.all = 0.0
        self.is_done = False

    def hear(self, response: Any) -> None:
        """One answer of the server."""
        is_other = response.request.resource_type in ("fetch", "websocket")
        if self.is_done or is_other or not response.ok:
            return
        try:
            body = response.body()
        except Error:
            # Asked for by the page before, answered after it was left.
            return
        is_packed = response.url.endswith(".woff2")
        kilobytes = (len(body) if is_packed else len(gzip.compress(body, 9))) / 1000
        self.all += kilobytes
        if ".js" in response.url:
            name = response.url.rpartition("/")[2]
            is_words = name.count(".") >= 2 and not name.startswith("rules-")
            if is_words and any(f".{language}-" in name for language in ("en", "fr")):
                self.words += kilobytes
            else:
                self.script += kilobytes


def measure(page: Any, session: Any, address: str, weights: Weights) -> dict[str, float]:
    """Every figure, in the order of the bars."""
    make_table(page, **FAMILY, seats=[{"kind": "me"}, {"kind": "computer"}])
    page.wait_for_timeout(SETTLE_MS)
    page.on("response", weights.hear)
    page.reload()
    page.locator(".verbs .button").first.wait_for()
    ready = float(page.evaluate("performance.now()"))
    page.wait_for_timeout(SETTLE_MS)
    weights.is_done = True
    page.locator(".verbs .outline").first.click()
    page.locator('[data-cell="4,9"]').click()
    page.locator(".prompt", has_text="Your turn, A: 4 AP").wait_for()
    answer = float(page.evaluate(_CLICK, "4,8"))
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.evaluate(_FRAMES)
    page.keyboard.press("e")
    page.wait_for_timeout(4500)
    longest = float(page.evaluate("window.longest"))
    figures = (weights.script, weights.words, weights.all, ready, answer, longest)
    return dict(zip(BARS, figures, strict=True))


def main() -> int:
    """Prints a table; 1 if a bar is missed."""
    missing = what_is_missing()
    if missing:
        print(f"Nothing is measured: {missing}.")
        return 1
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        house = House(Path(folder))
        try:
            browser = driver.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
            page = context.new_page()
            page.goto(house.address)
            figures = measure(page, context.new_cdp_session(page), house.address, Weights())
            browser.close()
        finally:
            house.kill()
    missed = 0
    for name, bar in BARS.items():
        is_met = figures[name] <= bar
        missed += not is_met
        print(
            f"{'ok    ' if is_met else 'MISSED'}  {name:56} {figures[name]:8.1f}  at most {bar:g}"
        )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
