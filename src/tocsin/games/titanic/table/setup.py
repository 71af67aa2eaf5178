"""What was settled before the play and never changes: players, booklet, first lines, options."""

from mypy_extensions import i64

from tocsin.games.titanic.table import booklet
from tocsin.games.titanic.table.booklet import Booklet


class Setup:
    """The same for every state of a game."""

    def __init__(self, players: i64, pages: Booklet, layout: str, never_lifeboat: bool) -> None:
        # TI-SETUP-1.
        self.players = players
        # TI-SETUP-6, TI-VAR-4.
        self.booklet = pages
        # TI-SETUP-7, TI-VAR-1, TI-VAR-2: the name of the layout, and passengers at each deck.
        self.layout_name = layout
        self.layout: list[int] = booklet.LINES[layout]
        # TI-ACT-MYSTERY-2, TI-VAR-4: may a Mystery Passenger never stand for a lifeboat?
        self.never_lifeboat = never_lifeboat
        # TI-SETUP-3: the crew fixed by an option, as numbers; empty when it is dealt.
        self.crew: list[int] = []
