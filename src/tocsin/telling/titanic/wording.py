"""Names in SOS Titanic: cards, places, crew members, what an Action card is played on."""

from typing import ClassVar

from tocsin.core.contract import Game
from tocsin.core.facts import Args, Event, View
from tocsin.core.seats import SPECTATOR
from tocsin.core.vocabulary import NUMBER, SEAT, Vocabulary, Word
from tocsin.games.titanic.face.view import TitanicBoard, TitanicView
from tocsin.games.titanic.table.kinds import (
    ACTION_CARDS,
    HEAP,
    PASSENGERS,
)
from tocsin.telling.line import Line, Part
from tocsin.telling.titanic.cards import face, tell_card, tell_place
from tocsin.telling.titanic.rows import gather
from tocsin.telling.titanic.spoken import speak
from tocsin.telling.wording import Look, Wording

# Seats that are spoken of before it is known who sits there.
UNNAMED = ("event-crew-card-dealt", "prompt-deal-a-crew-card", "refusal-no-such-seat")
# Of those, the ones where a seat is a player, counted from one as people count.
COUNTED = UNNAMED[:2]


class TitanicWording(Wording):
    """The cards and the crew of SOS Titanic."""

    events = Vocabulary(
        "event",
        [
            Word("action-cards-drawn", seat=SEAT, cards=ACTION_CARDS),
            Word("passengers-drawn", seat=SEAT, cards=PASSENGERS),
            Word("passengers-seen", seat=SEAT, cards=PASSENGERS),
            Word("passengers-found", cards=PASSENGERS, where=HEAP),
            Word("passengers-discarded-by-lowe", cards=PASSENGERS, left=NUMBER),
        ],
    )
    adds: ClassVar[dict[str, tuple[str, ...]]] = {
        "move-play": ("target", "borrowed"),
        "event-action-card-played": ("borrowed", "about"),
        "event-rescue-failed": ("many",),
        **dict.fromkeys(UNNAMED, ("number",)),
    }

    # A seat is called by the crew member that it was dealt.
    is_steady = False

    def __init__(self, game: Game, look: Look | None) -> None:
        super().__init__(game, look)
        self.kinds |= {"passenger": face, "card": tell_card, "place": tell_place}

    def seat(self, number: int) -> Line:
        """A seat is called by its crew member, once it is known who that is."""
        crew = self.game.options["crew"]
        member = crew[number] if isinstance(crew, tuple) and crew else self._dealt(number)
        if member is None:
            return Line("name-titanic-seat", number=number + 1)
        return Line(f"name-titanic-crew-{member}")

    def added(self, sort: str, code: str, args: Args) -> dict[str, Part]:
        """What an Action card is played on and whose it is, and a few numbers to choose by."""
        message = f"{sort}-{code}"
        if message == "move-play":
            actor = self.look().actor if self.look is not None else args["owner"]
            return {"target": _target(args), "borrowed": _borrowed(args["owner"], actor)}
        if message == "event-action-card-played":
            about = Line(f"about-titanic-card-{args['card']}")
            return {"borrowed": _borrowed(args["owner"], args["seat"]), "about": about}
        if message == "event-rescue-failed":
            cards = args["cards"]
            return {"many": len(cards) if isinstance(cards, list) else 0}
        if message in UNNAMED:
            return {"number": int(str(args["seat"])) + (message in COUNTED)}
        return {}

    def gather(self, events: list[Event]) -> list[Event]:
        """Cards that come one after another in one sentence."""
        return gather(events)

    def speak(self, view: View, focus: str) -> list[Line]:
        """The ship in words."""
        board = self.game.board()
        assert isinstance(view, TitanicView) and isinstance(board, TitanicBoard)
        return speak(view, board)

    def _dealt(self, number: int) -> str | None:
        """The crew member that a seat was dealt, if it was."""
        if self.look is None:
            return None
        view = self.look().view(int(SPECTATOR))
        assert isinstance(view, TitanicView)
        return view.seats[number].crew


def _borrowed(owner: object, player: object) -> str:
    return "no" if owner == player else "yes"


def _target(args: Args) -> Part:
    """What an Action card is played on, as the end of a phrase; empty if it needs nothing."""
    line, other = str(args.get("line", "")), str(args.get("other", ""))
    if other == "boat":
        phrase = Line("target-titanic-pair", place=tell_place(line), other=tell_place(other))
    elif other:
        phrase = Line("target-titanic-decks", number=line[1:], other=other[1:])
    elif "many" in args:
        phrase = Line("target-titanic-tail", place=tell_place(line), many=int(str(args["many"])))
    elif "place" in args:
        letter = "S" if args["card"] == "mystery-second" else "F"
        place = tell_place(str(args["place"]))
        phrase = Line("target-titanic-stand-in", kind=f"{letter}{args['number']}", place=place)
    elif line:
        phrase = Line("target-titanic-line", place=tell_place(line))
    else:
        return ""
    return Line("target-titanic", phrase=phrase)
