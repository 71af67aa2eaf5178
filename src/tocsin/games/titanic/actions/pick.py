"""Your Turn!, second part: one card of the line comes to its free end (TI-ACT-YOURTURN-1)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.games.titanic.actions import moment
from tocsin.games.titanic.face import move_text
from tocsin.games.titanic.table import codes, due, kinds, passengers, phases, places, sets
from tocsin.games.titanic.table.state import TitanicState, state_of

NOT_IN_THAT_LINE: Final[i64] = 61
ROWS: Final[list[Row]] = [
    Row(60, "nothing-to-pick-now", "TI-ACT-YOURTURN-1"),
    Row(61, "not-in-that-line", "TI-ACT-YOURTURN-2", card=kinds.PASSENGER),
]


def refused(s: TitanicState, card: i64) -> i64:
    """TI-ACT-YOURTURN-2: any card of the line, visible before or not."""
    return 0 if (s.drawn >> card) & 1 else NOT_IN_THAT_LINE


def offer(s: TitanicState) -> None:
    """TI-ACT-YOURTURN-2: every card of the line; `refused` asks for one."""
    cards = s.drawn
    while cards:
        s.offer(codes.PICK_FROM + sets.lowest(cards))
        cards &= cards - 1


def sure_code(s: TitanicState) -> i64:
    """The only card of a line is no choice; -1 while there is one."""
    is_last = s.drawn & (s.drawn - 1) == 0
    return codes.PICK_FROM + sets.lowest(s.drawn) if is_last else i64(-1)


def do(s: TitanicState, card: i64, journal: Journal | None) -> i64:
    """TI-ACT-YOURTURN-1: face up at the free end, the others shuffled behind it, face down."""
    line = s.looked_line
    _tell(s, card, journal)
    others = s.drawn & ~bit(card)
    s.known[line] = others
    s.hidden[line] = sets.count(others)
    s.lay_alone(line, card)
    s.drawn = 0
    s.looked_line = -1
    return due.END_OF_ACT


def _tell(s: TitanicState, card: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    journal.tell(
        "free-end-chosen",
        "TI-ACT-YOURTURN-1",
        {
            "line": places.NAMES[s.looked_line],
            "card": passengers.write_card(card),
            "cards": passengers.names_in(s.drawn),
        },
    )


class Pick(moment.TitanicAction):
    """`pick:f8`."""

    def __init__(self) -> None:
        super().__init__(("pick",), ROWS)

    def owns(self, code: i64) -> bool:
        return codes.PICK_FROM <= code < codes.PICK_FROM + passengers.CARDS

    def is_asked(self, s: TitanicState, code: i64) -> bool:
        return moment.is_decided_in(s, phases.PICK)

    def forbidden(self, s: TitanicState, code: i64) -> i64:
        return refused(s, code - codes.PICK_FROM)

    def facts(self, state: State, code: i64, row: i64) -> dict[str, Arg]:
        return {"card": passengers.write_card(code - codes.PICK_FROM)}

    def describe(self, state: State, code: i64) -> Description:
        s = state_of(state)
        card = passengers.write_card(code - codes.PICK_FROM)
        facts: dict[str, Arg] = {"card": card, "line": places.NAMES[s.looked_line]}
        targets = (Target("card", card), moment.target_at(s, s.looked_line))
        return Description(self.write(s, code), "pick", "TI-ACT-YOURTURN-1", targets, args=facts)

    def write(self, state: State, code: i64) -> str:
        return f"pick:{passengers.write_card(code - codes.PICK_FROM)}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        return codes.PICK_FROM + move_text.read_card_after(reader, ":")

    def every(self, state: State) -> list[int]:
        return [int(codes.PICK_FROM + card) for card in range(passengers.CARDS)]
