"""Why an action of phase 1 is not legal, rule by rule (sections 5 to 7 and 16 to 19).

Prices, pools and places are worked out afresh here; whether somebody would be left on fire is asked
of `last_resort`, the slow twin of what the lists use.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import Refusal
from tocsin.games.flashpoint.actions import carry_out
from tocsin.games.flashpoint.barriers import (
    BREACH,
    CLOSED,
    DOORWAY,
    FIREPROOF,
    FIREPROOF_OPEN,
    GONE,
    JAMMED,
    JAMMED_OPEN,
    LADDER,
    OPEN,
    OPEN_WINDOW,
    RUIN,
    SOLID,
    WALL,
    WINDOW,
    lets_through,
)
from tocsin.games.flashpoint.board import EAST, FIRE, HAZMAT, POI, SMOKE, TREATED, VICTIM
from tocsin.games.flashpoint.codes import (
    CANNON,
    CARRY,
    CHOP,
    CLEAN,
    CLEAR,
    CLIMB,
    CLIMB_CARRY,
    CLIMB_HAUL,
    CLIMB_LEAD,
    CLOSE_DOOR,
    CREW_FROM,
    DIAGONAL,
    DISPOSE,
    DODGE,
    DODGE_LEAD,
    DOUSE,
    DRIVE_FROM,
    ENGINE,
    FOLD,
    GUN,
    HERE,
    IDENTIFY_FROM,
    LAY,
    LEAD,
    LEAD_TOTE,
    OPEN_DOOR,
    PARK_FROM,
    PASS,
    RAISE,
    REPAIR,
    SNIFF,
    SQUEEZE,
    TOTE,
    TREAT,
    WALK,
    carries_hazmat,
    carries_ladder,
    carries_victim,
    commanded,
    is_command,
    is_directed,
    is_extra,
    is_ladder_deed,
    is_move,
    is_rare,
    leads,
    verb_of,
    way_of,
)
from tocsin.games.flashpoint.last_resort import has_way_off, in_peril
from tocsin.games.flashpoint.moves import WAYS
from tocsin.games.flashpoint.scene import Scene
from tocsin.games.flashpoint.specialists import (
    CAFS,
    CAPTAIN,
    CARD_RULES,
    DOG,
    DRIVER,
    ENGINEER,
    HAZMAT_TECHNICIAN,
    IMAGING,
    PARAMEDIC,
    RESCUE,
    ROLES,
)

_RARE_RULES: Final = {
    RAISE: "XD-LADDER-3",
    FOLD: "XD-LADDER-4",
    CLEAN: "XD-CHEM-10",
    REPAIR: "XD-ENG-1",
    SQUEEZE: "XD-SPEC-3",
    SNIFF: "XD-SPEC-3",
    DODGE: "XD-SPEC-1",
    DODGE_LEAD: "XD-SPEC-1",
    LAY: "XD-BRIDGE-1",
    CLIMB: "XD-BRIDGE-5",
    CLIMB_CARRY: "XD-BRIDGE-5",
    CLIMB_HAUL: "XD-BRIDGE-5",
    CLIMB_LEAD: "XD-BRIDGE-5",
}
_DOGS_VERBS: Final = [WALK, CARRY, SQUEEZE, SNIFF, DODGE, DODGE_LEAD]


def explain_action(s: Scene, code: i64) -> Refusal | None:
    """The first rule that forbids an action now."""
    if code == PASS:
        return _explain_pass(s)
    if is_command(code):
        refusal = _explain_command(s, code)
    elif is_directed(code):
        refusal = _explain_directed(s, s.seat, verb_of(code), way_of(code))
    else:
        refusal = _explain_special(s, code)
    return refusal or _explain_fire(s, code)


def _explain_pass(s: Scene) -> Refusal | None:
    """FP-MOVE-8, FP-SPEC-CAPT-5: nobody stays on fire when phase 1 ends."""
    if s.has(FIRE, s.cell_of(s.seat)):
        return Refusal("get-off-the-fire-first", "FP-MOVE-8")
    for seat in range(s.players):
        if s.has(FIRE, s.cell_of(seat)):
            return Refusal("bring-them-off-the-fire-first", "FP-SPEC-CAPT-5", {"seat": int(seat)})
    if in_peril(s) and has_way_off(s):
        return Refusal("get-off-the-bridge-first", "XD-BRIDGE-2")
    return None


def _explain_fire(s: Scene, code: i64) -> Refusal | None:
    """FP-MOVE-8, FP-SPEC-CAPT-5, XD-BRIDGE-2: what is left must bring all off fire and bridges."""
    after = s.copy()
    assert isinstance(after, Scene)
    carry_out(after, code, None)
    # Who could not be brought off a bridge before need not be.
    excused = s.bound_seats() if s.bound_seats() and not has_way_off(s) else i64(0)
    if has_way_off(after, excused):
        return None
    own = after.has(FIRE, after.cell_of(s.seat))
    others = [seat for seat in range(s.players) if after.has(FIRE, after.cell_of(seat))]
    if not others:
        return Refusal("no-way-off-the-bridge", "XD-BRIDGE-2")
    if own and len(others) == 1:
        return Refusal("no-way-off-the-fire", "FP-MOVE-8")
    return Refusal("no-way-off-the-fire", "FP-SPEC-CAPT-5")


def _explain_directed(s: Scene, seat: i64, verb: i64, way: i64) -> Refusal | None:
    """A deed in a direction, of the active or a commanded firefighter."""
    cell = s.cell_of(seat)
    if s.role(seat) == DOG and verb not in _DOGS_VERBS:
        return Refusal("that-is-not-for-the-dog", "XD-SPEC-3", {"seat": int(seat)})
    if way == HERE:
        return _explain_spray(s, s.hosed(cell), verb)
    if way >= DIAGONAL:
        return Refusal("diagonal-cells-are-not-adjacent", "FP-ADJ-1", {"way": WAYS[way]})
    if not is_move(verb) and is_rare(verb):
        refusal = s.explain_rare(seat, verb, way)
        if refusal is not None:
            return refusal
        purpose = "move" if is_ladder_deed(verb) else "rare"
        return _explain_price(s, seat, int(s.rare_price(verb)), _rare_rule(s, verb, way), purpose)
    goal = s.board.beside[8 * cell + way]
    if goal < 0:
        return s.explain_edge_of_level(cell, way)
    barrier = s.barrier(cell, way)
    edge = s.board.edge_names[s.board.edge_at[8 * cell + way]]
    if is_move(verb):
        return _explain_move(s, seat, verb, way, barrier, edge)
    if verb == CHOP:
        return _explain_chop(s, barrier, edge)
    if verb in (OPEN_DOOR, CLOSE_DOOR):
        return _explain_door(s, seat, verb, barrier, edge)
    if not lets_through(barrier):
        return Refusal("not-adjacent-to-extinguish", "FP-EXT-1", {"edge": edge})
    return _explain_spray(s, s.hosed(goal), verb)


def _rare_rule(s: Scene, verb: i64, way: i64) -> str:
    """The rule with the price of a rare deed; ladders in holes are let down and folded too."""
    if s.deep and way <= EAST and verb in (RAISE, FOLD):
        return "XD-BRIDGE-5"
    return _RARE_RULES[verb]


def _explain_move(
    s: Scene, seat: i64, verb: i64, way: i64, barrier: i64, edge: str
) -> Refusal | None:
    cell = s.cell_of(seat)
    goal = s.board.beside[8 * cell + way]
    place: dict[str, int | str] = {"cell": s.board.names[goal]}
    if barrier in (CLOSED, FIREPROOF, JAMMED):
        return Refusal("closed-door-in-the-way", "FP-MOVE-5", {"edge": edge})
    if barrier == WINDOW:
        return Refusal("closed-window-in-the-way", "XD-WIN-3", {"edge": edge})
    if not lets_through(barrier):
        if way > EAST:
            return Refusal("no-ladder-stands-there", "XD-GEN-3", place)
        return Refusal("wall-in-the-way", "FP-MOVE-5", {"edge": edge})
    refusal = _explain_burden(s, cell, verb)
    if refusal is None:
        refusal = s.explain_step(seat, verb, cell, way)
    if refusal is not None:
        return refusal
    burning = s.has(FIRE, goal)
    if burning and carries_victim(verb):
        return Refusal("no-victim-into-fire", "FP-MOVE-4", place)
    if burning and carries_hazmat(verb):
        return Refusal("no-hazmat-into-fire", "FP-HAZ-1", place)
    if burning and leads(verb):
        return Refusal("no-treated-victim-into-fire", "FP-SPEC-PARA-4", place)
    if verb in (WALK, TOTE):
        price = 2 if burning else 1
        rule = "FP-MOVE-2" if burning else "FP-MOVE-1"
    else:
        price = 1 if verb in (LEAD, LEAD_TOTE) else 2
        rule = "FP-HAZ-1" if carries_hazmat(verb) else "FP-MOVE-3"
        if leads(verb):
            rule = "FP-SPEC-PARA-2" if price == 1 else "FP-SPEC-PARA-3"
    toll = int(s.toll(seat, verb, cell, way))
    if toll:
        rule = "XD-SPEC-3" if s.role(seat) == DOG else "XD-LADDER-5"
    return _explain_price(s, seat, price + toll, rule, "move")


def _explain_burden(s: Scene, cell: i64, verb: i64) -> Refusal | None:
    """FP-CARRY-1, FP-CARRY-5: what comes along lies in the firefighter's own cell."""
    here: dict[str, int | str] = {"cell": s.board.names[cell]}
    if carries_victim(verb) and s.count(VICTIM, cell) == 0:
        if s.count(TREATED, cell) > 0:
            return Refusal("treated-victims-are-led", "FP-CARRY-5", here)
        if s.has(POI, cell):
            return Refusal("turn-the-marker-first", "FP-MOVE-9", here)
        return Refusal("no-victim-here", "FP-CARRY-1", here)
    if carries_hazmat(verb) and s.count(HAZMAT, cell) == 0:
        return Refusal("no-hazmat-here", "FP-HAZ-1", here)
    if leads(verb) and s.count(TREATED, cell) == 0:
        return Refusal("no-treated-victim-here", "FP-SPEC-PARA-2", here)
    if carries_ladder(verb) and not s.has_ladder(cell):
        return Refusal("no-ladder-here", "XD-LADDER-1", here)
    return None


