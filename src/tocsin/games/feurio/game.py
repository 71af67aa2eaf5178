"""Feurio! as a whole: the phases of a turn in order, and the answers a Game gives.

start    chance lays one tile per player                      FE-SETUP
draw     chance draws a tile                                  FE-TURN-1
lay      the active seat lays it at a hottest cell            spread
men      then places men or none                              placing
place    once the pile is empty, only men, in turn            FE-END
over     scoring, or the goal of solo and coop                scoring, goal
"""

from typing import ClassVar, cast

from mypy_extensions import i64

from tocsin.core.contract import Description, Game, Outcome, Prompt, Refusal, State
from tocsin.core.journal import Journal
from tocsin.core.options import Option
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE
from tocsin.games.feurio import notation, refusals
from tocsin.games.feurio.codes import (
    PASS,
    break_code,
    given_colour,
    is_break,
    is_draw,
    is_lay,
    laid_cell,
    men_cell,
    men_colour,
    men_count,
)
from tocsin.games.feurio.forest import (
    COLOURS,
    COOP,
    DRAW,
    LAY,
    MEN,
    OVER,
    PLACE,
    SCORED,
    SOLO,
    START,
    START_CELLS,
    STEPS,
    Forest,
    cell_at,
)
from tocsin.games.feurio.goal import goal_outcome, tell_goal
from tocsin.games.feurio.options import MODES, OPTIONS, check, complete
from tocsin.games.feurio.placing import offer_men, place_men
from tocsin.games.feurio.problems import find_problems
from tocsin.games.feurio.scoring import scored_outcome, tell_scores, totals
from tocsin.games.feurio.spread import (
    draw_value,
    hottest,
    lay_tile,
    offer_cells,
    offer_tiles,
)
from tocsin.games.feurio.view import build_view, may_know_drawn, may_know_tile


