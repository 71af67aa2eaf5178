"""Options of SOS Titanic (TI-SETUP-1 to 3, TI-VAR)."""

from typing import Final

from tocsin.core.errors import SetupError
from tocsin.core.options import Option, Value
from tocsin.games.titanic.booklet import COMPARTMENTS, LAYOUTS
from tocsin.games.titanic.crew import CREW, PLAYERS_MAX, PLAYERS_MIN

_DIGITS: Final = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9")
OPTIONS: Final = [
    Option("players", "number", 1, "TI-SETUP-1", low=1, high=PLAYERS_MAX),
    Option("layout", "choice", "standard", "TI-VAR-1", choices=LAYOUTS),
    Option("crew", "names", (), "TI-SETUP-3", choices=CREW),
    Option("mystery_never_lifeboat", "switch", False, "TI-ACT-MYSTERY-2"),
    Option(
        "booklet", "names", tuple(str(many) for many in COMPARTMENTS), "TI-VAR-4", choices=_DIGITS
    ),
]


def complete(given: dict[str, object]) -> dict[str, object]:
    """A crew that is named says how many play, unless that is said too."""
    whole = dict(given)
    crew = whole.get("crew")
    if isinstance(crew, str):
        crew = [] if crew in ("", "-") else crew.split(",")
    if isinstance(crew, (list, tuple)) and crew:
        whole.setdefault("players", len(crew))
    return whole


def check(options: dict[str, Value]) -> None:
    """Refuse a crew that these players cannot have (TI-SETUP-2, TI-SETUP-3)."""
    crew = options["crew"]
    players = options["players"]
    assert isinstance(crew, tuple) and isinstance(players, int)
    if not crew:
        return
    if len(crew) != players:
        raise SetupError(
            "one-crew-card-per-player", {"players": players, "crew": ",".join(crew)}, "TI-SETUP-3"
        )
    for number, name in enumerate(crew):
        if name in crew[:number]:
            raise SetupError("crew-card-twice", {"crew": name}, "TI-SETUP-3")
        if players < PLAYERS_MIN[CREW.index(name)]:
            raise SetupError(
                "crew-not-for-so-few",
                {"crew": name, "players": players, "least": int(PLAYERS_MIN[CREW.index(name)])},
                "TI-SETUP-2",
            )
