"""`make bench`: the installed build against the interpreted source, in one run, with ratios.

make bench                       all cases
make bench ARGS="feurio"         only cases whose name contains the word
make bench ARGS="--seconds 5"    longer, steadier
"""

import argparse
import json
import os
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.cases import CASES, IMPORT_BAR, INSTALL_BAR_MB

ROOT = Path(__file__).parent.parent
FIRST_MOVE = """
import time
import tocsin
play = tocsin.start("feurio", players=4, seed=1)
play.do(play.moves()[0])
print(time.process_time())
"""


def run(arguments: list[str], interpreted: bool) -> str:
    """One process of its own, with the source in front when it is to be interpreted."""
    environ = dict(os.environ)
    paths = [str(ROOT)] + ([str(ROOT / "src")] if interpreted else [])
    environ["PYTHONPATH"] = os.pathsep.join(paths)
    command = [sys.executable, *arguments]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
    return done.stdout


def installed_mb() -> float:
    """What `pip install .` put on disk for the engine itself."""
    files = distribution("tocsin").files or []
    kept = [file.locate() for file in files if "__pycache__" not in file.parts]
    return sum(Path(str(path)).stat().st_size for path in kept) / 1e6


def verdict(value: float, bar: float | None, less_is_better: bool) -> str:
    """The bar and whether it is met."""
    if bar is None:
        return ""
    met = value <= bar if less_is_better else value >= bar
    sign = "<=" if less_is_better else ">="
    return f"{sign} {bar:,g} {'met' if met else 'MISSED'}"


def compare(fast: dict[str, Any], slow: dict[str, Any]) -> Table:
    """One row per figure and case."""
    table = Table(title="installed against interpreted, CPU time, one core")
    for heading in ("case", "figure", "installed", "interpreted", "ratio", "bar"):
        table.add_column(heading, justify="left" if heading in ("case", "bar") else "right")
    for case in CASES:
        if case.name not in fast:
            continue
        shown = case.name
        for figure, value in fast[case.name].items():
            other = slow[case.name][figure]
            less = figure == "copy us"
            ratio = other / value if less else value / other
            told = verdict(value, case.bars.get(figure), less)
            if figure == "games/s" and "ratio" in case.bars:
                told += "; ratio " + verdict(ratio, case.bars["ratio"], False)
            cells = [f"{value:,.2f}" if less else f"{value:,.0f}"]
            cells.append(f"{other:,.2f}" if less else f"{other:,.0f}")
            table.add_row(shown, figure, *cells, f"{ratio:.1f}x", told)
            shown = ""
    return table


def main() -> None:
    """Measure, compare, print."""
    parser = argparse.ArgumentParser(prog="make bench ARGS=...", description=__doc__)
    parser.add_argument("name", nargs="?", default="")
    parser.add_argument("--seconds", type=float, default=2.0)
    given = parser.parse_args()
    console = Console(width=110)
    found: list[dict[str, Any]] = []
    for interpreted in (False, True):
        arguments = ["-m", "benchmarks.measure", str(given.seconds), given.name]
        found.append(json.loads(run(arguments, interpreted)))
    fast, slow = found
    if not fast["compiled"]:
        console.print("The installed build is interpreted too (no C compiler): ratios are 1.")
    console.print(compare(fast["cases"], slow["cases"]))
    spent = min(float(run(["-c", FIRST_MOVE], False)) for _ in range(5))
    console.print(
        f"import + start + first move: {spent:.3f} s CPU, {verdict(spent, IMPORT_BAR, True)}"
    )
    size = installed_mb()
    console.print(f"installed engine: {size:.1f} MB, {verdict(size, INSTALL_BAR_MB, True)}")


if __name__ == "__main__":
    main()
