"""What a player reads of a play: both steps of telling at once."""

from tocsin.core.contract import Description, Game, Outcome, Prompt, Refusal
from tocsin.core.facts import Event
from tocsin.core.playthrough import Playthrough
from tocsin.telling import Line, Speaker, Teller
from tocsin.telling.wording import Look


class Storyteller:
    """Tells a game, or one play of it, in one language."""

    def __init__(self, language: str, game: Game, look: Look | None = None) -> None:
        self.speaker = Speaker(language)
        self.teller = Teller(game, look)
        # A play says most lines again and again.
        self.sentences: dict[Line, str] = {}
        self.sayings: dict[Line, str] = {}

    def _sentence(self, line: Line) -> str:
        if line not in self.sentences:
            self.sentences[line] = self.speaker.sentence(line)
        return self.sentences[line]

    def _say(self, line: Line) -> str:
        if line not in self.sayings:
            self.sayings[line] = self.speaker.say(line)
        return self.sayings[line]

    def event(self, event: Event) -> str:
        return self._sentence(self.teller.event(event))

    def news(self, events: list[Event]) -> list[str]:
        return [self._sentence(line) for line, _ in self.teller.news(events)]

    def prompt(self, prompt: Prompt) -> str:
        return self._sentence(self.teller.prompt(prompt))

    def refusal(self, refusal: Refusal) -> str:
        return self._sentence(self.teller.refusal(refusal))

    def move(self, move: Description) -> str:
        return self._say(self.teller.move(move))

    def verb(self, verb: str) -> str:
        return self._say(self.teller.verb(verb))

    def outcome(self, outcome: Outcome) -> str:
        return self._sentence(self.teller.outcome(outcome))

    def seat(self, number: int) -> str:
        return self._say(self.teller.seat(number))


def of_play(language: str, play: Playthrough) -> Storyteller:
    """Whoever tells this play."""
    return Storyteller(language, play.game, lambda: play.state)


def is_whole(told: str) -> bool:
    """No message or argument was missing, and no sign stands twice."""
    return bool(told) and told[0] != "[" and "{" not in told and "!." not in told
