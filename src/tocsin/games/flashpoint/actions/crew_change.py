"""Changing one's card at the engine, first thing in a turn (FP-CREW): crew:paramedic."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.journal import Journal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.games.flashpoint.actions import moment, points
from tocsin.games.flashpoint.actions.moment import PhaseOneAction
from tocsin.games.flashpoint.rules import cards, escape
from tocsin.games.flashpoint.table import codes, masks
from tocsin.games.flashpoint.table.kinds import SPECIALIST
from tocsin.games.flashpoint.table.state import FlashpointState

# FP-CREW-1.
PRICE: Final[i64] = 2

NO_SPECIALISTS: Final[i64] = 1
NO_VEHICLES: Final[i64] = 2
TOO_FAR: Final[i64] = 3
NOT_FIRST: Final[i64] = 4
TAKEN: Final[i64] = 5
SHORT: Final[i64] = 6
REFUSALS: Final[list[Row]] = refusals(
    Row(1, "no-specialists-in-play", "FP-MOD-1"),
    Row(2, "no-vehicles-in-play", "FP-MOD-2"),
    Row(3, "the-station-is-too-far", "FP-VAR-1"),
    Row(4, "only-first-thing-on-the-engine", "FP-CREW-2"),
    Row(5, "specialist-taken", "FP-CREW-1", specialist=SPECIALIST),
    points.short_row(6, "FP-CREW-1"),
)


def refused(s: FlashpointState, role: i64) -> i64:
    """FP-CREW-1, FP-CREW-2, FP-VAR-1: on the engine, nothing done yet, a card nobody holds."""
    if not s.rules.specialists:
        return NO_SPECIALISTS
    if not s.rules.vehicles:
        return NO_VEHICLES
    if s.rules.remote_station:
        return TOO_FAR
    if not s.may_change_crew:
        return NOT_FIRST
    if s.is_in_play(role):
        return TAKEN
    if not cards.is_there(s, role):
        return s.hooks.refused_card(s, role)
    return points.refused_price(s, s.seat, PRICE, points.PLAIN, SHORT)


def offer(s: FlashpointState, pool: i64) -> None:
    """FP-CREW-1: every card in play that nobody holds; the slow twin is `refused`."""
    if not s.may_change_crew or not s.rules.crew_change or pool < PRICE:
        return
    rest = s.rules.cards_in_play
    for seat in range(s.players):
        rest &= ~bit(s.role_of(seat))
    while rest:
        s.offer(codes.CREW_FROM + masks.lowest(rest))
        rest &= rest - 1


def do(s: FlashpointState, role: i64, journal: Journal | None) -> None:
    """FP-CREW-1, FP-CREW-3: the new card's points and its whole free pool, less the price."""
    seat = s.seat
    old = s.role_of(seat)
    s.may_change_crew = 0
    s.ap += s.cards.points[role] - s.cards.points[old] - PRICE
    s.free = s.cards.free_points[role]
    s.cast_role(seat, role)
    _tell(s, old, role, journal)


def _tell(s: FlashpointState, old: i64, role: i64, journal: Journal | None) -> None:
    if journal is None:
        return
    facts: dict[str, Arg] = {
        "seat": int(s.seat),
        "from": s.cards.names[old],
        "specialist": s.cards.names[role],
    }
    journal.tell("crew-changed", "FP-CREW-1", facts)


class CrewChange(PhaseOneAction):
    """`crew:paramedic`."""

    def __init__(self) -> None:
        rows = [*REFUSALS, *points.ROWS, *escape.ROWS, *moment.PHASE_ONE]
        super().__init__(("crew",), refusals(*rows))

    def owns(self, code: i64) -> bool:
        return codes.CREW_FROM <= code < codes.PARK_FROM

    def judge_action(self, s: FlashpointState, code: i64) -> i64:
        return refused(s, code - codes.CREW_FROM)

    def do(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        do(s, code - codes.CREW_FROM, journal)
        return 0

    def own_facts(self, s: FlashpointState, code: i64, row: i64) -> dict[str, Arg]:
        return {"specialist": s.cards.names[code - codes.CREW_FROM], **points.facts(s, PRICE)}

    def describe(self, state: State, code: i64) -> Description:
        name = moment.state_of(state).cards.names[code - codes.CREW_FROM]
        card = (Target("specialist", name),)
        shown: dict[str, Arg] = {"specialist": name}
        return Description(f"crew:{name}", "crew", "FP-CREW-1", card, int(PRICE), shown)

    def write(self, state: State, code: i64) -> str:
        return f"crew:{moment.state_of(state).cards.names[code - codes.CREW_FROM]}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        return codes.CREW_FROM + cards.read(moment.state_of(state), reader)

    def every(self, state: State) -> list[int]:
        roles = cards.every(moment.state_of(state))
        return [int(codes.CREW_FROM) + role for role in roles]
