"""What a specialist, a vehicle or another card adds to the common actions (FP-SPEC, FP-CREW)."""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.core.seats import CHANCE
from tocsin.games.flashpoint.bits import lowest
from tocsin.games.flashpoint.board import HAZMAT, KINDS, POI, TREATED, VICTIM
from tocsin.games.flashpoint.codes import (
    CREW_FROM,
    DISPOSE,
    ENGINE,
    GUN,
    IDENTIFY_FROM,
    TREAT,
)
from tocsin.games.flashpoint.scene import REVEAL, Scene
from tocsin.games.flashpoint.specialists import (
    CREW_PRICE,
    DISPOSE_PRICE,
    DRIVE_PRICE,
    FREE_POINTS,
    GUN_PRICE,
    HAZMAT_TECHNICIAN,
    IDENTIFY_PRICE,
    IMAGING,
    PARAMEDIC,
    POINTS,
    ROLES,
    TREAT_PRICE,
)
from tocsin.games.flashpoint.vehicles import is_gun_clear, offer_drives


def offer_specials(s: Scene, cell: i64, role: i64, points: i64) -> None:
    """FP-SPEC-PARA-1, FP-SPEC-HAZT-1, FP-GUN-1, FP-VEH-2, FP-CREW-1, FP-SPEC-IMAG-1."""
    if role == PARAMEDIC and points >= TREAT_PRICE and s.has(VICTIM, cell):
        s.offer(TREAT)
    if role == HAZMAT_TECHNICIAN and points >= DISPOSE_PRICE and s.has(HAZMAT, cell):
        s.offer(DISPOSE)
    if s.rules.vehicles and points >= DRIVE_PRICE:
        if s.rules.deck_gun and points >= GUN_PRICE[role]:
            if s.board.is_on_spot(ENGINE, s.engine, cell) and is_gun_clear(s):
                s.offer(GUN)
        offer_drives(s, cell)
        if s.fresh and s.rules.crew_change:
            offer_crew(s)
    if role == IMAGING and points >= IDENTIFY_PRICE and s.face_down > 0:
        for level in range(s.board.levels):
            sheet = 2 * level
            hidden = s.marks[sheet * KINDS + POI]
            while hidden:
                s.offer(IDENTIFY_FROM + sheet * 64 + lowest(hidden))
                hidden &= hidden - 1
    if s.extreme:
        # Only the engineer has a code below these, and it identifies nothing.
        s.offer_extra(cell, role, points)


def offer_crew(s: Scene) -> None:
    """FP-CREW-1: every card in play that nobody holds."""
    rest = s.rules.cards
    for seat in range(s.players):
        rest &= ~bit(s.crew[4 * seat + 2])
    while rest:
        s.offer(CREW_FROM + lowest(rest))
        rest &= rest - 1


def treat(s: Scene, journal: Journal | None) -> None:
    """FP-SPEC-PARA-1: a revealed victim in the paramedic's cell can walk from now on."""
    cell = s.cell_of(s.seat)
    s.take_thing(VICTIM, cell)
    s.add_thing(TREATED, cell)
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(s.seat), "cell": s.board.names[cell]}
        journal.tell("victim-treated", "FP-SPEC-PARA-1", facts)


def dispose(s: Scene, journal: Journal | None) -> None:
    """FP-SPEC-HAZT-1: a hazmat in the technician's cell is out of the game."""
    cell = s.cell_of(s.seat)
    s.take_thing(HAZMAT, cell)
    s.hazmats_safe += 1
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(s.seat), "cell": s.board.names[cell]}
        journal.tell("hazmat-disposed", "FP-SPEC-HAZT-1", facts)


def identify(s: Scene, cell: i64, journal: Journal | None) -> None:
    """FP-SPEC-IMAG-1: any face-down marker on the board is turned over."""
    s.target = cell
    s.phase = REVEAL
    s.actor = CHANCE
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(s.seat), "cell": s.board.names[cell]}
        journal.tell("poi-scanned", "FP-SPEC-IMAG-1", facts)


def change_crew(s: Scene, role: i64, journal: Journal | None) -> None:
    """FP-CREW-1, FP-CREW-3: the new card's points and its whole free pool, less the price."""
    seat = s.seat
    old = s.role(seat)
    s.fresh = 0
    s.ap += POINTS[role] - POINTS[old] - CREW_PRICE
    s.free = FREE_POINTS[role]
    s.cast_role(seat, role)
    if journal is not None:
        facts: dict[str, int | str] = {
            "seat": int(seat),
            "from": ROLES[old],
            "specialist": ROLES[role],
        }
        journal.tell("crew-changed", "FP-CREW-1", facts)
