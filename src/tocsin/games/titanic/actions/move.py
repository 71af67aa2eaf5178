"""The move step: tails from line to line, passengers to the boats, as often as wanted.

TI-MOVE-1, TI-MOVE-2, TI-MOVE-3, TI-MOVE-4, TI-MOVE-5, TI-MOVE-14, TI-MOVE-15; a stand-in moves as
the passenger it stands for (TI-ACT-MYSTERY-5). TI-MOVE-13: each move sees the result of the one
before, and none leads back to a position of this step.
"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.core.vocabulary import NUMBER
from tocsin.games.titanic.actions import moment
from tocsin.games.titanic.face import move_text
from tocsin.games.titanic.rules import placing, uncovering
from tocsin.games.titanic.table import codes, kinds, passengers, phases, places
from tocsin.games.titanic.table.state import TitanicState, state_of

# Rows 61 to 72 are the obstacles of `placing`.
SURVIVORS_STAY: Final[i64] = 80
SOURCE_LOST: Final[i64] = 81
NO_BOAT_TO_LEAVE: Final[i64] = 82
SAME_LINE: Final[i64] = 83
NOT_SO_MANY: Final[i64] = 84
ONLY_A_TAIL: Final[i64] = 85
SEEN: Final[i64] = 86
ROWS: Final[list[Row]] = [
    *placing.ROWS,
    Row(63, "does-not-open-a-line", "TI-MOVE-3", card=kinds.PASSENGER, line=kinds.PLACE),
    Row(
        64,
        "classes-never-mix",
        "TI-MOVE-8",
        card=kinds.PASSENGER,
        line=kinds.PLACE,
        onto=kinds.PASSENGER,
    ),
    Row(
        65,
        "not-one-higher",
        "TI-MOVE-2",
        card=kinds.PASSENGER,
        line=kinds.PLACE,
        onto=kinds.PASSENGER,
    ),
    Row(66, "not-a-lifeboat", "TI-MOVE-4", card=kinds.PASSENGER, place=kinds.PLACE),
    Row(80, "survivors-stay", "TI-MOVE-9", group=kinds.PLACE),
    Row(81, "deck-is-lost", "TI-FLOOD-7", line=kinds.PLACE),
    Row(82, "no-boat-on-the-table", "TI-ACT-BOAT-6"),
    Row(83, "same-line", "TI-MOVE-14", line=kinds.PLACE),
    Row(84, "not-so-many-visible", "TI-MOVE-1", line=kinds.PLACE, many=NUMBER, visible=NUMBER),
    Row(85, "only-a-tail-moves", "TI-MOVE-1", line=kinds.PLACE),
    Row(86, "position-already-seen", "TI-MOVE-13"),
]
# A survivor may be named as a source, to be told that survivors stay (TI-MOVE-9).
_SOURCES: Final = places.LINES + places.GROUPS


def refused(s: TitanicState, source: i64, place: i64, many: i64) -> i64:
    """TI-MOVE-1: so many cards from the free end of a line, to where the highest of them fits."""
    if source >= places.GROUP:
        return SURVIVORS_STAY
    if source < s.decks_lost:
        return SOURCE_LOST
    if source == places.BOAT and not s.has_boat:
        return NO_BOAT_TO_LEAVE
    if source == place:
        return SAME_LINE
    length = s.run_length[source]
    if many > length:
        return NOT_SO_MANY
    low = s.run_low[source]
    no = placing.obstacle(s, low + many - 1, place)
    if place >= places.STAND_IN and no == 0 and s.tail(source, 1) > passengers.ALL:
        # TI-ACT-MYSTERY-6: only a real card replaces a stand-in, not the stand-in itself.
        return placing.STANDS_FOR_ANOTHER
    if place > places.BOAT:
        return no
    if no == 0:
        return SEEN if s.seen_n > 0 and leads_back(s, source, place, many) else i64(0)
    if no >= placing.NOT_OPENER and many < length:
        # TI-MOVE-1: the inner cards would fit, but the lower ones cannot be left behind.
        if placing.obstacle(s, low + length - 1, place) == 0:
            return ONLY_A_TAIL
    return no


def leads_back(s: TitanicState, source: i64, line: i64, many: i64) -> bool:
    """TI-MOVE-13: would this lead back to a position seen in this move step?"""
    tail = s.tail(source, many)
    shrunk = s.run[source] ^ tail
    grown = s.run[line] | tail
    for number in range(s.seen_n):
        at = number * places.LINES_N
        if s.seen_runs[at + source] == shrunk and s.seen_runs[at + line] == grown:
            same = True
            for other in range(places.LINES_N):
                if other != source and other != line and s.seen_runs[at + other] != s.run[other]:
                    same = False
            if same:
                return True
    return False


def offer(s: TitanicState) -> None:
    """Every legal move, found by what fits; the slow twin that says why not is `refused`."""
    for source in range(s.decks_lost, places.LINES_N):
        many = s.run_length[source]
        if many > 0:
            low = s.run_low[source]
            _offer_lines(s, source, low, many)
            _offer_boats(s, source, low)


def _offer_lines(s: TitanicState, source: i64, low: i64, many: i64) -> None:
    """TI-MOVE-2, TI-MOVE-3: onto the next higher number, or 13 and 17 onto an empty line."""
    opens = passengers.is_opener(low + many - 1)
    for line in range(s.decks_lost, places.LINES_N):
        # How many of the run's last cards are lower than the free end; an empty line has none.
        gap = s.run_low[line] - low
        if gap < 1 or gap > many:
            if not opens or s.run_length[line] > 0 or line == places.BOAT:
                continue
            gap = many
        elif passengers.class_of(low + gap) != passengers.class_of(low):
            continue
        if s.seen_n == 0 or not leads_back(s, source, line, gap):
            s.offer(codes.move_code(source, line, gap))


def _offer_boats(s: TitanicState, source: i64, low: i64) -> None:
    """TI-MOVE-4, TI-MOVE-5, TI-MOVE-15: the free-end card to the side, a group, a stand-in."""
    klass = passengers.class_of(low)
    if passengers.is_lifeboat(low):
        if s.group_top[2 * klass + 1] == 0:
            s.offer(codes.move_code(source, places.SIDE, 1))
    else:
        below = low - passengers.lifeboat_of(klass)
        for group in range(2 * klass, 2 * klass + 2):
            if s.group_top[group] == below:
                s.offer(codes.move_code(source, places.GROUP + group, 1))
    if s.mystery[klass] == low and s.tail(source, 1) <= passengers.ALL:
        s.offer(codes.move_code(source, places.STAND_IN + klass, 1))


def do(s: TitanicState, code: i64, journal: Journal | None) -> None:
    """One move: a tail to another line, or the free-end card off the lines."""
    source = codes.move_source(code)
    place = codes.move_place(code)
    many = codes.move_many(code)
    tail = s.tail(source, many)
    low = s.run_low[source]
    if place <= places.BOAT:
        _tell_moved(s, source, place, many, journal)
        remember(s)
        s.run[place] |= tail
        s.run_length[place] += many
        s.run_low[place] = low
        uncovering.take_tail(s, source, many, tail, journal)
        return
    s.forget_seen()
    card = 2 * low
    if tail > passengers.ALL:
        card = passengers.MYSTERY + passengers.class_of(low)
    elif tail != bit(card):
        card += 1
    _tell_left(s, source, card, place, journal)
    uncovering.take_tail(s, source, 1, tail, journal)
    placing.put(s, card, low, place, journal)


def remember(s: TitanicState) -> None:
    """TI-MOVE-13: the present position has been seen in this move step."""
    for line in range(places.LINES_N):
        s.seen_runs = append(s.seen_runs, s.run[line])
    s.seen_n += 1


def _tell_moved(
    s: TitanicState, source: i64, line: i64, many: i64, journal: Journal | None
) -> None:
    if journal is None:
        return
    facts: dict[str, Arg] = {
        "cards": s.run_names(source, many),
        "many": int(many),
        "source": places.NAMES[source],
        "line": places.NAMES[line],
    }
    if s.run_length[line] > 0:
        journal.tell("passengers-moved", "TI-MOVE-2", facts)
    else:
        journal.tell("line-opened", "TI-MOVE-3", facts)


def _tell_left(
    s: TitanicState, source: i64, card: i64, place: i64, journal: Journal | None
) -> None:
    """TI-MOVE-15: who replaces a stand-in leaves a line; groups tell of their new member."""
    if journal is None or place < places.STAND_IN:
        return
    facts: dict[str, Arg] = {"card": s.name_of(card), "line": places.NAMES[source]}
    journal.tell("passenger-left-line", "TI-MOVE-15", facts)


def rule_of(s: TitanicState, place: i64) -> str:
    """The rule that allows a move to a place."""
    if place <= places.BOAT:
        return "TI-MOVE-2" if s.run_length[place] else "TI-MOVE-3"
    if place >= places.STAND_IN:
        return "TI-MOVE-15"
    return "TI-MOVE-4" if place == places.SIDE else "TI-MOVE-5"


class Move(moment.TitanicAction):
    """`move:l2>l3*2`, `move:l4>side`, `move:l1>gs2`, `move:l3>mf`."""

    def __init__(self) -> None:
        super().__init__(("move",), ROWS)

    def owns(self, code: i64) -> bool:
        return codes.is_move(code)

    def is_asked(self, s: TitanicState, code: i64) -> bool:
        return moment.is_decided_in(s, phases.TURN)

    def forbidden(self, s: TitanicState, code: i64) -> i64:
        return refused(s, codes.move_source(code), codes.move_place(code), codes.move_many(code))

    def facts(self, state: State, code: i64, row: i64) -> dict[str, Arg]:
        s = state_of(state)
        source = codes.move_source(code)
        place = codes.move_place(code)
        many = codes.move_many(code)
        if source >= places.GROUP:
            return {"group": places.NAMES[source]}
        facts = placing.obstacle_facts(s, s.run_low[source] + many - 1, place)
        if row >= SOURCE_LOST:
            facts["line"] = places.NAMES[source]
        facts["many"] = int(many)
        facts["visible"] = int(s.run_length[source])
        return facts

    def describe(self, state: State, code: i64) -> Description:
        s = state_of(state)
        source = codes.move_source(code)
        place = codes.move_place(code)
        # TI-MOVE-9: nobody leaves a lifeboat, so nobody is named.
        cards = s.run_names(source, codes.move_many(code)) if source < places.GROUP else []
        facts: dict[str, Arg] = {
            "cards": cards,
            "many": int(codes.move_many(code)),
            "source": places.NAMES[source],
            "place": places.NAMES[place],
        }
        targets = (moment.target_at(s, source), moment.target_at(s, place))
        return Description(self.write(s, code), "move", rule_of(s, place), targets, args=facts)

    def write(self, state: State, code: i64) -> str:
        source = places.NAMES[codes.move_source(code)]
        place = places.NAMES[codes.move_place(code)]
        return f"move:{source}>{place}{move_text.times(codes.move_many(code))}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        source = places.NAMES.index(_SOURCES[reader.one_of(_SOURCES, "line-or-group")])
        reader.expect(">")
        place = move_text.read_place(reader)
        many: i64 = 1
        if place <= places.BOAT and source <= places.BOAT:
            many = move_text.read_times(reader)
        return codes.move_code(source, place, many)

    def is_meant(self, state: State, code: i64) -> bool:
        """Is it in `every`, without making the list? Several cards go from line to line only."""
        source = codes.move_source(code)
        place = codes.move_place(code)
        many = codes.move_many(code)
        if places.LINES_N <= source < places.GROUP or source >= places.STAND_IN:
            return False
        runs = source < places.LINES_N and place <= places.BOAT
        return place < places.PLACES_N and 1 <= many <= (move_text.TAIL_MAX if runs else 1)

    def every(self, state: State) -> list[int]:
        found: list[int] = []
        for source in range(places.LINES_N):
            for place in range(places.PLACES_N):
                most: i64 = move_text.TAIL_MAX if place <= places.BOAT else 1
                for many in range(i64(1), most + 1):
                    found.append(int(codes.move_code(source, place, many)))
        for source in range(places.GROUP, places.STAND_IN):
            found += [int(codes.move_code(source, at, 1)) for at in range(places.PLACES_N)]
        return found
