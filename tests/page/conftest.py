"""The page in a real browser: a server of its own, Debian's Chromium, visitors who hear no error.

Nothing is downloaded: where there is no Chromium, no Playwright or no built page, these tests are
skipped with a line that says what is missing.
"""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from base64 import b64decode
from collections.abc import Callable, Iterator
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.page.waiting import WAIT_MS, next_frame, until

ROOT = Path(__file__).parents[2]
# The shell without a window does the same for a third of the work.
NAMES = (
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "chrome",
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
START_SECONDS_MAX = 60

# One address makes all tables here, faster than people do.
GENEROUS = {
    "TOCSIN_TABLES_PER_MINUTE": "1000",
    "TOCSIN_TABLES_PER_DAY": "10000",
    "TOCSIN_PLAYER_MESSAGES_MAX": "10000",
    "TOCSIN_SOCKETS_PER_ADDRESS": "200",
}

Visit = Callable[..., Any]


def find_chromium() -> str:
    """The browser of this machine; the environment may name another."""
    named = os.environ.get("TOCSIN_CHROMIUM", "")
    return named or next((found for name in NAMES if (found := shutil.which(name))), "")


def what_is_missing() -> str:
    """Why these tests cannot run here; nothing if they can."""
    if find_spec("playwright") is None:
        return "Playwright is not installed (requirements/browser.txt)"
    if find_spec("litestar") is None:
        return "the server is not installed"
    if not find_chromium():
        return "no Chromium was found (apt-get install chromium)"
    if not Path(str(files("tocsin"))).joinpath("page", "index.html").is_file():
        return "the page is not built (make page)"
    return ""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Whoever only reads the last lines shall not take skipped for passed."""
    if missing := what_is_missing():
        terminalreporter.section("THE PAGE IS NOT TESTED HERE", red=True, bold=True)
        terminalreporter.line(f"{missing}; the tests in a browser were skipped.")


class House:
    """A server in a process of its own, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.folder = folder
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Serve; returns when the first question is answered."""
        order = [sys.executable, "-m", "tocsin.cli", "serve", "--no-browser"]
        order += ["--port", str(self.port), "--data", str(self.folder)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                order, stdout=log, stderr=log, cwd=ROOT, env={**os.environ, **GENEROUS}
            )
        until = time.monotonic() + START_SECONDS_MAX
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError((self.folder / "server.log").read_text(encoding="utf-8"))

    def kill(self) -> None:
        """Gone, as by a power cut."""
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of the page."""
    missing = what_is_missing()
    if missing:
        pytest.skip(f"THE PAGE IS NOT TESTED HERE: {missing}")
    opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.kill()


@pytest.fixture(scope="session")
def chromium(house: House) -> Iterator[Any]:
    """One browser for all tests of the page."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield browser
        browser.close()


class Visitors:
    """Whoever opens the page, each with a browser of their own; remembers what consoles say."""

    def __init__(self, chromium: Any, address: str) -> None:
        self.chromium = chromium
        self.address = address
        self.complaints: list[str] = []
        self.contexts: list[Any] = []

    def hear(self, message: Any) -> None:
        """One line of a console."""
        # A refusal, and a server that was killed on purpose, are the browser's own lines.
        is_known = any(part in message.text for part in ("status of 4", "CONNECTION_REFUSED"))
        if message.type in ("error", "warning") and not is_known:
            self.complaints.append(message.text)

    def __call__(
        self,
        path: str = "/",
        *,
        language: str = "en-GB",
        width: int = 1440,
        height: int = 900,
        dark: bool = False,
        speed: str = "none",
        base: str = "",
        **more: Any,
    ) -> Any:
        """A page of somebody new."""
        context = self.chromium.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if dark else "light",
            has_touch=width < 600,
            is_mobile=width < 600,
            **more,
        )
        context.set_default_timeout(WAIT_MS)
        context.add_init_script(f"localStorage.setItem('tocsin-speed', '{speed}')")
        self.contexts.append(context)
        page = context.new_page()
        self.listen(page)
        page.goto((base or self.address) + path)
        return page

    def listen(self, page: Any) -> None:
        """From now on its console is heard."""
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def leave(self) -> None:
        """Everybody goes home."""
        for context in self.contexts:
            context.close()


@pytest.fixture
def visit(house: House, chromium: Any) -> Iterator[Visit]:
    """Visitors for one test; whatever a console complains about fails it."""
    visitors = Visitors(chromium, house.address)
    yield visitors
    visitors.leave()
    assert visitors.complaints == []


class Regular:
    """Somebody who has been here before: nothing is fetched twice, all else changes in place."""

    def __init__(self, visitors: Visitors) -> None:
        calm: dict[str, Any] = {"reduced_motion": "reduce"}
        self.complaints = visitors.complaints
        self.tab = visitors("/health", **calm)
        self.page = self.tab.context.new_page()
        visitors.listen(self.page)
        self.page.goto(visitors.address)
        self.camera = self.page.context.new_cdp_session(self.page)

    def speak(self, language: str) -> None:
        """Another language, chosen in another tab of the same browser: this one follows."""
        self.tab.evaluate("(chosen) => localStorage.setItem('tocsin-language', chosen)", language)
        self.page.locator(f"html[lang={language}]").wait_for(state="attached")

    def widen(self, width: int, height: int) -> None:
        """Another window, and the page has taken it in."""
        self.page.set_viewport_size({"width": width, "height": height})
        until(self.page, "([w, h]) => innerWidth === w && innerHeight === h", [width, height])
        next_frame(self.page)

    def picture(self) -> bytes:
        """The window as it is, as a PNG."""
        taken = {"format": "png", "optimizeForSpeed": True}
        return b64decode(self.camera.send("Page.captureScreenshot", taken)["data"])

    def start_anew(self) -> None:
        """After a failure the next test shall not meet what this one left."""
        self.complaints.clear()
        self.page.goto("/".join(self.page.url.split("/", 3)[:3]))


@pytest.fixture(scope="session")
def somebody(house: House, chromium: Any) -> Iterator[Regular]:
    """One regular for all tests that only look."""
    visitors = Visitors(chromium, house.address)
    yield Regular(visitors)
    visitors.leave()


@pytest.fixture
def regular(somebody: Regular) -> Iterator[Regular]:
    """The regular in a desktop's window, by day; whatever the console complains about fails."""
    somebody.widen(1440, 900)
    somebody.page.emulate_media(color_scheme="light", forced_colors="none")
    yield somebody
    complaints, somebody.complaints[:] = list(somebody.complaints), []
    assert complaints == []


@pytest.fixture
def own_house(house: House, tmp_path: Path) -> Iterator[House]:
    """A server for one test, which may be killed."""
    opened = House(tmp_path)
    yield opened
    opened.kill()
