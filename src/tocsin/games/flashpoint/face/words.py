"""Words of a field, in whatever order they come: `2,2;2,3`, `target=5,2;ignited=1`, `-` for none.

Every word is read by a reader of its own, which ends with the word and knows its place in the
text. What is written has one order; what is read may have any, but says nothing twice.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.notation import Reader
from tocsin.games.flashpoint.face.move_text import read_cell
from tocsin.games.flashpoint.table.board import Board

# More than there are cells or edges on any board that can be played.
WORDS_MAX: Final = 512


def split_words(field: Reader) -> list[Reader]:
    """One reader for each word of the field; the field itself counts as read."""
    if field.takes_nothing():
        return []
    words: list[Reader] = []
    for text in field.text[field.at :].split(";"):
        if len(words) == WORDS_MAX:
            raise field.fail("fewer-words", {"most": WORDS_MAX})
        word = Reader(field.what, field.text[: field.at + len(text)])
        word.at = field.at
        words.append(word)
        field.at += len(text) + 1
    field.at = len(field.text)
    return words


def read_cells(board: Board, field: Reader) -> list[i64]:
    """The cells of a field, each once, in the order of the board."""
    return read_cell_words(board, split_words(field))


def read_cell_words(board: Board, words: list[Reader]) -> list[i64]:
    """The cells that these words are, each once, in the order of the board."""
    cells: list[i64] = []
    for word in words:
        at = word.at
        cell = read_cell(board, word)
        word.end()
        if cell in cells:
            word.at = at
            raise word.fail("cells-once")
        cells.append(cell)
    return sorted(cells)


class NamedWords:
    """A field of words with names: `name=value`. What is asked for by name was known before."""

    def __init__(self, field: Reader, known: list[str], expected: str) -> None:
        self.found: dict[str, list[Reader]] = {}
        for word in split_words(field):
            name = word.text[word.at :].partition("=")[0]
            if name not in known or not word.sees(f"{name}="):
                raise word.fail(expected)
            word.at += len(name) + 1
            self.found.setdefault(name, []).append(word)

    def all(self, name: str) -> list[Reader]:
        """The values of every word with this name, as they come."""
        return self.found.get(name, [])

    def one(self, name: str) -> Reader | None:
        """The value of the only word with this name, None if there is none."""
        words = self.found.get(name, [])
        if len(words) > 1:
            raise words[1].fail("word-once", {"word": name})
        return words[0] if words else None

    def number(self, name: str, low: int, high: int, expected: str) -> int:
        """The number that the only word with this name says, 0 if there is none."""
        word = self.one(name)
        return 0 if word is None else word.number(low, high, expected)

    def end(self) -> None:
        """Every word must have been read to its end."""
        for words in self.found.values():
            for word in words:
                word.end()
