"""What each phase offers: which rooms are asked, in the order of their codes."""

from tocsin.core.seats import CHANCE
from tocsin.games.titanic.actions import (
    arrange,
    chance,
    done,
    first,
    give,
    keep,
    move,
    pick,
    place,
    play,
    rescue,
    seek,
    share,
    stop,
    swap,
    take,
)
from tocsin.games.titanic.table import crew, phases
from tocsin.games.titanic.table.state import TitanicState


def offer(s: TitanicState) -> None:
    """List everything that may be done now; the often asked phases come first."""
    phase = s.phase
    if s.actor == CHANCE:
        chance.offer(s)
    elif phase == phases.TURN:
        # TI-TURN-2: moves, a rescue, the action of Lowe or Smith, an Action card.
        move.offer(s)
        rescue.offer(s)
        member = s.crew[s.seat]
        if member == crew.LOWE:
            seek.offer(s)
        elif member == crew.SMITH:
            share.offer(s)
        play.offer(s)
    elif phase == phases.PLACE:
        stop.offer(s)
        place.offer(s)
    elif phase == phases.COME_ON_PLACE or phase == phases.COME_BACK_PLACE:
        place.offer(s)
    else:
        _offer_choice(s)


def _offer_choice(s: TitanicState) -> None:
    """The choices within a step."""
    phase = s.phase
    if phase == phases.NUMBER:
        rescue.offer(s)
    elif phase == phases.ARRANGE:
        arrange.offer(s)
    elif phase == phases.PICK:
        pick.offer(s)
    elif phase == phases.TAKE_A or phase == phases.TAKE_B:
        take.offer(s)
    elif phase == phases.KEEP:
        keep.offer(s)
    elif phase == phases.PLAY_NOW:
        play.offer_drawn(s)
        keep.offer_later(s)
    elif phase == phases.SWAP:
        done.offer(s)
        swap.offer(s)
    elif phase == phases.GIVE:
        give.offer(s)
    elif phase == phases.FIRST:
        first.offer(s)
