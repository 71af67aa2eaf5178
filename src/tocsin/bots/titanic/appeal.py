"""How much a move is liked at SOS Titanic: boats, then hidden cards, then the cheapest act.

Every legal code gets an appeal and the best is taken. Moves that save a passenger or uncover a
card come before any act. Acts are weighed in hundredths of a page: a rescue by its chance to
succeed, an Action card by what it brings, less what it is worth to keep it for need.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.bots.titanic.weights import AppealWeights
from tocsin.core.bits import bit
from tocsin.games.titanic.actions.cards import collapsible_boat, mystery_passenger
from tocsin.games.titanic.rules import placing
from tocsin.games.titanic.table import codes, crew, heaps, passengers, places, sets
from tocsin.games.titanic.table.state import TitanicState

PAGE: Final[i64] = 100
NEVER: Final[i64] = -1000
# How much each Action card is liked where one can be chosen, in the order of their names.
LIKED: Final = vec[i64]([4, 9, 10, 6, 2, 5, 8, 3, 3, 7, 5, 5])


def appeal(s: TitanicState, code: i64, fits: i64, w: AppealWeights) -> i64:
    """How much a legal code is liked."""
    if codes.is_move(code):
        return _move_appeal(s, code)
    if codes.is_rescue(code):
        return _rescue_appeal(s, code - codes.RESCUE_FROM, fits, w)
    if codes.is_play(code):
        return _play_appeal(s, code, fits, w)
    if codes.is_place(code):
        return place_appeal(s, codes.place_card(code), codes.place_place(code), w)
    return _choice_appeal(s, code, fits, w)


def _move_appeal(s: TitanicState, code: i64) -> i64:
    """Saving comes first, then uncovering (bow decks drown first), then freeing a line."""
    source = codes.move_source(code)
    place = codes.move_place(code)
    if place > places.BOAT:
        return 3000 - source
    whole = codes.move_many(code) == s.run_length[source]
    if whole and s.hidden[source] > 0:
        return 2000 + 20 * (6 - source) - s.hidden[source]
    if whole and s.run_length[place] > 0 and source != places.BOAT:
        return 1000
    if whole and source == places.BOAT:
        return 900
    drowns = s.setup.booklet.decks_lost[s.page + 1] > source if _has_page(s) else False
    if whole and drowns and place > source:
        return 800
    return NEVER


def _has_page(s: TitanicState) -> bool:
    return s.page + 1 < s.setup.booklet.pages


def place_appeal(s: TitanicState, card: i64, place: i64, w: AppealWeights) -> i64:
    """Into a boat best of all; on a line rather where a run can follow and uncover a card."""
    kind = card >> 1
    if place == places.SIDE:
        return 400
    if places.GROUP <= place < places.STAND_IN:
        return 300 + _follows(s, kind + 1) * w.group_follow
    if place >= places.STAND_IN:
        return 200
    appeal: i64 = 100 + 4 * place
    if s.run_length[place] == 0:
        appeal -= 30
    for line in range(s.decks_lost, places.LINES_N):
        if s.run_length[line] > 0 and s.run_low[line] + s.run_length[line] == kind:
            appeal += 40 if s.hidden[line] > 0 else 10
    return appeal


def _follows(s: TitanicState, kind: i64) -> i64:
    """Does a passenger of that kind wait at a free end?"""
    if passengers.is_lifeboat(kind):
        return 0
    for line in range(s.decks_lost, places.LINES_N):
        if s.run_length[line] > 0 and s.run_low[line] == kind:
            return 1
    return 0


def _fitting_share(s: TitanicState, fits: i64) -> i64:
    """How many in a thousand cards of the pile's middle fit."""
    known = s.known[places.PILE]
    size = s.hidden[places.PILE]
    if size == 0:
        return 0
    found = 1000 * sets.count(known & fits)
    unseen = size - sets.count(known)
    if unseen > 0 and s.unseen_n > 0:
        found += 1000 * unseen * sets.count(s.unseen & fits) // s.unseen_n
    return found // size


def failure_odds(s: TitanicState, many: i64, fits: i64) -> i64:
    """In how many of a thousand cases a rescue of so many cards fails, roughly."""
    tops: i64 = len(s.pile_top)
    for i in range(many if many < tops else tops):
        if fits & bit(s.pile_top[i]):
            return 0
    left = many - tops
    failing: i64 = 1000
    share = _fitting_share(s, fits)
    for i in range(left if left > 0 else i64(0)):
        size = s.hidden[places.PILE] - i
        rest = s.hidden[places.PILE] * share // size if size > 0 else i64(1000)
        failing = failing * (1000 - (rest if rest < 1000 else i64(1000))) // 1000
    return failing


def _rescue_appeal(s: TitanicState, many: i64, fits: i64, w: AppealWeights) -> i64:
    """Success against the page, what the failure pays, and the cards that leave the pile."""
    if many == 0:
        return 0 - PAGE // 2
    failing = failure_odds(s, many, fits)
    member = s.crew[s.seat]
    paid = crew.COMPENSATION[member]
    pays = w.pay_fleet if member == crew.FLEET else w.pay * paid
    flow = PAGE * many // (s.pile_size() + sets.count(s.discard) + 1)
    return ((1000 - failing) * w.placed - failing * (PAGE - pays)) // 1000 - flow


