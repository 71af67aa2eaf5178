"""What computer partners at a play say, and what people ask of them.

Before its turn a partner says what it means to do, after it why. A request stands until the partner
has had its turn; asking again replaces it.
"""

from dataclasses import dataclass

from tocsin.bots.bot import Bot
from tocsin.bots.insight import Insight
from tocsin.bots.partner import Decision, Partner
from tocsin.bots.partners import make_insight
from tocsin.core.playthrough import Playthrough
from tocsin.core.rng import Rng
from tocsin.core.talk import Request, Saying, TalkError, check_words, renew
from tocsin.host.announcing import Announced

# How often one partner may be asked within one turn of the play.
REQUESTS_MAX = 3


@dataclass(frozen=True, slots=True)
class Said:
    """Who said what."""

    seat: int
    saying: Saying


class Conversation:
    """The talk of one play."""

    def __init__(self, play: Playthrough, bots: dict[int, Bot], people: list[int]) -> None:
        self._play = play
        self._bots = bots
        self._people = people
        self._insight: Insight | None = None
        self._said: list[Said] = []
        self._requests: dict[int, Request] = {}
        self._replies: dict[int, Saying] = {}
        self._asked: dict[int, int] = {}
        self._turn = -1
        self._plan: Announced[int] | None = None

    @property
    def insight(self) -> Insight:
        """What can be said of the game; made when it is first needed."""
        if self._insight is None:
            self._insight = make_insight(self._play.game)
        return self._insight

    def take(self) -> list[Said]:
        """What was said since this was last asked."""
        said, self._said = self._said, []
        return said

    # A partner's turn.

    def decide(self, seat: int, rng: Rng) -> str:
        """The text of the move that a partner makes now; what it says is kept to be told."""
        state, game = self._play.state, self._play.game
        turn = int(state.turn)
        plan = self._plan if self._plan is not None and self._plan.is_of(seat, turn) else None
        due = None if plan is None else plan.next_move(len(self._play.plies))
        if plan is not None and due is not None and state.is_offered(due):
            self._plan = plan.follow(due)
            return game.write_move(state, due)
        # What was asked is answered once, when the turn begins.
        request = self._requests.get(seat) if plan is None else None
        partner = Partner(self._bots[seat], self.insight)
        decision = partner.decide(state, seat, rng, request, self._people)
        if decision.intention is not None:
            self._announce(seat, turn, decision, plan)
        return game.write_move(state, decision.code)

    def _announce(
        self, seat: int, turn: int, decision: Decision, plan: "Announced[int] | None"
    ) -> None:
        assert decision.intention is not None
        if plan is not None and (going_on := plan.follow(decision.code)) is not None:
            self._plan = going_on
            return
        self._answer_again(seat, decision.reply)
        rest = decision.plan[1:]
        ply = len(self._play.plies) + 1
        told, why = decision.intention, decision.reason
        new = Announced(seat, turn, ply, rest, told, why, decision.is_firm)
        is_told = True
        if plan is not None:
            new, is_told = plan.changed_to(new)
        if is_told:
            self._said.append(Said(seat, decision.intention))
        self._plan = new

    def _answer_again(self, seat: int, reply: Saying | None) -> None:
        """What is answered when the turn has come, if it is not what was said before."""
        told = reply if reply is None else renew(self._replies.pop(seat, None), reply)
        if told is not None:
            self._said.append(Said(seat, told))

    def notice_turn(self) -> None:
        """A turn that is over is explained, and what was asked for it is done with."""
        plan, state = self._plan, self._play.state
        if plan is None or (int(state.turn) == plan.turn and not state.is_over):
            return
        self._plan = None
        self._requests.pop(plan.seat, None)
        if plan.reason is not None:
            self._said.append(Said(plan.seat, plan.reason))

    # What people ask.

    def ask(self, seat: int, request: Request, rng: Rng) -> Saying:
        """A request to a partner and its answer at once; TalkError where nothing can be asked."""
        self._check(seat, request)
        self._requests[seat] = request
        partner = Partner(self._bots[seat], self.insight)
        self._replies[seat] = partner.answer(self._play.state, seat, rng, request)
        return self._replies[seat]

    def _check(self, seat: int, request: Request) -> None:
        if seat not in self._bots:
            raise TalkError("not-a-partner", {"actor": seat})
        check_words(self._play.game, request)
        if request.at and not self.insight.knows_place(self._play.state, request.at):
            raise TalkError("no-such-place", {"place": request.at[:40]})
        turn = int(self._play.state.turn)
        if turn != self._turn:
            self._turn, self._asked = turn, {}
        self._asked[seat] = self._asked.get(seat, 0) + 1
        if self._asked[seat] > REQUESTS_MAX:
            raise TalkError("too-many-requests", {"actor": seat, "most": REQUESTS_MAX})