class FeurioState(Forest):
    """A forest with its rules: what may be done now and what doing it changes."""

    def fill(self) -> None:
        """What the phase offers."""
        if self.actor == CHANCE:
            offer_tiles(self)
        elif self.phase == LAY:
            offer_cells(self)
        elif self.phase != OVER:
            offer_men(self)

    def apply(self, code: i64, journal: Journal | None) -> None:
        """One ply, then on to the next phase."""
        phase = self.phase
        if phase == START:
            self._lay_start_tile(code, journal)
        elif phase == DRAW:
            self._draw_tile(code, journal)
        elif phase == LAY:
            lay_tile(self, code, journal)
            if is_break(code):
                # FE-BREAK-5: no man may be placed in that turn.
                self._next_turn(journal)
            else:
                self.phase = MEN
        else:
            self._place_or_pass(code, journal)
            self._next_turn(journal)

    def weigh(self, code: i64) -> i64:
        """FE-INFO-2: every tile of the pile is equally likely."""
        return self.pile[code]

    def draw(self, rng: Rng) -> i64:
        """The next tile of the pile."""
        return draw_value(self, rng)

    def copy(self) -> "FeurioState":
        """An independent forest equal to this one."""
        other = FeurioState(self.game, self.players, self.mode, self.firebreaks, self.round_up)
        other.take_over(self)
        return other

    def scores(self) -> list[int]:
        """Totals in a scored game; 1 or 0 for everybody where there is a goal instead."""
        if self.mode == SCORED:
            return totals(self)
        return list(goal_outcome(self).scores)

    def view(self, seat: int) -> dict[str, object]:
        """What that seat may know (FE-INFO)."""
        return cast(dict[str, object], build_view(self, seat))

    def imagine(self, seat: int, rng: Rng) -> "FeurioState":
        """Draw anew, from all tiles this seat has not seen, what lies face down or in a hand."""
        other = self.copy()
        hidden: list[int] = []
        for tile in range(other.tiles):
            if not may_know_tile(other, tile, seat):
                hidden.append(int(tile))
                other.pile[other.tile_value[tile]] += 1
                other.pile_size += 1
        redraw = other.phase == LAY and not may_know_drawn(other, seat)
        if redraw:
            other.pile[other.drawn] += 1
            other.pile_size += 1
        for number in hidden:
            value = other._take_from_pile(rng)
            other.tile_value[number] = value
        if redraw:
            other.drawn = other._take_from_pile(rng)
        return other

    def problems(self) -> list[str]:
        """What is impossible about this forest."""
        return find_problems(self)

    def outcome(self) -> Outcome | None:
        """None until the play is over."""
        if self.phase != OVER:
            return None
        return scored_outcome(self) if self.mode == SCORED else goal_outcome(self)

    def _take_from_pile(self, rng: Rng) -> i64:
        value = draw_value(self, rng)
        self.pile[value] -= 1
        self.pile_size -= 1
        return value

    def _lay_start_tile(self, value: i64, journal: Journal | None) -> None:
        """FE-SETUP-2, FE-SETUP-3: the start cells are filled in draw order."""
        q, r = START_CELLS[self.players - 1][self.tiles]
        self.pile[value] -= 1
        self.pile_size -= 1
        self.add_tile(cell_at(q, r), value, -1)
        if journal is not None:
            journal.tell("start-tile-laid", "FE-SETUP-2", {"cell": f"{q},{r}", "value": int(value)})
        if self.tiles == self.players:
            # FE-SETUP-4: the seat to the left of the oldest player, seat 0, begins.
            self.seat = 0
            self._next_turn(journal)

    def _draw_tile(self, value: i64, journal: Journal | None) -> None:
        """FE-TURN-1, FE-TURN-3: the tile is seen before its cell is chosen."""
        self.pile[value] -= 1
        self.pile_size -= 1
        self.drawn = value
        self.phase = LAY
        self.actor = self.seat
        if journal is None:
            return
        facts: dict[str, int | str] = {"seat": int(self.seat), "left": int(self.pile_size)}
        if self.firebreaks:
            journal.confide(self.seat, "tile-drawn", "FE-INFO-4", facts, {"value": int(value)})
        else:
            facts["value"] = int(value)
            journal.tell("tile-drawn", "FE-TURN-1", facts)

    def _place_or_pass(self, code: i64, journal: Journal | None) -> None:
        """FE-PLACE, and FE-END-3: in the placing-only phase passes in a row are counted."""
        if code != PASS:
            place_men(self, code, journal)
            self.passes = 0
            return
        if self.phase == PLACE:
            self.passes += 1
        if journal is not None:
            journal.tell("passed", "FE-PLACE-8", {"seat": int(self.seat)})

    def _next_turn(self, journal: Journal | None) -> None:
        """FE-SETUP-4 clockwise; FE-END-1, FE-END-3, FE-SOLO-3, FE-COOP-3 for what follows."""
        if self.pile_size > 0:
            self.phase = DRAW
            self.actor = CHANCE
        elif self.mode != SCORED or self.passes == self.players:
            self._finish(journal)
            return
        else:
            if self.phase != PLACE and journal is not None:
                journal.tell("pile-empty", "FE-END-1", {})
            self.phase = PLACE
        self.turn += 1
        self.seat += 1
        if self.seat == self.players:
            self.seat = 0
        if self.phase == PLACE:
            self.actor = self.seat

    def _finish(self, journal: Journal | None) -> None:
        self.end()
        if journal is None:
            return
        if self.mode == SCORED:
            tell_scores(self, journal)
        else:
            tell_goal(self, journal)
        outcome = self.outcome()
        assert outcome is not None
        winners = " ".join(str(seat) for seat in outcome.winners)
        facts: dict[str, int | str] = {"ending": outcome.ending, "winners": winners}
        journal.tell("play-ended", outcome.rule, facts)


