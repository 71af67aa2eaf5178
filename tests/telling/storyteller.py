"""What a player reads of a play: both steps of telling at once."""

from tocsin.core.contract import Description, Game, Outcome, Prompt, Refusal
from tocsin.core.facts import Event
from tocsin.core.playthrough import Playthrough
from tocsin.telling import Speaker, Teller
from tocsin.telling.wording import Look


class Storyteller:
    """Tells a game, or one play of it, in one language."""

    def __init__(self, language: str, game: Game, look: Look | None = None) -> None:
        self.speaker = Speaker(language)
        self.teller = Teller(game, look)

    def event(self, event: Event) -> str:
        return self.speaker.sentence(self.teller.event(event))

    def news(self, events: list[Event]) -> list[str]:
        return [self.speaker.sentence(line) for line, _ in self.teller.news(events)]

    def prompt(self, prompt: Prompt) -> str:
        return self.speaker.sentence(self.teller.prompt(prompt))

    def refusal(self, refusal: Refusal) -> str:
        return self.speaker.sentence(self.teller.refusal(refusal))

    def move(self, move: Description) -> str:
        return self.speaker.say(self.teller.move(move))

    def verb(self, verb: str) -> str:
        return self.speaker.say(self.teller.verb(verb))

    def outcome(self, outcome: Outcome) -> str:
        return self.speaker.sentence(self.teller.outcome(outcome))

    def seat(self, number: int) -> str:
        return self.speaker.say(self.teller.seat(number))


def of_play(language: str, play: Playthrough) -> Storyteller:
    """Whoever tells this play."""
    return Storyteller(language, play.game, lambda: play.state)


def is_whole(told: str) -> bool:
    """No message or argument was missing, and no sign stands twice."""
    return bool(told) and told[0] != "[" and "{" not in told and "!." not in told
