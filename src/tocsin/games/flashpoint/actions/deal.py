"""Dealing a specialist's card (FP-ASET-10, FP-VAR-1): ~deal:captain."""

from typing import Final

from mypy_extensions import i64

from tocsin.core.contract import State
from tocsin.core.facts import Arg, Description, Target
from tocsin.core.notation import Reader
from tocsin.core.refusing import Row, refusals
from tocsin.core.rng import Rng
from tocsin.games.flashpoint.actions import chance, moment
from tocsin.games.flashpoint.actions.chance import ChanceAction
from tocsin.games.flashpoint.rules import cards
from tocsin.games.flashpoint.table import codes
from tocsin.games.flashpoint.table.state import FlashpointState

REFUSALS: Final[list[Row]] = refusals(*cards.ROWS)


def offer(s: FlashpointState) -> None:
    """FP-ASET-10: every card that is left, all equally likely."""
    for role in cards.every(s):
        if cards.refused(s, role) == 0:
            s.offer(codes.DEAL_FROM + role)


def sample(s: FlashpointState, rng: Rng) -> i64:
    """One of the cards that are left."""
    n = s.count_offers()
    return s.offers[rng.below(n)]


class Deal(ChanceAction):
    """`~deal:captain`."""

    def __init__(self) -> None:
        super().__init__(("~deal",), REFUSALS)

    def owns(self, code: i64) -> bool:
        return codes.DEAL_FROM <= code < codes.CHANCE_END

    def kind_of(self, code: i64) -> i64:
        return chance.CARD

    def judge(self, s: FlashpointState, code: i64) -> i64:
        return cards.refused(s, code - codes.DEAL_FROM)

    def own_facts(self, s: FlashpointState, code: i64) -> dict[str, Arg]:
        return {"specialist": s.cards.names[code - codes.DEAL_FROM]}

    def describe(self, state: State, code: i64) -> Description:
        name = moment.state_of(state).cards.names[code - codes.DEAL_FROM]
        card = (Target("specialist", name),)
        shown: dict[str, Arg] = {"specialist": name}
        return Description(f"~deal:{name}", "deal", "FP-ASET-10", card, 0, shown)

    def write(self, state: State, code: i64) -> str:
        return f"~deal:{moment.state_of(state).cards.names[code - codes.DEAL_FROM]}"

    def read(self, state: State, reader: Reader, word: str) -> i64:
        reader.expect(":")
        return codes.DEAL_FROM + cards.read(moment.state_of(state), reader)

    def every(self, state: State) -> list[int]:
        return [int(codes.DEAL_FROM) + role for role in cards.every(moment.state_of(state))]
