"""How fast the bots think is measured for every game, and told with its bar."""

import io

from rich.console import Console

from benchmarks import thinking


def test_every_game_has_rollouts_and_a_search_of_its_own() -> None:
    found = thinking.figures(0.01, "solo")
    assert {figure.what for figure in found} == {"light rollouts/s", "rollouts/s"}
    assert all(figure.rate > 0 for figure in found)
    found = thinking.figures(0.01, "family")
    assert [figure.what for figure in found] == ["light rollouts/s", "evaluations/s"]
    assert found[0].bar == thinking.LIGHT_BAR


def test_the_table_says_whether_the_bar_is_met() -> None:
    page = io.StringIO()
    thinking.tell(0.01, Console(file=page, width=120), "family")
    assert "light rollouts/s" in page.getvalue()
    assert "OpenSpiel" in page.getvalue()
