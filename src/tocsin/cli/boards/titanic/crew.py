"""The crew: who is on duty, what they can do, and the Action cards in front of them.

Whoever has the turn gets an explanation of every card; the others have theirs in one line, so that
a full table still fits on a screen.
"""

from rich.text import Text

from tocsin.cli.boards import Voice
from tocsin.games.titanic.face.view import SeatView, TitanicView
from tocsin.telling.line import Line
from tocsin.telling.speaker import Speaker

# How wide the column of card names is.
_NAMES = 25


def draw_crew(view: TitanicView, voice: Voice, is_short: bool = False) -> list[Text]:
    """One block per seat; in short, nothing is explained."""
    words = voice.words
    rows: list[Text] = []
    for seat in view.seats:
        is_active = is_on_turn(view, seat.seat)
        mark = "▶ " if is_active else "  "
        names = ", ".join(card_name(card, words) for card in held(seat))
        headline = _headline(seat, voice, len(view.seats), is_short)
        if is_short:
            headline += f" · {names}" if names else ""
        rows.append(Text(mark + headline, "bold" if is_active else ""))
        if is_short:
            continue
        if is_active or len(view.seats) == 1:
            for card in held(seat):
                row = Text().append(f"    {card_name(card, words)}".ljust(_NAMES), "cyan")
                rows.append(row.append(words(f"about-titanic-card-{card[0]}"), "dim"))
        elif seat.actions:
            rows.append(Text("    " + names, "cyan"))
    return rows


def is_on_turn(view: TitanicView, seat: int) -> bool:
    """Has that seat the turn?"""
    return seat == view.active_seat and view.turn > 0 and view.ending is None


def held(seat: SeatView) -> list[tuple[str, int]]:
    """The Action cards in front of a player: each name once, with how many there are."""
    return [(card, seat.actions.count(card)) for card in dict.fromkeys(seat.actions)]


def card_name(card: tuple[str, int], words: Speaker) -> str:
    """`Wait! ×2`."""
    name = words(f"name-titanic-card-{card[0]}")
    return f"{name} ×{card[1]}" if card[1] > 1 else name


def _headline(seat: SeatView, voice: Voice, players: int, is_short: bool) -> str:
    words = voice.words
    member = seat.crew
    if member is None:
        return voice.seat(seat.seat)
    name = voice.called(seat.seat, Line(f"name-titanic-crew-{member}"))
    draws = words("board-titanic-draws", most=seat.rescue_max)
    line = f"{name} · {draws}"
    if not is_short:
        line += f" · {words(f'about-titanic-crew-{member}')}"
    if players > 1:
        # The number is what one types to play or give a card of that seat.
        line = f"{seat.seat} {line}"
    return line if seat.actions else f"{line} · {words('board-titanic-no-cards')}"
