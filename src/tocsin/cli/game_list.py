"""`tocsin games`: every game with its options, what they allow, and its expansions."""

from rich.text import Text

from tocsin.cli.screen import Screen
from tocsin.core.options import Option
from tocsin.games.registry import (
    EXPANSIONS,
    GAME_IDS,
    added_options,
    expansions_of,
    make_expansion,
    make_game,
)
from tocsin.telling.errors import allowed
from tocsin.telling.speaker import Speaker


def list_games(words: Speaker, screen: Screen, wanted: str = "") -> None:
    """Every game: what it is, its options with defaults, what is allowed, and the rule behind."""
    for game_id in _wanted_games(wanted):
        game = make_game(game_id, {})
        screen.show(Text(words(f"game-{game_id}"), "bold").append(f"  {game_id}", "cyan"))
        screen.say(words(f"about-{game_id}"), indent="  ")
        screen.say(words("cli-also", names=words(f"also-{game_id}")), "dim", indent="  ")
        for option in game.option_specs:
            _list_option(words, screen, game_id, option)
        for expansion in expansions_of(game_id):
            _list_expansion(words, screen, game_id, expansion)
        screen.show("")
    screen.say(words("cli-games-how"), "dim")


def _wanted_games(wanted: str) -> list[str]:
    """The one that is asked for, also by the name of an expansion, or all."""
    if not wanted:
        return list(GAME_IDS)
    wanted = EXPANSIONS.get(wanted, wanted)
    return [make_game(wanted, {}).id]


def _list_option(words: Speaker, screen: Screen, game_id: str, option: Option) -> None:
    screen.say(f"{option.name}={option.write(option.default)}", "cyan", indent="  ")
    about = words(f"option-{game_id}-{option.name}")
    values = words("cli-allowed", values=allowed(option))
    screen.say(f"{about} {values} [{option.rule}]", indent="      ")


def _list_expansion(words: Speaker, screen: Screen, game_id: str, expansion: str) -> None:
    """What choosing an expansion adds to the options of its game, or allows otherwise."""
    title = Text("  ").append(words(f"game-{expansion}"), "bold").append(f"  {expansion}", "cyan")
    screen.show(title)
    screen.say(words(f"about-{expansion}"), indent="  ")
    for option in added_options(expansion):
        _list_option(words, screen, game_id, option)


def games_json(wanted: str = "") -> list[dict[str, object]]:
    """The same for programs."""
    found: list[dict[str, object]] = []
    for game_id in _wanted_games(wanted):
        game = make_game(game_id, {})
        entry: dict[str, object] = {"game": game_id, "rules_version": game.rules_version}
        entry["options"] = [_option_json(option) for option in game.option_specs]
        entry["expansions"] = [
            {
                "expansion": name,
                "rules_version": make_expansion(name).rules_version,
                "options": [_option_json(option) for option in added_options(name)],
            }
            for name in expansions_of(game_id)
        ]
        found.append(entry)
    return found


def _option_json(option: Option) -> dict[str, str]:
    return {
        "name": option.name,
        "kind": option.kind,
        "default": option.write(option.default),
        "allowed": option.allowed(),
        "rule": option.rule,
    }
