"""One play with people, bots and dice around it: who is asked, what is admitted, what is news."""

from collections.abc import Sequence

from tocsin.bots.hints import Hint, find_hints
from tocsin.bots.registry import make_bot
from tocsin.core.facts import Description, Event
from tocsin.core.playthrough import Playthrough
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE
from tocsin.core.talk import Request, Saying
from tocsin.facade import replay
from tocsin.host import admission
from tocsin.host.advising import advise
from tocsin.host.conversation import Conversation
from tocsin.host.news import News, Secrets
from tocsin.host.saving import read_save, write_save
from tocsin.host.seating import check_known, label_seats, seat_bots
from tocsin.host.undoing import FAIR, MARK, PRACTICE, Choices, is_practice


class Host:
    """Hosts a play. `sequence` grows with every change, so that a stale move can be told."""

    def __init__(
        self,
        play: Playthrough,
        seating: list[str],
        thinking: Rng,
        policy: str = FAIR,
        with_own_bots: bool = False,
    ) -> None:
        play.names = label_seats(seating, with_own_bots)
        self.play = play
        # The bots' own randomness is kept apart, so that chance does not depend on how they think.
        self.thinking = thinking
        self.bots = seat_bots(play.game, seating, with_own_bots)
        for bot in self.bots.values():
            bot.meet(sum(1 << seat for seat in self.bots))
        self.people = [seat for seat in range(play.game.seats) if seat not in self.bots]
        # What computer partners say, and what people ask of them.
        self.talk = Conversation(play, self.bots, self.people)
        self.sequence = 0
        self._choices = Choices(PRACTICE if is_practice(play) else policy)
        self._choices.recall(play, self._answering())
        self._news = News(play)
        self._secrets = Secrets()
        self._secrets.notice(play, self.people)

    # Who acts.

    @property
    def actor(self) -> int:
        """A seat number, CHANCE, or NOBODY when it is over."""
        return self.play.actor

    @property
    def is_over(self) -> bool:
        """Has the play ended?"""
        return self.play.is_over

    @property
    def is_person_asked(self) -> bool:
        """Does everything wait for a person, at a seat or with dice in hand?"""
        return self.play.actor in self._answering()

    @property
    def is_practice(self) -> bool:
        """May anything be taken back?"""
        return self._choices.policy == PRACTICE

    @property
    def keeps_secrets(self) -> bool:
        """May two people at this play know different things?"""
        return self._secrets.are_kept

    # What is done.

    def admit(self, seat: int, text: str, meant_for: int | None = None) -> int:
        """The code of a move that may be made now; else an error with a closed code."""
        code = admission.read_known(self.play, text)
        admission.check_allowed(self.play, self.people, seat)
        admission.check_turn(self.play, seat)
        admission.check_fresh(meant_for, self.sequence)
        admission.check_legal(self.play, code)
        return code

    def do(
        self, seat: int, text: str, meant_for: int | None = None, is_choice: bool = True
    ) -> None:
        """One move of a person, or of chance typed by hand; seeded chance then answers.

        `meant_for` is the sequence number of the table that the move was chosen at. What a front
        does for a person who has only one answer is no choice, and undo does not stop there.
        """
        code = self.admit(seat, text, meant_for)
        if is_choice:
            self._choices.made(self.play, seat)
        self._enter(self.play.game.write_move(self.play.state, code))

    def let_bot_act(self) -> None:
        """One move of the bot whose turn it is."""
        self._enter(self.talk.decide(self.play.actor, self.thinking))
        self.talk.notice_turn()

    def advise(self, bot: str) -> str:
        """What a bot of that name would do in the place of whoever is to act, always the same."""
        code = advise(make_bot(bot, self.play.game), self.play.state)
        return self.play.game.write_move(self.play.state, code)

    def hints(self) -> list[Hint]:
        """The best plans of whoever is to act, as the expert sees them, always the same."""
        return find_hints(self.play.game, self.play.state, int(self.play.actor))

    def describe_plan(self, codes: Sequence[int]) -> list[Description]:
        """The moves of a plan as they will be when their turn comes."""
        game, state = self.play.game, self.play.state.copy()
        found: list[Description] = []
        for code in codes:
            # A plan may go past a question to somebody else: what comes then is not known yet.
            if not state.is_offered(code):
                break
            found.append(game.describe(state, code))
            state.play(code)
        return found

    def ask(self, seat: int, request: Request) -> Saying:
        """A person asks a computer partner for something; its answer."""
        return self.talk.ask(seat, request, self.thinking)

    def let_bots_act(self) -> None:
        """Bots act until a person is asked or it is over."""
        while self.play.actor in self.bots:
            self.let_bot_act()

    def undo(self, seat: int | None = None) -> str:
        """Take back the last choice of a person, if the policy allows; the text of its move."""
        plies = list(self.play.plies)
        choice = self._choices.undo(self.play, seat)
        self._news.forget(choice.ply)
        self.sequence += 1
        return plies[choice.ply].text

    # What is told and kept.

    def news(self, seat: int, is_shared: bool = False) -> list[Event]:
        """Facts since this seat was last told; on a shared screen all have been told by that."""
        events = self._news.take(self.play, seat)
        if is_shared:
            self._news.all_told(self.play)
        return events

    def save(self) -> str:
        """The play with its future, for the disk of its own machine; never to be shared."""
        return write_save(self.play, self.thinking)

    def _enter(self, text: str) -> None:
        self.play.do(text)
        if self.is_practice and not is_practice(self.play):
            self.play.note(MARK)
        self.sequence += 1
        self._secrets.notice(self.play, self.people)

    def _answering(self) -> list[int]:
        """Whoever answers by hand: people on their seats, and typed dice."""
        return [*self.people, *([int(CHANCE)] if self.play.rng is None else [])]


def resume(
    text: str,
    chance: Rng | None,
    thinking: Rng,
    seating: list[str] | None = None,
    with_own_bots: bool = False,
) -> Host:
    """Go on with a play that was saved, or with a record.

    A save brings its own generators; `chance` and `thinking` are for what has none, and without
    `chance` the dice are typed.
    """
    save = read_save(text)
    play = replay(save.record, chance="manual")
    if chance is not None:
        play.rng = save.chance or chance
        play.let_chance_act()
    if seating is None:
        check_known(play.names)
    return Host(
        play,
        seating or list(play.names),
        save.thinking or thinking,
        with_own_bots=with_own_bots and seating is not None,
    )
