"""Playing an Action card: whose it is, and on what; each card has a room of its own (TI-ACT-GEN-1).

TI-TURN-2: it is one of the acts. TI-CREW-PHILLIPS-1, TI-CREW-GEN-1: Phillips may play anybody's
card. TI-CREW-LIGHTOLLER-2: after a failure Lightoller may play the one just drawn, and only that.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.core.vocabulary import SEAT
from tocsin.games.titanic.actions import moment
from tocsin.games.titanic.actions.cards import (
    card,
    collapsible_boat,
    come_back,
    come_on,
    get_ready,
    mystery_passenger,
    plan_a,
    plan_b,
    same_lines,
    save_time,
    wait,
    your_turn,
)
from tocsin.games.titanic.face import move_text
from tocsin.games.titanic.table import codes, crew, heaps, kinds, phases
from tocsin.games.titanic.table.state import TitanicState, state_of

NO_SUCH_SEAT: Final[i64] = 61
OWN_NEED_NO_SEAT: Final[i64] = 62
ONLY_PHILLIPS: Final[i64] = 63
NOT_THERE: Final[i64] = 64
ONLY_JUST_DRAWN: Final[i64] = 65
NO_TARGET_ANYWHERE: Final[i64] = 66
# From here on the rows of the cards' own rooms, a hundred for each name.
OF_CARDS: Final[i64] = 100
_OWNED: Final = {"card": kinds.ACTION_CARD, "seat": SEAT}
ROWS: Final[list[Row]] = [
    Row(61, "no-such-seat", "TI-SETUP-1", **_OWNED),
    Row(62, "own-cards-need-no-seat", "TI-CREW-PHILLIPS-1", **_OWNED),
    Row(63, "only-phillips-plays-others-cards", "TI-CREW-PHILLIPS-1", **_OWNED),
    Row(64, "card-not-there", "TI-ACT-GEN-1", **_OWNED),
    Row(65, "only-the-card-just-drawn", "TI-CREW-LIGHTOLLER-2", card=kinds.ACTION_CARD),
    Row(66, "no-target-anywhere", "TI-ACT-GEN-2", card=kinds.ACTION_CARD),
]


def list_rooms() -> list[card.ActionCard]:
    """The room of every Action card, in the order of their names; one serves both classes."""
    mystery = mystery_passenger.MysteryPassenger()
    return [
        get_ready.GetReady(),
        come_on.ComeOn(),
        come_back.ComeBack(),
        your_turn.CARD,
        same_lines.SameLines(),
        wait.CARD,
        save_time.SaveTime(),
        plan_a.PlanA(),
        plan_b.PlanB(),
        collapsible_boat.CollapsibleBoat(),
        mystery,
        mystery,
    ]


def seat_of(s: TitanicState, owner: i64) -> i64:
    """Whose card it is."""
    return s.seat if owner == 0 else owner - 1


def drawn_name(s: TitanicState) -> i64:
    """TI-CREW-LIGHTOLLER-1: the one card that Lightoller has just drawn."""
    return heaps.first_in(s.loose_actions)


def refused_owner(s: TitanicState, name: i64, owner: i64) -> i64:
    """TI-ACT-GEN-1, TI-CREW-PHILLIPS-1, TI-CREW-LIGHTOLLER-2: is this card there to be played?"""
    if s.phase == phases.PLAY_NOW:
        is_drawn = owner == 0 and heaps.copies_in(s.loose_actions, name) > 0
        return 0 if is_drawn else ONLY_JUST_DRAWN
    seat = seat_of(s, owner)
    if seat >= s.setup.players:
        return NO_SUCH_SEAT
    if owner > 0 and seat == s.seat:
        return OWN_NEED_NO_SEAT
    if owner > 0 and not s.is_seat_of(crew.PHILLIPS):
        return ONLY_PHILLIPS
    return 0 if heaps.copies_in(s.hand[seat], name) > 0 else NOT_THERE


def has_target(s: TitanicState, name: i64) -> bool:
    """TI-ACT-GEN-2: has the card the target it needs?"""
    if name == heaps.WAIT:
        return wait.CARD.has_target(s, name)
    if name == heaps.YOUR_TURN:
        return your_turn.CARD.has_target(s, name)
    if name == heaps.SAME_LINES:
        return same_lines.has_target(s)
    if name == heaps.COLLAPSIBLE_BOAT:
        return collapsible_boat.has_target(s)
    if name >= heaps.MYSTERY_FIRST:
        return mystery_passenger.has_target(s, name - heaps.MYSTERY_FIRST)
    return True


def offer(s: TitanicState) -> None:
    """TI-TURN-2: an own Action card; TI-CREW-PHILLIPS-1: for Phillips anybody's."""
    _offer_heap(s, 0, s.hand[s.seat])
    if s.crew[s.seat] == crew.PHILLIPS:
        for seat in range(s.setup.players):
            if seat != s.seat:
                _offer_heap(s, seat + 1, s.hand[seat])


