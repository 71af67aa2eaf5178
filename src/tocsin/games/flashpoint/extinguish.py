"""Extinguishing (FP-EXT): smoke goes, fire becomes smoke, or fire goes at once for two steps."""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.codes import DOUSE, SPRAY, directed_code
from tocsin.games.flashpoint.scene import Scene
from tocsin.games.flashpoint.specialists import SPRAY_PRICE


def offer_spray(s: Scene, goal: i64, way: i64, points: i64, role: i64) -> None:
    """FP-EXT-1, FP-EXT-2: one step on smoke or fire, two to remove a fire."""
    price = SPRAY_PRICE[role]
    if points < price:
        return
    if s.extreme:
        goal = s.hosed(goal)
    if s.burns(goal):
        s.offer(directed_code(SPRAY, way))
        if points >= 2 * price:
            s.offer(directed_code(DOUSE, way))
    elif s.smokes(goal):
        s.offer(directed_code(SPRAY, way))


def spray(s: Scene, goal: i64, verb: i64, journal: Journal | None) -> None:
    """FP-EXT-2, FP-EXT-5: only the threat marker changes."""
    word = "smoke-removed"
    if not s.burns(goal):
        s.remove_threat(goal)
    elif verb == SPRAY:
        s.fire_to_smoke(goal)
        word = "fire-turned-to-smoke"
    else:
        s.remove_threat(goal)
        word = "fire-removed"
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(s.seat), "cell": s.board.names[goal]}
        journal.tell(word, "FP-EXT-2", facts)
