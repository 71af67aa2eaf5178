"""Games by whatever people call them: the id, the title, or the name on another box."""

from tocsin.games.registry import GAME_IDS
from tocsin.telling.plain_words import plain_words
from tocsin.telling.speaker import Speaker


def find_game(words: Speaker, typed: str) -> str:
    """The id of the game that is meant; what is typed if it is none of ours."""
    wanted = plain_words(typed)
    if not wanted or typed in GAME_IDS:
        return typed
    found = [game_id for game_id in GAME_IDS if is_called(words, game_id, wanted)]
    return found[0] if len(found) == 1 else typed


def is_called(words: Speaker, game_id: str, wanted: str) -> bool:
    """Is this the beginning of the id or of a name, or a word or more inside of a name?"""
    names = [game_id, words(f"game-{game_id}"), *words(f"also-{game_id}").split(" · ")]
    told = [plain_words(name) for name in names]
    return any(name.startswith(wanted) or f" {wanted} " in f" {name} " for name in told)
