"""Facts told in one line: something in a cell or between two, or what somebody did there.

Without a journal nothing is made up, so that rooms may tell without asking whether anybody listens.
"""

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.table.state import FlashpointState


def tell_cell(s: FlashpointState, code: str, rule: str, cell: i64, journal: Journal | None) -> None:
    """Something happened in a cell."""
    if journal is not None:
        journal.tell(code, rule, {"cell": s.board.names[cell]})


def tell_figure(
    s: FlashpointState, code: str, rule: str, seat: i64, cell: i64, journal: Journal | None
) -> None:
    """Somebody did something in or to a cell, or something was done to somebody there."""
    if journal is not None:
        journal.tell(code, rule, {"seat": int(seat), "cell": s.board.names[cell]})


def tell_edge(s: FlashpointState, code: str, rule: str, edge: i64, journal: Journal | None) -> None:
    """Something happened between two cells."""
    if journal is not None:
        journal.tell(code, rule, {"edge": s.board.edge_names[edge]})


def tell_struck(
    s: FlashpointState, code: str, rule: str, seat: i64, edge: i64, journal: Journal | None
) -> None:
    """Somebody did something to what is between two cells."""
    if journal is not None:
        journal.tell(code, rule, {"seat": int(seat), "edge": s.board.edge_names[edge]})


def tell_wave(
    s: FlashpointState, code: str, rule: str, cell: i64, way: i64, journal: Journal | None
) -> None:
    """Something goes on from a cell in a direction."""
    if journal is not None:
        facts: dict[str, Arg] = {"cell": s.board.names[cell], "way": s.board.way_names[way]}
        journal.tell(code, rule, facts)


def tell_count(
    s: FlashpointState,
    code: str,
    rule: str,
    cell: i64,
    name: str,
    count: i64,
    journal: Journal | None,
) -> None:
    """Something happened in a cell, and something is counted."""
    if journal is not None:
        facts: dict[str, Arg] = {"cell": s.board.names[cell], name: int(count)}
        journal.tell(code, rule, facts)


def tell_roll(s: FlashpointState, code: i64, cell: i64, journal: Journal | None) -> None:
    """FP-FIRE-A1: both dice and the cell they name."""
    if journal is None:
        return
    facts: dict[str, Arg] = {
        "red": int(code >> 4),
        "black": int(code & 15),
        "cell": s.board.names[cell],
    }
    journal.tell("fire-rolled", "FP-FIRE-A1", facts)


def tell_dice(
    s: FlashpointState, rule: str, red: i64, black: i64, cell: i64, journal: Journal | None
) -> None:
    """FP-DICE-1: what was rolled, 0 for a die that was not, and the cell it means."""
    if journal is None:
        return
    name = s.board.names[cell]
    if red == 0:
        journal.tell("black-die-rolled", rule, {"black": int(black), "cell": name})
    elif black == 0:
        journal.tell("red-die-rolled", rule, {"red": int(red), "cell": name})
    else:
        both: dict[str, Arg] = {"red": int(red), "black": int(black), "cell": name}
        journal.tell("dice-rolled", rule, both)


def tell_route(
    s: FlashpointState, code: str, rule: str, start: i64, cell: i64, journal: Journal | None
) -> None:
    """Something went on from one cell to another."""
    if journal is not None:
        facts: dict[str, Arg] = {"from": s.board.names[start], "cell": s.board.names[cell]}
        journal.tell(code, rule, facts)


def tell_turn(s: FlashpointState, journal: Journal | None) -> None:
    """FP-AP-1: whose turn begins, with how many points."""
    if journal is None:
        return
    facts: dict[str, Arg] = {
        "seat": int(s.seat),
        "turn": int(s.turn),
        "points": int(s.ap),
        "free": int(s.free),
    }
    journal.tell("turn-began", "FP-AP-1", facts)


def tell_end_of_actions(s: FlashpointState, kept: i64, journal: Journal | None) -> None:
    """FP-AP-3: what is saved and what is lost of the points that are left."""
    if journal is None:
        return
    facts: dict[str, Arg] = {
        "seat": int(s.seat),
        "saved": int(kept),
        "wasted": int(s.ap - kept),
    }
    journal.tell("actions-ended", "FP-AP-3", facts)
