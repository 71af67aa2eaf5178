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
from tocsin.games.flashpoint import options
from tocsin.games.flashpoint.actions import command, dice, refusals, round, vehicles
from tocsin.games.flashpoint.face import describing, move_text, position_text, problems, view
from tocsin.games.flashpoint.options import Settings
from tocsin.games.flashpoint.rules import (
    endings,
    explosion,
    fire,
    flashover,
    hazmat,
    knockdown,
    poi,
    setup,
)
from tocsin.games.flashpoint.table import codes, marks, phases, plan, results, specialists
from tocsin.games.flashpoint.table.board import Board
from tocsin.games.flashpoint.table.state import Scene


class FlashpointState(Scene):
    """A scene with its rules: what may be done now and what doing it changes."""

    def fill(self) -> None:
        """What the phase offers."""
        phase = self.phase
        if phase == phases.ACT:
            round.offer_actions(self)
        elif self.actor == CHANCE:
            dice.offer_chance(self)
        elif phase < phases.ACT:
            setup.offer_setup(self)
        elif phase == phases.RECOVER:
            knockdown.offer_recovery(self)
        elif phase == phases.RIDE:
            vehicles.offer_seats(self)
        elif phase == phases.EXPLODE:
            hazmat.offer_due(self)
        elif phase == phases.AFTERMATH:
            for cell in self.cells_marked(marks.ALARM):
                self.offer(codes.EXPLODE_FROM + cell)
        elif phase == phases.GUN_KEEP:
            vehicles.offer_rerolls(self)
        elif phase == phases.CONSENT:
            command.offer_answers(self)

    def apply(self, code: i64, journal: Journal | None) -> None:
        """One ply, then on to the next phase."""
        phase = self.phase
        if phase == phases.ACT:
            if code == codes.PASS:
                self._end_actions(journal)
                return
            round.perform(self, code, journal)
            self._go_on_acting(journal)
        elif phase == phases.ROLL:
            self._advance(code, journal)
        elif phase == phases.REPLENISH:
            poi.bring_poi(self, self.board.rolled[code], journal)
            self._replenish(journal)
        elif phase < phases.ACT:
            setup.apply_setup(self, code, journal)
            if self.phase == phases.ACT:
                self.seat = self.first
                self._begin_turn(journal)
        elif phase == phases.RECOVER:
            knockdown.recover(self, code - codes.RECOVER_FROM, journal)
            self._knock_down(journal)
        else:
            self._apply_rarer(code, journal)

    def _apply_rarer(self, code: i64, journal: Journal | None) -> None:
        phase = self.phase
        if phase == phases.REVEAL:
            self.phase = phases.ACT
            self.actor = self.seat
            poi.turn_over(self, code == codes.REVEAL_VICTIM, "FP-MOVE-9", journal)
            self._go_on_acting(journal)
        elif phase == phases.LOSS:
            knockdown.lose_poi(self, code == codes.REVEAL_VICTIM, journal)
            if self.phase != phases.OVER:
                self._lose(journal)
        elif phase == phases.UNVEIL:
            poi.turn_over(self, code == codes.REVEAL_VICTIM, "FP-POI-4", journal)
            self._replenish(journal)
        elif phase == phases.EXPLODE:
            hazmat.blow_up(self, code - codes.EXPLODE_FROM, journal)
            self._explode_hazmats(journal)
        elif phase == phases.AFTERMATH:
            self._explode_alarm(code - codes.EXPLODE_FROM, journal)
        elif phase == phases.RIDE:
            vehicles.ride(self, code, journal)
            self._go_on_acting(journal)
        elif phase == phases.CONSENT:
            asked = self.asked
            command.answer(self, code, journal)
            if code == codes.ACCEPT:
                round.carry_out(self, asked, journal)
            self._go_on_acting(journal)
        else:
            self._apply_gun(code, journal)

    def _apply_gun(self, code: i64, journal: Journal | None) -> None:
        if self.phase == phases.GUN_ROLL:
            stand = vehicles.take_dice(self, code >> 4, code & 15, journal)
        elif self.phase == phases.GUN_KEEP:
            stand = vehicles.keep_or_reroll(self, code)
        elif self.left == 0:
            stand = vehicles.take_dice(self, code - codes.RED_FROM, self.black, journal)
        else:
            stand = vehicles.take_dice(self, self.red, code - codes.BLACK_FROM, journal)
        if stand:
            self._hit(journal)
            self._go_on_acting(journal)

    def _hit(self, journal: Journal | None) -> None:
        vehicles.hit(self, journal)

    # Phase 1.

    def _begin_turn(self, journal: Journal | None) -> None:
        """FP-TURN-1, FP-AP-1, FP-AP-4: points of the card and all that was saved."""
        seat = self.seat
        role = self.role(seat)
        self.turn += 1
        self.phase = phases.ACT
        self.actor = seat
        self.ap = specialists.POINTS[role] + self.saved(seat)
        self.free = specialists.FREE_POINTS[role]
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
        if self.phase != phases.ACT or self.ap > 1:
            return
        if self.ap + self.free == 0:
            self._end_actions(journal)
            return
        # A last point or a free pool may be of no use: then passing is the only choice.
        if self.ap == 0 or self.role(self.seat) != 0:
            self.offers_n = -1
            if self.ready() == 1 and self.offers[0] == codes.PASS:
                self._end_actions(journal)

    def _end_actions(self, journal: Journal | None) -> None:
        """FP-AP-3, FP-AP-5, FP-AP-7: up to four regular points are kept, free ones never."""
        most = specialists.SAVED_MAX[self.role(self.seat)]
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
        self.phase = phases.ROLL
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
        fire.advance_fire(self, cell, journal)
        if self.phase != phases.OVER:
            self._explode_hazmats(journal)

    def _explode_hazmats(self, journal: Journal | None) -> None:
        """Step C (FP-HAZ-5): one by one until none burns; the active seat orders several."""
        while self.phase != phases.OVER:
            cell = hazmat.only_due(self)
            if cell == -1:
                self._ignite_or_rest(journal)
                return
            if cell == -2:
                self.phase = phases.EXPLODE
                self.actor = self.seat
                return
            hazmat.blow_up(self, cell, journal)

    def _ignite_or_rest(self, journal: Journal | None) -> None:
        """Step D (FP-HOT-1, FP-HOT-3): roll again on a hot spot, else one more after ignitions."""
        if self.ignites:
            self.ignites = 0
            self.ignited = 1
            if journal is not None:
                facts: dict[str, int | str] = {"cell": self.board.names[self.target]}
                journal.tell("hot-spot-ignited", "FP-HOT-1", facts)
            self.phase = phases.ROLL
            self.actor = CHANCE
            return
        if self.ignited:
            self.ignited = 0
            hazmat.add_hot_spot(self, self.target, "FP-HOT-3", journal)
        self.target = -1
        self._fall(journal)

    def _fall(self, journal: Journal | None) -> None:
        """Step E (FP-KD-1): whoever stands on fire goes down."""
        knockdown.find_fallen(self, journal)
        self._knock_down(journal)

    def _knock_down(self, journal: Journal | None) -> None:
        """Step E (FP-KD): each chooses where it is put, in turn order."""
        if self.fallen:
            self.phase = phases.RECOVER
            self.actor = self.first_of(self.fallen)
            return
        knockdown.lose_victims(self, journal)
        if self.phase != phases.OVER:
            self._lose(journal)

    def _lose(self, journal: Journal | None) -> None:
        """FP-LOST-2: face-down markers in the fire are turned over, one by one."""
        self.target = knockdown.burning_poi(self)
        if self.target >= 0:
            self.phase = phases.LOSS
            self.actor = CHANCE
            return
        if self.rules.just_in_case:
            alarms = self.cells_marked(marks.ALARM)
            if len(alarms) > 1:
                self.phase = phases.AFTERMATH
                self.actor = self.seat
                return
            if len(alarms) == 1:
                self._explode_alarm(alarms[0], journal)
                return
        knockdown.clear_outside(self, journal)
        self._replenish(journal)

    def _explode_alarm(self, cell: i64, journal: Journal | None) -> None:
        """FP-VAR-2, FP-VAR-2b: a false alarm found in the fire explodes; then C and E again."""
        self.wipe(marks.ALARM, cell)
        explosion.explode(self, cell, "FP-VAR-2", journal)
        if self.phase == phases.OVER:
            return
        flashover.flash_over(self, journal)
        self._explode_hazmats(journal)

    # Phase 3.

    def _replenish(self, journal: Journal | None) -> None:
        """FP-POI-1, FP-POI-10: until three are on the board, then the next turn."""
        if self.phase == phases.UNVEIL:
            if self.target >= 0:
                self.actor = CHANCE
                return
        if poi.is_poi_missing(self):
            self.phase = phases.REPLENISH
            self.actor = CHANCE
            return
        self.seat = self.next_seat(self.seat)
        self._begin_turn(journal)

    # The rest of the contract.

    def weigh(self, code: i64) -> i64:
        """See `dice`."""
        return dice.weigh_outcome(self, code)

    def draw(self, rng: Rng) -> i64:
        """See `dice`."""
        return dice.draw_outcome(self, rng)

    def copy(self) -> "FlashpointState":
        """An independent scene equal to this one."""
        other = FlashpointState(self.game, self.board, self.rules)
        other.take_over(self)
        return other

    def scores(self) -> list[int]:
        """The same for everybody (FP-END)."""
        return [int(endings.score(self))] * int(self.players)

    def view(self, seat: int) -> dict[str, object]:
        """Everything is open; what lies face down is decided only when it is turned."""
        return cast(dict[str, object], view.build_view(self, seat))

    def imagine(self, seat: int, rng: Rng) -> "FlashpointState":
        """Nobody knows more than anybody else."""
        return self.copy()

    def problems(self) -> list[str]:
        """What is impossible about this scene."""
        return problems.find_problems(self)

    def outcome(self) -> Outcome | None:
        """None until the play is over."""
        return endings.find_outcome(self)