class Feurio(Game):
    """Rules and options of one way to play Feurio!."""

    id: ClassVar[str] = "feurio"
    rules_version: ClassVar[int] = 1
    plies_max: ClassVar[int] = 400
    endings: ClassVar[tuple[str, ...]] = (
        "highest-total",
        "best-area",
        "shared-victory",
        "forest-saved",
        "forest-lost",
    )

    def __init__(self, given: dict[str, object]) -> None:
        super().__init__(complete(given))
        check(self.options)
        players = self.options["players"]
        mode = self.options["mode"]
        assert isinstance(players, int) and isinstance(mode, str)
        self.seats = players
        self.mode: i64 = (SCORED, COOP, SOLO)[MODES.index(mode)]
        self.firebreaks = self.options["firebreaks"] is True
        self.round_up = self.options["rounding"] == "up"

    def list_options(self) -> list[Option]:
        """Players, mode, firebreaks, rounding."""
        return OPTIONS

    def new(self) -> FeurioState:
        """An empty table; chance lays the start tiles."""
        state = self._blank()
        state.phase = START
        state.actor = CHANCE
        return state

    def read_position(self, text: str) -> FeurioState:
        """See `notation`."""
        state = self._blank()
        notation.read_position(state, text)
        return state

    def write_position(self, state: State) -> str:
        """See `notation`."""
        return notation.write_position(_forest(state))

    def read_move(self, state: State, text: str) -> int:
        """See `notation`."""
        return notation.read_move(text)

    def write_move(self, state: State, code: int) -> str:
        """See `notation`."""
        return notation.write_move(code)

    def describe(self, state: State, code: int) -> Description:
        """Verb, cell and, for a firebreak, the price of one man."""
        text = notation.write_move(code)
        if is_draw(code):
            return Description(text, "draw", "FE-TURN-1", args={"value": code})
        if code == PASS:
            return Description(text, "pass", "FE-PLACE-8")
        if is_lay(code) or is_break(code):
            cell = laid_cell(code)
            heat = int(_forest(state).heat(cell))
            here = notation.write_cell(cell)
            if is_lay(code):
                facts: dict[str, int | str] = {"cell": here, "heat": heat}
                return Description(text, "lay", "FE-SPREAD-2", (here,), args=facts)
            facts = {"cell": here, "heat": heat, "colour": COLOURS[given_colour(code)]}
            return Description(text, "break", "FE-BREAK-1", (here,), 1, facts)
        here = notation.write_cell(men_cell(code))
        facts = {"cell": here, "colour": COLOURS[men_colour(code)], "count": int(men_count(code))}
        return Description(text, "men", "FE-PLACE-1", (here,), args=facts)

    def prompt(self, state: State) -> Prompt:
        """What the phase asks."""
        forest = _forest(state)
        seat = int(forest.seat)
        if forest.phase == START:
            return Prompt("draw-start-tile", "FE-SETUP-2", {"number": int(forest.tiles) + 1})
        if forest.phase == DRAW:
            return Prompt("draw-tile", "FE-TURN-1", {"seat": seat})
        if forest.phase == LAY:
            heat = int(hottest(forest))
            return Prompt("lay-tile", "FE-SPREAD-2", {"seat": seat, "heat": heat})
        if forest.phase == OVER:
            return Prompt("over", "FE-END-3")
        rule = "FE-PLACE-1" if forest.phase == MEN else "FE-END-1"
        return Prompt("place-men", rule, {"seat": seat})

    def explain(self, state: State, code: i64) -> Refusal | None:
        """See `refusals`."""
        return refusals.explain(_forest(state), code)

    def syntactic_moves(self, state: State) -> list[str]:
        """Every draw, and every lay, break and placement on or beside a tile."""
        forest = _forest(state)
        cells: set[int] = set()
        for tile in range(forest.tiles):
            cells.add(int(forest.tile_cell[tile]))
            for i in range(i64(6)):
                cells.add(int(forest.tile_cell[tile] + STEPS[i]))
        texts = [f"~draw:{value}" for value in range(1, 7)] + ["pass"]
        for cell in sorted(cells):
            here = notation.write_cell(cell)
            texts.append(f"lay:{here}")
            for colour in range(i64(4)):
                texts.append(notation.write_move(break_code(cell, colour)))
                texts.append(f"men:{COLOURS[colour]}>{here}")
                texts += [f"men:{COLOURS[colour]}>{here}*{count}" for count in (2, 3)]
        return texts

    def _blank(self) -> FeurioState:
        state = FeurioState(self, self.seats, self.mode, self.firebreaks, self.round_up)
        state.clear()
        return state


def _forest(state: State) -> FeurioState:
    assert isinstance(state, FeurioState)
    return state
