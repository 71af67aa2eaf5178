"""Ships made of words: a few lines, groups and cards are said, piles and counts follow from them.

    build("titanic", crew=["lee"], page=4, lines={"l2": "?.?|f9", "l5": "s17.s16"}, hands=["wait"])

A line is its hidden cards, a bar, and its visible run: `?` is a card nobody has seen, a name one
that is known to lie there, `4+s2` the same as in position texts; a run alone has nothing behind it.
Passengers that are not named lie unseen in the pile, or wherever `rest` says (TI-GEN-3).
"""

# mypyc: off

from tocsin.core.build import Part, Said
from tocsin.core.errors import ImpossiblePosition, SetupError, quoted
from tocsin.core.facts import Problem
from tocsin.games.titanic.face.moments import STEPS
from tocsin.games.titanic.rules import endings
from tocsin.games.titanic.table import booklet, crew, heaps, passengers, phases, places
from tocsin.games.titanic.table.setup import Setup

HEAD = "titanic/1"
PARTS = (
    Part("lines", "table", "lines={'l1': '?.s2|f9', 'l5': 's17.s16', 'boat': 'f4'}", "TI-GEN-4"),
    Part("groups", "table", "groups={'gf1': 'pau', 'gs1': 3}", "TI-GEN-7"),
    Part("hands", "seats", "hands=['wait*2.plan-a', '-']", "TI-SETUP-4"),
    Part("discard", "list", "discard=['s4', 'f5a']", "TI-RESCUE-6"),
    Part("action_discard", "list", "action_discard=['come-on', 'wait*2']", "TI-DECK-7"),
    Part("top", "list", "top=['s15', 'f11']", "TI-ACT-GETREADY-4"),
    Part("bottom", "list", "bottom=['f3']", "TI-ACT-GETREADY-4"),
    Part("known", "list", "known=['f3']", "TI-KNOW-2"),
    Part("pile", "number", "pile=20", "TI-SETUP-9"),
    Part("rest", "word", "rest='discard'", "TI-GEN-3"),
    Part("page", "number", "page=4", "TI-SETUP-6"),
    Part("turn", "number", "turn=7", "TI-TURN-1"),
    Part("seat", "number", "seat=1", "TI-TURN-5"),
    Part("phase", "word", "phase='place'", "TI-TURN-2"),
    Part("ending", "word", "ending='ship-lost'", "TI-END-4"),
    Part("card", "word", "card='wait'", "TI-ACT-GEN-1"),
    Part("drawn", "list", "drawn=['f8', 's10a']", "TI-RESCUE-2"),
    Part("to_draw", "number", "to_draw=2", "TI-RESCUE-2"),
    Part("placed", "switch", "placed=True", "TI-CREW-MURDOCH-1"),
    Part("looked", "word", "looked='l3'", "TI-ACT-YOURTURN-1"),
    Part("latimer", "number", "latimer=1", "TI-CREW-LATIMER-1"),
    Part("pitman", "switch", "pitman=True", "TI-CREW-PITMAN-2"),
    Part("actions", "list", "actions=['wait']", "TI-CREW-FLEET-1"),
    Part("before", "seats", "before=['wait', '-', '-']", "TI-CREW-SMITH-2"),
    Part("moves", "list", "moves=['l2>l3*2']", "TI-MOVE-13"),
    Part("split", "text", "split='s16.f13@1:2000000;3:1001000'", "TI-KNOW-3"),
)
CARDS = tuple(passengers.write_card(card) for card in range(60))
# What is said of the lines before anybody has acted.
_SET_UP = ("crew", "actions", "layout", "first")


def build_position(said: Said, setup: Setup) -> str:
    """The position text of what was said."""
    phase = said.word("phase", phases.NAMES, _likely_phase(said))
    page = said.number("page", 1, int(setup.booklet.pages), _likely_page(said, setup))
    drawn = [_card(said, "drawn", card) for card in said.texts("drawn")]
    ship = Builder(said, setup, phase, page)
    ship.name(drawn)
    pile, discard = ship.pile(), ship.discard
    turn = said.number("turn", 0, int(endings.TURNS_MAX), _likely_turn(said, phase, page))
    players = int(setup.players)
    moves = ",".join(said.texts("moves")) or "-"
    return " ".join(
        [
            HEAD,
            str(turn),
            _phase_text(said, phase, players),
            str(page),
            _crew_text(setup, phase),
            "/".join(_heaps(said, "hands", players)),
            _heap(said, "action_discard", said.texts("action_discard")),
            ";".join(ship.line_texts()),
            "/".join(ship.groups),
            pile,
            ".".join(discard) or "-",
            said.text("split", "-"),
            moves,
            _step_text(said, phase, drawn, players),
        ]
    )


