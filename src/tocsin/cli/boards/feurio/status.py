"""Under the map: turn, pile, tiles not yet seen, and one line per seat."""

from rich.text import Text

from tocsin.cli.boards import Space
from tocsin.cli.boards.feurio.hexmap import MEN_STYLES
from tocsin.cli.words import Words
from tocsin.games.feurio.forest import COLOURS, owner
from tocsin.games.feurio.view import FeurioView


def draw_status(view: FeurioView, words: Words, space: Space) -> Text:
    """Everything a seat may know that does not lie in the forest."""
    unseen = " ".join(f"{value}×{count}" for value, count in view["unseen"].items() if count)
    lines = [Text(words("cli-feurio-turn", turn=view["turn"], pile=view["pile"]), "bold")]
    if unseen:
        lines[0].append(f"  {words('cli-feurio-unseen', values=unseen)}", "not bold dim")
    for seat in range(len(view["hands"])):
        lines.append(_seat_line(view, words, seat))
    boxed = _counts(view["box"], words)
    if boxed.plain:
        lines.append(Text(words("cli-feurio-box") + " ").append(boxed))
    for colour, lack in view["lacking"].items():
        if lack:
            lines.append(Text(lack_line(words, colour, lack), "dim"))
    return Text("\n").join(lines)


def team(players: int, seat: int, words: Words) -> str:
    """The colours of a seat in words; whoever plays alone is the forester."""
    if players == 1:
        return words("name-feurio-seat-alone")
    own = [colour for number, colour in enumerate(COLOURS) if owner(players, number) == seat]
    return "-".join(words(f"name-feurio-team-{colour}") for colour in own)


def lack_line(words: Words, colour: str, lack: str) -> str:
    """What a colour still lacks for the goal."""
    name = words(f"name-feurio-colour-{colour}")
    return words("cli-feurio-lack", colour=name, lack=words(f"name-feurio-lack-{lack}"))


def _seat_line(view: FeurioView, words: Words, seat: int) -> Text:
    is_active = seat == view["active_seat"] and view["phase"] not in ("start", "over")
    line = Text("▶ " if is_active else "  ")
    name = team(len(view["hands"]), seat, words)
    line.append(f"{name:<13}", "bold" if is_active else "")
    line.append(f" {words('cli-feurio-hand')} ")
    hand = _counts(view["hands"][seat], words)
    line.append(hand if hand.plain else Text("0"))
    if view["standing"]:
        line.append(f"   {words('cli-feurio-standing', points=view['standing'][seat])}")
    if view["has_drawn"] and is_active:
        drawn = view["drawn"]
        shown = str(drawn) if drawn is not None else "?"
        line.append(f"   {words('cli-feurio-drawn', value=shown)}", "bold")
    return line


def _counts(men: dict[str, int], words: Words) -> Text:
    """`R12 J3`, coloured."""
    parts = [
        Text(f"{words(f'name-feurio-letter-{colour}')}{count}", MEN_STYLES[colour])
        for colour, count in men.items()
        if count
    ]
    return Text(" ").join(parts)