def _explain_price(s: Scene, seat: i64, price: int, rule: str, purpose: str) -> Refusal | None:
    """FP-AP-2, FP-AP-5, FP-AP-6: regular points, and free ones only for their purpose."""
    role = s.role(s.seat)
    facts: dict[str, int | str] = {"cost": price, "points": int(s.ap), "free": int(s.free)}
    if seat != s.seat:
        if s.role(seat) == CAFS and s.cafs_spent + price > 1:
            return Refusal("one-point-for-the-cafs-firefighter", "FP-SPEC-CAPT-3", facts)
        usable = True
    else:
        usable = (
            (role == CAFS and purpose == "spray")
            or (role == RESCUE and purpose == "move")
            or (role == RESCUE and purpose == "door" and s.rules.free_doors)
            or (role == RESCUE and purpose == "window")
        )
    have = s.ap + (s.free if usable else i64(0))
    if have >= price:
        return None
    if not usable and s.ap + s.free >= price:
        if role == CAPTAIN:
            return Refusal("command-points-are-for-others", "FP-SPEC-CAPT-1", facts)
        free_rule = "FP-SPEC-CAFS-1" if role == CAFS else "FP-SPEC-RESC-1"
        return Refusal("free-points-are-not-for-this", free_rule, facts)
    return Refusal("not-enough-points", rule, facts)


