"""Another revision against this one: both compiled, measured in turns, with ratios.

The other revision is unpacked and built once under build/against/<commit>. Then every case is
measured A B, B A, A B … with the same work for both, each pair in fresh processes, so that what
else the machine does meets both alike. A ratio is the median over the pairs; above 1 is faster.
"""

import os
import shutil
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.build import Build
from benchmarks.cases import CASES, Case

ROOT = Path(__file__).parent.parent
FIGURES = ("games", "steps", "told", "copies", "views", "steady")
# Each revision seats its own bots, which may think longer to play better: shown, not judged.
OWN_BOTS = "steady"
RATIO_BAR = 0.95
# Fewer pairs cannot tell 5 % from noise: a build against its own twin showed 0.95 with three.
PAIRS_JUDGED = 7
LOG_LINES_SHOWN = 12

# Seconds of each build, pair by pair.
Pairs = dict[tuple[str, str], list[tuple[float, float]]]


def git(*arguments: str) -> str:
    """What git answers; leaves with its words when it refuses."""
    command = ["git", "-C", str(ROOT), *arguments]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        sys.exit("another revision is fetched by git, which is not installed")
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}\n{done.stderr.strip()}")
    return done.stdout.strip()


def prepare(revision: str, console: Console) -> Path:
    """The folder with the compiled package of that revision, built unless it is there already."""
    commit = git("rev-parse", "--verify", "--end-of-options", revision + "^{commit}")
    folder = ROOT / "build" / "against" / commit[:12]
    site = folder / "site"
    if (folder / "built").exists():
        return site
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    packed = folder / "source.zip"
    git("archive", "--format=zip", f"--output={packed}", commit)
    shutil.unpack_archive(packed, folder / "source")
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-q"]
    command += ["--no-deps", "--no-build-isolation", "--target", str(site), str(folder / "source")]
    environ = {**os.environ, "TOCSIN_REQUIRE_COMPILED": "1", "TOCSIN_PURE": ""}
    with console.status(f"building {revision}, which takes minutes, but only once …"):
        done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        log = folder / "build.log"
        log.write_text(done.stdout + done.stderr, encoding="utf-8")
        last = (done.stdout + done.stderr).strip().splitlines()[-LOG_LINES_SHOWN:]
        sys.exit("\n".join([*last, f"{revision} cannot be built; all of it is in {log}"]))
    (folder / "built").touch()
    return site


def measure(site: Path, cases: list[Case], pairs: int, seconds: float) -> tuple[Pairs, list[str]]:
    """All pairs of seconds, and what is to be said about the comparison."""
    found: Pairs = {}
    remarks: set[str] = set()
    counts: dict[tuple[str, str], int] = {}
    work = [(case, figure) for case in cases for figure in FIGURES]
    # Progress goes to stderr and is silent where nobody looks.
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("calibrating", total=len(work) * (pairs + 1))
        with Build(str(site)) as old:
            for case, figure in work:
                counts[case.name, figure] = old.calibrate(case, figure, seconds)
                bar.advance(task)
        for pair in range(pairs):
            bar.update(task, description=f"pair {pair + 1} of {pairs}")
            with ExitStack() as stack:
                builds = [stack.enter_context(Build(folder)) for folder in (str(site), "")]
                check_builds(builds)
                for case, figure in work:
                    count = counts[case.name, figure]
                    remark = measure_pair(builds, case, figure, count, pair, found)
                    if remark:
                        remarks.add(remark)
                    bar.advance(task)
    return found, sorted(remarks)


def check_builds(builds: list[Build]) -> None:
    """Both must be compiled, and not the same."""
    for build in builds:
        if not build.is_compiled:
            sys.exit(f"{build.origin} is not compiled; a comparison of builds needs a C compiler")
    if builds[0].origin == builds[1].origin:
        sys.exit(f"both builds are {builds[0].origin}")


def measure_pair(
    builds: list[Build], case: Case, figure: str, count: int, pair: int, found: Pairs
) -> str:
    """Measure both builds, the other one first in every second pair; a remark, or ""."""
    if count == 0:
        return f"{case.name}, {figure}: not in the other revision"
    answers: list[dict[str, Any] | None] = [None, None]
    for at in (0, 1) if pair % 2 == 0 else (1, 0):
        answers[at] = builds[at].measure(case, figure, count)
    old, new = answers
    if old is None or new is None:
        return f"{case.name}, {figure}: not in this revision"
    found.setdefault((case.name, figure), []).append((old["seconds"], new["seconds"]))
    if old["plies"] != new["plies"]:
        return f"{case.name}, {figure}: other games are played; a ratio says little"
    return ""


def ratio_of(pairs: list[tuple[float, float]]) -> float:
    """How many times as fast this revision is, in the middle of all pairs."""
    return median(old / new for old, new in pairs)


def show(found: Pairs, revision: str, console: Console) -> float:
    """Print one row per case and figure; gives back the worst ratio."""
    here = git("describe", "--always", "--dirty")
    table = Table(title=f"{here} against {revision}: CPU milliseconds for the same work, medians")
    for heading in ("case", "figure", "A: " + revision, "B: " + here, "A/B", "from … to"):
        table.add_column(heading, justify="left" if heading == "case" else "right")
    last = ""
    for (name, figure), pairs in found.items():
        old = median(first for first, _ in pairs) * 1000
        new = median(second for _, second in pairs) * 1000
        ratios = sorted(first / second for first, second in pairs)
        shown = name if name != last else ""
        last = name
        row = [f"{old:,.1f}", f"{new:,.1f}", f"{ratio_of(pairs):.3f}"]
        label = f"{figure} (own bots)" if figure == OWN_BOTS else figure
        table.add_row(shown, label, *row, f"{ratios[0]:.2f} … {ratios[-1]:.2f}")
    console.print(table)
    judged = {key: pairs for key, pairs in found.items() if key[1] != OWN_BOTS}
    if len(judged) < len(found):
        console.print(f"{OWN_BOTS}: each revision plays with its own bots; not judged")
    (name, figure), pairs = min(judged.items(), key=lambda item: ratio_of(item[1]))
    worst = ratio_of(pairs)
    told = "met" if worst >= RATIO_BAR else "MISSED"
    if len(pairs) < PAIRS_JUDGED:
        told = f"not judged by {len(pairs)} pairs"
    console.print(f"worst: {worst:.3f} ({name}, {figure}), >= {RATIO_BAR} {told}")
    return worst


def compare(revision: str, wanted: str, pairs: int, seconds: float, console: Console) -> int:
    """Build, measure in turns, print; exit code 1 when a case lost more than the bar allows."""
    cases = [case for case in CASES if wanted in case.name]
    if not cases:
        sys.exit(f"no case has {wanted!r} in its name")
    site = prepare(revision, console)
    found, remarks = measure(site, cases, pairs, seconds)
    is_judged = any(figure != OWN_BOTS for _, figure in found)
    worst = show(found, revision, console) if is_judged else 0.0
    for remark in remarks:
        console.print(remark)
    return 1 if worst < RATIO_BAR and (pairs >= PAIRS_JUDGED or not found) else 0
