"""Which games there are, with which expansions, loaded only when asked for.

An expansion has the id of its game and is chosen by one option: Extreme Danger by its boards, or by
what a plan of the user's has in it. So the table of a game's options says only half of what can be
played; `make_expansion` has the rest.
"""

from typing import Final

from tocsin.core import data
from tocsin.core.contract import Game
from tocsin.core.errors import SetupError, quoted
from tocsin.core.facts import Arg
from tocsin.core.options import Option

GAME_IDS: Final = ("feurio", "flashpoint", "titanic")

# The name of an expansion is that of its rulebook; it is chosen by `board`.
EXPANSIONS: Final = {"extreme-danger": "flashpoint"}
CHOSEN_BY: Final = "board"


def make_game(game_id: str, given: dict[str, object]) -> Game:
    """The game of that id with these options."""
    if game_id == "feurio":
        from tocsin.games.feurio.game import Feurio

        return Feurio(given)
    if game_id == "flashpoint":
        try:
            return _make_flashpoint(given)
        except SetupError as error:
            raise _see_both_boxes(error) from None
    if game_id == "titanic":
        from tocsin.games.titanic.game import Titanic

        return Titanic(given)
    raise SetupError("unknown-game", {"game": quoted(game_id), "known": ", ".join(GAME_IDS)})


def options_in(game_id: str, text: str) -> dict[str, object]:
    """The options that a position text of the game names: the board of Flash Point, one of ours."""
    if game_id != "flashpoint":
        return {}
    from tocsin.games.flashpoint.danger.table import building
    from tocsin.games.flashpoint.face.position_text import board_in
    from tocsin.games.flashpoint.table import plan

    named = board_in(text)
    is_ours = named in plan.BOARDS or named in building.BUILDINGS
    return {CHOSEN_BY: named} if is_ours else {}


def expansions_of(game_id: str) -> list[str]:
    """The names of a game's expansions; most games have none."""
    return [name for name, game in EXPANSIONS.items() if game == game_id]


def make_expansion(name: str) -> Game:
    """The game with that expansion and nothing else chosen."""
    if name not in EXPANSIONS:
        known = ", ".join(EXPANSIONS)
        raise SetupError("unknown-expansion", {"expansion": quoted(name), "known": known})
    return make_game(EXPANSIONS[name], {CHOSEN_BY: _boards_of_expansion()[0]})


def added_options(name: str) -> list[Option]:
    """What the expansion adds to the options of its game, and those it has otherwise."""
    known = make_game(EXPANSIONS[name], {}).option_specs
    return [option for option in make_expansion(name).option_specs if option not in known]


def option_names(game_id: str) -> set[str]:
    """The names of all options, with and without expansions."""
    boxes = [make_game(game_id, {})] + [make_expansion(name) for name in expansions_of(game_id)]
    return {option.name for box in boxes for option in box.option_specs}


def all_choices(game_id: str, option: Option) -> tuple[str, ...]:
    """What may be chosen, with and without expansions, for the option that brings them."""
    if option.name != CHOSEN_BY or not expansions_of(game_id):
        return option.choices
    return tuple(_list_boards(game_id))


def _list_boards(game_id: str) -> list[str]:
    """The boards of the game itself first, then those of its expansions."""
    boxes = [make_game(game_id, {})] + [make_expansion(name) for name in expansions_of(game_id)]
    boards: list[str] = []
    for box in boxes:
        for option in box.option_specs:
            if option.name == CHOSEN_BY:
                boards += option.choices
    return boards


def _boards_of_expansion() -> tuple[str, ...]:
    """Boards of Flash Point that come with its expansion."""
    from tocsin.games.flashpoint.danger.table import building

    return building.BOARDS


def _make_flashpoint(given: dict[str, object]) -> Game:
    from tocsin.games.flashpoint.danger.table import building

    board = given.get(CHOSEN_BY, "")
    if data.is_plan(board):
        # Read once, so that what was looked at is what is played.
        plan = data.read_plan(board)
        is_extreme = building.needs_expansion(plan)
        given = {**given, CHOSEN_BY: plan if is_extreme else building.make_plain(plan)}
    else:
        is_extreme = quoted(board).partition("+")[0] in building.BOARDS
    if is_extreme:
        from tocsin.games.flashpoint.danger.game import ExtremeDanger

        return ExtremeDanger(given)
    from tocsin.games.flashpoint.game import Flashpoint

    return Flashpoint(given)


def _see_both_boxes(error: SetupError) -> SetupError:
    """The same error, but it knows the boards and options of the other box as well."""
    option = str(error.facts.get("option", ""))
    boxed = _boards_of_expansion()
    if error.code == "bad-option-value" and option == CHOSEN_BY:
        board, *halves = str(error.facts.get("given", "")).split("+")
        facts: dict[str, int | str] = {"boards": ", ".join(boxed)}
        if board in boxed and sorted(halves) == ["attic", "basement"]:
            return SetupError("one-half-board", {"board": board}, "XD-GEN-2")
        if board not in boxed and halves in (["attic"], ["basement"]):
            return SetupError("half-board-needs-expansion", facts, "XD-GEN-2")
        choices = _list_boards("flashpoint")
        allowed = ", ".join([*choices, "*.json"])
        known: dict[str, Arg] = {"allowed": allowed, "kind": "board", "choices": choices}
        return SetupError(error.code, {**error.facts, **known}, error.rule)
    if error.code == "unknown-option":
        for added in added_options("extreme-danger"):
            if added.name == option:
                boards = ", ".join(boxed)
                return SetupError("option-needs-expansion", {"option": option, "boards": boards})
    return error
