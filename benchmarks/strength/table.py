"""Tables and plots of what was played, with 95 % intervals (Wilson for shares)."""

import math
from pathlib import Path

from benchmarks.strength.cases import CASES, ORDER, Case
from benchmarks.strength.ledger import Ledger
from benchmarks.strength.plays import Result
from tocsin.lab.figures import mean_interval, wilson

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "strength.md"
PLOT = ROOT / "docs" / "pictures" / "bots-strength.svg"
# What is said by hand below the tables.
REMARKS = Path(__file__).parent / "remarks.md"
TITLES = {"flashpoint": "Flash Point", "titanic": "SOS Titanic", "feurio": "Feurio!"}
# What issue 12 asks for at least.
PLAYS_LEAST = 200
COLUMNS = "| case | bar | result | 95 % | plays | CPU ms a turn: mean, longest | verdict |"
HEAD = """# How strong the bots are

Every row was played by `python -m benchmarks.strength "NAME OF THE CASE"` on seeds that no weight
was learned on; the same command goes on where it stopped, and without a name plays everything.
Shares of wins have Wilson intervals, means of scores normal ones, both of 95 %. A bar is met when
the interval reaches it. Times are CPU time of one core of the machine that played, compiled.
"""


def interval(case: Case, results: list[Result]) -> tuple[float, float, float]:
    """Mean and interval of what the case is measured by."""
    n = len(results)
    if case.by_score:
        total = sum(r.score for r in results)
        squares = sum(r.score**2 for r in results)
        return mean_interval(total, squares, n)
    won = sum(r.won for r in results)
    low, high = wilson(won, n)
    return won / n, low, high


def verdict(case: Case, low: float, high: float, plays: int) -> str:
    """Is the bar reached by the interval? A few plays reach everything and prove nothing."""
    if case.bar is None:
        return "reported"
    if plays < 2:
        # One score has no spread: its interval says nothing.
        return "open"
    if low >= case.bar:
        return "above"
    if high < case.bar:
        return "**missed**"
    return "met" if plays >= PLAYS_LEAST else "open"


def tell(case: Case, value: float) -> str:
    """A number as the case counts."""
    return f"{value:.1f}" if case.by_score else f"{100 * value:.1f} %"


def row(case: Case, results: list[Result]) -> str:
    """One line of the table."""
    if not results:
        bar = "-" if case.bar is None else tell(case, case.bar)
        return f"| {case.name} | {bar} | not played yet | | 0 | | |"
    value, low, high = interval(case, results)
    bar = "-" if case.bar is None else tell(case, case.bar)
    turns = sum(r.turns for r in results)
    mean = 1000 * sum(r.seconds for r in results) / max(turns, 1)
    longest = 1000 * max(r.longest for r in results)
    return (
        f"| {case.name} | {bar} | {tell(case, value)} | {tell(case, low)} to {tell(case, high)} "
        f"| {len(results)} | {mean:.0f}, {longest:.0f} | {verdict(case, low, high, len(results))} |"
    )


def markdown(ledger: Ledger) -> str:
    """All cases, game by game, and the order of the levels."""
    lines = [HEAD]
    for game, title in TITLES.items():
        lines += [f"\n## {title}\n", COLUMNS, "|---|---|---|---|---|---|---|"]
        lines += [row(case, ledger.of(case)) for case in CASES if case.game == game]
    lines += ["\n## The order of the levels\n"]
    lines += ["Plays on the same seeds, compared one by one, or duels (sign test, one-sided).\n"]
    lines += order(ledger)
    return "\n".join(lines) + "\n" + REMARKS.read_text("utf-8")


def order(ledger: Ledger) -> list[str]:
    """Is every level better than the one below it?"""
    lines = ["| game | better | than | better, worse | p |", "|---|---|---|---|---|"]
    return lines + [compare(ledger, *row) for row in ORDER]


def compare(ledger: Ledger, game: str, better: str, worse: str, first: str, second: str) -> str:
    """One line: who did better on how many of the common seeds, or how many of the duels."""
    ours = by_seed(ledger, first)
    if second:
        theirs = by_seed(ledger, second)
        pairs = [(ours[seed], theirs[seed]) for seed in ours if seed in theirs]
        up, down = sum(a > b for a, b in pairs), sum(a < b for a, b in pairs)
    else:
        up = sum(won for won, _ in ours.values())
        down = len(ours) - up
    chance = sign_test(up, down)
    return f"| {TITLES[game]} | {better} | {worse} | {up}, {down} | {chance:.2g} |"


def by_seed(ledger: Ledger, name: str) -> dict[int, tuple[int, int]]:
    """What a case brought: victory first, then the score."""
    case = next(case for case in CASES if case.name == name)
    return {r.seed: (r.won, r.score) for r in ledger.of(case)}


def sign_test(up: int, down: int) -> float:
    """How likely so many would be better by mere luck."""
    n = up + down
    return sum(math.comb(n, k) for k in range(up, n + 1)) / 2.0**n if n else 1.0


def draw(ledger: Ledger, path: Path = PLOT) -> None:
    """Every played share with its interval, beside its bar."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "tocsin"
    from matplotlib import pyplot as plt

    shown = [case for case in CASES if ledger.of(case) and ": " not in case.name]
    figure, axes = plt.subplots(figsize=(8, 0.26 * len(shown) + 1))
    for place, case in enumerate(reversed(shown)):
        value, low, high = interval(case, ledger.of(case))
        unit = 1.0 if case.by_score else 100.0
        reach = [[unit * (value - low)], [unit * (high - value)]]
        colour = {"flashpoint": "#b3372c", "titanic": "#1b6ca8", "feurio": "#2f7d32"}[case.game]
        axes.errorbar(unit * value, place, xerr=reach, fmt="o", color=colour, capsize=2)
        if case.bar is not None:
            axes.plot(unit * case.bar, place, marker="|", color="#444444", markersize=11)
    axes.set_yticks(range(len(shown)), [f"{c.name}" for c in reversed(shown)], fontsize=8)
    axes.set_xlim(0, 101)
    axes.set_xlabel("wins in 100 plays, or mean score; the stroke is the bar")
    figure.tight_layout()
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, metadata={"Date": None, "Creator": None})
    plt.close(figure)
