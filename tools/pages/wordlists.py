"""The words of positions, moves and `build` as tables of a page, made from the tables of the code.

A page has a line such as `<!-- words -->`, for all the lists that its game gives, or
`<!-- words phases -->`, for one sort of them; what it becomes lists every word that the game knows,
so no page can be incomplete. What a word of Flash Point means stands in `words.toml` of each
language, or in the catalogues where players read it too; its expansion lists what it adds.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

from tocsin.core.contract import Game
from tocsin.facade import expansions, game
from tocsin.games.flashpoint.danger.face import build as danger_build
from tocsin.games.flashpoint.danger.face import moments as danger_moments
from tocsin.games.flashpoint.danger.face import position_text as danger_text
from tocsin.games.flashpoint.danger.table import building
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table import specialists as danger_specialists
from tocsin.games.flashpoint.face import build, step_text
from tocsin.games.flashpoint.table import phases, plan, specialists
from tocsin.lang.catalogue import Catalogue

BOOKS = ("flashpoint", "extreme-danger")
SORTS = ("boards", "phases", "step", "pieces", "doors", "specialists", "verbs", "endings", "build")


def read_meanings(language: str) -> dict[str, dict[str, str]]:
    """What words mean, by sort and word."""
    path = Path(__file__).parent / language / "words.toml"
    return {
        sort: {word: str(meaning) for word, meaning in words.items()}
        for sort, words in tomllib.loads(path.read_text("utf-8")).items()
        if isinstance(words, dict)
    }


def list_words(book: str, sort: str) -> list[str]:
    """Every word of a sort that a game has, or that its expansion adds."""
    base, whole = _WORDS[sort]
    return base() if book == "flashpoint" else [word for word in whole() if word not in base()]


def words_table(book: str, sort: str, catalogue: Catalogue) -> str:
    """The table of one sort of words."""
    meanings = read_meanings(catalogue.language)
    head = [meanings["heads"][name] for name in _columns(sort)]
    return _table(head, [_row(sort, word, meanings, catalogue) for word in list_words(book, sort)])


def words_tables(game: Game, catalogue: Catalogue) -> str:
    """One table for each list of words that the game gives."""
    parts: list[str] = []
    for listed in game.wordlists():
        rows = [
            [f"`{word}`", _link(rule), _said(catalogue, rule).replace("\n", " ")]
            for word, rule in listed.rows
        ]
        parts += [
            f"### {listed.title}",
            "",
            _table(["word", "rule", "what the rule says"], rows),
            "",
        ]
    return "\n".join(parts)


def build_table(game: Game) -> str:
    """What `tocsin.build` can be told beside the options."""
    rows = [
        [f"`{part.name}`", part.takes, f"`{part.example}`", _link(part.rule)]
        for part in game.build_parts()
    ]
    return _table(["word", "takes", "example", "rule"], rows)


def _table(head: list[str], rows: list[list[str]]) -> str:
    """A bar inside a cell would end it."""
    lines = [f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
    for row in rows:
        lines.append(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |")
    return "\n".join(lines)


def _link(rule: str) -> str:
    return f"[{rule}](rules.md#{rule.lower()})" if rule else ""


def _said(catalogue: Catalogue, rule: str) -> str:
    known = f"rule-{rule.lower()}"
    return catalogue.say(known) if catalogue.has(known) else ""


def _columns(sort: str) -> list[str]:
    if sort == "phases":
        return ["word", "meaning", "remembers", "rule"]
    return ["word", "example", "rule"] if sort == "build" else ["word", "meaning"]


def _row(
    sort: str, word: str, meanings: dict[str, dict[str, str]], catalogue: Catalogue
) -> list[str]:
    if sort == "build":
        part = next(part for part in danger_build.PARTS if part.name == word)
        return [f"`{word}`", f"`{part.example}`", part.rule]
    if sort in ("specialists", "verbs", "endings"):
        stem = {"specialists": "name-flashpoint-specialist", "verbs": "verb-flashpoint"}
        name = f"{stem.get(sort, 'ending-flashpoint')}-{word.removeprefix('~')}"
        return [f"`{word}`", catalogue.say(name) if catalogue.has(name) else ""]
    cells = [f"`{word}`", meanings[sort][word]]
    return cells + _moment(word) if sort == "phases" else cells


def _moment(phase: str) -> list[str]:
    """What the step may remember, what it must in bold, and its rule."""
    for row in danger_moments.MOMENTS:
        if danger_phases.PHASES[row.phase] == phase:
            words = [f"**`{word}`**" if word in row.must else f"`{word}`" for word in row.may]
            return [" ".join(words), row.rule]
    return ["", "FP-END-1"]


def _base_verbs() -> list[str]:
    return list(game("flashpoint").verbs())


def _all_verbs() -> list[str]:
    return list(expansions("flashpoint")["extreme-danger"].verbs())


def _memory() -> list[str]:
    return [*step_text.NAMES, *danger_build.MEMORY]


def _pieces() -> list[str]:
    return [name for name in danger_text.NAMES if name not in danger_build.MEMORY]


# For each sort the words of the base game, and those of the base game with its expansion.
_WORDS: dict[str, tuple[Callable[[], list[str]], Callable[[], list[str]]]] = {
    "boards": (lambda: list(plan.BOARDS), lambda: [*plan.BOARDS, *building.BUILDINGS]),
    "phases": (lambda: list(phases.PHASES), lambda: list(danger_phases.PHASES)),
    "step": (lambda: list(step_text.NAMES), _memory),
    "pieces": (list, _pieces),
    "doors": (lambda: ["open", "gone"], lambda: ["open", "gone", "ladder"]),
    "specialists": (
        lambda: list(specialists.SPECIALISTS),
        lambda: list(danger_specialists.SPECIALISTS),
    ),
    "verbs": (_base_verbs, _all_verbs),
    "endings": (
        lambda: list(game("flashpoint").endings),
        lambda: list(expansions("flashpoint")["extreme-danger"].endings),
    ),
    "build": (
        lambda: [part.name for part in build.PARTS],
        lambda: [part.name for part in danger_build.PARTS],
    ),
}