def _explain_door(s: Scene, seat: i64, verb: i64, barrier: i64, edge: str) -> Refusal | None:
    where: dict[str, int | str] = {"edge": edge if edge else "-"}
    if barrier == DOORWAY:
        return Refusal("doorway-stays-open", "FP-BOARD-4", where)
    if barrier == GONE:
        rule = "FP-BOARD-3" if verb == OPEN_DOOR else "FP-DOOR-2"
        return Refusal("the-door-is-gone", rule, where)
    if barrier == BREACH:
        return Refusal("nothing-left-to-close", "XD-WIN-4", where)
    if barrier in (JAMMED, JAMMED_OPEN):
        return Refusal("the-door-is-jammed", "XD-FDOOR-5", where)
    if barrier not in (OPEN, CLOSED, WINDOW, OPEN_WINDOW, FIREPROOF, FIREPROOF_OPEN):
        return Refusal("no-door-there", "FP-DOOR-1", where)
    rule = "XD-WIN-2" if barrier in (WINDOW, OPEN_WINDOW) else "FP-DOOR-1"
    if verb == OPEN_DOOR and barrier in (OPEN, OPEN_WINDOW, FIREPROOF_OPEN):
        return Refusal("already-open", rule, where)
    if verb == CLOSE_DOOR and barrier in (CLOSED, WINDOW, FIREPROOF):
        return Refusal("already-closed", rule, where)
    return _explain_price(s, seat, 1, rule, "window" if rule == "XD-WIN-2" else "door")


