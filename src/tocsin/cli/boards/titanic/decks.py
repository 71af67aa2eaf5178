"""The decks from bow to stern, each with its compartments and its line.

    deck 1 ≈≈·  ▒3 S9 S8a      → GS1 ; deck 4 (2)
    deck 5 ·    empty
    boat        F7 F6a

`≈` is a flooded compartment and `·` a dry one, `▒3` are three cards face down, the free end stands
on the right. Behind the arrow is where its cards can go, with their number if it is more than one.
"""

from rich.text import Text

from tocsin.cli.boards import Space
from tocsin.cli.boards.titanic.cardface import draw_run
from tocsin.games.titanic.face.view import LineView, TitanicBoard, TitanicView
from tocsin.telling.speaker import Speaker

_LABEL = 8


def draw_decks(view: TitanicView, board: TitanicBoard, words: Speaker, space: Space) -> list[Text]:
    """One line per deck, and the Collapsible Boat while it is there."""
    widest = max(deck.compartments for deck in board.decks)
    rows: list[Text] = []
    for number, line in enumerate(view.lines):
        if line.place == "boat" and not line.usable:
            continue
        row = Text(f"{short_place(line.place, words):<{_LABEL}}")
        row.append_text(_gauge(view, board, number, widest))
        row.append("  ")
        if view.step.line == line.place:
            row.append(words("board-titanic-looked"), "dim")
        else:
            row.append_text(_line(line, words, space.width - len(row)))
        ways = _ways(view, line.place, words)
        rows.append(row)
        if ways and len(row) + len(ways) + 4 <= space.width:
            row.append(f"  → {ways}", "green")
        elif ways:
            rows.append(Text(f"{'':<{_LABEL + widest + 2}}→ {ways}", "green"))
    return rows


def short_place(place: str, words: Speaker) -> str:
    """A place in a narrow column."""
    if place.startswith("l"):
        return words("board-titanic-deck", number=place[1:])
    if place == "boat":
        return words("board-titanic-boat")
    if place == "side":
        return words("board-titanic-side")
    return place.upper()


def _gauge(view: TitanicView, board: TitanicBoard, number: int, widest: int) -> Text:
    if number >= len(board.decks):
        return Text(" " * widest)
    flooded, all_of_it = view.flooded[number], board.decks[number].compartments
    gauge = Text().append("≈" * flooded, "bold blue").append("·" * (all_of_it - flooded), "cyan")
    return gauge.append(" " * (widest - all_of_it))


def _line(line: LineView, words: Speaker, width: int) -> Text:
    if not line.usable:
        return Text(words("board-titanic-lost"), "blue")
    if not line.visible and not line.hidden:
        return Text(words("board-titanic-empty"), "dim")
    drawn = Text().append(f"▒{line.hidden} " if line.hidden else "", "dim")
    run = draw_run(line.visible)
    if len(drawn) + len(run) > width:
        run = draw_run(line.visible, short=True)
    return drawn.append_text(run)


def _ways(view: TitanicView, place: str, words: Speaker) -> str:
    ways = [
        short_place(move.place, words) + (f" ({move.many})" if move.many > 1 else "")
        for move in view.moves
        if move.source == place
    ]
    return " ; ".join(ways)
