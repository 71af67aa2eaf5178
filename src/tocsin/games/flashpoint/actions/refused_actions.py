"""Why an action of phase 1 is not legal, rule by rule (sections 5 to 7 and 16 to 19).

Prices, pools and places are worked out afresh here; whether somebody would be left on fire is asked
of `last_resort`, the slow twin of what the lists use.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import Refusal
from tocsin.games.flashpoint.actions import acting
from tocsin.games.flashpoint.rules import last_resort
from tocsin.games.flashpoint.table import barriers, codes, marks, specialists, ways
from tocsin.games.flashpoint.table.state import FlashpointState

_RARE_RULES: Final = {
    codes.RAISE: "XD-LADDER-3",
    codes.FOLD: "XD-LADDER-4",
    codes.CLEAN: "XD-CHEM-10",
    codes.REPAIR: "XD-ENG-1",
    codes.SQUEEZE: "XD-SPEC-3",
    codes.SNIFF: "XD-SPEC-3",
    codes.DODGE: "XD-SPEC-1",
    codes.DODGE_LEAD: "XD-SPEC-1",
    codes.LAY: "XD-BRIDGE-1",
    codes.CLIMB: "XD-BRIDGE-5",
    codes.CLIMB_CARRY: "XD-BRIDGE-5",
    codes.CLIMB_HAUL: "XD-BRIDGE-5",
    codes.CLIMB_LEAD: "XD-BRIDGE-5",
}
_DOGS_VERBS: Final = [
    codes.WALK,
    codes.CARRY,
    codes.SQUEEZE,
    codes.SNIFF,
    codes.DODGE,
    codes.DODGE_LEAD,
]


def explain_action(s: FlashpointState, code: i64) -> Refusal | None:
    """The first rule that forbids an action now."""
    if code == codes.PASS:
        return _explain_pass(s)
    if codes.is_command(code):
        refusal = _explain_command(s, code)
    elif codes.is_directed(code):
        refusal = _explain_directed(s, s.seat, codes.verb_of(code), codes.way_of(code))
    else:
        refusal = _explain_special(s, code)
    return refusal or _explain_fire(s, code)


def _explain_pass(s: FlashpointState) -> Refusal | None:
    """FP-MOVE-8, FP-SPEC-CAPT-5: nobody stays on fire when phase 1 ends."""
    if s.has(marks.FIRE, s.cell_of(s.seat)):
        return Refusal("get-off-the-fire-first", "FP-MOVE-8")
    for seat in range(s.players):
        if s.has(marks.FIRE, s.cell_of(seat)):
            return Refusal("bring-them-off-the-fire-first", "FP-SPEC-CAPT-5", {"seat": int(seat)})
    if last_resort.in_peril(s) and last_resort.has_way_off(s):
        return Refusal("get-off-the-bridge-first", "XD-BRIDGE-2")
    return None


def _explain_fire(s: FlashpointState, code: i64) -> Refusal | None:
    """FP-MOVE-8, FP-SPEC-CAPT-5, XD-BRIDGE-2: what is left must bring all off fire and bridges."""
    after = s.copy()
    assert isinstance(after, FlashpointState)
    acting.carry_out(after, code, None)
    # Who could not be brought off a bridge before need not be.
    excused = (
        s.hooks.bound_seats(s)
        if s.hooks.bound_seats(s) and not last_resort.has_way_off(s)
        else i64(0)
    )
    if last_resort.has_way_off(after, excused):
        return None
    own = after.has(marks.FIRE, after.cell_of(s.seat))
    others = [seat for seat in range(s.players) if after.has(marks.FIRE, after.cell_of(seat))]
    if not others:
        return Refusal("no-way-off-the-bridge", "XD-BRIDGE-2")
    if own and len(others) == 1:
        return Refusal("no-way-off-the-fire", "FP-MOVE-8")
    return Refusal("no-way-off-the-fire", "FP-SPEC-CAPT-5")


def _explain_directed(s: FlashpointState, seat: i64, verb: i64, way: i64) -> Refusal | None:
    """A deed in a direction, of the active or a commanded firefighter."""
    cell = s.cell_of(seat)
    if s.role_of(seat) == specialists.DOG and verb not in _DOGS_VERBS:
        return Refusal("that-is-not-for-the-dog", "XD-SPEC-3", {"seat": int(seat)})
    if way == ways.HERE:
        return _explain_spray(s, s.hooks.water_reaches(s, cell), verb)
    if way >= ways.DIAGONAL:
        return Refusal("diagonal-cells-are-not-adjacent", "FP-ADJ-1", {"way": ways.WAYS[way]})
    if not codes.is_move(verb) and codes.is_rare(verb):
        refusal = s.hooks.explain_rare(s, seat, verb, way)
        if refusal is not None:
            return refusal
        purpose = "move" if codes.is_ladder_deed(verb) else "rare"
        return _explain_price(
            s, seat, int(s.hooks.rare_price(s, verb)), _rare_rule(s, verb, way), purpose
        )
    goal = s.board.cell_beside(cell, way)
    if goal < 0:
        return s.hooks.explain_edge_of_level(s, cell, way)
    barrier = s.barrier(cell, way)
    edge = s.board.edge_names[s.board.edge_beside(cell, way)]
    if codes.is_move(verb):
        return _explain_move(s, seat, verb, way, barrier, edge)
    if verb == codes.CHOP:
        return _explain_chop(s, barrier, edge)
    if verb in (codes.OPEN_DOOR, codes.CLOSE_DOOR):
        return _explain_door(s, seat, verb, barrier, edge)
    if not barriers.lets_through(barrier):
        return Refusal("not-adjacent-to-extinguish", "FP-EXT-1", {"edge": edge})
    return _explain_spray(s, s.hooks.water_reaches(s, goal), verb)


def _rare_rule(s: FlashpointState, verb: i64, way: i64) -> str:
    """The rule with the price of a rare deed; ladders in holes are let down and folded too."""
    if s.hooks.has_bridges and way <= ways.EAST and verb in (codes.RAISE, codes.FOLD):
        return "XD-BRIDGE-5"
    return _RARE_RULES[verb]


def _explain_move(
    s: FlashpointState, seat: i64, verb: i64, way: i64, barrier: i64, edge: str
) -> Refusal | None:
    cell = s.cell_of(seat)
    goal = s.board.cell_beside(cell, way)
    place: dict[str, int | str] = {"cell": s.board.names[goal]}
    if barrier in (barriers.CLOSED, barriers.FIREPROOF, barriers.JAMMED):
        return Refusal("closed-door-in-the-way", "FP-MOVE-5", {"edge": edge})
    if barrier == barriers.WINDOW:
        return Refusal("closed-window-in-the-way", "XD-WIN-3", {"edge": edge})
    if not barriers.lets_through(barrier):
        if way > ways.EAST:
            return Refusal("no-ladder-stands-there", "XD-GEN-3", place)
        return Refusal("wall-in-the-way", "FP-MOVE-5", {"edge": edge})
    refusal = _explain_burden(s, cell, verb)
    if refusal is None:
        refusal = s.hooks.explain_step(s, seat, verb, cell, way)
    if refusal is not None:
        return refusal
    burning = s.has(marks.FIRE, goal)
    if burning and codes.carries_victim(verb):
        return Refusal("no-victim-into-fire", "FP-MOVE-4", place)
    if burning and codes.carries_hazmat(verb):
        return Refusal("no-hazmat-into-fire", "FP-HAZ-1", place)
    if burning and codes.leads(verb):
        return Refusal("no-treated-victim-into-fire", "FP-SPEC-PARA-4", place)
    if verb in (codes.WALK, codes.TOTE):
        price = 2 if burning else 1
        rule = "FP-MOVE-2" if burning else "FP-MOVE-1"
    else:
        price = 1 if verb in (codes.LEAD, codes.LEAD_TOTE) else 2
        rule = "FP-HAZ-1" if codes.carries_hazmat(verb) else "FP-MOVE-3"
        if codes.leads(verb):
            rule = "FP-SPEC-PARA-2" if price == 1 else "FP-SPEC-PARA-3"
    toll = int(s.hooks.step_surcharge(s, seat, verb, cell, way))
    if toll:
        rule = "XD-SPEC-3" if s.role_of(seat) == specialists.DOG else "XD-LADDER-5"
    return _explain_price(s, seat, price + toll, rule, "move")


def _explain_burden(s: FlashpointState, cell: i64, verb: i64) -> Refusal | None:
    """FP-CARRY-1, FP-CARRY-5: what comes along lies in the firefighter's own cell."""
    here: dict[str, int | str] = {"cell": s.board.names[cell]}
    if codes.carries_victim(verb) and s.count(marks.VICTIM, cell) == 0:
        if s.count(marks.TREATED, cell) > 0:
            return Refusal("treated-victims-are-led", "FP-CARRY-5", here)
        if s.has(marks.POI, cell):
            return Refusal("turn-the-marker-first", "FP-MOVE-9", here)
        return Refusal("no-victim-here", "FP-CARRY-1", here)
    if codes.carries_hazmat(verb) and s.count(marks.HAZMAT, cell) == 0:
        return Refusal("no-hazmat-here", "FP-HAZ-1", here)
    if codes.leads(verb) and s.count(marks.TREATED, cell) == 0:
        return Refusal("no-treated-victim-here", "FP-SPEC-PARA-2", here)
    if codes.carries_ladder(verb) and not s.hooks.has_ladder(s, cell):
        return Refusal("no-ladder-here", "XD-LADDER-1", here)
    return None


