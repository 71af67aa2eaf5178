"""Extreme Danger as a whole: the turn of the base game with the expansion's steps in their places.

set-up      objects, explosions, re-rolls                        rules.setup
1 act       windows, stairs, cleaning, repairs                   hooks
            ladders raised, laid and let down                    actions.ladder_work
            the veteran's extra point, the rescue dog            rules.veteran, actions.dog
            deck gun and driving                                 rules.gun
            platform and water cannon                            actions.platform, actions.cannon
              embark, alight, rest  on and off the platform      actions.boarding
2 roll      lead on past objects and through holes               rules.fire
            explosion, floors, holes, objects, spill             rules, in the order of `sequence`
              jam    a die for a fireproof door                  rules.doors
              spill  a die for the way of the chemicals          rules.spill
              loss   markers that fell or lie in poison          rules.harm
              dodge  somebody may get out of the way             actions.dodge
            flashover over all levels                            rules.flashover
            hazmats, ignition, knock-downs, losses               as in the base game
3 replenish points of interest among objects and holes           rules.poi
"""

from typing import ClassVar, cast

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.contract import Description, Prompt, Refusal, State
from tocsin.core.facts import Problem, View
from tocsin.core.journal import Journal
from tocsin.core.options import Option
from tocsin.core.rng import Rng
from tocsin.core.seats import CHANCE
from tocsin.games.flashpoint.danger import options
from tocsin.games.flashpoint.danger.actions import boarding, dodge, ladders
from tocsin.games.flashpoint.danger.face import inspection, position_text, telling, view
from tocsin.games.flashpoint.danger.hooks import DangerHooks
from tocsin.games.flashpoint.danger.options import DangerSettings
from tocsin.games.flashpoint.danger.rules import (
    doors,
    fire,
    flashover,
    gun,
    harm,
    objects,
    poi,
    sequence,
    setup,
    spill,
    trapped,
    veteran,
)
from tocsin.games.flashpoint.danger.table import building, due
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import marks as danger_marks
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table.board import DangerBoard
from tocsin.games.flashpoint.danger.table.state import DangerState, danger_of
from tocsin.games.flashpoint.game import Flashpoint, state_of, tell_roll
from tocsin.games.flashpoint.hooks import Hooks
from tocsin.games.flashpoint.rules import hazmat, knockdown
from tocsin.games.flashpoint.rules import poi as base_poi
from tocsin.games.flashpoint.table import codes, marks, phases
from tocsin.games.flashpoint.table import due as base_due
from tocsin.games.flashpoint.table.board import Board
from tocsin.games.flashpoint.table.state import FlashpointState