def _explain_spray(s: Scene, goal: i64, verb: i64) -> Refusal | None:
    place: dict[str, int | str] = {"cell": s.board.names[goal]}
    if not s.has(FIRE, goal) and not s.has(SMOKE, goal):
        return Refusal("nothing-to-extinguish", "FP-EXT-2", place)
    if verb == DOUSE and not s.has(FIRE, goal):
        return Refusal("smoke-takes-one-step", "FP-EXT-2", place)
    role = s.role(s.seat)
    if role == ENGINEER:
        return Refusal("the-engineer-puts-nothing-out", "XD-ENG-1")
    doubled = role in (PARAMEDIC, RESCUE)
    price = (2 if doubled else 1) * (2 if verb == DOUSE else 1)
    rule = "FP-EXT-2"
    if doubled:
        rule = "FP-SPEC-PARA-5" if role == PARAMEDIC else "FP-SPEC-RESC-3"
    return _explain_price(s, s.seat, price, rule, "spray")


def _explain_chop(s: Scene, barrier: i64, edge: str) -> Refusal | None:
    where: dict[str, int | str] = {"edge": edge if edge else "-"}
    if barrier == RUIN:
        return Refusal("wall-already-destroyed", "FP-ADJ-4", where)
    if barrier == BREACH:
        return Refusal("wall-already-destroyed", "XD-LWALL-1", where)
    if barrier in (FIREPROOF, FIREPROOF_OPEN):
        return Refusal("doorways-cannot-be-chopped", "XD-FDOOR-7", where)
    if barrier in (DOORWAY, CLOSED, OPEN, GONE):
        return Refusal("doorways-cannot-be-chopped", "FP-CHOP-3", where)
    if barrier < WALL or barrier in (SOLID, LADDER):
        return Refusal("no-wall-there", "FP-CHOP-3", where)
    rescue = s.role(s.seat) == RESCUE
    rule = "FP-SPEC-RESC-2" if rescue else "FP-CHOP-1"
    return _explain_price(s, s.seat, 1 if rescue else 2, rule, "chop")


def _explain_command(s: Scene, code: i64) -> Refusal | None:
    """FP-SPEC-CAPT: the captain, on others, moves and doors."""
    seat = commanded(code)
    if s.role(s.seat) != CAPTAIN:
        return Refusal("only-the-captain-commands", "FP-SPEC-CAPT-1")
    if seat == s.seat:
        return Refusal("no-command-to-oneself", "FP-SPEC-CAPT-1")
    if verb_of(code) > FOLD and not is_ladder_deed(verb_of(code)):
        return Refusal("commands-are-moves-and-doors", "FP-SPEC-CAPT-2")
    if (s.refusers >> seat) & 1:
        return Refusal("the-player-declined", "FP-SPEC-CAPT-6", {"seat": int(seat)})
    return _explain_directed(s, seat, verb_of(code), way_of(code))


def _explain_special(s: Scene, code: i64) -> Refusal | None:
    if s.role(s.seat) == DOG and not CREW_FROM <= code < PARK_FROM:
        return Refusal("that-is-not-for-the-dog", "XD-SPEC-3", {"seat": int(s.seat)})
    if code == TREAT:
        return _explain_treat(s)
    if code == DISPOSE:
        return _explain_dispose(s)
    if code == GUN:
        return _explain_gun(s)
    if DRIVE_FROM <= code < CREW_FROM:
        return _explain_drive(s, (code - DRIVE_FROM) >> 3, (code - DRIVE_FROM) & 7)
    if CREW_FROM <= code < PARK_FROM:
        return _explain_crew(s, code - CREW_FROM)
    if is_extra(code):
        return _explain_extra(s, code)
    return _explain_identify(s, code - IDENTIFY_FROM)


def _explain_extra(s: Scene, code: i64) -> Refusal | None:
    """XD-ENG-1, XD-PLAT-3, XD-PLAT-6: what the expansion says, then the price."""
    refusal = s.explain_extra(code)
    if refusal is not None:
        return refusal
    if code == CLEAR:
        return _explain_price(s, s.seat, 1, "XD-ENG-1", "clear")
    is_driver = s.role(s.seat) == DRIVER
    if code == CANNON:
        return _explain_price(s, s.seat, 2 if is_driver else 4, "XD-PLAT-6", "cannon")
    return _explain_price(s, s.seat, 2 if is_driver else 3, "XD-PLAT-3", "operate")


def _explain_treat(s: Scene) -> Refusal | None:
    cell = s.cell_of(s.seat)
    if s.role(s.seat) != PARAMEDIC:
        return Refusal("only-the-paramedic-treats", "FP-SPEC-PARA-1")
    if s.count(VICTIM, cell) == 0:
        return Refusal("no-untreated-victim-here", "FP-SPEC-PARA-1", {"cell": s.board.names[cell]})
    return _explain_price(s, s.seat, 1, "FP-SPEC-PARA-1", "treat")


