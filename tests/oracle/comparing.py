"""Engine and oracle asked the same questions along random plays; the first difference is told.

Only what any user of the engine may use is used here: texts go in, texts come out.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import tocsin
from tests.oracle.refusal import Refusal


def plain(refusal: Any) -> Refusal | None:
    """A refusal of the engine in the plain form of the oracle."""
    if refusal is None:
        return None
    return Refusal(refusal.code, refusal.rule, dict(refusal.args))


def walk(
    twin: Any, game: tocsin.Game, seeds: Iterable[int], every: int = 1, each: int = 0
) -> Counter[str]:
    """Play these seeds to the end, and compare at one position in `every`; what was compared.

    `each` limits how many texts of a verb are tried at a position; 0 tries all.
    """
    seen: Counter[str] = Counter()
    for seed in seeds:
        rng = tocsin.Rng(seed)
        state = game.new()
        while True:
            if rng.below(every) == 0 or state.is_over:
                seen += compare(twin, game, state, rng, each)
            if state.is_over:
                break
            state.play(choose(state, rng, seed % 2 == 1))
    return seen


def choose(state: tocsin.State, rng: tocsin.Rng, busy: bool) -> int:
    """A random move; in busy plays the later of two, so that nobody passes all the time."""
    if state.actor == tocsin.CHANCE:
        return state.draw(rng)
    legal = state.legal()
    at = rng.below(len(legal))
    return legal[max(at, rng.below(len(legal))) if busy else at]


def compare(
    twin: Any, game: tocsin.Game, state: tocsin.State, rng: tocsin.Rng, each: int = 0
) -> Counter[str]:
    """One position: the legal list, the texts that could be meant, refusals, odds."""
    position = state.key()
    table = twin.read(game.options, position)
    legal = [game.write_move(state, code) for code in state.legal()]
    mine = twin.moves(table)
    assert sorted(mine) == sorted(legal), told("moves", position, sorted(set(mine) ^ set(legal)))
    texts = game.syntactic_moves(state)
    differ = sorted(set(texts) ^ set(twin.syntactic(table)))
    assert not differ, told("texts", position, differ)
    tried = texts if each == 0 else sample(texts, rng, each)
    for move in tried:
        engine = plain(game.why_not(state, move))
        oracle = twin.refusal(table, move)
        assert engine == oracle, told(move, position, engine, oracle)
    if state.actor == tocsin.CHANCE:
        compare_odds(twin.odds(table), dict(zip(legal, state.weights(), strict=True)), position)
    return Counter(positions=1, texts=len(tried))


def compare_odds(mine: dict[str, Any], weights: dict[str, int], position: str) -> None:
    """The same outcomes and, where the oracle counts them, the same weights."""
    assert mine.keys() == weights.keys(), told("outcomes", position, mine, weights)
    counted = {move: weight for move, weight in mine.items() if weight is not None}
    assert not counted or counted == weights, told("weights", position, mine, weights)


def sample(texts: list[str], rng: tocsin.Rng, each: int) -> list[str]:
    """So many texts of every verb, so that rare verbs are tried as often as common ones."""
    by_verb: dict[str, list[str]] = {}
    for move in texts:
        by_verb.setdefault(move.partition(":")[0].partition("*")[0], []).append(move)
    found: list[str] = []
    for group in by_verb.values():
        left = list(group)
        found += [left.pop(rng.below(len(left))) for _ in range(min(each, len(group)))]
    return found


def told(what: str, position: str, *found: object) -> str:
    """A difference as a line that can be pasted back."""
    return f"{what} in {position}: " + " | ".join(str(part) for part in found)
