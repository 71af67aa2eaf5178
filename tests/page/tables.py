"""Tables made by the visitor's own browser, and a player who knows nothing but the page."""

import random
from pathlib import Path
from typing import Any

import tocsin
from tests.page.waiting import answer_of, until

GOLDEN = Path(__file__).parents[1] / "golden"
# A partner who does not think.
QUICK = {"kind": "computer", "computer": "random"}

_MAKE = """async (wish) => {
    const headers = { "X-Tocsin": "1", "Content-Type": "application/json" };
    const ask = () => fetch("/api/session", { method: "POST", headers: { "X-Tocsin": "1" } });
    await navigator.locks.request("tocsin-session", ask);
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
# What can be touched, as soon as anything can: the page is not busy with a move, and somebody here
# is asked, or the end is shown.
_LOOK = """() => {
    const all = (name) => [...document.querySelectorAll(name)].filter((one) => !one.disabled);
    const seen = {
        over: !!document.querySelector("dialog[open] #end-title"),
        list: all(".verbs .outline").length,
        verbs: all(".verbs .verb:not(.dim)").length,
        answers: all(".answers .act").length,
        end: all(".ends .dark").length,
        cells: all(".touchable").map((one) => one.dataset.cell),
    };
    const isBusy = !!document.querySelector("[aria-busy=true]");
    const many = seen.list + seen.verbs + seen.answers + seen.end + seen.cells.length;
    return seen.over || (many && !isBusy) ? seen : null;
}"""
# While a move is on its way touches do nothing.
IDLE = "() => !document.querySelector('[aria-busy=true]')"


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
    """What can be touched, as soon as anything can, and whether the end is shown."""
    seen: dict[str, Any] | None = answer_of(page, _LOOK)
    assert seen, f"nothing can be touched: {page.locator('.prompt').all_inner_texts()}"
    return seen


def make_there(page: Any, **wish: Any) -> None:
    """A new table where a record stands, all seats mine; opened without loading the page anew."""
    wish["seats"] = [{"kind": "me"}] * seats_of(wish["record"])
    open_there(page, **wish)


def open_there(page: Any, **wish: Any) -> None:
    """A new table of this visitor; opened without loading the page anew."""
    go_to(page, f"/t/{new_table(page, **wish)['table']['id']}")


def tag_of(record: str, name: str) -> str:
    """What a tag line of a record says."""
    head = record[: record.index("\n\n")].splitlines()
    return next(line for line in head if line.startswith(f"[{name} ")).split('"')[1]


def seats_of(record: str) -> int:
    """How many play."""
    return len(tag_of(record, "Seats").split(","))


def near_the_end(name: str, plies: int) -> dict[str, object]:
    """A golden play some plies before its end; quick computers and known dice go on with it."""
    record = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    return {
        "record": record,
        "ply": max(0, int(tag_of(record, "Plies")) - plies),
        "is_practice": True,
        "seats": [{"kind": "me"}] + [QUICK] * (seats_of(record) - 1),
        "dice": "seeded",
        "seed": 1,
    }


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
    elif seen["cells"]:
        press(page, f'[data-cell="{chooser.choice(seen["cells"])}"]', 0)


def lit(page: Any, cell: str) -> Any:
    """A cell that can be touched: whoever touches it waits until the page has lit it."""
    page.locator(f'[data-cell="{cell}"].touchable').wait_for()
    until(page, IDLE)
    return page.locator(f'[data-cell="{cell}"]')


def press(page: Any, name: str, at: int) -> None:
    """A click on the one of that name; what has gone meanwhile is left alone."""
    until(page, IDLE)
    page.evaluate(
        """([name, at]) => {
            const found = [...document.querySelectorAll(name)].filter((one) => !one.disabled)[at];
            if (found) found.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        }""",
        [name, at],
    )
