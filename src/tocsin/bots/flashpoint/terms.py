"""What a position is worth to the crew: a sum of terms that says how likely it will win.

The terms are facts of the table (people saved and lost, damage, fire, what the fire will do, how
many turns a rescue takes); their weights lie in data/weights.json with where they come from. The
sum is a logit: 0 is an even chance, 2.2 nine in ten.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.bots.flashpoint import term_names as names
from tocsin.bots.flashpoint.blaze import Blaze, danger
from tocsin.bots.flashpoint.crew import crew_skill
from tocsin.bots.flashpoint.floods import FAR, Floods, field_of
from tocsin.games.flashpoint.rules import flashover
from tocsin.games.flashpoint.table import codes, marks, masks, phases, specialists
from tocsin.games.flashpoint.table.state import FlashpointState

_NONE: Final = vec[float]([0.0] * len(names.NAMES))
# FP-POI-1: with nobody left to fetch, new markers come at the end of the turn, about so far away.
COMING: Final[i64] = 6
# A house is calm without fire; so many fires, or three times as much smoke, and it is not at all.
UNREST: Final = 4.0


class Terms:
    """Computes all terms of a position; the tables inside are used again and again."""

    def __init__(self, cells: int) -> None:
        self.floods = Floods(cells)
        self.blaze = Blaze()
        self.values: vec[float] = _NONE[:]

    def measure(self, s: FlashpointState, seat_next: i64, has_begun: bool) -> None:
        """All terms of a table whose smoke has flashed over; `seat_next` acts after that.

        `has_begun`: its turn has begun, so that its points are those on the table.
        """
        t = _NONE[:]
        self.values = t
        t[names.CONSTANT] = 1.0
        field = field_of(s)
        self.blaze.count(s, field)
        self.floods.walk(s, field)
        self.floods.carry(s, field)
        self._add_tallies(s, t)
        self._add_fire(s, t)
        self._add_people(s, t, seat_next, has_begun)
        self._add_crew(s, t)
        if s.rules.vehicles:
            self._add_modules(s, t)

    def _add_tallies(self, s: FlashpointState, t: vec[float]) -> None:
        rescued = float(s.rescued)
        lost = float(s.lost)
        share = float(s.damage) / 24.0
        t[names.RESCUED] = rescued
        t[names.RESCUED_5] = 1.0 if s.rescued >= 5 else 0.0
        t[names.RESCUED_6] = 1.0 if s.rescued >= 6 else 0.0
        t[names.LOST] = lost
        t[names.LOST_2] = 1.0 if s.lost >= 2 else 0.0
        t[names.LOST_3] = 1.0 if s.lost >= 3 else 0.0
        t[names.DAMAGE] = share
        t[names.DAMAGE_SQUARED] = share * share
        t[names.DAMAGE_LATE] = float(s.damage - 16) / 8.0 if s.damage > 16 else 0.0
        to_save = (7.0 - rescued) / 7.0
        fires = float(self.blaze.fires) / 10.0
        t[names.FIRES_LOST] = fires * lost
        t[names.FIRES_TO_SAVE] = fires * to_save
        t[names.DAMAGE_TO_SAVE] = share * to_save
        hidden = s.hidden_victims + s.hidden_alarms
        t[names.HIDDEN_VICTIMS] = float(s.hidden_victims) / 10.0
        t[names.HIDDEN_SHARE] = float(s.hidden_victims) / float(hidden) if hidden > 0 else 0.0

    def _add_fire(self, s: FlashpointState, t: vec[float]) -> None:
        blaze = self.blaze
        fires = float(blaze.fires) / 10.0
        share = float(s.damage) / 24.0
        t[names.FIRES] = fires
        t[names.FIRES_SQUARED] = fires * fires
        t[names.SMOKES] = float(blaze.smokes) / 10.0
        t[names.WALLS_HIT] = float(blaze.walls_hit) / 48.0
        t[names.WALLS_HIT_DAMAGE] = t[names.WALLS_HIT] * share
        t[names.CELLS_LIT] = float(blaze.cells_lit) / 48.0
        t[names.BESIDE_FIRE] = float(blaze.beside_fire) / 48.0
        t[names.DOORS_BESIDE_FIRE] = float(blaze.doors_beside) / 48.0
        t[names.CLOSED_DOORS] = float(blaze.closed) / 8.0
        t[names.OPEN_DOORS] = float(blaze.opened) / 8.0

    def _add_people(
        self, s: FlashpointState, t: vec[float], seat_next: i64, has_begun: bool
    ) -> None:
        """Everybody who may still be saved: danger, and in how many turns somebody is there."""
        least: i64 = FAR if s.face_down + s.victims > 0 else COMING
        for sheet in range(s.board.sheets):
            base = sheet * marks.KINDS
            victims = s.marks[base + marks.VICTIM] | s.marks[base + marks.TREATED]
            people = victims | s.marks[base + marks.POI]
            while people:
                number = masks.lowest(people)
                people &= people - 1
                cell = sheet * 64 + number
                is_victim = (victims >> number) & 1 != 0
                rescue = self._add_person(s, t, cell, is_victim, seat_next, has_begun)
                if rescue < least:
                    least = rescue
        t[names.LEAST_RESCUE_TURNS] = float(least) / 20.0
        # Fire comes first; where none burns, holding it is no reason to let people wait.
        unrest = (float(self.blaze.fires) + float(self.blaze.smokes) / 3.0) / UNREST
        if unrest < 1.0:
            turns = t[names.POI_RESCUE_TURNS] + t[names.VICTIM_RESCUE_TURNS]
            t[names.CALM_RESCUE_TURNS] = turns * (1.0 - unrest)
        t[names.POIS] = float(s.face_down)
        t[names.VICTIMS] = float(s.victims)
        t[names.DANGER_LOST] = (t[names.POI_DANGER] + t[names.VICTIM_DANGER]) * float(s.lost)

    def _add_person(
        self,
        s: FlashpointState,
        t: vec[float],
        cell: i64,
        is_victim: bool,
        seat_next: i64,
        has_begun: bool,
    ) -> i64:
        """One cell with people; gives the turns until one of them can be safe."""
        out = self.floods.out[cell]
        players = s.players
        wait: i64 = 4 * FAR
        rescue: i64 = 4 * FAR
        for seat in range(players):
            there = self.floods.on_foot[seat][cell]
            if there >= FAR:
                continue
            turn = seat - seat_next
            if turn < 0:
                turn += players
            points = s.cards.points[s.role_of(seat)]
            at_hand = points + s.saved(seat)
            if has_begun and turn == 0:
                at_hand = s.ap
            came = turn + players * _rounds(there - at_hand, points)
            if came < wait:
                wait = came
            home = turn + players * _rounds(there + out - at_hand, points)
            if home < rescue:
                rescue = home
        if wait > FAR:
            wait = FAR
        if rescue > FAR:
            rescue = FAR
        heat = float(danger(s, cell)) / 48.0
        many = 1.0
        if is_victim:
            many = float(s.count(marks.VICTIM, cell) + s.count(marks.TREATED, cell))
        at: i64 = 1 if is_victim else 0
        t[names.POI_DANGER + at] += heat * many
        t[names.POI_DANGER_WAIT + at] += heat * many * float(wait + 1)
        t[names.POI_RESCUE_TURNS + at] += float(rescue) / 20.0 * many
        t[names.POI_WAY_OUT + at] += float(out) / 20.0 * many
        t[names.POI_WAIT + at] += float(wait) / 20.0 * many
        return rescue

    def _add_crew(self, s: FlashpointState, t: vec[float]) -> None:
        """Where the crew stands, and how far the fires are from it."""
        players = s.players
        inside: i64 = 0
        saved: i64 = 0
        heat: i64 = 0
        to_fire: i64 = 0
        unattended: i64 = 0
        nearest = vec[i64]([FAR, FAR, FAR, FAR, FAR, FAR])
        for sheet in range(s.board.sheets):
            fire = s.marks[sheet * marks.KINDS + marks.FIRE]
            while fire:
                cell = sheet * 64 + masks.lowest(fire)
                fire &= fire - 1
                closest: i64 = FAR
                for seat in range(players):
                    way = self.floods.on_foot[seat][cell]
                    if way < closest:
                        closest = way
                    if way < nearest[seat]:
                        nearest[seat] = way
                unattended += closest
        for seat in range(players):
            cell = s.cell_of(seat)
            if cell < 0:
                continue
            saved += s.saved(seat)
            heat += danger(s, cell)
            if s.board.is_building(cell):
                inside += 1
            if self.blaze.fires > 0:
                to_fire += nearest[seat]
        t[names.WAY_TO_FIRE] = 0.4 * float(to_fire) / float(players)
        t[names.FIRES_UNATTENDED] = float(unattended) / 20.0
        t[names.SAVED_POINTS] = float(saved) / 4.0
        t[names.CREW_DANGER] = float(heat) / 48.0
        t[names.CREW_INSIDE] = float(inside) / 4.0

    def _add_modules(self, s: FlashpointState, t: vec[float]) -> None:
        """Hazmats, hot spots and the engine of the advanced game."""
        hazmats: i64 = 0
        heat: i64 = 0
        hot: i64 = 0
        hot_burning: i64 = 0
        threats: i64 = 0
        for sheet in range(s.board.sheets):
            base = sheet * marks.KINDS
            rest = s.marks[base + marks.HAZMAT]
            while rest:
                cell = sheet * 64 + masks.lowest(rest)
                rest &= rest - 1
                many = s.count(marks.HAZMAT, cell)
                hazmats += many
                heat += many * danger(s, cell)
            spots = s.marks[base + marks.HOT]
            fire = s.marks[base + marks.FIRE]
            hot += masks.count(spots)
            hot_burning += masks.count(spots & fire)
            if s.engine >= 0:
                area = s.board.gun_area[s.engine * s.board.sheets + sheet]
                threats += masks.count(area & (fire | s.marks[base + marks.SMOKE]))
        fires = float(self.blaze.fires) / 10.0
        t[names.CREW_SKILL] = crew_skill(s)
        t[names.HAZMATS] = float(hazmats)
        t[names.HAZMAT_DANGER] = float(heat) / 48.0
        t[names.HAZMAT_FIRES] = float(hazmats) * fires
        t[names.HOT_SPOTS] = float(hot) / 10.0
        t[names.HOT_BURNING] = float(hot_burning) / 10.0
        t[names.HOT_FIRES] = t[names.HOT_SPOTS] * fires
        if s.engine < 0:
            return
        free = True
        driven = False
        for seat in range(s.players):
            cell = s.cell_of(seat)
            if cell < 0:
                continue
            area = s.board.gun_area[s.engine * s.board.sheets + (cell >> 6)]
            if (area >> (cell & 63)) & 1:
                free = False
            if s.role_of(seat) == specialists.DRIVER:
                driven = driven or s.board.is_on_spot(codes.ENGINE, s.engine, cell)
        t[names.DRIVER_ON_ENGINE] = 1.0 if driven else 0.0
        if driven:
            t[names.GUN_THREATS] = float(threats) / 10.0
            t[names.GUN_FREE] = float(threats) / 10.0 if free else 0.0


def _rounds(short: i64, points: i64) -> i64:
    """How many more turns of a firefighter it takes to earn the points it is short of."""
    return (short + points - 1) // points if short > 0 else i64(0)


def stop_here(s: FlashpointState) -> None:
    """On a copy: what is left of the turn is kept, and the smoke beside fire flashes over."""
    if s.phase == phases.ACT:
        most = s.cards.saved_max[s.role_of(s.seat)]
        s.save(s.seat, s.ap if s.ap < most else most)
    flashover.flash_over(s, None)
