"""Weights can be made anew: the same seed gives the same, and what is there is found."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import tocsin
from tocsin.bots.feurio import weights as feurio
from tocsin.bots.flashpoint import term_names
from tocsin.bots.weights import VERSION, load_weights, read_weights
from tools.learn import __main__ as command
from tools.learn import ascent, calibration, climbing, regression


def test_a_regression_finds_the_weights_that_made_the_results() -> None:
    rng = np.random.default_rng(3)
    true = np.array([0.5, -1.0, 2.0])
    rows = rng.normal(size=(4000, 3))
    won = 1.0 / (1.0 + np.exp(-rows @ true))
    found = regression.fit(rows, won, np.zeros(3), np.zeros(3))
    # Drawn towards nothing, a little.
    assert np.abs(found - true).max() < 0.2


def test_what_an_evaluation_means_is_found_in_how_plays_ended() -> None:
    # It says far too little: who is said to win one play in four wins three.
    rng = np.random.default_rng(5)
    said = rng.uniform(0.02, 0.9, size=4000)
    true = 1.0 / (1.0 + np.exp(-(2.2 + 0.8 * np.log(said / (1 - said)))))
    won = (rng.uniform(size=4000) < true).astype(float)
    plays = [
        ([float(s)] * (1 + i % 7), float(w)) for i, (s, w) in enumerate(zip(said, won, strict=True))
    ]
    assert np.abs(calibration.fit(plays) - np.array([2.2, 0.8])).max() < 0.15


def test_evaluations_that_are_nearly_sure_are_no_reason_to_jump_away() -> None:
    # Newton's whole step from here leads to slopes in the thousands.
    sure = [([0.999] * 9, 1.0)] * 60 + [([0.001] * 9, 0.0)] * 36 + [([0.001] * 9, 1.0)] * 4
    offset, slope = calibration.fit(sure)
    assert abs(offset) < 3
    assert 0 < slope < 2


def test_plays_that_were_all_won_still_have_a_chance() -> None:
    offset, slope = calibration.fit([([0.5, 0.9], 1.0)] * 20)
    assert 0 < offset < 12
    assert np.isfinite(slope)


def test_a_play_shows_what_the_evaluation_said_turn_by_turn() -> None:
    said, won = calibration.play("family", 0)
    assert (said, won) == calibration.play("family", 0)
    assert len(said) > 5
    assert all(0 < worth < 1 for worth in said)


def test_few_games_stay_near_the_weights_they_began_with() -> None:
    rows = np.ones((10, 1))
    near, far = (
        regression.fit(rows, np.ones(10), np.zeros(1), home)
        for home in (np.full(1, 2.0), np.full(1, 9.0))
    )
    assert 2.0 <= near[0] < far[0]


def test_what_comes_later_counts_for_what_came_before() -> None:
    won = regression.Play([[1.0], [1.0], [1.0]], 1.0)
    lost = regression.Play([[1.0], [1.0]], 0.0)
    rows, wanted = regression.returns([won, lost], np.zeros(1))
    assert rows.shape == (5, 1)
    assert wanted[2] == 1.0
    assert wanted[0] < wanted[1] < wanted[2]
    assert wanted[4] == 0.0 < wanted[3]


def test_a_play_shows_terms_and_the_same_seed_the_same() -> None:
    game = tocsin.game("flashpoint", players=1)
    weights = np.array(load_weights("tocsin.bots.flashpoint", "family", term_names.NAMES))
    weights[0] = -9.0
    first, second = (regression.play(game, weights, 5) for _ in range(2))
    assert first.rows == second.rows
    assert first.rows
    assert all(len(row) == len(weights) for row in first.rows)


def test_hill_climbing_meets_the_same_luck_on_both_sides() -> None:
    names, weights, ways = climbing.setting("feurio")
    assert names == feurio.NAMES
    first, second = (climbing.results("feurio", ways, weights, 7, 4) for _ in range(2))
    assert first == second
    changed = climbing.change(weights, tocsin.Rng(1))
    assert sum(a != b for a, b in zip(weights, changed, strict=True)) in (1, 2)


def test_a_set_is_written_beside_the_others_with_its_provenance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "feurio" / "data" / "weights.json"
    path.parent.mkdir(parents=True)
    kept = {"from": "before", "weights": {"man": 1}}
    path.write_text(json.dumps({"version": VERSION, "sets": {"other": kept}}), "utf-8")
    monkeypatch.setattr(command, "HOME", tmp_path)
    command.write_set("feurio", "goal", {"man": 5}, "python -m tools.learn feurio goal")
    text = path.read_text("utf-8")
    assert read_weights(text, "goal", ("man",)) == [5.0]
    assert read_weights(text, "other", ("man",)) == [1.0]
    assert "tools.learn" in json.loads(text)["sets"]["goal"]["from"]


def test_new_weights_are_judged_on_the_seeds_of_the_old_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    old = regression.begun_with("advanced")
    new = dict.fromkeys(term_names.NAMES, 1.0)
    asked: list[tuple[int, int, int]] = []

    def play_all(
        name: str, weights: np.ndarray, first: int, games: int, detours: int, jobs: int
    ) -> list[regression.Play]:
        asked.append((first, games, detours))
        won = (1, 1, 0) if np.array_equal(weights, old) else (0, 1, 1)
        return [regression.Play([], float(one)) for one in won]

    monkeypatch.setattr(regression, "play_all", play_all)
    assert regression.judge("advanced", new, old, 3) == (1, 1)
    assert asked == [(regression.JUDGED_FROM, 3, 0)] * 2


@pytest.mark.parametrize(("better", "worse", "is_kept"), [(9, 11, True), (0, 12, False)])
@pytest.mark.parametrize(("name", "room"), [("advanced", ascent), ("advanced before", regression)])
def test_weights_that_clearly_lose_more_are_not_written(
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    room: ModuleType,
    better: int,
    worse: int,
    is_kept: bool,
) -> None:
    written: list[str] = []
    monkeypatch.setattr("sys.argv", ["learn", "flashpoint", name, "--games", "20"])
    monkeypatch.setattr(room, "learn", lambda *given: ({"rescued": 1.0}, "told"))
    monkeypatch.setattr(regression, "judge", lambda *given: (better, worse))
    monkeypatch.setattr(command, "write_set", lambda *given: written.append(given[1]))
    assert command.main() == 0
    assert written == ([name] if is_kept else [])


def test_a_pair_tries_both_sides_on_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[float, int]] = []

    def cost(game: tocsin.Game, weights: np.ndarray, seed: int) -> float:
        asked.append((float(weights[0]), seed))
        return float(weights[0])

    monkeypatch.setattr(ascent, "cost", cost)
    weights, reach = np.zeros(3), np.ones(3)
    gain, mean = ascent.try_pair("family", weights, reach, 1, 4)
    way = ascent.aside(3, 1, 4)
    ways = len(ascent.ways_of("family"))
    assert gain == pytest.approx(-2 * way[0] * ways)
    assert mean == pytest.approx(0.0)
    luck = [seed for _, seed in asked]
    assert luck[:ways] == luck[ways:] == list(range(luck[0], luck[0] + ways))


def test_steps_go_uphill_and_leave_unused_terms_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    # What costs least is twice as much of every term.
    home = ascent.begun_with("family")
    wanted = 2 * home

    def try_pair(
        name: str, weights: np.ndarray, reach: np.ndarray, seed: int, number: int
    ) -> tuple[float, float]:
        way = reach * ascent.aside(len(weights), seed, number)
        one, other = (float(np.square(weights + w - wanted).sum()) for w in (way, -way))
        return other - one, (one + other) / 2

    def cost_after(name: str, weights: np.ndarray, seed: int, number: int) -> float:
        return float(np.square(weights - wanted).sum())

    monkeypatch.setattr(ascent, "try_pair", try_pair)
    monkeypatch.setattr(ascent, "cost_after", cost_after)
    monkeypatch.setattr(ascent, "ProcessPoolExecutor", ThreadPoolExecutor)
    found, said = ascent.learn("family", 1, 40, 12)
    weights = np.array([found[term] for term in term_names.NAMES])
    assert np.square(weights - wanted).sum() < 0.5 * np.square(home - wanted).sum()
    assert all(weights[home == 0.0] == 0.0)
    assert "12 steps" in said


def test_a_play_that_is_lost_costs_more() -> None:
    game = ascent.ways_of("family")[0]
    # Who likes fire better than anything loses.
    foolish = -ascent.begun_with("family")
    assert ascent.cost(game, foolish, 3) > 1.0 > ascent.cost(game, -foolish, 3)


def test_an_unknown_set_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["learn", "feurio", "family"])
    with pytest.raises(SystemExit):
        command.main()
