"""Flash Point as a whole: the phases of a turn in order, and the answers a Game gives.

set-up     see `rules.setup`
1 act      actions until the points are spent or the seat passes     actions, rules.escape
             reveal   a marker is turned over                        rules.poi
             consent, ride, gun   what an action asks of others      actions
2 roll     A advance fire, explosions, shockwaves                    rules.fire, rules.explosion
           B flashover                                               rules.flashover
  explode  C hazmats that burn, one after the other                  rules.hazmat
           D again after an ignition, else a new hot spot            rules.hazmat
  recover  E knocked down                                            rules.knockdown
  loss       lost victims and markers                                rules.knockdown
  aftermath  false alarms that explode, in one variant               FP-VAR-2
3 replenish, unveil   new points of interest                         rules.poi

The order of phase 2 is that of FP-HOT-7; without modules there is nothing for C and D (FP-HOT-8).

Only this room, and that of an expansion, writes the phase and who is to act.
"""

from typing import ClassVar

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Outcome
from tocsin.core.journal import Journal
from tocsin.core.rng import Rng, check_rng
from tocsin.core.seats import CHANCE, NOBODY
from tocsin.games.flashpoint.actions import (
    acting,
    chance,
    consent,
    deal,
    dice,
    explode,
    first,
    gun,
    park,
    recover,
    reveal,
    ride,
    specialist,
    stand,
)
from tocsin.games.flashpoint.actions.moment import state_of
from tocsin.games.flashpoint.face.answers import FlashpointFace
from tocsin.games.flashpoint.rules import (
    deck_gun,
    endings,
    events,
    explosion,
    fire,
    flashover,
    hazmat,
    knockdown,
    poi,
    setup,
)
from tocsin.games.flashpoint.table import codes, due, marks, phases, results, specialists
from tocsin.games.flashpoint.table.state import FlashpointState


