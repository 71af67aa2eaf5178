"""One play of a case: who sat where, how it ended, and how long the bot thought."""

from dataclasses import asdict, dataclass
from importlib import import_module
from time import process_time

import tocsin
from benchmarks.strength.cases import Case
from benchmarks.strength.greedy import PlainGreedy
from benchmarks.strength.twin import CheatingTwin, make_twin
from tocsin.bots.bot import Bot
from tocsin.bots.match import choose_fairly

BEFORE = {
    "flashpoint": "SteadyFlashpoint",
    "titanic": "SteadyTitanic",
    "feurio": "SteadyFeurio",
}


@dataclass(frozen=True)
class Result:
    """What is written down of one play; times are CPU seconds of the bot that counts."""

    case: str
    bots: str
    seed: int
    won: int
    score: int
    ending: str
    turns: int
    seconds: float
    longest: float

    def as_json(self) -> dict[str, object]:
        """For one line of the file."""
        return asdict(self)


def make(name: str, game: tocsin.Game) -> Bot:
    """A bot of today, the one that was called steady before, or plain greedy."""
    if name == "before":
        module = import_module(f"benchmarks.before.{game.id}")
        bot = getattr(module, BEFORE[game.id])(game)
        assert isinstance(bot, Bot)
        return bot
    if name == "twin":
        return make_twin(game)
    return PlainGreedy(game) if name == "greedy" else tocsin.bot(name, game)


def play(case: Case, number: int, bots: str) -> Result:
    """Play number so-and-so of the case to its end."""
    game = tocsin.game(case.game, **case.options)
    own = number % game.seats if case.against else -1
    seats = [
        make(case.against if case.against and seat != own else case.bot, game)
        for seat in range(game.seats)
    ]
    for bot in seats:
        bot.meet(2**game.seats - 1)
    rng = tocsin.Rng(case.seed(number))
    thinking = rng.fork()
    state = game.new()
    turn, spent, longest, total, turns = -1, 0.0, 0.0, 0.0, 0
    while not state.is_over:
        if state.actor == tocsin.CHANCE:
            state.play(state.draw(rng))
            continue
        seat = state.actor
        begin = process_time()
        bot = seats[seat]
        if isinstance(bot, CheatingTwin):
            code = bot.choose(state.copy(), seat, thinking)
        else:
            code = choose_fairly(bot, state, seat, thinking)
        used = process_time() - begin
        if own in (-1, seat):
            if state.turn != turn:
                turn, spent, turns = state.turn, 0.0, turns + 1
            spent += used
            total += used
            longest = max(longest, spent)
        state.play(code)
    outcome = state.outcome()
    assert outcome is not None
    seat = max(own, 0)
    # A victory that is shared with an opponent is none.
    won = outcome.winners == (seat,) if case.against else bool(outcome.winners)
    return Result(
        case.name,
        bots,
        case.seed(number),
        int(won),
        int(outcome.scores[seat]),
        outcome.ending,
        turns,
        round(total, 4),
        round(longest, 4),
    )