def _explain_price(
    s: FlashpointState, seat: i64, price: int, rule: str, purpose: str
) -> Refusal | None:
    """FP-AP-2, FP-AP-5, FP-AP-6: regular points, and free ones only for their purpose."""
    role = s.role_of(s.seat)
    facts: dict[str, int | str] = {"cost": price, "points": int(s.ap), "free": int(s.free)}
    if seat != s.seat:
        if s.role_of(seat) == specialists.CAFS and s.cafs_spent + price > 1:
            return Refusal("one-point-for-the-cafs-firefighter", "FP-SPEC-CAPT-3", facts)
        usable = True
    else:
        usable = (
            (role == specialists.CAFS and purpose == "spray")
            or (role == specialists.RESCUE and purpose == "move")
            or (role == specialists.RESCUE and purpose == "door" and s.rules.free_doors)
            or (role == specialists.RESCUE and purpose == "window")
        )
    have = s.ap + (s.free if usable else i64(0))
    if have >= price:
        return None
    if not usable and s.ap + s.free >= price:
        if role == specialists.CAPTAIN:
            return Refusal("command-points-are-for-others", "FP-SPEC-CAPT-1", facts)
        free_rule = "FP-SPEC-CAFS-1" if role == specialists.CAFS else "FP-SPEC-RESC-1"
        return Refusal("free-points-are-not-for-this", free_rule, facts)
    return Refusal("not-enough-points", rule, facts)


