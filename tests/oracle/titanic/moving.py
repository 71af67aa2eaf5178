"""May these passengers move there? The move step (TI-MOVE).

move:l2>l3*2   move:boat>l1   move:l4>side   move:l1>gs2   move:l3>mf
"""

from tests.oracle.refusal import Facts, Refusal
from tests.oracle.titanic import fitting
from tests.oracle.titanic.table import Table


def move_refusal(table: Table, source: str, place: str, many: int) -> Refusal | None:
    """TI-MOVE-1: a tail of a visible run, the whole run at most, goes to another place."""
    if source in table.groups:
        return Refusal("survivors-stay", "TI-MOVE-9", {"group": source})
    refusal = fitting.line_refusal(table, source)
    if refusal is not None:
        return refusal
    if source == place:
        return Refusal("same-line", "TI-MOVE-14", {"line": place})
    run = table.lines[source].run
    if many > len(run):
        facts: Facts = {"line": source, "many": many, "visible": len(run)}
        return Refusal("not-so-many-visible", "TI-MOVE-1", facts)
    if place in table.lines:
        return _tail_refusal(table, source, place, many)
    return fitting.beside_refusal(table, run[-1], place)


def _tail_refusal(table: Table, source: str, line: str, many: int) -> Refusal | None:
    """TI-MOVE-2, TI-MOVE-3: the highest card of the tail has to fit."""
    refusal = fitting.line_refusal(table, line)
    if refusal is not None:
        return refusal
    run = table.lines[source].run
    refusal = fitting.on_line_refusal(table, run[-many], line)
    if refusal is not None:
        whole_run_fits = fitting.on_line_refusal(table, run[0], line) is None
        if many < len(run) and whole_run_fits:
            return Refusal("only-a-tail-moves", "TI-MOVE-1", {"line": source})
        return refusal
    if _leads_back(table, source, line, many):
        return Refusal("position-already-seen", "TI-MOVE-13")
    return None


def _leads_back(table: Table, source: str, line: str, many: int) -> bool:
    """TI-MOVE-13: would all runs be as they were earlier in this move step?"""
    runs = table.runs
    after = {**runs, source: runs[source][:-many], line: runs[line] + runs[source][-many:]}
    return after in table.seen
