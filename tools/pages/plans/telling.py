"""The words of a drawing: title, description for those who hear it, caption, legend.

They stand in plans.toml of each language; facts and counts come from the survey.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from tools.pages.plans.survey import KINDS, SOLID, Storey, Survey


@cache
def read_words(language: str) -> dict[str, str]:
    """All phrases of a language."""
    file = Path(__file__).parent.parent / language / "plans.toml"
    return {name: str(words) for name, words in tomllib.loads(file.read_text("utf-8")).items()}


class Telling:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = read_words(language)

    def word(self, name: str) -> str:
        """A phrase without anything to fill in."""
        return self.words[name]

    def board(self, name: str) -> str:
        """`garage+attic` as people say it."""
        board, _, half = name.partition("+")
        if not half:
            return self.word(f"board-{board}")
        whole, part = self.word(f"board-{board}"), self.word(f"with-{half}")
        return self.word("together").format(board=whole, half=part)

    def level(self, storey: Storey) -> str:
        """Which level, how its cells are written, and its faces of the black die."""
        name = self.word(f"level-{storey.prefix.rstrip(':') or 'ground'}")
        last = storey.black_from + storey.columns - 1
        return self.word("level").format(
            level=name, cell=f"{storey.prefix}3,2", first=storey.black_from, last=last
        )

    def title(self, seen: Survey, storey: Storey, view: str) -> str:
        """The name of a drawing."""
        level = self.word(f"level-{storey.prefix.rstrip(':') or 'ground'}")
        board = self.board(seen.name)
        return self.word(f"title-{view}").format(board=board, level=level)

    def caption(self, seen: Survey) -> str:
        """The board with all that can be counted on it."""
        counts = [
            self.count(kind, sum(storey.count(kind) for storey in seen.storeys)) for kind in KINDS
        ]
        cells = sum(storey.rows * storey.columns for storey in seen.storeys)
        return self.word("caption").format(
            board=self.board(seen.name),
            cells=cells,
            counts=", ".join(count for count in counts if count),
        )

    def count(self, kind: str, many: int) -> str:
        """`4 fireproof doors`; nothing for none."""
        if not many:
            return ""
        return self.word(f"one-{kind}" if many == 1 else f"many-{kind}").format(n=many)

    def describe(self, storey: Storey, view: str) -> str:
        """A drawing in words: where the doors are, where one goes up, where vehicles stand."""
        size = self.word("size").format(rows=storey.rows, columns=storey.columns)
        if view != "plan":
            areas = [
                self.word("area").format(
                    sides=", ".join(self.word(f"side-{side}") for side in sides),
                    rows=f"{box[0]}–{box[1]}",
                    columns=f"{box[2]}–{box[3]}",
                )
                for box, sides in storey.gun.items()
            ]
            return " ".join([size, self.word("every-arrow"), *areas])
        return " ".join([size, *self._edges(storey), *self._pieces(storey)])

    def _edges(self, storey: Storey) -> list[str]:
        told: list[str] = []
        for kind in KINDS:
            edges = [edge.name for edge in storey.edges if edge.kind == kind]
            if not edges:
                continue
            counted = self.count(kind, len(edges))
            # Plain walls are many, and the rest of a plan says where they are not.
            named = "" if kind in ("wall", SOLID) else f"{self.word('colon')}{'; '.join(edges)}"
            told.append(f"{counted[:1].upper()}{counted[1:]}{named}.")
        return told

    def _pieces(self, storey: Storey) -> list[str]:
        told: list[str] = []
        for flight in storey.flights:
            name = "stairs-up" if flight.is_up else "stairs-down"
            words = self.word(name if flight.other else f"{name}-alone")
            told.append(
                words.format(
                    cell=f"{storey.prefix}{flight.cell[0]},{flight.cell[1]}",
                    exit=self.word(f"side-{flight.exit}"),
                    other=flight.other,
                )
            )
        for kind, cells in storey.objects.items():
            where = "; ".join(f"{storey.prefix}{row},{column}" for row, column in cells)
            told.append(self.word(f"object-{kind}").format(cells=where))
        for parking in storey.parking:
            where = "; ".join(f"{row},{column}" for row, column in parking.cells)
            told.append(
                self.word(f"parking-{parking.vehicle}").format(
                    side=self.word(f"side-{parking.side}"), cells=where
                )
            )
        return told
