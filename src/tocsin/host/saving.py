"""A play as it is kept on its own machine: the record, and where the generators stand.

    [Save "1"]
    [Chance "00a1..."]
    [Thinking "9f3c..."]

    [Game "feurio"]
    ...

With the state of the generators a seeded play that is resumed has the future it would have had.
Whoever reads them knows coming dice, so they never stand in a record: `play.record()` is what is
shared, and a play that is over is saved as its record alone.
"""

from dataclasses import dataclass

from tocsin.core.errors import CorruptLog
from tocsin.core.playthrough import Playthrough
from tocsin.core.rng import Rng, load_rng

HEAD = '[Save "1"]'
TAGS = ("Chance", "Thinking")
NONE = "-"


@dataclass(frozen=True, slots=True)
class Save:
    """What a file held: a record, and the generators if it was saved with them."""

    record: str
    chance: Rng | None = None
    thinking: Rng | None = None


def write_save(play: Playthrough, thinking: Rng) -> str:
    """The text of a play that goes on."""
    if play.is_over:
        return play.record()
    chance = NONE if play.rng is None else play.rng.save()
    head = f'{HEAD}\n[Chance "{chance}"]\n[Thinking "{thinking.save()}"]\n'
    return f"{head}\n{play.record()}"


def read_save(text: str) -> Save:
    """What was saved; a bare record is one too."""
    if not text.startswith(HEAD + "\n"):
        return Save(text)
    head, _, record = text.partition("\n\n")
    found = [_read_tag(head, number, tag) for number, tag in enumerate(TAGS, start=2)]
    return Save(record, *found)


def _read_tag(head: str, number: int, tag: str) -> Rng | None:
    lines = head.split("\n")
    line = lines[number - 1] if len(lines) == len(TAGS) + 1 else ""
    if not (line.startswith(f'[{tag} "') and line.endswith('"]')):
        raise CorruptLog("save-head-wrong", {"tag": tag, "line": number})
    value = line[len(tag) + 3 : -2]
    return None if value == NONE else load_rng(value)
