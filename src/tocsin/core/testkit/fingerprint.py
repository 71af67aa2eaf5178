"""One hash over many seeded random games: equal hashes mean equal rules, to the last bit."""

import hashlib

from tocsin.core.contract import Game
from tocsin.core.journal import Journal
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE


def fingerprint(game: Game, games: int, seed: int = 0) -> str:
    """Codes, final positions, scores and (for every tenth game) all events and views."""
    digest = hashlib.sha256(game.headline().encode())
    for number in range(games):
        rng = Rng(seed + number)
        state = game.new()
        telling = number % 10 == 0
        plies = 0
        while not state.is_over and plies <= game.plies_max:
            if telling:
                digest.update(repr(state.legal()).encode())
                journal = Journal()
                if state.actor == CHANCE:
                    state.play(state.draw(rng), journal)
                else:
                    legal = state.legal()
                    state.play(legal[rng.below(len(legal))], journal)
                digest.update(repr(journal.events).encode())
                digest.update(repr(state.view(0)).encode())
            else:
                digest.update(int(state.step(rng)).to_bytes(8, "little", signed=True))
            plies += 1
        digest.update(state.key().encode())
        digest.update(repr(state.scores()).encode())
    return digest.hexdigest()
