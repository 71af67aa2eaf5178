"""Extreme Danger as a whole: the turn of the base game with the expansion's steps in their places.

set-up      objects, explosions, re-rolls                        setup
1 act       windows, stairs, cleaning, repairs                   spill, engineer (hooks)
            ladders raised, laid and let down                    ladder_work
            the veteran's extra point, the rescue dog            crew, veteran, dog (hooks)
            deck gun and driving                                 gun
            platform and water cannon                            platform, cannon (hooks)
              embark, alight, rest  on and off the platform      boarding
2 roll      lead on past objects and through holes               fire
            explosion, floors, holes, objects, spill             blast, explosion, floors, objects,
                                                                 spill, in the order of `sequence`
              jam    a die for a fireproof door                  doors
              spill  a die for the way of the chemicals          spill
              loss   markers that fell or lie in poison          harm
              dodge  somebody may get out of the way             crew, dodge
            flashover over all levels                            flashover
            hazmats, ignition, knock-downs, losses               as in the base game
3 replenish points of interest among objects and holes           poi
"""

from typing import ClassVar, cast

from mypy_extensions import i64

from tocsin.core.contract import Description, Prompt, Refusal, State
from tocsin.core.journal import Journal
from tocsin.core.options import Option
from tocsin.core.rng import Rng
from tocsin.games.flashpoint.board import ALARM, HOLE, TOXIC, Board
from tocsin.games.flashpoint.codes import (
    BLACK_FROM,
    CANNON,
    CLEAR,
    CLIMB,
    CREW_FROM,
    DRIVE_FROM,
    EXPLODE_FROM,
    FALL,
    FOLD,
    OPERATE_FROM,
    RED_FROM,
    REPAIR,
    REVEAL_VICTIM,
    RIDE_FROM,
    SNIFF,
    SQUEEZE,
    is_chance,
    is_directed,
    is_dodge,
    is_extra,
    is_ladder_deed,
    roll_code,
)
from tocsin.games.flashpoint.danger import (
    boarding,
    cannon,
    danger_notation,
    danger_view,
    platform,
    telling,
)
from tocsin.games.flashpoint.danger.bridges import explain_cross, may_cross
from tocsin.games.flashpoint.danger.building import load_building
from tocsin.games.flashpoint.danger.crew import CrewState
from tocsin.games.flashpoint.danger.dodge import (
    dodge_price,
    explain_dodge,
    offer_dodges,
)
from tocsin.games.flashpoint.danger.dog import (
    drag_toll,
    explain_sniff,
    explain_squeeze,
    explain_trot,
    may_trot,
    offer_dogs_actions,
    sniff,
    squeeze,
)
from tocsin.games.flashpoint.danger.doors import loosen_door, roll_door
from tocsin.games.flashpoint.danger.engineer import (
    clear_hot_spot,
    explain_clear,
    explain_repair,
    may_clear,
    may_repair,
    repair,
)
from tocsin.games.flashpoint.danger.fire import advance, blow_up_hazmat, lead_on
from tocsin.games.flashpoint.danger.flashover import flash_over_all
from tocsin.games.flashpoint.danger.gun import hit_target
from tocsin.games.flashpoint.danger.inspection import find_danger_problems
from tocsin.games.flashpoint.danger.ladders import (
    carry_ladder,
    climb_toll,
    explain_ladder_step,
    keep_house,
    ladder_within_reach,
    may_take_step,
)
from tocsin.games.flashpoint.danger.objects import blast_from
from tocsin.games.flashpoint.danger.options import (
    DangerSettings,
    check_danger,
    list_danger_options,
)
from tocsin.games.flashpoint.danger.poi import bring_poi_danger
from tocsin.games.flashpoint.danger.sequence import is_settled
from tocsin.games.flashpoint.danger.setup import after_blast, blast_at_start, must_reroll
from tocsin.games.flashpoint.danger.site import Site
from tocsin.games.flashpoint.danger.spill import (
    clean,
    explain_clean,
    may_clean,
    roll_spill,
    spill_faces,
)
from tocsin.games.flashpoint.game import Flashpoint
from tocsin.games.flashpoint.hazmat import only_due
from tocsin.games.flashpoint.knockdown import clear_outside, lose_poi
from tocsin.games.flashpoint.scene import (
    ACT,
    ALIGHT,
    BLAST_BLACK,
    BLAST_FAMILY,
    DODGING,
    EMBARK,
    EXPLODE,
    GUN_DIE,
    GUN_ROLL,
    HAZMATS,
    HEAT,
    JAM,
    LOSS,
    OVER,
    POIS,
    REPLENISH,
    REST,
    REVEAL,
    ROLL,
    SPILL,
)


