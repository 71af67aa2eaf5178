"""Facts about something that went from one cell to another."""

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.table.state import DangerState


def tell_route(
    s: DangerState, code: str, rule: str, start: i64, cell: i64, journal: Journal | None
) -> None:
    """Something went from one cell to another."""
    if journal is not None:
        facts: dict[str, Arg] = {"from": s.board.names[start], "cell": s.board.names[cell]}
        journal.tell(code, rule, facts)
