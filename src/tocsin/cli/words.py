"""What the rules say in codes, said to a player: events, refusals, prompts, moves, errors.

`Words` knows a language; `Teller` knows a game too, and so who sits where. Arguments keep their
names on the way to the catalogue, and a few things are added:

- `$who` beside every `$seat`, `$whom` beside every `$actor`, `$whose` beside every `$owner`: the
  name of that seat,
- `$winners` as names, `$ending` as its sentence,
- `$edge` as both its cells, where the game says how (`edge-<game>`),
- `$about` beside an argument whose value is explained (`about-<game>-<argument>-<value>`),
- any argument whose value has a message `name-<game>-<argument>-<value>` (a colour, a mode) is
  replaced by that word.

Before that a game's room may turn arguments into words itself (`name_facts`) and put rows of like
events together (`gather`).
"""

import re
from collections.abc import Callable

from tocsin.core.contract import Description, Outcome, Prompt, Refusal
from tocsin.core.errors import Args, TocsinError
from tocsin.core.journal import Event
from tocsin.games.registry import GAME_IDS
from tocsin.lang.catalogue import catalogue_of

SHOWN_MAX = 200
_RANGE = re.compile(r"^(\d+) to (\d+)( [a-z]+)?$")
_FIELDS = re.compile(r"^(\d+) fields after (.*)$")
_PLACE = re.compile(r"(?:[a-z]:?)?\d+,\d+(?:\|(?:[a-z]:?)?\d+,\d+)?")
_PROBLEM = re.compile(r"^(?P<code>\S+)(?: \[(?P<rule>[A-Za-z0-9-]+)\])?$")


class Words:
    """One language, as the terminal needs it."""

    def __init__(self, language: str) -> None:
        self.catalogue = catalogue_of(language)

    def __call__(self, message_id: str, /, **args: int | str) -> str:
        return self.catalogue.say(message_id, **args)

    def has(self, message_id: str) -> bool:
        """Is there such a message?"""
        return self.catalogue.has(message_id)

    def rule(self, rule: str) -> str:
        """The explanation of a rule."""
        return self(f"rule-{rule.lower()}")

    def rule_ids(self) -> list[str]:
        """Every rule that can be explained, in the order of its specification."""
        ids = [name[5:].upper() for name in self.catalogue.ids("rule-")]
        return [re.sub(r"(?<=\d)[A-Z]$", lambda letter: letter[0].lower(), rule) for rule in ids]

    def error(self, error: TocsinError) -> str:
        """What went wrong, in the player's language, with the rule behind it."""
        args = {name: self._fact(error, name, value) for name, value in error.facts.items()}
        text = self(self._error_id(error.code), **args)
        return f"{text} [{error.rule}]" if error.rule else text

    def _error_id(self, code: str) -> str:
        for game in GAME_IDS:
            for kind in ("error", "refusal"):
                if self.has(f"{kind}-{game}-{code}"):
                    return f"{kind}-{game}-{code}"
        return f"error-{code}"

    def _fact(self, error: TocsinError, name: str, value: int | str) -> int | str:
        if not isinstance(value, str):
            return value
        if name == "problems":
            return " ".join(self.problem(problem) for problem in value.split("; "))
        value = tame(value)
        cause = error.__cause__
        if name == "why" and isinstance(cause, TocsinError):
            return self.error(cause)
        if name in ("expected", "allowed", "near"):
            return self.expected(value)
        if name == "reason" and self.has(f"reason-{_slug(value)}"):
            return self(f"reason-{_slug(value)}")
        return value

    def expected(self, phrase: str) -> str:
        """What a text or an option should have been; a phrase with a message of its own is said."""
        span = _RANGE.match(phrase)
        if span:
            unit = self.expected(span.group(3).strip()) if span.group(3) else ""
            return self("cli-range", low=span.group(1), high=span.group(2), unit=unit).strip()
        fields = _FIELDS.match(phrase)
        if fields:
            return self("expected-fields", count=int(fields.group(1)), head=fields.group(2))
        known = f"expected-{_slug(phrase)}"
        return self(known) if self.has(known) else phrase

    def problem(self, problem: str) -> str:
        """A named problem: numbers are `$n1`, `$n2`, a cell or an edge `$place`, a name `$name`,

        and what stands last `$what`.
        """
        match = _PROBLEM.match(problem)
        if match is None:
            return problem
        code = match.group("code")
        place = _PLACE.search(code)
        facts: dict[str, int | str] = {"place": place[0]} if place else {}
        code = _PLACE.sub("place", code)
        facts |= {f"n{i}": int(n) for i, n in enumerate(re.findall(r"\d+", code), start=1)}
        for game in GAME_IDS:
            slug = self._unname(game, re.sub(r"\d+", "n", code), facts)
            if self.has(f"problem-{game}-{slug}"):
                text = self(f"problem-{game}-{slug}", **facts)
                return f"{text} [{match.group('rule')}]" if match.group("rule") else text
            head, _, what = code.rpartition("-")
            if self.has(f"problem-{game}-{head}-what"):
                text = self(f"problem-{game}-{head}-what", what=what)
                return f"{text} [{match.group('rule')}]" if match.group("rule") else text
        return problem

    def _unname(self, game: str, slug: str, facts: dict[str, int | str]) -> str:
        """`specialist-captain-twice` as `specialist-name-twice`, with the captain as `$name`."""
        kind, _, rest = slug.partition("-")
        value, _, rest = rest.partition("-")
        if not self.has(f"name-{game}-{kind}-{value}"):
            return slug
        facts["name"] = self(f"name-{game}-{kind}-{value}")
        return f"{kind}-name-{rest}"


