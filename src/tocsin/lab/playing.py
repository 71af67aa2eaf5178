"""The plays of a job, one row each: how it ended, how long it took, who won with how much."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from tocsin.bots.bot import Bot
from tocsin.bots.match import choose_fairly, play_match
from tocsin.core.contract import Game, State
from tocsin.core.journal import Journal
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE, NOBODY
from tocsin.lab.job import Job, Seat, game_seed
from tocsin.lab.watching import Watch

# Places by name, with how often something happened there.
Counts = dict[str, dict[str, int]]


@dataclass(frozen=True)
class Row:
    """One play. Scores and winners go by bot of the job, whatever seat it had."""

    number: int
    ending: str
    turns: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    # Who was dealt what, where the game deals roles.
    team: tuple[str, ...] = ()
    marks: Counts = field(default_factory=dict)


def play_batch(job: Job, numbers: Iterable[int], seat: Seat) -> list[Row]:
    """The plays of these numbers."""
    game = job.make_game()
    bots = [seat(game, name) for name in job.seats]
    return [play_one(job, game, bots, number) for number in numbers]


def play_one(job: Job, game: Game, bots: list[Bot], number: int) -> Row:
    """One play; the bot with index i sits on seat (i + shift)."""
    seats = len(bots)
    shift = number % seats if job.rotate else 0
    seated = [bots[(at - shift) % seats] for at in range(seats)]
    rng = Rng(game_seed(job.seed, number))
    watch = Watch(game) if job.watch else None
    state = play_match(game, seated, rng) if watch is None else _play_watched(seated, rng, watch)
    outcome = state.outcome()
    assert outcome is not None
    places = [(i + shift) % seats for i in range(seats)]
    return Row(
        number,
        outcome.ending,
        int(state.turn),
        tuple(int(outcome.scores[at]) for at in places),
        tuple(i for i, at in enumerate(places) if at in outcome.winners),
        () if watch is None else watch.team(state),
        {} if watch is None else watch.counts,
    )


def _play_watched(bots: list[Bot], rng: Rng, watch: Watch) -> State:
    """The very same play as `play_match`, looked at after every ply."""
    state = watch.game.new()
    thinking = rng.fork()
    while state.actor != NOBODY:
        seat = state.actor
        if seat == CHANCE:
            code = state.draw(rng)
        else:
            code = choose_fairly(bots[seat], state, seat, thinking)
        journal = Journal()
        turn = state.turn
        state.play(code, journal)
        watch.saw(journal.events)
        if state.turn != turn:
            watch.turned(state)
    return state
