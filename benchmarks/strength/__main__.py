"""`make strength`: how strong the bots are, with intervals; goes on where it was stopped.

python -m benchmarks.strength                      every case, as many plays as it asks for
python -m benchmarks.strength "family front"       cases whose game or name contains the words
python -m benchmarks.strength --small              a few plays of all: does everything still work?
python -m benchmarks.strength --minutes 60         at most so much CPU time a case
python -m benchmarks.strength --table              play nothing; write docs/strength.md and the plot
"""

import argparse
import re
import sys
from pathlib import Path
from time import process_time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from benchmarks.strength import table
from benchmarks.strength.cases import Case, find
from benchmarks.strength.ledger import Ledger
from benchmarks.strength.plays import play

FILE = Path("build", "strength.jsonl")
SMALL_GAMES, SMALL_MINUTES = 6, 0.25


def run(cases: list[Case], ledger: Ledger, games: int, minutes: float, console: Console) -> None:
    """Play what is missing, case by case."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console) as progress:
        for case in cases:
            wanted = games or case.games
            missing = ledger.missing(case, wanted)
            task = progress.add_task(case.name, total=wanted, completed=wanted - len(missing))
            begin = process_time()
            for number in missing:
                ledger.add(play(case, number, ledger.sum_of(case)))
                progress.advance(task)
                if process_time() - begin > 60 * minutes:
                    break
            progress.remove_task(task)
            console.print(table.row(case, ledger.of(case)), markup=False, soft_wrap=True)


def write(ledger: Ledger) -> None:
    """The page and its plot."""
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
    parser.add_argument("--small", action="store_true", help="a few plays of everything")
    parser.add_argument("--file", type=Path, default=FILE, help="where results are kept")
    parser.add_argument("--table", action="store_true", help="only write the page and the plot")
    given = parser.parse_args()
    console = Console(width=140)
    cases = find(given.case)
    if not cases:
        console.print(f"No case is called {' '.join(given.case)!r}.", markup=False)
        return 2
    ledger = Ledger(given.file)
    if given.table:
        write(ledger)
        return 0
    games, minutes = given.games, given.minutes
    if given.small:
        games, minutes = games or SMALL_GAMES, min(minutes, SMALL_MINUTES)
    try:
        run(cases, ledger, games, minutes, console)
    except KeyboardInterrupt:
        console.print(f"Stopped; what was played is in {given.file}, the same command goes on.")
        return 130
    except OSError as problem:
        console.print(f"{problem}: what was played until now is in {given.file}.", markup=False)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
