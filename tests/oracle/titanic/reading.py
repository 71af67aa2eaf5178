"""A position text of SOS Titanic as a table: thirteen fields after the head.

    titanic/1 7 turn:0 4 lee/boxhall wait*2.plan-a/- come-on
    x;4+s2.f9|f11.f10;0|s9.ms8.s7;-;-;-;-      lines and boat: x lost, - empty, else
                                               hidden+known|visible run
    pau/-/p/-                                  groups from 1 up: plain, anchor, anchor used, mystery
    s15.f11|20+f3|-                            pile: top|middle|bottom
    s4.f5a                                     discard
    s16.f13@1:2000000;3:1001000                split pools, and rows weight:cards of each by line
    l2>l3*2                                    moves since the last uncovering (TI-MOVE-13)
    card=come-on;drawn=f3                      the step being resolved

Only texts that the engine wrote are read here, so nothing is checked but what a rule says.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from tests.oracle.titanic.components import GROUPS, LINES, Passenger, passenger
from tests.oracle.titanic.table import Line, Row, Runs, Step, Table

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def read(options: Mapping[str, object], text: str) -> Table:
    """The table that a position text describes under these options."""
    (head, turn, phase, page, crew, hands, action_discard, lines, groups, pile, discard, split,
     trail, step) = text.split(" ")  # fmt: skip
    assert head == "titanic/1"
    name, _, seat = phase.partition(":")
    laid = dict(zip(LINES, map(_read_line, LINES, lines.split(";")), strict=True))
    if name != "over":
        lost = _decks_lost(options["booklet"], int(page))
        assert [line for line in LINES[:6] if not laid[line].usable] == lost, "TI-FLOOD-7"
    top, middle, bottom = pile.split("|")
    pools, rows = _read_split(split)
    return Table(
        players=int(str(options["players"])),
        never_lifeboat=options["mystery_never_lifeboat"] is True,
        turn=int(turn),
        phase=name,
        seat=int(seat) if seat.isdigit() else 0,
        crew=tuple(crew.split("/")),
        hands=tuple(_read_heap(hand) for hand in hands.split("/")),
        action_discard=_read_heap(action_discard),
        lines=laid,
        groups={
            group: marks.strip("-") for group, marks in zip(GROUPS, groups.split("/"), strict=True)
        },
        top=_read_names(top),
        middle=_read_zone("pile", middle),
        bottom=_read_names(bottom),
        discard=frozenset(_read_names(discard)),
        pools=pools,
        rows=rows,
        seen=_positions_seen({name: line.run for name, line in laid.items()}, trail),
        step=_read_step(step),
    )


def _decks_lost(booklet: object, page: int) -> list[str]:
    """TI-FLOOD-1, TI-FLOOD-7: each page floods a compartment; a deck without a dry one is lost."""
    assert isinstance(booklet, Sequence)
    flooded = page - 1
    lost = []
    for line, compartments in zip(LINES, booklet, strict=False):
        flooded -= int(compartments)
        if flooded >= 0 and int(compartments) > 0:
            lost.append(line)
    return lost


def _read_line(name: str, text: str) -> Line:
    """`4+s2.f9|f11.f10`; a lost deck is no line, and a boat that is not on the table neither."""
    if text == "x":
        return Line(name, usable=False)
    if text == "-":
        return Line(name, usable=name != "boat")
    zone, _, run = text.partition("|")
    hidden = _read_zone(name, zone)
    return Line(name, True, hidden.hidden, hidden.known, tuple(map(passenger, _read_names(run))))


def _read_zone(name: str, text: str) -> Line:
    """`20+f3`: how many cards lie hidden, and which of them are known to."""
    size, _, known = text.partition("+")
    return Line(name, True, int(size), frozenset(_read_names(known)))


def _read_names(text: str) -> tuple[str, ...]:
    return () if text in ("", "-") else tuple(text.split("."))


def _read_heap(text: str) -> Counter[str]:
    """`wait*2.plan-a` as names with their numbers."""
    heap: Counter[str] = Counter()
    for entry in _read_names(text):
        name, _, many = entry.partition("*")
        heap[name] = int(many or 1)
    return heap


def _read_split(text: str) -> tuple[tuple[frozenset[str], ...], tuple[Row, ...]]:
    """TI-KNOW-3: without split pools there is exactly one row."""
    if text == "-":
        return (), (Row(1, ()),)
    names, _, table = text.partition("@")
    pools = tuple(frozenset(_read_names(pool)) for pool in names.split("/"))
    rows = []
    for row in table.split(";"):
        weight, _, counts = row.partition(":")
        by_pool = [dict(zip(LINES, map(DIGITS.index, pool), strict=True))
                   for pool in counts.split("/")]  # fmt: skip
        rows.append(Row(int(weight), tuple(by_pool)))
    return pools, tuple(rows)


def _positions_seen(runs: Runs, trail: str) -> tuple[Runs, ...]:
    """TI-MOVE-13: the moves of this step taken back one by one, the last one first."""
    found: list[Runs] = []
    for move in reversed([] if trail == "-" else trail.split(",")):
        lines, _, times = move.partition("*")
        source, _, target = lines.partition(">")
        many = int(times or 1)
        tail: tuple[Passenger, ...] = runs[target][-many:]
        runs = {**runs, source: runs[source] + tail, target: runs[target][:-many]}
        found.append(runs)
    return tuple(found)


def _read_step(text: str) -> Step:
    """`card=come-on;drawn=f3;placed`."""
    parts: dict[str, str] = {}
    if text != "-":
        parts = dict(part.partition("=")[::2] for part in text.split(";"))
    return Step(
        card=parts.get("card", ""),
        drawn=frozenset(_read_names(parts.get("drawn", "-"))),
        placed="placed" in parts,
        line=parts.get("line", ""),
        latimer_owed=int(parts.get("latimer", 0)),
        offered=_read_heap(parts.get("actions", "-")),
        before=tuple(_read_heap(heap) for heap in parts.get("before", "-").split("/")),
    )
