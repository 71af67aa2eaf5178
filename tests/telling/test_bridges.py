"""Ladders over and in holes on the plan and in words, in both languages."""

import pytest

from tests.cli import drawing
from tests.games.flashpoint.table import advanced, do, table
from tests.telling.test_extreme_danger import is_whole, teller
from tocsin.cli.boards import Space
from tocsin.core.contract import State
from tocsin.telling import Speaker

DEEP: dict = {"board": "garage+basement", "bridge": True, "ladder_down": True}
DANGER = "hole=3,3;hole=5,3;ladder=3,3;ladder=4,4;down=5,2>e;lost=1;spent=4"


def draw(state: State, language: str, space: Space) -> str:
    return drawing.picture(state.view(0), state.game, Speaker(language), space)


def test_the_plan_shows_bridges_and_both_ends_of_a_ladder_down() -> None:
    state = table("1,1", danger=DANGER, **DEEP)
    lines = draw(state, "en", Space(width=100)).splitlines()
    assert "O∩" in next(line for line in lines if line.startswith(" 3 "))
    assert "≡" in next(line for line in lines if line.startswith(" 5 "))
    ascii_lines = draw(state, "en", Space(width=100, is_ascii=True))
    assert "On" in ascii_lines
    assert "∩" not in ascii_lines
    assert "ladders lost 1" in draw(state, "en", Space(width=100))


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            (
                "Ladders laid as bridges over 3,3.",
                "Ladders raised between b:5,3 and 5,2.",
                "Folded ladders in 4,4.",
            ),
        ),
        (
            "fr",
            (
                "Échelles posées en pont sur 3,3.",
                "Échelles dressées entre b:5,3 et 5,2.",
                "Échelles pliées en 4,4.",
            ),
        ),
    ],
)
def test_the_house_in_words_tells_them(language: str, sentences: tuple[str, ...]) -> None:
    told = draw(table("1,1", danger=DANGER, **DEEP), language, Space(plain=True))
    for sentence in sentences:
        assert sentence in told


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_move_event_and_refusal_is_told(language: str) -> None:
    say = teller(language)
    danger = "hole=3,3;hole=5,3;ladder=3,3;ladder=3,4;down=5,2>e;spent=4"
    state = advanced(
        "3,4=captain/5,2=generalist",
        ap="8+2",
        victims="5,2 3,4+",
        hazmats="5,2",
        danger=danger,
        **DEEP,
    )
    game = state.game
    verbs = set()
    for code in state.legal():
        described = game.describe(state, code)
        verbs.add(described.verb)
        assert is_whole(say.move(described))
        assert say.verb(described.verb) != described.verb
    assert {"command-climb", "command-climb-carry", "command-climb-haul", "lead", "tote"} <= verbs
    moves = ("command-climb-carry:1>e", "command-climb:1>w", "command-fold:1>e", "fold:w", "lay:w")
    events = do(state, *moves, "lead:w", "lead:s")
    assert [event.code for event in events if not is_whole(say.event(event))] == []
    for text in game.syntactic_moves(state):
        refusal = game.why_not(state, text)
        if refusal is not None:
            told = say.refusal(refusal)
            assert "{" not in told
            assert "[error-" not in told


def test_moves_read_with_their_cells() -> None:
    say = teller("en")
    danger = "hole=3,3;hole=4,4;ladder=3,3;ladder=3,4;spent=4"
    state = table("3,4", ap="8+0", danger=danger, **DEEP)
    found = {}
    for code in state.legal():
        described = state.game.describe(state, code)
        found[described.text] = (say.move(described), described.cost, described.rule)
    assert found["lay:s"] == ("south over 4,4", 2, "XD-BRIDGE-1")
    assert found["raise:s"] == ("south to b:4,4", 2, "XD-BRIDGE-5")
    assert found["fold:w"] == ("the one west, to 3,3", 1, "XD-BRIDGE-4")
    do(state, "raise:s")
    after = [state.game.describe(state, code) for code in state.legal()]
    climbs = {one.text: (say.move(one), one.cells, one.cost) for one in after}
    assert climbs["climb:s"] == ("to b:4,4", ("3,4", "b:4,4"), 1)
    assert climbs["fold:s"] == ("the one south, to b:4,4", ("3,4", "b:4,4"), 1)
