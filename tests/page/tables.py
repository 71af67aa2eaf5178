"""Tables made by the visitor's own browser, and a player who knows nothing but the page."""

import random
from pathlib import Path
from typing import Any

import tocsin

GOLDEN = Path(__file__).parents[1] / "golden"

_MAKE = """async (wish) => {
    const headers = { "X-Tocsin": "1", "Content-Type": "application/json" };
    await fetch("/api/session", { method: "POST", headers: { "X-Tocsin": "1" } });
    const body = JSON.stringify({ id: String(Math.random()), ...wish });
    const answer = await fetch("/api/tables", { method: "POST", headers, body });
    if (!answer.ok) throw new Error(await answer.text());
    return await answer.json();
}"""
_GO = """async (path) => {
    for (const step of ["/nowhere", path]) {
        history.pushState(null, "", step);
        dispatchEvent(new PopStateEvent("popstate"));
        await new Promise((done) => setTimeout(done));
    }
    scrollTo(0, 0);
}"""
_LOOK = """() => {
    const all = (name) => [...document.querySelectorAll(name)];
    const able = (name) => all(name).filter((one) => !one.disabled).length;
    return {
        over: !!document.querySelector("dialog[open] #end-title"),
        list: able(".verbs .outline"),
        verbs: able(".verbs .verb:not(.dim)"),
        answers: able(".answers .act"),
        end: able(".ends .dark"),
        cells: [...document.querySelectorAll(".touchable")].map((one) => one.dataset.cell),
    };
}"""


def new_table(page: Any, **wish: object) -> dict[str, Any]:
    """A new table of this visitor, not opened: what the server says of it, with its links."""
    made: dict[str, Any] = page.evaluate(_MAKE, wish)
    return made


def link_of(made: dict[str, Any], role: str) -> str:
    """The path that lets somebody in as that: `watch`, `seat:1`."""
    return next(str(one["path"]) for one in made["links"] if one["role"] == role)


def open_link(page: Any, path: str) -> None:
    """Another path of the same house."""
    page.goto("/".join(page.url.split("/", 3)[:3]) + path)


def go_to(page: Any, path: str) -> None:
    """Another path without loading the page anew, as its own links do; what was open is gone."""
    page.evaluate(_GO, path)


def make_table(page: Any, **wish: object) -> str:
    """A new table of this visitor; opened in the page."""
    table = str(new_table(page, **wish)["table"]["id"])
    open_link(page, f"/t/{table}")
    return table


def see(page: Any) -> dict[str, Any]:
    """What can be touched now, and whether the end is shown."""
    seen: dict[str, Any] = page.evaluate(_LOOK)
    return seen


def make_there(page: Any, **wish: Any) -> None:
    """A new table where a record stands, all seats mine; opened without loading the page anew."""
    head = wish["record"].split("\n\n")[0]
    seats = next(line for line in head.splitlines() if line.startswith("[Seats")).split('"')[1]
    wish["seats"] = [{"kind": "me"}] * len(seats.split(","))
    open_there(page, **wish)


def open_there(page: Any, **wish: Any) -> None:
    """A new table of this visitor; opened without loading the page anew."""
    go_to(page, f"/t/{new_table(page, **wish)['table']['id']}")


def near_the_end(name: str, plies: int) -> dict[str, object]:
    """A golden play some plies before its end, to be played on with computers."""
    record = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    head = record[: record.index("\n\n")]
    total = next(line for line in head.splitlines() if line.startswith("[Plies"))
    last = int(total.split('"')[1])
    return {"record": record, "ply": max(0, last - plies), "is_practice": True}


def moment(name: str, code: str, late: float = 0.0, seat: int = 0) -> dict[str, object]:
    """A golden play where this seat is asked that, from so late a part of the play on."""
    record = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    whole = tocsin.replay(record, chance="manual")
    play = whole.at(int(late * len(whole.plies)))
    for ply in whole.plies[len(play.plies) :]:
        if play.actor == seat and play.prompt().code == code:
            return {"record": record, "ply": len(play.plies), "is_practice": True}
        play.do_one(ply.text)
    raise AssertionError(f"{name} never asks seat {seat} for {code}")


def play_on(page: Any, steps_max: int, seed: int = 1) -> bool:
    """Touches whatever may be touched until the end is shown; False if that never came."""
    chooser = random.Random(seed)
    for _ in range(steps_max):
        seen = see(page)
        if seen["over"]:
            return True
        touch(page, seen, chooser)
        page.wait_for_timeout(30)
    return False


def touch(page: Any, seen: dict[str, Any], chooser: random.Random) -> None:
    """One touch: a confirmation first, then an answer, then a verb with a place."""
    if seen["answers"]:
        press(page, ".answers .act", chooser.randrange(seen["answers"]))
    elif seen["list"]:
        press(page, ".verbs .outline", chooser.randrange(seen["list"]))
    elif seen["end"] and chooser.random() < 0.4:
        press(page, ".ends .dark", 0)
    elif seen["verbs"]:
        press(page, ".verbs .verb:not(.dim)", chooser.randrange(seen["verbs"]))
        cells = see(page)["cells"]
        if cells:
            press(page, f'[data-cell="{chooser.choice(cells)}"]', 0)
    else:
        page.wait_for_timeout(100)


def press(page: Any, name: str, at: int) -> None:
    """A click on the one of that name; what has gone meanwhile is left alone."""
    page.evaluate(
        """([name, at]) => {
            const found = [...document.querySelectorAll(name)].filter((one) => !one.disabled)[at];
            if (found) found.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        }""",
        [name, at],
    )
