"""`tocsin play`: from what was asked for, on the command line or in the menu, to a session."""

import secrets
from dataclasses import dataclass, field
from pathlib import Path

from tocsin.bots.registry import is_bot
from tocsin.bots.tempers import split_name
from tocsin.cli.keeping import environment, keep_new, kept_folder
from tocsin.cli.menu_questions import ask_in_menu
from tocsin.cli.play_orders import Leave
from tocsin.cli.screen import InputEnded, Screen
from tocsin.cli.session import Habits, Session
from tocsin.core.errors import CorruptLog, SetupError, TocsinError
from tocsin.core.options import split_options
from tocsin.core.rng import Rng
from tocsin.facade import SEED_MAX, game, position, replay, start
from tocsin.host import Host
from tocsin.host.files import is_there, read_text, write_text
from tocsin.host.host import resume
from tocsin.host.own_bots import MARK
from tocsin.host.saving import read_save
from tocsin.host.seating import HUMAN, default_seats, name_people, names_of, read_seats
from tocsin.host.undoing import FAIR, PRACTICE
from tocsin.telling.errors import tell_error
from tocsin.telling.line import Line
from tocsin.telling.speaker import Speaker
from tocsin.telling.wording import tame

# As many as any game seats, to check names before anything is asked.
SEATS_MAX = 6


@dataclass
class Wishes:
    """What the player asked for, still as text."""

    game: str = ""
    options: list[str] = field(default_factory=list)
    players: str = ""
    seats: str = ""
    seed: str = ""
    dice: str = "seeded"
    position: str = ""
    save: Path | None = None
    resume: Path | None = None
    auto: bool = True
    names: str = ""
    practice: bool = False
    autosave: bool = True

    def given(self) -> dict[str, object]:
        """The game's options, still to be checked by the game."""
        given = split_options(" ".join(self.options))
        if self.players:
            given["players"] = self.players
        return given

    def is_open(self) -> bool:
        """Did the player leave it to us what to play, so that a menu asks?"""
        said = self.options or self.players or self.seats or self.position
        return self.resume is None and not (self.game and said)


def read_seed(text: str) -> int:
    """A seed, or a fresh one; fresh ones are short enough to be typed again."""
    if not text:
        return secrets.randbelow(10**9)
    if not (text.isascii() and text.isdigit()) or len(text) > 30 or int(text) >= SEED_MAX:
        raise SetupError("bad-seed", {"given": text[:40], "allowed": "0 to 2**96 - 1"})
    return int(text)


def play_at_keyboard(wishes: Wishes, words: Speaker, plain: bool) -> int:
    """Set up and play, and again as long as the player wants; the exit code."""
    screen = Screen(plain)
    # A wrong seed or name is an error before any question is asked.
    read_seed(wishes.seed)
    name_people([HUMAN] * SEATS_MAX, wishes.names)
    following: Wishes | None = wishes
    while following is not None:
        session: Session | None = None
        try:
            is_asked = following.is_open()
            if is_asked:
                from tocsin.cli.menu import ask_wishes

                following, words = ask_wishes(following, words, screen)
            session = _set_up(following, words, screen, is_asked)
            if session is None:
                following = Wishes(auto=wishes.auto, autosave=wishes.autosave)
                continue
            words = session.words
            session.run()
        except Leave:
            return 0
        except InputEnded:
            _stop(screen, words, session, "cli-input-ended")
            return 0
        except KeyboardInterrupt:
            _stop(screen, words, session, "cli-interrupted")
            raise
        following = _ask_again(following, session)
    return 0


def _set_up(wishes: Wishes, words: Speaker, screen: Screen, is_asked: bool) -> Session | None:
    """A session; None, with the reason told, for what the menu can ask about once more.

    That is a file named there, or a kept play; one that is damaged is put aside.
    """
    seed = read_seed(wishes.seed)
    if wishes.resume is None:
        return _begin(wishes, words, screen, seed)
    try:
        return _resume(wishes, words, screen, seed)
    except TocsinError as error:
        is_kept = wishes.resume.parent == kept_folder(environment())
        if not is_kept and not is_asked:
            raise
        screen.say(words.say(tell_error(error)), "yellow")
        if is_kept and isinstance(error, CorruptLog):
            wishes.resume.replace(wishes.resume.with_suffix(".damaged"))
        return None


def _stop(screen: Screen, words: Speaker, session: Session | None, message: str) -> None:
    """Say what became of the play of which nothing more is typed."""
    screen.show("")
    if session is not None and session.is_saved:
        screen.say(words(message))
        if not session.habits.is_kept:
            screen.say(words("cli-saved", file=str(session.habits.autosave)))
    elif session is not None:
        screen.say(words(f"{message}-unsaved"))
    elif message == "cli-input-ended":
        screen.say(words("cli-input-ended-in-menu"))


