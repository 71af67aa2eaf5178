"""Comparisons, tournaments, balance and suites, from their jobs to what they say."""

import json
import re
from hashlib import sha256

import pytest

from tocsin.core.errors import SetupError
from tocsin.lab import balance, comparing, suites, tournament
from tocsin.lab.job import seat_known
from tocsin.lab.playing import Row
from tocsin.lab.report import write_report
from tocsin.lab.running import run_job
from tocsin.telling.speaker import Speaker


def row(number: int, scores: tuple[int, ...], winners: tuple[int, ...]) -> Row:
    return Row(number, "end", 9, scores, winners)


def test_rivals_meet_at_one_table_and_change_seats() -> None:
    sides = ("bot=random", "bot=rookie")
    (job,) = comparing.jobs_of("feurio", "players=2", sides, 4, 1, seat_known, "random")
    assert job.seats == ("random", "rookie")
    assert job.rotate


def test_partners_play_apart_on_common_seeds() -> None:
    sides = ("board=front", "board=back")
    jobs = comparing.jobs_of("flashpoint", "players=2", sides, 4, 1, seat_known, "random")
    assert [job.seed for job in jobs] == [1, 1]
    assert ["board=back" in job.options for job in jobs] == [False, True]


def test_sides_that_do_not_differ_are_refused() -> None:
    with pytest.raises(SetupError, match="lab sides alike"):
        comparing.jobs_of("titanic", "", ("", "bot=steady"), 4, 1, seat_known, "steady")
    sides = ("rounding=up", "rounding=down")
    with pytest.raises(SetupError, match="lab contest of rules"):
        comparing.jobs_of("feurio", "players=2", sides, 4, 1, seat_known, "random")


def test_a_comparison_counts_what_changed_play_by_play() -> None:
    first = [row(n, (0,), ()) for n in range(20)]
    second = [row(n, (7,), (0,)) if n < 15 else row(n, (0,), ()) for n in range(20)]
    found = comparing.compare(("a", "b"), [first, second])
    assert found.wins_gained.value == pytest.approx(0.75)
    assert found.wins_gained.low > 0
    assert found.p < 0.001
    assert found.score_gained.value == pytest.approx(15 * 7 / 20)


def test_a_tournament_of_rivals_seats_them_alternately() -> None:
    jobs = tournament.jobs_of("feurio", "players=4", ["random", "rookie"], 2, 1, seat_known)
    assert [job.seats for job in jobs.values()] == [("random", "rookie", "random", "rookie")]


def test_partners_are_rated_against_the_game() -> None:
    rows: dict[tuple[str, ...], list[Row]] = {
        ("weak",): [row(n, (0,), ()) for n in range(10)],
        ("strong",): [row(n, (9,), (0,)) for n in range(10)],
    }
    found = tournament.stand(["weak", "strong"], rows)
    assert [one.bot for one in found] == ["strong", "weak"]
    assert found[0].rating.value > 0 > found[1].rating.value


def test_a_tournament_needs_two_bots_each_named_once() -> None:
    for bots in (["random"], ["random", "random"], ["random"] * 20):
        with pytest.raises(SetupError, match="lab bots of tournament"):
            tournament.jobs_of("feurio", "", bots, 2, 1, seat_known)


@pytest.mark.parametrize("game", ["flashpoint", "titanic", "feurio"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_balance_report_opens_without_a_network(game: str, language: str) -> None:
    jobs = balance.jobs_of(game, "", [2], "random", 3, 1, seat_known)
    rows = {many: run_job(job, seat_known) for many, job in jobs.items()}
    found = balance.weigh(jobs, rows, "")
    page = write_report(found, jobs[2], Speaker(language), "tocsin lab balance")
    assert all(link.startswith("#") for link in re.findall(r"(?:src|href)=\"?([^\" >]*)", page))
    assert "@import" not in page
    assert f"<html lang={language}>" in page
    assert page.count("<svg") >= 3


def test_a_balance_knows_where_it_burns() -> None:
    jobs = balance.jobs_of("flashpoint", "rules=family", [2], "random", 4, 1, seat_known)
    found = balance.weigh(jobs, {2: run_job(jobs[2], seat_known)}, "")
    assert 0 < max(found.places["burns"].values()) <= 1
    assert set(found.places["burns"]) <= {f"{r},{c}" for r in range(1, 7) for c in range(1, 9)}


def test_the_suite_never_changes() -> None:
    text = json.dumps(suites.load_suite("v1"), sort_keys=True)
    # Results on a suite are laid side by side: whoever needs other plays makes a v2.
    assert sha256(text.encode()).hexdigest()[:16] == "5d0d8de5ffbe6ae9"


def test_every_case_of_the_suite_can_be_played() -> None:
    jobs = suites.jobs_of("v1", "random", seat_known)
    assert {job.game for job in jobs.values()} == {"flashpoint", "titanic", "feurio"}
    with pytest.raises(SetupError, match="lab unknown suite"):
        suites.jobs_of("v0", "random", seat_known)


def test_an_entry_of_the_leaderboard_can_be_checked() -> None:
    rows = [row(0, (3,), (0,)), row(1, (1,), ())]
    jobs = {"titanic-solo": suites.jobs_of("v1", "random", seat_known, "titanic")["titanic-solo"]}
    said = suites.entry("v1", "random", jobs, {"titanic-solo": rows})
    assert said["cases"][0]["wins"][0] == 0.5
    changed = suites.entry("v1", "random", jobs, {"titanic-solo": rows[::-1]})
    assert said["cases"][0]["sum"] != changed["cases"][0]["sum"]
