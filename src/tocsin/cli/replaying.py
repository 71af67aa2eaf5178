"""`tocsin replay`: a record step by step, or everything it holds as JSON."""

import json
from pathlib import Path

from tocsin.cli.boards import Space, Voice, draw_view
from tocsin.cli.screen import InputEnded, Screen
from tocsin.core.errors import SetupError
from tocsin.core.facts import to_json
from tocsin.core.playthrough import Playthrough
from tocsin.core.record import read_tags
from tocsin.core.seats import SPECTATOR
from tocsin.facade import replay
from tocsin.host.files import read_text
from tocsin.host.saving import read_save
from tocsin.telling.speaker import Speaker
from tocsin.telling.teller import Teller
from tocsin.telling.wording import tame


def replay_file(path: Path, words: Speaker, as_json: bool, seat: int, plain: bool) -> int:
    """Read, check and show a record."""
    text = read_save(read_text(path)).record
    play = replay(text, chance="manual")
    if seat != SPECTATOR and not 0 <= seat < play.game.seats:
        facts: dict[str, int | str] = {"name": "--seat", "low": 0, "given": seat}
        raise SetupError("bad-number", {**facts, "high": play.game.seats - 1})
    if as_json:
        print(json.dumps(as_data(play, text, seat), indent=2, ensure_ascii=False))
        return 0
    try:
        Reel(play, words, Screen(plain), seat).run()
    except InputEnded:
        print()
    return 0


def as_data(play: Playthrough, text: str, seat: int = int(SPECTATOR)) -> dict[str, object]:
    """Tags, plies, events, the final view, position and outcome, JSON-ready."""
    outcome = play.outcome
    return {
        "tags": read_tags(text),
        "plies": [
            {"ply": n, "turn": ply.turn, "actor": ply.actor, "text": ply.text, "note": ply.comment}
            for n, ply in enumerate(play.plies)
        ],
        "events": [event.as_json() for event in play.events()],
        "view": to_json(play.view(seat)),
        "position": play.position(),
        "outcome": None if outcome is None else outcome.as_json(),
    }


class Reel:
    """A record being looked through; `at` plies have happened."""

    def __init__(self, play: Playthrough, words: Speaker, screen: Screen, seat: int) -> None:
        self.play = play
        self.words = words
        self.screen = screen
        self.seat = seat
        self.at = 0
        self.teller = Teller.at(play)
        self.voice = Voice(words, self.teller)

    def run(self) -> None:
        """Show, ask, move, until the player leaves."""
        self.screen.say(self.words("cli-replay-how"), "dim")
        self.show()
        while self.step(self.screen.ask("> ").lower()):
            pass

    def step(self, typed: str) -> bool:
        """One answer; False leaves."""
        last = len(self.play.plies)
        if typed in ("q", "quit", *self.words("cli-order-quit").split()):
            return False
        if typed == "" and self.at == last:
            return False
        if typed == "":
            self.at += 1
        elif typed == "b":
            self.at = max(0, self.at - 1)
        elif typed == "e":
            self.at = last
        elif typed.isascii() and typed.isdigit() and len(typed) < 8 and int(typed) <= last:
            self.at = int(typed)
        else:
            self.screen.say(self.words("cli-replay-what", last=last), "yellow")
            return True
        self.show()
        return True

    def show(self) -> None:
        """The table as it stood, and what the last ply did."""
        screen = self.screen
        earlier = self.play.at(self.at)
        space = Space(screen.plain, screen.breadth, screen.height - 4, screen.is_ascii)
        screen.show("")
        screen.show(draw_view(earlier.view(self.seat), self.voice, space))
        last = len(self.play.plies)
        if self.at == 0:
            screen.say(self.words("cli-ply-start", last=last), "bold")
            return
        ply = earlier.plies[-1]
        shown = self.words("cli-ply", ply=self.at, last=last, turn=ply.turn, text=ply.text)
        screen.say(shown, "bold")
        if ply.comment:
            screen.say(tame(ply.comment), "italic")
        events = earlier.events(since=self.at - 1, seat=self.seat)
        for line, rule in self.teller.news(events):
            screen.tell(self.words.sentence(line), rule)
