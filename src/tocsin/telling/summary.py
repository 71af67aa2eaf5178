"""What others did meanwhile, counted: `Yellow: 3 steps, 2 fires put out`.

A deed is an event for which there is a message `did-<game>-<code>`; whose it is follows from the
ply that brought it.
"""

from tocsin.core.facts import Event
from tocsin.core.ply import Ply
from tocsin.telling.line import Line
from tocsin.telling.teller import Teller
from tocsin.telling.wording import is_known


def sum_up(events: list[Event], plies: list[Ply], seats: list[int], teller: Teller) -> list[Line]:
    """One line for each of these seats that did anything worth counting."""
    deeds: dict[int, dict[str, int]] = {seat: {} for seat in seats}
    for event in events:
        message = f"did-{teller.game.id}-{event.code}"
        actor = plies[event.ply].actor
        if actor in deeds and is_known(message):
            count = event.args.get("count", 1)
            many = count if isinstance(count, int) else 1
            deeds[actor][message] = deeds[actor].get(message, 0) + many
    return [
        Line(
            "did",
            who=teller.seat(seat),
            deeds=[Line(message, count=count) for message, count in done.items()],
        )
        for seat, done in deeds.items()
        if done
    ]
