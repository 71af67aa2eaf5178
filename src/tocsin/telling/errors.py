"""Errors as lines: what went wrong, with what stood there and what was expected instead.

Most of what an error tells is shown as it is. A few arguments are more: what a text should have
been, what an option allows, why a file cannot be read, the error behind an error.
"""

from tocsin.core.errors import ImpossiblePosition, TocsinError
from tocsin.core.facts import Arg, Args, Refusal
from tocsin.core.options import Option
from tocsin.games.registry import GAME_IDS, expansions_of, make_expansion, make_game
from tocsin.telling.line import Given, Line, then, with_rule
from tocsin.telling.teller import Teller
from tocsin.telling.wording import is_known, tame

# What a NotationError says beside the arguments of what was expected.
READING = ("text", "offset", "near", "expected")


def tell_error(error: TocsinError, teller: Teller | None = None) -> Line:
    """What went wrong, with the rule behind it; a teller knows the names at its table."""
    if teller is not None and is_known(f"refusal-{teller.game.id}-{error.code}"):
        return teller.refusal(Refusal(error.code, error.rule, error.facts))
    told: dict[str, Given] = {name: _fact(value) for name, value in error.facts.items()}
    if teller is not None and isinstance(actor := error.facts.get("actor"), int):
        told["actor"] = teller.seat(actor)
    if "kind" in error.facts:
        told["allowed"] = _allowed(error.facts)
    if "reason" in error.facts:
        told["reason"] = _reason(error.facts)
    expert = teller or _teller_of(error.game)
    if "offset" in error.facts:
        told |= _reading(error.facts, expert)
    if isinstance(error, ImpossiblePosition) and expert is not None:
        told["problems"] = then(*[expert.problem(problem) for problem in error.problems])
    cause = error.__cause__
    if "why" in error.facts and isinstance(cause, TocsinError):
        cause.game = cause.game or error.game
        told["why"] = tell_error(cause, teller)
    return with_rule(Line(_message(error.code, error.game), **told), error.rule)


def allowed(option: Option) -> Given:
    """What an option may be."""
    return _allowed(option.bounds())


def _fact(value: Arg) -> Given:
    """An argument as it is; nothing from outside may drive a terminal."""
    if isinstance(value, int):
        return value
    return [_fact(item) for item in value] if isinstance(value, list) else tame(value)


def _message(code: str, game_id: str) -> str:
    """The message of the game if it has one; without a game, of the first that has."""
    for known in (game_id, *GAME_IDS):
        for sort in ("error", "refusal"):
            if is_known(f"{sort}-{known}-{code}"):
                return f"{sort}-{known}-{code}"
    return f"error-{code}"


def _teller_of(game_id: str) -> Teller | None:
    """Somebody who knows every word of a game, expansions included."""
    if game_id not in GAME_IDS:
        return None
    names = expansions_of(game_id)
    return Teller(make_expansion(names[-1]) if names else make_game(game_id, {}))


def _reading(facts: Args, expert: Teller | None) -> dict[str, Given]:
    """Where a text went wrong; with nothing near it, the text ended there."""
    code = str(facts["expected"])
    more = {name: value for name, value in facts.items() if name not in READING}
    near = tame(str(facts["near"]))
    if expert is not None:
        wanted = expert.expected(code, more)
    else:
        wanted = Line(f"expected-{code}", **{name: _fact(value) for name, value in more.items()})
    return {"near": near if near else Line("text-ended"), "expected": wanted}


def _allowed(bounds: Args) -> Given:
    kind = bounds["kind"]
    if kind == "number":
        return Line("allowed-range", low=bounds["low"], high=bounds["high"])
    if kind == "board":
        return Line("allowed-board", boards=bounds["choices"])
    return bounds["choices"] if "choices" in bounds else Line(f"allowed-{kind}")


def _reason(facts: Args) -> Given:
    """Why the system refused: its own words where we have none."""
    known = f"reason-{facts['reason']}"
    return Line(known) if is_known(known) else tame(str(facts.get("system", facts["reason"])))
