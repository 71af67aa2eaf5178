"""Names in Feurio!: a seat is called by its colours, and who plays alone is the forester."""

from tocsin.core.contract import Game
from tocsin.core.facts import View
from tocsin.games.feurio.face.view import FeurioBoard, FeurioView
from tocsin.telling.feurio.spoken import speak
from tocsin.telling.line import Line
from tocsin.telling.wording import Look, Wording


class FeurioWording(Wording):
    """The teams of Feurio!, and the forest in words."""

    def __init__(self, game: Game, look: Look | None) -> None:
        super().__init__(game, look)
        board = game.board()
        assert isinstance(board, FeurioBoard)
        self.board = board

    def seat(self, number: int) -> Line:
        """The colours of a seat."""
        if self.board.players == 1:
            return Line("name-feurio-seat-alone")
        own = [colour for colour, seat in self.board.owners.items() if seat == number]
        teams = [Line(f"name-feurio-team-{colour}") for colour in own]
        return teams[0] if len(teams) == 1 else Line("name-feurio-pair", a=teams[0], b=teams[1])

    def speak(self, view: View, focus: str) -> list[Line]:
        """The forest in words."""
        assert isinstance(view, FeurioView)
        return speak(view, self)
