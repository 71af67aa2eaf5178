"""What can be wrong with a plan: the declared `problem` codes of a SetupError `bad-board`.

Beside its own arguments every one names the board and the place, a path of JSON such as
`levels[0].walls[3]`. Texts are cells, edges and words as they were written. An expansion adds what
its own fields can have wrong.
"""

# mypyc: off

from tocsin.core.vocabulary import CELL, EDGE, NUMBER, TEXT, Vocabulary, Word, many, names

TYPES = ("object", "list", "text")

PROBLEMS = Vocabulary(
    "board-problem",
    [
        # Fields.
        Word("wrong-type", expected=names("type", TYPES)),
        Word("missing-field", field=TEXT),
        Word("unknown-field", field=TEXT, known=many(TEXT)),
        Word("no-number", low=NUMBER, high=NUMBER),
        Word("bad-name", most=NUMBER),
        # Levels.
        Word("no-level"),
        Word("too-many-levels", most=NUMBER),
        Word("needs-expansion"),
        Word("bad-outside", known=many(TEXT)),
        Word("bad-prefix", known=many(TEXT)),
        Word("underground-not-last"),
        Word("level-too-large", most=NUMBER),
        Word("rows-differ", rows=NUMBER, expected=NUMBER),
        Word("level-overhangs", columns=NUMBER, most=NUMBER),
        Word("too-many-columns", columns=NUMBER, most=NUMBER),
        Word("faces-out-of-order", expected=NUMBER),
        Word("too-few-cells", cells=NUMBER, needed=NUMBER),
        # Cells and edges.
        Word("no-such-cell", text=TEXT),
        Word("not-inside", cell=CELL),
        Word("cell-twice", cell=CELL),
        Word("no-edge", text=TEXT),
        Word("not-neighbours", edge=EDGE),
        Word("edge-outside", edge=EDGE),
        Word("edge-twice", edge=EDGE, kind=TEXT),
        Word("outer-wall", edge=EDGE),
        Word("not-an-outer-edge", edge=EDGE),
        Word("opens-into-the-air", edge=EDGE),
        Word("no-way-in"),
        # Arrows.
        Word("arrow-lines", found=NUMBER, expected=NUMBER),
        Word("arrows-in-a-line", found=NUMBER, expected=NUMBER),
        Word("no-arrow", text=TEXT, cell=CELL),
        Word("arrow-leaves", cell=CELL),
        Word("arrow-loop", cell=CELL, cells=NUMBER, least=NUMBER),
        # Parking spots and gun areas.
        Word("spot-of-two-cells", found=NUMBER),
        Word("not-outside", cell=CELL),
        Word("spot-apart", first=CELL, second=CELL),
        Word("other-side", cell=CELL, side=TEXT),
        Word("two-spots", cell=CELL),
        Word("no-faces", high=NUMBER),
        Word("gun-misses", faces=NUMBER),
        Word("more-columns", faces=NUMBER),
        # How a play begins.
        Word("face-cells", found=NUMBER, expected=NUMBER),
        Word("too-many-fires", found=NUMBER, most=NUMBER),
        Word("three-pois", found=NUMBER),
        Word("poi-burns", cell=CELL),
        Word("no-fires"),
        Word("no-fixed-start"),
        Word("no-first-explosion"),
        Word("start-is-rolled"),
    ],
)
