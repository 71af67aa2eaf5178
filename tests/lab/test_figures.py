"""Intervals and ratings against numbers that are known."""

import math

import pytest

from tocsin.lab.figures import (
    mean_interval,
    mean_of,
    paired_mean,
    paired_share,
    ratings,
    share_of,
    sign_test,
    wilson,
)


def test_wilsons_interval_of_known_shares() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10)[1] == 1.0


def test_the_interval_of_a_mean() -> None:
    mean, low, high = mean_interval(30, 330, 3)
    assert mean == 10
    assert high - mean == pytest.approx(mean - low)
    assert mean_of([4]).low == mean_of([4]).high == 4


def test_twins_differ_by_nothing_and_the_interval_says_how_sure_that_is() -> None:
    same = [True, False] * 50
    found = paired_share(same, same)
    assert found.value == 0
    assert found.low == -found.high
    assert 0 < found.high < 0.05


def test_a_known_paired_difference() -> None:
    # 12 plays gained, 3 dropped of 100: Bonett and Price give 0.0882 +- 0.0790.
    first = [False] * 12 + [True] * 3 + [True] * 40 + [False] * 45
    second = [True] * 12 + [False] * 3 + [True] * 40 + [False] * 45
    found = paired_share(first, second)
    assert found.value == pytest.approx(0.09)
    assert found.low == pytest.approx(0.0882 - 0.0791, abs=2e-3)
    assert found.high == pytest.approx(0.0882 + 0.0791, abs=2e-3)
    assert sign_test(12, 3) == pytest.approx(0.03516, abs=1e-5)


def test_pairing_sees_what_two_means_hide() -> None:
    first = [10, 20, 30, 40, 50]
    second = [score + 2 for score in first]
    assert paired_mean(first, second).low == 2
    assert mean_of(second).low < mean_of(first).high


def test_the_sign_test_of_long_runs_stays_a_number() -> None:
    assert sign_test(0, 0) == 1.0
    assert 0 <= sign_test(60_000, 40_000) < 1e-9
    assert sign_test(50_000, 50_000) == pytest.approx(1.0)


def test_ratings_of_ten_wins_to_one_lie_four_hundred_points_apart() -> None:
    rated = ratings([[0, 1000], [100, 0]])
    assert rated[0].value - rated[1].value == pytest.approx(400, abs=2)
    assert rated[0].low < rated[0].value < rated[0].high


def test_nobody_is_infinitely_strong() -> None:
    rated = ratings([[0, 10, 10], [0, 0, 10], [0, 0, 0]])
    assert all(math.isfinite(one.value) for one in rated)
    assert rated[0].value > rated[1].value > rated[2].value
    assert sum(one.value for one in rated) == pytest.approx(0, abs=1e-6)


def test_a_share_prints_as_plain_numbers() -> None:
    assert share_of(1, 2).as_json()[0] == 0.5
