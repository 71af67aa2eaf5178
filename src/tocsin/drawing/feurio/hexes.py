"""Hexagons on paper: middles and corners of cells, and the line round an area.

Pointy hexagons; `S` is from the middle to a corner:

       0       q runs east, r south-east. Corners are numbered clockwise from the top, and side n
    5     1    lies between corner n and the next: 0 is NE, 1 is E, 2 is SE, 3 SW, 4 W, 5 NW.
    4     2
       3
"""

import math
from collections.abc import Iterable

Place = tuple[int, int]
Point = tuple[float, float]

S = 44.0
NEIGHBOURS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
_WIDE = math.sqrt(3)


def middle(place: Place) -> Point:
    """The middle of a cell, 0,0 at the origin."""
    q, r = place
    return S * _WIDE * (q + r / 2), S * 1.5 * r


def corner(place: Place, number: int) -> Point:
    """A corner of a cell."""
    x, y = middle(place)
    angle = math.radians(60 * number - 90)
    return x + S * math.cos(angle), y + S * math.sin(angle)


def neighbour(place: Place, side: int) -> Place:
    """The cell across a side."""
    across, down = NEIGHBOURS[side % 6]
    return place[0] + across, place[1] + down


def outlines(places: Iterable[Place], inset: float) -> list[list[Point]]:
    """The lines round some cells, moved inwards; the cells are always at the right hand."""
    area = set(places)
    following: dict[tuple[int, int], tuple[Point, Point]] = {}
    for place in sorted(area):
        for side in range(6):
            if neighbour(place, side) not in area:
                start, end = corner(place, side), corner(place, side + 1)
                following[_key(start)] = (start, end)
    loops = []
    while following:
        at = min(following)
        loop = []
        while at in following:
            start, end = following.pop(at)
            loop.append(start)
            at = _key(end)
        loops.append(_moved_in(loop, inset))
    return loops


def _key(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def _moved_in(loop: list[Point], inset: float) -> list[Point]:
    """Every corner moved so that both its sides lie further in by the same distance."""
    found = []
    for at, (x, y) in enumerate(loop):
        ahead, behind = loop[(at + 1) % len(loop)], loop[at - 1]
        first, second = _normal(behind, (x, y)), _normal((x, y), ahead)
        # Both normals have length 1; their sum points along the line that halves the corner.
        across, down = first[0] + second[0], first[1] + second[1]
        length = 2 * inset / (across * across + down * down)
        found.append((x + across * length, y + down * length))
    return found


def _normal(start: Point, end: Point) -> Point:
    """To the right of the way from one point to another, one unit long."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = math.hypot(across, down)
    return -down / length, across / length
