"""The house in words, for screen readers: what changed from the printed board, then who is where.

The cell of whoever acts, or the one asked for with `view CELL`, is told with its four sides.
"""

from collections.abc import Mapping, Sequence

from tocsin.core.seats import letter_of
from tocsin.games.flashpoint.face.view import FigureView, FlashpointView, PileView
from tocsin.telling.flashpoint.house import House
from tocsin.telling.line import Given, Line, stop

# What differs from the start, and so is told; everything else is on the printed board.
CHANGED = (
    "open",
    "window-open",
    "fireproof-door-open",
    "jammed",
    "jammed-open",
    "gone",
    "damaged",
    "destroyed",
)
SIDES = (("north", -1, 0), ("east", 0, 1), ("south", 1, 0), ("west", 0, -1))


def speak(house: House, focus: str) -> list[Line]:
    """Turn and score, fire, people, doors and walls, the team, one cell in full."""
    view = house.view
    lines = _head(house) + _contents(view) + _edges(house) + _dangers(house) + _vehicles(view)
    lines += [_figure(figure) for figure in view.firefighters]
    cell = focus if house.knows(focus) else _acting_cell(view)
    if cell:
        lines.append(tell_round(house, cell))
    return lines


def tell_round(house: House, cell: str) -> Line:
    """A cell, what is in it, and what is on its four sides and beyond them."""
    sides: dict[str, Line] = {}
    for name, down, right in SIDES:
        other = house.beside(cell, down, right)
        kind = "edge" if other is None else house.between(cell, other)
        side = Line(f"board-flashpoint-side-{kind}")
        if other is not None and (house.things(other) or house.figures(other)):
            things = house.tell_cell(other)
            side = Line("board-flashpoint-side-with", side=side, things=things)
        sides[name] = side
    return Line("say-flashpoint-round", cell=cell, things=house.tell_cell(cell), **sides)


def tell_tally(house: House, message: str) -> Line:
    """Rescued, lost and damage, each with its limit."""
    view, board = house.view, house.board
    return Line(
        message,
        rescued=view.rescued,
        goal=board.rescued_goal,
        lost=view.lost,
        most=board.lost_max,
        damage=view.damage,
        damage_max=board.damage_max,
    )


def tell_heat(view: FlashpointView, message: str) -> Line:
    """Hot spots and hazmats."""
    return Line(
        message,
        reserve=view.hot_spot_reserve,
        safe=view.hazmats_removed,
        blown=view.hazmats_exploded,
    )


def is_acting(view: FlashpointView, seat: int) -> bool:
    """Is it this firefighter's turn?"""
    return seat == view.active_seat and view.turn > 0 and view.ending is None


def _head(house: House) -> list[Line]:
    view = house.view
    if view.turn:
        turn = Line(
            "say-flashpoint-turn",
            turn=view.turn,
            seat=Line(f"name-flashpoint-seat-{view.active_seat}"),
            points=view.points,
            free=view.free_points,
        )
    else:
        turn = stop(Line("board-flashpoint-setting-up"))
    return [turn, tell_tally(house, "say-flashpoint-tally")]


def _contents(view: FlashpointView) -> list[Line]:
    lists = {
        "fire": view.fire,
        "smoke": view.smoke,
        "pois": view.pois,
        "victims": _cells(view.victims),
        "treated": _cells(view.treated),
        "hazmats": _cells(view.hazmats),
        "hot": view.hot_spots,
    }
    lines = _lists(lists, "cells")
    if not view.fire and not view.smoke:
        lines.insert(0, Line("say-flashpoint-calm"))
    if view.hot_spots or view.hazmats:
        lines.append(tell_heat(view, "say-flashpoint-heat"))
    return lines


def _edges(house: House) -> list[Line]:
    """Doors, windows and walls that are not as they were at the start."""
    changed = {
        kind: [
            _between(edge.a, edge.b) for edge in house.view.edges if house.name_edge(edge) == kind
        ]
        for kind in CHANGED
    }
    return _lists(changed, "edges")


def _dangers(house: House) -> list[Line]:
    """Floors, poison, ladders, stairs and objects of the expansion."""
    links = {
        kind: [_between(lower, upper) for lower, upper in found]
        for kind, found in house.dangers.links().items()
    }
    status = house.dangers.tell_status()
    lines = _lists(house.dangers.lists(), "cells") + _lists(links, "edges")
    return [*lines, stop(status)] if status else lines


def _vehicles(view: FlashpointView) -> list[Line]:
    return [
        Line(
            "say-flashpoint-vehicle",
            vehicle=Line(f"name-flashpoint-vehicle-{kind}"),
            spot=Line(f"name-flashpoint-side-{vehicle.spot}"),
            cells=vehicle.cells,
        )
        for kind, vehicle in (("ambulance", view.ambulance), ("engine", view.engine))
        if vehicle is not None
    ]


def _figure(figure: FigureView) -> Line:
    who = Line(f"name-flashpoint-seat-{figure.seat}")
    role = Line(f"name-flashpoint-specialist-{figure.specialist}")
    if figure.cell is None:
        return Line(
            "say-flashpoint-absent", letter=letter_of(figure.seat), seat=who, specialist=role
        )
    return Line(
        "say-flashpoint-figure",
        letter=letter_of(figure.seat),
        seat=who,
        specialist=role,
        cell=figure.cell,
        saved=figure.saved,
    )


def _acting_cell(view: FlashpointView) -> str:
    for figure in view.firefighters:
        if is_acting(view, figure.seat):
            return figure.cell or ""
    return ""


def _cells(piles: list[PileView]) -> list[str]:
    return [pile.cell for pile in piles for _ in range(pile.count)]


def _between(a: str, b: str) -> Line:
    return Line("edge-flashpoint", a=a, b=b)


def _lists(found: Mapping[str, Sequence[Given]], what: str) -> list[Line]:
    """A sentence for every kind of which there is any."""
    return [
        Line(f"say-flashpoint-{kind}", **{what: things}) for kind, things in found.items() if things
    ]
