"""What the page takes from the package, written into web/src/made.

    python -m tools.page_parts

The page keeps no second copy of anything: the colours and the pieces are those of `tocsin.drawing`,
the words those of `tocsin.lang` (one file per game and language, rule book and lessons apart), the
pictures of the home screen are positions that its boards draw. Run by `make page` when a source
changed; a file that would not change is left alone, so that Vite does not look at it again.
"""

import json
import sys
from pathlib import Path

import tocsin
from tocsin.core.facts import to_json
from tocsin.core.seats import SPECTATOR
from tocsin.drawing import board_of, stylesheet
from tocsin.drawing.sheet import read_piece
from tocsin.lang.catalogue import LANGUAGES, split_entries
from tocsin.lessons import course_of
from tocsin.telling import Speaker
from tocsin.telling.glossary import editions, glossary
from tools.wire_types import write_types

HERE = Path(__file__).resolve().parent.parent
MADE = HERE / "web" / "src" / "made"
PACKAGE = HERE / "src" / "tocsin"

NIGHT = ":root[data-theme=night]"
# Whose board shows a piece: the beginning of its name decides, all others are Flash Point's.
PIECES_OF = {
    "titanic": "action anchor boat booklet card chip class clock compartment crew frame head "
    "iceberg lifeboat lifebuoy mystery pile pip ship star",
    "feurio": "candidate check drop firebreak flame hottest man one-area space tile tree",
}
# Which files make the words of a game; the page needs no words of the terminal.
WORDS_OF = {
    "core": ("core", "telling", "tables", "talk", "page", "screens"),
    "flashpoint": ("flashpoint",),
    "extreme-danger": ("extreme-danger",),
    "titanic": ("titanic",),
    "feurio": ("feurio",),
}
# What is read beside the table only: loaded when the rule book is opened.
BOOK = ("rule-", "chapter-")
BOOKS_OF = {"flashpoint": ("FP", "XD"), "titanic": ("TI",), "feurio": ("FE",)}
TERMINAL_ONLY = ("help-", "outcomes-", "problem-", "error-bad-golden")

HOUSE = (
    "flashpoint/1 41 act:0 2+0 4,4/2,5/4,5+1/4,4+3 1,7;1,8;3,4 1,2;4,2;5,1;6,7 - 2,5;4,5*2 - - "
    "0,8|1,8=1;1,8|1,9=1;4,6|5,6=2;4,7|5,7=1;4,8|5,8=2;5,5|5,6=2;5,7|5,8=2;6,6|7,6=1;6,7|7,7=1 "
    "1,3|1,4=open;2,5|2,6=open;2,8|3,8=open;3,2|3,3=open;4,4|5,4=open;4,6|4,7=open;6,5|6,6=gone "
    "2/2/3/2/3/0/0/0/0 -/- 0 -"
)
SHIP = (
    "titanic/1 15 turn:0 2 boxhall/lowe -/same-lines come-on "
    "-;4|s6;4|s10a;7|s6a.s5a;0|f13a.f12a.f11a.f10.f9a.f8.f7;0|s17.s16.s15a.s14.s13.s12a;- "
    "apapp/pa/ap/p -|6+f3.f6a.s7.s8.s9a.s13a|- f4a.f5a.f10a.f11.f13.s4.s4a.s9.s10.s12.s15.s16a "
    "- - -"
)
FOREST = (
    "feurio/1 27 lay:3 6 1,-6=2/g1;2,-6=1/y1;0,-5=2;1,-5=6/y1;2,-5=5/r1;3,-5=1/r1;0,-4=4/b1;"
    "1,-4=6;2,-4=4;3,-4=3/r1g1;-1,-3=5;0,-3=4/b1;1,-3=5;2,-3=3/b1;3,-3=3/g1b1;-1,-2=6;0,-2=2/b1;"
    "1,-2=2/b1;2,-2=5/g1;3,-2=1/g1;-1,-1=5;0,-1=4/b1y1;1,-1=2;2,-1=6/g1;3,-1=3/r1g1;0,0=2/y1;"
    "1,0=6;2,0=1/r1;0,1=1/y1;1,1=3/r1y1 r6/g5/b5/y6 101210 0"
)


def write(name: str, text: str) -> None:
    """One made file, left alone when it says the same already."""
    file = MADE / name
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


def write_colours() -> None:
    """Light for everybody, dark where the page says night."""
    write("colours.css", stylesheet(":root", NIGHT))


def owner_of(piece: str) -> str:
    """The game whose board shows a piece."""
    for game, starts in PIECES_OF.items():
        if any(piece == start or piece.startswith(f"{start}-") for start in starts.split()):
            return game
    return "flashpoint"


