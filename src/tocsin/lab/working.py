"""The plays of a job shared out: batch by batch, here, in other processes, or on a Ray cluster."""

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from tocsin.core.errors import SetupError
from tocsin.lab.job import Job, Seat
from tocsin.lab.playing import Row, play_batch

JOBS_MAX = 256
BATCH_MAX = 200
BATCH_SECONDS = 0.2
# One message to a cluster costs more than one to the next process.
RAY_BATCH_SECONDS = 2.0
BACKENDS = ("processes", "ray")

Timed = tuple[list[Row], float]


class Pace:
    """How many plays make a batch: few enough that a bar moves several times a second."""

    def __init__(self, seconds: float = BATCH_SECONDS) -> None:
        self.batch = 1
        self.seconds = seconds

    def took(self, games: int, seconds: float) -> None:
        """A batch is done: the next ones are longer or shorter."""
        fitting = int(games * self.seconds / seconds) if seconds > 0 else BATCH_MAX
        self.batch = max(1, min(BATCH_MAX, 2 * self.batch, fitting))


def play_all(
    job: Job, seat: Seat, numbers: Sequence[int], jobs: int, backend: str = "processes"
) -> Iterator[list[Row]]:
    """Rows as they come; `jobs` 0 plays here, in this process."""
    if backend == "ray":
        yield from _play_on_ray(job, seat, numbers, jobs)
    elif jobs == 0:
        yield from _play_here(job, seat, numbers)
    else:
        yield from _play_elsewhere(job, seat, numbers, jobs)


def play_timed(job: Job, numbers: Sequence[int], seat: Seat) -> Timed:
    """A batch, and how long it took."""
    began = perf_counter()
    rows = play_batch(job, numbers, seat)
    return rows, perf_counter() - began


def _play_here(job: Job, seat: Seat, numbers: Sequence[int]) -> Iterator[list[Row]]:
    pace = Pace()
    first = 0
    while first < len(numbers):
        rows, seconds = play_timed(job, numbers[first : first + pace.batch], seat)
        first += len(rows)
        pace.took(len(rows), seconds)
        yield rows


def _play_elsewhere(job: Job, seat: Seat, numbers: Sequence[int], jobs: int) -> Iterator[list[Row]]:
    """A few batches ahead in other processes, so that all have work and none has much of it."""
    pace = Pace()
    first = 0
    # Spawned, because a forked child of a process with threads (the bar) may hang; and the
    # parent alone answers Ctrl-C.
    with ProcessPoolExecutor(
        jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN)
    ) as pool:
        waiting: set[Future[Timed]] = set()
        try:
            while waiting or first < len(numbers):
                while first < len(numbers) and len(waiting) < 2 * jobs:
                    batch = numbers[first : first + pace.batch]
                    waiting.add(pool.submit(play_timed, job, batch, seat))
                    first += len(batch)
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    rows, seconds = future.result()
                    pace.took(len(rows), seconds)
                    yield rows
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _play_on_ray(job: Job, seat: Seat, numbers: Sequence[int], jobs: int) -> Iterator[list[Row]]:
    """The same on a Ray cluster: the one that RAY_ADDRESS names, or one on this machine."""
    try:
        import ray
    except ImportError as problem:
        raise SetupError("ray-is-not-installed") from problem
    started = not ray.is_initialized()
    if started:
        ray.init(num_cpus=jobs or None, include_dashboard=False, log_to_driver=False)
    task = ray.remote(play_timed)
    ahead = 2 * (jobs or max(1, _cpus(ray)))
    pace = Pace(RAY_BATCH_SECONDS)
    first = 0
    waiting: list[object] = []
    try:
        while waiting or first < len(numbers):
            while first < len(numbers) and len(waiting) < ahead:
                batch = numbers[first : first + pace.batch]
                waiting.append(task.remote(job, batch, seat))
                first += len(batch)
            done, waiting = ray.wait(waiting, num_returns=1)
            for rows, seconds in ray.get(done):
                pace.took(len(rows), seconds)
                yield rows
    finally:
        if started:
            ray.shutdown()


def _cpus(ray: Any) -> int:
    """How many cores the cluster has."""
    return int(ray.cluster_resources().get("CPU", 1))
