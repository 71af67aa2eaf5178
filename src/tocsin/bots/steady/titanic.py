"""Steady at SOS Titanic: boats first, then hidden cards, then the act that costs least.

Every legal code gets an appeal and the best is taken. Moves that save a passenger or uncover a
card come before any act. Acts are weighed in hundredths of a page: a rescue by its chance to
succeed, an Action card by what it brings, less what it is worth to keep it for need.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.bots.bot import Bot
from tocsin.core.bits import bit
from tocsin.core.contract import State
from tocsin.core.rng import Rng
from tocsin.games.titanic.actions import (
    COLLAPSIBLE_BOAT,
    COME_BACK,
    COME_ON,
    GET_READY,
    MYSTERY_FIRST,
    PLAN_A,
    PLAN_B,
    SAVE_TIME,
    WAIT,
    YOUR_TURN,
    heap_size,
)
from tocsin.games.titanic.bits import count
from tocsin.games.titanic.cards import is_lifeboat, is_opener
from tocsin.games.titanic.codes import (
    BOTTOM_FROM,
    DONE_CODE,
    GIVE_FROM,
    KEEP_CODE,
    KEEP_FROM,
    PICK_FROM,
    PLACE_FROM,
    RESCUE_FROM,
    STOP_CODE,
    SWAP_FROM,
    TAIL_FROM,
    TAKE_FROM,
    TOP_FROM,
    is_move,
    is_place,
    is_play,
    is_rescue,
    move_many,
    move_place,
    move_source,
    play_name,
    play_target,
)
from tocsin.games.titanic.crew import COMPENSATION, FLEET
from tocsin.games.titanic.placing import accepts, fitting
from tocsin.games.titanic.ship import (
    BOAT,
    GROUP,
    LINES_N,
    PILE,
    SIDE,
    STAND_IN,
    Ship,
)
from tocsin.games.titanic.staying import stand_in_kind

PAGE: Final[i64] = 100
PLACED: Final[i64] = 60
# What an Action card is worth while it is kept for need.
KEPT: Final[i64] = 45
NEVER: Final[i64] = -1000
# How much each Action card is liked where one can be chosen, in the order of their names.
LIKED: Final = vec[i64]([4, 9, 10, 6, 2, 5, 8, 3, 3, 7, 5, 5])


class SteadyTitanic(Bot):
    """The most appealing legal code; ties are broken by a fair pick."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """One look at the ship, one number per legal code."""
        assert isinstance(state, Ship)
        n = state.ready()
        fits = fitting(state) if state.bare == 0 and state.line < 0 else i64(0)
        best: i64 = state.offers[0]
        top: i64 = -1_000_000
        ties: i64 = 0
        for i in range(n):
            code = state.offers[i]
            worth = appeal(state, code, fits)
            if worth > top:
                top = worth
                best = code
                ties = 1
            elif worth == top:
                ties += 1
                if rng.below(ties) == 0:
                    best = code
        return best


def appeal(ship: Ship, code: i64, fits: i64) -> i64:
    """How much a legal code is liked."""
    if is_move(code):
        return _move_appeal(ship, code)
    if is_rescue(code):
        return _rescue_appeal(ship, code - RESCUE_FROM, fits)
    if is_play(code):
        return _play_appeal(ship, code, fits)
    if is_place(code):
        return place_appeal(ship, (code - PLACE_FROM) >> 4, (code - PLACE_FROM) & 15)
    return _choice_appeal(ship, code, fits)


def _move_appeal(ship: Ship, code: i64) -> i64:
    """Saving comes first, then uncovering (bow decks drown first), then freeing a line."""
    source = move_source(code)
    place = move_place(code)
    if place > BOAT:
        return 3000 - source
    whole = move_many(code) == ship.length[source]
    if whole and ship.hidden[source] > 0:
        return 2000 + 20 * (6 - source) - ship.hidden[source]
    if whole and ship.length[place] > 0 and source != BOAT:
        return 1000
    if whole and source == BOAT:
        return 900
    drowns = ship.charter.booklet.lost[ship.page + 1] > source if _has_page(ship) else False
    if whole and drowns and place > source:
        return 800
    return NEVER


def _has_page(ship: Ship) -> bool:
    return ship.page + 1 < ship.charter.booklet.pages


def place_appeal(ship: Ship, card: i64, place: i64) -> i64:
    """Into a boat best of all; on a line rather where a run can follow and uncover a card."""
    kind = card >> 1
    if place == SIDE:
        return 400
    if GROUP <= place < STAND_IN:
        return 300 + _follows(ship, kind + 1) * 40
    if place >= STAND_IN:
        return 200
    appeal: i64 = 100 + 4 * place
    if ship.length[place] == 0:
        appeal -= 30
    for line in range(ship.lost, LINES_N):
        if ship.length[line] > 0 and ship.low[line] + ship.length[line] == kind:
            appeal += 40 if ship.hidden[line] > 0 else 10
    return appeal


def _follows(ship: Ship, kind: i64) -> i64:
    """Does a passenger of that kind wait at a free end?"""
    if is_lifeboat(kind):
        return 0
    for line in range(ship.lost, LINES_N):
        if ship.length[line] > 0 and ship.low[line] == kind:
            return 1
    return 0


def _fitting_share(ship: Ship, fits: i64) -> i64:
    """How many in a thousand cards of the pile's middle fit."""
    known = ship.known[PILE]
    size = ship.hidden[PILE]
    if size == 0:
        return 0
    found = 1000 * count(known & fits)
    fresh = size - count(known)
    if fresh > 0 and ship.fresh_n > 0:
        found += 1000 * fresh * count(ship.fresh & fits) // ship.fresh_n
    return found // size


