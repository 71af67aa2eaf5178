"""What firefighters say to each other: what they mean to do, why, and what they ask.

`way` is the cells of the walk, the first one included, for whoever draws it.
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
from tocsin.core.vocabulary import CELL, EDGE, NUMBER, SEAT, Vocabulary, Word, many
from tocsin.games.flashpoint.table.kinds import SIDE, SPECIALIST, VEHICLE

_WAY = {"way": many(CELL)}

INTENTIONS = Vocabulary(
    INTENTION,
    [
        Word("rescue", victim=CELL, out=CELL, side=SIDE, **_WAY),
        Word("bring-to-ambulance", victim=CELL, out=CELL, **_WAY),
        Word("carry", victim=CELL, cell=CELL, **_WAY),
        Word("treat", cell=CELL, **_WAY),
        Word("look", cell=CELL, **_WAY),
        Word("identify", cell=CELL, **_WAY),
        Word("fire-gun", spot=SIDE, **_WAY),
        Word("drive", vehicle=VEHICLE, spot=SIDE, **_WAY),
        Word("dispose", cell=CELL, **_WAY),
        Word("haul", hazmat=CELL, cell=CELL, **_WAY),
        Word("hold-fire", cells=many(CELL), count=NUMBER, **_WAY),
        Word("clear-smoke", cells=many(CELL), count=NUMBER, **_WAY),
        Word("command", whom=SEAT, **_WAY),
        Word("change-crew", specialist=SPECIALIST, **_WAY),
        Word("chop", edge=EDGE, **_WAY),
        Word("fetch", cell=CELL, **_WAY),
        Word("seek", cell=CELL, **_WAY),
        Word("approach-fire", cell=CELL, **_WAY),
        Word("go", cell=CELL, **_WAY),
        Word("turn-door", edge=EDGE, **_WAY),
        Word("wait", saved=NUMBER, **_WAY),
    ],
)

_CHANCES = {"chance": NUMBER, "before": NUMBER}

REASONS = reasons(
    Word("people-safer", **_CHANCES),
    Word("less-fire", fires=NUMBER, **_CHANCES),
    Word("walls-spared", **_CHANCES),
    Word("hazmats-safer", **_CHANCES),
    Word("gun-ready", **_CHANCES),
    Word("better-placed", **_CHANCES),
)

TABLES: list[Vocabulary] = [
    INTENTIONS,
    REASONS,
    requests_about(CELL, (COME, HOLD, LEAVE, WAIT)),
    replies_about(CELL),
]
