"""What veteran and rescue dog change in the course of a turn (XD-SPEC-1 to XD-SPEC-3).

1 act       an extra point near the veteran; a dog without points may still sniff
2 fire      before somebody is knocked down, it may dodge; the fire phase waits for the answer

What they may do is in `veteran`, `dodge` and `dog`; here is only when it is asked.
"""

from mypy_extensions import i64

from tocsin.core.bits import bit
from tocsin.core.journal import Journal
from tocsin.games.flashpoint.danger.actions import dodge
from tocsin.games.flashpoint.danger.actions.ladder_work import LadderScene
from tocsin.games.flashpoint.danger.rules import harm, trapped, veteran
from tocsin.games.flashpoint.rules import poi
from tocsin.games.flashpoint.table import codes, phases


class CrewState(LadderScene):
    """A table of the expansion with its own steps for the cards of the promo set."""

    def _settle(self, journal: Journal | None) -> None:
        """XD-SEQ-3: go on with the explosion that waited; see `game`."""

    # Phase 1: the veteran's extra point.

    def note_points(self, code: i64) -> None:
        """XD-SPEC-2: what is spent from here on begins with the extra point, another card too."""
        self.ap_before = self.ap
        if (
            self.extra == veteran.READY
            and self.phase == phases.ACT
            and codes.CREW_FROM <= code < codes.PARK_FROM
        ):
            self.extra = veteran.USED

    def _begin_turn(self, journal: Journal | None) -> None:
        """XD-SPEC-2: somebody near the veteran begins with one point more."""
        super()._begin_turn(journal)
        if self.ruling.promo:
            veteran.share_experience(self, journal)

    def _go_on_acting(self, journal: Journal | None) -> None:
        """XD-SPEC-2: the extra point goes first; whoever has come near the veteran gets it now."""
        if self.ruling.promo:
            if self.extra == veteran.READY and self.ap < self.ap_before:
                self.extra = veteran.USED
            veteran.share_experience(self, journal)
            if self.phase == phases.ACT and self.ap == 0 and not self.has_hands(self.seat):
                # XD-SPEC-3: sniffing is free, so the dog may still have something to do.
                self.offers_n = -1
                if self.ready() > 1:
                    return
        super()._go_on_acting(journal)

    def _end_actions(self, journal: Journal | None) -> None:
        """XD-SPEC-2: the extra point is not saved."""
        if self.ruling.promo:
            veteran.drop_extra(self, journal)
        super()._end_actions(journal)

    # Phase 2: getting out of the way.

    def _fall(self, journal: Journal | None) -> None:
        """XD-SPEC-1: before the fire knocks anybody down, those who may are asked to dodge."""
        if self.ruling.promo:
            self.dodging = dodge.find_dodgers(self)
        self._ask_or_fall(journal)

    def _ask_or_fall(self, journal: Journal | None) -> None:
        if not harm.must_ask_dodger(self, journal):
            super()._fall(journal)

    def _dodge_or_fall(self, code: i64, journal: Journal | None) -> None:
        """XD-SPEC-1: one answer; a marker in the new cell is turned before the next is asked."""
        seat = self.actor
        if code == codes.FALL:
            harm.take_blow(self, seat, journal)
            self._go_on_dodging(journal)
            return
        cell = self.cell_of(seat)
        dodge.dodge(self, seat, code, journal)
        if self.phase == phases.OVER:
            return
        if self.resume:
            harm.empty_struck_cell(self, cell, harm.blow_rule(self, cell), journal)
        if self.phase == phases.DODGING:
            self._end_dodge(journal)

    def _end_dodge(self, journal: Journal | None) -> None:
        """XD-FLOOR-14: whoever dodged is looked at only now."""
        self.dodging &= ~bit(self.first_of(self.dodging))
        trapped.judge_trapped(self, journal)
        self._go_on_dodging(journal)

    def _go_on_dodging(self, journal: Journal | None) -> None:
        if self.phase == phases.OVER:
            return
        if self.resume:
            self._settle(journal)
        else:
            self._ask_or_fall(journal)

    def _find_while_dodging(self, is_victim: bool, journal: Journal | None) -> None:
        """FP-MOVE-9: the marker in the cell somebody dodged to."""
        poi.turn_over(self, is_victim, "FP-MOVE-9", journal)
        self.target = self.aim
        self.aim = -1
        self._end_dodge(journal)