class Flashpoint(Game):
    """Rules and options of one way to play Flash Point."""

    id: ClassVar[str] = "flashpoint"
    rules_version: ClassVar[int] = 1
    plies_max: ClassVar[int] = 100_000
    endings: ClassVar[tuple[str, ...]] = results.ENDINGS[1:]

    def __init__(self, given: dict[str, object]) -> None:
        super().__init__(options.complete(given))
        options.check(self.options)
        self.settings = self.read_settings()
        self.seats = int(self.settings.players)
        name = self.options["board"]
        assert isinstance(name, str)
        self.layout = self.lay_board(name)

    def read_settings(self) -> Settings:
        """What the options mean at this table."""
        return Settings(self.options)

    def lay_board(self, name: str) -> Board:
        """The board of that name."""
        return Board(plan.load_plan(name))

    def list_options(self) -> list[Option]:
        """See `options`."""
        return options.OPTIONS

    def new(self) -> FlashpointState:
        """A table before anybody chose or rolled anything."""
        state = self.blank()
        names = self.options["specialists"]
        assert isinstance(names, tuple)
        for seat, name in enumerate(names):
            state.cast_role(seat, specialists.ROLES.index(name))
        setup.begin(state)
        return state

    def read_position(self, text: str) -> FlashpointState:
        """See `notation`."""
        state = self.blank()
        position_text.read_position(state, text)
        return state

    def write_position(self, state: State) -> str:
        """See `notation`."""
        return position_text.write_position(_scene(state))

    def read_move(self, state: State, text: str) -> int:
        """See `moves`."""
        return move_text.read_move(self.layout, self.seats, text)

    def write_move(self, state: State, code: int) -> str:
        """See `moves`."""
        return move_text.write_move(self.layout, code)

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
        return move_text.list_all(self.layout, self.seats)

    def blank(self) -> FlashpointState:
        """A scene with nothing on it."""
        state = FlashpointState(self, self.layout, self.settings)
        state.clear()
        return state


def _scene(state: State) -> FlashpointState:
    assert isinstance(state, FlashpointState)
    return state
