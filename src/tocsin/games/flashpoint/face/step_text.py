"""What an unfinished step remembers, as text: `target=5,2;ignited=1`, `-` for nothing."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.notation import Reader
from tocsin.games.flashpoint.face.move_text import read_cell
from tocsin.games.flashpoint.face.words import NamedWords, read_cell_words
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
# All of its words.
NAMES: Final[tuple[str, ...]] = (
    *(name for name, _ in _NUMBERS),
    "from",
    "target",
    "alarm",
    "asked",
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
        words.append(f"asked={s.game.write_move(s, s.asked)}")
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


def read(s: FlashpointState, field: Reader) -> None:
    """Every word once, in any order; only an alarm may be named for several cells."""
    words = NamedWords(field, [*NAMES], "step-memory")
    values: dict[str, int] = {}
    for name, most in _NUMBERS:
        word = words.one(name)
        # Only `left` may be below nothing: not yet counted.
        low = -1 if name == "left" else 1
        values[name] = 0 if word is None else word.number(low, most, "step-number")
        if word is not None and values[name] == 0:
            raise word.fail("nothing-to-remember")
    side = words.one("from")
    if side is not None:
        s.spot_before = side.one_of(ways.SIDES, "side")
    target = words.one("target")
    if target is not None:
        s.target = read_cell(s.board, target)
    for cell in read_cell_words(s.board, words.all("alarm")):
        s.mark(marks.ALARM, cell)
    asked = words.one("asked")
    if asked is not None:
        s.asked = s.game.read_move(s, asked.text[asked.at :])
        asked.at = len(asked.text)
    words.end()
    _remember(s, values)


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
