"""The installed build against the interpreted source, in one run, with ratios and bars."""

import os
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.build import Build
from benchmarks.cases import CASES, IMPORT_BAR, INSTALL_BAR_MB, Case

ROOT = Path(__file__).parent.parent
FIRST_MOVE = """
import time
import tocsin
play = tocsin.start("feurio", players=4, seed=1)
play.do(play.moves()[0])
print(time.process_time())
"""
SHARE_GAMES = 10


def installed_mb() -> float:
    """What `pip install .` put on disk for the engine itself."""
    files = distribution("tocsin").files or []
    kept = [file.locate() for file in files if "__pycache__" not in file.parts]
    return sum(Path(str(path)).stat().st_size for path in kept) / 1e6


def first_move_seconds() -> float:
    """CPU seconds of a new process up to the first move, the best of five."""
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, "-P", "-c", FIRST_MOVE]
    spent = []
    for _ in range(5):
        done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
        spent.append(float(done.stdout))
    return min(spent)


def rates(build: Build, case: Case, seconds: float) -> dict[str, float]:
    """Every figure of one case on one build."""
    found: dict[str, float] = {}
    for figure, share in (("games", 1.0), ("steps", 0.5), ("copies", 0.25), ("views", 0.25)):
        count = build.calibrate(case, figure, seconds * share)
        measured = build.measure(case, figure, count)
        assert measured is not None
        spent = measured["seconds"]
        if figure == "copies":
            found["copy us"] = spent / measured["done"] * 1e6
            continue
        found[f"{figure}/s"] = measured["done"] / spent
        if figure == "games":
            found["plies/s"] = measured["plies"] / spent
            few = build.measure(case, "decisions", SHARE_GAMES)
            assert few is not None
            found["decisions/s"] = found["plies/s"] * few["done"] / few["plies"]
    return found


def verdict(value: float, bar: float | None, less_is_better: bool) -> str:
    """The bar and whether it is met."""
    if bar is None:
        return ""
    met = value <= bar if less_is_better else value >= bar
    sign = "<=" if less_is_better else ">="
    return f"{sign} {bar:,g} {'met' if met else 'MISSED'}"


def add_case(table: Table, case: Case, fast: dict[str, float], slow: dict[str, float]) -> None:
    """One row per figure."""
    shown = case.name
    for figure, value in fast.items():
        other = slow[figure]
        less = figure == "copy us"
        ratio = other / value if less else value / other
        told = verdict(value, case.bars.get(figure), less)
        if figure == "games/s" and "ratio" in case.bars:
            told += "; ratio " + verdict(ratio, case.bars["ratio"], False)
        cells = [f"{value:,.2f}" if less else f"{value:,.0f}"]
        cells.append(f"{other:,.2f}" if less else f"{other:,.0f}")
        table.add_row(shown, figure, *cells, f"{ratio:.1f}x", told)
        shown = ""


def compare(wanted: str, seconds: float, console: Console) -> int:
    """Measure both, print, and say whether the bars are met."""
    cases = [case for case in CASES if wanted in case.name]
    if not cases:
        sys.exit(f"no case has {wanted!r} in its name")
    table = Table(title="installed against interpreted, CPU time, one core")
    for heading in ("case", "figure", "installed", "interpreted", "ratio", "bar"):
        table.add_column(heading, justify="left" if heading in ("case", "bar") else "right")
    with (
        Build("") as installed,
        Build(str(ROOT / "src")) as source,
        Progress(console=Console(stderr=True), transient=True) as bar,
    ):
        if not installed.is_compiled:
            console.print("The installed build is interpreted too (no C compiler): ratios are 1.")
        for case in bar.track(cases):
            add_case(table, case, rates(installed, case, seconds), rates(source, case, seconds))
    console.print(table)
    spent = first_move_seconds()
    told = verdict(spent, IMPORT_BAR, True)
    console.print(f"import + start + first move: {spent:.3f} s CPU, {told}")
    size = installed_mb()
    console.print(f"installed engine: {size:.1f} MB, {verdict(size, INSTALL_BAR_MB, True)}")
    return 0
