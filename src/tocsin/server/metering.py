"""What the server counts, in the form that Prometheus reads."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

MILLISECONDS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)


class Meters:
    """The meters of one server, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        self.orders = Counter("tocsin_orders", "Orders by type", ["type"], registry=registry)
        self.refusals = Counter("tocsin_refusals", "Refusals by code", ["code"], registry=registry)
        self.answer_ms = Histogram(
            "tocsin_move_answer_milliseconds",
            "From a move received to its sender answered, after a durable commit",
            buckets=MILLISECONDS,
            registry=registry,
        )
        self.sockets = Gauge("tocsin_sockets", "Sockets open now", registry=registry)
        self.rooms = Gauge("tocsin_rooms", "Tables live now", registry=registry)
        self.thinking = Gauge("tocsin_thinking", "Computers thinking now", registry=registry)
        self.commits = Gauge("tocsin_commits", "Commits so far", registry=registry)
        self.rows = Gauge("tocsin_rows", "Rows of the log written so far", registry=registry)
        self.rows_per_commit = Gauge(
            "tocsin_rows_per_commit", "Rows in a commit, on average", registry=registry
        )
        self.failures = Gauge("tocsin_write_failures", "Batches not written", registry=registry)
        self.worker_deaths = Gauge("tocsin_worker_deaths", "Thinkers ended", registry=registry)

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
