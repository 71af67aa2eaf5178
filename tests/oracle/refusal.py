"""A refusal in plain form: what is wrong, which rule says so, and the facts."""

from dataclasses import dataclass, field

Facts = dict[str, int | str]


@dataclass(frozen=True)
class Refusal:
    """The first rule that forbids a move, with a code and arguments for people."""

    code: str
    rule: str
    args: Facts = field(default_factory=dict)


# The answer to anything that is tried after the end; no rule of a game is needed for it.
PLAY_IS_OVER = Refusal("the-play-is-over", "")
