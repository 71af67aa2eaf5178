"""Everything observable about a playthrough, as one line of hashes.

The line holds the number of plies, a hash of all events as a referee knows them, one of all that
was asked and offered, and one per viewer of what that viewer saw and was told, ply by ply. A record
beside it says what was played; `readable` shows the same as text. Records of any type are taken as
the JSON they would be sent as.
"""

import json
from hashlib import sha256

from tocsin.core.facts import Record
from tocsin.core.playthrough import Playthrough
from tocsin.core.seats import SPECTATOR

HEADING = "# record, plies, hashes of events, of what was asked and offered, of the views of a"
HEADING_REST = "# spectator and of each seat; `tocsin golden --write` writes it anew"
_DIGITS = 12


def plain(value: object) -> object:
    """A value as JSON knows it: records say themselves how they are sent."""
    make = getattr(value, "as_json", None)
    if make is not None:
        return plain(make())
    if isinstance(value, dict):
        return {str(name): plain(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    if value is None or isinstance(value, bool | int | float | str):
        return value
    return repr(value)


def viewers(play: Playthrough) -> list[int]:
    """Everybody who may look: a spectator, then each seat."""
    return [int(SPECTATOR), *range(play.game.seats)]


def observe(play: Playthrough) -> list[str]:
    """The words of the line: plies, events, asked, then one per viewer."""
    events, asked = sha256(), sha256()
    views = {seat: sha256() for seat in viewers(play)}
    walked = play.at(0)
    for number in range(len(play.plies) + 1):
        for seat, seen in views.items():
            told = walked.events(since=number - 1, seat=seat) if number else []
            seen.update(_text([walked.view(seat), told]))
        if number == len(play.plies):
            break
        asked.update(_text([walked.prompt(), walked.describe()]))
        walked.do_one(play.plies[number].text)
        events.update(_text(walked.events(since=number)))
    hashes = [events, asked, *views.values()]
    return [str(len(play.plies)), *(total.hexdigest()[:_DIGITS] for total in hashes)]


def name_differences(kept: list[str], seen: list[str]) -> list[str]:
    """Which parts of two lines differ: `plies`, `events`, `asked`, `views`."""
    parts = ["plies", "events", "asked"]
    found = [part for part, old, new in zip(parts, kept[:3], seen[:3], strict=False) if old != new]
    return found + (["views"] if kept[3:] != seen[3:] else [])


def read_index(text: str) -> dict[str, list[str]]:
    """The lines of an index by the names of their records."""
    lines = [line.split() for line in text.splitlines() if line and not line.startswith("#")]
    return {words[0]: words[1:] for words in lines}


def write_index(lines: dict[str, list[str]]) -> str:
    """An index: one line for each record, sorted."""
    rows = [" ".join([name, *words]) for name, words in sorted(lines.items())]
    return "\n".join([HEADING, HEADING_REST, *rows]) + "\n"


def _sent(value: object) -> object:
    return value.as_json() if isinstance(value, Record) else plain(value)


def _text(value: object) -> bytes:
    # The encoder itself walks through dictionaries and lists, which is much faster than `plain`,
    # and what a record says of itself is JSON already.
    text = json.dumps(value, default=_sent, sort_keys=True, ensure_ascii=False)
    return text.encode() + b"\n"
