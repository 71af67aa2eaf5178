"""Extreme Danger as a whole: the turn of the base game with the expansion's steps in their places.

set-up      objects, explosions, re-rolls                        rules.setup
            rest     on which cell of the engine the platform lies   actions.lay_platform
1 act       windows, stairs, ladders, cleaning, repairs          actions, in the order of `acting`
            nobody stays on a bridge                             actions.escape
            the veteran's extra point, the rescue dog            rules.veteran, rules.rescue_dog
            platform and water cannon                            actions.operate, actions.cannon
              embark   who boards, who is loaded                 actions.board, actions.load
              alight   where they step off again                 actions.step_off
              rest     where the platform lies after a drive     actions.lay_platform
2 roll      lead on past objects and through holes               rules.fire
            explosion, floors, holes, objects, spill             rules, in the order of `sequence`
              jam      a die for a fireproof door                rules.fireproof_doors
              spill    a die for the way of the chemicals        rules.spill
              loss     markers that fell or lie in poison        rules.knockdown
              dodge    somebody may get out of the way           actions.dodge
            flashover over all levels                            rules.flashover
            hazmats, ignition, knock-downs, losses               as in the base game
3 replenish points of interest among objects and holes           rules.poi

Only this room, and that of the base game, writes the phase and who is to act. An explosion that has
to wait for dice goes on where it stopped: `resume` is the phase it belongs to, and the lists of the
state say what is still due (XD-SEQ-3).
"""

from typing import ClassVar

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.contract import State
from tocsin.core.journal import Journal
from tocsin.core.rng import Rng, check_rng
from tocsin.core.seats import CHANCE
from tocsin.games.flashpoint.actions.moment import state_of
from tocsin.games.flashpoint.danger.actions import (
    acting,
    board,
    dice,
    dodge,
    escape,
    lay_platform,
    load,
    step_off,
)
from tocsin.games.flashpoint.danger.face.answers import DangerFace
from tocsin.games.flashpoint.danger.rules import (
    dodging,
    explosion,
    fire,
    fireproof_doors,
    flashover,
    gun,
    knockdown,
    ladders,
    poi,
    sequence,
    setup,
    spill,
    trapped,
    veteran,
)
from tocsin.games.flashpoint.danger.table import codes as danger_codes
from tocsin.games.flashpoint.danger.table import due
from tocsin.games.flashpoint.danger.table import phases as danger_phases
from tocsin.games.flashpoint.danger.table import results as danger_results
from tocsin.games.flashpoint.danger.table.state import DangerState, danger_of
from tocsin.games.flashpoint.rules import events, hazmat
from tocsin.games.flashpoint.rules import knockdown as base_knockdown
from tocsin.games.flashpoint.rules import poi as base_poi
from tocsin.games.flashpoint.table import codes, marks, phases
from tocsin.games.flashpoint.table import due as base_due
from tocsin.games.flashpoint.table.state import FlashpointState


