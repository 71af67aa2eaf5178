"""The same seed and budget give the same moves, on whatever build: one list for both.

The list is `tests/golden/bots.json`. After a change of a bot on purpose, write it anew:

    PYTHONPATH=src python -m tests.bots.test_same_moves
"""

import json
from pathlib import Path

import pytest

import tocsin
from tocsin.bots.bot import Bot
from tocsin.core.rng import Rng

GOLDEN = Path(__file__).parents[1] / "golden" / "bots.json"
DECISIONS, BUDGET = 6, 90
WAYS: dict[str, tuple[str, dict[str, object]]] = {
    "family": ("flashpoint", {"players": 2}),
    "advanced": ("flashpoint", {"players": 3, "rules": "advanced", "level": "veteran"}),
    "titanic": ("titanic", {"players": 1}),
    "feurio": ("feurio", {"players": 2}),
    "solo": ("feurio", {"players": 1}),
}

pytestmark = pytest.mark.kit


def limited(bot: Bot) -> Bot:
    """With a budget that the source can afford."""
    inside = getattr(bot, "model", bot)
    inside.budget = BUDGET
    return bot


def moves(name: str, level: str) -> list[str]:
    """The first real decisions of a play, as text."""
    game_id, options = WAYS[name]
    game = tocsin.game(game_id, **options)
    bots = [limited(tocsin.bot(level, game)) for _ in range(game.seats)]
    for bot in bots:
        bot.meet(2**game.seats - 1)
    state = game.new()
    rng, thinking = Rng(11), Rng(12)
    said: list[str] = []
    while not state.is_over and len(said) < DECISIONS:
        if state.actor == tocsin.CHANCE:
            state.play(state.draw(rng))
            continue
        seat = state.actor
        is_choice = len(state.legal()) > 1
        code = bots[seat].choose(state.imagine(seat, thinking), seat, thinking)
        if is_choice:
            said.append(game.write_move(state, code))
        state.play(code)
    return said


@pytest.mark.parametrize("level", ["rookie", "steady", "expert"])
@pytest.mark.parametrize("name", WAYS)
def test_the_same_seed_and_budget_give_the_same_moves_on_every_build(name: str, level: str) -> None:
    kept = json.loads(GOLDEN.read_text("utf-8"))
    assert moves(name, level) == kept[f"{name} {level}"]


if __name__ == "__main__":
    table = {
        f"{name} {level}": moves(name, level)
        for name in WAYS
        for level in ("rookie", "steady", "expert")
    }
    GOLDEN.write_text(json.dumps(table, indent=1) + "\n", "utf-8")
