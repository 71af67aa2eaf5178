"""What goes over a wire keeps its schema: views, boards, events, prompts, along seeded plays."""

import json
from functools import cache
from typing import Any

import jsonschema
import pytest

import tocsin
from tests.builds import fewer
from tests.games.option_sets import OPTION_SETS
from tocsin.core.schema import schema_of

# A schema knows no build, and looking at every fact of a long play costs seconds.
PLIES = fewer(160, on_source=30)


def validator(schema: dict[str, Any]) -> jsonschema.Draft202012Validator:
    return checked(json.dumps(schema))


@cache
def checked(text: str) -> jsonschema.Draft202012Validator:
    """A schema that is one; most ways to play a game have the same, and looking takes its time."""
    schema = json.loads(text)
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


@pytest.mark.parametrize("name", OPTION_SETS)
def test_views_events_and_prompts_fit_their_schemas(name: str) -> None:
    game_id, options = OPTION_SETS[name]
    play = tocsin.start(game_id, seed=11, **options)  # type: ignore[arg-type]
    views = validator(schema_of(play.game.view_type()))
    events = validator(play.game.vocabulary("event").schema())
    prompts = validator(play.game.vocabulary("prompt").schema())
    rng = tocsin.Rng(3)
    told = 0
    while not play.is_over and len(play.plies) < PLIES:
        moves = play.moves()
        play.do(moves[rng.below(len(moves))])
        if len(play.plies) % 12 == 0 or play.is_over:
            for seat in (0, tocsin.SPECTATOR):
                views.validate(play.view(seat).as_json())
        for event in play.events(since=told):
            events.validate(event.as_json())
        told = len(play.plies)
        prompts.validate(play.prompt().as_json())
    views.validate(play.view(0).as_json())


@pytest.mark.parametrize("name", OPTION_SETS)
def test_the_board_fits_its_schema_and_is_said_once(name: str) -> None:
    game_id, options = OPTION_SETS[name]
    game = tocsin.game(game_id, **options)
    board = game.board()
    validator(schema_of(type(board))).validate(board.as_json())
    assert json.dumps(board.as_json()) == json.dumps(game.board().as_json())