def write_pieces() -> None:
    """All pieces of a game as symbols, patterns beside them, and how wide each one is to high."""
    sheets: dict[str, list[str]] = {game: [] for game in ("flashpoint", "titanic", "feurio")}
    for file in sorted((PACKAGE / "drawing" / "pieces").glob("*.svg")):
        frame, inside = read_piece(file.stem)
        box = " ".join(f"{side:g}" for side in frame)
        symbol = f'<symbol id="{file.stem}" viewBox="{box}" overflow="visible">{inside}</symbol>'
        sheets[owner_of(file.stem)].append(symbol)
    shapes = {}
    for file in sorted((PACKAGE / "drawing" / "pieces").glob("*.svg")):
        frame, _ = read_piece(file.stem)
        if frame[2] != frame[3]:
            shapes[file.stem] = round(frame[3] / frame[2], 4)
    write("pieces/shapes.json", json.dumps(shapes, separators=(",", ":")))
    patterns = []
    for file in sorted((PACKAGE / "drawing" / "patterns").glob("*.svg")):
        _, inside = read_piece(file.stem, "patterns")
        patterns.append(
            inside.replace(" ", f' id="pattern-{file.stem}" ', 1)
            if not inside.startswith("<radialGradient>")
            else inside.replace(">", f' id="pattern-{file.stem}">', 1)
        )
    for game, symbols in sheets.items():
        write(f"pieces/{game}.svg", "\n".join(symbols) + "\n")
    write("pieces/patterns.svg", "\n".join(patterns) + "\n")


def write_words() -> None:
    """The catalogues as the browser loads them: per game and language, the rule book apart."""
    for language in LANGUAGES:
        for game, names in WORDS_OF.items():
            said, rules = [], []
            for name in names:
                text = (PACKAGE / "lang" / language / f"{name}.ftl").read_text(encoding="utf-8")
                for id, entry in split_entries(text).items():
                    kept = "\n".join(
                        line for line in entry.splitlines() if line and not line.startswith("#")
                    )
                    if id.startswith(BOOK):
                        rules.append(kept)
                    elif not id.startswith(TERMINAL_ONLY):
                        said.append(kept)
            write(f"words/{game}.{language}.ftl", "\n".join(said) + "\n")
            if rules:
                write(f"words/rules-{game}.{language}.ftl", "\n".join(rules) + "\n")


def write_lessons() -> None:
    """The steps of every lesson, and its words apart: both are loaded when lessons are opened."""
    for game in tocsin.game_ids():
        told = [
            {
                "id": lesson.id,
                "box": lesson.box,
                "steps": [
                    {"moves": step.moves, "plies": step.plies, "rules": step.rules}
                    for step in lesson.steps
                ],
            }
            for lesson in course_of(game)
        ]
        write(f"lessons/{game}.json", json.dumps(told, separators=(",", ":")))
    for language in LANGUAGES:
        text = (PACKAGE / "lang" / language / "lessons.ftl").read_text(encoding="utf-8")
        words: dict[str, list[str]] = {game: [] for game in tocsin.game_ids()}
        for id, entry in split_entries(text).items():
            owners = [game for game in words if id.startswith(f"lesson-{game}-")]
            for game in owners or words:
                words[game].append(entry.strip())
        for game, said in words.items():
            write(f"words/lessons-{game}.{language}.ftl", "\n".join(said) + "\n")


def write_glossary() -> None:
    """The words of the boxes for each game and language, loaded when the glossary is opened."""
    for game, books in BOOKS_OF.items():
        for language in LANGUAGES:
            words = [
                {
                    "name": word.name,
                    "means": word.means,
                    "also": word.also,
                    "printed": {editions()[box]: names for box, names in word.printed.items()},
                    "rules": word.rules,
                }
                for word in glossary(Speaker(language), books)
            ]
            text = json.dumps(words, separators=(",", ":"), ensure_ascii=False)
            write(f"glossary/{game}.{language}.json", text)


def write_pictures() -> None:
    """A real position of every game for the home screen, drawn by the page's own boards."""
    for position in (
        tocsin.position("flashpoint", HOUSE, players=4, rules="family", seed=1),
        tocsin.position("titanic", SHIP, players=2, seed=1),
        tocsin.position("feurio", FOREST, players=4, seed=1),
    ):
        game = position.game
        shown = {"board": board_of(game), "view": to_json(position.view(SPECTATOR))}
        write(f"pictures/{game.id}.json", json.dumps(shown, separators=(",", ":")))


def write_wire() -> None:
    """The types of every message between page and server."""
    import msgspec

    from tocsin.wire import bodies, codec

    known = [getattr(bodies, name) for name in dir(bodies)]
    sent = [
        one
        for one in known
        if isinstance(one, type)
        and issubclass(one, msgspec.Struct)
        and one not in (bodies.Body, bodies.Reply)
    ]
    _, found = msgspec.json.schema_components(sent, ref_template="#/$defs/{name}")
    write("wire.ts", write_types(codec.schema(), found))


def main() -> int:
    """Everything, one after the other."""
    write_wire()
    write_colours()
    write_pieces()
    write_words()
    write_lessons()
    write_glossary()
    write_pictures()
    return 0


if __name__ == "__main__":
    sys.exit(main())
