"""Who sits where: `human`, or the name of a bot, one word per seat."""

from tocsin.bots.bot import Bot
from tocsin.bots.registry import BOTS, make_bot
from tocsin.core.contract import Game
from tocsin.core.errors import SetupError

HUMAN = "human"
KINDS = (HUMAN, *BOTS)


def read_seats(text: str, seats: int, kinds: tuple[str, ...] = KINDS) -> list[str]:
    """`human,steady` as one name per seat; too few or an unknown one is a SetupError."""
    names = [name.strip().lower() for name in text.split(",")]
    for name in names:
        if name not in kinds:
            raise SetupError("unknown-seat", {"seat": name[:40], "known": ", ".join(kinds)})
    if len(names) != seats:
        raise SetupError("seats-do-not-fit", {"given": len(names), "seats": seats})
    return names


def default_seats(seats: int) -> list[str]:
    """One human, steady partners."""
    return [HUMAN] + ["steady"] * (seats - 1)


def seat_bots(game: Game, names: list[str]) -> dict[int, Bot]:
    """The bots on their seats; whoever is not known as a bot is a human."""
    return {seat: make_bot(name, game) for seat, name in enumerate(names) if name in BOTS}
