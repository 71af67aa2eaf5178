"""Options of SOS Titanic (TI-SETUP-1, TI-SETUP-2, TI-SETUP-3, TI-VAR-1, TI-VAR-2, TI-VAR-4)."""

from typing import Final

from tocsin.core.errors import SetupError
from tocsin.core.facts import Arg
from tocsin.core.options import Option, Value
from tocsin.games.titanic.table import booklet, crew
from tocsin.games.titanic.table.setup import Setup

_DIGITS: Final = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9")
OPTIONS: Final = [
    Option("players", "number", 1, "TI-SETUP-1", low=1, high=crew.PLAYERS_MAX),
    Option("layout", "choice", "standard", "TI-VAR-1", choices=booklet.LAYOUTS),
    Option("crew", "names", (), "TI-SETUP-3", choices=crew.NAMES),
    Option("mystery_never_lifeboat", "switch", False, "TI-ACT-MYSTERY-2"),
    Option(
        "booklet",
        "names",
        tuple(str(many) for many in booklet.COMPARTMENTS),
        "TI-VAR-4",
        choices=_DIGITS,
    ),
]


def complete(given: dict[str, object]) -> dict[str, object]:
    """A crew that is named says how many play, unless that is said too."""
    whole = dict(given)
    members = whole.get("crew")
    if isinstance(members, str):
        members = [] if members in ("", "-") else members.split(",")
    if isinstance(members, (list, tuple)) and members:
        whole.setdefault("players", len(members))
    return whole


def check(options: dict[str, Value]) -> None:
    """Refuse a crew that these players cannot have (TI-SETUP-2, TI-SETUP-3)."""
    members = options["crew"]
    players = options["players"]
    assert isinstance(members, tuple) and isinstance(players, int)
    if not members:
        return
    if len(members) != players:
        facts: dict[str, Arg] = {"players": players, "crew": ",".join(members)}
        raise SetupError("one-crew-card-per-player", facts, "TI-SETUP-3")
    for number, name in enumerate(members):
        if name in members[:number]:
            raise SetupError("crew-card-twice", {"crew": name}, "TI-SETUP-3")
        least = int(crew.PLAYERS_MIN[crew.NAMES.index(name)])
        if players < least:
            raise SetupError(
                "crew-not-for-so-few",
                {"crew": name, "players": players, "least": least},
                "TI-SETUP-2",
            )


def make_setup(options: dict[str, Value]) -> Setup:
    """What the options settle for the whole play."""
    players = options["players"]
    layout = options["layout"]
    members = options["crew"]
    pages = options["booklet"]
    assert isinstance(players, int) and isinstance(layout, str)
    assert isinstance(members, tuple) and isinstance(pages, tuple)
    setup = Setup(
        players,
        booklet.Booklet([int(many) for many in pages]),
        layout,
        options["mystery_never_lifeboat"] is True,
    )
    setup.crew = [crew.NAMES.index(name) for name in members]
    return setup
