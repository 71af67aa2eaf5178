"""The front door for everybody: start, position, replay, and the fast `game`."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager

from tocsin.bots.bot import Bot
from tocsin.bots.match import play_match
from tocsin.bots.registry import bots_of, make_bot
from tocsin.core import contract
from tocsin.core.contract import Game, State
from tocsin.core.data import is_plan, is_plan_text
from tocsin.core.errors import CorruptLog, SetupError, TocsinError, quoted
from tocsin.core.facts import Outcome
from tocsin.core.notation import POSITION_CHARS_MAX, check_length
from tocsin.core.options import split_options
from tocsin.core.playthrough import Playthrough, register_drawing
from tocsin.core.record import read_record, read_tags
from tocsin.core.rng import Rng
from tocsin.games.registry import (
    GAME_IDS,
    expansions_of,
    make_expansion,
    make_game,
    option_names,
    options_in,
    options_meant,
)

SEED_MAX = 2**96

__all__ = [
    "bot",
    "bots_of",
    "build",
    "expansions",
    "game",
    "game_ids",
    "is_compiled",
    "match",
    "position",
    "replay",
    "start",
]


def game_ids() -> tuple[str, ...]:
    """The ids of all games."""
    return GAME_IDS


def game(game_id: str, **options: object) -> Game:
    """The fast contract: rules and options, from which states are made."""
    with _naming(game_id):
        return make_game(game_id, options)


def expansions(game_id: str) -> dict[str, Game]:
    """The expansions of a game by name, each as the game it makes with nothing else chosen.

    They share the id of their game and are chosen by an option, `board` for Extreme Danger;
    `option_specs` of what is given back lists their boards and their own options.
    """
    make_game(game_id, {})
    return {name: make_expansion(name) for name in expansions_of(game_id)}


def start(
    game_id: str, *, seed: int | None = None, chance: str = "seeded", **options: object
) -> Playthrough:
    """Begin a play. The same seed gives the same chance; without one it is fresh every time."""
    rules = game(game_id, **options)
    return _begin(rules, rules.new(), seed, chance)


def position(
    game_id: str,
    text: str,
    *,
    seed: int | None = None,
    chance: str = "seeded",
    **options: object,
) -> Playthrough:
    """Begin from a position text; one that no play could have is refused with its problems.

    A text that names its board brings it along; the other options are those of the call.
    """
    check_length("position", text, POSITION_CHARS_MAX)
    rules = game(game_id, **{**options_in(game_id, text), **options})
    with _naming(game_id):
        state = rules.check_position(text)
    return _begin(rules, state, seed, chance)


def build(
    game_id: str,
    *,
    seed: int | None = None,
    chance: str = "seeded",
    **said: object,
) -> Playthrough:
    """Begin from a position made of words: options of the game, and what lies on the table.

    Only what differs from a fresh table is said, in any order; what follows (piles, hands, turn
    numbers) is filled in. The notation page of each game lists its words. What no play could have
    is refused with its problems, an unknown word with the known ones.

    >>> play = build("feurio", players=2, tiles={"0,0": 6, "1,0": 6}, drawn=4, seed=7)
    >>> play.position()
    'feurio/1 1 lay:1 4 0,0=6;1,0=6 r12y12/g12b12 666564 0'
    """
    options = option_names(game_id)
    chosen = {name: value for name, value in said.items() if name in options}
    rules = game(game_id, **{**options_meant(game_id, said), **chosen})
    with _naming(game_id):
        laid = {name: value for name, value in said.items() if name not in chosen}
        state = rules.build(laid)
    return _begin(rules, state, seed, chance)


def replay(text: str, *, seed: int | None = None, chance: str = "seeded") -> Playthrough:
    """The playthrough a record describes, checked ply by ply, ready to go on."""
    tags = read_tags(text)
    if tags["Game"] not in GAME_IDS:
        raise CorruptLog("record-of-unknown-game", {"game": quoted(tags["Game"])})
    given = split_options(tags["Options"])
    for value in given.values():
        # What is written is the plan itself; a text from outside opens no file of this machine.
        if is_plan(value) and not is_plan_text(str(value)):
            raise CorruptLog("record-names-a-file", {"file": quoted(value)})
    rules = game(tags["Game"], **given)
    with _naming(rules.id):
        return read_record(rules, text, _generator(seed, chance))


def bot(name: str, rules: Game) -> Bot:
    """A computer partner for this game; `bots_of` names those that can play it."""
    _check_rules(rules)
    if not isinstance(name, str):
        raise TypeError(f"the name of a bot is a text, not {type(name).__name__}")
    return make_bot(name, rules)


def match(rules: Game, bots: list[Bot], *, seed: int | None = None) -> Outcome:
    """One play between bots, one for each seat, and how it ended."""
    _check_rules(rules)
    if not all(isinstance(player, Bot) for player in bots):
        raise TypeError("a match is played by a list of bots")
    if len(bots) != rules.seats:
        raise SetupError("seats-do-not-fit", {"given": len(bots), "seats": rules.seats})
    rng = _generator(seed, "seeded")
    assert rng is not None
    outcome = play_match(rules, bots, rng).outcome()
    assert outcome is not None
    return outcome


def is_compiled() -> bool:
    """Does the engine run as machine code (mypyc) or as the same files interpreted?"""
    return not contract.__file__.endswith(".py")


def _check_rules(rules: Game) -> None:
    if not isinstance(rules, Game):
        raise TypeError(f"tocsin.game gives the rules of a game; this is {type(rules).__name__}")


@contextmanager
def _naming(game_id: str) -> Iterator[None]:
    """Errors on the way say which game they belong to."""
    try:
        yield
    except TocsinError as error:
        error.game = game_id
        raise


def _begin(rules: Game, state: State, seed: int | None, chance: str) -> Playthrough:
    play = Playthrough(rules, state, _generator(seed, chance))
    play.let_chance_act()
    return play


def _generator(seed: int | None, chance: str) -> Rng | None:
    if chance == "manual":
        return None
    if chance != "seeded":
        raise SetupError("bad-chance", {"given": quoted(chance), "allowed": "seeded, manual"})
    if seed is None:
        seed = secrets.randbelow(2**64)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEED_MAX:
        raise SetupError("bad-seed", {"given": quoted(seed), "allowed": "0 to 2**96 - 1"})
    return Rng(seed)


def _draw(play: Playthrough) -> str:
    """For notebooks: colours written out, so that whatever turns a notebook into paper shows it."""
    from tocsin.drawing import draw

    return draw(play, theme="light")


register_drawing(_draw)