def failure_odds(ship: Ship, many: i64, fits: i64) -> i64:
    """In how many of a thousand cases a rescue of so many cards fails, roughly."""
    tops: i64 = len(ship.top)
    for i in range(many if many < tops else tops):
        if fits & bit(ship.top[i]):
            return 0
    left = many - tops
    failing: i64 = 1000
    share = _fitting_share(ship, fits)
    for i in range(left if left > 0 else i64(0)):
        size = ship.hidden[PILE] - i
        rest = ship.hidden[PILE] * share // size if size > 0 else i64(1000)
        failing = failing * (1000 - (rest if rest < 1000 else i64(1000))) // 1000
    return failing


def _rescue_appeal(ship: Ship, many: i64, fits: i64) -> i64:
    """Success against the page, what the failure pays, and the cards that leave the pile."""
    if many == 0:
        return 0 - PAGE // 2
    failing = failure_odds(ship, many, fits)
    member = ship.crew[ship.seat]
    paid = COMPENSATION[member]
    pays = 25 if member == FLEET else 20 * paid
    flow = PAGE * many // (ship.pile_size() + count(ship.discard) + 1)
    return ((1000 - failing) * PLACED - failing * (PAGE - pays)) // 1000 - flow


def _play_appeal(ship: Ship, code: i64, fits: i64) -> i64:
    """What the card brings now, less what it is worth to keep."""
    name = play_name(code)
    target = play_target(code)
    # Many cards in hand, or few pages left, make each of them cheaper.
    price = KEPT - 4 * heap_size(ship.hand[ship.seat]) - 3 * ship.page
    if name == COME_BACK:
        return PLACED + 20 - price if ship.discard & fits else 0 - PAGE
    if name == COME_ON:
        share = _fitting_share(ship, fits)
        sure = share * ship.hidden[PILE] >= 1500 or _known_fits(ship, fits)
        return PLACED + 10 - price if sure else 0 - PAGE
    if name == SAVE_TIME:
        worth = PAGE if ship.pile_size() <= 1 and count(ship.discard) > 3 else i64(0)
        return worth - price
    if name == YOUR_TURN:
        hidden = ship.hidden[target - 1]
        return 25 + 5 * (hidden if hidden < 6 else i64(6)) - price if hidden > 1 else NEVER
    if name == WAIT:
        hidden = ship.hidden[target - 1]
        return 30 - 5 * ship.length[target - 1] - price if hidden > 0 else NEVER
    if name == COLLAPSIBLE_BOAT:
        line = (target - TAIL_FROM) >> 5
        whole = (target - TAIL_FROM) & 31 == ship.length[line]
        return 55 - ship.hidden[line] - price if whole and ship.hidden[line] > 0 else NEVER
    if name >= MYSTERY_FIRST:
        return _mystery_appeal(ship, name - MYSTERY_FIRST, target - 1) - price
    if name == PLAN_A or name == PLAN_B:
        return 20 - price
    if name == GET_READY:
        return 35 - price if ship.pile_size() > 4 else NEVER
    return 15 - price


def _known_fits(ship: Ship, fits: i64) -> bool:
    cards = ship.known[PILE]
    for i in range(i64(len(ship.top))):
        cards |= bit(ship.top[i])
    for i in range(i64(len(ship.bottom))):
        cards |= bit(ship.bottom[i])
    return cards & fits != 0


def _mystery_appeal(ship: Ship, whose: i64, place: i64) -> i64:
    """A stand-in is for a boat where the next number waits, or a run can follow it."""
    kind = stand_in_kind(ship, whose, place)
    if place == SIDE:
        return 40 + 40 * _follows(ship, kind + 1)
    if place >= GROUP:
        return 10 + 70 * _follows(ship, kind + 1)
    for line in range(ship.lost, LINES_N):
        if ship.length[line] > 0 and ship.low[line] + ship.length[line] == kind:
            if ship.hidden[line] > 0 and not is_opener(kind):
                return 50
    return -20


def _choice_appeal(ship: Ship, code: i64, fits: i64) -> i64:
    """The small choices within a step."""
    if code == STOP_CODE or code == DONE_CODE or code == KEEP_CODE:
        return 0
    if TOP_FROM <= code < BOTTOM_FROM:
        # The card laid last lies uppermost: fitting ones last of all.
        return 10 if fits & bit(code - TOP_FROM) else i64(20)
    if BOTTOM_FROM <= code < PICK_FROM:
        return i64(0) if fits & bit(code - BOTTOM_FROM) else i64(30)
    if PICK_FROM <= code < TAKE_FROM:
        return _pick_appeal(ship, code - PICK_FROM)
    if TAKE_FROM <= code < KEEP_FROM:
        return LIKED[code - TAKE_FROM]
    if KEEP_FROM <= code < SWAP_FROM:
        return LIKED[code - KEEP_FROM]
    if code >= GIVE_FROM:
        # Whoever plays next has most use for a card, and nobody needs all of them.
        seat = (code - GIVE_FROM) & 7
        after = ship.seat + 1 if ship.seat + 1 < ship.charter.players else i64(0)
        return (3 if seat == after else 0) - heap_size(ship.hand[seat])
    return -1 if code >= SWAP_FROM else i64(0)


def _pick_appeal(ship: Ship, card: i64) -> i64:
    """The card that can leave the line again at once."""
    best: i64 = 0
    for place in range(ship.lost, STAND_IN + 2):
        if place != ship.line and accepts(ship, place, card >> 1):
            appeal = place_appeal(ship, card, place)
            if appeal > best:
                best = appeal
    return best - (card >> 1)
