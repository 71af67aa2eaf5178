"""How a play ends (TI-END-1, TI-END-2, TI-END-3, TI-END-4, TI-END-5).

TI-END-3: what ends it first is what counts, and nothing else happens after. TI-END-4: there is no
other way out.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Outcome
from tocsin.core.journal import Journal
from tocsin.games.titanic.rules import scoring
from tocsin.games.titanic.table import passengers, phases
from tocsin.games.titanic.table.state import TitanicState

# TI-END-5: after so many turns a play stops.
TURNS_MAX: Final[i64] = 1000
# The rule of each ending, in the order of `phases.ENDINGS`.
RULES: Final = ("", "TI-END-1", "TI-END-2", "TI-END-5")


def check_all_saved(s: TitanicState) -> None:
    """TI-END-2: the last of the sixty ends the play; a stand-in does not (TI-ACT-MYSTERY-9)."""
    if s.saved == passengers.CARDS:
        s.ending = phases.ALL_SAVED


def check_ship_lost(s: TitanicState) -> None:
    """TI-END-1, TI-FLOOD-9: the last page ends the play, whatever turned it."""
    if s.page == s.setup.booklet.pages:
        s.ending = phases.SHIP_LOST


def check_stalled(s: TitanicState) -> None:
    """TI-END-5: endless stalling stops with an ending of its own, so that it never pays."""
    if s.turn == TURNS_MAX:
        s.ending = phases.STALLED


def judge(s: TitanicState) -> Outcome | None:
    """None while the play goes on; everybody wins when all are saved."""
    if s.phase != phases.OVER:
        return None
    players = int(s.setup.players)
    winners = tuple(range(players)) if s.ending == phases.ALL_SAVED else ()
    scores = (int(scoring.score(s)),) * players
    return Outcome(phases.ENDINGS[s.ending], scores, winners, RULES[s.ending])


def tell(s: TitanicState, journal: Journal | None) -> None:
    """The end and its count."""
    if journal is None:
        return
    journal.tell(
        "play-ended",
        RULES[s.ending],
        {
            "ending": phases.ENDINGS[s.ending],
            "score": int(scoring.score(s)),
            "survivors": int(scoring.survivors(s)),
            "page": int(scoring.page_points(s)),
            "anchors": int(scoring.anchor_points(s)),
        },
    )
