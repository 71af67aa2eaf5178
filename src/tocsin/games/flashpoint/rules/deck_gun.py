"""Where the deck gun may hit and what it does there (FP-GUN, FP-DICE-3)."""

from mypy_extensions import i64

from tocsin.core.facts import Arg
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.rules import events
from tocsin.games.flashpoint.table import specialists
from tocsin.games.flashpoint.table.state import FlashpointState


def seat_in_line(s: FlashpointState) -> i64:
    """FP-GUN-2, FP-GUN-3: the first seat in a building cell that the engine faces, -1 if none."""
    board = s.board
    for seat in range(s.players):
        cell = s.cell_of(seat)
        area = board.gun_area[s.engine * board.sheets + (cell >> 6)]
        if (area >> (cell & 63)) & 1:
            return seat
    return -1


def take_dice(s: FlashpointState, red: i64, black: i64, journal: Journal | None) -> bool:
    """FP-SPEC-DRIV-2: the driver may roll each die once more; says whether the dice stand."""
    s.red = red
    s.black = black
    _tell_dice(s, journal)
    return s.role_of(s.seat) != specialists.DRIVER or s.rerolled == 3


def target_of(s: FlashpointState, red: i64, black: i64) -> i64:
    """FP-GUN-4: the cell that the dice name, once each is turned into the area."""
    if s.extended:
        return s.hooks.gun_target(s, red, black)
    return s.board.rolled[turned_red(s, red) * 16 + turned_black(s, black)]


def turned_red(s: FlashpointState, red: i64) -> i64:
    """FP-GUN-4: a die that points outside the area is turned to its opposite face."""
    area = s.board.plan.gun[s.engine]
    return red if area.red[0] <= red <= area.red[1] else s.board.red_faces + 1 - red


def turned_black(s: FlashpointState, black: i64) -> i64:
    """FP-GUN-4: the same for the black die."""
    area = s.board.plan.gun[s.engine]
    return black if area.black[0] <= black <= area.black[1] else opposite_black(s, black)


def opposite_black(s: FlashpointState, black: i64) -> i64:
    """FP-DICE-3: the faces add up to one more than there are, or pair as on one printed die."""
    if s.rules.paired_black:
        # 1-6, 2-5, 3-8, 4-7.
        return 7 - black if black in (1, 2, 5, 6) else 11 - black
    return s.board.black_faces + 1 - black


def hit(s: FlashpointState, journal: Journal | None) -> None:
    """FP-GUN-5, FP-GUN-6: the target and the cells adjacent to it are cleared, nothing else."""
    cell = target_of(s, s.red, s.black)
    red, black = turned_red(s, s.red), turned_black(s, s.black)
    if red != s.red or black != s.black:
        tell_turned(red, black, "FP-GUN-4", journal)
    events.tell_cell(s, "gun-hit", "FP-GUN-5", cell, journal)
    wash(s, cell, "FP-GUN-5", journal)
    for way in range(i64(4)):
        if s.can_pass(cell, way):
            wash(s, s.board.cell_beside(cell, way), "FP-GUN-5", journal)
    put_dice_away(s)


def put_dice_away(s: FlashpointState) -> None:
    """The gun is silent again."""
    s.red = 0
    s.black = 0
    s.rerolled = 0
    s.die_again = 0


def wash(s: FlashpointState, cell: i64, rule: str, journal: Journal | None) -> None:
    """FP-GUN-5: fire and smoke in the cell are gone."""
    if not s.burns(cell) and not s.smokes(cell):
        return
    s.remove_threat(cell)
    events.tell_cell(s, "threat-washed-away", rule, cell, journal)


def _tell_dice(s: FlashpointState, journal: Journal | None) -> None:
    if journal is None:
        return
    facts: dict[str, Arg] = {"red": int(s.red), "black": int(s.black)}
    journal.tell("gun-rolled", "FP-SPEC-DRIV-2" if s.rerolled else "FP-GUN-4", facts)


def tell_turned(red: i64, black: i64, rule: str, journal: Journal | None) -> None:
    """FP-GUN-4: what the dice show once they are turned into the area."""
    if journal is None:
        return
    facts: dict[str, Arg] = {"red": int(red), "black": int(black)}
    journal.tell("gun-dice-turned", rule, facts)
