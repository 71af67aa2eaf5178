"""The friendly menu of `tocsin play`: go on, or which game, how many, which rules, who sits where.

Every question has an answer that Enter gives, and what cannot be is asked again with the reason.
"""

from tocsin.cli.game_names import find_game
from tocsin.cli.keeping import Kept, environment, kept_folder, list_kept
from tocsin.cli.menu_questions import ask_in_menu
from tocsin.cli.play import Wishes, kind_of_player
from tocsin.cli.screen import Screen
from tocsin.core.contract import Game
from tocsin.core.errors import SetupError, TocsinError
from tocsin.core.options import Option, show_options
from tocsin.facade import game as make_game
from tocsin.games.registry import GAME_IDS, all_choices
from tocsin.host.files import path_of
from tocsin.host.seating import (
    HUMAN,
    check_known,
    check_name,
    default_seats,
    kinds_of,
    names_of,
)
from tocsin.telling.errors import tell_error
from tocsin.telling.speaker import Speaker
from tocsin.telling.teller import Teller

# A game with many options shows the first ones, and the rest when asked.
OPTIONS_FIRST = 6
# Longer than any number of a list, zeros before it included.
NUMBER_CHARS_MAX = 9


def ask_wishes(wishes: Wishes, words: Speaker, screen: Screen) -> tuple[Wishes, Speaker]:
    """Fill in what was not said on the command line; the language may be another now."""
    given = wishes.given()
    if wishes.game:
        # A game we do not have is an error before any question is asked.
        make_game(wishes.game, **given)
    kept = list_kept(kept_folder(environment())) if wishes.autosave else []
    if wishes.game:
        screen.say(words("cli-welcome"), "bold")
        _ask_continue(wishes, kept, words, screen)
    else:
        words = _ask_first(wishes, kept, words, screen)
    if wishes.resume is not None or wishes.seats:
        return wishes, words
    game = make_game(wishes.game, **given)
    if "players" in game.options and "players" not in given:
        game = _ask_players(game, given, words, screen)
    game = _ask_options(game, given, words, screen)
    wishes.options = game.options_text().split()
    wishes.players = ""
    seats, names = _ask_seats(game, words, screen)
    wishes.seats, wishes.names = ",".join(seats), wishes.names or ",".join(names)
    return wishes, words


def _ask_continue(wishes: Wishes, kept: list[Kept], words: Speaker, screen: Screen) -> None:
    """Is a play of this game unfinished, and shall it go on?"""
    open_ones = [one for one in kept if one.game == wishes.game and one.is_open]
    if not open_ones:
        return
    one = open_ones[0]
    typed = ask_in_menu("continue", words, screen, seats=_who(one, words), plies=one.plies)
    if typed.lower() not in words("cli-no-words").split():
        wishes.resume = one.path


def _ask_first(wishes: Wishes, kept: list[Kept], words: Speaker, screen: Screen) -> Speaker:
    """The first question: go on, once more, another language, a file, or a game."""
    open_ones = [one for one in kept if one.is_open]
    while True:
        _show_first(kept, open_ones, words, screen)
        default = words("cli-menu-default-continue") if open_ones else words(f"game-{GAME_IDS[0]}")
        typed = ask_in_menu("menu", words, screen, default=default)
        letter = typed.lower() or ("c" if open_ones else "1")
        if letter == "c" and open_ones:
            wishes.resume = open_ones[0].path
        elif letter == "r" and kept:
            try:
                _play_again(wishes, kept[0])
            except SetupError as error:
                screen.say(words.say(tell_error(error)), "yellow")
        elif letter == "f":
            name = ask_in_menu("load", words, screen)
            wishes.resume = path_of(name) if name else None
        elif letter == "l":
            words = Speaker("fr" if words.catalogue.language == "en" else "en")
        else:
            wishes.game = _named_game(letter, words, screen)
        if wishes.resume is not None or wishes.game:
            return words


def _show_first(kept: list[Kept], open_ones: list[Kept], words: Speaker, screen: Screen) -> None:
    screen.say(words("cli-welcome"), "bold")
    for number, game_id in enumerate(GAME_IDS, start=1):
        name, about = words(f"game-{game_id}"), words(f"about-{game_id}")
        screen.say(f"{number}  {words('cli-game-line', name=name, about=about)}", indent="  ")
    if open_ones:
        one = open_ones[0]
        title = words(f"game-{one.game}")
        told = words("cli-menu-continue", game=title, seats=_who(one, words), plies=one.plies)
        screen.say(told, indent="  ")
    if kept:
        title = words(f"game-{kept[0].game}")
        told = words("cli-menu-rematch", game=title, seats=_who(kept[0], words))
        screen.say(told, indent="  ")
    screen.say(words("cli-menu-load"), indent="  ")
    screen.say(words("cli-menu-language"), indent="  ")
    screen.say(words("cli-menu-leave"), indent="  ")


