"""Names in SOS Titanic: cards, places, crew members, what an Action card is played on."""

from typing import Any

from tocsin.core.contract import Game
from tocsin.core.facts import Args, Event, View
from tocsin.core.seats import SPECTATOR
from tocsin.telling.bridge import as_record
from tocsin.telling.line import Line, Part
from tocsin.telling.titanic.cards import tell_card, tell_place
from tocsin.telling.titanic.rows import gather
from tocsin.telling.titanic.spoken import speak
from tocsin.telling.wording import Look, Wording


class TitanicWording(Wording):
    """The cards and the crew of SOS Titanic."""

    def __init__(self, game: Game, look: Look | None) -> None:
        super().__init__(game, look)
        self.kinds |= {"card": tell_card, "passenger": tell_card}
        self.kinds |= dict.fromkeys(("place", "line", "group"), tell_place)

    def seat(self, number: int) -> Line:
        """A seat is called by its crew member, once it is known who that is."""
        crew = self.game.options["crew"]
        if isinstance(crew, tuple) and crew:
            return Line(f"name-titanic-crew-{crew[number]}")
        if self.look is not None:
            view: Any = as_record(self.look().view(int(SPECTATOR)))
            member = view.seats[number].crew
            if member is not None:
                return Line(f"name-titanic-crew-{member}")
        return Line("name-titanic-seat", number=number)

    def added(self, sort: str, code: str, args: Args) -> dict[str, Part]:
        """Where an Action card goes, and whether it is another's."""
        added: dict[str, Part] = {}
        if "target" in args:
            added["target"] = _target(args)
        if "owner" in args:
            # An event says who plays the card, a move is written with the seat of another's card.
            own = (
                args["owner"] == args["seat"]
                if "seat" in args
                else "@" not in str(args.get("text"))
            )
            added["borrowed"] = "no" if own else "yes"
        return added

    def gather(self, events: list[Event]) -> list[Event]:
        """Cards that come one after another in one sentence."""
        return gather(events)

    def speak(self, view: View, focus: str) -> list[Line]:
        """The ship in words."""
        return speak(as_record(view))


def _target(args: Args) -> Part:
    """What an Action card is played on, as the end of a phrase; empty if it needs nothing."""
    target = str(args["target"])
    if not target:
        return ""
    place, _, many = target.partition("*")
    first, comma, second = place.partition(",")
    where = tell_place(first)
    if comma and second != "boat":
        phrase = Line("target-titanic-decks", number=first[1:], other=second[1:])
    elif comma:
        phrase = Line("target-titanic-pair", place=where, other=tell_place(second))
    elif args.get("card") == "collapsible-boat":
        phrase = Line("target-titanic-tail", place=where, many=int(many or 1))
    elif "number" in args:
        kind = ("S" if args.get("card") == "mystery-second" else "F") + str(args["number"])
        phrase = Line("target-titanic-stand-in", kind=kind, place=where)
    else:
        phrase = Line("target-titanic-line", place=where)
    return Line("target-titanic", phrase=phrase)
