"""What the team has seen and what it has not: an aid to memory (TI-INFO-4, TI-INFO-5).

    Not seen yet  1  2  3  4  5 ...
          F       2  1  a  ·  2 ...

`2` both cards of that number, `1` only the one without an anchor, `a` only the one with it.
"""

from rich.text import Text

from tocsin.cli.boards import Space
from tocsin.cli.boards.titanic.cardface import CLASS_STYLES
from tocsin.games.titanic.face.view import TitanicView
from tocsin.telling.speaker import Speaker
from tocsin.telling.titanic.seen import CLASSES, tell_known, tell_unseen

_NUMBERS = 17


def draw_seen(view: TitanicView, words: Speaker, space: Space) -> list[Text]:
    """Where cards seen before lie, then the cards not seen yet: a table, or a list if narrow."""
    rows = [Text(words.say(known), "dim") for known in tell_known(view)]
    if not view.unseen_cards:
        return rows
    title = words("board-titanic-unseen")
    if len(title) + 3 * _NUMBERS > space.width:
        return [*rows, *(Text(words.say(unseen), "dim") for unseen in tell_unseen(view))]
    head = "".join(f"{number:>3}" for number in range(1, _NUMBERS + 1))
    rows.append(Text(f"{title}{head}", "dim"))
    for klass, letter in CLASSES:
        row = Text(f"{letter.upper():>{len(title)}}", CLASS_STYLES[klass])
        for number in range(1, len(view.unseen[klass]) + 1):
            row.append(f"{unseen_mark(view, f'{letter}{number}'):>3}", CLASS_STYLES[klass])
        rows.append(row)
    return rows


def fold_seen(view: TitanicView, words: Speaker) -> list[Text]:
    """All that in one line, for a low window."""
    if not view.unseen_cards:
        return []
    return [Text(words("board-titanic-folded", count=len(view.unseen_cards)), "dim")]


def unseen_mark(view: TitanicView, kind: str) -> str:
    """Which of the two cards of a number nobody has seen."""
    plain, anchored = kind in view.unseen_cards, f"{kind}a" in view.unseen_cards
    if plain and anchored:
        return "2"
    return "1" if plain else "a" if anchored else "·"
