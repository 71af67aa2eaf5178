"""The friendly menu of `tocsin play`: which game, how many, which rules, who sits where.

Every question has an answer that Enter gives, and what cannot be is asked again with the reason.
"""

from tocsin.cli.play import Wishes
from tocsin.cli.screen import Screen
from tocsin.core.contract import Game
from tocsin.core.errors import SetupError, TocsinError
from tocsin.core.options import Option, show_options
from tocsin.facade import game as make_game
from tocsin.games.registry import GAME_IDS, all_choices
from tocsin.host.seating import default_seats, kinds_of
from tocsin.telling.errors import tell_error
from tocsin.telling.speaker import Speaker
from tocsin.telling.teller import Teller

# A game with many options shows the first ones, and the rest when asked.
OPTIONS_FIRST = 6


def ask_wishes(wishes: Wishes, words: Speaker, screen: Screen) -> Wishes:
    """Fill in what was not said on the command line."""
    given = wishes.given()
    if wishes.game:
        # A game we do not have is an error before any question is asked.
        make_game(wishes.game, **given)
    screen.say(words("cli-welcome"), "bold")
    if not wishes.game:
        wishes.game = _ask_game(words, screen)
    game = make_game(wishes.game, **given)
    if "players" in game.options and "players" not in given:
        game = _ask_players(game, given, words, screen)
    game = _ask_options(game, given, words, screen)
    wishes.options = game.options_text().split()
    wishes.players = ""
    if not wishes.seats:
        wishes.seats = ",".join(_ask_seats(game, words, screen))
    return wishes


def _ask_game(words: Speaker, screen: Screen) -> str:
    for number, game_id in enumerate(GAME_IDS, start=1):
        name, about = words(f"game-{game_id}"), words(f"about-{game_id}")
        screen.say(f"{number}  {words('cli-game-line', name=name, about=about)}", indent="  ")
    while True:
        typed = screen.ask(words("cli-ask-game", default=words(f"game-{GAME_IDS[0]}")) + " ")
        if not typed:
            return GAME_IDS[0]
        if typed.isascii() and typed.isdigit() and 1 <= int(typed[:4]) <= len(GAME_IDS):
            return GAME_IDS[int(typed) - 1]
        found = [game_id for game_id in GAME_IDS if game_id.startswith(typed.lower())]
        if len(found) == 1:
            return found[0]
        error = SetupError("unknown-game", {"game": typed[:40], "known": ", ".join(GAME_IDS)})
        screen.say(words.say(tell_error(error)), "yellow")


def _ask_players(game: Game, given: dict[str, object], words: Speaker, screen: Screen) -> Game:
    option = next(option for option in game.option_specs if option.name == "players")
    low, high = option.low, option.high
    while True:
        question = words("cli-ask-players", low=low, high=high, default=str(option.default))
        typed = screen.ask(question + " ")
        try:
            return _with(game.id, given, "players", typed or str(option.default))
        except TocsinError as error:
            screen.say(words.say(tell_error(error)), "yellow")


def _ask_options(game: Game, given: dict[str, object], words: Speaker, screen: Screen) -> Game:
    """The other options as a numbered list; a number moves on to the next value."""
    specs = [option for option in game.option_specs if option.name != "players"]
    shown = len(specs) if len(specs) < 2 * OPTIONS_FIRST else OPTIONS_FIRST
    while specs:
        # A board of an expansion brings options of its own.
        specs = [option for option in game.option_specs if option.name != "players"]
        for number, option in enumerate(specs, start=1):
            if number <= shown or option.name in given:
                about = words(f"option-{game.id}-{option.name}")
                value = option.write(game.options[option.name])
                told = show_options(f"{option.name}={value}")
                screen.say(f"{number}  {told}  {about}", indent="  ")
        if shown < len(specs):
            screen.say(words("cli-more-options", count=len(specs)), indent="  ")
        typed = screen.ask(words("cli-ask-option") + " ")
        if not typed:
            break
        if typed == "+":
            shown = len(specs)
            continue
        try:
            game = _change(game, specs, given, typed)
        except TocsinError as error:
            screen.say(words.say(tell_error(error)), "yellow")
    return game


def _change(game: Game, specs: list[Option], given: dict[str, object], typed: str) -> Game:
    name, sign, value = typed.partition("=")
    if sign:
        return _with(game.id, given, name.strip(), value.strip())
    if not (typed.isascii() and typed.isdigit() and 1 <= int(typed[:4]) <= len(specs)):
        raise SetupError("bad-option-word", {"word": typed[:60], "expected": "name=value"})
    option = specs[int(typed) - 1]
    values = ("yes", "no") if option.kind == "switch" else all_choices(game.id, option)
    if option.kind not in ("switch", "choice", "board"):
        facts = {"option": option.name, "allowed": option.allowed(), **option.bounds()}
        raise SetupError("option-needs-value", facts)
    value = option.write(game.options[option.name])
    # A board of the player's own is none of ours: the first of them comes next.
    now = values.index(value) if value in values else -1
    return _with(game.id, given, option.name, values[(now + 1) % len(values)])


def _with(game_id: str, given: dict[str, object], name: str, value: str) -> Game:
    """The game with one option changed; the change is kept only if the game accepts it."""
    game = make_game(game_id, **{**given, name: value})
    given[name] = value
    return game


def _ask_seats(game: Game, words: Speaker, screen: Screen) -> list[str]:
    teller = Teller(game)
    names = default_seats(game)
    known = kinds_of(game.id)
    for seat in range(game.seats):
        who = teller.seat(seat)
        kinds = ", ".join(f"{kind[0]} {words(f'cli-kind-{kind}')}" for kind in known)
        default = words(f"cli-kind-{names[seat]}")
        while True:
            question = words("cli-ask-seat", who=who, kinds=kinds, default=default)
            typed = screen.ask(question + " ").lower()
            found = [kind for kind in known if kind.startswith(typed)] if typed else [names[seat]]
            if len(found) == 1:
                names[seat] = found[0]
                break
            error = SetupError("unknown-seat", {"seat": typed[:40], "known": ", ".join(known)})
            screen.say(words.say(tell_error(error)), "yellow")
    return names
