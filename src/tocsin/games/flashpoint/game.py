"""Flash Point as a whole: the phases of a turn in order, and the answers a Game gives.

set-up     see `setup`
1 act      actions until the points are spent or the seat passes     actions, command, escape
             reveal   a marker is turned over                        poi
             consent, ride, gun   what an action asks of others      command, vehicles
2 roll     A advance fire, explosions, shockwaves                    fire, explosion
           B flashover                                               flashover
  explode  C hazmats that burn, one after the other                  hazmat
           D again after an ignition, else a new hot spot            hazmat
  recover  E knocked down                                            knockdown
  loss       lost victims and markers                                knockdown
  aftermath  false alarms that explode, in one variant               FP-VAR-2
3 replenish, unveil   new points of interest                         poi
"""

from typing import ClassVar, cast

from mypy_extensions import i64

from tocsin.core.contract import Description, Game, Outcome, Prompt, Refusal, State
from tocsin.core.journal import Journal
from tocsin.core.options import Option
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE
from tocsin.games.flashpoint import describing, moves, notation, refusals
from tocsin.games.flashpoint.actions import carry_out, offer_actions, perform
from tocsin.games.flashpoint.board import ALARM, Board
from tocsin.games.flashpoint.codes import (
    ACCEPT,
    BLACK_FROM,
    EXPLODE_FROM,
    PASS,
    RECOVER_FROM,
    RED_FROM,
    REVEAL_VICTIM,
)
from tocsin.games.flashpoint.command import answer, offer_answers
from tocsin.games.flashpoint.dice import draw_outcome, offer_chance, weigh_outcome
from tocsin.games.flashpoint.endings import find_outcome, score
from tocsin.games.flashpoint.explosion import explode
from tocsin.games.flashpoint.fire import advance_fire
from tocsin.games.flashpoint.flashover import flash_over
from tocsin.games.flashpoint.hazmat import add_hot_spot, blow_up, offer_due, only_due
from tocsin.games.flashpoint.knockdown import (
    burning_poi,
    clear_outside,
    find_fallen,
    lose_poi,
    lose_victims,
    offer_recovery,
    recover,
)
from tocsin.games.flashpoint.options import OPTIONS, Settings, check, complete
from tocsin.games.flashpoint.plan import load_plan
from tocsin.games.flashpoint.poi import bring_poi, is_poi_missing, turn_over
from tocsin.games.flashpoint.problems import find_problems
from tocsin.games.flashpoint.scene import (
    ACT,
    AFTERMATH,
    CONSENT,
    ENDINGS,
    EXPLODE,
    GUN_KEEP,
    GUN_ROLL,
    LOSS,
    OVER,
    RECOVER,
    REPLENISH,
    REVEAL,
    RIDE,
    ROLL,
    UNVEIL,
    Scene,
)
from tocsin.games.flashpoint.setup import apply_setup, begin, offer_setup
from tocsin.games.flashpoint.specialists import FREE_POINTS, POINTS, ROLES, SAVED_MAX
from tocsin.games.flashpoint.vehicles import (
    hit,
    keep_or_reroll,
    offer_rerolls,
    offer_seats,
    ride,
    take_dice,
)
from tocsin.games.flashpoint.view import build_view


