"""Figures as a reader of one language writes them: decimal sign, hundredths, intervals."""

from tocsin.lab.figures import Figure
from tocsin.telling.speaker import Speaker


def number(value: float, form: str, words: Speaker) -> str:
    """A number in a form of Python's, such as `.2f`."""
    return format(value, form).replace(".", words("lab-decimal-sign"))


def percent(share: float, words: Speaker, form: str = ".1f") -> str:
    """A share in hundredths."""
    return words("lab-percent", number=number(100 * share, form, words))


def share(figure: Figure, words: Speaker, sign: str = "") -> str:
    """A share with its interval; the sign `+` shows which way a difference goes."""
    return _with_interval(
        [percent(one, words, f"{sign}.1f") for one in (figure.value, figure.low, figure.high)],
        words,
    )


def mean(figure: Figure, words: Speaker, form: str = ".2f") -> str:
    """A mean with its interval."""
    return _with_interval(
        [number(one, form, words) for one in (figure.value, figure.low, figure.high)], words
    )


def places(counts: list[tuple[str, float]], words: Speaker) -> str:
    """Cells, each with how often it was so."""
    found = [f"{cell} ({number(count, '.2f', words)})" for cell, count in counts]
    return str(words.part(found))


def _with_interval(texts: list[str], words: Speaker) -> str:
    value, low, high = texts
    return words("lab-interval", value=value, low=low, high=high)
