"""`tocsin learn`: the lessons of a game, or one of them on a real table at the keyboard."""

from tocsin.cli.boards import Space, Voice, draw_view
from tocsin.cli.screen import InputEnded, Screen
from tocsin.cli.typed_move import choose_by_text
from tocsin.core.errors import TocsinError
from tocsin.games.registry import GAME_IDS
from tocsin.lessons import Lesson, course_of, find_lesson
from tocsin.lessons.lesson import LEARNER
from tocsin.telling.errors import tell_error
from tocsin.telling.line import Line
from tocsin.telling.speaker import Speaker
from tocsin.telling.teller import Teller

# Room for the task and the answers below the board.
BELOW = 8


def learn(words: Speaker, screen: Screen, game: str, lesson: str) -> int:
    """One lesson, or the list of them."""
    if not lesson:
        _list(words, screen, (game,) if game else GAME_IDS)
        return 0
    try:
        Learning(find_lesson(f"{game}/{lesson}"), words, screen).run()
    except InputEnded:
        print()
    return 0


def _list(words: Speaker, screen: Screen, games: tuple[str, ...]) -> None:
    for game in games:
        course = course_of(game)
        screen.say(words(f"game-{game}"), "bold")
        for number, lesson in enumerate(course, start=1):
            box = f" ({words(f'game-{lesson.box}')})" if lesson.box != game else ""
            screen.say(f"{number:>4}  {words(lesson.title)}{box}")
    screen.say(words("cli-learn-how"), "dim")


class Learning:
    """A lesson being taken: it asks, listens, and goes on when the move asked for is made."""

    def __init__(self, lesson: Lesson, words: Speaker, screen: Screen) -> None:
        self.lesson = lesson
        self.words = words
        self.screen = screen
        self.play = lesson.begin()
        self.teller = Teller.at(self.play)
        self.voice = Voice(words, self.teller)

    def run(self) -> None:
        """Step by step to the end, unless the learner leaves."""
        self.screen.say(self.words(self.lesson.title), "bold")
        self.screen.say(self.words("cli-learn-orders"), "dim")
        while (step := self.step) < len(self.lesson.steps):
            self._show()
            count = len(self.lesson.steps)
            task = self.words(self.lesson.task(step))
            told = self.words("cli-learn-step", step=step + 1, count=count, task=task)
            self.screen.tell(told, " / ".join(self.lesson.steps[step].moves))
            while self.step == step:
                typed = self.screen.ask("> ")
                if typed in ("q", "quit", *self.words("cli-order-quit").split()):
                    return
                if typed in ("b", "back") and self._back():
                    break
                self._answer(typed)
        self._show()
        self.screen.say(self.words(self.lesson.farewell), "bold")

    @property
    def step(self) -> int:
        """How many steps are done."""
        return self.lesson.step_at(len(self.play.plies))

    def _show(self) -> None:
        screen = self.screen
        space = Space(screen.plain, screen.breadth, screen.height - BELOW, screen.is_ascii)
        screen.show("")
        screen.show(draw_view(self.play.view(LEARNER), self.voice, space))

    def _answer(self, typed: str) -> None:
        asked = self.lesson.steps[self.step].moves
        moves = self.play.describe()
        picked = choose_by_text(typed, moves).move
        if typed in ("", "s", "skip"):
            self._do(asked[0])
        elif picked is not None and picked.text in asked:
            self._do(picked.text)
        elif picked is not None:
            task = Line(self.lesson.task(self.step))
            self.screen.say(self.words("refused-not-asked", task=task), "yellow")
        else:
            self._explain(typed)

    def _do(self, text: str) -> None:
        step, since = self.step, len(self.play.plies)
        self.play.do_one(text)
        self.lesson.follow(since, self.play)
        for line, rule in self.teller.news(self.play.events(since, LEARNER)):
            self.screen.tell(self.words.sentence(line), rule)
        rules = ", ".join(self.lesson.steps[step].rules)
        self.screen.say(f"{self.words(self.lesson.reason(step))} [{rules}]", "green")

    def _back(self) -> bool:
        """To the step before; False if this is the first."""
        if self.step == 0:
            return False
        plies = sum(step.plies for step in self.lesson.steps[: self.step - 1])
        self.play = self.play.at(plies)
        return True

    def _explain(self, typed: str) -> None:
        """Why that cannot be done now, with the rule."""
        try:
            refusal = self.play.why_not(typed)
        except TocsinError as error:
            self.screen.say(self.words.say(tell_error(error, self.teller)), "yellow")
            return
        if refusal is not None:
            self.screen.say(self.words.sentence(self.teller.refusal(refusal)), "yellow")
