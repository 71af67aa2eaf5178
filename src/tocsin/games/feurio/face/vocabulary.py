"""What Feurio! can say: events, prompts, problems, expected texts and moves, with arguments."""

# mypyc: off

from tocsin.core.vocabulary import CELL, NUMBER, SEAT, Vocabulary, Word, many, names, secret
from tocsin.games.feurio.face import talk
from tocsin.games.feurio.rules.goal import LACKS
from tocsin.games.feurio.table.codes import COLOURS

ENDINGS = ("highest-total", "best-area", "shared-victory", "forest-saved", "forest-lost")
COLOUR = names("colour", COLOURS)

EVENTS = Vocabulary(
    "event",
    [
        Word("start-tile-laid", cell=CELL, value=NUMBER),
        Word("tile-drawn", seat=SEAT, left=NUMBER, value=secret(NUMBER)),
        Word("tile-laid", seat=SEAT, cell=CELL, heat=NUMBER, value=NUMBER),
        Word(
            "firebreak-laid", seat=SEAT, cell=CELL, heat=NUMBER, colour=COLOUR, value=secret(NUMBER)
        ),
        Word("men-placed", seat=SEAT, colour=COLOUR, count=NUMBER, cell=CELL, value=NUMBER),
        Word("passed", seat=SEAT),
        Word("pile-empty"),
        Word("reinforcements-removed"),
        Word("area-closed", seat=SEAT, colour=COLOUR, cells=many(CELL), sum=NUMBER),
        Word(
            "area-scored",
            seat=SEAT,
            colour=COLOUR,
            cells=many(CELL),
            sum=NUMBER,
            divisor=NUMBER,
            value=NUMBER,
        ),
        Word("total-scored", seat=SEAT, total=NUMBER),
        Word("colour-failed", colour=COLOUR, placed=NUMBER, lack=names("lack", LACKS)),
        Word("colour-safe", colour=COLOUR),
        Word("play-ended", ending=names("ending", ENDINGS), winners=many(SEAT)),
    ],
)

PROMPTS = Vocabulary(
    "prompt",
    [
        Word("draw-start-tile", number=NUMBER),
        Word("draw-tile", seat=SEAT),
        Word("lay-tile", seat=SEAT, heat=NUMBER),
        Word("place-men", seat=SEAT),
        Word("over"),
    ],
)

PROBLEMS = Vocabulary(
    "problem",
    [
        Word("forest-in-pieces"),
        Word("tile-beside-one-only", cell=CELL),
        Word("no-tile-could-be-the-last"),
        Word("too-many-start-tiles"),
        Word("start-tiles-missing", cell=CELL),
        Word("start-tile-elsewhere"),
        Word("start-tile-face-down", cell=CELL),
        Word("nothing-left-to-draw"),
        Word("placing-only-with-tiles-left"),
        Word("no-placing-after-the-last-tile"),
        Word("passes-counted-too-early"),
        Word("passes-do-not-fit", passes=NUMBER),
        Word("turn-does-not-fit", turn=NUMBER, low=NUMBER, high=NUMBER),
        Word("seat-does-not-fit", seat=SEAT),
        Word("wrong-number-of-tiles", value=NUMBER, count=NUMBER),
        Word("firebreak-without-the-rule", cell=CELL),
        Word("men-on-a-firebreak", cell=CELL),
        Word("more-men-than-spaces", cell=CELL),
        Word("hand-too-full", colour=COLOUR),
        Word("too-many-men", colour=COLOUR, count=NUMBER),
        Word("men-missing", seat=SEAT, missing=NUMBER, firebreaks=NUMBER),
        Word("reinforcements-missing", missing=NUMBER),
        Word("too-many-firebreaks", seat=SEAT, firebreaks=NUMBER),
        Word("men-placed-too-soon", seat=SEAT),
    ],
)

EXPECTED = Vocabulary(
    "expected",
    [
        Word("tile-value", low=NUMBER, high=NUMBER),
        Word("drawn-tile", low=NUMBER, high=NUMBER),
        Word("cell", low=NUMBER, high=NUMBER),
        Word("colour"),
        Word("men-count", low=NUMBER, high=NUMBER),
        Word("turn", low=NUMBER, high=NUMBER),
        Word("phase"),
        Word("seat", low=NUMBER, high=NUMBER),
        Word("passes", low=NUMBER, high=NUMBER),
        Word("tiles-at-most"),
        Word("cell-once"),
        Word("colour-once"),
        Word("men-on-tile", low=NUMBER, high=NUMBER),
        Word("men-letters"),
        Word("men-in-hand", low=NUMBER, high=NUMBER),
        Word("pile-digits"),
    ],
)

MOVES = Vocabulary(
    "move",
    [
        Word("draw", value=NUMBER),
        Word("lay", cell=CELL, heat=NUMBER),
        Word("break", cell=CELL, heat=NUMBER, colour=COLOUR),
        Word("pass"),
        Word("men", cell=CELL, colour=COLOUR, count=NUMBER),
    ],
)

TABLES: list[Vocabulary] = [EVENTS, PROMPTS, PROBLEMS, EXPECTED, MOVES, *talk.TABLES]
