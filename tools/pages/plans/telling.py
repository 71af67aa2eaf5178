"""The words of a drawing: title, description for those who hear it, caption, legend.

They stand in plans.toml of each language; facts and counts come from the survey.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from tools.pages.plans.boards import KINDS, count, other_end


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
            # Only boards of ours have a name in every language.
            return self.words.get(f"board-{board}", board)
        whole, part = self.word(f"board-{board}"), self.word(f"with-{half}")
        return self.word("together").format(board=whole, half=part)

    def piece(self, name: str) -> str:
        """A piece by name; those that no page speaks of keep theirs."""
        return self.words.get(f"piece-{name}", name)

    def level(self, board: dict[str, Any]) -> str:
        """Which level, how its cells are written, and its faces of the black die."""
        level = board["levels"][0]
        return self.word("level").format(
            level=self._level_name(board),
            cell=f"{level['prefix']}3,2",
            first=level["black_from"],
            last=level["black_from"] + level["columns"] - 1,
        )

    def _level_name(self, board: dict[str, Any]) -> str:
        return self.word(f"level-{board['levels'][0]['prefix'].rstrip(':') or 'ground'}")

    def title(self, name: str, board: dict[str, Any], view: str) -> str:
        """The name of a drawing."""
        words = self.word(f"title-{view}")
        return words.format(board=self.board(name), level=self._level_name(board))

    def caption(self, name: str, board: dict[str, Any]) -> str:
        """The board with all that can be counted on it."""
        counts = [self.count(kind, count(board, kind)) for kind in KINDS]
        cells = sum(level["rows"] * level["columns"] for level in board["levels"])
        return self.word("caption").format(
            board=self.board(name),
            cells=cells,
            counts=", ".join(told for told in counts if told),
        )

    def count(self, kind: str, many: int) -> str:
        """`4 fireproof doors`; nothing for none."""
        if not many:
            return ""
        return self.word(f"one-{kind}" if many == 1 else f"many-{kind}").format(n=many)

    def describe(self, name: str, board: dict[str, Any], view: str) -> str:
        """A drawing in words: where the doors are, where one goes up, where vehicles stand."""
        level = board["levels"][0]
        size = self.word("size").format(rows=level["rows"], columns=level["columns"])
        if view != "plan":
            return " ".join([size, self.word("every-arrow"), *self._areas(board)])
        return " ".join([size, *self._edges(board), *self._pieces(name, board)])

    def _areas(self, board: dict[str, Any]) -> list[str]:
        """Which rows and columns the gun reaches, sides that reach the same together."""
        sides: dict[tuple[str, ...], list[str]] = {}
        for side, cells in board["gun"].items():
            if cells:
                sides.setdefault(tuple(cells), []).append(side)
        told = []
        for cells, found in sides.items():
            places = [cell.rpartition(":")[2].split(",") for cell in cells]
            rows, columns = [int(row) for row, _ in places], [int(column) for _, column in places]
            told.append(
                self.word("area").format(
                    sides=", ".join(self.word(f"side-{side}") for side in found),
                    rows=f"{min(rows)}–{max(rows)}",
                    columns=f"{min(columns)}–{max(columns)}",
                )
            )
        return told

    def _edges(self, board: dict[str, Any]) -> list[str]:
        told: list[str] = []
        for kind in KINDS:
            many = count(board, kind)
            if not many:
                continue
            counted = self.count(kind, many)
            edges = [edge["edge"] for edge in board["edges"] if edge["kind"] == kind]
            # Plain walls are many, and the rest of a plan says where they are not.
            is_plain = kind in ("wall", "solid-wall")
            named = "" if is_plain else f"{self.word('colon')}{'; '.join(edges)}"
            told.append(f"{counted[:1].upper()}{counted[1:]}{named}.")
        return told

    def _pieces(self, name: str, board: dict[str, Any]) -> list[str]:
        told: list[str] = []
        prefix = board["levels"][0]["prefix"]
        for flight in board.get("stairs", []):
            for end, is_up in (("lower", True), ("upper", False)):
                head, colon, _ = flight[end].rpartition(":")
                if head + colon != prefix:
                    continue
                other = other_end(name, flight, is_up)
                words = "stairs-up" if is_up else "stairs-down"
                told.append(
                    self.word(words if other else f"{words}-alone").format(
                        cell=flight[end],
                        exit=self.word(f"side-{flight[f'{end}_exit']}"),
                        other=other,
                    )
                )
        for kind, cells in board.get("object_places", {}).items():
            told.append(self.word(f"object-{kind}").format(cells="; ".join(cells)))
        for vehicle in ("ambulance", "engine"):
            for side, cells in board[f"{vehicle}_spots"].items():
                told.append(
                    self.word(f"parking-{vehicle}").format(
                        side=self.word(f"side-{side}"), cells="; ".join(cells)
                    )
                )
        return told
