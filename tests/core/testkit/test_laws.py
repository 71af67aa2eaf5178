"""Laws of the kit that a game could break without anybody noticing: each is seen to break."""

from dataclasses import replace
from typing import Any

import pytest

import tocsin
from tocsin.core.facts import Reach
from tocsin.core.testkit import laws
from tocsin.core.vocabulary import NUMBER, Vocabulary, Word


def turn_of_flashpoint() -> tocsin.State:
    """The first turn of a family game."""
    state = tocsin.game("flashpoint", players=2, rules="family").new()
    rng = tocsin.Rng(5)
    while state.turn == 0:
        state.step(rng)
    return state


class Asked:
    """A state or game that gives one answer of its own and asks the true one otherwise."""

    def __init__(self, true: object, **own: object) -> None:
        self.true = true
        vars(self).update(own)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.true, name)


def test_a_way_at_another_price_than_its_moves_breaks_a_law() -> None:
    state = turn_of_flashpoint()
    laws.reaches_by_legal_moves(state)

    def reach_too_cheaply(state: tocsin.State) -> list[Reach]:
        return [replace(way, cost=way.cost - 1) for way in state.game.reach(state)]

    cheap: Any = Asked(state, game=Asked(state.game, reach=lambda _: reach_too_cheaply(state)))
    with pytest.raises(laws.LawBroken, match="costs 1, not 0"):
        laws.reaches_by_legal_moves(cheap)


@pytest.mark.parametrize("words", [[], [Word("first", seat=NUMBER, mood=NUMBER)]])
def test_a_move_that_is_not_described_as_declared_breaks_a_law(words: list[Word]) -> None:
    state = tocsin.game("flashpoint", players=2, rules="family").new()
    laws.describes_as_declared(state)
    state.game.vocabularies["move"] = Vocabulary("move", words)
    with pytest.raises(laws.LawBroken, match=r"not declared|mood is missing"):
        laws.describes_as_declared(state)


def test_a_refusal_that_is_not_declared_breaks_a_law() -> None:
    state = turn_of_flashpoint()
    laws.refuses_as_declared(state, ["~roll:1,1"])
    state.game.vocabularies["refusal"] = Vocabulary("refusal", [])
    with pytest.raises(laws.LawBroken, match="not declared"):
        laws.refuses_as_declared(state, ["~roll:1,1"])
