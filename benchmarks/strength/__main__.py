"""`make strength`: how strong the bots are, with intervals; goes on where it was stopped.

python -m benchmarks.strength                      every case, as many plays as it asks for
python -m benchmarks.strength "family front"       cases whose game or name contains the words
python -m benchmarks.strength --small              a few plays of all: does everything still work?
python -m benchmarks.strength --minutes 60         no more plays of a case after so much CPU time
python -m benchmarks.strength --jobs 2             in so many processes
python -m benchmarks.strength --table              play nothing; write docs/strength.md and the plot
"""

import argparse
import re
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from benchmarks.strength import table
from benchmarks.strength.cases import CASES, Case, find
from benchmarks.strength.ledger import Ledger
from benchmarks.strength.plays import play

FILE = Path("build", "strength.jsonl")
# What the page was made from, in the repository.
KEPT = Path(__file__).parent / "played.jsonl"
# With --small: CPU minutes after which a case gets no more plays, and the most it gets. Bots that
# answer at once then play enough to be told apart, those that think a few times.
SMALL_GAMES, SMALL_MINUTES = 60, 0.1
STAGES = (1, 4, 10, 25, 50, 100, 200, 500)
JOBS_MAX = 64


def stages(wanted: int) -> list[int]:
    """Few plays of every case first, then more: whoever stops it early has something of each."""
    return [*(stage for stage in STAGES if stage < wanted), wanted]


def run(given: argparse.Namespace, cases: list[Case], ledger: Ledger, console: Console) -> None:
    """Play what is missing, round by round."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    wanted = {case.name: given.games or case.games for case in cases}
    missing = sum(len(ledger.missing(case, wanted[case.name])) for case in cases)
    with Progress(*columns, console=console) as progress, ProcessPoolExecutor(given.jobs) as pool:
        task = progress.add_task("", total=missing)
        for stage in stages(max(wanted.values())):
            for case in cases:
                progress.update(task, description=case.name)
                numbers = ledger.missing(case, min(stage, wanted[case.name]))
                if not numbers or ledger.seconds(case) > 60 * given.minutes:
                    continue
                plays = [pool.submit(play, case, n, ledger.sum_of(case)) for n in numbers]
                try:
                    for done in as_completed(plays):
                        ledger.add(done.result())
                        progress.advance(task)
                except BaseException:
                    # Whoever stops it does not wait for plays that have not begun.
                    pool.shutdown(wait=False, cancel_futures=True)
                    raise
                told = table.row(case, ledger.of(case))
                console.print(told, markup=False, soft_wrap=True)


def write(ledger: Ledger) -> None:
    """The page, its plot, and what they were made from."""
    ledger.keep(CASES, KEPT)
    table.PAGE.write_text(table.markdown(ledger), "utf-8")
    table.draw(ledger)
    whole = table.PLOT.read_text("utf-8")
    drawing = re.sub(r"\s*<metadata>.*?</metadata>", "", whole[whole.index("<svg") :], flags=re.S)
    drawing = re.sub(r' xmlns:xlink="[^"]*"', "", drawing).replace("xlink:href", "href")
    table.PLOT.write_text("\n".join(line.rstrip() for line in drawing.split("\n")), "utf-8")


def main() -> int:
    """Read what is wanted, play, print."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.strength",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("case", nargs="*", help="part of the name of a case")
    parser.add_argument("--games", type=int, default=0, metavar="N", help="instead of the case's")
    parser.add_argument("--minutes", type=float, default=60.0, help="CPU minutes a case at most")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes")
    parser.add_argument("--small", action="store_true", help="a few plays of everything")
    parser.add_argument("--file", type=Path, default=FILE, help="where results are kept")
    parser.add_argument("--table", action="store_true", help="only write the page and the plot")
    given = parser.parse_args()
    console = Console(width=140)
    cases = find(given.case)
    if not cases:
        console.print(f"No case is called {' '.join(given.case)!r}.", markup=False)
        return 2
    ledger = Ledger(given.file, KEPT)
    if given.table:
        write(ledger)
        return 0
    if given.games < 0 or not 1 <= given.jobs <= JOBS_MAX:
        parser.error(f"--games starts at 1, --jobs is 1 to {JOBS_MAX}")
    if given.small:
        given.games = given.games or SMALL_GAMES
        given.minutes = min(given.minutes, SMALL_MINUTES)
    try:
        run(given, cases, ledger, console)
        console.print("\n".join(table.order(ledger)), markup=False, soft_wrap=True)
    except KeyboardInterrupt:
        console.print(f"Stopped; what was played is in {given.file}, the same command goes on.")
        return 130
    except OSError as problem:
        console.print(f"{problem}: what was played until now is in {given.file}.", markup=False)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
