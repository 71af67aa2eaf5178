"""Save Time: pile and passenger discard become one new pile, without a page (TI-ACT-SAVETIME-1)."""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.titanic.actions.cards import card
from tocsin.games.titanic.rules import knowledge
from tocsin.games.titanic.table import codes, due, heaps, sets
from tocsin.games.titanic.table.state import TitanicState


def offer(s: TitanicState, owner: i64) -> None:
    """TI-ACT-GEN-2, TI-ACT-SAVETIME-2: always, whichever of the two is empty."""
    s.offer(codes.play_code(owner, heaps.SAVE_TIME, codes.NO_TARGET))


def do(s: TitanicState, journal: Journal | None) -> i64:
    """TI-ACT-SAVETIME-1, TI-ACT-SAVETIME-2: shuffled together, known places forgotten."""
    _tell(s, journal)
    knowledge.shuffle_into_pile(s, s.discard)
    s.discard = 0
    return due.END_OF_ACT


def _tell(s: TitanicState, journal: Journal | None) -> None:
    if journal is None:
        return
    many = int(sets.count(s.discard))
    facts = {"cards": many, "pile": int(s.pile_size()) + many}
    journal.tell("discard-shuffled-in", "TI-ACT-SAVETIME-1", facts)


class SaveTime(card.ActionCard):
    """`play:save-time`."""

    def __init__(self) -> None:
        super().__init__("TI-ACT-SAVETIME-1", ("pile", "discard"), [])
