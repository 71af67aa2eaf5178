"""What is installed: the release, how it was built, the rules version of every game."""

from tocsin import __version__
from tocsin.facade import is_compiled
from tocsin.games.registry import GAME_IDS, make_game
from tocsin.telling.speaker import Speaker


def version_lines(words: Speaker) -> list[str]:
    """One line for the program and one for each game."""
    how = words("cli-compiled" if is_compiled() else "cli-interpreted")
    lines = [f"tocsin {__version__} ({how})"]
    for game_id in GAME_IDS:
        version = make_game(game_id, {}).rules_version
        lines.append(words("cli-rules-version", game=game_id, version=version))
    return lines