def _who(one: Kept, words: Speaker) -> str:
    """Who sat there: names, or what kind of player."""
    return ", ".join(kind_of_player(words, name) for name in one.seats)


def _play_again(wishes: Wishes, one: Kept) -> None:
    """The same game with the same people and partners."""
    check_known(tuple(one.seats))
    named = names_of(one.seats)
    people = [seat for seat, name in enumerate(one.seats) if seat in named or name == HUMAN]
    wishes.game = one.game
    wishes.options = one.options.split()
    wishes.seats = ",".join(HUMAN if seat in named else name for seat, name in enumerate(one.seats))
    wishes.names = ",".join(named.get(seat, "") for seat in people)


def _named_game(typed: str, words: Speaker, screen: Screen) -> str:
    """A game by its number or by what it is called; nothing, with the reason, if it is none."""
    number = _number(typed, len(GAME_IDS))
    if number:
        return GAME_IDS[number - 1]
    found = find_game(words, typed)
    if found in GAME_IDS:
        return found
    error = SetupError("unknown-game", {"game": typed[:40], "known": ", ".join(GAME_IDS)})
    screen.say(words.say(tell_error(error)), "yellow")
    return ""


def _number(typed: str, most: int) -> int:
    """A number from 1 on as it was typed, zeros before it and all; 0 if it is none of the list."""
    if not (typed.isascii() and typed.isdigit()) or len(typed) > NUMBER_CHARS_MAX:
        return 0
    return int(typed) if int(typed) <= most else 0


def _ask_players(game: Game, given: dict[str, object], words: Speaker, screen: Screen) -> Game:
    option = next(option for option in game.option_specs if option.name == "players")
    low, high = option.low, option.high
    while True:
        default = str(option.default)
        typed = ask_in_menu("players", words, screen, low=low, high=high, default=default)
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
        listed = [o for n, o in enumerate(specs) if n < shown or o.name in given]
        for number, option in enumerate(specs, start=1):
            if option in listed:
                about = words(f"option-{game.id}-{option.name}")
                value = option.write(game.options[option.name])
                told = show_options(f"{option.name}={value}")
                screen.say(f"{number}  {told}  {about}", indent="  ")
        if shown < len(specs):
            screen.say(words("cli-more-options", count=len(specs)), indent="  ")
        typed = ask_in_menu("option", words, screen)
        if not typed:
            break
        if typed == "+":
            shown = len(specs)
            continue
        try:
            game = _change(game, specs, listed, given, typed)
        except TocsinError as error:
            screen.say(words.say(tell_error(error)), "yellow")
    return game


def _change(
    game: Game, specs: list[Option], listed: list[Option], given: dict[str, object], typed: str
) -> Game:
    """Whatever is named may be set; a number stands for what is listed and nothing else."""
    name, sign, value = typed.partition("=")
    if sign:
        return _with(game.id, given, name.strip(), value.strip())
    number = _number(typed, len(specs))
    if not number or specs[number - 1] not in listed:
        raise SetupError("bad-option-word", {"word": typed[:60], "expected": "name=value"})
    option = specs[number - 1]
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


# What is typed for each kind of player; beginners are b, because r is anybody's guess.
LETTERS = {"human": "h", "random": "r", "rookie": "b", "steady": "s", "expert": "e"}


def _ask_seats(game: Game, words: Speaker, screen: Screen) -> tuple[list[str], list[str]]:
    """Who sits on each seat, and what the people are called."""
    teller = Teller(game)
    seats = default_seats(game)
    names: list[str] = []
    known = kinds_of(game.id)
    kinds = ", ".join(f"{LETTERS[kind]} {words(f'cli-kind-{kind}')}" for kind in known)
    for seat in range(game.seats):
        default = words(f"cli-kind-{seats[seat]}")
        who = teller.seat(seat)
        while True:
            try:
                typed = ask_in_menu("seat", words, screen, who=who, kinds=kinds, default=default)
                seats[seat], name = _read_seat(typed, known, seats[seat])
            except SetupError as error:
                screen.say(words.say(tell_error(error)), "yellow")
                continue
            if seats[seat] == HUMAN:
                names.append(name)
            break
    return seats, names


def _read_seat(typed: str, known: tuple[str, ...], default: str) -> tuple[str, str]:
    """`s`, or `h Anna`: the kind of player, and a name."""
    kind, _, name = typed.partition(" ")
    said = kind.lower()
    found = [one for one in known if said in (LETTERS[one], one)] if kind else [default]
    if len(found) != 1 or (name and found[0] != HUMAN):
        raise SetupError("unknown-seat", {"seat": typed[:40], "known": ", ".join(known)})
    return found[0], check_name(name.strip()) if name.strip() else ""
