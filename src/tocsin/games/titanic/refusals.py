"""Why a code is not legal now, rule by rule: what the step is about, and chance.

Written from the rules and not from the lists of offers, which are counted afresh here and in the
two rooms beside it, so that the two check each other (see `tocsin.core.perft`).
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.contract import Refusal
from tocsin.core.errors import Args
from tocsin.core.seats import CHANCE
from tocsin.games.titanic.actions import ACTIONS, ACTIONS_N, copies_in, one
from tocsin.games.titanic.bits import count
from tocsin.games.titanic.card_refusals import explain_play
from tocsin.games.titanic.cards import base_of, class_of, write_card, write_kind
from tocsin.games.titanic.codes import (
    ACTION_FROM,
    BOTTOM_FROM,
    CREW_FROM,
    DONE_CODE,
    FIRST_FROM,
    GIVE_FROM,
    KEEP_CODE,
    KEEP_FROM,
    PICK_FROM,
    PLACE_FROM,
    RESCUE_FROM,
    SEEK_CODE,
    SHARE_CODE,
    STOP_CODE,
    SWAP_FROM,
    TAKE_FROM,
    TOP_FROM,
    is_action,
    is_chance,
    is_crew,
    is_first,
    is_move,
    is_place,
    is_play,
    is_rescue,
    is_show,
    play_name,
    play_owner,
)
from tocsin.games.titanic.crew import CREW, LOWE, MURDOCH, RESCUE_MAX, SMITH, is_eligible
from tocsin.games.titanic.move_refusals import explain_move, explain_place
from tocsin.games.titanic.ship import (
    ACTION_DEAL,
    ARRANGE,
    COME_BACK_PLACE,
    COME_ON_PLACE,
    CREW_DEAL,
    DRAW,
    END,
    FIRST,
    GIVE,
    KEEP,
    LOOK_LINE,
    LOOK_PILE,
    LOOK_TOP,
    NUMBER,
    PAY,
    PICK,
    PILE,
    PLACE,
    PLAY_NOW,
    SEEK,
    SWAP,
    TAKE_A,
    TAKE_B,
    TURN,
    Ship,
)

# What chance is about in each step, for whoever tries something else.
_DUE: Final = {
    int(CREW_DEAL): ("a-crew-card-is-dealt", "TI-SETUP-3"),
    int(ACTION_DEAL): ("an-action-card-is-dealt", "TI-SETUP-4"),
    int(DRAW): ("passengers-are-drawn-first", "TI-RESCUE-2"),
    int(LOOK_TOP): ("passengers-are-looked-at-first", "TI-ACT-GETREADY-1"),
    int(LOOK_PILE): ("passengers-are-looked-at-first", "TI-ACT-COMEON-1"),
    int(LOOK_LINE): ("passengers-are-looked-at-first", "TI-ACT-YOURTURN-1"),
    int(SEEK): ("passengers-are-discarded-first", "TI-CREW-LOWE-1"),
    int(PAY): ("an-action-card-is-drawn-first", "TI-RESCUE-7"),
    int(END): ("pitman-draws-first", "TI-CREW-PITMAN-2"),
}
# What a choice belongs to, for whoever makes it at another time.
_CHOICES: Final = (
    (int(GIVE_FROM), "nothing-to-give-now", "TI-CREW-SMITH-1"),
    (int(SWAP_FROM), "nothing-to-exchange-now", "TI-CREW-LOWE-1"),
    (int(KEEP_FROM), "nothing-to-keep-now", "TI-CREW-FLEET-1"),
    (int(TAKE_FROM), "action-cards-are-closed", "TI-DECK-10"),
    (int(PICK_FROM), "nothing-to-pick-now", "TI-ACT-YOURTURN-1"),
    (int(TOP_FROM), "nothing-to-arrange-now", "TI-ACT-GETREADY-1"),
    (int(PLACE_FROM), "nothing-to-place-now", "TI-RESCUE-3"),
    (int(KEEP_CODE), "no-passing", "TI-TURN-3"),
    (int(STOP_CODE), "no-passing", "TI-TURN-3"),
)


def explain(ship: Ship, code: i64) -> Refusal | None:
    """The first rule that forbids the code now, None if none does."""
    if ship.actor == CHANCE:
        return _explain_chance(ship, code)
    if is_chance(code):
        return Refusal("chance-has-nothing-to-show", "TI-CHANCE-2")
    phase = ship.phase
    if phase == FIRST:
        return _explain_first(ship, code)
    if is_first(code):
        return Refusal("somebody-has-begun", "TI-SETUP-10")
    if phase == TURN:
        return _explain_turn(ship, code)
    if phase == NUMBER:
        if is_rescue(code) and code > RESCUE_FROM:
            return _explain_number(ship, code)
        return Refusal("rescue-is-decided", "TI-DECK-4")
    if phase == PLACE or phase == COME_ON_PLACE or phase == COME_BACK_PLACE:
        return _explain_placing(ship, code)
    return _explain_choice(ship, code)


def _explain_first(ship: Ship, code: i64) -> Refusal | None:
    if not is_first(code):
        return Refusal("choose-who-begins", "TI-SETUP-10")
    if code - FIRST_FROM >= ship.charter.players:
        return Refusal("no-such-seat", "TI-SETUP-1", {"seat": int(code - FIRST_FROM)})
    return None


def _explain_turn(ship: Ship, code: i64) -> Refusal | None:
    """TI-TURN-2: moves, a rescue, an Action card, or the crew action."""
    if is_move(code):
        return explain_move(ship, code)
    if is_rescue(code):
        return _explain_number(ship, code)
    if is_play(code):
        return explain_play(ship, code)
    pile = len(ship.top) + ship.hidden[PILE] + len(ship.bottom)
    if code == SEEK_CODE:
        if ship.crew[ship.seat] != LOWE:
            return Refusal("only-lowe-seeks", "TI-TURN-2")
        return None if pile > 0 else Refusal("pile-is-empty", "TI-CREW-LOWE-5")
    if code == SHARE_CODE:
        if ship.crew[ship.seat] != SMITH:
            return Refusal("only-smith-shares", "TI-TURN-2")
        for seat in range(ship.charter.players):
            if ship.hand[seat] != 0:
                return None
        return Refusal("nobody-holds-action-cards", "TI-CREW-SMITH-3")
    if is_place(code) and ship.discard & bit((code - PLACE_FROM) >> 4):
        closed: Args = {"card": write_card((code - PLACE_FROM) >> 4)}
        return Refusal("discard-is-closed", "TI-DECK-10", closed)
    for start, name, rule in _CHOICES:
        if code >= start:
            return Refusal(name, rule)
    return Refusal("no-such-act", "TI-TURN-2")


def _explain_number(ship: Ship, code: i64) -> Refusal | None:
    """TI-RESCUE-1, TI-DECK-1, TI-DECK-2."""
    many = int(code - RESCUE_FROM)
    pile = int(len(ship.top) + ship.hidden[PILE] + len(ship.bottom))
    if pile == 0 and many > 0:
        return Refusal("pile-is-empty", "TI-DECK-2", {"many": many})
    if pile > 0 and many == 0:
        return Refusal("name-a-number", "TI-RESCUE-1")
    most = int(RESCUE_MAX[ship.crew[ship.seat]])
    if many > most:
        facts: Args = {"many": many, "most": most, "crew": CREW[ship.crew[ship.seat]]}
        return Refusal("more-than-the-crew-card-allows", "TI-RESCUE-1", facts)
    if many > pile:
        return Refusal("more-than-the-pile-holds", "TI-DECK-1", {"many": many, "pile": pile})
    return None


def _explain_placing(ship: Ship, code: i64) -> Refusal | None:
    """TI-RESCUE-4, TI-ACT-COMEON-2, TI-ACT-COMEBACK-2: one of the cards that fit."""
    phase = ship.phase
    murdoch = ship.crew[ship.seat] == MURDOCH
    if is_place(code):
        return explain_place(ship, (code - PLACE_FROM) >> 4, (code - PLACE_FROM) & 15)
    if code == STOP_CODE or code == DONE_CODE or code == KEEP_CODE:
        if phase == COME_ON_PLACE:
            return Refusal("one-must-be-placed", "TI-ACT-COMEON-2")
        if phase == COME_BACK_PLACE:
            return Refusal("one-must-be-placed", "TI-ACT-COMEBACK-2")
        if ship.placed and code == STOP_CODE:
            return None
        return Refusal("one-must-be-placed", "TI-CREW-MURDOCH-3" if murdoch else "TI-RESCUE-4")
    if phase == PLACE and is_move(code):
        rule = "TI-CREW-MURDOCH-4" if ship.placed else "TI-RESCUE-3"
        return Refusal("no-moves-during-a-rescue", rule)
    if phase == PLACE and is_rescue(code):
        return Refusal("number-cannot-change", "TI-RESCUE-2")
    return _busy(code)


def _busy(code: i64) -> Refusal:
    """TI-TURN-1, TI-TURN-4: one act, and no moves once it has begun."""
    if is_move(code):
        return Refusal("no-moves-after-the-act", "TI-TURN-4")
    if code == KEEP_CODE:
        return Refusal("no-card-just-drawn", "TI-CREW-LIGHTOLLER-1")
    return Refusal("act-already-chosen", "TI-TURN-1")


def _explain_choice(ship: Ship, code: i64) -> Refusal | None:
    phase = ship.phase
    if phase == ARRANGE and TOP_FROM <= code < PICK_FROM:
        return _explain_arranging(ship, code)
    if phase == PICK and PICK_FROM <= code < TAKE_FROM:
        card = code - PICK_FROM
        if ship.drawn & bit(card):
            return None
        return Refusal("not-in-that-line", "TI-ACT-YOURTURN-2", {"card": write_card(card)})
    if phase == TAKE_A or phase == TAKE_B:
        return _explain_taking(ship, code)
    if phase == KEEP and KEEP_FROM <= code < SWAP_FROM:
        if copies_in(ship.offered, code - KEEP_FROM) > 0:
            return None
        return Refusal("not-drawn", "TI-CREW-FLEET-1", {"card": ACTIONS[code - KEEP_FROM]})
    if phase == PLAY_NOW and (code == KEEP_CODE or is_play(code)):
        return _explain_play_now(ship, code)
    if phase == SWAP and (code == DONE_CODE or SWAP_FROM <= code < GIVE_FROM):
        return _explain_swap(ship, code)
    if phase == GIVE and code >= GIVE_FROM:
        return _explain_gift(ship, (code - GIVE_FROM) >> 3, (code - GIVE_FROM) & 7)
    return _busy(code)


def _explain_arranging(ship: Ship, code: i64) -> Refusal | None:
    card = code - TOP_FROM if code < BOTTOM_FROM else code - BOTTOM_FROM
    if not ship.drawn & bit(card):
        return Refusal("not-looked-at", "TI-ACT-GETREADY-1", {"card": write_card(card)})
    if code >= BOTTOM_FROM and ship.placed:
        # Either the whole pile was seen, or cards were laid on top: those below come first.
        return Refusal("cards-below-come-first", "TI-ACT-GETREADY-2", {"card": write_card(card)})
    return None


def _explain_taking(ship: Ship, code: i64) -> Refusal | None:
    plan_a = ship.phase == TAKE_A
    if is_play(code):
        rule = "TI-ACT-PLANA-3" if plan_a else "TI-TURN-1"
        return Refusal("one-act-per-turn", rule)
    if not TAKE_FROM <= code < KEEP_FROM:
        return _busy(code)
    name = code - TAKE_FROM
    if copies_in(ship.action_pile if plan_a else ship.action_discard, name) > 0:
        return None
    if name == ship.resolving and not plan_a:
        return Refusal("plan-b-cannot-take-itself", "TI-ACT-PLANB-2")
    rule = "TI-ACT-PLANA-1" if plan_a else "TI-ACT-PLANB-1"
    return Refusal("not-among-those-cards", rule, {"card": ACTIONS[name]})


def _explain_play_now(ship: Ship, code: i64) -> Refusal | None:
    """TI-CREW-LIGHTOLLER-2: only the card just drawn, played as any other."""
    if code == KEEP_CODE:
        return None
    if play_owner(code) != 0 or copies_in(ship.offered, play_name(code)) == 0:
        facts: Args = {"card": ACTIONS[play_name(code)]}
        return Refusal("only-the-card-just-drawn", "TI-CREW-LIGHTOLLER-2", facts)
    return explain_play(ship, code)


def _explain_swap(ship: Ship, code: i64) -> Refusal | None:
    if code == DONE_CODE:
        return None
    kind = code - SWAP_FROM
    whose = class_of(kind)
    for group in range(2 * whose, 2 * whose + 2):
        if kind - base_of(whose) >= ship.group_top[group]:
            return Refusal("not-in-both-groups", "TI-CREW-LOWE-2", {"kind": write_kind(kind)})
    return None


def _explain_gift(ship: Ship, name: i64, seat: i64) -> Refusal | None:
    if seat >= ship.charter.players:
        return Refusal("no-such-seat", "TI-SETUP-1", {"seat": int(seat)})
    for earlier in range(ACTIONS_N):
        if copies_in(ship.offered, earlier) > 0:
            if earlier == name:
                break
            facts: Args = {"card": ACTIONS[earlier]}
            return Refusal("another-card-comes-first", "TI-CREW-SMITH-1", facts)
    held = [int(ship.hand[other]) for other in range(ship.charter.players)]
    held[int(seat)] += int(one(name))
    before = [int(ship.before[other]) for other in range(ship.charter.players)]
    if ship.offered == one(name) and held == before:
        return Refusal("something-must-change", "TI-CREW-SMITH-2")
    return None


def _explain_chance(ship: Ship, code: i64) -> Refusal | None:
    """TI-CHANCE-2: the kind of card that is due, and whether it can be there."""
    if ship.bare:
        due = ("a-card-is-turned-up-first", "TI-SETUP-8" if ship.turn == 0 else "TI-MOVE-10")
    elif ship.latimer_owed > 0:
        due = ("latimer-draws-first", "TI-CREW-LATIMER-1")
    else:
        due = _DUE[int(ship.phase)]
    phase = ship.phase
    gives_action = phase == ACTION_DEAL or phase == PAY or phase == END or ship.latimer_owed > 0
    if not ship.bare and phase == CREW_DEAL:
        return _explain_crew(ship, code) if is_crew(code) else Refusal(due[0], due[1])
    if not ship.bare and gives_action:
        if not is_action(code):
            return Refusal(due[0], due[1])
        if copies_in(ship.action_pile, code - ACTION_FROM) > 0:
            return None
        return Refusal("none-left", "TI-KNOW-8", {"card": ACTIONS[code - ACTION_FROM]})
    if not is_show(code):
        return Refusal(due[0], due[1])
    return _explain_shown(ship, code)


def _explain_crew(ship: Ship, code: i64) -> Refusal | None:
    member = code - CREW_FROM
    facts: Args = {"crew": CREW[member], "players": int(ship.charter.players)}
    if not is_eligible(member, ship.charter.players):
        return Refusal("crew-not-for-so-few", "TI-SETUP-2", facts)
    for seat in range(ship.charter.players):
        if ship.crew[seat] == member:
            return Refusal("crew-card-twice", "TI-SETUP-3", facts)
    return None


def _explain_shown(ship: Ship, card: i64) -> Refusal | None:
    """TI-KNOW-4: known in the zone, or of a pool that some row puts there."""
    zone: i64 = PILE
    if ship.bare:
        zone = 0
        while not ship.bare & bit(zone):
            zone += 1
    elif ship.phase == LOOK_LINE:
        zone = ship.line
    if ship.known[zone] & bit(card):
        return None
    for row in range(ship.table.rows_n):
        split: i64 = 0
        for pool in range(ship.table.pools_n):
            here = ship.table.in_line(row, pool, zone) if zone != PILE else i64(0)
            split += here
            if here > 0 and ship.table.pools[pool] & bit(card):
                return None
        fresh = ship.hidden[zone] - count(ship.known[zone]) - split
        if fresh > 0 and ship.fresh & bit(card):
            return None
    return Refusal("cannot-lie-there", "TI-KNOW-4", {"card": write_card(card)})
