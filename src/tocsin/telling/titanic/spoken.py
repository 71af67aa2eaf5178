"""The table in words, for screen readers: a sentence per deck, lifeboat, player and card."""

from tocsin.games.titanic.face.view import GroupView, LineView, SeatView, TitanicView
from tocsin.telling.line import Given, Line, stop
from tocsin.telling.titanic.cards import face, tell_heaps, tell_place
from tocsin.telling.titanic.seen import tell_known, tell_open, tell_unseen


def speak(view: TitanicView) -> list[Line]:
    """Page, decks, lifeboats, piles, crew, moves, memory."""
    lines = [_page(view)]
    lines += [_line(view, line) for line in view.lines if line.place != "boat" or line.usable]
    lines += _water(view)
    lines += [_lifeboat(group) for group in view.groups]
    lines.append(
        Line(
            "cli-titanic-say-pile",
            pile=view.pile.size,
            discard=view.discard,
            action_pile=view.action_pile,
            action_discard=view.action_discard,
        )
    )
    lines += [stop(told) for told in tell_open(view)]
    for seat in view.seats:
        lines += _seat(seat)
    lines += _moves(view)
    lines += [stop(told) for told in tell_known(view)]
    return lines + tell_unseen(view)


def _page(view: TitanicView) -> Line:
    return Line(
        "cli-titanic-say-page",
        page=view.page,
        pages=view.pages,
        clock=view.clock,
        number=view.number,
        turn=view.turn,
        survivors=view.survivors,
    )


def _line(view: TitanicView, line: LineView) -> Line:
    place = tell_place(line.place)
    if view.step.line == line.place:
        return Line("cli-titanic-say-looked", line=place)
    if not line.usable:
        return Line("cli-titanic-say-lost", line=place)
    if not line.visible:
        return Line("cli-titanic-say-empty", line=place)
    cards = [face(card.card) for card in line.visible]
    return Line("cli-titanic-say-line", line=place, hidden=line.hidden, cards=cards, end=cards[-1])


def _water(view: TitanicView) -> list[Line]:
    """The deck that is flooded next."""
    for line, all_of_it in zip(view.lines, view.compartments, strict=False):
        if line.place == view.floods_next and line.dry is not None:
            args: dict[str, Given] = {"all": all_of_it, "left": line.dry}
            return [Line("cli-titanic-say-water", line=tell_place(line.place), **args)]
    return []


def _lifeboat(group: GroupView) -> Line:
    place = tell_place(group.place)
    if not group.top:
        return Line("cli-titanic-say-no-group", group=place)
    return Line("cli-titanic-say-group", group=place, top=group.top, anchors=group.anchors)


def _seat(seat: SeatView) -> list[Line]:
    if seat.crew is None:
        return [Line("cli-titanic-say-no-crew", seat=seat.seat)]
    lines = [
        Line(
            "cli-titanic-say-crew",
            seat=seat.seat,
            crew=Line(f"role-titanic-{seat.crew}"),
            about=Line(f"about-titanic-crew-{seat.crew}"),
            most=seat.rescue_max,
        )
    ]
    for card, name in zip(dict.fromkeys(seat.actions), tell_heaps(seat.actions), strict=True):
        about = Line(f"about-titanic-card-{card}")
        lines.append(Line("cli-titanic-say-card", card=name, about=about))
    return lines


def _moves(view: TitanicView) -> list[Line]:
    if view.phase != "turn":
        return []
    if not view.moves:
        return [Line("cli-titanic-nobody-moves")]
    return [
        Line(
            "cli-titanic-say-move",
            cards=[face(card) for card in move.cards],
            source=tell_place(move.source),
            place=tell_place(move.place),
        )
        for move in view.moves
    ]
