"""Names in Flash Point: a seat is called by the colour of its firefighter, an edge by its cells."""

from typing import ClassVar

from tocsin.core.contract import Game
from tocsin.core.facts import Args, View
from tocsin.games.flashpoint.face.view import FlashpointBoard, FlashpointView
from tocsin.telling.flashpoint.house import House
from tocsin.telling.flashpoint.spoken import speak
from tocsin.telling.line import Line, Part
from tocsin.telling.wording import Look, Wording, is_known, tame


class FlashpointWording(Wording):
    """The firefighters of Flash Point and what lies between cells."""

    adds: ClassVar[dict[str, tuple[str, ...]]] = {"move-specialist": ("about",)}

    def __init__(self, game: Game, look: Look | None) -> None:
        super().__init__(game, look)
        self.kinds["edge"] = tell_edge
        self.kinds["order"] = tell_order

    def seat(self, number: int) -> Line:
        """The colour of a firefighter."""
        return Line(f"name-flashpoint-seat-{number}")

    def added(self, sort: str, code: str, args: Args) -> dict[str, Part]:
        """Whoever chooses a specialist is told what each of them can do."""
        about = f"about-flashpoint-specialist-{args.get('specialist')}"
        is_choice = sort == "move" and code == "specialist"
        return {"about": Line(about)} if is_choice and is_known(about) else {}

    def speak(self, view: View, focus: str) -> list[Line]:
        """The house in words."""
        board = self.game.board()
        assert isinstance(view, FlashpointView) and isinstance(board, FlashpointBoard)
        return speak(House(view, board), focus)


def tell_edge(edge: str) -> Line:
    """What is between two cells is called by both of them."""
    a, _, b = edge.partition("|")
    return Line("edge-flashpoint", a=a, b=b)


def tell_order(verb: str) -> Part:
    """What a captain asks for is called as players choose it; an unnamed verb stays a code."""
    known = f"verb-flashpoint-{verb}"
    return Line(known) if is_known(known) else tame(verb)
