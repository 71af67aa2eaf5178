"""What a plan at SOS Titanic comes to: somebody saved, a card uncovered or played, a rescue."""

# mypyc: off

from collections.abc import Sequence

from tocsin.bots.insight import act_out, intention
from tocsin.core.talk import Saying
from tocsin.games.titanic.table import codes, heaps, places
from tocsin.games.titanic.table.state import TitanicState


def intend(before: TitanicState, seat: int, plan: Sequence[int]) -> Saying:
    """The plan in a word: what matters most of it."""
    events = act_out(before, plan)[1]
    saved = [e for e in events if e.code in ("lifeboat-lowered", "passenger-saved")]
    if saved and any(codes.is_move(code) or codes.is_place(code) for code in plan):
        first = saved[0].args
        return intention("save", card=first["card"], place=first["group"], count=len(saved))
    act = next((code for code in plan if not codes.is_move(code)), -1)
    if codes.is_play(act):
        return intention("play-card", card=heaps.NAMES[codes.play_name(act)])
    moved = _moves(before, plan)
    if moved is not None:
        return moved
    return _act(before, act)


def _moves(before: TitanicState, plan: Sequence[int]) -> Saying | None:
    """The moves of the plan, the most useful one."""
    state = before.copy()
    best: Saying | None = None
    rank = 0
    for code in plan:
        if not codes.is_move(code):
            break
        source, many = int(codes.move_source(code)), int(codes.move_many(code))
        args = {
            "line": places.NAMES[source],
            "place": places.NAMES[codes.move_place(code)],
            "count": many,
        }
        is_whole = many == state.run_length[source]
        word, worth = ("move", 1)
        if is_whole:
            word, worth = ("uncover", 3) if state.hidden[source] > 0 else ("free-line", 2)
        if worth > rank:
            best, rank = intention(word, **args), worth
        state.apply(code, None)
        state.offers_n = -1
    return best


def _act(before: TitanicState, act: int) -> Saying:
    if codes.is_rescue(act):
        return intention("rescue", many=int(act - codes.RESCUE_FROM))
    if act == codes.SEEK:
        return intention("seek-anchor")
    if act == codes.SHARE:
        return intention("share-cards")
    if codes.is_place(act):
        facts = before.game.describe(before, act).args
        return intention("place", card=facts["card"], place=facts["place"])
    return intention("choose")
