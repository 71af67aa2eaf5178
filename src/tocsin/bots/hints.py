"""Advice: the best two or three plans, each with its chance of winning, and one reason.

The expert plans, and what each plan leads to is tried out a fixed number of times with the same
luck for all. Everything is seeded by what the seat may know: the same question, the same answer.
"""

# mypyc: off

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from zlib import crc32

from tocsin.bots.insight import Estimate, Insight, act_out, reason
from tocsin.bots.partners import make_insight
from tocsin.bots.rating import Line
from tocsin.bots.registry import make_bot
from tocsin.bots.rollouts import RolloutBot
from tocsin.core.contract import Game, State
from tocsin.core.rng import Rng
from tocsin.core.talk import REASON, Saying

ADVISER = "expert"
HINTS_MAX = 3
# How many plans are tried out, and how often each: a margin of a few points in a second or so.
PLANS_MAX = 12
# Rollouts that choose the plans where the expert tries moves out.
TRIES = 400
ROLLOUTS = 40
# The reason of a plan that only the lack of a better one speaks for.
NOTHING_BETTER = "nothing-better"


@dataclass(frozen=True, slots=True)
class Hint:
    """One plan: its moves, what it comes to, why, and what it is worth.

    An answer to a question of the game is a single move: it has an estimate and no words.
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
    if not insight.is_told:
        return [Hint(tuple(line.codes[:1])) for line in _different_starts(lines)[:most]]
    trial = Trial(insight, seen, seat, seed, rollouts or ROLLOUTS)
    if insight.is_turn(seen, seat):
        chosen = _different(insight, seen, seat, lines)[:most]
        hints = [trial.tell(line) for line in chosen]
    else:
        hints = [trial.answer(line.codes[0]) for line in _different_starts(lines)[:most]]
    hints.sort(key=_promise, reverse=True)
    return hints[:1] + [_second(hint) for hint in hints[1:]]


def seed_of(state: State, seat: int) -> int:
    """A number made of all that the seat may know, and of nothing else."""
    return crc32(json.dumps(state.view(seat).as_json(), sort_keys=True).encode())


class Trial:
    """Plans of one turn, tried out with the same luck."""

    def __init__(self, insight: Insight, seen: State, seat: int, seed: int, rollouts: int) -> None:
        self.insight, self.seen, self.seat = insight, seen, seat
        self.seed, self.rollouts = seed, rollouts
        idle = insight.idle(seen, seat)
        self.idle = self._estimate(idle) if idle and insight.is_turn(seen, seat) else None

    def tell(self, line: Line) -> Hint:
        """A plan with its estimate and its reason: they quote the same chance."""
        estimate = self._estimate(line.codes)
        told = self.insight.intend(self.seen, self.seat, line.codes)
        why = self.insight.explain(self.seen, self.seat, line)
        if self.idle is not None and "chance" in why.args:
            if estimate.shown > self.idle.shown:
                args = {**why.args, "chance": estimate.shown, "before": self.idle.shown}
                why = Saying(REASON, why.code, args)
            else:
                why = reason(NOTHING_BETTER)
        return Hint(tuple(line.codes), estimate, told, why)

    def answer(self, code: int) -> Hint:
        """An answer to a question of the game."""
        return Hint((code,), self._estimate([code]))

    def _estimate(self, codes: Sequence[int]) -> Estimate:
        after = act_out(self.seen, codes)[0]
        return self.insight.estimate(after, self.seat, self.seed, self.rollouts)


def _second(hint: Hint) -> Hint:
    """Of what stands behind something better nobody says that there is nothing better."""
    if hint.reason is None or hint.reason.code != NOTHING_BETTER:
        return hint
    return replace(hint, reason=reason("little-changes"))


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
