"""Rollouts: the same luck for every move, and no more tries for a move that is clearly behind."""

import tocsin as engine
from tocsin.bots.policy import Policy
from tocsin.bots.rollouts import Candidate, RolloutBot, count_rivals
from tocsin.core.rng import Rng

# A late position in which one move is clearly best: it is found before the budget is used up.
ONE_IS_BEST = (
    "feurio/1 29 men:0 - 1,-2=3/r1;2,-2=3/r2;3,-2=2/r1;4,-2=2;0,-1=4/r1;1,-1=5/r1;2,-1=4/r1;"
    "3,-1=6/b2;4,-1=5/b3;-1,0=1/r1;0,0=2/r1;1,0=4;2,0=5/b2;3,0=1;4,0=1/b1;0,1=3/r2;1,1=3/r1b1;"
    "2,1=5/b1y1;3,1=3/y1;0,2=2/b1;1,2=5/y2;2,2=6/b1;3,2=4/y1;0,3=6/g3;1,3=2/y1;2,3=5;3,3=4/y2;"
    "0,4=6;1,4=2;2,4=1 r0g9b0y4 201102 0"
)


class Fickle(Policy):
    """Takes the first offer, after so many numbers that it needs for nothing."""

    def __init__(self, wasted: int) -> None:
        super().__init__()
        self.wasted = wasted

    def pick(self, state: engine.State, rng: Rng) -> int:
        for _ in range(self.wasted):
            rng.below(6)
        return state.legal()[0]


def tried(values: list[float]) -> Candidate:
    """A move that brought these."""
    candidate = Candidate(1, 0)
    candidate.total = sum(values)
    candidate.squares = sum(value * value for value in values)
    candidate.tried = len(values)
    return candidate


def test_what_a_policy_picks_among_equals_takes_nothing_from_the_luck() -> None:
    game = engine.game("feurio", players=1)
    ends = []
    for wasted in (0, 1, 5):
        state = game.new()
        RolloutBot(game, Fickle(wasted), 10, 4).finish(state, Rng(3))
        ends.append(game.write_position(state))
    assert len(set(ends)) == 1


def test_other_luck_leads_to_another_end() -> None:
    game = engine.game("feurio", players=1)
    ends = []
    for seed in (3, 4):
        state = game.new()
        RolloutBot(game, Fickle(0), 10, 4).finish(state, Rng(seed))
        ends.append(game.write_position(state))
    assert ends[0] != ends[1]


def test_a_move_far_behind_is_no_rival() -> None:
    good, near, bad = tried([10.0, 12.0] * 20), tried([9.0, 13.0] * 20), tried([1.0, 3.0] * 20)
    assert count_rivals([good, near, bad]) == 2


def test_a_few_tries_make_nothing_clear() -> None:
    assert count_rivals([tried([10.0, 12.0] * 5), tried([1.0, 3.0] * 5)]) == 2


def test_moves_that_always_bring_the_same_are_rivals() -> None:
    assert count_rivals([tried([7.0] * 40), tried([7.0] * 40)]) == 2


def test_where_one_move_is_clearly_best_the_budget_is_not_used_up() -> None:
    game = engine.game("feurio", players=1)
    state = game.read_position(ONE_IS_BEST)
    bot = engine.bot("expert", game)
    assert isinstance(bot, RolloutBot)
    found = bot.halve(state, 0, bot.candidates(state), 2400, Rng(1))
    assert sum(int(one.tried) for one in found) < 2400