def _explain_door(
    s: FlashpointState, seat: i64, verb: i64, barrier: i64, edge: str
) -> Refusal | None:
    where: dict[str, int | str] = {"edge": edge if edge else "-"}
    if barrier == barriers.DOORWAY:
        return Refusal("doorway-stays-open", "FP-BOARD-4", where)
    if barrier == barriers.GONE:
        rule = "FP-BOARD-3" if verb == codes.OPEN_DOOR else "FP-DOOR-2"
        return Refusal("the-door-is-gone", rule, where)
    if barrier == barriers.BREACH:
        return Refusal("nothing-left-to-close", "XD-WIN-4", where)
    if barrier in (barriers.JAMMED, barriers.JAMMED_OPEN):
        return Refusal("the-door-is-jammed", "XD-FDOOR-5", where)
    if barrier not in (
        barriers.OPEN,
        barriers.CLOSED,
        barriers.WINDOW,
        barriers.OPEN_WINDOW,
        barriers.FIREPROOF,
        barriers.FIREPROOF_OPEN,
    ):
        return Refusal("no-door-there", "FP-DOOR-1", where)
    rule = "XD-WIN-2" if barrier in (barriers.WINDOW, barriers.OPEN_WINDOW) else "FP-DOOR-1"
    if verb == codes.OPEN_DOOR and barrier in (
        barriers.OPEN,
        barriers.OPEN_WINDOW,
        barriers.FIREPROOF_OPEN,
    ):
        return Refusal("already-open", rule, where)
    if verb == codes.CLOSE_DOOR and barrier in (
        barriers.CLOSED,
        barriers.WINDOW,
        barriers.FIREPROOF,
    ):
        return Refusal("already-closed", rule, where)
    return _explain_price(s, seat, 1, rule, "window" if rule == "XD-WIN-2" else "door")


