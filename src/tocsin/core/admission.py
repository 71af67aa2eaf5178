"""Admitting what strangers send: states, codes as bare numbers, bytes, words of a position.

Rooms of the rules trust their callers; these are the doors before them. A code is known if it is
offered, or if the room of its action says that it could be meant at this table.
"""

from typing import TYPE_CHECKING, Final

from tocsin.core.errors import CorruptLog, IllegalMove, quoted
from tocsin.core.state import CODE_MAX, State

if TYPE_CHECKING:
    from tocsin.core.action import Action
    from tocsin.core.contract import Game

OWNERS_MAX: Final = 4096
BYTES_MAX: Final = 2_000_000


def check_state(game: "Game", state: State) -> None:
    """A state of these rules and options; that of another table is the wrong type."""
    if not isinstance(state, State) or type(state.game) is not type(game):
        raise TypeError(f"this is no state of {game.id}")
    if state.game is not game and state.game.options != game.options:
        raise TypeError(f"this state of {game.id} was made under other options")


def find_action(game: "Game", code: int) -> "Action":
    """The action whose block of codes this number lies in; looked for once for each code."""
    if -CODE_MAX < code < CODE_MAX:
        for action in game.actions:
            if action.owns(code):
                if len(game.owners) < OWNERS_MAX:
                    game.owners[code] = action
                return action
    raise unknown_code(code)


def known_action(game: "Game", state: State, code: int) -> "Action":
    """The action of a code that anybody may have sent."""
    check_state(game, state)
    action = game.action_of(code)
    if not state.is_offered(code) and not action.is_meant(state, code):
        raise unknown_code(code)
    return action


def unknown_code(code: int) -> IllegalMove:
    """The refusal of a number that is no code of this game."""
    return IllegalMove("unknown-code", {"number": quoted(code)})


def read_bytes(game: "Game", data: bytes) -> State:
    """The state of `State.to_bytes`, which must have been written under the same options."""
    if not isinstance(data, bytes):
        raise TypeError(f"a state is written as bytes, not {type(data).__name__}")
    if len(data) > BYTES_MAX:
        raise CorruptLog("bytes-are-not-text")
    try:
        text = data.decode()
    except UnicodeDecodeError:
        raise CorruptLog("bytes-are-not-text") from None
    head, _, position = text.partition("\n")
    if head != game.headline():
        facts = {"found": quoted(head), "expected": quoted(game.headline())}
        raise CorruptLog("bytes-of-another-game", facts)
    return game.read_position(position)
