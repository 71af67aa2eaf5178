"""The phases of a play and its endings, as numbers and as the words of position texts.

Only `game` moves a play from one phase to the next.
"""

from typing import Final

from mypy_extensions import i64

CREW_DEAL: Final[i64] = 0
ACTION_DEAL: Final[i64] = 1
LAYOUT: Final[i64] = 2
FIRST: Final[i64] = 3
TURN: Final[i64] = 4
NUMBER: Final[i64] = 5
DRAW: Final[i64] = 6
PLACE: Final[i64] = 7
PAY: Final[i64] = 8
KEEP: Final[i64] = 9
PLAY_NOW: Final[i64] = 10
LOOK_TOP: Final[i64] = 11
ARRANGE: Final[i64] = 12
LOOK_PILE: Final[i64] = 13
COME_ON_PLACE: Final[i64] = 14
COME_BACK_PLACE: Final[i64] = 15
LOOK_LINE: Final[i64] = 16
PICK: Final[i64] = 17
TAKE_A: Final[i64] = 18
TAKE_B: Final[i64] = 19
SEEK: Final[i64] = 20
SWAP: Final[i64] = 21
GIVE: Final[i64] = 22
END: Final[i64] = 23
OVER: Final[i64] = 24
NAMES: Final = (
    "crew", "actions", "layout", "first", "turn", "number", "draw", "place", "pay", "keep",
    "play-now", "look-top", "arrange", "look-pile", "come-on", "come-back", "look-line", "pick",
    "take-a", "take-b", "seek", "swap", "give", "end", "over",
)  # fmt: skip

SHIP_LOST: Final[i64] = 1
ALL_SAVED: Final[i64] = 2
STALLED: Final[i64] = 3
ENDINGS: Final = ("-", "ship-lost", "all-saved", "stalled")
