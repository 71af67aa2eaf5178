"""Under the map: turn, pile, tiles not yet seen, and one line per seat."""

from rich.text import Text

from tocsin.cli.boards import Voice
from tocsin.cli.boards.feurio.hexmap import MEN_STYLES
from tocsin.games.feurio.face.view import FeurioView
from tocsin.telling.feurio.spoken import tell_goal, tell_turn
from tocsin.telling.speaker import Speaker


def draw_status(view: FeurioView, voice: Voice) -> list[Text]:
    """Everything a seat may know that does not lie in the forest."""
    words = voice.words
    unseen = " ".join(f"{value}×{count}" for value, count in view.unseen.items() if count)
    lines = [Text(words.say(tell_turn(view)), "bold")]
    if unseen:
        lines[0].append(f"  {words('board-feurio-unseen', values=unseen)}", "not bold dim")
    for seat in range(len(view.hands)):
        lines.append(_seat_line(view, voice, seat))
    boxed = _counts(view.box, words)
    if boxed.plain:
        lines.append(Text(words("board-feurio-box") + " ").append(boxed))
    style = "" if view.can_be_won else "bold red"
    return lines + [Text(words.say(told), style) for told in tell_goal(view)]


def _seat_line(view: FeurioView, voice: Voice, seat: int) -> Text:
    words = voice.words
    is_active = seat == view.active_seat and view.phase not in ("start", "over")
    line = Text("▶ " if is_active else "  ")
    line.append(f"{voice.seat(seat):<13}", "bold" if is_active else "")
    line.append(f" {words('board-feurio-hand')} ")
    hand = _counts(view.hands[seat], words)
    line.append(hand if hand.plain else Text("0"))
    if view.standing:
        line.append(f"   {words('board-feurio-standing', points=view.standing[seat])}")
    if view.has_drawn and is_active:
        shown = str(view.drawn) if view.drawn is not None else "?"
        line.append(f"   {words('board-feurio-drawn', value=shown)}", "bold")
    return line


def _counts(men: dict[str, int], words: Speaker) -> Text:
    """`R12 J3`, coloured."""
    parts = [
        Text(f"{words(f'name-feurio-letter-{colour}')}{count}", MEN_STYLES[colour])
        for colour, count in men.items()
        if count
    ]
    return Text(" ").join(parts)
