"""Plain greedy at Feurio!, the yardstick of issue 12.

One man where the own total rises most, none if it cannot rise; tiles are laid to gain most; ties
are broken by a fair pick.
"""

import tocsin
from tocsin.bots.bot import Bot
from tocsin.games.feurio.actions import men
from tocsin.games.feurio.rules import scoring
from tocsin.games.feurio.table import codes
from tocsin.games.feurio.table.state import FeurioState


class PlainGreedy(Bot):
    """Looks at its own total and no further."""

    def choose(self, state: tocsin.State, seat: int, rng: tocsin.Rng) -> int:
        """The move after which the own total is highest."""
        legal = state.legal()
        best: list[int] = []
        top = -(10**9)
        for code in legal:
            if code >= codes.MEN_FROM and men.count_of(code) > 1:
                continue
            after = state.copy()
            after.play(code)
            assert isinstance(after, FeurioState)
            total = int(scoring.totals(after)[seat])
            if total > top:
                best, top = [code], total
            elif total == top:
                best.append(code)
        if codes.PASS in best:
            # A man that brings nothing stays in hand.
            return int(codes.PASS)
        return best[rng.below(len(best))]
