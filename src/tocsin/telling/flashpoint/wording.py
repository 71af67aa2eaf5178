"""Names in Flash Point: a seat is called by the colour of its firefighter, an edge by its cells."""

from typing import ClassVar

from tocsin.core.contract import Game
from tocsin.core.facts import Args, View
from tocsin.core.vocabulary import CELL, EDGE, NUMBER, SEAT, TEXT, Vocabulary, Word
from tocsin.games.flashpoint.face.view import FlashpointBoard, FlashpointView
from tocsin.games.flashpoint.table.kinds import DIE, SIDE, SPECIALIST, THREAT, VEHICLE, WAY
from tocsin.telling.flashpoint.house import House
from tocsin.telling.flashpoint.spoken import speak
from tocsin.telling.line import Line, Part
from tocsin.telling.wording import Look, Wording, is_known


def _steps(*verbs: str) -> list[Word]:
    """Verbs that take a figure from a cell to the next."""
    return [Word(verb, text=TEXT, seat=SEAT, way=WAY, cell=CELL) for verb in verbs]


def _edges(*verbs: str) -> list[Word]:
    """Verbs that do something to what is between two cells."""
    return [Word(verb, text=TEXT, seat=SEAT, way=WAY, cell=CELL, edge=EDGE) for verb in verbs]


def _cells(*verbs: str) -> list[Word]:
    """Verbs that name a cell."""
    return [Word(verb, text=TEXT, cell=CELL) for verb in verbs]


def _bare(*verbs: str) -> list[Word]:
    """Verbs that need nothing more."""
    return [Word(verb, text=TEXT) for verb in verbs]


class FlashpointWording(Wording):
    """The firefighters of Flash Point and what lies between cells."""

    moves = Vocabulary(
        "move",
        [
            *_steps("walk", "carry", "haul", "lead", "lead-carry", "lead-haul"),
            *_edges("open", "close", "chop"),
            *_steps("command-walk", "command-carry", "command-haul", "command-lead"),
            *_steps("command-lead-carry", "command-lead-haul"),
            *_edges("command-open", "command-close"),
            Word("spray", text=TEXT, seat=SEAT, way=WAY, cell=CELL, threat=THREAT, steps=NUMBER),
            *_bare("treat", "dispose", "gun", "keep", "accept", "decline", "stay", "pass"),
            *_cells("identify", "ride", "stand", "explode", "recover"),
            Word("drive", text=TEXT, vehicle=VEHICLE, spot=SIDE),
            Word("park", text=TEXT, vehicle=VEHICLE, spot=SIDE),
            Word("reroll", text=TEXT, die=DIE),
            Word("crew", text=TEXT, specialist=SPECIALIST),
            Word("specialist", text=TEXT, specialist=SPECIALIST),
            Word("deal", text=TEXT, specialist=SPECIALIST),
            Word("first", text=TEXT, seat=SEAT),
            Word("roll", text=TEXT, red=NUMBER, black=NUMBER, cell=CELL),
            Word("red", text=TEXT, face=NUMBER),
            Word("black", text=TEXT, face=NUMBER),
            Word("reveal", text=TEXT),
        ],
    )
    adds: ClassVar[dict[str, tuple[str, ...]]] = {"move-specialist": ("about",)}

    def __init__(self, game: Game, look: Look | None) -> None:
        super().__init__(game, look)
        self.kinds["edge"] = tell_edge

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
