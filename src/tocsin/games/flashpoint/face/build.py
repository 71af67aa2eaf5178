"""Tables made of words: what lies on a fresh one is said, counts and all the rest follow.

    build("flashpoint", fire=["3,4"], victims=["2,5"], firefighters=["3,0", "4,9"])

A fresh table is the board with its doors closed, nothing burning, nobody found, everybody in the
street with a card each where cards are played, and the first seat about to act. `fire="start"` and
`poi="start"` are those of the board's family game.
FP-COMP-3: whoever is neither found, rescued nor lost is still hidden. FP-COMP-7: hazmats that are
not on the board were taken out.
"""

# mypyc: off

from tocsin.core.build import Part, Said
from tocsin.core.contract import State
from tocsin.core.errors import quoted
from tocsin.core.notation import Reader
from tocsin.games.flashpoint.face import step_text
from tocsin.games.flashpoint.face.move_text import read_cell
from tocsin.games.flashpoint.face.position_text import HEAD, PositionText
from tocsin.games.flashpoint.table import codes, phases, pieces, ways
from tocsin.games.flashpoint.table.state import FlashpointState

PARTS = (
    Part("fire", "list", "fire=['3,4', '3,5']", "FP-FIRE-A1"),
    Part("smoke", "list", "smoke='1,1 1,2'", "FP-FIRE-A2"),
    Part("poi", "list", "poi=['2,4', '5,1']", "FP-COMP-3"),
    Part("victims", "list", "victims=['2,5', '3,3*2', '4,4+']", "FP-MOVE-10"),
    Part("hazmats", "list", "hazmats=['5,2*2', '1,1']", "FP-COMP-7"),
    Part("hot_spots", "list", "hot_spots=['4,6']", "FP-COMP-6"),
    Part("damage", "table", "damage={'2,3|3,3': 2, '0,1|1,1': 1}", "FP-ADJ-4"),
    Part("doors", "table", "doors={'1,3|1,4': 'open'}", "FP-BOARD-3"),
    Part("firefighters", "seats", "firefighters=['3,0', '4,9+2=captain']", "FP-SETUP-6"),
    Part("saved", "seats", "saved={0: 2}", "FP-AP-3"),
    Part("carrying", "seats", "carrying={0: 'victim'}", "FP-CARRY-1"),
    Part("vehicles", "table", "vehicles={'ambulance': 'n', 'engine': 'w'}", "FP-VEH-1"),
    Part("phase", "word", "phase='roll'", "FP-TURN-2"),
    Part("ending", "word", "ending='collapse'", "FP-END-1"),
    Part("turn", "number", "turn=7", "FP-TURN-1"),
    Part("seat", "number", "seat=1", "FP-TURN-1"),
    Part("first", "number", "first=2", "FP-SETUP-7"),
    Part("points", "number", "points=3", "FP-AP-1"),
    Part("free_points", "number", "free_points=2", "FP-AP-5"),
    Part("rescued", "number", "rescued=6", "FP-CARRY-2"),
    Part("lost", "number", "lost=2", "FP-LOST-1"),
    Part("alarms", "number", "alarms=3", "FP-MOVE-11"),
    Part("alarms_burnt", "number", "alarms_burnt=1", "FP-LOST-2"),
    Part("buried", "number", "buried=2", "FP-END-2"),
    Part("hazmats_exploded", "number", "hazmats_exploded=1", "FP-HAZ-4"),
    Part("reserve", "number", "reserve=4", "FP-ASET-12"),
    Part("remembers", "table", "remembers={'target': '2,4'}", "FP-TURN-2"),
)
# What somebody may be said to carry.
CARRIED = ("victim", "treated", "hazmat")
START = "start"


