"""Engine and oracle asked the same questions along random plays; the first difference is told.

Only what any user of the engine may use is used here: texts go in, texts come out.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import tocsin
from tests.oracle.refusal import Refusal


def corners(folder: Path) -> list[tuple[str, dict[str, str]]]:
    """The positions of `corners.txt` with their options."""
    found = []
    for line in (folder / "corners.txt").read_text().splitlines():
        if not line.startswith("#"):
            position, _, options = line.partition(" | ")
            found.append((position, dict(word.split("=") for word in options.split())))
    return found


def compare_corners(twin: Any, game_id: str, folder: Path) -> set[str]:
    """Compare at every position of `corners.txt`; the refusals that were met there."""
    met: set[str] = set()
    for position, options in corners(folder):
        game = tocsin.game(game_id, **options)
        met |= compare(twin, game, game.read_position(position), tocsin.Rng(1)).keys()
    return met


def walk_long(twin: Any, game_id: str, ways: dict[str, dict[str, Any]], eager: str) -> None:
    """As many plays of each way to play as the command line says."""
    for way, given in ways.items():
        plays = range(int(sys.argv[1]))
        seen = walk(twin, tocsin.game(game_id, **given), plays, eager=eager)
        print(way, dict(seen), flush=True)


def refusals_stated(folder: Path) -> set[str]:
    """The codes of all refusals in the rooms of an oracle."""
    rooms = "".join(path.read_text() for path in folder.glob("*.py"))
    return set(re.findall(r'Refusal\(\s*"([a-z-]+)"', rooms))


def plain(refusal: Any) -> Refusal | None:
    """A refusal of the engine in the plain form of the oracle."""
    if refusal is None:
        return None
    return Refusal(refusal.code, refusal.rule, dict(refusal.args))


def walk(
    twin: Any,
    game: tocsin.Game,
    seeds: Iterable[int],
    *,
    eager: str = "",
    every: int = 1,
    each: int = 0,
) -> Counter[str]:
    """Play these seeds to the end, and compare at one position in `every`; what was compared.

    In plays of an odd seed, moves in which the expression `eager` is found are preferred, so that
    late positions are met too. `each` limits how many texts of a verb are tried at a position;
    0 tries all.
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
            state.play(choose(game, state, rng, eager if seed % 2 else ""))
    return seen


def choose(game: tocsin.Game, state: tocsin.State, rng: tocsin.Rng, eager: str) -> int:
    """What chance brings, or a random move; two times in three an eager one if there is any."""
    if state.actor == tocsin.CHANCE:
        return state.draw(rng)
    legal = state.legal()
    if eager and rng.below(3) > 0:
        wanted = [code for code in legal if re.search(eager, game.write_move(state, code))]
        legal = wanted or legal
    return legal[rng.below(len(legal))]


def compare(
    twin: Any, game: tocsin.Game, state: tocsin.State, rng: tocsin.Rng, each: int = 0
) -> Counter[str]:
    """One position: the legal list, the texts that could be meant, refusals, odds.

    Counts positions, texts and every refusal by its code. The oracle is slow, and its moves are
    those that it does not refuse: it is asked once about each text.
    """
    position = state.key()
    table = twin.read(game.options, position)
    answers = {move: twin.refusal(table, move) for move in twin.syntactic(table)}
    legal = [game.write_move(state, code) for code in state.legal()]
    mine = [move for move, answer in answers.items() if answer is None]
    assert sorted(mine) == sorted(legal), told("moves", position, sorted(set(mine) ^ set(legal)))
    texts = game.syntactic_moves(state)
    differ = sorted(set(texts) ^ answers.keys())
    assert not differ, told("texts", position, differ)
    tried = texts if each == 0 else sample(texts, rng, each)
    for move in tried:
        engine = plain(game.why_not(state, move))
        assert engine == answers[move], told(move, position, engine, answers[move])
    if state.actor == tocsin.CHANCE:
        compare_odds(twin.odds(table), dict(zip(legal, state.weights(), strict=True)), position)
    seen = Counter(answer.code for answer in answers.values() if answer is not None)
    return seen + Counter(positions=1, texts=len(tried))


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
