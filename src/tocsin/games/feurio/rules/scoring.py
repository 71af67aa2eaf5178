"""Scoring and ties: what each seat's areas are worth and who wins (FE-SCORE-7, FE-TIE-1).

FE-SCORE-8: nothing else counts, neither men in hand nor tiles without men.
"""

from mypy_extensions import i64

from tocsin.core.facts import Arg, Outcome
from tocsin.core.journal import Journal
from tocsin.games.feurio.rules.areas import areas_of
from tocsin.games.feurio.table.codes import COLOURS
from tocsin.games.feurio.table.hexes import name_of
from tocsin.games.feurio.table.state import FeurioState, owner


def total_of(s: FeurioState, seat: i64) -> i64:
    """FE-SCORE-7, FE-2P-3: the sum over all areas of the seat's colours."""
    total: i64 = 0
    for colour in range(i64(4)):
        if owner(s.players, colour) == seat:
            for area in areas_of(s, colour):
                total += area.value(s.round_up)
    return total


def best_area_of(s: FeurioState, seat: i64) -> i64:
    """FE-TIE-1, FE-TIE-2: the seat's single area worth most, over all its colours."""
    best: i64 = 0
    for colour in range(i64(4)):
        if owner(s.players, colour) == seat:
            for area in areas_of(s, colour):
                value = area.value(s.round_up)
                if value > best:
                    best = value
    return best


def totals(s: FeurioState) -> list[int]:
    """The totals of all seats as the forest stands now."""
    return [total_of(s, seat) for seat in range(s.players)]


def judge(scores: list[int], best_areas: list[int]) -> Outcome:
    """FE-SCORE-7, FE-TIE-1, FE-TIE-3: highest total, then best area, then a shared victory."""
    top = max(scores)
    tied = [seat for seat, score in enumerate(scores) if score == top]
    if len(tied) == 1:
        return Outcome("highest-total", tuple(scores), (tied[0],), "FE-SCORE-7")
    best = max(best_areas[seat] for seat in tied)
    winners = tuple(seat for seat in tied if best_areas[seat] == best)
    if len(winners) == 1:
        return Outcome("best-area", tuple(scores), winners, "FE-TIE-1")
    return Outcome("shared-victory", tuple(scores), winners, "FE-TIE-3")


def scored_outcome(s: FeurioState) -> Outcome:
    """How a scored play ends as the forest stands now."""
    best_areas = [int(best_area_of(s, seat)) for seat in range(s.players)]
    return judge(totals(s), best_areas)


def tell_scores(s: FeurioState, journal: Journal | None) -> None:
    """The story of the count: each area with its sum and divisor, then the totals."""
    if journal is None:
        return
    if s.players == 3:
        journal.tell("reinforcements-removed", "FE-3P-3", {})
    for colour in range(i64(4)):
        seat = owner(s.players, colour)
        if seat < 0:
            continue
        for area in areas_of(s, colour):
            facts: dict[str, Arg] = {
                "seat": int(seat),
                "colour": COLOURS[colour],
                "cells": [name_of(cell) for cell in sorted(area.cells)],
                "sum": int(area.total),
            }
            if area.divisor == 0:
                journal.tell("area-closed", "FE-SCORE-4", facts)
            else:
                facts["divisor"] = int(area.divisor)
                facts["value"] = int(area.value(s.round_up))
                journal.tell("area-scored", "FE-SCORE-3" if s.round_up else "FE-HOT-1", facts)
    for number, total in enumerate(totals(s)):
        journal.tell("total-scored", "FE-SCORE-7", {"seat": number, "total": total})
