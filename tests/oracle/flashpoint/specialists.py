"""What the cards add: treating, disposing, identifying, changing the crew (FP-SPEC, FP-CREW).

Cards that are chosen or dealt follow FP-ASET-10 and FP-MOD-3.
"""

from tests.oracle.flashpoint.house import CARD_RULES, FREE_POINTS, POINTS
from tests.oracle.flashpoint.paying import refuse_price
from tests.oracle.flashpoint.table import Table
from tests.oracle.flashpoint.vehicles import NO_VEHICLES
from tests.oracle.refusal import Refusal

TREAT_PRICE = 1
DISPOSE_PRICE = 2
IDENTIFY_PRICE = 1
CREW_PRICE = 2
NO_SPECIALISTS = Refusal("no-specialists-in-play", "FP-MOD-1")


def refuse_treat(table: Table) -> Refusal | None:
    """FP-SPEC-PARA-1: the paramedic, a victim in its own cell that is not treated yet."""
    cell = table.cell_of(table.seat)
    if table.role != "paramedic":
        return Refusal("only-the-paramedic-treats", "FP-SPEC-PARA-1")
    if not table.victims[cell]:
        return Refusal("no-untreated-victim-here", "FP-SPEC-PARA-1", {"cell": cell})
    return refuse_price(table, table.seat, TREAT_PRICE, "FP-SPEC-PARA-1")


def refuse_dispose(table: Table) -> Refusal | None:
    """FP-SPEC-HAZT-1: the hazmat technician, a hazmat in its own cell."""
    cell = table.cell_of(table.seat)
    if table.role != "hazmat":
        return Refusal("only-the-hazmat-technician-disposes", "FP-SPEC-HAZT-1")
    if not table.hazmats[cell]:
        return Refusal("no-hazmat-here", "FP-SPEC-HAZT-1", {"cell": cell})
    return refuse_price(table, table.seat, DISPOSE_PRICE, "FP-SPEC-HAZT-1")


def refuse_identify(table: Table, cell: str) -> Refusal | None:
    """FP-SPEC-IMAG-1: the imaging technician, any face-down marker on the board."""
    if table.role != "imaging":
        return Refusal("only-the-imaging-technician-identifies", "FP-SPEC-IMAG-1")
    if cell not in table.poi:
        return Refusal("nothing-face-down-there", "FP-SPEC-IMAG-1", {"cell": cell})
    return refuse_price(table, table.seat, IDENTIFY_PRICE, "FP-SPEC-IMAG-1")


def refuse_crew(table: Table, card: str) -> Refusal | None:
    """FP-CREW-1, FP-CREW-2: first thing in a turn begun on the engine, for a card nobody holds."""
    if not table.house.specialists:
        return NO_SPECIALISTS
    if not table.house.vehicles:
        return NO_VEHICLES
    if table.house.remote_station:
        return Refusal("the-station-is-too-far", "FP-VAR-1")
    if not table.fresh:
        return Refusal("only-first-thing-on-the-engine", "FP-CREW-2")
    if is_held(table, card):
        return Refusal("specialist-taken", "FP-CREW-1", {"specialist": card})
    return _refuse_absent(table, card) or refuse_price(table, table.seat, CREW_PRICE, "FP-CREW-1")


def change_crew(table: Table, card: str) -> None:
    """FP-CREW-3: the new card's points and its whole free pool, less the price."""
    table.points += POINTS.get(card, 4) - POINTS.get(table.role, 4) - CREW_PRICE
    table.free = FREE_POINTS.get(card, 0)
    table.figures[table.seat].role = card


def refuse_card(table: Table, card: str) -> Refusal | None:
    """FP-ASET-10, FP-MOD-3: each card once; no driver where nothing drives."""
    if is_held(table, card):
        return Refusal("specialist-taken", "FP-ASET-10", {"specialist": card})
    if card == "driver" and not table.house.vehicles:
        return Refusal("no-driver-without-vehicles", "FP-MOD-3")
    return _refuse_absent(table, card)


def is_held(table: Table, card: str) -> bool:
    """FP-ASET-10: a card is unique."""
    return any(figure.role == card for figure in table.figures)


def _refuse_absent(table: Table, card: str) -> Refusal | None:
    """XD-ENG-1, XD-SPEC-1, XD-SPEC-3: cards of the expansion come only where they are wanted."""
    if card in table.house.cards:
        return None
    return Refusal("specialist-not-in-play", CARD_RULES[card], {"specialist": card})
