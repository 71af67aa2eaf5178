"""What the rooms of the Action cards share: targets, and lines that a card may choose.

TI-ACT-GEN-2: a card may be played without effect, but not without a target that it needs.
TI-ACT-GEN-3: a line is that of a usable deck, or the Collapsible Boat while it holds cards
(TI-ACT-BOAT-4). Each room has `offer`, `refused` and `do`; `play` finds them. Cards that are played
on one line share how they are offered.
"""

from typing import Final

from mypy_extensions import i64

from tocsin.core.facts import Arg, Target
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row
from tocsin.games.titanic.actions import moment
from tocsin.games.titanic.face import move_text
from tocsin.games.titanic.table import codes, heaps, kinds, places
from tocsin.games.titanic.table.state import TitanicState

# Rows that several cards share; a room numbers its own from 10.
LOST_DECK: Final[i64] = 1
NO_BOAT: Final[i64] = 2
LINE_ROWS: Final[list[Row]] = [
    Row(1, "deck-is-lost", "TI-FLOOD-7", line=kinds.PLACE),
    Row(2, "no-boat-on-the-table", "TI-ACT-GEN-3"),
]


def refused_line(s: TitanicState, line: i64) -> i64:
    """TI-ACT-GEN-3, TI-FLOOD-7: a usable line, or the boat while it holds cards."""
    if line < s.decks_lost:
        return LOST_DECK
    return NO_BOAT if line == places.BOAT and not s.has_boat else i64(0)


class ActionCard:
    """An Action card that needs no target; others say here what they can be played on."""

    def __init__(self, rule: str, heaps: tuple[str, ...], rows: list[Row]) -> None:
        self.rule = rule
        # The heaps of cards that the effect takes from or shuffles.
        self.heaps = heaps
        self.rows = rows

    def has_target(self, s: TitanicState, name: i64) -> bool:
        """TI-ACT-GEN-2: is there anything the card can be played on?"""
        return True

    def refused(self, s: TitanicState, name: i64, target: i64) -> i64:
        """0, or the row that forbids this target."""
        return 0

    def facts(self, s: TitanicState, name: i64, target: i64) -> dict[str, Arg]:
        """The arguments of a refusal, and of a description as far as `told` says."""
        return {}

    def told(self) -> tuple[str, ...]:
        """Which facts a description tells."""
        return ()

    def targets(self, s: TitanicState, target: i64) -> list[Target]:
        """What the card points at."""
        return [Target("pile", heap) for heap in self.heaps]

    def write_target(self, target: i64) -> str:
        """The target as text; empty where none is needed."""
        return ""

    def read_target(self, reader: Reader) -> i64:
        """The target of a text, with the sign before it."""
        return codes.NO_TARGET

    def every_target(self) -> list[int]:
        """All targets that could be meant."""
        return [int(codes.NO_TARGET)]


class LineCard(ActionCard):
    """A card that is played on one line: `wait>l3`. The target is the line plus one."""

    def __init__(self, rule: str, rows: list[Row]) -> None:
        super().__init__(rule, (), [*LINE_ROWS, *rows])

    def offer(self, s: TitanicState, owner: i64, name: i64) -> None:
        """TI-ACT-GEN-2: every line that `refused` allows."""
        for line in range(s.decks_lost, places.LINES_N):
            if self.refused(s, name, line + 1) == 0:
                s.offer(codes.play_code(owner, name, line + 1))

    def has_target(self, s: TitanicState, name: i64) -> bool:
        for line in range(s.decks_lost, places.LINES_N):
            if self.refused(s, name, line + 1) == 0:
                return True
        return False

    def facts(self, s: TitanicState, name: i64, target: i64) -> dict[str, Arg]:
        return {"line": places.NAMES[target - 1], "card": heaps.NAMES[name]}

    def told(self) -> tuple[str, ...]:
        return ("line",)

    def targets(self, s: TitanicState, target: i64) -> list[Target]:
        return [moment.target_at(s, target - 1)]

    def write_target(self, target: i64) -> str:
        return places.NAMES[target - 1]

    def read_target(self, reader: Reader) -> i64:
        reader.expect(">")
        return move_text.read_line(reader) + 1

    def every_target(self) -> list[int]:
        return [int(line) + 1 for line in range(places.LINES_N)]
