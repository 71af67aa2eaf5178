"""Extinguishing (FP-EXT): smoke goes, fire becomes smoke, or fire goes at once for two steps."""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.table import codes
from tocsin.games.flashpoint.table.state import FlashpointState


def offer_spray(s: FlashpointState, goal: i64, way: i64, points: i64, role: i64) -> None:
    """FP-EXT-1, FP-EXT-2: one step on smoke or fire, two to remove a fire."""
    price = s.cards.spray_price[role]
    if points < price:
        return
    if s.extended:
        goal = s.hooks.water_reaches(s, goal)
    if s.burns(goal):
        s.offer(codes.directed_code(codes.SPRAY, way))
        if points >= 2 * price:
            s.offer(codes.directed_code(codes.DOUSE, way))
    elif s.smokes(goal):
        s.offer(codes.directed_code(codes.SPRAY, way))


def spray(s: FlashpointState, goal: i64, verb: i64, journal: Journal | None) -> None:
    """FP-EXT-2, FP-EXT-5: only the threat marker changes."""
    word = "smoke-removed"
    if not s.burns(goal):
        s.remove_threat(goal)
    elif verb == codes.SPRAY:
        s.fire_to_smoke(goal)
        word = "fire-turned-to-smoke"
    else:
        s.remove_threat(goal)
        word = "fire-removed"
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(s.seat), "cell": s.board.names[goal]}
        journal.tell(word, "FP-EXT-2", facts)
