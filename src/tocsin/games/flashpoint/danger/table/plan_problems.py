"""What can also be wrong with a plan of these boards: its stairs and its objects."""

# mypyc: off

from tocsin.core.vocabulary import CELL, NUMBER, TEXT, Vocabulary, Word
from tocsin.games.flashpoint.table import plan_problems

OWN = Vocabulary(
    "board-problem",
    [
        Word("no-stairs", text=TEXT),
        Word("stairs-apart", lower=CELL, upper=CELL),
        Word("stairs-meet", cell=CELL),
        Word("second-flight", lower=CELL, upper=CELL),
        Word("exit-closed", cell=CELL, side=TEXT),
        Word("level-not-joined", level=TEXT),
        Word("object-cells", found=NUMBER, expected=NUMBER),
        Word("object-apart", first=CELL, second=CELL),
        Word("object-on-stairs", cell=CELL),
        Word("objects-meet", cell=CELL),
    ],
)

PROBLEMS = plan_problems.PROBLEMS | OWN
