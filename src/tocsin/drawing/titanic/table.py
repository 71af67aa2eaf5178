"""The table as it is drawn: board and view together; without a view nothing is dealt yet."""

from typing import Any


class Table:
    """What rooms beside this one ask of board and view."""

    def __init__(self, view: dict[str, Any], board: dict[str, Any]) -> None:
        self.view = view or empty_view(board)
        self.board = board
        self.highest = {rank["passenger_class"]: rank["highest"] for rank in board["classes"]}
        decks = [deck["place"] for deck in board["decks"]]
        lines = {line["place"]: line for line in self.view["lines"]}
        self.decks = [lines[place] for place in decks]
        # A collapsible boat, if there is one, is a line that belongs to no deck.
        self.other_lines = [line for line in self.view["lines"] if line["place"] not in decks]

    @property
    def is_sunk(self) -> bool:
        """Has the play ended on the last page?"""
        return self.view["ending"] is not None and self.view["page"] >= self.pages

    @property
    def pages(self) -> int:
        """How many pages the booklet has."""
        return len(self.board["pages"])

    def compartments(self) -> list[tuple[str, int, int]]:
        """Each deck with how many compartments it has and how many are flooded."""
        return [
            (deck["place"], deck["compartments"], flooded)
            for deck, flooded in zip(self.board["decks"], self.view["flooded"], strict=True)
        ]


def empty_view(board: dict[str, Any]) -> dict[str, Any]:
    """The first page of the booklet, and no card anywhere."""
    first = board["pages"][0]
    decks = board["decks"]
    return {
        "turn": 0,
        "active_seat": -1,
        "page": first["page"],
        "clock": first["clock"],
        "flooded": first["flooded"],
        "floods_next": next((deck["place"] for deck in decks if deck["compartments"]), None),
        "seats": [],
        "lines": [
            {
                "place": d["place"],
                "usable": True,
                "lost": False,
                "hidden": 0,
                "known": [],
                "visible": [],
            }
            for d in decks
        ],
        "groups": [
            {
                "place": place,
                "passenger_class": rank["passenger_class"],
                "top": 0,
                "cards": [],
                "used": [],
            }
            for rank in board["classes"]
            for place in rank["groups"]
        ],
        "pile": {"size": 0, "top": [], "bottom": []},
        "discard": 0,
        "discard_cards": [],
        "discard_open": False,
        "action_pile": 0,
        "action_discard": 0,
        "step": {"resolving": None, "drawn": [], "fitting": [], "offered": []},
        "survivors": 0,
        "score": 0,
        "page_points": 0,
        "anchor_points": 0,
        "ending": None,
    }
