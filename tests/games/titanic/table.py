"""A table for the tests of SOS Titanic: positions from a few named things, the rest filled in.

Lines are written as in position texts without the leading size: `s2.f11|f9` has two hidden cards
known to lie there, `?.?|f9` two that nobody has seen, `|f9` none. Passengers not named lie unseen
in the pile, or wherever `rest` says.
"""

import re
from fractions import Fraction
from typing import Any

import tocsin
from tocsin.core.contract import State
from tocsin.core.journal import Event, Journal

CARDS = [f"f{n}{a}" for n in range(1, 14) for a in ("", "a")] + [
    f"s{n}{a}" for n in range(1, 18) for a in ("", "a")
]
LINES = ("l1", "l2", "l3", "l4", "l5", "l6", "boat")
LOST = {page: (page >= 4) + (page >= 7) + (page >= 9) + (page >= 11) for page in range(1, 13)}
# All groups full but for the last numbers of section 17: F 10 and 10, S 14 and 14.
NEARLY = "p" * 10 + "/" + "a" * 10 + "/" + "p" * 14 + "/" + "a" * 14


def line_text(given: str) -> str:
    """`?.f2|s9` as `2+f2|s9`."""
    if given == "-":
        return "-"
    hidden, _, visible = given.partition("|")
    cards = [card for card in hidden.split(".") if card]
    known = sorted((card for card in cards if card != "?"), key=CARDS.index)
    return f"{len(cards)}" + (f"+{'.'.join(known)}" if known else "") + f"|{visible or '-'}"


def grouped(groups: str) -> set[str]:
    """The passengers of a text of groups."""
    found = set()
    for letter, group in zip("ffss", groups.split("/"), strict=True):
        for number, mark in enumerate(group.replace("-", ""), start=1):
            if mark != "m":
                found.add(f"{letter}{number}{'' if mark == 'p' else 'a'}")
    return found


def text(
    phase: str = "turn:0",
    *,
    crew: str = "boxhall",
    page: int = 1,
    turn: int = 20,
    hands: str | None = None,
    actions: str = "-",
    groups: str = "-/-/-/-",
    pile: str | None = None,
    discard: str = "-",
    trail: str = "-",
    step: str = "-",
    rest: str = "pile",
    **lines: str,
) -> str:
    """A position text."""
    laid = {name: lines.get(name, "-") for name in LINES}
    named = set(re.findall(r"(?<![a-z])[fs]\d+a?", " ".join(laid.values())))
    for cards in (pile or "", discard, step):
        named |= set(re.findall(r"(?<![a-z])[fs]\d+a?", cards))
    named |= grouped(groups)
    unseen = sum(line.count("?") for line in laid.values())
    left = [card for card in CARDS if card not in named]
    if pile is None:
        pile = f"-|{len(left) - unseen}|-" if rest == "pile" else "-|0|-"
    else:
        middle = re.fullmatch(r"[^|]*\|(\d+)(\+[^|]*)?\|.*", pile)
        assert middle is not None
        known = len((middle[2] or "").split(".")) if middle[2] else 0
        unseen += int(middle[1]) - known
    if rest == "discard":
        discarded = left[: len(left) - unseen]
        both = discarded if discard == "-" else [*discard.split("."), *discarded]
        discard = ".".join(sorted(both, key=CARDS.index)) or "-"
    elif rest != "pile":
        hidden, _, visible = laid[rest].partition("|")
        spare = ["?"] * (len(left) - unseen)
        laid[rest] = ".".join([card for card in hidden.split(".") if card] + spare) + "|" + visible
    written = ["x" if i < LOST[page] else line_text(laid[name]) for i, name in enumerate(LINES)]
    hands = hands or "/".join("-" for _ in crew.split("/"))
    fields = [str(turn), phase, str(page), crew, hands, actions, ";".join(written), groups]
    return " ".join(["titanic/1", *fields, pile, discard, "-", trail, step])


def ship(phase: str = "turn:0", *, crew: str = "boxhall", **given: Any) -> State:
    """A sound state; `strict` forbids the Mystery Passenger to be a lifeboat."""
    strict = given.pop("strict", False)
    game = tocsin.game("titanic", players=len(crew.split("/")), mystery_never_lifeboat=strict)
    state = game.read_position(text(phase, crew=crew, **given))
    assert state.problems() == []
    return state


def field(state: State, number: int) -> str:
    return state.key().split(" ")[number]


def line(state: State, name: str) -> str:
    return field(state, 7).split(";")[LINES.index(name)]


def group(state: State, name: str) -> str:
    return field(state, 8).split("/")[("gf1", "gf2", "gs1", "gs2").index(name)]


def page(state: State) -> int:
    return int(field(state, 3))


def phase(state: State) -> str:
    return field(state, 2)


def hand(state: State, seat: int = 0) -> str:
    return field(state, 5).split("/")[seat]


def action_discard(state: State) -> str:
    return field(state, 6)


def pile(state: State) -> str:
    return field(state, 9)


def discard(state: State) -> str:
    return field(state, 10)


def hand_size(state: State, seat: int = 0) -> int:
    view: dict = state.view(0).as_json()
    return len(view["seats"][seat]["actions"])


def moves(state: State, verb: str = "") -> list[str]:
    """The legal moves, or those of one verb."""
    texts = [state.game.write_move(state, code) for code in state.legal()]
    return [move for move in texts if move.partition(":")[0].partition("*")[0] == verb or not verb]


def do(state: State, *texts: str) -> State:
    for move in texts:
        state.play(state.game.read_move(state, move))
        assert state.problems() == []
    return state


def told(state: State, move: str) -> list[Event]:
    """Play one move; what happened."""
    journal = Journal()
    state.play(state.game.read_move(state, move), journal)
    return journal.events


def refusal(state: State, move: str) -> str:
    """The rule that forbids a move; empty when it is legal."""
    found = state.game.why_not(state, move)
    return "" if found is None else found.rule


def problems(state: State) -> list[tuple[str, str]]:
    """What is impossible about a state: codes with their rules."""
    return [(problem.code, problem.rule) for problem in state.problems()]


def odds(state: State) -> dict[str, tuple[int, int]]:
    """The probability of every passenger that chance may show, as reduced fractions."""
    weights = state.weights()
    total = sum(weights)
    found = {}
    for code, weight in zip(state.legal(), weights, strict=True):
        chance = Fraction(weight, total)
        found[state.game.write_move(state, code)[6:]] = (chance.numerator, chance.denominator)
    return found
