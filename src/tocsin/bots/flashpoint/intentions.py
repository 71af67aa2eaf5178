"""What a firefighter's plan comes to: the most important thing that it does, in one word.

A plan is acted out and its facts are looked through, from carrying people out down to walking; what
stands first in `_FINDERS` is said.
"""

# mypyc: off

from collections.abc import Callable, Sequence

from tocsin.bots.flashpoint.floods import FAR, Floods, field_of
from tocsin.bots.insight import act_out, intention
from tocsin.core.facts import Event
from tocsin.core.talk import Saying
from tocsin.games.flashpoint.table import marks, phases
from tocsin.games.flashpoint.table.state import FlashpointState


class Outing:
    """A plan that was acted out: the table before and after, the facts, the cells walked."""

    def __init__(self, before: FlashpointState, seat: int, codes: Sequence[int]) -> None:
        self.before = before
        self.seat = seat
        after, self.events = act_out(before, codes)
        assert isinstance(after, FlashpointState)
        self.after = after
        start = self.name(before.cell_of(seat))
        steps = [str(e.args["cell"]) for e in self.all("moved") if e.args["seat"] == seat]
        self.way = [start, *steps] if start else steps

    def name(self, cell: int) -> str:
        """What a cell is called; nothing before anybody stands there."""
        return self.before.board.names[cell] if cell >= 0 else ""

    def all(self, *codes: str) -> list[Event]:
        """The facts with one of these codes."""
        return [event for event in self.events if event.code in codes]

    def first(self, *codes: str) -> Event | None:
        """The first of them."""
        return next(iter(self.all(*codes)), None)

    def cells(self, *codes: str) -> list[str]:
        """The cells that these facts name, each once."""
        return list(dict.fromkeys(str(event.args["cell"]) for event in self.all(*codes)))

    def taken(self, *things: str) -> str:
        """Where something was first carried from."""
        for event in self.all("moved"):
            if any(thing in str(event.args["verb"]).split("-") for thing in things):
                return str(event.args["from"])
        return ""

    def goes(self, code: str, **args: object) -> Saying:
        """An intention, with the way."""
        return intention(code, **args, way=self.way)


def intend(before: FlashpointState, seat: int, codes: Sequence[int]) -> Saying:
    """The plan in a word."""
    outing = Outing(before, seat, codes)
    for find in _FINDERS:
        found = find(outing)
        if found is not None:
            return found
    return outing.goes("wait", saved=int(outing.after.saved(seat)))


def _rescue(o: Outing) -> Saying | None:
    event = o.first("victim-rescued")
    victim = o.taken("carry", "lead")
    if event is None or not victim:
        return None
    out = str(event.args["cell"])
    if o.before.rules.vehicles:
        return o.goes("bring-to-ambulance", victim=victim, out=out)
    return o.goes("rescue", victim=victim, out=out, side=side_of(o.before, out))


def side_of(s: FlashpointState, cell: str) -> str:
    """The side of the house on which a cell outside lies."""
    number = s.board.cell_named[cell]
    level = s.board.plan.levels[0]
    row, column = s.board.row[number], s.board.column[number]
    if row == 0:
        return "n"
    if row > level.rows:
        return "s"
    return "w" if column <= level.columns // 2 else "e"


def _equipment(o: Outing) -> Saying | None:
    """The deck gun, and vehicles that are driven."""
    gun = o.first("deck-gun-fired")
    if gun is not None:
        return o.goes("fire-gun", spot=gun.args["spot"])
    drive = o.all("vehicle-driven")
    if drive:
        return o.goes("drive", vehicle=drive[-1].args["vehicle"], spot=drive[-1].args["spot"])
    return None


def _people(o: Outing) -> Saying | None:
    """Treating, carrying on, and looking who is there."""
    treated = o.first("victim-treated")
    if treated is not None:
        return o.goes("treat", cell=treated.args["cell"])
    victim = o.taken("carry", "lead")
    if victim:
        return o.goes("carry", victim=victim, cell=o.way[-1])
    if o.after.phase == phases.REVEAL and o.way:
        return o.goes("look", cell=o.name(o.after.target) or o.way[-1])
    scanned = o.first("poi-scanned", "poi-sniffed")
    return o.goes("identify", cell=scanned.args["cell"]) if scanned is not None else None


def _hazmats(o: Outing) -> Saying | None:
    disposed = o.first("hazmat-disposed")
    if disposed is not None:
        return o.goes("dispose", cell=disposed.args["cell"])
    hazmat = o.taken("haul")
    return o.goes("haul", hazmat=hazmat, cell=o.way[-1]) if hazmat else None


def _fire(o: Outing) -> Saying | None:
    burning = {o.name(cell) for cell in o.before.cells_marked(marks.FIRE)}
    held = [
        cell for cell in o.cells("fire-removed", "fire-turned-to-smoke") if cell in burning
    ] or o.cells("fire-removed", "fire-turned-to-smoke")
    return o.goes("hold-fire", cells=held, count=len(held)) if held else None


def _work(o: Outing) -> Saying | None:
    """Orders, roles, walls, and what an expansion adds."""
    command = o.first("command-given", "command-asked")
    if command is not None:
        return o.goes("command", whom=command.args["seat"])
    change = o.first("crew-changed")
    if change is not None:
        return o.goes("change-crew", specialist=change.args["specialist"])
    chopped = o.first("wall-chopped", "jam-chopped")
    if chopped is not None:
        return o.goes("chop", edge=chopped.args["edge"])
    for fact, code in (("toxic-removed", "clean"), ("ladder-raised", "raise-ladder")):
        if o.first(fact) is not None:
            return o.goes(code, cell=o.cells(fact)[0])
    return o.goes("repair") if o.first("wall-repaired", "floor-repaired") is not None else None


def _smoke(o: Outing) -> Saying | None:
    cleared = o.cells("smoke-removed")
    return o.goes("clear-smoke", cells=cleared, count=len(cleared)) if cleared else None


def _walk(o: Outing) -> Saying | None:
    """Where to: people first, then markers, then fire, whichever comes closer."""
    if len(o.way) < 2:
        return None
    floods = Floods(int(o.before.board.cells))
    floods.walk(o.before, field_of(o.before))
    far = floods.on_foot[o.seat]
    floods.walk(o.after, field_of(o.after))
    near = floods.on_foot[o.seat]
    goals = (
        ("fetch", marks.VICTIM),
        ("fetch", marks.TREATED),
        ("seek", marks.POI),
        ("approach-fire", marks.FIRE),
    )
    for code, kind in goals:
        found = [
            (int(near[cell]), int(cell))
            for cell in o.after.cells_marked(kind)
            if near[cell] < far[cell] and near[cell] < FAR
        ]
        if found:
            return o.goes(code, cell=o.name(min(found)[1]))
    return o.goes("go", cell=o.way[-1])


def _doors(o: Outing) -> Saying | None:
    door = o.first("door-opened", "door-closed")
    if door is not None:
        return o.goes("turn-door", edge=door.args["edge"])
    window = o.first("window-opened", "window-closed")
    return o.goes("turn-window", edge=window.args["edge"]) if window is not None else None


_FINDERS: tuple[Callable[[Outing], Saying | None], ...] = (
    _rescue,
    _people,
    _equipment,
    _hazmats,
    _fire,
    _work,
    _smoke,
    _walk,
    _doors,
)
