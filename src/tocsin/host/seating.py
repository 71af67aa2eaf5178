"""Who sits where: `human`, or the name of a bot, one word per seat."""

from tocsin.bots.bot import Bot
from tocsin.bots.registry import BOTS, bots_of, make_bot
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


def kinds_of(game_id: str) -> tuple[str, ...]:
    """Who can sit down at this game."""
    return (HUMAN, *bots_of(game_id))


def default_seats(game: Game) -> list[str]:
    """One human, steady partners; without a steady bot everybody is human."""
    partner = "steady" if "steady" in bots_of(game.id) else HUMAN
    return [HUMAN] + [partner] * (game.seats - 1)


def seat_bots(game: Game, names: list[str]) -> dict[int, Bot]:
    """The bots on their seats; whoever is not known as a bot is a human."""
    return {seat: make_bot(name, game) for seat, name in enumerate(names) if name in BOTS}
