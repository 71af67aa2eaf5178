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
from tocsin.games.flashpoint.board import ALARM, HOLE, Board
from tocsin.games.flashpoint.codes import (
    BLACK_FROM,
    CREW_FROM,
    DRIVE_FROM,
    EXPLODE_FROM,
    FALL,
    OPERATE_FROM,
    RED_FROM,
    REVEAL_VICTIM,
    RIDE_FROM,
    is_chance,
    is_directed,
    roll_code,
)
from tocsin.games.flashpoint.danger import (
    boarding,
    danger_notation,
    danger_view,
    telling,
)
from tocsin.games.flashpoint.danger.building import load_building
from tocsin.games.flashpoint.danger.deeds import DeedScene
from tocsin.games.flashpoint.danger.dodge import (
    explain_dodge,
    offer_dodges,
)
from tocsin.games.flashpoint.danger.doors import roll_door
from tocsin.games.flashpoint.danger.fire import advance, blow_up_hazmat, lead_on
from tocsin.games.flashpoint.danger.flashover import flash_over_all
from tocsin.games.flashpoint.danger.gun import hit_target
from tocsin.games.flashpoint.danger.inspection import find_danger_problems
from tocsin.games.flashpoint.danger.ladders import (
    keep_house,
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


class DangerState(DeedScene):
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
