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
from tocsin.games.flashpoint.danger import options
from tocsin.games.flashpoint.danger.actions import boarding, dodge, ladders
from tocsin.games.flashpoint.danger.actions.deeds import DeedScene
from tocsin.games.flashpoint.danger.face import inspection, position_text, telling, view
from tocsin.games.flashpoint.danger.options import DangerSettings
from tocsin.games.flashpoint.danger.rules import (
    doors,
    fire,
    flashover,
    gun,
    objects,
    poi,
    sequence,
    setup,
    spill,
)
from tocsin.games.flashpoint.danger.table import building
from tocsin.games.flashpoint.danger.table.board import Site
from tocsin.games.flashpoint.game import Flashpoint
from tocsin.games.flashpoint.rules import hazmat, knockdown
from tocsin.games.flashpoint.table import codes, marks, phases
from tocsin.games.flashpoint.table.board import Board


class DangerState(DeedScene):
    """A table of the expansion with its rules."""

    # Questions of its own: one die for a door or a spill, eight faces for the gun.

    def fill(self) -> None:
        """What the phase offers, where it differs from the base game."""
        phase = self.phase
        if phase == phases.DODGING:
            dodge.offer_dodges(self)
        elif phase == phases.JAM:
            self._offer_faces(codes.RED_FROM, 6)
        elif phase == phases.SPILL:
            faces = spill.spill_faces(self)
            self._offer_faces(codes.RED_FROM if faces == 6 else codes.BLACK_FROM, faces)
        elif phase == phases.GUN_ROLL:
            for red in range(i64(1), self.board.red_faces + 1):
                for black in range(i64(1), self.ruling.gun_faces + 1):
                    self.offer(codes.roll_code(red, black))
        elif phase == phases.GUN_DIE and self.left == 1:
            self._offer_faces(codes.BLACK_FROM, self.ruling.gun_faces)
        elif phase == phases.EMBARK:
            boarding.offer_boarding(self)
        elif phase == phases.ALIGHT or phase == phases.REST:
            boarding.offer_engine_cells(
                self, codes.RIDE_FROM if phase == phases.ALIGHT else codes.OPERATE_FROM
            )
        else:
            super().fill()

    def _offer_faces(self, start: i64, faces: i64) -> None:
        for face in range(i64(1), faces + 1):
            self.offer(start + face)

    def draw(self, rng: Rng) -> i64:
        """See `fill`; the base game's dice otherwise."""
        phase = self.phase
        if phase == phases.JAM:
            return codes.RED_FROM + 1 + rng.below(6)
        if phase == phases.SPILL:
            faces = spill.spill_faces(self)
            return (codes.RED_FROM if faces == 6 else codes.BLACK_FROM) + 1 + rng.below(faces)
        if phase == phases.GUN_ROLL:
            red = 1 + rng.below(self.board.red_faces)
            return codes.roll_code(red, 1 + rng.below(self.ruling.gun_faces))
        if phase == phases.GUN_DIE and self.left == 1:
            return codes.BLACK_FROM + 1 + rng.below(self.ruling.gun_faces)
        return super().draw(rng)

    def apply(self, code: i64, journal: Journal | None) -> None:
        """One ply, where it differs from the base game."""
        phase = self.phase
        self.note_points(code)
        if phase == phases.ACT:
            super().apply(code, journal)
            if codes.DRIVE_FROM <= code < codes.CREW_FROM:
                ladders.keep_house(self)
        elif phase == phases.REPLENISH:
            poi.bring_poi_danger(self, self.board.rolled[code], journal)
            self._replenish(journal)
        elif phases.BLAST_BLACK <= phase <= phases.BLAST_FAMILY:
            if setup.blast_at_start(self, code, journal):
                self._settle(journal)
        elif phase in (phases.HAZMATS, phases.POIS, phases.HEAT) and setup.must_reroll(
            self, self.board.rolled[code]
        ):
            if journal is not None:
                cell = self.board.names[self.board.rolled[code]]
                journal.tell("rolled-again", "XD-SETUP-10", {"cell": cell})
        elif phase == phases.JAM:
            doors.roll_door(self, code - codes.RED_FROM, journal)
            self._settle(journal)
        elif phase == phases.SPILL:
            spill.roll_spill(
                self,
                code - (codes.RED_FROM if code < codes.BLACK_FROM else codes.BLACK_FROM),
                journal,
            )
            self._settle(journal)
        elif phase == phases.LOSS and self.resume:
            self._lose_at_once(code == codes.REVEAL_VICTIM, journal)
        elif phase == phases.EXPLODE:
            self._blow_up(code - codes.EXPLODE_FROM, journal)
        elif phase in (phases.EMBARK, phases.ALIGHT, phases.REST):
            boarding.answer(self, code, journal)
            if self.turn == 0:
                self._begin_turn(journal)
            else:
                self._go_on_acting(journal)
        elif phase == phases.DODGING:
            self._dodge_or_fall(code, journal)
        elif phase == phases.REVEAL and self.dodging:
            self._find_while_dodging(code == codes.REVEAL_VICTIM, journal)
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
        if self.phase == phases.ACT and self.ruling.platform and boarding.is_adrift(self):
            boarding.ask_where_it_lies(self)
        else:
            super()._go_on_acting(journal)

    # The fire phase.

    def _advance(self, code: i64, journal: Journal | None) -> None:
        """XD-SEQ-1, XD-SEQ-2: where the roll leads, and what happens there."""
        rolled = self.board.rolled[code]
        cell = fire.lead_on(self, rolled)
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
        self.resume = phases.ROLL
        fire.advance(self, cell, journal)
        self._settle(journal)

    def _settle(self, journal: Journal | None) -> None:
        """XD-SEQ-3, XD-SEQ-4: all that is due, then flashover, then what comes next."""
        if self.phase == phases.OVER or not sequence.is_settled(self, journal):
            return
        if self.resume < phases.ACT:
            knockdown.clear_outside(self, journal)
            setup.after_blast(self, journal)
            return
        self.resume = 0
        flashover.flash_over_all(self, journal)
        self._explode_hazmats(journal)

    def _lose_at_once(self, is_victim: bool, journal: Journal | None) -> None:
        """XD-CHEM-7, XD-FLOOR-5: a marker in a hole or in poison is turned over and lost."""
        knockdown.lose_poi(self, is_victim, journal)
        self.target = self.aim
        self.aim = -1
        self._settle(journal)

    def _explode_hazmats(self, journal: Journal | None) -> None:
        """XD-SEQ-5: one by one, each with all that follows it; the active seat orders several."""
        if self.phase == phases.OVER:
            return
        cell = hazmat.only_due(self)
        if cell == -1:
            self._ignite_or_rest(journal)
        elif cell == -2:
            self.phase = phases.EXPLODE
            self.actor = self.seat
        else:
            self._blow_up(cell, journal)

    def _blow_up(self, cell: i64, journal: Journal | None) -> None:
        self.resume = phases.ROLL
        fire.blow_up_hazmat(self, cell, journal)
        self._settle(journal)

    def _ignite_or_rest(self, journal: Journal | None) -> None:
        """FP-HOT-3, XD-FLOOR-7: no new hot spot where the floor has gone."""
        if not self.ignites and self.ignited and self.has(marks.HOLE, self.target):
            self.ignited = 0
        super()._ignite_or_rest(journal)

    def _explode_alarm(self, cell: i64, journal: Journal | None) -> None:
        """FP-VAR-2b with the order of XD-SEQ-3."""
        self.wipe(marks.ALARM, cell)
        self.resume = phases.ROLL
        objects.blast_from(self, cell, -1, journal)
        self._settle(journal)

    def _hit(self, journal: Journal | None) -> None:
        gun.hit_target(self, journal)

    # The rest of the contract.

    def copy(self) -> "DangerState":
        """An independent scene equal to this one."""
        other = DangerState(self.game, self.site, self.ruling)
        other.take_over_danger(self)
        return other

    def view(self, seat: int) -> dict[str, object]:
        """The base game's view with what the expansion adds."""
        whole = super().view(seat)
        whole.update(cast(dict[str, object], view.build_danger_view(self)))
        return whole

    def problems(self) -> list[str]:
        """What is impossible about this scene."""
        return super().problems() + inspection.find_danger_problems(self)


class ExtremeDanger(Flashpoint):
    """Rules and options of one way to play Flash Point on a board of the expansion."""

    rules_version: ClassVar[int] = 1

    def list_options(self) -> list[Option]:
        """See `options`."""
        return options.list_danger_options()

    def read_settings(self) -> DangerSettings:
        """What the options mean at this table."""
        options.check_danger(self.options)
        self.ruling = DangerSettings(self.options)
        return self.ruling

    def lay_board(self, name: str) -> Board:
        """The building of that name, with the objects that stand in it."""
        self.site = Site(building.load_building(name), self.ruling)
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
        position_text.read_danger_position(state, text)
        return state

    def write_position(self, state: State) -> str:
        """See `danger_notation`."""
        assert isinstance(state, DangerState)
        return position_text.write_danger_position(state)

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
        if state.phase in (phases.EMBARK, phases.ALIGHT, phases.REST) and not codes.is_chance(code):
            return boarding.explain_answer(state, code)
        if state.phase == phases.DODGING and (code == codes.FALL or codes.is_directed(code)):
            return dodge.explain_dodge(state, code)
        refusal = telling.explain_engine(state, code)
        return refusal or super().explain(state, code)
