"""Every bot says what it thinks: codes with values, whole turns with values, within a budget."""

import itertools

import pytest

import tocsin
from tests.games.flashpoint.table import table
from tocsin.bots import BOTS
from tocsin.bots.bot import Bot
from tocsin.bots.flashpoint.knowledge import FlashpointKnowledge
from tocsin.bots.planner import TurnPlanner
from tocsin.core.contract import State
from tocsin.core.rng import Rng

GAMES: list[tuple[str, dict[str, object]]] = [
    ("feurio", {"players": 2}),
    ("feurio", {"players": 1}),
    ("flashpoint", {"players": 2}),
    ("titanic", {"players": 1}),
]
BUDGET = 40


def first_decision(game: tocsin.Game) -> State:
    state = game.new()
    rng = tocsin.Rng(3)
    while state.actor == tocsin.CHANCE or len(state.legal()) < 3:
        state.play(state.draw(rng) if state.actor == tocsin.CHANCE else state.legal()[0])
    return state


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game_id", "options"), GAMES)
def test_every_level_rates_legal_codes_and_the_same_again(
    game_id: str, options: dict[str, object], name: str
) -> None:
    game = tocsin.game(game_id, **options)
    state = first_decision(game)
    seat = state.actor
    bot = tocsin.bot(name, game)
    said = [(r.code, r.value) for r in bot.rate(state, seat, BUDGET, Rng(4))]
    assert said
    assert {code for code, _ in said} <= set(state.legal())
    assert len({code for code, _ in said}) == len(said)
    again = tocsin.bot(name, game).rate(state.copy(), seat, BUDGET, Rng(4))
    assert [(r.code, r.value) for r in again] == said


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game_id", "options"), GAMES)
def test_plans_can_be_played_move_by_move(
    game_id: str, options: dict[str, object], name: str
) -> None:
    game = tocsin.game(game_id, **options)
    state = first_decision(game)
    seat = state.actor
    lines = tocsin.bot(name, game).plans(state, seat, BUDGET, Rng(4))
    assert lines
    for line in lines[:5]:
        after = state.copy()
        for code in line.codes:
            assert after.actor == seat
            after.play(code)
        assert after.hash() == line.state.hash()


@pytest.mark.parametrize("name", BOTS)
def test_a_budget_of_nothing_is_refused(name: str) -> None:
    game = tocsin.game("flashpoint", players=2)
    state = first_decision(game)
    for budget in (0, -1):
        with pytest.raises(tocsin.SetupError, match="budget"):
            tocsin.bot(name, game).rate(state, state.actor, budget, Rng(1))


def test_a_bot_that_only_chooses_rates_its_choice() -> None:
    class Hasty(Bot):
        def choose(self, state: State, seat: int, rng: Rng) -> int:
            return state.legal()[0]

    game = tocsin.game("feurio", players=2)
    state = first_decision(game)
    assert [r.code for r in Hasty(game).rate(state, 0, 1, Rng(1))] == [state.legal()[0]]


def test_the_planner_keeps_to_its_budget() -> None:
    state = table("3,3", fire="3,4 2,3 4,4", victims="5,5", ap="4+0")
    for budget in (30, 100, 300):
        planner = TurnPlanner(state.game, FlashpointKnowledge(state.game))
        planner.rate(state, 0, budget, Rng(1))
        # The last position that fits is thought through to its end.
        assert planner.weighed <= budget + 60


def test_the_planner_gives_whole_turns_the_best_first() -> None:
    state = table("3,1", victims="3,1", ap="4+0")
    planner = TurnPlanner(state.game, FlashpointKnowledge(state.game))
    lines = planner.plans(state, 0, 500, Rng(1))
    assert all(before.worth >= after.worth for before, after in itertools.pairwise(lines))
    first = [state.game.write_move(state, lines[0].codes[0])]
    assert first[0].startswith("carry:w")
    assert all(line.state.actor != 0 or line.state.turn > 1 for line in lines)
