"""Facts told in one line: something in a cell, or what somebody did there.

Without a journal nothing is made up, so that rooms may tell without asking whether anybody listens.
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.table.state import DangerState


def tell_cell(s: DangerState, code: str, rule: str, cell: i64, journal: Journal | None) -> None:
    """Something happened in a cell."""
    if journal is not None:
        journal.tell(code, rule, {"cell": s.board.names[cell]})


def tell_deed(
    s: DangerState, code: str, rule: str, seat: i64, cell: i64, journal: Journal | None
) -> None:
    """Somebody did something in or to a cell."""
    if journal is not None:
        journal.tell(code, rule, {"seat": int(seat), "cell": s.board.names[cell]})


def tell_edge(s: DangerState, code: str, rule: str, edge: i64, journal: Journal | None) -> None:
    """Something happened between two cells."""
    if journal is not None:
        journal.tell(code, rule, {"edge": s.board.edge_names[edge]})


def tell_way(
    s: DangerState, code: str, rule: str, start: i64, cell: i64, journal: Journal | None
) -> None:
    """Something went from one cell to another."""
    if journal is not None:
        facts: dict[str, int | str] = {"from": s.board.names[start], "cell": s.board.names[cell]}
        journal.tell(code, rule, facts)
