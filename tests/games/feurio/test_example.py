"""The worked example for four players, turn by turn, as the specification rebuilds it."""

import pytest

import tocsin
from tests.games.feurio.table import FINAL, table

EXAMPLE = """
2 lay:2,-1 men:green>0,0
1 lay:0,1 men:blue>0,0
2 lay:-1,0 men:yellow>1,-1*2
5 lay:1,-2 men:red>1,-2
2 lay:2,-2 men:green>0,1
5 lay:-1,1 men:blue>1,0*2
4 lay:0,-2 men:yellow>-1,0
1 lay:-1,-1 men:red>2,-2
3 lay:1,-3 men:green>-1,1
3 lay:2,-3 men:blue>2,-1
4 lay:0,-3 men:yellow>-1,1
6 lay:-1,-2 men:red>-1,-1
"""


@pytest.mark.rules("FE-SPREAD-2", "FE-SPREAD-3", "FE-PLACE-3", "FE-SETUP-3", "FE-SETUP-4")
def test_the_worked_example_plays_as_printed() -> None:
    play = tocsin.start("feurio", players=4, chance="manual")
    for value in (3, 6, 6, 4):
        play.do(f"~draw:{value}")
    for line in EXAMPLE.strip().splitlines():
        drawn, lay, men = line.split()
        play.do(f"~draw:{drawn}")
        play.do(lay)
        play.do(men)
    tiles = play.position().split(" ")[4].split(";")
    assert tiles == table(FINAL).key().split(" ")[4].split(";")
    view = play.view(0).as_json()
    assert view["standing"] == [5, 12, 6, 4]


@pytest.mark.rules("FE-SPREAD-2")
def test_every_step_of_the_example_tells_its_rule() -> None:
    play = tocsin.start("feurio", players=4, chance="manual")
    for value in (3, 6, 6, 4, 2):
        play.do(f"~draw:{value}")
    (laid,) = play.do("lay:2,-1")
    assert laid.code == "tile-laid"
    assert laid.rule == "FE-SPREAD-2"
    assert laid.args == {"seat": 1, "cell": "2,-1", "heat": 10, "value": 2}
