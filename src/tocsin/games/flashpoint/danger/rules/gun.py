"""The deck gun on these boards: its die, its area, holes in its way (XD-GUN, XD-FLOOR-9).

XD-GUN-1, XD-GUN-2: the area of each engine spot is the board's data; XD-GUN-3: whoever stands in
it, on whatever level, silences the gun, as in the base game. XD-GUN-8: the driver's dice, too.
"""

from mypy_extensions import i64

from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.table import barriers as danger_barriers
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.rules import deck_gun, events


def find_target(s: DangerState, red: i64, black: i64) -> i64:
    """XD-GUN-4: the cell the dice name; the red die is turned if needed (XD-GUN-2, XD-GUN-5).

    XD-GUN-1, XD-GUN-7: the black one only into a quadrant.
    """
    area = s.board.plan.gun[s.engine]
    if not area.red[0] <= red <= area.red[1]:
        red = s.board.red_faces + 1 - red
    if area.more:
        # XD-GUN-6: the upper half of the die stands for the columns over the lower ones.
        if black > area.black[1]:
            black = area.more[black - area.black[1] - 1]
    elif not area.black[0] <= black <= area.black[1]:
        black = _opposite(s, black)
    return s.board.rolled[red * 16 + black]


def _opposite(s: DangerState, black: i64) -> i64:
    if s.rules.paired_black:
        return 7 - black if black in (1, 2, 5, 6) else 11 - black
    return s.ruling.gun_faces + 1 - black


def hit_target(s: DangerState, journal: Journal | None) -> None:
    """XD-GUN-4, XD-FLOOR-9, XD-OBJ-13, XD-BASE-3: target and round it, over stairs, into holes."""
    cell = find_target(s, s.red, s.black)
    deck_gun.put_dice_away(s)
    events.tell_cell(s, "gun-hit", "FP-GUN-5", cell, journal)
    if s.is_hole(cell) and not s.has_object(cell):
        cell = s.house.under[cell]
    if s.has_object(cell):
        return
    deck_gun.wash(s, cell, journal)
    for way in range(s.board.ways):
        if s.can_pass(cell, way) and s.barrier(cell, way) != danger_barriers.LADDER:
            beyond = s.board.cell_beside(cell, way)
            if not s.has_object(beyond):
                reached = s.house.under[beyond] if s.is_hole(beyond) else beyond
                deck_gun.wash(s, reached, journal)