class Flashpoint(FlashpointFace):
    """Rules and options of one way to play Flash Point."""

    id: ClassVar[str] = "flashpoint"
    rules_version: ClassVar[int] = 2
    plies_max: ClassVar[int] = 100_000
    endings: ClassVar[tuple[str, ...]] = results.ENDINGS[1:]
    # What lies face down is known to nobody.
    has_secrets: ClassVar[bool] = False

    # What may be done.

    def fill(self, state: State) -> None:
        """What the phase offers."""
        s = state_of(state)
        phase = s.phase
        if phase == phases.ACT:
            acting.offer(s)
        elif s.actor == CHANCE:
            self._fill_chance(s)
        elif phase == phases.RECOVER:
            recover.offer(s)
        elif phase == phases.RIDE:
            ride.offer(s)
        elif phase in (phases.EXPLODE, phases.AFTERMATH):
            explode.offer(s)
        elif phase == phases.GUN_KEEP:
            gun.offer_again(s)
        elif phase == phases.CONSENT:
            consent.offer(s)
        elif phase == phases.STAND:
            stand.offer(s)
        elif phase == phases.FIRST:
            first.offer(s)
        elif phase == phases.CHOOSE:
            specialist.offer(s)
        elif phase == phases.PARK:
            park.offer(s)

    def _fill_chance(self, s: FlashpointState) -> None:
        """FP-DICE-1, FP-COMP-3, FP-ASET-10: dice, a marker or a card."""
        kind = chance.due_now(s)
        if kind == chance.MARKER:
            reveal.offer(s)
        elif kind == chance.CARD:
            deal.offer(s)
        else:
            dice.offer(s, kind)

    def weigh(self, state: State, code: i64) -> i64:
        """FP-COMP-3: markers weigh what is left of their kind; dice and cards are fair."""
        if code in (codes.REVEAL_VICTIM, codes.REVEAL_ALARM):
            return reveal.weigh(state_of(state), code)
        return 1

    def draw(self, state: State, rng: Rng) -> i64:
        """The dice, a marker or a card."""
        check_rng(rng)
        s = state_of(state)
        kind = chance.due_now(s)
        if kind == chance.MARKER:
            return reveal.sample(s, rng)
        return deal.sample(s, rng) if kind == chance.CARD else dice.sample(s, kind, rng)

    # The turn.

    def apply(self, state: State, code: i64, journal: Journal | None) -> None:
        """One ply, then on to the next phase, or to the end of the play."""
        s = state_of(state)
        self.resolve(s, code, journal)
        if s.ending != results.GOING_ON:
            s.phase = phases.OVER
            s.actor = NOBODY

    def resolve(self, s: FlashpointState, code: i64, journal: Journal | None) -> None:
        """What the code does in this phase, and what comes next."""
        phase = s.phase
        if phase == phases.ACT:
            if code == codes.PASS:
                self.end_actions(s, journal)
            else:
                asked = acting.perform(s, code, journal)
                # Most actions ask nothing and leave points for another.
                if asked != due.NOTHING or s.ap < 2 or s.extended:
                    self.go_on(s, asked, journal)
        elif phase == phases.ROLL:
            self.advance(s, code, journal)
        elif phase == phases.REPLENISH:
            self.replenish(s, poi.bring_poi(s, code, journal), journal)
        elif phase < phases.ACT:
            self.set_up(s, code, journal)
        elif phase == phases.RECOVER:
            recover.do(s, code - codes.RECOVER_FROM, journal)
            self.knock_down(s, journal)
        elif phase == phases.REVEAL:
            poi.turn_over(s, code == codes.REVEAL_VICTIM, "FP-MOVE-9", journal)
            self.go_on(s, due.NOTHING, journal)
        elif phase == phases.LOSS:
            knockdown.lose_poi(s, code == codes.REVEAL_VICTIM, journal)
            self.lose(s, journal)
        elif phase == phases.UNVEIL:
            poi.turn_over(s, code == codes.REVEAL_VICTIM, "FP-POI-4", journal)
            self.replenish(s, due.NOTHING, journal)
        elif phase == phases.EXPLODE:
            hazmat.blow_up(s, code - codes.EXPLODE_FROM, journal)
            self.explode_hazmats(s, journal)
        elif phase == phases.AFTERMATH:
            self.explode_alarm(s, code - codes.EXPLODE_FROM, journal)
        else:
            self._answer(s, code, journal)

    def _answer(self, s: FlashpointState, code: i64, journal: Journal | None) -> None:
        """What an action of phase 1 asked, and the dice of the deck gun."""
        phase = s.phase
        if phase == phases.RIDE:
            ride.do(s, code, journal)
            self.go_on(s, due.RIDE, journal)
        elif phase == phases.CONSENT:
            asked = consent.do(s, code, journal)
            agreed = code == codes.ACCEPT
            self.go_on(s, acting.carry_out(s, asked, journal) if agreed else due.NOTHING, journal)
        elif phase == phases.GUN_ROLL:
            self._aim(s, deck_gun.take_dice(s, code >> 4, code & 15, journal), journal)
        elif phase == phases.GUN_KEEP:
            if gun.keep_or_roll(s, code):
                self._aim(s, True, journal)
            else:
                s.phase = phases.GUN_DIE
                s.actor = CHANCE
        elif s.die_again == 0:
            stand_now = deck_gun.take_dice(s, code - codes.RED_FROM, s.black, journal)
            self._aim(s, stand_now, journal)
        else:
            stand_now = deck_gun.take_dice(s, s.red, code - codes.BLACK_FROM, journal)
            self._aim(s, stand_now, journal)

    def _aim(self, s: FlashpointState, stand: bool, journal: Journal | None) -> None:
        """FP-GUN-5, FP-SPEC-DRIV-2: the gun hits, or the driver says whether the dice stand."""
        if not stand:
            s.phase = phases.GUN_KEEP
            s.actor = s.seat
            return
        self.hit(s, journal)
        self.go_on(s, due.NOTHING, journal)

    def hit(self, s: FlashpointState, journal: Journal | None) -> None:
        """FP-GUN-5: where the dice of the deck gun point."""
        deck_gun.hit(s, journal)

    # Before the first turn.

    def set_up(self, s: FlashpointState, code: i64, journal: Journal | None) -> None:
        """One die or choice of the set-up; after the last step the first turn begins."""
        step = self._do_step(s, code, journal)
        if s.has_ended():
            return
        if step == s.phase:
            self._ask_step(s)
        else:
            self.enter_step(s, step, journal)

    def _do_step(self, s: FlashpointState, code: i64, journal: Journal | None) -> i64:
        """One die or one choice; gives back the step that comes now, often the same."""
        phase = s.phase
        if phase == phases.FIRST:
            first.do(s, code, journal)
            return setup.after_first(s)
        if phase <= phases.BLAST_FAMILY:
            return setup.blast(s, code, journal)
        if phase in (phases.HAZMATS, phases.POIS, phases.HEAT):
            return setup.place(s, code, journal)
        if phase == phases.DEAL:
            specialist.do(s, code - codes.DEAL_FROM, journal)
        elif phase == phases.CHOOSE:
            specialist.do(s, code - codes.CHOOSE_FROM, journal)
        elif phase == phases.STAND:
            stand.do(s, code - codes.STAND_FROM, journal)
        else:
            park.do(s, code - codes.PARK_FROM, journal)
        return setup.after_choice(s)

    def enter_step(self, s: FlashpointState, step: i64, journal: Journal | None) -> None:
        """FP-SETUP-12: the next step of the set-up that has something to do."""
        s.phase = setup.begin_step(s, step)
        if s.phase == phases.ACT:
            s.seat = s.first
            self.begin_turn(s, journal)
        else:
            self._ask_step(s)

    def _ask_step(self, s: FlashpointState) -> None:
        """Cards, places and spots are chosen by the seat whose turn it is, the rest is rolled."""
        is_chosen = s.phase in (phases.CHOOSE, phases.STAND, phases.PARK)
        s.actor = s.seat if is_chosen else CHANCE

    # Phase 1.

    def begin_turn(self, s: FlashpointState, journal: Journal | None) -> None:
        """FP-TURN-1, FP-AP-1, FP-AP-4: points of the card and all that was saved."""
        seat = s.seat
        role = s.role_of(seat)
        s.turn += 1
        s.phase = phases.ACT
        s.actor = seat
        s.ap = s.cards.points[role] + s.saved(seat)
        s.free = s.cards.free_points[role]
        s.save(seat, 0)
        s.cafs_spent = 0
        s.refusers = 0
        on_engine = s.board.is_on_spot(codes.ENGINE, s.engine, s.cell_of(seat))
        s.may_change_crew = 1 if s.rules.crew_change and on_engine else 0
        events.tell_turn(s, journal)

    def go_on(self, s: FlashpointState, asked: i64, journal: Journal | None) -> None:
        """FP-TURN-2: what the last action asks comes first, then the next action."""
        if not s.has_ended():
            self.ask(s, asked)
        self.act_or_end(s, journal)

    def ask(self, s: FlashpointState, asked: i64) -> None:
        """Put the question that an action left, to chance or to a seat; else phase 1 goes on."""
        s.phase = phases.ACT
        s.actor = s.seat
        if asked == due.REVEAL:
            s.phase = phases.REVEAL
            s.actor = CHANCE
        elif asked == due.RIDE:
            rider = ride.next_to_ride(s)
            if rider >= 0:
                s.phase = phases.RIDE
                s.actor = rider
        elif asked == due.CONSENT:
            s.phase = phases.CONSENT
            s.actor = codes.commanded(s.asked)
        elif asked == due.GUN_ROLL:
            s.phase = phases.GUN_ROLL
            s.actor = CHANCE

    def act_or_end(self, s: FlashpointState, journal: Journal | None) -> None:
        """FP-TURN-4: with nothing left to spend, the phase is over without a question."""
        if s.ap > 1 or s.phase != phases.ACT or s.has_ended():
            return
        if s.ap + s.free == 0:
            self.end_actions(s, journal)
            return
        # A last point or a free pool may be of no use: then passing is the only choice.
        if (s.ap == 0 or s.role_of(s.seat) != specialists.PLAIN) and not self.has_choice(s):
            self.end_actions(s, journal)

    def has_choice(self, s: FlashpointState) -> bool:
        """FP-TURN-4: is there anything but passing?"""
        return acting.has_choice(s)

    def end_actions(self, s: FlashpointState, journal: Journal | None) -> None:
        """FP-AP-3, FP-AP-5, FP-AP-7: up to four regular points are kept, free ones never."""
        most = s.cards.saved_max[s.role_of(s.seat)]
        kept = s.ap if s.ap < most else most
        s.save(s.seat, kept)
        events.tell_end_of_actions(s, kept, journal)
        s.ap = 0
        s.free = 0
        s.may_change_crew = 0
        s.cafs_spent = 0
        s.refusers = 0
        s.ignited = 0
        s.phase = phases.ROLL
        s.actor = CHANCE

    # Phase 2.

    def advance(self, s: FlashpointState, code: i64, journal: Journal | None) -> None:
        """Steps A and B: one roll."""
        cell = s.board.rolled[code]
        events.tell_roll(s, code, cell, journal)
        fire.advance_fire(s, cell, journal)
        self.explode_hazmats(s, journal)

    def explode_hazmats(self, s: FlashpointState, journal: Journal | None) -> None:
        """Step C (FP-HAZ-5): one by one until none burns; the active seat orders several."""
        while not s.has_ended():
            cell = hazmat.only_due(s)
            if cell == -1:
                self.ignite_or_rest(s, journal)
                return
            if cell == -2:
                s.phase = phases.EXPLODE
                s.actor = s.seat
                return
            hazmat.blow_up(s, cell, journal)

    def ignite_or_rest(self, s: FlashpointState, journal: Journal | None) -> None:
        """Step D (FP-HOT-1, FP-HOT-2, FP-HOT-3): roll again on a hot spot, else lay one more."""
        if s.ignites:
            s.ignites = 0
            s.ignited = 1
            events.tell_cell(s, "hot-spot-ignited", "FP-HOT-1", s.target, journal)
            s.phase = phases.ROLL
            s.actor = CHANCE
            return
        if s.ignited:
            s.ignited = 0
            hazmat.add_hot_spot(s, s.target, "FP-HOT-3", journal)
        s.target = -1
        self.fall(s, journal)

    def fall(self, s: FlashpointState, journal: Journal | None) -> None:
        """Step E (FP-KD-1): whoever stands on fire goes down."""
        knockdown.find_fallen(s, journal)
        self.knock_down(s, journal)

    def knock_down(self, s: FlashpointState, journal: Journal | None) -> None:
        """Step E (FP-KD-3, FP-LOST-3): each chooses where it is put, in turn order, then losses."""
        if s.fallen:
            s.phase = phases.RECOVER
            s.actor = s.first_of(s.fallen)
            return
        knockdown.lose_victims(s, journal)
        self.lose(s, journal)

    def lose(self, s: FlashpointState, journal: Journal | None) -> None:
        """FP-LOST-2: face-down markers in the fire are turned over, one by one."""
        if s.has_ended():
            return
        s.target = knockdown.burning_poi(s)
        if s.target >= 0:
            s.phase = phases.LOSS
            s.actor = CHANCE
            return
        if s.rules.just_in_case:
            alarms = s.cells_marked(marks.ALARM)
            if len(alarms) > 1:
                s.phase = phases.AFTERMATH
                s.actor = s.seat
                return
            if len(alarms) == 1:
                self.explode_alarm(s, alarms[0], journal)
                return
        s.spared = 0
        knockdown.clear_outside(s, journal)
        self.replenish(s, due.NOTHING, journal)

    def explode_alarm(self, s: FlashpointState, cell: i64, journal: Journal | None) -> None:
        """FP-VAR-2, FP-VAR-2b: a false alarm found in the fire explodes; then C and E again."""
        s.wipe(marks.ALARM, cell)
        explosion.explode(s, cell, "FP-VAR-2", journal)
        if s.has_ended():
            return
        flashover.flash_over(s, journal)
        self.explode_hazmats(s, journal)

    # Phase 3.

    def replenish(self, s: FlashpointState, asked: i64, journal: Journal | None) -> None:
        """FP-POI-1, FP-POI-4, FP-POI-10: until three are on the board, then the next turn."""
        s.actor = CHANCE
        if asked == due.REVEAL:
            s.phase = phases.UNVEIL
        elif poi.is_poi_missing(s):
            s.phase = phases.REPLENISH
        else:
            s.seat = s.next_seat(s.seat)
            self.begin_turn(s, journal)

    # Beginning and end.

    def new(self) -> FlashpointState:
        """A table before anybody chose or rolled anything."""
        s = self.blank()
        names = self.options["specialists"]
        assert isinstance(names, tuple)
        for seat, name in enumerate(names):
            s.cast_role(seat, s.cards.names.index(name))
        setup.lay_out(s)
        if s.players > 1:
            s.phase = phases.FIRST
            s.actor = 0
        else:
            self.enter_step(s, setup.after_first(s), None)
        return s

    def scores(self, state: State) -> list[int]:
        """The same for everybody (FP-END)."""
        return [int(endings.score(state_of(state)))] * self.seats

    def outcome(self, state: State) -> Outcome | None:
        """None until the play is over."""
        return endings.find_outcome(state_of(state))
