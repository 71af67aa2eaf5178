"""What can be played, for whoever makes a new table: games, options, and what they would give."""

from __future__ import annotations

from functools import cache

from tocsin.bots.registry import bots_of
from tocsin.core.options import Option
from tocsin.core.playthrough import Playthrough
from tocsin.core.rng import Rng
from tocsin.core.seats import SPECTATOR
from tocsin.games.registry import GAME_IDS, added_options, expansions_of, make_game
from tocsin.tables.lobby.setting_up import read_game
from tocsin.telling.errors import allowed
from tocsin.telling.line import Line as ToldLine
from tocsin.telling.teller import Teller
from tocsin.wire.bodies import (
    Check,
    Checked,
    ExpansionInfo,
    GameInfo,
    Games,
    OptionInfo,
)
from tocsin.wire.facts import Line, SeatInfo, line_of


@cache
def all_games() -> Games:
    """Every game with its options, expansions and computers."""
    return Games([_game(game_id) for game_id in GAME_IDS])


def _game(game_id: str) -> GameInfo:
    game = make_game(game_id, {})
    return GameInfo(
        game_id,
        Line(f"game-{game_id}"),
        Line(f"about-{game_id}"),
        game.rules_version,
        [_option(game_id, option) for option in game.option_specs],
        [_expansion(game_id, name) for name in expansions_of(game_id)],
        list(bots_of(game_id)),
        game.verbs(),
        game.has_secrets,
    )


def _expansion(game_id: str, name: str) -> ExpansionInfo:
    options = [_option(game_id, option) for option in added_options(name)]
    return ExpansionInfo(name, Line(f"game-{name}"), Line(f"about-{name}"), options)


def _option(game_id: str, option: Option) -> OptionInfo:
    may_be = allowed(option)
    return OptionInfo(
        option.name,
        option.kind,
        option.write(option.default),
        option.rule,
        Line(f"option-{game_id}-{option.name}"),
        line_of(may_be) if isinstance(may_be, ToldLine) else None,
        list(option.choices),
        option.low,
        option.high,
    )


def check(wish: Check) -> Checked:
    """What these options would give: a board and a first look at it, always the same one."""
    game = read_game(wish.game, dict(wish.options))
    play = Playthrough(game, game.new(), Rng(1))
    play.let_chance_act()
    teller = Teller.at(play)
    seats = [
        SeatInfo(number, "open", "", line_of(teller.seat(number)), "never")
        for number in range(game.seats)
    ]
    view = play.seat(int(SPECTATOR)).view.as_json()
    return Checked(game.options_text(), game.seats, seats, game.board().as_json(), view)
