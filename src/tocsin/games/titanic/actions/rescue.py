"""Organising a rescue: how many passengers are drawn (TI-RESCUE-1, TI-RESCUE-2).

TI-DECK-3: an empty pile is made anew only when somebody decides to rescue; no other effect does it
(TI-DECK-6). What then comes of the draw is in `rules/rescue_outcome`.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.core.vocabulary import NUMBER
from tocsin.games.titanic.actions import moment
from tocsin.games.titanic.table import codes, crew, due, kinds, phases
from tocsin.games.titanic.table.state import TitanicState, state_of

PILE_IS_EMPTY: Final[i64] = 61
NAME_A_NUMBER: Final[i64] = 62
MORE_THAN_CREW_CARD: Final[i64] = 63
MORE_THAN_PILE: Final[i64] = 64
ROWS: Final[list[Row]] = [
    Row(61, "pile-is-empty", "TI-DECK-2", many=NUMBER),
    Row(62, "name-a-number", "TI-RESCUE-1"),
    Row(
        63,
        "more-than-the-crew-card-allows",
        "TI-RESCUE-1",
        many=NUMBER,
        most=NUMBER,
        crew=kinds.MEMBER,
    ),
    Row(64, "more-than-the-pile-holds", "TI-DECK-1", many=NUMBER, pile=NUMBER),
]


def most_of(s: TitanicState) -> i64:
    """TI-RESCUE-1: the limit of the active crew card."""
    return crew.RESCUE_MAX[s.crew[s.seat]]


def refused(s: TitanicState, many: i64) -> i64:
    """TI-RESCUE-1, TI-DECK-1: 1 to the crew card's limit, never more than the pile holds.

    TI-DECK-2, TI-DECK-4: no number while the pile is empty; it is named after the reshuffle.
    """
    pile = s.pile_size()
    if pile == 0:
        return PILE_IS_EMPTY if many > 0 else i64(0)
    if many == 0:
        return NAME_A_NUMBER
    if many > most_of(s):
        return MORE_THAN_CREW_CARD
    return MORE_THAN_PILE if many > pile else i64(0)


def offer(s: TitanicState) -> None:
    """TI-TURN-3, TI-DECK-5: always something, up to both limits; the slow twin is `refused`."""
    pile = s.pile_size()
    if pile == 0:
        s.offer(codes.RESCUE_FROM)
        return
    most = most_of(s)
    for many in range(i64(1), (most if most < pile else pile) + 1):
        s.offer(codes.RESCUE_FROM + many)


def do(s: TitanicState, code: i64, journal: Journal | None) -> i64:
    """TI-RESCUE-2: n cannot be changed any more; TI-DECK-4: or first a new pile.

    TI-DECK-5: with pile and discard both empty nothing is drawn, and that is a failure.
    """
    many = code - codes.RESCUE_FROM
    _tell_begun(s, many, journal)
    if many > 0:
        s.to_draw = many
        return due.DRAWING
    return due.NEW_PILE if s.discard else due.NOBODY_FITS


def _tell_begun(s: TitanicState, many: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    facts = {"seat": int(s.seat), "many": int(many)}
    if s.phase == phases.NUMBER:
        journal.tell("rescue-number-named", "TI-DECK-4", facts)
    else:
        journal.tell("rescue-begun", "TI-RESCUE-1", facts)


class Rescue(moment.TitanicAction):
    """`rescue*3`, or `rescue` while the pile is empty."""

    def __init__(self) -> None:
        super().__init__(("rescue",), ROWS)

    def owns(self, code: i64) -> bool:
        return codes.is_rescue(code)

    def is_asked(self, s: TitanicState, code: i64) -> bool:
        if moment.is_decided_in(s, phases.NUMBER):
            return code > codes.RESCUE_FROM
        return moment.is_decided_in(s, phases.TURN)

    def forbidden(self, s: TitanicState, code: i64) -> i64:
        return refused(s, code - codes.RESCUE_FROM)

    def facts(self, state: State, code: i64, row: i64) -> dict[str, Arg]:
        s = state_of(state)
        return {
            "many": int(code - codes.RESCUE_FROM),
            "most": int(most_of(s)),
            "crew": crew.NAMES[s.crew[s.seat]],
            "pile": int(s.pile_size()),
        }

    def describe(self, state: State, code: i64) -> Description:
        many = int(code - codes.RESCUE_FROM)
        rule = "TI-RESCUE-1" if many else "TI-DECK-2"
        pile = Target("pile", "pile" if many else "discard")
        return Description(self.write(state, code), "rescue", rule, (pile,), args={"many": many})

    def write(self, state: State, code: i64) -> str:
        many = code - codes.RESCUE_FROM
        return f"rescue*{many}" if many else "rescue"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        return codes.RESCUE_FROM + (reader.number(1, 6, "number") if reader.takes("*") else 0)

    def every(self, state: State) -> list[int]:
        return list(range(codes.RESCUE_FROM, codes.RESCUE_TO))
