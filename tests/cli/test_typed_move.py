"""What is typed, as one of the legal moves."""

import pytest

from tocsin.cli.typed_move import as_outcome, choose, choose_chance
from tocsin.core.facts import Description


def moves_named(*texts: str) -> list[Description]:
    return [Description(text, text.partition(":")[0], "FE-TURN-1") for text in texts]


def test_an_exact_text_beats_longer_ones() -> None:
    moves = moves_named("men:red>0,0", "men:red>0,0*2", "lay:0,1", "lay:0,10")
    assert choose("men:red>0,0", moves).move == moves[0]
    assert choose("0,1", moves).move == moves[2]
    assert choose("2", moves).move == moves[1]
    assert choose("0", moves).move is None
    assert choose("men", moves).rivals == tuple(moves[:2])
    assert choose("99999999999999999999", moves).move is None


def test_a_number_at_chance_is_what_the_tile_shows() -> None:
    outcomes = moves_named("~draw:2", "~draw:3")
    assert choose_chance("2", outcomes).move == outcomes[0]
    assert choose_chance("~draw:3", outcomes).move == outcomes[1]
    assert choose_chance("1", outcomes).move is None


def dice_named(*texts: str) -> list[Description]:
    return [Description(text, text.lstrip("~").partition(":")[0], "FP-DICE-1") for text in texts]


@pytest.mark.parametrize("typed", ["35", "3,5", "3 5", "3, 5", "~roll:3,5"])
def test_dice_are_typed_with_or_without_their_comma(typed: str) -> None:
    outcomes = dice_named("~roll:3,4", "~roll:3,5", "~roll:5,3")
    assert choose_chance(typed, outcomes).move == outcomes[1]


def test_dice_that_could_be_read_in_two_ways_are_asked_again() -> None:
    outcomes = dice_named("~roll:1,12", "~roll:11,2")
    assert choose_chance("112", outcomes).move is None
    assert as_outcome("39", dice_named("~roll:1,1")) == "~roll:3,9"
    assert as_outcome("399", dice_named("~roll:1,1")) == "~roll:399"
    assert as_outcome("9", dice_named("~red:1")) == "~red:9"
