"""Who may do what, checked in one order, with closed codes.

A move is known, well-formed, allowed to this seat, in a play that is not over, in turn, not stale
and legal, or it is refused with the first that fails. Nothing that is raised here shows a position,
because a position names what lies face down.
"""

from tocsin.core.errors import (
    IllegalMove,
    InvariantBroken,
    MoveError,
    NotYourTurn,
    PlaythroughOver,
    SetupError,
    StaleMove,
    quoted,
)
from tocsin.core.playthrough import Playthrough
from tocsin.core.seats import CHANCE


def read_known(play: Playthrough, text: str) -> int:
    """Known and well-formed: the code of a text; NotationError says where it is neither."""
    return play.game.read_move(play.state, text)


def check_allowed(play: Playthrough, people: list[int], seat: int) -> None:
    """Allowed to this seat: a person sits there, or the dice are typed by hand."""
    if seat == CHANCE:
        if play.rng is not None:
            raise MoveError("not-your-seat", {"seat": seat})
        return
    if isinstance(seat, bool) or not 0 <= seat < play.game.seats:
        raise SetupError("no-such-seat", {"seat": quoted(seat), "seats": play.game.seats})
    if seat not in people:
        raise MoveError("not-your-seat", {"seat": seat})


def check_turn(play: Playthrough, seat: int) -> None:
    """Not over, and this seat's turn."""
    if play.is_over:
        raise PlaythroughOver("the-play-is-over")
    if play.actor != seat:
        raise NotYourTurn("not-your-turn", {"actor": play.actor})


def check_fresh(meant_for: int | None, now: int) -> None:
    """Not stale: the move was chosen while looking at the table as it is."""
    if meant_for is not None and meant_for != now:
        raise StaleMove("stale-move", {"meant_for": meant_for, "now": now})


def check_legal(play: Playthrough, code: int) -> None:
    """Legal: no rule forbids it."""
    if play.state.is_offered(code):
        return
    refusal = play.game.explain(play.state, code)
    if refusal is None:
        raise InvariantBroken(f"code {code} is not offered and no rule forbids it")
    raise IllegalMove(refusal.code, refusal.args, refusal.rule)
