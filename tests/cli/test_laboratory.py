"""`tocsin lab` at the command line: it goes on where it stopped, and says what is wrong."""

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
