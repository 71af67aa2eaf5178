"""Parts that several move texts share: cells and colours.

lay:2,-1   break:green>2,-1   men:green>0,0*2   pass   ~draw:5
"""

from mypy_extensions import i64

from tocsin.core.notation import Reader
from tocsin.games.feurio.table.codes import COLOURS
from tocsin.games.feurio.table.hexes import REACH, cell_at


def read_cell(reader: Reader) -> i64:
    """A cell as `q,r`."""
    q = reader.number(-REACH, REACH, "cell")
    reader.expect(",")
    return cell_at(q, reader.number(-REACH, REACH, "cell"))


def read_colour(reader: Reader) -> i64:
    """A colour by its name."""
    return reader.one_of(COLOURS, "colour")
