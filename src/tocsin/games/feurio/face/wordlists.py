"""Every word of Feurio! positions, from the tables that read and write them."""

# mypyc: off

from tocsin.core.wordlist import Wordlist
from tocsin.games.feurio.face.moments import STAGES
from tocsin.games.feurio.table.codes import COLOURS, LETTERS

# Signs of a tile, with an example each.
MARKS = (
    ("0,0=6", "FE-COMP-1"),
    ("0,0=6/g1b1", "FE-PLACE-1"),
    ("2,-1=#4@1", "FE-BREAK-3"),
)


def list_words() -> tuple[Wordlist, ...]:
    """Phases, tiles, colours."""
    return (
        Wordlist("Phases", tuple((stage.phase, stage.rule) for stage in STAGES)),
        Wordlist("Tiles", MARKS),
        Wordlist("Colours in positions", tuple((letter, "FE-SETUP-5") for letter in LETTERS)),
        Wordlist("Colours in moves", tuple((colour, "FE-SETUP-5") for colour in COLOURS)),
    )
