"""An action: one thing that a player, or chance, may do, said once in a room of its own.

The room holds the words, the codes, the price, what forbids it with the rules, the effect and the
description. Legality is stated once, as a number: 0 says that the action is allowed, any other
number is a row of the room's table of refusals. What a `Game` answers about moves (`explain`,
`describe`, `read_move`, `write_move`, `syntactic_moves`) is made from its list of actions.

    FULL: Final[i64] = 1
    REFUSALS: Final = refusals(Row(FULL, "no-room-left", "XX-1", cell=CELL))

The hot paths (listing what may be done, doing it) call functions of the room directly; an object
of this class is the handle by which everything else finds the room.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from tocsin.core.errors import InvariantBroken
from tocsin.core.facts import Arg, Description, Refusal
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row

if TYPE_CHECKING:
    from tocsin.core.contract import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing that may be done; `words` are the verbs its texts begin with, `~` for chance."""

    def __init__(self, words: tuple[str, ...], refusals: list[Row]) -> None:
        self.words = words
        self.refusals = refusals

    # What every room writes.

    def owns(self, code: i64) -> bool:
        """Is this one of the action's codes?"""
        raise NotImplementedError

    def refused(self, state: "State", code: i64) -> i64:
        """0 if the code is allowed now, else the row of the table that says why not."""
        raise NotImplementedError

    def facts(self, state: "State", code: i64, row: i64) -> dict[str, Arg]:
        """The arguments of a refusal; the row declares which it has."""
        return {}

    def describe(self, state: "State", code: i64) -> Description:
        """What a front shows for this code."""
        raise NotImplementedError

    def write(self, state: "State", code: i64) -> str:
        """The one text of a code."""
        raise NotImplementedError

    def read(self, state: "State", reader: Reader, word: str) -> i64:
        """The code of a text whose verb has been read; the reader stands behind the verb."""
        raise NotImplementedError

    def every(self, state: "State") -> list[int]:
        """All codes that could be meant at this table, legal or not."""
        raise NotImplementedError

    # What all rooms share.

    def is_meant(self, state: "State", code: i64) -> bool:
        """Could one of its codes, legal or not, be meant here? All other questions rely on that.

        A room whose texts name more than `every` lists, a cell far off, says so itself.
        """
        return int(code) in self.every(state)

    def explain(self, state: "State", code: i64) -> Refusal | None:
        """The rule that forbids the code now, None if none does."""
        number = self.refused(state, code)
        if number == 0:
            return None
        for row in self.refusals:
            if row.number == number:
                wanted = self.facts(state, code, number)
                return Refusal(row.code, row.rule, {name: wanted[name] for name in row.args})
        raise InvariantBroken(f"{self.words[0]}: no row {number} in the table of refusals")
