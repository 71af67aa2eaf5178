"""Pictures of figures: SVG as text, with the same look, and nothing loaded from elsewhere."""

import io
from collections.abc import Sequence
from typing import Any

from tocsin.lab import written
from tocsin.lab.figures import Figure
from tocsin.telling.speaker import Speaker

FAINT, BLUE = "#C9CED6", "#0072B2"
_PER_ROW_INCHES, _HEAD_INCHES, _WIDTH_INCHES = 0.34, 0.75, 6.4


def intervals(
    names: Sequence[str], figures: Sequence[Figure], words: Speaker, is_share: bool
) -> str:
    """One dot with its interval for each name, from top to bottom: shares of wins, or ratings."""
    figure, axes = _paper(len(names))
    at = list(range(len(names)))[::-1]
    values = [one.value for one in figures]
    below = [one.value - one.low for one in figures]
    above = [one.high - one.value for one in figures]
    axes.errorbar(values, at, xerr=[below, above], fmt="o", color=BLUE, capsize=4, markersize=6)
    if is_share:
        axes.xaxis.set_major_formatter(lambda x, _: written.percent(x, words, "g"))
    axes.set_yticks(at, names)
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.set_xlabel(words("lab-col-wins" if is_share else "lab-col-rating"))
    return _finish(figure)


def bars(names: Sequence[str], counts: Sequence[float], words: Speaker) -> str:
    """Lying bars, the first on top."""
    figure, axes = _paper(len(names))
    at = list(range(len(names)))[::-1]
    axes.barh(at, list(counts), color=BLUE, height=0.6)
    axes.set_yticks(at, names)
    axes.xaxis.set_major_formatter(lambda x, _: written.number(x, "g", words))
    return _finish(figure)


def lengths(turns: Sequence[int], label: str) -> str:
    """How many plays lasted how long."""
    figure, axes = _paper(6)
    low, high = min(turns), max(turns)
    step = max(1, (high - low) // 30)
    edges = [low - 0.5 + step * n for n in range((high - low) // step + 2)]
    axes.hist(turns, bins=edges, color=BLUE, rwidth=0.9)
    # Plays and turns are whole, however few there are.
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.yaxis.get_major_locator().set_params(integer=True)
    axes.set_xlabel(label)
    return _finish(figure)


def _paper(rows: int) -> tuple[Any, Any]:
    import matplotlib

    # Text stays text, so that a screen reader finds it; the same figures give the same file.
    matplotlib.use("svg")
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "tocsin", "font.size": 10})
    from matplotlib.figure import Figure as Drawing

    drawing = Drawing((_WIDTH_INCHES, _HEAD_INCHES + _PER_ROW_INCHES * rows), layout="constrained")
    axes = drawing.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="x", color=FAINT, linewidth=0.6)
    axes.set_axisbelow(True)
    return drawing, axes


def _finish(drawing: Any) -> str:
    text = io.StringIO()
    drawing.savefig(text, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    whole = text.getvalue()
    return whole[whole.index("<svg") :]
