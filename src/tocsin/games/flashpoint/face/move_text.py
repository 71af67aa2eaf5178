"""What texts of moves share: cells, directions, sides, vehicles.

walk:n  carry:n  haul:n  lead:n  lead-carry:n  lead-haul:n      alone, with a victim, a hazmat, ...
open:e  close:e  spray:n  spray:n*2  spray:here  chop:w  pass
treat  dispose  identify:2,4  drive:engine>e  gun  keep  reroll:red  crew:paramedic
command-walk:2>n  command-open:2>e  accept  decline  ride:0,7  stay
first:2  specialist:driver  stand:0,5  park:ambulance>n  explode:5,2  recover:0,6
~roll:3,5  ~red:4  ~black:7  ~reveal:victim  ~reveal:false-alarm  ~deal:captain
"""

from mypy_extensions import i64

from tocsin.core.facts import Arg, Target
from tocsin.core.notation import Reader
from tocsin.games.flashpoint.table import codes, ways
from tocsin.games.flashpoint.table.board import Board
from tocsin.games.flashpoint.table.state import FlashpointState


def read_cell(board: Board, reader: Reader) -> i64:
    """A cell by its name; the longest name that fits counts."""
    return reader.longest_in(board.cell_named, board.name_chars_max, "cell")


def read_edge(board: Board, reader: Reader, expected: str) -> i64:
    """An edge that has a name."""
    return reader.longest_in(board.edge_named, 2 * board.name_chars_max + 1, expected)


def every_way(board: Board) -> list[int]:
    """The directions that can be said at this board; diagonals too, so that they can be refused."""
    return [*range(int(board.ways)), *range(int(ways.DIAGONAL), int(ways.HERE))]


def read_way(board: Board, reader: Reader) -> i64:
    """A direction, diagonals included."""
    return _read_one(board, reader, every_way(board))


def read_way_or_here(board: Board, reader: Reader) -> i64:
    """A direction, or `here` for one's own cell."""
    return _read_one(board, reader, [*every_way(board), int(ways.HERE)])


def read_straight_way(board: Board, reader: Reader) -> i64:
    """A direction in which a cell can lie."""
    return _read_one(board, reader, list(range(int(board.ways))))


def _read_one(board: Board, reader: Reader, known: list[int]) -> i64:
    return known[reader.one_of([board.way_names[way] for way in known], "way")]


def write_spot(where: i64) -> str:
    """A vehicle and the side where it stands or goes."""
    return f"{codes.VEHICLES[codes.vehicle_of(where)]}>{ways.SIDES[codes.spot_of(where)]}"


def read_spot(reader: Reader) -> i64:
    """A vehicle and a side."""
    vehicle = reader.one_of(codes.VEHICLES, "vehicle")
    reader.expect(">")
    return vehicle * 8 + reader.one_of(ways.SIDES, "side")


def every_spot() -> list[int]:
    """Both vehicles on each side."""
    return [vehicle * 8 + spot for vehicle in (0, 1) for spot in range(4)]


def towards(s: FlashpointState, seat: i64, way: i64) -> tuple[dict[str, Arg], tuple[Target, ...]]:
    """What a front shows of something done in a direction: who, which way, from and to where."""
    here = s.cell_of(seat)
    shown: dict[str, Arg] = {"seat": int(seat), "way": s.board.way_names[way]}
    targets = (Target("cell", s.board.names[here]),)
    if way == ways.HERE:
        shown["cell"] = s.board.names[here]
        return shown, targets
    goal = s.board.cell_beside(here, way) if way < s.board.ways else i64(-1)
    if goal < 0:
        return shown, targets
    shown["cell"] = s.board.names[goal]
    return shown, (*targets, Target("cell", s.board.names[goal]))