def _explain_dispose(s: Scene) -> Refusal | None:
    cell = s.cell_of(s.seat)
    if s.role(s.seat) != HAZMAT_TECHNICIAN:
        return Refusal("only-the-hazmat-technician-disposes", "FP-SPEC-HAZT-1")
    if s.count(HAZMAT, cell) == 0:
        return Refusal("no-hazmat-here", "FP-SPEC-HAZT-1", {"cell": s.board.names[cell]})
    return _explain_price(s, s.seat, 2, "FP-SPEC-HAZT-1", "dispose")


def _explain_gun(s: Scene) -> Refusal | None:
    """FP-GUN-1 to FP-GUN-3, FP-VAR-3."""
    if not s.rules.vehicles:
        return Refusal("no-vehicles-in-play", "FP-MOD-2")
    if not s.rules.deck_gun:
        return Refusal("the-deck-gun-does-not-work", "FP-VAR-3")
    if not s.board.is_on_spot(ENGINE, s.engine, s.cell_of(s.seat)):
        return Refusal("not-on-the-engine", "FP-GUN-1")
    area = s.board.plan.gun[s.engine]
    for seat in range(s.players):
        cell = s.cell_of(seat)
        level = s.board.plan.levels[cell >> 7]
        black = s.board.column[cell] + level.black_from - 1
        in_rows = area.red[0] <= s.board.row[cell] <= area.red[1]
        in_columns = area.black[0] <= black <= area.black[1] or (area.attic and black > 8)
        if in_rows and in_columns and (cell >> 6) & 1 == 0:
            facts: dict[str, int | str] = {"seat": int(seat), "cell": s.board.names[cell]}
            return Refusal("a-firefighter-is-in-the-line", "FP-GUN-3", facts)
    driver = s.role(s.seat) == DRIVER
    rule = "FP-SPEC-DRIV-1" if driver else "FP-GUN-1"
    return _explain_price(s, s.seat, 2 if driver else 4, rule, "gun")


def _explain_drive(s: Scene, vehicle: i64, spot: i64) -> Refusal | None:
    """FP-VEH-2 to FP-VEH-5."""
    if not s.rules.vehicles:
        return Refusal("no-vehicles-in-play", "FP-MOD-2")
    here = s.engine if vehicle == ENGINE else s.ambulance
    if spot == here:
        return Refusal("already-parked-there", "FP-VEH-2")
    if (spot - here) % 4 == 2 and not s.rules.any_spot:
        return Refusal("the-opposite-side-takes-two-drives", "FP-VEH-3")
    if vehicle == ENGINE and not s.board.is_on_spot(ENGINE, s.engine, s.cell_of(s.seat)):
        return Refusal("not-on-the-engine", "FP-VEH-4")
    return _explain_price(s, s.seat, 2, "FP-VEH-2", "drive")


def _explain_crew(s: Scene, role: i64) -> Refusal | None:
    """FP-CREW-1, FP-CREW-2, FP-VAR-1."""
    if not s.rules.specialists:
        return Refusal("no-specialists-in-play", "FP-MOD-1")
    if not s.rules.vehicles:
        return Refusal("no-vehicles-in-play", "FP-MOD-2")
    if s.rules.remote_station:
        return Refusal("the-station-is-too-far", "FP-VAR-1")
    if not s.fresh:
        return Refusal("only-first-thing-on-the-engine", "FP-CREW-2")
    for seat in range(s.players):
        if s.role(seat) == role:
            return Refusal("specialist-taken", "FP-CREW-1", {"specialist": ROLES[role]})
    return explain_absent_card(s, role) or _explain_price(s, s.seat, 2, "FP-CREW-1", "crew")


def explain_absent_card(s: Scene, role: i64) -> Refusal | None:
    """XD-ENG-1, XD-SPEC-1, XD-SPEC-3: cards of the expansion come only where they are asked for."""
    if (s.rules.cards >> role) & 1:
        return None
    name = ROLES[role]
    return Refusal("specialist-not-in-play", CARD_RULES[name], {"specialist": name})


def _explain_identify(s: Scene, cell: i64) -> Refusal | None:
    if s.role(s.seat) != IMAGING:
        return Refusal("only-the-imaging-technician-identifies", "FP-SPEC-IMAG-1")
    if not s.has(POI, cell):
        return Refusal("nothing-face-down-there", "FP-SPEC-IMAG-1", {"cell": s.board.names[cell]})
    return _explain_price(s, s.seat, 1, "FP-SPEC-IMAG-1", "identify")
