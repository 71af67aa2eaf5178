"""The captain's commands: others move and turn doors, the captain pays (FP-SPEC-CAPT).

command-walk:2>n  command-open:2>e

Everything that can be done in a direction can be said as a command, so that it can be refused.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.core.vocabulary import NUMBER, SEAT
from tocsin.games.flashpoint.actions import door, moment, points, walk
from tocsin.games.flashpoint.actions.moment import PhaseOneAction
from tocsin.games.flashpoint.face import move_text
from tocsin.games.flashpoint.rules import escape, movement
from tocsin.games.flashpoint.table import barriers, codes, due, marks, specialists
from tocsin.games.flashpoint.table.state import FlashpointState

NOT_THE_CAPTAIN: Final[i64] = 80
TO_ONESELF: Final[i64] = 81
NOT_A_COMMAND: Final[i64] = 82
DECLINED: Final[i64] = 83
REFUSALS: Final[list[Row]] = refusals(
    Row(80, "only-the-captain-commands", "FP-SPEC-CAPT-1"),
    Row(81, "no-command-to-oneself", "FP-SPEC-CAPT-1"),
    Row(82, "commands-are-moves-and-doors", "FP-SPEC-CAPT-2"),
    Row(83, "the-player-declined", "FP-SPEC-CAPT-6", seat=SEAT),
    Row(
        51,
        "one-point-for-the-cafs-firefighter",
        "FP-SPEC-CAPT-3",
        cost=NUMBER,
        points=NUMBER,
        free=NUMBER,
    ),
)


def refused(s: FlashpointState, seat: i64, verb: i64, way: i64) -> i64:
    """FP-SPEC-CAPT-1, FP-SPEC-CAPT-2: the captain, on others, moves and doors."""
    if s.role_of(s.seat) != specialists.CAPTAIN:
        return NOT_THE_CAPTAIN
    if seat == s.seat:
        return TO_ONESELF
    is_own = codes.is_move(verb) or codes.is_door(verb)
    if not is_own and not (s.extended and s.hooks.is_commandable(verb)):
        return NOT_A_COMMAND
    if (s.refusers >> seat) & 1:
        return DECLINED
    if s.extended:
        row = s.hooks.forbids(s, seat, codes.command_code(seat, verb, way))
        if row != 0:
            return row
    if codes.is_move(verb):
        return walk.refused(s, seat, verb, way)
    if codes.is_door(verb):
        return door.refused(s, seat, verb, way)
    return s.hooks.refused_directed(s, seat, verb, way)


def budget_for(s: FlashpointState, seat: i64) -> i64:
    """FP-SPEC-CAPT-1, FP-SPEC-CAPT-3: points the captain may still spend on this figure."""
    pool = s.ap + s.free
    most = points.CAFS_MOST - s.cafs_spent
    return most if s.role_of(seat) == specialists.CAFS and pool > most else pool


def price_of(s: FlashpointState, seat: i64, verb: i64, way: i64) -> i64:
    """FP-SPEC-CAPT-4: what the figure would pay itself."""
    if codes.is_move(verb):
        return movement.walk_price(s, seat, verb, s.cell_of(seat), way)
    if codes.is_door(verb) or not s.extended:
        return specialists.DOOR_PRICE
    return s.hooks.directed_price(s, seat, verb)


def offer(s: FlashpointState, is_checked: bool) -> None:
    """Moves and doors of the others; the slow twin is `refused`.

    Only for tables without an expansion; without `is_checked` the caller asks about fire.
    """
    for seat in range(s.players):
        if seat == s.seat or (s.refusers >> seat) & 1:
            continue
        pool = budget_for(s, seat)
        if pool < 1:
            continue
        cell = s.cell_of(seat)
        for way in range(s.board.ways):
            barrier = s.barrier(cell, way)
            if barriers.lets_through(barrier):
                _offer_moves(s, seat, way, pool, is_checked)
            if pool >= specialists.DOOR_PRICE:
                if barriers.can_open(barrier):
                    s.offer(codes.command_code(seat, codes.OPEN_DOOR, way))
                elif barriers.can_close(barrier):
                    s.offer(codes.command_code(seat, codes.CLOSE_DOOR, way))


def _offer_moves(s: FlashpointState, seat: i64, way: i64, pool: i64, is_checked: bool) -> None:
    cell = s.cell_of(seat)
    goal = s.board.cell_beside(cell, way)
    if s.burns(goal):
        if pool >= movement.INTO_FIRE and (not is_checked or may_send(s, seat, goal)):
            s.offer(codes.command_code(seat, codes.WALK, way))
        return
    if pool >= movement.TO_COLD:
        s.offer(codes.command_code(seat, codes.WALK, way))
    carry = pool >= movement.BURDENED and s.has(marks.VICTIM, cell)
    haul = pool >= movement.BURDENED and s.has(marks.HAZMAT, cell)
    if carry:
        s.offer(codes.command_code(seat, codes.CARRY, way))
    if haul:
        s.offer(codes.command_code(seat, codes.HAUL, way))
    if s.has(marks.TREATED, cell) and pool >= movement.LEADING:
        s.offer(codes.command_code(seat, codes.LEAD, way))
        if carry:
            s.offer(codes.command_code(seat, codes.LEAD_CARRY, way))
        if haul:
            s.offer(codes.command_code(seat, codes.LEAD_HAUL, way))


def may_send(s: FlashpointState, seat: i64, goal: i64) -> bool:
    """FP-SPEC-CAPT-5: could the figure be brought off the fire it is sent into?"""
    cell = s.cell_of(seat)
    ap = s.ap
    free = s.free
    points.pay_free_first(s, movement.INTO_FIRE)
    s.put(seat, goal)
    found = escape.everybody_can_leave(s)
    s.put(seat, cell)
    s.ap = ap
    s.free = free
    return found


def has_any(s: FlashpointState) -> bool:
    """Can the captain command anything? Whoever may carry may also walk alone."""
    for seat in range(s.players):
        if seat == s.seat or (s.refusers >> seat) & 1:
            continue
        for way in range(s.board.ways):
            if refused(s, seat, codes.WALK, way) == 0:
                goal = s.board.cell_beside(s.cell_of(seat), way)
                if not s.burns(goal) or may_send(s, seat, goal):
                    return True
            for verb in (codes.OPEN_DOOR, codes.CLOSE_DOOR):
                if refused(s, seat, verb, way) == 0:
                    return True
    return False


def do(s: FlashpointState, code: i64, journal: Journal | None) -> i64:
    """FP-SPEC-CAPT-2, FP-SPEC-CAPT-4, FP-AP-6: the figure acts, the captain pays."""
    seat = codes.commanded(code)
    verb = codes.verb_of(code)
    way = codes.way_of(code)
    price = price_of(s, seat, verb, way)
    points.pay_free_first(s, price)
    if s.role_of(seat) == specialists.CAFS:
        s.cafs_spent += price
    _tell(s, seat, price, journal)
    if codes.is_move(verb):
        return movement.step(s, seat, verb, way, journal)
    if codes.is_door(verb):
        door.turn(s, seat, way, verb == codes.OPEN_DOOR, journal)
        return due.NOTHING
    return s.hooks.do_directed(s, seat, verb, way, journal)


def must_ask(s: FlashpointState, code: i64) -> bool:
    """FP-SPEC-CAPT-6, the other reading: is the player asked? Who stands on fire is not."""
    if not s.rules.consent:
        return False
    return not must_obey(s, codes.commanded(code))


def must_obey(s: FlashpointState, seat: i64) -> bool:
    """FP-SPEC-CAPT-6, the other reading: where does a figure stand that cannot stay there?"""
    return s.burns(s.cell_of(seat)) or (s.extended and s.hooks.must_obey(s, seat))


def tell_asked(s: FlashpointState, code: i64, journal: Journal | None) -> None:
    """FP-SPEC-CAPT-6, the other reading: what the captain asks for, before the answer."""
    if journal is None:
        return
    seat, verb, way = codes.commanded(code), codes.verb_of(code), codes.way_of(code)
    facts: dict[str, Arg] = {
        "captain": int(s.seat),
        "seat": int(seat),
        "order": s.hooks.verbs[verb],
        "way": s.board.way_names[way],
        "cost": int(price_of(s, seat, verb, way)),
    }
    journal.tell("command-asked", "FP-SPEC-CAPT-6", facts)


def _tell(s: FlashpointState, seat: i64, price: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    facts: dict[str, Arg] = {"captain": int(s.seat), "seat": int(seat), "cost": int(price)}
    journal.tell("command-given", "FP-SPEC-CAPT-1", facts)


class Command(PhaseOneAction):
    """`command-walk:2>n`; `verbs` are the words of everything done in a direction, by number."""

    def __init__(self, verbs: tuple[str, ...]) -> None:
        self.verbs = verbs
        words = tuple(f"command-{word}" for word in dict.fromkeys(verbs) if word)
        rows = [*REFUSALS, *walk.REFUSALS, *door.REFUSALS, *escape.ROWS, *moment.PHASE_ONE]
        super().__init__(words, refusals(*rows))

    def owns(self, code: i64) -> bool:
        return codes.is_command(code)

    def judge_action(self, s: FlashpointState, code: i64) -> i64:
        return refused(s, codes.commanded(code), codes.verb_of(code), codes.way_of(code))

    def do(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        return do(s, code, journal)

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        seat, verb, way = codes.commanded(code), codes.verb_of(code), codes.way_of(code)
        if row == DECLINED:
            return {"seat": int(seat)}
        if row in (points.ONE_FOR_CAFS, points.SHORT):
            return points.facts(s, price_of(s, seat, verb, way))
        if codes.is_door(verb):
            return door.facts(s, seat, way, row)
        return walk.facts(s, seat, verb, way, row) if row < points.SHORT else {}

    def describe(self, state: State, code: i64) -> Description:
        s = moment.state_of(state)
        seat, verb, way = codes.commanded(code), codes.verb_of(code), codes.way_of(code)
        text, word = self.write(state, code), f"command-{self.verbs[verb]}"
        if codes.is_door(verb):
            shown = door.describe(s, seat, verb, way, text, word)
        elif codes.is_move(verb) and not (s.extended and codes.takes_other_thing(verb)):
            shown = walk.describe(s, seat, verb, way, text, word)
        else:
            facts, targets = move_text.towards(s, seat, way)
            price = int(price_of(s, seat, verb, way))
            shown = Description(text, word, "FP-SPEC-CAPT-2", targets, price, facts)
        return Description(text, word, "FP-SPEC-CAPT-2", shown.targets, shown.cost, shown.args)

    def write(self, state: State, code: i64) -> str:
        way = moment.state_of(state).board.way_names[codes.way_of(code)]
        return f"command-{self.verbs[codes.verb_of(code)]}:{codes.commanded(code)}>{way}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        s = moment.state_of(state)
        reader.expect(":")
        seat = reader.number(0, int(s.players) - 1, "seat")
        reader.expect(">")
        verb = self.verbs.index(word[len("command-") :])
        return codes.command_code(seat, verb, move_text.read_straight_way(s.board, reader))

    def every(self, state: State) -> list[int]:
        s = moment.state_of(state)
        found: list[int] = []
        for verb, word in enumerate(self.verbs):
            if word and verb != codes.DOUSE:
                for way in range(s.board.ways):
                    found += [int(codes.command_code(seat, verb, way)) for seat in range(s.players)]
        return found
