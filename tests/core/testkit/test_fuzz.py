"""The fuzz of positions: it changes texts as it should, and sees a game that trusts them."""

import pytest

import tocsin
from tocsin.core.facts import Problem
from tocsin.core.testkit.fuzz import Tally, fuzz_positions, try_position
from tocsin.core.testkit.laws import LawBroken
from tocsin.core.testkit.mutation import mutate
from tocsin.games.feurio.game import Feurio

TEXT = "feurio/1 1 lay:1 5 0,-1=3;1,-1=6;0,0=6;1,0=4 r12/g12/b12/y12 665554 0"


def changed(seed: int) -> list[str]:
    rng = tocsin.Rng(seed)
    return [mutate(TEXT, [TEXT, TEXT.replace("lay:1 5", "men:1 -")], rng) for _ in range(400)]


def test_the_same_seed_changes_the_same_text_in_the_same_way() -> None:
    assert changed(1) == changed(1) != changed(2)


def test_fields_pieces_numbers_words_and_signs_are_all_changed() -> None:
    texts = changed(3)
    assert any(text.split(" ")[4] == "1,0=4;1,-1=6;0,0=6;0,-1=3" for text in texts)
    assert any("lay:1 -" in text for text in texts)
    assert any("9999" in text for text in texts)
    assert any(text.count(";") < 3 for text in texts)
    assert any(text.count(";") > 3 for text in texts)
    assert sum(text == TEXT for text in texts) < 120


def test_a_text_is_unreadable_or_impossible_or_played() -> None:
    tally = Tally()
    game = tocsin.game("feurio", players=4)
    for text in ("", TEXT.replace("5554", "5555"), TEXT):
        try_position(game, text, tocsin.Rng(1), tally)
    assert repr(tally) == "1 unreadable, 1 impossible, 1 played"


if not tocsin.is_compiled():
    # A compiled game has no subclasses.
    class TrustingFeurio(Feurio):
        """A game that believes every text, for a while."""

        def problems(self, state: tocsin.State) -> list[Problem]:
            return super().problems(state) if state.turn > 4 else []


@pytest.mark.skipif(tocsin.is_compiled(), reason="see TrustingFeurio")
def test_a_problem_that_is_named_too_late_is_seen_with_the_text_it_began_from() -> None:
    text = TEXT.replace("5554", "5555")
    with pytest.raises(LawBroken, match=r"wrong-number-of-tiles.*begun from 'feurio/1 1 lay"):
        try_position(TrustingFeurio({}), text, tocsin.Rng(1), Tally())


def test_the_tally_counts_every_text() -> None:
    tally = fuzz_positions(tocsin.game("feurio", players=2), seed=5, count=30)
    assert tally.unreadable + tally.impossible + tally.played == 30
