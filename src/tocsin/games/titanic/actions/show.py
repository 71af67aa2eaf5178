"""Chance shows a passenger: the next card of a line or of the pile (TI-CHANCE-2, TI-KNOW-4)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.core.seats import CHANCE
from tocsin.games.titanic.actions import moment, seek
from tocsin.games.titanic.face import move_text
from tocsin.games.titanic.rules import drawing, odds, uncovering
from tocsin.games.titanic.table import codes, due, kinds, passengers, phases, places, sets
from tocsin.games.titanic.table.state import TitanicState, state_of

CANNOT_LIE_THERE: Final[i64] = 61
ROWS: Final[list[Row]] = [Row(61, "cannot-lie-there", "TI-KNOW-4", card=kinds.PASSENGER)]


def refused(s: TitanicState, zone: i64, card: i64) -> i64:
    """TI-KNOW-4: known in the zone, or of a pool that can lie there."""
    return 0 if (odds.candidates(s, zone) >> card) & 1 else CANNOT_LIE_THERE


def offer(s: TitanicState, zone: i64) -> None:
    """TI-KNOW-4: every passenger that may be shown next, as one set; `refused` asks for one."""
    cards = odds.candidates(s, zone)
    while cards:
        s.offer(sets.lowest(cards))
        cards &= cards - 1


def do(s: TitanicState, zone: i64, card: i64, journal: Journal | None) -> i64:
    """TI-CHANCE-2: the card is turned up, looked at, discarded by Lowe, or drawn."""
    if s.uncovered:
        uncovering.turn_up(s, zone, card, journal)
    elif s.phase == phases.LOOK_LINE or s.phase == phases.LOOK_PILE:
        drawing.look_at(s, zone, card, journal)
    elif s.phase == phases.SEEK:
        return seek.discard_one(s, card, journal)
    else:
        drawing.draw_passenger(s, card, journal)
    return due.THE_SAME


class Show(moment.TitanicAction):
    """`~show:f7a`."""

    def __init__(self) -> None:
        super().__init__(("~show",), ROWS)

    def owns(self, code: i64) -> bool:
        return codes.is_show(code)

    def is_asked(self, s: TitanicState, code: i64) -> bool:
        return s.actor == CHANCE and s.zone_to_show() >= 0

    def forbidden(self, s: TitanicState, code: i64) -> i64:
        return refused(s, s.zone_to_show(), code)

    def facts(self, state: State, code: i64, row: i64) -> dict[str, Arg]:
        return {"card": passengers.write_card(code)}

    def describe(self, state: State, code: i64) -> Description:
        s = state_of(state)
        zone = s.zone_to_show()
        shown = Target("card", passengers.write_card(code))
        source = Target("pile", "pile") if zone == places.PILE else moment.target_at(s, zone)
        facts = self.facts(s, code, 0)
        text = self.write(s, code)
        return Description(text, "show", "TI-CHANCE-2", (shown, source), args=facts)

    def write(self, state: State, code: i64) -> str:
        return f"~show:{passengers.write_card(code)}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        return move_text.read_card_after(reader, ":")

    def every(self, state: State) -> list[int]:
        return list(range(passengers.CARDS))
