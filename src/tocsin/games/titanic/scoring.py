"""The score and how a play ends (TI-SCORE, TI-END)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.contract import Outcome
from tocsin.core.journal import Journal
from tocsin.games.titanic.cards import base_of, highest_of
from tocsin.games.titanic.ship import ALL_SAVED, ENDINGS, GROUPS_N, OVER, STALLED, Ship

ENDING_RULES: Final = ("", "TI-END-1", "TI-END-2", "TI-END-5")


def survivors(ship: Ship) -> i64:
    """TI-SCORE-1, TI-SCORE-5: the highest numbers of the four groups."""
    total: i64 = 0
    for group in range(GROUPS_N):
        total += ship.group_top[group]
    return total


def page_points(ship: Ship) -> i64:
    """TI-SCORE-2, TI-END-5: the number of the page, nothing after stalling."""
    if ship.ending == STALLED:
        return 0
    return ship.charter.booklet.number[ship.page]


def longest_anchors(ship: Ship, whose: i64) -> i64:
    """TI-SCORE-3: the longest row of neighbouring anchors in one group of a class."""
    best: i64 = 0
    base = base_of(whose)
    for group in range(2 * whose, 2 * whose + 2):
        length: i64 = 0
        for at in range(highest_of(whose)):
            if ship.group[group] & bit(2 * (base + at) + 1):
                length += 1
                if length > best:
                    best = length
            else:
                length = 0
    return best


def anchor_points(ship: Ship) -> i64:
    """TI-SCORE-3: anchors count only if all sixty passengers are saved."""
    if ship.ending != ALL_SAVED:
        return 0
    return longest_anchors(ship, 0) + longest_anchors(ship, 1)


def score(ship: Ship) -> i64:
    """TI-SCORE-1: survivors, page and anchors."""
    return survivors(ship) + page_points(ship) + anchor_points(ship)


def judge_play(ship: Ship) -> Outcome | None:
    """TI-END: None while the play goes on; everybody wins when all are saved."""
    if ship.phase != OVER:
        return None
    players = int(ship.charter.players)
    winners = tuple(range(players)) if ship.ending == ALL_SAVED else ()
    scores = (int(score(ship)),) * players
    return Outcome(ENDINGS[ship.ending], scores, winners, ENDING_RULES[ship.ending])


def tell_score(ship: Ship, journal: Journal) -> None:
    """The end and its count."""
    journal.tell(
        "play-ended",
        ENDING_RULES[ship.ending],
        {
            "ending": ENDINGS[ship.ending],
            "score": int(score(ship)),
            "survivors": int(survivors(ship)),
            "page": int(page_points(ship)),
            "anchors": int(anchor_points(ship)),
        },
    )
