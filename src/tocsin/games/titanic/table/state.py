"""Everything on the table: lines, groups, piles, hands, page and the step being resolved.

It knows where things lie (TI-GEN-3, TI-GEN-4, TI-GEN-5, TI-GEN-6, TI-GEN-7), not what may be done.
Lines run from the ship to the free end; only the free end is accessible:

    deck 3:   ? ? ? | s9 s8 s7     hidden[2] = 3, run_low[2] = kind of s7, run_length[2] = 3

The visible run is always one class and falls by one (TI-GEN-5), so its lowest kind, its length and
the set of its cards say it all. A Mystery Passenger is member 60 or 61 of that set.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.contract import Game, State
from tocsin.core.mixing import SEED, mix, mix_all
from tocsin.games.titanic.table import heaps, passengers, phases, places, sets, splits
from tocsin.games.titanic.table.setup import Setup
from tocsin.games.titanic.table.splits import Splits

_EIGHT: Final = vec[i64]([0] * 8)
_FOUR: Final = vec[i64]([0] * 4)
_FIVE: Final = vec[i64]([0] * 5)
_NO_MYSTERY: Final = vec[i64]([-1, -1])
_NO_CREW: Final = vec[i64]([-1, -1, -1, -1, -1])
_NO_CARDS: Final = vec[i64]()


class TitanicState(State):
    """One table of SOS Titanic."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game)
        self.setup = setup
        self.phase: i64 = phases.CREW_DEAL
        self.seat: i64 = 0
        self.page: i64 = 1
        # Counted from the bow, so that the usable decks are decks_lost to 5.
        self.decks_lost: i64 = 0
        self.ending: i64 = 0
        self.crew: vec[i64] = _NO_CREW
        self.latimer_seat: i64 = -1
        self.pitman_seat: i64 = -1
        # The visible runs of the lines, the boat last.
        self.run_low: vec[i64] = _EIGHT
        self.run_length: vec[i64] = _EIGHT
        self.run: vec[i64] = _EIGHT
        # Zones (TI-KNOW-1): how many cards lie hidden, and which of them are known to lie there.
        self.hidden: vec[i64] = _EIGHT
        self.known: vec[i64] = _EIGHT
        # TI-KNOW-2: the cards nobody has seen, and where split ones can be.
        self.unseen: i64 = passengers.ALL
        self.unseen_n: i64 = 60
        self.splits: Splits = splits.NOTHING_SPLIT
        # Known places of the pile; replaced whole, never changed in place, so copies share them.
        self.pile_top: vec[i64] = _NO_CARDS
        self.pile_bottom: vec[i64] = _NO_CARDS
        self.discard: i64 = 0
        # Survivor groups GF1, GF2, GS1, GS2.
        self.group_top: vec[i64] = _FOUR
        self.group: vec[i64] = _FOUR
        self.saved: i64 = 0
        # TI-CREW-LATIMER-3: passengers that have been in a series.
        self.series_used: i64 = 0
        # Action cards: in front of players, in piles, on the table.
        self.hand: vec[i64] = _FIVE
        self.action_pile: i64 = heaps.FULL
        self.action_discard: i64 = 0
        # What the Mystery Passenger of each class stands for, -1 while it is not on the table.
        self.mystery: vec[i64] = _NO_MYSTERY
        self.has_boat: bool = False
        # The step being resolved: the card played, lines to turn up, cards owed.
        self.resolving: i64 = -1
        self.uncovered: i64 = 0
        self.latimer_owed: i64 = 0
        self.pitman_owed: bool = False
        # Passengers in hand, those still to be drawn, and whether one has been placed already.
        self.drawn: i64 = 0
        self.to_draw: i64 = 0
        self.placed: bool = False
        # TI-ACT-GETREADY-2: have all cards for the bottom been laid below?
        self.on_top_only: bool = False
        # TI-ACT-YOURTURN-1: the line that is looked through.
        self.looked_line: i64 = -1
        # Action cards that Fleet or Lightoller drew, or Smith gathered, and nobody has yet.
        self.loose_actions: i64 = 0
        self.hands_before: vec[i64] = _FIVE
        # TI-MOVE-13: the runs of the seven lines at each position seen in this move step.
        self.seen_runs: vec[i64] = _NO_CARDS
        self.seen_n: i64 = 0

    def clear(self) -> None:
        """Nothing dealt yet."""
        self.crew = _NO_CREW[:]
        self.run_low = _EIGHT[:]
        self.run_length = _EIGHT[:]
        self.run = _EIGHT[:]
        self.hidden = _EIGHT[:]
        self.known = _EIGHT[:]
        self.group_top = _FOUR[:]
        self.group = _FOUR[:]
        self.hand = _FIVE[:]
        self.mystery = _NO_MYSTERY[:]
        self.hands_before = _FIVE[:]
        self.seen_runs = _NO_CARDS[:]

    def copy(self) -> "TitanicState":
        """An independent table equal to this one."""
        other = TitanicState(self.game, self.setup)
        other.take_over(self)
        other.take_over_step(self)
        return other

    def take_over(self, other: "TitanicState") -> None:
        """Become equal to another table of the same game, sharing nothing that changes."""
        self.actor = other.actor
        self.turn = other.turn
        self.phase = other.phase
        self.seat = other.seat
        self.page = other.page
        self.decks_lost = other.decks_lost
        self.ending = other.ending
        self.latimer_seat = other.latimer_seat
        self.pitman_seat = other.pitman_seat
        self.run_low = other.run_low[:]
        self.run_length = other.run_length[:]
        self.run = other.run[:]
        self.hidden = other.hidden[:]
        self.known = other.known[:]
        self.unseen = other.unseen
        self.unseen_n = other.unseen_n
        self.splits = other.splits
        self.pile_top = other.pile_top
        self.pile_bottom = other.pile_bottom
        self.discard = other.discard
        self.group_top = other.group_top[:]
        self.group = other.group[:]
        self.saved = other.saved
        self.series_used = other.series_used
        self.hand = other.hand[:]
        self.action_pile = other.action_pile
        self.action_discard = other.action_discard
        self.mystery = other.mystery[:]
        self.has_boat = other.has_boat

    def take_over_step(self, other: "TitanicState") -> None:
        """The second half of `take_over`: what belongs to the step being resolved."""
        self.resolving = other.resolving
        self.uncovered = other.uncovered
        self.latimer_owed = other.latimer_owed
        self.pitman_owed = other.pitman_owed
        self.drawn = other.drawn
        self.to_draw = other.to_draw
        self.placed = other.placed
        self.on_top_only = other.on_top_only
        self.looked_line = other.looked_line
        self.loose_actions = other.loose_actions
        # Both change only where they are replaced whole or while they are in use.
        self.crew = other.crew[:] if other.phase == phases.CREW_DEAL else other.crew
        self.hands_before = other.hands_before[:] if other.phase == phases.GIVE else _FIVE
        self.seen_n = other.seen_n
        self.seen_runs = other.seen_runs[:] if other.seen_n else _NO_CARDS[:]

    def hash(self) -> i64:
        """Of everything a position text tells."""
        # Whose turn was the last is no part of a position that is over.
        seat = self.seat if self.phase != phases.OVER else i64(0)
        step = (self.turn * 32 + self.phase) * 8 + seat
        hashed = mix(SEED, (step * 64 + self.page) * 4 + self.ending)
        hashed = mix_all(mix_all(mix_all(hashed, self.crew), self.hand), self.mystery)
        hashed = mix_all(mix_all(mix_all(hashed, self.group), self.run), self.hidden)
        hashed = mix_all(mix_all(mix_all(hashed, self.known), self.pile_top), self.pile_bottom)
        hashed = mix(mix(mix(hashed, self.discard), self.series_used), self.action_discard)
        hashed = self.splits.mixed_into(hashed)
        flags = (1 if self.has_boat else 0) + (2 if self.pitman_owed else 0)
        flags += (4 if self.placed else 0) + (8 if self.on_top_only else 0)
        owed = (self.latimer_owed * 64 + self.to_draw) * 16 + self.looked_line + 1
        hashed = mix(mix(hashed, owed * 16 + flags), self.resolving + 1)
        hashed = mix(mix(hashed, self.drawn), self.loose_actions)
        if self.phase == phases.GIVE:
            hashed = mix_all(hashed, self.hands_before)
        for i in range(self.seen_n * places.LINES_N):
            hashed = mix(hashed, self.seen_runs[i])
        return hashed

    # Questions about lines and piles.

    def is_usable(self, line: i64) -> bool:
        """TI-GEN-6, TI-FLOOD-7, TI-ACT-BOAT-6: is there such a line now?"""
        if line == places.BOAT:
            return self.run_length[line] + self.hidden[line] > 0
        return line >= self.decks_lost

    def is_empty(self, line: i64) -> bool:
        """Does the line hold no card at all, not even a Mystery Passenger?"""
        return self.run_length[line] == 0 and self.hidden[line] == 0

    def passengers_in(self, line: i64) -> i64:
        """TI-ACT-MYSTERY-8: how many real passengers a line holds."""
        return self.hidden[line] + sets.count(self.run[line] & passengers.ALL)

    def tail(self, line: i64, many: i64) -> i64:
        """TI-MOVE-1: the set of the last cards of the visible run, a stand-in among them."""
        low = self.run_low[line]
        run = self.run[line]
        cards = run & ((bit(2 * many) - 1) << (2 * low))
        if run > passengers.ALL:
            for klass in range(i64(2)):
                stands_for = self.mystery[klass]
                if (run >> (passengers.MYSTERY + klass)) & 1 and low <= stands_for < low + many:
                    cards |= bit(passengers.MYSTERY + klass)
        return cards

    def pile_size(self) -> i64:
        """How many passengers the pile holds."""
        return len(self.pile_top) + self.hidden[places.PILE] + len(self.pile_bottom)

    def is_seat_of(self, member: i64) -> bool:
        """Is the active seat this crew member?"""
        return self.crew[self.seat] == member

    def zone_to_show(self) -> i64:
        """TI-CHANCE-2: where chance shows the next passenger, -1 if another sort of card is due."""
        if self.uncovered:
            return sets.lowest(self.uncovered)
        phase = self.phase
        if self.latimer_owed > 0 or phase <= phases.ACTION_DEAL:
            return -1
        if phase == phases.PAY or phase == phases.END:
            return -1
        return self.looked_line if phase == phases.LOOK_LINE else places.PILE

    # Small changes that several rules share.

    def lay_alone(self, line: i64, card: i64) -> None:
        """One card face up is the whole visible run of a line."""
        self.run[line] = bit(card)
        self.run_length[line] = 1
        self.run_low[line] = card >> 1

    def clear_run(self, line: i64) -> None:
        """The visible run is taken up; whoever calls knows where its cards go."""
        self.run[line] = 0
        self.run_length[line] = 0
        self.run_low[line] = 0

    def forget_seen(self) -> None:
        """TI-MOVE-13: no earlier position can come back."""
        if self.seen_n:
            self.seen_n = 0
            self.seen_runs = _NO_CARDS[:]

    # Names for people and logs.

    def name_of(self, card: i64) -> str:
        """A card: `f7a`, or `mf6` for a stand-in."""
        if card < passengers.CARDS:
            return passengers.write_card(card)
        kind = self.mystery[card - passengers.MYSTERY]
        return f"m{passengers.write_kind(kind)}"

    def cards_of(self, cards: i64, low: i64, many: i64) -> list[i64]:
        """The cards of a run or group from its lowest kind up, stand-ins included."""
        found: list[i64] = []
        for kind in range(low, low + many):
            if cards & bit(2 * kind):
                found.append(2 * kind)
            elif cards & bit(2 * kind + 1):
                found.append(2 * kind + 1)
            else:
                found.append(passengers.MYSTERY + passengers.class_of(kind))
        return found

    def run_names(self, line: i64, many: i64) -> list[str]:
        """The last cards of a visible run, highest first."""
        run = self.cards_of(self.run[line], self.run_low[line], many)
        run.reverse()
        return [self.name_of(card) for card in run]


def state_of(state: State) -> TitanicState:
    """A state of this game."""
    if not isinstance(state, TitanicState):
        raise TypeError("this is no state of titanic")
    return state
