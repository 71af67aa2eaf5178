"""The glossary as a page of each language: every word with what the printed boxes call it."""

from __future__ import annotations

from html import escape

from tocsin.telling.glossary import Word, boxes_of, editions, glossary
from tocsin.telling.speaker import Speaker
from tools.pages.rules import PAGE_NAMES, read_frame

GLOSSARY_NAMES = {"en": "glossary.md", "fr": "glossaire.md"}
# A book of rules and the folder of its pages, in the order of the games.
BOOK_FOLDERS = {"FP": "flashpoint", "XD": "extreme-danger", "TI": "titanic", "FE": "feurio"}


def glossary_page(language: str) -> str:
    """One page: a table for each book, with a column for each box."""
    words, frame = Speaker(language), read_frame(language)
    other = "fr" if language == "en" else "en"
    lines = [
        f"# {frame['glossary']}",
        "",
        frame["other-glossary"].format(page=GLOSSARY_NAMES[other]) + "{ .other-language }",
        "",
        frame["glossary-intro"],
    ]
    for book, folder in BOOK_FOLDERS.items():
        boxes = boxes_of(book)
        titles = [editions()[box] for box in boxes]
        heads = [frame["glossary-word"], frame["glossary-means"], *titles, frame["glossary-rules"]]
        lines += ["", f"## {words(f'game-{folder}')} {{ #{folder} }}", ""]
        lines += [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
        lines += [_row(word, boxes, folder, language) for word in glossary(words, (book,))]
    return (
        f'<div lang="{language}" class="rulebook" markdown>\n\n' + "\n".join(lines) + "\n\n</div>"
    )


def _row(word: Word, boxes: tuple[str, ...], folder: str, language: str) -> str:
    rules = [
        f"[{rule}](games/{folder}/{PAGE_NAMES[language]}#{rule.lower()})" for rule in word.rules
    ]
    printed = [escape(", ".join(word.printed.get(box, ())), quote=False) for box in boxes]
    cells = [f"**{escape(word.name)}**", escape(word.means, quote=False), *printed, " ".join(rules)]
    return f"| {' | '.join(cells)} |"
