"""Tables of the expansion made of words: see `flashpoint.face.build`, and the words for its pieces.

    build("flashpoint", board="garage+basement", holes=["3,3"], bridges=["4,3"], bridge=True)

XD-FLOOR-5, XD-OBJ-7: counters that are out of the game follow from holes and objects that are gone.
XD-CHEM-1: where poison is, the chemicals have leaked. XD-BRIDGE-1: under a bridge is a hole.
"""

# mypyc: off

from tocsin.core.build import Part
from tocsin.games.flashpoint.danger.face.position_text import NAMES
from tocsin.games.flashpoint.danger.table import board
from tocsin.games.flashpoint.danger.table import ways as danger_ways
from tocsin.games.flashpoint.danger.table.state import DangerState
from tocsin.games.flashpoint.face import build as base
from tocsin.games.flashpoint.face.build import Builder
from tocsin.games.flashpoint.table import codes, phases, ways

OWN_PARTS = (
    Part("cracks", "list", "cracks=['3,3']", "XD-FLOOR-2"),
    Part("holes", "list", "holes=['5,3']", "XD-FLOOR-1"),
    Part("toxic", "list", "toxic=['6,2']", "XD-CHEM-4"),
    Part("objects", "table", "objects={'large': 3, 'small': 'gone'}", "XD-OBJ-5"),
    Part("jams", "table", "jams={'1,4|1,5': 2}", "XD-FDOOR-5"),
    Part("ladders", "list", "ladders=['4,0']", "XD-LADDER-2"),
    Part("ladders_raised", "list", "ladders_raised=['4,0', '0,3|u:0,3']", "XD-LADDER-3"),
    Part("bridges", "list", "bridges=['5,3']", "XD-BRIDGE-1"),
    Part("ladders_down", "list", "ladders_down=['5,2>n']", "XD-BRIDGE-5"),
    Part("ladders_lost", "number", "ladders_lost=1", "XD-BRIDGE-3"),
    Part("platform_at", "text", "platform_at='u:0,3'", "XD-PLAT-3"),
)
PARTS = (*base.PARTS, *OWN_PARTS)
GONE = "gone"
# Words of the expansion's field that are no pieces: what an interrupted step remembers.
MEMORY = NAMES[NAMES.index("shaken") :]


class DangerBuilder(Builder):
    """The base game's fields and the one of the expansion's pieces."""

    carried = (*base.CARRIED, "ladder")

    def write(self) -> str:
        """The position text."""
        return f"{super().write()} {';'.join(self._pieces()) or '-'}"

    def memory_names(self) -> list[str]:
        """The base game's, and those of an interrupted explosion."""
        return [*super().memory_names(), *(name for name in MEMORY if name != "first")]

    def doors(self) -> list[str]:
        """XD-LADDER-3: raised ladders stand among the doors."""
        raised = [f"{self._raised(text)}=ladder" for text in self.said.texts("ladders_raised")]
        return super().doors() + raised

    @property
    def danger(self) -> DangerState:
        """The blank table, which knows the house and the rulings."""
        assert isinstance(self.table, DangerState)
        return self.table

    def _raised(self, text: str) -> str:
        """The edge of a raised ladder; of a cell of the street it is the one to the next level."""
        if "|" in text:
            return self.edge("ladders_raised", text)
        base_cell = self.board.cell_named[self.cell("ladders_raised", text)]
        top = self.board.cell_beside(base_cell, danger_ways.UP)
        if top < 0:
            raise self.said.wrong("ladders_raised", text, "4,0|u:4,0")
        return f"{self.board.names[base_cell]}|{self.board.names[top]}"

    def _pieces(self) -> list[str]:
        bridges = self.cell_list("bridges")
        holes = self.cell_list("holes")
        holes += [cell for cell in bridges if cell not in holes]
        toxic = self.cell_list("toxic")
        objects = self._objects(bool(toxic))
        words = [f"crack={cell}" for cell in self.cell_list("cracks")]
        words += [f"hole={cell}" for cell in holes] + [f"toxic={cell}" for cell in toxic]
        words += [f"{name}={count}" for name, count in objects.items() if count != GONE]
        jams = [f"jam={word.replace('=', '*')}" for word in self.edges("jams", "1")]
        words += [word.removesuffix("*1") for word in jams]
        carried = [cell for kind, cell in self.hold if kind == "ladder"]
        folded = [*self.cell_list("ladders"), *bridges, *carried]
        words += [f"ladder={cell}" for cell in folded]
        words += [f"down={text}" for text in self.said.texts("ladders_down")]
        lost = self.said.number("ladders_lost", 0, 4, 0)
        words += [f"lost={lost}"] if lost else []
        words += self._platform()
        gone = [name for name, count in objects.items() if count == GONE]
        spent = 2 * len(holes) + int(board.CAPACITY) * len(gone)
        words += [f"spent={spent}"] if spent else []
        memory = self.memory([*MEMORY])
        return words + ([] if memory == "-" else memory.split(";"))

    def _objects(self, has_leaked: bool) -> dict[str, str]:
        """XD-OBJ-3: every object in play stands there unharmed, unless something else is said."""
        found: dict[str, str] = {}
        for number, name in enumerate(board.OBJECTS):
            if self.danger.house.object_cells[2 * number] >= 0:
                leaked = has_leaked and name == "small" and self.danger.ruling.chemicals
                found[name] = GONE if leaked else "0"
        for name, value in self.said.table("objects").items():
            if name not in board.OBJECTS:
                raise self.said.wrong("objects", name, ", ".join(board.OBJECTS))
            found[name] = self.said.text_of("objects", value)
        return found

    def _platform(self) -> list[str]:
        """XD-PLAT-1: on the engine's first cell unless it is said where."""
        if self.said.has("platform_at"):
            return [f"platform={self.cell('platform_at', self.said.text('platform_at'))}"]
        if not self.danger.ruling.platform or self.step < phases.ACT:
            return []
        side = self.vehicles().partition("/")[2]
        if side not in ways.SIDES:
            # Nowhere for the engine, nowhere for the platform: a problem that is named.
            return []
        spot = ways.SIDES.index(side)
        return [f"platform={self.board.names[self.board.spot_cell(codes.ENGINE, spot, 0)]}"]
