"""Page, clock and count; the piles with what is known of them; the cards in hand."""

from rich.text import Text

from tocsin.cli.boards.titanic.cardface import faces
from tocsin.cli.boards.titanic.naming import name_cards
from tocsin.cli.words import Words
from tocsin.games.titanic.face.viewing import TitanicView

# The steps in which a passenger is placed, so that it matters who fits.
_PLACING = ("place", "come-on", "come-back")


def draw_head(view: TitanicView, words: Words) -> Text:
    """Where the booklet is open, and how many are saved."""
    head = words(
        "cli-titanic-page",
        page=view["page"],
        pages=view["pages"],
        clock=view["clock"],
        number=view["number"],
    )
    turn = words("cli-titanic-turn", turn=view["turn"])
    saved = words("cli-titanic-saved", survivors=view["survivors"])
    return Text().append(head, "bold").append(f"   {turn} · {saved}")


def draw_piles(view: TitanicView, words: Words) -> list[Text]:
    """How many cards lie where; what lies open for a moment is shown."""
    sizes = words("cli-titanic-pile", pile=view["pile"]["size"], discard=view["discard"])
    actions = words("cli-titanic-actions", pile=view["action_pile"], discard=view["action_discard"])
    shown = [Text(sentence, "bold") for sentence in open_cards(view, words)]
    return [Text(f"{sizes}   {actions}"), *shown]


def open_cards(view: TitanicView, words: Words) -> list[str]:
    """What is in hand, and a discard while it may be looked through."""
    found: list[str] = []
    step = view["step"]
    if step["drawn"] and step["fitting"] and view["phase"] in _PLACING:
        fitting = faces(step["fitting"])
        drawn = faces(step["drawn"])
        found.append(words("cli-titanic-in-hand-fitting", cards=drawn, fitting=fitting))
    elif step["drawn"]:
        found.append(words("cli-titanic-in-hand", cards=faces(step["drawn"])))
    if step["offered"]:
        offered = name_cards(".".join(step["offered"]), words)
        found.append(words("cli-titanic-in-hand", cards=offered))
    if view["discard_open"]:
        found.append(words("cli-titanic-in-discard", cards=faces(view["discard_cards"])))
    if view["action_discard_open"]:
        cards = name_cards(".".join(view["action_discard_cards"]) or "-", words)
        found.append(words("cli-titanic-in-action-discard", cards=cards))
    return found
