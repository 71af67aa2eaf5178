"""Everything the site is made from besides its written pages, read once per build."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tocsin.core.contract import Game
from tocsin.core.options import Option
from tocsin.facade import expansions, game, game_ids
from tocsin.games.registry import added_options
from tocsin.lang.catalogue import catalogue_of
from tools.pages.coverage import (
    read_coverage,
    read_homeless,
    read_homes,
    read_rules,
    read_vectors,
)
from tools.pages.glossary import GLOSSARY_NAMES, glossary_page
from tools.pages.plans.figure import board_figure
from tools.pages.plans.legend import legend
from tools.pages.rules import (
    PAGE_NAMES,
    Rulebook,
    coverage_page,
    has_words,
    options_table,
    read_rulings,
    rules_page,
    title_of,
)
from tools.pages.wordlists import build_table, words_table, words_tables

# A place in a written page: what to put there, in which language if not English, of what.
_PLACE = re.compile(r"^<!-- (games|options|benchmarks|words|build)(?: (fr))? -->$", re.MULTILINE)
_WORDS = re.compile(r"^<!-- words(?: (fr))? ([a-z]+) -->$", re.MULTILINE)
_DRAWING = re.compile(r"<!-- (board|legend)(?: (fr))?(?: ([a-z+]+))? -->")
# Written pages of a game beside its index, with their names in the navigation.
_WRITTEN = {
    "boards": ("en", "boards"),
    "plateaux": ("fr", "plateaux"),
    "notation": ("en", "notation"),
    "ecriture": ("fr", "écriture"),
    "steady": ("en", "how well steady plays"),
}
# Pages that lie beside the README link to each other as files of the repository.
_ROOT_LINKS = {
    "docs/": "",
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
}


class Library:
    """The games with their rulebooks, and the decisions."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.docs = root / "docs"
        self.catalogues = {language: catalogue_of(language) for language in PAGE_NAMES}
        self.books = self._read_books()

    def _read_books(self) -> dict[str, Rulebook]:
        tests = self.root / "tests"
        coverage = read_coverage(tests)
        homes = read_homes(self.root / "src" / "tocsin" / "games")
        homeless = read_homeless(tests)
        books: dict[str, Rulebook] = {}
        for name in self._book_names():
            rules = read_rules(tests, name)
            if not has_words(rules, self.catalogues["en"]):
                continue
            rulings = read_rulings(self.docs / "rulings", name)
            vectors = read_vectors(tests, name)
            options = _options_of(name)
            books[name] = Rulebook(
                name, rules, vectors, coverage, rulings, options, homes, homeless
            )
        return books

    def _book_names(self) -> list[str]:
        """Every list of rules; an expansion comes after its game, what is not played yet last."""
        listed = {path.stem for path in (self.root / "tests" / "rules").glob("*.txt")}
        played = [name for game_id in game_ids() for name in (game_id, *expansions(game_id))]
        known = [name for name in played if name in listed]
        return known + sorted(listed - set(known))

    # The pages.

    def pages(self) -> dict[str, str]:
        """Every generated page by its path in the site."""
        made: dict[str, str] = {"adr/index.md": self._decisions_page()}
        for name in ("contributing", "changelog"):
            made[f"{name}.md"] = self._from_root(f"{name.upper()}.md")
        for language, page in GLOSSARY_NAMES.items():
            made[page] = glossary_page(language)
        for name, book in self.books.items():
            folder = f"games/{name}"
            if not (self.docs / folder / "index.md").exists():
                made[f"{folder}/index.md"] = self._game_page(name)
            for language, page in PAGE_NAMES.items():
                made[f"{folder}/{page}"] = rules_page(book, self.catalogues[language])
            made[f"{folder}/coverage.md"] = coverage_page(book, self.catalogues["en"])
        return made

    def is_early(self, path: str) -> bool:
        """Does the page belong to a game without rules or words yet?"""
        parts = path.split("/")
        return parts[0] == "games" and len(parts) > 2 and parts[1] not in self.books

    def _game_page(self, name: str) -> str:
        """For a game about which nobody has written yet."""
        words = self.catalogues["en"]
        about = words.say(f"about-{name}") if words.has(f"about-{name}") else ""
        lines = [f"# {title_of(name, words)}", "", about, ""]
        if name in game_ids():
            lines += [f"```console\n$ tocsin play {name}\n```", "", "<!-- options -->", ""]
        lines.append(
            "[Rules as implemented](rules.md) · [Les règles en français](regles.md) · "
            "[Which test shows which rule](coverage.md)"
        )
        return "\n".join(lines)

    def _from_root(self, name: str) -> str:
        """A page that lies beside the README; its links are those of the repository."""
        text = (self.root / name).read_text(encoding="utf-8")
        for link, page in _ROOT_LINKS.items():
            text = text.replace(f"]({link}", f"]({page}")
        return text

    def _decisions(self) -> list[tuple[str, str]]:
        """File name and title of every decision, by number."""
        found: list[tuple[str, str]] = []
        for path in sorted((self.docs / "adr").glob("[0-9]*.md")):
            first = path.read_text(encoding="utf-8").split("\n", maxsplit=1)[0]
            found.append((path.name, first.lstrip("# ").strip()))
        return found

    def _decisions_page(self) -> str:
        lines = [
            "# Decisions",
            "",
            "What a newcomer must know to change Tocsin without breaking it: one page each, with "
            "what was decided, why, and what it costs.",
            "",
        ]
        return "\n".join(lines + [f"- [{title}]({name})" for name, title in self._decisions()])

    # The navigation.

    def games_nav(self) -> list[Any]:
        """All games with their pages."""
        words = self.catalogues["en"]
        nav: list[Any] = ["games/index.md"]
        for name in self.books:
            folder = f"games/{name}"
            title = title_of(name, words)
            french = title_of(name, self.catalogues["fr"])
            pages: list[Any] = [f"{folder}/index.md"]
            if (self.docs / folder / "presentation.md").exists():
                pages.append({f"{french}\u00a0: présentation": f"{folder}/presentation.md"})
            pages.append({f"{title}: rules": f"{folder}/{PAGE_NAMES['en']}"})
            pages.append({f"{french}\u00a0: règles": f"{folder}/{PAGE_NAMES['fr']}"})
            for page, (language, about) in _WRITTEN.items():
                if (self.docs / folder / f"{page}.md").exists():
                    shown = f"{title}: {about}" if language == "en" else f"{french}\u00a0: {about}"
                    pages.append({shown: f"{folder}/{page}.md"})
            pages.append({f"{title}: tests of the rules": f"{folder}/coverage.md"})
            nav.append({title: pages})
        return nav

    def decisions_nav(self) -> list[Any]:
        """The index and every decision."""
        return ["adr/index.md", *({title: f"adr/{name}"} for name, title in self._decisions())]

    # Places in written pages.

    def fill(self, markdown: str, path: str) -> str:
        """Put a table where a page has a line such as `<!-- games -->`."""

        def table(match: re.Match[str]) -> str:
            what, language = match.group(1), match.group(2) or "en"
            if what == "games":
                return self._games_table()
            if what == "benchmarks":
                return self._benchmarks()
            if what == "words":
                return words_tables(_game_of(path.split("/")[1]), self.catalogues[language])
            if what == "build":
                return build_table(_game_of(path.split("/")[1]))
            return self._options(path.split("/")[1], language)

        def words(match: re.Match[str]) -> str:
            catalogue = self.catalogues[match.group(1) or "en"]
            return words_table(path.split("/")[1], match.group(2), catalogue)

        return _WORDS.sub(words, _PLACE.sub(table, markdown))

    def draw(self, html: str) -> str:
        """Put a plan or the legend where a finished page has `<!-- board garage -->`."""

        def drawing(match: re.Match[str]) -> str:
            what, language, of = match.group(1), match.group(2) or "en", match.group(3) or ""
            return board_figure(of, language) if what == "board" else legend(language, of)

        return _DRAWING.sub(drawing, html)

    def _options(self, name: str, language: str) -> str:
        """The options of a game, or what an expansion adds to them and allows otherwise."""
        options = _options_of(name)
        if not options:
            return ""
        # A rule of the base game is explained beside it, not in the folder of its expansion.
        folders = {
            rule: f"../{other}/"
            for other, book in self.books.items()
            if other != name
            for rule in book.rules
        }
        return options_table(_game_of(name).id, options, self.catalogues[language], folders)

    def _benchmarks(self) -> str:
        """The kept output of `make bench`, if there is one."""
        kept = self.root / "benchmarks" / "results.txt"
        if not kept.exists():
            return "No results are kept at the moment; run it on your own machine."
        return _as_table(kept.read_text(encoding="utf-8"))

    def _games_table(self) -> str:
        words = self.catalogues["en"]
        lines = ["| game | what it is | rules | tested examples |", "|---|---|---|---|"]
        for name, book in self.books.items():
            about = words.say(f"about-{name}") if words.has(f"about-{name}") else ""
            shown = f"[{title_of(name, words)}]({name}/index.md)"
            rules = f"[{len(book.rules)}]({name}/rules.md)"
            tested = sum((name, vector) in book.coverage.vectors for vector in book.vectors)
            lines.append(f"| {shown} | {about} | {rules} | {tested} |")
        return "\n".join(lines)


