"""The signs of a plan: barriers, stairs, objects, vehicles, dice, arrows.

Every kind has a shape of its own, so that none is told by its colour alone. A barrier is drawn
along a line from 0,0 to UNIT,0 and turned onto its edge by whoever places it.
"""

from __future__ import annotations

from tools.pages.plans.ink import number, path, tag, text
from tools.pages.plans.paper import UNIT

_STUB = 8.0
_LEAF = UNIT - 2 * _STUB
_STUBS = f"M0 0H{_STUB:g}M{UNIT - _STUB:g} 0H{UNIT:g}"
_TURNS = {"n": 0, "e": 90, "s": 180, "w": 270}


def draw_barrier(kind: str) -> str:
    """What lies between two cells."""
    if kind == "wall":
        return path(f"M0 0H{UNIT:g}", "stone")
    if kind == "light-wall":
        return path(f"M1.5 0H{UNIT:g}", "light")
    if kind == "solid-wall":
        hatch = "".join(f"M{at:g} 5l5 -10" for at in range(0, int(UNIT), 5))
        return tag("rect", x=-5, y=-5, width=UNIT + 10, height=10, class_="earth") + path(
            hatch, "hatch"
        )
    return path(_STUBS, "stone") + _LEAVES[kind]


def _leaf(height: float, class_: str) -> str:
    return tag(
        "rect", x=_STUB, y=-height / 2, width=_LEAF, height=height, rx=1.5, class_=f"leaf {class_}"
    )


_LEAVES = {
    "window": _leaf(7, "glass") + path(f"M{_STUB:g} 0h{_LEAF:g}", "line"),
    "door": _leaf(9, "wood") + tag("circle", cx=26.5, cy=0, r=1.7, class_="dot"),
    "fireproof-door": _leaf(11, "fireproof")
    + path(f"M{_STUB:g} -5.5l12 11l12 -11M{_STUB:g} 5.5l12 -11l12 11", "brace"),
    "doorway": path(f"M{_STUB:g} -5v10M{UNIT - _STUB:g} -5v10", "line"),
}


def draw_stairs(exit_side: str, is_up: bool, other: str) -> str:
    """A cell with steps, an arrow where one leaves it, and the other end by the dice."""
    middle = UNIT / 2
    steps = "".join(f"M2 {at:g}h{UNIT - 4:g}" for at in (8, 14, 20, 26, 32, 38))
    turned = tag(
        "g",
        path(steps, "step") + path("M14 5.5l6 -5.5l6 5.5z", "exit"),
        transform=f"rotate({_TURNS[exit_side]} {middle:g} {middle:g})",
    )
    wide = 6.0 + 6.2 * max(1, len(other))
    high = 26.0 if other else 14.0
    left, top = middle - wide / 2, middle - high / 2
    plate = tag("rect", x=left, y=top, width=wide, height=high, rx=3, class_="plate")
    tip = top + 3
    arrow = f"M{middle - 4.5:g} {tip + 8:g}h9l-4.5 -8z"
    if not is_up:
        arrow = f"M{middle - 4.5:g} {tip:g}h9l-4.5 8z"
    label = text(other, middle, top + 22, "coordinate") if other else ""
    return turned + plate + path(arrow, "mark") + label


def draw_object(kind: str, width: float, height: float) -> str:
    """The place of an object that the players may choose to use."""
    frame = tag("rect", x=4, y=4, width=width - 8, height=height - 8, rx=6, class_="object")
    return frame + tag(
        "g", _OBJECTS[kind], transform=f"translate({number(width / 2)} {number(height / 2)})"
    )


_OBJECTS = {
    "car": path("M-24 -8q0 -3 4 -3h38q6 0 6 11q0 11 -6 11h-38q-4 0 -4 -3z", "icon")
    + path("M-12 -8q-3 8 0 16M8 -8q4 8 0 16M-12 -8h20M-12 8h20", "line"),
    "large": path(
        "M0 -13l3.4 7.2l7.4 -3.2l-2 7.8l7.2 3.4l-7.4 3l1.8 7.6l-7.4 -3l-3 6.4l-3 -6.4l-7.4 3"
        "l1.8 -7.6l-7.4 -3l7.2 -3.4l-2 -7.8l7.4 3.2z",
        "icon",
    ),
    "small": path("M-4 -11h8M-3 -11v8l-7 12q-1 3 2 3h16q3 0 2 -3l-7 -12v-8", "icon")
    + path("M-6 3h12", "line"),
}


def draw_vehicle(vehicle: str, width: float, height: float, side: str = "") -> str:
    """A parking place from above: a cross for the ambulance, a ladder for the engine, or a side."""
    frame = tag(
        "rect", x=3, y=3, width=width - 6, height=height - 6, rx=5, class_=f"parking {vehicle}"
    )
    inside = path("M-3 -8h6v5h5v6h-5v5h-6v-5h-5v-6h5z", "cross")
    if vehicle == "engine":
        rungs = "".join(f"M{at} -4.5v9" for at in range(-15, 16, 6))
        inside = path(f"M-19 -4.5h38M-19 4.5h38{rungs}", "ladder")
    if side:
        return frame + text(side.upper(), width / 2, height / 2 + 5, "sides")
    turn = " rotate(90)" if height > width else ""
    place = f"translate({number(width / 2)} {number(height / 2)}){turn}"
    return frame + tag("g", inside, transform=place)


def draw_red_die(face: int, x: float, y: float) -> str:
    """A square for the die with six faces."""
    box = tag("rect", x=x - 8.5, y=y - 8.5, width=17, height=17, rx=3, class_="die red")
    return box + text(str(face), x, y + 4.3, "face")


def draw_black_die(face: int, x: float, y: float) -> str:
    """Eight corners for the die with eight or twelve faces."""
    shape = f"M{number(x - 4)} {number(y - 9.5)}h8l5.5 5.5v8l-5.5 5.5h-8l-5.5 -5.5v-8z"
    return path(shape, "die black") + text(str(face), x, y + 4.3, "face")


def draw_arrow(down: int, across: int) -> str:
    """From the middle of a cell towards its neighbour, diagonals too."""
    turn = {(-1, 0): 0, (-1, 1): 45, (0, 1): 90, (1, 1): 135}
    turn |= {(1, 0): 180, (1, -1): 225, (0, -1): 270, (-1, -1): 315}
    line = path("M0 9v-15", "arrow") + path("M-4.5 -4l4.5 -7l4.5 7z", "head")
    return tag("g", line, transform=f"rotate({turn[down, across]})")


def draw_ladder_top(width: float, height: float) -> str:
    """A place in the air that a ladder can reach."""
    return tag("rect", x=3, y=3, width=width - 6, height=height - 6, rx=3, class_="ladder-top")
