"""`tocsin lab` at the command line: it goes on where it stopped, and says what is wrong."""

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Tocsin


def test_the_command_compares_draws_and_goes_on(tocsin: Tocsin, tmp_path: Path) -> None:
    plot, runs = tmp_path / "plot.svg", tmp_path / "runs"
    order: tuple[str, ...] = (
        "lab",
        "compare",
        "feurio",
        "players=2",
        "--first",
        "bot=random",
        "--second",
    )
    order += ("bot=rookie", "--games", "4", "--out", str(runs), "--plot", str(plot))
    told = tocsin(*order)
    assert told.code == 0, told.err
    assert "difference" in told.out
    assert plot.read_text(encoding="utf-8").startswith("<svg")
    assert tocsin(*order).out == told.out


def test_figures_are_written_as_the_language_writes_them(tocsin: Tocsin, tmp_path: Path) -> None:
    sides = ("--first", "bot=random", "--second", "bot=rookie", "--games", "4")
    plot = tmp_path / "plot.svg"
    order = ("lab", "compare", "feurio", "players=2", *sides, "--plot", str(plot))
    said = tocsin("--lang", "fr", *order).out
    assert "100,0\u202f% [51,0\u202f%\u202f; 100,0\u202f%]" in said
    assert "0.0" not in said
    assert "100\u202f%" in plot.read_text(encoding="utf-8")
    assert "100.0% [51.0%, 100.0%]" in tocsin("--lang", "en", *order).out


def test_a_balance_report_is_written_in_french_throughout(tocsin: Tocsin, tmp_path: Path) -> None:
    report = tmp_path / "titanic.html"
    order = ("lab", "balance", "titanic", "--players", "1", "--games", "3", "--report", str(report))
    assert tocsin("--lang", "fr", *order).code == 0
    text = re.sub(r'="[^"]*"|<style>.*?</style>', "", report.read_text("utf-8"), flags=re.S)
    seen = " ".join(re.findall(r">([^<>]*)<", text))
    assert re.search(r"\d,\d\d \[", seen)
    assert re.findall(r"\d\.\d", seen) == []


@pytest.mark.parametrize(
    ("order", "said"),
    [
        (("compare", "feurio", "--first", "bot=nobody", "--second", "bot=random"), "nobody"),
        (("balance", "flashpoint", "--players", "two"), "two"),
        (("balance", "flashpoint", "board=castle", "--players", "2"), "castle"),
        (("evaluate", "random", "--suite", "v9"), "v9"),
        (("tournament", "feurio", "--bots", "random"), "from 2 to 16"),
        (("simulate", "feurio", "--games", "0"), "--games"),
    ],
)
def test_a_mistake_is_told_in_a_line(tocsin: Tocsin, order: tuple[str, ...], said: str) -> None:
    told = tocsin("lab", *order)
    assert told.code == 2
    assert said in told.err
    assert "Traceback" not in told.err