class DangerState(CrewState):
    """A table of the expansion with its rules."""

    # Questions of its own: one die for a door or a spill, eight faces for the gun.

    def fill(self) -> None:
        """What the phase offers, where it differs from the base game."""
        phase = self.phase
        if phase == DODGING:
            offer_dodges(self)
        elif phase == JAM:
            self._offer_faces(RED_FROM, 6)
        elif phase == SPILL:
            faces = spill_faces(self)
            self._offer_faces(RED_FROM if faces == 6 else BLACK_FROM, faces)
        elif phase == GUN_ROLL:
            for red in range(i64(1), self.board.red_faces + 1):
                for black in range(i64(1), self.ruling.gun_faces + 1):
                    self.offer(roll_code(red, black))
        elif phase == GUN_DIE and self.left == 1:
            self._offer_faces(BLACK_FROM, self.ruling.gun_faces)
        elif phase == EMBARK:
            boarding.offer_boarding(self)
        elif phase == ALIGHT or phase == REST:
            boarding.offer_engine_cells(self, RIDE_FROM if phase == ALIGHT else OPERATE_FROM)
        else:
            super().fill()

    def _offer_faces(self, start: i64, faces: i64) -> None:
        for face in range(i64(1), faces + 1):
            self.offer(start + face)

    def draw(self, rng: Rng) -> i64:
        """See `fill`; the base game's dice otherwise."""
        phase = self.phase
        if phase == JAM:
            return RED_FROM + 1 + rng.below(6)
        if phase == SPILL:
            faces = spill_faces(self)
            return (RED_FROM if faces == 6 else BLACK_FROM) + 1 + rng.below(faces)
        if phase == GUN_ROLL:
            red = 1 + rng.below(self.board.red_faces)
            return roll_code(red, 1 + rng.below(self.ruling.gun_faces))
        if phase == GUN_DIE and self.left == 1:
            return BLACK_FROM + 1 + rng.below(self.ruling.gun_faces)
        return super().draw(rng)

    def apply(self, code: i64, journal: Journal | None) -> None:
        """One ply, where it differs from the base game."""
        phase = self.phase
        self.note_points(code)
        if phase == ACT:
            super().apply(code, journal)
            if DRIVE_FROM <= code < CREW_FROM:
                keep_house(self)
        elif phase == REPLENISH:
            bring_poi_danger(self, self.board.rolled[code], journal)
            self._replenish(journal)
        elif BLAST_BLACK <= phase <= BLAST_FAMILY:
            if blast_at_start(self, code, journal):
                self._settle(journal)
        elif phase in (HAZMATS, POIS, HEAT) and must_reroll(self, self.board.rolled[code]):
            if journal is not None:
                cell = self.board.names[self.board.rolled[code]]
                journal.tell("rolled-again", "XD-SETUP-10", {"cell": cell})
        elif phase == JAM:
            roll_door(self, code - RED_FROM, journal)
            self._settle(journal)
        elif phase == SPILL:
            roll_spill(self, code - (RED_FROM if code < BLACK_FROM else BLACK_FROM), journal)
            self._settle(journal)
        elif phase == LOSS and self.resume:
            self._lose_at_once(code == REVEAL_VICTIM, journal)
        elif phase == EXPLODE:
            self._blow_up(code - EXPLODE_FROM, journal)
        elif phase in (EMBARK, ALIGHT, REST):
            boarding.answer(self, code, journal)
            if self.turn == 0:
                self._begin_turn(journal)
            else:
                self._go_on_acting(journal)
        elif phase == DODGING:
            self._dodge_or_fall(code, journal)
        elif phase == REVEAL and self.dodging:
            self._find_while_dodging(code == REVEAL_VICTIM, journal)
        else:
            super().apply(code, journal)

    # The platform at the engine.

    def _begin_turn(self, journal: Journal | None) -> None:
        """XD-SETUP-8: before the first turn somebody says where the platform lies."""
        if self.ruling.platform and self.platform < 0:
            boarding.ask_where_it_lies(self)
        else:
            super()._begin_turn(journal)

    def _go_on_acting(self, journal: Journal | None) -> None:
        """XD-PLAT-4: after a drive of the engine the same is asked again."""
        if self.phase == ACT and self.ruling.platform and boarding.is_adrift(self):
            boarding.ask_where_it_lies(self)
        else:
            super()._go_on_acting(journal)

    # The fire phase.

    def _advance(self, code: i64, journal: Journal | None) -> None:
        """XD-SEQ-1, XD-SEQ-2: where the roll leads, and what happens there."""
        rolled = self.board.rolled[code]
        cell = lead_on(self, rolled)
        if journal is not None:
            facts: dict[str, int | str] = {
                "red": int(code >> 4),
                "black": int(code & 15),
                "cell": self.board.names[rolled],
            }
            journal.tell("fire-rolled", "FP-FIRE-A1", facts)
            if cell < 0:
                journal.tell("rolled-again", "XD-FLOOR-10", {"cell": self.board.names[rolled]})
            elif cell != rolled:
                facts = {"from": self.board.names[rolled], "cell": self.board.names[cell]}
                rule = "XD-OBJ-4" if self.has_object(rolled) else "XD-FLOOR-10"
                journal.tell("fire-led-on", rule, facts)
        if cell < 0:
            return
        self.resume = ROLL
        advance(self, cell, journal)
        self._settle(journal)

    def _settle(self, journal: Journal | None) -> None:
        """XD-SEQ-3, XD-SEQ-4: all that is due, then flashover, then what comes next."""
        if self.phase == OVER or not is_settled(self, journal):
            return
        if self.resume < ACT:
            clear_outside(self, journal)
            after_blast(self, journal)
            return
        self.resume = 0
        flash_over_all(self, journal)
        self._explode_hazmats(journal)

    def _lose_at_once(self, is_victim: bool, journal: Journal | None) -> None:
        """XD-CHEM-7, XD-FLOOR-5: a marker in a hole or in poison is turned over and lost."""
        lose_poi(self, is_victim, journal)
        self.target = self.aim
        self.aim = -1
        self._settle(journal)

    def _explode_hazmats(self, journal: Journal | None) -> None:
        """XD-SEQ-5: one by one, each with all that follows it; the active seat orders several."""
        if self.phase == OVER:
            return
        cell = only_due(self)
        if cell == -1:
            self._ignite_or_rest(journal)
        elif cell == -2:
            self.phase = EXPLODE
            self.actor = self.seat
        else:
            self._blow_up(cell, journal)

    def _blow_up(self, cell: i64, journal: Journal | None) -> None:
        self.resume = ROLL
        blow_up_hazmat(self, cell, journal)
        self._settle(journal)

    def _ignite_or_rest(self, journal: Journal | None) -> None:
        """FP-HOT-3, XD-FLOOR-7: no new hot spot where the floor has gone."""
        if not self.ignites and self.ignited and self.has(HOLE, self.target):
            self.ignited = 0
        super()._ignite_or_rest(journal)

    def _explode_alarm(self, cell: i64, journal: Journal | None) -> None:
        """FP-VAR-2b with the order of XD-SEQ-3."""
        self.wipe(ALARM, cell)
        self.resume = ROLL
        blast_from(self, cell, -1, journal)
        self._settle(journal)

    def _hit(self, journal: Journal | None) -> None:
        hit_target(self, journal)

    # Hooks of phase 1.

    def toll(self, seat: i64, verb: i64, cell: i64, way: i64) -> i64:
        """See `ladders` and `dog`."""
        return climb_toll(self, verb, cell, way) + drag_toll(self, seat, verb)

    def may_step(self, seat: i64, verb: i64, cell: i64, way: i64) -> bool:
        """See `ladders`, `dog` and `bridges`."""
        if not self.has_hands(seat) and not may_trot(self, verb, cell, way):
            return False
        if self.deep and not may_cross(self, verb, cell, way):
            return False
        return may_take_step(self, seat, verb, cell, way)

    def has_ladder(self, cell: i64) -> bool:
        """See `ladders`."""
        return ladder_within_reach(self, cell) >= 0

    def take_ladder_along(self, cell: i64, goal: i64) -> None:
        """See `ladders`."""
        carry_ladder(self, cell, goal)

    def hosed(self, cell: i64) -> i64:
        """XD-FLOOR-8: water aimed at a hole reaches the cell of the basement under it."""
        return self.site.under[cell] if self.has(HOLE, cell) else cell

    def can_do_rare(self, seat: i64, verb: i64, way: i64) -> bool:
        """See `ladder_work`, `spill` and `engineer`."""
        if is_ladder_deed(verb):
            return self.can_use_ladder(seat, verb, way)
        if verb == REPAIR:
            return may_repair(self, seat, way)
        return may_clean(self, seat, way)

    def rare_price(self, verb: i64) -> i64:
        """XD-LADDER-3 to XD-LADDER-5, XD-CHEM-10, XD-ENG-1: one to fold, climb, clear, else two."""
        if is_extra(verb) and verb != CLEAR:
            return platform.price_of_platform(verb, self.role(self.seat))
        if is_dodge(verb):
            return dodge_price(self, self.actor if self.phase == DODGING else self.seat)
        if verb == SNIFF:
            return 0
        return 1 if verb in (FOLD, CLIMB, CLEAR) else 2

    def do_rare(self, seat: i64, verb: i64, way: i64, journal: Journal | None) -> None:
        """See `ladder_work`, `spill` and `engineer`."""
        if is_ladder_deed(verb):
            self.use_ladder(seat, verb, way, journal)
        elif verb == REPAIR:
            repair(self, seat, way, journal)
        elif verb == SQUEEZE:
            squeeze(self, seat, way, journal)
        elif verb == SNIFF:
            sniff(self, seat, way, journal)
        else:
            clean(self, seat, way, journal)

    def loosen(self, edge: i64, journal: Journal | None) -> None:
        """See `doors`."""
        loosen_door(self, edge, journal)

    def offer_extra(self, cell: i64, role: i64, points: i64) -> None:
        """See `dog`, `engineer`, `cannon` and `platform`."""
        if not self.has_hands(self.seat):
            offer_dogs_actions(self)
            return
        if points >= 1 and may_clear(self, cell, role):
            self.offer(CLEAR)
        if self.ruling.platform:
            cannon.offer_cannon(self, cell, role, points)
            platform.offer_operations(self, cell, role, points)

    def do_extra(self, code: i64, journal: Journal | None) -> None:
        """See `engineer`, `cannon` and `platform`."""
        if code == CLEAR:
            clear_hot_spot(self, journal)
        elif code == CANNON:
            cannon.fire_cannon(self, journal)
        else:
            platform.operate(self, code - OPERATE_FROM, journal)

    def explain_step(self, seat: i64, verb: i64, cell: i64, way: i64) -> Refusal | None:
        """XD-FLOOR-7, XD-OBJ-2, XD-CHEM-8, then the rules of bridges and ladders."""
        goal = self.board.beside[8 * cell + way]
        place: dict[str, int | str] = {"cell": self.board.names[goal]}
        if self.has_object(goal):
            return Refusal("an-object-stands-there", "XD-OBJ-2", place)
        if self.has(HOLE, goal) and self.count_ladders(goal) == 0:
            return Refusal("the-floor-is-gone", "XD-FLOOR-7", place)
        if self.has(TOXIC, goal):
            return Refusal("the-cell-is-toxic", "XD-CHEM-8", place)
        if not self.has_hands(seat):
            refusal = explain_trot(self, seat, verb, cell, way)
            if refusal is not None:
                return refusal
        if self.deep:
            refusal = explain_cross(self, verb, cell, way)
            if refusal is not None:
                return refusal
        return explain_ladder_step(self, seat, verb, cell, way)

    def explain_rare(self, seat: i64, verb: i64, way: i64) -> Refusal | None:
        """See `ladder_work`, `spill`, `engineer`, `dog` and `dodge`."""
        if verb == SQUEEZE:
            return explain_squeeze(self, seat, way)
        if verb == SNIFF:
            return explain_sniff(self, seat, way)
        if is_dodge(verb):
            return Refusal("nothing-to-dodge", "XD-SPEC-1")
        if is_ladder_deed(verb):
            return self.explain_ladder_use(seat, verb, way)
        if verb == REPAIR:
            return explain_repair(self, seat, way)
        return explain_clean(self, seat, way)

    def explain_extra(self, code: i64) -> Refusal | None:
        """See `engineer`, `cannon` and `platform`."""
        if code == CLEAR:
            return explain_clear(self)
        if code == CANNON:
            return cannon.explain_cannon(self)
        return platform.explain_operation(self, code)

    def explain_edge_of_level(self, cell: i64, way: i64) -> Refusal:
        """XD-BASE-2, XD-GEN-3, FP-ADJ-5: why there is nothing beyond."""
        return telling.explain_nothing_beyond(self, cell, way)

    # The rest of the contract.

    def copy(self) -> "DangerState":
        """An independent scene equal to this one."""
        other = DangerState(self.game, self.site, self.ruling)
        other.take_over_danger(self)
        return other

    def view(self, seat: int) -> dict[str, object]:
        """The base game's view with what the expansion adds."""
        whole = super().view(seat)
        whole.update(cast(dict[str, object], danger_view.build_danger_view(self)))
        return whole

    def problems(self) -> list[str]:
        """What is impossible about this scene."""
        return super().problems() + find_danger_problems(self)


