"""What `make bench` measures can still be measured."""

from pathlib import Path

import pytest

import tocsin
from benchmarks import against
from benchmarks.build import Build
from benchmarks.cases import CASES, Case

FEW = [case for case in CASES if case.options.get("players") in (1, 4)][::3]


def test_every_game_has_a_case() -> None:
    assert {case.game for case in CASES} == set(tocsin.game_ids())


def test_every_figure_is_measured_in_a_process_of_its_own() -> None:
    folder = str(Path(tocsin.__file__).parent.parent)
    with Build(folder) as build:
        assert build.origin == tocsin.__file__
        for case in FEW:
            for figure in (*against.FIGURES, "decisions"):
                found = build.measure(case, figure, 1)
                assert found is not None, (case.name, figure)
                assert found["done"] > 0


def test_what_a_build_does_not_have_is_missing_and_no_error() -> None:
    case = Case("of tomorrow", "feurio", {"no_such_option": 1})
    with Build(str(Path(tocsin.__file__).parent.parent)) as build:
        assert build.measure(case, "games", 1) is None
        assert build.calibrate(case, "games", 0.1) == 0


def test_the_ratio_is_the_middle_of_the_pairs() -> None:
    assert against.ratio_of([(1.0, 2.0), (3.0, 2.0), (9.0, 1.0)]) == pytest.approx(1.5)
