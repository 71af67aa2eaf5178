"""The words of positions and of `build` on the notation page of a game, from its own tables."""

from __future__ import annotations

from tocsin.core.contract import Game
from tocsin.lang.catalogue import Catalogue


def words_tables(game: Game, words: Catalogue) -> str:
    """One table for each sort of words."""
    lines: list[str] = []
    for listed in game.wordlists():
        lines += [
            f"### {listed.title}",
            "",
            "| word | rule | what the rule says |",
            "|---|---|---|",
        ]
        lines += [
            f"| `{_cell(word)}` | {_link(rule)} | {_said(words, rule)} |"
            for word, rule in listed.rows
        ]
        lines.append("")
    return "\n".join(lines)


def build_table(game: Game) -> str:
    """What `tocsin.build` can be told beside the options."""
    lines = ["| word | takes | example | rule |", "|---|---|---|---|"]
    for part in game.build_parts():
        example = f"`{_cell(part.example)}`"
        lines.append(f"| `{part.name}` | {part.takes} | {example} | {_link(part.rule)} |")
    return "\n".join(lines)


def _cell(text: str) -> str:
    """A bar would end the cell."""
    return text.replace("|", "\\|")


def _link(rule: str) -> str:
    return f"[{rule}](rules.md#{rule.lower()})" if rule else ""


def _said(words: Catalogue, rule: str) -> str:
    known = f"rule-{rule.lower()}"
    return _cell(words.say(known).replace("\n", " ")) if words.has(known) else ""
