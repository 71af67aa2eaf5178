"""What a player typed, as one of the legal moves: its number, its text, or enough of its text."""

import re
from dataclasses import dataclass

from tocsin.core.facts import Description


@dataclass(frozen=True)
class Choice:
    """The move meant, or the moves that could be meant when it is not clear."""

    move: Description | None
    rivals: tuple[Description, ...] = ()


def group_by_verb(moves: list[Description]) -> dict[str, list[tuple[int, Description]]]:
    """The moves with their numbers from 1 on, under their verbs as they come."""
    groups: dict[str, list[tuple[int, Description]]] = {}
    for number, move in enumerate(moves, start=1):
        groups.setdefault(move.verb, []).append((number, move))
    return groups


def choose(typed: str, moves: list[Description]) -> Choice:
    """By number, by exact text, by an unambiguous beginning, or by that of a part after : or >."""
    if typed.isascii() and typed.isdigit() and len(typed) < 6:
        number = int(typed)
        return Choice(moves[number - 1] if 1 <= number <= len(moves) else None)
    return choose_by_text(typed, moves)


def choose_chance(typed: str, moves: list[Description]) -> Choice:
    """A chance outcome by its text or by what the dice or tiles show: `5` means `~draw:5`.

    Several dice may be typed without their comma, with a blank or with both: `35`, `3 5`, `3, 5`.
    """
    for move in moves:
        if typed == move.text.partition(":")[2]:
            return Choice(move)
    faces = re.sub(r"[ ,]+", "", typed)
    shown = [move for move in moves if faces == move.text.partition(":")[2].replace(",", "")]
    if faces.isdigit() and len(shown) == 1:
        return Choice(shown[0])
    return choose_by_text(typed, moves)


def as_outcome(typed: str, moves: list[Description]) -> str:
    """What was typed as a chance text, possible or not: `39` as `~roll:3,9`."""
    verb, _, target = moves[0].text.partition(":")
    faces = re.sub(r"[ ,]+", "", typed)
    if "," in target and faces.isdigit() and len(faces) == target.count(",") + 1:
        return f"{verb}:{','.join(faces)}"
    return f"{verb}:{typed}"


def choose_by_text(typed: str, moves: list[Description]) -> Choice:
    """The exact text first, then beginnings of the whole, then beginnings of a target."""
    text = typed.lower()
    if not text:
        return Choice(None)
    for fits in (_is_text, _is_target, _begins, _begins_target):
        found = [move for move in moves if fits(text, move.text)]
        if len(found) == 1:
            return Choice(found[0])
        if found:
            return Choice(None, tuple(found))
    return Choice(None)


def _is_text(typed: str, text: str) -> bool:
    return typed == text


def _is_target(typed: str, text: str) -> bool:
    return typed in (text.partition(":")[2], text.partition(">")[2])


def _begins(typed: str, text: str) -> bool:
    return text.startswith(typed)


def _begins_target(typed: str, text: str) -> bool:
    targets = (text.partition(":")[2], text.partition(">")[2])
    return any(target.startswith(typed) for target in targets)
