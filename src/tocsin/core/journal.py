"""The journal of one ply: facts in the past tense, each with the rule behind it.

Rules tell; they never keep. Helpers that tell an event test for a missing journal themselves, so
that playouts pass none and pay nothing.
"""

from mypy_extensions import i64

from tocsin.core.facts import Args, Event

__all__ = ["Event", "Journal"]


class Journal:
    """Collects what happens during one ply."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, code: str, rule: str, args: Args | None = None) -> None:
        """A fact everybody may know."""
        self.events.append(Event(code, rule, args if args is not None else {}))

    def confide(self, seat: i64, code: str, rule: str, args: Args, secret: Args) -> None:
        """A fact everybody notices, with a part that only one seat may know."""
        self.events.append(Event(code, rule, args, -1, secret, (int(seat),)))
