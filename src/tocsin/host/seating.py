"""Who sits where: `human`, the name of a bot, or a bot of the user's own, one word per seat."""

from collections.abc import Sequence

from tocsin.bots.bot import Bot
from tocsin.bots.registry import BOTS, bots_of, make_bot
from tocsin.core.contract import Game
from tocsin.core.errors import SetupError, quoted
from tocsin.host.own_bots import MARK, is_labelled, is_own_bot, label, make_own_bot

HUMAN = "human"
KINDS = (HUMAN, *BOTS)
NAME_CHARS_MAX = 30
# Signs that mean something in a record or on a command line.
NOT_IN_NAMES = ',:"[]{}'


def read_seats(
    text: str, seats: int, kinds: tuple[str, ...] = KINDS, with_own_bots: bool = False
) -> list[str]:
    """`human,steady` as one name per seat; too few or an unknown one is a SetupError.

    `with_own_bots` lets `my_bot.py:MyBot` sit down, which runs that file: only for what the user of
    this machine typed.
    """
    names = [_spelled(name.strip(), with_own_bots) for name in text.split(",", seats + 1)]
    for name in names:
        if name not in kinds and not (with_own_bots and is_own_bot(name)):
            raise SetupError("unknown-seat", {"seat": quoted(name), "known": ", ".join(kinds)})
    if len(names) != seats:
        raise SetupError("seats-do-not-fit", {"given": len(names), "seats": seats})
    return names


def name_people(seating: list[str], names: str) -> list[str]:
    """The seating with `Anna,Ben` on the seats of people, in their order; an empty name is none."""
    given = [name.strip() for name in names.split(",")] if names.strip() else []
    people = [
        seat for seat, kind in enumerate(seating) if kind not in BOTS and not is_own_bot(kind)
    ]
    if len(given) > len(people):
        raise SetupError("too-many-names", {"given": len(given), "people": len(people)})
    named = list(seating)
    for seat, name in zip(people, given, strict=False):
        if name:
            named[seat] = check_name(name)
    return named


def check_name(name: str) -> str:
    """What somebody may be called: it goes into a record, and nobody is called like a bot."""
    is_plain = name.isprintable() and not set(name) & set(NOT_IN_NAMES) and not is_labelled(name)
    if not is_plain or len(name) > NAME_CHARS_MAX or name.lower() in KINDS:
        raise SetupError("bad-name", {"name": quoted(name[:60]), "most": NAME_CHARS_MAX})
    return name


def names_of(seating: Sequence[str]) -> dict[int, str]:
    """What the people who gave a name are called, by seat; a bot of one's own is marked."""
    return {
        seat: name
        for seat, name in enumerate(seating)
        if name not in (*KINDS, "-", "") and not is_labelled(name)
    }


def kinds_of(game_id: str) -> tuple[str, ...]:
    """Who can sit down at this game."""
    return (HUMAN, *bots_of(game_id))


def default_seats(game: Game) -> list[str]:
    """One human, steady partners; without a steady bot everybody is human."""
    partner = "steady" if "steady" in bots_of(game.id) else HUMAN
    return [HUMAN] + [partner] * (game.seats - 1)


def seat_bots(game: Game, names: list[str], with_own_bots: bool = False) -> dict[int, Bot]:
    """The bots on their seats; whoever is not known as a bot is a human."""
    found: dict[int, Bot] = {}
    for seat, name in enumerate(names):
        if name in BOTS:
            found[seat] = make_bot(name, game)
        elif with_own_bots and is_own_bot(name):
            found[seat] = make_own_bot(name, game)
    return found


def seat_bot(game: Game, name: str) -> Bot:
    """A bot of Tocsin or of the user's own."""
    return make_own_bot(name, game) if is_own_bot(name) else make_bot(name, game)


def label_seats(names: list[str], with_own_bots: bool = False) -> tuple[str, ...]:
    """How the record of a play names whoever sits there."""
    return tuple(label(name) if with_own_bots and is_own_bot(name) else name for name in names)


def check_known(names: tuple[str, ...]) -> None:
    """A record may name a bot of somebody's own, which is not looked for: it would be run."""
    for seat, name in enumerate(names):
        if is_labelled(name):
            bot = name.removeprefix(MARK)
            raise SetupError("bot-to-be-named-again", {"seat": seat, "bot": bot})


def _spelled(name: str, with_own_bots: bool) -> str:
    """Names of bots are lower case; files and classes are spelled as they are."""
    return name if with_own_bots and is_own_bot(name) else name.lower()
