"""A computer partner: plays a seat, says what it means to do and why, and listens to requests.

It moves as its bot does. A request turns it from its best plan only when another plan does what was
asked and costs the team little; else it says why not. It never pushes people's pieces about.
"""

# mypyc: off

from collections.abc import Sequence
from dataclasses import dataclass

from tocsin.bots.bot import Bot
from tocsin.bots.heeding import HeedingKnowledge
from tocsin.bots.insight import Estimate, Insight, Wish, act_out, reason
from tocsin.bots.planner import TurnPlanner
from tocsin.bots.rating import Line
from tocsin.bots.rollouts import PLAN_MAX, PolicyBot
from tocsin.bots.rookie import RookieBot
from tocsin.core.bits import bit
from tocsin.core.contract import State
from tocsin.core.rng import Rng
from tocsin.core.talk import REPLY, WAIT, Request, Saying

# How strongly a request pulls while plans are sought: far more than any move is worth.
PULL = 3.0
# Positions weighed, and plans looked at, to find one that does what was asked.
WEIGHED = 1200
TRIED = 3
# A reply that promises only to begin with it.
PARTLY = "on-my-way"


@dataclass(frozen=True, slots=True)
class Decision:
    """What a partner does now, and what it says of it.

    `plan` is its own moves to the end of the turn, or until chance must speak; `is_firm` says that
    the rest of it may be played without thinking again. `intention` and `reason` are there when a
    turn is planned, `reply` when something was asked of it.
    """

    code: int
    plan: tuple[int, ...]
    intention: Saying | None = None
    reason: Saying | None = None
    reply: Saying | None = None
    is_firm: bool = False


@dataclass(frozen=True, slots=True)
class Heeded:
    """The answer to a request, and the plan that does it, if there is one."""

    reply: Saying
    line: Line | None = None


