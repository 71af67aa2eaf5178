"""SOS Titanic as a whole: the turn, read from top to bottom.

crew, actions, layout, first    chance deals, somebody begins        TI-SETUP-3, TI-SETUP-10
turn                            moves as wanted, then an act         TI-TURN-1, TI-TURN-2
number, draw, place             a rescue                             TI-RESCUE-2, TI-RESCUE-4
pay, keep, play-now             after a failure                      TI-RESCUE-7, TI-RESCUE-8
look-top, arrange               Get Ready!                           TI-ACT-GETREADY-1
look-pile, come-on              Come On!                             TI-ACT-COMEON-1
come-back                       Come Back!                           TI-ACT-COMEBACK-1
look-line, pick                 Your Turn!                           TI-ACT-YOURTURN-1
take-a, take-b                  Plan A, Plan B                       TI-ACT-PLANA-1, TI-ACT-PLANB-1
seek, swap / give               Lowe / Smith                         TI-CREW-LOWE-1, TI-CREW-SMITH-1
end                             card discarded, Pitman, next player  TI-ACT-GEN-1, TI-CREW-PITMAN-2
over                            the score                            TI-SCORE-1

This is the only room that moves the phase on. After every ply it goes on by itself until somebody
has to act: a card that is certain is shown without asking chance (TI-KNOW-4), and chance is asked
only where there is something to decide (TI-CHANCE-2). What a game answers about a table is in
`face/answers`.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.journal import Journal
from tocsin.core.seats import CHANCE, NOBODY
from tocsin.games.titanic.actions import (
    arrange,
    chance,
    done,
    first,
    give,
    keep,
    move,
    offering,
    pick,
    place,
    play,
    rescue,
    seek,
    share,
    stop,
    swap,
    take,
)
from tocsin.games.titanic.actions.cards import come_on
from tocsin.games.titanic.face import position_text
from tocsin.games.titanic.face.answers import TitanicAnswers
from tocsin.games.titanic.rules import (
    action_pile,
    compensation,
    drawing,
    endings,
    flooding,
    latimer,
    odds,
    pitman,
    rescue_outcome,
    setup,
    uncovering,
)
from tocsin.games.titanic.table import codes, due, heaps, phases, places, sets
from tocsin.games.titanic.table.state import TitanicState, state_of

# Does somebody have to act, or does the play go on by itself?
WAITS: Final = True
GOES_ON: Final = False


# Setting up (TI-SETUP-3, TI-SETUP-4, TI-SETUP-7, TI-SETUP-10).


def _set_up(s: TitanicState, journal: Journal | None) -> bool:
    """TI-CHANCE-3: crew, Action cards, lines; then the team says who begins."""
    if s.phase == phases.CREW_DEAL:
        if setup.seat_without_crew(s) < s.setup.players:
            return _ask_chance(s)
        s.phase = phases.ACTION_DEAL
    elif s.phase == phases.ACTION_DEAL:
        if setup.seat_short_of_actions(s) < s.setup.players:
            return _ask_chance(s)
        setup.lay_lines(s)
        s.phase = phases.LAYOUT
    elif s.setup.players > 1:
        s.phase = phases.FIRST
    else:
        _begin_turn(s, journal)
    return GOES_ON


def _begin_turn(s: TitanicState, journal: Journal | None) -> None:
    """TI-TURN-1: moves, then an act."""
    s.turn += 1
    s.phase = phases.TURN
    _tell_turn(s, journal)


def _tell_turn(s: TitanicState, journal: Journal | None) -> None:
    if journal is not None:
        journal.tell("turn-begun", "TI-TURN-1", {"seat": int(s.seat), "turn": int(s.turn)})


# The turn (TI-TURN-1, TI-TURN-2).


def _take_turn(s: TitanicState, code: i64, journal: Journal | None) -> None:
    """TI-TURN-2: a move, or the one act: a rescue, an Action card, the action of Lowe or Smith."""
    if codes.is_move(code):
        move.do(s, code, journal)
        return
    # TI-TURN-4: no moves after the act, so nothing can lead back any more.
    s.forget_seen()
    if codes.is_rescue(code):
        _rescue(s, code, journal)
    elif codes.is_play(code):
        _play(s, code, journal)
    elif code == codes.SEEK:
        seek.do(s, journal)
        s.phase = phases.SEEK
    else:
        share.do(s, journal)
        s.phase = phases.GIVE


def _end_turn(s: TitanicState, journal: Journal | None) -> bool:
    """TI-ACT-GEN-1, TI-RESCUE-8: discard the card played, pay Pitman, next player."""
    if s.resolving >= 0:
        s.action_discard += heaps.one(s.resolving)
        s.resolving = -1
    if s.pitman_owed:
        if not action_pile.refill(s, journal):
            s.pitman_owed = False
            return GOES_ON
        name = action_pile.sure_card(s)
        if name < 0:
            return _ask_chance(s)
        pitman.pay(s, name, journal)
        return GOES_ON
    endings.check_stalled(s)
    if s.ending == 0:
        s.seat += 1
        if s.seat == s.setup.players:
            s.seat = 0
        _begin_turn(s, journal)
    return GOES_ON


# A rescue (TI-RESCUE-1, TI-DECK-4).


def _rescue(s: TitanicState, code: i64, journal: Journal | None) -> None:
    """TI-RESCUE-2: draw; TI-DECK-4: or first a new pile and its page, then the number."""
    what = rescue.do(s, code, journal)
    if what == due.DRAWING:
        s.phase = phases.DRAW
    elif what == due.NEW_PILE:
        rescue_outcome.reshuffle(s, journal)
        flooding.turn_page(s, flooding.RESHUFFLE, journal)
        s.phase = phases.NUMBER
    else:
        _fail(s, journal)


def _draw_next(s: TitanicState, journal: Journal | None) -> bool:
    """TI-RESCUE-2, TI-ACT-GETREADY-1: card by card; then see who fits, or lay them back."""
    if s.to_draw > 0:
        card = odds.sure_card(s, places.PILE)
        if card < 0:
            return _ask_chance(s)
        drawing.draw_passenger(s, card, journal)
    elif s.phase == phases.LOOK_TOP:
        s.phase = phases.ARRANGE if arrange.begin(s) == due.CHOOSING else phases.END
    elif rescue_outcome.judge(s) == due.PLACING:
        s.phase = phases.PLACE
    else:
        _fail(s, journal)
    return GOES_ON


def _fail(s: TitanicState, journal: Journal | None) -> None:
    """TI-RESCUE-8: discard, page, end test, compensation, Lightoller; Pitman at the end."""
    rescue_outcome.fail(s, journal)
    flooding.turn_page(s, flooding.FAILED_RESCUE, journal)
    if s.ending == 0:
        compensation.owe(s)
        pitman.owe(s)
        s.phase = phases.PAY


def _pay_next(s: TitanicState, journal: Journal | None) -> bool:
    """TI-RESCUE-7: the compensation, card by card; then what Fleet and Lightoller decide."""
    if s.to_draw > 0:
        if not action_pile.refill(s, journal):
            s.to_draw = 0
            return GOES_ON
        name = action_pile.sure_card(s)
        if name < 0:
            return _ask_chance(s)
        compensation.receive(s, name, journal)
        return GOES_ON
    choice = compensation.choice(s)
    if choice == compensation.KEEP_ONE:
        s.phase = phases.KEEP
    elif choice == compensation.NOTHING:
        s.phase = phases.END
    elif play.has_target(s, play.drawn_name(s)):
        s.phase = phases.PLAY_NOW
    else:
        # TI-CREW-LIGHTOLLER-2: a card that cannot be played is simply kept.
        compensation.keep_drawn(s)
        s.phase = phases.END
    return GOES_ON


# Action cards (TI-ACT-GEN-1).


def _play(s: TitanicState, code: i64, journal: Journal | None) -> None:
    """TI-ACT-GEN-1: resolved at once, or card by card, or by a choice."""
    what = play.do(s, code, journal)
    name = codes.play_name(code)
    if what == due.END_OF_ACT:
        s.phase = phases.END
    elif what == due.NOBODY_FITS:
        _turn_page(s, flooding.COME_BACK, journal)
    elif name == heaps.GET_READY:
        s.phase = phases.LOOK_TOP
    elif name == heaps.COME_ON:
        s.phase = phases.LOOK_PILE
    elif name == heaps.COME_BACK:
        s.phase = phases.COME_BACK_PLACE
    elif name == heaps.YOUR_TURN:
        s.phase = phases.LOOK_LINE
    else:
        s.phase = phases.TAKE_A if name == heaps.PLAN_A else phases.TAKE_B


def _look_next(s: TitanicState, journal: Journal | None) -> bool:
    """TI-ACT-COMEON-1, TI-ACT-YOURTURN-1: the rest of the zone, at once where it is certain."""
    zone = places.PILE if s.phase == phases.LOOK_PILE else s.looked_line
    if s.hidden[zone] > 0:
        cards = odds.sure_cards(s, zone)
        if cards == 0:
            return _ask_chance(s)
        for card in sets.listed(cards):
            drawing.look_at(s, zone, card, journal)
    elif s.phase == phases.LOOK_LINE:
        s.phase = phases.PICK
    elif come_on.judge(s, journal) == due.PLACING:
        s.phase = phases.COME_ON_PLACE
    else:
        _turn_page(s, flooding.COME_ON, journal)
    return GOES_ON


def _turn_page(s: TitanicState, cause: i64, journal: Journal | None) -> None:
    """TI-ACT-GEN-4: a page turned by a card gives nobody an Action card."""
    flooding.turn_page(s, cause, journal)
    s.phase = phases.END


# Choices within a step.


def _choose(s: TitanicState, code: i64, journal: Journal | None) -> None:
    """Whatever the phase asks; most answers end the act."""
    phase = s.phase
    what = due.END_OF_ACT
    if phase == phases.PLACE or phase == phases.COME_ON_PLACE or phase == phases.COME_BACK_PLACE:
        what = stop.do(s, journal) if code == codes.STOP else place.do(s, code, journal)
    elif phase == phases.ARRANGE:
        what = arrange.do(s, code, journal)
    elif phase == phases.PICK:
        what = pick.do(s, code - codes.PICK_FROM, journal)
    elif phase == phases.TAKE_A or phase == phases.TAKE_B:
        what = take.do(s, code - codes.TAKE_FROM, journal)
    elif phase == phases.KEEP:
        what = keep.do(s, code - codes.KEEP_ONE_FROM, journal)
    elif phase == phases.SWAP:
        what = done.do(journal) if code == codes.DONE else swap.do(s, code, journal)
    else:
        what = give.do(s, code, journal)
    if what == due.END_OF_ACT:
        s.phase = phases.END


def _play_or_keep(s: TitanicState, code: i64, journal: Journal | None) -> None:
    """TI-CREW-LIGHTOLLER-1: the card just drawn, at once or later."""
    if code == codes.KEEP:
        keep.do_later(s, journal)
        s.phase = phases.END
    else:
        _play(s, code, journal)


def _seek_next(s: TitanicState, journal: Journal | None) -> bool:
    """TI-CREW-LOWE-1: the top card of the pile goes to the discard."""
    card = odds.sure_card(s, places.PILE)
    if card < 0:
        return _ask_chance(s)
    _after_showing(s, seek.discard_one(s, card, journal))
    return GOES_ON


def _after_showing(s: TitanicState, what: i64) -> None:
    """TI-CREW-LOWE-1: an anchor ends the search, perhaps with an exchange; other cards go on."""
    if what == due.CHOOSING:
        s.phase = phases.SWAP
    elif what == due.END_OF_ACT:
        s.phase = phases.END


# Going on.


def _ask_chance(s: TitanicState) -> bool:
    s.actor = CHANCE
    return WAITS


def _go_on(s: TitanicState, journal: Journal | None) -> None:
    """Until a seat or chance has to act, or the play is over.

    TI-MOVE-10: what is uncovered is turned up before anything else. TI-CREW-LATIMER-1: then Latimer
    draws. Then the step goes its way.
    """
    while True:
        if s.ending:
            s.phase = phases.OVER
            s.actor = NOBODY
            return
        if s.uncovered:
            line = sets.lowest(s.uncovered)
            card = odds.sure_card(s, line)
            if card < 0:
                s.actor = CHANCE
                return
            uncovering.turn_up(s, line, card, journal)
        elif s.latimer_owed > 0:
            if _pay_latimer(s, journal):
                return
        elif _step(s, journal):
            return


def _pay_latimer(s: TitanicState, journal: Journal | None) -> bool:
    """TI-CREW-LATIMER-1: one Action card for the series; skipped where none is left."""
    if not action_pile.refill(s, journal):
        s.latimer_owed = 0
        return GOES_ON
    name = action_pile.sure_card(s)
    if name < 0:
        return _ask_chance(s)
    latimer.pay(s, name, journal)
    return GOES_ON


def _step(s: TitanicState, journal: Journal | None) -> bool:
    """One step of the phase; does somebody have to act?"""
    phase = s.phase
    if phase == phases.TURN:
        s.actor = s.seat
        return WAITS
    if phase == phases.DRAW or phase == phases.LOOK_TOP:
        return _draw_next(s, journal)
    if phase == phases.END:
        return _end_turn(s, journal)
    if phase == phases.PAY:
        return _pay_next(s, journal)
    if phase == phases.LOOK_PILE or phase == phases.LOOK_LINE:
        return _look_next(s, journal)
    if phase == phases.SEEK:
        return _seek_next(s, journal)
    if phase <= phases.LAYOUT:
        return _set_up(s, journal)
    sure = _sure_choice(s)
    if sure >= 0:
        _choose(s, sure, journal)
        return GOES_ON
    # TI-SETUP-10: who begins is asked of the first seat.
    s.actor = i64(0) if phase == phases.FIRST else s.seat
    return WAITS


def _sure_choice(s: TitanicState) -> i64:
    """The only answer there is to a question with one answer, -1 if there is a choice."""
    if s.phase == phases.ARRANGE:
        return arrange.sure_code(s)
    if s.phase == phases.PICK:
        return pick.sure_code(s)
    return keep.sure_code(s) if s.phase == phases.KEEP else i64(-1)


class Titanic(TitanicAnswers):
    """Rules and options of one way to play SOS Titanic."""

    id: ClassVar[str] = "titanic"
    rules_version: ClassVar[int] = 1
    plies_max: ClassVar[int] = 200_000
    endings: ClassVar[tuple[str, ...]] = phases.ENDINGS[1:]
    # TI: hands lie open; what lies face down is known to nobody.
    has_secrets: ClassVar[bool] = False

    def new(self) -> TitanicState:
        """Nothing dealt but a fixed crew; chance deals the rest."""
        s = self.blank()
        for seat, member in enumerate(self.setup.crew):
            setup.deal_crew(s, seat, member, None)
        _go_on(s, None)
        return s

    def blank(self) -> TitanicState:
        """An empty table."""
        s = TitanicState(self, self.setup)
        s.clear()
        return s

    def fill(self, state: State) -> None:
        """What the phase offers."""
        offering.offer(state_of(state))

    def apply(self, state: State, code: i64, journal: Journal | None) -> None:
        """One ply, then on until somebody has to act."""
        s = state_of(state)
        phase = s.phase
        if s.actor == CHANCE:
            what = chance.do(s, code, journal)
            if what:
                _after_showing(s, what)
        elif phase == phases.TURN:
            _take_turn(s, code, journal)
        elif phase == phases.NUMBER:
            _rescue(s, code, journal)
        elif phase == phases.PLAY_NOW:
            _play_or_keep(s, code, journal)
        elif phase == phases.FIRST:
            first.do(s, code)
            _begin_turn(s, journal)
        else:
            _choose(s, code, journal)
        _go_on(s, journal)
        if s.ending:
            endings.tell(s, journal)

    def read_position(self, text: str) -> TitanicState:
        """See `face.position_text`; a position is one at which somebody has to act.

        On a table that has problems nobody acts: it is left as it was written.
        """
        s = self.blank()
        position_text.read_position(s, text)
        if not self.problems(s):
            before = position_text.write_position(s)
            _go_on(s, None)
            position_text.check_rest(s, before, text)
        return s
