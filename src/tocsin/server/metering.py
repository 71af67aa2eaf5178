"""What the server counts, in the form that Prometheus reads.

Counting is adding to plain numbers; the library that writes them comes in when somebody asks.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import accumulate
from typing import TYPE_CHECKING

from tocsin.tables.ports import Tally

if TYPE_CHECKING:
    from prometheus_client import Metric

MILLISECONDS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
# What is measured only when it is asked for, with what it means.
GAUGES = {
    "tocsin_sockets": "Sockets open now",
    "tocsin_rooms": "Tables live now",
    "tocsin_thinking": "Computers thinking now",
    "tocsin_commits": "Commits so far",
    "tocsin_rows": "Rows of the log written so far",
    "tocsin_rows_per_commit": "Rows in a commit, on average",
    "tocsin_write_failures": "Batches not written",
    "tocsin_worker_deaths": "Thinkers ended",
}


class Spans:
    """How long something took, in milliseconds: how often up to each bound, and the sum."""

    def __init__(self) -> None:
        self.counts = [0] * (len(MILLISECONDS) + 1)
        self.sum = 0.0

    def observe(self, spent_ms: float) -> None:
        """Once more."""
        self.counts[bisect_left(MILLISECONDS, spent_ms)] += 1
        self.sum += spent_ms

    def buckets(self) -> list[tuple[str, float]]:
        """How often it took at most so long, for each bound and for all."""
        bounds = [*map(str, map(float, MILLISECONDS)), "+Inf"]
        return list(zip(bounds, accumulate(self.counts), strict=True))


@dataclass(slots=True)
class Meters:
    """The meters of one server."""

    tally: Tally = field(default_factory=Tally)
    orders: Counter[str] = field(default_factory=Counter)
    answers: Spans = field(default_factory=Spans)

    def text(self, gauges: Mapping[str, float]) -> bytes:
        """Everything, as Prometheus reads it; `gauges` by the names of GAUGES."""
        from prometheus_client import CollectorRegistry, generate_latest

        registry = CollectorRegistry()
        registry.register(_Collected(self, gauges))
        return generate_latest(registry)


class _Collected:
    """The meters in the types of the library."""

    def __init__(self, meters: Meters, gauges: Mapping[str, float]) -> None:
        self._meters = meters
        self._gauges = gauges

    def collect(self) -> Iterator[Metric]:
        """Each meter with its samples."""
        from prometheus_client.core import (
            CounterMetricFamily,
            GaugeMetricFamily,
            HistogramMetricFamily,
        )

        meters = self._meters
        for name, told, label, counted in (
            ("tocsin_orders", "Orders by type", "type", meters.orders),
            ("tocsin_refusals", "Refusals by code", "code", meters.tally.refusals),
            ("tocsin_moves", "Moves written down, by who made them", "by", meters.tally.moves),
        ):
            family = CounterMetricFamily(name, told, labels=[label])
            for value, number in sorted(counted.items()):
                family.add_metric([value], number)
            yield family
        yield HistogramMetricFamily(
            "tocsin_move_answer_milliseconds",
            "From a move received to its sender answered, after a durable commit",
            buckets=meters.answers.buckets(),
            sum_value=meters.answers.sum,
        )
        for name, told in GAUGES.items():
            yield GaugeMetricFamily(name, told, value=self._gauges[name])
