"""The house in words, for screen readers: what changed from the printed board, then who is where.

The cell of whoever acts, or the one asked for with `view CELL`, is told with its four sides.
"""

from functools import reduce

from tocsin.cli.boards.flashpoint.house import House
from tocsin.cli.boards.flashpoint.status import heat_line, is_acting, tally_line
from tocsin.cli.words import Words
from tocsin.games.flashpoint.face.view import FigureView, FlashpointView, PileView

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


def speak(view: FlashpointView, words: Words, focus: str) -> str:
    """Turn and score, fire, people, doors and walls, the team, one cell in full."""
    house = House(view)
    lines = _head(view, words) + _contents(view, words) + _edges(house, words)
    lines += _dangers(house, words)
    for kind, vehicle in (("ambulance", view["ambulance"]), ("engine", view["engine"])):
        if vehicle is not None:
            lines.append(
                words(
                    "cli-flashpoint-say-vehicle",
                    vehicle=words(f"name-flashpoint-vehicle-{kind}"),
                    spot=words(f"name-flashpoint-spot-{vehicle['spot']}"),
                    cells=_list(words, vehicle["cells"]),
                )
            )
    lines += [_figure(words, figure) for figure in view["firefighters"]]
    cell = focus if house.knows(focus) else _acting_cell(view)
    if cell:
        lines.append(tell_round(house, words, cell))
    return "\n".join(lines)


def tell_round(house: House, words: Words, cell: str) -> str:
    """A cell, what is in it, and what is on its four sides and beyond them."""
    sides: dict[str, str] = {}
    for name, down, right in SIDES:
        other = house.beside(cell, down, right)
        kind = "edge" if other is None else house.between(cell, other)
        told = words(f"cli-flashpoint-side-{kind}")
        if other is not None and (house.things(other) or house.figures(other)):
            told += f" ({house.tell_cell(other, words)})"
        sides[name] = told
    things = house.tell_cell(cell, words)
    return words("cli-flashpoint-say-round", cell=cell, things=things, **sides)


def _head(view: FlashpointView, words: Words) -> list[str]:
    if view["turn"]:
        who = words(f"name-flashpoint-seat-{view['active_seat']}")
        turn = words(
            "cli-flashpoint-say-turn",
            turn=view["turn"],
            who=who,
            points=view["points"],
            free=view["free_points"],
        )
    else:
        turn = words("cli-flashpoint-setting-up") + "."
    return [turn, tally_line(view, words, "cli-flashpoint-say-tally")]


def _contents(view: FlashpointView, words: Words) -> list[str]:
    lists = {
        "fire": view["fire"],
        "smoke": view["smoke"],
        "pois": view["pois"],
        "victims": _cells(view["victims"]),
        "treated": _cells(view["treated"]),
        "hazmats": _cells(view["hazmats"]),
        "hot": view["hot_spots"],
    }
    lines = [
        words(f"cli-flashpoint-say-{kind}", cells=_list(words, cells))
        for kind, cells in lists.items()
        if cells
    ]
    if not view["fire"] and not view["smoke"]:
        lines.insert(0, words("cli-flashpoint-say-calm"))
    if view["hot_spots"] or view["hazmats"]:
        lines.append(heat_line(view, words, "cli-flashpoint-say-heat"))
    return lines


def _edges(house: House, words: Words) -> list[str]:
    """Doors, windows and walls that are not as they were at the start."""
    lines: list[str] = []
    for kind in CHANGED:
        found = [
            words("edge-flashpoint", a=edge["a"], b=edge["b"])
            for edge in house.view["edges"]
            if house.name_edge(edge) == kind
        ]
        if found:
            lines.append(words(f"cli-flashpoint-say-{kind}", edges=_list(words, found)))
    return lines


def _dangers(house: House, words: Words) -> list[str]:
    """Floors, poison, ladders, stairs and objects of the expansion."""
    lines = [
        words(f"cli-flashpoint-say-{kind}", cells=_list(words, cells))
        for kind, cells in house.dangers.lists().items()
        if cells
    ]
    for kind, links in house.dangers.links().items():
        if links:
            told = [words("edge-flashpoint", a=lower, b=upper) for lower, upper in links]
            lines.append(words(f"cli-flashpoint-say-{kind}", edges=_list(words, told)))
    return lines + [f"{line}." for line in house.dangers.status(words)]


def _figure(words: Words, figure: FigureView) -> str:
    who = words(f"name-flashpoint-seat-{figure['seat']}")
    role = words(f"name-flashpoint-specialist-{figure['specialist']}")
    if figure["cell"] is None:
        absent = "cli-flashpoint-say-absent"
        return words(absent, seat=figure["seat"], who=who, specialist=role)
    return words(
        "cli-flashpoint-say-figure",
        seat=figure["seat"],
        who=who,
        specialist=role,
        cell=figure["cell"],
        saved=figure["saved"],
    )


def _acting_cell(view: FlashpointView) -> str:
    for figure in view["firefighters"]:
        if is_acting(view, figure["seat"]):
            return figure["cell"] or ""
    return ""


def _cells(piles: list[PileView]) -> list[str]:
    return [pile["cell"] for pile in piles for _ in range(pile["count"])]


def _list(words: Words, parts: list[str]) -> str:
    """Cells have commas of their own, so they are parted by semicolons."""
    return reduce(lambda first, rest: words("cli-flashpoint-join", first=first, rest=rest), parts)
