"""Advice: the best two or three plans, each with its chance of winning, and one reason.

The expert plans, and what each plan leads to is tried out a fixed number of times with the same
luck for all. Everything is seeded by what the seat may know: the same question, the same answer.
"""

# mypyc: off

import json
from collections.abc import Sequence
from dataclasses import dataclass
from zlib import crc32

from tocsin.bots.insight import Estimate, Insight, act_out
from tocsin.bots.partners import make_insight
from tocsin.bots.rating import Line
from tocsin.bots.registry import make_bot
from tocsin.bots.rollouts import RolloutBot
from tocsin.core.contract import Game, State
from tocsin.core.rng import Rng
from tocsin.core.talk import Saying

ADVISER = "expert"
HINTS_MAX = 3
# How many plans are tried out, and how often each: a margin of a few points in a second or so.
PLANS_MAX = 12
# Rollouts that choose the plans where the expert tries moves out.
TRIES = 400
ROLLOUTS = 40


@dataclass(frozen=True, slots=True)
class Hint:
    """One plan: its moves, what it comes to, why, and what it is worth.

    Where a game is only a matter of single moves there is a move and its estimate, without words.
    """

    codes: tuple[int, ...]
    estimate: Estimate | None = None
    intention: Saying | None = None
    reason: Saying | None = None


def find_hints(
    game: Game, state: State, seat: int, rollouts: int = 0, most: int = HINTS_MAX
) -> list[Hint]:
    """The best plans that come to different things, the most promising first.

    Each is tried out `rollouts` times, as often as usual where nothing is said.
    """
    seed = seed_of(state, seat)
    seen = state.imagine(seat, Rng(seed))
    insight = make_insight(game)
    bot = make_bot(ADVISER, game)
    budget = min(int(bot.budget), TRIES) if isinstance(bot, RolloutBot) else int(bot.budget)
    lines = bot.plans(seen.copy(), seat, budget, Rng(seed))[: 4 * PLANS_MAX]
    lines = [line for line in lines if not _spoils(seen, line, seat)] or lines
    if not insight.is_told or not insight.is_turn(seen, seat):
        return [Hint(tuple(line.codes[:1])) for line in _different_starts(lines)[:most]]
    chosen = _different(insight, seen, seat, lines)[:most]
    hints = [_tell(insight, seen, seat, line, seed, rollouts or ROLLOUTS) for line in chosen]
    return sorted(hints, key=_promise, reverse=True)


def seed_of(state: State, seat: int) -> int:
    """A number made of all that the seat may know, and of nothing else."""
    return crc32(json.dumps(state.view(seat).as_json(), sort_keys=True).encode())


def _tell(insight: Insight, seen: State, seat: int, line: Line, seed: int, rollouts: int) -> Hint:
    after = act_out(seen, line.codes)[0]
    estimate = insight.estimate(after, seat, seed, rollouts)
    told = insight.intend(seen, seat, line.codes)
    why = insight.explain(seen, seat, line)
    return Hint(tuple(line.codes), estimate, told, why)


def _spoils(seen: State, line: Line, seat: int) -> bool:
    """Is the play lost by this plan, or its goal out of reach? Such a one is no advice."""
    after = act_out(seen, line.codes)[0]
    outcome = after.outcome()
    if outcome is not None:
        return seat not in outcome.winners
    return not getattr(after.view(seat), "can_be_won", True)


def _promise(hint: Hint) -> float:
    return hint.estimate.value if hint.estimate is not None else 0.0


def _different(insight: Insight, seen: State, seat: int, lines: Sequence[Line]) -> list[Line]:
    """The best line of every intention; the way to it does not make it another one."""
    found: dict[str, Line] = {}
    for line in lines[:PLANS_MAX]:
        said = insight.intend(seen, seat, line.codes)
        args = {name: value for name, value in said.args.items() if name != "way"}
        found.setdefault(f"{said.code} {args}", line)
    return list(found.values())


def _different_starts(lines: Sequence[Line]) -> list[Line]:
    found: dict[int, Line] = {}
    for line in lines:
        found.setdefault(line.codes[0], line)
    return list(found.values())
