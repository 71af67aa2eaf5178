"""Getting on and off the platform at the engine, and where it lies there (XD-PLAT-2, XD-PLAT-4).

embark    each firefighter on the engine boards or stays; then one victim may be loaded
alight    each firefighter, then the victim, steps off onto a cell of the engine
rest      on which of the engine's two cells the platform lies
"""

from tests.oracle.flashpoint.table import Table
from tests.oracle.flashpoint.words import Move
from tests.oracle.refusal import Refusal

PHASES = ("embark", "alight", "rest")


def refuse_boarding(table: Table, move: Move) -> Refusal | None:
    """Why this is no answer to what the platform's step asks."""
    engine = table.engine_cells()
    if table.phase == "rest":
        fits = move.verb == "operate" and move.name in engine
        return None if fits else Refusal("say-where-the-platform-lies", "XD-PLAT-4")
    if table.phase == "alight":
        fits = move.verb == "ride" and move.name in engine
        return None if fits else Refusal("step-off-onto-the-engine", "XD-PLAT-4")
    if move.verb == "stay":
        return None
    if table.riders:
        return None if move.verb == "board" else Refusal("board-or-stay", "XD-PLAT-4")
    if move.verb == "board":
        return Refusal("all-have-chosen-to-board-or-stay", "XD-PLAT-4")
    if move.verb in ("load", "load-treated"):
        lying = table.victims if move.verb == "load" else table.treated
        if move.name in engine and lying[move.name]:
            return None
        return Refusal("no-such-victim-on-the-engine", "XD-PLAT-2")
    return Refusal("load-a-victim-or-nobody", "XD-PLAT-2")
