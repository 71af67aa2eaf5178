"""What foresters say to each other when they play together: plans, reasons, requests.

Come is putting a man on a tile, hold is laying no fire beside it, leave is keeping off it, and wait
is placing nobody. Who plays for points tells rivals nothing, but may be advised.
"""

# mypyc: off

from tocsin.core.talk import (
    COME,
    HOLD,
    INTENTION,
    LEAVE,
    WAIT,
    reasons,
    replies_about,
    requests_about,
)
from tocsin.core.vocabulary import CELL, NUMBER, Vocabulary, Word, names
from tocsin.games.feurio.table.codes import COLOURS

_COLOUR = names("colour", COLOURS)

INTENTIONS = Vocabulary(
    INTENTION,
    [
        Word("lay", cell=CELL),
        Word("begin", cell=CELL, colour=_COLOUR, count=NUMBER),
        Word("grow", cell=CELL, colour=_COLOUR, count=NUMBER),
        Word("reinforce", cell=CELL, colour=_COLOUR, count=NUMBER),
        Word("take-one", cell=CELL, colour=_COLOUR, count=NUMBER),
        Word("pass"),
    ],
)

REASONS = reasons(
    Word("area-grows"),
    Word("one-kept-open"),
    Word("men-kept"),
    Word("fire-where-it-hurts-least"),
    Word("points-gained", points=NUMBER, before=NUMBER),
)

TABLES: list[Vocabulary] = [
    INTENTIONS,
    REASONS,
    requests_about(CELL, (COME, HOLD, LEAVE, WAIT)),
    replies_about(CELL),
]
