"""Rules as implemented: one page per game and language, and the table of tests behind them.

The words are those of the catalogues, which players read too; the ids are those of the tests.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from html import escape
from pathlib import Path

from tocsin.core.options import Option
from tocsin.lang.catalogue import Catalogue
from tocsin.telling import Speaker
from tocsin.telling.errors import allowed as allowed_by
from tools.pages.coverage import Coverage, Test

PAGE_NAMES = {"en": "rules.md", "fr": "regles.md"}


def read_frame(language: str) -> dict[str, str]:
    """What stands around the rules; the rules themselves come from the catalogues."""
    path = Path(__file__).parent / language / "frame.toml"
    return {name: str(text) for name, text in tomllib.loads(path.read_text("utf-8")).items()}


@dataclass(frozen=True)
class Rulebook:
    """All that is known about the rules of one game."""

    game: str
    rules: dict[str, str]
    vectors: list[str]
    coverage: Coverage
    rulings: dict[str, dict[str, str]]
    options: list[Option]
    homes: dict[str, list[str]]
    homeless: dict[str, str]

    def chapters(self) -> dict[str, list[str]]:
        """Rule ids by chapter, in the order of the specification."""
        found: dict[str, list[str]] = {}
        for rule in self.rules:
            found.setdefault(rule.rpartition("-")[0], []).append(rule)
        return found


def read_rulings(folder: Path, game: str) -> dict[str, dict[str, str]]:
    """What the rulebook leaves open, by rule id and language; a game may have none."""
    found: dict[str, dict[str, str]] = {}
    for language in PAGE_NAMES:
        path = folder / language / f"{game}.toml"
        texts = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
        for rule, text in texts.items():
            found.setdefault(rule, {})[language] = str(text)
    return found


def has_words(book_rules: dict[str, str], catalogue: Catalogue) -> bool:
    """Does the catalogue explain the rules of this game?"""
    return any(catalogue.has(f"rule-{rule.lower()}") for rule in book_rules)


def title_of(game: str, catalogue: Catalogue) -> str:
    """What players call the game."""
    known = f"game-{game}"
    return catalogue.say(known) if catalogue.has(known) else game.replace("-", " ").capitalize()


def rules_page(book: Rulebook, catalogue: Catalogue) -> str:
    """The page of one language."""
    language = catalogue.language
    frame = read_frame(language)
    title = title_of(book.game, catalogue)
    other = "fr" if language == "en" else "en"
    lines = [
        "# " + frame["title"].format(game=title),
        "",
        frame["other"].format(page=PAGE_NAMES[other]) + "{ .other-language }",
        "",
        frame["intro"].format(example=next(iter(book.rules))),
        "",
        frame["counts"].format(rules=len(book.rules), rulings=len(book.rulings)),
    ]
    for chapter, rules in book.chapters().items():
        known = f"chapter-{chapter.lower()}"
        name = catalogue.say(known) if catalogue.has(known) else chapter
        lines += ["", f"## {name[:1].upper()}{name[1:]} {{ #{chapter.lower()} }}"]
        for rule in rules:
            lines += ["", *_rule(book, rule, catalogue)]
    return (
        f'<div lang="{language}" class="rulebook" markdown>\n\n' + "\n".join(lines) + "\n\n</div>"
    )


def _rule(book: Rulebook, rule: str, catalogue: Catalogue) -> list[str]:
    """A heading that can be linked to, the rule, what was open, and what proves it."""
    frame = read_frame(catalogue.language)
    known = f"rule-{rule.lower()}"
    text = catalogue.say(known) if catalogue.has(known) else "—"
    lines = [f"### {rule} {{ #{rule.lower()} }}", "", escape(text, quote=False)]
    ruling = book.rulings.get(rule, {}).get(catalogue.language)
    if ruling:
        lines += ["", f"**{frame['ruling']}.** {escape(ruling, quote=False)}", "{ .ruling }"]
    for option in book.options:
        if option.rule == rule:
            default = option.write(option.default)
            allowed = _say_allowed(option, catalogue)
            shown = f"`{option.name}` ({allowed}; {frame['default']} `{default}`)"
            lines += ["", f"**{frame['switch']}.** {shown}", "{ .switch }"]
    applied = _count(book.coverage.applied.get(rule, []), frame)
    proof = frame["applied"].format(n=applied)
    if book.rules[rule] == "both":
        refused = _count(book.coverage.refused.get(rule, []), frame)
        proof += ", " + frame["refused"].format(n=refused)
    lines += ["", f"[{proof}](coverage.md#{rule.lower()})", "{ .proof }"]
    return lines


def _count(tests: list[Test], frame: dict[str, str]) -> str:
    if not tests:
        return frame["none"]
    return frame["test" if len(tests) == 1 else "tests"].format(n=len(tests))


def coverage_page(book: Rulebook, catalogue: Catalogue) -> str:
    """The table of tests: who shows a rule applied, who shows it refusing."""
    coverage = book.coverage
    both = [rule for rule, kind in book.rules.items() if kind == "both"]
    applied = sum(rule in coverage.applied for rule in book.rules)
    refused = sum(rule in coverage.refused for rule in both)
    vectors = sum((book.game, name) in coverage.vectors for name in book.vectors)
    lines = [
        f"# {title_of(book.game, catalogue)}: which test shows which rule",
        "",
        "Made from the markers in the test files each time this site is built. A test’s name is a "
        "sentence, so the table can be read. The home of a rule is the room of the engine that "
        "names it, below `src/tocsin/games`. A rule that only defines or derives something can "
        "refuse nothing; its last column is empty.",
        "",
        f"- **{applied} of {len(book.rules)}** rules are shown applied,",
        f"- **{refused} of {len(both)}** rules that can forbid something are shown refusing it,",
        f"- **{vectors} of {len(book.vectors)}** numbered examples of the specification are tests.",
    ]
    for chapter, rules in book.chapters().items():
        known = f"chapter-{chapter.lower()}"
        name = catalogue.say(known) if catalogue.has(known) else chapter
        heading = f"{name[:1].upper()}{name[1:]}"
        lines += ["", f"## {heading} {{ #{chapter.lower()} }}", "", *_table(book, rules)]
    if book.vectors:
        lines += ["", "## Numbered examples { #vectors }", "", *_vector_table(book)]
    return "\n".join(lines)


def _table(book: Rulebook, rules: list[str]) -> list[str]:
    rows = [
        '<table class="coverage">',
        "<thead><tr><th>Rule</th><th>Its home</th><th>Shown applied by</th>"
        "<th>Shown refusing by</th></tr></thead>",
        "<tbody>",
    ]
    for rule in rules:
        refused = "" if book.rules[rule] != "both" else _sentences(book.coverage.refused.get(rule))
        rows.append(
            f'<tr id="{rule.lower()}"><td><a href="rules.html#{rule.lower()}">{rule}</a></td>'
            f"<td>{_homes(book, rule)}</td>"
            f"<td>{_sentences(book.coverage.applied.get(rule))}</td><td>{refused}</td></tr>"
        )
    return [*rows, "</tbody>", "</table>"]


def _homes(book: Rulebook, rule: str) -> str:
    """The rooms below src/tocsin/games that name the rule, or why none does."""
    rooms = book.homes.get(rule)
    if rooms:
        return "".join(f"<code>{escape(room)}</code>" for room in rooms)
    return f"<em>{escape(book.homeless.get(rule, 'nowhere yet'))}</em>"


def _vector_table(book: Rulebook) -> list[str]:
    rows = [
        '<table class="coverage">',
        "<thead><tr><th>Example</th><th>Test</th></tr></thead>",
        "<tbody>",
    ]
    for name in book.vectors:
        tests = book.coverage.vectors.get((book.game, name))
        rows.append(f"<tr><td>{escape(name)}</td><td>{_sentences(tests)}</td></tr>")
    return [*rows, "</tbody>", "</table>"]


def _sentences(tests: list[Test] | None) -> str:
    if not tests:
        return '<em class="missing">no test yet</em>'
    return "".join(
        f'<span title="{escape(test.file)}">{escape(test.sentence())}</span>' for test in tests
    )


def options_table(
    game_id: str, options: list[Option], catalogue: Catalogue, folders: dict[str, str]
) -> str:
    """Options of a game as a table, in the words of a language; `folders` has those of rules."""
    frame = read_frame(catalogue.language)
    lines = [frame["options"], "|---|---|---|---|"]
    page = PAGE_NAMES[catalogue.language]
    for option in options:
        known = f"option-{game_id}-{option.name}"
        about = catalogue.say(known) if catalogue.has(known) else ""
        allowed = _allowed(option, catalogue)
        target = f"{folders.get(option.rule, '')}{page}#{option.rule.lower()}"
        rule = f"[{option.rule}]({target})" if option.rule else ""
        shown = f"`{option.name}` = `{option.write(option.default)}`"
        lines.append(f"| {shown} | {about} | {allowed} | {rule} |")
    # On a phone the style sheet sets the cells of a row below one another.
    return "\n".join(['<div class="options" markdown>', "", *lines, "", "</div>"])


def _allowed(option: Option, catalogue: Catalogue) -> str:
    """What is typed as it stands is the same in every language; the rest is said in it."""
    if option.kind in ("switch", "choice", "names", "board"):
        return ", ".join(f"`{word}`" for word in option.allowed().split(", "))
    return _say_allowed(option, catalogue)


def _say_allowed(option: Option, catalogue: Catalogue) -> str:
    return str(Speaker(catalogue.language).part(allowed_by(option)))
