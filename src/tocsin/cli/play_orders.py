"""Orders a player gives to the program during a play: help, undo, why, save, hint and the rest.

Their names are messages (`cli-order-undo = u undo annuler`), so that everybody may use the words of
their own language; the English ones always work.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tocsin.cli.conversation import ask_partner, show_hints
from tocsin.cli.keeping import environment, keep_new, kept_folder
from tocsin.cli.move_list import move_lines
from tocsin.cli.rule_book import explain_rules, families_of
from tocsin.cli.typed_move import choose
from tocsin.core.errors import TocsinError
from tocsin.core.seats import CHANCE
from tocsin.host.files import is_there, path_of, read_text, write_text
from tocsin.host.host import resume
from tocsin.telling.speaker import Speaker

if TYPE_CHECKING:
    from tocsin.cli.session import Session

EVENTS_SHOWN = 20


class Leave(Exception):
    """The player has had enough."""


def find_order(words: Speaker, typed: str) -> str | None:
    """The order whose name stands first, if it is one."""
    first = typed.split(" ", maxsplit=1)[0].lower()
    for name in ORDERS:
        if first == name or first in words(f"cli-order-{name}").split():
            return name
    return None


def obey(session: Session, typed: str) -> bool:
    """Carry out an order; False when what was typed is none."""
    name = find_order(session.words, typed)
    if name is None:
        return False
    try:
        ORDERS[name](session, typed.partition(" ")[2].strip())
    except TocsinError as error:
        session.complain(error)
    return True


def _help(session: Session, rest: str) -> None:
    """The signs of the board first, so that in a low window the orders stay in sight."""
    if session.words.has(f"help-{session.play.game.id}"):
        session.screen.say(session.words(f"help-{session.play.game.id}"))
        session.screen.show("")
    session.screen.say(session.words("cli-help-answer"))
    for name in ORDERS:
        names = session.words(f"cli-order-{name}").split()[0]
        about = session.words(_does(session, name))
        session.screen.say(f"{names:<8} {about}", indent="  ")


def _does(session: Session, name: str) -> str:
    """The message that says what an order does; leaving saves only where something is kept."""
    is_unkept = name == "quit" and session.habits.autosave is None
    return f"cli-does-{name}-unsaved" if is_unkept else f"cli-does-{name}"


def _undo(session: Session, rest: str) -> None:
    session.undo()


def _why(session: Session, rest: str) -> None:
    if not rest:
        example = session.legal()[0].text
        session.screen.say(session.words("cli-why-what", move=example), "yellow")
        return
    moves = session.legal()
    picked = choose(rest, moves) if session.play.actor != CHANCE else None
    session.explain(picked.move.text if picked is not None and picked.move is not None else rest)


def _rules(session: Session, rest: str) -> None:
    explain_rules(session.words, session.screen, rest, families_of(session.play.game))


def _save(session: Session, rest: str) -> None:
    screen = session.screen
    name = rest or screen.ask(session.words("cli-ask-save") + " ")
    if not name:
        return
    path = path_of(name)
    if is_there(path) and path != session.habits.autosave and not confirm_overwrite(session, path):
        screen.say(session.words("cli-not-saved"), "yellow")
        return
    # Never the save of the host: it tells coming dice, and this file may be given away.
    write_text(path, session.play.record())
    screen.say(session.words("cli-saved", file=str(path)), "green")


def _load(session: Session, rest: str) -> None:
    name = rest or session.screen.ask(session.words("cli-ask-load") + " ")
    if not name:
        return
    text = read_text(path_of(name))
    loaded = resume(text, session.play.rng, session.host.thinking)
    if session.habits.is_kept:
        # The play before stays where it was kept.
        folder = kept_folder(environment())
        session.habits.autosave = keep_new(folder, loaded.play.game.id)
    session.adopt(loaded)
    session.save_quietly()
    plies = len(loaded.play.plies)
    session.screen.say(session.words("cli-loaded", file=name, plies=plies), "green")


def _view(session: Session, rest: str) -> None:
    session.is_unfolded = rest.lower() in session.words("cli-all-words").split()
    session.focus = "" if session.is_unfolded else rest
    session.is_shown = False


def _moves(session: Session, rest: str) -> None:
    if session.play.actor == CHANCE:
        session.is_shown = False
        return
    for line in move_lines(session, session.legal()):
        session.screen.show(line)


def _log(session: Session, rest: str) -> None:
    count = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 6 else EVENTS_SHOWN
    told = session.teller.news(session.play.events(seat=session.viewer))
    for line, rule in told[-count:] if count else []:
        session.screen.tell(session.words.sentence(line), rule)


def _hint(session: Session, rest: str) -> None:
    if session.play.actor not in session.host.people:
        session.screen.say(session.words("cli-no-hint"), "yellow")
        return
    show_hints(session)


def _ask(session: Session, rest: str) -> None:
    ask_partner(session, rest)


def _quit(session: Session, rest: str) -> None:
    habits = session.habits
    if not session.is_saved and session.play.plies and session.host.people:
        _save(session, "")
    elif session.is_saved and habits.is_kept:
        session.screen.say(session.words("cli-kept"), "dim")
    elif session.is_saved:
        session.screen.say(session.words("cli-saved", file=str(habits.autosave)), "dim")
    session.screen.say(session.words("cli-goodbye"))
    raise Leave


def confirm_overwrite(session: Session, path: Path) -> bool:
    """Ask before a file is lost."""
    answer = session.screen.ask(session.words("cli-ask-overwrite", file=str(path)) + " ")
    return answer.lower() in session.words("cli-yes-words").split()


ORDERS: dict[str, Callable[[Session, str], None]] = {
    "help": _help,
    "undo": _undo,
    "why": _why,
    "rules": _rules,
    "hint": _hint,
    "ask": _ask,
    "moves": _moves,
    "view": _view,
    "log": _log,
    "save": _save,
    "load": _load,
    "quit": _quit,
}
