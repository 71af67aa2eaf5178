"""Nobody thinks with what its seat may not know; a cheating twin would."""

import tocsin
from benchmarks.strength.twin import make_twin
from tocsin.bots.match import choose_fairly
from tocsin.bots.rollouts import RolloutBot
from tocsin.core.contract import State
from tocsin.core.rng import Rng
from tocsin.games.feurio.face.viewing import may_know_tile
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.state import FeurioState

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