def _explain_spray(s: FlashpointState, goal: i64, verb: i64) -> Refusal | None:
    place: dict[str, int | str] = {"cell": s.board.names[goal]}
    if not s.has(marks.FIRE, goal) and not s.has(marks.SMOKE, goal):
        return Refusal("nothing-to-extinguish", "FP-EXT-2", place)
    if verb == codes.DOUSE and not s.has(marks.FIRE, goal):
        return Refusal("smoke-takes-one-step", "FP-EXT-2", place)
    role = s.role_of(s.seat)
    if role == specialists.ENGINEER:
        return Refusal("the-engineer-puts-nothing-out", "XD-ENG-1")
    doubled = role in (specialists.PARAMEDIC, specialists.RESCUE)
    price = (2 if doubled else 1) * (2 if verb == codes.DOUSE else 1)
    rule = "FP-EXT-2"
    if doubled:
        rule = "FP-SPEC-PARA-5" if role == specialists.PARAMEDIC else "FP-SPEC-RESC-3"
    return _explain_price(s, s.seat, price, rule, "spray")


def _explain_chop(s: FlashpointState, barrier: i64, edge: str) -> Refusal | None:
    where: dict[str, int | str] = {"edge": edge if edge else "-"}
    if barrier == barriers.RUIN:
        return Refusal("wall-already-destroyed", "FP-ADJ-4", where)
    if barrier == barriers.BREACH:
        return Refusal("wall-already-destroyed", "XD-LWALL-1", where)
    if barrier in (barriers.FIREPROOF, barriers.FIREPROOF_OPEN):
        return Refusal("doorways-cannot-be-chopped", "XD-FDOOR-7", where)
    if barrier in (barriers.DOORWAY, barriers.CLOSED, barriers.OPEN, barriers.GONE):
        return Refusal("doorways-cannot-be-chopped", "FP-CHOP-3", where)
    if barrier < barriers.WALL or barrier in (barriers.SOLID, barriers.LADDER):
        return Refusal("no-wall-there", "FP-CHOP-3", where)
    rescue = s.role_of(s.seat) == specialists.RESCUE
    rule = "FP-SPEC-RESC-2" if rescue else "FP-CHOP-1"
    return _explain_price(s, s.seat, 1 if rescue else 2, rule, "chop")


def _explain_command(s: FlashpointState, code: i64) -> Refusal | None:
    """FP-SPEC-CAPT: the captain, on others, moves and doors."""
    seat = codes.commanded(code)
    if s.role_of(s.seat) != specialists.CAPTAIN:
        return Refusal("only-the-captain-commands", "FP-SPEC-CAPT-1")
    if seat == s.seat:
        return Refusal("no-command-to-oneself", "FP-SPEC-CAPT-1")
    if codes.verb_of(code) > codes.FOLD and not codes.is_ladder_deed(codes.verb_of(code)):
        return Refusal("commands-are-moves-and-doors", "FP-SPEC-CAPT-2")
    if (s.refusers >> seat) & 1:
        return Refusal("the-player-declined", "FP-SPEC-CAPT-6", {"seat": int(seat)})
    return _explain_directed(s, seat, codes.verb_of(code), codes.way_of(code))


def _explain_special(s: FlashpointState, code: i64) -> Refusal | None:
    if s.role_of(s.seat) == specialists.DOG and not codes.CREW_FROM <= code < codes.PARK_FROM:
        return Refusal("that-is-not-for-the-dog", "XD-SPEC-3", {"seat": int(s.seat)})
    if code == codes.TREAT:
        return _explain_treat(s)
    if code == codes.DISPOSE:
        return _explain_dispose(s)
    if code == codes.GUN:
        return _explain_gun(s)
    if codes.DRIVE_FROM <= code < codes.CREW_FROM:
        return _explain_drive(s, (code - codes.DRIVE_FROM) >> 3, (code - codes.DRIVE_FROM) & 7)
    if codes.CREW_FROM <= code < codes.PARK_FROM:
        return _explain_crew(s, code - codes.CREW_FROM)
    if codes.is_extra(code):
        return _explain_extra(s, code)
    return _explain_identify(s, code - codes.IDENTIFY_FROM)


def _explain_extra(s: FlashpointState, code: i64) -> Refusal | None:
    """XD-ENG-1, XD-PLAT-3, XD-PLAT-6: what the expansion says, then the price."""
    refusal = s.hooks.explain_extra(s, code)
    if refusal is not None:
        return refusal
    if code == codes.CLEAR:
        return _explain_price(s, s.seat, 1, "XD-ENG-1", "clear")
    is_driver = s.role_of(s.seat) == specialists.DRIVER
    if code == codes.CANNON:
        return _explain_price(s, s.seat, 2 if is_driver else 4, "XD-PLAT-6", "cannon")
    return _explain_price(s, s.seat, 2 if is_driver else 3, "XD-PLAT-3", "operate")


