"""Measuring strength: a run goes on where it stopped, and counts only the bots of today."""

import dataclasses
from pathlib import Path

import pytest

import tocsin
from benchmarks.strength import table
from benchmarks.strength.__main__ import main
from benchmarks.strength.cases import CASES, ORDER, SEEDS_FROM, Case, find
from benchmarks.strength.ledger import Ledger, bare
from benchmarks.strength.plays import Result, make, play
from tocsin.bots.bot import Bot

QUICK = next(case for case in CASES if case.name == "Boxhall alone: random")


def result(case: Case, ledger: Ledger, number: int, won: int) -> Result:
    seed = case.seed(number)
    return Result(case.name, ledger.sum_of(case), seed, won, 5, "victory", 9, 0.1, 0.05)


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "strength.jsonl"
    ledger = Ledger(path)
    for number in (0, 1, 3):
        ledger.add(play(QUICK, number, ledger.sum_of(QUICK)))
    # Killed while it wrote.
    with path.open("a") as file:
        file.write('{"case": "Boxhall alone: random", "bots"')
    again = Ledger(path)
    assert len(again.of(QUICK)) == 3
    assert again.missing(QUICK, 5) == [2, 4]


def test_a_play_that_is_written_twice_counts_once(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "strength.jsonl")
    for _ in range(2):
        ledger.add(result(QUICK, ledger, 7, 1))
    assert len(Ledger(ledger.path).of(QUICK)) == 1


def test_plays_of_other_bots_are_kept_and_not_counted(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "strength.jsonl")
    ledger.add(dataclasses.replace(result(QUICK, ledger, 0, 1), bots="yesterday"))
    assert Ledger(ledger.path).of(QUICK) == []
    assert Ledger(ledger.path).missing(QUICK, 1) == [0]


def test_another_machine_goes_on_with_what_was_kept(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "strength.jsonl")
    for number in (0, 2):
        ledger.add(result(QUICK, ledger, number, number))
    ledger.keep([QUICK], tmp_path / "played.jsonl")
    there = Ledger(tmp_path / "elsewhere.jsonl", tmp_path / "played.jsonl")
    assert there.missing(QUICK, 4) == [1, 3]
    assert table.row(QUICK, there.of(QUICK)) == table.row(QUICK, ledger.of(QUICK))


def test_comments_and_docstrings_make_no_other_bot() -> None:
    told = 'def f():\n    """Says."""\n    return 1  # why\n'
    assert bare(told) == bare("def f():\n    return 1\n")
    assert bare(told) != bare("def f():\n    return 2\n")


def test_the_same_play_ends_the_same() -> None:
    first, second = (play(QUICK, 4, "x") for _ in range(2))
    assert (first.score, first.ending) == (second.score, second.ending)


def test_a_bar_is_met_when_the_interval_reaches_it() -> None:
    case = Case("x", "feurio", bar=0.9)
    assert table.verdict(case, 0.91, 0.99, 200) == "above"
    assert table.verdict(case, 0.80, 0.92, 200) == "met"
    assert table.verdict(case, 0.80, 0.92, 10) == "open"
    assert table.verdict(case, 0.95, 0.95, 1) == "open"
    assert "missed" in table.verdict(case, 0.70, 0.89, 10)
    assert table.verdict(dataclasses.replace(case, bar=None), 0.1, 0.2, 200) == "reported"


def test_the_sign_test_knows_luck_from_strength() -> None:
    assert table.sign_test(10, 0) == pytest.approx(2**-10)
    assert table.sign_test(5, 5) > 0.5
    assert table.sign_test(0, 0) == 1.0


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_case_can_be_played(case: Case) -> None:
    game = tocsin.game(case.game, **case.options)
    assert game.seats > 1 or not case.against
    assert isinstance(make(case.bot, game), Bot)


def test_every_case_has_a_name_and_seeds_of_its_own() -> None:
    names = [case.name for case in CASES]
    assert len(set(names)) == len(names)
    assert all(case.seed(0) >= SEEDS_FROM for case in CASES)
    assert {name for row in ORDER for name in row[3:] if name} <= set(names)
    assert find(["no such case"]) == []


def test_the_command_plays_tells_and_is_not_stopped_by_a_full_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "strength.jsonl"
    # What the repository keeps need not be played again.
    monkeypatch.setattr("benchmarks.strength.__main__.KEPT", tmp_path / "played.jsonl")
    words = ["strength", "Boxhall alone: random", "--games", "3", "--file", str(path)]
    monkeypatch.setattr("sys.argv", words)
    assert main() == 0
    assert "Boxhall alone: random" in capsys.readouterr().out
    assert len(path.read_text().splitlines()) == 3

    def full(self: Ledger, result: Result) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(Ledger, "add", full)
    monkeypatch.setattr("sys.argv", [*words[:3], "5", *words[4:]])
    assert main() == 1
    assert "No space left" in capsys.readouterr().out
    assert len(path.read_text().splitlines()) == 3
