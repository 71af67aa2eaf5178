"""Get Ready!, second part: the cards looked at are laid back below the pile and on top of it.

TI-ACT-GETREADY-1, TI-ACT-GETREADY-2; their places stay known (TI-ACT-GETREADY-4). Cards go below
first and on top afterwards, so that every result has one spelling.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.games.titanic.actions import moment
from tocsin.games.titanic.face import move_text
from tocsin.games.titanic.rules import knowledge
from tocsin.games.titanic.table import codes, due, kinds, passengers, phases, sets
from tocsin.games.titanic.table.state import TitanicState

NOT_LOOKED_AT: Final[i64] = 61
BELOW_COMES_FIRST: Final[i64] = 62
ROWS: Final[list[Row]] = [
    Row(60, "nothing-to-arrange-now", "TI-ACT-GETREADY-1"),
    Row(61, "not-looked-at", "TI-ACT-GETREADY-1", card=kinds.PASSENGER),
    Row(62, "cards-below-come-first", "TI-ACT-GETREADY-2", card=kinds.PASSENGER),
]


def card_of(code: i64) -> i64:
    """The card that is laid back."""
    return code - codes.BOTTOM_FROM if code >= codes.BOTTOM_FROM else code - codes.TOP_FROM


def begin(s: TitanicState) -> i64:
    """TI-ACT-GETREADY-2: if the whole pile was seen, only its order can be chosen.

    TI-ACT-GETREADY-3: an empty pile is no effect.
    """
    if s.drawn == 0:
        return due.END_OF_ACT
    s.on_top_only = s.pile_size() == 0
    return due.CHOOSING


def refused(s: TitanicState, card: i64, below: bool) -> i64:
    """TI-ACT-GETREADY-1: one of the cards looked at; below only before any goes on top."""
    if not (s.drawn >> card) & 1:
        return NOT_LOOKED_AT
    return BELOW_COMES_FIRST if below and s.on_top_only else i64(0)


def offer(s: TitanicState) -> None:
    """TI-ACT-GETREADY-1: every card looked at, on top or below, as `refused` allows."""
    _offer_from(s, codes.TOP_FROM)
    if not s.on_top_only:
        _offer_from(s, codes.BOTTOM_FROM)


def _offer_from(s: TitanicState, first: i64) -> None:
    cards = s.drawn
    while cards:
        s.offer(first + sets.lowest(cards))
        cards &= cards - 1


def sure_code(s: TitanicState) -> i64:
    """The last card on top is no choice; -1 while there is one."""
    is_last = s.on_top_only and s.drawn & (s.drawn - 1) == 0
    return codes.TOP_FROM + sets.lowest(s.drawn) if is_last else i64(-1)


def do(s: TitanicState, code: i64, journal: Journal | None) -> i64:
    """TI-KNOW-5: one card laid back, its place known until the pile is shuffled."""
    card = card_of(code)
    if code >= codes.BOTTOM_FROM:
        s.pile_bottom = append(s.pile_bottom[:], card)
        knowledge.settle_pile(s)
    else:
        s.pile_top = knowledge.joined(vec[i64]([card]), s.pile_top)
        s.on_top_only = True
    s.drawn &= ~bit(card)
    _tell(code, journal)
    if s.drawn:
        return due.THE_SAME
    s.on_top_only = False
    return due.END_OF_ACT


def _tell(code: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    facts = {"card": passengers.write_card(card_of(code))}
    if code >= codes.BOTTOM_FROM:
        journal.tell("card-laid-below", "TI-ACT-GETREADY-1", facts)
    else:
        journal.tell("card-laid-on-top", "TI-ACT-GETREADY-1", facts)


class Arrange(moment.TitanicAction):
    """`top:f8`, `bottom:f8`."""

    def __init__(self) -> None:
        super().__init__(("top", "bottom"), ROWS)

    def owns(self, code: i64) -> bool:
        return codes.TOP_FROM <= code < codes.BOTTOM_FROM + passengers.CARDS

    def is_asked(self, s: TitanicState, code: i64) -> bool:
        return moment.is_decided_in(s, phases.ARRANGE)

    def forbidden(self, s: TitanicState, code: i64) -> i64:
        return refused(s, card_of(code), code >= codes.BOTTOM_FROM)

    def facts(self, state: State, code: i64, row: i64) -> dict[str, Arg]:
        return {"card": passengers.write_card(card_of(code))}

    def describe(self, state: State, code: i64) -> Description:
        verb = "bottom" if code >= codes.BOTTOM_FROM else "top"
        facts = self.facts(state, code, 0)
        targets = (Target("card", str(facts["card"])), Target("pile", "pile"))
        text = self.write(state, code)
        return Description(text, verb, "TI-ACT-GETREADY-1", targets, args=facts)

    def write(self, state: State, code: i64) -> str:
        word = "bottom" if code >= codes.BOTTOM_FROM else "top"
        return f"{word}:{passengers.write_card(card_of(code))}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        first = codes.TOP_FROM if word == "top" else codes.BOTTOM_FROM
        return first + move_text.read_card_after(reader, ":")

    def every(self, state: State) -> list[int]:
        found: list[int] = []
        for card in range(passengers.CARDS):
            found += [int(codes.TOP_FROM + card), int(codes.BOTTOM_FROM + card)]
        return found
