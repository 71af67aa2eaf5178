"""What the actor is asked in each phase."""

from tocsin.core.facts import Prompt
from tocsin.games.feurio.rules.heat import hottest
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.state import FeurioState


def prompt(s: FeurioState) -> Prompt:
    """The question of the phase, with the rule that asks it."""
    seat = int(s.seat)
    if s.phase == codes.START:
        return Prompt("draw-start-tile", "FE-SETUP-2", {"number": int(s.tiles) + 1})
    if s.phase == codes.DRAW:
        return Prompt("draw-tile", "FE-TURN-1", {"seat": seat})
    if s.phase == codes.LAY:
        return Prompt("lay-tile", "FE-SPREAD-2", {"seat": seat, "heat": int(hottest(s))})
    if s.phase == codes.OVER:
        return Prompt("over", "FE-END-3")
    rule = "FE-PLACE-1" if s.phase == codes.MEN else "FE-END-1"
    return Prompt("place-men", rule, {"seat": seat})
