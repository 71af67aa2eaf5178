"""Events: facts in the past tense, each with the rule behind it and who may know which part.

An event has public arguments and, sometimes, secret ones for certain seats only (a firebreak's
value). What a viewer reads is built by `seen_by`, never cut from a finished text.
"""

from dataclasses import dataclass, field

from mypy_extensions import i64

from tocsin.core.errors import Args


@dataclass(frozen=True)
class Event:
    """One fact: `code` and `args` are what a catalogue needs to tell it in any language."""

    code: str
    rule: str
    args: Args
    ply: int = -1
    secret: Args = field(default_factory=dict)
    readers: tuple[int, ...] = ()

    def seen_by(self, seat: int) -> "Event":
        """The event as that seat may know it: its own secrets opened, the others' not there."""
        args: Args = dict(self.args)
        if seat in self.readers:
            args.update(self.secret)
        return Event(self.code, self.rule, args, self.ply)

    def opened(self) -> "Event":
        """The event as a referee knows it, every argument public."""
        args: Args = dict(self.args)
        args.update(self.secret)
        return Event(self.code, self.rule, args, self.ply)

    def as_json(self) -> dict[str, object]:
        """JSON-ready form of the public part."""
        return {"code": self.code, "rule": self.rule, "args": dict(self.args), "ply": self.ply}


class Journal:
    """Collects what happens during one ply. Playouts pass none and pay nothing."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, code: str, rule: str, args: Args | None = None) -> None:
        """A fact everybody may know."""
        self.events.append(Event(code, rule, args if args is not None else {}))

    def confide(self, seat: i64, code: str, rule: str, args: Args, secret: Args) -> None:
        """A fact everybody notices, with a part that only one seat may know."""
        self.events.append(Event(code, rule, args, -1, secret, (int(seat),)))
