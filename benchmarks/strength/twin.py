"""A cheating twin of the expert: it looks at what its seat may not know.

No bot of the product can do that; this one is handed the true table and plays on from it. What it
wins more is what fairness costs.
"""

import tocsin
from tocsin.bots.rollouts import RolloutBot


class CheatingTwin(RolloutBot):
    """Thinks like the expert, knowing the face-down tiles of the others."""

    def imagine(self, state: tocsin.State, seat: int, rng: tocsin.Rng) -> tocsin.State:
        """The table as it is."""
        return state.copy()


def make_twin(game: tocsin.Game) -> CheatingTwin:
    """With the policy and the budget of the expert."""
    model = tocsin.bot("expert", game)
    assert isinstance(model, RolloutBot)
    return CheatingTwin(game, model.policy, model.budget, model.width)
