"""What the team has seen and what it has not: an aid to memory (TI-INFO-4, TI-INFO-5).

    Not seen yet  1  2  3  4  5 ...
          F       2  1  a  ·  2 ...

`2` both cards of that number, `1` only the one without an anchor, `a` only the one with it.
"""

from rich.text import Text

from tocsin.cli.boards import Space
from tocsin.cli.boards.titanic.cardface import CLASS_STYLES, faces
from tocsin.cli.boards.titanic.naming import name_place
from tocsin.cli.words import Words
from tocsin.games.titanic.face.viewing import TitanicView

_NUMBERS = 17


def draw_memory(view: TitanicView, words: Words, space: Space) -> list[Text]:
    """Where cards seen before lie, then the cards not seen yet: a table, or a list if narrow."""
    rows = [Text(known, "dim") for known in known_cards(view, words)]
    if not view["unseen_cards"]:
        return rows
    title = words("cli-titanic-unseen")
    if len(title) + 3 * _NUMBERS > space.width:
        return [*rows, *(Text(unseen, "dim") for unseen in unseen_lists(view, words))]
    head = "".join(f"{number:>3}" for number in range(1, _NUMBERS + 1))
    rows.append(Text(f"{title}{head}", "dim"))
    for klass, letter in (("first", "f"), ("second", "s")):
        row = Text(f"{letter.upper():>{len(title)}}", CLASS_STYLES[klass])
        for number in range(1, len(view["unseen"][klass]) + 1):
            row.append(f"{unseen_mark(view, f'{letter}{number}'):>3}", CLASS_STYLES[klass])
        rows.append(row)
    return rows


def unseen_lists(view: TitanicView, words: Words) -> list[str]:
    """The cards not seen yet, a sentence for each class."""
    lines: list[str] = []
    for klass, letter in (("first", "f"), ("second", "s")):
        cards = [card for card in view["unseen_cards"] if card.startswith(letter)]
        if cards:
            name = words(f"name-titanic-class-{klass}")
            lines.append(words("cli-titanic-say-unseen", **{"class": name}, cards=faces(cards)))
    return lines


def unseen_mark(view: TitanicView, kind: str) -> str:
    """Which of the two cards of a number nobody has seen."""
    plain, anchored = kind in view["unseen_cards"], f"{kind}a" in view["unseen_cards"]
    if plain and anchored:
        return "2"
    return "1" if plain else "a" if anchored else "·"


def known_cards(view: TitanicView, words: Words) -> list[str]:
    """Cards that were seen and lie face down again, as far as their place is known."""
    found: list[str] = []
    pile = view["pile"]
    if pile["top"]:
        found.append(words("cli-titanic-known-top", cards=faces(pile["top"])))
    if pile["bottom"]:
        found.append(words("cli-titanic-known-bottom", cards=faces(pile["bottom"])))
    if pile["known"]:
        found.append(words("cli-titanic-known-inside", cards=faces(pile["known"])))
    for line in view["lines"]:
        if line["known"]:
            place = name_place(line["place"], words)
            found.append(words("cli-titanic-known-behind", place=place, cards=faces(line["known"])))
    for split in view["split"]:
        places = ", ".join(name_place(place, words) for place in split["lines"])
        found.append(words("cli-titanic-known-split", places=places, cards=faces(split["cards"])))
    return found
