"""Replaying, simulating and golden files."""

import json
import math
from pathlib import Path

import pytest

import tocsin as engine
from tests.cli.conftest import Tocsin
from tocsin.lab.figures import mean_interval, wilson
from tocsin.lab.job import game_seed
from tocsin.lab.working import Pace


@pytest.fixture
def record(tocsin: Tocsin, tmp_path: Path) -> Path:
    """A finished play of two random bots."""
    tocsin("golden", "feurio/short", "players=2", "--folder", str(tmp_path))
    return tmp_path / "feurio" / "short.txt"


def test_a_record_is_stepped_through(tocsin: Tocsin, record: Path) -> None:
    result = tocsin("replay", str(record), typed="\n\nb\n5\ne\nnonsense\nq\n")
    assert result.code == 0
    play = engine.replay(record.read_text(encoding="utf-8"), chance="manual")
    last = len(play.plies)
    shown = [line for line in result.out.splitlines() if " of " in line and "turn" in line]
    assert [line.split(",")[0].removeprefix("> ") for line in shown] == [
        f"Ply {ply} of {last}" for ply in (1, 2, 1, 5, last)
    ]
    assert f"a number from 0 to {last}" in result.out


def test_the_end_of_the_record_ends_the_show(tocsin: Tocsin, record: Path) -> None:
    assert tocsin("replay", str(record), typed="e\n\n\n\n").code == 0
    assert tocsin("replay", str(record), typed="").code == 0


def test_a_record_as_json_holds_everything(tocsin: Tocsin, record: Path) -> None:
    result = tocsin("replay", str(record), "--json")
    data = json.loads(result.out)
    play = engine.replay(record.read_text(encoding="utf-8"), chance="manual")
    assert data["tags"]["Game"] == "feurio"
    assert [ply["text"] for ply in data["plies"]] == [ply.text for ply in play.plies]
    assert [event["code"] for event in data["events"]] == [e.code for e in play.events()]
    assert data["position"] == play.position()
    assert play.outcome is not None
    assert data["outcome"]["scores"] == list(play.outcome.scores)
    assert data["view"]["phase"] == "over"


def test_a_seat_that_is_not_there_cannot_look(tocsin: Tocsin, record: Path) -> None:
    result = tocsin("replay", str(record), "--seat", "4")
    assert result.code == 2
    assert "--seat must be from 0 to 1, not 4" in result.err


def test_a_seat_sees_its_own_firebreaks_in_a_replay(tocsin: Tocsin, tmp_path: Path) -> None:
    play = engine.start("feurio", players=2, firebreaks=True, seed=5)
    firebreak = next(move for move in play.moves() if move.startswith("break:"))
    play.do(firebreak)
    file = tmp_path / "secret.txt"
    file.write_text(play.record(), encoding="utf-8")
    jump = f"{len(play.plies) - 1}\nq\n"
    assert "#######" in tocsin("replay", str(file), typed=jump).out
    own = tocsin("replay", str(file), "--seat", "1", typed=jump).out
    assert "#######" not in own
    assert "##(" in own


def test_simulation_gives_the_same_result_with_any_number_of_jobs(tocsin: Tocsin) -> None:
    base = ("simulate", "feurio", "players=2", "--games", "120", "--seats", "random,random")
    one = tocsin(*base, "--json")
    two = tocsin(*base, "--json", "--jobs", "2")
    assert one.code == 0
    assert json.loads(one.out) == json.loads(two.out)
    other = tocsin(*base, "--json", "--seed", "1")
    assert json.loads(one.out)["seats"] != json.loads(other.out)["seats"]


def test_simulation_reports_shares_and_scores(tocsin: Tocsin) -> None:
    base = ("simulate", "feurio", "players=2", "--games", "20", "--seats", "steady,random")
    data = json.loads(tocsin(*base, "--json").out)
    steady, random = data["seats"]
    assert steady["wins"] > random["wins"]
    assert steady["share_95"][0] <= steady["share"] <= steady["share_95"][1]
    assert steady["mean_score_95"][0] < steady["mean_score"] < steady["mean_score_95"][1]
    assert sum(data["endings"].values()) == 20
    table = tocsin(*base).out
    assert "steady bot" in table
    assert "20 games of feurio" in table
    french = tocsin(*base, "--lang", "fr").out
    assert "20 parties de feurio" in french