def _ask_again(wishes: Wishes, session: Session) -> Wishes | None:
    """After the end: the same once more, the menu, or nothing more."""
    if not session.play.is_over or not session.host.people:
        return None
    try:
        typed = ask_in_menu("again", session.words, session.screen).lower()
    except Leave:
        return None
    except InputEnded:
        session.screen.show("")
        return None
    if typed.startswith("m"):
        return Wishes(auto=wishes.auto, autosave=wishes.autosave)
    if not typed.startswith("r"):
        return None
    play = session.play
    return Wishes(
        game=play.game.id,
        options=play.game.options_text().split(),
        seats=",".join(
            HUMAN if seat in session.host.people else name.removeprefix(MARK)
            for seat, name in enumerate(play.names)
        ),
        names=",".join(names_of(play.names).get(seat, "") for seat in session.host.people),
        dice=wishes.dice,
        auto=wishes.auto,
        practice=session.host.is_practice,
        autosave=wishes.autosave,
    )


def _begin(wishes: Wishes, words: Speaker, screen: Screen, seed: int) -> Session:
    given = wishes.given()
    rules = game(wishes.game, **given)
    seating = default_seats(rules)
    if wishes.seats:
        seating = read_seats(wishes.seats, rules.seats, with_own_bots=True)
    seating = name_people(seating, wishes.names)
    if wishes.save is not None and is_there(wishes.save):
        answer = screen.ask(words("cli-ask-overwrite", file=str(wishes.save)) + " ")
        if answer.lower() not in words("cli-yes-words").split():
            raise SetupError("file-exists", {"file": str(wishes.save)})
    if wishes.position:
        play = position(wishes.game, wishes.position, seed=seed, chance=wishes.dice, **given)
    else:
        play = start(wishes.game, seed=seed, chance=wishes.dice, **given)
    policy = PRACTICE if wishes.practice else FAIR
    host = Host(play, seating, Rng(seed).fork(), policy, with_own_bots=True)
    if wishes.save is not None:
        # A place that cannot be written is better known before the first move than after it.
        write_text(wishes.save, host.save())
    session = Session(host, words, screen, _habits(wishes, host, words, screen))
    _greet(session, seed)
    return session


def _habits(wishes: Wishes, host: Host, words: Speaker, screen: Screen) -> Habits:
    """Saved where the player wants, else kept by ourselves; that it cannot be is no mishap."""
    if wishes.save is not None or not wishes.autosave or not host.people:
        return Habits(wishes.auto, wishes.save)
    try:
        path = keep_new(kept_folder(environment()), host.play.game.id)
    except SetupError as error:
        screen.say(words("cli-not-kept", why=tell_error(error)), "yellow")
        return Habits(wishes.auto)
    return Habits(wishes.auto, path, is_kept=True)


def _resume(wishes: Wishes, words: Speaker, screen: Screen, seed: int) -> Session:
    """Go on with a saved play; it is saved into the same file unless another was named."""
    assert wishes.resume is not None
    chance = Rng(seed) if wishes.dice == "seeded" else None
    text = read_text(wishes.resume)
    # Whoever names a seed wants other dice from here on than those that were saved.
    record = read_save(text).record
    names = None
    if wishes.seats:
        seats = replay(record, chance="manual").game.seats
        names = read_seats(wishes.seats, seats, with_own_bots=True)
    saved = record if wishes.seed else text
    host = resume(saved, chance, Rng(seed).fork(), names, with_own_bots=True)
    play = host.play
    is_kept = wishes.save is None and wishes.resume.parent == kept_folder(environment())
    wishes.save = wishes.save or wishes.resume
    told = words("cli-loaded", file=str(wishes.resume), plies=len(play.plies))
    screen.say(words("cli-continued", plies=len(play.plies)) if is_kept else told, "green")
    return Session(host, words, screen, Habits(wishes.auto, wishes.save, is_kept))


def kind_of_player(words: Speaker, name: str) -> str:
    """A human, or which bot; one of the player's own has no words of ours."""
    level, temper = split_name(name)
    known = f"cli-kind-{level}"
    if not words.has(known) or (temper and not is_bot(name)):
        return tame(name)
    if not temper:
        return words(known)
    return words("level-with-temper", level=words(known), temper=Line(f"temper-{temper}"))


def _greet(session: Session, seed: int) -> None:
    words, play = session.words, session.play
    screen = session.screen
    screen.say(words(f"game-{play.game.id}"), "bold")
    for seat, name in enumerate(play.names):
        kind = kind_of_player(words, HUMAN if seat in session.host.people else name)
        screen.say(words("cli-sits", who=session.teller.seat(seat), kind=kind))
    if session.host.is_practice:
        screen.say(words("cli-practice"), "dim")
    if play.rng is not None:
        screen.say(words("cli-seed", seed=str(seed)), "dim")
    screen.say(words("cli-ask-for-help"), "dim")
