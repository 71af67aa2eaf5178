"""One lesson: a position, and steps that each ask for one move.

The learner has the first seat. A step names the moves that count as doing it; what others and
chance then do is written down too (`then`), and ends where the learner is asked again. So every
step takes the same number of plies whichever of its moves is made, and how many plies have been
played says which step is asked: a lesson has no memory of its own.

What is said stands in the catalogues: `lesson-<game>-<id>` is the title, `…-1` the first task,
`…-1-why` what is to be learned from it, `…-end` the last word.
"""

from dataclasses import dataclass
from typing import Any

from tocsin.core.playthrough import Playthrough
from tocsin.facade import build

LEARNER = 0


@dataclass(frozen=True, slots=True)
class Step:
    """One task: any of `moves` does it, `then` follows, `rules` say why."""

    moves: tuple[str, ...]
    then: tuple[str, ...]
    rules: tuple[str, ...]

    @property
    def plies(self) -> int:
        """How many plies the step takes."""
        return 1 + len(self.then)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game; `box` is the expansion it belongs to, or the game itself."""

    game: str
    id: str
    box: str
    said: dict[str, Any]
    steps: tuple[Step, ...]

    @property
    def name(self) -> str:
        """The one text that names a lesson: `flashpoint/walk`."""
        return f"{self.game}/{self.id}"

    @property
    def title(self) -> str:
        """The message that says what the lesson is about."""
        return f"lesson-{self.game}-{self.id}"

    def task(self, step: int) -> str:
        """The message that asks for a step, counted from 0."""
        return f"{self.title}-{step + 1}"

    def reason(self, step: int) -> str:
        """The message that says what the step shows."""
        return f"{self.task(step)}-why"

    @property
    def farewell(self) -> str:
        """The message at the end."""
        return f"{self.title}-end"

    def begin(self) -> Playthrough:
        """The table as the lesson finds it; chance waits to be told."""
        return build(self.game, chance="manual", **self.said)

    def step_at(self, plies: int) -> int:
        """How many steps are done after so many plies of the lesson."""
        done = 0
        while done < len(self.steps) and plies >= self.steps[done].plies:
            plies -= self.steps[done].plies
            done += 1
        return done

    def asked(self, plies: int) -> Step | None:
        """The step that is asked after so many plies; None when all are done."""
        done = self.step_at(plies)
        return self.steps[done] if done < len(self.steps) else None

    def is_asked(self, plies: int, text: str) -> bool:
        """Does this move do what is asked?"""
        step = self.asked(plies)
        return step is not None and text in step.moves

    def follow(self, plies: int, play: Playthrough) -> list[str]:
        """Others and chance answer the step that was just done, as written; what they did."""
        step = self.asked(plies)
        assert step is not None
        for text in step.then:
            play.do_one(text)
        return list(step.then)
