"""`tocsin play`: from what was asked for, on the command line or in the menu, to a session."""

import secrets
from dataclasses import dataclass, field
from pathlib import Path

from tocsin.cli.screen import InputEnded, Screen
from tocsin.cli.session import Habits, Session
from tocsin.core.errors import SetupError
from tocsin.core.options import split_options
from tocsin.core.rng import Rng
from tocsin.facade import SEED_MAX, game, position, replay, start
from tocsin.host import Host
from tocsin.host.files import read_text, write_text
from tocsin.host.host import resume
from tocsin.host.saving import read_save
from tocsin.host.seating import KINDS, default_seats, read_seats
from tocsin.telling.speaker import Speaker


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

    def given(self) -> dict[str, object]:
        """The game's options, still to be checked by the game."""
        given = split_options(" ".join(self.options))
        if self.players:
            given["players"] = self.players
        return given

    def is_bare(self) -> bool:
        """Did the player leave it to us what to play?"""
        return not (self.options or self.players or self.seats or self.position)


def read_seed(text: str) -> int:
    """A seed, or a fresh one; fresh ones are short enough to be typed again."""
    if not text:
        return secrets.randbelow(10**9)
    if not (text.isascii() and text.isdigit()) or len(text) > 30 or int(text) >= SEED_MAX:
        raise SetupError("bad-seed", {"given": text[:40], "allowed": "0 to 2**96 - 1"})
    return int(text)


def play_at_keyboard(wishes: Wishes, words: Speaker, plain: bool) -> int:
    """Set up and play; the exit code."""
    screen = Screen(plain)
    seed = read_seed(wishes.seed)
    try:
        if wishes.resume is not None:
            session = _resume(wishes, words, screen, seed)
        else:
            if not wishes.game or wishes.is_bare():
                from tocsin.cli.menu import ask_wishes

                wishes = ask_wishes(wishes, words, screen)
            session = _begin(wishes, words, screen, seed)
        session.run()
    except InputEnded:
        screen.show("")
        screen.say(words("cli-input-ended"))
        if wishes.save is not None or wishes.resume is not None:
            screen.say(words("cli-saved", file=str(wishes.save or wishes.resume)))
    return 0


def _begin(wishes: Wishes, words: Speaker, screen: Screen, seed: int) -> Session:
    given = wishes.given()
    rules = game(wishes.game, **given)
    names = default_seats(rules)
    if wishes.seats:
        names = read_seats(wishes.seats, rules.seats, with_own_bots=True)
    if wishes.save is not None and wishes.save.exists():
        answer = screen.ask(words("cli-ask-overwrite", file=str(wishes.save)) + " ")
        if answer.lower() not in words("cli-yes-words").split():
            raise SetupError("file-exists", {"file": str(wishes.save)})
    if wishes.position:
        play = position(wishes.game, wishes.position, seed=seed, chance=wishes.dice, **given)
    else:
        play = start(wishes.game, seed=seed, chance=wishes.dice, **given)
    host = Host(play, names, Rng(seed).fork(), with_own_bots=True)
    if wishes.save is not None:
        # A place that cannot be written is better known before the first move than after it.
        write_text(wishes.save, host.save())
    session = Session(host, words, screen, Habits(wishes.auto, wishes.save))
    _greet(session, seed)
    return session


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
    wishes.save = wishes.save or wishes.resume
    screen.say(words("cli-loaded", file=str(wishes.resume), plies=len(play.plies)), "green")
    return Session(host, words, screen, Habits(wishes.auto, wishes.save))


def _greet(session: Session, seed: int) -> None:
    words, play = session.words, session.play
    screen = session.screen
    screen.say(words(f"game-{play.game.id}"), "bold")
    for seat, name in enumerate(play.names):
        kind = words(f"cli-kind-{name}") if name in KINDS else name
        screen.say(words("cli-sits", seat=seat, who=session.teller.seat(seat), kind=kind))
    if play.rng is not None:
        screen.say(words("cli-seed", seed=str(seed)), "dim")
    screen.say(words("cli-ask-for-help"), "dim")
