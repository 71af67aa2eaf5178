"""Tables thrown together at random, as position texts.

Random play seldom climbs a ladder or stands in fire beside a hole; these tables do nothing else.
Some of them are impossible: the engine names what is wrong with them, and they are left out.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from tests.oracle.flashpoint import house
from tests.oracle.flashpoint.plan import STEPS
from tests.oracle.flashpoint.thrown_pieces import Pieces, Words

# Cards that change most are dealt more often than others.
FAVOURITES = ("captain", "dog", "rescue", "engineer")


def throw(options: Mapping[str, Any], seed: int) -> str:
    """The position text of one throw; the same for the same options and seed."""
    return Throw(options, Random(seed)).write()


class Throw(Pieces):
    """The pieces, with people among them and a moment of the turn."""

    def __init__(self, options: Mapping[str, Any], dice: Random) -> None:
        super().__init__(options, dice)
        self.roles = self._deal()
        self.seat = dice.randrange(self.house.players)
        self.phase = self._choose_phase()
        self.crew = self._place_crew()
        self.poi, self.victims, self.hazmats = self._place_things()
        has_crews = self.house.vehicles and not self.house.remote_station
        on_engine = self.crew[self.seat] in self.engine_cells()
        self.is_fresh = self.phase == "act" and on_engine and has_crews and self.is_lucky(0.5)

    def _deal(self) -> Words:
        """FP-ASET-10: a card each, no card twice."""
        if not self.house.specialists:
            return [""] * self.house.players
        cards = sorted(self.house.cards - (set() if self.house.vehicles else {"driver"}))
        roles = self.dice.sample(cards, self.house.players)
        for card in FAVOURITES:
            if card in cards and card not in roles and self.is_lucky(0.4):
                roles[self.dice.randrange(len(roles))] = card
        return roles

    def _choose_phase(self) -> str:
        """Mostly phase 1; sometimes what the fire or the platform asks."""
        found = ["act"] * 12 + ["recover"]
        if "veteran" in self.roles:
            found += ["dodge"] * 4
        if self.house.platform:
            is_raised = self.plan.is_air(self.danger["platform"][0])
            found += ["embark" if is_raised else "alight"] * 2
        return self.dice.choice(found)

    def _place_crew(self) -> Words:
        """Where ladders and fire are; only a captain's turn can see others in fire."""
        found: Words = []
        kind = self.dice.choice(sorted(self.lures) or ["none"])
        lures = self._not_burning(self.lures.get(kind, []))
        for number, role in enumerate(self.roles):
            may_burn = number == self.seat or self.roles[self.seat] == "captain"
            hot = sorted(self.fire) if may_burn and role != "dog" else []
            groups = [self.cold, self.streets, lures, lures, lures, lures, hot, hot, found]
            found.append(self.dice.choice(self.dice.choice([group for group in groups if group])))
        if self.house.vehicles and self.is_lucky(0.2):
            found[self.seat] = self.dice.choice(self.engine_cells())
        self.stir_round(found[self.seat])
        return found

    def _not_burning(self, cells: Words) -> Words:
        return [cell for cell in cells if cell not in self.fire]

    def _place_things(self) -> tuple[Words, Words, Words]:
        """Markers, victims (a `+` when treated) and hazmats, mostly where people are."""
        here = self.crew[self.seat]
        near = [self.plan.beside.get((here, way), here) for way in STEPS]
        manned = self._not_burning([*self.crew, here, here, *near])
        streets = self.streets if self.house.vehicles else []
        places = [*self.cold, *streets, *manned * (len(self.cold) // 8 + 1)]
        lying = [self.dice.choice(places) for _ in range(self.dice.randint(0, 3))]
        victims = [cell + self.dice.choice(["", "+"]) for cell in lying]
        free = [cell for cell in self.cold if cell not in self.crew and cell not in lying]
        poi = self.some(free, 3 - len(victims))
        hazmats: Words = []
        if self.options["use_hazmats"]:
            indoors = [cell for cell in places if cell not in self.streets]
            hazmats = [self.dice.choice(indoors) for _ in range(self.dice.randint(0, 3))]
        return poi, victims, hazmats

    def write(self) -> str:
        """The position text."""
        if self.phase == "recover":
            # FP-FLASH-3: the flashover has been.
            self.smoke.clear()
        figures = [self._write_figure(number) for number in range(self.house.players)]
        has_hot_spots = self.options["use_hot_spots"]
        fields = [
            *("flashpoint/1", "3", f"{self.phase}:{self.seat}", self._write_points()),
            "/".join(figures),
            *(self._write_cells(self.fire), self._write_cells(self.smoke)),
            *(self._write_cells(self.poi), self._write_cells(self.victims)),
            self._write_cells(self.hazmats),
            self._write_cells(self._hot_spots() if has_hot_spots else []),
            *(";".join(self._write_edges(is_wall)) or "-" for is_wall in (True, False)),
            f"{10 - len(self.victims)}/5/0/0/0/0/0/0/0",
            f"{self.ambulance}/{self.engine}" if self.house.vehicles else "-/-",
            "4" if has_hot_spots else "0",
            ";".join(self._write_memory()) or "-",
        ]
        if self.house.extreme:
            fields.append(";".join(self._write_danger()) or "-")
        return " ".join(fields)

    def _hot_spots(self) -> set[str]:
        """Anywhere, and where the active firefighter stands."""
        here = {self.crew[self.seat]} & set(self.inside) - self.holes
        return set(self.some(self.cold, 5)) | (here if self.is_lucky(0.5) else set())

    def _write_edges(self, is_wall: bool) -> Words:
        """Damage on walls, or what became of doors, windows and places for ladders."""
        found = []
        for edge in self._in_order(list(self.edges)):
            state = self.edges[edge]
            if state.startswith("jam"):
                state = state.partition(" ")[2]
            if state and state.isdigit() == is_wall:
                found.append(f"{edge}={state}")
        return found

    def _write_figure(self, number: int) -> str:
        saved = self.dice.randint(0, 4)
        role = self.roles[number]
        return self.crew[number] + (f"+{saved}" if saved else "") + (f"={role}" if role else "")

    def _write_points(self) -> str:
        """Few points are the hardest; FP-CREW-2: nothing is spent yet in a fresh turn."""
        role = self.roles[self.seat]
        full, free = house.POINTS.get(role, 4), house.FREE_POINTS.get(role, 0)
        if self.phase in ("dodge", "recover"):
            return "0+0"
        if self.is_fresh:
            return f"{full + self.dice.randint(0, 4)}+{free}"
        points = self.dice.choice([self.dice.randint(0, 3), full])
        return f"{points}+{self.dice.randint(0, free)}"

    def _write_memory(self) -> Words:
        """What the step remembers: who is asked, and what a captain has used up."""
        seats = str(self.dice.randrange(1, 2**self.house.players))
        if self.phase == "recover":
            return [f"fallen={seats}"]
        if self.phase == "dodge":
            self.danger["dodging"] = [seats]
            return []
        if self.phase != "act":
            on_engine = [cell in self.engine_cells() for cell in self.crew]
            riders = sum(2**number for number, rides in enumerate(on_engine) if rides)
            return [f"riders={riders}"] if riders and self.is_lucky(0.7) else []
        words = ["fresh=1"] if self.is_fresh else []
        if self.roles[self.seat] == "captain":
            words += ["cafs=1"] if self.is_lucky(0.2) else []
            words += ["refusers=1"] if self.seat != 0 and self.is_lucky(0.1) else []
        return words

    def _write_danger(self) -> Words:
        """The words of the expansion's field, in the order in which they are written."""
        words = {name: self.danger.get(name, []) for name in ("crack", "hole", "toxic")}
        found = [f"{name}={cell}" for name in words for cell in self._by_cell(words[name])]
        for name in ("large", "small"):
            found += [f"{name}={count}" for count in self.danger.get(name, [])]
        jammed = [edge for edge, state in self.edges.items() if state.startswith("jam")]
        found += [f"jam={edge}{self.dice.choice(['', '*2'])}" for edge in self._in_order(jammed)]
        found += [f"ladder={cell}" for cell in self._by_cell(self.danger.get("ladder", []))]
        found += [f"platform={cell}" for cell in self.danger.get("platform", [])]
        found += [f"down={word}" for word in self._by_cell(self.danger.get("down", []))]
        found += [f"lost={count}" for count in self.danger.get("lost", [])]
        found += [f"spent={2 * len(self.holes)}"] if self.holes else []
        return found + [f"dodging={seats}" for seats in self.danger.get("dodging", [])]

    def _by_cell(self, words: Iterable[str]) -> Words:
        """In the order of the board: level by level, the building before its ring."""

        def rank(word: str) -> tuple[int, ...]:
            cell, _, way = word.rstrip("+").partition(">")
            level, row, column = self.plan.places[cell]
            direction = list(STEPS).index(way) if way else 0
            return level, not self.plan.is_inside(cell), row, column, direction, "+" in word

        return sorted(words, key=rank)

    def _write_cells(self, words: Iterable[str]) -> str:
        counted = Counter(words)
        found = [f"{w}*{counted[w]}" if counted[w] > 1 else w for w in self._by_cell(counted)]
        return ";".join(found) or "-"

    def _in_order(self, words: Words) -> Words:
        """Edges in the order of the board, those between levels last."""

        def rank(word: str) -> tuple[Any, ...]:
            first, second = (self.plan.places[cell] for cell in word.split("|"))
            return first[0] != second[0], first, second

        return sorted(words, key=rank)