class FlashpointState(Scene):
    """A scene with its rules: what may be done now and what doing it changes."""

    def fill(self) -> None:
        """What the phase offers."""
        phase = self.phase
        if phase == ACT:
            offer_actions(self)
        elif self.actor == CHANCE:
            offer_chance(self)
        elif phase < ACT:
            offer_setup(self)
        elif phase == RECOVER:
            offer_recovery(self)
        elif phase == RIDE:
            offer_seats(self)
        elif phase == EXPLODE:
            offer_due(self)
        elif phase == AFTERMATH:
            for cell in self.cells_marked(ALARM):
                self.offer(EXPLODE_FROM + cell)
        elif phase == GUN_KEEP:
            offer_rerolls(self)
        elif phase == CONSENT:
            offer_answers(self)

    def apply(self, code: i64, journal: Journal | None) -> None:
        """One ply, then on to the next phase."""
        phase = self.phase
        if phase == ACT:
            if code == PASS:
                self._end_actions(journal)
                return
            perform(self, code, journal)
            self._go_on_acting(journal)
        elif phase == ROLL:
            self._advance(code, journal)
        elif phase == REPLENISH:
            bring_poi(self, self.board.rolled[code], journal)
            self._replenish(journal)
        elif phase < ACT:
            apply_setup(self, code, journal)
            if self.phase == ACT:
                self.seat = self.first
                self._begin_turn(journal)
        elif phase == RECOVER:
            recover(self, code - RECOVER_FROM, journal)
            self._knock_down(journal)
        else:
            self._apply_rarer(code, journal)

    def _apply_rarer(self, code: i64, journal: Journal | None) -> None:
        phase = self.phase
        if phase == REVEAL:
            self.phase = ACT
            self.actor = self.seat
            turn_over(self, code == REVEAL_VICTIM, "FP-MOVE-9", journal)
            self._go_on_acting(journal)
        elif phase == LOSS:
            lose_poi(self, code == REVEAL_VICTIM, journal)
            if self.phase != OVER:
                self._lose(journal)
        elif phase == UNVEIL:
            turn_over(self, code == REVEAL_VICTIM, "FP-POI-4", journal)
            self._replenish(journal)
        elif phase == EXPLODE:
            blow_up(self, code - EXPLODE_FROM, journal)
            self._explode_hazmats(journal)
        elif phase == AFTERMATH:
            self._explode_alarm(code - EXPLODE_FROM, journal)
        elif phase == RIDE:
            ride(self, code, journal)
            self._go_on_acting(journal)
        elif phase == CONSENT:
            asked = self.asked
            answer(self, code, journal)
            if code == ACCEPT:
                carry_out(self, asked, journal)
            self._go_on_acting(journal)
        else:
            self._apply_gun(code, journal)

    def _apply_gun(self, code: i64, journal: Journal | None) -> None:
        if self.phase == GUN_ROLL:
            stand = take_dice(self, code >> 4, code & 15, journal)
        elif self.phase == GUN_KEEP:
            stand = keep_or_reroll(self, code)
        elif self.left == 0:
            stand = take_dice(self, code - RED_FROM, self.black, journal)
        else:
            stand = take_dice(self, self.red, code - BLACK_FROM, journal)
        if stand:
            self._hit(journal)
            self._go_on_acting(journal)

    def _hit(self, journal: Journal | None) -> None:
        hit(self, journal)

    # Phase 1.

    def _begin_turn(self, journal: Journal | None) -> None:
        """FP-TURN-1, FP-AP-1, FP-AP-4: points of the card and all that was saved."""
        seat = self.seat
        role = self.role(seat)
        self.turn += 1
        self.phase = ACT
        self.actor = seat
        self.ap = POINTS[role] + self.saved(seat)
        self.free = FREE_POINTS[role]
        self.save(seat, 0)
        self.cafs_spent = 0
        self.refusers = 0
        on_engine = self.board.is_on_spot(1, self.engine, self.cell_of(seat))
        self.fresh = 1 if self.rules.crew_change and on_engine else 0
        if journal is not None:
            facts: dict[str, int | str] = {
                "seat": int(seat),
                "turn": int(self.turn),
                "points": int(self.ap),
                "free": int(self.free),
            }
            journal.tell("turn-began", "FP-AP-1", facts)

    def _go_on_acting(self, journal: Journal | None) -> None:
        """FP-TURN-4: with nothing left to spend, the phase is over without a question."""
        if self.phase != ACT or self.ap > 1:
            return
        if self.ap + self.free == 0:
            self._end_actions(journal)
            return
        # A last point or a free pool may be of no use: then passing is the only choice.
        if self.ap == 0 or self.role(self.seat) != 0:
            self.offers_n = -1
            if self.ready() == 1 and self.offers[0] == PASS:
                self._end_actions(journal)

    def _end_actions(self, journal: Journal | None) -> None:
        """FP-AP-3, FP-AP-5, FP-AP-7: up to four regular points are kept, free ones never."""
        most = SAVED_MAX[self.role(self.seat)]
        kept = self.ap if self.ap < most else most
        self.save(self.seat, kept)
        if journal is not None:
            facts: dict[str, int | str] = {
                "seat": int(self.seat),
                "saved": int(kept),
                "wasted": int(self.ap - kept),
            }
            journal.tell("actions-ended", "FP-AP-3", facts)
        self.ap = 0
        self.free = 0
        self.fresh = 0
        self.cafs_spent = 0
        self.refusers = 0
        self.ignited = 0
        self.phase = ROLL
        self.actor = CHANCE

    # Phase 2.

    def _advance(self, code: i64, journal: Journal | None) -> None:
        """Steps A and B: one roll."""
        cell = self.board.rolled[code]
        if journal is not None:
            facts: dict[str, int | str] = {
                "red": int(code >> 4),
                "black": int(code & 15),
                "cell": self.board.names[cell],
            }
            journal.tell("fire-rolled", "FP-FIRE-A1", facts)
        advance_fire(self, cell, journal)
        if self.phase != OVER:
            self._explode_hazmats(journal)

    def _explode_hazmats(self, journal: Journal | None) -> None:
        """Step C (FP-HAZ-5): one by one until none burns; the active seat orders several."""
        while self.phase != OVER:
            cell = only_due(self)
            if cell == -1:
                self._ignite_or_rest(journal)
                return
            if cell == -2:
                self.phase = EXPLODE
                self.actor = self.seat
                return
            blow_up(self, cell, journal)

    def _ignite_or_rest(self, journal: Journal | None) -> None:
        """Step D (FP-HOT-1, FP-HOT-3): roll again on a hot spot, else one more after ignitions."""
        if self.ignites:
            self.ignites = 0
            self.ignited = 1
            if journal is not None:
                facts: dict[str, int | str] = {"cell": self.board.names[self.target]}
                journal.tell("hot-spot-ignited", "FP-HOT-1", facts)
            self.phase = ROLL
            self.actor = CHANCE
            return
        if self.ignited:
            self.ignited = 0
            add_hot_spot(self, self.target, "FP-HOT-3", journal)
        self.target = -1
        self._fall(journal)

    def _fall(self, journal: Journal | None) -> None:
        """Step E (FP-KD-1): whoever stands on fire goes down."""
        find_fallen(self, journal)
        self._knock_down(journal)

    def _knock_down(self, journal: Journal | None) -> None:
        """Step E (FP-KD): each chooses where it is put, in turn order."""
        if self.fallen:
            self.phase = RECOVER
            self.actor = self.first_of(self.fallen)
            return
        lose_victims(self, journal)
        if self.phase != OVER:
            self._lose(journal)

    def _lose(self, journal: Journal | None) -> None:
        """FP-LOST-2: face-down markers in the fire are turned over, one by one."""
        self.target = burning_poi(self)
        if self.target >= 0:
            self.phase = LOSS
            self.actor = CHANCE
            return
        if self.rules.just_in_case:
            alarms = self.cells_marked(ALARM)
            if len(alarms) > 1:
                self.phase = AFTERMATH
                self.actor = self.seat
                return
            if len(alarms) == 1:
                self._explode_alarm(alarms[0], journal)
                return
        clear_outside(self, journal)
        self._replenish(journal)

    def _explode_alarm(self, cell: i64, journal: Journal | None) -> None:
        """FP-VAR-2, FP-VAR-2b: a false alarm found in the fire explodes; then C and E again."""
        self.wipe(ALARM, cell)
        explode(self, cell, "FP-VAR-2", journal)
        if self.phase == OVER:
            return
        flash_over(self, journal)
        self._explode_hazmats(journal)

    # Phase 3.

    def _replenish(self, journal: Journal | None) -> None:
        """FP-POI-1, FP-POI-10: until three are on the board, then the next turn."""
        if self.phase == UNVEIL:
            if self.target >= 0:
                self.actor = CHANCE
                return
        if is_poi_missing(self):
            self.phase = REPLENISH
            self.actor = CHANCE
            return
        self.seat = self.next_seat(self.seat)
        self._begin_turn(journal)

    # The rest of the contract.

    def weigh(self, code: i64) -> i64:
        """See `dice`."""
        return weigh_outcome(self, code)

    def draw(self, rng: Rng) -> i64:
        """See `dice`."""
        return draw_outcome(self, rng)

    def copy(self) -> "FlashpointState":
        """An independent scene equal to this one."""
        other = FlashpointState(self.game, self.board, self.rules)
        other.take_over(self)
        return other

    def scores(self) -> list[int]:
        """The same for everybody (FP-END)."""
        return [int(score(self))] * int(self.players)

    def view(self, seat: int) -> dict[str, object]:
        """Everything is open; what lies face down is decided only when it is turned."""
        return cast(dict[str, object], build_view(self, seat))

    def imagine(self, seat: int, rng: Rng) -> "FlashpointState":
        """Nobody knows more than anybody else."""
        return self.copy()

    def problems(self) -> list[str]:
        """What is impossible about this scene."""
        return find_problems(self)

    def outcome(self) -> Outcome | None:
        """None until the play is over."""
        return find_outcome(self)