def _explain_treat(s: FlashpointState) -> Refusal | None:
    cell = s.cell_of(s.seat)
    if s.role_of(s.seat) != specialists.PARAMEDIC:
        return Refusal("only-the-paramedic-treats", "FP-SPEC-PARA-1")
    if s.count(marks.VICTIM, cell) == 0:
        return Refusal("no-untreated-victim-here", "FP-SPEC-PARA-1", {"cell": s.board.names[cell]})
    return _explain_price(s, s.seat, 1, "FP-SPEC-PARA-1", "treat")


def _explain_dispose(s: FlashpointState) -> Refusal | None:
    cell = s.cell_of(s.seat)
    if s.role_of(s.seat) != specialists.HAZMAT_TECHNICIAN:
        return Refusal("only-the-hazmat-technician-disposes", "FP-SPEC-HAZT-1")
    if s.count(marks.HAZMAT, cell) == 0:
        return Refusal("no-hazmat-here", "FP-SPEC-HAZT-1", {"cell": s.board.names[cell]})
    return _explain_price(s, s.seat, 2, "FP-SPEC-HAZT-1", "dispose")


def _explain_gun(s: FlashpointState) -> Refusal | None:
    """FP-GUN-1 to FP-GUN-3, FP-VAR-3."""
    if not s.rules.vehicles:
        return Refusal("no-vehicles-in-play", "FP-MOD-2")
    if not s.rules.deck_gun:
        return Refusal("the-deck-gun-does-not-work", "FP-VAR-3")
    if not s.board.is_on_spot(codes.ENGINE, s.engine, s.cell_of(s.seat)):
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
    driver = s.role_of(s.seat) == specialists.DRIVER
    rule = "FP-SPEC-DRIV-1" if driver else "FP-GUN-1"
    return _explain_price(s, s.seat, 2 if driver else 4, rule, "gun")


def _explain_drive(s: FlashpointState, vehicle: i64, spot: i64) -> Refusal | None:
    """FP-VEH-2 to FP-VEH-5."""
    if not s.rules.vehicles:
        return Refusal("no-vehicles-in-play", "FP-MOD-2")
    here = s.engine if vehicle == codes.ENGINE else s.ambulance
    if spot == here:
        return Refusal("already-parked-there", "FP-VEH-2")
    if (spot - here) % 4 == 2 and not s.rules.any_spot:
        return Refusal("the-opposite-side-takes-two-drives", "FP-VEH-3")
    if vehicle == codes.ENGINE and not s.board.is_on_spot(
        codes.ENGINE, s.engine, s.cell_of(s.seat)
    ):
        return Refusal("not-on-the-engine", "FP-VEH-4")
    return _explain_price(s, s.seat, 2, "FP-VEH-2", "drive")


def _explain_crew(s: FlashpointState, role: i64) -> Refusal | None:
    """FP-CREW-1, FP-CREW-2, FP-VAR-1."""
    if not s.rules.specialists:
        return Refusal("no-specialists-in-play", "FP-MOD-1")
    if not s.rules.vehicles:
        return Refusal("no-vehicles-in-play", "FP-MOD-2")
    if s.rules.remote_station:
        return Refusal("the-station-is-too-far", "FP-VAR-1")
    if not s.may_change_crew:
        return Refusal("only-first-thing-on-the-engine", "FP-CREW-2")
    for seat in range(s.players):
        if s.role_of(seat) == role:
            return Refusal("specialist-taken", "FP-CREW-1", {"specialist": specialists.ROLES[role]})
    return explain_absent_card(s, role) or _explain_price(s, s.seat, 2, "FP-CREW-1", "crew")


def explain_absent_card(s: FlashpointState, role: i64) -> Refusal | None:
    """XD-ENG-1, XD-SPEC-1, XD-SPEC-3: cards of the expansion come only where they are asked for."""
    if (s.rules.cards_in_play >> role) & 1:
        return None
    name = specialists.ROLES[role]
    return Refusal("specialist-not-in-play", specialists.CARD_RULES[name], {"specialist": name})


def _explain_identify(s: FlashpointState, cell: i64) -> Refusal | None:
    if s.role_of(s.seat) != specialists.IMAGING:
        return Refusal("only-the-imaging-technician-identifies", "FP-SPEC-IMAG-1")
    if not s.has(marks.POI, cell):
        return Refusal("nothing-face-down-there", "FP-SPEC-IMAG-1", {"cell": s.board.names[cell]})
    return _explain_price(s, s.seat, 1, "FP-SPEC-IMAG-1", "identify")
