"""`tocsin perft`: how many move sequences there are, depth by depth."""

from tocsin.cli.words import Words
from tocsin.core.errors import SetupError
from tocsin.core.options import split_options
from tocsin.core.perft import perft, perft_naive
from tocsin.games.registry import make_game

DEPTH_MAX = 40


def count_positions(
    game_id: str, options: list[str], depth: int, position: str, naive: bool, words: Words
) -> int:
    """Print the counts; exit code 1 when the naive generator disagrees."""
    game = make_game(game_id, split_options(" ".join(options)))
    if not 0 <= depth <= DEPTH_MAX:
        raise SetupError(
            "bad-number", {"name": "--depth", "low": 0, "high": DEPTH_MAX, "given": depth}
        )
    state = game.read_position(position) if position else game.new()
    for level in range(1, depth + 1) if depth else range(1):
        count = perft(state, level)
        print(words("cli-perft", depth=level, count=str(count)), flush=True)
        if naive:
            slow = perft_naive(game, state, level)
            if slow != count:
                print(words("cli-perft-differs", naive=str(slow), count=str(count)))
                return 1
            print(words("cli-perft-same"), flush=True)
    return 0