class Flashpoint(Game):
    """Rules and options of one way to play Flash Point."""

    id: ClassVar[str] = "flashpoint"
    rules_version: ClassVar[int] = 1
    plies_max: ClassVar[int] = 100_000
    endings: ClassVar[tuple[str, ...]] = ENDINGS[1:]

    def __init__(self, given: dict[str, object]) -> None:
        super().__init__(complete(given))
        check(self.options)
        self.settings = self.read_settings()
        self.seats = int(self.settings.players)
        name = self.options["board"]
        assert isinstance(name, str)
        self.board = self.lay_board(name)

    def read_settings(self) -> Settings:
        """What the options mean at this table."""
        return Settings(self.options)

    def lay_board(self, name: str) -> Board:
        """The board of that name."""
        return Board(load_plan(name))

    def list_options(self) -> list[Option]:
        """See `options`."""
        return OPTIONS

    def new(self) -> FlashpointState:
        """A table before anybody chose or rolled anything."""
        state = self.blank()
        names = self.options["specialists"]
        assert isinstance(names, tuple)
        for seat, name in enumerate(names):
            state.cast_role(seat, ROLES.index(name))
        begin(state)
        return state

    def read_position(self, text: str) -> FlashpointState:
        """See `notation`."""
        state = self.blank()
        notation.read_position(state, text)
        return state

    def write_position(self, state: State) -> str:
        """See `notation`."""
        return notation.write_position(_scene(state))

    def read_move(self, state: State, text: str) -> int:
        """See `moves`."""
        return moves.read_move(self.board, self.seats, text)

    def write_move(self, state: State, code: int) -> str:
        """See `moves`."""
        return moves.write_move(self.board, code)

    def describe(self, state: State, code: int) -> Description:
        """See `describing`."""
        return describing.describe(_scene(state), code)

    def prompt(self, state: State) -> Prompt:
        """See `describing`."""
        return describing.prompt(_scene(state))

    def explain(self, state: State, code: i64) -> Refusal | None:
        """See `refusals`."""
        return refusals.explain(_scene(state), code)

    def syntactic_moves(self, state: State) -> list[str]:
        """See `moves`."""
        return moves.list_all(self.board, self.seats)

    def blank(self) -> FlashpointState:
        """A scene with nothing on it."""
        state = FlashpointState(self, self.board, self.settings)
        state.clear()
        return state


def _scene(state: State) -> FlashpointState:
    assert isinstance(state, FlashpointState)
    return state
