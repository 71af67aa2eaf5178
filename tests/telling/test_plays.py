"""Plays told from end to end: every line has its message, and none holds a sentence."""

import json
from collections.abc import Iterator

import pytest

import tocsin as engine
from tests.builds import IS_COMPILED
from tests.telling.boxes import BOXES
from tocsin.core.playthrough import Playthrough
from tocsin.core.seats import SPECTATOR
from tocsin.lang.catalogue import message_ids
from tocsin.telling import Line, Teller
from tocsin.telling.line import Part, from_json

OPTIONS: dict[str, list[dict[str, object]]] = {
    "feurio": [
        {"players": 2, "firebreaks": True},
        {"players": 3, "mode": "coop"},
        {"players": 1},
    ],
    "flashpoint": [
        {"players": 3},
        {"players": 4, "rules": "advanced", "command_consent": True},
    ],
    "extreme-danger": [
        {
            "board": "laboratory+attic",
            "players": 3,
            "rules": "advanced",
            "lab_small": "chemicals",
            "platform": True,
        },
        {"board": "garage+basement", "players": 2, "car": True},
    ],
    "titanic": [{"crew": "smith,phillips,lightoller"}, {"players": 2, "layout": "expert"}],
}
TABLES = [(name, options) for name in BOXES for options in OPTIONS[name]]
NAMES = [f"{name} {options}" for name, options in TABLES]
AT_TABLES = pytest.mark.parametrize(("name", "options"), TABLES, ids=NAMES)


def begin(name: str, options: dict[str, object], seed: int) -> Playthrough:
    game_id = BOXES[name].id
    return engine.start(game_id, seed=seed, chance="seeded", **options)


def told(play: Playthrough, teller: Teller) -> Iterator[Line]:
    """All that can be told about a play as it stands."""
    yield teller.prompt(play.prompt())
    for move in play.describe():
        yield teller.move(move)
        yield teller.verb(move.verb)
        price = teller.price(move.cost)
        if price is not None:
            yield price
    for seat in (0, int(SPECTATOR)):
        yield from teller.view(play.view(seat))


def fewer_looks(every: int) -> int:
    """On the source a third of the looks is enough."""
    return every if IS_COMPILED else 3 * every


def whole_play(play: Playthrough, seed: int) -> Iterator[Line]:
    """A random play, told all the way."""
    teller = Teller.at(play)
    rng = engine.Rng(seed)
    while not play.is_over:
        if len(play.plies) % fewer_looks(5) == 0:
            yield from told(play, teller)
        if len(play.plies) % fewer_looks(30) == 0:
            for text in play.game.syntactic_moves(play.state):
                refusal = play.why_not(text)
                if refusal is not None:
                    yield teller.refusal(refusal)
        moves = play.moves()
        play.do(moves[rng.below(len(moves))])
    for viewer in (None, 0, int(SPECTATOR)):
        for line, _ in teller.news(play.events(seat=viewer)):
            yield line
    assert play.outcome is not None
    yield teller.outcome(play.outcome)


def parts_of(part: Part) -> Iterator[Part]:
    """A part and everything inside it."""
    yield part
    if isinstance(part, Line):
        for inner in part.args.values():
            yield from parts_of(inner)
    elif isinstance(part, tuple):
        for inner in part:
            yield from parts_of(inner)


@AT_TABLES
def test_every_line_of_a_play_can_be_said_by_anybody(name: str, options: dict[str, object]) -> None:
    for line in set(whole_play(begin(name, options, 7), 7)):
        assert from_json(json.loads(json.dumps(line.as_json()))) == line
        for part in parts_of(line):
            if isinstance(part, Line):
                assert part.id in message_ids()
            elif isinstance(part, str):
                # Names of cells, cards and moves; words belong to the catalogues.
                assert " " not in part, line
