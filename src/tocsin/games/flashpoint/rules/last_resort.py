"""The slow twin of `escape`: tries everything that could bring people off the fire (FP-MOVE-8).

It is written from the rule text and shares no shortcut with `escape`: copies of the scene, every
payable deed, breadth first. Used to explain refusals and to check the quick answers.
"""

from mypy_extensions import i64

from tocsin.games.flashpoint.table import barriers, codes, marks, pieces, specialists
from tocsin.games.flashpoint.table.state import FlashpointState


def has_way_off(s: FlashpointState, excused: i64 = 0) -> bool:
    """FP-MOVE-8, FP-SPEC-CAPT-5: can everybody on fire get off with the points that are left?

    XD-BRIDGE-2: off bridges too, but for the seats that are excused.
    """
    start = _copy(s)
    seen = {_key(start)}
    todo = [start]
    while todo:
        scene = todo.pop()
        if not in_peril(scene, excused):
            return True
        for after in _deeds(scene, excused):
            if not in_peril(after, excused):
                return True
            if _is_hopeless(after, excused):
                continue
            key = _key(after)
            if key not in seen:
                seen.add(key)
                todo.append(after)
    return False


def in_peril(s: FlashpointState, excused: i64 = 0) -> list[i64]:
    """Everybody on fire; and on bridges, who acts or, in a captain's turn, anybody."""
    found = [seat for seat in range(s.players) if s.has(marks.FIRE, s.cell_of(seat))]
    if s.hooks.has_bridges:
        for seat in range(s.players):
            if seat == s.seat or s.role_of(s.seat) == specialists.CAPTAIN:
                if s.hooks.is_bridge(s, s.cell_of(seat)) and (excused >> seat) & 1 == 0:
                    found.append(seat)
    return found


def _is_hopeless(s: FlashpointState, excused: i64) -> bool:
    """No deed costs less than a point or serves more than one cell."""
    cells = {int(s.cell_of(seat)) for seat in in_peril(s, excused)}
    return s.ap + s.free < len(cells)


def _deeds(s: FlashpointState, excused: i64) -> list[FlashpointState]:
    """Every scene one deed further on: the active figure's own, then the captain's commands."""
    burning = in_peril(s, excused)
    found: list[FlashpointState] = []
    others = [seat for seat in burning if seat != s.seat]
    bridged = s.hooks.has_bridges and s.hooks.is_bridged(s)
    if bridged:
        found += _spray_round(s)
    if int(s.seat) in burning:
        if s.has(marks.FIRE, s.cell_of(s.seat)):
            found += _spray_cell(s, s.cell_of(s.seat))
        if not others or bridged:
            for way in range(s.board.ways):
                found += _own_deed(s, way)
    if s.role_of(s.seat) == specialists.CAPTAIN:
        # The captain puts out a cell where somebody burns, if it can reach it from where it stands.
        here = s.cell_of(s.seat)
        cells = [s.cell_of(seat) for seat in others]
        for way in range(s.board.ways):
            goal = s.board.cell_beside(here, way)
            if s.can_pass(here, way) and goal in cells:
                found += _spray_cell(s, goal)
        for seat in others:
            for way in range(s.board.ways):
                found += _command(s, seat, way)
    return found


def _spray_round(s: FlashpointState) -> list[FlashpointState]:
    """XD-BRIDGE-2: water may clear the way off a bridge for somebody with a burden."""
    here = s.cell_of(s.seat)
    found: list[FlashpointState] = []
    for way in range(s.board.ways):
        goal = s.board.cell_beside(here, way)
        if s.can_pass(here, way) and s.has(marks.FIRE, goal):
            found += _spray_cell(s, goal)
    return found


def _spray_cell(s: FlashpointState, cell: i64) -> list[FlashpointState]:
    role = s.role_of(s.seat)
    if role in (specialists.ENGINEER, specialists.DOG):
        return []
    price = 2 if role in (specialists.PARAMEDIC, specialists.RESCUE) else 1
    after = _paid(s, price, role == specialists.CAFS)
    for scene in after:
        scene.fire_to_smoke(cell)
    return after