def _play_appeal(s: TitanicState, code: i64, fits: i64, w: AppealWeights) -> i64:
    """What the card brings now, less what it is worth to keep."""
    name = codes.play_name(code)
    target = codes.play_target(code)
    # Many cards in hand, or few pages left, make each of them cheaper.
    price = w.kept - 4 * heaps.size(s.hand[s.seat]) - 3 * s.page
    if name == heaps.COME_BACK:
        return w.placed + w.come_back - price if s.discard & fits else 0 - PAGE
    if name == heaps.COME_ON:
        share = _fitting_share(s, fits)
        sure = share * s.hidden[places.PILE] >= 1500 or _known_fits(s, fits)
        return w.placed + w.come_on - price if sure else 0 - PAGE
    if name == heaps.SAVE_TIME:
        worth = PAGE if s.pile_size() <= 1 and sets.count(s.discard) > 3 else i64(0)
        return worth - price
    if name == heaps.YOUR_TURN:
        hidden = s.hidden[target - 1]
        return w.your_turn + 5 * (hidden if hidden < 6 else i64(6)) - price if hidden > 1 else NEVER
    if name == heaps.WAIT:
        hidden = s.hidden[target - 1]
        return w.wait - 5 * s.run_length[target - 1] - price if hidden > 0 else NEVER
    if name == heaps.COLLAPSIBLE_BOAT:
        line = collapsible_boat.line_of(target)
        whole = collapsible_boat.many_of(target) == s.run_length[line]
        return (
            w.collapsible_boat - s.hidden[line] - price if whole and s.hidden[line] > 0 else NEVER
        )
    if name >= heaps.MYSTERY_FIRST:
        return _mystery_appeal(s, name - heaps.MYSTERY_FIRST, target - 1, w) - price
    if name == heaps.PLAN_A or name == heaps.PLAN_B:
        return w.plan - price
    if name == heaps.GET_READY:
        return w.get_ready - price if s.pile_size() > 4 else NEVER
    return w.other_card - price


def _known_fits(s: TitanicState, fits: i64) -> bool:
    cards = s.known[places.PILE]
    for i in range(i64(len(s.pile_top))):
        cards |= bit(s.pile_top[i])
    for i in range(i64(len(s.pile_bottom))):
        cards |= bit(s.pile_bottom[i])
    return cards & fits != 0


def _mystery_appeal(s: TitanicState, klass: i64, place: i64, w: AppealWeights) -> i64:
    """A stand-in is for a boat where the next number waits, or a run can follow it."""
    kind = mystery_passenger.kind_at(s, klass, place)
    if place == places.SIDE:
        return w.stand_in_side + w.stand_in_side_follow * _follows(s, kind + 1)
    if place >= places.GROUP:
        return w.stand_in_group + w.stand_in_group_follow * _follows(s, kind + 1)
    for line in range(s.decks_lost, places.LINES_N):
        if s.run_length[line] > 0 and s.run_low[line] + s.run_length[line] == kind:
            if s.hidden[line] > 0 and not passengers.is_opener(kind):
                return w.stand_in_line
    return -20


def _choice_appeal(s: TitanicState, code: i64, fits: i64, w: AppealWeights) -> i64:
    """The small choices within a step."""
    if code == codes.STOP or code == codes.DONE or code == codes.KEEP:
        return 0
    if codes.TOP_FROM <= code < codes.BOTTOM_FROM:
        # The card laid last lies uppermost: fitting ones last of all.
        return i64(10) if fits & bit(code - codes.TOP_FROM) else i64(20)
    if codes.BOTTOM_FROM <= code < codes.PICK_FROM:
        return i64(0) if fits & bit(code - codes.BOTTOM_FROM) else i64(30)
    if codes.PICK_FROM <= code < codes.TAKE_FROM:
        return _pick_appeal(s, code - codes.PICK_FROM, w)
    if codes.TAKE_FROM <= code < codes.KEEP_ONE_FROM:
        return LIKED[code - codes.TAKE_FROM]
    if codes.KEEP_ONE_FROM <= code < codes.SWAP_FROM:
        return LIKED[code - codes.KEEP_ONE_FROM]
    if code >= codes.GIVE_FROM:
        # Whoever plays next has most use for a card, and nobody needs all of them.
        seat = (code - codes.GIVE_FROM) & 7
        after = s.seat + 1 if s.seat + 1 < s.setup.players else i64(0)
        return (3 if seat == after else 0) - heaps.size(s.hand[seat])
    return i64(-1) if code >= codes.SWAP_FROM else i64(0)


def _pick_appeal(s: TitanicState, card: i64, w: AppealWeights) -> i64:
    """The card that can leave the line again at once."""
    best: i64 = 0
    for place in range(s.decks_lost, places.STAND_IN + 2):
        if place != s.looked_line and placing.obstacle(s, card >> 1, place) == 0:
            appeal = place_appeal(s, card, place, w)
            if appeal > best:
                best = appeal
    return best - (card >> 1)
