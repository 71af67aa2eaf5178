"""Chance deals a crew card, seat by seat (TI-SETUP-2, TI-SETUP-3)."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE
from tocsin.core.vocabulary import NUMBER
from tocsin.games.titanic.actions import moment
from tocsin.games.titanic.rules import setup
from tocsin.games.titanic.table import codes, crew, kinds, phases
from tocsin.games.titanic.table.state import TitanicState, state_of

NOT_FOR_SO_FEW: Final[i64] = 61
TWICE: Final[i64] = 62
ROWS: Final[list[Row]] = [
    Row(61, "crew-not-for-so-few", "TI-SETUP-2", crew=kinds.MEMBER, players=NUMBER),
    Row(62, "crew-card-twice", "TI-SETUP-3", crew=kinds.MEMBER, players=NUMBER),
]


def refused(s: TitanicState, member: i64) -> i64:
    """TI-SETUP-2, TI-SETUP-3: an eligible crew card that nobody has."""
    if not crew.is_eligible(member, s.setup.players):
        return NOT_FOR_SO_FEW
    for seat in range(s.setup.players):
        if s.crew[seat] == member:
            return TWICE
    return 0


def offer(s: TitanicState) -> None:
    """TI-SETUP-3: every card that `refused` allows, each equally likely."""
    for member in range(crew.MEMBERS_N):
        if refused(s, member) == 0:
            s.offer(codes.CREW_FROM + member)


def sample(s: TitanicState, rng: Rng) -> i64:
    """TI-SETUP-3: one of the eligible cards that are left."""
    number = rng.below(s.count_offers())
    return s.offers[number]


def do(s: TitanicState, member: i64, journal: Journal | None) -> None:
    """TI-SETUP-3: it lies open in front of the next player."""
    setup.deal_crew(s, setup.seat_without_crew(s), member, journal)


class DealCrewCard(moment.TitanicAction):
    """`~crew:lee`."""

    def __init__(self) -> None:
        super().__init__(("~crew",), ROWS)

    def owns(self, code: i64) -> bool:
        return codes.is_crew(code)

    def is_asked(self, s: TitanicState, code: i64) -> bool:
        return s.actor == CHANCE and s.phase == phases.CREW_DEAL

    def forbidden(self, s: TitanicState, code: i64) -> i64:
        return refused(s, code - codes.CREW_FROM)

    def facts(self, state: State, code: i64, row: i64) -> dict[str, Arg]:
        member = crew.NAMES[code - codes.CREW_FROM]
        return {"crew": member, "players": int(state_of(state).setup.players)}

    def describe(self, state: State, code: i64) -> Description:
        member = crew.NAMES[code - codes.CREW_FROM]
        seat = Target("seat", str(setup.seat_without_crew(state_of(state))))
        text = self.write(state, code)
        return Description(text, "crew", "TI-SETUP-3", (seat,), args={"crew": member})

    def write(self, state: State, code: i64) -> str:
        return f"~crew:{crew.NAMES[code - codes.CREW_FROM]}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        return codes.CREW_FROM + reader.one_of(crew.NAMES, "crew-member")

    def every(self, state: State) -> list[int]:
        return [int(codes.CREW_FROM + member) for member in range(crew.MEMBERS_N)]
