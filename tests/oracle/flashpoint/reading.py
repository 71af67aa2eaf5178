"""From the text of a position to a table of plain objects.

flashpoint/1 7 act:2 4+0 3,4+2/0,5=captain 2,2;2,3 1,1 2,4;5,8 3,3;4,4+ 5,2*2 4,6 2,3|3,3=1
1,3|1,4=open 10/5/0/0/0/0/0/0/0 n/w 6 target=5,2

The fields are explained in `docs/games/flashpoint/notation.md`; the expansion adds one at the end.
A position that is wrongly written is no matter of this room: the engine wrote it.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.oracle.flashpoint import barriers, house, plan
from tests.oracle.flashpoint.table import Figure, Table

REROLLED = {"0": set(), "1": {"red"}, "2": {"black"}, "3": {"red", "black"}}


def read(options: Mapping[str, Any], position: str) -> Table:
    """The table that a position describes under the options of its game."""
    board = plan.plan_of(options["board"])
    rules = house.read_house(options, board)
    fields = position.split(" ")
    phase, _, seats = fields[2].partition(":")
    points, free = fields[3].split("+")
    victims = fields[8].split(";")
    tallies = fields[13].split("/")
    vehicles = fields[14].split("/")
    table = Table(
        plan=board,
        house=rules,
        phase=phase,
        seat=int(seats.partition("/")[0]) if phase != "over" else 0,
        points=int(points),
        free=int(free),
        figures=[_read_figure(text) for text in fields[4].split("/")],
        fire=_read_cells(fields[5]),
        smoke=_read_cells(fields[6]),
        poi=_read_cells(fields[7]),
        victims=_count(word for word in victims if "+" not in word),
        treated=_count(word.replace("+", "") for word in victims if "+" in word),
        hazmats=_count(fields[9].split(";")),
        hot=_read_cells(fields[10]),
        edges=dict(board.start_edges),
        damage=0,
        hidden_victims=int(tallies[0]),
        hidden_alarms=int(tallies[1]),
        ambulance=vehicles[0],
        engine=vehicles[1],
    )
    _read_walls(table, fields[11])
    _read_doors(table, fields[12])
    _read_memory(table, _read_words(fields[16]))
    if rules.extreme:
        _read_danger(table, _read_words(fields[17]))
    return table


def _read_figure(text: str) -> Figure:
    """`3,4+2=captain`: the cell, points kept, the card."""
    place, _, role = text.partition("=")
    cell, _, saved = place.partition("+")
    return Figure(cell, int(saved or 0), role)


def _read_cells(text: str) -> set[str]:
    return set() if text == "-" else set(text.split(";"))


def _count(words: Any) -> Counter[str]:
    """Cells with `*n` where several things lie."""
    found: Counter[str] = Counter()
    for word in words:
        cell, _, times = word.partition("*")
        if cell != "-":
            found[cell] += int(times or 1)
    return found


def _read_words(text: str) -> dict[str, list[str]]:
    """`name=value` words; a name may stand there several times."""
    found: dict[str, list[str]] = {}
    for word in text.split(";"):
        name, _, value = word.partition("=")
        found.setdefault(name, []).append(value)
    return found


def _read_walls(table: Table, text: str) -> None:
    """FP-ADJ-4: damage markers on walls, one or two."""
    for edge, count in (word.split("=") for word in _read_cells(text)):
        for _ in range(int(count)):
            table.edges[edge] = barriers.STRUCK[table.edges[edge]]
        table.damage += int(count)


def _read_doors(table: Table, text: str) -> None:
    """Doors and windows that are not closed, and ladders that stand."""
    for edge, state in (word.split("=") for word in _read_cells(text)):
        if state == "open":
            table.edges[edge] = barriers.OPENED[table.edges[edge]]
        else:
            table.edges[edge] = barriers.GONE if state == "gone" else barriers.LADDER


def _read_seats(words: dict[str, list[str]], name: str) -> set[int]:
    """Seats as one number: 1 for seat 0, 2 for seat 1, 4 for seat 2."""
    number = int(words.get(name, ["0"])[0])
    return {seat for seat in range(6) if number & 2**seat}


def _read_memory(table: Table, words: dict[str, list[str]]) -> None:
    """What an unfinished step remembers."""
    table.fresh = "fresh" in words
    table.cafs_spent = int(words.get("cafs", ["0"])[0])
    table.refusers = _read_seats(words, "refusers")
    table.left = int(words.get("left", ["0"])[0])
    table.rerolled = set(REROLLED[words.get("rerolled", ["0"])[0]])
    table.fallen = _read_seats(words, "fallen")
    table.riders = _read_seats(words, "riders")
    table.vehicle = "engine" if "vehicle" in words else "ambulance"
    table.alarms = set(words.get("alarm", []))
    if "asked" in words:
        table.asked = int(words["asked"][0].partition(":")[2].partition(">")[0])


def _read_danger(table: Table, words: dict[str, list[str]]) -> None:
    """The pieces of the expansion."""
    table.cracks = set(words.get("crack", []))
    table.holes = set(words.get("hole", []))
    table.toxic = set(words.get("toxic", []))
    table.damage += int(words.get("spent", ["0"])[0])
    for name, cells in table.house.object_cells.items():
        if name in words:
            table.objects |= set(cells)
            table.damage += int(words[name][0])
    table.jams = _count(words.get("jam", []))
    for edge in table.jams:
        is_open = table.edges[edge] == barriers.FIREPROOF_OPEN
        table.edges[edge] = barriers.JAMMED_OPEN if is_open else barriers.JAMMED
    for lower, upper in table.plan.stairs.items():
        # XD-FLOOR-13: stairs with an end on a hole join nothing any more.
        if lower in table.holes or upper in table.holes:
            table.edges[f"{lower}|{upper}"] = barriers.CUT
    _read_ladders(table, words)
    table.platform = words.get("platform", [table.platform])[0]
    table.trail = words.get("trail", [])
    table.dodging = _read_seats(words, "dodging")


def _read_ladders(table: Table, words: dict[str, list[str]]) -> None:
    """XD-LADDER-1, XD-BRIDGE-3: ladders that are nowhere else and not lost are stored."""
    table.folded = Counter(words.get("ladder", []))
    for text in words.get("down", []):
        top, _, way = text.partition(">")
        table.shafts.add((top, way))
    raised = list(table.edges.values()).count(barriers.LADDER)
    lost = int(words.get("lost", ["0"])[0])
    used = raised + lost + table.folded.total() + len(table.shafts)
    table.stored = table.house.ladders - used
