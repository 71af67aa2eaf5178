"""TI-CHANCE-3: a deck shuffled beforehand never contradicts what the state knows."""

import pytest

import tocsin
from tests.games.titanic.dealer import Dealer
from tests.games.titanic.table import moves

CREWS = [
    ["murdoch"],
    ["lee"],
    ["lowe", "latimer"],
    ["smith", "lightoller", "fleet"],
    ["phillips", "pitman", "boxhall", "lowe"],
]


@pytest.mark.rules("TI-CHANCE-1", "TI-CHANCE-3", "TI-INFO-5", "TI-KNOW-5")
@pytest.mark.parametrize("crew", CREWS, ids=lambda crew: "-".join(crew))
def test_real_cards_agree_with_everything_known(crew: list[str]) -> None:
    for seed in range(2):
        layout = ("standard", "ultimate")[seed]
        state = tocsin.game("titanic", crew=crew, layout=layout).new()
        rng = tocsin.Rng(seed)
        dealer = Dealer(state, rng)
        while not state.is_over:
            if state.actor == tocsin.CHANCE:
                dealer.play(dealer.outcome())
            else:
                choice = moves(state)
                dealer.play(choice[rng.below(len(choice))])
            if state.turn:
                dealer.check()
        assert dealer.shown > 20
