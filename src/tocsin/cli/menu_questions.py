"""Questions of the menu: whatever is asked, `?` helps and asks again, `q` leaves."""

from tocsin.cli.play_orders import Leave
from tocsin.cli.screen import Screen
from tocsin.telling.line import Given
from tocsin.telling.speaker import Speaker


def ask_in_menu(name: str, words: Speaker, screen: Screen, **args: Given) -> str:
    """The answer to `cli-ask-NAME`; `cli-help-NAME` says what it may be."""
    while True:
        typed = screen.ask(words(f"cli-ask-{name}", **args) + " ")
        if typed.lower() in words("cli-order-quit").split():
            screen.say(words("cli-goodbye"))
            raise Leave
        if not _is_help(typed.lower(), words):
            return typed
        screen.say(words(f"cli-help-{name}"), indent="  ")
        screen.say(words("cli-help-menu-leave"), indent="  ")


def _is_help(typed: str, words: Speaker) -> bool:
    """One letter may be an answer, as h is for a person at a seat."""
    return typed in words("cli-order-help").split() and not (len(typed) == 1 and typed.isalpha())