class ExtremeDanger(DangerFace):
    """Rules and options of one way to play Flash Point on a board of the expansion."""

    rules_version: ClassVar[int] = 2
    endings: ClassVar[tuple[str, ...]] = danger_results.ENDINGS[1:]

    def new(self) -> DangerState:
        """XD-SETUP-8: the objects stand before anything else happens."""
        state = danger_of(super().new())
        state.place_objects()
        return state

    # What may be done.

    def fill(self, state: State) -> None:
        """What the phase offers, where it differs from the base game."""
        s = danger_of(state_of(state))
        phase = s.phase
        if phase == phases.ACT:
            if self._has_bridge(s):
                escape.offer(s)
            else:
                acting.offer(s)
        elif phase == danger_phases.DODGING:
            dodge.offer(s)
        elif phase == danger_phases.EMBARK:
            if s.riders:
                board.offer(s)
            else:
                load.offer(s)
        elif phase == danger_phases.ALIGHT:
            step_off.offer(s)
        elif phase == danger_phases.REST:
            lay_platform.offer(s)
        elif dice.is_rolled(s):
            dice.offer(s)
        else:
            super().fill(state)

    def draw(self, state: State, rng: Rng) -> i64:
        """Dice of its own; the base game's otherwise."""
        check_rng(rng)
        s = danger_of(state_of(state))
        return dice.sample(s, rng) if dice.is_rolled(s) else super().draw(state, rng)

    # The turn.

    def resolve(self, s: FlashpointState, code: i64, journal: Journal | None) -> None:
        """One ply, where it differs from the base game."""
        d = danger_of(s)
        phase = s.phase
        veteran.watch_points(d, code)
        if phase == phases.ACT:
            super().resolve(s, code, journal)
            if codes.DRIVE_FROM <= code < codes.CREW_FROM:
                ladders.store_at_engine(d)
        elif phase == phases.REPLENISH:
            self.replenish(s, poi.bring(d, code, journal), journal)
        elif phases.BLAST_BLACK <= phase <= phases.BLAST_FAMILY:
            if setup.blast_at_start(d, code, journal):
                self.resolve_due(d, journal)
        elif phase in (phases.HAZMATS, phases.POIS, phases.HEAT):
            if setup.may_place(d, code, journal):
                super().resolve(s, code, journal)
        elif phase == danger_phases.JAM:
            fireproof_doors.roll(d, dice.face_of(code), journal)
            self.resolve_due(d, journal)
        elif phase == danger_phases.SPILL:
            spill.roll(d, dice.face_of(code), journal)
            self.resolve_due(d, journal)
        elif phase == phases.LOSS and d.resume:
            self._lose_at_once(d, code == codes.REVEAL_VICTIM, journal)
        elif phase == phases.EXPLODE:
            self._blow_up(d, code - codes.EXPLODE_FROM, journal)
        elif danger_phases.asks_about_platform(phase):
            self._answer_platform(d, code, journal)
        elif phase == danger_phases.DODGING:
            self._dodge_or_fall(d, code, journal)
        elif phase == phases.REVEAL and d.dodging:
            self._find_while_dodging(d, code == codes.REVEAL_VICTIM, journal)
        else:
            super().resolve(s, code, journal)

    # Phase 1: the platform at the engine, the veteran's extra point, bridges, the rescue dog.

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
        """XD-PLAT-4: one answer, and what is asked next."""
        asked = base_due.NOTHING
        if s.phase == danger_phases.ALIGHT:
            asked = step_off.do(s, code - codes.RIDE_FROM, journal)
        elif s.phase == danger_phases.REST:
            lay_platform.do(s, code - danger_codes.OPERATE_FROM, journal)
        elif s.riders:
            asked = board.do(s, code, journal)
        else:
            load.do(s, code, journal)
        if s.turn == 0:
            self.begin_turn(s, journal)
        else:
            self.go_on(s, asked, journal)

    def act_or_end(self, s: FlashpointState, journal: Journal | None) -> None:
        """XD-PLAT-4, XD-SPEC-2, XD-SPEC-3: what comes before the next action, or the end."""
        d = danger_of(s)
        is_acting = s.phase == phases.ACT and not s.has_ended()
        if is_acting and d.ruling.platform and lay_platform.is_due(d):
            self._ask_where_it_lies(d)
            return
        if d.ruling.promo:
            veteran.use_extra_point(d)
            veteran.share_experience(d, journal)
            if is_acting and s.ap == 0 and not d.has_hands(s.seat) and self.has_choice(s):
                # XD-SPEC-3: sniffing is free, so the dog may still have something to do.
                return
        super().act_or_end(s, journal)

    def has_choice(self, s: FlashpointState) -> bool:
        """FP-TURN-4: is there anything but passing?"""
        d = danger_of(s)
        return escape.has_choice(d) if self._has_bridge(d) else acting.has_choice(d)

    def _has_bridge(self, s: DangerState) -> bool:
        """XD-BRIDGE-2: does a bridge lie, on which nobody may stay?"""
        return s.ruling.holes_take_ladders and s.has_bridge()

    def end_actions(self, s: FlashpointState, journal: Journal | None) -> None:
        """XD-SPEC-2: the extra point is not saved."""
        d = danger_of(s)
        if d.ruling.promo:
            veteran.drop_extra_point(d, journal)
        super().end_actions(s, journal)

    def hit(self, s: FlashpointState, journal: Journal | None) -> None:
        """XD-GUN-4: the gun with its own area, over stairs and into holes."""
        gun.hit_target(danger_of(s), journal)

    # Phase 2: the fire phase with its own order of things.

    def advance(self, s: FlashpointState, code: i64, journal: Journal | None) -> None:
        """XD-SEQ-1, XD-SEQ-2: where the roll leads, and what happens there."""
        d = danger_of(s)
        rolled = s.board.rolled[code]
        events.tell_roll(s, code, rolled, journal)
        cell = fire.lead_on(d, rolled, journal)
        if cell < 0:
            return
        d.resume = phases.ROLL
        fire.advance(d, cell, journal)
        self.resolve_due(d, journal)

    def resolve_due(self, s: DangerState, journal: Journal | None) -> None:
        """XD-SEQ-3, XD-SEQ-4: all that is due, then flashover, then what comes next."""
        asked = sequence.resolve_due(s, journal)
        if s.has_ended():
            return
        if asked != base_due.NOTHING:
            self._wait_for(s, asked)
        elif s.resume < phases.ACT:
            base_knockdown.clear_outside(s, journal)
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
        base_knockdown.lose_poi(s, is_victim, journal)
        s.target = s.rolled_target
        s.rolled_target = -1
        self.resolve_due(s, journal)

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
        self.resolve_due(s, journal)

    def ignite_or_rest(self, s: FlashpointState, journal: Journal | None) -> None:
        """FP-HOT-3, XD-FLOOR-7: no new hot spot where the floor has gone."""
        if not s.ignites and s.ignited and danger_of(s).is_hole(s.target):
            s.ignited = 0
        super().ignite_or_rest(s, journal)

    def explode_alarm(self, s: FlashpointState, cell: i64, journal: Journal | None) -> None:
        """FP-VAR-2b with the order of XD-SEQ-3."""
        d = danger_of(s)
        s.wipe(marks.ALARM, cell)
        d.resume = phases.ROLL
        explosion.explode(d, cell, -1, "FP-VAR-2", journal)
        self.resolve_due(d, journal)

    # Getting out of the way (XD-SPEC-1).

    def fall(self, s: FlashpointState, journal: Journal | None) -> None:
        """XD-SPEC-1: before the fire knocks anybody down, those who may are asked to dodge."""
        d = danger_of(s)
        if d.ruling.promo:
            d.dodging = dodging.find_dodgers(d)
        self._ask_or_fall(d, journal)

    def _ask_or_fall(self, s: DangerState, journal: Journal | None) -> None:
        if knockdown.must_ask(s, journal):
            self._wait_for(s, due.DODGE)
        else:
            super().fall(s, journal)

    def _dodge_or_fall(self, s: DangerState, code: i64, journal: Journal | None) -> None:
        """XD-SPEC-1: one answer; a marker in the new cell is turned before the next is asked."""
        seat = s.actor
        if code == danger_codes.FALL:
            knockdown.take_blow(s, seat, journal)
            self._go_on_dodging(s, journal)
            return
        cell = s.cell_of(seat)
        asked = dodge.do(s, seat, code, journal)
        if s.has_ended():
            return
        if s.resume:
            rule = knockdown.blow_rule(s, cell)
            knockdown.lose_victims_unless_led(s, cell, rule, journal)
        if asked == base_due.REVEAL:
            s.phase = phases.REVEAL
            s.actor = CHANCE
        elif not s.has_ended():
            self._end_dodge(s, journal)

    def _end_dodge(self, s: DangerState, journal: Journal | None) -> None:
        """XD-FLOOR-14: whoever dodged is looked at only now."""
        s.dodging &= ~bit(s.first_of(s.dodging))
        trapped.judge(s, journal)
        self._go_on_dodging(s, journal)

    def _go_on_dodging(self, s: DangerState, journal: Journal | None) -> None:
        if s.has_ended():
            return
        if s.resume:
            self.resolve_due(s, journal)
        else:
            self._ask_or_fall(s, journal)

    def _find_while_dodging(self, s: DangerState, is_victim: bool, journal: Journal | None) -> None:
        """FP-MOVE-9: the marker in the cell somebody dodged to."""
        base_poi.turn_over(s, is_victim, "FP-MOVE-9", journal)
        s.target = s.rolled_target
        s.rolled_target = -1
        self._end_dodge(s, journal)
