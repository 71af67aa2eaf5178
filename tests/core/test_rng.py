"""The generator: repeatable, fair, and the same for ever."""

import pytest

import tocsin


def test_the_stream_of_a_seed_never_changes() -> None:
    # These numbers are part of the promise that a seed gives the same game for ever.
    rng = tocsin.Rng(42)
    assert [rng.word() for _ in range(4)] == [3011021589, 3960382089, 1547270628, 4040468816]


def test_below_is_fair_and_in_range() -> None:
    rng = tocsin.Rng(7)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    # Five standard deviations of a fair die.
    assert all(abs(count - 10_000) < 5 * 92 for count in counts)


def test_different_seeds_give_different_streams() -> None:
    seeds = [0, 1, 2, 2**32, 2**64, 2**95]
    assert len({tuple(tocsin.Rng(seed).word() for _ in range(3)) for seed in seeds}) == len(seeds)


def test_a_fork_goes_its_own_way() -> None:
    rng = tocsin.Rng(1)
    fork = rng.fork()
    assert [rng.word() for _ in range(5)] != [fork.word() for _ in range(5)]


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(tocsin.SetupError, match="bad seed"):
        tocsin.Rng(-1)


@pytest.mark.parametrize("n", [0, -1, 2**31, 2**40])
def test_a_range_it_cannot_draw_from_is_refused_instead_of_being_tried_for_ever(n: int) -> None:
    with pytest.raises(tocsin.SetupError, match="bad range"):
        tocsin.Rng(1).below(n)


def test_the_largest_range_is_drawn_from() -> None:
    assert 0 <= tocsin.Rng(1).below(2**31 - 1) < 2**31 - 1
    assert tocsin.Rng(1).below(1) == 0