class ExtremeDanger(Flashpoint):
    """Rules and options of one way to play Flash Point on a board of the expansion."""

    rules_version: ClassVar[int] = 1

    def list_options(self) -> list[Option]:
        """See `options`."""
        return options.list_danger_options()

    def read_settings(self) -> DangerSettings:
        """What the options mean at this table."""
        self.building = building.load_building(str(self.options["board"]))
        options.check_danger(self.options, self.building)
        self.ruling = DangerSettings(self.options, self.building)
        return self.ruling

    def lay_board(self, name: str) -> Board:
        """The building of that name, with the objects that stand in it."""
        self.house = DangerBoard(self.building, self.ruling)
        return self.house

    def make_hooks(self) -> Hooks:
        """What the expansion says to the steps of the base game."""
        rules = self.ruling
        return DangerHooks(rules.ladders > 0 and (rules.bridge or rules.ladder_down))

    def blank(self) -> DangerState:
        """A table with nothing on it."""
        state = DangerState(self, self.house, self.ruling, self.hooks)
        state.clear()
        return state

    def new(self) -> DangerState:
        """XD-SETUP-8: the objects stand before anything else happens."""
        state = danger_of(super().new())
        state.place_objects()
        return state

    # What may be done: questions of its own, one die for a door or a spill, the gun's own die.

    def fill(self, state: State) -> None:
        """What the phase offers, where it differs from the base game."""
        s = danger_of(state_of(state))
        phase = s.phase
        if phase == danger_phases.DODGING:
            dodge.offer_dodges(s)
        elif phase == danger_phases.JAM:
            _offer_faces(s, codes.RED_FROM, 6)
        elif phase == danger_phases.SPILL:
            faces = spill.spill_faces(s)
            _offer_faces(s, codes.RED_FROM if faces == 6 else codes.BLACK_FROM, faces)
        elif phase == phases.GUN_ROLL:
            for red in range(i64(1), s.board.red_faces + 1):
                for black in range(i64(1), s.ruling.gun_faces + 1):
                    s.offer(codes.roll_code(red, black))
        elif phase == phases.GUN_DIE and s.die_again == 1:
            _offer_faces(s, codes.BLACK_FROM, s.ruling.gun_faces)
        elif phase == danger_phases.EMBARK:
            boarding.offer_boarding(s)
        elif phase == danger_phases.ALIGHT:
            boarding.offer_engine_cells(s, codes.RIDE_FROM)
        elif phase == danger_phases.REST:
            boarding.offer_engine_cells(s, danger_codes.OPERATE_FROM)
        else:
            super().fill(state)

    def draw(self, state: State, rng: Rng) -> i64:
        """See `fill`; the base game's dice otherwise."""
        s = danger_of(state_of(state))
        phase = s.phase
        if phase == danger_phases.JAM:
            return codes.RED_FROM + 1 + rng.below(6)
        if phase == danger_phases.SPILL:
            faces = spill.spill_faces(s)
            start = codes.RED_FROM if faces == 6 else codes.BLACK_FROM
            return start + 1 + rng.below(faces)
        if phase == phases.GUN_ROLL:
            red = 1 + rng.below(s.board.red_faces)
            return codes.roll_code(red, 1 + rng.below(s.ruling.gun_faces))
        if phase == phases.GUN_DIE and s.die_again == 1:
            return codes.BLACK_FROM + 1 + rng.below(s.ruling.gun_faces)
        return super().draw(state, rng)

    # The turn.

    def resolve(self, s: FlashpointState, code: i64, journal: Journal | None) -> None:
        """One ply, where it differs from the base game."""
        d = danger_of(s)
        phase = s.phase
        veteran.note_points(d, code)
        if phase == phases.ACT:
            super().resolve(s, code, journal)
            if codes.DRIVE_FROM <= code < codes.CREW_FROM:
                ladders.keep_house(d)
        elif phase == phases.REPLENISH:
            self.replenish(s, poi.bring_poi_danger(d, s.board.rolled[code], journal), journal)
        elif phases.BLAST_BLACK <= phase <= phases.BLAST_FAMILY:
            if setup.blast_at_start(d, code, journal):
                self.settle(d, journal)
        elif phase in (phases.HAZMATS, phases.POIS, phases.HEAT) and setup.must_reroll(
            d, s.board.rolled[code]
        ):
            setup.tell_reroll(d, s.board.rolled[code], journal)
        elif phase == danger_phases.JAM:
            doors.roll_door(d, code - codes.RED_FROM, journal)
            self.settle(d, journal)
        elif phase == danger_phases.SPILL:
            start = codes.RED_FROM if code < codes.BLACK_FROM else codes.BLACK_FROM
            spill.roll_spill(d, code - start, journal)
            self.settle(d, journal)
        elif phase == phases.LOSS and d.resume:
            self._lose_at_once(d, code == codes.REVEAL_VICTIM, journal)
        elif phase == phases.EXPLODE:
            self._blow_up(d, code - codes.EXPLODE_FROM, journal)
        elif phase in (danger_phases.EMBARK, danger_phases.ALIGHT, danger_phases.REST):
            self._answer_platform(d, code, journal)
        elif phase == danger_phases.DODGING:
            self._dodge_or_fall(d, code, journal)
        elif phase == phases.REVEAL and d.dodging:
            self._find_while_dodging(d, code == codes.REVEAL_VICTIM, journal)
        else:
            super().resolve(s, code, journal)

    # Phase 1: the platform at the engine, the veteran's extra point, the rescue dog.

    def begin_turn(self, s: FlashpointState, journal: Journal | None) -> None:
        """XD-SETUP-8: first somebody says where the platform lies; XD-SPEC-2: near the veteran."""
        d = danger_of(s)
        if d.ruling.platform and d.platform < 0:
            self._ask_where_it_lies(d)
            return
        super().begin_turn(s, journal)
        if d.ruling.promo:
            veteran.share_experience(d, journal)

    def ask(self, s: FlashpointState, asked: i64) -> None:
        """XD-PLAT-4: who boards, then where they step off, in turn order; last the victim."""
        if asked in (due.EMBARK, due.ALIGHT):
            s.phase = danger_phases.EMBARK if asked == due.EMBARK else danger_phases.ALIGHT
            s.actor = s.first_of(s.riders) if s.riders else s.seat
        else:
            super().ask(s, asked)

    def _ask_where_it_lies(self, s: DangerState) -> None:
        """XD-PLAT-1, XD-PLAT-4: the active seat, at the start the first one, says it."""
        s.phase = danger_phases.REST
        s.actor = s.seat

    def _answer_platform(self, s: DangerState, code: i64, journal: Journal | None) -> None:
        asked = boarding.answer(s, code, journal)
        if s.turn == 0:
            self.begin_turn(s, journal)
        else:
            self.go_on(s, asked, journal)

    def act_or_end(self, s: FlashpointState, journal: Journal | None) -> None:
        """XD-PLAT-4, XD-SPEC-2, XD-SPEC-3: what comes before the next action, or the end."""
        d = danger_of(s)
        is_acting = s.phase == phases.ACT and not s.has_ended()
        if is_acting and d.ruling.platform and boarding.is_adrift(d):
            self._ask_where_it_lies(d)
            return
        if d.ruling.promo:
            veteran.use_extra(d)
            veteran.share_experience(d, journal)
            if is_acting and s.ap == 0 and not d.has_hands(s.seat):
                # XD-SPEC-3: sniffing is free, so the dog may still have something to do.
                s.offers_n = -1
                if s.count_offers() > 1:
                    return
        super().act_or_end(s, journal)

    def end_actions(self, s: FlashpointState, journal: Journal | None) -> None:
        """XD-SPEC-2: the extra point is not saved."""
        d = danger_of(s)
        if d.ruling.promo:
            veteran.drop_extra(d, journal)
        super().end_actions(s, journal)

    def hit(self, s: FlashpointState, journal: Journal | None) -> None:
        """XD-GUN-4: the gun with its own area, over stairs and into holes."""
        gun.hit_target(danger_of(s), journal)

    # Phase 2: the fire phase with its own order of things.

    def advance(self, s: FlashpointState, code: i64, journal: Journal | None) -> None:
        """XD-SEQ-1, XD-SEQ-2: where the roll leads, and what happens there."""
        d = danger_of(s)
        rolled = s.board.rolled[code]
        cell = fire.lead_on(d, rolled)
        tell_roll(s, code, rolled, journal)
        fire.tell_led_on(d, rolled, cell, journal)
        if cell < 0:
            return
        d.resume = phases.ROLL
        fire.advance(d, cell, journal)
        self.settle(d, journal)

    def settle(self, s: DangerState, journal: Journal | None) -> None:
        """XD-SEQ-3, XD-SEQ-4: all that is due, then flashover, then what comes next."""
        asked = sequence.settle(s, journal)
        if s.has_ended():
            return
        if asked != base_due.NOTHING:
            self._wait_for(s, asked)
        elif s.resume < phases.ACT:
            knockdown.clear_outside(s, journal)
            self._after_blast(s, journal)
        else:
            s.resume = 0
            flashover.flash_over_all(s, journal)
            self.explode_hazmats(s, journal)

    def _wait_for(self, s: DangerState, asked: i64) -> None:
        """XD-SEQ-3: wherever somebody, dice or a marker must speak, the explosion waits."""
        s.actor = CHANCE
        if asked == due.DODGE:
            s.phase = danger_phases.DODGING
            s.actor = s.first_of(s.dodging)
        elif asked == due.JAM:
            s.phase = danger_phases.JAM
        elif asked == due.SPILL:
            s.phase = danger_phases.SPILL
        else:
            s.phase = phases.LOSS

    def _after_blast(self, s: DangerState, journal: Journal | None) -> None:
        """XD-SETUP-7: the next explosion of the set-up, or the step after them."""
        phase = s.resume
        s.resume = 0
        step = setup.after_blast(s, phase, journal)
        if step == phase:
            s.phase = phase
            s.actor = CHANCE
        else:
            self.enter_step(s, step, journal)

    def _lose_at_once(self, s: DangerState, is_victim: bool, journal: Journal | None) -> None:
        """XD-CHEM-7, XD-FLOOR-5: a marker in a hole or in poison is turned over and lost."""
        knockdown.lose_poi(s, is_victim, journal)
        s.target = s.aim
        s.aim = -1
        self.settle(s, journal)

    def explode_hazmats(self, s: FlashpointState, journal: Journal | None) -> None:
        """XD-SEQ-5: one by one, each with all that follows it; the active seat orders several."""
        if s.has_ended():
            return
        cell = hazmat.only_due(s)
        if cell == -1:
            self.ignite_or_rest(s, journal)
        elif cell == -2:
            s.phase = phases.EXPLODE
            s.actor = s.seat
        else:
            self._blow_up(danger_of(s), cell, journal)

    def _blow_up(self, s: DangerState, cell: i64, journal: Journal | None) -> None:
        s.resume = phases.ROLL
        fire.blow_up_hazmat(s, cell, journal)
        self.settle(s, journal)

    def ignite_or_rest(self, s: FlashpointState, journal: Journal | None) -> None:
        """FP-HOT-3, XD-FLOOR-7: no new hot spot where the floor has gone."""
        if not s.ignites and s.ignited and s.has(danger_marks.HOLE, s.target):
            s.ignited = 0
        super().ignite_or_rest(s, journal)

    def explode_alarm(self, s: FlashpointState, cell: i64, journal: Journal | None) -> None:
        """FP-VAR-2b with the order of XD-SEQ-3."""
        d = danger_of(s)
        s.wipe(marks.ALARM, cell)
        d.resume = phases.ROLL
        objects.blast_from(d, cell, -1, journal)
        self.settle(d, journal)

    # Getting out of the way (XD-SPEC-1).

    def fall(self, s: FlashpointState, journal: Journal | None) -> None:
        """XD-SPEC-1: before the fire knocks anybody down, those who may are asked to dodge."""
        d = danger_of(s)
        if d.ruling.promo:
            d.dodging = dodge.find_dodgers(d)
        self._ask_or_fall(d, journal)

    def _ask_or_fall(self, s: DangerState, journal: Journal | None) -> None:
        if harm.must_ask_dodger(s, journal):
            self._wait_for(s, due.DODGE)
        else:
            super().fall(s, journal)

    def _dodge_or_fall(self, s: DangerState, code: i64, journal: Journal | None) -> None:
        """XD-SPEC-1: one answer; a marker in the new cell is turned before the next is asked."""
        seat = s.actor
        if code == danger_codes.FALL:
            harm.take_blow(s, seat, journal)
            self._go_on_dodging(s, journal)
            return
        cell = s.cell_of(seat)
        asked = dodge.dodge(s, seat, code, journal)
        if s.has_ended():
            return
        if s.resume:
            harm.empty_struck_cell(s, cell, harm.blow_rule(s, cell), journal)
        if asked == base_due.REVEAL:
            s.phase = phases.REVEAL
            s.actor = CHANCE
        elif not s.has_ended():
            self._end_dodge(s, journal)

    def _end_dodge(self, s: DangerState, journal: Journal | None) -> None:
        """XD-FLOOR-14: whoever dodged is looked at only now."""
        s.dodging &= ~bit(s.first_of(s.dodging))
        trapped.judge_trapped(s, journal)
        self._go_on_dodging(s, journal)

    def _go_on_dodging(self, s: DangerState, journal: Journal | None) -> None:
        if s.has_ended():
            return
        if s.resume:
            self.settle(s, journal)
        else:
            self._ask_or_fall(s, journal)

    def _find_while_dodging(self, s: DangerState, is_victim: bool, journal: Journal | None) -> None:
        """FP-MOVE-9: the marker in the cell somebody dodged to."""
        base_poi.turn_over(s, is_victim, "FP-MOVE-9", journal)
        s.target = s.aim
        s.aim = -1
        self._end_dodge(s, journal)

    # What others see.

    def view(self, state: State, seat: int) -> View:
        """The base game's view with what the expansion adds."""
        whole = cast(dict[str, object], super().view(state, seat))
        whole.update(cast(dict[str, object], view.build_danger_view(danger_of(state_of(state)))))
        return cast(View, whole)

    def problems(self, state: State) -> list[Problem]:
        """What is impossible about this table."""
        more = inspection.find_danger_problems(danger_of(state_of(state)))
        return super().problems(state) + cast(list[Problem], more)

    def read_position(self, text: str) -> DangerState:
        """See `position_text`."""
        state = self.blank()
        position_text.read_danger_position(state, text)
        return state

    def write_position(self, state: State) -> str:
        """See `position_text`."""
        return position_text.write_danger_position(danger_of(state_of(state)))

    def describe(self, state: State, code: int) -> Description:
        """The base game's description, with the platform's rules, cells and prices."""
        return telling.describe_more(
            danger_of(state_of(state)), code, super().describe(state, code)
        )

    def prompt(self, state: State) -> Prompt:
        """The base game's question, with the door or the ways of the spill."""
        return telling.ask(danger_of(state_of(state)), super().prompt(state))

    def explain(self, state: State, code: i64) -> Refusal | None:
        """See `telling` and the base game's refusals."""
        s = danger_of(state_of(state))
        if telling.is_own_dice(s):
            return telling.explain_dice(s, code)
        if s.phase in (
            danger_phases.EMBARK,
            danger_phases.ALIGHT,
            danger_phases.REST,
        ) and not codes.is_chance(code):
            return boarding.explain_answer(s, code)
        if s.phase == danger_phases.DODGING and (
            code == danger_codes.FALL or codes.is_directed(code)
        ):
            return dodge.explain_dodge(s, code)
        refusal = telling.explain_engine(s, code)
        return refusal or super().explain(state, code)


def _offer_faces(s: DangerState, start: i64, faces: i64) -> None:
    for face in range(i64(1), faces + 1):
        s.offer(start + face)
