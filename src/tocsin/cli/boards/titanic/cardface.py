"""Cards as they are shown: `F7a`, coloured by class, the anchor as the letter it is typed with."""

from rich.text import Text

from tocsin.games.titanic.face.view import CardView
from tocsin.telling.titanic.cards import face

CLASS_STYLES = {"first": "magenta", "second": "yellow"}


def style_of(card: str) -> str:
    """The colour of a class; anchors are bold."""
    klass = "first" if card.lstrip("m").startswith("f") else "second"
    return ("bold " if card.endswith("a") else "") + CLASS_STYLES[klass]


def draw_run(visible: list[CardView], short: bool = False) -> Text:
    """A visible run up to its free end; a short one names its class only once."""
    run = Text()
    for number, card in enumerate(visible):
        name = face(card.card)
        if short and number and not card.mystery:
            name = name[1:]
        run.append(" " if number else "").append(name, style_of(card.card))
    return run