class ExtremeDanger(Flashpoint):
    """Rules and options of one way to play Flash Point on a board of the expansion."""

    rules_version: ClassVar[int] = 1

    def list_options(self) -> list[Option]:
        """See `options`."""
        return list_danger_options()

    def read_settings(self) -> DangerSettings:
        """What the options mean at this table."""
        check_danger(self.options)
        self.ruling = DangerSettings(self.options)
        return self.ruling

    def lay_board(self, name: str) -> Board:
        """The building of that name, with the objects that stand in it."""
        self.site = Site(load_building(name), self.ruling)
        return self.site

    def blank(self) -> DangerState:
        """A scene with nothing on it."""
        state = DangerState(self, self.site, self.ruling)
        state.clear()
        return state

    def new(self) -> DangerState:
        """XD-SETUP-8: the objects stand before anything else happens."""
        state = super().new()
        assert isinstance(state, DangerState)
        state.place_objects()
        return state

    def read_position(self, text: str) -> DangerState:
        """See `danger_notation`."""
        state = self.blank()
        danger_notation.read_danger_position(state, text)
        return state

    def write_position(self, state: State) -> str:
        """See `danger_notation`."""
        assert isinstance(state, DangerState)
        return danger_notation.write_danger_position(state)

    def describe(self, state: State, code: int) -> Description:
        """The base game's description, with the platform's rules, cells and prices."""
        assert isinstance(state, DangerState)
        return telling.describe_more(state, code, super().describe(state, code))

    def prompt(self, state: State) -> Prompt:
        """The base game's question, with the door or the ways of the spill."""
        assert isinstance(state, DangerState)
        return telling.ask(state, super().prompt(state))

    def explain(self, state: State, code: i64) -> Refusal | None:
        """See `telling` and the base game's refusals."""
        assert isinstance(state, DangerState)
        if telling.is_own_dice(state):
            return telling.explain_dice(state, code)
        if state.phase in (EMBARK, ALIGHT, REST) and not is_chance(code):
            return boarding.explain_answer(state, code)
        if state.phase == DODGING and (code == FALL or is_directed(code)):
            return explain_dodge(state, code)
        refusal = telling.explain_engine(state, code)
        return refusal or super().explain(state, code)
