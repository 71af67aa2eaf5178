"""Looking things up: the explanation of a rule, and the list of games with their options."""

from rich.text import Text

from tocsin.cli.screen import Screen
from tocsin.cli.words import Words
from tocsin.core.errors import SetupError
from tocsin.games.registry import GAME_IDS, make_game


def explain_rules(words: Words, screen: Screen, wanted: str) -> None:
    """One rule, all rules that begin so (`FE-SPREAD`), or the whole list of ids."""
    known = words.rule_ids()
    prefix = wanted.strip().upper()
    if not prefix:
        _list_rules(words, screen, known)
        return
    found = [rule for rule in known if rule.upper() == prefix or rule.startswith(prefix + "-")]
    if not found:
        found = [rule for rule in known if rule.upper().startswith(prefix)]
    if not found:
        raise SetupError("unknown-rule", {"rule": wanted[:40]})
    for rule in found:
        text = words.rule(rule)
        if screen.plain:
            screen.say(f"{rule}: {text}")
        else:
            screen.show(Text(rule, "bold cyan"))
            screen.say(text, indent="  ")


def _list_rules(words: Words, screen: Screen, known: list[str]) -> None:
    chapters: dict[str, list[str]] = {}
    for rule in known:
        chapters.setdefault(rule.rpartition("-")[0], []).append(rule.rpartition("-")[2])
    width = max(len(chapter) for chapter in chapters)
    for chapter, numbers in chapters.items():
        name = f"chapter-{chapter.lower()}"
        title = words(name) if words.has(name) else ""
        screen.say(f"{chapter:<{width}} {len(numbers):>2}  {title}")
    screen.say(words("cli-rules-how"), "dim")


def list_games(words: Words, screen: Screen) -> None:
    """Every game: what it is, its options with defaults, what is allowed, and the rule behind."""
    for game_id in GAME_IDS:
        game = make_game(game_id, {})
        screen.show(Text(words(f"game-{game_id}"), "bold").append(f"  {game_id}", "cyan"))
        screen.say(words(f"about-{game_id}"), indent="  ")
        for option in game.option_specs:
            screen.say(f"{option.name}={option.write(option.default)}", "cyan", indent="  ")
            about = words(f"option-{game_id}-{option.name}")
            allowed = words("cli-allowed", values=words.expected(option.allowed()))
            screen.say(f"{about} {allowed} [{option.rule}]", indent="      ")
        screen.show("")
    screen.say(words("cli-games-how"), "dim")


def games_json() -> list[dict[str, object]]:
    """The same for programs."""
    found: list[dict[str, object]] = []
    for game_id in GAME_IDS:
        game = make_game(game_id, {})
        options = [
            {
                "name": option.name,
                "kind": option.kind,
                "default": option.write(option.default),
                "allowed": option.allowed(),
                "rule": option.rule,
            }
            for option in game.option_specs
        ]
        found.append({"game": game_id, "rules_version": game.rules_version, "options": options})
    return found
