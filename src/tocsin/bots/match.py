"""Whole plays between bots, all inside, for simulation and measurement."""

from mypy_extensions import i64

from tocsin.bots.bot import Bot
from tocsin.core.bits import bit
from tocsin.core.contract import Game, State
from tocsin.core.errors import InvariantBroken
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE, NOBODY


def play_match(game: Game, bots: list[Bot], rng: Rng) -> State:
    """One play from the start with a bot on every seat; the final state."""
    state = game.new()
    for bot in bots:
        bot.meet(bit(len(bots)) - 1)
    plies: i64 = 0
    limit: i64 = game.plies_max
    # The bots' own randomness is kept apart, so that chance does not depend on how they think.
    thinking = rng.fork()
    while state.actor != NOBODY:
        seat = state.actor
        if seat == CHANCE:
            code = state.draw(rng)
        else:
            code = choose_fairly(bots[seat], state, seat, thinking)
        state.apply(code, None)
        state.offers_n = -1
        plies += 1
        if plies > limit:
            raise InvariantBroken("ply limit passed in " + game.write_position(state))
    return state


def choose_fairly(bot: Bot, state: State, seat: i64, rng: Rng) -> i64:
    """What the bot answers when it is shown only what its seat may know."""
    return bot.choose(state.imagine(seat, rng), seat, rng)