class Partner:
    """A bot that talks."""

    def __init__(self, bot: Bot, insight: Insight) -> None:
        self.bot = bot
        self.insight = insight

    def decide(
        self,
        state: State,
        seat: int,
        rng: Rng,
        request: Request | None = None,
        people: Sequence[int] = (),
    ) -> Decision:
        """The next move from what the seat may know; a whole plan with words where a turn begins.

        `people` are the seats of persons, whose pieces it leaves alone.
        """
        computers = 0
        for number in range(self.bot.game.seats):
            if number not in people:
                computers |= int(bit(number))
        self.bot.meet(computers)
        seen = state.imagine(seat, rng)
        code = self._choose_kindly(seen, seat, rng, people)
        if not self.insight.is_together or not self.insight.is_turn(seen, seat):
            return Decision(code, (code,))
        line = best = self._carry_on(seen, seat, code)
        reply: Saying | None = None
        if request is not None:
            heeded = self._heed(seen, seat, best, request, rng)
            reply = heeded.reply
            line = heeded.line or best
        told = self.insight.intend(seen, seat, line.codes)
        why = self.insight.explain(seen, seat, line)
        if line is not best:
            why = reason("asked")
        is_firm = line is not best or isinstance(self.bot, TurnPlanner)
        plan = self._kindly(seen, line.codes, people)
        return Decision(plan[0], plan, told, why, reply, is_firm)

    def answer(self, state: State, seat: int, rng: Rng, request: Request) -> Saying:
        """What it says to a request at once: as if its turn began with the table as it is."""
        if not self.insight.is_together:
            return Saying(REPLY, "rivals")
        seen = state.imagine(seat, rng)
        mine = self.insight.turn_of(seen, seat)
        if mine is None:
            return Saying(REPLY, "later")
        best = self._carry_on(mine, seat, int(self.bot.choose(mine.copy(), seat, rng)))
        return self._heed(mine, seat, best, request, rng).reply

    def foretell(
        self, state: State, seat: int, rng: Rng, request: Request | None = None
    ) -> Saying | None:
        """What it would do if its turn began now; None where that cannot be told, or is kept."""
        if not self.insight.is_together:
            return None
        mine = self.insight.turn_of(state.imagine(seat, rng), seat)
        if mine is None:
            return None
        line = self._carry_on(mine, seat, int(self.bot.choose(mine.copy(), seat, rng)))
        if request is not None:
            line = self._heed(mine, seat, line, request, rng).line or line
        return self.insight.intend(mine, seat, line.codes)

    # Its own plan.

    def _thinker(self) -> Bot:
        """Whoever makes the plans: a beginner follows somebody else's, more or less."""
        return self.bot.model if isinstance(self.bot, RookieBot) else self.bot

    def _choose_kindly(self, seen: State, seat: int, rng: Rng, people: Sequence[int]) -> int:
        """What the bot chooses, unless it would move somebody's piece who was not asked."""
        code = int(self.bot.choose(seen.copy(), seat, rng))
        if not people or not self.insight.minds(seen, code, people):
            return code
        kind = [one for one in seen.legal() if not self.insight.minds(seen, one, people)]
        rated = self.bot.rate(seen.copy(), seat, self.bot.budget, rng)
        liked = [int(one.code) for one in rated if int(one.code) in kind]
        return (liked or kind or [code])[0]

    def _kindly(self, seen: State, codes: Sequence[int], people: Sequence[int]) -> tuple[int, ...]:
        """The plan as far as it moves nobody who was not asked; the first move is known to."""
        for at in range(1, len(codes)):
            if people and self.insight.minds(seen, codes[at], people):
                return tuple(codes[:at])
        return tuple(codes)

    def _carry_on(self, state: State, seat: int, code: int) -> Line:
        """The plan that begins with this move."""
        bot = self._thinker()
        codes = [code]
        if isinstance(bot, TurnPlanner) and bot.rest and state.is_offered(code):
            after = act_out(state, codes)[0]
            if after.hash() == bot.expected:
                codes += bot.rest
        elif isinstance(bot, PolicyBot):
            after = act_out(state, codes)[0]
            rng = Rng(0)
            while after.actor == seat and after.turn == state.turn and len(codes) < PLAN_MAX:
                codes.append(int(bot.policy.pick(after, rng)))
                after.apply(codes[-1], None)
                after.offers_n = -1
        return Line(act_out(state, codes)[0], codes, 0.0)

    # Requests.

    def _heed(self, state: State, seat: int, best: Line, request: Request, rng: Rng) -> Heeded:
        """Yes with a plan, or no with a reason."""
        seed = int(rng.word())
        wish = self.insight.wish(state, seat, request)
        if isinstance(wish, Saying):
            return Heeded(wish)
        reply = wish.met_by(state, best, seat)
        if reply and reply != PARTLY:
            return Heeded(said(reply, request), best)
        found = self._plans_for(wish, state, seat, rng)
        answers = [(wish.met_by(state, line, seat), line) for line in found]
        met = [line for code, line in answers if code and code != PARTLY][:TRIED]
        met = met or [best if reply else line for code, line in answers if code][:TRIED]
        if not met:
            return Heeded(wish.refused())
        weighed = [(self.insight.weigh(state, line, seat, seed), line) for line in met]
        top, line = max(weighed, key=lambda one: one[0].value)
        bar = self.insight.weigh(state, best, seat, seed)
        if bar.value - top.value > self.insight.ruin:
            return Heeded(refuse_ruin(top, bar))
        return Heeded(said(wish.met_by(state, line, seat), request), line)

    def _plans_for(self, wish: Wish, state: State, seat: int, rng: Rng) -> list[Line]:
        """Plans sought with the wish in mind, those that look best for it first."""
        bot = self._thinker()
        if isinstance(bot, TurnPlanner):
            planner = TurnPlanner(bot.game, HeedingKnowledge(bot.knowledge, wish, PULL))
            planner.width = bot.width
            return planner.plans(state.copy(), seat, WEIGHED, rng)
        if isinstance(bot, PolicyBot):
            return self._two_steps(PolicyBot(bot.game, bot.policy), state, seat, rng)
        return bot.plans(state.copy(), seat, bot.budget, rng)

    def _two_steps(self, bot: PolicyBot, state: State, seat: int, rng: Rng) -> list[Line]:
        """Every first move, and after the most appealing ones every second one."""
        lines = bot.plans(state.copy(), seat, WEIGHED, rng)
        for first in dict.fromkeys(line.codes[0] for line in lines[:TRIED]):
            after = act_out(state, [first])[0]
            if after.actor == seat and after.turn == state.turn:
                for line in bot.plans(after, seat, WEIGHED, rng):
                    lines.append(Line(line.state, [first, *line.codes], line.worth))
        return lines


def said(code: str, request: Request) -> Saying:
    """A yes; it repeats where."""
    return Saying(REPLY, code, {} if request.code == WAIT else {"at": request.at})


def refuse_ruin(asked: Estimate, best: Estimate) -> Saying:
    """A no, with what it would cost."""
    return Saying(REPLY, "ruinous", {"chance": asked.shown, "instead": best.shown})
