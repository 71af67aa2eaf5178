"""The laboratory with its platform, down on the engine or up before an open window."""

from tests.games.flashpoint.table import advanced, moves
from tocsin.core.contract import State

LAB: dict = {"board": "laboratory", "platform": True}
ATTIC: dict = {"board": "laboratory+attic", "platform": True}
OPEN_WINDOW = "u:0,4|u:1,4=open"


def lab(crew: str, **given: object) -> State:
    """The laboratory with the engine in the north, on 0,3 and 0,4; the platform is on 0,3."""
    given.setdefault("vehicles", "w/n")
    given.setdefault("danger", "platform=0,3")
    return advanced(crew, **{**LAB, **given})


def raised(crew: str, **given: object) -> State:
    """The same with the platform up before the window of u:1,4, which is open."""
    given.setdefault("doors", OPEN_WINDOW)
    return lab(crew, danger="platform=u:0,4", **given)


def operations(state: State) -> list[str]:
    return [text.partition(":")[2] for text in moves(state) if text.startswith("operate:")]
