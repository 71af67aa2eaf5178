"""Random plays that try every law after every ply (the dear ones after some)."""

from tocsin.core.contract import Game
from tocsin.core.playthrough import Playthrough
from tocsin.core.record import read_record
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE
from tocsin.core.testkit import laws

DEAR_EVERY = 7


def check_game(game: Game, seeds: range) -> int:
    """Play once per seed under all laws; the number of plies tried."""
    plies = 0
    for seed in seeds:
        try:
            plies += _walk(game, seed)
            _playout_equals_steps(game, seed)
        except laws.LawBroken as broken:
            raise laws.LawBroken(f"seed {seed}: {broken}") from broken
    return plies


def _walk(game: Game, seed: int) -> int:
    rng = Rng(seed)
    tester = Rng(seed + 1_000_003)
    play = Playthrough(game, game.new(), None)
    while not play.is_over:
        state = play.state
        laws.is_sound(state)
        laws.lists_well(state)
        laws.draws_what_it_lists(state, tester)
        if len(play.plies) % DEAR_EVERY == seed % DEAR_EVERY:
            laws.reads_what_it_writes(state)
            laws.copies_apart(state, tester)
            laws.refuses_rightly(state, tester, 3)
            laws.keeps_secrets(state, tester)
            laws.refuses_as_declared(state, game.syntactic_moves(state)[:: 1 + seed % 7])
            laws.describes_as_declared(state)
            laws.hashes_what_it_is(state)
            laws.reaches_by_legal_moves(state)
        if state.actor == CHANCE:
            code = state.draw(rng)
        else:
            legal = state.legal()
            code = legal[rng.below(len(legal))]
        play.do_one(game.write_move(state, code))
        laws.speaks_as_declared(state, play.events(since=len(play.plies) - 1))
        laws.demand(len(play.plies) <= game.plies_max, "the ply limit is passed", state)
    _check_end(play)
    return len(play.plies)


def _check_end(play: Playthrough) -> None:
    """The end is sound, and the record gives the very same playthrough back."""
    state = play.state
    laws.is_sound(state)
    laws.lists_well(state)
    laws.reads_what_it_writes(state)
    record = play.record()
    again = read_record(play.game, record, None)
    laws.demand(again.record() == record, "a record does not replay byte for byte", state)
    laws.demand(again.events() == play.events(), "a replay tells another story", state)
    laws.demand(again.outcome == play.outcome, "a replay ends otherwise", state)


def _playout_equals_steps(game: Game, seed: int) -> None:
    """`playout` is nothing but legal lists, draws and plays, done inside."""
    inside, outside = game.new(), game.new()
    rng = Rng(seed)
    plies = inside.playout(Rng(seed))
    for _ in range(plies):
        if outside.actor == CHANCE:
            outside.play(outside.draw(rng))
        else:
            legal = outside.legal()
            outside.play(legal[rng.below(len(legal))])
    laws.demand(outside.key() == inside.key(), "a playout differs from its steps", inside)
