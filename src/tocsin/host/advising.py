"""Advice for whoever is to act: the same when it is asked for twice, and never a spoilt play.

A bot that breaks ties by chance is given the same chance for the same view. A move after which the
play is lost, or its goal out of reach, is never advised as long as another move keeps it open.
"""

import json
from zlib import crc32

from mypy_extensions import i64

from tocsin.bots.bot import Bot
from tocsin.bots.match import choose_fairly
from tocsin.core.contract import State
from tocsin.core.rng import Rng

# How often the bot is asked again before any move will do that spoils nothing.
TRIES = 8


def advise(bot: Bot, state: State) -> int:
    """The code of the advised move."""
    seat = state.actor
    seen = crc32(json.dumps(state.view(seat).as_json(), sort_keys=True).encode())
    first = int(choose_fairly(bot, state, seat, Rng(seen)))
    if not _spoils(state, first, seat, seen):
        return first
    sound = [code for code in state.legal() if not _spoils(state, code, seat, seen)]
    for more in range(1, TRIES + 1) if sound else ():
        code = int(choose_fairly(bot, state, seat, Rng(seen + more)))
        if code in sound:
            return code
    return sound[0] if sound else first


def _spoils(state: State, code: int, seat: i64, seen: int) -> bool:
    """Is the play lost by this move, or its goal out of reach, as far as the seat can know?"""
    after = state.imagine(seat, Rng(seen)).copy()
    after.play(code)
    outcome = after.outcome()
    if outcome is not None:
        return int(seat) not in outcome.winners
    return not getattr(after.view(seat), "can_be_won", True)
