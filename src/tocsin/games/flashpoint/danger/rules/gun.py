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
    """XD-GUN-4: the cell the dice name, once they are turned into the area."""
    return s.board.rolled[deck_gun.turned_red(s, red) * 16 + _turned_black(s, black)]


def _turned_black(s: DangerState, black: i64) -> i64:
    """XD-GUN-1, XD-GUN-7: turned only into a quadrant; XD-GUN-2, XD-GUN-5: else it stays."""
    area = s.board.plan.gun[s.engine]
    if area.more:
        # XD-GUN-6: the upper half of the die stands for the columns over the lower ones.
        return area.more[black - area.black[1] - 1] if black > area.black[1] else black
    return black if area.black[0] <= black <= area.black[1] else _opposite(s, black)


def _opposite(s: DangerState, black: i64) -> i64:
    if s.rules.paired_black:
        return 7 - black if black in (1, 2, 5, 6) else 11 - black
    return s.ruling.gun_faces + 1 - black


def hit_target(s: DangerState, journal: Journal | None) -> None:
    """XD-GUN-4, XD-FLOOR-9, XD-OBJ-13, XD-BASE-3: target and round it, over stairs, into holes."""
    cell = find_target(s, s.red, s.black)
    red, black = deck_gun.turned_red(s, s.red), _turned_black(s, s.black)
    if red != s.red or black != s.black:
        deck_gun.tell_turned(red, black, _turning_rule(s), journal)
    deck_gun.put_dice_away(s)
    events.tell_cell(s, "gun-hit", "XD-GUN-4", cell, journal)
    if s.is_hole(cell) and not s.has_object(cell):
        events.tell_route(s, "water-fell", "XD-FLOOR-9", cell, s.house.under[cell], journal)
        cell = s.house.under[cell]
    if s.has_object(cell):
        return
    deck_gun.wash(s, cell, "XD-GUN-4", journal)
    for way in range(s.board.ways):
        if s.can_pass(cell, way) and s.barrier(cell, way) != danger_barriers.LADDER:
            beyond = s.board.cell_beside(cell, way)
            if s.has_object(beyond):
                continue
            if s.is_hole(beyond):
                deck_gun.wash(s, s.house.under[beyond], "XD-FLOOR-9", journal)
            else:
                deck_gun.wash(s, beyond, "XD-GUN-4", journal)


def _turning_rule(s: DangerState) -> str:
    """XD-GUN-1, XD-GUN-2, XD-GUN-5, XD-GUN-6: which of them speaks about the dice here."""
    if s.board.plan.gun[s.engine].more:
        return "XD-GUN-6"
    if not s.rules.any_spot:
        return "XD-GUN-1"
    has_attic = s.board.levels > 2 and not s.house.has_basement()
    return "XD-GUN-5" if has_attic else "XD-GUN-2"
