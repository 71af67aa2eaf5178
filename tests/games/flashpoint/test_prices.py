"""What a move is said to cost is what it takes from the points."""

import pytest

import tocsin
from tests.games.option_sets import OPTION_SETS
from tocsin.games.flashpoint.table import phases
from tocsin.games.flashpoint.table.state import FlashpointState

TABLES = [
    "flashpoint-family-4",
    "flashpoint-heroic-6-back",
    "flashpoint-advanced-5-readings",
    "flashpoint-advanced-2-dear-doors",
    "extreme-platform-basement-3",
    "extreme-garage-basement-promo-5",
]
# Another card brings other free points; the veteran's extra point comes and goes by itself.
MENDS_POINTS = ("crew:",)


@pytest.mark.parametrize("name", TABLES)
def test_every_action_takes_the_points_that_its_description_names(name: str) -> None:
    game_id, options = OPTION_SETS[name]
    game = tocsin.game(game_id, **options)
    paid: set[str] = set()
    for seed in range(3):
        rng = tocsin.Rng(seed)
        state = game.new()
        while not state.is_over:
            if state.actor != tocsin.CHANCE and state.turn > 0 and rng.below(4) == 0:
                paid |= {check_price(state, code) for code in state.legal()}
            state.step(rng)
    assert {"walk", "spray"} < paid


def check_price(state: tocsin.State, code: int) -> str:
    """The verb, if its price could be seen: the turn goes on and nothing else gave points."""
    assert isinstance(state, FlashpointState)
    move = state.game.describe(state, code)
    after = state.copy()
    after.play(code)
    goes_on = after.phase == state.phase == phases.ACT and after.turn == state.turn
    if not goes_on or move.text.startswith(MENDS_POINTS) or after.hooks.extra_points(after):
        return ""
    assert state.ap + state.free - after.ap - after.free == move.cost, (state.key(), move)
    return move.verb
