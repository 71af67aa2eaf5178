"""Edges and arrows of a level, as its plan lists them (FP-BOARD-3, FP-BOARD-4, FP-POI-7).

An edge is written `1,3|1,4`, the upper or left cell first. Outer walls have no entry: they are
wherever nothing else is said.
"""

from typing import TYPE_CHECKING, Final

from tocsin.games.flashpoint.table import ways
from tocsin.games.flashpoint.table.plan_fields import QUOTED_MAX, Fields

if TYPE_CHECKING:
    from tocsin.games.flashpoint.table.plan import Place, Plan


class EdgeKind:
    """What lies on edges of one kind, and where it may be.

    Within the building, in the outer wall on the ground, or in the outer wall of any level; and
    whether somebody outside gets in by it without an axe.
    """

    def __init__(self, name: str, *, inner: bool, outer: bool, aloft: bool, entrance: bool) -> None:
        self.name = name
        self.inner = inner
        self.outer = outer
        self.aloft = aloft
        self.entrance = entrance


WALLS: Final = EdgeKind("walls", inner=True, outer=False, aloft=False, entrance=False)
DOORS: Final = EdgeKind("doors", inner=True, outer=True, aloft=False, entrance=True)
DOORWAYS: Final = EdgeKind("doorways", inner=False, outer=True, aloft=False, entrance=True)


def read_edges(plan: "Plan", fields: Fields, number: int, kinds: list[EdgeKind]) -> None:
    """FP-BOARD-3, FP-BOARD-4, FP-ADJ-1: what lies between the cells of a level, nothing twice."""
    level = plan.levels[number]
    taken: dict[tuple[Place, Place], str] = {}
    for kind in kinds:
        level.edges[kind.name] = []
        for at, text in enumerate(fields.words_if_any(kind.name)):
            place = fields.at(f"{kind.name}[{at}]")
            edge = plan.read_edge(text, place)
            if edge[0][0] != number:
                raise plan.fail(place, "no-such-cell", "FP-BOARD-1", {"text": text[:QUOTED_MAX]})
            if edge in taken:
                raise plan.fail(
                    place, "edge-twice", "FP-BOARD-2", {"edge": text, "kind": taken[edge]}
                )
            taken[edge] = kind.name
            _check_place(plan, kind, edge, text, place)
            level.edges[kind.name].append(edge)


def _check_place(
    plan: "Plan", kind: EdgeKind, edge: "tuple[Place, Place]", text: str, place: str
) -> None:
    """FP-BOARD-4: is it a kind of edge that may be there?"""
    if not plan.is_ring(edge[0]) and not plan.is_ring(edge[1]):
        if not kind.inner:
            raise plan.fail(place, "not-an-outer-edge", "FP-BOARD-4", {"edge": text})
    elif not kind.outer:
        raise plan.fail(place, "outer-wall", "FP-BOARD-2", {"edge": text})
    elif plan.levels[edge[0][0]].outside != "ground" and not kind.aloft:
        raise plan.fail(place, "opens-into-the-air", "FP-BOARD-4", {"edge": text})


def check_way_in(plan: "Plan", kinds: list[EdgeKind]) -> None:
    """FP-BOARD-4: the street leads into the building somewhere."""
    for kind in kinds:
        for edge in plan.levels[0].edges[kind.name]:
            if kind.entrance and (plan.is_ring(edge[0]) or plan.is_ring(edge[1])):
                return
    raise plan.fail("levels[0]", "no-way-in", "FP-BOARD-4")


def read_arrows(plan: "Plan", fields: Fields, number: int) -> None:
    """FP-POI-7: one arrow per cell, which stays in the building; a text per row, blanks between."""
    level = plan.levels[number]
    lines = fields.words("arrows")
    if len(lines) != level.rows:
        facts = {"found": len(lines), "expected": level.rows}
        raise plan.fail(fields.at("arrows"), "arrow-lines", "FP-POI-7", facts)
    for row, line in enumerate(lines, start=1):
        place = fields.at(f"arrows[{row - 1}]")
        words = line.split()
        if len(words) != level.columns:
            facts = {"found": len(words), "expected": level.columns}
            raise plan.fail(place, "arrows-in-a-line", "FP-POI-7", facts)
        for column, word in enumerate(words, start=1):
            _read_arrow(plan, (number, row, column), word, place)


def _read_arrow(plan: "Plan", cell: "Place", word: str, place: str) -> None:
    if word not in ways.COMPASS:
        facts = {"text": word[:QUOTED_MAX], "cell": plan.name_of(cell)}
        raise plan.fail(place, "no-arrow", "FP-POI-7", facts)
    step = ways.COMPASS[word]
    goal = (cell[0], cell[1] + step[0], cell[2] + step[1])
    if not plan.is_building(goal):
        raise plan.fail(place, "arrow-leaves", "FP-POI-7", {"cell": plan.name_of(cell)})
    plan.levels[cell[0]].arrows[cell] = goal
