"""The score of the team (TI-SCORE-1, TI-SCORE-2, TI-SCORE-3, TI-SCORE-4, TI-SCORE-5, TI-SCORE-6).

TI-SCORE-4, TI-ACT-BOAT-7: only groups count, whatever lies in lines, on the boat or in piles.
TI-SCORE-6: from 0 to 100; 19 is the historical mark.
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.games.titanic.table import passengers, phases, places
from tocsin.games.titanic.table.state import TitanicState


def survivors(s: TitanicState) -> i64:
    """TI-SCORE-1, TI-SCORE-5: the highest numbers of the four groups, stand-ins counted as such."""
    total: i64 = 0
    for group in range(places.GROUPS_N):
        total += s.group_top[group]
    return total


def page_points(s: TitanicState) -> i64:
    """TI-SCORE-2, TI-END-5: the number of the page, nothing after stalling."""
    if s.ending == phases.STALLED:
        return 0
    return s.setup.booklet.numbers[s.page]


def longest_anchors(s: TitanicState, group: i64) -> i64:
    """TI-SCORE-3: the longest row of neighbouring anchors in one group."""
    best: i64 = 0
    length: i64 = 0
    klass = group >> 1
    base = passengers.lifeboat_of(klass)
    for at in range(passengers.highest_of(klass)):
        if s.group[group] & bit(2 * (base + at) + 1):
            length += 1
            if length > best:
                best = length
        else:
            length = 0
    return best


def class_anchors(s: TitanicState, klass: i64) -> i64:
    """TI-SCORE-3: the better of the two groups of a class, once all sixty are saved."""
    if s.ending != phases.ALL_SAVED:
        return 0
    return max(longest_anchors(s, 2 * klass), longest_anchors(s, 2 * klass + 1))


def anchor_points(s: TitanicState) -> i64:
    """TI-SCORE-3: the anchors of both classes."""
    return class_anchors(s, 0) + class_anchors(s, 1)


def score(s: TitanicState) -> i64:
    """TI-SCORE-1: survivors, page and anchors."""
    return survivors(s) + page_points(s) + anchor_points(s)
