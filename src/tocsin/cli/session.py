"""One play at the keyboard, whatever the game: tell what happened, ask whoever is to act, go on.

The host knows who is asked and what may be done; here is what a terminal adds: one screen that
people share, typed lines, a file that is saved after every step.
"""

from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from tocsin.cli.boards import Space, Voice, draw_view
from tocsin.cli.conversation import tell_words
from tocsin.cli.move_list import move_lines, show_outcomes
from tocsin.cli.play_orders import Leave, find_order, obey
from tocsin.cli.screen import Screen
from tocsin.cli.typed_move import Choice, as_outcome, choose, choose_chance
from tocsin.core.errors import NotationError, TocsinError
from tocsin.core.facts import Description
from tocsin.core.playthrough import Playthrough
from tocsin.core.seats import CHANCE, SPECTATOR
from tocsin.core.talk import REASON
from tocsin.host import Host
from tocsin.host.files import write_text
from tocsin.host.seating import names_of
from tocsin.telling.errors import tell_error
from tocsin.telling.line import Line
from tocsin.telling.speaker import Speaker
from tocsin.telling.summary import sum_up
from tocsin.telling.teller import Teller
from tocsin.telling.wording import tame

# A board is folded no further than this while the list of moves can still be shortened.
HEIGHT_MIN = 13
# And no further than this at all.
HEIGHT_LEAST = 8
# Lines that can be left out: the blank ones, and how to answer.
BLANKS = 3
HEIGHT_UNFOLDED = 1_000
# How many moves are named when it is not clear which one was meant.
RIVALS_SHOWN = 8
# How much of what was typed is repeated.
TYPED_SHOWN = 60


@dataclass
class Habits:
    """How the player wants to be served."""

    auto: bool = True
    autosave: Path | None = None
    # Is the file one that we keep by ourselves, and not one the player named?
    is_kept: bool = False


def _lines_in(drawn: Text | str) -> int:
    return str(drawn).count("\n") + 1


