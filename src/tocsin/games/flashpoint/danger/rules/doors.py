"""Fireproof doors: whether a blast jams them, and how jams come off (XD-FDOOR)."""

from mypy_extensions import i64, u8

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table import state
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import barriers


def settle_known_knocks(s: DangerState, journal: Journal | None) -> bool:
    """XD-FDOOR-4: a jammed door takes one more token; says whether a die must decide next."""
    while s.knocks_n > 0:
        edge = s.memo[state.KNOCKS_AT]
        barrier = i64(s.edges[edge])
        if barrier in (danger_barriers.FIREPROOF, danger_barriers.FIREPROOF_OPEN):
            return True
        s.next_knock()
        if danger_barriers.is_jammed(barrier):
            _jam(s, edge, "XD-FDOOR-4", journal)
    return False


def roll_door(s: DangerState, face: i64, journal: Journal | None) -> None:
    """XD-FDOOR-3, XD-FDOOR-6: 4 to 6 jam the door as it stands."""
    edge = s.next_knock()
    if journal is not None:
        facts: dict[str, int | str] = {"edge": s.board.edge_names[edge], "face": int(face)}
        journal.tell("fireproof-door-held", "XD-FDOOR-3", facts)
    if face >= 4:
        _jam(s, edge, "XD-FDOOR-3", journal)


def _jam(s: DangerState, edge: i64, rule: str, journal: Journal | None) -> None:
    """XD-GEN-7: one token, if one is left."""
    if s.jams_used() >= s.ruling.jams_max:
        return
    barrier = i64(s.edges[edge])
    if barrier == danger_barriers.FIREPROOF:
        s.set_edge(edge, danger_barriers.JAMMED)
    elif barrier == danger_barriers.FIREPROOF_OPEN:
        s.set_edge(edge, danger_barriers.JAMMED_OPEN)
    s.jam_tokens[edge] = u8(i64(s.jam_tokens[edge]) + 1)
    if journal is not None:
        facts: dict[str, int | str] = {
            "edge": s.board.edge_names[edge],
            "jams": int(s.jam_tokens[edge]),
        }
        journal.tell("door-jammed", rule, facts)


def loosen_door(s: DangerState, edge: i64, journal: Journal | None) -> None:
    """XD-FDOOR-5: one token off; with the last one the door is gone for good."""
    left = i64(s.jam_tokens[edge]) - 1
    s.jam_tokens[edge] = u8(left)
    if left == 0:
        s.set_edge(edge, barriers.GONE)
    if journal is not None:
        facts: dict[str, int | str] = {"edge": s.board.edge_names[edge], "jams": int(left)}
        journal.tell("jam-removed" if left else "jammed-door-removed", "XD-FDOOR-5", facts)
