"""`make bench-page`: prints every figure with its bar; 1 if one is missed.

`--sizes` builds and weighs, without a browser; `--times` asks a browser, without building.
"""

import argparse
import sys

from benchmarks.page import sizes, times
from tests.page.conftest import what_is_missing

BARS = {
    "script of a playable board, gzip kB": 90.0,
    "catalogues of a game and language, gzip kB": 40.0,
    "all of the first load, gzip kB": 400.0,
    "building it, s of CPU": 5.0,
    "ms until a table can be played": 1000.0,
    "ms from a touch to the drawn answer": 100.0,
    "longest frame of a fire phase at 4 x throttle, ms": 50.0,
}


def tell(figures: dict[str, float]) -> int:
    """A line for each; how many are missed."""
    missed = 0
    for name, figure in figures.items():
        is_met = figure <= BARS[name]
        missed += not is_met
        print(
            f"{'met   ' if is_met else 'MISSED'}  {name:52} {figure:7.1f}  at most {BARS[name]:g}"
        )
    return missed


def main() -> int:
    """Sizes, times, or both."""
    parser = argparse.ArgumentParser(prog="make bench-page", description=__doc__)
    parser.add_argument("--sizes", action="store_true", help="only how heavy it is")
    parser.add_argument("--times", action="store_true", help="only how quick it is")
    given = parser.parse_args()
    is_all = given.sizes == given.times
    missed, needed = 0, set[str]()
    if is_all or given.sizes:
        figures, needed = sizes.measure()
        missed += tell(figures)
    if is_all or given.times:
        missing = what_is_missing()
        if missing:
            print(f"No times are measured: {missing}.")
            return 1
        figures, fetched = times.measure()
        missed += tell(figures)
        # A page built by somebody else has other names: then nothing can be held against it.
        if needed & fetched and (more := sorted(fetched - needed)):
            print(f"        fetched at once, and not counted above: {', '.join(more)}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
