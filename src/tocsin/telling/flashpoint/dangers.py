"""What Extreme Danger adds to a house: stairs, ladders, platform, floors, poison, objects, jams.

A view of the base game has none of these fields; then everything here is empty.
"""

from tocsin.games.flashpoint.danger.face.view import DangerView
from tocsin.games.flashpoint.face.view import FlashpointView
from tocsin.telling.line import Line


class Dangers:
    """The fields of the expansion, asked by cell and by edge."""

    def __init__(self, view: FlashpointView) -> None:
        self.view = view if isinstance(view, DangerView) else None
        self.jams: dict[str, int] = {} if self.view is None else self.view.jams
        self.leads = {} if self.view is None else _find_ways(self.view)

    def has_depots(self) -> bool:
        """XD-MODE-4: do ladders wait where an engine could park?"""
        return self.view is not None and self.view.ladders_stored > 0

    def things(self, cell: str) -> list[str]:
        """What the expansion has in a cell, one word per piece."""
        view = self.view
        if view is None:
            return []
        found = [one.kind for one in view.objects if cell in one.cells]
        for kind, cells in (
            ("hole", view.holes),
            ("bridge", view.bridges),
            ("crack", view.damaged_floors),
            ("toxic", view.toxic),
            ("ladder-folded", view.ladders_folded),
            ("platform", _platform(view)),
        ):
            found += [kind] * cells.count(cell)
        return found + [kind for place, kind in self.leads if place == cell]

    def tell_status(self) -> list[Line]:
        """Ladders left, what each object has taken, the point of the veteran."""
        view = self.view
        if view is None:
            return []
        told = [
            Line(
                "board-flashpoint-object",
                object=Line(f"board-flashpoint-thing-{one.kind}"),
                damage=one.damage,
                capacity=one.capacity,
            )
            for one in view.objects
        ]
        if view.ladders_stored:
            told.insert(0, Line("board-flashpoint-ladders", count=view.ladders_stored))
        if view.ladders_lost:
            told.append(Line("board-flashpoint-ladders-lost", count=view.ladders_lost))
        if view.damage_out_of_play:
            told.append(Line("board-flashpoint-out-of-play", damage=view.damage_out_of_play))
        if view.extra_point == "ready":
            told.append(Line("board-flashpoint-extra-point"))
        return told

    def lists(self) -> dict[str, list[str]]:
        """Cells to be told in words, by the kind of thing that is in them."""
        view = self.view
        if view is None:
            return {}
        return {
            "crack": view.damaged_floors,
            "hole": view.holes,
            "bridge": view.bridges,
            "toxic": view.toxic,
            "ladder-folded": view.ladders_folded,
            "platform": _platform(view),
        }

    def links(self) -> dict[str, list[tuple[str, str]]]:
        """Stairs and raised ladders to be told in words, each as its lower and upper cell."""
        view = self.view
        if view is None:
            return {}
        stairs = [(one.lower, one.upper) for one in view.stairs if not one.gone]
        ladders = [(one.base, one.top) for one in view.ladders_raised]
        ladders += [(one.base, one.top) for one in view.ladders_down]
        return {"stairs": stairs, "ladder-raised": ladders}


def _platform(view: DangerView) -> list[str]:
    """XD-PLAT-1: the one cell where the platform is, if it is in play."""
    return [] if view.platform is None else [view.platform.cell]


def _find_ways(view: DangerView) -> dict[tuple[str, str], str]:
    """Where each end of the stairs and ladders leads."""
    ways: dict[tuple[str, str], str] = {}
    for stairs in view.stairs:
        if not stairs.gone:
            ways[stairs.lower, "stairs-up"] = stairs.upper
            ways[stairs.upper, "stairs-down"] = stairs.lower
    for ladder in view.ladders_raised:
        ways[ladder.base, "ladder-up"] = ladder.top
        ways[ladder.top, "ladder-down"] = ladder.base
    for shaft in view.ladders_down:
        ways[shaft.base, "ladder-up"] = shaft.top
        ways[shaft.top, "ladder-down"] = shaft.base
    return ways
