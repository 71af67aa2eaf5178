"""`tocsin perft`: how many move sequences there are, depth by depth."""

from tocsin.core.errors import SetupError
from tocsin.core.options import split_options
from tocsin.core.perft import perft, perft_naive
from tocsin.facade import game
from tocsin.telling.speaker import Speaker

DEPTH_MAX = 40


def count_positions(
    game_id: str, options: list[str], depth: int, position: str, naive: bool, words: Speaker
) -> int:
    """Print the counts; exit code 1 when the naive generator disagrees."""
    rules = game(game_id, **split_options(" ".join(options)))
    if not 0 <= depth <= DEPTH_MAX:
        raise SetupError(
            "bad-number", {"name": "--depth", "low": 0, "high": DEPTH_MAX, "given": depth}
        )
    state = rules.read_position(position) if position else rules.new()
    for level in range(1, depth + 1) if depth else range(1):
        count = perft(state, level)
        print(words("cli-perft", depth=level, count=str(count)), flush=True)
        if naive:
            slow = perft_naive(rules, state, level)
            if slow != count:
                print(words("cli-perft-differs", naive=str(slow), count=str(count)))
                return 1
            print(words("cli-perft-same"), flush=True)
    return 0
