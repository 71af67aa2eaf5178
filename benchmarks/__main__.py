"""`make bench`: how fast this build is, beside another one measured in the same run.

make bench                             the installed build against the interpreted source
make bench ARGS="--against REV"        this revision against another, both compiled, in turns
make bench ARGS="--against REV --quick"   the same in half a minute, once REV is built
make bench ARGS="feurio"               only cases whose name contains the word
make bench ARGS="--seconds 5"          longer, steadier
make bench                             tells last how fast the bots think (benchmarks.thinking)
"""

import argparse
import sys

from rich.console import Console

from benchmarks import against, interpreted, thinking

PAIRS, PAIRS_QUICK = 9, 3
# What one measurement takes: with --against there are many, and they are paired.
SECONDS, SECONDS_PAIRED, SECONDS_QUICK = 2.0, 0.25, 0.06


def main() -> int:
    """Measure, compare, print."""
    parser = argparse.ArgumentParser(
        prog="make bench ARGS=...",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("name", nargs="?", default="", help="part of the name of a case")
    parser.add_argument("--against", metavar="REV", help="a revision that git knows")
    parser.add_argument("--quick", action="store_true", help="fewer pairs, shorter")
    parser.add_argument("--pairs", type=int, metavar="N", help="with --against: A B, N times")
    parser.add_argument("--seconds", type=float, help="CPU seconds of one measurement")
    given = parser.parse_args()
    console = Console(width=110)
    if given.against:
        seconds = given.seconds or (SECONDS_QUICK if given.quick else SECONDS_PAIRED)
        pairs = given.pairs or (PAIRS_QUICK if given.quick else PAIRS)
        return against.compare(given.against, given.name, pairs, seconds, console)
    seconds = given.seconds or (SECONDS_PAIRED if given.quick else SECONDS)
    status = interpreted.compare(given.name, seconds, console)
    thinking.tell(seconds / 2, console, given.name)
    return status


if __name__ == "__main__":
    sys.exit(main())
