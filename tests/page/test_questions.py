"""Every question of every game is shown by the page, and answered by touching what it shows."""

import json
from typing import Any

import pytest

from tests.page.conftest import Visit
from tests.page.questions import declared, places
from tests.page.tables import make_there
from tests.page.waiting import answer_of, next_frame

TOUCHES_MAX = 40
FRAMES_MAX = 600
DIE = ".entry .die:not(:has([aria-pressed=true])) .face"
# In this order: what confirms, what chooses, what is touched.
SURFACES = (
    ".answers .act",
    ".entry .ready .act",
    ".entry button:not(.face):not([disabled])",
    ".verbs .outline",
    ".popup .button.act",
    ".goal",
    ".touchable",
    ".verbs .verb:not(.dim):not(.chosen)",
    ".verbs .verb:not(.dim)",
    ".ends .dark",
)


class Wire:
    """What page and server say to each other: which question is open, and which moves were made."""

    def __init__(self, page: Any) -> None:
        self.asked = ""
        self.ply = -1
        self.done: list[str] = []
        self.socket: Any = None
        page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        # The table before may still say its last word: only the newest is listened to.
        self.socket = socket
        socket.on("framereceived", lambda frame: self._hear(socket, frame))
        socket.on("framesent", self._said)

    def _hear(self, socket: Any, frame: Any) -> None:
        if socket is not self.socket:
            return
        report = json.loads(frame)
        if report["type"] in ("table", "news"):
            asked = report.get("asked")
            self.asked = asked["code"] if asked else ""
            self.ply = report["ply"] if report["type"] == "news" else self.ply

    def _said(self, frame: Any) -> None:
        order = json.loads(frame)
        if order["type"] == "do":
            self.done.append(order["text"])

    def forget(self) -> None:
        """Before the next table."""
        self.asked, self.ply, self.done = "", -1, []


# Somebody is asked, or a curtain stands between: then it is drawn aside.
_ASKED = """() => {
    const curtain = document.querySelector(".curtain .button");
    curtain?.click();
    return !curtain && !!document.querySelector(".prompt b");
}"""
# Something can be touched, and no move is on its way.
_READY = """(names) => !document.querySelector("[aria-busy=true]")
    && names.some((name) => document.querySelector(name))"""


def until_asked(page: Any, wire: Wire) -> str:
    """The code of the question; the eyes go to whoever is asked, through a curtain if need be."""
    assert answer_of(page, _ASKED), "nobody is asked"
    for _ in range(FRAMES_MAX):
        if wire.asked:
            break
        next_frame(page)
    return wire.asked


def answer(page: Any, wire: Wire) -> bool:
    """Touches what is there until a move is made and the table went on."""
    for _ in range(TOUCHES_MAX):
        if not answer_of(page, _READY, [DIE, *SURFACES]):
            return False
        touch_something(page)
        next_frame(page)
        if wire.done:
            break
    for _ in range(FRAMES_MAX):
        if wire.done and wire.ply >= 0:
            break
        next_frame(page)
    return bool(wire.done) and wire.ply >= 0


def touch_something(page: Any) -> None:
    """A die that shows nothing yet, else the first surface there is."""
    die = page.locator(DIE)
    if die.count():
        die.first.click()
        return
    for name in SURFACES:
        found = page.locator(name)
        if found.count():
            found.first.click()
            return


def test_no_question_is_left_out() -> None:
    assert declared() - set(places()) == set()


@pytest.mark.parametrize("game", ["flashpoint", "titanic", "feurio"])
def test_every_question_is_shown_and_answered(visit: Visit, game: str) -> None:
    page = visit("/", reduced_motion="reduce")
    page.set_default_timeout(5000)
    wire = Wire(page)
    page.reload()
    silent: list[str] = []
    for (name, code), (record, ply) in sorted(places().items()):
        if name != game:
            continue
        wire.forget()
        make_there(page, record=record, ply=ply, is_practice=True, dice="typed")
        asked = until_asked(page, wire)
        words = page.locator(".prompt b").first.inner_text()
        if asked != code or "prompt-" in words or not words:
            silent.append(f"{code}: shown as {asked}, {words!r}")
        elif not answer(page, wire):
            silent.append(f"{code}: not answered, {words!r}")
    assert not silent, "\n".join(silent)
