"""The captain's commands on these boards: windows, ladders and bridges too (XD-SPEC-4).

What may be commanded is the base game's `command` with the expansion's own; here are the walk
round the others and how a commanded action is shown.
"""

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Description
from tocsin.games.flashpoint.actions import command
from tocsin.games.flashpoint.actions.command import Command
from tocsin.games.flashpoint.danger.actions import (
    climb,
    fold_ladder,
    lay_bridge,
    raise_ladder,
)
from tocsin.games.flashpoint.danger.actions.directed import DirectedAction, danger_state
from tocsin.games.flashpoint.danger.rules import ladders, steps
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import movement
from tocsin.games.flashpoint.table import barriers, codes, marks


def offer(s: DangerState, is_checked: bool) -> None:
    """FP-SPEC-CAPT-2, XD-SPEC-4: moves, doors, windows and ladders of the others.

    The slow twin is `refused` of the base game's room; without `is_checked` the caller asks about
    fire.
    """
    for seat in range(s.players):
        if seat == s.seat or (s.refusers >> seat) & 1:
            continue
        pool = command.budget_for(s, seat)
        if pool < 1:
            continue
        cell = s.cell_of(seat)
        for way in range(s.board.ways):
            barrier = s.barrier(cell, way)
            if barriers.lets_through(barrier):
                _offer_moves(s, seat, way, pool, is_checked)
            if not s.has_hands(seat):
                continue
            if barriers.can_open(barrier):
                s.offer(codes.command_code(seat, codes.OPEN_DOOR, way))
            elif barriers.can_close(barrier):
                s.offer(codes.command_code(seat, codes.CLOSE_DOOR, way))
            if s.ruling.ladders > 0:
                _offer_ladders(s, seat, way, pool)


def _offer_moves(s: DangerState, seat: i64, way: i64, pool: i64, is_checked: bool) -> None:
    cell = s.cell_of(seat)
    goal = s.board.cell_beside(cell, way)
    if s.is_barred(goal):
        return
    ladder = ladders.ladder_within_reach(s, cell) >= 0
    if s.burns(goal):
        if pool >= movement.INTO_FIRE and (not is_checked or command.may_send(s, seat, goal)):
            _offer_step(s, seat, codes.WALK, way, pool)
            if ladder:
                _offer_step(s, seat, danger_codes.TOTE, way, pool)
        return
    carry = s.has(marks.VICTIM, cell)
    haul = s.has(marks.HAZMAT, cell)
    lead = s.has(marks.TREATED, cell)
    _offer_step(s, seat, codes.WALK, way, pool)
    if carry:
        _offer_step(s, seat, codes.CARRY, way, pool)
    if haul:
        _offer_step(s, seat, codes.HAUL, way, pool)
    if lead:
        _offer_step(s, seat, codes.LEAD, way, pool)
        if carry:
            _offer_step(s, seat, codes.LEAD_CARRY, way, pool)
        if haul:
            _offer_step(s, seat, codes.LEAD_HAUL, way, pool)
    if ladder:
        _offer_step(s, seat, danger_codes.TOTE, way, pool)
        if lead:
            _offer_step(s, seat, danger_codes.LEAD_TOTE, way, pool)


def _offer_step(s: DangerState, seat: i64, verb: i64, way: i64, pool: i64) -> None:
    cell = s.cell_of(seat)
    if pool >= movement.walk_price(s, seat, verb, cell, way):
        if steps.refused(s, seat, verb, cell, way) == 0:
            s.offer(codes.command_code(seat, verb, way))


def _offer_ladders(s: DangerState, seat: i64, way: i64, pool: i64) -> None:
    """XD-SPEC-4, XD-BRIDGE-6: what is done with ladders is movement."""
    if pool >= raise_ladder.PRICE and raise_ladder.refused(s, seat, way) == 0:
        s.offer(codes.command_code(seat, danger_codes.RAISE, way))
    if pool >= fold_ladder.PRICE and fold_ladder.refused(s, seat, way) == 0:
        s.offer(codes.command_code(seat, danger_codes.FOLD, way))
    if not s.ruling.holes_take_ladders or way >= danger_ways.UP:
        return
    if pool >= lay_bridge.PRICE and lay_bridge.refused(s, seat, way) == 0:
        s.offer(codes.command_code(seat, danger_codes.LAY, way))
    for verb in range(danger_codes.CLIMB, danger_codes.CLIMB_LEAD + 1):
        if pool >= climb.price_of(verb) and climb.refused(s, seat, verb, way) == 0:
            s.offer(codes.command_code(seat, verb, way))


def has_any(s: DangerState) -> bool:
    """Can the captain command anything?"""
    for seat in range(s.players):
        if seat == s.seat or (s.refusers >> seat) & 1 or command.budget_for(s, seat) < 1:
            continue
        for way in range(s.board.ways):
            for verb in range(danger_codes.VERBS_END):
                if command.refused(s, seat, verb, way) == 0 and _is_safe(s, seat, verb, way):
                    return True
    return False


def _is_safe(s: DangerState, seat: i64, verb: i64, way: i64) -> bool:
    """FP-SPEC-CAPT-5: nobody is sent into fire who could not be brought off it again."""
    if not codes.is_move(verb):
        return True
    goal = s.board.cell_beside(s.cell_of(seat), way)
    return not s.burns(goal) or command.may_send(s, seat, goal)


class DangerCommand(Command):
    """`command-walk:2>n`, `command-raise:2>up`; `directed` holds the expansion's rooms."""

    def __init__(self, directed: list[DirectedAction]) -> None:
        super().__init__(danger_codes.VERBS)
        self.directed = directed

    def describe(self, state: State, code: i64) -> Description:
        s = danger_state(state)
        verb = codes.verb_of(code)
        for action in self.directed:
            if action.first <= verb <= action.last:
                text, word = self.write(state, code), f"command-{self.verbs[verb]}"
                shown = action.describe_directed(s, codes.commanded(code), code, text, word)
                rule = "FP-SPEC-CAPT-2"
                return Description(text, word, rule, shown.targets, shown.cost, shown.args)
        return super().describe(state, code)
