"""Options of Feurio! and what may be combined (FE-BREAK-12, FE-SOLO-1, FE-COOP-1).

FE-HOT-3: the rounding goes with everything; where there are no points it has no effect.
"""

from typing import Final

from tocsin.core.errors import SetupError, quoted
from tocsin.core.options import Option, Value
from tocsin.games.feurio.table.codes import MODES

OPTIONS: Final = [
    Option("players", "number", 4, "FE-SETUP-2", low=1, high=4),
    Option("mode", "choice", "scored", "FE-COOP-1", choices=MODES),
    Option("firebreaks", "switch", False, "FE-BREAK-1"),
    Option("rounding", "choice", "up", "FE-HOT-1", choices=("up", "down")),
]


def complete(given: dict[str, object]) -> dict[str, object]:
    """One player means solo (FE-SOLO-1), and solo means one player, unless said otherwise."""
    whole = dict(given)
    if quoted(whole.get("players")) == "1":
        whole.setdefault("mode", "solo")
    if whole.get("mode") == "solo":
        whole.setdefault("players", 1)
    return whole


def check(options: dict[str, Value]) -> None:
    """Refuse what cannot be combined, with the rule (FE-BREAK-12, FE-SOLO-1, FE-COOP-1)."""
    mode = options["mode"]
    players = options["players"]
    if (mode == "solo") != (players == 1):
        rule = {"solo": "FE-SOLO-1", "coop": "FE-COOP-1", "scored": "FE-SETUP-2"}[str(mode)]
        facts: dict[str, int | str] = {"mode": str(mode), "players": str(players)}
        raise SetupError("solo-is-for-one-player", facts, rule)
    if options["firebreaks"] and mode != "scored":
        raise SetupError("no-firebreaks-in-this-mode", {"mode": str(mode)}, "FE-BREAK-12")
