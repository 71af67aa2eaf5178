"""The words of SOS Titanic: move texts taken apart, and all that there can be.

move:l2>l3*2   rescue*3   play:plan-a@2   play:collapsible-boat>l2*3   place:f8>l2   give:wait>2
"""

from functools import cache
from itertools import combinations

from tests.oracle.titanic.components import (
    ACTIONS,
    ALL_PASSENGERS,
    CREW,
    GROUPS,
    HIGHEST,
    LINES,
    PLACES,
)

# The longest run there can be, S17 to S1.
TAILS = ["", *(f"*{many}" for many in range(2, 18))]


def split(move: str) -> tuple[str, str]:
    """The verb and what follows; `keep:wait` is another thing than `keep`: `keep-one` here."""
    if move.startswith("rescue"):
        return "rescue", move.partition("*")[2]
    verb, colon, rest = move.partition(":")
    return ("keep-one" if verb == "keep" and colon else verb), rest


def split_move(rest: str) -> tuple[str, str, int]:
    """`l2>l3*2` as source, place and how many."""
    places, _, times = rest.partition("*")
    source, _, place = places.partition(">")
    return source, place, int(times or 1)


def split_play(rest: str) -> tuple[str, int | None, str]:
    """`plan-a@2` as card, owner and target; an own card names no owner."""
    played, _, target = rest.partition(">")
    card, _, owner = played.partition("@")
    return card, int(owner) if owner else None, target


@cache
def every_text(players: int) -> list[str]:
    """Every text that could be meant by so many players."""
    seats = range(players)
    texts = [f"~show:{card}" for card in ALL_PASSENGERS]
    texts += [f"~action:{card}" for card in ACTIONS]
    texts += [f"~crew:{member}" for member in CREW]
    texts += [f"first:{seat}" for seat in seats]
    texts += _every_move()
    texts += ["rescue", *(f"rescue*{many}" for many in range(1, 7))]
    texts += ["seek", "share", "stop", "done", "keep"]
    for owner in ["", *(f"@{seat}" for seat in seats)]:
        texts += [f"play:{card}{owner}{target}" for card in ACTIONS for target in _targets(card)]
    for card in ALL_PASSENGERS:
        texts += [f"place:{card}>{place}" for place in PLACES]
        texts += [f"top:{card}", f"bottom:{card}", f"pick:{card}"]
    for action in ACTIONS:
        texts += [f"take:{action}", f"keep:{action}"]
        texts += [f"give:{action}>{seat}" for seat in seats]
    for whose, highest in HIGHEST.items():
        texts += [f"swap:{whose}{number}" for number in range(1, highest + 1)]
    return texts


def _every_move() -> list[str]:
    """Tails from line to line; single cards elsewhere, even those that stay for ever."""
    texts: list[str] = []
    for source in LINES:
        texts += [f"move:{source}>{line}{tail}" for line in LINES for tail in TAILS]
        texts += [f"move:{source}>{place}" for place in PLACES if place not in LINES]
    for source in GROUPS:
        texts += [f"move:{source}>{place}" for place in PLACES]
    return texts


def _targets(card: str) -> list[str]:
    """What is written behind a card that is played."""
    if card in ("wait", "your-turn"):
        return [f">{line}" for line in LINES]
    if card == "same-lines":
        return [f">{line},{other}" for line, other in combinations(LINES, 2)]
    if card == "collapsible-boat":
        return [f">{line}{tail}" for line in LINES for tail in TAILS]
    if card.startswith("mystery"):
        return [f">{place}" for place in (*LINES, "side", *GROUPS)]
    return [""]
