"""Under the map: turn, pile, tiles not yet seen, and one line per seat."""

from rich.text import Text

from tocsin.cli.boards import Voice
from tocsin.cli.boards.feurio.hexmap import MEN_STYLES
from tocsin.games.feurio.face.view import FeurioView
from tocsin.telling.feurio.spoken import tell_goal, tell_turn
from tocsin.telling.speaker import Speaker

# Colours of two words, as a seat without a name has them, fit.
NAME_LEAST = 13


def draw_status(view: FeurioView, voice: Voice) -> list[Text]:
    """Everything a seat may know that does not lie in the forest."""
    words = voice.words
    unseen = " ".join(f"{value}×{count}" for value, count in view.unseen.items() if count)
    lines = [Text(words.say(tell_turn(view)), "bold")]
    if unseen:
        lines[0].append(f"  {words('board-feurio-unseen', values=unseen)}", "not bold dim")
    lines += _seat_lines(view, voice)
    boxed = _counts(view.box, words)
    if boxed.plain:
        lines.append(Text(words("board-feurio-box") + " ").append(boxed))
    style = "" if view.can_be_won else "bold red"
    return lines + [Text(words.say(told), style) for told in tell_goal(view)]


def _seat_lines(view: FeurioView, voice: Voice) -> list[Text]:
    """A line for each seat, in columns however long the names of the players are."""
    names = [voice.seat(seat) for seat in range(len(view.hands))]
    hands = [_counts(hand, voice.words) for hand in view.hands]
    name_width = max(NAME_LEAST, *map(len, names))
    hand_width = max(1, *map(len, hands))
    lines: list[Text] = []
    for seat, (name, hand) in enumerate(zip(names, hands, strict=True)):
        is_active = seat == view.active_seat and view.phase not in ("start", "over")
        line = Text("▶ " if is_active else "  ")
        line.append(f"{name:<{name_width}}", "bold" if is_active else "")
        line.append(f" {voice.words('board-feurio-hand')} ")
        line.append(hand if hand.plain else Text("0"))
        line.append(" " * (hand_width - max(1, len(hand))))
        line.append(_results(view, voice.words, seat, is_active)).rstrip()
        lines.append(line)
    return lines


def _results(view: FeurioView, words: Speaker, seat: int, is_active: bool) -> Text:
    """What a seat has now, and what it has drawn."""
    results = Text()
    if view.standing:
        results.append(f"   {words('board-feurio-standing', points=view.standing[seat])}")
    if view.has_drawn and is_active:
        shown = str(view.drawn) if view.drawn is not None else "?"
        results.append(f"   {words('board-feurio-drawn', value=shown)}", "bold")
    return results


def _counts(men: dict[str, int], words: Speaker) -> Text:
    """`R12 J3`, coloured."""
    parts = [
        Text(f"{words(f'name-feurio-letter-{colour}')}{count}", MEN_STYLES[colour])
        for colour, count in men.items()
        if count
    ]
    return Text(" ").join(parts)
