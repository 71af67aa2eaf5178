"""The ship and everything on the table: lines, boats, piles, hands, page and the step of the turn.

It knows where things lie (TI-GEN-3 to TI-GEN-7), not what may be done. Lines run from the ship to
the free end; only the free end is accessible:

    deck 3:   ? ? ? | s9 s8 s7        hidden[2] = 3, low[2] = kind of s7, length[2] = 3

The visible run is always one class and falls by one (TI-GEN-5), so its lowest kind, its length and
the set of its cards say it all. A Mystery Passenger is member 60 or 61 of that set. The boat is
line 6; zone 7 is the middle of the passenger pile, the part whose order nobody knows.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.contract import Game, State
from tocsin.core.seats import NOBODY
from tocsin.games.titanic.actions import COLLAPSIBLE_BOAT, FULL_HEAP, MYSTERY_FIRST, one
from tocsin.games.titanic.bits import count
from tocsin.games.titanic.booklet import Booklet
from tocsin.games.titanic.cards import ALL, MYSTERY
from tocsin.games.titanic.table import SINGLE_ROW, Table

BOAT: Final[i64] = 6
LINES_N: Final[i64] = 7
PILE: Final[i64] = 7
GROUPS_N: Final[i64] = 4
TURNS_MAX: Final[i64] = 1000
SIDE: Final[i64] = 7
GROUP: Final[i64] = 8
STAND_IN: Final[i64] = 12
# Where a card can go, in the order of codes.
PLACES: Final = (
    "l1", "l2", "l3", "l4", "l5", "l6", "boat", "side", "gf1", "gf2", "gs1", "gs2", "mf", "ms",
)  # fmt: skip

# The steps of a play; TI numbers are in `game`.
CREW_DEAL: Final[i64] = 0
ACTION_DEAL: Final[i64] = 1
LAYOUT: Final[i64] = 2
FIRST: Final[i64] = 3
TURN: Final[i64] = 4
NUMBER: Final[i64] = 5
DRAW: Final[i64] = 6
PLACE: Final[i64] = 7
PAY: Final[i64] = 8
KEEP: Final[i64] = 9
PLAY_NOW: Final[i64] = 10
LOOK_TOP: Final[i64] = 11
ARRANGE: Final[i64] = 12
LOOK_PILE: Final[i64] = 13
COME_ON_PLACE: Final[i64] = 14
COME_BACK_PLACE: Final[i64] = 15
LOOK_LINE: Final[i64] = 16
PICK: Final[i64] = 17
TAKE_A: Final[i64] = 18
TAKE_B: Final[i64] = 19
SEEK: Final[i64] = 20
SWAP: Final[i64] = 21
GIVE: Final[i64] = 22
END: Final[i64] = 23
OVER: Final[i64] = 24
PHASES: Final = (
    "crew", "actions", "layout", "first", "turn", "number", "draw", "place", "pay", "keep",
    "play-now", "look-top", "arrange", "look-pile", "come-on", "come-back", "look-line", "pick",
    "take-a", "take-b", "seek", "swap", "give", "end", "over",
)  # fmt: skip

SHIP_LOST: Final[i64] = 1
ALL_SAVED: Final[i64] = 2
STALLED: Final[i64] = 3
ENDINGS: Final = ("-", "ship-lost", "all-saved", "stalled")

_EIGHT: Final = vec[i64]([0] * 8)
_FOUR: Final = vec[i64]([0] * 4)
_FIVE: Final = vec[i64]([0] * 5)
_NO_MYSTERY: Final = vec[i64]([-1, -1])
_NO_CREW: Final = vec[i64]([-1, -1, -1, -1, -1])
_NO_CARDS: Final = vec[i64]()


class Charter:
    """What never changes during a play: players, booklet, first lines and options."""

    def __init__(self, players: i64, booklet: Booklet, layout: list[int], strict: bool) -> None:
        self.players = players
        self.booklet = booklet
        self.layout = layout
        # TI-VAR-4: may the Mystery Passenger never stand for a lifeboat?
        self.no_mystery_lifeboat = strict
        # The crew fixed by an option, as numbers; empty when it is dealt (TI-SETUP-3).
        self.crew: list[int] = []


class Ship(State):
    """Everything that lies on the table in a game of SOS Titanic."""

    def __init__(self, game: Game, charter: Charter) -> None:
        super().__init__(game)
        self.charter = charter
        self.phase: i64 = CREW_DEAL
        self.seat: i64 = 0
        self.page: i64 = 1
        # Decks lost to the sea, counted from the bow: the usable decks are lost to 5.
        self.lost: i64 = 0
        self.ending: i64 = 0
        self.crew: vec[i64] = _NO_CREW
        self.latimer_seat: i64 = -1
        self.pitman_seat: i64 = -1
        # Lines, the boat last.
        self.low: vec[i64] = _EIGHT
        self.length: vec[i64] = _EIGHT
        self.run: vec[i64] = _EIGHT
        # Zones (TI-KNOW-1): how many cards lie hidden, and which of them are known to.
        self.hidden: vec[i64] = _EIGHT
        self.known: vec[i64] = _EIGHT
        self.fresh: i64 = ALL
        self.fresh_n: i64 = 60
        self.table: Table = SINGLE_ROW
        # Known places of the pile; replaced whole, never changed in place, so copies share them.
        self.top: vec[i64] = _NO_CARDS
        self.bottom: vec[i64] = _NO_CARDS
        self.discard: i64 = 0
        # Survivor groups GF1, GF2, GS1, GS2.
        self.group_top: vec[i64] = _FOUR
        self.group: vec[i64] = _FOUR
        self.saved: i64 = 0
        # TI-CREW-LATIMER-3: passengers that have been in a series.
        self.used: i64 = 0
        # Action cards.
        self.hand: vec[i64] = _FIVE
        self.action_pile: i64 = FULL_HEAP
        self.action_discard: i64 = 0
        self.mystery: vec[i64] = _NO_MYSTERY
        self.boat_on: bool = False
        # The step being resolved.
        self.resolving: i64 = -1
        self.bare: i64 = 0
        self.latimer_owed: i64 = 0
        self.drawn: i64 = 0
        self.to_draw: i64 = 0
        self.placed: bool = False
        self.line: i64 = -1
        self.pitman_due: bool = False
        self.offered: i64 = 0
        self.before: vec[i64] = _FIVE
        # TI-MOVE-13: the runs of the seven lines at each position seen in this move step.
        self.seen: vec[i64] = _NO_CARDS
        self.seen_n: i64 = 0

    def clear(self) -> None:
        """Nothing dealt yet."""
        self.crew = _NO_CREW[:]
        self.low = _EIGHT[:]
        self.length = _EIGHT[:]
        self.run = _EIGHT[:]
        self.hidden = _EIGHT[:]
        self.known = _EIGHT[:]
        self.group_top = _FOUR[:]
        self.group = _FOUR[:]
        self.hand = _FIVE[:]
        self.mystery = _NO_MYSTERY[:]
        self.before = _FIVE[:]
        self.seen = _NO_CARDS[:]

    def take_over(self, other: "Ship") -> None:
        """Become equal to another ship of the same game, sharing nothing that changes."""
        self.actor = other.actor
        self.turn = other.turn
        self.phase = other.phase
        self.seat = other.seat
        self.page = other.page
        self.lost = other.lost
        self.ending = other.ending
        self.latimer_seat = other.latimer_seat
        self.pitman_seat = other.pitman_seat
        self.low = other.low[:]
        self.length = other.length[:]
        self.run = other.run[:]
        self.hidden = other.hidden[:]
        self.known = other.known[:]
        self.fresh = other.fresh
        self.fresh_n = other.fresh_n
        self.table = other.table
        self.top = other.top
        self.bottom = other.bottom
        self.discard = other.discard
        self.group_top = other.group_top[:]
        self.group = other.group[:]
        self.saved = other.saved
        self.used = other.used
        self.hand = other.hand[:]
        self.action_pile = other.action_pile
        self.action_discard = other.action_discard
        self.mystery = other.mystery[:]
        self.boat_on = other.boat_on
        self.take_over_step(other)

    def take_over_step(self, other: "Ship") -> None:
        """The second half of `take_over`: what belongs to the step being resolved."""
        self.resolving = other.resolving
        self.bare = other.bare
        self.latimer_owed = other.latimer_owed
        self.drawn = other.drawn
        self.to_draw = other.to_draw
        self.placed = other.placed
        self.line = other.line
        self.pitman_due = other.pitman_due
        self.offered = other.offered
        # Both change only where they are replaced whole or while they are in use.
        self.crew = other.crew[:] if other.phase == CREW_DEAL else other.crew
        self.before = other.before[:] if other.phase == GIVE else _FIVE
        self.seen_n = other.seen_n
        self.seen = other.seen[:] if other.seen_n else _NO_CARDS[:]

    # Questions about lines.

    def is_usable(self, line: i64) -> bool:
        """TI-GEN-6, TI-FLOOD-7, TI-ACT-BOAT-6: is there such a line now?"""
        if line == BOAT:
            return self.length[line] + self.hidden[line] > 0
        return line >= self.lost

    def is_empty(self, line: i64) -> bool:
        """Does the line hold no card at all, not even a Mystery Passenger?"""
        return self.length[line] == 0 and self.hidden[line] == 0

    def passengers_in(self, line: i64) -> i64:
        """How many real passengers a line holds (TI-ACT-MYSTERY-8)."""
        return self.hidden[line] + count(self.run[line] & ALL)

    def tail(self, line: i64, many: i64) -> i64:
        """TI-MOVE-1: the set of the last cards of the visible run, a stand-in among them."""
        low = self.low[line]
        run = self.run[line]
        cards = run & ((bit(2 * many) - 1) << (2 * low))
        if run > ALL:
            for whose in range(i64(2)):
                if (run >> (MYSTERY + whose)) & 1 and low <= self.mystery[whose] < low + many:
                    cards |= bit(MYSTERY + whose)
        return cards

    def pile_size(self) -> i64:
        """How many passengers the pile holds."""
        return len(self.top) + self.hidden[PILE] + len(self.bottom)

    def is_seat_of(self, member: i64) -> bool:
        """Is the active seat this crew member?"""
        return self.crew[self.seat] == member

    def forget_seen(self) -> None:
        """TI-MOVE-13: no earlier position can come back."""
        if self.seen_n:
            self.seen_n = 0
            self.seen = _NO_CARDS[:]

    def drop_boat(self) -> None:
        """TI-ACT-BOAT-6: without passengers the boat's card goes to the Action discard."""
        self.boat_on = False
        self.action_discard += one(COLLAPSIBLE_BOAT)

    def drop_mystery(self, whose: i64) -> None:
        """The stand-in of a class leaves the table for the Action discard."""
        self.mystery[whose] = -1
        self.action_discard += one(MYSTERY_FIRST + whose)

    def end(self, ending: i64) -> None:
        """Nothing more can be done."""
        self.phase = OVER
        self.actor = NOBODY
        self.ending = ending