def offer_drawn(s: TitanicState) -> None:
    """TI-CREW-LIGHTOLLER-1: the card just drawn."""
    _offer_heap(s, 0, s.loose_actions)


def _offer_heap(s: TitanicState, owner: i64, heap: i64) -> None:
    """Every card of a heap with every target it can have; see `refused_owner` for the others."""
    name: i64 = 0
    while heap:
        if heap & 3:
            _offer_card(s, owner, name)
        heap >>= 2
        name += 1


def _offer_card(s: TitanicState, owner: i64, name: i64) -> None:
    if name == heaps.GET_READY:
        get_ready.offer(s, owner)
    elif name == heaps.COME_ON:
        come_on.offer(s, owner)
    elif name == heaps.COME_BACK:
        come_back.offer(s, owner)
    elif name == heaps.YOUR_TURN:
        your_turn.CARD.offer(s, owner, name)
    elif name == heaps.SAME_LINES:
        same_lines.offer(s, owner)
    elif name == heaps.WAIT:
        wait.CARD.offer(s, owner, name)
    elif name == heaps.SAVE_TIME:
        save_time.offer(s, owner)
    elif name == heaps.PLAN_A:
        plan_a.offer(s, owner)
    elif name == heaps.PLAN_B:
        plan_b.offer(s, owner)
    elif name == heaps.COLLAPSIBLE_BOAT:
        collapsible_boat.offer(s, owner)
    else:
        mystery_passenger.offer(s, owner, name - heaps.MYSTERY_FIRST)


def do(s: TitanicState, code: i64, journal: Journal | None) -> i64:
    """TI-ACT-GEN-1: the card leaves its owner, is resolved, and is discarded afterwards."""
    name = codes.play_name(code)
    seat = seat_of(s, codes.play_owner(code))
    if s.phase == phases.PLAY_NOW:
        s.loose_actions = 0
    else:
        s.hand[seat] -= heaps.one(name)
    s.resolving = name
    _tell(s, name, seat, journal)
    return _resolve(s, name, codes.play_target(code), journal)


def _resolve(s: TitanicState, name: i64, target: i64, journal: Journal | None) -> i64:
    if name == heaps.GET_READY:
        return get_ready.do(s)
    if name == heaps.COME_ON:
        return come_on.do(s)
    if name == heaps.COME_BACK:
        return come_back.do(s, journal)
    if name == heaps.YOUR_TURN:
        return your_turn.do(s, target - 1, journal)
    if name == heaps.SAME_LINES:
        first = same_lines.first_of(target)
        return same_lines.do(s, first, same_lines.second_of(target), journal)
    if name == heaps.WAIT:
        return wait.do(s, target - 1, journal)
    if name == heaps.SAVE_TIME:
        return save_time.do(s, journal)
    if name == heaps.PLAN_A:
        return plan_a.do(s, journal)
    if name == heaps.PLAN_B:
        return plan_b.do(s)
    if name == heaps.COLLAPSIBLE_BOAT:
        line = collapsible_boat.line_of(target)
        return collapsible_boat.do(s, line, collapsible_boat.many_of(target), journal)
    return mystery_passenger.do(s, name - heaps.MYSTERY_FIRST, target - 1, journal)


