"""Who knows one game finds everything in the next: the same rooms under the same names."""

from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "src" / "tocsin" / "games"
EVERY = ("feurio", "flashpoint", "flashpoint/danger", "titanic")
# An expansion reads and writes its moves by the base game's room, and talks by it.
ROOMS = {
    "": ("game.py", "options.py"),
    "table": ("codes.py", "state.py"),
    "actions": (),
    "rules": ("setup.py",),
    "face": (
        "build.py",
        "moments.py",
        "position_text.py",
        "problems.py",
        "prompts.py",
        "view.py",
        "viewing.py",
        "vocabulary.py",
    ),
}
ONLY_GAMES = {"face": ("move_text.py", "talk.py")}


@pytest.mark.parametrize("game", EVERY)
def test_every_game_has_the_same_rooms(game: str) -> None:
    is_game = "/" not in game
    missing = [
        f"{folder}/{room}"
        for folder, rooms in ROOMS.items()
        for room in (*rooms, *(ONLY_GAMES.get(folder, ()) if is_game else ()))
        if not (GAMES / game / folder / room).is_file()
    ]
    assert missing == []


@pytest.mark.parametrize("game", EVERY)
def test_only_the_turn_and_what_reads_a_position_write_the_phase(game: str) -> None:
    allowed = {"game.py", "position_text.py", "state.py"}
    wrong = [
        f"{path.relative_to(GAMES)}: {line.strip()}"
        for path in sorted((GAMES / game).rglob("*.py"))
        if path.name not in allowed
        for line in path.read_text("utf-8").splitlines()
        if line.strip().startswith(("s.phase =", "s.actor =", "state.phase =", "state.actor ="))
    ]
    assert wrong == []
