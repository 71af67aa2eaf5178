"""A table for the tests of SOS Titanic: the words of `tocsin.build`, steps and piles as texts."""

from fractions import Fraction
from typing import Any

import tocsin
from tocsin.core.build import Said
from tocsin.core.contract import State
from tocsin.core.journal import Event, Journal

CARDS = [f"f{n}{a}" for n in range(1, 14) for a in ("", "a")] + [
    f"s{n}{a}" for n in range(1, 18) for a in ("", "a")
]
LINES = ("l1", "l2", "l3", "l4", "l5", "l6", "boat")
GROUPS = ("gf1", "gf2", "gs1", "gs2")
# All groups full but for the last numbers of section 17: F 10 and 10, S 14 and 14.
NEARLY = "p" * 10 + "/" + "a" * 10 + "/" + "p" * 14 + "/" + "a" * 14


def cards_in(listed: str) -> list[str]:
    """`f2.s4a` as a list, `-` as an empty one."""
    return [card for card in listed.split(".") if card not in ("", "-")]


def step_words(step: str) -> dict[str, object]:
    """The step of a position text as words of `build`."""
    said: dict[str, object] = {"card": "-"}
    for word in step.split(";") if step != "-" else []:
        key, _, value = word.partition("=")
        if key in ("placed", "pitman"):
            said[key] = True
        elif key in ("drawn", "actions"):
            said[key] = cards_in(value)
        elif key == "before":
            said[key] = value.split("/")
        else:
            said[{"n": "to_draw", "line": "looked"}.get(key, key)] = value
    return said


def pile_words(pile: str) -> dict[str, object]:
    """The pile of a position text as words of `build`."""
    top, middle, bottom = pile.split("|")
    size, _, known = middle.partition("+")
    ends = {"top": cards_in(top), "known": cards_in(known), "bottom": cards_in(bottom)}
    return {**ends, "pile": int(size)}


def phase_words(phase: str) -> dict[str, object]:
    """Phase and seat, or the ending."""
    name, _, whose = phase.partition(":")
    if not whose:
        return {"phase": name}
    return {"phase": name, "ending" if name == "over" else "seat": whose}


def text(
    phase: str = "turn:0",
    *,
    crew: str = "boxhall",
    page: int = 1,
    turn: int = 20,
    hands: str = "",
    actions: str = "-",
    groups: str = "-/-/-/-",
    pile: str = "",
    discard: str = "-",
    trail: str = "",
    step: str = "-",
    rest: str = "pile",
    **lines: str,
) -> str:
    """A position text, sound or not; `tocsin.build` fills in what is not said."""
    game = tocsin.game("titanic", crew=crew.split("/"))
    said = {
        **phase_words(phase),
        **step_words(step),
        **(pile_words(pile) if pile else {}),
        "page": page,
        "turn": turn,
        "hands": hands.split("/") if hands else [],
        "action_discard": actions,
        "groups": dict(zip(GROUPS, groups.split("/"), strict=True)),
        "discard": cards_in(discard),
        "moves": trail.split(","),
        "rest": rest,
        "lines": lines,
    }
    return game.build_position(Said(game.build_parts(), said))


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
