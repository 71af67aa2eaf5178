"""Position texts of SOS Titanic: one line, thirteen fields after the head. Reading is in `reading`.

What each field holds, for a ship on its seventh turn:

    7                          turn
    turn:0                     phase and active seat, or over and the ending
    4                          page
    lee/boxhall                crew by seat
    wait*2.plan-a/-            Action cards by seat
    come-on                    Action discard; the Action pile is what is left of the twenty
    x;4+s2.f9|f11.f10;0|s9.ms8.s7;-;-;-;-      lines l1 to l6 and boat: x lost, - empty, else
                               hidden+known|visible run (mf6, ms8: Mystery Passengers)
    pau/-/p/-                  groups gf1 gf2 gs1 gs2 from 1 up: p plain, a anchor, u anchor used by
                               Latimer, m Mystery Passenger
    s15.f11|20+f3|-            pile: known top|size+known of the middle|known bottom
    s4.f5a                     discard
    s16.f13@1:2000000;3:1001000    split pools and rows: weight:cards of each pool by line
    l2>l3*2                    moves since the last uncovering (TI-MOVE-13)
    card=come-on;drawn=f3      what belongs to the step being resolved
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.games.titanic.actions import (
    ACTIONS,
    write_heap,
)
from tocsin.games.titanic.bits import count
from tocsin.games.titanic.cards import (
    base_of,
    write_card,
    write_cards,
)
from tocsin.games.titanic.crew import CREW
from tocsin.games.titanic.moving import run_names
from tocsin.games.titanic.ship import (
    BOAT,
    ENDINGS,
    GROUPS_N,
    LINES_N,
    OVER,
    PHASES,
    PILE,
    PLACES,
    TURN,
    Ship,
)
from tocsin.games.titanic.table import Table

HEAD: Final = "titanic/1"
# One character for a number of cards, because a table can have thousands of rows.
DIGITS: Final = list("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")


def write_position(ship: Ship) -> str:
    """The one text of a ship."""
    phase = PHASES[ship.phase]
    if ship.phase == OVER:
        phase += f":{ENDINGS[ship.ending]}"
    elif ship.phase >= TURN:
        phase += f":{ship.seat}"
    players = ship.charter.players
    crew = [CREW[ship.crew[seat]] if ship.crew[seat] >= 0 else "-" for seat in range(players)]
    return " ".join(
        [
            HEAD,
            str(ship.turn),
            phase,
            str(ship.page),
            "/".join(crew),
            "/".join(write_heap(ship.hand[seat]) for seat in range(players)),
            write_heap(ship.action_discard),
            ";".join(_write_line(ship, line) for line in range(LINES_N)),
            "/".join(_write_group(ship, group) for group in range(GROUPS_N)),
            _write_pile(ship),
            write_cards(ship.discard),
            _write_table(ship.table),
            _write_trail(ship),
            _write_step(ship),
        ]
    )


def _write_line(ship: Ship, line: i64) -> str:
    if line < ship.lost:
        return "x"
    if ship.is_empty(line) and not (line == BOAT and ship.boat_on):
        return "-"
    visible = run_names(ship, line, ship.length[line]) if ship.length[line] else "-"
    return f"{_write_zone(ship, line)}|{visible}"


def _write_zone(ship: Ship, zone: i64) -> str:
    known = ship.known[zone]
    return f"{ship.hidden[zone]}" + (f"+{write_cards(known)}" if known else "")


def _write_group(ship: Ship, group: i64) -> str:
    text = ""
    base = base_of(group >> 1)
    cards = ship.group[group]
    for kind in range(base, base + ship.group_top[group]):
        anchored = bit(2 * kind + 1)
        if cards & anchored:
            text += "u" if ship.used & anchored else "a"
        else:
            text += "p" if cards & bit(2 * kind) else "m"
    return text if text else "-"


def _write_list(cards: vec[i64]) -> str:
    texts = [write_card(cards[i]) for i in range(i64(len(cards)))]
    return ".".join(texts) if texts else "-"


def _write_pile(ship: Ship) -> str:
    return f"{_write_list(ship.top)}|{_write_zone(ship, PILE)}|{_write_list(ship.bottom)}"


def _write_table(table: Table) -> str:
    if table.pools_n == 0:
        return "-"
    pools = "/".join(write_cards(table.pools[pool]) for pool in range(table.pools_n))
    rows: list[str] = []
    for row in range(table.rows_n):
        parts: list[str] = []
        for pool in range(table.pools_n):
            counts = [DIGITS[table.in_line(row, pool, line)] for line in range(LINES_N)]
            parts.append("".join(counts))
        rows.append(f"{table.weights[row]}:" + "/".join(parts))
    return f"{pools}@" + ";".join(rows)


def _write_trail(ship: Ship) -> str:
    """TI-MOVE-13: the seen positions, told as the moves that led from each to the next."""
    moves: list[str] = []
    for number in range(ship.seen_n):
        source = ""
        target = ""
        many: i64 = 0
        for line in range(LINES_N):
            old = ship.seen[number * LINES_N + line]
            new = ship.run[line]
            if number + 1 < ship.seen_n:
                new = ship.seen[(number + 1) * LINES_N + line]
            if old & ~new:
                source = PLACES[line]
                many = count(old & ~new)
            elif new & ~old:
                target = PLACES[line]
        moves.append(f"{source}>{target}" + (f"*{many}" if many > 1 else ""))
    return ",".join(moves) if moves else "-"


def _write_step(ship: Ship) -> str:
    parts: list[str] = []
    if ship.resolving >= 0:
        parts.append(f"card={ACTIONS[ship.resolving]}")
    if ship.drawn:
        parts.append(f"drawn={write_cards(ship.drawn)}")
    if ship.to_draw:
        parts.append(f"n={ship.to_draw}")
    if ship.placed:
        parts.append("placed")
    if ship.line >= 0:
        parts.append(f"line={PLACES[ship.line]}")
    if ship.latimer_owed:
        parts.append(f"latimer={ship.latimer_owed}")
    if ship.pitman_due:
        parts.append("pitman")
    if ship.offered:
        parts.append(f"actions={write_heap(ship.offered)}")
    if PHASES[ship.phase] == "give":
        seats = range(ship.charter.players)
        parts.append("before=" + "/".join(write_heap(ship.before[seat]) for seat in seats))
    return ";".join(parts) if parts else "-"
