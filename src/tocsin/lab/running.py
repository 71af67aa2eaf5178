"""A job from its first play to its last, kept in a folder where one is named."""

from collections.abc import Callable
from pathlib import Path

from tocsin.lab.job import Job, Seat
from tocsin.lab.keeping import Run
from tocsin.lab.playing import Row
from tocsin.lab.working import play_all

# Told how many plays are done, each time more are.
Progress = Callable[[int], None]


def run_job(
    job: Job,
    seat: Seat,
    *,
    jobs: int = 0,
    backend: str = "processes",
    folder: Path | None = None,
    progress: Progress | None = None,
) -> list[Row]:
    """All rows of a job in the order of their numbers; what a folder holds is not played again."""
    if folder is None:
        rows = []
        for batch in play_all(job, seat, range(job.games), jobs, backend):
            rows += batch
            if progress is not None:
                progress(len(rows))
        return sorted(rows, key=lambda row: row.number)
    run = Run(folder, job)
    try:
        missing = run.missing()
        done = job.games - len(missing)
        if progress is not None:
            progress(done)
        for batch in play_all(job, seat, missing, jobs, backend):
            run.add(batch)
            done += len(batch)
            if progress is not None:
                progress(done)
    finally:
        run.close()
    return run.chosen()