def _tell(s: TitanicState, name: i64, seat: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    facts: dict[str, Arg] = {
        "seat": int(s.seat),
        "owner": int(seat),
        "card": heaps.NAMES[name],
    }
    journal.tell("action-card-played", "TI-ACT-GEN-1", facts)


class Play(moment.TitanicAction):
    """`play:wait>l3`, `play:plan-a@2`."""

    def __init__(self) -> None:
        self.rooms = list_rooms()
        rows = list(ROWS)
        for name, room in enumerate(self.rooms):
            for row in room.rows:
                number = OF_CARDS * (name + 1) + row.number
                rows.append(Row(int(number), row.code, row.rule, **row.args))
        super().__init__(("play",), rows)

    def owns(self, code: i64) -> bool:
        return codes.is_play(code)

    def is_asked(self, s: TitanicState, code: i64) -> bool:
        return moment.is_decided_in(s, phases.TURN) or moment.is_decided_in(s, phases.PLAY_NOW)

    def forbidden(self, s: TitanicState, code: i64) -> i64:
        """Whose it is, then whether it has any target (TI-ACT-GEN-2), then this one."""
        name = codes.play_name(code)
        no = refused_owner(s, name, codes.play_owner(code))
        if no:
            return no
        room = self.rooms[name]
        if not room.has_target(s, name):
            return NO_TARGET_ANYWHERE
        no = room.refused(s, name, codes.play_target(code))
        return OF_CARDS * (name + 1) + no if no else i64(0)

    def facts(self, state: State, code: i64, row: i64) -> dict[str, Arg]:
        s = state_of(state)
        name = codes.play_name(code)
        facts: dict[str, Arg] = {
            "card": heaps.NAMES[name],
            "seat": int(seat_of(s, codes.play_owner(code))),
        }
        if row >= OF_CARDS:
            facts.update(self.rooms[name].facts(s, name, codes.play_target(code)))
        return facts

    def describe(self, state: State, code: i64) -> Description:
        s = state_of(state)
        name = codes.play_name(code)
        owner = codes.play_owner(code)
        target = codes.play_target(code)
        room = self.rooms[name]
        facts: dict[str, Arg] = {"card": heaps.NAMES[name], "owner": int(seat_of(s, owner))}
        known = room.facts(s, name, target)
        facts.update({fact: known[fact] for fact in room.told()})
        targets = [Target("card", heaps.NAMES[name])]
        if owner > 0:
            targets.append(Target("seat", str(owner - 1)))
        targets += room.targets(s, target)
        return Description(self.write(s, code), "play", room.rule, tuple(targets), args=facts)

    def write(self, state: State, code: i64) -> str:
        name = codes.play_name(code)
        owner = codes.play_owner(code)
        text = f"play:{heaps.NAMES[name]}"
        if owner > 0:
            text += f"@{owner - 1}"
        target = self.rooms[name].write_target(codes.play_target(code))
        return f"{text}>{target}" if target else text

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        name = heaps.read_name(reader)
        owner: i64 = 0
        if reader.takes("@"):
            owner = move_text.read_seat(reader) + 1
        return codes.play_code(owner, name, self.rooms[name].read_target(reader))

    def is_meant(self, state: State, code: i64) -> bool:
        targets = self.rooms[codes.play_name(code)].every_target()
        is_seat = codes.play_owner(code) <= move_text.SEATS_MAX
        return is_seat and int(codes.play_target(code)) in targets

    def every(self, state: State) -> list[int]:
        found: list[int] = []
        for owner in range(state_of(state).setup.players + 1):
            for name in range(heaps.NAMES_N):
                for target in self.rooms[name].every_target():
                    found.append(int(codes.play_code(owner, name, target)))
        return found
