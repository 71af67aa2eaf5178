"""Which specialists win more (FP-SPEC), and who should change at the engine first (FP-CREW).

The numbers are logits: how much more often a team won with this card than with the thermal imaging
specialist in its place, in a trial with 150 games a team at the heroic level. Whoever holds a weak
card while a better one is free begins the game on the engine, where it can be changed at once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.games.flashpoint.table import masks
from tocsin.games.flashpoint.table.state import FlashpointState

# In the order of `specialists`: none, paramedic, captain, imaging, CAFS, hazmat, generalist,
# rescue, driver; cards of an expansion are taken for middling.
SKILLS: Final = vec[float](
    [0.0, 0.2, 0.5, 0.0, 1.2, 0.55, 1.0, 1.0, 1.7, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6]
)
# The mean card of a good team: a sum that is far from nothing would hide the other terms.
GOOD: Final = 1.225
# A change costs two points of one turn: less than this is not worth beginning at the engine.
WORTH_CHANGING: Final = 0.4


def crew_skill(s: FlashpointState) -> float:
    """All cards that are held, against those of a good team."""
    total = 0.0
    for seat in range(s.players):
        total += SKILLS[s.role_of(seat)] - GOOD
    return total


def should_change(s: FlashpointState, seat: i64) -> bool:
    """FP-CREW-1: is a clearly better card free?"""
    if not s.rules.crew_change:
        return False
    rest = s.rules.cards_in_play
    for other in range(s.players):
        rest &= ~bit(s.role_of(other))
    own = SKILLS[s.role_of(seat)]
    while rest:
        if SKILLS[masks.lowest(rest)] >= own + WORTH_CHANGING:
            return True
        rest &= rest - 1
    return False
