"""Tables of refusals: each row one reason why an action is not allowed, with its rule."""

# mypyc: off

from tocsin.core.vocabulary import Kind, Vocabulary, Word


class Row:
    """One reason: its number in the room, its code, the rule that forbids, its arguments."""

    def __init__(self, number: int, code: str, rule: str, /, **args: Kind) -> None:
        self.number = number
        self.code = code
        self.rule = rule
        self.args = args


def refusals(*rows: Row) -> list[Row]:
    """A room's table; numbers are unique and begin with 1, because 0 means allowed."""
    numbers = [row.number for row in rows]
    if len(set(numbers)) != len(numbers) or any(number < 1 for number in numbers):
        raise ValueError(f"rows of refusals are numbered from 1, each once: {numbers}")
    return list(rows)


def vocabulary_of(tables: list[list[Row]]) -> Vocabulary:
    """All refusals of a game as a vocabulary; a code used with more arguments declares them all."""
    merged: dict[str, dict[str, Kind]] = {}
    required: dict[str, set[str]] = {}
    for table in tables:
        for row in table:
            known = merged.setdefault(row.code, {})
            known.update(row.args)
            required[row.code] = required.get(row.code, set(row.args)) & set(row.args)
    words = []
    for code, args in merged.items():
        kinds = {
            name: kind if name in required[code] else kind.loosened() for name, kind in args.items()
        }
        words.append(Word(code, **kinds))
    return Vocabulary("refusal", words)
