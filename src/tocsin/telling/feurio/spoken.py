"""The forest in words, for screen readers: one line per tile and per cell the fire may reach."""

from collections.abc import Mapping

from tocsin.games.feurio.face.view import CandidateView, FeurioView, GoalView, TileView
from tocsin.games.feurio.table.state import MEN_PER_COLOUR
from tocsin.telling.line import Line, then
from tocsin.telling.wording import Wording


def speak(view: FeurioView, wording: Wording) -> list[Line]:
    """Turn, hands, tiles, then the hottest cells; cooler ones in one line; what is lacking."""
    lines = [tell_turn(view)]
    for seat in range(len(view.hands)):
        lines.append(_seat(view, wording, seat))
    lines += [_tile(tile, wording) for tile in view.tiles]
    front = fire_front(view)
    lines += [
        Line("say-feurio-hottest", cell=cell.cell, heat=cell.heat)
        for cell in front
        if cell.is_hottest
    ]
    cooler = [
        Line("say-feurio-heat", cell=cell.cell, heat=cell.heat)
        for cell in front
        if not cell.is_hottest
    ]
    if cooler:
        lines.append(Line("say-feurio-cooler", cells=cooler))
    return lines + tell_goal(view)


def tell_turn(view: FeurioView) -> Line:
    """The number of the turn and what is left to draw."""
    return Line("board-feurio-turn", turn=view.turn, pile=view.pile)


def tell_goal(view: FeurioView) -> list[Line]:
    """In the games with a goal: what each colour still needs, and whether there is hope."""
    if not view.goal:
        return []
    needs = [
        Line(
            "board-feurio-needs",
            colour=Line(f"name-feurio-team-{goal.colour}"),
            needs=_needs(goal),
        )
        for goal in view.goal
    ]
    told = [Line("board-feurio-goal", needs=needs)]
    return told if view.can_be_won else [Line("board-feurio-hopeless"), *told]


def _needs(goal: GoalView) -> Line | list[Line]:
    """Men to place, areas to join, an open 1; nothing if all is well so far."""
    men = int(MEN_PER_COLOUR) - goal.placed
    needs = [Line("need-feurio-men", count=men)] if men else []
    if goal.areas > 1:
        needs.append(Line("need-feurio-areas", count=goal.areas))
    if not goal.has_open_one:
        needs.append(Line("need-feurio-one"))
    return needs or Line("need-feurio-nothing")


def fire_front(view: FeurioView) -> list[CandidateView]:
    """The cells the fire may still reach: none once the last tile lies."""
    return view.candidates if view.pile or view.has_drawn else []


def _seat(view: FeurioView, wording: Wording, seat: int) -> Line:
    told = Line("say-feurio-hand", seat=wording.seat(seat), men=_men(view.hands[seat]))
    if view.standing:
        told = then(told, Line("say-feurio-standing", points=view.standing[seat]))
    if seat == view.active_seat and view.has_drawn:
        told = then(told, Line("say-feurio-drawn", value=_value(view.drawn)))
    return told


def _tile(tile: TileView, wording: Wording) -> Line:
    hider = tile.laid_face_down_by
    if hider is not None:
        return Line(
            "say-feurio-firebreak",
            cell=tile.cell,
            seat=wording.seat(hider),
            value=_value(tile.value),
        )
    return Line(
        "say-feurio-tile",
        cell=tile.cell,
        value=_value(tile.value),
        spaces=tile.spaces - sum(tile.men.values()),
        sides=tile.free_sides,
        men=_men(tile.men),
    )


def _men(men: Mapping[str, int]) -> list[Line]:
    """`2 red, 1 blue`."""
    return [
        Line("board-feurio-men", count=count, colour=Line(f"name-feurio-colour-{colour}"))
        for colour, count in men.items()
        if count
    ]


def _value(value: int | None) -> str:
    """What a tile shows, if the viewer may know."""
    return str(value) if value is not None else "?"