def test_rotation_lets_every_bot_sit_everywhere(tocsin: Tocsin) -> None:
    base = ("simulate", "feurio", "players=2", "--games", "20", "--seats", "steady,random")
    turned = json.loads(tocsin(*base, "--json", "--rotate").out)
    fixed = json.loads(tocsin(*base, "--json").out)
    assert turned["rotate"] is True
    assert turned["seats"][0]["wins"] > turned["seats"][1]["wins"]
    assert turned["seats"][0]["mean_score"] != fixed["seats"][0]["mean_score"]


def test_games_of_neighbouring_seeds_have_nothing_in_common() -> None:
    seeds = {game_seed(seed, number) for seed in range(50) for number in range(50)}
    assert len(seeds) == 2500
    assert game_seed(0, 0) == game_seed(0, 0)


def test_the_intervals_are_those_of_the_textbooks() -> None:
    low, high = wilson(8, 10)
    assert math.isclose(low, 0.4902, abs_tol=5e-5)
    assert math.isclose(high, 0.9433, abs_tol=5e-5)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0
    mean, low, high = mean_interval(10, 30, 4)
    assert mean == 2.5
    assert math.isclose(high - mean, 1.959964 * math.sqrt(5 / 3 / 4), rel_tol=1e-6)
    assert math.isclose(mean - low, high - mean)
    assert mean_interval(3, 9, 1) == (3.0, 3.0, 3.0)


def test_golden_playthroughs_are_made_checked_and_rewritten(tocsin: Tocsin, record: Path) -> None:
    folder = str(record.parents[1])
    assert tocsin("golden", "--check", "--folder", folder).out.startswith("One golden")
    index = record.with_name("index.txt")
    kept = index.read_text(encoding="utf-8")
    *_, plies, events, asked, spectator, first, second = kept.split()
    assert int(plies) > 0
    for word, told in {
        events: "the list of events",
        asked: "what was asked and offered on the way",
        spectator: "what was seen on the way",
        second: "what was seen on the way",
    }.items():
        index.write_text(kept.replace(word, "0" * 12), encoding="utf-8")
        changed = tocsin("golden", "--folder", folder)
        assert changed.code == 1
        assert changed.out == f"feurio/short.txt: {told} differs.\n"
    index.unlink()
    missing = tocsin("golden", "--folder", folder)
    assert missing.code == 1
    assert "is missing" in missing.out
    assert tocsin("golden", "--write", "--folder", folder).code == 0
    assert index.read_text(encoding="utf-8") == kept
    assert first in kept


def test_a_readable_playthrough_shows_the_line_that_changed(tocsin: Tocsin, record: Path) -> None:
    folder = str(record.parents[1])
    readable = record.with_name("short.play.txt")
    readable.touch()
    assert tocsin("golden", "--folder", folder).code == 1
    assert tocsin("golden", "--write", "--folder", folder).code == 0
    assert tocsin("golden", "--folder", folder).code == 0
    kept = readable.read_text(encoding="utf-8")
    readable.write_text(kept.replace(" tile-laid ", " tile-thrown ", 1), encoding="utf-8")
    changed = tocsin("golden", "--folder", folder)
    assert changed.code == 1
    assert "the readable text differs" in changed.out
    assert "-    tile-thrown FE-" in changed.out
    assert "+    tile-laid FE-" in changed.out


def test_a_record_cannot_be_called_like_the_index(tocsin: Tocsin, tmp_path: Path) -> None:
    made = tocsin("golden", "feurio/index", "players=2", "--folder", str(tmp_path))
    assert made.code != 0
    assert not list(tmp_path.glob("*/*"))


def test_a_golden_playthrough_is_made_for_an_ending(tocsin: Tocsin, tmp_path: Path) -> None:
    made = tocsin(
        "golden", "feurio/lost", "players=2", "mode=coop", "--ending", "forest-lost",
        "--folder", str(tmp_path),
    )  # fmt: skip
    assert made.code == 0
    text = (tmp_path / "feurio" / "lost.txt").read_text(encoding="utf-8")
    assert '[Ending "forest-lost"]' in text
    assert tocsin("golden", "--folder", str(tmp_path)).code == 0


def test_the_bar_of_a_simulation_moves_several_times_a_second() -> None:
    pace = Pace()
    assert pace.batch == 1
    for _ in range(20):
        pace.took(pace.batch, 0.001 * pace.batch)
    assert pace.batch == 200
    pace.took(pace.batch, 40.0)
    assert pace.batch == 1
    pace.took(1, 0.0)
    assert pace.batch == 2