def tame(text: str) -> str:
    """Text from outside as it may be shown: short, and without control characters."""
    shown = text if len(text) <= SHOWN_MAX else text[: SHOWN_MAX - 1] + "…"
    return "".join(letter if letter.isprintable() else "?" for letter in shown)


def _slug(phrase: str) -> str:
    """A phrase as part of a message id."""
    return re.sub(r"[^a-z0-9]+", "-", phrase.lower()).strip("-")


def _polish(sentence: str) -> str:
    """A capital first, whatever word the sentence begins with, and no full stop after a `!`."""
    # A name of a cell such as u:1,4 keeps its small letter.
    first = sentence[:1] if sentence[1:2] == ":" else sentence[:1].upper()
    return first + sentence[1:].replace("!.", "!")


class Teller:
    """Tells one play of a game; `name_seat` gives the seats their names."""

    def __init__(
        self,
        words: Words,
        game_id: str,
        name_seat: Callable[[int], str],
        name_facts: Callable[[Args], Args] = dict,
        gather: Callable[[list[Event]], list[Event]] = list,
    ) -> None:
        self.words = words
        self.game_id = game_id
        self.seat = name_seat
        self.name_facts = name_facts
        self.gather = gather

    def event(self, event: Event) -> str:
        """A fact."""
        return _polish(self._say(f"event-{self.game_id}-{event.code}", event.args))

    def prompt(self, prompt: Prompt) -> str:
        """What the actor is asked."""
        return _polish(self._say(f"prompt-{self.game_id}-{prompt.code}", prompt.args))

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not legal, with the rule."""
        known = f"refusal-{self.game_id}-{refusal.code}"
        if not self.words.has(known):
            known = f"error-{refusal.code}"
        text = _polish(self._say(known, refusal.args))
        return f"{text} [{refusal.rule}]" if refusal.rule else text

    def move(self, move: Description) -> str:
        """A move in words; its text is an argument beside the others."""
        return self._say(f"move-{self.game_id}-{move.verb}", {**move.args, "text": move.text})

    def verb(self, verb: str) -> str:
        """The headline over the moves of a verb."""
        known = f"verb-{self.game_id}-{verb}"
        return self.words(known) if self.words.has(known) else verb

    def ending(self, outcome: Outcome) -> str:
        """How it ended and who won."""
        return self._say(
            "cli-ending",
            {
                "ending": outcome.ending,
                "winners": " ".join(str(seat) for seat in outcome.winners),
                "count": len(outcome.winners),
            },
        )

    def error(self, error: TocsinError) -> str:
        """An error met during the play; refusals are told with the names of this game."""
        known = f"refusal-{self.game_id}-{error.code}"
        if self.words.has(known):
            return self.refusal(Refusal(error.code, error.rule, error.facts))
        return self.words.error(error)

    def _say(self, message_id: str, args: Args) -> str:
        named = self.name_facts(args)
        told: dict[str, int | str] = {name: self._name(name, named[name]) for name in named}
        for name, value in args.items():
            known = f"about-{self.game_id}-{name}-{value}"
            if self.words.has(known):
                told["about"] = self.words(known)
        for name, called in (("seat", "who"), ("actor", "whom"), ("owner", "whose")):
            seat = args.get(name)
            if isinstance(seat, int):
                told[called] = self.seat(seat)
        return self.words(message_id, **told)

    def _name(self, name: str, value: int | str) -> int | str:
        if name == "winners":
            seats = [self.seat(int(seat)) for seat in str(value).split()]
            return ", ".join(seats) if seats else self.words("cli-nobody")
        if name == "ending":
            return self.words(f"ending-{self.game_id}-{value}")
        if name == "edge" and self.words.has(f"edge-{self.game_id}"):
            a, bar, b = str(value).partition("|")
            return self.words(f"edge-{self.game_id}", a=a, b=b) if bar else value
        if isinstance(value, str):
            known = f"name-{self.game_id}-{name}-{value}"
            if self.words.has(known):
                return self.words(known)
        return value
