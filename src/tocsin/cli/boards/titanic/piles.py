"""Page, clock and count; the piles with what is known of them; the cards in hand."""

from rich.text import Text

from tocsin.games.titanic.face.view import TitanicBoard, TitanicView
from tocsin.telling.speaker import Speaker
from tocsin.telling.titanic.seen import tell_open


def draw_head(view: TitanicView, board: TitanicBoard, words: Speaker) -> Text:
    """Where the booklet is open, and how many are saved."""
    head = words(
        "board-titanic-page",
        page=view.page,
        pages=len(board.pages),
        clock=view.clock,
        number=view.number,
    )
    turn = words("board-titanic-turn", turn=view.turn)
    saved = words("board-titanic-saved", survivors=view.survivors)
    return Text().append(head, "bold").append(f"   {turn} · {saved}")


def draw_piles(view: TitanicView, words: Speaker) -> list[Text]:
    """How many cards lie where; what lies open for a moment is shown."""
    sizes = words("board-titanic-pile", pile=view.pile.size, discard=view.discard)
    actions = words("board-titanic-actions", pile=view.action_pile, discard=view.action_discard)
    shown = [Text(words.say(told), "bold") for told in tell_open(view)]
    return [Text(f"{sizes}   {actions}"), *shown]
