"""The lifeboats on the water, each from its 1 up: `GF1  1a 2 3 4a`; `u` is an anchor counted."""

from rich.text import Text

from tocsin.cli.boards.titanic.cardface import CLASS_STYLES
from tocsin.games.titanic.face.view import GroupView, TitanicView
from tocsin.telling.speaker import Speaker


def draw_lifeboats(view: TitanicView, words: Speaker) -> list[Text]:
    """One line per lifeboat on the water, one for all that are not."""
    rows: list[Text] = []
    waiting: list[str] = []
    for group in view.groups:
        name = group.place.upper()
        if not group.top:
            waiting.append(name)
            continue
        style = CLASS_STYLES[group.passenger_class]
        row = Text().append(f"{name:<8}", f"bold {style}")
        for number, mark in enumerate(marks(group), start=1):
            row.append(f"{number}{mark} ", f"bold {style}" if mark == "a" else style)
        row.rstrip()
        rows.append(row)
    if waiting:
        rows.append(Text(f"{' '.join(waiting)}  {words('board-titanic-side-waits')}", "dim"))
    return rows


def marks(group: GroupView) -> list[str]:
    """Behind each number: `a` an anchor, `u` one that Latimer has counted, `?` a stand-in."""
    found: list[str] = []
    for card in group.cards:
        if card.mystery:
            found.append("?")
        elif card.card in group.used:
            found.append("u")
        else:
            found.append("a" if card.anchor else "")
    return found
