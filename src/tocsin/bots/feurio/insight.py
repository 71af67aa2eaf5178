"""Feurio! for a partner who talks: where the fire goes, where the men go, requests.

Rivals keep their plans to themselves; who plays for points is advised all the same.
"""

# mypyc: off

from collections.abc import Sequence

from tocsin.bots.insight import Wish, act_out, intention, reason
from tocsin.bots.rating import Line
from tocsin.bots.trying import Doing, TriedInsight, refuse
from tocsin.core.contract import Game, State
from tocsin.core.facts import Event
from tocsin.core.talk import COME, HOLD, LEAVE, Request, Saying
from tocsin.games.feurio.actions import men
from tocsin.games.feurio.face.view import FeurioView
from tocsin.games.feurio.rules import goal
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.hexes import STEPS, cell_at, name_of
from tocsin.games.feurio.table.state import FeurioState, men_of

REASONS = {
    "lay": "fire-where-it-hurts-least",
    "pass": "men-kept",
    "take-one": "one-kept-open",
}
# What a saved forest is worth to the policy, so that plans are compared in chances.
SAVED = 250.0


class FeurioInsight(TriedInsight):
    """Talk about the forest."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.is_together = game.options["mode"] != "scored"

    def is_turn(self, state: State, seat: int) -> bool:
        """Laying the tile, or placing men."""
        return state.actor == seat

    def intend(self, before: State, seat: int, codes: Sequence[int]) -> Saying:
        """Men first, then the fire."""
        assert isinstance(before, FeurioState)
        _, events = act_out(before, codes)
        told = {event.code: event for event in events}
        if "men-placed" in told:
            return place_men(before, told["men-placed"])
        if "tile-laid" in told:
            return intention("lay", cell=told["tile-laid"].args["cell"])
        return intention("pass")

    def explain(self, before: State, seat: int, line: Line) -> Saying:
        """By what the plan does; for points, by those it brings at once."""
        if not self.is_together:
            after = act_out(before, line.codes)[0]
            had, has = (standing_of(state, seat) for state in (before, after))
            if has > had:
                return reason("points-gained", points=has, before=had)
            laid = any(laid_on(code) >= 0 for code in line.codes)
            return reason("fire-where-it-hurts-least" if laid else "men-kept")
        return reason(REASONS.get(self.intend(before, seat, line.codes).code, "area-grows"))

    def result(self, state: State, seat: int) -> tuple[float, float]:
        """How far the goal is, and whether it is reached; for points, whether the seat has won."""
        assert isinstance(state, FeurioState)
        if not self.is_together:
            outcome = state.outcome()
            has_won = outcome is not None and seat in outcome.winners
            return self.policy.value(state, seat) / SAVED, 100.0 if has_won else 0.0
        worth = self.policy.value(state, seat) / SAVED
        return worth, 100.0 if goal.is_reached(state) else 0.0

    def knows_place(self, state: State, at: str) -> bool:
        """A tile, or a cell beside the fire."""
        assert isinstance(state, FeurioState)
        return at in [name_of(state.tile_cell[tile]) for tile in range(state.tiles)] or at in [
            name_of(state.fringe_cell[number]) for number in range(state.fringe)
        ]

    def wish(self, state: State, seat: int, request: Request) -> Wish | Saying:
        """Send men, keep the fire away, keep off, place nobody."""
        assert isinstance(state, FeurioState)
        if request.code not in (COME, HOLD, LEAVE):
            no = refuse("not-possible")
            return Doing("yes-wait", no, lambda plan: max(plan) < codes.MEN_FROM)
        at = request.at
        cell = cell_named(at)
        if request.code == HOLD:
            if state.tile_on(cell) < 0:
                return refuse("nothing-to-hold", at)
            beside = {int(cell + STEPS[way]) for way in range(6)}
            no = refuse("not-possible")
            return Doing("yes-hold", no, lambda plan: not (beside & set(map(laid_on, plan))))
        if request.code == COME:
            no = refuse("no-way-there", at)
            return Doing("yes-come", no, lambda plan: cell in map(manned, plan))
        no = refuse("not-possible")
        return Doing(
            "yes-leave",
            no,
            lambda plan: cell not in map(manned, plan) and cell not in map(laid_on, plan),
        )


def standing_of(state: State, seat: int) -> int:
    """FE-SCORE-1: the points of a seat as things stand."""
    view = state.view(seat)
    assert isinstance(view, FeurioView)
    return view.standing[seat]


def place_men(before: FeurioState, event: Event) -> Saying:
    """A beginning, a 1, more men, or an area that grows."""
    args = {name: event.args[name] for name in ("cell", "colour", "count")}
    colour = codes.COLOURS.index(str(event.args["colour"]))
    tile = before.tile_on(cell_named(str(event.args["cell"])))
    if tile >= 0 and men_of(before.tile_men[tile], colour) > 0:
        return intention("reinforce", **args)
    if event.args["value"] == 1:
        return intention("take-one", **args)
    return intention("grow" if goal.men_placed(before, colour) else "begin", **args)


def cell_named(at: str) -> int:
    """The number of a cell by its name, which is known to be one."""
    q, _, r = at.partition(",")
    return int(cell_at(int(q), int(r)))


def laid_on(code: int) -> int:
    """Where a code lays the tile, -1 if it does not."""
    return int(code - codes.LAY_FROM) if codes.LAY_FROM <= code < codes.BREAK_FROM else -1


def manned(code: int) -> int:
    """Where a code places men, -1 if it does not."""
    return int(men.cell_of(code)) if code >= codes.MEN_FROM else -1