def _game_of(name: str) -> Game:
    """The game of a rulebook: its own, or the one that the expansion belongs to."""
    for game_id in game_ids():
        if name in expansions(game_id):
            return expansions(game_id)[name]
    return game(name)


def _options_of(name: str) -> list[Option]:
    """The options that a rulebook speaks of; none for a game that is not played yet."""
    if name in game_ids():
        return game(name).option_specs
    known = {expansion for game_id in game_ids() for expansion in expansions(game_id)}
    return added_options(name) if name in known else []


def _as_table(printed: str) -> str:
    """A table drawn with lines as a table of the page; what stands around it stays text."""
    lines: list[str] = []
    case: list[str] = []
    for line in printed.splitlines():
        cells = [cell.strip() for cell in re.split("[│┃]", line)][1:-1]
        if not cells:
            if line[:1] not in ("┏", "┡", "└", "$"):
                lines.append(line.strip().lstrip("# ") + "  ")
        elif line.startswith("┃"):
            lines += ["", f"| {' | '.join(cells)} |", "|---|---:|---:|---:|---:|---|"]
        elif cells[1]:
            case = cells
            lines.append(f"| {' | '.join(case)} |")
        else:
            # A cell that was too narrow goes on in the next line.
            case = [f"{first} {more}".strip() for first, more in zip(case, cells, strict=True)]
            lines[-1] = f"| {' | '.join(case)} |"
        if line.startswith("└"):
            lines.append("")
    return "\n".join(lines)
