"""Nobody thinks with what its seat may not know; a cheating twin would."""

from collections.abc import Iterator

import tocsin
from benchmarks.strength.twin import CheatingTwin, make_twin
from tocsin.bots.match import choose_fairly
from tocsin.bots.rollouts import RolloutBot
from tocsin.core.contract import State
from tocsin.core.rng import Rng
from tocsin.games.feurio.face.viewing import may_know_tile
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.state import TILES_MAX, FeurioState
from tocsin.lab.figures import mean_of

BUDGET = 60


def secret_table() -> tuple[State, State, int]:
    """Two tables that a seat cannot tell apart: a tile that lies face down has another value."""
    game = tocsin.game("feurio", players=2, firebreaks=True)
    rng = Rng(1)
    state = game.new()
    while True:
        assert isinstance(state, FeurioState)
        seat = int(state.actor)
        hidden = [t for t in range(state.tiles) if seat >= 0 and not may_know_tile(state, t, seat)]
        if hidden and len(state.legal()) > 4 and state.tiles > 12:
            break
        legal = state.legal()
        breaks = [code for code in legal if codes.BREAK_FROM <= code < codes.MEN_FROM]
        if state.actor == tocsin.CHANCE:
            state.play(state.draw(rng))
        else:
            state.play(breaks[0] if breaks else legal[int(rng.below(len(legal)))])
    values = {int(state.tile_value[hidden[0]])}
    for seed in range(200):
        other = state.imagine(seat, Rng(seed))
        assert isinstance(other, FeurioState)
        if abs(int(other.tile_value[hidden[0]]) - min(values)) >= 2:
            return state, other, seat
    raise AssertionError("no other value was found")


def rates(bot: RolloutBot, state: State, seat: int) -> list[tuple[int, float]]:
    return sorted((r.code, r.value) for r in bot.rate(state, seat, BUDGET, Rng(3)))


def test_the_expert_says_the_same_of_tables_that_its_seat_cannot_tell_apart() -> None:
    one, other, seat = secret_table()
    expert = tocsin.bot("expert", one.game)
    assert isinstance(expert, RolloutBot)
    assert rates(expert, one, seat) == rates(expert, other, seat)
    expert.budget = BUDGET
    chosen = [choose_fairly(expert, table, seat, Rng(5)) for table in (one, other)]
    assert chosen[0] == chosen[1]


def test_a_twin_that_cheats_says_something_else() -> None:
    one, other, seat = secret_table()
    twin = make_twin(one.game)
    assert rates(twin, one, seat) != rates(twin, other, seat)


def late_tables(many: int) -> Iterator[tuple[FeurioState, int]]:
    """Tables with a few tiles to come and much that lies face down, each from a play of its own."""
    game = tocsin.game("feurio", players=2, firebreaks=True)
    steady = tocsin.bot("steady", game)
    seed = 0
    while many:
        seed += 1
        rng = Rng(seed)
        state = game.new()
        while not state.is_over:
            assert isinstance(state, FeurioState)
            seat = int(state.actor)
            if seat == tocsin.CHANCE:
                state.play(state.draw(rng))
                continue
            legal = state.legal()
            hidden = sum(not may_know_tile(state, tile, seat) for tile in range(state.tiles))
            if state.tiles >= TILES_MAX - 3 and hidden >= 5 and len(legal) > 2:
                yield state, seat
                many -= 1
                break
            breaks = [code for code in legal if codes.BREAK_FROM <= code < codes.MEN_FROM]
            lays = bool(breaks) and rng.below(2) == 0
            state.play(breaks[0] if lays else choose_fairly(steady, state, seat, rng))


def worth(twin: CheatingTwin, state: State, seat: int, code: int, seed: int) -> float:
    """What a move brings on the table as it really is, with luck that nobody thought with."""
    total = 0.0
    for number in range(BUDGET):
        luck = Rng(seed + 104_729 * number)
        future = state.copy()
        future.play(code)
        twin.finish(future, luck)
        total += twin.policy.value(future, seat)
    return total / BUDGET


def test_where_there_are_secrets_fairness_costs_strength() -> None:
    game = tocsin.game("feurio", players=2, firebreaks=True)
    fair, twin = tocsin.bot("expert", game), make_twin(game)
    assert isinstance(fair, RolloutBot)
    fair.budget = twin.budget = 4 * BUDGET
    gained = []
    for number, (state, seat) in enumerate(late_tables(150)):
        cheated = twin.choose(state.copy(), seat, Rng(number))
        chosen = choose_fairly(fair, state, seat, Rng(number))
        seed = 1_000_003 * (number + 1)
        better = worth(twin, state, seat, cheated, seed) - worth(twin, state, seat, chosen, seed)
        gained.append(round(100 * better))
    assert mean_of(gained).low > 0
