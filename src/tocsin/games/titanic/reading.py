"""Reading position texts of SOS Titanic (see `position`): only the one spelling is taken."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.errors import notation_error
from tocsin.core.notation import Reader, split_fields
from tocsin.games.titanic.actions import (
    ACTIONS,
    ACTIONS_N,
    COLLAPSIBLE_BOAT,
    COPIES,
    FULL_HEAP,
    MYSTERY_FIRST,
    copies_in,
    one,
    read_heap,
)
from tocsin.games.titanic.bits import count
from tocsin.games.titanic.cards import (
    ALL,
    ANCHORS,
    CARDS,
    MYSTERY,
    base_of,
    class_of,
    highest_of,
    read_card,
    read_cards,
    read_kind,
)
from tocsin.games.titanic.crew import CREW, LATIMER, PITMAN
from tocsin.games.titanic.knowledge import tidy
from tocsin.games.titanic.position import DIGITS, HEAD, write_position
from tocsin.games.titanic.ship import (
    ARRANGE,
    BOAT,
    CREW_DEAL,
    ENDINGS,
    GROUPS_N,
    KEEP,
    LINES_N,
    LOOK_LINE,
    OVER,
    PHASES,
    PICK,
    PILE,
    PLACES,
    TURN,
    TURNS_MAX,
    Ship,
)
from tocsin.games.titanic.table import SINGLE_ROW, Table, joined_rows, packed
from tocsin.games.titanic.turn import proceed

_LINES: Final = PLACES[:7]


def read_position(ship: Ship, text: str) -> None:
    """Fill an empty ship from a position text; only the one spelling is taken."""
    fields = split_fields("position", text, HEAD, 13)
    _read_phase(ship, fields)
    _read_crew(ship, fields[3])
    for seat in range(ship.charter.players):
        if seat > 0:
            fields[4].expect("/")
        ship.hand[seat] = read_heap(fields[4])
    ship.action_discard = read_heap(fields[5])
    for line in range(LINES_N):
        if line > 0:
            fields[6].expect(";")
        _read_line(ship, fields[6], line)
    for group in range(GROUPS_N):
        if group > 0:
            fields[7].expect("/")
        _read_group(ship, fields[7], group)
    _read_pile(ship, fields[8])
    ship.discard = read_cards(fields[9])
    ship.table = _read_table(fields[10])
    if ship.table.pools_n > 0:
        tidy(ship, joined_rows(ship.table))
    _read_step(ship, fields[12])
    _count_actions(ship, fields[5])
    _count_fresh(ship)
    _read_trail(ship, fields[11])
    for field in fields:
        field.end()
    is_idle = ship.phase == KEEP and ship.offered == 0
    if is_idle or (ship.phase in (ARRANGE, PICK) and ship.drawn == 0):
        raise fields[12].fail("the cards that the step waits to be chosen from")
    proceed(ship, None)
    again = write_position(ship)
    if again != text:
        at = 0
        while at < min(len(again), len(text)) and again[at] == text[at]:
            at += 1
        raise notation_error("position", text, at, "a position at rest, in its one spelling")


def _read_phase(ship: Ship, fields: list[Reader]) -> None:
    ship.turn = fields[0].number(0, int(TURNS_MAX), "a turn number")
    ship.phase = fields[1].one_of(PHASES, "a phase")
    if ship.phase == OVER:
        fields[1].expect(":")
        ship.ending = fields[1].one_of(ENDINGS[1:], "an ending") + 1
    elif ship.phase >= TURN:
        fields[1].expect(":")
        ship.seat = fields[1].number(0, int(ship.charter.players) - 1, "a seat")
    pages = ship.charter.booklet.pages
    ship.page = fields[2].number(1, int(pages), f"a page from 1 to {pages}")
    ship.lost = ship.charter.booklet.lost[ship.page if ship.page < pages else pages - 1]


def _read_crew(ship: Ship, reader: Reader) -> None:
    for seat in range(ship.charter.players):
        if seat > 0:
            reader.expect("/")
        if ship.phase == CREW_DEAL and reader.takes("-"):
            continue
        member = reader.one_of(CREW, "a crew member")
        ship.crew[seat] = member
        if member == LATIMER:
            ship.latimer_seat = seat
        if member == PITMAN:
            ship.pitman_seat = seat


def _read_line(ship: Ship, reader: Reader, line: i64) -> None:
    if line < ship.lost:
        reader.expect("x")
        return
    if reader.takes("-"):
        return
    _read_zone(ship, reader, line)
    reader.expect("|")
    if line == BOAT:
        ship.boat_on = True
    if not reader.takes("-"):
        _read_run(ship, reader, line)


def _read_zone(ship: Ship, reader: Reader, zone: i64) -> None:
    ship.hidden[zone] = reader.number(0, 60, "how many cards lie hidden")
    if reader.takes("+"):
        ship.known[zone] = read_cards(reader)


def _read_run(ship: Ship, reader: Reader, line: i64) -> None:
    """TI-GEN-5: one class, each card one lower than the card before it."""
    while True:
        at = reader.at
        if reader.takes("m"):
            kind = read_kind(reader)
            card = MYSTERY + class_of(kind)
            _enter_mystery(ship, reader, kind)
        else:
            card = read_card(reader)
            kind = card >> 1
        last = ship.low[line]
        if ship.length[line] and (kind != last - 1 or class_of(kind) != class_of(last)):
            reader.at = at
            raise reader.fail("a run of one class that falls by one")
        ship.run[line] |= bit(card)
        ship.low[line] = kind
        ship.length[line] += 1
        if not reader.takes("."):
            return


def _enter_mystery(ship: Ship, reader: Reader, kind: i64) -> None:
    if ship.mystery[class_of(kind)] >= 0:
        raise reader.fail("one Mystery Passenger of each class")
    ship.mystery[class_of(kind)] = kind


def _read_group(ship: Ship, reader: Reader, group: i64) -> None:
    if reader.takes("-"):
        return
    whose = group >> 1
    while ship.group_top[group] < highest_of(whose):
        kind = base_of(whose) + ship.group_top[group]
        if reader.takes("p"):
            ship.group[group] |= bit(2 * kind)
        elif reader.takes("a"):
            ship.group[group] |= bit(2 * kind + 1)
        elif reader.takes("u"):
            ship.group[group] |= bit(2 * kind + 1)
            ship.used |= bit(2 * kind + 1)
        elif reader.takes("m"):
            _enter_mystery(ship, reader, kind)
            ship.group[group] |= bit(MYSTERY + whose)
        else:
            break
        ship.group_top[group] += 1
    if ship.group_top[group] == 0:
        raise reader.fail("a group as letters p, a, u, m")
    ship.saved += count(ship.group[group] & ALL)


def _read_list(reader: Reader) -> vec[i64]:
    cards: vec[i64] = vec[i64]()
    if reader.takes("-"):
        return cards
    while len(cards) < CARDS:
        cards = append(cards, read_card(reader))
        if not reader.takes("."):
            break
    return cards


def _read_pile(ship: Ship, reader: Reader) -> None:
    ship.top = _read_list(reader)
    reader.expect("|")
    _read_zone(ship, reader, PILE)
    reader.expect("|")
    ship.bottom = _read_list(reader)


def _read_table(reader: Reader) -> Table:
    if reader.takes("-"):
        return SINGLE_ROW
    pools: vec[i64] = vec[i64]()
    while True:
        pools = append(pools, read_cards(reader))
        if not reader.takes("/"):
            break
    reader.expect("@")
    weights: list[int] = []
    spread: vec[i64] = vec[i64]()
    while True:
        weights.append(_read_weight(reader))
        for pool in range(len(pools)):
            reader.expect("/" if pool else ":")
            spread = append(spread, _read_counts(reader))
        if not reader.takes(";"):
            return Table(pools, weights, spread)


def _read_weight(reader: Reader) -> int:
    """A positive whole number of any size up to 120 digits."""
    start = reader.at
    while reader.at < len(reader.text) and reader.text[reader.at].isdigit():
        reader.at += 1
    digits = reader.text[start : reader.at]
    if not digits or digits[0] == "0" or len(digits) > 120 or not digits.isascii():
        reader.at = start
        raise reader.fail("a weight")
    return int(digits)


def _read_counts(reader: Reader) -> i64:
    counts: i64 = 0
    for line in range(LINES_N):
        counts += packed(line, reader.one_of(DIGITS, "seven digits, one for each line"))
    return counts


def _read_step(ship: Ship, reader: Reader) -> None:
    reader.takes("-")
    if reader.takes("card="):
        ship.resolving = reader.one_of(ACTIONS, "an Action card")
        reader.takes(";")
    if reader.takes("drawn="):
        ship.drawn = read_cards(reader)
        reader.takes(";")
    if reader.takes("n="):
        ship.to_draw = reader.number(1, 60, "how many cards are still to be drawn")
        reader.takes(";")
    if reader.takes("placed"):
        ship.placed = True
        reader.takes(";")
    if reader.takes("line="):
        ship.line = reader.one_of(_LINES, "a line")
        reader.takes(";")
    if reader.takes("latimer="):
        ship.latimer_owed = reader.number(1, 20, "cards owed to Latimer")
        reader.takes(";")
    if reader.takes("pitman"):
        ship.pitman_due = True
        reader.takes(";")
    if reader.takes("actions="):
        ship.offered = read_heap(reader)
        reader.takes(";")
    if reader.takes("before="):
        for seat in range(ship.charter.players):
            if seat > 0:
                reader.expect("/")
            ship.before[seat] = read_heap(reader)
    if ship.phase == LOOK_LINE and ship.line < 0:
        raise reader.fail("the line that is looked through")
    if (ship.latimer_owed and ship.latimer_seat < 0) or (ship.pitman_due and ship.pitman_seat < 0):
        raise reader.fail("cards owed to a crew member who plays")


def _count_actions(ship: Ship, reader: Reader) -> None:
    """TI-KNOW-8: the Action pile is what is left of the twenty."""
    heaps = [ship.hand[seat] for seat in range(ship.charter.players)]
    heaps += [ship.action_discard, ship.offered]
    if ship.resolving >= 0:
        heaps.append(one(ship.resolving))
    if ship.boat_on:
        heaps.append(one(COLLAPSIBLE_BOAT))
    for whose in range(i64(2)):
        if ship.mystery[whose] >= 0:
            heaps.append(one(MYSTERY_FIRST + whose))
    ship.action_pile = FULL_HEAP
    for name in range(ACTIONS_N):
        many = sum(int(copies_in(heap, name)) for heap in heaps)
        if many > COPIES[name]:
            raise reader.fail(f"no more than {COPIES[name]} of {ACTIONS[name]} in all")
        ship.action_pile -= i64(many) << (2 * name)


def _count_fresh(ship: Ship) -> None:
    """TI-KNOW-2: cards nobody has seen are what is left of the sixty."""
    seen = ship.discard | ship.drawn
    for line in range(LINES_N):
        seen |= ship.run[line] & ALL
    for zone in range(PILE + 1):
        seen |= ship.known[zone]
    for group in range(GROUPS_N):
        seen |= ship.group[group] & ALL
    for i in range(i64(len(ship.top))):
        seen |= bit(ship.top[i])
    for i in range(i64(len(ship.bottom))):
        seen |= bit(ship.bottom[i])
    for pool in range(ship.table.pools_n):
        seen |= ship.table.pools[pool]
    ship.used &= ANCHORS
    ship.fresh = ALL & ~seen
    ship.fresh_n = count(ship.fresh)
    for line in range(LINES_N):
        looked_through = ship.phase == LOOK_LINE and line == ship.line
        if ship.hidden[line] > 0 and ship.length[line] == 0 and not looked_through:
            ship.bare |= bit(line)


def _read_trail(ship: Ship, reader: Reader) -> None:
    """TI-MOVE-13: take the moves back one by one to find the positions seen."""
    if reader.takes("-"):
        return
    moves: list[tuple[int, int, int]] = []
    while True:
        source = reader.one_of(_LINES, "a line")
        reader.expect(">")
        target = reader.one_of(_LINES, "a line")
        many = reader.number(2, 17, "a number from 2 to 17") if reader.takes("*") else 1
        moves.append((source, target, many))
        if not reader.takes(","):
            break
    low = ship.low[:]
    length = ship.length[:]
    run = ship.run[:]
    found: list[vec[i64]] = []
    for source, target, many in reversed(moves):
        if source == target or ship.length[target] < many:
            raise reader.fail("moves that can be taken back")
        _take_back(ship, source, target, many)
        found.append(ship.run[:])
    ship.low = low
    ship.length = length
    ship.run = run
    for runs in reversed(found):
        for line in range(LINES_N):
            ship.seen = append(ship.seen, runs[line])
        ship.seen_n += 1


def _take_back(ship: Ship, source: i64, target: i64, many: i64) -> None:
    tail = ship.tail(target, many)
    ship.run[source] |= tail
    ship.low[source] = ship.low[target]
    ship.length[source] += many
    ship.run[target] ^= tail
    ship.low[target] += many
    ship.length[target] -= many
