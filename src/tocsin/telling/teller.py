"""The first step: what a game says in codes, as lines.

The vocabularies that a game declares say of which kind each argument is, and the kind decides what
becomes of it; nothing is taken apart here, and nothing is said in any language.
"""

from tocsin.core.contract import Game
from tocsin.core.errors import TocsinError
from tocsin.core.facts import Args, Description, Event, Outcome, Problem, Prompt, Refusal, View
from tocsin.core.playthrough import Playthrough
from tocsin.core.talk import Saying
from tocsin.core.vocabulary import SEAT, TEXT, Kind, Vocabulary, Word
from tocsin.telling.line import Line, Part, with_rule
from tocsin.telling.wording import Look, is_known, tame, wording_of

# What the doors of a seat refuse, whatever the game.
AT_THE_DOOR = Vocabulary("refusal", [Word("not-your-turn", actor=SEAT)])


class Teller:
    """Tells what happens at one table; `look` gives the state as it is now."""

    def __init__(
        self, game: Game, look: Look | None = None, names: dict[int, str] | None = None
    ) -> None:
        self.game = game
        self.look = look
        self.wording = wording_of(game, look)
        self.wording.names = dict(names or {})
        self.wording.kinds["move"] = self._move_text
        self._known: dict[str, Vocabulary] = {}

    @classmethod
    def at(cls, play: Playthrough, names: dict[int, str] | None = None) -> "Teller":
        """Whoever tells this play, wherever it stands, to people of these names."""
        return cls(play.game, lambda: play.state, names)

    # What is told.

    def event(self, event: Event) -> Line:
        """A fact; one whose secret part the hearer may not know has a message of its own."""
        told = self._line("event", event.code, event.args)
        kinds = self._kinds("event", event.code)
        if any(kind.secret and name not in event.args for name, kind in kinds.items()):
            return Line(f"{told.id}-unseen", **told.args)
        return told

    def news(self, events: list[Event]) -> list[tuple[Line, str]]:
        """Facts in their order, rows of a kind in one sentence, each with its rule."""
        return [(self.event(event), event.rule) for event in self.wording.gather(events)]

    def prompt(self, prompt: Prompt) -> Line:
        """What the actor is asked."""
        return self._line("prompt", prompt.code, prompt.args)

    def refusal(self, refusal: Refusal) -> Line:
        """Why a move is not legal, with the rule."""
        line = self._line("refusal", refusal.code, refusal.args)
        if not is_known(line.id):
            # What every game refuses is told like the error of that name.
            line = Line(f"error-{refusal.code}", **line.args)
        return with_rule(line, refusal.rule)

    def problem(self, problem: Problem) -> Line:
        """What is impossible about a position, with the rule."""
        return with_rule(self._line("problem", problem.code, problem.args), problem.rule)

    def expected(self, code: str, args: Args) -> Line:
        """What a text should have been, in the words of the game or of all games."""
        line = self._line("expected", code, args)
        return line if is_known(line.id) else Line(f"expected-{code}", **line.args)

    def saying(self, saying: Saying) -> Line:
        """What somebody says about the play, in the words of the game or of all games."""
        line = self._line(saying.sort, saying.code, saying.args)
        return line if is_known(line.id) else Line(f"{saying.sort}-{saying.code}", **line.args)

    def said(self, seat: int, saying: Saying) -> Line:
        """The same, with who says it."""
        return Line("said", who=self.seat(seat), told=self.saying(saying))

    def move(self, move: Description) -> Line:
        """A move in words; its text is an argument beside the others."""
        return self._line("move", move.verb, {**move.args, "text": move.text})

    def named_move(self, move: Description) -> Line:
        """A move that stands under no headline: with its verb."""
        verb = self.verb(move.verb.removeprefix("command-"))
        return Line("move-named", verb=verb, move=self.move(move))

    def verb(self, verb: str) -> Line:
        """The headline over the moves of a verb."""
        return Line(f"verb-{self.game.id}-{verb}")

    def price(self, cost: int) -> Line | None:
        """What a move costs, in the money of the game; None where its words tell it already."""
        own = f"cost-{self.game.id}"
        return Line(own, cost=cost) if cost and is_known(own) else None

    def outcome(self, outcome: Outcome) -> Line:
        """How it ended and who won; where the game says so, what the team made of it."""
        own = f"outcome-{self.game.id}"
        if is_known(own):
            return Line(own, ending=self.ending(outcome.ending), score=outcome.scores[0])
        return Line(
            "outcome",
            ending=self.ending(outcome.ending),
            winners=[self.seat(seat) for seat in outcome.winners],
            count=len(outcome.winners),
        )

    def ending(self, ending: str) -> Line:
        """One of the ways a play can end."""
        return Line(f"ending-{self.game.id}-{ending}")

    def seat(self, number: int) -> Line:
        """What a seat is called."""
        return self.wording.actor(number)

    def view(self, view: View, focus: str = "") -> list[Line]:
        """A view in sentences, for whoever cannot see the board."""
        return self.wording.speak(view, focus)

    # How it is told.

    def _line(self, sort: str, code: str, args: Args) -> Line:
        kinds = self._kinds(sort, code)
        told = {name: self.wording.part(kinds.get(name, TEXT), args[name]) for name in args}
        told |= self.wording.added(sort, code, args)
        return Line(f"{sort}-{self.game.id}-{code}", **told)

    def _kinds(self, sort: str, code: str) -> dict[str, Kind]:
        """The kinds of arguments that a code has; one that nobody declared shows them as text."""
        if sort not in self._known:
            self._known[sort] = self._words(sort)
        word = self._known[sort].words.get(code)
        return {} if word is None else word.args

    def _words(self, sort: str) -> Vocabulary:
        own = self.game.vocabulary(sort)
        if sort == "refusal":
            return own | AT_THE_DOOR
        return own | self.wording.events if sort == "event" else own

    def _move_text(self, text: str) -> Part:
        """The text of a move as the move in words, if it can be read as things stand."""
        if self.look is None:
            return tame(text)
        state = self.look()
        try:
            return self.named_move(self.game.describe(state, self.game.read_move(state, text)))
        except TocsinError:
            return tame(text)
