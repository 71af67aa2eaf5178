"""A table for the tests of Feurio!: the words of `tocsin.build`, tiles and hands as short texts."""

import tocsin
from tocsin.core.build import Said
from tocsin.core.contract import State

HANDS = {4: "r12/g12/b12/y12", 3: "r12y4/g12y4/b12y4", 2: "r12y12/g12b12", 1: "r12g12b12y12"}

START = "0,-1=3 1,-1=6 0,0=6 1,0=4"
AFTER_1 = "0,-1=3 1,-1=6 0,0=6/g1 1,0=4 2,-1=2"
AFTER_2 = "0,-1=3 1,-1=6 0,0=6/g1b1 1,0=4 2,-1=2 0,1=1"
AFTER_3 = "0,-1=3 1,-1=6/y2 0,0=6/g1b1 1,0=4 2,-1=2 0,1=1 -1,0=2"
AFTER_4 = AFTER_3 + " 1,-2=5/r1"
# The last board of the worked example.
FINAL = (
    "-1,-2=6 -1,-1=1/r1 -1,0=2/y1 -1,1=5/g1y1 0,-3=4 0,-2=4 0,-1=3 0,0=6/g1b1 "
    "0,1=1/g1 1,-3=3 1,-2=5/r1 1,-1=6/y2 1,0=4/b2 2,-3=3 2,-2=2/r1 2,-1=2/b1"
)
# 36 tiles on which all four colours have reached the goal of the solitaire game.
SAVED = (
    "0,0=1/r1 1,0=6/r3 2,0=6/r3 3,0=5/r3 4,0=3/r2 5,0=2 "
    "0,1=2 1,1=2 2,1=3 3,1=3 4,1=4 5,1=4 "
    "0,2=1/g1 1,2=6/g3 2,2=5/g3 3,2=5/g3 4,2=4/g2 5,2=2 "
    "0,3=1/b1 1,3=6/b3 2,3=6/b3 3,3=5/b3 4,3=3/b2 5,3=2 "
    "0,4=1 1,4=1 2,4=3 3,4=3 4,4=4 5,4=4 "
    "0,5=1/y1 1,5=6/y3 2,5=5/y3 3,5=5/y3 4,5=4/y2 5,5=2"
)
RING = "1,0=1 1,-1=2 0,-1=3 -1,0=4 -1,1=5 0,1=6"


def table(
    tiles: str,
    phase: str = "men:1",
    *,
    drawn: str = "-",
    hands: str | None = None,
    pile: str = "000000",
    passes: int = 0,
    turn: int = 1,
    **options: object,
) -> State:
    """A state made by `build`, sound or not: hands are full and the pile empty unless said."""
    game = tocsin.game("feurio", **options)
    step, _, seat = phase.partition(":")
    words: dict[str, object] = {
        "tiles": tiles,
        "phase": step,
        "hands": (hands or HANDS[game.seats]).split("/"),
        "passes": passes,
        "turn": turn,
    }
    if seat:
        words["seat"] = seat
    if drawn != "-":
        words["drawn"] = drawn
    fields = game.build_position(Said(game.build_parts(), words)).split(" ")
    # What is in the pile follows from the tiles; a test may want another one.
    fields[6] = pile
    return game.read_position(" ".join(fields))


def moves(state: State) -> list[str]:
    return [state.game.write_move(state, code) for code in state.legal()]


def cells(state: State) -> set[str]:
    """Where the drawn tile may be laid face up."""
    return {move[4:] for move in moves(state) if move.startswith("lay:")}


def heats(state: State) -> dict[str, int]:
    """The heat of every candidate cell."""
    view = state.view(0).as_json()
    return {candidate["cell"]: candidate["heat"] for candidate in view["candidates"]}


def may_add(state: State, cell: str, colour: str) -> int:
    """The most men of a colour that may go to a tile in one turn."""
    return sum(1 for move in moves(state) if move.partition("*")[0] == f"men:{colour}>{cell}")


def do(state: State, *texts: str) -> State:
    for text in texts:
        state.play(state.game.read_move(state, text))
    return state


def refusal(state: State, text: str) -> str:
    """The rule that forbids a move; empty when it is legal."""
    found = state.game.why_not(state, text)
    return "" if found is None else found.rule
