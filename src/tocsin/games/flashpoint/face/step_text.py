"""What an unfinished step remembers, as text: `target=5,2;ignited=1`, `-` for nothing."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.notation import Reader
from tocsin.games.flashpoint.face.move_text import read_cell, read_next_cell
from tocsin.games.flashpoint.table import marks, phases, ways
from tocsin.games.flashpoint.table.state import FlashpointState

# Plain numbers with the largest one that makes sense, in the order in which they are written.
_NUMBERS: Final = (
    ("fresh", 1),
    ("cafs", 1),
    ("refusers", 63),
    ("left", 9),
    ("red", 6),
    ("black", 12),
    ("rerolled", 3),
    ("ignites", 1),
    ("ignited", 1),
    ("fallen", 63),
    ("spared", 63),
    ("riders", 63),
    ("vehicle", 1),
    ("boarding", 4),
)


def write(s: FlashpointState) -> str:
    """Everything that is not nothing."""
    words: list[str] = []
    for (name, _), value in zip(_NUMBERS, _numbers_of(s), strict=True):
        if value:
            words.append(f"{name}={value}")
    if s.spot_before >= 0:
        words.append(f"from={ways.SIDES[s.spot_before]}")
    if s.target >= 0:
        words.append(f"target={s.board.names[s.target]}")
    for cell in s.cells_marked(marks.ALARM):
        words.append(f"alarm={s.board.names[cell]}")
    if s.asked:
        words.append(f"asked={s.game.spell(s, s.asked)}")
    return ";".join(words) if words else "-"


def _numbers_of(s: FlashpointState) -> list[i64]:
    return [
        s.may_change_crew,
        s.cafs_spent,
        s.refusers,
        # Only one of the three is counted at a time.
        s.to_come or s.berth_left or s.die_again,
        s.red,
        s.black,
        s.rerolled,
        s.ignites,
        s.ignited,
        s.fallen,
        s.spared,
        s.riders,
        s.vehicle,
        s.berth,
    ]


def read(s: FlashpointState, reader: Reader) -> None:
    """Every word in its place, each once."""
    if reader.takes("-"):
        return
    values = {name: 0 for name, _ in _NUMBERS}
    is_first = True
    for name, most in _NUMBERS:
        if _takes_word(reader, name, is_first):
            # Only `left` may be below nothing: not yet counted.
            values[name] = reader.number(-1 if name == "left" else 1, most, "step-number")
            if values[name] == 0:
                raise reader.fail("nothing-to-remember")
            is_first = False
    if _takes_word(reader, "from", is_first):
        s.spot_before = reader.one_of(ways.SIDES, "side")
        is_first = False
    if _takes_word(reader, "target", is_first):
        s.target = read_cell(s.board, reader)
        is_first = False
    last: i64 = -1
    while _takes_word(reader, "alarm", is_first):
        last = read_next_cell(s.board, reader, last)
        s.mark(marks.ALARM, last)
        is_first = False
    if _takes_word(reader, "asked", is_first):
        s.asked = s.game.read_move(s, reader.text[reader.at :])
        reader.at = len(reader.text)
        is_first = False
    if is_first:
        raise reader.fail("step-memory")
    _remember(s, values)


def _takes_word(reader: Reader, name: str, is_first: bool) -> bool:
    return reader.takes(f"{name}=" if is_first else f";{name}=")


def _remember(s: FlashpointState, values: dict[str, int]) -> None:
    s.may_change_crew = values["fresh"]
    s.cafs_spent = values["cafs"]
    s.refusers = values["refusers"]
    if phases.GUN_ROLL <= s.phase <= phases.GUN_DIE:
        s.die_again = values["left"]
    elif s.phase == phases.RIDE or values["left"] < 0:
        s.berth_left = values["left"]
    else:
        s.to_come = values["left"]
    s.red = values["red"]
    s.black = values["black"]
    s.rerolled = values["rerolled"]
    s.ignites = values["ignites"]
    s.ignited = values["ignited"]
    s.fallen = values["fallen"]
    s.spared = values["spared"]
    s.riders = values["riders"]
    s.vehicle = values["vehicle"]
    s.berth = values["boarding"]
