"""Who sits where: `human`, or the name of a bot, one word per seat."""

from tocsin.bots.bot import Bot
from tocsin.bots.registry import BOTS, bots_of, make_bot
from tocsin.core.contract import Game
from tocsin.core.errors import SetupError

HUMAN = "human"
KINDS = (HUMAN, *BOTS)
NAME_CHARS_MAX = 30
# Signs that mean something in a record or on a command line.
NOT_IN_NAMES = ',:"[]{}'


def read_seats(text: str, seats: int, kinds: tuple[str, ...] = KINDS) -> list[str]:
    """`human,steady` as one name per seat; too few or an unknown one is a SetupError."""
    names = [name.strip().lower() for name in text.split(",")]
    for name in names:
        if name not in kinds:
            raise SetupError("unknown-seat", {"seat": name[:40], "known": ", ".join(kinds)})
    if len(names) != seats:
        raise SetupError("seats-do-not-fit", {"given": len(names), "seats": seats})
    return names


def name_people(seating: list[str], names: str) -> list[str]:
    """The seating with `Anna,Ben` on the seats of people, in their order; an empty name is none."""
    given = [name.strip() for name in names.split(",")] if names.strip() else []
    people = [seat for seat, kind in enumerate(seating) if kind not in BOTS]
    if len(given) > len(people):
        raise SetupError("too-many-names", {"given": len(given), "people": len(people)})
    named = list(seating)
    for seat, name in zip(people, given, strict=False):
        if name:
            named[seat] = check_name(name)
    return named


def check_name(name: str) -> str:
    """What somebody may be called: it goes into a record, and nobody is called like a bot."""
    is_plain = name.isprintable() and not set(name) & set(NOT_IN_NAMES)
    if not is_plain or len(name) > NAME_CHARS_MAX or name.lower() in KINDS:
        raise SetupError("bad-name", {"name": name[:60], "most": NAME_CHARS_MAX})
    return name


def names_of(seating: list[str]) -> dict[int, str]:
    """What the people who gave a name are called, by seat; bots of one's own have a colon."""
    return {
        seat: name
        for seat, name in enumerate(seating)
        if name not in (*KINDS, "-", "") and ":" not in name
    }


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
