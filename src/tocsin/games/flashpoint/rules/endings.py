"""The end: victory, collapse, too many lost, playing on for all ten (section 14: FP-END)."""

from mypy_extensions import i64

from tocsin.core.facts import Arg, Outcome
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.rules import events
from tocsin.games.flashpoint.table import marks, masks, pieces, results
from tocsin.games.flashpoint.table.state import FlashpointState


def rescue(s: FlashpointState, kind: i64, cell: i64, rule: str, journal: Journal | None) -> None:
    """FP-CARRY-2, FP-VEH-8, FP-VEH-9: a victim in the cell is safe and leaves the board."""
    s.take_thing(kind, cell)
    s.victims -= 1
    s.rescued += 1
    events.tell_count(s, "victim-rescued", rule, cell, "rescued", s.rescued, journal)
    judge_rescue(s, journal)


def judge_rescue(s: FlashpointState, journal: Journal | None) -> None:
    """FP-END-1, FP-END-5: seven are a victory at once, or the start of a try for all ten."""
    if s.rescued < pieces.GOAL:
        return
    if not s.rules.play_on:
        finish(s, results.VICTORY, journal)
    elif s.rescued == pieces.VICTIMS:
        finish(s, results.PERFECT, journal)
    elif s.rescued + s.lost == pieces.VICTIMS:
        finish(s, results.VICTORY_KEPT, journal)
    elif s.rescued == pieces.GOAL:
        _tell_goal(s, journal)


def judge_loss(s: FlashpointState, journal: Journal | None) -> None:
    """FP-END-4, FP-END-5: four lost are a defeat; after seven rescued only ten in all count."""
    if s.lost >= pieces.LOST_MAX:
        finish(s, results.VICTIMS_LOST, journal)
    elif s.rescued >= pieces.GOAL and s.rescued + s.lost == pieces.VICTIMS:
        finish(s, results.VICTORY_KEPT, journal)


def collapse(s: FlashpointState, journal: Journal | None) -> None:
    """FP-END-2, FP-END-3: the building falls on everything in and round it; seven rescued stay."""
    _tell_collapse(s, journal)
    s.lost += s.victims
    s.victims = 0
    s.buried += s.face_down
    s.face_down = 0
    for sheet in range(s.board.sheets):
        s.marks[sheet * marks.KINDS + marks.POI] = 0
        _bury(s, sheet, marks.VICTIM)
        _bury(s, sheet, marks.TREATED)
    finish(s, results.VICTORY_KEPT if s.rescued >= pieces.GOAL else results.COLLAPSE, journal)


def _bury(s: FlashpointState, sheet: i64, kind: i64) -> None:
    while s.marks[sheet * marks.KINDS + kind]:
        s.take_thing(kind, sheet * 64 + masks.lowest(s.marks[sheet * marks.KINDS + kind]))


def finish(s: FlashpointState, ending: i64, journal: Journal | None) -> None:
    """Nothing further is resolved."""
    s.ending = ending
    _tell_end(s, journal)


def _tell_goal(s: FlashpointState, journal: Journal | None) -> None:
    if journal is None:
        return
    journal.tell("goal-reached", "FP-END-5", {"rescued": int(s.rescued)})


def _tell_collapse(s: FlashpointState, journal: Journal | None) -> None:
    if journal is None:
        return
    facts: dict[str, Arg] = {
        "victims": int(s.victims),
        "hidden": int(s.face_down),
        "rescued": int(s.rescued),
    }
    journal.tell("building-collapsed", "FP-END-2", facts)


def _tell_end(s: FlashpointState, journal: Journal | None) -> None:
    if journal is None:
        return
    facts: dict[str, Arg] = {
        "ending": s.hooks.endings[s.ending],
        "rescued": int(s.rescued),
        "lost": int(s.lost),
        "damage": int(s.damage),
        "turn": int(s.turn),
    }
    journal.tell("play-ended", s.hooks.ending_rules[s.ending], facts)


def score(s: FlashpointState) -> i64:
    """One for a victory, two for a perfect one where that is tried, nothing for a defeat."""
    if s.ending == results.PERFECT:
        return 2
    if s.ending in (results.VICTORY, results.VICTORY_KEPT):
        return 1
    return 0


def find_outcome(s: FlashpointState) -> Outcome | None:
    """All win or all lose."""
    if s.ending == results.GOING_ON:
        return None
    points = int(score(s))
    seats = tuple(range(s.players))
    winners = seats if points else ()
    return Outcome(
        s.hooks.endings[s.ending], (points,) * len(seats), winners, s.hooks.ending_rules[s.ending]
    )