class Builder:
    """The passengers as they were said, and where those lie that nobody named."""

    def __init__(self, said: Said, setup: Setup, phase: str, page: int) -> None:
        self.said = said
        self.named: set[str] = set()
        self.unseen = 0
        last = int(setup.booklet.pages)
        self.lost = int(setup.booklet.decks_lost[page if page < last else last - 1])
        self.hidden = {line: _Hidden() for line in places.LINES}
        self.runs: dict[str, str] = {}
        self.groups = self._read_groups()
        if phase in _SET_UP and not said.has("lines"):
            self._lay_out(setup, phase)
        self._read_lines()
        self.discard = [_card(said, "discard", card) for card in said.texts("discard")]
        self.name(self.discard)
        self.is_bare = phase in ("crew", "actions")
        self.split = said.text("split").partition("@")[0].replace("/", ".").split(".")
        self.name([card for card in self.split if card in CARDS])

    def name(self, cards: list[str]) -> None:
        """These lie somewhere; one that is named twice is a problem of the position."""
        self.named.update(cards)

    def _lay_out(self, setup: Setup, phase: str) -> None:
        """TI-SETUP-7: the lines of the layout, all face down."""
        for deck in range(int(booklet.DECKS)):
            if phase in ("layout", "first") and setup.layout[deck]:
                self.hidden[places.LINES[deck]].size = setup.layout[deck]
                self.unseen += setup.layout[deck]

    def _read_lines(self) -> None:
        for line, value in self.said.table("lines").items():
            if line not in places.LINES:
                raise self.said.wrong("lines", line, ", ".join(places.LINES))
            if places.LINES.index(line) < self.lost:
                problem = Problem("line-on-lost-deck", "TI-FLOOD-7", {"line": line})
                raise ImpossiblePosition([problem], f"{line}={quoted(value)}"[:60])
            self._read_line(line, self.said.text_of("lines", value))

    def _read_line(self, line: str, value: str) -> None:
        """`?.s2|f9`, `2+s2|f9` or `f9`."""
        if value in ("", "-"):
            return
        before, bar, visible = value.partition("|")
        if not bar:
            before, visible = "", before
        hidden = self.hidden[line]
        count, plus, known = before.partition("+")
        if count.isdecimal() and len(count) < 3:
            hidden.size = int(count)
            hidden.known = known.split(".") if plus else []
        elif before:
            cards = before.split(".")
            hidden.size = len(cards)
            hidden.known = [card for card in cards if card != "?"]
        hidden.known = [_card(self.said, "lines", card) for card in hidden.known]
        self.name(hidden.known)
        self.unseen += hidden.size - len(hidden.known)
        run = [] if visible in ("", "-") else visible.split(".")
        self.name([_card(self.said, "lines", card) for card in run if card[:1] != "m"])
        self.runs[line] = ".".join(run)

    def _read_groups(self) -> list[str]:
        """TI-GEN-7: letters as in position texts, or how many, the second group with anchors."""
        texts = ["-"] * len(places.GROUPS)
        for group, value in self.said.table("groups").items():
            if group not in places.GROUPS:
                raise self.said.wrong("groups", group, ", ".join(places.GROUPS))
            number = places.GROUPS.index(group)
            if isinstance(value, int) and 0 <= value <= 17:
                value = "pa"[number % 2] * value or "-"
            if not isinstance(value, str) or set(value) - set("paum-") or len(value) > 17:
                raise self.said.wrong("groups", value, "p, a, u, m")
            texts[number] = value
            letter = "ffss"[number]
            for at, mark in enumerate(value, start=1):
                if mark in "pau":
                    self.named.add(f"{letter}{at}" + ("" if mark == "p" else "a"))
        return texts

    def pile(self) -> str:
        """TI-KNOW-1: known top, middle, known bottom; who is left goes where `rest` says."""
        said = self.said
        top = [_card(said, "top", card) for card in said.texts("top")]
        bottom = [_card(said, "bottom", card) for card in said.texts("bottom")]
        known = [_card(said, "known", card) for card in said.texts("known")]
        self.name([*top, *bottom, *known])
        left = [card for card in CARDS if card not in self.named]
        spare = max(0, len(left) - self.unseen) if not self.is_bare else 0
        rest = said.word("rest", ("pile", "discard", *places.LINES), "pile")
        middle = len(known) + (spare if rest == "pile" else 0)
        if said.has("pile"):
            spare -= said.number("pile", 0, 60, 0) - len(known) if rest != "pile" else 0
            middle = said.number("pile", 0, 60, middle)
        if rest == "discard":
            self.discard = self.discard + left[: max(0, spare)]
        elif rest != "pile":
            self.hidden[rest].size += max(0, spare)
        zone = f"{middle}" + ("+" + ".".join(known) if known else "")
        return f"{'.'.join(top) or '-'}|{zone}|{'.'.join(bottom) or '-'}"

    def line_texts(self) -> list[str]:
        """Every line as a position writes it; the boat is there if it was named."""
        texts: list[str] = []
        for number, line in enumerate(places.LINES):
            hidden = self.hidden[line]
            if number < self.lost:
                texts.append("x")
            elif hidden.size == 0 and not self.runs.get(line) and line not in self.runs:
                texts.append("-")
            else:
                known = "+" + ".".join(hidden.known) if hidden.known else ""
                texts.append(f"{hidden.size}{known}|{self.runs.get(line) or '-'}")
        return texts


