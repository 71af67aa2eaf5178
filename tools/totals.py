"""Add up the reports of several pytest runs and print the totals as the last line.

Usage: python tools/totals.py REPORT.xml ...

Each report is a JUnit file. The exit code is 1 if a test failed, if a report is missing (its run
died before it could write one) or if a run had no test at all: silence is no success.
"""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree


def counts(report: Path) -> tuple[int, int, int]:
    """Return how many tests of one report passed, failed and were skipped."""
    total = failed = skipped = 0
    for suite in ElementTree.parse(report).getroot().iter("testsuite"):
        total += int(suite.get("tests", "0"))
        failed += int(suite.get("failures", "0")) + int(suite.get("errors", "0"))
        skipped += int(suite.get("skipped", "0"))
    return total - failed - skipped, failed, skipped


def main(arguments: list[str]) -> int:
    """Print the sum over all reports; tell by the exit code whether all is well."""
    passed = failed = skipped = 0
    complaints = []
    for name in arguments:
        try:
            one = counts(Path(name))
        except (OSError, ElementTree.ParseError) as problem:
            complaints.append(f"{name}: no usable report ({problem})")
            continue
        if sum(one[:2]) == 0:
            complaints.append(f"{name}: no test ran")
        passed, failed, skipped = passed + one[0], failed + one[1], skipped + one[2]
    for complaint in complaints:
        print(complaint)
    print(f"{passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed or complaints or not passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