class Builder:
    """Makes the position text of what was said; an expansion has more words and one field more."""

    carried: tuple[str, ...] = CARRIED

    def __init__(self, said: Said, blank: State, text: PositionText) -> None:
        assert isinstance(blank, FlashpointState)
        self.said = said
        self.table = blank
        self.text = text
        self.rules = blank.rules
        self.board = blank.board
        self.players = int(blank.players)
        known = list(blank.hooks.phases)
        self.phase = said.word("phase", known, "over" if said.has("ending") else "act")
        self.step = known.index(self.phase)
        self.seat = said.number("seat", 0, self.players - 1, 0)
        self.cells = self._place_figures()
        self.roles = self._cast()
        self.hold: list[tuple[str, str]] = self._held()

    def write(self) -> str:
        """The position text."""
        said = self.said
        fires, smokes = self.cell_list("fire"), self.cell_list("smoke")
        pois = self.cell_list("poi")
        victims, hazmats = self._people(), self._hazmats()
        fields = [
            HEAD + self.text.board,
            str(said.number("turn", 0, 999_999, 0 if self.is_setting_up() else 1)),
            self._whose(),
            self._points(),
            "/".join(self._figure(seat) for seat in range(self.players)),
            *(";".join(cells) or "-" for cells in (fires, smokes, pois)),
            _counted(victims),
            _counted(hazmats),
            ";".join(self.cell_list("hot_spots")) or "-",
            ";".join(self.damage()) or "-",
            ";".join(self.doors()) or "-",
            self._tallies(sum(victims.values()), sum(hazmats.values())),
            self.vehicles(),
            str(said.number("reserve", 0, 99, self._usual_reserve())),
            self.memory(list(step_text.NAMES)),
        ]
        return " ".join(fields)

    # Places.

    def cell(self, name: str, value: object) -> str:
        """The name of a cell that was said under a word."""
        reader = self.said.reader(name, value)
        return self.read_cell_at_end(reader)

    def read_cell_at_end(self, reader: Reader) -> str:
        """A cell, and nothing after it."""
        found = self.board.names[read_cell(self.board, reader)]
        reader.end()
        return found

    def cell_list(self, name: str) -> list[str]:
        """Cells in the order in which they were said; `start` is where the board has them."""
        found: list[str] = []
        for item in self.said.texts(name):
            if item == START and name in ("fire", "poi"):
                start = self.board.family_fires if name == "fire" else self.board.family_pois
                found += [self.board.names[cell] for cell in start]
            else:
                found.append(self.cell(name, item))
        return found

    def _things(self, name: str, sign: str) -> dict[str, int]:
        """Cells with how many lie there: `3,3*2`, with a sign behind where the word knows one."""
        found: dict[str, int] = {}
        for item in self.said.texts(name):
            reader = self.said.reader(name, item)
            cell = self.board.names[read_cell(self.board, reader)]
            if sign and reader.takes(sign):
                cell += sign
            count = reader.number(1, 9, "how-many") if reader.takes("*") else 1
            reader.end()
            found[cell] = found.get(cell, 0) + count
        return found

    def _people(self) -> dict[str, int]:
        found = self._things("victims", "+")
        for kind, cell in self.hold:
            if kind in ("victim", "treated"):
                key = cell + ("+" if kind == "treated" else "")
                found[key] = found.get(key, 0) + 1
        return found

    def _hazmats(self) -> dict[str, int]:
        found = self._things("hazmats", "")
        for kind, cell in self.hold:
            if kind == "hazmat":
                found[cell] = found.get(cell, 0) + 1
        return found

    def edge(self, name: str, value: object) -> str:
        """An edge by its two cells, whichever is said first."""
        reader = self.said.reader(name, value)
        first, _, second = reader.text[reader.at :].partition("|")
        for edge in (f"{first}|{second}", f"{second}|{first}"):
            if edge in self.board.edge_named:
                return edge
        raise reader.fail("door" if name == "doors" else "wall")

    def edges(self, name: str, usual: str) -> list[str]:
        """Edges with what became of them."""
        items = self.said.given.get(name, {})
        if isinstance(items, dict):
            said = [(edge, self.said.text_of(name, word)) for edge, word in items.items()]
        else:
            # A list may leave out what is usual.
            words = [item.partition("=") for item in self.said.items(name, items)]
            said = [(edge, word or usual) for edge, _, word in words]
        return [f"{self.edge(name, edge)}={word}" for edge, word in said]

    def damage(self) -> list[str]:
        """FP-ADJ-4: walls with one or two damage markers."""
        found = self.edges("damage", "1")
        for word in found:
            reader, start = self._at_value("damage", word)
            reader.number(1, self.text.markers_max(start), "damage-markers")
            reader.end()
        return found

    def doors(self) -> list[str]:
        """FP-BOARD-3: doors that are not closed."""
        found = self.edges("doors", "open")
        for word in found:
            reader, start = self._at_value("doors", word)
            reader.one_of([state for state, _ in self.text.door_states(start)], "door-state")
            reader.end()
        return found

    def _at_value(self, name: str, word: str) -> tuple[Reader, int]:
        """A reader behind the sign of `edge=value`, and what the edge was at the start."""
        reader = self.said.reader(name, word)
        edge = word.partition("=")[0]
        reader.at += len(edge) + 1
        return reader, int(self.board.start_edges[self.board.edge_named[edge]])

    # Firefighters.

    def _place_figures(self) -> list[str]:
        """FP-SETUP-6: where they stand, in the street if nothing is said and they are placed."""
        given = self._seat_texts("firefighters")
        usual = "-" if self.step <= phases.STAND else self.board.names[self.board.outside[0]]
        cells: list[str] = []
        for seat in range(self.players):
            text = given.get(seat, "").partition("=")[0].partition("+")[0] or usual
            cells.append(text if text == "-" else self.cell("firefighters", text))
        return cells

    def _seat_texts(self, name: str) -> dict[int, str]:
        value = self.said.given.get(name, {})
        if isinstance(value, str):
            found: dict[int, object] = dict(enumerate(value.split()))
            if len(found) > self.players:
                raise self.said.wrong(name, value, f"0 to {self.players - 1}")
        else:
            found = self.said.seats(name, self.players)
        return {seat: self.said.text_of(name, item) for seat, item in found.items()}

    def _cast(self) -> list[str]:
        """FP-ASET-10: the cards that were said or chosen; else each the next that nobody has."""
        roles = [""] * self.players
        names = self.table.game.options["specialists"]
        assert isinstance(names, tuple)
        for seat, text in self._seat_texts("firefighters").items():
            roles[seat] = text.partition("=")[2]
            if roles[seat] and roles[seat] not in self.table.cards.names[1:]:
                known = ", ".join(self.table.cards.names[1:])
                raise self.said.wrong("firefighters", roles[seat], known)
        for seat, name in enumerate(names):
            roles[seat] = roles[seat] or name
        if not self.rules.specialists or self.step < phases.HEAT:
            return roles
        free = [name for name in self.table.cards.names[1:] if name not in roles]
        free = [name for name in free if self._is_dealt(name)]
        # FP-SPEC-GEN-1: whoever has nothing special about it comes first.
        free.sort(key=lambda name: name != "generalist")
        return [role or free.pop(0) for role in roles]

    def _is_dealt(self, name: str) -> bool:
        role = self.table.cards.names.index(name)
        in_play = (int(self.rules.cards_in_play) >> role) & 1 == 1
        return in_play and (name != "driver" or self.rules.vehicles)

    def _figure(self, seat: int) -> str:
        saved = self._seat_texts("firefighters").get(seat, "").partition("=")[0].partition("+")[2]
        saved = self._seat_texts("saved").get(seat, saved)
        text = self.cells[seat] + (f"+{saved}" if saved not in ("", "0") else "")
        return text + (f"={self.roles[seat]}" if self.roles[seat] else "")

    def _held(self) -> list[tuple[str, str]]:
        """FP-CARRY-1: what somebody carries lies in the same cell."""
        found: list[tuple[str, str]] = []
        for seat, kind in self._seat_texts("carrying").items():
            if kind not in self.carried:
                raise self.said.wrong("carrying", kind, ", ".join(self.carried))
            found.append((kind, self.cells[seat]))
        return found

    # The turn.

    def is_setting_up(self) -> bool:
        """Has the first turn not begun?"""
        return self.step < phases.ACT

    def _whose(self) -> str:
        if self.phase == "over":
            endings = list(self.table.hooks.endings[1:])
            return f"over:{self.said.word('ending', endings, endings[0])}"
        text = f"{self.phase}:{self.seat}"
        if self.is_setting_up():
            text += f"/{self.said.number('first', 0, self.players - 1, 0)}"
        return text

    def _points(self) -> str:
        """FP-AP-1, FP-AP-5: all points of the card in phase 1, none in another."""
        acts = phases.ACT <= self.step < phases.ROLL
        role = self.table.cards.names.index(self.roles[self.seat] or "plain")
        full = int(self.table.cards.points[role]) if acts else 0
        free = int(self.table.cards.free_points[role]) if acts else 0
        points = self.said.number("points", 0, 99, full)
        return f"{points}+{self.said.number('free_points', 0, 9, free)}"

    def _tallies(self, victims: int, hazmats: int) -> str:
        """FP-INV-4: hidden ones are those that nobody has met yet."""
        said = self.said
        rescued = said.number("rescued", 0, int(pieces.VICTIMS), 0)
        lost = said.number("lost", 0, int(pieces.VICTIMS), 0)
        found = said.number("alarms", 0, int(pieces.FALSE_ALARMS), 0)
        burnt = said.number("alarms_burnt", 0, int(pieces.FALSE_ALARMS), 0)
        exploded = said.number("hazmats_exploded", 0, int(pieces.HAZMATS_MAX), 0)
        whole = found if self.rules.just_in_case else int(self.rules.hazmats)
        safe = 0 if self.step <= phases.HAZMATS else max(0, whole - hazmats - exploded)
        hidden = max(0, int(pieces.VICTIMS) - victims - rescued - lost)
        alarms = max(0, int(pieces.FALSE_ALARMS) - found - burnt)
        buried = said.number("buried", 0, 99, 0)
        numbers = (hidden, alarms, rescued, lost, found, burnt, buried, safe, exploded)
        return "/".join(str(number) for number in numbers)

    def vehicles(self) -> str:
        """FP-VEH-1: parked in the north and the west if nothing is said."""
        spots = {"ambulance": "n", "engine": "w"}
        if not self.rules.vehicles or self.is_setting_up():
            spots = dict.fromkeys(codes.VEHICLES, "-")
        for name, spot in self.said.table("vehicles").items():
            if name not in spots or spot not in (*ways.SIDES, "-"):
                said = f"{quoted(name)}={quoted(spot)}"
                raise self.said.wrong("vehicles", said, ", ".join(ways.SIDES))
            spots[name] = str(spot)
        return f"{spots['ambulance']}/{spots['engine']}"

    def _usual_reserve(self) -> int:
        return int(self.rules.reserve) if self.step >= phases.HEAT else 0

    def memory(self, names: list[str]) -> str:
        """What the unfinished step remembers, of the words that belong to this field."""
        words: list[str] = []
        known = self.memory_names()
        for name, value in self.said.table("remembers").items():
            if name not in known:
                raise self.said.wrong("remembers", name, ", ".join(known))
            if name in names:
                many = value if isinstance(value, (list, tuple)) else [value]
                words += [f"{name}={self.said.text_of('remembers', item)}" for item in many]
        return ";".join(words) or "-"

    def memory_names(self) -> list[str]:
        """All words that a step can remember something by."""
        return list(step_text.NAMES)


def _counted(things: dict[str, int]) -> str:
    return ";".join(f"{cell}*{n}" if n > 1 else cell for cell, n in things.items()) or "-"
