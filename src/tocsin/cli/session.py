"""One play at the keyboard, whatever the game: tell what happened, ask whoever is to act, go on.

Only the contract is used: views, descriptions, prompts, events. Bots answer for themselves, chance
answers from its seed or is typed in, and every step is saved when a file was named.
"""

import json
from dataclasses import dataclass
from pathlib import Path

from tocsin.bots.match import choose_fairly
from tocsin.cli.boards import Space, room_of, teller_of
from tocsin.cli.choosing import Choice, as_outcome, choose, choose_chance, in_order
from tocsin.cli.listing import show_moves, show_outcomes
from tocsin.cli.orders import Leave, find_order, obey
from tocsin.cli.saving import write_record
from tocsin.cli.screen import Screen
from tocsin.cli.seating import seat_bots
from tocsin.cli.words import Words
from tocsin.core.contract import Description
from tocsin.core.errors import MoveError, TocsinError
from tocsin.core.playthrough import Playthrough
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE, SPECTATOR


@dataclass
class Habits:
    """How the player wants to be served."""

    auto: bool = True
    autosave: Path | None = None


class Session:
    """A playthrough with people in front of it."""

    def __init__(
        self, play: Playthrough, words: Words, screen: Screen, habits: Habits, thinking: Rng
    ) -> None:
        self.words = words
        self.screen = screen
        self.habits = habits
        self.thinking = thinking
        self.focus = ""
        # Cards or dice typed in one line, of which the later ones are still to be entered.
        self.typed_ahead: list[str] = []
        self.adopt(play)

    def adopt(self, play: Playthrough) -> None:
        """Go on with this playthrough: a new one, or one that was loaded."""
        self.play = play
        game = play.game
        self.bots = seat_bots(game, play.names)
        self.humans = [seat for seat in range(game.seats) if seat not in self.bots]
        self.room = room_of(game.id)
        self.teller = teller_of(play, self.words)
        self.viewer = self.humans[0] if self.humans else int(SPECTATOR)
        self.has_secrets = False
        self.is_handed_over = len(self.humans) < 2
        # Up to which ply each seat has been told; whoever watches alone is one of them. What
        # happened long before is in the log: only the turn before this one is told again.
        turn = play.plies[-1].turn if play.plies else 0
        recent = [number for number, ply in enumerate(play.plies) if ply.turn >= turn - 1]
        self.told = dict.fromkeys([*self.humans, int(SPECTATOR)], recent[0] if recent else 0)
        self.choices = [n for n, ply in enumerate(play.plies) if self._is_asked(ply.actor)]
        self.is_shown = False

    def run(self) -> None:
        """Until it is over or the player leaves."""
        self.save_quietly()
        try:
            while not self.play.is_over:
                self._next_ply()
            self._finish()
        except Leave:
            return

    # What happens next.

    def _next_ply(self) -> None:
        actor = self.play.actor
        self._notice_secrets()
        if actor == CHANCE:
            self._ask_chance()
        elif actor in self.bots:
            code = choose_fairly(self.bots[actor], self.play.state, actor, self.thinking)
            self.enter(self.play.game.write_move(self.play.state, code))
            if not self.has_secrets or len(self.humans) < 2:
                self.tell_news()
        else:
            self._ask_seat(actor)

    def _ask_seat(self, seat: int) -> None:
        if self.typed_ahead:
            left = " ".join(self.typed_ahead)
            self.typed_ahead = []
            self.screen.say(self.words("cli-not-needed", typed=left), "yellow")
        moves = self.legal()
        if self.habits.auto and len(moves) == 1:
            if self.has_secrets and len(self.humans) > 1:
                self.enter(moves[0].text)
                return
            self.viewer = seat
            self.tell_news()
            self.screen.say(self.words("cli-only-choice", move=self.teller.move(moves[0])), "dim")
            self.enter(moves[0].text)
            return
        self._hand_over(seat)
        self.tell_news()
        if not self.is_shown:
            self.show_board()
            show_moves(self, moves)
            self.is_shown = True
        self._listen(moves)

    def _ask_chance(self) -> None:
        outcomes = self.play.describe()
        drawer = self.play.prompt().args.get("seat")
        if isinstance(drawer, int) and drawer in self.humans:
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
        self.choices.append(len(self.play.plies))
        self.enter(picked.move.text)

    def _listen(self, moves: list[Description]) -> None:
        """One typed line: a move, or an order to the program."""
        typed = self.screen.ask("> ")
        if not typed:
            return
        is_chance = self.play.actor == CHANCE
        picked = choose_chance(typed, moves) if is_chance else choose(typed, moves)
        is_order = find_order(self.words, typed) is not None
        # What the dice show is typed in letters too (`v`, a victim); ? still helps.
        if picked.move is not None and (is_chance or typed == picked.move.text or not is_order):
            self.choices.append(len(self.play.plies))
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
            some = ", ".join(move.text for move in picked.rivals[:8])
            self.screen.say(self.words("cli-ambiguous", typed=typed, moves=some), "yellow")
            return
        if self.play.actor == CHANCE and not typed.startswith("~"):
            self.explain(as_outcome(typed, self.play.describe()))
            return
        if typed.isdigit():
            self.screen.say(self.words("cli-no-such-number", number=typed), "yellow")
            return
        self.explain(typed)

    # What orders use.

    def legal(self) -> list[Description]:
        """What may be done now, in the order in which the catalogue lists the verbs."""
        verbs = f"verb-{self.play.game.id}-"
        listed = [name.removeprefix(verbs) for name in self.words.catalogue.ids(verbs)]
        return in_order(self.play.describe(), listed)

    def enter(self, text: str) -> None:
        """Do a move, let chance answer, save."""
        self.play.do(text)
        self.is_shown = False
        self.focus = ""
        self.save_quietly()

    def undo(self) -> None:
        """Back to the last choice a person made, unless chance has answered since."""
        if not self.choices:
            raise MoveError("nothing-to-undo")
        target = self.choices[-1]
        answers = [ply for ply in self.play.plies[target:] if ply.actor == CHANCE]
        if answers and self.play.rng is not None:
            # Which answer is not said: it may be a tile that only another seat has seen.
            raise MoveError("chance-has-answered")
        self.choices.pop()
        taken_back = self.play.plies[target].text
        while len(self.play.plies) > target:
            self.play.undo_any()
        self.told = {seat: min(told, target) for seat, told in self.told.items()}
        self.is_shown = False
        self.save_quietly()
        self.screen.say(self.words("cli-undone", move=taken_back), "green")

    def explain(self, text: str) -> None:
        """Say whether a move is legal and, if not, which rule forbids it."""
        try:
            refusal = self.play.why_not(text)
        except TocsinError as error:
            self.screen.say(self.teller.error(error), "yellow")
            return
        if refusal is None:
            self.screen.say(self.words("cli-legal", move=text), "green")
        else:
            self.screen.say(self.teller.refusal(refusal), "yellow")

    def show_board(self) -> None:
        """What the viewer may know, drawn or in words."""
        screen = self.screen
        space = Space(screen.plain, screen.width, screen.height, screen.is_ascii, self.focus)
        screen.show("")
        screen.show(self.room.draw(self.play.view(self.viewer), self.words, space))

    def tell_news(self) -> None:
        """The events since the viewer was last told."""
        since = self.told[self.viewer]
        for event in self.teller.gather(self.play.events(since=since, seat=self.viewer)):
            self.screen.tell(self.teller.event(event), event.rule)
        done = len(self.play.plies)
        if self.has_secrets:
            self.told[self.viewer] = done
        else:
            self.told = dict.fromkeys(self.told, done)

    def save_quietly(self) -> None:
        """Write the record if a file was named; a full disk is told and does not end the play."""
        if self.habits.autosave is None:
            return
        try:
            write_record(self.habits.autosave, self.play.record())
        except TocsinError as error:
            self.screen.say(self.words.error(error), "red")

    # Who sees what.

    def _is_asked(self, actor: int) -> bool:
        return actor in self.humans or (actor == CHANCE and self.play.rng is None)

    def _notice_secrets(self) -> None:
        """From the moment that two people may know different things, views are kept apart."""
        if self.has_secrets or len(self.humans) < 2:
            return
        views = [_without_seat(self.play.view(seat)) for seat in self.humans]
        self.has_secrets = any(view != views[0] for view in views)

    def _hand_over(self, seat: int) -> None:
        """Another person is to look: take the secrets away first, then wait for them."""
        if self.viewer == seat and self.is_handed_over:
            return
        if self.has_secrets:
            self.screen.wipe()
            self.screen.ask(self.words("cli-pass-keyboard", who=self.teller.seat(seat)) + " ")
            self.screen.wipe()
            self.is_handed_over = True
        self.viewer = seat

    def _finish(self) -> None:
        self.tell_news()
        self.show_board()
        outcome = self.play.outcome
        assert outcome is not None
        self.screen.show("")
        self.screen.say(self.teller.ending(outcome), "bold")
        if self.habits.autosave is not None:
            self.screen.say(self.words("cli-saved", file=str(self.habits.autosave)), "dim")
        elif self.humans:
            obey(self, "save")


def _without_seat(view: dict[str, object]) -> str:
    return json.dumps({name: value for name, value in view.items() if name != "seat"})