class _Hidden:
    """The hidden part of a line."""

    def __init__(self) -> None:
        self.size = 0
        self.known: list[str] = []


def _card(said: Said, name: str, text: str) -> str:
    """A passenger, or an error that shows the word it was said for."""
    reader = said.reader(name, text)
    card = passengers.read_card(reader)
    reader.end()
    return passengers.write_card(card)


def _heap(said: Said, name: str, cards: list[str]) -> str:
    """Action cards of any order, a name perhaps several times, as one heap."""
    many: dict[int, int] = {}
    for text in cards:
        for item in text.split("."):
            if item in ("", "-"):
                continue
            reader = said.reader(name, item)
            card = int(heaps.read_name(reader))
            copies = reader.number(1, 3, "copies") if reader.takes("*") else 1
            reader.end()
            many[card] = many.get(card, 0) + copies
    for card, copies in many.items():
        if copies > heaps.COPIES[card]:
            problem = Problem("wrong-number-of-action-cards", "TI-GEN-3", {"count": copies})
            raise ImpossiblePosition([problem], f"{name}={'.'.join(cards)}"[:60])
    return ".".join(heaps.NAMES[c] + (f"*{n}" if n > 1 else "") for c, n in many.items()) or "-"


def _heaps(said: Said, name: str, players: int) -> list[str]:
    given = said.seats(name, players)
    found = [said.items(name, given[seat]) if seat in given else [] for seat in range(players)]
    return [_heap(said, name, cards) for cards in found]


def _likely_phase(said: Said) -> str:
    """Where a play stands if nobody says it."""
    if said.has("ending"):
        return "over"
    if said.has("drawn"):
        return "place"
    return "layout" if set(said.given) <= {"hands"} else "turn"


def _likely_page(said: Said, setup: Setup) -> int:
    """TI-END-1: the ship is lost on the last page."""
    return int(setup.booklet.pages) if said.given.get("ending") == "ship-lost" else 1


def _likely_turn(said: Said, phase: str, page: int) -> int:
    """The earliest turn in which the page can have been reached; acts take turns, too."""
    if phase in _SET_UP:
        return 0
    if said.given.get("ending") == "stalled":
        return int(endings.TURNS_MAX)
    late = page - 1 - STEPS[phases.NAMES.index(phase)].pages
    return max(2 if phase == "turn" else 1, 1 + -(-late // 3))


def _phase_text(said: Said, phase: str, players: int) -> str:
    seat = said.number("seat", 0, players - 1, 0)
    if phase == "over":
        return f"over:{said.word('ending', phases.ENDINGS[1:], 'stalled')}"
    return phase if phase in _SET_UP else f"{phase}:{seat}"


def _crew_text(setup: Setup, phase: str) -> str:
    """TI-SETUP-3: the crew is an option; only before it is dealt there is none."""
    if setup.crew:
        return "/".join(crew.NAMES[member] for member in setup.crew)
    if phase != "crew":
        raise SetupError("build-needs-crew", {"players": int(setup.players)}, "TI-SETUP-3")
    return "/".join("-" for _ in range(setup.players))


def _step_text(said: Said, phase: str, drawn: list[str], players: int) -> str:
    """What belongs to the step; the card of a phase is known."""
    card = STEPS[phases.NAMES.index(phase)].card
    card = said.word("card", ("-", *heaps.NAMES), card if card in heaps.NAMES else "-")
    parts = [f"card={card}"] if card != "-" else []
    if drawn:
        parts.append("drawn=" + ".".join(drawn))
    if number := said.number("to_draw", 0, 60, 0):
        parts.append(f"n={number}")
    if said.switch("placed"):
        parts.append("placed")
    if looked := said.word("looked", places.LINES, ""):
        parts.append(f"line={looked}")
    if owed := said.number("latimer", 0, 20, 0):
        parts.append(f"latimer={owed}")
    if said.switch("pitman"):
        parts.append("pitman")
    if said.has("actions"):
        parts.append("actions=" + _heap(said, "actions", said.texts("actions")))
    if phase == "give":
        parts.append("before=" + "/".join(_heaps(said, "before", players)))
    return ";".join(parts) or "-"