class Session:
    """A host with people in front of its screen."""

    def __init__(self, host: Host, words: Speaker, screen: Screen, habits: Habits) -> None:
        self.words = words
        self.screen = screen
        self.habits = habits
        self.focus = ""
        self.is_unfolded = False
        # Has it been said how to answer?
        self.is_used_to_it = False
        # Cards or dice typed in one line, of which the later ones are still to be entered.
        self.typed_ahead: list[str] = []
        self.adopt(host)

    def adopt(self, host: Host) -> None:
        """Go on with this play: a new one, or one that was loaded."""
        self.host = host
        self.teller = Teller.at(host.play, names_of(host.play.names))
        self.voice = Voice(self.words, self.teller)
        self.viewer = host.people[0] if host.people else int(SPECTATOR)
        self.is_handed_over = len(host.people) < 2
        # The ply behind the last choice of each person, and which of them was summed up last.
        self._acted: dict[int, int] = {}
        self._summed = 0
        self.is_shown = False
        # Is everything so far in its file?
        self.is_saved = False

    @property
    def play(self) -> Playthrough:
        """The play that is hosted."""
        return self.host.play

    def run(self) -> None:
        """Until it is over or the player leaves."""
        self.save_quietly()
        try:
            while not self.host.is_over:
                self._next_ply()
            self._finish()
        except Leave:
            return

    # What happens next.

    def _next_ply(self) -> None:
        actor = self.host.actor
        if actor == CHANCE:
            self._ask_chance()
        elif self.host.is_person_asked:
            self._ask_seat(actor)
        else:
            self.host.let_bot_act()
            self._stepped()
            said = self.host.talk.take()
            tell_words(self, [one for one in said if one.saying.sort != REASON])
            if not self._are_kept_apart():
                self.tell_news()
            tell_words(self, [one for one in said if one.saying.sort == REASON])

    def _ask_seat(self, seat: int) -> None:
        if self.typed_ahead:
            left = " ".join(self.typed_ahead)
            self.typed_ahead = []
            self.screen.say(self.words("cli-not-needed", typed=left), "yellow")
        moves = self.legal()
        if self.habits.auto and len(moves) == 1:
            if not self._are_kept_apart():
                self.viewer = seat
                self.tell_news()
                only = self.words("cli-only-choice", move=self.teller.move(moves[0]))
                self.screen.say(only, "dim")
            self.enter(moves[0].text, is_choice=False)
            return
        self._hand_over(seat)
        self.tell_news()
        if not self.is_shown:
            self._sum_up(seat)
            for line in self.lay_out(moves):
                self.screen.show(line)
            self.is_shown = True
        self._listen(moves)

    def _ask_chance(self) -> None:
        outcomes = self.play.describe()
        drawer = self.play.prompt().args.get("seat")
        if isinstance(drawer, int) and drawer in self.host.people:
            self._hand_over(drawer)
        if self.typed_ahead:
            self._enter_ahead(outcomes)
            return
        self.tell_news()
        if not self.is_shown:
            show_outcomes(self, outcomes)
            self.is_shown = True
        self._listen(outcomes)

    def _enter_ahead(self, outcomes: list[Description]) -> None:
        """The next word of a line such as `f7a s12 s3`; the first that does not fit ends it."""
        typed = self.typed_ahead.pop(0)
        picked = choose_chance(typed, outcomes)
        if picked.move is None:
            self.typed_ahead = []
            self.tell_news()
            self._puzzle(typed, picked)
            return
        self.enter(picked.move.text)

    def _listen(self, moves: list[Description]) -> None:
        """One typed line: a move, or an order to the program."""
        typed = self.screen.ask("> ")
        if not typed:
            return
        is_chance = self.host.actor == CHANCE
        picked = choose_chance(typed, moves) if is_chance else choose(typed, moves)
        is_order = find_order(self.words, typed) is not None
        # What the dice show is typed in letters too (`v`, a victim); ? still helps.
        if picked.move is not None and (is_chance or typed == picked.move.text or not is_order):
            self.enter(picked.move.text)
        elif obey(self, typed):
            return
        elif is_chance and len(several := typed.replace(",", " ").split()) > 1:
            self.typed_ahead = several
        else:
            self._puzzle(typed, picked)

    def _puzzle(self, typed: str, picked: Choice) -> None:
        """What was typed is no legal move: say why, or which moves it could be."""
        if picked.rivals:
            numbers = {move.text: number for number, move in enumerate(self.legal(), start=1)}
            some = [
                Line("cli-numbered", number=numbers[move.text], move=self.teller.move(move))
                for move in picked.rivals[:RIVALS_SHOWN]
            ]
            told = self.words("cli-ambiguous", typed=tame(typed), moves=some)
            self.screen.say(told, "yellow")
        elif self.host.actor == CHANCE and not typed.startswith("~"):
            self.explain(as_outcome(typed, self.play.describe()))
        elif typed.isdigit():
            last = len(self.legal())
            told = self.words("cli-no-such-number", number=tame(typed[:TYPED_SHOWN]), last=last)
            self.screen.say(told, "yellow")
        else:
            self.explain(typed)

    # What orders use.

    def legal(self) -> list[Description]:
        """What may be done now, in the game's order of verbs."""
        return self.play.describe()

    def enter(self, text: str, is_choice: bool = True) -> None:
        """Do a move of whoever is asked, let chance answer, save."""
        if is_choice:
            self._acted[self.host.actor] = len(self.play.plies) + 1
        self.host.do(self.host.actor, text, is_choice=is_choice)
        self.focus = ""
        self.is_unfolded = False
        self._stepped()

    def undo(self) -> None:
        """Back to the last choice a person made, unless chance has answered since."""
        taken_back = self.host.undo()
        self._stepped()
        self.screen.say(self.words("cli-undone", move=self.move_in_words(taken_back)), "green")

    def move_in_words(self, text: str) -> Line:
        """A move that may be made now, under its verb."""
        game, state = self.play.game, self.play.state
        move = game.describe(state, game.read_move(state, text))
        verb, told = self.teller.verb(move.verb), self.teller.move(move)
        return Line("cli-move", verb=verb, move=told, text=move.text)

    def explain(self, text: str) -> None:
        """Say whether a move is legal and, if not, which rule forbids it."""
        try:
            refusal = self.play.why_not(text)
        except NotationError as error:
            self._wonder(text, error)
            return
        except TocsinError as error:
            self.complain(error)
            return
        if refusal is None:
            self.screen.say(self.words("cli-legal", move=self.move_in_words(text)), "green")
        else:
            self.screen.say(self.words.sentence(self.teller.refusal(refusal)), "yellow")

    def _wonder(self, text: str, error: NotationError) -> None:
        """What was typed is no move at all, or one that goes wrong behind its verb."""
        if error.facts.get("offset") == 0 or len(text) > TYPED_SHOWN:
            shown = text if len(text) <= TYPED_SHOWN else text[:TYPED_SHOWN] + "…"
            told = self.words("cli-not-understood", typed=tame(shown))
        else:
            wanted = tell_error(error, self.teller).args["expected"]
            told = self.words("cli-not-understood-part", typed=tame(text), expected=wanted)
        self.screen.say(told, "yellow")

    def complain(self, error: TocsinError, style: str = "yellow") -> None:
        """What went wrong, with the names at this table."""
        self.screen.say(self.words.say(tell_error(error, self.teller)), style)

    def show_board(self, below: int = 0) -> None:
        """What the viewer may know, drawn or in words, with room for so many lines below it."""
        self.screen.show("")
        self.screen.show(self._draw_board(below, HEIGHT_LEAST))

    def _draw_board(self, below: int, least: int) -> Text | str:
        screen = self.screen
        # A blank line above, and the line that is typed.
        height = HEIGHT_UNFOLDED if self.is_unfolded else max(least, screen.height - below - 2)
        space = Space(screen.plain, screen.breadth, height, screen.is_ascii, self.focus)
        return draw_view(self.play.view(self.viewer), self.voice, space)

    def lay_out(self, moves: list[Description]) -> list[Text | str]:
        """The board and the moves below it, so that both are in the window as far as that goes.

        Where it is too low, long lists of moves are told in a line each, then the board is folded
        further, then the blank lines and how to answer are left out.
        """
        height = self.screen.height - 1
        lines = move_lines(self, moves)
        drawn = self._draw_board(len(lines), HEIGHT_MIN)
        over = 1 + _lines_in(drawn) + len(lines) - height
        if self.screen.plain or self.is_unfolded:
            return ["", drawn, *lines]
        if over > 0:
            most = len(lines) - over
            for folds_all in (False, True):
                lines = move_lines(self, moves, most, folds_all)
                drawn = self._draw_board(len(lines), HEIGHT_LEAST)
                over = 1 + _lines_in(drawn) + len(lines) - height
                if over <= BLANKS:
                    break
        return self._close_up(drawn, lines, over)

    def _close_up(self, drawn: Text | str, lines: list[Text], over: int) -> list[Text | str]:
        """Leave out blank lines and how to answer where the window is too low for them.

        Where they are in the way of the news above, too, once it has been said how to answer.
        """
        if self.screen.is_terminal and self.is_used_to_it:
            over += self.screen.told
        self.is_used_to_it = True
        below = lines[1:] if over > 0 else lines
        if over > 2:
            below = below[: -len(self.screen.fold(self.words("cli-how-to-answer")))]
        return [drawn, *below] if over > 1 else ["", drawn, *below]

    def tell_news(self) -> None:
        """The events since the viewer was last told."""
        events = self.host.news(self.viewer, is_shared=not self.host.keeps_secrets)
        for line, rule in self.teller.news(events):
            self.screen.tell(self.words.sentence(line), rule)

    def _sum_up(self, seat: int) -> None:
        """What computer partners did since this person acted, counted, above the table."""
        plies = self.play.plies
        since = self._acted.get(seat, 0)
        if since in (0, self._summed) or since >= len(plies) or not self.host.bots:
            return
        self._summed = since
        events = self.play.events(since=since, seat=seat)
        told = sum_up(events, plies, list(self.host.bots), self.teller)
        if told:
            self.screen.show("")
            self.screen.say(self.words("cli-meanwhile"), "bold")
        for line in told:
            self.screen.say(self.words.sentence(line), indent="  ")

    def save_quietly(self) -> None:
        """Save if a file was named; a full disk is told and does not end the play."""
        self.is_saved = False
        if self.habits.autosave is None:
            return
        try:
            write_text(self.habits.autosave, self.host.save())
            self.is_saved = True
        except TocsinError as error:
            self.complain(error, "red")

    # Who sees what.

    def _stepped(self) -> None:
        self.is_shown = False
        self.save_quietly()

    def _are_kept_apart(self) -> bool:
        """Must nothing be shown before the right person looks?"""
        return self.host.keeps_secrets and len(self.host.people) > 1

    def _hand_over(self, seat: int) -> None:
        """Another person is to look: take the secrets away first, then wait for them."""
        if self.viewer == seat and self.is_handed_over:
            return
        if self.host.keeps_secrets:
            self.screen.wipe()
            self.screen.ask(self.words("cli-pass-keyboard", who=self.teller.seat(seat)) + " ")
            self.screen.wipe()
            self.is_handed_over = True
        self.viewer = seat

    def _finish(self) -> None:
        """What happened last, the table as it lies, and the result as the last word."""
        self.tell_news()
        outcome = self.play.outcome
        assert outcome is not None
        self.show_board(below=4)
        if self.is_saved:
            kept = self.words("cli-record-kept", file=str(self.habits.autosave))
            self.screen.say(kept, "dim")
        self.screen.show("")
        self.screen.say(self.words.say(self.teller.outcome(outcome)), "bold")
