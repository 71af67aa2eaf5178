"""What descriptions of moves are made of in Flash Point and its expansion, verb by verb."""

from tocsin.core.vocabulary import CELL, EDGE, NUMBER, SEAT, TEXT, Vocabulary, Word
from tocsin.games.flashpoint.table.kinds import DIE, SIDE, SPECIALIST, THREAT, VEHICLE, WAY


def _steps(*verbs: str) -> list[Word]:
    """Verbs that take a figure from a cell to the next."""
    return [Word(verb, text=TEXT, seat=SEAT, way=WAY, cell=CELL) for verb in verbs]


def _edges(*verbs: str) -> list[Word]:
    """Verbs that do something to what is between two cells."""
    return [Word(verb, text=TEXT, seat=SEAT, way=WAY, cell=CELL, edge=EDGE) for verb in verbs]


def _cells(*verbs: str) -> list[Word]:
    """Verbs that name a cell."""
    return [Word(verb, text=TEXT, cell=CELL) for verb in verbs]


def _bare(*verbs: str) -> list[Word]:
    """Verbs that need nothing more."""
    return [Word(verb, text=TEXT) for verb in verbs]


MOVES = Vocabulary(
    "move",
    [
        *_steps("walk", "carry", "haul", "lead", "lead-carry", "lead-haul"),
        *_edges("open", "close", "chop"),
        *_steps("command-walk", "command-carry", "command-haul", "command-lead"),
        *_steps("command-lead-carry", "command-lead-haul"),
        *_edges("command-open", "command-close"),
        Word("spray", text=TEXT, seat=SEAT, way=WAY, cell=CELL, threat=THREAT, steps=NUMBER),
        *_bare("treat", "dispose", "gun", "keep", "accept", "decline", "stay", "pass"),
        *_cells("identify", "ride", "stand", "explode", "recover"),
        Word("drive", text=TEXT, vehicle=VEHICLE, spot=SIDE),
        Word("park", text=TEXT, vehicle=VEHICLE, spot=SIDE),
        Word("reroll", text=TEXT, die=DIE),
        Word("crew", text=TEXT, specialist=SPECIALIST),
        Word("specialist", text=TEXT, specialist=SPECIALIST),
        Word("deal", text=TEXT, specialist=SPECIALIST),
        Word("first", text=TEXT, seat=SEAT),
        Word("roll", text=TEXT, red=NUMBER, black=NUMBER, cell=CELL),
        Word("red", text=TEXT, face=NUMBER),
        Word("black", text=TEXT, face=NUMBER),
        Word("reveal", text=TEXT),
    ],
)

DANGER_MOVES = Vocabulary(
    "move",
    [
        *_steps("tote", "lead-tote", "command-tote", "command-lead-tote"),
        *_steps("raise", "fold", "lay", "command-raise", "command-fold", "command-lay"),
        *_steps("climb", "climb-carry", "climb-haul", "climb-lead"),
        *_steps("command-climb", "command-climb-carry", "command-climb-haul"),
        *_steps("command-climb-lead", "clean", "repair", "squeeze", "sniff"),
        *_steps("dodge", "dodge-lead"),
        *_cells("cannon", "operate", "load", "load-treated", "alight", "put-down", "rest"),
        *_bare("clear", "board", "load-nobody", "fall"),
    ],
)
