"""What must hold in each phase: who waits for what, and what lies beside the table meanwhile.

A row for each phase, in the order of `table/phases`. Its columns:

    card      the Action card that is being resolved: one, none (-), or any that is discarded (*)
    member    the crew member whose step it is, - for everybody
    turned    lines whose free end waits to be turned up: none, those of the deal, the one that a
              move bared, the one that took in a flooded deck, those that an act bared
    drawn     passengers in hand: none, some, one that fits somewhere, whatever
    actions   Action cards between pile and players: none, or those of Fleet, Lightoller, Smith
    latimer   may a series still have to be paid?
    pitman    is he owed a card: never, after another's failure, if Lightoller failed, perhaps
    pages     how many pages this turn may have turned by then

`step_problems` names what is not so. Every condition stays true whatever is done next.
"""

from typing import Final, NamedTuple


class Step(NamedTuple):
    """One phase and what belongs to it; `rule` is the rule that makes it."""

    phase: str
    rule: str
    card: str = "-"
    member: str = "-"
    turned: str = "none"
    drawn: str = "none"
    actions: str = "none"
    latimer: bool = False
    pitman: str = "never"
    pages: int = 0


STEPS: Final[tuple[Step, ...]] = (
    Step("crew", "TI-SETUP-3"),
    Step("actions", "TI-SETUP-4"),
    Step("layout", "TI-SETUP-7", turned="deal"),
    Step("first", "TI-SETUP-10"),
    Step("turn", "TI-TURN-1", turned="move", latimer=True),
    Step("number", "TI-DECK-4", turned="flood", pages=1),
    Step("draw", "TI-RESCUE-2", drawn="any", pages=1),
    Step("place", "TI-RESCUE-4", drawn="fits", latimer=True, pages=1),
    Step("pay", "TI-RESCUE-7", turned="flood", actions="paid", pitman="failure", pages=2),
    Step("keep", "TI-CREW-FLEET-1", member="fleet", actions="fleet", pitman="failure", pages=2),
    Step(
        "play-now",
        "TI-CREW-LIGHTOLLER-1",
        member="lightoller",
        actions="lightoller",
        pitman="failure",
        pages=2,
    ),
    Step("look-top", "TI-ACT-GETREADY-1", "get-ready", drawn="any", pitman="lightoller", pages=2),
    Step("arrange", "TI-ACT-GETREADY-2", "get-ready", drawn="some", pitman="lightoller", pages=2),
    Step("look-pile", "TI-ACT-COMEON-1", "come-on", drawn="any", pitman="lightoller", pages=2),
    Step("come-on", "TI-ACT-COMEON-2", "come-on", drawn="fits", pitman="lightoller", pages=2),
    Step("come-back", "TI-ACT-COMEBACK-1", "come-back", pitman="lightoller", pages=2),
    Step("look-line", "TI-ACT-YOURTURN-1", "your-turn", drawn="any", pitman="lightoller", pages=2),
    Step("pick", "TI-ACT-YOURTURN-2", "your-turn", drawn="some", pitman="lightoller", pages=2),
    Step("take-a", "TI-ACT-PLANA-1", "plan-a", pitman="lightoller", pages=2),
    Step("take-b", "TI-ACT-PLANB-1", "plan-b", pitman="lightoller", pages=2),
    Step("seek", "TI-CREW-LOWE-1", member="lowe"),
    Step("swap", "TI-CREW-LOWE-2", member="lowe"),
    Step("give", "TI-CREW-SMITH-1", member="smith", actions="smith"),
    Step("end", "TI-ACT-GEN-1", "*", turned="act", latimer=True, pitman="perhaps", pages=3),
    Step("over", "TI-END-4", "*", pitman="perhaps", pages=3),
)
