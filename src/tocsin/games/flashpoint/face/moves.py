"""What descriptions of moves are made of, verb by verb."""

# mypyc: off

from tocsin.core.vocabulary import CELL, EDGE, NUMBER, SEAT, Vocabulary, Word
from tocsin.games.flashpoint.table.kinds import DIE, SIDE, SPECIALIST, THREAT, VEHICLE, WAY


def steps(*verbs: str) -> list[Word]:
    """Verbs that take a figure from a cell to the next."""
    return [Word(verb, seat=SEAT, way=WAY, cell=CELL) for verb in verbs]


def edges(*verbs: str) -> list[Word]:
    """Verbs that do something to what is between two cells."""
    return [Word(verb, seat=SEAT, way=WAY, cell=CELL, edge=EDGE) for verb in verbs]


def cells(*verbs: str) -> list[Word]:
    """Verbs that name a cell."""
    return [Word(verb, cell=CELL) for verb in verbs]


def bare(*verbs: str) -> list[Word]:
    """Verbs that need nothing more."""
    return [Word(verb) for verb in verbs]


MOVES = Vocabulary(
    "move",
    [
        *steps("walk", "carry", "haul", "lead", "lead-carry", "lead-haul"),
        *edges("open", "close", "chop"),
        *steps("command-walk", "command-carry", "command-haul", "command-lead"),
        *steps("command-lead-carry", "command-lead-haul"),
        *edges("command-open", "command-close"),
        Word("spray", seat=SEAT, way=WAY, cell=CELL, threat=THREAT, steps=NUMBER),
        *bare("treat", "dispose", "gun", "keep", "accept", "decline", "stay", "pass"),
        *cells("identify", "ride", "stand", "explode", "recover"),
        Word("drive", vehicle=VEHICLE, spot=SIDE),
        Word("park", vehicle=VEHICLE, spot=SIDE),
        Word("reroll", die=DIE),
        Word("crew", specialist=SPECIALIST),
        Word("specialist", specialist=SPECIALIST),
        Word("deal", specialist=SPECIALIST),
        Word("first", seat=SEAT),
        Word("roll", red=NUMBER, black=NUMBER, cell=CELL),
        Word("red", face=NUMBER),
        Word("black", face=NUMBER),
        Word("reveal"),
    ],
)
