"""The table in words, for screen readers: a sentence per deck, lifeboat, player and card."""

from tocsin.games.titanic.face.view import GroupView, LineView, SeatView, TitanicBoard, TitanicView
from tocsin.telling.line import Given, Line, stop
from tocsin.telling.titanic.cards import face, tell_heaps, tell_place
from tocsin.telling.titanic.seen import tell_known, tell_open, tell_unseen


def speak(view: TitanicView, board: TitanicBoard) -> list[Line]:
    """Page, decks, lifeboats, piles, crew, moves, memory."""
    lines = [_page(view, board)]
    lines += [_line(view, line) for line in view.lines if line.place != "boat" or line.usable]
    lines += _water(view, board)
    lines += [_lifeboat(group) for group in view.groups]
    lines.append(
        Line(
            "say-titanic-pile",
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


def _page(view: TitanicView, board: TitanicBoard) -> Line:
    return Line(
        "say-titanic-page",
        page=view.page,
        pages=len(board.pages),
        clock=view.clock,
        number=view.number,
        turn=view.turn,
        survivors=view.survivors,
    )


def _line(view: TitanicView, line: LineView) -> Line:
    place = tell_place(line.place)
    if view.step.line == line.place:
        return Line("say-titanic-looked", line=place)
    if not line.usable:
        return Line("say-titanic-lost", line=place)
    if not line.visible:
        return Line("say-titanic-empty", line=place)
    cards = [face(card.card) for card in line.visible]
    return Line("say-titanic-line", line=place, hidden=line.hidden, cards=cards, end=cards[-1])


def _water(view: TitanicView, board: TitanicBoard) -> list[Line]:
    """The deck that is flooded next."""
    for line, deck in zip(view.lines, board.decks, strict=False):
        if line.place == view.floods_next and line.dry is not None:
            args: dict[str, Given] = {"all": deck.compartments, "left": line.dry}
            return [Line("say-titanic-water", line=tell_place(line.place), **args)]
    return []


def _lifeboat(group: GroupView) -> Line:
    place = tell_place(group.place)
    if not group.top:
        return Line("say-titanic-no-group", group=place)
    return Line("say-titanic-group", group=place, top=group.top, anchors=group.anchors)


def _seat(seat: SeatView) -> list[Line]:
    if seat.crew is None:
        return [Line("say-titanic-no-crew", seat=seat.seat)]
    lines = [
        Line(
            "say-titanic-crew",
            seat=seat.seat,
            crew=Line(f"role-titanic-{seat.crew}"),
            about=Line(f"about-titanic-crew-{seat.crew}"),
            most=seat.rescue_max,
        )
    ]
    for card, name in zip(dict.fromkeys(seat.actions), tell_heaps(seat.actions), strict=True):
        about = Line(f"about-titanic-card-{card}")
        lines.append(Line("say-titanic-card", card=name, about=about))
    return lines


def _moves(view: TitanicView) -> list[Line]:
    if view.phase != "turn":
        return []
    if not view.moves:
        return [Line("board-titanic-nobody-moves")]
    return [
        Line(
            "say-titanic-move",
            cards=[face(card) for card in move.cards],
            source=tell_place(move.source),
            place=tell_place(move.place),
        )
        for move in view.moves
    ]
