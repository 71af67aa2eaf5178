"""Every question that a game can ask, and a play in which it is asked.

The golden playthroughs ask nearly all of them; what they never come to is built here. A prompt that
a game declares and that is found in neither makes `test_questions` fail.
"""

from functools import cache
from typing import Any

import tocsin
from tests.games.flashpoint.table import advanced
from tests.page.tables import GOLDEN
from tocsin.core.contract import State

# At the end nobody is asked anything: that screen has its own tests.
NO_QUESTION = "over"
Key = tuple[str, str]
# How to sit down where it is asked: a record and the ply.
Place = tuple[str, int]


def _from(state: State, *texts: str) -> Place:
    """The record of these moves from a position of Flash Point."""
    options: dict[str, Any] = state.game.options
    start = state.game.write_position(state)
    play = tocsin.position("flashpoint", start, chance="manual", **options)
    for text in texts:
        play.do_one(text)
    return play.record(), len(texts)


def _laboratory(crew: str, **given: object) -> State:
    given = {"board": "laboratory", "platform": True, "vehicles": "w/n", **given}
    return advanced(crew, **given)


def _built() -> dict[Key, Place]:
    gun = advanced("1,0=driver", ap="2+0", vehicles="s/w")
    up = _laboratory("0,3=generalist/0,0=driver", victims="0,4", danger="platform=0,3")
    down = _laboratory(
        "u:0,4=generalist", victims="u:0,4", danger="platform=u:0,4", doors="u:0,4|u:1,4=open"
    )
    alarms = advanced(fire="4,3", smoke="4,4 4,5", poi="4,4 4,5", just_in_case=True)
    found = "~reveal:false-alarm"
    return {
        ("flashpoint", "roll-deck-gun"): _from(gun, "gun"),
        ("flashpoint", "keep-or-reroll"): _from(gun, "gun", "~roll:5,6"),
        ("flashpoint", "reroll-die"): _from(gun, "gun", "~roll:5,6", "reroll:black"),
        ("flashpoint", "load-a-victim"): _from(up, "operate:u:0,4", "board"),
        ("flashpoint", "put-the-victim-down"): _from(down, "operate:0,3", "ride:0,3"),
        ("flashpoint", "choose-false-alarm"): _from(alarms, "pass", "~roll:6,8", found, found),
    }


def declared() -> set[Key]:
    """The prompts of all games and expansions, as their vocabularies list them."""
    found = set()
    for name in ("flashpoint", "titanic", "feurio"):
        plain = tocsin.game(name)
        extended = [tocsin.game(name, board="laboratory")] if name == "flashpoint" else []
        for game in (plain, *extended):
            for table in game.list_vocabularies():
                if table.sort == "prompt":
                    found |= {(name, word.code) for word in table}
    return {(game, code) for game, code in found if code != NO_QUESTION}


@cache
def places() -> dict[Key, Place]:
    """Where each is asked: as late as the golden playthroughs do: much lies on the table."""
    found: dict[Key, Place] = {}
    for path in sorted(GOLDEN.glob("*/*.txt")):
        if path.name == "index.txt" or path.name.endswith(".play.txt"):
            continue
        record = path.read_text(encoding="utf-8")
        whole = tocsin.replay(record, chance="manual")
        play = whole.at(0)
        for number, ply in enumerate(whole.plies):
            key = (whole.game.id, play.prompt().code)
            if key not in found or number > found[key][1]:
                found[key] = (record, number)
            play.do_one(ply.text)
    return {**_built(), **found}
