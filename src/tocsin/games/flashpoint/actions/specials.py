"""What a specialist, a vehicle or another card adds to the common actions (FP-SPEC, FP-CREW)."""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.actions import vehicles
from tocsin.games.flashpoint.table import codes, due, marks, masks, specialists
from tocsin.games.flashpoint.table.state import FlashpointState


def offer_specials(s: FlashpointState, cell: i64, role: i64, points: i64) -> None:
    """FP-SPEC-PARA-1, FP-SPEC-HAZT-1, FP-GUN-1, FP-VEH-2, FP-CREW-1, FP-SPEC-IMAG-1."""
    if (
        role == specialists.PARAMEDIC
        and points >= specialists.TREAT_PRICE
        and s.has(marks.VICTIM, cell)
    ):
        s.offer(codes.TREAT)
    if (
        role == specialists.HAZMAT_TECHNICIAN
        and points >= specialists.DISPOSE_PRICE
        and s.has(marks.HAZMAT, cell)
    ):
        s.offer(codes.DISPOSE)
    if s.rules.vehicles and points >= specialists.DRIVE_PRICE:
        if s.rules.deck_gun and points >= s.cards.gun_price[role]:
            if s.board.is_on_spot(codes.ENGINE, s.engine, cell) and vehicles.is_gun_clear(s):
                s.offer(codes.GUN)
        vehicles.offer_drives(s, cell)
        if s.may_change_crew and s.rules.crew_change:
            offer_crew(s)
    if role == specialists.IMAGING and points >= specialists.IDENTIFY_PRICE and s.face_down > 0:
        for level in range(s.board.levels):
            sheet = 2 * level
            hidden = s.marks[sheet * marks.KINDS + marks.POI]
            while hidden:
                s.offer(codes.IDENTIFY_FROM + sheet * 64 + masks.lowest(hidden))
                hidden &= hidden - 1
    if s.extended:
        # Only the engineer has a code below these, and it identifies nothing.
        s.hooks.offer_extra(s, cell, role, points)


def offer_crew(s: FlashpointState) -> None:
    """FP-CREW-1: every card in play that nobody holds."""
    rest = s.rules.cards_in_play
    for seat in range(s.players):
        rest &= ~bit(s.role_of(seat))
    while rest:
        s.offer(codes.CREW_FROM + masks.lowest(rest))
        rest &= rest - 1


def treat(s: FlashpointState, journal: Journal | None) -> None:
    """FP-SPEC-PARA-1: a revealed victim in the paramedic's cell can walk from now on."""
    cell = s.cell_of(s.seat)
    s.take_thing(marks.VICTIM, cell)
    s.add_thing(marks.TREATED, cell)
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(s.seat), "cell": s.board.names[cell]}
        journal.tell("victim-treated", "FP-SPEC-PARA-1", facts)


def dispose(s: FlashpointState, journal: Journal | None) -> None:
    """FP-SPEC-HAZT-1: a hazmat in the technician's cell is out of the game."""
    cell = s.cell_of(s.seat)
    s.take_thing(marks.HAZMAT, cell)
    s.hazmats_safe += 1
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(s.seat), "cell": s.board.names[cell]}
        journal.tell("hazmat-disposed", "FP-SPEC-HAZT-1", facts)


def identify(s: FlashpointState, cell: i64, journal: Journal | None) -> i64:
    """FP-SPEC-IMAG-1: any face-down marker on the board is turned over."""
    s.target = cell
    if journal is not None:
        facts: dict[str, int | str] = {"seat": int(s.seat), "cell": s.board.names[cell]}
        journal.tell("poi-scanned", "FP-SPEC-IMAG-1", facts)
    return due.REVEAL


def change_crew(s: FlashpointState, role: i64, journal: Journal | None) -> None:
    """FP-CREW-1, FP-CREW-3: the new card's points and its whole free pool, less the price."""
    seat = s.seat
    old = s.role_of(seat)
    s.may_change_crew = 0
    s.ap += s.cards.points[role] - s.cards.points[old] - specialists.CREW_PRICE
    s.free = s.cards.free_points[role]
    s.cast_role(seat, role)
    if journal is not None:
        facts: dict[str, int | str] = {
            "seat": int(seat),
            "from": specialists.ROLES[old],
            "specialist": specialists.ROLES[role],
        }
        journal.tell("crew-changed", "FP-CREW-1", facts)
