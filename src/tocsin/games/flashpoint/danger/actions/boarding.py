"""Getting on and off the platform at the engine, and where it lies there (XD-PLAT-2, XD-PLAT-4).

operate from the engine   each firefighter on its cells boards or stays, until two are on; then, if
                          a place is left, whoever operates may load one victim     embark
back to the engine        each firefighter, then the victim, onto one of its cells  alight
start, after each drive   on which of the engine's two cells it lies                rest
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.contract import Refusal
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import due
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.table import codes, marks
from tocsin.games.flashpoint.table import due as base_due


def answer(s: DangerState, code: i64, journal: Journal | None) -> i64:
    """One answer to what the platform's step asks; says what it asks next."""
    if s.phase == danger_phases.EMBARK:
        return board_or_load(s, code, journal)
    if s.phase == danger_phases.ALIGHT:
        return alight(s, code - codes.RIDE_FROM, journal)
    lay(s, code - danger_codes.OPERATE_FROM, journal)
    return base_due.NOTHING


def begin_boarding(s: DangerState) -> i64:
    """XD-PLAT-4: all firefighters on the engine's cells are asked, in turn order."""
    s.riders = 0
    for seat in range(s.players):
        if s.board.is_on_spot(codes.ENGINE, s.engine, s.cell_of(seat)):
            s.riders |= bit(seat)
    return _ask_to_board(s)


def _ask_to_board(s: DangerState) -> i64:
    """Who is asked next; questions with one answer only are not asked."""
    figures = s.figures_in(s.platform)
    if figures == 2:
        s.riders = 0
    if s.riders or (figures < 2 and has_victim_at_engine(s)):
        return due.EMBARK
    return base_due.NOTHING


def has_victim_at_engine(s: DangerState) -> bool:
    """Is there a victim, treated or not, on a cell of the engine?"""
    for which in range(i64(2)):
        cell = s.board.spot_cell(codes.ENGINE, s.engine, which)
        if s.has(marks.VICTIM, cell) or s.has(marks.TREATED, cell):
            return True
    return False


def offer_boarding(s: DangerState) -> None:
    """XD-PLAT-2: board or stay; later which victim is loaded, if any."""
    s.offer(codes.STAY)
    if s.riders:
        s.offer(danger_codes.BOARD)
        return
    for start in (danger_codes.LOAD_FROM, danger_codes.LOAD_TREATED_FROM):
        for which in range(i64(2)):
            cell = s.board.spot_cell(codes.ENGINE, s.engine, which)
            if s.has(marks.VICTIM if start == danger_codes.LOAD_FROM else marks.TREATED, cell):
                s.offer(start + cell)


def board_or_load(s: DangerState, code: i64, journal: Journal | None) -> i64:
    """XD-PLAT-2, XD-PLAT-4: one answer."""
    if s.riders:
        seat = s.first_of(s.riders)
        s.riders &= ~bit(seat)
        if code == danger_codes.BOARD:
            s.put(seat, s.platform)
        if journal is not None:
            word = (
                "firefighter-boarded" if code == danger_codes.BOARD else "firefighter-stayed-behind"
            )
            cell_name = s.board.names[s.cell_of(seat)]
            journal.tell(word, "XD-PLAT-4", {"seat": int(seat), "cell": cell_name})
        return _ask_to_board(s)
    if code != codes.STAY:
        kind = marks.VICTIM if code < danger_codes.LOAD_TREATED_FROM else marks.TREATED
        cell = code - (
            danger_codes.LOAD_FROM if kind == marks.VICTIM else danger_codes.LOAD_TREATED_FROM
        )
        s.take_thing(kind, cell)
        s.add_thing(kind, s.platform)
        if journal is not None:
            facts: dict[str, int | str] = {
                "from": s.board.names[cell],
                "cell": s.board.names[s.platform],
            }
            journal.tell("victim-loaded", "XD-PLAT-2", facts)
    return base_due.NOTHING


def begin_alighting(s: DangerState, riders: i64) -> i64:
    """XD-PLAT-4: it lies on the engine; those who came with it step off on either cell."""
    s.riders = riders
    return _ask_to_alight(s)


def _ask_to_alight(s: DangerState) -> i64:
    return due.ALIGHT if s.riders or s.berth else base_due.NOTHING


def alight(s: DangerState, cell: i64, journal: Journal | None) -> i64:
    """XD-PLAT-4: a firefighter, or the victim at the word of whoever operated."""
    if s.riders:
        seat = s.first_of(s.riders)
        s.riders &= ~bit(seat)
        s.put(seat, cell)
        if journal is not None:
            facts: dict[str, int | str] = {"seat": int(seat), "cell": s.board.names[cell]}
            journal.tell("firefighter-alighted", "XD-PLAT-4", facts)
    else:
        kind = marks.VICTIM if s.berth == 1 else marks.TREATED
        s.berth = 0
        s.take_thing(kind, s.platform)
        s.add_thing(kind, cell)
        if journal is not None:
            journal.tell("victim-alighted", "XD-PLAT-4", {"cell": s.board.names[cell]})
    return _ask_to_alight(s)


def is_adrift(s: DangerState) -> bool:
    """XD-PLAT-4: has the engine driven since somebody said where the platform lies?"""
    if s.board.is_air(s.platform):
        return False
    return not s.board.is_on_spot(codes.ENGINE, s.engine, s.platform)


def offer_engine_cells(s: DangerState, start: i64) -> None:
    """Either cell of the engine."""
    s.offer(start + s.board.spot_cell(codes.ENGINE, s.engine, 0))
    s.offer(start + s.board.spot_cell(codes.ENGINE, s.engine, 1))


def lay(s: DangerState, cell: i64, journal: Journal | None) -> None:
    """XD-PLAT-1, XD-PLAT-4: it lies on this cell of the engine."""
    s.platform = cell
    if journal is not None:
        rule = "XD-PLAT-1" if s.turn == 0 else "XD-PLAT-4"
        journal.tell("platform-laid", rule, {"cell": s.board.names[cell]})


def explain_answer(s: DangerState, code: i64) -> Refusal | None:
    """Rule by rule, why this is no answer to what the platform's step asks."""
    engine = [s.board.spot_cell(codes.ENGINE, s.engine, which) for which in range(i64(2))]
    if s.phase == danger_phases.REST:
        is_fit = (
            danger_codes.OPERATE_FROM <= code < danger_codes.LOAD_FROM
            and code - danger_codes.OPERATE_FROM in engine
        )
        return None if is_fit else Refusal("say-where-the-platform-lies", "XD-PLAT-4")
    if s.phase == danger_phases.ALIGHT:
        is_fit = code >= codes.RIDE_FROM and code - codes.RIDE_FROM in engine
        return None if is_fit else Refusal("step-off-onto-the-engine", "XD-PLAT-4")
    if code == codes.STAY:
        return None
    if s.riders:
        return None if code == danger_codes.BOARD else Refusal("board-or-stay", "XD-PLAT-4")
    if code == danger_codes.BOARD:
        return Refusal("all-have-chosen-to-board-or-stay", "XD-PLAT-4")
    for kind, start in (
        (marks.VICTIM, danger_codes.LOAD_FROM),
        (marks.TREATED, danger_codes.LOAD_TREATED_FROM),
    ):
        cell = code - start
        if 0 <= cell < 1000:
            if cell in engine and s.count(kind, cell) > 0:
                return None
            return Refusal("no-such-victim-on-the-engine", "XD-PLAT-2")
    return Refusal("load-a-victim-or-nobody", "XD-PLAT-2")