def _own_deed(s: FlashpointState, way: i64) -> list[FlashpointState]:
    """A move, a door or a chop of the active firefighter."""
    role = s.role_of(s.seat)
    cell = s.cell_of(s.seat)
    edge = s.board.edge_beside(cell, way)
    barrier = i64(s.edges[edge])
    goal = s.board.cell_beside(cell, way)
    if barriers.lets_through(barrier) and _is_open_to(s, s.seat, way):
        after = _paid(s, _step_price(s, s.seat, way), role == specialists.RESCUE)
        for scene in after:
            _shift(scene, s.seat, goal)
        return after
    if role == specialists.DOG:
        # XD-SPEC-3: it can do nothing else about a way that is closed.
        return []
    if barriers.can_open(barrier):
        after = _paid(
            s, 1, role == specialists.RESCUE and (s.rules.free_doors or barriers.is_window(barrier))
        )
        for scene in after:
            scene.set_edge(edge, barrier + 1)
        return after
    chop = 1 if role == specialists.RESCUE else 2
    if barriers.is_jammed(barrier):
        after = _paid(s, chop, False)
        for scene in after:
            scene.hooks.loosen(scene, edge, None)
        return after
    if barriers.stands(barrier) and s.damage + 1 < pieces.DAMAGE_MAX:
        after = _paid(s, chop, False)
        for scene in after:
            scene.set_edge(edge, barriers.weakened(barrier))
            scene.damage += 1
        return after
    return []


def _is_open_to(s: FlashpointState, seat: i64, way: i64) -> bool:
    """Nothing but barriers is asked on base boards; on others some cells are closed to people."""
    cell = s.cell_of(seat)
    if not s.extended:
        return True
    goal = s.board.cell_beside(cell, way)
    verb = s.hooks.burden_verb(s, cell) if s.hooks.is_bridge(s, cell) else codes.WALK
    if verb < 0 or (s.has(marks.FIRE, goal) and verb not in (codes.WALK, codes.TOTE)):
        return False
    return not s.hooks.is_barred(s, goal) and s.hooks.may_step(s, seat, verb, cell, way)


def _step_price(s: FlashpointState, seat: i64, way: i64) -> int:
    cell = s.cell_of(seat)
    price = 2 if s.has(marks.FIRE, s.board.cell_beside(cell, way)) else 1
    if not s.extended:
        return price
    verb = codes.WALK
    if s.hooks.is_bridge(s, cell):
        verb = s.hooks.burden_verb(s, cell)
        if s.count(marks.VICTIM, cell) or s.count(marks.HAZMAT, cell):
            price = 2
    return price + int(s.hooks.step_surcharge(s, seat, verb, cell, way))


def _shift(s: FlashpointState, seat: i64, goal: i64) -> None:
    """A figure goes on, and from a bridge all that lies there with it."""
    cell = s.cell_of(seat)
    s.put(seat, goal)
    if not s.extended or not s.hooks.is_bridge(s, cell):
        return
    for kind in (marks.VICTIM, marks.TREATED, marks.HAZMAT):
        for _ in range(s.count(kind, cell)):
            s.take_thing(kind, cell)
            s.add_thing(kind, goal)
    if s.hooks.has_ladder(s, cell):
        s.hooks.take_ladder_along(s, cell, goal)


def _command(s: FlashpointState, seat: i64, way: i64) -> list[FlashpointState]:
    """A move or a door of another firefighter who stands on fire."""
    cell = s.cell_of(seat)
    edge = s.board.edge_beside(cell, way)
    barrier = i64(s.edges[edge])
    goal = s.board.cell_beside(cell, way)
    if barriers.lets_through(barrier) and _is_open_to(s, seat, way):
        price = _step_price(s, seat, way)
    elif barriers.can_open(barrier) and s.role_of(seat) != specialists.DOG:
        price = 1
    else:
        return []
    is_cafs = s.role_of(seat) == specialists.CAFS
    if is_cafs and s.cafs_spent + price > 1:
        return []
    after = _paid(s, price, True)
    for scene in after:
        if is_cafs:
            scene.cafs_spent += price
        if barriers.can_open(barrier):
            scene.set_edge(edge, barrier + 1)
        else:
            _shift(scene, seat, goal)
    return after


def _paid(s: FlashpointState, price: int, from_free: bool) -> list[FlashpointState]:
    """The scene with the price paid, or nothing if it cannot be."""
    pool = s.free if from_free else i64(0)
    if s.ap + pool < price:
        return []
    after = _copy(s)
    used = min(pool, price)
    after.free -= used
    after.ap -= price - used
    return [after]


def _copy(s: FlashpointState) -> FlashpointState:
    other = s.copy()
    assert isinstance(other, FlashpointState)
    return other


def _key(s: FlashpointState) -> str:
    cells = [s.cell_of(seat) for seat in range(s.players)]
    edges = [i64(s.edges[edge]) for edge in range(i64(len(s.board.edge_names)))]
    return f"{cells} {s.ap} {s.free} {s.cafs_spent} {s.cells_marked(marks.FIRE)} {edges}"
